"""Collected lifepods and where they go (PU-11.11)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.components.corporation import CORPORATIONS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.games.planet_unknown.vocabulary import SCORE

SCORING_AREA: Final = -1
BREAKTHROUGH: Final = 100
"""What the log tells of a lifepod on a breakthrough, plus its number."""


def collect_lifepod(game: Unknown, seat: int, cell: int) -> None:
    """Take the lifepod of a square to the corporation board (PU-11.11)."""
    player = game.players[seat]
    if player.board.take_lifepod(cell):
        game.note(log.LIFEPOD_COLLECTED, seat, cell)
        CORPORATIONS[player.corporation].lifepod_collected(game, seat)


class StowLifepod(Effect):
    """A collected lifepod goes to the scoring area, or where the corporation has a place for it."""

    def resolve(self, game: Unknown, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        return [SCORE, *CORPORATIONS[player.corporation].lifepod_places(player)]

    def answer(self, game: Unknown, frame: Frame, option: int) -> None:
        player = game.players[frame.seat]
        if option == SCORE:
            player.lifepods += 1
            game.note(log.LIFEPOD_STORED, frame.seat, SCORING_AREA)
        else:
            CORPORATIONS[player.corporation].store_lifepod(game, frame, option)


STOW: Final = StowLifepod()
