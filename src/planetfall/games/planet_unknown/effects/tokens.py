"""Cards and events that touch rovers, lifepods and meteorites directly."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import without
from planetfall.games.planet_unknown import gains, log
from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.board import LIFEPODS, METEORITES, ROVERS, PlanetBoard
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.effects.lifepods import collect_lifepod
from planetfall.games.planet_unknown.effects.rovers import arrive, banned_terrain
from planetfall.games.planet_unknown.geometry import empty_symbols, line_cells, open_squares
from planetfall.games.planet_unknown.state import Unknown
from planetfall.games.planet_unknown.vocabulary import (
    CELL,
    COLUMN,
    ROVER,
    ROW,
    SCORE,
    SPACE,
    UNLOCK,
)


@dataclass(frozen=True)
class GainPatches(Effect):
    """Gain biomass patches."""

    count: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        for _ in range(self.count):
            gains.gain_patch(game, frame.seat, frame.source)
        return None


@dataclass(frozen=True)
class GainMovement(Effect):
    """Gain rover movement; breakthroughs do not raise it (PU-12.15)."""

    points: int

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        gains.gain_movement(game, frame.seat, self.points, frame.source)
        return None


class GainSynergy(Effect):
    """Gain a synergy."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        gains.gain_synergy(game, frame.seat, frame.source)
        return None


def tokens_from(board: PlanetBoard, kind: int, least: int) -> list[int]:
    """The cells of all tokens of a kind from cell `least` on, one entry per token."""
    cells: list[int] = []
    for cell in board.cells(kind):
        if cell >= least:
            amount = board.meteorites_at(cell) if kind == METEORITES else 1
            cells += [cell] * amount
    return cells


def ascending_tokens(board: PlanetBoard, kind: int, least: int, wanted: int) -> list[int]:
    """Options for picking `wanted` tokens (or all there are) in ascending order of squares."""
    cells = tokens_from(board, kind, least)
    wanted = min(wanted, len(cells))
    options: list[int] = []
    if wanted:
        for cell in cells[: len(cells) - wanted + 1]:
            if CELL + cell not in options:
                options.append(CELL + cell)
    return options


class PickTokens(Effect):
    """Pick some tokens of a kind from the own planet, or as many as there are (PU-11.26).

    `a` is the least square still to pick from, `b` the number picked.
    """

    def wanted(self) -> int:
        """How many tokens are picked."""
        raise TypeError("an effect says how many tokens it picks")

    def kind(self) -> int:
        """The set of the board that holds the tokens."""
        raise TypeError("an effect says which tokens it picks")

    def pick(self, game: Unknown, frame: Frame, cell: int) -> None:
        """Take the token of a square."""
        raise TypeError("an effect says what becomes of the tokens it picks")

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        board = game.players[frame.seat].board
        least, picked = frame.a, frame.b
        options = ascending_tokens(board, self.kind(), least, self.wanted() - picked)
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        cell = option - CELL
        picked = frame.b
        game.push(frame.step(cell, picked + 1))
        self.pick(game, frame, cell)


@dataclass(frozen=True)
class CollectLifepods(PickTokens):
    """Collect lifepods from the own planet."""

    count: int = 1

    def wanted(self) -> int:
        return self.count

    def kind(self) -> int:
        return LIFEPODS

    def pick(self, game: Unknown, frame: Frame, cell: int) -> None:
        collect_lifepod(game, frame.seat, cell)


@dataclass(frozen=True)
class CollectMeteorites(PickTokens):
    """Collect meteorites from the own planet."""

    count: int = 1

    def wanted(self) -> int:
        return self.count

    def kind(self) -> int:
        return METEORITES

    def pick(self, game: Unknown, frame: Frame, cell: int) -> None:
        game.players[frame.seat].board.take_meteorite(cell)
        gains.gain_meteorites(game, frame.seat, cell, 1, frame.source)


@dataclass(frozen=True)
class DestroyMeteorites(PickTokens):
    """Destroy meteorites on the own planet."""

    count: int = 1

    def wanted(self) -> int:
        return self.count

    def kind(self) -> int:
        return METEORITES

    def pick(self, game: Unknown, frame: Frame, cell: int) -> None:
        game.players[frame.seat].board.take_meteorite(cell)
        game.note(log.METEORITE_DESTROYED, frame.seat, cell, 1, frame.source)


@dataclass(frozen=True)
class DestroyLifepods(PickTokens):
    """Destroy lifepods on the own planet."""

    count: int = 1

    def wanted(self) -> int:
        return self.count

    def kind(self) -> int:
        return LIFEPODS

    def pick(self, game: Unknown, frame: Frame, cell: int) -> None:
        game.players[frame.seat].board.take_lifepod(cell)
        game.note(log.LIFEPOD_DESTROYED, frame.seat, cell, 1, frame.source)


class ClearLine(Effect):
    """Destroy all meteorites of one row or column."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        cells = game.players[frame.seat].board.cells(METEORITES)
        rows = sorted({cell // 12 for cell in cells})
        columns = sorted({cell % 12 for cell in cells})
        options = [ROW + row for row in rows] + [COLUMN + column for column in columns]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        board = game.players[frame.seat].board
        row = option - ROW if option < COLUMN else -1
        for cell in line_cells(board.mask(METEORITES), row, option - COLUMN):
            amount = 0
            while board.take_meteorite(cell):
                amount += 1
            game.note(log.METEORITE_DESTROYED, frame.seat, cell, amount, frame.source)


class TeleportRover(Effect):
    """Move one rover to any square; `a` is one more than its square once chosen."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        board = game.players[frame.seat].board
        m0, m1, m2 = open_squares(board, banned_terrain(game))
        if not (m0 or m1 or m2):
            return None
        is_chosen = frame.a > 0
        if is_chosen:
            return [CELL + cell for cell in members(m0, m1, m2)]
        rovers = board.cells(ROVERS)
        return [ROVER + cell for cell in rovers] if rovers else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        start = frame.a - 1
        if start < 0:
            game.push(frame.step(option - ROVER + 1))
            return
        end = option - CELL
        game.players[frame.seat].board.move_rover(start, end)
        game.note(log.ROVER_MOVED, frame.seat, end, start, frame.source)
        arrive(game, frame.seat, end)


class MeteorStrike(Effect):
    """Event: put a meteorite on a visible meteor symbol that has none (PU-12.17)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if not CORPORATIONS[player.corporation].meteorites_fall(player):
            return None
        m0, m1, m2 = empty_symbols(player.board)
        options = [CELL + cell for cell in members(m0, m1, m2)]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        cell = option - CELL
        rovers = game.players[frame.seat].board.put_meteorite(cell)
        game.note(log.METEORITE_FELL, frame.seat, cell, 1, frame.source)
        if rovers:
            game.note(log.ROVER_DESTROYED, frame.seat, cell, rovers, frame.source)


class DestroyRover(Effect):
    """Event: destroy a rover if two or more stand on the planet."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        rovers = game.players[frame.seat].board.cells(ROVERS)
        return [ROVER + cell for cell in rovers] if len(rovers) > 1 else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        cell = option - ROVER
        game.players[frame.seat].board.destroy_rover(cell)
        game.note(log.ROVER_DESTROYED, frame.seat, cell, 1, frame.source)


class ExtraRover(Effect):
    """Event: a rover from the box goes on the tile placed this turn."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        player.rovers += 1
        player.promised += 1
        game.note(log.ROVER_GAINED, frame.seat, 0, 1, frame.source)
        return None


class LoseLifepod(Effect):
    """Event: destroy one collected lifepod, wherever it lies on the corporation board."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        options: list[int] = [SCORE] if player.lifepods else []
        options += [SPACE + space for space in player.pods]
        options += [UNLOCK + k for k in range(6) if player.unlocked >> k & 1]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option == SCORE:
            player.lifepods -= 1
        elif UNLOCK <= option < UNLOCK + 6:
            player.unlocked &= ~(1 << (option - UNLOCK))
        else:
            player.pods = without(player.pods, option - SPACE)
        game.note(log.LIFEPOD_DESTROYED, frame.seat, -1, 1, frame.source)


class LoseMeteorite(Effect):
    """Event: destroy one collected meteorite."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if player.meteorites:
            player.meteorites -= 1
            game.note(log.METEORITE_DESTROYED, frame.seat, -1, 1, frame.source)
        return None
