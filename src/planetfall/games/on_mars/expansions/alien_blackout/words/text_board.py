"""How Blackout stands, as lines of text: outages, damage cards, completed Private Goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import BUILDINGS, GOALS
from planetfall.games.on_mars.expansions.alien.seen import seen_position
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DISABLED,
    NO_TOKEN,
    area_of,
    completed_goals,
    is_blackout,
)
from planetfall.games.on_mars.state import Colony, building_of

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller


def lines(teller: Teller) -> list[str]:
    """The lines of the chapter; nothing in other games."""
    game = seen_position(teller.data)
    if game is None or not is_blackout(game):
        return []
    area = area_of(game)
    name, term = teller.book.name, teller.book.term
    shown = [name("damage", DAMAGE_IDS[card]) for card in area.shown]
    left = len(DAMAGE_IDS) - len(area.shown)
    goals = [
        f"{teller.names[seat]} {name('goal', GOALS[goal])}"
        for seat in range(game.seats)
        for goal in completed_goals(game, seat)
    ]
    return [
        *teller.line("blackout:outages", _outages(teller, game)),
        *teller.line("blackout:cards", [*shown, f"{term('blackout:deck')} {left}"]),
        *teller.line("blackout:completed", goals),
    ]


def _outages(teller: Teller, game: Colony) -> list[str]:
    found: list[str] = []
    for place, outage in enumerate(area_of(game).outages):
        if outage == NO_TOKEN:
            continue
        building = teller.book.name("building", BUILDINGS[building_of(game.land[place])])
        state = teller.book.term("blackout:damaged")
        if outage >= DISABLED:
            state = f"{teller.book.term('blackout:disabled')}, {teller.names[outage - DISABLED]}"
        found.append(f"{building} {HEX_NAMES[place]} ({state})")
    return found
