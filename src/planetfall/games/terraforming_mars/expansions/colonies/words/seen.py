"""What labels of colonies read off a view."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.expansions.colonies.components.terms import TRADE_DISCOUNT
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES
from planetfall.games.terraforming_mars.expansions.colonies.trading import FEE_UNITS
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, kit_of
from planetfall.text.book import Asked


def colony_name(book: MarsBook, colony: int) -> str:
    """The name of a colony tile."""
    return book.name("colony", COLONY_NAMES[colony])


def area_of(data: dict[str, Any]) -> dict[str, Any]:
    """The sub-state of the expansion in a view's data."""
    for area in data["table"]["extras"]:
        if "fleets" in area:
            found: dict[str, Any] = area
            return found
    raise KeyError("this view is of a game without colonies")


def marker_of(asked: Asked, colony: int) -> int:
    """The field of a colony's marker."""
    field: int = area_of(asked.data)["markers"][colony]
    return field


def bonus_clause(book: MarsBook, asked: Asked, colony: int) -> str:
    """What a station in a colony would bring now."""
    stations = area_of(asked.data)["stations"][SITES * colony : SITES * colony + SITES]
    built = SITES - stations.count(-1)
    return book.effect(COLONY_TILES[colony].bonus[built])


def income_clause(book: MarsBook, colony: int, field: int) -> str:
    """What trade with a colony brings when its marker stands on a field."""
    income = COLONY_TILES[colony].income[field]
    return book.say("label.colony.nothing") if income is None else book.effect(income)


def fee_units(asked: Asked, kind: int) -> int:
    """The price of a trade in one kind of payment."""
    return max(0, FEE_UNITS[kind] - kit_of(asked).total(TRADE_DISCOUNT))
