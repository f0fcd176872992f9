"""Trackers moving: advances, synergies, energy buildings, regresses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import NOT_OFFERED, pack
from planetfall.core.vocabulary import NO, YES
from planetfall.games.planet_unknown import gains, log, reasons
from planetfall.games.planet_unknown.components.corporations import (
    CORPORATIONS,
    ENERGY_MAY_CHOOSE_BIOMASS,
    ENERGY_WATER_DOUBLED,
)
from planetfall.games.planet_unknown.components.planet import CURRENTS_IN_PLAY
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    FIRST,
    SECOND,
    TECH,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import KIND, MILESTONES
from planetfall.games.planet_unknown.gains import (
    DOUBLE_SYNERGY,
    NO_SYNERGIES,
    UP_ONLY,
    enter,
    repeat_movement,
)
from planetfall.games.planet_unknown.geometry import energy_choices
from planetfall.games.planet_unknown.placement import NOTHING_FITS
from planetfall.games.planet_unknown.placement_rules import dropped_rules, is_stuck
from planetfall.games.planet_unknown.progress import (
    NOWHERE,
    ROVER_TOP,
    advanceable,
    can_advance,
    next_space,
    regressable,
    space_below,
    spaces_up,
)
from planetfall.games.planet_unknown.state import (
    EVENT,
    JUMP_DRIVE,
    MAKESHIFT,
    OASIS,
    UNIVERSAL,
    WORMHOLE,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.techs import LEVEL_4, TECH_C, has
from planetfall.games.planet_unknown.vocabulary import SPACE, TRACK

ALL_TRACKERS: Final = 31
FLAGS: Final = 8
"""Where the flags of an advance begin in the frame's second number; the steps lie below."""


class Advance(Effect):
    """Move tracker `a` up by the steps in `b`, each with its benefits (PU-7.07).

    Steps that cannot be made are void (PU-7.08). Makeshift chooses the space of each step.
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if player.corporation == MAKESHIFT:
            return self._choose(player, frame)
        tracker = frame.a
        flags = frame.b >> FLAGS
        for _ in range(frame.b & 255):
            space = next_space(player, tracker)
            if space != NOWHERE:
                enter(game, frame.seat, tracker, space, flags)
            elif player.trackers[tracker] == ROVER_TOP:
                repeat_movement(game, frame.seat, flags)
            else:
                break
        return None

    def _choose(self, player: Player, frame: Frame) -> list[int] | None:
        if not frame.b & 255:
            return None
        spaces = self._spaces(player, frame)
        if not spaces:
            return None
        return [SPACE + space for space in spaces]

    def _spaces(self, player: Player, frame: Frame) -> list[int]:
        here = player.trackers[frame.a]
        spaces = spaces_up(player, frame.a)
        if frame.b >> FLAGS & UP_ONLY:
            spaces = [space for space in spaces if space & 15 > here & 15]
        if here == ROVER_TOP:
            spaces.append(here)
        return spaces

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        space = option - SPACE
        flags = frame.b >> FLAGS
        game.push(frame.step(frame.a, frame.b - 1))
        if space == game.players[frame.seat].trackers[frame.a]:
            repeat_movement(game, frame.seat, flags)
        else:
            enter(game, frame.seat, frame.a, space, flags)


ADVANCE: Final = Advance()


def push_advance(game: Unknown, frame: Frame, tracker: int, steps: int, flags: int = 0) -> None:
    """Advance a tracker as the next thing done for the frame's seat."""
    game.push(Frame(ADVANCE, frame.seat, frame.source, tracker, steps | flags << FLAGS))


def why_not_advance(player: Player, option: int) -> int:
    """The reason why a tracker cannot be chosen for an advance."""
    if TRACK <= option < TRACK + TRACKS and not can_advance(player, option - TRACK):
        return pack(reasons.TRACK_ON_TOP, option - TRACK)
    return pack(NOT_OFFERED)


@dataclass(frozen=True)
class AdvanceOne(Effect):
    """Advance one tracker of some tracks, chosen among those that can move (PU-7.09)."""

    tracks: tuple[int, ...] = (0, 1, 2, 3, 4)
    steps: int = 1
    benefits: bool = True

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        mask = 0
        for track in self.tracks:
            mask |= 1 << track
        options = [TRACK + t for t in advanceable(game.players[frame.seat], mask)]
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
        if frame.b == self.trackers:
            return None
        movable = advanceable(game.players[frame.seat], ALL_TRACKERS & ~frame.a)
        return [TRACK + t for t in movable] if movable else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tracker = option - TRACK
        game.push(frame.step(frame.a | 1 << tracker, frame.b + 1))
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
        if player.corporation in (OASIS, MAKESHIFT):
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
        space = player.trackers[tracker]
        height = space & 15
        if player.corporation == WORMHOLE and tracker == BIOMASS:
            height = CORPORATIONS[WORMHOLE].biomass_heights[height]
        if height >= self.height:
            return False
        if player.corporation == MAKESHIFT:
            return any([target & 15 > height for target in spaces_up(player, tracker)])
        return next_space(player, tracker) != NOWHERE


class Synergy(Effect):
    """Advance any one tracker by 1; mandatory if one can move (PU-8.03, PU-8.12)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options = [TRACK + t for t in advanceable(game.players[frame.seat], ALL_TRACKERS)]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        tracker = option - TRACK
        if has(player, JUMP_DRIVE, TECH_C) and not player.used_turn >> DOUBLE_SYNERGY & 1:
            game.push(Frame(DOUBLE, frame.seat, frame.source, tracker))
        else:
            push_advance(game, frame, tracker, 1)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        return why_not_advance(game.players[frame.seat], option)


class Double(Effect):
    """Jump Drive C: once per turn a synergy may move its tracker `a` by 2 (PU-29.09)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [YES, NO]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == YES:
            game.players[frame.seat].used_turn |= 1 << DOUBLE_SYNERGY
            push_advance(game, frame, frame.a, 2)
        else:
            push_advance(game, frame, frame.a, 1)


SYNERGY: Final = Synergy()
DOUBLE: Final = Double()


class Energy(Effect):
    """An energy building of a placed tile advances one tracker beside its area (PU-13.01).

    `a` is the tile's index in the order placed, `b` the terrain that acts as energy: technology
    for Jump Drive D, which may also stay technology (PU-29.20).
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        options = [TRACK + t for t in advanceable(player, self.allowed(game, player, frame))]
        return options if options else None

    def allowed(self, game: Unknown, player: Player, frame: Frame) -> int:
        """The trackers that may be chosen, as bits."""
        packed = player.board.placed[frame.a]
        tile = packed >> 11
        terrain = frame.b
        currents = CURRENTS_IN_PLAY[game.settings.edition]
        mask = energy_choices(player.board, tile, packed >> 8 & 7, packed & 255, terrain, currents)
        other = SECOND[tile] if FIRST[tile] == terrain else FIRST[tile]
        mask |= 1 << other
        if terrain == TECH:
            mask |= 1 << TECH
        if player.corporation == WORMHOLE and not ENERGY_MAY_CHOOSE_BIOMASS[game.settings.edition]:
            mask &= ~(1 << BIOMASS)
        return mask & ALL_TRACKERS

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        tracker = option - TRACK
        steps = 1
        if tracker == WATER and ENERGY_WATER_DOUBLED[game.settings.edition]:
            steps = doubled_water(game.players[frame.seat])
        push_advance(game, frame, tracker, steps)

    def refusal(self, game: Unknown, frame: Frame, option: int) -> int:
        player = game.players[frame.seat]
        if TRACK <= option < TRACK + TRACKS:
            if not self.allowed(game, player, frame) >> (option - TRACK) & 1:
                return pack(reasons.NOT_BESIDE_ENERGY, option - TRACK)
        return why_not_advance(player, option)


ENERGY: Final = Energy()


def doubled_water(player: Player) -> int:
    """Steps of a water advance after placing a tile (Universal Coalition Lvl 4, PU-12.08)."""
    return 2 if has(player, UNIVERSAL, LEVEL_4) else 1


@dataclass(frozen=True)
class RegressOne(Effect):
    """Move one tracker of some tracks down, as far as possible up to `amount` (PU-7.10)."""

    tracks: tuple[int, ...] = (0, 1, 2, 3, 4)
    amount: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        trackers = self._allowed(game, frame)
        return [TRACK + t for t in trackers] if trackers else None

    def _allowed(self, game: Unknown, frame: Frame) -> list[int]:
        mask = 0
        for track in self.tracks:
            mask |= 1 << track
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
            below = space_below(player, TECH)
            if below != NOWHERE:
                player.trackers[TECH] = below
        stuck = dropped_rules(game, seat, player.board) == NOTHING_FITS
        player.trackers[TECH] = space
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
    space = space_below(player, tracker)
    if space != NOWHERE:
        player.trackers[tracker] = space
        game.note(log.TRACKER_REGRESSED, seat, tracker, space)


REGRESS_OTHER: Final = RegressOne((1, 2, 3, 4))
"""Republic's price of a civ milestone (PU-25.03)."""
REGRESS_ANY: Final = RegressOne()
"""Makeshift Lvl 4 (PU-31.09)."""


def next_milestone(player: Player, tracker: int) -> int:
    """Steps to the nearest higher milestone of a track (Flux Lvl 2), 0 without one (PU-32.16)."""
    track = CORPORATIONS[player.corporation].tracks[tracker]
    height = player.trackers[tracker] & 15
    for space in range(height + 1, track.top + 1):
        for code in track.benefits[space]:
            if code & KIND in MILESTONES:
                return space - height
    return 0
