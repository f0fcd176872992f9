"""Cosmos: collected lifepods may lie on track spaces (section 27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.bag import put
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import without
from planetfall.core.vocabulary import DONE
from planetfall.games.planet_unknown import items, log
from planetfall.games.planet_unknown.bands import members
from planetfall.games.planet_unknown.board import TERRAIN, PlanetBoard
from planetfall.games.planet_unknown.components.corporation import (
    FIRST_SPACES,
    NOWHERE,
    Corporation,
    Tech,
    is_unused,
    level_at,
)
from planetfall.games.planet_unknown.components.planet import BASE, CURRENTS_IN_PLAY
from planetfall.games.planet_unknown.components.tiles import ENERGY, TECH, TERRAIN_SET, TRACKS
from planetfall.games.planet_unknown.components.tracks import nearest_medal
from planetfall.games.planet_unknown.effects.lifepods import STOW
from planetfall.games.planet_unknown.gains import REPOSITION_ONE as ABILITY_ONE
from planetfall.games.planet_unknown.gains import REPOSITION_THREE as ABILITY_THREE
from planetfall.games.planet_unknown.gains import add
from planetfall.games.planet_unknown.geometry import live_currents, rover_steps
from planetfall.games.planet_unknown.order import ALL_TRACKERS, PODS, TECHS, WRITES
from planetfall.games.planet_unknown.packed import height_of, track_of
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.vocabulary import SCORE, SPACE, TRACK

MOST_FREE_STEPS: Final = 99
"""Free steps of one turn (Lvl 4) come to an end, far beyond any need."""


class Cosmos(Corporation):
    """Trackers jump over the lifepods on their tracks (PU-27.02)."""

    def effects(self) -> dict[str, Effect]:
        return {
            "cover": COVER,
            "reposition_one": REPOSITION_ONE,
            "reposition_three": REPOSITION_THREE,
        }

    def active(self, player: Player) -> int:
        techs = super().active(player)
        for space in player.pods:
            if track_of(space) == TECH:
                # PU-27.16: a covered milestone is switched off.
                level = level_at(self.tracks[TECH], height_of(space))
                if level:
                    techs &= ~(1 << (level - 1))
        return techs

    def next_space(self, player: Player, tracker: int) -> int:
        # PU-27.03, PU-27.05: jump all lifepods in a row; PU-27.17: they may block the rest.
        space = player.trackers[tracker]
        while space != self.top_spaces[tracker]:
            space += 1
            if space not in player.pods:
                return space
        return NOWHERE

    def space_below(self, player: Player, tracker: int) -> int:
        # PU-27.18: regressing trackers skip lifepods too.
        space = player.trackers[tracker]
        while space != FIRST_SPACES[tracker]:
            space -= 1
            if space not in player.pods:
                return space
        return NOWHERE

    def medal(self, player: Player, tracker: int) -> int:
        # PU-27.04: a medal under a lifepod is void.
        medals = self.tracks[tracker].medals[:]
        for space in player.pods:
            if track_of(space) == tracker:
                medals[height_of(space)] = 0
        return nearest_medal(medals, height_of(player.trackers[tracker]))

    def targets(self, game: Unknown, player: Player, cell: int, banned: int) -> list[int]:
        steps = rover_steps(player.board, cell, self.works(player, 1), banned)
        if player.moves > 0:
            return steps
        # PU-27.19: free steps need a movement gain to start, not points left over.
        if self.works(player, 4) and 0 < player.free_steps <= MOST_FREE_STEPS:
            return [step for step in steps if _is_energy(game, player.board, step)]
        return []

    def pay_step(self, game: Unknown, player: Player, start: int, end: int) -> None:
        # 1 marks that movement has begun; free steps count on from there (PU-27.11).
        player.free_steps = max(player.free_steps, 1)
        if self.works(player, 4) and _is_energy(game, player.board, end):
            if player.free_steps <= MOST_FREE_STEPS:
                player.free_steps += 1
                return
        player.moves -= 1

    def lifepod_collected(self, game: Unknown, seat: int) -> None:
        game.push(Frame(STOW, seat))

    def lifepod_places(self, player: Player) -> list[int]:
        return [TRACK + track for track in range(TRACKS)]

    def store_lifepod(self, game: Unknown, frame: Frame, option: int) -> None:
        game.push(Frame(COVER, frame.seat, frame.source, option - TRACK))

    def tile_placed(self, game: Unknown, seat: int, tile: int, index: int) -> None:
        player = game.players[seat]
        if TERRAIN_SET[tile] >> ENERGY & 1 and self.works(player, 3):
            add(player, items.REPOSITION)

    def uses(self, game: Unknown, player: Player) -> list[int]:
        abilities: list[int] = []
        if player.collected_lifepods():
            if self.works(player, 2) and is_unused(player, ABILITY_THREE):
                abilities.append(ABILITY_THREE)
            if self.works(player, 5) and is_unused(player, ABILITY_ONE):
                abilities.append(ABILITY_ONE)
        return abilities

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        player = game.players[frame.seat]
        if ability == ABILITY_THREE:
            player.used_game |= 1 << ability
            game.push(Frame(REPOSITION_THREE, frame.seat))
        else:
            player.used_turn |= 1 << ability
            game.push(Frame(REPOSITION_ONE, frame.seat))

    def item_effect(self, kind: int) -> Effect:
        return REPOSITION_ONE

    def is_possible(self, player: Player, kind: int) -> bool:
        return player.collected_lifepods() > 0

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        return PODS

    def movement_touch(self) -> int:
        return TECHS | PODS << WRITES

    def use_touch(self, player: Player, ability: int) -> int:
        return ALL_TRACKERS | PODS | PODS << WRITES

    def item_touch(self, kind: int) -> int:
        return ALL_TRACKERS | PODS | PODS << WRITES


def _is_energy(game: Unknown, board: PlanetBoard, cell: int) -> bool:
    """Whether a square shows energy terrain, currents by the edition (PU-34.17)."""
    if board.has(TERRAIN + 3 * ENERGY, cell):
        return True
    if not CURRENTS_IN_PLAY[game.setting.edition]:
        return False
    return cell in members(*live_currents(board))


class CoverSpace(Effect):
    """A lifepod goes on a space of track `a` with no tracker and no lifepod (PU-27.14)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        track = frame.a
        return [
            SPACE + space
            for space in range(FIRST_SPACES[track], COSMOS.top_spaces[track] + 1)
            if space not in player.trackers and space not in player.pods
        ]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        game.players[frame.seat].pods = put(game.players[frame.seat].pods, option - SPACE)
        game.note(log.LIFEPOD_STORED, frame.seat, option - SPACE)


@dataclass(frozen=True)
class Reposition(Effect):
    """Move up to `most` collected lifepods to the scoring area or a track (PU-27.07).

    `a` counts those moved. A lifepod is taken from the scoring area (`score`) or its space.
    """

    most: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        moved = frame.a
        if moved == self.most or not player.collected_lifepods():
            return None
        options: list[int] = [SCORE] if player.lifepods else []
        options += [SPACE + space for space in player.pods]
        options.append(DONE)
        return options

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        player = game.players[frame.seat]
        if option == SCORE:
            player.lifepods -= 1
        else:
            player.pods = without(player.pods, option - SPACE)
        moved = frame.a
        game.push(frame.step(moved + 1))
        game.push(Frame(STOW, frame.seat, frame.source))


COVER: Final = CoverSpace()
REPOSITION_ONE: Final = Reposition(1)
REPOSITION_THREE: Final = Reposition(3)


COSMOS: Final = Cosmos(
    "cosmos", ("Cosmos Inc.", "Cosmos"), BASE, 2, "lifepods_on_tracks",
    rovers=1, overflow=3,
    drives_free=True,
    techs=[
        Tech("diagonal_rovers", "1", "passive"),
        Tech("reposition_lifepods_once", "2", "any_time", "once_per_game", amount=3),
        Tech("reposition_for_energy_tiles", "3", "on_placement", amount=1),
        Tech("free_energy_steps", "4", "passive"),
        Tech("reposition_each_turn", "5", "any_time", "once_per_turn", amount=1),
    ],
)  # fmt: skip
