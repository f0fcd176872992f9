"""A phrase book with the nouns of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    GOALS,
    ITEMS,
    MAIN_ACTIONS,
    MISSIONS,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SLOT_ACTIONS,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import BUILDING_PRICE, CONTRACT_PRICE
from planetfall.games.on_mars.counts import AtLeast
from planetfall.games.on_mars.expansions.first_colonists.components.cards import FIRST_CARDS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.text.book import Book, Event, MissingPhrase
from planetfall.text.grammar import czech_noun, join, plain

ANY = "any"
"""Stands for a resource of one's choice in the tables of nouns."""


class ColonyBook(Book):
    """The words of this game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("on-mars", lang)
        self.counted: dict[str, tuple[str, str, str]] = {}
        """A thing to its noun after 1, 2 to 4, 5 and more; in Czech the accusative."""
        self.bulk: dict[str, str] = {}
        """A thing as it stands after `not enough`, `málo`."""
        self.one: dict[str, str] = {}
        """A building as something built: `a Mine`, `důl`."""
        self.many: dict[str, str] = {}
        """Buildings after numbers from 5: `Mines`, `dolů`."""
        self.of: dict[str, str] = {}
        """A technology or building as an attribute: `Mine` Tech, technologie `dolu`."""
        self.needs: dict[type[Any], Callable[[Any, int], str]] = {}
        """Class of a count to the requirement of so many."""
        self.effects[AtLeast] = self._need

    def _need(self, need: AtLeast) -> str:
        phrase = self.needs.get(type(need.count))
        if phrase is None:
            kind = type(need.count).__name__
            raise MissingPhrase(f"`{kind}` of `{self.game}` has no need in `{self.lang}`.")
        return phrase(need.count, need.least)

    # Nouns.

    def and_(self, parts: list[str]) -> str:
        """A list with `and` before its end."""
        return join(parts, "a" if self.lang == "cs" else "and")

    def count(self, thing: str, amount: int) -> str:
        """So many of a thing."""
        if thing not in self.counted:
            raise MissingPhrase(f"`{thing}` of `{self.game}` has no noun in `{self.lang}`.")
        return f"{plain(amount)} {czech_noun(amount, *self.counted[thing])}"

    def units(self, item: int, amount: int) -> str:
        """So many of an item by its number; `RESOURCES` stands for any resource in a cost."""
        return self.count(ITEMS[item], amount)

    def cost(self, packed: int) -> str:
        """A packed cost in words."""
        parts = [
            self.units(item, packed >> 3 * item & 7)
            for item in range(RESOURCES)
            if packed >> 3 * item & 7
        ]
        if packed >> 3 * RESOURCES:
            parts.append(self.count(ANY, packed >> 3 * RESOURCES))
        return self.and_(parts)

    def building(self, number: int) -> str:
        """A building as something built."""
        return self.one[BUILDINGS[number]]

    def tech(self, number: int) -> str:
        """The word that tells which technology."""
        return self.of[TECHS[number]]

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

    def item(self, number: int) -> str:
        """The name of an item."""
        return self.name("item", ITEMS[number])

    def blueprint(self, number: int) -> str:
        """The name of a Blueprint."""
        return self.name("blueprint", BLUEPRINTS[number])

    def scientist(self, number: int) -> str:
        """The name of a Scientist."""
        return self.name("scientist", SCIENTISTS[number])

    def contract(self, number: int) -> str:
        """The name of a Contract."""
        return self.name("contract", CONTRACTS[number])

    def discovery(self, number: int) -> str:
        """The name of a Discovery tile."""
        return self.name("discovery", DISCOVERIES[number])

    def research(self, number: int) -> str:
        """The name of a Research tile."""
        return self.name("research", RESEARCH[number])

    def mission(self, number: int) -> str:
        """The name of a mission."""
        return self.name("mission", MISSIONS[number])

    def goal(self, number: int) -> str:
        """The name of a Private Goal."""
        return self.name("goal", GOALS[number])

    def main(self, number: int) -> str:
        """The name of a Main action."""
        return self.name("main", MAIN_ACTIONS[number])

    def slot(self, number: int) -> str:
        """The name of a Main action by its place among those with slots."""
        return self.name("main", SLOT_ACTIONS[number])

    def first_card(self, number: int) -> str:
        """The name of a First Colonist card."""
        return self.name("first_card", FIRST_CARDS[number])

    def solo_card(self, number: int) -> str:
        """The name of a solo card."""
        return self.name("solo_card", SOLO_CARDS[number])

    def found(self, what: int) -> str:
        """The name of a tile by the number the log gives it."""
        if what >= log.RESEARCH_BASE:
            return self.research(what - log.RESEARCH_BASE)
        return self.discovery(what)


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def hex_name(number: int) -> str:
    """A hex as people say it: column and place in it."""
    return HEX_NAMES[number]


def is_lacerda(event: Event, seats: list[str]) -> bool:
    """Whether an event is his: he sits behind the players."""
    return event[1] >= len(seats)
