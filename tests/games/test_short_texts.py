"""The text of a position leaves out what follows from the rest: what lies in decks and bags."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.expanded import TITLES, played
from tests.games.test_determinize import settings

EVERY = 23
"""Choices between two looks."""


def named(text: str, fields: tuple[str, ...]) -> set[str]:
    """The fields that a text names."""
    return {field for field in fields if f" {field}=" in text}


@pytest.mark.parametrize("name", [name for name in TITLES if name != "lacerda"])
def test_the_text_of_an_expansion_names_no_deck(name: str) -> None:
    for step, game in enumerate(played(name, 0)):
        if step % EVERY == 0:
            assert named(game.to_text(), game.declared().filled) == set()


@pytest.mark.parametrize("title", ["terraforming-mars", "on-mars"])
def test_the_text_of_a_position_names_no_deck(title: str) -> None:
    for rules, seats, number in list(settings(title))[1:5]:
        game = rules.new(seats, number)
        rng = Random(number)
        for step in range(120):
            if not game.to_move():
                break
            if step % EVERY == 0:
                assert named(game.to_text(), game.declared().filled) == set()
            seat = rng.choice(game.to_move())
            game.apply(seat, rng.choice(game.legal(seat)))
