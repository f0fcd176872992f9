"""Tracks that run upward: passed spaces tinted, the tracker outlined, the next gain lit."""

from dataclasses import dataclass

from planetfall.svg.box import Box, fitted
from planetfall.svg.canvas import EMPTY, Markup, circle, join, place, rect
from planetfall.svg.memo import memo
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme

AHEAD, PASSED, HERE = "ahead", "passed", "here"
"""Where a space lies from its tracker."""


@dataclass(frozen=True)
class TrackSpace:
    """One space of a track."""

    content: Box | None = None
    """What the space gives; the caller draws it in the ink of `space_ink`."""
    state: str = AHEAD
    color: str = ""
    """Of the track, or of the tracker that stands here."""
    seat: int | None = None
    """Whose shape the tracker carries."""
    tracker: Box | None = None
    """What the tracker shows instead of the seat's shape."""
    key: str = ""
    """The option that moves a tracker here."""
    lit: bool = False
    note: str = ""
    """Shown when the space is pointed at."""


def space_ink(theme: Theme, state: str) -> tuple[str, bool]:
    """The ink on a space and whether icons keep their own colour there.

    On the tracker's space everything is dark, on passed spaces grey.
    """
    if state == HERE:
        return theme["terrain-ink"], False
    if state == PASSED:
        return theme["text-2"], False
    return theme["text-1"], True


@memo(8192)
def draw_space(
    theme: Theme, space: TrackSpace, x: float, y: float, width: float, height: float
) -> Markup:
    """One space with its upper left corner at x, y, with a pixel of air above and below."""
    here, passed = space.state == HERE, space.state == PASSED
    middle = y + height / 2
    ground = space.color if here or passed else theme["bg-3"]
    parts = [
        rect(
            x + 0.5,
            y + 1,
            width - 1,
            height - 2,
            4,
            fill=ground,
            opacity=0.3 if passed else None,
        )
    ]
    if space.lit:
        parts.append(
            rect(
                x + 1.5,
                y + 2,
                width - 3,
                height - 4,
                3.5,
                class_="lit-ring",
                fill=theme["signal-wash"],
                stroke=theme["signal-line"],
                stroke_width=2,
            )
        )
    if here:
        parts.append(_tracker(theme, space, x, y, width, height))
    elif space.content is not None:
        parts.append(fitted(space.content, width - 6).at(x + width / 2, middle, "middle"))
    else:
        parts.append(circle(x + width / 2, middle, 1.4, fill=theme["text-3"], opacity=0.6))
    drawn = join(parts)
    if space.key:
        return place(space.key, drawn, classes="track-space", title=space.note)
    return drawn


def _tracker(
    theme: Theme, space: TrackSpace, x: float, y: float, width: float, height: float
) -> Markup:
    """The tracker's space: a bright outline, the tracker's sign, what the space gave."""
    frame = rect(
        x + 1,
        y + 1,
        width - 2,
        height - 2,
        4.5,
        fill="none",
        stroke=theme["text-1"],
        stroke_width=2,
    )
    sign = space.tracker
    if sign is None and space.seat is not None:
        size = min(11.0, height * 0.42)
        shape = mark(theme, space.seat, size / 2, 0, size, theme["terrain-ink"])
        sign = Box(size, size, shape)
    middle = y + height / 2
    content = space.content
    if sign is None or content is None:
        alone = sign if content is None else fitted(content, width - 6)
        drawn = EMPTY if alone is None else alone.at(x + width / 2, middle, "middle")
        return join((drawn, frame))
    if height > 1.6 * sign.height + content.height:
        low = y + height - 5 - content.height / 2
        above = sign.at(x + width / 2, y + 6 + sign.height / 2, "middle")
        return join((above, fitted(content, width - 6).at(x + width / 2, low, "middle"), frame))
    room = width - sign.width - 11
    if content.width > room * 1.25:
        # No room for both: a visitor says who it is, an owner what the space gave.
        alone = sign if space.tracker is not None else fitted(content, width - 6)
        return join((alone.at(x + width / 2, middle, "middle"), frame))
    left = sign.at(x + 5, middle)
    right = fitted(content, room).at(x + 5 + sign.width + 1 + room / 2, middle, "middle")
    return join((left, right, frame))
