"""Collected lifepods: where they go, and how Cosmos moves them (sections 27 and 29)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.vocabulary import DONE
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.tiles import TRACKS
from planetfall.games.planet_unknown.state import COSMOS, JUMP_DRIVE, Player, Unknown
from planetfall.games.planet_unknown.vocabulary import SCORE, SPACE, TRACK, UNLOCK

SCORING_AREA: Final = -1
BREAKTHROUGH: Final = 100
"""What the log tells of a lifepod on a breakthrough, plus its number."""


def collect_lifepod(game: Unknown, seat: int, cell: int) -> None:
    """Take the lifepod of a square to the corporation board (PU-11.11)."""
    player = game.players[seat]
    if player.board.take_lifepod(cell):
        game.note(log.LIFEPOD_COLLECTED, seat, cell)
        if player.corporation == COSMOS or player.corporation == JUMP_DRIVE:
            game.push(Frame(STOW, seat))
        else:
            player.lifepods += 1


def free_spaces(player: Player, track: int) -> list[int]:
    """Spaces of a track that can take a lifepod: no tracker, no lifepod (PU-27.14)."""
    return [
        space
        for space in range(16 * track, 16 * track + 16)
        if space not in player.trackers and space not in player.pods
    ]


class StowLifepod(Effect):
    """A collected lifepod goes to the scoring area, a track (Cosmos) or a breakthrough."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if player.corporation == JUMP_DRIVE:
            free = [UNLOCK + k for k in range(6) if not player.unlocked >> k & 1]
            return [SCORE, *free]
        return [SCORE] + [TRACK + t for t in range(TRACKS)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option == SCORE:
            player.lifepods += 1
            game.note(log.LIFEPOD_STORED, frame.seat, SCORING_AREA)
        elif UNLOCK <= option < UNLOCK + 6:
            # PU-29.05: the breakthrough works at once.
            player.unlocked |= 1 << (option - UNLOCK)
            game.note(log.LIFEPOD_STORED, frame.seat, BREAKTHROUGH + option - UNLOCK)
            game.note(log.TECH_GAINED, frame.seat, option - UNLOCK + 1)
        else:
            game.push(Frame(COVER, frame.seat, frame.source, option - TRACK))


class CoverSpace(Effect):
    """A lifepod goes on a free space of track `a` (Cosmos, PU-27.02)."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        return [SPACE + space for space in free_spaces(game.players[frame.seat], frame.a)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        insort(game.players[frame.seat].pods, option - SPACE)
        game.note(log.LIFEPOD_STORED, frame.seat, option - SPACE)


STOW: Final = StowLifepod()
COVER: Final = CoverSpace()


@dataclass(frozen=True)
class Reposition(Effect):
    """Move up to `most` collected lifepods to the scoring area or a track (PU-27.07).

    `a` counts those moved. A lifepod is taken from the scoring area (`score`) or its space.
    """

    most: int = 1

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        if frame.a == self.most or not player.collected_lifepods():
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
            player.pods.remove(option - SPACE)
        game.push(frame.step(frame.a + 1))
        game.push(Frame(STOW, frame.seat, frame.source))


REPOSITION_ONE: Final = Reposition(1)
REPOSITION_THREE: Final = Reposition(3)
