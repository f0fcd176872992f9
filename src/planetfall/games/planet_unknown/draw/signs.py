"""Small signs on the cards of Planet Unknown: tracks, squares, areas, buildings as boxes.

They are what effects look like; words stand beside them on the cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from planetfall.games.planet_unknown.components.tiles import BUILDING, TERRAIN_IDS, TRACKS
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS, draw_piece, tile_box
from planetfall.svg.box import Box, row
from planetfall.svg.canvas import circle, join, path, rect
from planetfall.svg.lettering import BOLD, HEAVY
from planetfall.svg.parts import glyph, word
from planetfall.svg.squaregrid import SquareGrid
from planetfall.svg.theme import Theme

LARGE_SIGN = 24.0
"""The size of a sign on a large card."""


def number_word(theme: Theme, content: str, size: float = LARGE_SIGN) -> Box:
    """A number among signs."""
    return word(content, size * 0.75, theme["text-1"], weight=HEAVY)


def between(theme: Theme, content: str, size: float = LARGE_SIGN) -> Box:
    """A small word or mark between signs: a slash, an arrow, a colon."""
    return word(content, size * 0.62, theme["text-3"], weight=BOLD)


def any_track(theme: Theme, size: float = LARGE_SIGN) -> Box:
    """A track of one's choice: five bars."""
    bar = size / 6.6
    step = (size - bar) / (TRACKS - 1)
    heights = (0.55, 0.8, 0.65, 0.95, 0.7)
    parts = [
        rect(
            k * step,
            size / 2 - size * heights[k],
            bar,
            size * heights[k],
            bar * 0.3,
            fill=theme["ti-" + TERRAIN_IDS[k]],
        )
        for k in range(TRACKS)
    ]
    return Box(size, size, join(parts))


def track(theme: Theme, terrain: int, size: float = LARGE_SIGN) -> Box:
    """A track by its icon."""
    color = theme["ti-" + TERRAIN_IDS[terrain]]
    return glyph(theme, TERRAIN_ICONS[terrain], size, color)


def ground(theme: Theme, name: str, size: float = LARGE_SIGN) -> Box:
    """A square of `ice` or `land`."""
    half = size / 2
    token = "t-" + name
    parts = [
        rect(
            0.5,
            -half + 0.5,
            size - 1,
            size - 1,
            size * 0.1,
            fill=theme[token],
            stroke=theme[token + "-line"],
        )
    ]
    if name == "ice":
        d = f"M{size * 0.26:.1f} {size * 0.02:.1f}l{size * 0.26:.1f}-{size * 0.26:.1f}"
        d += f"M{size * 0.36:.1f} {size * 0.24:.1f}l{size * 0.38:.1f}-{size * 0.38:.1f}"
        ink = theme["t-ice-line"]
        parts.append(path(d, fill="none", stroke=ink, stroke_width=1.6, stroke_linecap="round"))
    return Box(size, size, join(parts))


def edge(theme: Theme, size: float = LARGE_SIGN) -> Box:
    """The edge of a planet: a ball with a marked rim."""
    half = size / 2
    return Box(
        size,
        size,
        join(
            (
                circle(half, 0, half * 0.72, fill=theme["t-land"]),
                circle(
                    half,
                    0,
                    half * 0.84,
                    fill="none",
                    stroke=theme["text-1"],
                    stroke_width=size * 0.12,
                    stroke_dasharray=f"{size * 0.2:.1f} {size * 0.1:.1f}",
                ),
            )
        ),
    )


def block(
    theme: Theme, terrain: int, rows: int, columns: int, unit: float, buildings: int = 0
) -> Box:
    """An area of a terrain, the first squares with a building."""
    squares = {}
    for row_number in range(rows):
        for column in range(columns):
            built = row_number * columns + column < buildings
            squares[row_number, column] = terrain | (BUILDING if built else 0)
    grid = SquareGrid(unit, 0, -rows * unit / 2)
    if len(squares) == 1 and not buildings:
        # One square alone would be drawn as a patch.
        name = "t-" + TERRAIN_IDS[terrain]
        area = grid.area(squares)
        body = join((path(area, fill=theme[name]), path(area, fill=theme.url(name))))
        return Box(unit, unit, body)
    _, inner = grid.seams(dict.fromkeys(squares, terrain))
    lines = path(inner, fill="none", stroke=theme["terrain-ink"], stroke_width=0.8, opacity=0.4)
    return Box(columns * unit, rows * unit, join((draw_piece(theme, grid, squares), lines)))


def building(theme: Theme, terrain: int, size: float = LARGE_SIGN) -> Box:
    """A building on a square of its terrain."""
    grid = SquareGrid(size, 0, -size / 2)
    return Box(size, size, draw_piece(theme, grid, {(0, 0): terrain | BUILDING}))


def some_tile(theme: Theme, tile: int, size: float = LARGE_SIGN) -> Box:
    """A tile as an example of tiles."""
    return tile_box(theme, tile, 0, size * 0.5)


def choice(theme: Theme, boxes: Sequence[Box], size: float = LARGE_SIGN) -> Box:
    """One of several things."""
    parts = [boxes[0]]
    for box in boxes[1:]:
        parts += [between(theme, "/", size), box]
    return row(parts, size * 0.2)
