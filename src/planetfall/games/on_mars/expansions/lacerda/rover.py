"""Lacerda's rover, the tiles it collects and those he puts on the map."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.map import AROUND, DISTANCE, HEXES
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    CRYSTAL,
    MINE,
    ROVER_TECH,
    SHELTER,
    SLOT_HIRE,
)
from planetfall.games.on_mars.components.tables import FIRST_LSS_POINTS, LSS_START_ROW
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES
from planetfall.games.on_mars.effects.construction import (
    Construct,
)
from planetfall.games.on_mars.effects.displacement import put_figure
from planetfall.games.on_mars.effects.finds import effect_of, has_tile
from planetfall.games.on_mars.effects.gains import Gain
from planetfall.games.on_mars.effects.movement import collect_crystal
from planetfall.games.on_mars.effects.travel import discovery_hexes, place_tile
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda import streams
from planetfall.games.on_mars.expansions.lacerda.building import building_hexes, next_building
from planetfall.games.on_mars.expansions.lacerda.cards import note_pick, weighted
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.extension import EVENT_DISCOVERY, EVENT_RESEARCH
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.state import (
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    code_of,
)
from planetfall.games.on_mars.tech import best_level, use_tech
from planetfall.games.on_mars.terrain import connected, has_piece, resting_places, rover_hex
from planetfall.games.on_mars.vocabulary import HEX

ROVER_POINTS: Final = 2


def is_wanted(game: SoloColony, place: int) -> bool:
    """Whether he could collect the tile on a hex: not only resources, of use, nobody on it."""
    found = game.finds[place]
    if found < FOUND_DISCOVERY or has_piece(game, place):
        return False
    if found >= FOUND_RESEARCH:
        if game.lacerda.research >> found - FOUND_RESEARCH & 1:
            return False
    elif DISCOVERY_TILES[found - FOUND_DISCOVERY].resources:
        return False
    use = game.rules.effects["lacerda.tile"]
    return use.obstacle(game, Frame(use, game.seats, 0, found)) == POSSIBLE


def targets(game: SoloColony) -> list[int]:
    """Options for the nearest tiles he could collect, of these the most useful (OM-33.71)."""
    far = DISTANCE[rover_hex(game, game.seats)]
    best = -10_000
    found: list[int] = []
    for place in range(HEXES):
        if far[place] == 0 or not is_wanted(game, place):
            continue
        value = usefulness(game, effect_of(game.finds[place])) - 1000 * far[place]
        if value > best:
            best = value
            found = []
        if value == best:
            found.append(HEX + place)
    return found


def usefulness(game: SoloColony, effect: Effect) -> int:
    """How useful a tile is to him: points at once, then crystals gained."""
    if isinstance(effect, Gain):
        return effect.crystal
    if not isinstance(effect, Construct):
        return 0
    building = next_building(game) if effect.building == ANY_BUILDING else effect.building
    if building == SHELTER:
        joined = [
            connected(game, h - HEX, code_of(SHELTER, game.seats))
            for h in building_hexes(game, SHELTER)
        ]
        return 1 + max(joined)
    if building == MINE or game.lss[building - 1] > game.level:
        return 0
    reward = REWARD_TILES[game.rewards[building - 1]]
    points = reward.points * reward.count.value(game, Frame(effect, game.seats))
    if game.lss[building - 1] == LSS_START_ROW:
        points += FIRST_LSS_POINTS
    return 20 * points + (0 if game.lacerda.slots[SLOT_HIRE] else 1)


class LacerdaDrives(Chance):
    """His rover makes for the nearest tile it can collect (OM-33.35)."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        return weighted(targets(game))

    def nothing(self, game: SoloColony, frame: Frame) -> None:
        game.note(lacerda_log.LACERDA_IDLE, game.seats, lacerda_log.NO_TILE_TO_REACH)

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        note_pick(game, targets(game), option)
        target = option - HEX
        player = game.lacerda
        distance = DISTANCE[rover_hex(game, game.seats)][target]
        game.note(lacerda_log.LACERDA_HEADS, game.seats, target, distance)
        points = ROVER_POINTS
        if distance > points:
            level = best_level(game, ROVER_TECH)
            crystals = max(distance - points - level, 0)
            # OM-33.61: Tech and crystals are used only if the tile is then reached.
            if crystals <= player.crystals:
                if level:
                    owner = game.seats if player.level(ROVER_TECH) == level else 0
                    use_tech(game, game.seats, owner, ROVER_TECH)
                if crystals:
                    player.crystals -= crystals
                    game.note(log.PAID, game.seats, CRYSTAL, crystals)
                points = distance
        game.push(Frame(LACERDA_STOPS, game.seats, 0, target, min(points, distance)))


LACERDA_DRIVES = LacerdaDrives()


def stops(game: SoloColony, target: int, steps: int) -> list[int]:
    """Options for where a shortest way to the target can stop after so many steps, with the most
    crystals on the way; fewer steps if nowhere is free."""
    origin = rover_hex(game, game.seats)
    while steps > 0:
        best = -1
        found: list[int] = []
        for place in range(HEXES):
            if DISTANCE[origin][place] != steps:
                continue
            if DISTANCE[place][target] != DISTANCE[origin][target] - steps:
                continue
            if place != target and (has_tile(game, place) or has_piece(game, place)):
                continue
            crystals = len(crystals_on_way(game, origin, place))
            if crystals > best:
                best = crystals
                found = []
            if crystals == best:
                found.append(HEX + place)
        if found:
            return found
        steps -= 1
    return []


def crystals_on_way(game: SoloColony, origin: int, place: int) -> list[int]:
    """The crystals on the shortest way from `origin` to a hex that has most of them."""
    best: list[int] = []
    if origin == place:
        return best
    left = DISTANCE[origin][place]
    for near in AROUND[origin]:
        if DISTANCE[near][place] != left - 1:
            continue
        here = [near] if game.finds[near] == FOUND_CRYSTAL else []
        way = here + crystals_on_way(game, near, place)
        if len(way) > len(best):
            best = way
    return best


class LacerdaStops(Chance):
    """His rover goes up to `b` steps towards hex `a`, collecting crystals and the tile there."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        target = frame.a
        steps = frame.b
        return weighted(stops(game, target, steps))

    def nothing(self, game: SoloColony, frame: Frame) -> None:
        game.note(lacerda_log.LACERDA_IDLE, game.seats, lacerda_log.NO_TILE_TO_REACH)

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        target = frame.a
        steps = frame.b
        note_pick(game, stops(game, target, steps), option)
        place = option - HEX
        crystals = crystals_on_way(game, rover_hex(game, game.seats), place)
        game.lacerda.rover = place
        game.note(log.ROVER_MOVED, game.seats, place)
        for found in crystals:
            collect_crystal(game, game.seats, found)
        if place == target:
            collect_tile(game, place)


LACERDA_STOPS = LacerdaStops()


def collect_tile(game: SoloColony, place: int) -> None:
    """He takes a tile and uses it at once."""
    found = game.finds[place]
    game.finds = changed(game.finds, place, 0)
    game.push(Frame(game.rules.effects["lacerda.tile"], game.seats, 0, found))
    if found >= FOUND_RESEARCH:
        kind = found - FOUND_RESEARCH
        game.lacerda.research |= 1 << kind
        game.note(log.RESEARCH_TAKEN, game.seats, kind)
        happened(game, EVENT_RESEARCH, game.seats)
    else:
        tile = found - FOUND_DISCOVERY
        game.lacerda.discoveries = put(game.lacerda.discoveries, tile)
        game.note(log.TILE_TAKEN, game.seats, tile)
        happened(game, EVENT_DISCOVERY, game.seats)


# Discovery tiles.


def far_hexes(game: SoloColony) -> list[int]:
    """Options for hexes three from his rover that are farthest from the player's (OM-33.15)."""
    far = DISTANCE[rover_hex(game, 0)]
    most = -1
    found: list[int] = []
    for place in discovery_hexes(game, game.seats):
        if far[place] > most:
            most = far[place]
            found = []
        if far[place] == most:
            found.append(HEX + place)
    return found


class LacerdaPlaces(Chance):
    """He puts the leftmost tile of the Exploration space on the map, if a hex is right for it."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        if not game.explore[0] and not game.explore[1]:
            return []
        return weighted(far_hexes(game))

    def nothing(self, game: SoloColony, frame: Frame) -> None:
        game.note(lacerda_log.LACERDA_IDLE, game.seats, lacerda_log.NO_DISCOVERY_HEX)

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        note_pick(game, far_hexes(game), option)
        tile = (game.explore[0] or game.explore[1]) - 1
        place_tile(game, game.seats, tile, option - HEX)


LACERDA_PLACES = LacerdaPlaces()


class DisplaceByChance(Chance):
    """His figure `a` makes room on hex `b`: he has no preference among the nearest hexes."""

    def stream(self, game: SoloColony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: SoloColony, frame: Frame) -> list[int]:
        origin = frame.b
        return [HEX + place for place in resting_places(game, origin)]

    def answer(self, game: SoloColony, frame: Frame, option: int) -> None:
        figure = frame.a
        put_figure(game, frame.seat, figure, option - HEX)


DISPLACE_BY_CHANCE = DisplaceByChance()
