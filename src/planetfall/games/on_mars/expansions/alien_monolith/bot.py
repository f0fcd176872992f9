"""What counts for the greedy bot in Monolith: four of five objectives. A point is 10."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.bot import CUBE, MADE, NEAR, Aims, means, way_to_build
from planetfall.games.on_mars.components.blueprint_types import UPGRADES as TYPES
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.components.names import (
    COLONY,
    FIRST_CONTRACT,
    LANDING_POD,
    MAIN_ACTIONS,
    MINERAL,
    ORBIT,
    ORBIT_SLOTS,
    RESOURCES,
    ROVER_TECH,
    TECH_OF,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS, SCIENTIST_FOR
from planetfall.games.on_mars.components.tables import (
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
    LARGE_COMPLEX,
    UPGRADE_CONTRACT_SIZE,
)
from planetfall.games.on_mars.effects.movement import TECH_USED, Move, rover_points
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    CONTRACT,
    DECKS,
    DISCOVERY,
    OBJECTIVE_NAMES,
    SCIENTIST,
    TECHNOLOGY,
    UPGRADES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    OBJECTIVES_TO_WIN,
    ROUNDS,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import (
    is_met,
    objective_of,
    target,
)
from planetfall.games.on_mars.expansions.alien_monolith.scoring import full_sheet
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.expansions.alien_monolith.vocabulary import KEYS
from planetfall.games.on_mars.player import Player, bits
from planetfall.games.on_mars.scoring import advanced_of, sheet
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH, building_of
from planetfall.games.on_mars.terrain import complex_size, rover_hex
from planetfall.games.on_mars.vocabulary import MAIN

WON: Final = 100_000
NEED: Final = 4520
"""Of an objective that is fulfilled; one that is not is worth less, however near."""
NEARLY: Final = 4300
POINT: Final = 10
STEP: Final = 27
"""Of a contribution that a mission still needs."""
LSS: Final = 940
"""Of a marker that the second Colony level needs: only then Blueprints of level 3 lie out."""
LEVEL_2: Final = 1340
LEVEL: Final = 360
"""Of a level of the technology of the objective."""
OWNED: Final = 170
TILE: Final = 1600
"""Of a tile that the objective still lacks."""
STEP_NEARER: Final = 51
"""Of a step of the rover towards such a tile."""
REACHABLE: Final = 290
"""Of a tile that the next action can reach."""
ROVER: Final = 180
"""Of a level of Rover Tech while tiles are lacking."""
CRYSTALS_SPENT: Final = 2
"""Crystals that a movement may cost in a guess."""
TAKEN: Final = 2310
OFFERED: Final = 900
LOADED: Final = 170
HIRED: Final = 2470
BUILT: Final = 930
BLUEPRINT: Final = 520
WANTED_BLUEPRINT: Final = 450
JOINED: Final = 230
"""Of a building in the largest complex of the type in question."""
JOINS: Final = 220
"""Of a level of the technology that joins it."""
FREE_USE: Final = 29
PAID_USE: Final = 14
"""Of an Advanced Building, for every round that is left; its Scientist makes it free."""
USED: Final = 1
"""Advanced Buildings that find a use."""
WAITING: Final = 130
BACK: Final = 100
"""Of a colonist on the other side of the board, who comes back with the next journey."""

RANDOM: Final = [SCIENTIST, DISCOVERY, CONTRACT, UPGRADES, TECHNOLOGY]
"""Decks in the order in which chance does least harm: Rover Tech, if chosen, brings the tiles."""
CHOSEN: Final = [
    OBJECTIVE_NAMES.index("upgrade_library"),
    OBJECTIVE_NAMES.index("contract_crystals_and_minerals"),
    OBJECTIVE_NAMES.index("tech_rover"),
    OBJECTIVE_NAMES.index("scientist_geochemist"),
    OBJECTIVE_NAMES.index("discovery_2_3"),
]
"""By deck: the objective to choose. Shelters can be joined from the start, crystals are many."""


def steps_left(game: MonolithColony, player: Player) -> int:
    """Steps that the movement in question, if any, still gives the rover."""
    if game.asks[0] is None or player.stuck:
        return 0
    frame = game.question(0)
    effect = frame.effect
    if not isinstance(effect, Move) or not effect.rover:
        return 0
    steps = rover_points(frame.a) if frame.a else max(effect.rover, 0)
    if effect.tech and not frame.a & TECH_USED:
        steps += player.level(ROVER_TECH)
    return steps + (min(player.crystals, CRYSTALS_SPENT) if effect.crystals else 0)


def tiles(game: MonolithColony, player: Player) -> int:
    """How near the objective of tiles is."""
    objective = objective_of(game, DISCOVERY)
    assert objective is not None
    discoveries = max(objective.discoveries - len(player.discoveries), 0)
    research = max(objective.research - bits(player.research), 0)
    value = NEED - TILE * (discoveries + research) - TILE // 2
    if player.stuck:
        return value
    away = DISTANCE[rover_hex(game, 0)]
    nearest = 12
    for place in range(HEXES):
        find = game.finds[place]
        if find >= FOUND_RESEARCH:
            if research and not player.research >> find - FOUND_RESEARCH & 1:
                nearest = min(nearest, away[place])
        elif find >= FOUND_DISCOVERY and discoveries:
            nearest = min(nearest, away[place])
    steps = steps_left(game, player)
    if nearest <= steps:
        value += TILE * 7 // 10
        nearest = 0
    else:
        nearest -= steps
        ahead = 2 + player.level(ROVER_TECH) + min(player.crystals, CRYSTALS_SPENT)
        if player.side() == COLONY and nearest <= ahead:
            value += REACHABLE
    return value - STEP_NEARER * nearest + ROVER * min(player.level(ROVER_TECH), 5)


def contract(game: MonolithColony, player: Player) -> int:
    """How near the Contract of the objective is."""
    wanted = target(game, CONTRACT)
    value = 0
    if wanted in player.contracts:
        value = TAKEN
    elif 1 + FIRST_CONTRACT + wanted in game.offer:
        value = OFFERED
    if wanted < UPGRADE_CONTRACTS:
        return value + complex_worth(game, player, wanted, UPGRADE_CONTRACT_SIZE)
    for entry in DELIVERIES_OF[wanted]:
        item = DELIVERY_ITEM[entry]
        had = player.storage[item] if item < RESOURCES else player.crystals + player.waiting
        left = DELIVERY_AMOUNT[entry] - game.cargo[entry]
        value += LOADED * game.cargo[entry] + LOADED // 4 * min(left, had)
    return value


def complex_worth(game: MonolithColony, player: Player, building: int, size: int) -> int:
    """How near a complex of some size is, with the technology that joins it."""
    largest = 0
    for place in range(HEXES):
        if game.land[place] > 0 and building_of(game.land[place]) == building:
            largest = max(largest, complex_size(game, place))
    return JOINED * min(largest, size) + JOINS * min(player.level(TECH_OF[building]), size - 1)


def technology(game: MonolithColony, player: Player) -> int:
    """How far the technology of the objective is developed."""
    level = player.level(target(game, TECHNOLOGY))
    return OWNED + LEVEL * level if level else 0


def scientist(game: MonolithColony, player: Player) -> int:
    """How near the Scientist of the objective is to nine points."""
    wanted = target(game, SCIENTIST)
    building = SCIENTIST_CARDS[wanted].scores
    built = min(advanced_of(game, building), 3)
    waiting = [
        blueprint
        for blueprint in player.blueprints
        if TYPES[blueprint] == building and not player.built >> blueprint & 1
    ]
    value = HIRED if player.has_scientist(wanted) else 0
    value += BUILT * built + BLUEPRINT * min(len(waiting), 3 - built)
    return value + complex_worth(game, player, building, LARGE_COMPLEX)


def upgrade(game: MonolithColony, player: Player) -> int:
    """How near the upgrade of the objective is."""
    wanted = target(game, UPGRADES)
    value = WANTED_BLUEPRINT if wanted in player.blueprints else 0
    return value + complex_worth(game, player, TYPES[wanted], LARGE_COMPLEX)


def progress(game: MonolithColony, deck: int) -> int:
    """What the objective of a deck is worth as things stand."""
    if is_met(game, deck):
        return NEED
    player = game.players[0]
    if deck == UPGRADES:
        return min(upgrade(game, player), NEARLY)
    if deck == CONTRACT:
        return min(contract(game, player), NEARLY)
    if deck == TECHNOLOGY:
        return min(technology(game, player), NEARLY)
    if deck == SCIENTIST:
        return min(scientist(game, player), NEARLY)
    return min(tiles(game, player), NEARLY)


def second_level(game: MonolithColony) -> int:
    """How near the Colony is to its second level."""
    if game.level > 1:
        return 4 * LSS + LEVEL_2
    return LSS * sum([min(row, 2) - 1 for row in game.lss])


def away(player: Player) -> int:
    """Colonists who come back with the next journey."""
    first = ORBIT_SLOTS if player.side() == ORBIT else 0
    last = len(player.slots) if player.side() == ORBIT else ORBIT_SLOTS
    return player.working + sum(player.slots[first:last])


def uses(game: MonolithColony, player: Player) -> int:
    """What the own Advanced Buildings may still do, as actions beside the main one."""
    value = 0
    count = 0
    for blueprint in player.blueprints:
        if player.built >> blueprint & 1 and count < USED:
            count += 1
            free = player.has_scientist(SCIENTIST_FOR[TYPES[blueprint]])
            value += (ROUNDS - game.time) * (FREE_USE if free else PAID_USE)
    return value


class MonolithAims(Aims):
    """Objectives count most, then what brings them nearer."""

    def apply_to(self, game: object) -> bool:
        return isinstance(game, MonolithColony)

    def judges(self) -> bool:
        return True

    def evaluate(self, game: MonolithColony, seat: int) -> int:
        if 0 in game.objectives:
            return 0
        worth = [progress(game, deck) for deck in range(len(DECKS))]
        # One of the five may be missed: the farthest counts half.
        value = sum(worth) - min(worth) // 2 + second_level(game)
        if worth.count(NEED) >= OBJECTIVES_TO_WIN:
            value += WON
        value += POINT * full_sheet(game, sheet(game, seat)).total
        if game.over:
            return value
        player = game.players[seat]
        value += means(player) + uses(game, player) + CUBE * bits(player.cubes)
        value -= STEP * sum(game.steps)
        value += BACK * away(player)
        made = output(game, seat)
        for item in range(len(made)):
            value += MADE[min(made[item], 3)] * (2 if item == MINERAL else 1)
        waiting = [card for card in player.blueprints if not player.built >> card & 1]
        for blueprint in waiting[:3]:
            value += WAITING - NEAR * way_to_build(game, seat, blueprint)
        return value

    def candidates(self, game: MonolithColony, options: list[int]) -> list[int]:
        if KEYS.win in options:
            return [KEYS.win]
        if 0 in game.objectives and game.round == 0:
            return self._setup(game, options)
        pod = MAIN + LANDING_POD
        mains = [o for o in options if MAIN <= o < MAIN + len(MAIN_ACTIONS)]
        if pod in mains and len(mains) > 1:
            # The Shuttle comes soon enough; the action is worth more.
            return [option for option in options if option != pod]
        return options

    def _setup(self, game: MonolithColony, options: list[int]) -> list[int]:
        """The objectives are chosen by a plan."""
        count = int(game.rules.options["random_goals"])
        for deck in sorted(RANDOM[:count]):
            if KEYS.deck + deck in options:
                return [KEYS.deck + deck]
        for objective in CHOSEN:
            if KEYS.objective + objective in options:
                return [KEYS.objective + objective]
        return options


AIMS: Final = MonolithAims()
