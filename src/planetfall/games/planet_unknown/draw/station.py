"""Drawings of the space station: two rings of six stacks, and who faces which section.

The viewer sits at the bottom; seats follow clockwise.  Tiles stay upright while the rings turn.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, hypot
from types import MappingProxyType
from typing import NamedTuple

from planetfall.games.planet_unknown.components.shapes import INNER, ORIENTATIONS, OUTER, RING_IDS
from planetfall.games.planet_unknown.components.station import SECTIONS, shape_in
from planetfall.games.planet_unknown.components.tiles import SHAPE_OF
from planetfall.games.planet_unknown.draw.stencils import SMALL_UNIT, no_tile, small_tile
from planetfall.games.planet_unknown.draw.tiles import tile_box
from planetfall.svg.canvas import (
    EMPTY,
    Markup,
    circle,
    element,
    escape,
    group,
    join,
    number,
    path,
    pieced,
    place,
    whole,
)
from planetfall.svg.geometry import at_angle, sector
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme

TALLEST = SHAPE_OF.count(0)
"""Tiles of a stack before the first is taken."""
EMPTY_STACK = -1
HIDDEN_TOP = -2
"""A stack whose next tile is not shown yet."""


class Station(NamedTuple):
    """What can be seen of the station."""

    rotation: int
    """Seat 0 of the station faces this section."""
    shift: int
    """How the inner ring is turned against the outer one."""
    tops: Sequence[int]
    """By shape: the tile on top, `EMPTY_STACK` or `HIDDEN_TOP`."""
    left: Sequence[int] = ()
    """By shape: tiles left in the stack."""
    seats: Mapping[int, int] = MappingProxyType({})
    """Station seat 0..5: the player there."""
    commander: int = -1
    """The player with the commander's token."""
    viewer: int = -1
    """The player at the bottom; nobody in particular if negative."""


@dataclass(frozen=True)
class _Ring:
    ring: int
    inner: float
    outer: float
    unit: float
    gap: float


def station_parts(
    theme: Theme,
    station: Station,
    size: float,
    *,
    caption: str = "",
    options: Collection[str] = (),
    chosen: str = "",
    section_keys: Mapping[int, str] | None = None,
    titles: Mapping[int, str] | None = None,
    refer: bool = False,
) -> list[Markup]:
    """The station in a square of `size` with its corner at 0, 0, in parts.

    The viewer's own stacks carry the keys `take:outer` and `take:inner`.  `section_keys` gives
    whole sections a key instead, where the commander turns the station; `titles` are words by
    shape.  `chosen` is the option that is being looked at.  With `refer` tiles are references to
    the definitions of `svg_stencils`.

    Stacks are drawn place by place: when the station turns, the ground stays as it is and only
    tiles and numbers change.
    """
    parts, token = [_rim(theme, size)], EMPTY
    facing = [(seat + station.rotation) % SECTIONS for seat in range(SECTIONS)]
    places = _places(
        theme,
        size,
        station.viewer,
        tuple(station.seats.items()),
        tuple([(section_keys or {}).get(section, "") for section in facing]),
        frozenset(options),
        chosen,
        refer,
    )
    for at in places:
        shape = shape_in(facing[at.seat], at.ring, station.shift)
        top = station.tops[shape]
        parts.append(at.front if at.seated or top < 0 else at.faint_front)
        if at.key and titles and shape in titles:
            parts[-1] = _titled(parts[-1], titles[shape])
        drawn = at.tops.get(top)
        if drawn is None:
            drawn = at.tops[top] = _top(theme, top, size, at.ring, at.angle, refer)
        parts.append(drawn)
        parts.append(at.ends[station.left[shape]] if station.left else at.end)
        if at.ring == INNER and at.seated:
            player = station.seats[at.seat]
            parts.append(_seat(theme, player, size, at.angle))
            if player == station.commander:
                token = _token(theme, size, at.angle)
    parts += [token, _hub(theme, size, bool(caption))]
    if caption:
        parts.append(_caption(theme, size, caption))
    return parts


draw_station = whole(station_parts)


@dataclass(frozen=True)
class _Place:
    """Where a stack lies, and all of it that does not hang on its tiles."""

    seat: int
    ring: int
    angle: float
    seated: bool
    key: str
    front: Markup
    """What stands before the scale of its tile, with the ground."""
    faint_front: Markup
    end: Markup
    ends: Sequence[Markup]
    """The same after the number of its tiles, by number."""
    tops: dict[int, Markup] = field(default_factory=dict)
    """What lay on top before, as drawings."""


@memo(1024)
def _places(
    theme: Theme,
    size: float,
    viewer: int,
    seats: tuple[tuple[int, int], ...],
    keys: tuple[str, ...],
    options: frozenset[str],
    chosen: str,
    refer: bool,
) -> list[_Place]:
    """The places of all stacks, by the station's seats, the outer ring first.

    `keys` are those of whole sections, by the seats that face them. With and without `refer` their
    tiles are drawn differently.
    """
    players = dict(seats)
    bottom = next((seat for seat, player in seats if player == viewer), 0)
    found = []
    for seat in range(SECTIONS):
        seated = seat in players
        own = seated and players[seat] == viewer
        angle = (90.0 + 60 * (seat - bottom)) % 360
        for ring in (OUTER, INNER):
            key = keys[seat] or (f"take:{RING_IDS[ring]}" if own else "")
            where = size, ring, angle
            lit, looked_at = key in options, bool(chosen) and key == chosen
            ground = _ground(theme, *where, seated, lit, looked_at)
            begin = (_place(key) if key else EMPTY) + ground
            found.append(
                _Place(
                    seat,
                    ring,
                    angle,
                    seated,
                    key,
                    Markup(begin + _lying(*where, False)),
                    Markup(begin + _lying(*where, True)),
                    Markup("</g></g>" if key else "</g>"),
                    _ends(theme, *where, bool(key)),
                )
            )
    return found


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


@memo(256)
def _place(key: str) -> Markup:
    """The beginning of a stack that stands for an option."""
    return Markup(place(key, classes="stack").removesuffix("</g>"))


def _titled(stack: Markup, title: str) -> Markup:
    """The beginning of a stack that stands for an option, with a title."""
    begin, _, behind = stack.partition(">")
    return Markup(f"{begin}>{element('title', title)}{behind}")


@memo(256)
def _lying(size: float, which: int, angle: float, faint: bool) -> Markup:
    """What stands before the scale of a thing in the middle of a part of a ring."""
    ring = _rings(size)[which]
    x, y = at_angle(size / 2, size / 2, (ring.inner + ring.outer) / 2, angle)
    opacity = ' opacity="0.6"' if faint else ""
    move = f"translate({number(x)} {number(y)})"
    return Markup(f'<g pointer-events="none"{opacity} transform="{move}scale(')


@memo(512)
def _ends(theme: Theme, size: float, which: int, angle: float, keyed: bool) -> list[Markup]:
    """What stands behind the tile of a stack: how many are left, by their number."""
    ring = _rings(size)[which]
    middle, away = size / 2, ring.outer - ring.unit * 0.72
    x, y = at_angle(middle, middle, away, angle + 30 - ring.gap - 7)
    letters = ring.unit * 0.74
    ink = theme["text-3"]
    drawn = text("", x, y, letters, ink, weight=BOLD, anchor="middle", middle=True)
    begin = Markup("</g>" + drawn.removesuffix("</text>"))
    end = Markup("</text></g>" if keyed else "</text>")
    return [pieced([begin, Markup(str(left)), end]) for left in range(TALLEST + 1)]


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


def _top(theme: Theme, tile: int, size: float, which: int, angle: float, refer: bool) -> Markup:
    """The scale and the drawing of the tile on top of a stack, or of the sign that there is none.

    The tile is turned so that it lies along the ring, and as large as the ring allows.
    """
    ring = _rings(size)[which]
    scale = 1.0
    if tile == EMPTY_STACK and refer:
        scale, drawn = ring.unit / SMALL_UNIT, no_tile()
    elif tile == EMPTY_STACK:
        drawn = circle(
            0, 0, ring.unit * 0.7, fill="none", stroke=theme["line-3"], stroke_dasharray="2 3"
        )
    elif tile == HIDDEN_TOP:
        drawn = text(
            "?", 0, 0, ring.unit * 1.4, theme["text-3"], weight=HEAVY, anchor="middle", middle=True
        )
    else:
        turn, unit = _fit(SHAPE_OF[tile], ring, angle)
        if refer:
            scale, drawn = unit / SMALL_UNIT, small_tile(tile, turn)
        else:
            drawn = tile_box(theme, tile, turn, unit).at(0, 0, "middle")
    return pieced([Markup(f'{number(scale)})">'), drawn])


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


def section_marks(theme: Theme, station: Station, rotation: int, size: float) -> Markup:
    """Whose each section would be if the station stood otherwise: a mark in front of its tiles."""
    parts = []
    bottom = next((seat for seat, player in station.seats.items() if player == station.viewer), 0)
    for seat, player in station.seats.items():
        away = seat + rotation - station.rotation - bottom
        x, y = at_angle(size / 2, size / 2, size * 0.395, (90.0 + 60 * away - 20) % 360)
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
    return pieced(
        [
            Markup('<g pointer-events="none" transform="translate('),
            Markup(f"{number(x)} {number(y)}"),
            Markup(f')">{ground}{sign}</g>'),
        ]
    )


@memo(64)
def _hub(theme: Theme, size: float, captioned: bool) -> Markup:
    middle = size / 2
    y = middle - (size * 0.022 if captioned else 0)
    ground = circle(middle, middle, size * 0.115, fill=theme["bg-1"], stroke=theme["line-2"])
    return join((ground, icon(theme, "depot", middle, y, size * 0.08, theme["text-2"])))


@memo(512)
def _caption(theme: Theme, size: float, caption: str) -> Markup:
    middle, y = size / 2, size / 2 + size * 0.055
    drawn = text("", middle, y, size * 0.034, theme["text-2"], weight=BOLD, anchor="middle")
    begin = Markup(drawn.removesuffix("</text>"))
    return pieced([begin, Markup(escape(caption)), Markup("</text>")])
