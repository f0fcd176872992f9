"""When a journey costs nothing: what bots know of the Shuttle."""

from __future__ import annotations

from planetfall.games.on_mars.components.names import LANDING_POD, MAIN_ACTIONS, ORBIT
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import MAIN


def leaves_orbit(game: Colony) -> bool:
    """Whether the Shuttle takes everybody who wants from Orbit at the end of this round."""
    return game.shuttle_side == ORBIT and game.shuttle == 1


def without_pod(game: Colony, options: list[int]) -> list[int]:
    """The options without the Landing Pod, if the Shuttle makes the same journey for free."""
    pod = MAIN + LANDING_POD
    if pod not in options or not leaves_orbit(game):
        return options
    if len([o for o in options if MAIN <= o < MAIN + len(MAIN_ACTIONS)]) == 1:
        return options
    return [option for option in options if option != pod]
