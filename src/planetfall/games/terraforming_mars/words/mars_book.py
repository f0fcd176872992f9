"""A phrase book with the nouns of this game, and what labels need to know of a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.terraforming_mars.components.board import (
    BESIDE,
    BONUS_CARDS,
    HEX_NAMES,
    MOONS,
    NOCTIS,
    VOLCANIC,
    VOLCANOES,
    bits,
    count,
    hex_bonus,
)
from planetfall.games.terraforming_mars.components.card import CARDS, Card, When, Worth
from planetfall.games.terraforming_mars.components.cards.names import NAMES
from planetfall.games.terraforming_mars.components.terms import (
    NOTHING,
    RESOURCE_NAMES,
    STANDARD,
    TAG_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
)
from planetfall.games.terraforming_mars.effects.holding import ANY_HELD
from planetfall.games.terraforming_mars.effects.mars import WHERE_NAMES
from planetfall.games.terraforming_mars.effects.others import Remove
from planetfall.games.terraforming_mars.tableau import Tableau
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.text.book import Asked, Book, MissingPhrase

ANY_RESOURCE = "any"
"""Stands for whatever a card holds in the tables of nouns."""


NAMED: Final = dict(zip([*bits(VOLCANIC), *bits(NOCTIS)], [*VOLCANOES, "Noctis"], strict=True))
AREA_NAMES: Final = [
    f"{NAMED[place]} {name}" if place in NAMED else name for place, name in enumerate(HEX_NAMES)
]
"""The areas of the map as they are called: `4-7`, `Arsia Mons 5-1`."""


class MarsBook(Book):
    """The words of this game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("terraforming-mars", lang)
        self.triggers: dict[type[Any], Callable[[Any, int], str]] = {}
        """Trigger class to the clause that says when it fires: (trigger, by whom)."""
        self.worths: dict[type[Any], Callable[[Any, str], str]] = {}
        """Class of points to their clause: (worth, noun of what the card holds, as a key)."""
        self._printed: dict[int, list[str]] = {}
        """The printed bonuses of areas, once they are worded."""
        place = 1 if lang == "cs" else 0
        self.names["card"] = {card: both[place] for card, both in NAMES.items()}
        self.names["corporation"] = self.names["project"] = self.names["card"]

    # Nouns.

    def units(self, resource: int, amount: int) -> str:
        """So many of a resource."""
        return self.phrases.counted(resource_key(resource), amount)

    def noun(self, resource: str, amount: int) -> str:
        """The noun of a resource after a number."""
        return self.phrases.noun(resource, amount)

    def some(self, resource: int) -> str:
        """An unknown amount of a resource: `plants`, `rostlin`."""
        many = self.noun(resource_key(resource), 5)
        genitive = self.production(resource) if resource < STANDARD else many
        return self.say("some", many=many, genitive=genitive)

    def every(self, resource: str, amount: int) -> str:
        """Resources counted in lots: `each animal`, `every 2 animals`."""
        one = self.phrases.noun("each." + resource, 1)
        if amount == 1:
            return one
        return self.say("every", number=amount, one=one, noun=self.noun(resource, amount))

    def production(self, resource: int) -> str:
        """The word that tells whose production: `plant`, `rostlin`."""
        return self.phrases.noun("production." + resource_key(resource), 1)

    def tag(self, tag: int) -> str:
        """The word that tells which tag: `science`, `vědy`."""
        return self.phrases.noun("tag." + TAG_NAMES[tag], 1)

    def a_tag(self, tag: int) -> str:
        """One tag: `a science tag`, `symbol vědy`."""
        return self.say("a_tag", tag=self.tag(tag))

    def tile(self, tile: int) -> str:
        """One tile as something placed: `an ocean`, `destičku oceánu`."""
        return self.phrases.noun("tile." + TILE_NAMES[tile], 1)

    def tile_count(self, tile: int, amount: int) -> str:
        """So many tiles."""
        if amount == 1:
            return self.tile(tile)
        return self.phrases.counted("tile." + TILE_NAMES[tile], amount)

    def site(self, where: int) -> str:
        """Where a tile may go, by the rules of `effects.mars`."""
        return self.say("site." + WHERE_NAMES[where])

    def track(self, track: int) -> str:
        """A global parameter as something raised."""
        return self.say("track." + TRACK_NAMES[track])

    # Names.

    def card(self, number: int) -> str:
        """The name of a card by its number."""
        return self.name("card", CARDS[number].name)

    def milestone(self, number: int) -> str:
        """The name of a milestone."""
        return self.name("milestone", MILESTONE_NAMES[number])

    def award(self, number: int) -> str:
        """The name of an award."""
        return self.name("award", AWARD_NAMES[number])

    def project(self, number: int) -> str:
        """The name of a standard project."""
        return self.name("standard", PROJECT_NAMES[number])

    # Parts of cards.

    def trigger(self, when: When) -> str:
        """When something fires, as a clause: `whenever you play an event`."""
        phrase = self.triggers.get(type(when.trigger))
        if phrase is None:
            kind = type(when.trigger).__name__
            raise MissingPhrase(f"`{kind}` of `{self.game}` has no phrase in `{self.lang}`.")
        return phrase(when.trigger, when.by)

    def worth(self, worth: Worth, holds: int = NOTHING) -> str:
        """What points a card is worth; `holds` is the resource that lies on it."""
        phrase = self.worths.get(type(worth))
        if phrase is None:
            kind = type(worth).__name__
            raise MissingPhrase(f"`{kind}` of `{self.game}` has no phrase in `{self.lang}`.")
        return phrase(worth, ANY_RESOURCE if holds == NOTHING else resource_key(holds))

    # Places.

    def area(self, place: int) -> str:
        """An area of the map in words: its name, `row-col`, or a moon."""
        if place >= len(HEX_NAMES):
            return self.name("moon", MOONS[place - len(HEX_NAMES)])
        return AREA_NAMES[place]

    def bonuses(self, place: int, oceans: int) -> list[str]:
        """What placing a tile on an area gives: printed bonus, money for oceans beside it."""
        printed = self._printed.get(place)
        if printed is None:
            printed = [self.units(resource, amount) for resource, amount in hex_bonus(place)]
            if BONUS_CARDS[place]:
                printed.append(self.phrases.counted("card", BONUS_CARDS[place]))
            self._printed[place] = printed
        beside = count(BESIDE[place] & oceans)
        return [*printed, f"{2 * beside} M€"] if beside else printed


def resource_key(resource: int) -> str:
    """The word of a resource in the tables of nouns."""
    return ANY_RESOURCE if resource == ANY_HELD else RESOURCE_NAMES[resource]


# What a label reads off a view.


def kit_of(asked: Asked) -> Tableau:
    """What the cards in play of the asked seat add up to."""
    kit: Tableau | None = asked.known.get("kit")
    if kit is None:
        kit = asked.known["kit"] = Tableau(asked.own()["tableau"])
    return kit


def price_of(asked: Asked, card: Card) -> int:
    """What playing a card costs the asked seat now."""
    return kit_of(asked).price(card, asked.own()["next_discount"])


def held_there(asked: Asked, card: Card) -> int:
    """Resources on a card."""
    if card.slot < 0:
        return 0
    held: int = asked.data["table"]["held"][card.slot]
    return held


def owner_of(asked: Asked, card: Card) -> int:
    """The seat that has a card in play, -1 for none."""
    for seat, area in enumerate(asked.data["areas"]):
        if card.id in area["tableau"]:
            return seat
    return -1


def takes_away(source: int, resource: int) -> bool:
    """Whether a card takes a resource from players, so that a loss is no payment."""
    pending: list[Any] = list(CARDS[source].play)
    for effect in pending:
        if isinstance(effect, Remove) and effect.resource == resource:
            return True
        pending += effect.parts()
    return False
