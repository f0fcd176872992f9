"""Greedy judgement of On Mars. A point is 100.

A position is worth its score sheet and what can still become points: colonists, crystals and
resources, shelters, technology, plans that wait to be built, bots on Mars. Every action is tried.
Alone against Lacerda his points count against the player, and the goal of the game counts most.
"""

from __future__ import annotations

from typing import Final

from planetfall.bots.greedy import Judge
from planetfall.core.effect import Effect, Frame
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.components.names import MINERAL, UPGRADE_CONTRACTS
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_DONE,
    CONTRACT_FAILED,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    QUARTERS_POINTS,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.counts import AtLeast, ContractsDone, GoalDone, LargestComplex
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.effects.upgrades import EVERY_HEX, upgradable
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.scoring import colonists_at_the_end, sheet
from planetfall.games.on_mars.solo_goals import SOLO_GOALS, SoloGoal, goal_met
from planetfall.games.on_mars.state import FOUND_RESEARCH, Colony
from planetfall.games.on_mars.turn import Turn

POINT: Final = 100
CRYSTAL: Final = 55
STOCK: Final = (0, 60, 95, 120, 135, 145, 150)
"""By number of a resource: the first is needed most."""
MADE: Final = (0, 90, 130, 150)
"""By producers of a resource; minerals, which every upgrade needs, count twice."""
QUARTERS: Final = (0, 200, 320, 410, 480, 540, 590, 635, 675, 710, 740, 765, 785)
"""By colonists at hand: without any there is nothing to do but to travel."""
COLONIST: Final = 45
"""Of a colonist who is out and will come back."""
SHELTER: Final = 160
BOT: Final = 90
CUBE: Final = 60
"""A building of a new kind, beside the points of its row."""
SHIP: Final = 50
DISCOVERY: Final = 60
GOAL: Final = 40
TECH: Final = (0, 60, 110, 150, 180, 200, 210)
"""By level of a technology, beside the points of its column."""
NEAR: Final = 8
"""For every step of the rover towards a find, of a bot towards work."""
PLAN: Final = 160
"""Of a blueprint or contract that waits."""
STEP: Final = 45
"""Of a contribution to a mission: games must end."""

# The solo game.
NEED: Final = 900
"""Of a requirement of the goal that is met; a part of it on the way there."""
WAY: Final = 60
"""Per cent of `NEED` that a requirement on the verge of being met is worth."""
IN_HAND: Final = 120
"""Of every Private Goal still in hand while one is required and none is completed."""
WON: Final = 100_000
HASTE: Final = 105
"""Of a contribution, beside `STEP`: the longer the game, the further Lacerda gets ahead."""


def means(player: Player) -> int:
    """What a player has to work with."""
    value = CRYSTAL * min(player.crystals + player.waiting, 6)
    for amount in player.storage:
        value += STOCK[min(amount, len(STOCK) - 1)]
    at_work = player.working
    for colonists in player.slots:
        at_work += colonists
    value += QUARTERS[min(player.quarters, len(QUARTERS) - 1)] + COLONIST * at_work
    value += SHELTER * player.shelters + BOT * len(player.bots)
    value += SHIP * player.ships_removed()
    value += DISCOVERY * len(player.discoveries) + GOAL * len(player.goals)
    return value


def plans(game: Colony, seat: int) -> int:
    """Technology, blueprints and contracts; what is not done yet counts against its owner."""
    player = game.players[seat]
    value = 0
    for place in player.lab:
        value += TECH[min(LEVEL[place], len(TECH) - 1)]
    waiting = 0
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            waiting += 1
            # The sheet counts it as lost; the first ones will be built.
            if waiting <= 2:
                value += POINT * BLUEPRINT_POINTS[LEVELS[blueprint]] + PLAN
                value -= NEAR * way_to_build(game, seat, blueprint)
    waiting = 0
    for contract in player.contracts:
        if not is_fulfilled(game, seat, contract):
            waiting += 1
            if waiting <= 2:
                value += POINT * CONTRACT_FAILED[contract] + PLAN
            value += delivered(game, contract)
    return value


def way_to_build(game: Colony, seat: int, blueprint: int) -> int:
    """Steps of the nearest own bot to a building that a blueprint could upgrade."""
    best = 12
    for place in upgradable(game, seat, blueprint, EVERY_HEX):
        for bot in game.players[seat].bots:
            best = min(best, max(DISTANCE[bot][place] - 1, 0))
    return best


def delivered(game: Colony, contract: int) -> int:
    """What is already on a contract."""
    wanted = 0
    brought = 0
    for entry in DELIVERIES_OF[contract]:
        wanted += DELIVERY_AMOUNT[entry]
        brought += game.cargo[entry]
    return POINT * CONTRACT_DONE[contract] * brought // wanted if wanted else 0


def all_back(player: Player) -> int:
    """The points of the colonists once all are home, wherever they are now."""
    count = player.quarters + player.working
    for colonists in player.slots:
        count += colonists
    return QUARTERS_POINTS[min(count, player.quarters_limit())]


def errands(game: Colony, player: Player) -> int:
    """How near the rover is to something to find."""
    if player.rover < 0:
        return 0
    nearest = 12
    away = DISTANCE[player.rover]
    for place in range(HEXES):
        find = game.finds[place]
        if find and (find < FOUND_RESEARCH or not player.research >> find - FOUND_RESEARCH & 1):
            nearest = min(nearest, away[place])
    return -NEAR * nearest


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


def solo(game: Colony, total: int) -> int:
    """What counts beside the own position in the solo game: Lacerda's points and the goal."""
    frame = Frame(Effect(), 0)
    goal = ambition(game)
    rival = sheet(game, game.seats).total
    value = -POINT * rival
    if goal_met(game, goal, total - rival):
        value += WON if game.over else NEED
    for need in goal.needs:
        value += requirement(game, frame, need)
    return value


class ColonyJudge(Judge):
    """The judgement of the greedy bot."""

    def depth(self) -> int:
        return 1

    def depth_in(self, game: Colony, seat: int) -> int:
        # Alone there is time to see where a building goes before it is chosen.
        return 2 if game.solo else self.depth()

    def evaluate(self, game: Colony, seat: int) -> int:
        player = game.players[seat]
        total = sheet(game, seat).total
        value = POINT * total
        if game.solo:
            value += solo(game, total)
        if game.over:
            return value
        if game.ending < 2:
            value += POINT * (all_back(player) - QUARTERS_POINTS[colonists_at_the_end(game, seat)])
        rest = means(player) + plans(game, seat) + CUBE * player.cubes.bit_count()
        rest += errands(game, player) - STEP * sum(game.steps)
        made = output(game, seat)
        supply = 0
        for item in range(len(made)):
            supply += MADE[min(made[item], 3)] * (2 if item == MINERAL else 1)
        rest += supply
        if game.solo:
            # Contracts are filled by what one makes.
            rest += supply - HASTE * sum(game.steps)
        # In the last round only points count.
        return value + (rest // 3 if game.ending == 2 else rest)

    def at_rest(self, game: Colony, seat: int) -> bool:
        # Figures move step by step: every step is judged for itself.
        return isinstance(game.question(seat).effect, (Turn, Move))

    def stands_still(self, game: Colony, seat: int, option: int) -> bool:
        return option == DONE and isinstance(game.question(seat).effect, Turn)


def judge() -> Judge:
    """The judge of this game."""
    return ColonyJudge()
