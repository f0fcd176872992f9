"""A phrase book with the nouns of this game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    CRYSTAL,
    DISCOVERIES,
    EXECUTIVES,
    GOALS,
    GRID,
    ITEMS,
    LAB,
    LSS_REWARDS,
    MAIN_ACTIONS,
    MISSIONS,
    PLACES,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SIDES,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import BUILDING_PRICE, CONTRACT_PRICE
from planetfall.text.book import Book

IDS: Final[dict[str, list[str]]] = {
    "blueprint": BLUEPRINTS,
    "scientist": SCIENTISTS,
    "contract": CONTRACTS,
    "discovery": DISCOVERIES,
    "research": RESEARCH,
    "reward": LSS_REWARDS,
    "mission": MISSIONS,
    "goal": GOALS,
    "main": MAIN_ACTIONS,
    "executive": EXECUTIVES,
    "place": PLACES,
    "lab": LAB,
    "grid": GRID,
    "building": BUILDINGS,
    # A building as something built (`a Mine`, `důl`), several of them, its type in a sentence.
    "one": BUILDINGS,
    "many": BUILDINGS,
    "type": BUILDINGS,
    # A technology or building as an attribute: `Mine` Tech, technologie `dolu`.
    "of": TECHS,
    # An item after `not enough`, `málo`.
    "bulk": ITEMS,
    # A side of the board: where, to where, of which.
    "side": SIDES,
    "at_side": SIDES,
    "to_side": SIDES,
    "of_side": SIDES,
}
"""Kinds of names, and the ids behind the numbers of a position."""


class ColonyBook(Book):
    """The words of this game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("on-mars", lang)

    def key_for(self, number: int, key: str) -> str:
        """The key `KEY.one` for one, where the language has such a phrase; else the key itself."""
        one = key + ".one"
        return one if number == 1 and self.phrases.has(one) else key

    def say_for(self, number: int, key: str, /, **values: Any) -> str:
        """The phrase for a number `n`: of one or of several."""
        return self.say(self.key_for(number, key), n=number, **values)

    def seat(self, seat: int, players: list[str]) -> str:
        """The name of a seat: of a player, or of one behind them."""
        return players[seat] if seat < len(players) else self.more_seats[seat - len(players)]

    # Nouns.

    def count(self, thing: str, amount: int) -> str:
        """So many of a thing."""
        return self.phrases.counted(thing, amount)

    def units(self, item: int, amount: int) -> str:
        """So many of an item by its number."""
        return self.phrases.counted(ITEMS[item], amount)

    def cost(self, packed: int) -> str:
        """A packed cost in words."""
        parts = [
            self.units(item, packed >> 3 * item & 7)
            for item in range(len(ITEMS))
            if item != CRYSTAL and packed >> 3 * item & 7
        ]
        if packed >> 3 * RESOURCES & 7:
            parts.append(self.count("any", packed >> 3 * RESOURCES & 7))
        return self.all_of(parts)

    def card_price(self, id: str) -> str:
        """What a card of the Scientist display costs."""
        if id not in SCIENTISTS:
            return self.count("crystal", CONTRACT_PRICE)
        card = SCIENTIST_CARDS[SCIENTISTS.index(id)]
        return self.count("colonist", card.colonists) if card.colonists else self.cost(card.price)

    def building_price(self, number: int) -> str:
        """What a building costs."""
        item = BUILDING_PRICE[number]
        return self.count("colonist", 1) if item < 0 else self.units(item, 1)

    # Names by number.

    def called(self, kind: str, number: int) -> str:
        """The name of a component, or a form of it, by its number."""
        return self.name(kind, IDS[kind][number])

    def tile(self, what: int) -> str:
        """The name of a tile by the number the log gives it."""
        if what >= log.RESEARCH_BASE:
            return self.called("research", what - log.RESEARCH_BASE)
        return self.called("discovery", what)
