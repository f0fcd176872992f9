"""Drawings of corporation boards: the tracks, the breakthroughs in words, what was collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from planetfall.games.planet_unknown import gains
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.draw.tracks import TABLE, TrackSize, draw_tracks
from planetfall.games.planet_unknown.state import Player
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.svg.box import row
from planetfall.svg.canvas import Markup, group, join, line, place, rect
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, display, text_block, wrap
from planetfall.svg.parts import badge, glyph, label, mark, word
from planetfall.svg.theme import Theme

ABILITY_OF_TECH = {
    "reset_biomass": gains.RESET_BIOMASS,
    "reposition_lifepods_once": gains.REPOSITION_THREE,
    "reposition_each_turn": gains.REPOSITION_ONE,
    "advance_rover": gains.ADVANCE_ROVER,
    "claim_row": gains.CLAIM_ROW,
    "common_objective": gains.COMMON_OBJECTIVE,
    "regress_each_turn": gains.REGRESS_ONE,
    "advance_focus_to_milestone": gains.TO_MILESTONE,
    "advance_focus": gains.ADVANCE_FOCUS,
    "extra_patch": gains.EXTRA_PATCH,
    "synergy_for_patch": gains.SYNERGY_FOR_PATCH,
    "teleport_to_same_terrain": gains.TELEPORT,
    "double_synergy": gains.DOUBLE_SYNERGY,
}
"""The ability that a breakthrough gives, by its id.

Movement at the start of a turn is not among them: it comes by itself and leaves nothing to use.
"""

SPENT_BITS = sum(1 << ability for ability in ABILITY_OF_TECH.values())
"""The bits of these abilities; players mark other things as used in the same numbers."""


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
    """The option that lies on it now."""


def spent_techs(player: Player) -> int:
    """The abilities of breakthroughs that cannot be used again now, as bits."""
    return (player.used_turn | player.used_game) & SPENT_BITS


def tech_lines(
    player: Player, words: Mapping[str, str], options: Collection[str] = ()
) -> list[TechLine]:
    """The breakthroughs of a player's corporation; `words` by their ids."""
    corporation = CORPORATIONS[player.corporation]
    working, spent = corporation.active(player), spent_techs(player)
    unlocking = corporation.special == "lifepods_on_techs"
    lines = []
    for k, tech in enumerate(corporation.techs):
        ability = ABILITY_OF_TECH.get(tech.id, -1)
        keys = [f"unlock:{tech.level.lower()}"] if unlocking else []
        if 0 <= ability < len(USE_KEYS):
            keys.append(f"use:{USE_KEYS[ability]}")
        lines.append(
            TechLine(
                level=tech.level,
                words=words.get(tech.id, ""),
                active=working >> k & 1 == 1,
                used=ability >= 0 and spent >> ability & 1 == 1,
                lifepod=unlocking and player.unlocked >> k & 1 == 1,
                key=next((key for key in keys if key in options), ""),
            )
        )
    return lines


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
        line_drawing, used = _tech(theme, tech, y, width, size)
        parts.append(place(tech.key, line_drawing, classes="tech") if tech.key else line_drawing)
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
    if tech.key:
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
    player: Player,
    techs: Sequence[TechLine],
    options: Collection[str] = (),
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
    tracks = draw_tracks(theme, player, options, seat=seat, size=size)
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
