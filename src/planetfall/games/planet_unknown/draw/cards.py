"""Drawings of civ cards, objectives and events: signs from the records, words from the caller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from planetfall.games.planet_unknown.components import civ_data as civ
from planetfall.games.planet_unknown.components import events_data as event
from planetfall.games.planet_unknown.components import objectives as goal
from planetfall.games.planet_unknown.components.civ_data import CivRecord
from planetfall.games.planet_unknown.components.events_data import EventRecord
from planetfall.games.planet_unknown.components.objectives import Neighbour, Personal
from planetfall.games.planet_unknown.draw.signs import (
    LARGE_SIGN,
    any_track,
    between,
    block,
    building,
    choice,
    edge,
    ground,
    number_word,
    some_tile,
    track,
)
from planetfall.svg.box import Box, row
from planetfall.svg.card import LARGE, CardFace, CardSize, Section
from planetfall.svg.parts import badge, glyph, points, requirement, signed, struck
from planetfall.svg.theme import Theme


@dataclass(frozen=True)
class CardWords:
    """The words on a card."""

    title: str
    rule: str
    kind: str
    """For the foot: "at once", "end of the game", "objective", "event"."""
    bound: str = ""
    """The word for "most" or "fewest" of a neighbour objective."""


_EXAMPLE_TILE = 52
"""The tile that stands for tiles on cards."""


def _scale(size: CardSize) -> float:
    """The size of signs on a card."""
    return size.width * 0.132


def _face(
    theme: Theme,
    words: CardWords,
    boxes: Sequence[Box],
    *,
    color: str,
    corner: Box,
    kind_icon: str,
    vignette: str,
    state: str,
    key: str,
    pill: Box | None = None,
) -> CardFace:
    return CardFace(
        title=words.title,
        color=color,
        kind=words.kind,
        kind_icon=kind_icon,
        corner=corner,
        sections=(Section(boxes),) if boxes else (),
        words=words.rule,
        points=pill,
        vignette=vignette,
        state=state,
        data={"data_key": key} if key else {},
    )


# Civ cards.


def civ_face(
    theme: Theme,
    record: CivRecord,
    words: CardWords,
    *,
    size: CardSize = LARGE,
    state: str = "plain",
    key: str = "",
) -> CardFace:
    """A civ card: rank in the corner, signs of its effect, words."""
    scale = _scale(size)
    return _face(
        theme,
        words,
        civ_signs(theme, record, scale),
        color="kind-active" if record.timing == civ.IMMEDIATE else "kind-corporation",
        corner=badge(
            theme, record.rank, scale * 1.25, fill=theme["t-civ"], ink=theme["terrain-ink"]
        ),
        kind_icon="ui-arrow-right" if record.timing == civ.IMMEDIATE else "ui-trophy",
        vignette="civ",
        state=state,
        key=key,
    )


def civ_signs(theme: Theme, record: CivRecord, size: float = LARGE_SIGN) -> list[Box]:
    """What a civ card does, in signs."""
    kind, count, amount = record.kind, record.count, record.amount
    rise = row((number_word(theme, signed(amount), size), any_track(theme, size)), 3)
    if kind == civ.ADVANCE_DIFFERENT:
        return [rise] * count
    if kind == civ.GAIN_PATCHES:
        return [glyph(theme, "patch", size * 1.1)] * count
    if kind == civ.MOVEMENT:
        return [number_word(theme, f"{amount}»", size), glyph(theme, "pu-rover", size)]
    if kind == civ.EXTRA_TILE:
        boxes = [number_word(theme, "+1", size), some_tile(theme, _EXAMPLE_TILE, size)]
        return boxes if amount else [*boxes, struck(theme, any_track(theme, size))]
    if kind == civ.COLLECT_LIFEPODS:
        return [glyph(theme, "lifepod", size)] * count
    if kind == civ.TELEPORT_ROVER:
        rover = glyph(theme, "pu-rover", size)
        return [rover, between(theme, "→", size), ground(theme, "land", size)]
    if kind == civ.CLEAR_LINE:
        rock = struck(theme, glyph(theme, "meteorite", size))
        return [row([rock] * 3, size * 0.1), between(theme, "↔", size), between(theme, "↕", size)]
    if kind == civ.ADVANCE_ALL_TO:
        target = badge(theme, amount, size)
        return [any_track(theme, size), between(theme, "→", size), target]
    if kind == civ.DESTROY_METEORITES:
        return [struck(theme, glyph(theme, "meteorite", size))] * count
    return _civ_points(theme, record, rise, size)


def _civ_points(theme: Theme, record: CivRecord, rise: Box, size: float) -> list[Box]:
    """The signs of cards that score."""
    kind, amount = record.kind, record.amount
    ink = theme["vp-ink"]
    height = size * 1.2
    if kind == civ.POINTS_PER_PATCH:
        per = glyph(theme, "patch", size * 0.8, ink)
        return [points(theme, amount, per=per, height=height)]
    if kind == civ.LIFEPOD_VALUE:
        per = glyph(theme, "lifepod", size * 0.8, ink)
        return [points(theme, amount, per=per, height=height)]
    if kind == civ.POINTS_AND_ADVANCE:
        step = row((number_word(theme, signed(record.count), size), any_track(theme, size)), 3)
        return [points(theme, amount, height=height), step]
    if kind == civ.METEORITE_SET:
        rocks = row([glyph(theme, "meteorite", size * 0.8)] * 3, 1)
        values = civ.METEORITE_SET_POINTS[1:]
        return [rocks, between(theme, ":", size), *_ladder(theme, values, size)]
    if kind == civ.COMMERCE_SET:
        return _ladder(theme, civ.COMMERCE_SET_POINTS[1:], size)
    return [points(theme, amount, height=height)]


def _ladder(theme: Theme, values: Sequence[int], size: float) -> list[Box]:
    """What one, two, three, four such cards score."""
    return [row([points(theme, value, height=size * 0.86) for value in values], 3)]


# Objectives.


def neighbour_face(
    theme: Theme,
    side: Neighbour,
    words: CardWords,
    *,
    size: CardSize = LARGE,
    state: str = "plain",
    key: str = "",
) -> CardFace:
    """The neighbour side of an objective: what is compared, who wins."""
    scale = _scale(size)
    boxes = row(neighbour_signs(theme, side, scale), scale * 0.2)
    asked = requirement(theme, words.bound, boxes, height=scale * 1.5)
    pill = points(theme, f"{goal.WIN_POINTS} / {goal.TIE_POINTS}", height=scale)
    corner = glyph(theme, "goal", scale * 1.1, theme["kind-automated"])
    return _face(
        theme,
        words,
        [asked],
        color="kind-automated",
        corner=corner,
        kind_icon="ui-person",
        vignette="goal",
        state=state,
        key=key,
        pill=pill,
    )


def neighbour_signs(theme: Theme, side: Neighbour, size: float = LARGE_SIGN) -> list[Box]:
    """What is compared, in signs."""
    kind = side.kind
    if kind == goal.BUILDINGS_ON_EDGE:
        return [building(theme, side.terrain, size), edge(theme, size)]
    if kind == goal.LARGEST_AREA:
        return [block(theme, side.terrain, 2, 4, size * 0.5)]
    if kind == goal.NUMBER_OF_AREAS:
        return [block(theme, side.terrain, 1, 2, size * 0.45)] * 3
    if kind == goal.BUILDINGS:
        return [building(theme, side.terrain, size)]
    if kind == goal.TRACKS_AT_TOP:
        return [any_track(theme, size), number_word(theme, "↑", size)]
    name = "meteorite" if kind == goal.COLLECTED_METEORITES else "lifepod"
    return [glyph(theme, name, size)]


def personal_face(
    theme: Theme,
    side: Personal,
    words: CardWords,
    *,
    size: CardSize = LARGE,
    state: str = "plain",
    key: str = "",
) -> CardFace:
    """The personal side of an objective: what is to be reached."""
    scale = _scale(size)
    corner = glyph(theme, "goal", scale * 1.1, theme["kind-corporation"])
    return _face(
        theme,
        words,
        personal_signs(theme, side, scale),
        color="kind-corporation",
        corner=corner,
        kind_icon="ui-lock",
        vignette="goal",
        state=state,
        key=key,
        pill=points(theme, goal.PERSONAL_POINTS, height=scale),
    )


def personal_signs(theme: Theme, side: Personal, size: float = LARGE_SIGN) -> list[Box]:
    """What is to be reached, in signs."""
    kind = side.kind
    if kind == goal.RECTANGLE:
        return [block(theme, side.terrain, min(side.a, side.b), max(side.a, side.b), size * 0.55)]
    if kind == goal.AREA_WITH_BUILDINGS:
        area = block(theme, side.terrain, 2, side.a, size * 0.62, buildings=side.a)
        return [number_word(theme, f"≥ {side.a}", size), area]
    if kind == goal.TRACK_AT_TOP:
        return [track(theme, side.terrain, size), number_word(theme, "↑", size)]
    if kind == goal.BUILDINGS_AT_MOST:
        return [number_word(theme, f"≤ {side.a}", size), building(theme, side.terrain, size)]
    if kind == goal.METEORITES_AT_LEAST:
        return [number_word(theme, f"≥ {side.a}", size), glyph(theme, "meteorite", size)]
    if kind == goal.MORE_LIFEPODS:
        more = between(theme, ">", size)
        return [glyph(theme, "lifepod", size), more, glyph(theme, "meteorite", size)]
    name = "ice" if kind == goal.ALL_ICE_COVERED else "land"
    tick = glyph(theme, "ui-confirm", size * 0.8, theme["good"])
    return [row([ground(theme, name, size)] * 3, 2), tick]


# Events.


def event_face(
    theme: Theme,
    record: EventRecord,
    words: CardWords,
    *,
    size: CardSize = LARGE,
    state: str = "plain",
    key: str = "",
) -> CardFace:
    """An event: its colour says good, troublesome or alarming, its kind says it in words."""
    scale = _scale(size)
    color = "event-" + event.COLOUR_IDS[record.colour]
    return _face(
        theme,
        words,
        event_signs(theme, record, scale),
        color=color,
        corner=glyph(theme, "event", scale * 1.2, theme[color]),
        kind_icon=("ui-plus", "ui-clock", "ui-warning")[record.colour],
        vignette="event",
        state=state,
        key=key,
    )


def event_signs(theme: Theme, record: EventRecord, size: float = LARGE_SIGN) -> list[Box]:
    """What an event does, in signs."""
    kind, amount = record.kind, record.amount
    if kind in (event.ADVANCE_CHOICE, event.REGRESS_CHOICE):
        return _track_choice(theme, record, size)
    if kind == event.GAIN_PATCHES:
        return [glyph(theme, "patch", size * 1.1)] * amount
    if kind == event.SYNERGY:
        return [glyph(theme, "synergy", size, theme["text-1"])]
    if kind == event.SYNERGY_OR_PEEK:
        eye = glyph(theme, "ui-spectate", size, theme["text-1"])
        boxes = [glyph(theme, "synergy", size, theme["text-1"]), eye, glyph(theme, "event", size)]
        return [choice(theme, (boxes[0], row(boxes[1:], 2)), size)]
    if kind in (event.COLLECT, event.DESTROY, event.ADD_METEORITE):
        return _token(theme, record, size)
    if kind in (event.EXTRA_ROVER, event.DESTROY_ROVER):
        return _plus_or_struck(theme, record, "pu-rover", kind == event.EXTRA_ROVER, size)
    if kind in (event.ADD_CIV_CARDS, event.REMOVE_CIV_CARDS):
        return _plus_or_struck(theme, record, "civ", kind == event.ADD_CIV_CARDS, size)
    if kind in (event.DRAW_OBJECTIVE, event.DESTROY_OBJECTIVE):
        return _plus_or_struck(theme, record, "goal", kind == event.DRAW_OBJECTIVE, size)
    if kind == event.ROTATE_STATION:
        turn = glyph(theme, "ui-rotate", size, theme["text-1"])
        return [glyph(theme, "depot", size, theme["text-2"]), turn]
    if kind == event.EMPTY_STACK:
        return [struck(theme, glyph(theme, "depot", size, theme["text-2"]))]
    return _restriction(theme, record, size)


def _plus_or_struck(
    theme: Theme, record: EventRecord, name: str, gain: bool, size: float
) -> list[Box]:
    sign = glyph(theme, name, size)
    if gain:
        return [number_word(theme, signed(record.amount), size), sign]
    return [struck(theme, sign)] * record.amount


def _track_choice(theme: Theme, record: EventRecord, size: float) -> list[Box]:
    steps = record.amount if record.kind == event.ADVANCE_CHOICE else -record.amount
    if len(record.tracks) == 5:
        tracks = any_track(theme, size)
    else:
        tracks = choice(theme, [track(theme, terrain, size) for terrain in record.tracks], size)
    boxes = [row((number_word(theme, signed(steps), size), tracks), size * 0.3)]
    if record.kind == event.ADVANCE_CHOICE and not record.benefits:
        boxes.append(struck(theme, glyph(theme, "synergy", size, theme["text-1"])))
    return boxes


def _token(theme: Theme, record: EventRecord, size: float) -> list[Box]:
    meteorite = record.token == event.METEORITE or record.kind == event.ADD_METEORITE
    name = "meteorite" if meteorite else "lifepod"
    sign = glyph(theme, name, size)
    if record.kind == event.DESTROY:
        home = [] if record.place == event.ON_PLANET else [any_track(theme, size * 0.8)]
        return [struck(theme, sign), *home]
    return [number_word(theme, signed(record.amount), size), sign]


def _restriction(theme: Theme, record: EventRecord, size: float) -> list[Box]:
    """Signs of what is forbidden for a turn."""
    kind = record.kind
    if kind == event.ROVER_BAN:
        square = block(theme, record.terrain, 1, 1, size)
        return [glyph(theme, "pu-rover", size), between(theme, "→", size), struck(theme, square)]
    if kind == event.KEEP_OFF_EDGE:
        return [some_tile(theme, _EXAMPLE_TILE, size), struck(theme, edge(theme, size))]
    if kind == event.KEEP_OFF_ICE:
        return [some_tile(theme, _EXAMPLE_TILE, size), struck(theme, ground(theme, "ice", size))]
    if kind == event.NO_MATCHING:
        pair = row((block(theme, 4, 2, 1, size * 0.5), block(theme, 4, 2, 1, size * 0.5)), 3)
        return [struck(theme, pair)]
    if kind == event.ONE_BUILDING:
        return [number_word(theme, "1", size), any_track(theme, size)]
    if kind == event.NO_SYNERGY:
        return [struck(theme, glyph(theme, "synergy", size, theme["text-1"]))]
    names = ("civ", "patch", "pu-rover", "pu-tech")
    return [row([struck(theme, glyph(theme, name, size)) for name in names], size * 0.3)]
