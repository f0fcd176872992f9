"""The drawings of the Invasion: its components as cards, and signs of its technologies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import ALIEN_CARD_LIST
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_CARDS,
    ALIEN_LAB,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import UNLOCK_CRYSTALS
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import LAND_SIGNS as LAND_SIGNS
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import (
    MAP_OPTIONS as MAP_OPTIONS,
)
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import map_inputs as map_inputs
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import map_layer as map_layer
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import map_steps as map_steps
from planetfall.games.on_mars.expansions.alien_invasion.draw.field import tech_marks as tech_marks
from planetfall.games.on_mars.expansions.alien_invasion.draw.signs import (
    ALIEN_TECH_ICONS,
    BUILDING_ICONS,
    CARD_ICONS,
    GREEN,
    ITEM_SIGNS,
    SPACE_ICONS,
)
from planetfall.games.on_mars.expansions.alien_invasion.words.records import (
    LAB_RECORDS,
    PANEL_RECORDS,
    TECH_RECORDS,
)
from planetfall.svg.box import Box
from planetfall.svg.parts import amount, badge, glyph

TECH_SIGNS: Final = {
    "sentry_move": ("sentry", "text-1"),
    "suit_move": ("exosuit", "text-1"),
    "shield": ("shield", "info"),
}
EFFECT_ICONS: Final = {
    "UseShield": "shield",
    "UseSabotage": "sabotage",
    "UseSentries": "sentry",
    "UseExosuit": "exosuit",
}


def _number(table: Table, number: int) -> Box:
    return badge(table.theme, number, 26, fill=table.theme["bg-4"], ink=table.theme["text-1"])


def _panel(table: Table, number: int) -> Print:
    theme = table.theme
    record = PANEL_RECORDS[number]
    boxes = [glyph(theme, SPACE_ICONS[number], 40, theme["text-1"])]
    if record.is_locked():
        boxes.append(glyph(theme, "ui-lock", 20, theme["text-2"]))
        boxes.append(amount(theme, UNLOCK_CRYSTALS, "crystal", 20))
    return Print(GREEN, SPACE_ICONS[number], boxes, record, _number(table, number + 1))


def _card(table: Table, number: int) -> Print:
    theme = table.theme
    card = ALIEN_CARD_LIST[number]
    icon, color = ITEM_SIGNS[card.gives]
    boxes = [
        glyph(theme, BUILDING_ICONS[card.upgrades], 30, theme[GREEN]),
        amount(theme, "+1", icon, 20, theme[color]),
    ]
    return Print(GREEN, CARD_ICONS[number], boxes, card)


def _tech(table: Table, number: int) -> Print:
    boxes = [glyph(table.theme, ALIEN_TECH_ICONS[number], 44, table.theme[GREEN])]
    return Print(GREEN, "tech", boxes, TECH_RECORDS[number])


def _lab(table: Table, number: int) -> Print:
    record = LAB_RECORDS[number]
    boxes = []
    if record.symbol() >= 0:
        icon, color = ITEM_SIGNS[record.symbol()]
        boxes.append(glyph(table.theme, icon, 36, table.theme[color]))
    return Print(GREEN, "tech", boxes, record, _number(table, record.column()))


IDS: Final = {
    "panel": SPACES,
    "alien_card": ALIEN_CARDS,
    "alien_tech": ALIEN_TECHS,
    "alien_lab": ALIEN_LAB,
}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {
    "panel": _panel,
    "alien_card": _card,
    "alien_tech": _tech,
    "alien_lab": _lab,
}
