"""Pieces of the chapter for builders of positions: `soldier at 5-5`, `sentry at 7-6`."""

from __future__ import annotations

from typing import Final

from planetfall.core import bag
from planetfall.core.lists import changed, with_last
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import CODES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_SHELTER,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refresh
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.state import Colony

PIECES: Final = ["soldier", "stunned_soldier", "sentry", "exosuit", "shield", *ALIEN_BUILDINGS]


def put(game: Colony, thing: str, place: int) -> bool:
    """Put a piece on a hex; whether it is one of `PIECES`. Soldiers come from aside first."""
    if thing not in PIECES:
        return False
    front = front_of(game)
    if thing in ALIEN_BUILDINGS:
        _build(game, ALIEN_BUILDINGS.index(thing), place)
    elif thing == "sentry":
        front.sentries = with_last(front.sentries, place)
    elif thing == "exosuit":
        front.exosuit = place
    elif thing == "shield":
        front.shielded = bag.put(front.shielded, place)
        front.shields -= 1
    else:
        _land(game, place, is_stunned=thing == "stunned_soldier")
    refresh(game)
    return True


def _land(game: Colony, place: int, *, is_stunned: bool) -> None:
    commander = commander_of(game)
    if commander.aside:
        commander.aside -= 1
    else:
        commander.ready -= 1
    if is_stunned:
        commander.stunned = with_last(commander.stunned, place)
    else:
        commander.standing = with_last(commander.standing, place)


def _build(game: Colony, building: int, place: int) -> None:
    commander = commander_of(game)
    game.land = changed(game.land, place, CODES[building])
    if building == ALIEN_SHELTER:
        commander.shelters_left -= 1
    else:
        commander.mines_left -= 1
