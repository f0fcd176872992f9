"""Small components alone: milestones, awards, standard projects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from planetfall.games.terraforming_mars.draw.icon_names import (
    AWARD_ICONS,
    MILESTONE_ICONS,
    project_icon,
)
from planetfall.games.terraforming_mars.extension import EXPANSIONS, MarsExtension
from planetfall.games.terraforming_mars.milestones_awards import MILESTONE_GOALS, MILESTONE_PRICE
from planetfall.games.terraforming_mars.standard_projects import PROJECTS, StandardProject
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.svg.box import Box, row
from planetfall.svg.canvas import join, rect
from planetfall.svg.lettering import BOLD, measure, text
from planetfall.svg.parts import coin, glyph, points, word
from planetfall.svg.theme import Theme
from planetfall.text.book import Book

_KINDS: Final[Mapping[str, list[str]]] = {
    "milestone": MILESTONE_NAMES,
    "award": AWARD_NAMES,
    "standard": PROJECT_NAMES,
}


def projects_of(options: dict[str, Any] | None = None) -> list[StandardProject]:
    """Standard projects with a price, those of all expansions or of those in play included."""
    projects = list(PROJECTS)
    for extension in EXPANSIONS.load():
        is_wanted = options is None or extension.is_on(options)
        if is_wanted and isinstance(extension, MarsExtension):
            entries = [entry.effect for entry in extension.projects()]
            projects += [project for project in entries if isinstance(project, StandardProject)]
    return projects


def _icon(kind: str, index: int) -> str:
    if kind == "standard":
        return project_icon(PROJECT_NAMES[index])
    return (MILESTONE_ICONS if kind == "milestone" else AWARD_ICONS)[index]


def draw_small(theme: Theme, book: Book, kind: str, id: str) -> Box | None:
    """A milestone, award or standard project as a plate; `None` for anything else.

    The box is drawn from its upper left corner.
    """
    ids = _KINDS.get(kind, [])
    if id not in ids:
        return None
    index = ids.index(id)
    name = book.name(kind, id)
    tail = row(_numbers(theme, kind, index), 6)
    width = 58 + measure(name, 17, BOLD) + 18 + tail.width + 14
    height = 56.0
    body = join(
        (
            rect(0.5, 0.5, width - 1, height - 1, 10, fill=theme["bg-2"], stroke=theme["line-2"]),
            glyph(theme, _icon(kind, index), 28).at(16, height / 2),
            text(name, 56, height / 2, 17, theme["text-1"], weight=BOLD, middle=True),
            tail.at(width - 14, height / 2, "end"),
        )
    )
    return Box(width, height, body)


def _numbers(theme: Theme, kind: str, index: int) -> list[Box]:
    """Goal, price and points of a component."""
    if kind == "milestone":
        goal = word(str(MILESTONE_GOALS[index]), 17, theme["text-2"], weight=BOLD)
        return [goal, coin(theme, MILESTONE_PRICE, 26), points(theme, 5, height=26)]
    if kind == "award":
        return [points(theme, "5 / 2", height=26)]
    prices = {project.project: project.cost for project in projects_of()}
    return [coin(theme, prices.get(index, "+1"), 26)]
