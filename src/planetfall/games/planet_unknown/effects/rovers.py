"""Rovers: put on a tile, driven square by square, collecting what they reach."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.core.vocabulary import DONE, NO, YES
from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.bands import CELLS, members
from planetfall.games.planet_unknown.board import (
    BUILDINGS,
    LIFEPODS,
    LOADED,
    METEORITES,
    OCCUPIED,
    ROVERS,
    PlanetBoard,
)
from planetfall.games.planet_unknown.components.events_data import EVENTS, ROVER_BAN
from planetfall.games.planet_unknown.components.planet import CURRENTS_IN_PLAY, PLANETS
from planetfall.games.planet_unknown.components.tiles import CIV, ENERGY, WATER
from planetfall.games.planet_unknown.components.tiles import ROVER as ROVER_TERRAIN
from planetfall.games.planet_unknown.effects.lifepods import collect_lifepod
from planetfall.games.planet_unknown.gains import TELEPORT, event_kind, gain_meteorites
from planetfall.games.planet_unknown.geometry import (
    building_squares,
    closed_squares,
    landing_squares,
    live_currents,
    open_squares,
    rover_steps,
    same_terrain_elsewhere,
)
from planetfall.games.planet_unknown.state import (
    COSMOS,
    HORIZON,
    JUMP_DRIVE,
    REPUBLIC,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.techs import (
    LEVEL_1,
    LEVEL_3,
    LEVEL_4,
    TECH_B,
    active,
    has,
)
from planetfall.games.planet_unknown.vocabulary import CELL, ROVER

MOST_FREE_STEPS: Final = 99
"""Free steps of one turn (Cosmos Lvl 4) come to an end, far beyond any need."""

FINAL: Final = 1
"""Flag of `Drive`: nothing else is pending, so one step is made or the rest is dropped."""
BEGUN: Final = 2
"""Flag of `Drive`: a step was made, so `done` is offered."""


def banned_terrain(game: Unknown) -> int:
    """The terrain that rovers may not enter in this turn, -1 for none."""
    return EVENTS[game.event].terrain if event_kind(game) == ROVER_BAN else -1


def is_energy(game: Unknown, board: PlanetBoard, cell: int) -> bool:
    """Whether a square shows energy terrain, currents by the edition (PU-34.17)."""
    if board.has(3 * ENERGY, cell):
        return True
    if not CURRENTS_IN_PLAY[game.settings.edition]:
        return False
    c0, c1, c2 = live_currents(board)
    return cell in members(c0, c1, c2)


# -- where a rover may go --------------------------------------------------------------------


def targets(game: Unknown, player: Player, cell: int) -> list[int]:
    """The squares the rover of `cell` may reach by its next step."""
    board = player.board
    corporation = player.corporation
    banned = banned_terrain(game)
    if corporation == COSMOS:
        return _cosmos_targets(game, player, cell, banned)
    if player.moves <= 0:
        return []
    steps = rover_steps(board, cell, False, banned)
    if corporation == REPUBLIC:
        if active(player) & LEVEL_3 and _is_building(board, cell, CIV):
            steps = _joined(steps, _open_civ_buildings(board, banned))
    elif corporation == JUMP_DRIVE:
        if active(player) & TECH_B and not player.used_turn >> TELEPORT & 1:
            m0, m1, m2 = same_terrain_elsewhere(board, cell, banned)
            steps = _joined(steps, members(m0, m1, m2))
    return steps


def _cosmos_targets(game: Unknown, player: Player, cell: int, banned: int) -> list[int]:
    """Cosmos: diagonal with Lvl 1, energy squares free with Lvl 4 (PU-27.08, PU-27.11)."""
    techs = active(player)
    steps = rover_steps(player.board, cell, techs & LEVEL_1 != 0, banned)
    if player.moves > 0:
        return steps
    # PU-27.19: free steps need a movement gain to start, not points left over.
    if techs & LEVEL_4 and 0 < player.free_steps <= MOST_FREE_STEPS:
        return [step for step in steps if is_energy(game, player.board, step)]
    return []


def _is_building(board: PlanetBoard, cell: int, terrain: int) -> bool:
    return board.has(BUILDINGS, cell) and board.has(3 * terrain, cell)


def _open_civ_buildings(board: PlanetBoard, banned: int) -> list[int]:
    b0, b1, b2 = building_squares(board, CIV)
    o0, o1, o2 = open_squares(board, banned)
    return members(b0 & o0, b1 & o1, b2 & o2)


def _joined(steps: list[int], others: list[int]) -> list[int]:
    return sorted(steps + [cell for cell in others if cell not in steps])


def drivable(game: Unknown, player: Player) -> list[int]:
    """The rovers (by square) that can make a step now."""
    if player.moves <= 0 and player.corporation != COSMOS:
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
        if frame.a & (FINAL | BEGUN):
            options.append(DONE)
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option == DONE:
            if frame.a & FINAL:
                drop_movement(game, frame.seat)
            return
        if not frame.a & FINAL:
            game.push(frame.step(frame.a | BEGUN))
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
        return [CELL + cell for cell in targets(game, game.players[frame.seat], frame.a)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        drive(game, frame.seat, frame.a, option - CELL)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if CELL <= option < CELL + CELLS:
            return why_not_drive(game, game.players[frame.seat], option - CELL)
        return pack(NOT_OFFERED)


class Destroy(Effect):
    """Horizon Lvl 4: the meteorite carried by the rover on water square `a` may be destroyed."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [YES, NO]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == YES:
            game.players[frame.seat].board.unload(frame.a)
            game.note(log.METEORITE_DESTROYED, frame.seat, frame.a, 1)


PLACE_ROVER: Final = PlaceRover()
DRIVE: Final = Drive()
STEP: Final = Step()
DESTROY: Final = Destroy()


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
    _pay(game, player, start, end)
    player.board.move_rover(start, end)
    game.note(log.ROVER_MOVED, seat, end, start)
    arrive(game, seat, end)


def _pay(game: Unknown, player: Player, start: int, end: int) -> None:
    if player.corporation == COSMOS:
        # 1 marks that movement has begun; free steps count on from there.
        player.free_steps = max(player.free_steps, 1)
        if active(player) & LEVEL_4 and is_energy(game, player.board, end):
            if player.free_steps <= MOST_FREE_STEPS:
                player.free_steps += 1
                return
    elif player.corporation == JUMP_DRIVE:
        if end not in PLANETS[player.board.planet].steps[start]:
            player.used_turn |= 1 << TELEPORT
    player.moves -= 1


def arrive(game: Unknown, seat: int, cell: int) -> None:
    """A rover has come to a square: it collects what lies there (PU-11.11, PU-11.12)."""
    player = game.players[seat]
    board = player.board
    if player.corporation == HORIZON:
        _load_and_deliver(game, seat, cell)
    elif board.has(METEORITES, cell):
        amount = 0
        while board.take_meteorite(cell):
            amount += 1
        gain_meteorites(game, seat, cell, amount)
    if board.has(LIFEPODS, cell):
        collect_lifepod(game, seat, cell)


def _load_and_deliver(game: Unknown, seat: int, cell: int) -> None:
    """Horizon: load what lies here, deliver on a rover building (PU-28.04, PU-28.05)."""
    player = game.players[seat]
    board = player.board
    home = _is_building(board, cell, ROVER_TERRAIN)
    if home and board.has(LOADED, cell):
        board.unload(cell)
        gain_meteorites(game, seat, cell, 1)
    while board.has(METEORITES, cell) and not board.has(LOADED, cell):
        board.load(cell)
        game.note(log.METEORITE_LOADED, seat, cell)
        if home:
            board.unload(cell)
            gain_meteorites(game, seat, cell, 1)
    if board.has(LOADED, cell) and board.has(3 * WATER, cell) and has(player, HORIZON, LEVEL_4):
        game.push(Frame(DESTROY, seat, 0, cell))


def rovers_on_land(board: PlanetBoard) -> bool:
    """Whether a rover stands on a square that no piece covers."""
    r0, r1, r2 = board.mask(ROVERS)
    o0, o1, o2 = board.mask(OCCUPIED)
    return (r0 & ~o0) != 0 or (r1 & ~o1) != 0 or (r2 & ~o2) != 0
