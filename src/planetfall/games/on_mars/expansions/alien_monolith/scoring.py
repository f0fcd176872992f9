"""Final scoring of the chapter: objectives, missions and the rank."""

from __future__ import annotations

from planetfall.core.scores import Outcome, Sheet
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    LOWEST_RANK,
    MISSION_POINTS,
    OBJECTIVE_POINTS,
    RANKS,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_won, met
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony


def full_sheet(game: MonolithColony, base: Sheet) -> Sheet:
    """The sheet of the base game with the lines of the chapter."""
    return Sheet(
        [
            *base.lines,
            ("objectives", OBJECTIVE_POINTS[met(game)]),
            ("missions", MISSION_POINTS * game.missions_done),
        ]
    )


def rank_of(points: int) -> str:
    """The rank for so many points.

    >>> rank_of(150), rank_of(149), rank_of(49)
    ('star_child', 'planet_tamer', 'lost_in_space')
    """
    for least, rank in RANKS:
        if points >= least:
            return rank
    return LOWEST_RANK


def outcome(game: MonolithColony) -> Outcome:
    """Won with enough objectives, else lost; the points give a rank either way."""
    total = game.scores()[0].total
    if is_won(game):
        return Outcome([0], [total], "objectives_met")
    return Outcome([], [total], "objectives_missed")
