"""Sabotage: a token blocks an action space of the alien panel until the panel is restored."""

from __future__ import annotations

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.expansions.alien.reasons import NO_FREE_SPACE, NO_SABOTAGE
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    SABOTAGED,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.state import Colony


class UseSabotage(Effect):
    """Put a sabotage token on an open, uncovered action space of the panel (OMA-5.06)."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if front_of(game).sabotage == 0:
            return []  # OMA-5.26
        return [KEYS.block + space for space in commander_of(game).uncovered()]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        space = option - KEYS.block
        commander = commander_of(game)
        commander.covers = changed(commander.covers, space, SABOTAGED)
        front_of(game).sabotage -= 1
        game.note(log.SABOTAGED, frame.seat, space)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if front_of(game).sabotage == 0:
            return pack(NO_SABOTAGE)
        return POSSIBLE if commander_of(game).uncovered() else pack(NO_FREE_SPACE)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)
