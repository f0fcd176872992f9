"""Tiles as references: a page holds the small tiles once and shows each by its name.

The station and the tray show tiles in two turns; a turn of the station or a new tile then changes a
few letters.  All twelve tiles of a shape share its squares and differ in two terrains and a meteor.
So a shape in one turn is three stencils: section a, section b, and the lines above both.  A section
takes its colour and its pattern from the tile that refers to it.
"""

from __future__ import annotations

from planetfall.games.planet_unknown.components.shapes import ORIENTATIONS, SHAPES, Orientation
from planetfall.games.planet_unknown.components.tiles import (
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
    TERRAIN_IDS,
    TERRAINS,
    TILES,
)
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS, edges, meteorite
from planetfall.svg.canvas import Markup, circle, element, group, join, path, rect
from planetfall.svg.icons import icon
from planetfall.svg.memo import memo
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme

Cell = tuple[int, int]

SMALL_UNIT = 14.0
"""A square of a small tile."""
GHOST_UNIT = 42.0
"""A square of a ghost, and of the planet below it."""
TURNS = (0, 1)
"""The turns of small tiles."""


def definitions(theme: Theme) -> Markup:
    """What `small_tile` and the page's ghosts refer to: to stand once in a page."""
    parts = [*_signs(theme, "ts", SMALL_UNIT), *_signs(theme, "tg", GHOST_UNIT), _none(theme)]
    for shape in range(SHAPES):
        for turn in TURNS:
            parts += _stencils(theme, ORIENTATIONS[shape][turn])
    for tile in range(0, TILES, 2):
        for turn in TURNS:
            parts.append(_tile(theme, tile, turn))
    return element("defs", join(parts))


@memo(4096)
def small_tile(tile: int, turn: int) -> Markup:
    """A tile about its middle; `turn` is one of `TURNS`."""
    meteor = [_use(f"m{SHAPE_OF[tile]}-{turn}")] if HAS_METEOR[tile] else []
    return join([_use(f"t{tile & ~1}-{turn}"), *meteor])


def no_tile() -> Markup:
    """The sign of an empty stack."""
    return _use("ts-none")


# What a page holds.


def _signs(theme: Theme, prefix: str, unit: float) -> list[Markup]:
    """Buildings on light plinths and the meteor, about the corner of their square."""
    ink, middle = theme["terrain-ink"], unit / 2
    edge, margin = unit * 0.7, unit * 0.15
    plinth = rect(margin, margin, edge, edge, unit * 0.16, fill="#fff", opacity=0.36)
    parts = []
    for terrain in range(TERRAINS):
        sign = icon(theme, TERRAIN_ICONS[terrain], middle, middle, unit * 0.56, ink)
        parts.append(group(plinth, sign, id=f"{prefix}-{TERRAIN_IDS[terrain]}"))
    rock = meteorite(theme, middle, middle, unit)
    return [*parts, group(rock, id=f"{prefix}-meteor")]


def _none(theme: Theme) -> Markup:
    radius, ink = SMALL_UNIT * 0.7, theme["line-3"]
    return circle(0, 0, radius, id="ts-none", fill="none", stroke=ink, stroke_dasharray="2 3")


def _stencils(theme: Theme, laid: Orientation) -> list[Markup]:
    """The sections of a shape in one turn, and the lines above them."""
    grid, sections = _centred(laid), _sections(laid)
    name = f"s{laid.shape}-{laid.turn}"
    parts = []
    for section in (0, 1):
        d = edges(grid, [cell for cell, kind in sections.items() if kind == section])
        parts.append(group(path(d, fill="currentColor"), path(d), id=f"{name}{'ab'[section]}"))
    unlike, like = grid.seams(sections)
    lines = (
        path(like, stroke=theme["terrain-ink"], stroke_width=0.7, opacity=0.22),
        path(unlike, stroke_width=0.5, opacity=0.75),
        path(edges(grid, sections), stroke_width=0.9, stroke_linejoin="round"),
    )
    meteor = join(_meteor("ts", laid, grid))
    return [
        *parts,
        group(*lines, id=name, fill="none", stroke=theme["bg-0"]),
        group(meteor, id=f"m{laid.shape}-{laid.turn}"),
    ]


def _tile(theme: Theme, tile: int, turn: int) -> Markup:
    """A small tile without a meteor."""
    laid = ORIENTATIONS[SHAPE_OF[tile]][turn]
    name = f"s{laid.shape}-{turn}"
    parts = []
    for section, terrain in zip("ab", _terrains(tile), strict=True):
        color, fill = theme["t-" + terrain], theme.url("t-" + terrain)
        parts.append(element("use", href=f"#{name}{section}", color=color, fill=fill))
    buildings = _buildings("ts", tile, laid, _centred(laid))
    return group(*parts, _use(name), *buildings, id=f"t{tile}-{turn}")


# Measures and small parts.


def _terrains(tile: int) -> tuple[str, str]:
    return TERRAIN_IDS[FIRST[tile]], TERRAIN_IDS[SECOND[tile]]


def _sections(laid: Orientation) -> dict[Cell, int]:
    """The squares of a shape with their sections."""
    return {(each.row, each.column): each.section for each in laid.squares}


def _centred(laid: Orientation) -> SquareGrid:
    return SquareGrid(SMALL_UNIT, -laid.columns * SMALL_UNIT / 2, -laid.rows * SMALL_UNIT / 2)


def _use(name: str, x: float = 0, y: float = 0) -> Markup:
    return element("use", href=f"#{name}", x=x or None, y=y or None)


def _buildings(prefix: str, tile: int, laid: Orientation, grid: SquareGrid) -> list[Markup]:
    terrains = _terrains(tile)
    return [
        _use(f"{prefix}-{terrains[each.section]}", *grid.corner(each.row, each.column))
        for each in laid.squares
        if each.building
    ]


def _meteor(prefix: str, laid: Orientation, grid: SquareGrid) -> list[Markup]:
    return [
        _use(f"{prefix}-meteor", *grid.corner(each.row, each.column))
        for each in laid.squares
        if each.meteor
    ]
