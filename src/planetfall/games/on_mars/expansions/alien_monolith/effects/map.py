"""Sabotage on the map: crystals, buildings, bots and the rover."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, without
from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.expansions.alien_monolith import log
from planetfall.games.on_mars.expansions.alien_monolith.effects.goals import void
from planetfall.games.on_mars.expansions.alien_monolith.state import (
    ROVER_AWAY,
    ROVER_LYING,
    ROVER_READY,
    MonolithColony,
)
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import FOUND_CRYSTAL, code_of
from planetfall.games.on_mars.stock import work
from planetfall.games.on_mars.terrain import bot_places
from planetfall.games.on_mars.vocabulary import HEX


class HarvestCrystals(Effect):
    """All crystals on the map are removed."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        count = game.finds.count(FOUND_CRYSTAL)
        if count == 0:
            void(game, frame)
            return None
        game.finds = [0 if found == FOUND_CRYSTAL else found for found in game.finds]
        game.note(log.CRYSTALS_HARVESTED, -1, 0, count)
        return None


@dataclass(frozen=True)
class TurnDown(Effect):
    """A building of a type without Advanced Building marker is turned face down.

    It keeps its hex and counts for nothing until its type is constructed there again. The only
    Shelter is spared; the colonist of a Mine goes to the Working Area.
    """

    building: int

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        code = code_of(self.building, frame.seat)
        places = [
            place
            for place in range(HEXES)
            if game.land[place] == code and game.tops[place] < FIRST_MARKER
        ]
        only = self.building == SHELTER and game.players[frame.seat].shelters < 2
        if not places or only:
            void(game, frame)
            return None
        return [HEX + place for place in places]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        place = option - HEX
        game.land = changed(game.land, place, -game.land[place])
        if self.building == SHELTER:
            game.players[frame.seat].shelters -= 1
        if game.tops[place]:
            work(game, game.tops[place] - 1, 1)
            game.tops = changed(game.tops, place, 0)
        game.note(log.TURNED_DOWN, frame.seat, place, 0, self.building)


class DestroyBot(Effect):
    """A bot on the map goes back to the supply."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        bots = game.players[frame.seat].bots
        if not bots:
            void(game, frame)
            return None
        return [HEX + place for place in sorted(bots)]

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.bots = without(player.bots, option - HEX)
        player.bots_left += 1
        game.note(log.BOT_LOST, frame.seat, option - HEX)


class DisableRover(Effect):
    """The rover is out of action until the second Colonization phase from now is over."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        player.rover = -1
        player.stuck = 1
        game.rover_state = ROVER_AWAY
        game.note(log.ROVER_STEP, frame.seat, -1, 0, ROVER_AWAY)
        return None


class BringRover(Effect):
    """At the end of a Colonization phase a disabled rover comes a step nearer to its return."""

    def resolve(self, game: MonolithColony, frame: Frame) -> list[int] | None:
        if game.rover_state == ROVER_LYING:
            return [HEX + place for place in bot_places(game, frame.seat)]
        if game.rover_state == ROVER_AWAY:
            game.rover_state = ROVER_LYING
            game.note(log.ROVER_STEP, frame.seat, -1, 0, ROVER_LYING)
        return None

    def answer(self, game: MonolithColony, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        player.rover = option - HEX
        player.stuck = 0
        game.rover_state = ROVER_READY
        game.note(log.ROVER_STEP, frame.seat, option - HEX, 0, ROVER_READY)


BRING_ROVER = BringRover()
