"""A phrase book with the nouns of this game, and what labels need to know of a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    TAG_NAMES,
    TILE_NAMES,
)
from planetfall.games.terraforming_mars.effects.holding import ANY_HELD
from planetfall.games.terraforming_mars.effects.others import Remove
from planetfall.games.terraforming_mars.tableau import Tableau
from planetfall.text.book import Asked, Book, MissingPhrase
from planetfall.text.grammar import czech_noun, plain

ANY_RESOURCE = "any"
"""Stands for whatever a card holds in the tables of nouns."""


class MarsBook(Book):
    """The words of this game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("terraforming-mars", lang)
        self.counted: dict[str, tuple[str, str, str]] = {}
        """Resource to its noun after 1, 2 to 4, 5 and more; in Czech the accusative."""
        self.produced: dict[str, str] = {}
        """Resource as it stands with the word production; in Czech the genitive."""
        self.each: dict[str, str] = {}
        """Resource held on cards as one of many: `each animal`, `každé zvíře`."""
        self.tagged: dict[str, str] = {}
        """Tag as it stands with the word tag; in Czech the genitive."""
        self.tiles: dict[str, tuple[str, str, str]] = {}
        """Tile as something placed: with its article, after 2 to 4, after 5 and more."""
        self.sites: dict[int, str] = {}
        """Where a tile may go, by the rules of `effects.mars`."""
        self.triggers: dict[type[Any], Callable[[Any, int], str]] = {}
        """Trigger class to the clause that says when it fires: (trigger, by whom)."""
        self.worths: dict[type[Any], Callable[[Any, str], str]] = {}
        """Class of points to their clause: (worth, noun of what the card holds, as a key)."""
        place = 1 if lang == "cs" else 0
        self.names["card"] = {card: both[place] for card, both in NAMES.items()}

    # Nouns.

    def units(self, resource: int, amount: int) -> str:
        """So many of a resource."""
        return f"{plain(amount)} {self.noun(resource_key(resource), amount)}"

    def noun(self, resource: str, amount: int) -> str:
        """The noun of a resource after a number."""
        return czech_noun(amount, *self._found(self.counted, resource))

    def every(self, resource: str, amount: int) -> str:
        """Resources counted in lots: `each animal`, `every 2 animals`."""
        one: str = self._found(self.each, resource)
        if amount == 1:
            return one
        if self.lang == "en":
            word = "every"
        elif amount < 5:
            # Neuter nouns have `každé` for one and `každá` for several.
            word = "každá" if one.startswith("každé ") else "každé"
        else:
            word = "každých"
        return f"{word} {amount} {self.noun(resource, amount)}"

    def production(self, resource: int) -> str:
        """The word that tells whose production: `plant`, `rostlin`."""
        return str(self._found(self.produced, resource_key(resource)))

    def tag(self, tag: int) -> str:
        """The word that tells which tag: `science`, `vědy`."""
        return str(self._found(self.tagged, TAG_NAMES[tag]))

    def tile(self, tile: int) -> str:
        """One tile as something placed: `an ocean`, `destičku oceánu`."""
        return str(self._found(self.tiles, TILE_NAMES[tile])[0])

    def tile_count(self, tile: int, amount: int) -> str:
        """So many tiles."""
        if amount == 1:
            return self.tile(tile)
        return f"{amount} {czech_noun(amount, *self._found(self.tiles, TILE_NAMES[tile]))}"

    def _found(self, table: dict[str, Any], key: str) -> Any:
        if key not in table:
            raise MissingPhrase(f"`{key}` of `{self.game}` has no word in `{self.lang}`.")
        return table[key]

    def card(self, number: int) -> str:
        """The name of a card by its number."""
        return self.name("card", CARDS[number].name)

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
        for volcano, hexes in zip(VOLCANOES, bits(VOLCANIC), strict=True):
            if hexes == place:
                return f"{volcano} {HEX_NAMES[place]}"
        if NOCTIS >> place & 1:
            return f"Noctis {HEX_NAMES[place]}"
        return HEX_NAMES[place]

    def bonuses(self, place: int, oceans: int) -> list[str]:
        """What placing a tile on an area gives: printed bonus, money for oceans beside it."""
        found = [self.units(resource, amount) for resource, amount in hex_bonus(place)]
        if BONUS_CARDS[place]:
            cards = BONUS_CARDS[place]
            found.append(f"{cards} {czech_noun(cards, *self.counted['card'])}")
        beside = count(BESIDE[place] & oceans)
        if beside:
            found.append(f"{2 * beside} M€")
        return found


def resource_key(resource: int) -> str:
    """The word of a resource in the tables of nouns."""
    return ANY_RESOURCE if resource == ANY_HELD else RESOURCE_NAMES[resource]


def add_expansions(book: MarsBook) -> None:
    """Let every expansion beside this package add its words."""
    from planetfall.games.terraforming_mars.extension import EXPANSIONS

    for module in EXPANSIONS.modules("words"):
        module.fill(book)


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
