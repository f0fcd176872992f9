"""Drawings of the space station: two rings of six stacks, and who faces which section.

The viewer sits at the bottom; seats follow clockwise.  Tiles stay upright while the rings turn.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, hypot

from planetfall.games.planet_unknown.shapes import INNER, ORIENTATIONS, OUTER, RING_IDS
from planetfall.games.planet_unknown.station import SECTIONS, shape_in
from planetfall.games.planet_unknown.svg_stencils import SMALL_UNIT, no_tile, small_tile
from planetfall.games.planet_unknown.svg_tiles import tile_box
from planetfall.games.planet_unknown.tiles import SHAPE_OF
from planetfall.svg.canvas import (
    EMPTY,
    Markup,
    circle,
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

EMPTY_STACK = -1
HIDDEN_TOP = -2
"""A stack whose next tile is not shown yet."""


@dataclass(frozen=True)
class Station:
    """What can be seen of the station."""

    rotation: int
    """Seat 0 of the station faces this section."""
    shift: int
    """How the inner ring is turned against the outer one."""
    tops: Sequence[int]
    """By shape: the tile on top, `EMPTY_STACK` or `HIDDEN_TOP`."""
    left: Sequence[int] = ()
    """By shape: tiles left in the stack."""
    seats: Mapping[int, int] = field(default_factory=dict)
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
    places = _places(
        size,
        station.viewer,
        tuple(station.seats.items()),
        tuple([(section_keys or {}).get(section, "") for section in _facing(station.rotation)]),
        frozenset(options),
        chosen,
    )
    for seat, section in enumerate(_facing(station.rotation)):
        for at in places[2 * seat : 2 * seat + 2]:
            shape = shape_in(section, at.ring, station.shift)
            left = str(station.left[shape]) if station.left else ""
            title = (titles or {}).get(shape, "") if at.key else ""
            parts += _stack(theme, at, station.tops[shape], left, title, refer)
        player = station.seats.get(seat)
        if player is not None:
            parts.append(_seat(theme, player, size, at.angle))
            if player == station.commander:
                token = _token(theme, size, at.angle)
    parts += [token, _hub(theme, size, bool(caption))]
    if caption:
        parts.append(_caption(theme, size, caption))
    return parts


draw_station = whole(station_parts)


@memo(6)
def _facing(rotation: int) -> tuple[int, ...]:
    """The section that each of the station's seats faces."""
    return tuple([(seat + rotation) % SECTIONS for seat in range(SECTIONS)])


@dataclass(frozen=True, eq=False)
class _Place:
    """Where a stack lies, who can take it, and how it is lit."""

    size: float
    ring: int
    angle: float
    seated: bool
    key: str
    lit: bool
    chosen: bool


@memo(1024)
def _places(
    size: float,
    viewer: int,
    seats: tuple[tuple[int, int], ...],
    keys: tuple[str, ...],
    options: frozenset[str],
    chosen: str,
) -> list[_Place]:
    """The places of all stacks, by the station's seats, the outer ring first.

    `keys` are those of whole sections, by the seats that face them.
    """
    players = dict(seats)
    bottom = next((seat for seat, player in seats if player == viewer), 0)
    found = []
    for seat in range(SECTIONS):
        own = seat in players and players[seat] == viewer
        angle = (90.0 + 60 * (seat - bottom)) % 360
        for ring in (OUTER, INNER):
            key = keys[seat] or (f"take:{RING_IDS[ring]}" if own else "")
            lit, looked_at = key in options, bool(chosen) and key == chosen
            found.append(_Place(size, ring, angle, seat in players, key, lit, looked_at))
    return found


@memo(16_384)
def _stack(theme: Theme, at: _Place, top: int, left: str, title: str, refer: bool) -> list[Markup]:
    """A stack in parts; `left` is how many tiles it has, if that is told."""
    parts = [_place(at.key, title)] if at.key else []
    where = at.size, at.ring, at.angle
    parts.append(_ground(theme, *where, at.seated, at.lit, at.chosen))
    parts.append(_lying(*where, not at.seated and top >= 0))
    parts.append(_top(theme, top, *where, refer))
    if left:
        parts.append(_count(theme, *where))
        parts.append(Markup(left))
    parts.append(_stack_end(bool(left), bool(at.key)))
    return parts


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
def _place(key: str, title: str) -> Markup:
    """The beginning of a stack that stands for an option."""
    return Markup(place(key, classes="stack", title=title).removesuffix("</g>"))


@memo(256)
def _lying(size: float, which: int, angle: float, faint: bool) -> Markup:
    """What stands before the scale of a thing in the middle of a part of a ring."""
    ring = _rings(size)[which]
    x, y = at_angle(size / 2, size / 2, (ring.inner + ring.outer) / 2, angle)
    opacity = ' opacity="0.6"' if faint else ""
    move = f"translate({number(x)} {number(y)})"
    return Markup(f'<g pointer-events="none"{opacity} transform="{move}scale(')


@memo(256)
def _count(theme: Theme, size: float, which: int, angle: float) -> Markup:
    """What stands before the number of tiles that are left in a stack."""
    ring = _rings(size)[which]
    middle, away = size / 2, ring.outer - ring.unit * 0.72
    x, y = at_angle(middle, middle, away, angle + 30 - ring.gap - 7)
    letters = ring.unit * 0.74
    ink = theme["text-3"]
    drawn = text("", x, y, letters, ink, weight=BOLD, anchor="middle", middle=True)
    return Markup("</g>" + drawn.removesuffix("</text>"))


@memo(4)
def _stack_end(counted: bool, keyed: bool) -> Markup:
    return Markup(("</text>" if counted else "</g>") + ("</g>" if keyed else ""))


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


@memo(4096)
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
