"""The Invasion on the map: soldiers, sentry bots, the exosuit, shields, alien markers.

People are full colour with dark ink, aliens are dark with a green line; a stunned soldier lies in a
broken grey ring.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars.components.map import DIRECTIONS, HEX_NAMES
from planetfall.games.on_mars.draw.steps import MapView, Step
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    EXOSUIT,
    SENTRY_BOTS,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import owner_of_card
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    Commander,
    Front,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import lender, tech_lent
from planetfall.games.on_mars.state import Colony
from planetfall.svg.canvas import EMPTY, Markup, circle, element, group, join, path, place
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.memo import memo
from planetfall.svg.parts import piece
from planetfall.svg.theme import Theme

MAP_OPTIONS: Final = ("sentry", "suit", "stun", "return_soldier", "soldier")
"""Kinds of options that the map shows."""


def front_in(game: Colony) -> Front | None:
    """What the humans share, where this chapter is played."""
    return front_of(game) if any([isinstance(area, Front) for area in game.extras]) else None


def map_inputs(table: Table) -> tuple[Any, ...]:
    """What the layer reads of a position."""
    front = front_in(table.position)
    if front is None:
        return ()
    commander = commander_of(table.position)
    soldiers = commander.standing, commander.stunned, commander.markers
    owners = [owner_of_card(table.position, card) for card in (SENTRY_BOTS, EXOSUIT)]
    return soldiers, front.sentries, front.exosuit, front.shielded, owners


def map_steps(table: Table) -> list[Step]:
    """The steps of sentry bots and the exosuit that are open."""
    front = front_in(table.position)
    found: list[Step] = []
    if front is None:
        return found
    for key in table.offered("sentry", "suit"):
        prefix, _, rest = key.partition(":")
        number, _, direction = rest.rpartition("-")
        turn = DIRECTIONS.index(direction)
        if prefix == "suit" and front.exosuit >= 0:
            found.append(Step(key, front.exosuit, turn, "exosuit"))
        elif prefix == "sentry" and int(number) <= len(front.sentries):
            found.append(Step(key, front.sentries[int(number) - 1], turn, "sentry"))
    return found


def map_layer(view: MapView) -> Markup:
    """Everything of the chapter that is on the map."""
    front = front_in(view.table.position)
    if front is None:
        return EMPTY
    commander = commander_of(view.table.position)
    quiet = [*_shields(view, front), *_markers(view, commander), *_soldiers(view, commander)]
    quiet += _team(view, front)
    return join((group(join(quiet), pointer_events="none"), *_choices(view, front)))


# Things.


def _shields(view: MapView, front: Front) -> list[Markup]:
    """Shielded buildings: a blue inner edge, and the shield at the upper left."""
    return [_shield(view.table.theme, *view.at(spot), view.size) for spot in front.shielded]


@memo(512)
def _shield(theme: Theme, x: float, y: float, size: float) -> Markup:
    edge = hexagon(x, y, size - 4.4, flat=True)
    at = x - size * 0.5, y - size * 0.46
    return join(
        (
            path(edge, fill="none", stroke=theme["info"], stroke_width=2.6),
            circle(*at, size * 0.29, fill=theme["bg-0"], stroke=theme["info"], stroke_width=1.4),
            icon(theme, "shield", *at, size * 0.4, theme["info"]),
        )
    )


def _markers(view: MapView, commander: Commander) -> list[Markup]:
    """Markers of alien Blueprints on their buildings."""
    return [
        _marker(view.table.theme, *view.at(spot), view.size)
        for spot in commander.markers
        if spot >= 0
    ]


@memo(64)
def _marker(theme: Theme, x: float, y: float, size: float) -> Markup:
    rim = hexagon(x, y, size - 5.4, flat=True)
    at = x, y + size * 0.5
    return join(
        (
            path(rim, fill="none", stroke=theme["alien"], stroke_width=1.4),
            circle(*at, size * 0.3, fill=theme["bg-0"]),
            icon(theme, "alien-soldier", *at, size * 0.38, theme["alien"]),
        )
    )


def _soldiers(view: MapView, commander: Commander) -> list[Markup]:
    """Soldiers: smaller, and aside, where something else is on the hex."""
    parts = []
    for row, draw in ((commander.standing, _standing), (commander.stunned, _stunned)):
        for spot in row:
            x, y, radius = _spot(view, spot)
            parts.append(draw(view.table.theme, x, y, radius))
    return parts


def _spot(view: MapView, spot: int) -> tuple[float, float, float]:
    """Where a piece stands on a hex, and how large it is."""
    x, y = view.at(spot)
    position = view.table.position
    if position.land[spot] or position.finds[spot]:
        return x - view.size * 0.3, y - view.size * 0.28, view.size * 0.38
    return x, y, view.size * 0.5


@memo(512)
def _standing(theme: Theme, x: float, y: float, radius: float) -> Markup:
    """An active soldier: upright head in a full green ring."""
    return join(
        (
            circle(x, y, radius, fill=theme["bg-0"], stroke=theme["alien"], stroke_width=2),
            icon(theme, "alien-soldier", x, y, radius * 1.35, theme["alien"]),
        )
    )


@memo(512)
def _stunned(theme: Theme, x: float, y: float, radius: float) -> Markup:
    """A stunned soldier: head on its side, grey, in a flat broken ring."""
    ring = element(
        "ellipse",
        cx=x,
        cy=y,
        rx=radius,
        ry=radius * 0.7,
        fill=theme["bg-0"],
        stroke=theme["text-2"],
        stroke_width=1.5,
        stroke_dasharray="3 2",
    )
    head = icon(theme, "alien-soldier", x, y, radius * 1.15, theme["text-2"])
    return join((ring, group(head, transform=f"rotate(90 {x:.2f} {y:.2f})")))


_piece = memo(512)(piece)


def _team(view: MapView, front: Front) -> list[Markup]:
    """Sentry bots and the exosuit, in the colour of who has their card."""
    theme, position = view.table.theme, view.table.position
    parts = []
    for spot in front.sentries:
        owner = max(owner_of_card(position, SENTRY_BOTS), 0)
        parts.append(_piece(theme, owner, "sentry", *_spot(view, spot)))
    if front.exosuit >= 0:
        owner = max(owner_of_card(position, EXOSUIT), 0)
        parts.append(_piece(theme, owner, "exosuit", *_spot(view, front.exosuit)))
    return parts


# Choices.


def _choices(view: MapView, front: Front) -> list[Markup]:
    """Badges on pieces that could act where they stand, and soldiers to be chosen."""
    table = view.table
    parts = []
    for key in table.offered("stun", "return_soldier", "soldier"):
        prefix, _, rest = key.partition(":")
        title = f"{table.say(prefix)}: "
        if prefix == "soldier":
            spot = HEX_NAMES.index(rest)
            parts.append(_ring(table, key, title + rest, *_spot(view, spot)))
            continue
        spot = front.exosuit if prefix == "return_soldier" else front.sentries[int(rest) - 1]
        x, y = view.at(spot)
        at = x + view.size * 0.5, y - view.size * 0.46
        sign = "stun" if prefix == "stun" else "ui-undo"
        parts.append(_badge(table, key, title + HEX_NAMES[spot], sign, *at, view.size))
    return parts


def _badge(
    table: Table, key: str, title: str, sign: str, x: float, y: float, size: float
) -> Markup:
    theme = table.theme
    color = theme["signal-line"]
    disc = circle(x, y, size * 0.4, fill=theme["bg-0"], stroke=color, stroke_width=1.6)
    inner = _burst(theme, x, y, size * 0.3) if sign == "stun" else EMPTY
    if not inner:
        inner = icon(theme, sign, x, y, size * 0.46, theme["text-1"])
    return place(key, disc, inner, classes="step", title=title)


def _burst(theme: Theme, x: float, y: float, reach: float) -> Markup:
    """Rays to all sides."""
    rays = []
    for dx, dy in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)):
        near, far = reach * 0.35, reach
        start = f"M{x + dx * near:.2f} {y + dy * near:.2f}"
        rays.append(f"{start}L{x + dx * far:.2f} {y + dy * far:.2f}")
    return path("".join(rays), stroke=theme["signal-line"], stroke_width=1.8, fill="none")


def _ring(table: Table, key: str, title: str, x: float, y: float, radius: float) -> Markup:
    """A soldier that may be chosen."""
    line = table.theme["signal-line"]
    ground = circle(x, y, radius + 2.4, fill="transparent", stroke=line, stroke_width=2)
    return place(key, ground, classes="step", title=title)


# Labs.


def tech_marks(table: Table, seat: int) -> list[tuple[int, str, str]]:
    """Shields and corruption tokens on the tiles of a Lab."""
    front = front_in(table.position)
    if front is None:
        return []
    marks = [(tile, "shield", "info") for tile in front.shielded_techs]
    marks += [(tile, "corruption", "alien") for tile in front.corrupted]
    return [(tech_lent(tile), sign, token) for tile, sign, token in marks if lender(tile) == seat]


LAND_SIGNS: Final = {"alien_shelter": ("shelter", "alien"), "alien_mine": ("mine", "alien")}
"""The buildings of the aliens."""
