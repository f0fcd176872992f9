"""Infected and vaccinated colonists on the map."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.draw.steps import MapView
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import count_at
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    FIRST_SLOT,
    ILL,
    IMMUNE,
    WELL,
)
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join
from planetfall.svg.icons import icon
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme


def _area(table: Table) -> Outbreak | None:
    extras = table.position.extras
    return extras[0] if extras and isinstance(extras[0], Outbreak) else None


def map_inputs(table: Table) -> tuple[Any, ...]:
    """What the layer is drawn from."""
    area = _area(table)
    return () if area is None else (area.ill_mines, area.immune_mines)


def map_layer(view: MapView) -> Markup:
    """A sign on every Mine whose colonist is infected or vaccinated."""
    area = _area(view.table)
    if area is None:
        return EMPTY
    signs = [
        _sign(view.table.theme, *view.at(place), view.size, bool(area.ill_mines >> place & 1))
        for place in range(HEXES)
        if (area.ill_mines | area.immune_mines) >> place & 1
    ]
    return group(join(signs), pointer_events="none")


SLOT_SIGNS: Final = {ILL: ("infection", "danger"), IMMUNE: ("vaccine", "medicine"), WELL: None}
"""By state of a colonist on an action: icon and colour."""


def slot_signs(table: Table, slot: int) -> list[tuple[str, str] | None]:
    """The infected and the vaccinated colonists on an action."""
    if _area(table) is None:
        return []
    return [
        sign
        for seat in range(len(table.players))
        for state, sign in SLOT_SIGNS.items()
        for _ in range(count_at(table.position, seat, FIRST_SLOT + slot, state))
    ]


@memo(256)
def _sign(theme: Theme, x: float, y: float, size: float, ill: bool) -> Markup:
    color = theme["danger" if ill else "medicine"]
    at = x + size * 0.5, y - size * 0.46
    return join(
        (
            circle(*at, size * 0.3, fill=theme["bg-0"], stroke=color, stroke_width=1.6),
            icon(theme, "infection" if ill else "vaccine", *at, size * 0.42, color),
        )
    )
