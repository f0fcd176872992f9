"""What a choice would change on the page of On Mars: numbers in the bar, pieces on the map."""

from __future__ import annotations

from dataclasses import replace

from planetfall.games.on_mars.components.map import HEX_NAMES, STARTING_MINE
from planetfall.games.on_mars.components.names import ITEMS
from planetfall.games.on_mars.draw.icons import ITEM_ICONS
from planetfall.games.on_mars.draw.map import hex_title
from planetfall.games.on_mars.draw.outlook import draw_outlook, moved_figures, new_buildings
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.state import Colony
from planetfall.web.games.plain import chip
from planetfall.web.html import Html, esc, icon, join


def preview(table: Table, after: Colony, map_size: tuple[float, float], told: str = "") -> Html:
    """Storage, crystals and points that change; what would stand on the map, drawn for it.

    `told` is what else to say of it.
    """
    was, now = table.own, after.players[table.seat]
    counts = [
        *zip(ITEMS, was.storage, now.storage, strict=False),
        ("crystal", was.crystals, now.crystals),
        ("vp", was.vp, now.vp),
    ]
    chips = [chip(_chip_icon(name), old, new) for name, old, new in counts if old != new][:6]
    drawing = draw_outlook(table, after, *map_size)
    if not drawing:
        return join(chips)
    onto = Html(
        f'<svg class="symbols" data-onto=".om-map-part > svg" aria-hidden="true">{drawing}</svg>'
    )
    return join((*_moves(table.position, after), *_built(table, after, told), *chips, onto))


def _moves(now: Colony, then: Colony) -> list[Html]:
    """Where each figure goes; a rover that has not moved yet stands on the starting Mine."""
    return [
        chip(
            icon(name, 14),
            esc(HEX_NAMES[start if start >= 0 else STARTING_MINE]),
            esc(HEX_NAMES[end]),
        )
        for _, name, start, end in moved_figures(now, then)
        if end >= 0 and (start >= 0 or name == "rover")
    ]


def _built(table: Table, then: Colony, told: str) -> list[Html]:
    """What would stand on a hex, in words."""
    later = replace(table, position=then)
    built = new_buildings(table.position, then)
    titles = [told] if told else [hex_title(later, index) for index in built]
    return [Html(f'<span class="picked">{esc(title)}</span>') for title in titles]


def _chip_icon(name: str) -> Html:
    if name in ("crystal", "vp"):
        return icon(name, 14, name)
    return icon(ITEM_ICONS[ITEMS.index(name)], 14)
