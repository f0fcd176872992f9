"""Rovers: put on a tile, driven square by square, collecting what they reach."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.bands import CELLS, members
from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    LIFEPODS,
    ROVERS,
    TERRAIN,
    PlanetBoard,
)
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENTS, ROVER_BAN
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.effects.lifepods import collect_lifepod
from planetfall.games.planet_unknown.gains import event_kind, gain_meteorites
from planetfall.games.planet_unknown.geometry import closed_squares, landing_squares
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import CELL, ROVER

FINAL: Final = 1
"""Flag of `Drive`: nothing else is pending, so one step is made or the rest is dropped."""
BEGUN: Final = 2
"""Flag of `Drive`: a step was made, so `done` is offered."""


def banned_terrain(game: Unknown) -> int:
    """The terrain that rovers may not enter in this turn, -1 for none."""
    return EVENTS[game.event].terrain if event_kind(game) == ROVER_BAN else -1


def targets(game: Unknown, player: Player, cell: int) -> list[int]:
    """The squares the rover of `cell` may reach by its next step."""
    side = CORPORATIONS[player.corporation]
    return side.targets(game, player, cell, banned_terrain(game))


def is_building(board: PlanetBoard, cell: int, terrain: int) -> bool:
    """Whether a building of a terrain stands on a square."""
    return board.has(BUILDINGS, cell) and board.has(TERRAIN + 3 * terrain, cell)


def drivable(game: Unknown, player: Player) -> list[int]:
    """The rovers (by square) that can make a step now."""
    if player.moves <= 0 and not CORPORATIONS[player.corporation].drives_free:
        return []
    return [cell for cell in player.board.cells(ROVERS) if targets(game, player, cell)]


# -- effects ---------------------------------------------------------------------------------


class PlaceRover(Effect):
    """Put a rover from the corporation board on the last placed tile (PU-11.01, PU-11.20).

    Lost where no rover is left or no square is free (PU-11.15).
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if not player.rovers:
            return None
        m0, m1, m2 = landing_squares(player.board)
        cells = members(m0, m1, m2)
        return [CELL + cell for cell in cells] if cells else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        cell = option - CELL
        player.rovers -= 1
        player.board.place_rover(cell)
        game.note(log.ROVER_PLACED, frame.seat, cell)
        arrive(game, frame.seat, cell)


class Drive(Effect):
    """Spend movement points step by step; the rover is asked for where several can move."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        rovers = drivable(game, player)
        if not rovers:
            return None
        if len(rovers) == 1:
            options = [CELL + cell for cell in targets(game, player, rovers[0])]
        else:
            options = [ROVER + cell for cell in rovers]
        flags = frame.a
        if flags & (FINAL | BEGUN):
            options.append(DONE)
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        flags = frame.a
        if option == DONE:
            if flags & FINAL:
                drop_movement(game, frame.seat)
            return
        if not flags & FINAL:
            game.push(frame.step(flags | BEGUN))
        # Else the work below goes on: a step may bring items and abilities (PU-11.23).
        if ROVER <= option < ROVER + CELLS:
            game.push(Frame(STEP, frame.seat, frame.source, option - ROVER))
        else:
            drive(game, frame.seat, drivable(game, player)[0], option - CELL)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        player = game.players[frame.seat]
        rovers = drivable(game, player)
        if CELL <= option < CELL + CELLS and rovers:
            return why_not_drive(game, player, option - CELL)
        return pack(NOT_OFFERED)


class Step(Effect):
    """One step of the rover on square `a`."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        start = frame.a
        return [CELL + cell for cell in targets(game, game.players[frame.seat], start)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        start = frame.a
        drive(game, frame.seat, start, option - CELL)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if CELL <= option < CELL + CELLS:
            return why_not_drive(game, game.players[frame.seat], option - CELL)
        return pack(NOT_OFFERED)


PLACE_ROVER: Final = PlaceRover()
DRIVE: Final = Drive()
STEP: Final = Step()


def why_not_drive(game: Unknown, player: Player, cell: int) -> int:
    """The reason why a rover cannot go to a square now."""
    board = player.board
    if cell not in PLANETS[board.planet].cells:
        return pack(reasons.OFF_PLANET)
    if board.has(ROVERS, cell):
        return pack(reasons.ROVER_IN_THE_WAY)
    c0, c1, c2 = closed_squares(board, -1)
    if cell in members(c0, c1, c2):
        return pack(reasons.TOXIC)
    c0, c1, c2 = closed_squares(board, banned_terrain(game))
    if cell in members(c0, c1, c2):
        return pack(reasons.EVENT_FORBIDS, game.event)
    return pack(reasons.OUT_OF_REACH)


def drop_movement(game: Unknown, seat: int) -> None:
    """Leave the rest of the movement unused (PU-11.05).

    It is lost with the end of the turn only, so it is saved while civ picks are due (PU-4.18).
    """
    player = game.players[seat]
    player.free_steps = 0
    if player.due:
        player.saved += player.moves
    elif player.moves:
        game.note(log.MOVEMENT_DROPPED, seat, 0, player.moves)
    player.moves = 0


def drive(game: Unknown, seat: int, start: int, end: int) -> None:
    """Move a rover by one step or teleport and pay for it."""
    player = game.players[seat]
    CORPORATIONS[player.corporation].pay_step(game, player, start, end)
    player.board.move_rover(start, end)
    game.note(log.ROVER_MOVED, seat, end, start)
    arrive(game, seat, end)


def arrive(game: Unknown, seat: int, cell: int) -> None:
    """A rover has come to a square: it collects what lies there (PU-11.11, PU-11.12)."""
    player = game.players[seat]
    board = player.board
    amount = CORPORATIONS[player.corporation].meteorites_reached(game, seat, cell)
    if amount:
        gain_meteorites(game, seat, cell, amount)
    if board.has(LIFEPODS, cell):
        collect_lifepod(game, seat, cell)
