"""Abilities a player may use between pending items (PU-24.10), and a few choices they lead to."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.planet_unknown import gains, log
from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.board import METEORITES
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS, REGRESS_MANDATORY
from planetfall.games.planet_unknown.components.events_data import NO_MILESTONES, NO_SYNERGY
from planetfall.games.planet_unknown.components.tiles import BIOMASS, ROVER, TRACKS
from planetfall.games.planet_unknown.components.tracks import ADVANCE, AMOUNT, KIND, PATCH, SYNERGY
from planetfall.games.planet_unknown.effects.advance import (
    ALL_TRACKERS,
    REGRESS_ANY,
    next_milestone,
    push_advance,
)
from planetfall.games.planet_unknown.effects.lifepods import REPOSITION_ONE, REPOSITION_THREE
from planetfall.games.planet_unknown.gains import (
    START_MOVEMENT,
    event_kind,
    gain_meteorites,
    gain_movement,
    gain_patch,
    gain_space,
    gain_synergy,
)
from planetfall.games.planet_unknown.progress import can_advance, regressable, top_of
from planetfall.games.planet_unknown.state import (
    COSMOS,
    EVENT,
    FIRST_SPACES,
    FLUX,
    HORIZON,
    JUMP_DRIVE,
    MAKESHIFT,
    WORMHOLE,
    Player,
    Unknown,
)
from planetfall.games.planet_unknown.techs import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_4,
    LEVEL_5,
    TECH_E,
    TECH_F,
    active,
)
from planetfall.games.planet_unknown.vocabulary import CELL, GAIN, TRACK

PEEK_WANTED: Final = 1
OBJECTIVE_WANTED: Final = 2
"""Bits of a player's `wants`."""


def usable(game: Unknown, player: Player) -> list[int]:
    """The abilities the player may use now."""
    corporation = player.corporation
    if corporation == WORMHOLE:
        if player.trackers[BIOMASS] == top_of(player, BIOMASS) and active(player) & LEVEL_1:
            return [gains.RESET_BIOMASS]
    elif corporation == COSMOS:
        return _usable_by_cosmos(player)
    elif corporation == HORIZON:
        if active(player) & LEVEL_5 and _unused(player, gains.ADVANCE_ROVER):
            if can_advance(player, ROVER):
                return [gains.ADVANCE_ROVER]
    elif corporation == JUMP_DRIVE:
        return _usable_by_jump_drive(game, player)
    elif corporation == MAKESHIFT:
        if not REGRESS_MANDATORY[game.settings.edition] and active(player) & LEVEL_4:
            if _unused(player, gains.REGRESS_ONE) and regressable(player, ALL_TRACKERS, 1):
                return [gains.REGRESS_ONE]
    elif corporation == FLUX:
        techs = active(player)
        if techs & LEVEL_2 and _unused(player, gains.TO_MILESTONE):
            if next_milestone(player, player.focus):
                return [gains.TO_MILESTONE]
        elif techs & LEVEL_5 and _unused(player, gains.ADVANCE_FOCUS):
            if can_advance(player, player.focus):
                return [gains.ADVANCE_FOCUS]
    return []


def _unused(player: Player, use: int) -> bool:
    return not (player.used_turn | player.used_game) >> use & 1


def _usable_by_cosmos(player: Player) -> list[int]:
    found: list[int] = []
    if player.collected_lifepods():
        techs = active(player)
        if techs & LEVEL_2 and _unused(player, gains.REPOSITION_THREE):
            found.append(gains.REPOSITION_THREE)
        if techs & LEVEL_5 and _unused(player, gains.REPOSITION_ONE):
            found.append(gains.REPOSITION_ONE)
    return found


def _usable_by_jump_drive(game: Unknown, player: Player) -> list[int]:
    found: list[int] = []
    techs = player.unlocked
    if techs & TECH_E and _unused(player, gains.CLAIM_ROW):
        found.append(gains.CLAIM_ROW)
    if techs & TECH_F and _unused(player, gains.COMMON_OBJECTIVE) and game.seats > 1:
        found.append(gains.COMMON_OBJECTIVE)
    return found


def use(game: Unknown, frame: Frame, ability: int) -> None:
    """Use an ability: note that it is used and put its work on top."""
    player = game.players[frame.seat]
    game.note(log.ABILITY_USED, frame.seat, ability)
    if ability in (gains.REPOSITION_THREE, gains.CLAIM_ROW, gains.COMMON_OBJECTIVE):
        player.used_game |= 1 << ability
    elif ability == gains.TO_MILESTONE:
        player.used_game |= 1 << ability
    elif ability != gains.RESET_BIOMASS:
        player.used_turn |= 1 << ability
    if ability == gains.RESET_BIOMASS:
        # PU-26.15: no benefit; the track pays again from the start.
        player.trackers[BIOMASS] = FIRST_SPACES[BIOMASS]
        game.note(log.TRACKER_REGRESSED, frame.seat, BIOMASS, FIRST_SPACES[BIOMASS])
    elif ability == gains.REPOSITION_THREE:
        game.push(Frame(REPOSITION_THREE, frame.seat))
    elif ability == gains.REPOSITION_ONE:
        game.push(Frame(REPOSITION_ONE, frame.seat))
    elif ability == gains.ADVANCE_ROVER:
        push_advance(game, frame, ROVER, 1)
    elif ability == gains.CLAIM_ROW:
        game.push(Frame(CLAIM_ROW, frame.seat))
    elif ability == gains.COMMON_OBJECTIVE:
        player.wants |= OBJECTIVE_WANTED
    elif ability == gains.REGRESS_ONE:
        game.push(Frame(REGRESS_ANY, frame.seat))
    elif ability == gains.TO_MILESTONE:
        push_advance(game, frame, player.focus, next_milestone(player, player.focus))
    else:
        push_advance(game, frame, player.focus, 1)


class ClaimRow(Effect):
    """Jump Drive E: all benefits of one tracker's row, medals apart (PU-29.12, PU-29.21)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [TRACK + t for t in range(TRACKS)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        height = game.players[frame.seat].trackers[option - TRACK] & 15
        for track in range(TRACKS):
            gain_space(game, frame.seat, 16 * track + height, 0)


class ChooseBenefit(Effect):
    """Wormhole: one of the two benefits of the space `a` (PU-26.02)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        options: list[int] = []
        kind = event_kind(game)
        for code in CORPORATIONS[WORMHOLE].tracks[frame.a >> 4].benefits[frame.a & 15]:
            if code == SYNERGY:
                if kind != NO_SYNERGY:
                    options.append(GAIN)
            elif code == PATCH:
                if kind != NO_MILESTONES:
                    options.append(GAIN + 1)
            elif code & KIND == ADVANCE:
                options.append(GAIN + 2 + (code & AMOUNT))
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == GAIN:
            gain_synergy(game, frame.seat)
        elif option == GAIN + 1:
            gain_patch(game, frame.seat)
        else:
            push_advance(game, frame, option - GAIN - 2, 1)


class MoveFocus(Effect):
    """Flux: the token may go to another track when a breakthrough is gained (PU-32.02).

    With `a` 1 it is the first choice of the game (PU-32.14).
    """

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [TRACK + t for t in range(TRACKS)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if frame.a or player.focus != option - TRACK:
            player.focus = option - TRACK
            game.note(log.FOCUS_MOVED, frame.seat, player.focus)
        if not frame.a and game.phase != EVENT:
            # PU-32.21: gained in the middle of a turn, Lvl 1 looks back to its start.
            move_for_focus(game, frame.seat)


def move_for_focus(game: Unknown, seat: int) -> None:
    """Flux Lvl 1: 2 points for each rover that started the turn on the focus terrain."""
    player = game.players[seat]
    if active(player) & LEVEL_1 and not player.used_turn >> START_MOVEMENT & 1:
        player.used_turn |= 1 << START_MOVEMENT
        rovers = player.start >> 4 * player.focus & 15
        gain_movement(game, seat, 2 * rovers, log.TECH_SOURCE + 10 * FLUX + 1)


class CollectMeteorite(Effect):
    """Collect one meteorite from any square of the own planet (PU-11.26, PU-32.12)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        m0, m1, m2 = game.players[frame.seat].board.mask(METEORITES)
        options = [CELL + cell for cell in members(m0, m1, m2)]
        return options if options else None

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].board.take_meteorite(option - CELL)
        gain_meteorites(game, frame.seat, option - CELL, 1, frame.source)


CLAIM_ROW: Final = ClaimRow()
CHOOSE_BENEFIT: Final = ChooseBenefit()
MOVE_FOCUS: Final = MoveFocus()
COLLECT_METEORITE: Final = CollectMeteorite()
