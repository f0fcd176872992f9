"""Readings of the map: what is on a hex, complexes, building zones, hexes that can be built on."""

from __future__ import annotations

from planetfall.games.on_mars.components.map import (
    AROUND,
    DISTANCE,
    HEXES,
    RING_2,
    STARTING_MINE,
    ZONE,
)
from planetfall.games.on_mars.packing import FIRST_MARKER, owner_of
from planetfall.games.on_mars.state import FIRST_SHELTER, Colony


def has_figure(game: Colony, place: int) -> bool:
    """Whether a bot, rover or such a piece of no player is on a hex."""
    for player in game.players:
        if player.rover == place or place in player.bots:
            return True
    return place in game.others


def has_piece(game: Colony, place: int) -> bool:
    """Whether a bot, rover, colonist or marker is on a hex."""
    return game.tops[place] != 0 or has_figure(game, place)


def figures_on(game: Colony, place: int) -> int:
    """How many bots and rovers are on a hex."""
    count = 0
    for player in game.players:
        if player.rover == place:
            count += 1
        for bot in player.bots:
            if bot == place:
                count += 1
    return count + game.others.count(place) if game.others else count


def figures(game: Colony) -> list[int]:
    """The hexes of all bots and rovers on the map."""
    found: list[int] = []
    for player in game.players:
        found += player.bots
        if player.rover >= 0:
            found.append(player.rover)
    return found + game.others if game.others else found


def is_empty(game: Colony, place: int) -> bool:
    """Whether there is nothing at all on a hex (a building, piece, tile or crystal)."""
    return game.land[place] == 0 and game.finds[place] == 0 and not has_figure(game, place)


def is_resting_place(game: Colony, place: int) -> bool:
    """Whether a displaced piece may go to a hex: empty, or a building without another piece."""
    if game.land[place]:
        return not has_piece(game, place)
    return game.finds[place] == 0 and not has_figure(game, place)


def connected(game: Colony, place: int, code: int) -> int:
    """How many buildings of a `land` code are connected to a hex, that hex not counted."""
    land = game.land
    found: list[int] = []
    for near in AROUND[place]:
        if land[near] == code:
            found.append(near)
    k = 0
    while k < len(found):
        for near in AROUND[found[k]]:
            if land[near] == code and near != place and near not in found:
                found.append(near)
        k += 1
    return len(found)


def complex_size(game: Colony, place: int) -> int:
    """The number of connected buildings that the building on a hex belongs to."""
    return 1 + connected(game, place, game.land[place])


def is_near(game: Colony, place: int, code: int) -> bool:
    """Whether a building of a `land` code lies exactly two hexes away.

    One that is out of order counts as well, also right beside the hex: nothing is joined there.
    """
    land = game.land
    for far in RING_2[place]:
        if land[far] == code:
            return True
    if game.setting.disables:
        for near in (*AROUND[place], *RING_2[place]):
            if land[near] == -code:
                return True
    return False


def zone(game: Colony, seat: int) -> list[int]:
    """The hexes in the building zones of a player's bots, ascending."""
    bots = game.players[seat].bots
    if len(bots) == 1:
        return sorted(ZONE[bots[0]])
    found: list[int] = []
    for bot in bots:
        for place in ZONE[bot]:
            if place not in found:
                found.append(place)
    found.sort()
    return found


def rover_hex(game: Colony, seat: int) -> int:
    """Where a rover is; before its first move it counts as standing on the starting Mine."""
    rover = game.players[seat].rover
    return rover if rover >= 0 else STARTING_MINE


def resting_places(game: Colony, origin: int) -> list[int]:
    """The nearest hexes that a piece displaced from `origin` may go to."""
    for radius in range(1, 13):
        far = DISTANCE[origin]
        found = [h for h in range(HEXES) if far[h] == radius and is_resting_place(game, h)]
        if found:
            return found
    return []


def shelters_of(game: Colony, seat: int) -> list[int]:
    """The hexes of a player's Shelters, in order or not."""
    code = FIRST_SHELTER + seat
    return [place for place in range(HEXES) if abs(game.land[place]) == code]


def bot_places(game: Colony, seat: int) -> list[int]:
    """Where a new bot may go: own Shelters without a piece, else the nearest empty hexes."""
    shelters = shelters_of(game, seat)
    free = [place for place in shelters if not has_piece(game, place)]
    if free:
        return free
    return nearest_to_any(shelters, [place for place in range(HEXES) if is_empty(game, place)])


def nearest_to_any(origins: list[int], places: list[int]) -> list[int]:
    """Those of some places that are nearest to one of the origins."""
    least = 99
    found: list[int] = []
    for place in places:
        far = min([DISTANCE[origin][place] for origin in origins])
        if far < least:
            least = far
            found = [place]
        elif far == least:
            found.append(place)
    return found


def marked_hexes(game: Colony, seat: int) -> list[int]:
    """The hexes with a player's Advanced Building markers."""
    return [
        place
        for place in range(HEXES)
        if game.tops[place] >= FIRST_MARKER and owner_of(game.tops[place]) == seat
    ]


def mines_held(game: Colony, seat: int) -> int:
    """Mines with a colonist or a marker of a player."""
    count = 0
    for place in range(HEXES):
        if game.land[place] == 1:
            top = game.tops[place]
            if top == 1 + seat or (top >= FIRST_MARKER and owner_of(top) == seat):
                count += 1
    return count
