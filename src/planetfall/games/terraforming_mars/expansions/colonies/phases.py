"""Setup and the solar phase: tiles laid out, woken, brought in; ships home, markers on."""

from __future__ import annotations

from typing import Final

from planetfall.core.bag import put, take
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import NOTHING
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    LAID_OUT,
    NO_TILE_LEFT,
    PUT_BACK,
    RETURNED,
    WOKEN,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    LAST_FIELD,
    START_FIELD,
    TILES,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import KEYS
from planetfall.games.terraforming_mars.state import Mars

COLONY_STREAM: Final = 3
"""The stream of luck that the base game leaves free."""
TILES_BY_SEATS: Final = [0, 4, 5, 5, 6, 7]
"""Tiles drawn, by the number of players (TMC-2.03, TMC-2.04, TMC-8.03)."""
SOLO_TILES: Final = 3
SOLO_INCOME: Final = -2
"""Change of the M€ production a solo game starts with (TMC-8.02)."""


def is_held(game: Mars, resource: int) -> bool:
    """Whether a card in play, a corporation included, can hold a resource (TMC-3.07)."""
    for seat in range(game.seats):
        for card in game.kit(seat).holders:
            if CARDS[card].holds == resource:
                return True
    return False


def lay_out(game: Mars, colony: int) -> None:
    """A tile comes into play, with its marker unless it sleeps (TMC-2.05, TMC-3.11)."""
    area = colonies_of(game)
    area.tiles = put(area.tiles, colony)
    wakes = COLONY_TILES[colony].wakes
    active = wakes == NOTHING or is_held(game, wakes)
    area.markers = changed(area.markers, colony, START_FIELD if active else -1)
    if game.events is not None:
        game.note(LAID_OUT, -1, colony, 1 if active else 0)


def wake(game: Mars, card: int) -> None:
    """A card that can hold a resource wakes the colony of that resource (TMC-3.02)."""
    held = CARDS[card].holds
    if held == NOTHING:
        return
    area = colonies_of(game)
    for colony in area.tiles:
        if area.markers[colony] < 0 and COLONY_TILES[colony].wakes == held:
            area.markers = changed(area.markers, colony, START_FIELD)
            if game.events is not None:
                game.note(WOKEN, -1, colony, 0, card)


class LayOut(MarsEffect):
    """Lay colonies out before anything is chosen (TMC-2.08)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        for _ in range(TILES_BY_SEATS[game.seats]):
            game.push(Frame(DRAW_COLONY, 0))
        return None


class DrawColony(Chance):
    """One colony of the box, at random."""

    def stream(self, game: Mars, frame: Frame) -> int:
        return COLONY_STREAM

    def outcomes(self, game: Mars, frame: Frame) -> list[int]:
        return [KEYS.colony + colony for colony in in_box(game)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        lay_out(game, option - KEYS.colony)


def in_box(game: Mars) -> list[int]:
    """Colonies that are not in play."""
    tiles = colonies_of(game).tiles
    return [colony for colony in range(TILES) if colony not in tiles]


class DropColony(MarsEffect):
    """Solo: one of the four colonies drawn goes back: `colony:x` (TMC-8.03, TMC-8.05).

    It is the last thing chosen with corporation and cards, so nobody sees the table half changed.
    """

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        tiles = colonies_of(game).tiles
        if not game.is_solo() or len(tiles) <= SOLO_TILES:
            return None
        return [KEYS.colony + colony for colony in tiles]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        area = colonies_of(game)
        colony = option - KEYS.colony
        area.tiles = take(area.tiles, colony)
        area.markers = changed(area.markers, colony, -1)
        if game.events is not None:
            game.note(PUT_BACK, frame.seat, colony)


class AddColony(MarsEffect):
    """Bring one more colony of choice into play: `colony:x`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [KEYS.colony + colony for colony in in_box(game)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        lay_out(game, option - KEYS.colony)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(NO_TILE_LEFT)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if in_box(game) else self.why(game, frame)

    def __repr__(self) -> str:
        return "AddColony()"


class SolarPhase(MarsEffect):
    """Ships come home, markers of active colonies move one field on (TMC-7.04, TMC-7.05)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        area = colonies_of(game)
        away = TILES - area.ships.count(-1)
        area.ships = [-1] * TILES
        for colony in area.tiles:
            if 0 <= area.markers[colony] < LAST_FIELD:
                area.markers = grown(area.markers, colony, 1)
        if game.events is not None:
            game.note(RETURNED, -1, 0, away)
        return None


LAY_OUT: Final = LayOut()
DRAW_COLONY: Final = DrawColony()
DROP_COLONY: Final = DropColony()
SOLAR_PHASE: Final = SolarPhase()


def course_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path; `DROP_COLONY` stands in the setup of seats."""
    return {"lay_out": LAY_OUT, "draw_colony": DRAW_COLONY, "solar_phase": SOLAR_PHASE}
