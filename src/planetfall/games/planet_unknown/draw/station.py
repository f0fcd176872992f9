"""Drawings of the space station: two rings of six stacks, and who faces which section.

The viewer sits at the bottom; seats follow clockwise.  Tiles stay upright while the rings turn.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import atan2, degrees, hypot
from typing import NamedTuple

from planetfall.games.planet_unknown.components.shapes import INNER, ORIENTATIONS, OUTER, RING_IDS
from planetfall.games.planet_unknown.components.station import SEATS, SECTIONS, shape_in
from planetfall.games.planet_unknown.components.tiles import SHAPE_OF
from planetfall.games.planet_unknown.draw.stencils import SMALL_UNIT, no_tile, small_tile
from planetfall.games.planet_unknown.draw.tiles import tile_box
from planetfall.games.planet_unknown.state import NO_TILE, Unknown
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, number, path, piece, place
from planetfall.svg.geometry import at_angle, sector
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme


class _Ring(NamedTuple):
    ring: int
    inner: float
    outer: float
    unit: float
    gap: float


def section_keys(game: Unknown, options: Collection[str]) -> dict[int, str]:
    """For the commander who turns the station: the section each turn would bring to them."""
    place_of_commander = SEATS[game.seats][game.commander]
    keys = {}
    for key in options:
        if key.startswith("rotate:"):
            # A step clockwise lowers the rotation by one.
            section = (place_of_commander + game.rotation - int(key[7:])) % SECTIONS
            keys[section] = key
    return keys


def draw_station(
    theme: Theme,
    game: Unknown,
    viewer: int,
    size: float,
    *,
    caption: str = "",
    options: Collection[str] = (),
    chosen: str = "",
    sections: Mapping[int, str] | None = None,
    refer: bool = False,
) -> Markup:
    """The station in a square of `size` with its corner at 0, 0; the viewer sits at the bottom.

    The viewer's own stacks carry the keys `take:outer` and `take:inner`.  `sections` gives whole
    sections a key instead, where the commander turns the station.  `chosen` is the option that is
    being looked at.  With `refer` tiles are references to the definitions of `draw.stencils`.
    """
    parts, token = [_rim(theme, size)], EMPTY
    players = {seat: player for player, seat in enumerate(SEATS[game.seats])}
    for seat in range(SECTIONS):
        player, angle = players.get(seat, -1), _angle(game, viewer, seat)
        section = (seat + game.rotation) % SECTIONS
        for ring in (OUTER, INNER):
            shape = shape_in(section, ring, game.shift)
            own = f"take:{RING_IDS[ring]}" if 0 <= player == viewer else ""
            key = (sections or {}).get(section) or own
            top = game.tops[shape]
            left = game.bags[shape].bit_count() + (top != NO_TILE)
            where = (size, ring, angle, player >= 0)
            lit, is_chosen = key in options, bool(chosen) and key == chosen
            parts.append(_stack(theme, *where, key, lit, is_chosen, top, left, refer))
        if player >= 0:
            parts.append(_seat(theme, player, size, angle))
            if player == game.commander:
                token = _token(theme, size, angle)
    parts += [token, _hub(theme, size, bool(caption))]
    if caption:
        parts.append(_caption(theme, size, caption))
    return join(parts)


def _angle(game: Unknown, viewer: int, seat: int) -> float:
    """Where a seat of the station is drawn."""
    bottom = SEATS[game.seats][viewer] if viewer >= 0 else 0
    return (90.0 + 60 * (seat - bottom)) % 360


@memo(4096)
def _stack(
    theme: Theme,
    size: float,
    ring: int,
    angle: float,
    seated: bool,
    key: str,
    lit: bool,
    chosen: bool,
    top: int,
    left: int,
    refer: bool,
) -> Markup:
    """A stack with its ground and the number of its tiles; faint where nobody sits."""
    faint = not seated and top != NO_TILE
    drawing = join(
        (
            _ground(theme, size, ring, angle, seated, lit, chosen),
            _top(theme, top, size, ring, angle, faint, refer),
            _count(theme, left, size, ring, angle),
        )
    )
    return place(key, drawing, classes="stack") if key else piece("stack", drawing)


@memo(64)
def _rings(size: float) -> tuple[_Ring, _Ring]:
    """The measures of the outer and the inner ring."""
    return (
        _Ring(OUTER, size * 0.284 + 1.5, size * 0.43, size * 0.047, 0.9),
        _Ring(INNER, size * 0.148 + 1.5, size * 0.284 - 1.5, size * 0.04, 1.5),
    )


@memo(64)
def _rim(theme: Theme, size: float) -> Markup:
    middle = size / 2
    return circle(
        middle, middle, size * 0.43 + 5, fill="none", stroke=theme["line-1"], stroke_width=1
    )


def _count(theme: Theme, left: int, size: float, which: int, angle: float) -> Markup:
    """How many tiles a stack has left."""
    ring = _rings(size)[which]
    middle, away = size / 2, ring.outer - ring.unit * 0.72
    x, y = at_angle(middle, middle, away, angle + 30 - ring.gap - 7)
    letters, ink = ring.unit * 0.88, theme["text-3"]
    return text(str(left), x, y, letters, ink, weight=BOLD, anchor="middle", middle=True)


@memo(1024)
def _ground(
    theme: Theme, size: float, which: int, angle: float, seated: bool, lit: bool, chosen: bool
) -> Markup:
    """A part of a ring, washed where it can be chosen."""
    ring = _rings(size)[which]
    middle = size / 2
    d = sector(middle, middle, ring.inner, ring.outer, angle - 30 + ring.gap, angle + 30 - ring.gap)
    ground = path(
        d,
        fill=theme["bg-2"] if seated else theme["bg-1"],
        stroke=theme["line-2"],
        stroke_width=1,
    )
    if not lit and not chosen:
        return ground
    wash = path(
        d,
        class_="lit-ring",
        fill=theme["signal"],
        fill_opacity=0.3 if chosen else 0.1,
        stroke=theme["signal-line"],
        stroke_width=2.6 if chosen else 1.5,
    )
    return join((ground, wash))


def _top(
    theme: Theme, tile: int, size: float, which: int, angle: float, faint: bool, refer: bool
) -> Markup:
    """The tile on top of a stack, or the sign that there is none.

    The tile is turned so that it lies along the ring, and as large as the ring allows.
    """
    ring = _rings(size)[which]
    scale = 1.0
    if tile == NO_TILE and refer:
        scale, drawing = ring.unit / SMALL_UNIT, no_tile()
    elif tile == NO_TILE:
        drawing = circle(
            0, 0, ring.unit * 0.7, fill="none", stroke=theme["line-3"], stroke_dasharray="2 3"
        )
    else:
        turn, unit = _fit(SHAPE_OF[tile], ring, angle)
        if refer:
            scale, drawing = unit / SMALL_UNIT, small_tile(tile, turn)
        else:
            drawing = tile_box(theme, tile, turn, unit).at(0, 0, "middle")
    x, y = at_angle(size / 2, size / 2, (ring.inner + ring.outer) / 2, angle)
    return group(
        drawing,
        pointer_events="none",
        opacity=0.6 if faint else None,
        transform=f"translate({number(x)} {number(y)})scale({number(scale)})",
    )


@memo(1024)
def _fit(shape: int, ring: _Ring, angle: float) -> tuple[int, float]:
    """Turn and unit of the largest tile of a shape inside its part of the ring."""
    best, turn = 0.0, 0
    for candidate in (0, 1):
        squares = ORIENTATIONS[shape][candidate].squares
        cells = [(square.row, square.column) for square in squares]
        unit = ring.unit
        while unit > best and not _inside(cells, unit, ring, angle):
            unit *= 0.97
        if unit > best + 0.05:
            best, turn = unit, candidate
    return turn, best


def _inside(cells: list[tuple[int, int]], unit: float, ring: _Ring, angle: float) -> bool:
    """Whether squares about the middle of a part of the ring stay inside it, with some air."""
    rows = max(row for row, _ in cells) + 1
    columns = max(column for _, column in cells) + 1
    x, y = at_angle(0, 0, (ring.inner + ring.outer) / 2, angle)
    air = ring.unit * 0.22
    for row, column in cells:
        for corner_row in (row, row + 1):
            for corner_column in (column, column + 1):
                px = x + (corner_column - columns / 2) * unit
                py = y + (corner_row - rows / 2) * unit
                reach = hypot(px, py)
                if not ring.inner + air <= reach <= ring.outer - air:
                    return False
                away = abs((degrees(atan2(py, px)) - angle + 180) % 360 - 180)
                if away > 30 - ring.gap - degrees(air / reach):
                    return False
    return True


@memo(512)
def _seat(theme: Theme, player: int, size: float, angle: float) -> Markup:
    """Who sits here, at the rim."""
    x, y = at_angle(size / 2, size / 2, size * 0.462, angle)
    ring = circle(
        x, y, size * 0.036, fill=theme["bg-0"], stroke=theme.player(player), stroke_width=1.5
    )
    return group(ring, mark(theme, player, x, y, size * 0.042), pointer_events="none")


def section_marks(theme: Theme, game: Unknown, viewer: int, rotation: int, size: float) -> Markup:
    """Whose each section would be if the station stood otherwise: a mark in front of its tiles."""
    parts = []
    for player, seat in enumerate(SEATS[game.seats]):
        angle = _angle(game, viewer, seat + rotation - game.rotation) - 20
        x, y = at_angle(size / 2, size / 2, size * 0.395, angle % 360)
        ground = circle(
            x, y, size * 0.034, fill=theme["bg-0"], stroke=theme.player(player), stroke_width=1.5
        )
        parts.append(join((ground, mark(theme, player, x, y, size * 0.04))))
    return group(*parts, pointer_events="none", class_="section-marks")


@memo(64)
def _token(theme: Theme, size: float, angle: float) -> Markup:
    """The commander's token beside a seat."""
    x, y = at_angle(size / 2, size / 2, size * 0.46, angle + 12)
    ground = circle(0, 0, size * 0.034, fill=theme["vp"])
    sign = icon(theme, "commander", 0, 0, size * 0.046, theme["vp-ink"])
    move = f"translate({number(x)} {number(y)})"
    return piece("icon:commander", group(ground, sign, transform=move))


@memo(64)
def _hub(theme: Theme, size: float, captioned: bool) -> Markup:
    middle = size / 2
    y = middle - (size * 0.022 if captioned else 0)
    ground = circle(middle, middle, size * 0.115, fill=theme["bg-1"], stroke=theme["line-2"])
    return join((ground, icon(theme, "depot", middle, y, size * 0.08, theme["text-2"])))


def _caption(theme: Theme, size: float, caption: str) -> Markup:
    middle, y = size / 2, size / 2 + size * 0.055
    return text(caption, middle, y, size * 0.036, theme["text-2"], weight=BOLD, anchor="middle")
