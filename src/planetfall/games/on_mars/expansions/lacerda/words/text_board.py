"""How the solo game stands, as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.games.on_mars.expansions.lacerda.goals import GoalPoint, GoalProgress
from planetfall.games.on_mars.expansions.lacerda.standing import seen_position, standing
from planetfall.text.book import Book
from planetfall.text.grammar import plain, sentence

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller


def lines(teller: Teller) -> list[str]:
    """Both scores and a line for each goal that may win; nothing in a game of several."""
    solo = seen_position(teller.data)
    if solo is None:
        return []
    now = standing(solo)
    words = zip(teller.names, (now.own, now.lacerda), strict=True)
    title = "solo:final" if now.over else "solo:now"
    scores = teller.line(title, [f"{name} {plain(points)}" for name, points in words])
    return [*scores, *(_goal(teller.book, goal) for goal in now.goals)]


def _goal(book: Book, goal: GoalProgress) -> str:
    """A solo goal: how many of its points are met, then all of them."""
    name = book.name("solo_goal", goal.id)
    state = book.term("solo:met" if goal.is_met() else "solo:not_met")
    points = "; ".join([_point(book, point) for point in goal.points])
    met = f"{goal.met()}/{len(goal.points)}"
    return sentence(f"{book.term('kind:solo_goal')} {name} ({met}, {state}): {points}")


def _point(book: Book, point: GoalPoint) -> str:
    """A point of a solo goal with how much there is of how much; ticked when it is met."""
    count = f"{plain(point.count)}/{point.need.least}"
    return f"{book.effect(point.need)} ({count}{' ✓' if point.is_met() else ''})"
