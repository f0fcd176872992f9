"""Who learns something by a choice: asked once for all, and seat by seat."""

from __future__ import annotations

import random

import pytest

from planetfall.core.view import anybody_sees_more, pieces_in_sight, sees_more
from planetfall.games import GAMES, build


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_somebody_learns_something_if_a_seat_or_a_spectator_does(game: str, seats: int) -> None:
    rng = random.Random(11)
    after = build(game, {}).new(seats, 5)
    answers = set()
    for _ in range(150):
        if after.is_over():
            break
        before = after
        after = before.clone()
        mover = rng.choice(after.to_move())
        after.apply(mover, rng.choice(after.legal(mover)))
        told = [sees_more(before, after, seat) for seat in range(-1, seats)]
        assert anybody_sees_more(before, after) == any(told)
        answers.add(any(told))
    assert answers == {True, False}


def test_pieces_of_an_area_inside_another_are_in_sight() -> None:
    """A placed tile of Planet Unknown lies on a board, which is an area of its player's area."""
    rng = random.Random(3)
    game = build("planet-unknown", {}).new(2, 5)
    while game.at_once or not game.areas()[1].shown_data(owner=False)["board"]["tiles"]:
        mover = rng.choice(game.to_move())
        game.apply(mover, rng.choice(game.legal(mover)))
    for area in game.areas():
        placed = area.shown_data(owner=False)["board"]["tiles"]
        assert placed
        for seat in range(-1, 2):
            assert pieces_in_sight(game, seat) >= {("tile", tile) for tile in placed}
