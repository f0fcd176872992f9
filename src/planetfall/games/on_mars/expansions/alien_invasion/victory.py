"""Common points, both victories, sides and score sheets (OMA-3)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.scores import Outcome, Sheet
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    LAST_ROUND,
    POINTS_TO_WIN,
    SOLDIERS,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    commander_of,
    commander_seat,
    front_of,
)
from planetfall.games.on_mars.state import Colony

HUMANS_WIN: Final = "humans_win"
ALIENS_WIN: Final = "aliens_win"
GOAL_MISSED: Final = "goal_missed"
UNDECIDED: Final = "undecided"


def team_score(game: Colony, seat: int, points: int, why: int) -> None:
    """The humans gain or (negative) lose common points by what `seat` did; `why` is for the log."""
    if points == 0 or game.decided:
        return
    game.note(log.HUMANS_SCORED if points > 0 else log.HUMANS_LOST, seat, 0, abs(points), why)
    add_points(game, points)


def add_points(game: Colony, points: int) -> None:
    """Move the common marker and look who has won (OMA-3.12: every change counts by itself)."""
    if game.decided:
        return
    front_of(game).points += points
    check_victory(game)


def check_victory(game: Colony) -> None:
    """End the game if a side has won; whose turn it is wins if both have (OMA-3.09)."""
    if game.decided:
        return
    points = front_of(game).points
    humans = points >= POINTS_TO_WIN
    aliens = commander_of(game).off_map() == 0
    if humans and aliens:
        humans = game.turn != commander_seat(game)
    if humans:
        game.note(log.HUMANS_WIN, -1, 0, points)
        game.decide(HUMANS_WIN)
    elif aliens:
        game.note(log.ALIENS_WIN, commander_seat(game))
        game.decide(ALIENS_WIN)


class EndStandstill(Effect):
    """Behind the last round the humans have missed their goal (OMA-3.13)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if game.round >= LAST_ROUND:
            game.note(log.GOAL_MISSED, -1, 0, game.round)
            game.decide(GOAL_MISSED)
        return None


END_STANDSTILL: Final = EndStandstill()


def sides_of(seats: int) -> list[list[int]]:
    """The humans, and the commander alone."""
    return [list(range(seats - 1)), [seats - 1]]


def sheets_of(game: Colony) -> list[Sheet]:
    """Every human has the common points, the commander the soldiers on the map."""
    humans = [Sheet([("common", front_of(game).points)]) for _ in range(game.seats - 1)]
    return [*humans, Sheet([("soldiers", SOLDIERS - commander_of(game).off_map())])]


def outcome_of(game: Colony) -> Outcome:
    """Which side has won."""
    totals = [sheet.total for sheet in sheets_of(game)]
    sides = sides_of(game.seats)
    if game.decided == HUMANS_WIN:
        return Outcome(sides[0], totals, HUMANS_WIN, sides)
    if game.decided:
        return Outcome(sides[1], totals, game.decided, sides)
    return Outcome([], totals, UNDECIDED, sides)
