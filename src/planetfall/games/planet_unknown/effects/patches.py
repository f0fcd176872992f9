"""Biomass patches: placed at once, stored, or traded (sections 14 and 26)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.bands import CELLS, members
from planetfall.games.planet_unknown.board import METEORITES, OCCUPIED
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.placement import (
    PLANET_RULE,
    patch_squares,
    refused_start,
    spare_the_game,
)
from planetfall.games.planet_unknown.state import GAME_END, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import CELL, STORE, USE, USE_KEYS


class PlacePatch(Effect):
    """Place a patch; where a breakthrough allows, store it, double it or take a synergy instead.

    With no legal square it is lost (PU-14.10). `a` is 1 for a patch that was stored.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options = [CELL + cell for cell in self._cells(game, frame)]
        player = game.players[frame.seat]
        was_stored = frame.a == 1
        if not was_stored:
            options += self._instead(game, player)
        if not options:
            game.note(log.PATCH_LOST, frame.seat)
            return None
        return options

    def _cells(self, game: Unknown, frame: Frame) -> list[int]:
        m0, m1, m2 = patch_squares(game, frame.seat)
        return spare_the_game(game, frame.seat, members(m0, m1, m2))

    def _instead(self, game: Unknown, player: Player) -> list[int]:
        side = CORPORATIONS[player.corporation]
        options = [USE + ability for ability in side.instead_of_patch(player)]
        if game.phase != GAME_END and side.can_store_patches(player):
            options.append(STORE)
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option == STORE:
            player.patches += 1
            game.note(log.PATCH_STORED, frame.seat)
        elif USE <= option < USE + len(USE_KEYS):
            game.note(log.ABILITY_USED, frame.seat, option - USE)
            CORPORATIONS[player.corporation].use_patch(game, frame, option - USE)
        else:
            place_patch(game, frame.seat, option - CELL)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if not CELL <= option < CELL + CELLS:
            return pack(NOT_OFFERED)
        board = game.players[frame.seat].board
        cell = option - CELL
        planet = PLANETS[board.planet]
        if cell not in planet.cells:
            return pack(reasons.OFF_PLANET)
        if board.has(METEORITES, cell):
            return pack(reasons.METEORITE_THERE)
        if board.has(OCCUPIED, cell):
            return pack(reasons.OVERLAPS)
        if cell in members(*patch_squares(game, frame.seat)):
            return pack(reasons.WOULD_END_THE_GAME, game.event)
        if board.is_blank():
            return refused_start(board.planet, PLANET_RULE)
        touching = any([board.has(OCCUPIED, other) for other in _beside(cell)])
        return pack(reasons.PLANET_FORBIDS if touching else reasons.MUST_TOUCH, board.planet)


def _beside(cell: int) -> list[int]:
    row = cell // 12
    column = cell % 12
    found: list[int] = []
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < 12 and 0 <= c < 12:
            found.append(12 * r + c)
    return found


PLACE_PATCH: Final = PlacePatch()


def place_patch(game: Unknown, seat: int, cell: int) -> None:
    """Lay a patch; what stands there is destroyed (PU-11.13, PU-11.24, PU-26.10)."""
    rovers, lifepods, meteorites = game.players[seat].board.place_patch(cell)
    game.note(log.PATCH_PLACED, seat, cell)
    if rovers:
        game.note(log.ROVER_DESTROYED, seat, cell, rovers)
    if lifepods:
        game.note(log.LIFEPOD_DESTROYED, seat, cell, lifepods)
    if meteorites:
        game.note(log.METEORITE_DESTROYED, seat, cell, meteorites)
