"""Moving soldiers on the map (OMA-7.26 to OMA-7.30, OMA-7.46 to OMA-7.48, OMA-7.58, OMA-7.59).

One point moves a standing soldier one hex or stands a stunned one up. A soldier may pass through
other pieces but not stay with them, so a step onto a taken hex is offered only if the points that
are left can bring it to a free one, and that soldier then goes on before any other.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars.components.map import AROUND, HEXES
from planetfall.games.on_mars.effects.displacement import destroy_find
from planetfall.games.on_mars.expansions.alien.reasons import (
    NO_ENTRY,
    NO_SOLDIER_MOVES,
    NOT_A_STEP,
)
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.names import MOBILIZATION
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import MARCH_POINTS
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import shift, stand_up
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.expansions.alien_invasion.vocabulary import KEYS
from planetfall.games.on_mars.packing import BEGUN, FIRST_MARKER, steps_left
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.terrain import figures_on
from planetfall.games.on_mars.vocabulary import HEX


def can_enter(game: Colony, place: int) -> bool:
    """Whether a soldier may enter a hex: no shielded and no Advanced Building (OMA-7.48)."""
    if game.tops[place] >= FIRST_MARKER or place in front_of(game).shielded:
        return False
    return place not in commander_of(game).markers


def can_stay(game: Colony, place: int, origin: int) -> bool:
    """Whether the soldier that comes from `origin` may end its way on a hex it can enter."""
    pieces = figures_on(game, place) - (1 if place == origin else 0)
    return pieces == 0 and game.tops[place] == 0


def can_get_away(game: Colony, place: int, points: int, origin: int) -> bool:
    """Whether a soldier from `origin` could go on from a taken hex to one where it may stay."""
    reached = [place]
    for _ in range(points):
        edge: list[int] = []
        for here in reached:
            for near in AROUND[here]:
                if near not in reached and near not in edge and can_enter(game, near):
                    if can_stay(game, near, origin):
                        return True
                    edge.append(near)
        reached += edge
    return False


def march_steps(game: Colony, origin: int, points: int) -> list[int]:
    """The hexes to which the standing soldier of a hex may take a step."""
    if points == 0:
        return []
    return [
        place
        for place in AROUND[origin]
        if can_enter(game, place)
        and (can_stay(game, place, origin) or can_get_away(game, place, points - 1, origin))
    ]


class March(Effect):
    """Move soldiers by 1 + Mobilization points.

    `a`: points left (`steps_left`), 0 before the first one; `b`: 1 + the hex of the soldier that is
    to take a step now, 0 if one is still to be chosen.
    """

    def _points(self, game: Colony, frame: Frame) -> int:
        return steps_left(frame.a, MARCH_POINTS + commander_of(game).level(MOBILIZATION))

    def _movable(self, game: Colony, points: int) -> list[int]:
        """Options for the soldiers that could use a point."""
        commander = commander_of(game)
        if points == 0:
            return []
        found: list[int] = []
        for place in range(HEXES):
            if place in commander.stunned:
                found.append(KEYS.soldier + place)
            elif place in commander.standing and march_steps(game, place, points):
                found.append(KEYS.soldier + place)
        return found

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        points = self._points(game, frame)
        if frame.b:
            steps = march_steps(game, frame.b - 1, points)
            steps.sort()
            return [HEX + place for place in steps]
        options = self._movable(game, points)
        if frame.a:
            if not options:
                return None
            options.append(DONE)  # OMA-7.46
        return options

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        points = self._points(game, frame)
        if option == DONE:
            return
        if KEYS.soldier <= option < KEYS.soldier + HEXES:
            place = option - KEYS.soldier
            if place in commander_of(game).stunned:
                game.push(frame.step(BEGUN + points - 1))
                stand_up(game, place)
            else:
                game.push(frame.step(BEGUN + points, 1 + place))
            return
        origin = frame.b - 1
        place = option - HEX
        goes_on = not can_stay(game, place, origin)
        game.push(frame.step(BEGUN + points - 1, 1 + place if goes_on else 0))
        shift(game, origin, place)
        game.note(log.MARCHED, frame.seat, place, 0, origin)
        destroy_find(game, place, -1)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self._movable(game, self._points(game, frame)):
            return POSSIBLE
        return pack(NO_SOLDIER_MOVES)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if frame.b and HEX <= option < HEX + HEXES:
            return pack(NOT_A_STEP if can_enter(game, option - HEX) else NO_ENTRY)
        return super().refusal(game, frame, option)


MARCH: Final = March()
