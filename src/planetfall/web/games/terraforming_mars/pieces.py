"""The pieces of Terraforming Mars that can be asked about."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from planetfall.games.terraforming_mars.components.board import (
    BESIDE,
    HEX_NAMES,
    NOCTIS,
    OCEAN_AREAS,
    count,
)
from planetfall.games.terraforming_mars.components.terms import TILE_NAMES
from planetfall.games.terraforming_mars.draw.tiles import laid_tiles
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.web.games.terraforming_mars import expansions
from planetfall.web.games.terraforming_mars.position import mars
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

CARDS: Final = ("project", "corporation")


def _area(scene: Scene, name: str) -> list[str]:
    """What lies on an area; or for whom it is, what it gives, which tiles are beside it."""
    book, game = scene.book, mars(scene)
    if name not in HEX_NAMES or not isinstance(book, MarsBook):
        return []
    place = HEX_NAMES.index(name)
    laid = laid_tiles(game).get(place)
    if laid is not None:
        tile = book.name("tile", TILE_NAMES[laid.tile])
        owner = scene.names[laid.owner] if 0 <= laid.owner < len(scene.names) else ""
        return [book.say("area.owned", tile=tile, name=owner) if owner else f"{tile}."]
    lines = []
    if OCEAN_AREAS >> place & 1:
        lines.append(book.say("area.ocean"))
    elif NOCTIS >> place & 1:
        lines.append(book.say("area.noctis"))
    bonuses = book.bonuses(place, game.ocean_hexes)
    if bonuses:
        lines.append(book.say("area.gives", things=book.all_of(bonuses)))
    beside = BESIDE[place]
    green, cities = count(beside & game.greenery_hexes), count(beside & game.city_hexes)
    if green or cities:
        lines.append(book.say("area.beside", green=green, cities=cities))
    return lines


def _area_name(scene: Scene, name: str) -> str:
    book = scene.book
    if name not in HEX_NAMES or not isinstance(book, MarsBook):
        return ""
    return book.say("area.name", place=book.area(HEX_NAMES.index(name)))


def _conversion(scene: Scene, what: str) -> str:
    return scene.words.get(f"tm.convert_{what}", "")


BASE: Final = {
    "hex": Kind(rules="TM-15", now=_area, named=_area_name),
    "standard": Kind(("standard",), "TM-9"),
    "convert": Kind(rules="TM-13", named=_conversion),
    "milestone": Kind(("milestone",), "TM-10"),
    "award": Kind(("award",), "TM-11"),
    "play": Kind(CARDS, "TM-8"),
    "card": Kind(CARDS, "TM-17"),
    "act": Kind(CARDS, "TM-12"),
    "pass": Kind(rules="TM-6"),
    "done": Kind(),
    "temperature": Kind(rules="TM-14"),
    "oxygen": Kind(rules="TM-14"),
    "oceans": Kind(rules="TM-14"),
    "rating": Kind(rules="TM-14"),
    "seat": Kind(rules="TM-7"),
    "hand": Kind(rules="TM-23"),
    "moon": Kind(rules="TM-15"),
}
"""The pieces of the base box."""


@cache
def kinds() -> dict[str, Kind]:
    """All kinds of pieces; a module of `expansions` adds its own with `PIECES`."""
    found = dict(BASE)
    for module in iter_modules(expansions.__path__):
        found |= import_module(f"{expansions.__name__}.{module.name}").PIECES
    return found
