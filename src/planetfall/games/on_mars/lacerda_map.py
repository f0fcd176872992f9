"""Lacerda on the map: constructing, upgrading, moving his rover, placing Discovery tiles."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games.on_mars import log, streams
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.map import AROUND, DISTANCE, HEXES
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    CRYSTAL,
    EVENT_DISCOVERY,
    EVENT_RESEARCH,
    MINE,
    ROVER_TECH,
    SHELTER,
    SLOT_HIRE,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.components.tables import FIRST_LSS_POINTS, LSS_START_ROW
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES
from planetfall.games.on_mars.effects.construction import (
    Construct,
    erect,
    hex_obstacle,
    tiles_left,
)
from planetfall.games.on_mars.effects.finds import effect_of, has_tile
from planetfall.games.on_mars.effects.gains import Gain
from planetfall.games.on_mars.effects.movement import collect_crystal
from planetfall.games.on_mars.effects.travel import discovery_hexes, place_tile
from planetfall.games.on_mars.effects.upgrades import EVERY_HEX, MARK, upgradable
from planetfall.games.on_mars.lacerda_cards import note_pick, scoring_types, weighted
from planetfall.games.on_mars.lists import changed, with_sorted
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.state import (
    FOUND_CRYSTAL,
    FOUND_DISCOVERY,
    FOUND_RESEARCH,
    Colony,
    code_of,
)
from planetfall.games.on_mars.tech import best_level, use_tech
from planetfall.games.on_mars.terrain import connected, has_piece, rover_hex
from planetfall.games.on_mars.vocabulary import BLUEPRINT, HEX

ROVER_POINTS: Final = 2
ICONS: Final = 5
"""Icons of the Progress area that his bot goes round: Mine to Oxygen Condenser."""


# Constructing.


def next_building(game: Colony) -> int:
    """The building he constructs: from his bot's icon on the first that is needed, or the Mine."""
    for k in range(ICONS):
        building = (game.icon + k) % ICONS
        if building == MINE or game.lss[building - 1] < game.level + 1:
            return building
    return MINE


def move_icon(game: Colony, building: int) -> None:
    """His bot moves to an icon."""
    game.icon = building % ICONS
    game.note(log.LACERDA_ICON, game.seats, game.icon)


def building_hexes(game: Colony, building: int) -> list[int]:
    """Options for the hexes of the largest complex he can make, or lone ones (OM-33.45)."""
    seat = game.seats
    if not tiles_left(game, seat, building):
        return []
    code = code_of(building, seat)
    reach = best_level(game, building)
    largest = -1
    found: list[int] = []
    for place in range(HEXES):
        if hex_obstacle(game, seat, building, place, reach) != POSSIBLE:
            continue
        joined = connected(game, place, code)
        if joined > largest:
            largest = joined
            found = []
        if joined == largest:
            found.append(HEX + place)
    return found


class LacerdaBuilds(Chance):
    """He constructs building `a`, with Tech where that joins others; nothing if he cannot."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return weighted(building_hexes(game, frame.a))

    def nothing(self, game: Colony, frame: Frame) -> None:
        game.note(log.LACERDA_IDLE, game.seats, log.NO_BUILDING_HEX)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, building_hexes(game, frame.a), option)
        place = option - HEX
        seat = game.seats
        joined = connected(game, place, code_of(frame.a, seat))
        if joined:
            owner = seat if game.lacerda.level(frame.a) >= joined else 0
            use_tech(game, seat, owner, frame.a)
        if frame.a != SHELTER:
            move_icon(game, frame.a + 1)
        erect(game, seat, frame.a, place)


LACERDA_BUILDS = LacerdaBuilds()


class BuildNext(Effect):
    """He constructs the building that is next for him when this comes up."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        game.push(Frame(LACERDA_BUILDS, game.seats, 0, next_building(game)))
        return None


BUILD_NEXT = BuildNext()


# Upgrading.


def upgrade_choices(game: Colony) -> list[int]:
    """Options for the Blueprints he would build now; those that score for him first."""
    player = game.lacerda
    found = [
        blueprint
        for blueprint in player.blueprints
        if not player.built >> blueprint & 1 and upgradable(game, game.seats, blueprint, EVERY_HEX)
    ]
    wanted = scoring_types(game)
    scoring = [blueprint for blueprint in found if UPGRADES[blueprint] in wanted]
    return [BLUEPRINT + blueprint for blueprint in scoring or found]


class LacerdaUpgrades(Effect):
    """He upgrades `a` buildings anywhere; with `b` 1 Upgrade Tech in play lets him go on."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not upgrade_choices(game):
            return None
        left = frame.a
        tech = frame.b
        if left == 0:
            level = best_level(game, UPGRADE_TECH)
            if not tech or level == 0:
                return None
            owner = game.seats if game.lacerda.level(UPGRADE_TECH) == level else 0
            use_tech(game, game.seats, owner, UPGRADE_TECH)
            left = level
            tech = 0
        game.push(frame.step(left - 1, tech))
        game.push(Frame(PICK_BLUEPRINT, game.seats))
        return None


LACERDA_UPGRADES = LacerdaUpgrades()


class PickBlueprint(Chance):
    """One of the Blueprints he would build."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return weighted(upgrade_choices(game))

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, upgrade_choices(game), option)
        game.push(Frame(PICK_BUILDING, game.seats, 0, option - BLUEPRINT))


PICK_BLUEPRINT = PickBlueprint()


class PickBuilding(Chance):
    """A building for his Blueprint `a`."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return weighted(self._hexes(game, frame.a))

    def _hexes(self, game: Colony, blueprint: int) -> list[int]:
        return [HEX + h for h in upgradable(game, game.seats, blueprint, EVERY_HEX)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, self._hexes(game, frame.a), option)
        game.push(Frame(MARK, game.seats, 0, frame.a, option - HEX))


PICK_BUILDING = PickBuilding()


# The rover.


def is_wanted(game: Colony, place: int) -> bool:
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


def targets(game: Colony) -> list[int]:
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


def usefulness(game: Colony, effect: Effect) -> int:
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

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return weighted(targets(game))

    def nothing(self, game: Colony, frame: Frame) -> None:
        game.note(log.LACERDA_IDLE, game.seats, log.NO_TILE_TO_REACH)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, targets(game), option)
        target = option - HEX
        player = game.lacerda
        distance = DISTANCE[rover_hex(game, game.seats)][target]
        game.note(log.LACERDA_HEADS, game.seats, target, distance)
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


def stops(game: Colony, target: int, steps: int) -> list[int]:
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


def crystals_on_way(game: Colony, origin: int, place: int) -> list[int]:
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

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return weighted(stops(game, frame.a, frame.b))

    def nothing(self, game: Colony, frame: Frame) -> None:
        game.note(log.LACERDA_IDLE, game.seats, log.NO_TILE_TO_REACH)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, stops(game, frame.a, frame.b), option)
        place = option - HEX
        crystals = crystals_on_way(game, rover_hex(game, game.seats), place)
        game.lacerda.rover = place
        game.note(log.ROVER_MOVED, game.seats, place)
        for found in crystals:
            collect_crystal(game, game.seats, found)
        if place == frame.a:
            collect_tile(game, place)


LACERDA_STOPS = LacerdaStops()


def collect_tile(game: Colony, place: int) -> None:
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
        game.lacerda.discoveries = with_sorted(game.lacerda.discoveries, tile)
        game.note(log.TILE_TAKEN, game.seats, tile)
        happened(game, EVENT_DISCOVERY, game.seats)


# Discovery tiles.


def far_hexes(game: Colony) -> list[int]:
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

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.LACERDA

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        if not game.explore[0] and not game.explore[1]:
            return []
        return weighted(far_hexes(game))

    def nothing(self, game: Colony, frame: Frame) -> None:
        game.note(log.LACERDA_IDLE, game.seats, log.NO_DISCOVERY_HEX)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        note_pick(game, far_hexes(game), option)
        tile = (game.explore[0] or game.explore[1]) - 1
        place_tile(game, game.seats, tile, option - HEX)


LACERDA_PLACES = LacerdaPlaces()
