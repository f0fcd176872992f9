"""What the expansion has beside cards, for `list` and `show`: colonies, its standard project."""

from __future__ import annotations

from typing import Any

from planetfall.games import book as open_book
from planetfall.games import rules
from planetfall.games.catalog import Component
from planetfall.games.terraforming_mars.components.terms import NOTHING, RESOURCE_NAMES
from planetfall.games.terraforming_mars.effects.basic import Produce
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import (
    COLONY_TILES,
    Colony,
)
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import (
    amount_of,
    colony_words,
    kind_icon,
)
from planetfall.games.terraforming_mars.expansions.colonies.stations import (
    BUILD_COLONY,
    STATION_PRICE,
    BuildStation,
)
from planetfall.text.book import Book
from planetfall.text.grammar import sentence


def components(lang: str) -> list[Component]:
    """The colony tiles and the standard project, named and told in a language."""
    book = open_book(rules("terraforming-mars"), lang)
    found = [_colony(book, tile) for tile in COLONY_TILES]
    name = book.name("standard", BUILD_COLONY)
    text = sentence(book.effect(BuildStation()))
    data = {"cost": STATION_PRICE, "box": "colonies"}
    return [*found, Component("standard", BUILD_COLONY, name, data, text)]


def _colony(book: Book, tile: Colony) -> Component:
    data: dict[str, Any] = {
        "box": "colonies",
        "gives": kind_icon(tile) or "production",
        "track": [amount_of(income) for income in tile.income],
        "kinds": [_kind(income) for income in tile.income],
        "active": tile.wakes == NOTHING,
    }
    if tile.wakes != NOTHING:
        data["wakes"] = RESOURCE_NAMES[tile.wakes]
    name = book.name("colony", tile.name)
    return Component("colony", tile.name, name, data, colony_words(book, tile))


def _kind(income: object) -> str:
    """What a field brings: `none`, `gain`, or the resource whose production rises."""
    if isinstance(income, Produce):
        steps = income.amounts()
        return RESOURCE_NAMES[next(r for r, amount in enumerate(steps) if amount)]
    return "none" if income is None else "gain"
