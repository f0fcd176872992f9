"""Horizon: meteorites are carried to a rover building (section 28)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.vocabulary import NO, YES
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.board import LOADED, METEORITES, TERRAIN
from planetfall.games.planet_unknown.components.corporation import Corporation, Tech, is_unused
from planetfall.games.planet_unknown.components.planet import BASE
from planetfall.games.planet_unknown.components.tiles import ROVER, TERRAIN_SET, WATER
from planetfall.games.planet_unknown.effects.advance import push_advance
from planetfall.games.planet_unknown.effects.rovers import is_building
from planetfall.games.planet_unknown.gains import (
    ADVANCE_ROVER,
    gain_meteorites,
    gain_movement,
    gain_patch,
)
from planetfall.games.planet_unknown.order import TECHS, of_advance
from planetfall.games.planet_unknown.state import Player, Unknown


class Horizon(Corporation):
    """Rovers load one meteorite each and deliver it (PU-28.02)."""

    def effects(self) -> dict[str, Effect]:
        return {"destroy": DESTROY}

    def ignores_adjacency(self, player: Player, tile: int) -> bool:
        if tile < 0 or not TERRAIN_SET[tile] >> ROVER & 1:
            return False
        return self.works(player, 1)

    def turn_started(self, game: Unknown, seat: int) -> None:
        player = game.players[seat]
        if self.works(player, 2):
            gain_movement(game, seat, player.board.number(LOADED), self.source(2))

    def meteorites_collected(self, game: Unknown, seat: int, amount: int) -> None:
        # PU-28.09: a patch for each.
        if self.works(game.players[seat], 3):
            for _ in range(amount):
                gain_patch(game, seat, self.source(3))

    def meteorites_reached(self, game: Unknown, seat: int, cell: int) -> int:
        # PU-28.04, PU-28.05: load what lies here, deliver on a rover building.
        player = game.players[seat]
        board = player.board
        home = is_building(board, cell, ROVER)
        if home and board.has(LOADED, cell):
            board.unload(cell)
            gain_meteorites(game, seat, cell, 1)
        while board.has(METEORITES, cell) and not board.has(LOADED, cell):
            board.load(cell)
            game.note(log.METEORITE_LOADED, seat, cell)
            if home:
                board.unload(cell)
                gain_meteorites(game, seat, cell, 1)
        if board.has(LOADED, cell) and board.has(TERRAIN + 3 * WATER, cell):
            if self.works(player, 4):
                game.push(Frame(DESTROY, seat, 0, cell))
        return 0

    def uses(self, game: Unknown, player: Player) -> list[int]:
        if self.works(player, 5) and is_unused(player, ADVANCE_ROVER):
            if self.can_advance(player, ROVER):
                return [ADVANCE_ROVER]
        return []

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        game.players[frame.seat].used_turn |= 1 << ability
        push_advance(game, frame, ROVER, 1)

    def movement_touch(self) -> int:
        return TECHS

    def use_touch(self, player: Player, ability: int) -> int:
        return of_advance(player, ROVER, 0)


class Destroy(Effect):
    """Lvl 4: the meteorite carried by the rover on water square `a` may be destroyed."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [YES, NO]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        cell = frame.a
        if option == YES:
            game.players[frame.seat].board.unload(cell)
            game.note(log.METEORITE_DESTROYED, frame.seat, cell, 1)


DESTROY: Final = Destroy()


HORIZON: Final = Horizon(
    "horizon", ("Horizon Group", "Horizon Group"), BASE, 2, "delivery",
    rovers=4, overflow=5,
    rover="- rover 2 2+rover 2 3 3+rover 3 4+m1 4+rover 4+s 4 5+m2 5 5 5+m5",
    techs=[
        Tech("rover_tiles_ignore_adjacency", "1", "passive"),
        Tech("movement_for_loaded_rovers", "2", "turn_start", "once_per_turn", amount=1),
        Tech("patch_for_meteorites", "3", "passive"),
        Tech("destroy_on_water", "4", "passive"),
        Tech("advance_rover", "5", "any_time", "once_per_turn", amount=1),
    ],
)  # fmt: skip
