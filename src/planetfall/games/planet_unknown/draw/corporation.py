"""Drawings of corporation boards: the tracks, the breakthroughs in words, what was collected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from planetfall.games.planet_unknown.components.corporation import (
    Corporation,
)
from planetfall.games.planet_unknown.draw.tracks import (
    TABLE,
    Progress,
    Space,
    TrackSize,
    draw_tracks,
)
from planetfall.svg.box import row
from planetfall.svg.canvas import Markup, group, join, line, place, rect
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, display, text_block, wrap
from planetfall.svg.parts import badge, glyph, label, mark, word
from planetfall.svg.theme import Theme


@dataclass(frozen=True)
class TechLine:
    """A breakthrough in words."""

    level: str
    words: str
    active: bool = False
    used: bool = False
    """A limited breakthrough that cannot be used again now."""
    lifepod: bool = False
    """Jump Drive: a lifepod lies on it."""
    key: str = ""
    lit: bool = False


def draw_techs(
    theme: Theme, techs: Sequence[TechLine], width: float, height: float, *, size: float = 11
) -> tuple[Markup, float]:
    """The breakthroughs below each other, set smaller where the height is short; and the height."""
    while size > 9 and _techs_height(techs, width, size) > height:
        size -= 0.5
    parts = []
    y = 0.0
    for k, tech in enumerate(techs):
        if k:
            parts.append(line(0, y, width, y, stroke=theme["line-1"]))
            y += size * 0.55
        drawn, used = _tech(theme, tech, y, width, size)
        parts.append(place(tech.key, drawn, classes="tech") if tech.key else drawn)
        y += used + size * 0.55
    return join(parts), y


def _techs_height(techs: Sequence[TechLine], width: float, size: float) -> float:
    lines = sum(max(1, len(wrap(tech.words, width - 26, size))) for tech in techs)
    return lines * size * 1.3 + len(techs) * size * 1.1


def _tech(
    theme: Theme, tech: TechLine, y: float, width: float, size: float
) -> tuple[Markup, float]:
    if tech.active:
        fill, ink = theme["t-tech"], theme["terrain-ink"]
    else:
        fill, ink = theme["bg-3"], theme["text-2"]
    level = badge(theme, tech.level, 18, fill=fill, ink=ink).at(0, y + 9)
    # A used one fades but stays where it is: it comes back with the next turn, or is spent.
    parts = [group(level, opacity=0.5) if tech.active and tech.used else level]
    if tech.lifepod:
        parts.append(icon(theme, "lifepod", 9, y + 30, 17, theme["lifepod"]))
    color = theme["text-1"] if tech.active and not tech.used else theme["text-3"]
    words, height = text_block(tech.words, 26, y, width - 26, size, color, leading=1.3)
    parts.append(words)
    height = max(height, 40.0 if tech.lifepod else 18.0)
    if tech.lit:
        parts.insert(
            0,
            rect(
                -4,
                y - 4,
                width + 8,
                height + 7,
                5,
                class_="lit-ring",
                fill=theme["signal-wash"],
                stroke=theme["signal-line"],
                stroke_width=1.5,
            ),
        )
    return join(parts), height


def draw_corporation(
    theme: Theme,
    corporation: Corporation,
    progress: Progress,
    techs: Sequence[TechLine],
    *,
    name: str,
    special: str = "",
    summary: str = "",
    seat: int = 0,
    lifepods: str = "",
    meteorites: str = "",
    rovers: str = "",
    width: float = 408,
    size: TrackSize = TABLE,
    notes: Mapping[Space, str] | None = None,
) -> tuple[Markup, float]:
    """A whole board: heading, tracks, breakthroughs, special rule, what was collected.

    `summary` stands right of the name; `lifepods`, `meteorites` and `rovers` are short counts such
    as "2 of 6".  Returns the drawing and its height.
    """
    pad = 10.0
    parts = [mark(theme, seat, pad + 7, 19, 14)]
    parts.append(display(theme, name, pad + 21, 24, 14, theme["text-1"]))
    parts.append(label(theme, summary, width - pad, 23, 11, anchor="end"))
    top = 36.0
    if special:
        words, height = text_block(
            special, pad, top - 2, width - 2 * pad, 11, theme["text-2"], leading=1.3
        )
        parts.append(words)
        top += height + 8
    tracks = draw_tracks(theme, corporation, progress, seat=seat, size=size, notes=notes)
    parts.append(group(tracks, transform=f"translate({pad:g} {top:g})"))
    left = pad + size.board_width + 14
    room = size.board_height - 26
    lines, used = draw_techs(theme, techs, width - left - pad, room)
    parts.append(group(lines, transform=f"translate({left:g} {top:g})"))
    counts = [
        row(
            (
                glyph(theme, icon_name, 15, theme["text-1"]),
                word(count, 12, theme["text-1"], weight=BOLD),
            )
        )
        for icon_name, count in (
            ("lifepod", lifepods),
            ("meteorite", meteorites),
            ("pu-rover", rovers),
        )
        if count
    ]
    at = min(top + used + 14, top + size.board_height - 12)
    parts.append(row(counts, 7).at(left, at))
    height = top + max(size.board_height, used) + pad
    ground = rect(0.5, 0.5, width - 1, height - 1, 8, fill=theme["bg-1"], stroke=theme["line-1"])
    return join((ground, *parts)), height
