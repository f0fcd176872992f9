"""What counts for the greedy bot in Blackout: goals, missions, and buildings that still work.

A completed goal is 20,000. Points do not count; what one has to work with does, as in the base
game.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.on_mars.bot import COLONIST, NEAR, QUARTERS, Aims, errands, way_to_build
from planetfall.games.on_mars.components.goal_needs import GOAL_NEEDS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.components.names import GOALS, MINERAL
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.effects.upgrades import upgradable
from planetfall.games.on_mars.expansions.alien.replies import modest_reply, worthy
from planetfall.games.on_mars.expansions.alien.team import WON_TOGETHER
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import ALIEN_CARD
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of, is_blackout
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.state import FOUND_DISCOVERY, FOUND_RESEARCH, Colony
from planetfall.games.on_mars.terrain import complex_size, marked_hexes

GOAL: Final = 20_000
"""Of a step of the time marker: more than a goal in hand is ever worth."""
WON: Final = 1_000_000
IN_HAND: Final = (7500, 5300, 3300)
"""Of the Private Goals in hand when they are met, the nearest first."""
HELD: Final = 700
"""Of every Private Goal in hand, however far it is: it may still be completed."""
CRYSTAL: Final = 60
STOCK: Final = (0, 60, 95, 110, 120, 125, 130)
"""By number of a resource: the first is needed most."""
MADE: Final = (0, 30, 45, 50)
"""By producers of a resource; minerals, which every upgrade needs, count twice."""
TECH: Final = (0, 12, 22, 30, 36, 40, 42)
"""By level of a technology."""
PLAN: Final = 50
"""Of a Blueprint that waits to be built."""
SHELTER: Final = 70
BOT: Final = 30
SHIP: Final = 15
MISSION: Final = 2000
"""Of a mission that is about to be completed, by its share."""
DISABLED: Final = (0, 1700, 3700, 6500, 10_500, 17_000)
"""By disabled buildings: what they cost."""
AT_RISK: Final = 60
"""Per cent of what the next disabled building would cost: so much costs a damaged one."""
RESCUE: Final = 60
"""Per cent of what a damaged building costs, of being able to upgrade it: the Blueprint, a bot
beside it, a mineral."""
ADVANCED: Final = 260
"""Of an Advanced Building, whoever owns it: nothing can damage it."""
MATES: Final = 3
"""Colonists of the others count as a part of this."""
LEVEL_UP: Final = 500
"""Of a Colony level: new Blueprints, more ships, a full Warehouse."""
ROW: Final = 130
"""Of an LSS marker on its way to the next Colony level."""
WHOLE: Final = 1000
NOBODY: Final = Effect()


def share(count: int, least: int) -> int:
    """How much of a requirement is there, in thousandths."""
    return WHOLE * min(max(count, 0), least) // least


def level_share(game: Colony, wanted: int) -> int:
    """How far the Colony is on its way to a level: its markers, row by row."""
    rows = 0
    for row in game.lss:
        rows += min(row, wanted)
    return share(rows - 4, 4 * (wanted - 1))


def high_tech_share(player: Player, tiles: int, level: int) -> int:
    """How far the best tiles of a Lab are on their way to a level."""
    levels = sorted([min(LEVEL[place], level) for place in player.lab], reverse=True)
    return share(sum(levels[:tiles]), tiles * level)


def complex_share(game: Colony, seat: int, size: int) -> int:
    """How far the best complex is on its way to a size with an own marker in it."""
    best = 0
    for place in range(HEXES):
        if game.land[place] > 0:
            best = max(best, min(complex_size(game, place), size))
    marked = [min(complex_size(game, place), size) for place in marked_hexes(game, seat)]
    return share(best + 2 * max([0, *marked]), 3 * size)


def two_complexes_share(game: Colony, seat: int, size: int) -> int:
    """How far two marked complexes are on their way to a size."""
    marked = sorted([min(complex_size(game, h), size) for h in marked_hexes(game, seat)])
    return (complex_share(game, seat, size) + share(sum(marked[-2:]), 2 * size)) // 2


def tile_share(
    game: Colony, player: Player, have: int, least: int, *, research: bool, reach: int
) -> int:
    """How many tiles are collected, and how near the rover is to the next one."""
    nearest = 12
    if player.rover >= 0:
        for place in range(HEXES):
            find = game.finds[place]
            if research:
                fits = find >= FOUND_RESEARCH and not player.research >> find - FOUND_RESEARCH & 1
            else:
                fits = FOUND_DISCOVERY <= find < FOUND_RESEARCH
            if fits:
                nearest = min(nearest, DISTANCE[player.rover][place])
    nearest = max(nearest - reach, 0)
    return min(share(have, least) + WHOLE * (12 - nearest) // (18 * least), WHOLE)


def room_share(player: Player, count: int, least: int, limit: int) -> int:
    """How many there are of something, and how much room there is for it."""
    return (share(count, least) + share(min(limit, least), least)) // 2


def progress(game: Colony, seat: int, goal: int) -> int:
    """How far a Private Goal in hand has come, in thousandths; all of them when it is met."""
    frame = Frame(NOBODY, seat)
    player = game.players[seat]
    met = True
    part = 0
    for need in GOAL_NEEDS[goal]:
        count = need.count.value(game, frame)
        met = met and count >= need.least
        part += share(count, need.least)
    if met:
        return WHOLE
    name = GOALS[goal]
    value = part // len(GOAL_NEEDS[goal])
    if name == "third_colony_level":
        value = level_share(game, 3)
    elif name == "three_ships":
        value = (share(player.hangar, 3) + level_share(game, 3)) // 2
    elif name == "three_high_technologies":
        value = high_tech_share(player, 3, 4)
    elif name == "marker_in_large_complex":
        value = complex_share(game, seat, 4)
    elif name == "two_complexes":
        value = two_complexes_share(game, seat, 3)
    elif name == "three_discoveries":
        reach = reach_of(game, seat)[1]
        value = tile_share(game, player, len(player.discoveries), 3, research=False, reach=reach)
    elif name == "two_research_tiles":
        reach = reach_of(game, seat)[1]
        count = player.research.bit_count()
        value = tile_share(game, player, count, 2, research=True, reach=reach)
    elif name == "four_of_one_resource":
        most = max(player.storage[1:5])
        value = room_share(player, most, 4, player.storage_limit())
    elif name == "seven_colonists":
        value = room_share(player, player.quarters, 7, player.quarters_limit())
    elif name == "three_advanced_buildings":
        value = (2 * value + share(len(player.blueprints), 3)) // 3
    return min(value, WHOLE - 50)


def goals_worth(game: Colony, seat: int) -> int:
    """What the Private Goals in hand promise; the nearest counts most, and more as it nears."""
    reached = sorted([progress(game, seat, goal) for goal in game.players[seat].goals])
    value = HELD * len(reached)
    for rank, part in enumerate(reversed(reached)):
        worth = (part + part * part // WHOLE) // 2
        value += IN_HAND[min(rank, 2)] * worth // WHOLE
    return value


def missions_worth(game: Colony) -> int:
    """How far the missions have come."""
    value = 0
    for place in range(len(game.missions)):
        if game.missions[place]:
            needed = game.setting.needs[game.missions[place] - 1]
            part = share(needed - game.steps[place], needed)
            value += MISSION * (part + part * part // WHOLE) // (2 * WHOLE)
    return value


def risk(game: Colony) -> int:
    """What a damaged building costs: a part of what it would cost disabled."""
    count = min(len(area_of(game).disabled()), len(DISABLED) - 2)
    return AT_RISK * (DISABLED[count + 1] - DISABLED[count]) // 100


def outages_worth(game: Colony) -> int:
    """What outages cost, and what can no longer be struck."""
    area = area_of(game)
    count = min(len(area.disabled()), len(DISABLED) - 2)
    value = -DISABLED[count]
    value -= risk(game) * len(area.damaged())
    for top in game.tops:
        if top >= FIRST_MARKER:
            value += ADVANCED
    return value


def colony_worth(game: Colony) -> int:
    """The Colony level, and how near the next one is."""
    value = LEVEL_UP * game.level
    for row in game.lss:
        value += ROW * min(row, game.level + 1)
    return value


def reach_of(game: Colony, seat: int) -> tuple[int, int]:
    """Movement points that bots and rover still have where the seat is asked to move them."""
    if game.asks[seat] is None:
        return 0, 0
    frame = game.question(seat)
    if not isinstance(frame.effect, Move):
        return 0, 0
    if frame.a == 0:
        return frame.effect.bots, max(frame.effect.rover, 0)
    return frame.a & 31, frame.a >> 5 & 31


def rescues_worth(game: Colony, seat: int, reach: int) -> int:
    """How near one is to upgrading damaged buildings, which makes them immune.

    `reach` is how far bots can still go in this move.
    """
    player = game.players[seat]
    value = 0
    minerals = player.storage[MINERAL]
    for place in area_of(game).damaged():
        for blueprint in player.blueprints:
            if player.built >> blueprint & 1 or not upgradable(game, seat, blueprint, [place]):
                continue
            away = min([DISTANCE[bot][place] for bot in player.bots]) - 1 - reach
            value += RESCUE * (6 - min(max(away, 0), 4) + (2 if minerals > 0 else 0))
            minerals -= 1
            break
    return value * risk(game) // 800


def plans_worth(game: Colony, seat: int) -> int:
    """Technology, and Blueprints that wait to be built, the sooner the better."""
    player = game.players[seat]
    value = 0
    for place in player.lab:
        value += TECH[min(LEVEL[place], len(TECH) - 1)]
    waiting = 0
    for blueprint in player.blueprints:
        if not player.built >> blueprint & 1:
            waiting += 1
            if waiting <= 2:
                value += PLAN - NEAR * way_to_build(game, seat, blueprint)
    return value


def supplies(player: Player) -> int:
    """What a player has to work with; crystals without room in the Depot are lost."""
    value = CRYSTAL * min(player.crystals + player.waiting, player.depot_limit())
    for amount in player.storage:
        value += STOCK[min(amount, len(STOCK) - 1)]
    at_work = player.working
    for colonists in player.slots:
        at_work += colonists
    value += QUARTERS[min(player.quarters, len(QUARTERS) - 1)] + COLONIST * at_work
    value += SHELTER * player.shelters + BOT * len(player.bots) + SHIP * player.ships_removed()
    return value


def mates_worth(game: Colony, seat: int) -> int:
    """The colonists of the others: somebody has to have one when an outage needs it."""
    value = 0
    for other in range(game.seats):
        if other != seat:
            value += QUARTERS[min(game.players[other].quarters, len(QUARTERS) - 1)] // MATES
    return value


class BlackoutAims(Aims):
    """All for the common goal."""

    def apply_to(self, game: Colony) -> bool:
        return is_blackout(game)

    def judges(self) -> bool:
        return True

    def depth(self) -> int:
        return 3

    def prepare(self, game: Colony, seat: int) -> None:
        # The card at the end of the turn would only blur what the turn is worth: let it be the one
        # that does nothing.
        area_of(game).shown = list(range(ALIEN_CARD))

    def reply(self, game: Colony, seat: int, options: list[int]) -> int:
        return modest_reply(options)

    def candidates(self, game: Colony, options: list[int]) -> list[int]:
        return worthy(game, options)

    def evaluate(self, game: Colony, seat: int) -> int:
        if game.decided:
            return WON if game.decided == WON_TOGETHER else -WON
        if game.over:
            return -WON
        value = -GOAL * area_of(game).time
        value += goals_worth(game, seat) + missions_worth(game) + outages_worth(game)
        value += supplies(game.players[seat]) + plans_worth(game, seat) + mates_worth(game, seat)
        value += errands(game, game.players[seat]) + rescues_worth(
            game, seat, reach_of(game, seat)[0]
        )
        value += colony_worth(game)
        made = output(game, seat)
        for item in range(len(made)):
            value += MADE[min(made[item], 3)] * (2 if item == MINERAL else 1)
        return value


AIMS: Final = BlackoutAims()
