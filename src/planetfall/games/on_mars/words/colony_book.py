"""A phrase book with the nouns of this game."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    COLONY,
    CONTRACTS,
    DISCOVERIES,
    GOALS,
    ITEMS,
    MAIN_ACTIONS,
    MISSIONS,
    ORBIT,
    RESEARCH,
    RESOURCES,
    SCIENTISTS,
    SIDES,
    SLOT_ACTIONS,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import BUILDING_PRICE, CONTRACT_PRICE
from planetfall.text.book import Book


class ColonyBook(Book):
    """The words of this game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("on-mars", lang)
        self.more_seats: list[str] = []
        """Names of the seats behind those of the players, which expansions add."""

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
            for item in range(RESOURCES)
            if packed >> 3 * item & 7
        ]
        if packed >> 3 * RESOURCES:
            parts.append(self.count("any", packed >> 3 * RESOURCES))
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

    def building(self, number: int) -> str:
        """A building as something built: `a Mine`, `důl`."""
        return self.name("one", BUILDINGS[number])

    def buildings(self, number: int) -> str:
        """Buildings after numbers from 5: `Mines`, `dolů`."""
        return self.name("many", BUILDINGS[number])

    def type(self, number: int) -> str:
        """The type of a building inside a sentence: `Mine`, `důl`."""
        return self.name("type", BUILDINGS[number])

    def tech(self, number: int) -> str:
        """A technology or building as an attribute: `Mine` Tech, technologie `dolu`."""
        return self.name("of", TECHS[number])

    def bulk(self, number: int) -> str:
        """An item after `not enough`, `málo`."""
        return self.name("bulk", ITEMS[number])

    def to_side(self, number: int) -> str:
        """A side of the board as a destination."""
        return self.name("to_side", side_id(number))

    def at_side(self, number: int) -> str:
        """A side of the board as a place."""
        return self.name("at_side", side_id(number))

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

    def tile(self, what: int) -> str:
        """The name of a tile by the number the log gives it."""
        if what >= log.RESEARCH_BASE:
            return self.research(what - log.RESEARCH_BASE)
        return self.discovery(what)


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def side_id(number: int) -> str:
    """The id of a side of the board."""
    return SIDES[ORBIT if number == ORBIT else COLONY]
