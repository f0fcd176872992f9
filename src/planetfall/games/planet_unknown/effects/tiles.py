"""Taking, turning and placing a terraforming tile, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import NOT_OFFERED, pack, unpack
from planetfall.games.planet_unknown import items, log, reasons
from planetfall.games.planet_unknown.bands import CELLS, cover, first
from planetfall.games.planet_unknown.board import OCCUPIED
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS, NO_ITEM
from planetfall.games.planet_unknown.components.events_data import ONE_BUILDING
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.shapes import INNER, ORIENTATIONS
from planetfall.games.planet_unknown.components.tiles import (
    ENERGY,
    FIRST,
    HAS_METEOR,
    SECOND,
    SHAPE_OF,
)
from planetfall.games.planet_unknown.effects.rovers import DRIVE, drivable
from planetfall.games.planet_unknown.effects.station import REVEAL
from planetfall.games.planet_unknown.gains import add, event_kind
from planetfall.games.planet_unknown.packed import taken_apart, tile_of, turned_tile
from planetfall.games.planet_unknown.placement import (
    ADJACENT,
    EVENT_RULES,
    NOTHING_FITS,
    PLANET_RULE,
    Site,
    refused_start,
    takeable,
    tile_rules,
)
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import BUILDING, CELL, DO_MOVE, TAKE, TURN

IDLE: Final = 256
"""Flag beside the rules of a placement: the buildings advance nothing (civ card)."""


def rules_of(frame: Frame) -> int:
    """The rules under which the tile of a frame is placed."""
    return frame.b & ~IDLE


# -- taking ----------------------------------------------------------------------------------


def take_tile(game: Unknown, frame: Frame, ring: int) -> None:
    """Take the tile of the turn; the stack itself waits for the barrier (PU-4.20)."""
    seat = frame.seat
    player = game.players[seat]
    tile = game.top(seat, ring)
    rules = tile_rules(game, player, tile)
    # A tile that fits is taken under all rules; the escape is looked for only where it does not.
    dropped = 0 if Site(player.board, rules).fits(tile) else takeable(game, seat)[0]
    player.tile = tile
    game.note(log.TILE_TAKEN, seat, tile, ring)
    CORPORATIONS[player.corporation].tile_chosen(game, seat, tile)
    if dropped == NOTHING_FITS:
        player.stuck = 1
        leave_unplaced(game, seat, tile)
        return
    if dropped:
        game.note(log.RULE_DROPPED, seat, 2 if dropped & PLANET_RULE else 1)
    game.push(Frame(CHOOSE_TURN, seat, frame.source, tile, rules & ~dropped))


def leave_unplaced(game: Unknown, seat: int, tile: int) -> None:
    """Nothing fits: both buildings advance, whatever the planet says (PU-15.03 to PU-15.09)."""
    player = game.players[seat]
    game.note(log.TILE_UNPLACED, seat, tile)
    for terrain in (FIRST[tile], SECOND[tile]):
        if terrain == ENERGY:
            terrain = SECOND[tile] if FIRST[tile] == ENERGY else FIRST[tile]
        add(player, items.advance(terrain, 1, placed=False))


@dataclass(frozen=True)
class ExtraTile(Effect):
    """Take and place another tile of the own section; nothing if none fits (PU-15.15)."""

    advance: bool = True

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        # The escape rules save a game from its end; an extra tile ends nothing.
        dropped, rings = takeable(game, frame.seat)
        return [TAKE + ring for ring in rings] if dropped == 0 and rings else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        ring = option - TAKE
        player = game.players[frame.seat]
        tile = game.top(frame.seat, ring)
        stack = game.stack(frame.seat, ring)
        game.tops = changed(game.tops, stack, NO_TILE)
        game.push(Frame(REVEAL, frame.seat, 0, stack))
        game.note(log.TILE_TAKEN, frame.seat, tile, ring)
        CORPORATIONS[player.corporation].tile_chosen(game, frame.seat, tile)
        rules = tile_rules(game, player, tile) | (0 if self.advance else IDLE)
        game.push(Frame(CHOOSE_TURN, frame.seat, frame.source, tile, rules))

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return why_not_take(game, frame.seat, option)


def why_not_take(game: Unknown, seat: int, option: int) -> int:
    """The reason why a ring's tile cannot be taken."""
    if not TAKE <= option <= TAKE + INNER:
        return pack(NOT_OFFERED)
    if game.top(seat, option - TAKE) == NO_TILE:
        return pack(reasons.STACK_EMPTY)
    return pack(reasons.TILE_FITS_NOWHERE)


# -- placing ---------------------------------------------------------------------------------


class ChooseTurn(Effect):
    """How to turn tile `a` under the rules `b`; only turns that fit are offered."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        tile = frame.a
        options = [TURN + t for t in Site(player.board, rules_of(frame)).turns(tile)]
        # PU-25.05: movement may be spent before the tile is placed.
        if CORPORATIONS[player.corporation].drives_early and drivable(game, player):
            options.append(DO_MOVE)
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == DO_MOVE:
            game.push(frame)
            game.push(Frame(DRIVE, frame.seat))
        else:
            tile = frame.a
            turned = turned_tile(tile, option - TURN)
            game.push(Frame(CHOOSE_CELL, frame.seat, frame.source, turned, frame.b))

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if TURN <= option < TURN + 8:
            return pack(reasons.TURN_FITS_NOWHERE)
        return pack(NOT_OFFERED)


class ChooseCell(Effect):
    """Where the anchor of the turned tile `a` goes, under the rules `b`."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        site = Site(game.players[frame.seat].board, rules_of(frame))
        tile, turn = taken_apart(frame.a)
        return [CELL + cell for cell in site.cells(tile, turn)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tile, turn = taken_apart(frame.a)
        lay_tile(game, frame, tile, turn, option - CELL)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if not CELL <= option < CELL + CELLS:
            return pack(NOT_OFFERED)
        return why_not_cover(game, frame, option - CELL)


CHOOSE_TURN: Final = ChooseTurn()
CHOOSE_CELL: Final = ChooseCell()


def why_not_cover(game: Unknown, frame: Frame, cell: int) -> int:
    """Why a turned tile cannot lie on a square.

    It covers the square from several anchors: told is what stops the one that gets furthest. Where
    one of them fits, told is what keeps the anchor itself off the square.
    """
    board = game.players[frame.seat].board
    if cell not in PLANETS[board.planet].cells:
        return pack(reasons.OFF_PLANET)
    if board.has(OCCUPIED, cell):
        return pack(reasons.OVERLAPS)
    tile, turn = taken_apart(frame.a)
    fitting = Site(board, rules_of(frame)).cells(tile, turn)
    orientation = ORIENTATIONS[SHAPE_OF[tile]][turn]
    anchor = orientation.squares[0]
    best = 0
    for square in orientation.squares:
        row = cell // 12 + anchor.row - square.row
        column = cell % 12 + anchor.column - square.column
        if not (0 <= row < 12 and 0 <= column < 12):
            continue
        other = 12 * row + column
        if other in fitting:
            return why_not_lay(game, frame, cell)
        reason = why_not_lay(game, frame, other)
        # Reasons are numbered in the order in which the rules are looked at.
        if unpack(reason)[0] > unpack(best)[0]:
            best = reason
    return best


def why_not_lay(game: Unknown, frame: Frame, cell: int) -> int:
    """The first rule that keeps a turned tile off an anchor."""
    board = game.players[frame.seat].board
    tile, turn = taken_apart(frame.a)
    rules = rules_of(frame)
    squares = PLANETS[board.planet].cells
    orientation = ORIENTATIONS[SHAPE_OF[tile]][turn]
    anchor = orientation.squares[0]
    covered: list[int] = []
    for square in orientation.squares:
        row = cell // 12 + square.row - anchor.row
        column = cell % 12 + square.column - anchor.column
        if not (0 <= row < 12 and 0 <= column < 12) or 12 * row + column not in squares:
            return pack(reasons.OFF_PLANET)
        covered.append(12 * row + column)
    if any([board.has(OCCUPIED, square) for square in covered]):
        return pack(reasons.OVERLAPS)
    if cell not in Site(board, rules & ADJACENT).cells(tile, turn):
        if board.is_blank():
            return refused_start(board.planet, rules)
        return pack(reasons.MUST_TOUCH)
    if cell not in Site(board, rules & ~EVENT_RULES).cells(tile, turn):
        return pack(reasons.PLANET_FORBIDS, board.planet)
    return pack(reasons.EVENT_FORBIDS, game.event)


def lay_tile(game: Unknown, frame: Frame, tile: int, turn: int, cell: int) -> None:
    """Place a tile: what lies below is destroyed, the meteorite falls, buildings advance."""
    seat = frame.seat
    player = game.players[seat]
    board = player.board
    side = CORPORATIONS[player.corporation]
    falls = side.meteorites_fall(player)
    rovers, lifepods = board.place_tile(tile, turn, cell, falls)
    game.note(log.TILE_PLACED, seat, tile, cell)
    if rovers:
        game.note(log.ROVER_DESTROYED, seat, -1, rovers)
    if lifepods:
        game.note(log.LIFEPOD_DESTROYED, seat, -1, lifepods)
    if falls and HAS_METEOR[tile]:
        m0, m1, m2 = cover([ORIENTATIONS[SHAPE_OF[tile]][turn].meteor], cell)
        game.note(log.METEORITE_FELL, seat, first(m0, m1, m2))
    for _ in range(player.promised):
        add(player, items.PLACE_ROVER)
    player.promised = 0
    side.tile_placed(game, seat, tile, len(board.placed) - 1)
    if frame.b & IDLE:
        return
    if event_kind(game) == ONE_BUILDING:
        game.push(Frame(ONE_OF_BOTH, seat, frame.source))
        return
    build(player, FIRST[tile])
    build(player, SECOND[tile])


class OneOfBoth(Effect):
    """Event: only one building of the tile just placed advances; the owner chooses."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        tile = tile_of(game.players[frame.seat].board.placed[-1])
        return [BUILDING + FIRST[tile], BUILDING + SECOND[tile]]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        build(game.players[frame.seat], option - BUILDING)


ONE_OF_BOTH: Final = OneOfBoth()


def build(player: Player, terrain: int) -> None:
    """A building of the tile just placed: its advance becomes pending (PU-6.03)."""
    index = len(player.board.placed) - 1
    item = CORPORATIONS[player.corporation].building(player, terrain, index)
    if item != NO_ITEM:
        add(player, item)
