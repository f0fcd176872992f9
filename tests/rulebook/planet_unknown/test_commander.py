"""Section 2: who commands first."""

from __future__ import annotations

import pytest

from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import choose, fresh, keys


@rule("PU-2.18")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_one_player_by_chance_has_the_token_and_turns_the_station_first(seats: int) -> None:
    firsts: set[int] = set()
    for seed in range(50):
        game = fresh(seats, seed)
        assert (game.turn, game.to_move()) == (1, (game.commander,))
        assert keys(game, game.commander) == [f"rotate:{k}" for k in range(6)]
        firsts.add(game.commander)
    # Not by table order, and no seat is left out.
    assert firsts == set(range(seats))


@rule("PU-2.18")
def test_the_same_luck_gives_the_same_commander() -> None:
    assert [fresh(4, seed).commander for seed in range(8)] == [
        fresh(4, seed).commander for seed in range(8)
    ]
    game = fresh(4, 3)
    first = game.commander
    # All see who holds the token, and only this seat turns.
    assert {game.view(seat).data()["table"]["commander"] for seat in range(4)} == {first}
    rotation = game.rotation
    choose(game, "rotate:1", seat_number=first)
    assert game.rotation == (rotation - 1) % 6
    assert game.to_move() == (0, 1, 2, 3)
