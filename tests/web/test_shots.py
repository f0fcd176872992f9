"""The moments that are photographed for the documentation."""

from __future__ import annotations

import pytest

from planetfall.games import GAMES
from planetfall.web.shots import prepared


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_to_the_moment_that_is_photographed(game: str) -> None:
    table = prepared(game, "somebody")
    moment, play = GAMES[game].moment, table.room.play
    assert moment is not None
    assert play is not None
    assert 0 in table.room.movers(), "it is the person's turn"
    assert play.game.round_number() >= moment.round
    assert [seat.kind for seat in table.room.record.seats] == ["person", "bot", "bot", "bot"]
    assert len(table.rows) == table.room.sequence, "every choice can be stored"
