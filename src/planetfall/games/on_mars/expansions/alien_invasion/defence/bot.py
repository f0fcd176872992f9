"""What a position of the Invasion is worth to a human. A point is 100.

Common points count at once; beside them stands what the seat can still turn into points, as in the
base game, and how near the aliens are to having all soldiers on the map.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.bot import (
    CUBE,
    MADE,
    NEAR,
    POINT,
    STEP,
    TECH,
    delivered,
    errands,
    means,
    way_to_build,
)
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import AROUND, DISTANCE
from planetfall.games.on_mars.components.names import MINERAL
from planetfall.games.on_mars.components.tables import BLUEPRINT_POINTS, CONTRACT_FAILED
from planetfall.games.on_mars.contracts import is_fulfilled
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEPLOY_BESIDE,
    DEPLOY_INSIDE,
    EXOSUIT,
    FIRST_DEFENCE,
    SABOTAGE,
    SENTRY_BOTS,
    SHIELD,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    SOLDIERS,
    UPGRADE_FACTOR,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.exosuit import UseExosuit
from planetfall.games.on_mars.expansions.alien_invasion.defence.sentries import UseSentries
from planetfall.games.on_mars.expansions.alien_invasion.defence.shields import UseShield
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    SABOTAGED,
    Commander,
    Front,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import lender
from planetfall.games.on_mars.state import Colony

BUILDS: Final = {1: 60, 3: 40}
"""By level: how likely a Blueprint gets built, in percent."""
LATER: Final = 5
"""The same for those beyond the first two."""
WAITING_DEFENCE: Final = 200
"""Of a defence card that is not built."""
ABILITY: Final = {SHIELD: 120, SABOTAGE: 400, SENTRY_BOTS: 250, EXOSUIT: 600}
"""Of a defence building beside the points it brought."""
SCIENTIST: Final = 150
CORRUPTED: Final = 90
SHIELDED_TECH: Final = 12
SHIELDED: Final = 4
SINGLE_TOKEN: Final = 35
"""Of a single-use token in the aliens' supply."""
LENT: Final = 30
"""Of a development that the aliens may make."""
SABOTAGED_SPACE: Final = 60
SABOTAGED_DEPLOYMENT: Final = 170
"""Of a sabotaged space of deployment while soldiers are ready."""
SOLDIER: Final = 40
"""Of a soldier on the map; the last ones weigh more and more."""
ALARM: Final = 9
"""Soldiers on the map from which on they do."""
PANIC: Final = 45
READY: Final = 8
"""Of a soldier on the panel."""
STUNNED: Final = 18
CHASE: Final = 9
"""For every step of the exosuit towards a soldier, more when many are on the map."""
SENTRY: Final = 25
ON_WATCH: Final = 8
"""Of a soldier next to a sentry bot."""


def humans_worth(game: Colony, seat: int) -> int:
    """What a position is worth to a human."""
    player = game.players[seat]
    front = front_of(game)
    value = POINT * front.points + means(player) + plans(game, seat)
    value += CUBE * player.cubes.bit_count() + errands(game, player) - STEP * sum(game.steps) // 2
    made = output(game, seat)
    for item in range(len(made)):
        value += MADE[min(made[item], 3)] * (2 if item == MINERAL else 1)
    return value + defences(game, front) - threat(front, commander_of(game))


def plans(game: Colony, seat: int) -> int:
    """Technology, Scientists, and what the Blueprints and Contracts that wait may bring."""
    player = game.players[seat]
    value = SCIENTIST * player.scientists.bit_count()
    for place in player.lab:
        value += TECH[min(LEVEL[place], len(TECH) - 1)]
    waiting = 0
    for blueprint in player.blueprints:
        if player.built >> blueprint & 1:
            value += ABILITY.get(blueprint, 0)
            continue
        way = NEAR * way_to_build(game, seat, blueprint)
        if blueprint >= FIRST_DEFENCE:
            value += WAITING_DEFENCE - way
            continue
        waiting += 1
        level = LEVELS[blueprint]
        likely = BUILDS[level] if waiting <= 2 else LATER
        value += UPGRADE_FACTOR * BLUEPRINT_POINTS[level] * likely - way
    waiting = 0
    for contract in player.contracts:
        if not is_fulfilled(game, seat, contract):
            waiting += 1
            if waiting <= 2:
                value += POINT * CONTRACT_FAILED[contract]
            value += delivered(game, contract)
    for tile in front_of(game).corrupted:
        if lender(tile) == seat:
            value -= CORRUPTED
    return value


def threat(front: Front, commander: Commander) -> int:
    """How bad the soldiers, tokens and coming developments of the aliens are."""
    landed = SOLDIERS - commander.off_map()
    value = SOLDIER * landed + READY * commander.ready - STUNNED * len(commander.stunned)
    if landed > ALARM:
        value += PANIC * (landed - ALARM) * (landed - ALARM)
    return value + SINGLE_TOKEN * min(commander.single, 3) + LENT * front.lent


def defences(game: Colony, front: Front) -> int:
    """Shields, sabotage, sentry bots and the exosuit where they are."""
    commander = commander_of(game)
    value = SHIELDED_TECH * len(front.shielded_techs) + SHIELDED * len(front.shielded)
    for space in range(len(commander.covers)):
        if commander.covers[space] == SABOTAGED:
            deploys = space in (DEPLOY_BESIDE, DEPLOY_INSIDE) and commander.ready > 0
            value += SABOTAGED_DEPLOYMENT if deploys else SABOTAGED_SPACE
    for sentry in front.sentries:
        value += SENTRY
        for place in AROUND[sentry]:
            if place in commander.standing:
                value += ON_WATCH
    soldiers = commander.standing + commander.stunned
    if front.exosuit >= 0 and soldiers:
        far = DISTANCE[front.exosuit]
        nearest = min([far[place] for place in soldiers])
        value += (CHASE + len(soldiers)) * (12 - nearest)
    return value


def acts_step_by_step(game: Colony, seat: int) -> bool:
    """Whether a defence building is in the middle of its action: every step is judged by itself."""
    question = game.question(seat)
    return question.a != 0 and isinstance(question.effect, (UseExosuit, UseSentries, UseShield))
