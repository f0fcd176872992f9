"""Where bots and rovers may stay, and whether those that may not can still get away.

A figure is the number of an own bot, or `THE_ROVER`. Masks of figures have a bit for each. While a
movement goes on, figures that have moved may stand where they cannot stay (OM-14.04, OM-14.15); it
must then be certain that they get away, so they do it on one hex at a time.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars.components.map import AROUND, DISTANCE, HEXES
from planetfall.games.on_mars.effects.finds import has_tile, tile_obstacle
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import figures_on, rover_hex

THE_ROVER: Final = 4
"""The rover as a figure; below it are the bots."""


def place_of(game: Colony, seat: int, figure: int) -> int:
    """The hex of a figure."""
    return rover_hex(game, seat) if figure == THE_ROVER else game.players[seat].bots[figure]


def standing_on(game: Colony, seat: int, place: int) -> int:
    """Mask of the own figures on a hex; a rover beside the board stands on none."""
    player = game.players[seat]
    found = 1 << THE_ROVER if player.rover == place else 0
    for bot in range(len(player.bots)):
        if player.bots[bot] == place:
            found |= 1 << bot
    return found


def stands_alone(game: Colony, place: int) -> bool:
    """Whether the figure on a hex is the only piece there."""
    return game.tops[place] == 0 and figures_on(game, place) == 1


def is_useless(game: Colony, seat: int, place: int) -> bool:
    """Whether a tile lies on a hex whose benefit a player cannot use (OM-14.15)."""
    return has_tile(game, place) and tile_obstacle(game, seat, place) != POSSIBLE


def restless(game: Colony, seat: int, moved: int) -> int:
    """Those of the figures `moved` that may not stay where they are."""
    player = game.players[seat]
    found = 0
    for bot in range(len(player.bots)):
        if moved >> bot & 1 and not stands_alone(game, player.bots[bot]):
            found |= 1 << bot
    if moved >> THE_ROVER & 1:
        place = player.rover
        if not stands_alone(game, place) or is_useless(game, seat, place):
            found |= 1 << THE_ROVER
    return found


def common_hex(game: Colony, seat: int, figures: int) -> int:
    """The hex where all of some figures stand, -1 if they stand on several."""
    common = -1
    for figure in range(THE_ROVER + 1):
        if figures >> figure & 1:
            place = place_of(game, seat, figure)
            if common >= 0 and place != common:
                return -1
            common = place
    return common


def helps(game: Colony, seat: int, place: int, unrest: int, figure: int) -> bool:
    """Whether the restless figures on a hex may stay there once a figure of it has left."""
    others = unrest & ~(1 << figure)
    if others == 0:
        return True
    if game.tops[place] or figures_on(game, place) != 2:
        return False
    return not (others >> THE_ROVER & 1 and is_useless(game, seat, place))


def can_get_away(game: Colony, seat: int, figure: int, points: int) -> bool:
    """Whether a figure can surely stay somewhere within so many steps: pieces do not block it."""
    if points <= 0:
        return False
    far = DISTANCE[place_of(game, seat, figure)]
    for place in range(HEXES):
        if 0 < far[place] <= points and game.tops[place] == 0 and figures_on(game, place) == 0:
            if figure != THE_ROVER or not has_tile(game, place):
                return True
    return False


def can_get_away_beside_tile(game: Colony, seat: int, bot: int, points: int) -> bool:
    """The same for a bot, on ways that leave the tile under the own rover its use."""
    player = game.players[seat]
    bots = player.bots
    tried = bots.copy()
    player.bots = tried
    seen = [bots[bot]]
    start = 0
    found = False
    for _ in range(points):
        end = len(seen)
        for k in range(start, end):
            for place in AROUND[seen[k]]:
                if found or place in seen:
                    continue
                tried[bot] = place
                if not is_useless(game, seat, player.rover):
                    found = stands_alone(game, place)
                    seen.append(place)
        start = end
    player.bots = bots
    return found
