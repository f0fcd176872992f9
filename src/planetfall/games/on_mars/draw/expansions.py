"""What the expansions draw: each has it in its folder `draw`.

It has `IDS` and `PRINTS`, its components by kind, and may have `held_cards(table)`, cards that a
seat holds, `seat_note(table, seat)`, words in the lowest line of a seat, `DISCOVERY_SIGNS`, by
id of its Discovery tiles an icon and how many, `TECH_SIGNS`, by id of its technologies an icon
and a colour, `EFFECT_ICONS`, by class of its effects an icon, and
`effect_signs(theme, effect, size)`, the icons of effects that need several.

On the map it may draw `map_layer(view)` over all pieces; `map_steps(table)` are steps of its own
pieces, `map_inputs(table)` is what both are drawn from and `MAP_OPTIONS` are the kinds of options
they show. `LAND_SIGNS` are, by id of a building that no player builds, an icon and the colour of
its edge. `tech_marks(table, seat)` are tokens on tiles of a Lab: technology, icon and colour.
`hex_note(table, place)` are words for what it laid on a hex, `map_corners(table, width, height)`
is what stands in the lower corners of the map.
`slot_signs(table, slot)` are an icon and a colour, or none, for each colonist on an action.
`mission_rows(table)` are missions in place of those of the base game.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from planetfall.games.on_mars.extension import EXPANSIONS

if TYPE_CHECKING:
    from planetfall.games.on_mars.draw.cards import Held
    from planetfall.games.on_mars.draw.steps import MapView, Step
    from planetfall.games.on_mars.draw.table import Table
    from planetfall.svg.canvas import Markup


@cache
def drawings() -> list[Any]:
    """The folder `draw` of every expansion that has one."""
    return EXPANSIONS.modules("draw")


def more_cards(table: Table) -> list[Held]:
    """Cards of expansions that the seat below the map holds."""
    return [
        card
        for module in drawings()
        if hasattr(module, "held_cards")
        for card in module.held_cards(table)
    ]


def seat_note(table: Table, seat: int) -> str:
    """What expansions say of a seat."""
    notes = [module.seat_note(table, seat) for module in drawings() if hasattr(module, "seat_note")]
    return " ".join([note for note in notes if note])


def map_layers(view: MapView) -> list[Markup]:
    """What expansions draw over the pieces of the map."""
    return [module.map_layer(view) for module in drawings() if hasattr(module, "map_layer")]


def map_steps(table: Table) -> list[Step]:
    """Steps of the pieces of expansions."""
    return [
        step
        for module in drawings()
        if hasattr(module, "map_steps")
        for step in module.map_steps(table)
    ]


def map_inputs(table: Table) -> tuple[Any, ...]:
    """What expansions read of a position to draw on the map."""
    return tuple(
        [module.map_inputs(table) for module in drawings() if hasattr(module, "map_inputs")]
    )


@cache
def map_options() -> tuple[str, ...]:
    """The kinds of options that expansions show on the map."""
    return tuple([kind for module in drawings() for kind in getattr(module, "MAP_OPTIONS", ())])


@cache
def land_sign(id: str) -> tuple[str, str]:
    """The icon and the colour of a building that no player builds."""
    for module in drawings():
        signs: dict[str, tuple[str, str]] = getattr(module, "LAND_SIGNS", {})
        if id in signs:
            return signs[id]
    return "colony", "text-2"


def tech_marks(table: Table, seat: int) -> tuple[tuple[int, str, str], ...]:
    """Tokens on the tiles of a Lab: technology, icon and colour."""
    return tuple(
        [
            mark
            for module in drawings()
            if hasattr(module, "tech_marks")
            for mark in module.tech_marks(table, seat)
        ]
    )


def slot_signs(table: Table, slot: int) -> tuple[tuple[str, str] | None, ...]:
    """How the colonists on an action are, in the order of their seats: icon and colour."""
    return tuple(
        [
            sign
            for module in drawings()
            if hasattr(module, "slot_signs")
            for sign in module.slot_signs(table, slot)
        ]
    )


def map_corners(table: Table, width: float, height: float) -> list[Markup]:
    """What expansions put into the lower corners of the map."""
    return [
        module.map_corners(table, width, height)
        for module in drawings()
        if hasattr(module, "map_corners")
    ]


def hex_notes(table: Table, place: int) -> list[str]:
    """What expansions say of a hex."""
    notes = [module.hex_note(table, place) for module in drawings() if hasattr(module, "hex_note")]
    return [note for note in notes if note]


def mission_rows(table: Table) -> tuple[tuple[str, str, str, int, int], ...]:
    """Missions of expansions in place of those of the base game.

    By row: key of the piece, name, icon, how far it is, how far it must come.
    """
    return tuple(
        [
            mission
            for module in drawings()
            if hasattr(module, "mission_rows")
            for mission in module.mission_rows(table)
        ]
    )


def effect_icon(name: str) -> str:
    """The icon of an effect of an expansion, by the name of its class; empty where it has none."""
    for module in drawings():
        icons: dict[str, str] = getattr(module, "EFFECT_ICONS", {})
        if name in icons:
            return icons[name]
    return ""
