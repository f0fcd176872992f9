"""What a player should keep in mind: the sabotage that still holds."""

from __future__ import annotations

from planetfall.games.on_mars.expansions.alien_monolith.components.names import (
    BOMBED,
    CHANGED_PLANS,
)
from planetfall.games.on_mars.expansions.alien_monolith.state import ROVER_READY, MonolithColony


def burdens(game: MonolithColony) -> list[tuple[str, int]]:
    """The lasting sabotage in force by name, each with a number its words may use."""
    found: list[tuple[str, int]] = []
    if BOMBED in game.struck:
        found.append(("bombed", 2))
    if CHANGED_PLANS in game.struck:
        found.append(("changed_plans", 2))
    if game.reduced:
        found.append(("reduced", game.reduced))
    if game.crystal_debt:
        found.append(("crystal_debt", game.crystal_debt))
    if game.no_reward:
        found.append(("no_reward", 1))
    if game.rover_state != ROVER_READY:
        # Rounds without the rover that are still to come.
        found.append(("rover", 3 - game.rover_state))
    down = len([code for code in game.land if code < 0])
    if down:
        found.append(("turned_down", down))
    return found
