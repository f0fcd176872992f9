"""What a choice would change on the map, to be laid over it: buildings, tiles, moved figures."""

from __future__ import annotations

from dataclasses import replace

from planetfall.games.on_mars.components.map import CELLS
from planetfall.games.on_mars.draw.layout import hex_size
from planetfall.games.on_mars.draw.map import draw_figures, figures
from planetfall.games.on_mars.draw.steps import MapView
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.draw.tiles import draw_building, draw_find, top_of
from planetfall.games.on_mars.state import Colony
from planetfall.svg.canvas import EMPTY, Markup, group, join, path
from planetfall.svg.geometry import hexagon
from planetfall.svg.hexgrid import HexGrid
from planetfall.svg.theme import Theme


def new_buildings(now: Colony, then: Colony) -> list[int]:
    """The hexes on which something would be built, upgraded, or work again."""
    both = zip(now.land, then.land, now.tops, then.tops, strict=True)
    return [
        index
        for index, (land, later, top, upper) in enumerate(both)
        if later and (land != later or (top != upper and _is_upgraded(upper)))
    ]


def new_finds(now: Colony, then: Colony) -> list[int]:
    """The hexes on which a tile would lie that does not lie there now."""
    both = enumerate(zip(now.finds, then.finds, strict=True))
    return [index for index, (find, later) in both if later and find != later]


def _is_upgraded(code: int) -> bool:
    top = top_of(code)
    return top is not None and top.blueprint >= 0


def moved_figures(now: Colony, then: Colony) -> list[tuple[int, str, int, int]]:
    """Figures that would stand elsewhere: seat, icon, the hex now and then, -1 for none."""
    moves = []
    for seat, (area, later) in enumerate(zip(now.players, then.players, strict=True)):
        if len(area.bots) == len(later.bots):
            pairs = zip(area.bots, later.bots, strict=True)
            moves += [(seat, "bot", a, b) for a, b in pairs if a != b]
        else:
            placed = [bot for bot in later.bots if bot not in area.bots]
            moves += [(seat, "bot", -1, bot) for bot in placed]
        if area.rover != later.rover:
            moves.append((seat, "rover", area.rover, later.rover))
    return moves


def draw_outlook(table: Table, then: Colony, width: float, height: float) -> Markup:
    """Buildings, tiles and figures as they would stand, each hex in a signal outline."""
    now = table.position
    grid = HexGrid(hex_size(width, height), width / 2, height / 2, flat=True)
    view = MapView(replace(table, position=then), grid)
    built = new_buildings(now, then)
    found = new_finds(now, then)
    moved = {to for _, _, _, to in moved_figures(now, then) if to >= 0}
    standing = figures(view.table)
    parts = []
    for index in sorted({*built, *found, *moved}):
        x, y = view.at(index)
        body: list[Markup] = []
        if index in built:
            body.append(
                draw_building(
                    table.theme, then.land[index], top_of(then.tops[index]), x, y, view.size
                )
            )
        elif index in found:
            body.append(draw_find(table.theme, then.finds[index], x, y, view.size))
        if index in moved:
            body += draw_figures(view, index, standing[index])
        parts.append(_previewed(table.theme, body, grid, index))
    return join(parts) if parts else EMPTY


def _previewed(theme: Theme, body: list[Markup], grid: HexGrid, index: int) -> Markup:
    outline = hexagon(*grid.center(*CELLS[index]), grid.size - 1.5, flat=True)
    edge = path(
        outline, fill="none", stroke=theme["signal-line"], stroke_width=3, stroke_linejoin="round"
    )
    return group(group(*body, opacity=0.82), edge, class_="preview", pointer_events="none")
