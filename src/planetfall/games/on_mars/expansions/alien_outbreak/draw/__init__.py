"""The drawings of Outbreak: its cards and missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    MISSION_IDS,
    RED,
    TEAM_MISSIONS,
    counted,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CARD_IDS,
    INFECTION_CARDS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.draw.field import (
    map_inputs as map_inputs,
)
from planetfall.games.on_mars.expansions.alien_outbreak.draw.field import (
    map_layer as map_layer,
)
from planetfall.games.on_mars.expansions.alien_outbreak.draw.field import (
    slot_signs as slot_signs,
)
from planetfall.games.on_mars.expansions.alien_outbreak.draw.signs import (
    MISSION_ICONS,
    place_icon,
)
from planetfall.games.on_mars.expansions.alien_outbreak.draw.signs import (
    effect_signs as effect_signs,
)
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak
from planetfall.svg.parts import amount, glyph


def _card(table: Table, number: int) -> Print:
    theme, card = table.theme, INFECTION_CARDS[number]
    if not card.places:
        return Print("good", "infection", [glyph(theme, "ui-confirm", 40)], card)
    signs = [glyph(theme, place_icon(place), 36) for place in card.places]
    return Print("danger", "infection", signs, card)


def _mission(table: Table, number: int) -> Print:
    theme, mission = table.theme, TEAM_MISSIONS[number]
    sign = amount(theme, mission.needed, MISSION_ICONS[mission.counts], 30)
    return Print("danger" if mission.color == RED else "water", "mission", [sign], mission)


def mission_rows(table: Table) -> list[tuple[str, str, str, int, int]]:
    """Both missions with how far they are."""
    game = table.position
    if not game.extras or not isinstance(game.extras[0], Outbreak):
        return []
    area, rows = game.extras[0], []
    for place, entry in enumerate(area.missions):
        if entry:
            mission = TEAM_MISSIONS[entry - 1]
            have = mission.needed if area.met >> place & 1 else counted(game, entry - 1)
            name = table.called("team_mission", mission.id)
            sign = MISSION_ICONS[mission.counts]
            rows.append((f"team_mission:{mission.id}", name, sign, have, mission.needed))
    return rows


IDS: Final = {"infection": CARD_IDS, "team_mission": MISSION_IDS}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {
    "infection": _card,
    "team_mission": _mission,
}
DISCOVERY_SIGNS: Final[dict[str, tuple[str, int]]] = {
    "medicine": ("medicine", 1),
    "more_medicine": ("medicine", 1),
    "two_medicine": ("medicine", 2),
    "two_stand_up": ("colonist", 2),
}
TECH_SIGNS: Final[dict[str, tuple[str, str]]] = {"medicine": ("medicine", "medicine")}
