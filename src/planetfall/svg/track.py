"""Tracks that run upward: passed spaces tinted, the tracker outlined, the next gain lit."""

from collections.abc import Sequence
from dataclasses import dataclass

from planetfall.svg.box import Box
from planetfall.svg.canvas import EMPTY, Markup, circle, join, place, rect
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme


@dataclass(frozen=True)
class TrackSpace:
    """One space of a track."""

    content: Box | None = None
    """What the space gives; its ink is the caller's, see `space_ink`."""
    key: str = ""
    """The option that moves a tracker here."""
    lit: bool = False
    note: str = ""
    """Shown when the space is pointed at."""


def space_ink(theme: Theme, position: int, at: int) -> tuple[str, bool]:
    """The ink on a space and whether icons keep their own colour there.

    On the tracker's space everything is dark, on passed spaces grey.
    """
    if position == at:
        return theme["terrain-ink"], False
    if position < at:
        return theme["text-2"], False
    return theme["text-1"], True


def track_column(
    theme: Theme,
    spaces: Sequence[TrackSpace],
    x: float,
    y: float,
    width: float,
    step: float,
    *,
    color: str,
    at: int,
    seat: int | None = None,
) -> Markup:
    """A column of spaces, the first at the bottom; y is the top.

    `color` is the track's, `at` the position of the tracker, `seat` whose shape it carries.
    """
    parts = []
    for position, space in enumerate(spaces):
        top = y + (len(spaces) - 1 - position) * step
        drawn = _space(theme, space, x, top, width, step, color, position, at, seat)
        if space.key:
            drawn = place(space.key, drawn, classes="track-space", title=space.note)
        parts.append(drawn)
    return join(parts)


def _space(
    theme: Theme,
    space: TrackSpace,
    x: float,
    y: float,
    width: float,
    step: float,
    color: str,
    position: int,
    at: int,
    seat: int | None,
) -> Markup:
    here, passed = position == at, position < at
    inner = step - 2
    middle = y + step / 2
    ground = theme["bg-3"] if not (here or passed) else color
    parts = [
        rect(x + 0.5, y + 1, width - 1, inner, 4, fill=ground, opacity=0.3 if passed else None)
    ]
    if space.lit:
        parts.append(
            rect(
                x + 1.5,
                y + 2,
                width - 3,
                inner - 2,
                3.5,
                class_="lit-ring",
                fill=theme["signal-wash"],
                stroke=theme["signal-line"],
                stroke_width=2,
            )
        )
    content = space.content
    if content is not None:
        shift = step * 0.22 if here and content.width < width * 0.62 else 0.0
        parts.append(content.at(x + width / 2 + shift, middle, "middle"))
    elif not here:
        parts.append(circle(x + width / 2, middle, 1.4, fill=theme["text-3"], opacity=0.6))
    if here:
        parts.append(_tracker(theme, content, x, y, width, step, seat))
    return join(parts)


def _tracker(
    theme: Theme,
    content: Box | None,
    x: float,
    y: float,
    width: float,
    step: float,
    seat: int | None,
) -> Markup:
    """The outline of the tracker's space, with the owner's shape where there is room."""
    frame = rect(
        x + 1, y + 1, width - 2, step - 2, 4.5, fill="none", stroke=theme["text-1"], stroke_width=2
    )
    shape = EMPTY
    if seat is not None:
        size = min(11.0, step * 0.42)
        middle = y + step / 2
        if content is None:
            shape = mark(theme, seat, x + width / 2, middle, size, theme["terrain-ink"])
        elif content.width < width * 0.62:
            shape = mark(theme, seat, x + size, middle, size, theme["terrain-ink"])
    return join((shape, frame))
