"""Milestones, awards and standard projects as panels beside the board."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.draw.icon_names import (
    AWARD_ICONS,
    MILESTONE_ICONS,
    project_icon,
)
from planetfall.games.terraforming_mars.draw.small import projects_of
from planetfall.games.terraforming_mars.draw.table import Table, lit_style
from planetfall.games.terraforming_mars.milestones_awards import (
    AWARD_PRICES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    MOST_CLAIMED,
    award_value,
    milestone_value,
)
from planetfall.games.terraforming_mars.standard_projects import SELL_PATENTS
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import Markup, group, join, place, rect, shifted
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, measure, shorten, text
from planetfall.svg.parts import coin, glyph, label, mark, panel, word
from planetfall.svg.theme import Theme
from planetfall.text.grammar import plain

_ROW: Final = 33.5
"""Height of a milestone or award."""
_NARROWEST: Final = 0.84
"""How much narrower letters may be set."""


def draw_milestones(table: Table, width: float = 262) -> tuple[Markup, float]:
    """Milestones at the left, awards at the right, with every seat's number; and the height."""
    theme = table.theme
    height = 34 + 5 * _ROW + 2
    half = (width - 16) / 2
    left = _column(table, 6, half, True)
    right = _column(table, 10 + half, half, False)
    return join((panel(theme, 0, 0, width, height), left, right)), height


def _column(table: Table, x: float, width: float, milestones: bool) -> Markup:
    theme = table.theme
    owners = table.game.milestones if milestones else table.game.awards
    taken = sum(1 for owner in owners if owner >= 0)
    title = table.say("milestones" if milestones else "awards")
    parts = []
    if taken < MOST_CLAIMED:
        price = MILESTONE_PRICE if milestones else AWARD_PRICES[taken]
        if not milestones:
            title = f"{title}, {table.say('next')}"
        parts.append(coin(theme, price, 17).at(x + width - 4, 19, "end"))
    parts.append(label(theme, shorten(title, width - 32, 11, MEDIUM), x + 4, 23))
    for index in range(5):
        body = _line(table, index, width, milestones, owners[index], taken)
        parts.append(shifted(body, x, 34 + index * _ROW))
    return join(parts)


def _line(
    table: Table, index: int, width: float, milestones: bool, owner: int, taken: int
) -> Markup:
    """One milestone or award: icon, name, goal or owner, the numbers of all seats."""
    theme = table.theme
    kind = "milestone" if milestones else "award"
    what = (MILESTONE_NAMES if milestones else AWARD_NAMES)[index]
    sign = (MILESTONE_ICONS if milestones else AWARD_ICONS)[index]
    key = f"{kind}:{what}"
    height = _ROW - 2
    lit = key in table.options
    right = _badge(table, index, milestones, owner)
    name = table.book.name(kind, what)
    parts = [
        rect(
            1,
            0.5,
            width - 2,
            height - 1,
            4,
            **lit_style(theme, theme["bg-3" if owner >= 0 else "bg-1"], lit=lit),
        ),
        glyph(theme, sign, 13).at(4, 9.5),
        _squeezed(theme, name, 21, 9.5, width - 28 - right.width),
        right.at(width - 4, 9.5, "end"),
        _numbers(table, index, milestones, width - 8).at(4, 23.5),
    ]
    body = join(parts)
    if owner < 0 and taken >= MOST_CLAIMED:
        body = group(body, opacity=0.55)
    return place(key, body, classes=kind)


def _badge(table: Table, index: int, milestones: bool, owner: int) -> Box:
    """The goal of a milestone, or who took it."""
    theme = table.theme
    if owner >= 0:
        tick = glyph(theme, "ui-confirm", 11, theme["text-2"])
        return row((tick, Box(10, 10, mark(theme, owner, 5, 0, 10))), 3)
    if milestones:
        return word(str(MILESTONE_GOALS[index]), 11, theme["text-3"], weight=BOLD)
    return Box(0, 0, join(()))


def _numbers(table: Table, index: int, milestones: bool, width: float) -> Box:
    """The numbers of all seats, the leaders' heavy."""
    theme = table.theme
    value = milestone_value if milestones else award_value
    seats = range(table.game.seats)
    values = [value(table.game, seat, index) for seat in seats]
    best = max(values)
    boxes = []
    for seat, number in zip(seats, values, strict=True):
        leads = number == best
        figure = word(
            plain(number),
            10.5,
            theme["text-1" if leads else "text-3"],
            weight=HEAVY if leads else MEDIUM,
        )
        cell = row((Box(7.5, 7.5, mark(theme, seat, 3.75, 0, 7.5)), figure), 2.5)
        boxes.append(
            Box(max(cell.width + 3, min(27.0, width / len(values))), cell.height, cell.body)
        )
    return fitted(row(boxes, 0), width)


# Standard projects.


def draw_projects(table: Table, width: float = 262) -> tuple[Markup, float]:
    """The standard projects with their prices for the seat below the board; and the height."""
    theme = table.theme
    projects = projects_of(table.game.rules.options_data())
    prices = {project.project: project.price(table.game, table.seat) for project in projects}
    order = [*prices, SELL_PATENTS]
    gap, tall = 3.0, 27.0
    each = (width - 16 - gap) / 2
    parts = [label(theme, table.say("standard"), 10, 18)]
    for k, project in enumerate(order):
        x, y = 8 + k % 2 * (each + gap), 27 + k // 2 * (tall + gap)
        body = _project(table, project, prices.get(project), each, tall)
        parts.append(shifted(body, x, y))
    height = 27 + (len(order) + 1) // 2 * (tall + gap) + 6
    return join((panel(theme, 0, 0, width, height), *parts)), height


def _project(table: Table, project: int, price: int | None, width: float, height: float) -> Markup:
    theme = table.theme
    key = f"standard:{PROJECT_NAMES[project]}"
    lit = key in table.options
    worth = _patent_price(theme) if price is None else coin(theme, price, 18)
    name = table.book.name("standard", PROJECT_NAMES[project])
    body = join(
        (
            rect(
                0.75,
                0.75,
                width - 1.5,
                height - 1.5,
                4.5,
                **lit_style(theme, theme["bg-3"], lit=lit),
            ),
            glyph(theme, project_icon(PROJECT_NAMES[project]), 14).at(6, height / 2),
            _squeezed(theme, name, 25, height / 2, width - 36 - worth.width),
            worth.at(width - 5, height / 2, "end"),
        )
    )
    if not lit and any(option.startswith("standard:") for option in table.options):
        body = group(body, opacity=0.5)
    return place(key, body, classes="standard")


def _squeezed(theme: Theme, name: str, x: float, y: float, room: float) -> Markup:
    """A name that has to fit: set smaller, then narrower, and only then shortened."""
    size = 11.5
    wide = measure(name, size, MEDIUM)
    if wide > room:
        size = max(10.0, size * room / wide)
        wide = measure(name, size, MEDIUM)
    tight = wide > room
    if wide * _NARROWEST > room:
        name = shorten(name, room / _NARROWEST, size, MEDIUM)
    return text(
        name,
        x,
        y,
        size,
        theme["text-1"],
        weight=MEDIUM,
        middle=True,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def _patent_price(theme: Theme) -> Box:
    """What a sold patent brings."""
    return coin(theme, "+1", 18)
