"""What a position is worth to the commander: soldiers on the map, and what brings them there.

Shelters that are left are worth the soldiers they will bring when they are joined, so the commander
learns before it builds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.lab import LEVEL as HUMAN_LEVEL
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import (
    ALIEN_SHELTER_CODE,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander.deployment import (
    beside_buildings,
    inside_buildings,
)
from planetfall.games.on_mars.expansions.alien_invasion.commander.turn import CommanderTurn
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEPLOY_BESIDE,
    DEPLOY_INSIDE,
    MOVE,
    REINFORCEMENTS,
    SHELTER_TECH,
    STEAL,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    FREE,
    IN_DISPLAY,
    LOCKED,
    Commander,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import lender, tech_lent
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import connected

REACH: Final = (60, 55, 45, 34, 24, 15, 8, 0)
"""By distance from the exosuit: what a soldier there is worth less."""
WATCHED: Final = 10
"""The same for one next to a sentry bot."""
SURE: Final = 25
"""A soldier more of them with the technology there is."""
HOPED: Final = 4
"""The level of the Shelter Tech that is hoped for."""
WAITING: Final = 85
"""Per cent of the worth of a crystal that can be spent only later."""
REUSABLE: Final = 60
"""A reusable token in its supply; one on a space comes back with the panel."""
SINGLE: Final = 30
UNLOCKED: Final = {STEAL: 60, DEPLOY_BESIDE: 160, DEPLOY_INSIDE: 110, MOVE: 40}
"""By action space: what it is worth to have it, beside the token it gives."""
TOKEN: Final = 90
"""A reusable token ever unlocked."""
OPEN: Final = 8
"""An action space that is free now."""
PLACE: Final = 14
"""A place where a soldier of the panel could be deployed."""
OBTAINED: Final = 12
BUILT_CARD: Final = 45
FACE_UP: Final = 10
COLONIST: Final = 10
"""Of every colonist that a human has at hand, against the commander."""
CORRUPTED: Final = 25
"""A tile of the humans that cannot be developed, and each level it is short of."""
SHIELD: Final = 12
"""A shield that lies out, against the commander."""


@dataclass(frozen=True)
class Style:
    """What soldiers, technology and crystals are worth beside one another."""

    ready: int
    """A soldier on the panel."""
    standing: int
    stunned: int
    all_out: int
    """Of a soldier on the map, once none lies aside: then deploying is all that counts."""
    future: int
    """A soldier that the Shelters left will bring, if they are joined in time."""
    hides: bool
    """Whether soldiers keep away from the exosuit and from sentry bots."""
    crystals: tuple[int, ...]
    """By crystals at hand; no more are needed."""
    techs: tuple[tuple[int, ...], ...]
    """By technology and level, beside the soldiers that Shelters will bring."""


PATIENT: Final = Style(
    ready=138,
    standing=225,
    stunned=195,
    all_out=70,
    future=80,
    hides=True,
    crystals=(0, 65, 125, 175, 215, 240, 255),
    techs=(
        (0, 30, 60, 90, 120),
        (0, 20, 35, 45, 50),
        (0, 30, 60, 90, 120),
        (0, 120, 215, 280, 320),
        (0, 12, 20, 25, 28),
    ),
)
"""Against two humans, whose colony grows fast: soldiers wait until all can land."""
EAGER: Final = Style(
    ready=100,
    standing=230,
    stunned=195,
    all_out=0,
    future=60,
    hides=False,
    crystals=(0, 55, 105, 145, 175, 195, 205),
    techs=(
        (0, 55, 110, 165, 220),
        (0, 22, 44, 66, 88),
        (0, 40, 80, 120, 160),
        (0, 75, 150, 225, 300),
        (0, 12, 24, 36, 48),
    ),
)
"""Against more humans, who need longer for their points: soldiers land as they come."""
FEW: Final = 2


def style_of(game: Colony) -> Style:
    """How the commander plays against so many humans."""
    return PATIENT if len(game.players) <= FEW else EAGER


def is_menu(game: Colony, seat: int) -> bool:
    """Whether the commander is asked for the next token of the turn."""
    return isinstance(game.question(seat).effect, CommanderTurn)


def largest_shelters(game: Colony) -> int:
    """The size of the largest complex of alien Shelters."""
    best = 0
    for place in range(HEXES):
        if game.land[place] == ALIEN_SHELTER_CODE:
            best = max(best, 1 + connected(game, place, ALIEN_SHELTER_CODE))
    return best


def coming(game: Colony, commander: Commander, level: int) -> int:
    """Soldiers that the Shelters left bring if the Shelter Tech has a level."""
    size = largest_shelters(game)
    soldiers = 0
    for _ in range(commander.shelters_left):
        if size <= level:
            size += 1
            soldiers += size
        else:
            soldiers += 1
        soldiers += commander.level(REINFORCEMENTS)
    return min(soldiers, commander.aside)


def exposed(game: Colony, commander: Commander) -> int:
    """How much soldiers are in reach of the exosuit and of sentry bots."""
    front = front_of(game)
    danger = 0
    for place in commander.standing + commander.stunned:
        if front.exosuit >= 0:
            danger += REACH[min(DISTANCE[front.exosuit][place], len(REACH) - 1)]
        for sentry in front.sentries:
            if DISTANCE[sentry][place] <= 1:
                danger += WATCHED
    return danger


def soldiers_worth(game: Colony, commander: Commander) -> int:
    """Soldiers on the map, on the panel, and those that will come."""
    style = style_of(game)
    value = style.standing * len(commander.standing) + style.stunned * len(commander.stunned)
    if commander.aside == 0:
        value += style.all_out * (len(commander.standing) + len(commander.stunned))
    value += style.ready * commander.ready
    value += style.future * coming(game, commander, HOPED)
    value += SURE * coming(game, commander, commander.level(SHELTER_TECH))
    if style.hides:
        value -= exposed(game, commander)
    places = len(beside_buildings(game)) + len(inside_buildings(game))
    return value + PLACE * min(places, commander.ready + 3)


def panel_worth(style: Style, commander: Commander) -> int:
    """Tokens, spaces and crystals."""
    value = REUSABLE * min(commander.reusable, 2) + SINGLE * min(commander.single, 3)
    value += OPEN * commander.covers.count(FREE)
    for space in UNLOCKED:
        if commander.covers[space] != LOCKED:
            value += UNLOCKED[space] + TOKEN
    worth = style.crystals
    spend = worth[min(commander.crystals, len(worth) - 1)]
    later = worth[min(commander.crystals + commander.waiting, len(worth) - 1)] - spend
    return value + spend + WAITING * later // 100


def plans_worth(style: Style, commander: Commander) -> int:
    """Technologies and Blueprints."""
    value = 0
    for tech in range(len(style.techs)):
        value += style.techs[tech][commander.level(tech)]
    for card in range(len(commander.cards)):
        state = commander.cards[card]
        if state != IN_DISPLAY:
            value += OBTAINED
        if state >= BUILT:
            value += BUILT_CARD + (FACE_UP if state == BUILT else 0)
    return value


def harm(game: Colony) -> int:
    """What hinders the humans."""
    front = front_of(game)
    value = -SHIELD * len(front.shielded_techs)
    for player in game.players:
        value -= COLONIST * player.quarters
    for tile in front.corrupted:
        level = HUMAN_LEVEL[game.players[lender(tile)].lab[tech_lent(tile)]]
        value += CORRUPTED + 6 * (6 - level)
    return value - 20 * front.points


def commander_worth(game: Colony) -> int:
    """What a position is worth to the commander."""
    commander = commander_of(game)
    style = style_of(game)
    value = soldiers_worth(game, commander) + panel_worth(style, commander)
    return value + plans_worth(style, commander) + harm(game)
