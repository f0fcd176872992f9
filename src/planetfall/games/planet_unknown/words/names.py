"""Names of components by id, for both languages, and words that both books look up alike."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.bands import key_of
from planetfall.games.planet_unknown.components.cards.civ import CivCard
from planetfall.games.planet_unknown.components.civ_data import CIV_IDS, CIV_NAMES
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS, EVENT_NAMES
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, SIDE_NAMES
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.tiles import FIRST, SECOND, TERRAIN_IDS, TILE_IDS
from planetfall.text.book import Asked, Book
from planetfall.text.grammar import sentence

EN: Final = 0
CS: Final = 1


def add_names(
    book: Book, language: int, terrains: dict[str, str], tile: str, of: dict[str, str]
) -> None:
    """Names of boards, cards and tiles; `tile` joins two words of `of` into a tile's name."""
    book.names["terrain"] = terrains
    book.names["track"] = {name: terrains[name] for name in TERRAIN_IDS[:5]}
    book.names["civ"] = {card: CIV_NAMES[card][language] for card in CIV_IDS}
    book.names["event"] = {card: EVENT_NAMES[card][language] for card in EVENT_IDS}
    book.names["planet"] = {planet.id: planet.names[language] for planet in PLANETS}
    book.names["corporation"] = {c.id: c.names[language] for c in CORPORATIONS}
    book.names["neighbour"] = {o.id: SIDE_NAMES[o.neighbour.id][language] for o in OBJECTIVES}
    book.names["personal"] = {o.id: SIDE_NAMES[o.personal.id][language] for o in OBJECTIVES}
    book.names["tile"] = {
        TILE_IDS[k]: tile.format(of[TERRAIN_IDS[FIRST[k]]], of[TERRAIN_IDS[SECOND[k]]])
        for k in range(len(TILE_IDS))
    }


def terrain(book: Book, number: int) -> str:
    """The name of a terrain or track by its number."""
    return book.name("terrain", TERRAIN_IDS[number])


def tile(book: Book, number: int) -> str:
    """The name of a tile by its number."""
    return book.name("tile", TILE_IDS[number])


def civ(book: Book, number: int) -> str:
    """The name of a civ card by its number."""
    return book.name("civ", CIV_IDS[number])


def event(book: Book, number: int) -> str:
    """The name of an event by its number."""
    return book.name("event", EVENT_IDS[number])


def objective(book: Book, number: int, *, personal: bool) -> str:
    """The name of one side of an objective by its number."""
    return book.name("personal" if personal else "neighbour", OBJECTIVES[number].id)


def place(cell: int) -> str:
    """A square as people say it: row and column."""
    return key_of(cell)


def space(book: Book, number: int) -> str:
    """A space of a corporation board by its number."""
    return f"{terrain(book, number >> 4)} {number & 15}"


def reached(book: Book, tracker: int, number: int) -> str:
    """The space a tracker comes to; its track is named only where it is another one."""
    return str(number & 15) if number >> 4 == tracker else space(book, number)


def own_corporation(asked: Asked) -> int:
    """The corporation of the seat that is asked."""
    number: int = asked.own()["corporation"]
    return number


def civ_text(book: Book, card: CivCard) -> str:
    """What a civ card does, derived from its effects."""
    clauses = []
    if card.now is not None:
        clauses.append(book.effect(card.now))
    if card.last:
        key = "last:1" if card.last == 1 else "last:many"
        clauses.append(book.term(key).format(card.last))
    if card.worth is not None:
        clauses.append(book.effect(card.worth))
    return " ".join([sentence(clause) for clause in clauses])
