"""Who learns something by a choice: asked once for all, and seat by seat."""

from __future__ import annotations

import random

import pytest

from planetfall.core.view import came_to_light, pieces_in_sight
from planetfall.games import GAMES, build


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_piece_comes_to_light_if_a_viewer_sees_what_the_chooser_did_not(
    game: str, seats: int
) -> None:
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
        known = pieces_in_sight(before, mover)
        news = [
            pieces_in_sight(after, seat) - pieces_in_sight(before, seat) - known
            for seat in range(-1, seats)
        ]
        assert came_to_light(before, after, mover) == any(news)
        answers.add(any(news))
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
        assert placed in area.pieces_lie(owner=False) and placed in area.pieces_lie(owner=True)
        for seat in range(-1, 2):
            assert pieces_in_sight(game, seat) >= {("tile", tile) for tile in placed}
