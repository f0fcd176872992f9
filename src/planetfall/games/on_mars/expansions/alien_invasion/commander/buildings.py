"""Alien buildings: where they can be built, and what they bring (OMA-7.02 to OMA-7.04)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.expansions.alien.reasons import (
    ALIEN_JOIN,
    HEX_NOT_EMPTY,
    NO_ALIEN_HEX,
    NO_ALIEN_TILES,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_crystals
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_MINE,
    ALIEN_SHELTER,
    REINFORCEMENTS,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import add_to_panel
from planetfall.games.on_mars.expansions.alien_invasion.state import Commander, commander_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.reasons import HAS_BUILDING
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import connected, is_empty
from planetfall.games.on_mars.vocabulary import HEX

ALIEN_SHELTER_CODE: Final = 14
ALIEN_MINE_CODE: Final = 15
CODES: Final = [ALIEN_SHELTER_CODE, ALIEN_MINE_CODE]
"""By alien building: its `land` code."""


def tiles_left(commander: Commander, building: int) -> int:
    """How many tiles of an alien building are left."""
    return commander.shelters_left if building == ALIEN_SHELTER else commander.mines_left


def building_hexes(game: Colony, building: int) -> list[int]:
    """The empty hexes where an alien building may go: joining needs its Tech (OMA-7.37)."""
    level = commander_of(game).level(building)
    code = CODES[building]
    return [
        place
        for place in range(HEXES)
        if game.land[place] == 0 and is_empty(game, place) and connected(game, place, code) <= level
    ]


def alien_hexes(game: Colony) -> list[int]:
    """The hexes of all alien buildings."""
    return [place for place in range(HEXES) if game.land[place] in CODES]


class AlienConstruct(Effect):
    """Construct an alien Shelter or Mine."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        return [KEYS.alien_build + building for building in self._possible(game)]

    def _possible(self, game: Colony) -> list[int]:
        return [
            building
            for building in range(len(ALIEN_BUILDINGS))
            if building_obstacle(game, building) == POSSIBLE
        ]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(Frame(CHOOSE_ALIEN_HEX, frame.seat, 0, option - KEYS.alien_build))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        reason = POSSIBLE
        for building in range(len(ALIEN_BUILDINGS)):
            reason = building_obstacle(game, building)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        building = option - KEYS.alien_build
        if 0 <= building < len(ALIEN_BUILDINGS):
            return building_obstacle(game, building)
        return super().refusal(game, frame, option)


ALIEN_CONSTRUCT: Final = AlienConstruct()


def building_obstacle(game: Colony, building: int) -> int:
    """`POSSIBLE`, or why an alien building cannot be constructed."""
    if tiles_left(commander_of(game), building) == 0:
        return pack(NO_ALIEN_TILES, building)
    return POSSIBLE if building_hexes(game, building) else pack(NO_ALIEN_HEX, building)


class ChooseAlienHex(Effect):
    """Choose the hex of the alien building `a`."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        building = frame.a
        return [HEX + place for place in building_hexes(game, building)]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        building = frame.a
        erect(game, frame.seat, building, option - HEX)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if HEX <= option < HEX + HEXES:
            place = option - HEX
            if game.land[place]:
                return pack(HAS_BUILDING)
            return pack(ALIEN_JOIN if is_empty(game, place) else HEX_NOT_EMPTY)
        return super().refusal(game, frame, option)


CHOOSE_ALIEN_HEX: Final = ChooseAlienHex()


def brings(game: Colony, building: int, place: int) -> int:
    """How many crystals, or soldiers for the panel, an alien building on a hex would bring."""
    commander = commander_of(game)
    size = 1 + connected(game, place, CODES[building])
    if building == ALIEN_MINE:
        return size
    return min(size + commander.level(REINFORCEMENTS), commander.aside)


def erect(game: Colony, seat: int, building: int, place: int) -> None:
    """Put an alien building on a hex; its complex brings soldiers or crystals."""
    commander = commander_of(game)
    size = 1 + connected(game, place, CODES[building])
    brought = brings(game, building, place)
    game.land = changed(game.land, place, CODES[building])
    game.note(log.ALIEN_BUILT, seat, place, size, building)
    if building == ALIEN_MINE:
        commander.mines_left -= 1
        gain_crystals(game, brought)
    else:
        commander.shelters_left -= 1
        add_to_panel(game, brought)
