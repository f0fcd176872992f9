"""Shield: tokens that remove corruption, or protect a tile of technology or a building."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import without
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.expansions.alien.reasons import NO_SHIELDS
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    LAB_TECHS,
    SHIELD_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SHIELDS_LAID
from planetfall.games.on_mars.expansions.alien_invasion.defence.tech import (
    begun,
    borrow,
    is_lender,
    lenders,
    own_level,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import front_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import HUMANS, KEYS, lab_tile
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.packing import lender, steps_left, tech_lent, use_of
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.vocabulary import HEX

LAB_TILES: Final = HUMANS * LAB_TECHS
"""How many words there are for tiles in Labs."""


def unshielded_tiles(game: Colony) -> list[int]:
    """Options for the tiles in the humans' Labs that have no shield."""
    shielded = front_of(game).shielded_techs
    return [
        lab_tile(seat, tech)
        for seat, player in enumerate(game.players)
        for tech in range(LAB_TECHS)
        if player.lab[tech] and use_of(seat, tech) not in shielded
    ]


def unshielded_buildings(game: Colony) -> list[int]:
    """The hexes of the human buildings without a shield."""
    shielded = front_of(game).shielded
    return [
        place
        for place in range(HEXES)
        if game.land[place] and building_of(game.land[place]) >= 0 and place not in shielded
    ]


def take_shield_off(game: Colony, place: int) -> None:
    """The shield of a building returns to the others, if there is one (OMA-4.14)."""
    front = front_of(game)
    if place in front.shielded:
        front.shielded = without(front.shielded, place)
        front.shields += 1
        game.note(log.SHIELD_RETURNED, -1, place)


class UseShield(Effect):
    """Lay out shields: one and as many more as Shield Tech allows, of those at hand (OMA-5.02).

    `a`: how many are still to come (`steps_left`).
    """

    def _laid(self, game: Colony, level: int) -> int:
        return min(SHIELDS_LAID + level, front_of(game).shields)

    def _left(self, game: Colony, frame: Frame) -> int:
        level = own_level(game, frame.seat, SHIELD_TECH)
        return steps_left(frame.a, self._laid(game, level))

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        front = front_of(game)
        if frame.a == 0 and front.shields == 0:
            return []
        if frame.a and steps_left(frame.a) == 0:
            return None
        options = [KEYS.clean + _number(tile) for tile in front.corrupted]
        options += unshielded_tiles(game)
        options += [HEX + place for place in unshielded_buildings(game)]
        if not options:
            return None if frame.a else []
        if frame.a == 0:
            options += lenders(game, frame.seat, SHIELD_TECH)
        else:
            offer_interruptions(game, frame, options)
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        if is_lender(game, option):
            level = borrow(game, seat, option, SHIELD_TECH)
            game.push(frame.step(begun(self._laid(game, level))))
            return
        if takes_interruption(game, frame, option):
            return
        game.push(frame.step(begun(self._left(game, frame) - 1)))
        front = front_of(game)
        if KEYS.clean <= option < KEYS.clean + LAB_TILES:
            tile = _tile(option - KEYS.clean)
            front.corrupted = without(front.corrupted, tile)
            game.note(log.CORRUPTION_REMOVED, seat, tech_lent(tile), 0, lender(tile))
            return
        front.shields -= 1
        if KEYS.lab_tile <= option < KEYS.lab_tile + LAB_TILES:
            tile = _tile(option - KEYS.lab_tile)
            front.shielded_techs = put(front.shielded_techs, tile)
            game.note(log.SHIELDED_TECH, seat, tech_lent(tile), 0, lender(tile))
        else:
            front.shielded = put(front.shielded, option - HEX)
            game.note(log.SHIELDED, seat, option - HEX)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or front_of(game).shields:
            return POSSIBLE
        return pack(NO_SHIELDS)

    def why(self, game: Colony, frame: Frame) -> int:
        return pack(NO_SHIELDS)


def _number(tile: int) -> int:
    """The place of a packed tile in a block of words for Lab tiles."""
    return LAB_TECHS * lender(tile) + tech_lent(tile)


def _tile(number: int) -> int:
    """The packed tile of a place in such a block."""
    return use_of(number // LAB_TECHS, number % LAB_TECHS)
