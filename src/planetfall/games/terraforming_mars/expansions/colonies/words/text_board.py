"""The expansion's part of a position as lines of text, for the terminal."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import field_words
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import area_of
from planetfall.text.book import Book


def lines(data: dict[str, Any], book: Book, names: list[str]) -> list[str]:
    """Every colony with its track, stations and ship, then the ships at home."""
    area = area_of(data)
    found = [_colony(area, colony, book, names) for colony in area["tiles"]]
    fleets = []
    for seat, name in enumerate(names):
        owned = area["fleets"][seat]
        home = owned - area["ships"].count(seat)
        fleets.append(f"{name}: {book.term('colony.home').format(home, owned)}")
    return [*found, f"{book.term('trade_fleets')}: {', '.join(fleets)}."]


def _colony(area: dict[str, Any], colony: int, book: Book, names: list[str]) -> str:
    tile = COLONY_TILES[colony]
    marker = area["markers"][colony]
    name = book.name("colony", tile.name)
    if marker < 0:
        return f"{name}: {book.term('colony.asleep').lower()}."
    values = [
        f"[{value}]" if field == marker else value
        for field, value in enumerate(field_words(book, tile))
    ]
    parts = [f"{name}: {' '.join(values)}"]
    owners = [names[o] for o in area["stations"][SITES * colony :][:SITES] if o >= 0]
    if owners:
        parts.append(f"{book.term('colony.stations')}: {', '.join(owners)}")
    if area["ships"][colony] >= 0:
        parts.append(f"{book.term('colony.ship')}: {names[area['ships'][colony]]}")
    return "; ".join(parts) + "."
