"""Outage tokens on the map: a damaged building still works, on a disabled one a colonist lies."""

from __future__ import annotations

from planetfall.games.on_mars.draw.steps import MapView
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DAMAGED,
    DISABLED,
    NO_TOKEN,
    area_of,
    is_blackout,
)
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, path, rect
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.theme import Theme


def map_layer(view: MapView) -> Markup:
    """The tokens at the upper right of their hexes, and who lies there."""
    position = view.table.position
    if not is_blackout(position):
        return EMPTY
    parts: list[Markup] = []
    for place, outage in enumerate(area_of(position).outages):
        if outage == NO_TOKEN:
            continue
        x, y = view.at(place)
        if outage >= DISABLED:
            parts.append(_lying(view.table.theme, outage - DISABLED, x, y, view.size))
        parts.append(_token(view.table.theme, x, y, view.size))
    return group(join(parts), pointer_events="none") if parts else EMPTY


def _token(theme: Theme, x: float, y: float, size: float) -> Markup:
    """An outage token."""
    cx, cy, radius = x + size * 0.44, y - size * 0.44, size * 0.34
    return join(
        (
            circle(cx, cy, radius, fill=theme["bg-0"], stroke=theme["danger"], stroke_width=1.6),
            icon(theme, "damage", cx, cy, radius * 1.5),
        )
    )


def _lying(theme: Theme, seat: int, x: float, y: float, size: float) -> Markup:
    """The broken red edge of a disabled building, and the colonist in the owner's colour."""
    outline = hexagon(x, y, size - 2.4, flat=True)
    wide, tall = size * 0.86, size * 0.5
    left, top = x - wide / 2, y + size * 0.22
    return join(
        (
            path(
                outline,
                fill="none",
                stroke=theme["danger"],
                stroke_width=2.2,
                stroke_dasharray="5 3",
            ),
            rect(left, top, wide, tall, tall * 0.3, fill=theme["bg-0"]),
            icon(theme, "colonist-down", x, top + tall / 2, size * 0.5, theme.player(seat)),
        )
    )


def hex_note(table: Table, place: int) -> str:
    """The state of a building in words; nothing for a plain one."""
    if not is_blackout(table.position):
        return ""
    outage = area_of(table.position).outages[place]
    if outage == NO_TOKEN:
        return ""
    if outage == DAMAGED:
        return table.book.term("blackout:damaged")
    return f"{table.book.term('blackout:disabled')} ({table.name(outage - DISABLED)})"
