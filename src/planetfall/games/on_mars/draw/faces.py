"""Every component of On Mars as a card: its signs, its words, its points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, BUILDING_CRYSTALS
from planetfall.games.on_mars.components.boards import (
    EXECUTIVE_ACTIONS,
    LAB_BENEFITS,
    LSS_CHOICES,
    MAIN_ACTION_LIST,
    TURN_ORDER_BENEFITS,
)
from planetfall.games.on_mars.components.lab import COLUMN, COLUMN_POINTS
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    EXECUTIVES,
    FIRST_CONTRACT,
    GOALS,
    ITEMS,
    LAB,
    LSS_BENEFITS,
    LSS_REWARDS,
    MAIN_ACTIONS,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    TECHS,
)
from planetfall.games.on_mars.components.private_goals import PRIVATE_GOALS
from planetfall.games.on_mars.components.scientists import NO_BUILDING, SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    BUILDING_PRICE,
    CONTRACT_DONE,
    SCIENTIST_POINTS,
)
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES, RESEARCH_TILES
from planetfall.games.on_mars.draw.displays import building_token, contract_row, scientist_row
from planetfall.games.on_mars.draw.expansions import drawings
from planetfall.games.on_mars.draw.icons import (
    ACTION_ICONS,
    BUILDING_ICONS,
    EXECUTIVE_ICONS,
    ITEM_COLORS,
    ITEM_ICONS,
    MISSION_ICONS,
    REWARD_ICONS,
    tech_sign,
)
from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.signs import building_sign, effect_boxes
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words.text import RECORDS, text_of
from planetfall.svg.box import Box, row
from planetfall.svg.card import LARGE, CardFace, CardSize, Section
from planetfall.svg.lettering import HEAVY
from planetfall.svg.parts import amount, badge, glyph, points, word

IDS: Final[dict[str, list[str]]] = {
    "blueprint": BLUEPRINTS,
    "scientist": SCIENTISTS,
    "contract": CONTRACTS,
    "mission": MISSIONS,
    "goal": GOALS,
    "discovery": DISCOVERIES,
    "research": RESEARCH,
    "reward": LSS_REWARDS,
    "tech": TECHS,
    "building": BUILDINGS,
    "main": MAIN_ACTIONS,
    "executive": EXECUTIVES,
    "benefit": LSS_BENEFITS,
    "item": ITEMS,
    "space": [str(space + 1) for space in range(len(TURN_ORDER_BENEFITS))],
    "lab": LAB,
}
"""The ids of every kind of component that can be drawn, those of the expansions last."""

SIZE: Final[CardSize] = replace(LARGE, padding=12, head=42, words=11, lines=14)
"""Cards of this game say more than others': smaller words, more lines."""


def face(table: Table, kind: str, number: int) -> CardFace:
    """The face of a component."""
    printed = _PRINTS[kind](table, number)
    id = IDS[kind][number]
    words = ""
    if printed.record is not None:
        words = text_of(table.book, printed.record)
    sections = [Section(printed.boxes, "action" if printed.action else "plain")]
    # The names of actions are sentences; their short words head the card.
    title = table.say(f"{kind}.{id}") if kind in ("main", "executive") else table.called(kind, id)
    return CardFace(
        title=title,
        color=printed.color,
        kind=table.say({"research": "research_tile", "lab": "lab_space"}.get(kind, kind)),
        kind_icon=printed.icon,
        corner=printed.corner,
        sections=sections if printed.boxes else (),
        words=words,
        points=printed.points,
        vignette=printed.icon,
        tags=[glyph(table.theme, printed.icon, 24, table.theme[printed.color])],
    )


def _price(table: Table, crystals: int) -> list[Box]:
    theme = table.theme
    arrow = glyph(theme, "ui-arrow-right", 13, theme["text-3"])
    return [amount(theme, crystals, "crystal", 20), arrow]


def _blueprint(table: Table, number: int) -> Print:
    card = BLUEPRINT_CARDS[number]
    boxes = _price(table, BUILDING_CRYSTALS) + effect_boxes(table.theme, card.executive, 22)
    building = card.upgrades()
    return Print(
        building_token(building),
        BUILDING_ICONS[building],
        boxes,
        card,
        badge(table.theme, card.level(), 26, fill=table.theme["bg-4"], ink=table.theme["text-1"]),
        points(table.theme, BLUEPRINT_POINTS[card.level()]),
        action=True,
    )


def _scientist(table: Table, number: int) -> Print:
    card = SCIENTIST_CARDS[number]
    value = None
    if card.scores != NO_BUILDING:
        value = points(table.theme, SCIENTIST_POINTS, per=_ink(table, card.scores))
    token = building_token(card.works_in)
    return Print(token, "scientist", [scientist_row(table.theme, number, 21)], card, None, value)


def _ink(table: Table, building: int) -> Box:
    return glyph(table.theme, BUILDING_ICONS[building], 13, table.theme["vp-ink"])


def _contract(table: Table, number: int) -> Print:
    value = points(table.theme, CONTRACT_DONE[number])
    boxes = [contract_row(table.theme, number + FIRST_CONTRACT, 21)]
    return Print("info", "contract", boxes, RECORDS["contract"][number], None, value)


def _mission(table: Table, number: int) -> Print:
    theme = table.theme
    card = MISSION_CARDS[number]
    counts = "/".join(str(count) for count in card.needed)
    boxes = [
        word(counts, 17, theme["text-1"], weight=HEAVY),
        glyph(theme, MISSION_ICONS[number], 24, theme["text-1"]),
        word("+", 14, theme["text-3"]),
        amount(theme, card.crystals, "crystal", 20),
    ]
    return Print("tr", "mission", [row(boxes, 6)], card)


def _goal(table: Table, number: int) -> Print:
    card = PRIVATE_GOALS[number]
    return Print("vp", "goal", effect_boxes(table.theme, card.reward, 22), card)


def _discovery(table: Table, number: int) -> Print:
    tile = DISCOVERY_TILES[number]
    return Print("mars-text", "discovery", effect_boxes(table.theme, tile.benefit, 24), tile)


def _research(table: Table, number: int) -> Print:
    tile = RESEARCH_TILES[number]
    letter = badge(table.theme, tile.id.upper(), 26, fill=table.theme["bg-4"])
    boxes = effect_boxes(table.theme, tile.benefit, 24)
    return Print("text-2", "research", boxes, tile, letter)


def _reward(table: Table, number: int) -> Print:
    theme = table.theme
    tile = REWARD_TILES[number]
    if tile.benefit is not NOTHING:
        return Print("vp", "lss", effect_boxes(theme, tile.benefit, 24), tile)
    per = glyph(theme, REWARD_ICONS[number], 17, theme["vp-ink"])
    boxes = [points(theme, tile.points, per=per, height=30)]
    return Print("vp", "lss", boxes, tile)


def _tech(table: Table, number: int) -> Print:
    name, color = tech_sign(number)
    boxes = [glyph(table.theme, name, 44, table.theme[color])]
    return Print(color, "tech", boxes, RECORDS["tech"][number])


def _building(table: Table, number: int) -> Print:
    theme = table.theme
    item = BUILDING_PRICE[number]
    sign = "colonist" if item < 0 else ITEM_ICONS[item]
    boxes = [
        glyph(theme, sign, 22),
        glyph(theme, "ui-arrow-right", 14, theme["text-3"]),
        building_sign(theme, number, 36),
    ]
    record = RECORDS["building"][number]
    return Print(building_token(number), BUILDING_ICONS[number], boxes, record)


def _main(table: Table, number: int) -> Print:
    action = MAIN_ACTION_LIST[number]
    boxes = effect_boxes(table.theme, action.effect, 24)
    return Print("titanium", ACTION_ICONS[number], boxes, action)


def _executive(table: Table, number: int) -> Print:
    action = EXECUTIVE_ACTIONS[number]
    boxes = _price(table, action.crystals) + effect_boxes(table.theme, action.effect, 22)
    return Print("crystal", EXECUTIVE_ICONS[number], boxes, action, action=True)


def _benefit(table: Table, number: int) -> Print:
    choice = LSS_CHOICES[number]
    return Print("info", "lss", effect_boxes(table.theme, choice, 24), choice)


def _item(table: Table, number: int) -> Print:
    boxes = [glyph(table.theme, ITEM_ICONS[number], 56)]
    return Print(ITEM_COLORS[number], ITEM_ICONS[number], boxes)


def _space(table: Table, number: int) -> Print:
    theme = table.theme
    benefit = TURN_ORDER_BENEFITS[number]
    corner = badge(theme, number + 1, 26, fill=theme["bg-4"], ink=theme["text-1"])
    sign = "shuttle" if number < 4 else "colony"
    record = RECORDS["space"][number]
    return Print("titanium", sign, effect_boxes(theme, benefit, 24), record, corner)


def _lab(table: Table, number: int) -> Print:
    theme = table.theme
    boxes = effect_boxes(theme, LAB_BENEFITS[number], 24)
    value = points(theme, COLUMN_POINTS[COLUMN[number]])
    record = RECORDS["lab"][number]
    return Print("text-2", "research", boxes, record, None, value)


_PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {
    "blueprint": _blueprint,
    "scientist": _scientist,
    "contract": _contract,
    "mission": _mission,
    "goal": _goal,
    "discovery": _discovery,
    "research": _research,
    "reward": _reward,
    "tech": _tech,
    "building": _building,
    "main": _main,
    "executive": _executive,
    "benefit": _benefit,
    "item": _item,
    "space": _space,
    "lab": _lab,
}
for _drawings in drawings():
    IDS.update(_drawings.IDS)
    _PRINTS.update(_drawings.PRINTS)
