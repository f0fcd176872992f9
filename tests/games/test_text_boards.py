"""Text boards tell every box in both languages, to every seat and to spectators, to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.games import GAMES, text_board

BOXES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("planet-unknown", {"events": "on", "personal_objectives": True}),
    ("terraforming-mars", {"colonies": True, "draft": True}),
    *(
        ("on-mars", {"chapter": chapter})
        for chapter in ("invasion", "outbreak", "blackout", "monolith")
    ),
]


@pytest.mark.parametrize(("game", "options"), BOXES)
def test_a_text_board_tells_every_position(game: str, options: dict[str, Any]) -> None:
    rules = games.build(game, options)
    seats = max(rules.seat_counts())
    books = [games.book(rules, lang) for lang in games.LANGUAGES]
    names = [f"Seat {seat}" for seat in range(seats)]
    position, rng, choices = rules.new(seats, 7), Random(game), 0
    while True:
        movers = position.to_move()
        if choices % 60 == 0 or not movers:
            for seat in range(-1, seats):
                data = position.view(None if seat < 0 else seat).data()
                for book in books:
                    board = text_board.describe(data, book, names, seat)
                    assert len(board) > seats and all(board)
        if not movers:
            break
        seat = rng.choice(movers)
        position.apply(seat, rng.choice(position.legal(seat)))
        choices += 1
