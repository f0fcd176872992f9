"""A position that a viewer gets holds nothing that its fields hide; turns that end, end once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.core.area import Area
from planetfall.core.effect import END_OF_TURN
from planetfall.core.fields import UNKNOWN
from planetfall.core.game import Game
from planetfall.core.vocabulary import DONE
from tests.games.test_recorded_games import ROWS

EVERY = 19
REVEALED: dict[str, set[str]] = {
    "planet-unknown": {"civ is secret"},
    "terraforming-mars": set(),
    "on-mars": set(),
}
"""What `Game.reveal` sets: which civ cards may still lie in the decks follows from what is open."""


def flat(value: Any) -> Iterator[int]:
    """The numbers of a field, lists inside too."""
    for item in value if isinstance(value, list) else [value]:
        yield from flat(item) if isinstance(item, list) else [item]


def faults(shown: Area, real: Area, blank: Area, owner: bool) -> Iterator[str]:
    """Fields of an area that show what they should not, or not what they should."""
    declared = shown.declared()
    hidden = {*declared.counted, *(() if owner else declared.own)}
    for name in declared.names:
        mine, theirs, empty = getattr(shown, name), getattr(real, name), getattr(blank, name)
        if isinstance(mine, Area):
            yield from faults(mine, theirs, empty, owner)
        elif isinstance(mine, list) and mine and isinstance(mine[0], Area):
            for one, other, none in zip(mine, theirs, empty, strict=True):
                yield from faults(one, other, none, owner)
        elif name in declared.secret:
            if mine != empty:
                yield f"{name} is secret"
        elif name in hidden:
            if isinstance(theirs, list):
                if len(mine) != len(theirs) or any(each != UNKNOWN for each in flat(mine)):
                    yield f"{name} is counted"
        elif mine != theirs:
            yield f"{name} is open"


def played(row: dict[str, Any], *, ask_end: bool = False) -> Iterator[tuple[Game, int, int]]:
    """A random game before each choice, with the choice."""
    game = games.build(row["game"], row["options"]).new(row["seats"], row["seed"], ask_end=ask_end)
    rng = Random(row["seed"])
    while movers := game.to_move():
        seat = rng.choice(movers)
        option = rng.choice(game.legal(seat))
        yield game, seat, option
        game.apply(seat, option)


@pytest.mark.parametrize("row", ROWS[::6], ids=lambda row: f"{row['game']} {row['seed']}")
def test_a_viewer_gets_a_position_without_what_its_fields_hide(row: dict[str, Any]) -> None:
    for step, (game, _, _) in enumerate(played(row)):
        if step % EVERY:
            continue
        blank = game.rules.outline(game.seats)
        for viewer in range(-1, game.seats):
            position = game.view(viewer).position()
            assert set(faults(position, game, blank, False)) <= REVEALED[row["game"]]
            for seat, shown in enumerate(position.areas()):
                seen = game.before if game.at_once and seat != viewer else game.areas()
                found = faults(shown, seen[seat], blank.areas()[seat], seat == viewer)
                assert not list(found), (viewer, seat)


@pytest.mark.parametrize("title", ["terraforming-mars", "on-mars"])
def test_a_turn_that_is_ended_is_not_ended_once_more(title: str) -> None:
    row = next(row for row in ROWS if row["game"] == title and row["seats"] > 1)
    ended = -1
    count = asked = 0
    for game, seat, option in played(row, ask_end=True):
        effect = game.question(seat).effect
        if ended >= 0:
            assert effect is not END_OF_TURN or seat != ended
        asked += effect is END_OF_TURN
        ended = seat if option == DONE and effect.ends_turn() else -1
        count += ended >= 0
    assert count > 5 and asked > 5
