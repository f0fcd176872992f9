"""The drawings of Monolith: objectives and sabotage cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.on_mars.components.blueprint_types import UPGRADES as TYPES
from planetfall.games.on_mars.components.names import UPGRADE_CONTRACTS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
)
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, ITEM_ICONS, TECH_COLORS, TECH_ICONS
from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.signs import building_sign
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
    Objective,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import SABOTAGE_CARDS
from planetfall.svg.box import Box, row
from planetfall.svg.lettering import HEAVY
from planetfall.svg.parts import amount, glyph, word
from planetfall.svg.theme import Theme

DECK_ICONS: Final = ("tr", "contract", "tech", "scientist", "discovery")
"""By deck of objectives."""
SABOTAGE_ICONS: Final = (
    "tr",
    "tech",
    "scientist",
    "blueprint",
    "colonist",
    "crystal",
    "shuttle",
    "colonist",
    "crystal",
    "colony",
    "ship",
    "mine",
    "shelter",
    "bot",
    "rover",
    "goal",
)
"""What each sabotage card is aimed at."""


def _wanted(theme: Theme, objective: Objective) -> list[Box]:
    """What an objective asks for, in signs."""
    if objective.deck == UPGRADES:
        return [building_sign(theme, TYPES[objective.what], 26)]
    if objective.deck == CONTRACT:
        if objective.what < UPGRADE_CONTRACTS:
            return [building_sign(theme, objective.what, 26)]
        entries = DELIVERIES_OF[objective.what]
        return [
            amount(theme, DELIVERY_AMOUNT[k], ITEM_ICONS[DELIVERY_ITEM[k]], 24) for k in entries
        ]
    if objective.deck == TECHNOLOGY:
        color = theme[TECH_COLORS[objective.what]]
        level = word("6", 24, theme["text-1"], weight=HEAVY)
        return [row((glyph(theme, TECH_ICONS[objective.what], 26, color), level), 8)]
    if objective.deck == SCIENTIST:
        building = SCIENTIST_CARDS[objective.what].scores
        return [amount(theme, 3, BUILDING_ICONS[building], 24)]
    kinds = (("discovery", objective.discoveries), ("research", objective.research))
    return [amount(theme, count, sign, 24) for sign, count in kinds if count]


def _objective(table: Table, number: int) -> Print:
    objective = OBJECTIVES[number]
    boxes = _wanted(table.theme, objective)
    return Print("good", DECK_ICONS[objective.deck], boxes, objective)


def _sabotage(table: Table, number: int) -> Print:
    theme = table.theme
    card = SABOTAGE_CARDS[number]
    letter = word(card.letter, 28, theme["text-1"], weight=HEAVY)
    signs = row((letter, glyph(theme, SABOTAGE_ICONS[number], 26, theme["danger"])), 12)
    return Print("danger", "sabotage", [signs], card)


IDS: Final = {"objective": OBJECTIVE_NAMES, "sabotage": SABOTAGE}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {
    "objective": _objective,
    "sabotage": _sabotage,
}
