"""The station's stacks: revealing the next tile, turning the rings."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import NO_OUTCOME, Chance, Effect, Frame
from planetfall.core.lists import changed
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.shapes import SHAPES
from planetfall.games.planet_unknown.packed import tiles_in, without
from planetfall.games.planet_unknown.state import NO_TILE, Unknown
from planetfall.games.planet_unknown.vocabulary import ROTATE, TILE

TILE_STREAMS: Final = 0
"""Streams of luck 0 to 11: one for each stack."""


class Reveal(Chance):
    """The next tile of stack `a` comes to lie open."""

    def stream(self, game: Unknown, frame: Frame) -> int:
        stack = frame.a
        return TILE_STREAMS + stack

    def outcomes(self, game: Unknown, frame: Frame) -> list[int]:
        stack = frame.a
        if game.tops[stack] != NO_TILE:
            return []
        return [TILE + tile for tile in tiles_in(stack, game.bags[stack])]

    def drawn(self, game: Unknown, frame: Frame) -> int:
        stack = frame.a
        bag = game.bags[stack]
        if game.tops[stack] != NO_TILE or not bag:
            return NO_OUTCOME
        return TILE + tiles_in(stack, bag)[game.luck(TILE_STREAMS + stack, bag.bit_count())]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        stack = frame.a
        tile = option - TILE
        game.bags = changed(game.bags, stack, without(game.bags[stack], tile))
        game.tops = changed(game.tops, stack, tile)
        game.note(log.TILE_REVEALED, -1, tile)


REVEAL: Final = Reveal()


def push_reveals(game: Unknown) -> None:
    """Reveal a tile on every stack that lacks its open one."""
    for stack in range(SHAPES - 1, -1, -1):
        if game.tops[stack] == NO_TILE and game.bags[stack]:
            game.push(Frame(REVEAL, game.commander, 0, stack))


class Rotate(Effect):
    """The frame's seat turns the station by 0 to 5 steps clockwise (PU-4.01 to PU-4.03)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [ROTATE + k for k in range(6)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        turn_station(game, frame.seat, option - ROTATE)


ROTATION: Final = Rotate()


def turn_station(game: Unknown, seat: int, steps: int) -> None:
    """Turn both rings clockwise."""
    game.rotation = (game.rotation - steps) % 6
    game.note(log.ROTATED, seat, game.rotation, steps)
