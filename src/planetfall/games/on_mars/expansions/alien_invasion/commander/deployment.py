"""Deploying soldiers and stealing crystals (OMA-7.19 to OMA-7.25)."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.map import AROUND, HEXES
from planetfall.games.on_mars.components.names import CRYSTAL
from planetfall.games.on_mars.expansions.alien.reasons import (
    BUILDING_HOLDS,
    HEX_NOT_EMPTY,
    NO_DEPLOYMENT_HEX,
    NO_SOLDIER_READY,
    NOT_BY_ALIENS,
    NOT_IN_ALIENS,
    NOTHING_STOLEN,
    NOTHING_TO_STEAL,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import alien_hexes
from planetfall.games.on_mars.expansions.alien_invasion.commander.supply import gain_crystals
from planetfall.games.on_mars.expansions.alien_invasion.components.names import DEPLOYMENT
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    DEPLOYED,
    STOLEN_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import deploy
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.packing import BEGUN, steps_left
from planetfall.games.on_mars.state import FOUND_CRYSTAL, Colony
from planetfall.games.on_mars.terrain import has_piece, is_empty
from planetfall.games.on_mars.vocabulary import HEX


def crystal_column(game: Colony) -> int:
    """The column of the Warehouse where crystals lie."""
    return game.setting.columns.index(CRYSTAL)


def beside_buildings(game: Colony) -> list[int]:
    """The completely empty hexes next to alien buildings (OMA-7.21)."""
    found: list[int] = []
    for building in alien_hexes(game):
        for place in AROUND[building]:
            if place not in found and is_empty(game, place):
                found.append(place)
    found.sort()
    return found


def inside_buildings(game: Colony) -> list[int]:
    """The alien buildings without marker or other piece (OMA-7.25)."""
    return [place for place in alien_hexes(game) if not has_piece(game, place)]


@dataclass(frozen=True)
class Deploy(Effect):
    """Put up to 1 + Deployment soldiers of the panel on hexes beside or inside alien buildings.

    `a`: how many may still follow (`steps_left`).
    """

    inside: bool = False

    def _places(self, game: Colony) -> list[int]:
        return inside_buildings(game) if self.inside else beside_buildings(game)

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == BEGUN or commander_of(game).ready == 0:
            return None if frame.a else []
        options = [HEX + place for place in self._places(game)]
        if frame.a:
            if not options:
                return None
            options.append(DONE)  # OMA-7.46
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        left = steps_left(frame.a, DEPLOYED + commander_of(game).level(DEPLOYMENT))
        game.push(frame.step(BEGUN + left - 1))
        deploy(game, option - HEX)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a:
            return POSSIBLE
        if commander_of(game).ready == 0:
            return pack(NO_SOLDIER_READY)
        return POSSIBLE if self._places(game) else pack(NO_DEPLOYMENT_HEX)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if not HEX <= option < HEX + HEXES:
            return super().refusal(game, frame, option)
        place = option - HEX
        if self.inside:
            return pack(BUILDING_HOLDS if place in alien_hexes(game) else NOT_IN_ALIENS)
        return pack(NOT_BY_ALIENS if is_empty(game, place) else HEX_NOT_EMPTY)


class Steal(Effect):
    """Take up to two crystals from the map and the Warehouse; `a`: how many may still follow."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == BEGUN:
            return None
        options = [HEX + place for place in range(HEXES) if game.finds[place] == FOUND_CRYSTAL]
        if game.warehouse[crystal_column(game)]:
            options.append(KEYS.from_warehouse)
        if frame.a:
            if not options:
                return None
            options.append(DONE)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        left = steps_left(frame.a, STOLEN_CRYSTALS)
        game.push(frame.step(BEGUN + left - 1))
        if option == KEYS.from_warehouse:
            game.warehouse = grown(game.warehouse, crystal_column(game), -1)
            game.note(log.CRYSTAL_STOLEN, frame.seat, -1)
        else:
            game.finds = changed(game.finds, option - HEX, 0)
            game.note(log.CRYSTAL_STOLEN, frame.seat, option - HEX)
        gain_crystals(game, 1)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or game.warehouse[crystal_column(game)] or FOUND_CRYSTAL in game.finds:
            return POSSIBLE
        return pack(NOTHING_TO_STEAL)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if HEX <= option < HEX + HEXES:
            return pack(NOTHING_STOLEN)
        return super().refusal(game, frame, option)
