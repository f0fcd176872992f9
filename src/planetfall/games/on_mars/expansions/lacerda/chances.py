"""What the next actions of the player could bring: sites for buildings, LSS rewards, journeys."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.map import RING_2, ZONE
from planetfall.games.on_mars.components.names import MINERAL
from planetfall.games.on_mars.components.tables import (
    BUILDING_PRICE,
    FIRST_LSS_POINTS,
    LANDING,
    LSS_START_ROW,
)
from planetfall.games.on_mars.effects.construction import hex_obstacle, reach_of, tiles_left
from planetfall.games.on_mars.state import Colony

LSS_BUILDINGS: Final = 4
AT_HAND: Final = 100
"""Per cent: a building that the next action can construct."""
NEARBY: Final = 55
"""One whose site is two steps of a bot away."""
FAR: Final = 25
UNPAID: Final = 50
"""Per cent of that where its price is missing."""


def has_site(game: Colony, seat: int, building: int, places: list[int]) -> bool:
    """Whether a building could stand on one of some hexes."""
    reach = reach_of(game, building, 0)
    for place in places:
        if game.land[place] == 0 and hex_obstacle(game, seat, building, place, reach) == POSSIBLE:
            return True
    return False


def nearness(game: Colony, seat: int, building: int) -> int:
    """How near the bots of a player are to a site for a building, in per cent."""
    bots = game.players[seat].bots
    for bot in bots:
        if has_site(game, seat, building, ZONE[bot]):
            return AT_HAND
    for bot in bots:
        if has_site(game, seat, building, RING_2[bot]):
            return NEARBY
    return FAR


def readiness(game: Colony, seat: int, building: int) -> int:
    """How ready a player is to construct a building, in per cent."""
    if not tiles_left(game, seat, building):
        return 0
    near = nearness(game, seat, building)
    store = game.players[seat].storage
    item = BUILDING_PRICE[building]
    if item >= 0 and store[item] == 0 and store[MINERAL] == 0:
        return near * UNPAID // 100
    return near


def reward(game: Colony, seat: int, column: int) -> int:
    """The points of the next building of an LSS column; 0 if none are to be had."""
    if game.lss[column] > game.level:
        return 0
    tile = REWARD_TILES[game.rewards[column]]
    points = tile.points * tile.count.value(game, Frame(Effect(), seat))
    return points + (FIRST_LSS_POINTS if game.lss[column] == LSS_START_ROW else 0)


def journeys(level: int, tenths: int) -> int:
    """Journeys to Orbit that the Shuttle makes in some tenths of a round, in tenths."""
    return tenths // (2 * LANDING[level])
