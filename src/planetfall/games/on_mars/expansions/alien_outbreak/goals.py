"""Winning and losing together."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.alien.team import WON_TOGETHER
from planetfall.games.on_mars.expansions.alien_outbreak import log
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import in_play, infected
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    TEAM_MISSIONS,
    counted,
)
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.state import Colony

# Why the team lost.
TOO_MANY: Final = 0
ALL_ILL: Final = 1
NO_TIME: Final = 2
CAUSES: Final = ["lost_infected", "lost_all_infected", "lost_time"]
"""What `game.decide` is told, by cause of a loss."""


def limit(game: Colony) -> int:
    """So many infected colonists lose the game."""
    return int(game.setting.options["infected"])


def check_win(game: Colony) -> None:
    """Something has changed that may fulfil a mission or win the game, at once (OMA-9.04)."""
    area = outbreak(game)
    for place in range(len(area.missions)):
        mission = area.missions[place] - 1
        if mission < 0 or area.met >> place & 1:
            continue
        if counted(game, mission) >= TEAM_MISSIONS[mission].needed:
            area.met |= 1 << place
            game.note(log.MISSION_MET, -1, mission)
    if area.met == 3 and infected(game) < limit(game) and not game.decided:
        game.note(log.TEAM_WON, -1)
        game.decide(WON_TOGETHER)


def check_loss(game: Colony) -> None:
    """At the end of a turn: are too many infected, or all of them? (OMA-9.01, OMA-9.02)"""
    count = infected(game)
    if count >= limit(game):
        lose(game, TOO_MANY)
    elif count == in_play(game):
        lose(game, ALL_ILL)


def lose(game: Colony, cause: int) -> None:
    """The team has lost."""
    if not game.decided:
        game.note(log.TEAM_LOST, -1, cause)
        game.decide(CAUSES[cause])
