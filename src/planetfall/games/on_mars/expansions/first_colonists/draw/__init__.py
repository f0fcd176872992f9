"""The drawings of First Colonists: its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.draw.cards import Held
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, ITEM_ICONS
from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.signs import building_sign
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    FIRST_CARDS,
    FIRST_TASK,
    SETTLERS,
    TASKS,
)
from planetfall.svg.box import Box, row
from planetfall.svg.memo import memo
from planetfall.svg.parts import amount, glyph
from planetfall.svg.theme import Theme


def held_cards(table: Table) -> list[Held]:
    """The cards that the seat below the map holds."""
    return [_held(table, number) for number in table.own.cards]


def _held(table: Table, number: int) -> Held:
    name = FIRST_CARDS[number]
    title = table.called("first_card", name)
    signs, kind = _signs(table.theme, number), table.say("first_card")
    card = SETTLERS[number] if number < FIRST_TASK else TASKS[number - FIRST_TASK]
    words = table.book.effect(card)
    return Held(f"settler:{name}", title, "good", "goal", signs, words, kind)


@memo(64)
def _signs(theme: Theme, number: int) -> Box:
    """What a card asks for."""
    if number < FIRST_TASK:
        mask = SETTLERS[number].buildings
        boxes = [glyph(theme, sign, 14) for k, sign in enumerate(BUILDING_ICONS) if mask >> k & 1]
        return row(boxes, 3)
    task = TASKS[number - FIRST_TASK]
    return amount(theme, task.amount, ITEM_ICONS[task.item], 15)


def _card(table: Table, number: int) -> Print:
    theme = table.theme
    if number < FIRST_TASK:
        card = SETTLERS[number]
        boxes = [
            building_sign(theme, building, 22)
            for building in range(SHELTER + 1)
            if card.buildings >> building & 1
        ]
        return Print("good", "colonist", boxes, card)
    task = TASKS[number - FIRST_TASK]
    return Print("good", "goal", [amount(theme, task.amount, ITEM_ICONS[task.item], 24)], task)


IDS: Final = {"first_card": FIRST_CARDS}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {"first_card": _card}
