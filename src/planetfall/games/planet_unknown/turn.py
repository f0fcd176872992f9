"""A seat's own turn: a tile, and pending items carried out in any order (PU-4.17, PU-18.03).

Work that cannot disturb anything else is done without asking; the order is asked for only where
two items meet (`order`). Movement may be spent between items and is never a duty; all other items
must be carried out where possible and are void where not (PU-4.18).
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import without
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.planet_unknown import items, log, order, reasons
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.components.tiles import TRACKS
from planetfall.games.planet_unknown.effects.advance import (
    ADVANCE,
    ENERGY,
    REGRESS_ANY,
    REGRESS_OTHER,
    SYNERGY,
    AdvanceOne,
)
from planetfall.games.planet_unknown.effects.patches import PLACE_PATCH
from planetfall.games.planet_unknown.effects.rovers import (
    DRIVE,
    FINAL,
    PLACE_ROVER,
    drivable,
    drop_movement,
)
from planetfall.games.planet_unknown.effects.tiles import take_tile, why_not_take
from planetfall.games.planet_unknown.gains import (
    ADVANCE_FOCUS,
    ADVANCE_ROVER,
    CLAIM_ROW,
    START_MOVEMENT,
    TO_MILESTONE,
)
from planetfall.games.planet_unknown.geometry import landing_squares
from planetfall.games.planet_unknown.placement import patch_squares, takeable
from planetfall.games.planet_unknown.progress import ALL_TRACKS, advanceable, regressable
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import DO, DO_MOVE, TAKE, USE, USE_KEYS

# Stages: what else may be chosen beside pending items.
AFTER_EVENT: Final = 0
"""Items an event gave; movement and abilities wait for the turn itself."""
BEFORE_TILE: Final = 1
"""The tile of the turn is still to be taken."""
AFTER_TILE: Final = 2
AFTER_CIV: Final = 3
"""In the own slot of the civ picks."""
AT_END: Final = 4
"""After the last turn: no abilities, but movement gained now may be used (PU-16.22)."""


class PlayTurn(Effect):
    """A seat's own turn: effects of its start, then tile, placement and advances (PU-4.13)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        seat = frame.seat
        player = game.players[seat]
        game.push_end_of_turn(seat)
        game.push(Frame(WORK, seat, 0, BEFORE_TILE))
        player.used_turn |= 1 << START_MOVEMENT
        CORPORATIONS[player.corporation].turn_started(game, seat)
        return None


class Work(Effect):
    """Carry out what is pending for a seat; `a` is the stage."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        stage = frame.a
        if stage == BEFORE_TILE:
            return self._before_tile(game, player, frame)
        pool = player.pool
        side = CORPORATIONS[player.corporation]
        uses = side.uses(game, player) if AFTER_TILE <= stage <= AFTER_CIV else []
        rovers = drivable(game, player) if player.moves or side.drives_free else []
        if pool:
            if len(pool) == 1 and not uses and not rovers:
                self._start(game, frame, 0)
                return None
            silent = self._silent(player, pool, uses, len(rovers) > 0)
            if silent >= 0:
                self._start(game, frame, silent)
                return None
            options = self._possible(game, player, frame)
            if options:
                return options + self._beside(uses, rovers)
            if not (uses or rovers):
                # PU-4.18: what cannot be done is void.
                player.pool = []
                game.push(frame)
                return None
        if stage == AFTER_EVENT:
            # Items that stay impossible are void; movement is kept for the turn.
            player.pool = []
            return None
        if not uses:
            if rovers:
                game.push(frame)
                game.push(Frame(DRIVE, frame.seat, 0, FINAL))
            else:
                self._leave(game, player, frame)
            return None
        return [*self._beside(uses, rovers), DONE]

    def _before_tile(self, game: Unknown, player: Player, frame: Frame) -> list[int]:
        _, rings = takeable(game, frame.seat)
        options = [TAKE + ring for ring in rings]
        if player.pool:
            options += self._possible(game, player, frame)
        rovers = drivable(game, player) if player.moves else []
        return options + self._beside(CORPORATIONS[player.corporation].uses(game, player), rovers)

    def _beside(self, uses: list[int], rovers: list[int]) -> list[int]:
        options: list[int] = [DO_MOVE] if rovers else []
        return options + [USE + ability for ability in uses]

    def _silent(self, player: Player, pool: list[int], uses: list[int], movement: bool) -> int:
        """An item whose place in the order cannot matter, or -1."""
        touches = [order.of_item(player, item) for item in pool]
        side = CORPORATIONS[player.corporation]
        others = [side.use_touch(player, ability) for ability in uses]
        if movement:
            others.append(order.of_movement(player))
        best = -1
        for k in range(len(pool)):
            if best < 0 or _rank(pool[k]) < _rank(pool[best]):
                if _is_free(pool, touches, k) and not _meets_any(touches[k], others):
                    best = k
        if best >= 0 and _rank(pool[best]) == LATE:
            if any([_rank(item) < LATE for item in pool]):
                return -1
            if any([ability in GAINING_USES for ability in uses]):
                return -1
        return best

    def _possible(self, game: Unknown, player: Player, frame: Frame) -> list[int]:
        """The kinds of items that can be carried out now."""
        options: list[int] = []
        for item in player.pool:
            option = DO + items.kind_of(item)
            if option not in options and is_possible(game, frame.seat, item):
                options.append(option)
        return options

    def _leave(self, game: Unknown, player: Player, frame: Frame) -> None:
        """Nothing is left to do in this part of the turn."""
        if player.pool:
            player.pool = []
        drop_movement(game, frame.seat)

    def _start(self, game: Unknown, frame: Frame, place: int) -> None:
        """Take an item out of the pool and put its work on top."""
        player = game.players[frame.seat]
        item = player.pool[place]
        player.pool = without(player.pool, item)
        game.push(frame)
        start_item(game, frame, player, item)

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if TAKE <= option < TAKE + 2:
            game.push(frame.step(AFTER_TILE))
            take_tile(game, frame, option - TAKE)
        elif option == DO_MOVE:
            game.push(frame)
            game.push(Frame(DRIVE, frame.seat))
        elif option == DONE:
            self._leave(game, player, frame)
        elif USE <= option < USE + len(USE_KEYS):
            game.push(frame)
            game.note(log.ABILITY_USED, frame.seat, option - USE)
            CORPORATIONS[player.corporation].use(game, frame, option - USE)
        else:
            for place in range(len(player.pool)):
                item = player.pool[place]
                if DO + items.kind_of(item) == option and is_possible(game, frame.seat, item):
                    self._start(game, frame, place)
                    return

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        player = game.players[frame.seat]
        stage = frame.a
        if TAKE <= option < TAKE + 2 and stage == BEFORE_TILE:
            return why_not_take(game, frame.seat, option)
        if option == DO_MOVE:
            return pack(reasons.NO_MOVEMENT)
        if DO <= option < DO_MOVE:
            return pack(reasons.NOTHING_PENDING)
        if USE <= option < USE + len(USE_KEYS):
            ability = option - USE
            used = (player.used_turn | player.used_game) >> ability & 1
            return pack(reasons.ALREADY_USED if used else reasons.NOT_UNLOCKED, ability)
        if option == DONE and player.pool:
            return pack(reasons.FIRST_THE_REST)
        return pack(NOT_OFFERED)


LATE: Final = 2
GAINING_USES: Final = (ADVANCE_ROVER, CLAIM_ROW, TO_MILESTONE, ADVANCE_FOCUS)
"""Abilities whose gains may be wanted before a late item (PU-24.10)."""


def _is_free(pool: list[int], touches: list[int], place: int) -> bool:
    """Whether an item meets no other item of the pool; equal ones may come in any order."""
    for k in range(len(pool)):
        if k != place and pool[k] != pool[place] and order.meet(touches[k], touches[place]):
            return False
    return True


def _meets_any(touch: int, others: list[int]) -> bool:
    for other in others:
        if order.meet(touch, other):
            return True
    return False


def _rank(item: int) -> int:
    """When an item may be done without asking: those that only bring gains come before the others.

    Movement or a breakthrough gained may be wanted before a patch is placed, a patch before an
    energy building looks around (PU-4.17).
    """
    kind = items.kind_of(item)
    if kind < TRACKS:
        return 0
    if kind in (items.SYNERGY, items.ADVANCE_ANY, items.BENEFIT, items.MOVE_FOCUS):
        return 1
    return LATE


WORK: Final = Work()
ADVANCE_ANY: Final = AdvanceOne()
"""The advance of an end-game civ card."""


def start_item(game: Unknown, frame: Frame, player: Player, item: int) -> None:
    """Put the work of an item on top."""
    seat = frame.seat
    kind = items.kind_of(item)
    side = CORPORATIONS[player.corporation]
    if kind < TRACKS:
        game.push(Frame(ADVANCE, seat, 0, kind, side.advance_steps(player, item)))
    elif kind == items.ENERGY:
        game.push(Frame(ENERGY, seat, 0, items.energy_tile(item), items.energy_terrain(item)))
    elif kind == items.SYNERGY:
        game.push(Frame(SYNERGY, seat))
    elif kind == items.PATCH:
        game.push(Frame(PLACE_PATCH, seat, 0, items.number_of(item)))
    elif kind == items.PLACE_ROVER:
        game.push(Frame(PLACE_ROVER, seat))
    elif kind == items.REGRESS:
        game.push(Frame(REGRESS_OTHER if item & items.OTHER_THAN_CIV else REGRESS_ANY, seat))
    elif kind == items.ADVANCE_ANY:
        game.push(Frame(ADVANCE_ANY, seat))
    else:
        game.push(Frame(side.item_effect(kind), seat, 0, items.number_of(item)))


def is_possible(game: Unknown, seat: int, item: int) -> bool:
    """Whether an item would do anything now."""
    player = game.players[seat]
    kind = items.kind_of(item)
    side = CORPORATIONS[player.corporation]
    if kind < TRACKS:
        return side.can_advance(player, kind)
    if kind == items.SYNERGY or kind == items.ADVANCE_ANY:
        return len(advanceable(player, ALL_TRACKS)) > 0
    if kind == items.ENERGY:
        tile, terrain = items.energy_tile(item), items.energy_terrain(item)
        return len(advanceable(player, ENERGY.allowed(game, player, tile, terrain))) > 0
    if kind == items.PATCH:
        m0, m1, m2 = patch_squares(game, seat)
        return m0 != 0 or m1 != 0 or m2 != 0
    if kind == items.PLACE_ROVER:
        m0, m1, m2 = landing_squares(player.board)
        return player.rovers > 0 and (m0 != 0 or m1 != 0 or m2 != 0)
    if kind == items.REGRESS:
        mask = ALL_TRACKS ^ (1 if item & items.OTHER_THAN_CIV else 0)
        return len(regressable(player, mask, 1)) > 0
    return side.is_possible(player, kind)


def note_leftovers(game: Unknown, seat: int) -> None:
    """At the end of a turn nothing pending is carried over."""
    player = game.players[seat]
    if player.moves:
        game.note(log.MOVEMENT_DROPPED, seat, 0, player.moves)
        player.moves = 0
    player.saved = 0
    player.pool = []
