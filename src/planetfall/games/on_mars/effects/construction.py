"""Constructing buildings: where, with which technology, and all that follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, without
from planetfall.core.reasons import NO_WAY, POSSIBLE, UNSURE, pack
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import DIRECTIONS, NEXT
from planetfall.games.on_mars.components.names import (
    ANY_BUILDING,
    MINE,
    PRODUCT_OF,
    SHELTER,
    TECH_OF,
)
from planetfall.games.on_mars.components.tables import (
    BUILDING_PRICE,
    SHELTERS,
    TILE_BACKS,
    TILES_OF,
)
from planetfall.games.on_mars.contracts import check_upgrade_contracts
from planetfall.games.on_mars.effects.displacement import clear_hex
from planetfall.games.on_mars.extension import (
    BUILT,
    EVENT_CUBE,
    EVENT_SHELTER,
)
from planetfall.games.on_mars.life_support import raise_marker
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.packing import IN_MINE
from planetfall.games.on_mars.payment import cost_of, pay, shortage
from planetfall.games.on_mars.reasons import (
    HAS_BUILDING,
    LOW_TECH,
    NO_COLONIST,
    NO_PLACE,
    NO_TILES,
    NOT_NEAR,
    TOO_FAR,
)
from planetfall.games.on_mars.state import FOUND_CRYSTAL, Colony, code_of
from planetfall.games.on_mars.stock import gain, leave, send_to_work
from planetfall.games.on_mars.tech import best_level, use_tech
from planetfall.games.on_mars.terrain import connected, is_empty, is_near, zone
from planetfall.games.on_mars.vocabulary import BUILD, HEX, SEAT_OF, TILE_BACK

ARROWS: Final = [[DIRECTIONS.index(arrow) for arrow in arrows] for arrows in TILE_BACKS]
"""By building tile: the directions its arrows point to."""
PRICES: Final = [0 if item < 0 else cost_of(item) for item in BUILDING_PRICE]


def tiles_left(game: Colony, seat: int, building: int) -> bool:
    """Whether a tile of the type is left to be built."""
    if building == SHELTER:
        placed = game.players[seat].shelters
        if not game.setting.idle_shelters:
            placed += game.land.count(-code_of(SHELTER, seat))
        return placed < SHELTERS
    return building < len(game.building_tops) and game.building_tops[building] >= 0


def can_rebuild(game: Colony, seat: int, building: int) -> bool:
    """Whether a building of the type is out of order and may be constructed again."""
    return game.setting.rebuilds and -code_of(building, seat) in game.land


def helpers(game: Colony, seat: int, building: int, boost: bool) -> int:
    """Colonists that could raise the level of Tech: a new Mine needs one for itself."""
    if not boost:
        return 0
    return game.players[seat].hands() - (1 if building == MINE else 0)


def hex_obstacle(game: Colony, seat: int, building: int, place: int, reach: int) -> int:
    """`POSSIBLE`, or why a building cannot go on a hex by the rules of distance.

    `reach` is how many buildings of its type it may become connected to.
    """
    code = code_of(building, seat)
    if game.land[place]:
        if not game.setting.rebuilds or game.land[place] != -code:
            return pack(HAS_BUILDING)
    elif game.setting.rebuilds and not tiles_left(game, seat, building):
        return pack(NO_TILES, building)
    if game.barred and game.barred >> place & 1:
        return pack(NO_WAY)
    joined = connected(game, place, code)
    if joined:
        return POSSIBLE if joined <= reach else pack(LOW_TECH, building, joined, reach)
    if game.land[place]:
        return POSSIBLE  # It stands there already, so the distance is right.
    if game.setting.chooses_sites and code not in game.land:
        reason = game.setting.first_site(game, seat, building, place)
        if reason != UNSURE:
            return reason
    return POSSIBLE if is_near(game, place, code) else pack(NOT_NEAR, building)


def reach_of(game: Colony, building: int, extra: int) -> int:
    """How many buildings a new one may join: the best Tech of anybody, raised by colonists."""
    level = best_level(game, TECH_OF[building])
    return level + max(extra, 0) if level else 0  # OM-25.18: nothing to raise without a tile.


def building_obstacle(game: Colony, seat: int, building: int, boost: bool) -> int:
    """`POSSIBLE`, or why a player cannot construct a building now."""
    player = game.players[seat]
    if not tiles_left(game, seat, building) and not can_rebuild(game, seat, building):
        return pack(NO_TILES, building)
    if building == MINE and player.hands() < 1:
        return pack(NO_COLONIST, 0, 1, player.hands())
    reason = shortage(player.storage, PRICES[building])
    if reason:
        return reason
    reach = reach_of(game, building, helpers(game, seat, building, boost))
    for place in zone(game, seat):
        if hex_obstacle(game, seat, building, place, reach) == POSSIBLE:
            return POSSIBLE
    return pack(NO_PLACE, building)


@dataclass(frozen=True)
class Construct(Effect):
    """Construct a building of one type, or of any, by the rules of construction.

    With `boost`, colonists sent to the Working Area raise the level of the Tech used, +1 each.
    """

    building: int = ANY_BUILDING
    boost: bool = False

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.building != ANY_BUILDING:
            if self.obstacle(game, frame) != POSSIBLE:
                return []
            return [BUILD[self.building]]
        return [
            BUILD[building]
            for building in game.setting.buildings
            if building_obstacle(game, frame.seat, building, self.boost) == POSSIBLE
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(Frame(CHOOSE_HEX, frame.seat, int(self.boost), BUILD.index(option)))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        seat = frame.seat
        if self.building != ANY_BUILDING:
            return building_obstacle(game, seat, self.building, self.boost)
        reason = POSSIBLE
        for building in game.setting.buildings:
            reason = building_obstacle(game, seat, building, self.boost)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if option in BUILD and self.building == ANY_BUILDING:
            return building_obstacle(game, frame.seat, BUILD.index(option), self.boost)
        return super().refusal(game, frame, option)


class ChooseHex(Effect):
    """Choose the hex of the new building `a`; source 1 if colonists may raise the Tech."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        reach = self._reach(game, frame)
        return [
            HEX + place
            for place in zone(game, frame.seat)
            if hex_obstacle(game, frame.seat, building, place, reach) == POSSIBLE
        ]

    def _reach(self, game: Colony, frame: Frame) -> int:
        building = frame.a
        extra = helpers(game, frame.seat, building, frame.source == 1)
        return reach_of(game, building, extra)

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        building = frame.a
        place = option - HEX
        joined = connected(game, place, code_of(building, frame.seat))
        if joined:
            game.push(Frame(CHOOSE_TECH, frame.seat, frame.source, building, place))
        else:
            erect(game, frame.seat, building, place)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        building = frame.a
        place = option - HEX
        if 0 <= place < len(game.land):
            if place not in zone(game, frame.seat):
                return pack(TOO_FAR)
            return hex_obstacle(game, frame.seat, building, place, self._reach(game, frame))
        return super().refusal(game, frame, option)


CHOOSE_HEX = ChooseHex()


class ChooseTech(Effect):
    """Choose whose Tech joins the new building `a` on hex `b` to its neighbours.

    The level must be at least the number of buildings joined (OM-16.01); missing levels are made up
    by colonists where the action shows it (source 1).
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        place = frame.b
        joined = connected(game, place, code_of(building, frame.seat))
        extra = max(helpers(game, frame.seat, building, frame.source == 1), 0)
        tech = TECH_OF[building]
        found: list[int] = []
        for seat, player in enumerate(game.players):
            level = player.level(tech)
            if level and level + extra >= joined:
                found.append(SEAT_OF + seat)
        return found

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        building = frame.a
        place = frame.b
        owner = option - SEAT_OF
        joined = connected(game, place, code_of(building, frame.seat))
        tech = TECH_OF[building]
        missing = joined - game.players[owner].level(tech)
        erect(game, frame.seat, building, place)
        if missing > 0:
            send_to_work(game, frame.seat, missing)
            game.note(log.BOOSTED, frame.seat, 0, missing)
        use_tech(game, frame.seat, owner, tech)


CHOOSE_TECH = ChooseTech()


# What follows: pay, place, displace, arrows, gain, colonist, cube, LSS (OM-15.31).


def erect(game: Colony, seat: int, building: int, place: int) -> None:
    """Put payment, placing and all consequences of a construction on top."""
    game.push(Frame(FINISH, seat, 0, building, place))
    if game.land[place] == 0:
        # A tile that only comes in order again lies there already, with no arrows to follow.
        game.push(Frame(LAY_CRYSTALS, seat, 0, building, place))
    game.push(Frame(PLACE_BUILDING, seat, 0, building, place))
    pay(game, seat, PRICES[building])


class PlaceBuilding(Effect):
    """Put the tile of building `a` on hex `b` and clear the hex of what was there."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        place = frame.b
        game.land = changed(game.land, place, code_of(building, frame.seat))
        if building == SHELTER:
            game.players[frame.seat].shelters += 1
        clear_hex(game, place)
        return None


PLACE_BUILDING = PlaceBuilding()


class LayCrystals(Effect):
    """Lay a crystal on every empty hex that an arrow of the tile points to (OM-15.09)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        origin = frame.b
        if building == SHELTER:
            return None
        for direction in ARROWS[game.building_tops[building]]:
            place = NEXT[origin][direction]
            if place >= 0 and is_empty(game, place):
                game.finds = changed(game.finds, place, FOUND_CRYSTAL)
                game.note(log.CRYSTAL_LAID, frame.seat, place)
        game.spent |= 1 << game.building_tops[building]
        game.building_tops = changed(game.building_tops, building, -1)
        game.push(Frame(NEXT_TILE, frame.seat, 0, building))
        return None


LAY_CRYSTALS = LayCrystals()


class NextTile(Chance):
    """The next tile of the stack of building `a` lies on top: its arrows are public."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return game.setting.stack_streams[frame.a]

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        building = frame.a
        tiles = TILES_OF[building]
        return [TILE_BACK[tile] for tile in game.building_bag if tile in tiles]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        building = frame.a
        tile = TILE_BACK.index(option)
        game.building_bag = without(game.building_bag, tile)
        game.building_tops = changed(game.building_tops, building, tile)
        game.note(log.BUILDING_REVEALED, frame.seat, tile)


NEXT_TILE = NextTile()


class FinishBuilding(Effect):
    """Gain by size, put the colonist on a Mine, move the progress cube, raise the LSS marker."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        seat = frame.seat
        building = frame.a
        place = frame.b
        player = game.players[seat]
        size = 1 + connected(game, place, code_of(building, seat))
        game.note(log.BUILT, seat, place, size, building)
        # Pushed first, done last: what was gained may need a decision before the rest goes on.
        game.push(Frame(AFTERMATH, seat, 0, building, size))
        if building == MINE:
            self._man(game, seat, place)
        if building == SHELTER:
            happened(game, EVENT_SHELTER, seat, place)
        if size > 1 and building != SHELTER and game.setting.has_cubes:
            if not player.cubes >> building & 1:
                player.cubes |= 1 << building
                game.note(log.CUBE_PLACED, seat, building)
                happened(game, EVENT_CUBE, seat)
        gain(game, seat, PRODUCT_OF[building], size)
        return None

    def _man(self, game: Colony, seat: int, place: int) -> None:
        leave(game, seat, 1, IN_MINE + place)
        game.tops = changed(game.tops, place, 1 + seat)
        game.note(log.MINER_PLACED, seat, place)


FINISH = FinishBuilding()


class Aftermath(Effect):
    """Contracts take notice and the LSS marker rises."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        check_upgrade_contracts(game)
        raise_marker(game, frame.seat, frame.a)
        happened(game, BUILT, frame.seat, frame.a)
        return None


AFTERMATH = Aftermath()
