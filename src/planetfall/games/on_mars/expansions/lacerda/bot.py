"""What counts for the bots alone against Lacerda: the lead over him and the goal of the game.

A point is 100. Everything that is no point yet counts by the time that is left for it.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars.bot import (
    NEAR,
    POINT,
    QUARTERS,
    STOCK,
    TECH,
    Aims,
    all_back,
    delivered,
    errands,
    way_to_build,
)
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.names import (
    BATTERY,
    COLONY,
    FIRST_CONTRACT,
    MINERAL,
    OXYGEN,
    PLANT,
    RESOURCES,
    SLOT_CONSTRUCT,
    SLOT_HIRE,
    UPGRADE_CONTRACTS,
    WATER,
)
from planetfall.games.on_mars.components.names import SHELTER as SHELTER_TYPE
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_FAILED,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    SHELTERS,
    STORAGE_BASE,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.counts import (
    AtLeast,
    ColonyLevel,
    ContractsDone,
    GoalDone,
    LargestComplex,
)
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.expansions.lacerda.chances import (
    LSS_BUILDINGS,
    journeys,
    readiness,
    reward,
)
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, SoloGoal, goal_met
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.journeys import without_pod
from planetfall.games.on_mars.player import Player, bits
from planetfall.games.on_mars.scoring import colonists_at_the_end, sheet
from planetfall.games.on_mars.state import Colony

WON: Final = 100_000
NEED: Final = 2200
"""Of a requirement of the goal that is met; a part of it on the way there."""
WAY: Final = 65
"""Per cent of `NEED` that a requirement on the verge of being met is worth."""
IN_HAND: Final = 190
"""By `HELD`: of the Private Goals still in hand while one is required and none is completed."""
HASTE: Final = 140
"""Of a contribution: the longer the game, the further Lacerda gets ahead."""
CRYSTAL: Final = 50
"""Of a crystal, up to six."""
STOCKED: Final = 100
"""Per cent of `STOCK`."""
READY: Final = 90
"""Per cent of `QUARTERS`."""
HEAD: Final = 18
"""Of a colonist for every round that is left."""
SHELTER: Final = 170
"""Of a Shelter, a bot and a ship with eight rounds left."""
BOT: Final = 90
SHIP: Final = 50
LEARNT: Final = 110
"""Per cent of `TECH` with eight rounds left."""
TRIP: Final = 62
"""Of a resource produced at a journey; half as much again for a mineral."""
USE: Final = 20
"""Of an Advanced Building for every round that is left."""
CUBE: Final = 70
"""Of a point of progress for every time it will still score."""
ERRAND: Final = 25
"""For every step of the rover towards a find."""
FIND: Final = 60
"""Of a Discovery tile."""
PLAN: Final = 160
"""Of a Blueprint or contract that waits."""
TAKEN: Final = 35
"""Per cent of the way to a fulfilled contract that is covered once it is taken."""
OFFERED: Final = 12
"""The same while it is on display; twice as much if all it asks for is there."""
OPENING: Final = 90
"""Per cent of what the next actions could bring."""
AWAY: Final = 25
"""Per cent of what the actions of the other side could bring."""
BENEFIT: Final = 250
"""Of an LSS building beside its points: a benefit and a resource, and one less for Lacerda."""
PLAIN: Final = 150
"""Of an LSS building that earns no points."""
HOME: Final = 260
"""Of another Shelter."""
HIRE: Final = 330
"""Of a first contract, and of a ship that can be welcomed."""
LAB: Final = 60
"""Of a development that can be paid."""
SUPPLY: Final = 28
"""Of a resource that there is room for."""
HELD: Final = [0, 4, 6, 7]
"""By Private Goals in hand: the last one is worth most."""
SHARES: Final = [70, 25, 10]
"""Per cent: the best action is for the next turn, others for later ones."""
SPAN: Final = 40
"""Tenths of a round after which what is at hand counts no more than then."""
LONG: Final = 80
"""The same for what is built up."""
PACE: Final = 14
"""Tenths of a round for a contribution; `FAST` once Lacerda's cards bring them too."""
FAST: Final = 10


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
    return best + IN_HAND * HELD[min(len(goals), 3)]


def contract_part(game: Colony, frame: Frame, contract: int) -> int:
    """How much of a contract is done, in thousandths; what is stored for it counts half."""
    if contract < UPGRADE_CONTRACTS:
        # The complex, then the own marker in it.
        size = min(LargestComplex(contract).value(game, frame), UPGRADE_CONTRACT_SIZE)
        return 1000 * size // (UPGRADE_CONTRACT_SIZE + 2)
    player = game.players[frame.seat]
    count = 0
    least = 0
    for entry in DELIVERIES_OF[contract]:
        item = DELIVERY_ITEM[entry]
        had = player.storage[item] if item < RESOURCES else player.crystals + player.waiting
        left = DELIVERY_AMOUNT[entry] - game.cargo[entry]
        count += 2 * game.cargo[entry] + min(left, had)
        least += 2 * DELIVERY_AMOUNT[entry]
    return 1000 * count // least


def contract_in_reach(game: Colony, frame: Frame, wanted: ContractsDone) -> int:
    """How far the nearest contract of a wanted kind has come, in hand or on display."""
    best = 0
    for contract in game.players[frame.seat].contracts:
        if wanted.first <= contract <= wanted.last:
            done = contract_part(game, frame, contract)
            best = max(best, TAKEN + (100 - TAKEN) * done // 1000)
    for code in game.offer:
        contract = code - 1 - FIRST_CONTRACT
        if wanted.first <= contract <= wanted.last:
            done = contract_part(game, frame, contract)
            best = max(best, OFFERED + OFFERED * done // 1000)
    return NEED * WAY * best // 10_000


def level_in_reach(game: Colony, least: int) -> int:
    """How many of the buildings for a Colony level there are."""
    there = 0
    for row in game.lss:
        there += min(row, least)
    return part(there - LSS_BUILDINGS, LSS_BUILDINGS * (least - 1) + 1)


def requirement(game: Colony, frame: Frame, need: AtLeast) -> int:
    """What a requirement of a solo goal is worth as things stand."""
    if need.holds(game, frame):
        return NEED + (IN_HAND * HELD[3] if isinstance(need.count, GoalDone) else 0)
    if isinstance(need.count, GoalDone):
        return goal_in_reach(game, frame)
    if isinstance(need.count, ContractsDone):
        return contract_in_reach(game, frame, need.count)
    if isinstance(need.count, ColonyLevel):
        return level_in_reach(game, need.least)
    return part(need.count.value(game, frame), need.least)


def ambition(game: Colony) -> SoloGoal:
    """The goal to play for: the one set for this game, else the first."""
    wanted = game.rules.options["solo_goal"]
    for goal in SOLO_GOALS:
        if goal.id == wanted:
            return goal
    return SOLO_GOALS[0]


def tenths_left(game: SoloColony) -> int:
    """A guess of the rounds that are left, in tenths: contributions come at an even pace."""
    if game.ending == 2:
        return 0
    if game.ending == 1 or game.remaining == 0:
        return 10
    steps = sorted([game.steps[k] for k in range(3) if game.missions[k]])
    left = sum(steps[: game.remaining])
    return 15 + left * (FAST if game.reshuffled else PACE)


def plans(game: SoloColony, tenths: int) -> int:
    """Blueprints and contracts that wait: as good as done while there is time."""
    player = game.players[0]
    value = 0
    waiting = 0
    most = 2 if tenths > 30 else 1 if tenths > 10 else 0
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            waiting += 1
            if waiting <= most:
                value += POINT * BLUEPRINT_POINTS[LEVELS[blueprint]] + PLAN
                value -= NEAR * way_to_build(game, 0, blueprint)
    waiting = 0
    for contract in player.contracts:
        if not is_fulfilled(game, 0, contract):
            waiting += 1
            if waiting <= most:
                value += POINT * CONTRACT_FAILED[contract] + PLAN
            if tenths:
                value += delivered(game, contract)
    return value


def colony_actions(game: SoloColony, player: Player, tenths: int) -> int:
    """What the next actions could bring in the Colony; the best counts most."""
    found: list[int] = []
    for column in range(LSS_BUILDINGS):
        if game.lss[column] <= game.level:
            points = POINT * reward(game, 0, column) + BENEFIT
        else:
            points = PLAIN
        found.append(points * readiness(game, 0, column + 1) // 100)
    if player.shelters < SHELTERS:
        found.append(HOME * readiness(game, 0, SHELTER_TYPE) // 100)
    if player.quarters < 1 + player.slots[SLOT_CONSTRUCT]:
        for k in range(len(found)):
            found[k] //= 2
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            points = POINT * BLUEPRINT_POINTS[LEVELS[blueprint]] + PLAIN
            if player.storage[MINERAL] == 0:
                points = points * 2 // 5
            if way_to_build(game, 0, blueprint):
                points = points * 2 // 5
            if player.quarters == 0:
                points //= 2
            found.append(points)
    if player.slots[SLOT_HIRE] == 0 and not player.contracts and tenths > SPAN:
        paid = player.crystals + player.waiting > 0 and player.quarters > 0
        found.append(HIRE if paid else HIRE // 2)
    if player.storage[WATER] and player.storage[PLANT] and player.ships_removed() < game.level:
        found.append(HIRE)
    found.sort(reverse=True)
    value = 0
    for k in range(min(len(found), len(SHARES), 1 + tenths // 10)):
        value += found[k] * SHARES[k] // 100
    return value


def orbit_actions(player: Player) -> int:
    """What the next action could bring in Orbit."""
    store = player.storage
    research = 0
    if player.quarters:
        paid = store[MINERAL] + store[OXYGEN]
        if store[BATTERY] + store[WATER] + store[PLANT]:
            paid += 1
        research = LAB * min(1 + player.quarters, paid)
    room = 0
    for item in range(RESOURCES):
        if item != MINERAL:
            room += max(STORAGE_BASE + player.shelters - store[item], 0)
    return max(research, SUPPLY * min(1 + player.quarters, room))


def openings(game: SoloColony, player: Player, tenths: int) -> int:
    """What the next actions could bring, by the side of the board one will be on."""
    colony = colony_actions(game, player, tenths)
    orbit = orbit_actions(player)
    side = player.side()
    if game.shuttle_side == side and game.shuttle == 1:
        value = max(colony, orbit) + min(colony, orbit) * AWAY // 100
    elif side == COLONY:
        value = colony + orbit * AWAY // 100
    else:
        value = orbit + colony * AWAY // 100
    return value * OPENING // 100


def means(game: SoloColony, player: Player, tenths: int) -> int:
    """What there is to work with, by the time that is left for it."""
    span = min(tenths, SPAN)
    long = min(tenths, LONG)
    stock = 0
    for amount in player.storage:
        stock += STOCK[min(amount, len(STOCK) - 1)]
    now = stock * STOCKED // 100 + CRYSTAL * min(player.crystals + player.waiting, 6)
    now += QUARTERS[min(player.quarters, len(QUARTERS) - 1)] * READY // 100
    value = now * span // SPAN
    heads = player.quarters + player.working + sum(player.slots)
    value += HEAD * min(heads, player.quarters_limit()) * tenths // 10
    value += (SHELTER * player.shelters + BOT * len(player.bots)) * long // LONG
    value += SHIP * player.ships_removed() * long // LONG
    made = output(game, 0)
    trips = journeys(game.level, tenths)
    worth = 0
    for item in range(len(made)):
        worth += min(made[item], 3) * (TRIP + TRIP // 2 if item == MINERAL else TRIP)
    value += worth * trips // 10
    value += USE * min(bits(player.built), 3) * tenths // 10
    learnt = 0
    for place in player.lab:
        learnt += TECH[min(LEVEL[place], len(TECH) - 1)]
    value += learnt * LEARNT * long // (100 * LONG)
    updates = max(3 - game.level, 0)
    value += CUBE * PROGRESS_POINTS[bits(player.cubes)] * updates
    value += FIND * len(player.discoveries) * span // SPAN
    return value + errands(game, player) * ERRAND // NEAR


class SoloAims(Aims):
    """The lead and the goal of the game, then what may still become either."""

    def apply_to(self, game: Colony) -> bool:
        return isinstance(game, SoloColony)

    def depth(self) -> int:
        # Alone there is time to see where a building goes before it is chosen.
        return 2

    def rollout_rounds(self) -> int:
        # A journey there and back: what is fetched in Orbit is built in the Colony.
        return 4

    def judges(self) -> bool:
        return True

    def evaluate(self, game: SoloColony, seat: int) -> int:
        player = game.players[0]
        total = sheet(game, 0).total
        rival = sheet(game, game.seats).total
        value = POINT * (total - rival)
        frame = Frame(Effect(), 0)
        goal = ambition(game)
        for need in goal.needs:
            value += requirement(game, frame, need)
        if goal_met(game, goal, total - rival):
            value += WON if game.over else NEED
        if game.over:
            return value
        tenths = tenths_left(game)
        if game.ending < 2:
            value += POINT * (all_back(player) - QUARTERS_POINTS[colonists_at_the_end(game, 0)])
        value += plans(game, tenths) + means(game, player, tenths)
        if tenths:
            value += openings(game, player, tenths)
        return value - HASTE * sum(game.steps)

    def candidates(self, game: SoloColony, options: list[int]) -> list[int]:
        return without_pod(game, options)


AIMS: Final = SoloAims()
