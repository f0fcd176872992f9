"""Sentry Bots: activations that place, move and fire sentry bots."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.on_mars.components.map import AROUND, DIRECTIONS, DISTANCE, HEXES, NEXT
from planetfall.games.on_mars.expansions.alien.reasons import NO_SENTRY, NO_TARGET
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import SENTRY_TECH
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import SENTRIES
from planetfall.games.on_mars.expansions.alien_invasion.defence import pieces
from planetfall.games.on_mars.expansions.alien_invasion.defence.activations import Activations
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import displace_soldier, stun
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.reasons import OCCUPIED, OFF_MAP, OTHER_FIRST
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import HEX

STEPS: Final = len(DIRECTIONS)


def targets(game: Colony, sentry: int) -> list[int]:
    """The hexes of the active soldiers beside a sentry bot."""
    standing = commander_of(game).standing
    return [place for place in AROUND[front_of(game).sentries[sentry]] if place in standing]


def crowded(game: Colony) -> int:
    """The hex where a sentry bot is with a piece that is no soldier; -1 for none."""
    for place in front_of(game).sentries:
        if pieces.company(game, place) > 1:
            return place
    return -1


def can_leave(game: Colony, origin: int, left: int) -> bool:
    """Whether a sentry bot gets from a hex to one without such pieces by so many activations."""
    far = DISTANCE[origin]
    for place in range(HEXES):
        if 0 < far[place] <= left and pieces.company(game, place) == 0:
            return True
    return False


class UseSentries(Activations):
    """Activations of the sentry bots (OMA-5.07)."""

    def tech(self) -> int:
        return SENTRY_TECH

    def may_stop(self, game: Colony) -> bool:
        return crowded(game) < 0

    def offers(self, game: Colony, left: int) -> list[int]:
        crowd = crowded(game)
        options: list[int] = []
        if crowd < 0 and len(front_of(game).sentries) < SENTRIES:
            options += [HEX + place for place in pieces.entries(game)]
        self._steps(game, left, crowd, options)
        if crowd < 0 or can_leave(game, crowd, left - 1):
            for sentry in range(len(front_of(game).sentries)):
                if targets(game, sentry):
                    options.append(KEYS.stun + sentry)
        return options

    def _steps(self, game: Colony, left: int, crowd: int, options: list[int]) -> None:
        for sentry in range(len(front_of(game).sentries)):
            for direction in range(STEPS):
                if self._step_obstacle(game, sentry, direction, left, crowd) == POSSIBLE:
                    options.append(KEYS.sentry + STEPS * sentry + direction)

    def _step_obstacle(
        self, game: Colony, sentry: int, direction: int, left: int, crowd: int
    ) -> int:
        """`POSSIBLE`, or why a step cannot be taken: whoever cannot stay must get away first."""
        origin = front_of(game).sentries[sentry]
        place = NEXT[origin][direction]
        if place < 0:
            return pack(OFF_MAP)
        if crowd >= 0 and crowd != origin:
            return pack(OTHER_FIRST)
        if pieces.company(game, place) == 0 or can_leave(game, place, left - 1):
            return POSSIBLE
        return pack(OCCUPIED)

    def activate(self, game: Colony, seat: int, option: int) -> None:
        front = front_of(game)
        if HEX <= option < HEX + HEXES:
            pieces.enter(game, len(front.sentries), option - HEX)
            game.note(log.SENTRY_PLACED, seat, option - HEX)
        elif KEYS.stun <= option < KEYS.stun + SENTRIES:
            for place in targets(game, option - KEYS.stun):
                stun(game, place, seat)
        else:
            sentry, direction = divmod(option - KEYS.sentry, STEPS)
            origin = front.sentries[sentry]
            place = NEXT[origin][direction]
            pieces.put_on(game, sentry, place)
            game.note(log.SENTRY_MOVED, seat, place, 0, origin)
            displace_soldier(game, place)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        number = option - KEYS.sentry
        standing = len(front_of(game).sentries)
        if 0 <= number < STEPS * standing:
            left = self.left(game, frame)
            crowd = crowded(game)
            return self._step_obstacle(game, number // STEPS, number % STEPS, left, crowd)
        if KEYS.stun <= option < KEYS.stun + standing:
            return pack(NO_TARGET)
        if HEX <= option < HEX + HEXES:
            return pack(NO_SENTRY if standing == SENTRIES else OCCUPIED)
        return super().refusal(game, frame, option)
