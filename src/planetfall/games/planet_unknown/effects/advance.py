"""Trackers moving: advances, synergies, energy buildings, regresses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.games.planet_unknown import gains, log, reasons
from planetfall.games.planet_unknown.components.corporation import (
    CORPORATIONS,
    NOWHERE,
    ROVER_TOP,
)
from planetfall.games.planet_unknown.components.planet import CURRENTS_IN_PLAY
from planetfall.games.planet_unknown.components.tiles import BIOMASS, FIRST, SECOND, TECH, TRACKS
from planetfall.games.planet_unknown.gains import NO_SYNERGIES, UP_ONLY, enter, repeat_movement
from planetfall.games.planet_unknown.geometry import energy_choices
from planetfall.games.planet_unknown.packed import (
    advance_flags,
    advance_number,
    cell_of,
    height_of,
    steps_left,
    tile_of,
    turn_of,
)
from planetfall.games.planet_unknown.placement import NOTHING_FITS, dropped_rules, is_stuck
from planetfall.games.planet_unknown.progress import (
    ALL_TRACKS,
    advanceable,
    mask_of_tracks,
    regressable,
)
from planetfall.games.planet_unknown.state import EVENT, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import SPACE, TRACK


class Advance(Effect):
    """Move tracker `a` up by the steps packed in `b`, each with its benefits (PU-7.07).

    Steps that cannot be made are void (PU-7.08). Some corporations choose the space of each step.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        side = CORPORATIONS[player.corporation]
        tracker = frame.a
        steps = steps_left(frame.b)
        flags = advance_flags(frame.b)
        if side.chooses_spaces:
            return _choices(player, tracker, flags) if steps else None
        for _ in range(steps):
            space = side.next_space(player, tracker)
            if space != NOWHERE:
                enter(game, frame.seat, tracker, space, flags)
            elif player.trackers[tracker] == ROVER_TOP:
                repeat_movement(game, frame.seat, flags)
            else:
                break
        return None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tracker = frame.a
        flags = advance_flags(frame.b)
        space = option - SPACE
        push_advance(game, frame, tracker, steps_left(frame.b) - 1, flags)
        if space == game.players[frame.seat].trackers[tracker]:
            repeat_movement(game, frame.seat, flags)
        else:
            enter(game, frame.seat, tracker, space, flags)


def _choices(player: Player, tracker: int, flags: int) -> list[int] | None:
    """Options for one step of a tracker that chooses its space."""
    here = player.trackers[tracker]
    spaces = CORPORATIONS[player.corporation].spaces_up(player, tracker)
    if flags & UP_ONLY:
        spaces = [space for space in spaces if height_of(space) > height_of(here)]
    if here == ROVER_TOP:
        spaces.append(here)
    return [SPACE + space for space in spaces] if spaces else None


ADVANCE: Final = Advance()


def push_advance(game: Unknown, frame: Frame, tracker: int, steps: int, flags: int = 0) -> None:
    """Advance a tracker as the next thing done for the frame's seat."""
    game.push(Frame(ADVANCE, frame.seat, frame.source, tracker, advance_number(steps, flags)))


def why_not_advance(player: Player, option: int) -> int:
    """The reason why a tracker cannot be chosen for an advance."""
    tracker = option - TRACK
    if 0 <= tracker < TRACKS:
        if not CORPORATIONS[player.corporation].can_advance(player, tracker):
            return pack(reasons.TRACK_ON_TOP, tracker)
    return pack(NOT_OFFERED)


@dataclass(frozen=True)
class AdvanceOne(Effect):
    """Advance one tracker of some tracks, chosen among those that can move (PU-7.09)."""

    tracks: tuple[int, ...] = (0, 1, 2, 3, 4)
    steps: int = 1
    benefits: bool = True

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        movable = advanceable(game.players[frame.seat], mask_of_tracks(self.tracks))
        options = [TRACK + t for t in movable]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        flags = 0 if self.benefits else gains.NO_BENEFITS
        push_advance(game, frame, option - TRACK, self.steps, flags)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return why_not_advance(game.players[frame.seat], option)


@dataclass(frozen=True)
class AdvanceDifferent(Effect):
    """Advance several different trackers by the same steps; as many as can move.

    The frame keeps the trackers moved already (`a`) and their number (`b`).
    """

    trackers: int
    steps: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        moved, number = frame.a, frame.b
        if number == self.trackers:
            return None
        movable = advanceable(game.players[frame.seat], ALL_TRACKS & ~moved)
        return [TRACK + t for t in movable] if movable else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tracker = option - TRACK
        moved, number = frame.a, frame.b
        game.push(frame.step(moved | 1 << tracker, number + 1))
        push_advance(game, frame, tracker, self.steps)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return why_not_advance(game.players[frame.seat], option)


@dataclass(frozen=True)
class AdvanceAllTo(Effect):
    """Advance every tracker that stands lower to a height of the board, without synergies.

    The owner chooses the order where trackers can block each other.
    """

    height: int

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        low = [t for t in range(TRACKS) if self._is_low(player, t)]
        if not low:
            return None
        if CORPORATIONS[player.corporation].trackers_block:
            return [TRACK + t for t in low]
        game.push(frame)
        self._step(game, frame, low[0])
        return None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.push(frame)
        self._step(game, frame, option - TRACK)

    def _step(self, game: Unknown, frame: Frame, tracker: int) -> None:
        push_advance(game, frame, tracker, 1, NO_SYNERGIES | UP_ONLY)

    def _is_low(self, player: Player, tracker: int) -> bool:
        side = CORPORATIONS[player.corporation]
        height = height_of(player.trackers[tracker])
        if tracker == BIOMASS:
            height = side.biomass_heights[height]
        return height < self.height and side.can_rise(player, tracker)


class Synergy(Effect):
    """Advance any one tracker by 1; mandatory if one can move (PU-8.03, PU-8.12)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options = [TRACK + t for t in advanceable(game.players[frame.seat], ALL_TRACKS)]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        tracker = option - TRACK
        if CORPORATIONS[player.corporation].doubles_synergy(player):
            game.push(Frame(game.rules.effects["double"], frame.seat, frame.source, tracker))
        else:
            push_advance(game, frame, tracker, 1)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return why_not_advance(game.players[frame.seat], option)


SYNERGY: Final = Synergy()


class Energy(Effect):
    """An energy building of a placed tile advances one tracker beside its area (PU-13.01).

    `a` is the tile's index in the order placed, `b` the terrain that acts as energy; technology may
    also stay technology (PU-29.20).
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        index, terrain = frame.a, frame.b
        allowed = self.allowed(game, player, index, terrain)
        options = [TRACK + t for t in advanceable(player, allowed)]
        return options if options else None

    def allowed(self, game: Unknown, player: Player, index: int, terrain: int) -> int:
        """The trackers that may be chosen, as bits."""
        placed = player.board.placed[index]
        tile = tile_of(placed)
        currents = CURRENTS_IN_PLAY[game.setting.edition]
        mask = energy_choices(
            player.board, tile, turn_of(placed), cell_of(placed), terrain, currents
        )
        other = SECOND[tile] if FIRST[tile] == terrain else FIRST[tile]
        mask |= 1 << other
        if terrain == TECH:
            mask |= 1 << TECH
        return CORPORATIONS[player.corporation].energy_tracks(game, mask & ALL_TRACKS)

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tracker = option - TRACK
        player = game.players[frame.seat]
        steps = CORPORATIONS[player.corporation].energy_steps(game, player, tracker)
        push_advance(game, frame, tracker, steps)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        player = game.players[frame.seat]
        index, terrain = frame.a, frame.b
        if TRACK <= option < TRACK + TRACKS:
            if not self.allowed(game, player, index, terrain) >> (option - TRACK) & 1:
                return pack(reasons.NOT_BESIDE_ENERGY, option - TRACK)
        return why_not_advance(player, option)


ENERGY: Final = Energy()


@dataclass(frozen=True)
class RegressOne(Effect):
    """Move one tracker of some tracks down, as far as possible up to `amount` (PU-7.10)."""

    tracks: tuple[int, ...] = (0, 1, 2, 3, 4)
    amount: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        trackers = self._allowed(game, frame)
        return [TRACK + t for t in trackers] if trackers else None

    def _allowed(self, game: Unknown, frame: Frame) -> list[int]:
        mask = mask_of_tracks(self.tracks)
        trackers = regressable(game.players[frame.seat], mask, self.amount)
        if game.phase == EVENT and TECH in trackers and self._would_end(game, frame.seat):
            trackers.remove(TECH)
        return trackers

    def _would_end(self, game: Unknown, seat: int) -> bool:
        """PU-22.18: losing a breakthrough by an event may not leave the player stuck."""
        if is_stuck(game, seat):
            return False
        player = game.players[seat]
        space = player.trackers[TECH]
        for _ in range(self.amount):
            below = CORPORATIONS[player.corporation].space_below(player, TECH)
            if below != NOWHERE:
                player.trackers = changed(player.trackers, TECH, below)
        stuck = dropped_rules(game, seat, player.board) == NOTHING_FITS
        player.trackers = changed(player.trackers, TECH, space)
        return stuck

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        for _ in range(self.amount):
            regress(game, frame.seat, option - TRACK)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        if TRACK <= option < TRACK + TRACKS:
            return pack(reasons.TRACK_AT_BOTTOM, option - TRACK)
        return pack(NOT_OFFERED)


def regress(game: Unknown, seat: int, tracker: int) -> None:
    """One space down without benefit (PU-7.03); nothing where it cannot."""
    player = game.players[seat]
    space = CORPORATIONS[player.corporation].space_below(player, tracker)
    if space != NOWHERE:
        player.trackers = changed(player.trackers, tracker, space)
        game.note(log.TRACKER_REGRESSED, seat, tracker, space)


REGRESS_OTHER: Final = RegressOne((1, 2, 3, 4))
"""The price of a civ milestone (PU-25.03)."""
REGRESS_ANY: Final = RegressOne()
"""One step down of any tracker (PU-31.09)."""
