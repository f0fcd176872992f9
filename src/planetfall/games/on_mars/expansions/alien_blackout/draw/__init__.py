"""The drawings of Blackout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from planetfall.games.on_mars.components.names import BUILDINGS
from planetfall.games.on_mars.draw.cards import Held, goal_card
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS
from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    DAMAGE_CARDS,
    DAMAGE_IDS,
    NO_BUILDING,
)
from planetfall.games.on_mars.expansions.alien_blackout.draw.outages import (
    hex_note as hex_note,
)
from planetfall.games.on_mars.expansions.alien_blackout.draw.outages import (
    map_layer as map_layer,
)
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    area_of,
    completed_goals,
    is_blackout,
)
from planetfall.svg.parts import glyph


def map_inputs(table: Table) -> Any:
    """The outage tokens."""
    return area_of(table.position).outages if is_blackout(table.position) else None


def held_cards(table: Table) -> list[Held]:
    """The Private Goals completed in earlier turns; the one of this turn is drawn already."""
    if not is_blackout(table.position):
        return []
    done = [
        goal for goal in completed_goals(table.position, table.seat) if goal != table.own.goal - 1
    ]
    return [replace(goal_card(table, goal), kind=table.say("done"), done=True) for goal in done]


def seat_note(table: Table, seat: int) -> str:
    """How many Private Goals a seat has completed."""
    if not is_blackout(table.position):
        return ""
    return table.say("completed", len(completed_goals(table.position, seat)))


def _card(table: Table, number: int) -> Print:
    theme, card = table.theme, DAMAGE_CARDS[number]
    if card.building == NO_BUILDING:
        return Print("alien", "alien-soldier", [glyph(theme, "alien-soldier", 44)], card)
    sign = glyph(theme, BUILDING_ICONS[card.building], 44)
    return Print(f"tile-{BUILDINGS[card.building]}", "damage", [sign], card)


IDS: Final = {"damage": DAMAGE_IDS}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {"damage": _card}
DISCOVERY_SIGNS: Final[dict[str, tuple[str, int]]] = {
    "free_upgrade": ("tr", 1),
    "two_colonists_back": ("colonist", 2),
}
