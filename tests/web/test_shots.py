"""The moments that are photographed for the documentation."""

from __future__ import annotations

import pytest

from planetfall.web.shots import STAGES, prepared


@pytest.mark.slow
@pytest.mark.parametrize("game", STAGES)
def test_a_game_comes_to_the_moment_that_is_photographed(game: str) -> None:
    table = prepared(game, "somebody")
    stage, play = STAGES[game], table.room.play
    assert play is not None
    assert 0 in table.room.movers(), "it is the person's turn"
    assert play.game.round_number() >= stage.round
    assert [seat.kind for seat in table.room.record.seats] == ["person", "bot", "bot", "bot"]
    assert len(table.rows) == table.room.sequence, "every choice can be stored"
