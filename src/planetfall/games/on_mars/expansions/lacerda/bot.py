"""What counts for the greedy bot alone against Lacerda: his points and the goal of the game.

A point is 100.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars.bot import POINT, Aims
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.names import UPGRADE_CONTRACTS
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.counts import AtLeast, ContractsDone, GoalDone, LargestComplex
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, SoloGoal, goal_met
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.scoring import sheet
from planetfall.games.on_mars.state import Colony

NEED: Final = 900
"""Of a requirement of the goal that is met; a part of it on the way there."""
WAY: Final = 60
"""Per cent of `NEED` that a requirement on the verge of being met is worth."""
IN_HAND: Final = 120
"""Of every Private Goal still in hand while one is required and none is completed."""
WON: Final = 100_000
HASTE: Final = 250
"""Of a contribution, beside `STEP`: the longer the game, the further Lacerda gets ahead."""


def part(count: int, least: int) -> int:
    """What a requirement is worth by how much of it is there."""
    if count >= least:
        return NEED
    return NEED * WAY * max(count, 0) // (100 * least)


def goal_in_reach(game: Colony, frame: Frame) -> int:
    """How far the nearest of the Private Goals in hand has come."""
    best = 0
    goals = game.players[frame.seat].goals
    for goal in goals:
        value = 0
        for need in GOAL_NEEDS[goal]:
            count = min(need.count.value(game, frame), need.least)
            value += NEED * WAY * count // (100 * need.least * len(GOAL_NEEDS[goal]))
        best = max(best, value)
    return best + IN_HAND * len(goals)


def contract_in_reach(game: Colony, frame: Frame, wanted: ContractsDone) -> int:
    """How far the nearest own contract of a wanted kind has come."""
    best = 0
    for contract in game.players[frame.seat].contracts:
        if not wanted.first <= contract <= wanted.last:
            continue
        count = 0
        least = 0
        if contract < UPGRADE_CONTRACTS:
            # The complex, then the own marker in it.
            count = min(LargestComplex(contract).value(game, frame), UPGRADE_CONTRACT_SIZE)
            least = UPGRADE_CONTRACT_SIZE + 2
        for entry in DELIVERIES_OF[contract]:
            count += game.cargo[entry]
            least += DELIVERY_AMOUNT[entry]
        best = max(best, NEED * WAY * (1 + count) // (100 * (1 + least)))
    return best


def requirement(game: Colony, frame: Frame, need: AtLeast) -> int:
    """What a requirement of a solo goal is worth as things stand."""
    if need.holds(game, frame):
        return NEED
    if isinstance(need.count, GoalDone):
        return goal_in_reach(game, frame)
    if isinstance(need.count, ContractsDone):
        return contract_in_reach(game, frame, need.count)
    return part(need.count.value(game, frame), need.least)


def ambition(game: Colony) -> SoloGoal:
    """The goal to play for: the one set for this game, else the first."""
    wanted = game.rules.options["solo_goal"]
    for goal in SOLO_GOALS:
        if goal.id == wanted:
            return goal
    return SOLO_GOALS[0]


class SoloAims(Aims):
    """His points count against the player, and the goal of the game counts most."""

    def apply_to(self, game: Colony) -> bool:
        return isinstance(game, SoloColony)

    def depth(self) -> int:
        # Alone there is time to see where a building goes before it is chosen.
        return 2

    def points(self, game: Colony, total: int) -> int:
        frame = Frame(Effect(), 0)
        goal = ambition(game)
        rival = sheet(game, game.seats).total
        value = -POINT * rival
        if goal_met(game, goal, total - rival):
            value += WON if game.over else NEED
        for need in goal.needs:
            value += requirement(game, frame, need)
        return value

    def means(self, game: Colony, supply: int) -> int:
        # Contracts are filled by what one makes.
        return supply - HASTE * sum(game.steps)


AIMS: Final = SoloAims()
