"""The alien panel: ten action spaces with what covers them, and the commander's turn."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.draw.table import Cell, Table
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEPLOY_BESIDE,
    DEPLOY_INSIDE,
    DEPLOYMENT,
    MOBILIZATION,
    MOVE,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    DEPLOYED,
    MARCH_POINTS,
    STOLEN_CRYSTALS,
    UNLOCK_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_invasion.draw.signs import GREEN, SPACE_ICONS
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    FREE,
    IN_DISPLAY,
    LOCKED,
    OBTAINED,
    REUSABLE,
    SABOTAGED,
    SINGLE,
    Commander,
    commander_of,
)
from planetfall.svg.canvas import EMPTY, Markup, circle, join, path, place, rect
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, shorten, text
from planetfall.svg.theme import Theme

WIDTH: Final = 538.0
HEIGHT: Final = 306.0
CAPTION: Final = 28.0
GAP: Final = 5.0
TOKEN: Final = 12.0
"""The radius of a token."""
SHORT: Final = 200.0
"""Spaces narrower than this have no second line."""


def draw_token(theme: Theme, kind: int, x: float, y: float, radius: float = TOKEN) -> Markup:
    """A reusable token: round with a loop; a single-use one: a square with cut corners and a 1."""
    if kind == REUSABLE:
        ring = circle(x, y, radius, fill=theme["bg-0"], stroke=theme[GREEN], stroke_width=1.8)
        return join((ring, icon(theme, "ui-replay", x, y, radius * 1.15, theme[GREEN])))
    cut = radius * 0.5
    left, top, right, low = x - radius, y - radius, x + radius, y + radius
    shape = (
        f"M{left + cut:g} {top:g}H{right:g}V{low - cut:g}L{right - cut:g} {low:g}"
        f"H{left:g}V{top + cut:g}z"
    )
    figure = text(
        "1", x, y + 0.5, radius * 1.25, theme["bg-0"], anchor="middle", middle=True, weight=HEAVY
    )
    return join((path(shape, fill=theme["text-2"]), figure))


def draw_cover(theme: Theme, cover: int, x: float, y: float) -> Markup:
    """What covers an action space; a free one shows an empty ring."""
    if cover in (REUSABLE, SINGLE):
        return draw_token(theme, cover, x, y)
    if cover == LOCKED:
        price = text(
            str(UNLOCK_CRYSTALS),
            x - 32,
            y,
            12,
            theme["text-1"],
            anchor="middle",
            middle=True,
            weight=HEAVY,
        )
        return join(
            (
                price,
                icon(theme, "crystal", x - 21, y, 12),
                circle(x, y, TOKEN, fill="none", stroke=theme["line-3"], stroke_width=1.4),
                icon(theme, "ui-lock", x, y, 13, theme["text-2"]),
            )
        )
    if cover == SABOTAGED:
        ring = circle(x, y, TOKEN, fill=theme["bg-0"], stroke=theme["danger"], stroke_width=1.8)
        return join((ring, icon(theme, "sabotage", x, y, 15, theme["danger"])))
    return circle(x, y, TOKEN, fill="none", stroke=theme["line-3"], stroke_width=1.4)


def _note(table: Table, commander: Commander, space: int) -> str:
    """What an action would do now, in a few words."""
    if commander.covers[space] == SABOTAGED:
        return table.say("panel.sabotaged")
    if space in (DEPLOY_BESIDE, DEPLOY_INSIDE):
        return table.say("panel.soldiers", f"{DEPLOYED} + {commander.level(DEPLOYMENT)}")
    if space == MOVE:
        return table.say("panel.points", f"{MARCH_POINTS} + {commander.level(MOBILIZATION)}")
    numbers = [
        f"{commander.shelters_left} + {commander.mines_left}",
        commander.cards.count(IN_DISPLAY),
        commander.lab.count(0),
        1,
        commander.cards.count(OBTAINED),
        commander.cards.count(BUILT),
        STOLEN_CRYSTALS,
    ]
    return table.say(f"panel.{SPACES[space]}", numbers[space])


def _keys(table: Table, space: int, cover: int) -> list[str]:
    """The options that stand for a space: those offered, else the one to ask about."""
    name = SPACES[space]
    kinds = ("reusable", "single", "unlock", "lift", "block")
    found = [f"{kind}:{name}" for kind in kinds if f"{kind}:{name}" in table.options]
    return found or [f"{'unlock' if cover == LOCKED else 'reusable'}:{name}"]


def _space(table: Table, commander: Commander, space: int, cell: Cell) -> Markup:
    """An action space: number, icon, name, what it does now, what covers it."""
    theme, cover = table.theme, commander.covers[space]
    x, width = cell.x, cell.width
    name = table.called("panel", SPACES[space])
    is_low = width < SHORT
    ink = theme["text-1" if cover == FREE else "text-3"]
    end = x + width - TOKEN - 9
    keys = _keys(table, space, cover)
    both = len(keys) > 1 and keys[1].startswith("single")
    room = width - (66 if is_low else 62) - (TOKEN * 2 + 8) * (2 if both else 1)
    middle = cell.middle if is_low else cell.middle - 8
    left = x + (22 if is_low else 44)
    short = table.say(f"space.{SPACES[space]}")
    parts = [
        text(
            str(space + 1), x + 12, cell.middle, 11, theme["text-3"], anchor="middle", middle=True
        ),
        text(shorten(short, room, 12, BOLD), left, middle, 12, ink, middle=True, weight=BOLD),
    ]
    if not is_low:
        parts.append(icon(theme, SPACE_ICONS[space], x + 31, cell.middle, 17, ink))
        note = shorten(_note(table, commander, space), room, 11.1)
        color = theme["danger" if cover == SABOTAGED else "text-3"]
        parts.append(text(note, left, cell.middle + 9, 11.1, color, middle=True, weight=MEDIUM))
    if not both:
        parts.append(draw_cover(theme, cover, end, cell.middle))
    ground, line = _ground(cover)
    main = table.spot(keys[0], join(parts), cell, title=name, ground=ground, line=line)
    if not both:
        return main
    tokens = [
        _choice(table, keys[0], REUSABLE, end - TOKEN * 2 - 8, cell.middle, name),
        _choice(table, keys[1], SINGLE, end, cell.middle, name),
    ]
    return join((main, *tokens))


def _ground(cover: int) -> tuple[str, str]:
    if cover == SABOTAGED:
        return "danger-wash", "danger"
    if cover == LOCKED:
        return "", "line-2"
    return ("bg-3", "") if cover == FREE else ("bg-2", "")


def _choice(table: Table, key: str, kind: int, x: float, y: float, title: str) -> Markup:
    """A token that could go onto the space; a choice of its own."""
    reach = TOKEN + 4
    hit = rect(x - reach, y - reach, 2 * reach, 2 * reach, 6, fill=table.theme["bg-4"])
    return place(key, hit, draw_token(table.theme, kind, x, y), title=title)


def _restore(table: Table, cell: Cell) -> Markup:
    """The button that restores the panel, in the caption's line."""
    if "restore" not in table.options:
        return EMPTY
    label = text(
        table.say("panel.restore"),
        cell.center,
        cell.middle,
        12,
        table.theme["text-1"],
        anchor="middle",
        middle=True,
        weight=BOLD,
    )
    return table.spot("restore", label, cell, title=table.say("panel.restore"), ground="bg-4")


def draw_panel(
    table: Table, width: float = WIDTH, height: float = HEIGHT, *, columns: int = 2
) -> Markup:
    """The panel: spaces 1 to 5 left, 6 to 10 right; or all below one another."""
    commander = commander_of(table.position)
    lines = len(SPACES) // columns
    half = (width - 16 - GAP * (columns - 1)) / columns
    tall = (height - CAPTION - 8 - (lines - 1) * GAP) / lines
    note = table.say("panel.uncovered", len(commander.uncovered()))
    if commander.reusable + commander.single == 0:
        note = table.say("panel.spent")
    if columns == 1 and "restore" in table.options:
        note = ""  # Its button is there.
    parts = [
        table.panel(width, height, table.say("panel"), note),
        _restore(table, Cell(width / 2 - 62, 3, 124, 23, 6)),
    ]
    for space in range(len(SPACES)):
        column, line = divmod(space, lines)
        cell = Cell(8 + column * (half + GAP), CAPTION + line * (tall + GAP), half, tall, 7)
        parts.append(_space(table, commander, space, cell))
    return join(parts)
