"""Names of components by id, and the words for a track, a space, a square, a tile."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.civ_data import CIV_IDS, CIV_NAMES
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENT_IDS, EVENT_NAMES
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, SIDE_NAMES
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.shapes import NAMES as SHAPE_NAMES
from planetfall.games.planet_unknown.components.tiles import FIRST, SECOND, TERRAIN_IDS, TILE_IDS
from planetfall.text.book import Book

LANGUAGES: Final = ("en", "cs")
"""In the order of the names in the components."""
ANY_TRACK: Final = (0, 1, 2, 3, 4)
ALL_BUT_CIV: Final = (1, 2, 3, 4)


def add_names(book: Book) -> None:
    """Names of boards, cards and tiles, from the components."""
    k = LANGUAGES.index(book.lang)
    names = book.names
    for kind in ("terrain_of", "terrain_whom"):
        names.setdefault(kind, names["terrain"])
    names["track"] = {id: names["terrain"][id] for id in TERRAIN_IDS[:5]}
    names["civ"] = {id: CIV_NAMES[id][k] for id in CIV_IDS}
    names["event"] = {id: EVENT_NAMES[id][k] for id in EVENT_IDS}
    names["planet"] = {planet.id: planet.names[k] for planet in PLANETS}
    names["corporation"] = {c.id: c.names[k] for c in CORPORATIONS}
    names["neighbour"] = {o.id: SIDE_NAMES[o.neighbour.id][k] for o in OBJECTIVES}
    names["personal"] = {o.id: SIDE_NAMES[o.personal.id][k] for o in OBJECTIVES}
    names["shape"] = {id: both[k] for id, both in SHAPE_NAMES.items()}
    names["tile"] = {id: _tile_name(book, number) for number, id in enumerate(TILE_IDS)}


def _tile_name(book: Book, number: int) -> str:
    first, second = FIRST[number], SECOND[number]
    return book.say("tile", first=of_terrain(book, first), second=of_terrain(book, second))


def terrain(book: Book, number: int) -> str:
    """The name of a terrain or track by its number."""
    return book.name("terrain", TERRAIN_IDS[number])


def of_terrain(book: Book, number: int) -> str:
    """The name of a terrain or track in the genitive."""
    return book.name("terrain_of", TERRAIN_IDS[number])


def whom_terrain(book: Book, number: int) -> str:
    """The name of a terrain or track in the accusative."""
    return book.name("terrain_whom", TERRAIN_IDS[number])


def terrain_forms(book: Book, number: int) -> dict[str, str]:
    """The name of a terrain or track in every case, as values for a phrase."""
    return {
        "terrain": terrain(book, number),
        "of": of_terrain(book, number),
        "whom": whom_terrain(book, number),
    }


def tracks(book: Book, numbers: tuple[int, ...]) -> str:
    """One of several tracks."""
    if numbers == ANY_TRACK:
        return book.say("tracks.any")
    if numbers == ALL_BUT_CIV:
        return book.say("tracks.not_civ")
    return book.one_of([whom_terrain(book, number) for number in numbers])


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


def space(book: Book, number: int) -> str:
    """A space of a corporation board by its number."""
    return f"{terrain(book, number >> 4)} {number & 15}"


def reached(book: Book, tracker: int, number: int) -> str:
    """The space a tracker comes to; its track is named only where it is another one."""
    return str(number & 15) if number >> 4 == tracker else space(book, number)
