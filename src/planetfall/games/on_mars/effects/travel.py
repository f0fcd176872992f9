"""Travelling between Orbit and the Colony, with all steps of the direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, without
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars import log, streams
from planetfall.games.on_mars.components.map import RING_3
from planetfall.games.on_mars.components.names import (
    COLONY,
    ORBIT,
    ORBIT_SLOTS,
    SIDES,
    SLOT_ACTIONS,
    WORKING_AREA,
)
from planetfall.games.on_mars.effects.production import produce
from planetfall.games.on_mars.effects.technology import SETTLE_TECH
from planetfall.games.on_mars.extension import (
    EVENT_PLACE,
    EVENT_TRAVEL,
)
from planetfall.games.on_mars.missions import happened
from planetfall.games.on_mars.reasons import ALREADY_THERE, SPACE_TAKEN
from planetfall.games.on_mars.registry import NOTHING, SPACE_EFFECTS
from planetfall.games.on_mars.state import FOUND_DISCOVERY, Colony
from planetfall.games.on_mars.stock import retrieve
from planetfall.games.on_mars.terrain import is_empty, rover_hex
from planetfall.games.on_mars.vocabulary import HEX, SPACE, TILE

OTHER_SIDE: Final = 2


@dataclass(frozen=True)
class Travel(Effect):
    """Travel to a side of the board; `discovery` False leaves out the Discovery tile."""

    to: int
    discovery: bool = True

    def _target(self, game: Colony, seat: int) -> int:
        if self.to != OTHER_SIDE:
            return self.to
        return COLONY if game.players[seat].side() == ORBIT else ORBIT

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        travel(game, frame.seat, self._target(game, frame.seat), discovery=self.discovery)
        return None

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if game.players[frame.seat].side() == self.to:
            return pack(ALREADY_THERE, self.to)
        return POSSIBLE

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)


def travel(game: Colony, seat: int, side: int, *, discovery: bool = True) -> None:
    """Put the steps of a journey on top, the first one uppermost."""
    game.push(Frame(CHOOSE_SPACE, seat, 0, side))
    game.push(Frame(RETURN_COLONISTS, seat, 0, side))
    if side == ORBIT:
        game.push(Frame(PRODUCTION, seat))
    elif discovery:
        game.push(Frame(CHOOSE_TILE, seat))


class Production(Effect):
    """Step 1 of travelling to Orbit."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        produce(game, frame.seat)
        return None


PRODUCTION = Production()


class ReturnColonists(Effect):
    """Step 2: colonists on the side one arrives at and in the Working Area return."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        side = frame.a
        player = game.players[frame.seat]
        first = 0 if side == ORBIT else ORBIT_SLOTS
        last = ORBIT_SLOTS if side == ORBIT else len(SLOT_ACTIONS)
        for place in range(first, last):
            retrieve(game, frame.seat, place, player.slots[place])
        retrieve(game, frame.seat, WORKING_AREA, player.working)
        return None


RETURN_COLONISTS = ReturnColonists()


def spaces_of(side: int) -> list[int]:
    """The Turn Order spaces of a side; both sides for `OTHER_SIDE` (at setup)."""
    if side >= len(SIDES):
        return list(range(8))
    return list(range(4 * side, 4 * side + 4))


def free_spaces(game: Colony, side: int) -> list[int]:
    """The empty Turn Order spaces of a side."""
    taken = [player.space for player in game.players]
    return [space for space in spaces_of(side) if space not in taken]


class ChooseSpace(Effect):
    """Step 3: move the marker to an empty Turn Order space of side `a`; its benefit follows."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        side = frame.a
        return [SPACE + space for space in free_spaces(game, side)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        arriving = game.players[frame.seat].space >= 0
        enter_turn_order(game, frame.seat, option - SPACE)
        if arriving:
            happened(game, EVENT_TRAVEL, frame.seat)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        side = frame.a
        if SPACE <= option < SPACE + 8 and option - SPACE in spaces_of(side):
            return pack(SPACE_TAKEN)
        return super().refusal(game, frame, option)


CHOOSE_SPACE = ChooseSpace()


def enter_turn_order(game: Colony, seat: int, space: int) -> None:
    """Put a marker on a Turn Order space and its benefit on top."""
    game.players[seat].space = space
    game.note(log.SPACE_CHOSEN, seat, space)
    space_benefit(game, seat)


def space_benefit(game: Colony, seat: int) -> None:
    """Put the benefit of the own Turn Order space on top."""
    effect = SPACE_EFFECTS[game.players[seat].space]
    if effect is not NOTHING:
        if game.turn < 0:
            game.push(Frame(SETTLE_TECH, seat))
        game.push(Frame(effect, seat))


# Discovery tiles.


def discovery_hexes(game: Colony, seat: int) -> list[int]:
    """Empty hexes exactly three away from a player's rover."""
    return [place for place in RING_3[rover_hex(game, seat)] if is_empty(game, place)]


class ChooseTile(Effect):
    """Step 1 of travelling to the Colony: choose a tile of the Exploration space to place."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if not game.explore[0] and not game.explore[1]:
            return None
        if not discovery_hexes(game, frame.seat):
            return None
        return [TILE[tile - 1] for tile in game.explore if tile]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(Frame(CHOOSE_TILE_HEX, frame.seat, 0, TILE.index(option)))


CHOOSE_TILE = ChooseTile()


class ChooseTileHex(Effect):
    """Choose the hex for the Discovery tile `a`."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [HEX + place for place in discovery_hexes(game, frame.seat)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        tile = frame.a
        place_tile(game, frame.seat, tile, option - HEX)


CHOOSE_TILE_HEX = ChooseTileHex()


def place_tile(game: Colony, seat: int, tile: int, place: int) -> None:
    """Put a tile of the Exploration space on the map; the next one takes its place."""
    game.finds = changed(game.finds, place, FOUND_DISCOVERY + tile)
    game.note(log.TILE_PLACED, seat, tile, 0, place)
    leave_exploration(game, seat, tile)
    happened(game, EVENT_PLACE, seat)


def leave_exploration(game: Colony, seat: int, tile: int) -> None:
    """Take a tile off the Exploration space and turn up the next one."""
    gap = game.explore.index(tile + 1)
    game.explore = changed(game.explore, gap, 0)
    game.push(Frame(NEXT_DISCOVERY, seat, 0, gap))


class NextDiscovery(Chance):
    """Turn up the top Discovery tile onto place `a` of the Exploration space."""

    def stream(self, game: Colony, frame: Frame) -> int:
        return streams.DISCOVERIES

    def outcomes(self, game: Colony, frame: Frame) -> list[int]:
        return [TILE[tile] for tile in game.discovery_bag]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        place = frame.a
        tile = TILE.index(option)
        game.discovery_bag = without(game.discovery_bag, tile)
        game.explore = changed(game.explore, place, tile + 1)
        game.note(log.TILE_REVEALED, frame.seat, tile, place)


NEXT_DISCOVERY = NextDiscovery()
