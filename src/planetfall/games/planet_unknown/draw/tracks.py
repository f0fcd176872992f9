"""Drawings of progress tracks: five columns that run upward.

Trackers need not stand on their own track: Oasis' water winds across the board, Makeshift's
trackers change tracks.  So a tracker's place is always a pair of track and space.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from planetfall.games.planet_unknown.components.corporation import Corporation
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.tiles import BIOMASS, TERRAIN_IDS, TRACKS, WATER
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.draw.benefits import content
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS, lifepod
from planetfall.games.planet_unknown.packed import height_of, track_of
from planetfall.games.planet_unknown.state import Player
from planetfall.svg.box import row
from planetfall.svg.canvas import Markup, circle, group, join, path, piece, place, rect
from planetfall.svg.geometry import polygon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import HEAVY
from planetfall.svg.memo import memo
from planetfall.svg.parts import glyph, word
from planetfall.svg.theme import Theme
from planetfall.svg.track import AHEAD, HERE, PASSED, TrackSpace, draw_space

Space = tuple[int, int]
"""Track and space on it."""


def space_of(number: int) -> Space:
    """Track and height of a space number."""
    return track_of(number), height_of(number)


class TrackSize(NamedTuple):
    """Measures of the five tracks."""

    width: float = 45
    step: float = 27
    gap: float = 4
    foot: float = 27

    @property
    def board_width(self) -> float:
        return TRACKS * self.width + (TRACKS - 1) * self.gap

    @property
    def board_height(self) -> float:
        return (TOP + 1) * self.step + self.foot


TABLE = TrackSize()


def _place_of(
    corporation: Corporation, track: int, space: int, size: TrackSize
) -> tuple[float, float]:
    """Top and height of a space."""
    low, rows = space, 1
    if corporation.special == "biomass_extension" and track == BIOMASS:
        low = corporation.biomass_heights[space]
        rows = 2 if space else 1
    return (TOP + 1 - low - rows) * size.step, rows * size.step


def space_center(
    corporation: Corporation, track: int, space: int, size: TrackSize = TABLE
) -> tuple[float, float]:
    """The middle of a space on the drawing of the tracks."""
    top, height = _place_of(corporation, track, space, size)
    return track * (size.width + size.gap) + size.width / 2, top + height / 2


class _Column(NamedTuple):
    """All that the drawing of one track depends on."""

    track: int
    here: tuple[tuple[int, int], ...]
    """The trackers that stand on it, with their spaces."""
    own: Space
    """Where its own tracker stands, be it here or not."""
    step: int
    """How far Oasis' water has come on its way."""
    lifepods: tuple[int, ...]
    keys: tuple[tuple[int, str], ...]
    """Options by the space that stands for them."""
    foot: str
    """The option its foot stands for."""


def _columns(player: Player, options: Collection[str]) -> list[_Column]:
    """The five tracks of a player, with the options that lie on them."""
    here: list[list[tuple[int, int]]] = [[] for _ in range(TRACKS)]
    for tracker, space in enumerate(player.trackers):
        here[track_of(space)].append((tracker, height_of(space)))
    lifepods: list[list[int]] = [[] for _ in range(TRACKS)]
    for space in player.pods:
        lifepods[track_of(space)].append(height_of(space))
    keys: list[list[tuple[int, str]]] = [[] for _ in range(TRACKS)]
    feet: dict[str, str] = {}
    for key in options:
        kind, _, rest = key.partition(":")
        if kind == "space":
            name, _, height = rest.rpartition("-")
            keys[TERRAIN_IDS.index(name)].append((int(height), key))
        elif kind == "track" or key.startswith("do:advance-"):
            feet[rest.removeprefix("advance-")] = key
    water = space_of(player.trackers[WATER])
    return [
        _Column(
            track=track,
            here=tuple(here[track]),
            own=space_of(player.trackers[track]),
            step=_step(CORPORATIONS[player.corporation], water) if track == WATER else 0,
            lifepods=tuple(lifepods[track]),
            keys=tuple(keys[track]),
            foot=feet.get(TERRAIN_IDS[track], ""),
        )
        for track in range(TRACKS)
    ]


def _states(corporation: Corporation, column: _Column, spaces: int) -> list[tuple[str, int]]:
    """Whether each space is ahead, passed or taken, and by which tracker."""
    track = column.track
    winding = corporation.special == "winding_water"
    highest = max([at for tracker, at in column.here if not winding or tracker != WATER], default=0)
    states = [(PASSED if space < highest else AHEAD, track) for space in range(spaces)]
    if winding and track == WATER:
        gone = [space for at, space in corporation.water_path[: column.step] if at == track]
        states = [(PASSED if space in gone else AHEAD, track) for space in range(spaces)]
    for tracker, space in reversed(column.here):
        states[space] = HERE, tracker
    return states


def draw_tracks(
    theme: Theme,
    player: Player,
    options: Collection[str] = (),
    *,
    seat: int = 0,
    size: TrackSize = TABLE,
) -> Markup:
    """The five tracks of a player, their upper left corner at 0, 0.

    Of the `options` those that lie on spaces and tracks are lit there.
    """
    corporation = CORPORATIONS[player.corporation]
    parts = []
    if corporation.special == "focus" and 0 <= player.focus < TRACKS:
        parts.append(_focus(theme, player.focus, size))
    columns = _columns(player, options)
    parts += [_draw_column(theme, corporation, column, seat, size) for column in columns]
    if corporation.special == "winding_water":
        parts.append(_water_way(theme, corporation, columns[WATER].step, size))
    if corporation.special == "biomass_extension":
        parts.append(_biomass_steps(theme, corporation, size))
    return join(parts)


@memo(4096)
def _draw_column(
    theme: Theme, corporation: Corporation, column: _Column, seat: int, size: TrackSize
) -> Markup:
    """One track with its foot; a choice changes one or two of the five."""
    track = column.track
    printed = corporation.tracks[track]
    keys = dict(column.keys)
    parts = []
    for space, (state, tracker) in enumerate(_states(corporation, column, printed.top + 1)):
        if printed.exists[space]:
            at, key = (track, space), keys.get(space, "")
            drawing = _space(theme, corporation, at, state, tracker, seat, size, key)
            if space in column.lifepods:
                drawing = _under_lifepod(theme, corporation, drawing, at, size)
            parts.append(drawing)
    parts.append(_foot(theme, corporation, column, size))
    return join(parts)


def _under_lifepod(
    theme: Theme, corporation: Corporation, drawing: Markup, at: Space, size: TrackSize
) -> Markup:
    """Cosmos: a space with the lifepod that lies on it."""
    x, y = space_center(corporation, *at, size)
    return join((group(drawing, opacity=0.55), lifepod(theme, x, y, size.step * 1.15)))


@memo(20_000)
def _space(
    theme: Theme,
    corporation: Corporation,
    at: Space,
    state: str,
    tracker: int,
    seat: int,
    size: TrackSize,
    key: str,
) -> Markup:
    """One space as it looks in a state."""
    track, space = at
    top, height = _place_of(corporation, track, space, size)
    sign = None
    if state == HERE and tracker != track:
        # A visitor shows whose tracker it is by its icon.
        sign = glyph(theme, TERRAIN_ICONS[tracker], 13, theme["terrain-ink"])
    x = track * (size.width + size.gap)
    drawing = draw_space(
        theme,
        TrackSpace(
            content=content(theme, corporation, track, space, state),
            state=state,
            color=theme["t-" + TERRAIN_IDS[tracker]],
            seat=seat,
            tracker=sign,
            key=key,
            lit=bool(key),
        ),
        x,
        top,
        size.width,
        height,
    )
    return drawing if key else piece(f"space:{TERRAIN_IDS[track]}-{space}", drawing)


def light_spaces(
    corporation: Corporation, spaces: Sequence[Space], size: TrackSize = TABLE
) -> Markup:
    """Rings round some spaces, to lie on a drawing of the tracks: what a choice would bring."""
    parts = []
    for track, space in spaces:
        top, height = _place_of(corporation, track, space, size)
        x = track * (size.width + size.gap)
        parts.append(
            rect(
                x + 1.5,
                top + 2,
                size.width - 3,
                height - 4,
                3.5,
                class_="lit-ring",
                pointer_events="none",
            )
        )
    return join(parts)


@memo(4096)
def _foot(theme: Theme, corporation: Corporation, column: _Column, size: TrackSize) -> Markup:
    """The track's icon and how far its tracker is."""
    track = column.track
    x = track * (size.width + size.gap) + size.width / 2
    y = (TOP + 1) * size.step + size.foot * 0.55
    name = TERRAIN_ICONS[track]
    sign = glyph(theme, name, 16, theme["ti-" + TERRAIN_IDS[track]])
    at, position = column.own
    boxes = [sign]
    if corporation.special == "winding_water" and track == WATER:
        boxes.append(word(str(column.step), 13, theme["text-1"], weight=HEAVY))
    elif at == track:
        boxes.append(word(str(position), 13, theme["text-1"], weight=HEAVY))
    drawing = row(boxes, 4).at(x, y, "middle")
    if not column.foot:
        return drawing
    # The whole column is the place to press. The page lays its own ring on it, so this one has
    # no wash.
    ring = rect(
        x - size.width / 2 - 1,
        -1,
        size.width + 2,
        y + size.foot * 0.45 + 1,
        6,
        class_="lit-ring",
        fill="transparent",
        stroke=theme["signal-line"],
        stroke_width=2,
    )
    return place(column.foot, ring, drawing, classes="track")


def _focus(theme: Theme, track: int, size: TrackSize) -> Markup:
    """The flux token: its track stands in a bright frame, the token hangs at the foot."""
    x = track * (size.width + size.gap)
    height = (TOP + 1) * size.step
    frame = rect(
        x - size.gap / 2,
        -1,
        size.width + size.gap,
        height + 2,
        6,
        fill=theme["info-wash"],
        stroke=theme["info"],
        stroke_width=1.6,
    )
    token = circle(x + size.width - 2, height + 2, 8, fill=theme["bg-0"])
    sign = icon(theme, "flux", x + size.width - 2, height + 2, 15, theme["info"])
    return group(frame, token, sign, class_="flux-token")


@memo(256)
def _water_way(theme: Theme, corporation: Corporation, step: int, size: TrackSize) -> Markup:
    """The winding way of Oasis' water: its spaces framed, an arrow for every step."""
    way = corporation.water_path
    blue = theme["ti-water"]
    frames, arrows = [], []
    for k, (track, space) in enumerate(way):
        x, y = space_center(corporation, track, space, size)
        frames.append(
            rect(
                x - size.width / 2 + 1,
                y - size.step / 2 + 1.5,
                size.width - 2,
                size.step - 3,
                4,
                fill="none",
                stroke=blue,
                stroke_width=1.2,
                opacity=0.3 if k < step else 0.9,
            )
        )
        if k + 1 < len(way):
            arrow = _arrow((x, y), space_center(corporation, *way[k + 1], size))
            arrows.append(
                path(
                    arrow,
                    fill="none",
                    stroke=blue,
                    stroke_width=2.2,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                    opacity=0.4 if k < step else None,
                )
            )
    return group(*frames, *arrows, pointer_events="none")


def _step(corporation: Corporation, water: Space) -> int:
    """How many steps of its way Oasis' water has gone."""
    return corporation.water_path.index(water) if water in corporation.water_path else 0


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A short arrow in the middle of the way between two spaces."""
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / length, (by - ay) / length
    mx, my = (ax + bx) / 2, (ay + by) / 2
    tip = (mx + ux * 7, my + uy * 7)
    tail = (mx - ux * 7, my - uy * 7)
    left = (tip[0] - ux * 5 - uy * 4, tip[1] - uy * 5 + ux * 4)
    right = (tip[0] - ux * 5 + uy * 4, tip[1] - uy * 5 - ux * 4)
    return polygon((tail, tip), closed=False) + polygon((left, tip, right), closed=False)


@memo(64)
def _biomass_steps(theme: Theme, corporation: Corporation, size: TrackSize) -> Markup:
    """Arrows between the five steps of Wormhole's biomass."""
    parts = []
    x = BIOMASS * (size.width + size.gap) + size.width / 2
    for space in range(1, corporation.tracks[BIOMASS].top + 1):
        top, height = _place_of(corporation, BIOMASS, space, size)
        y = top + height + size.step * 0.5
        parts.append(polygon(((x - 5, y + 3), (x, y - 3), (x + 5, y + 3)), closed=False))
    return path(
        "".join(parts),
        fill="none",
        stroke=theme["ti-biomass"],
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
        pointer_events="none",
    )


def mini_tracks(theme: Theme, player: Player, width: float, height: float) -> Markup:
    """The five tracks as bars, for a neighbour's panel."""
    shares = [_share(player, track) for track in range(TRACKS)]
    return join(
        [_mini_track(theme, track, share, width, height) for track, share in enumerate(shares)]
    )


@memo(4096)
def _mini_track(theme: Theme, track: int, share: float, width: float, height: float) -> Markup:
    gap = width * 0.04
    bar = (width - 4 * gap) / 5
    foot = min(16.0, height * 0.35)
    full = height - foot
    x = track * (bar + gap)
    size, tint = min(11.0, foot * 0.72), theme["ti-" + TERRAIN_IDS[track]]
    parts = [
        rect(x, 0, bar, full, 2, fill=theme["bg-3"]),
        icon(theme, TERRAIN_ICONS[track], x + bar / 2, height - foot * 0.4, size, tint),
    ]
    if share > 0:
        filled = max(2.0, share * full)
        color = theme["t-" + TERRAIN_IDS[track]]
        parts.append(rect(x, full - filled, bar, filled, 2, fill=color))
    return join(parts)


def _share(player: Player, track: int) -> float:
    """How far up a tracker is, from 0 to 1."""
    corporation = CORPORATIONS[player.corporation]
    at, height = space_of(player.trackers[track])
    if corporation.special == "winding_water" and track == WATER:
        return _step(corporation, (at, height)) / (len(corporation.water_path) - 1)
    return height / corporation.tracks[at].top
