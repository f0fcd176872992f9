"""The drawings of the solo game: Lacerda's cards and the goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS, SOLO_DECK
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.svg.box import row
from planetfall.svg.lettering import BOLD, HEAVY
from planetfall.svg.parts import glyph, word


def seat_note(table: Table, seat: int) -> str:
    """The card that Lacerda turned up last."""
    solo = table.position
    if not isinstance(solo, SoloColony) or not solo.is_automatic(seat) or solo.solo_card < 0:
        return ""
    return table.called("solo_card", SOLO_CARDS[solo.solo_card])


def _card(table: Table, number: int) -> Print:
    theme = table.theme
    card = SOLO_DECK[number]
    letter = word("ABC"[card.mission], 26, theme["text-2"], weight=BOLD)
    figure = word(str(card.action), 30, theme["text-1"], weight=HEAVY)
    sign = glyph(theme, "shuttle", 24, None if card.travels else theme["line-3"])
    return Print("titanium", "shuttle", [row((letter, figure, sign), 12)], card)


def _goal(table: Table, number: int) -> Print:
    return Print("vp", "goal", [], SOLO_GOALS[number])


IDS: Final = {"solo_card": SOLO_CARDS, "solo_goal": [goal.id for goal in SOLO_GOALS]}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {
    "solo_card": _card,
    "solo_goal": _goal,
}
