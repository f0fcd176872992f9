"""Moving bots and the rover, and what the rover finds.

One question is one step of one figure. A figure may pass through other pieces but not stay with
them, and the rover may not stay on a tile of no use to it; so a step is offered only if the figure
can rest there or still get away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.effects.displacement import destroy_find
from planetfall.games.on_mars.effects.finds import TAKE_TILE, has_tile, tile_obstacle
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.interrupt import offer_goals, takes_goal
from planetfall.games.on_mars.map import DISTANCE, HEXES, NEXT
from planetfall.games.on_mars.names import ROVER_TECH
from planetfall.games.on_mars.payment import pay_crystals, purse
from planetfall.games.on_mars.reasons import NO_MOVEMENT, OCCUPIED
from planetfall.games.on_mars.state import FOUND_CRYSTAL, Colony
from planetfall.games.on_mars.stock import gain_crystals
from planetfall.games.on_mars.tech import best_level, owners_of, use_tech
from planetfall.games.on_mars.terrain import figures, figures_on, rover_hex
from planetfall.games.on_mars.vocabulary import BOOST, BOT, POINT, ROVER, SEAT_OF

HIGHEST_ROVER_TECH: Final = -1
"""As points of the rover: the level of the most developed Rover Tech of any player."""
THE_ROVER: Final = 4
"""The rover as a figure; below it are the bots."""

# The frame's `a`: bot points, rover points (5 bits each), then flags.
BEGUN: Final = 1 << 10
TECH_USED: Final = 1 << 11
MOVED: Final = 12
"""Bits from here say which figures have moved."""
ROVER_MOVED: Final = 1 << MOVED + THE_ROVER


@dataclass(frozen=True)
class Move(Effect):
    """Move own bots and the own rover by points, in any order and interleaved.

    `crystals`: each crystal buys one more point; `tech`: one Rover Tech tile adds its level;
    `boost`: each colonist sent to the Working Area adds a point; `collecting`: the bots collect
    like a rover.
    """

    bots: int = 0
    rover: int = 0
    crystals: bool = False
    tech: bool = False
    boost: bool = False
    collecting: bool = False

    def _start(self, game: Colony) -> int:
        rover = self.rover
        if rover == HIGHEST_ROVER_TECH:
            rover = best_level(game, ROVER_TECH)
        return BEGUN | self.bots | rover << 5

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == 0 and self.obstacle(game, frame) != POSSIBLE:
            return []
        state = frame.a or self._start(game)
        seat = frame.seat
        restless = self._restless(game, seat, state)
        options: list[int] = []
        if state & 31:
            self._bot_steps(game, seat, state, restless, options)
        elif self.bots and restless != THE_ROVER:
            self._more_points(game, seat, state, 0, options)
        if state >> 5 & 31:
            self._rover_steps(game, seat, state, restless, options)
        elif self.rover and (restless < 0 or restless == THE_ROVER):
            self._more_points(game, seat, state, 1, options)
            if self.tech and not state & TECH_USED:
                options += owners_of(game, ROVER_TECH)
        if self.boost and game.players[seat].quarters and not (state & 31 or state >> 5 & 31):
            options.append(BOOST)
        if restless < 0:
            options.append(DONE)
            if not state & ROVER_MOVED or not has_tile(game, rover_hex(game, seat)):
                offer_goals(game, frame, options)
        return options

    # Rest.

    def _restless(self, game: Colony, seat: int, state: int) -> int:
        """The figure that may not stay where it is, -1 if all may.

        A rover on a useless tile comes first: nobody else's step can help it.
        """
        player = game.players[seat]
        if self._on_tile(game, seat, state):
            if tile_obstacle(game, seat, player.rover) != POSSIBLE:
                return THE_ROVER
        for bot in range(len(player.bots)):
            if state >> MOVED + bot & 1 and not stands_alone(game, player.bots[bot]):
                return bot
        if state & ROVER_MOVED and not stands_alone(game, player.rover):
            return THE_ROVER
        return -1

    def _budget(self, game: Colony, seat: int, state: int, figure: int) -> int:
        """Points a figure could still use, bought ones included."""
        points = state >> 5 & 31 if figure == THE_ROVER else state & 31
        if self.crystals and (figure == THE_ROVER or not self._on_tile(game, seat, state)):
            points += purse(game, seat)
        if self.boost:
            points += game.players[seat].quarters
        if figure == THE_ROVER and self.tech and not state & TECH_USED:
            points += best_level(game, ROVER_TECH)
        return points

    def _on_tile(self, game: Colony, seat: int, state: int) -> bool:
        """Whether the rover has come to a tile, whose price must not be spent on bots."""
        return state & ROVER_MOVED != 0 and has_tile(game, game.players[seat].rover)

    def _step_is_safe(self, game: Colony, seat: int, state: int, figure: int) -> bool:
        """Whether all can end well from here; `figure` has just made its step."""
        restless = self._restless(game, seat, state)
        if restless < 0:
            return True
        if restless == THE_ROVER and figure != THE_ROVER:
            return False  # A bot's step took the use of the rover's tile away.
        place = place_of(game, seat, restless)
        return can_get_away(game, place, self._budget(game, seat, state, restless))

    # Steps.

    def _bot_steps(
        self, game: Colony, seat: int, state: int, restless: int, options: list[int]
    ) -> None:
        bots = game.players[seat].bots
        crowd = figures(game)
        quiet = restless < 0 and not self._on_tile(game, seat, state)
        for bot in range(len(bots)):
            origin = bots[bot]
            if restless >= 0 and (
                restless == THE_ROVER or origin != place_of(game, seat, restless)
            ):
                continue
            after = (state - 1) | 1 << MOVED + bot
            for direction in range(6):
                target = NEXT[origin][direction]
                if target < 0:
                    continue
                if quiet and game.tops[target] == 0 and target not in crowd:
                    options.append(BOT + 6 * bot + direction)
                    continue
                bots[bot] = target
                if self._step_is_safe(game, seat, after, bot):
                    options.append(BOT + 6 * bot + direction)
            bots[bot] = origin

    def _rover_steps(
        self, game: Colony, seat: int, state: int, restless: int, options: list[int]
    ) -> None:
        player = game.players[seat]
        origin = rover_hex(game, seat)
        if restless >= 0 and origin != place_of(game, seat, restless):
            return
        crowd = figures(game)
        before = player.rover
        after = (state - 32) | ROVER_MOVED
        for direction in range(6):
            target = NEXT[origin][direction]
            if target < 0:
                continue
            if restless < 0 and game.tops[target] == 0 and target not in crowd:
                if not has_tile(game, target):
                    options.append(ROVER + direction)
                    continue
            player.rover = target
            if self._step_is_safe(game, seat, after, THE_ROVER):
                options.append(ROVER + direction)
        player.rover = before

    def _more_points(
        self, game: Colony, seat: int, state: int, kind: int, options: list[int]
    ) -> None:
        if not self.crystals or purse(game, seat) == 0:
            return
        if kind == 0 and self._on_tile(game, seat, state):
            if self._spoils(game, seat, game.players[seat].rover):
                return
        options.append(POINT + kind)

    def _spoils(self, game: Colony, seat: int, place: int) -> bool:
        """Whether the price of a point is what the rover's tile would cost."""
        if tile_obstacle(game, seat, place) != POSSIBLE:
            return False
        player = game.players[seat]
        if player.crystals:
            player.crystals -= 1
            spoilt = tile_obstacle(game, seat, place) != POSSIBLE
            player.crystals += 1
        else:
            goal = player.goals.pop()
            spoilt = tile_obstacle(game, seat, place) != POSSIBLE
            player.goals.append(goal)
        return spoilt

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        player = game.players[seat]
        state = frame.a or self._start(game)
        if BOT <= option < BOT + 24:
            bot = (option - BOT) // 6
            player.bots[bot] = NEXT[player.bots[bot]][(option - BOT) % 6]
            game.note(log.BOT_MOVED, seat, player.bots[bot], 0, bot)
            if self.collecting:
                collect_crystal(game, seat, player.bots[bot])
            game.push(frame.step((state - 1) | 1 << MOVED + bot))
        elif ROVER <= option < ROVER + 6:
            player.rover = NEXT[rover_hex(game, seat)][option - ROVER]
            game.note(log.ROVER_MOVED, seat, player.rover)
            collect_crystal(game, seat, player.rover)
            game.push(frame.step((state - 32) | ROVER_MOVED))
        elif option == POINT or option == POINT + 1:
            game.push(frame.step(state + (1 if option == POINT else 32)))
            pay_crystals(game, seat, 1)
        elif option == BOOST:
            boost(game, seat)
            game.push(frame.step(state + (1 if self.bots else 32)))
        elif option == DONE:
            self._end(game, seat, state)
        elif not takes_goal(game, frame.step(state), option):
            owner = option - SEAT_OF
            use_tech(game, seat, owner, ROVER_TECH)
            level = game.players[owner].level(ROVER_TECH)
            game.push(frame.step((state + 32 * level) | TECH_USED))

    def _end(self, game: Colony, seat: int, state: int) -> None:
        """After all movement: tiles may be taken; out of turn bots destroy at once (OM-3.22)."""
        player = game.players[seat]
        if self.bots and game.turn != seat:
            bots_destroy(game, seat)
        if self.collecting:
            for bot in range(len(player.bots)):
                if state >> MOVED + bot & 1 and has_tile(game, player.bots[bot]):
                    game.push(Frame(TAKE_TILE, seat, 0, player.bots[bot]))
        if self.rover and player.rover >= 0 and has_tile(game, player.rover):
            game.push(Frame(TAKE_TILE, seat, 0, player.rover))

    def obstacle(self, game: Colony, frame: Frame) -> int:
        if frame.a or self.bots or self.rover > 0:
            return POSSIBLE
        if best_level(game, ROVER_TECH):
            return POSSIBLE
        if self.boost and game.players[frame.seat].quarters:
            return POSSIBLE
        return pack(NO_MOVEMENT)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        if option == DONE or BOT <= option < BOT + 24 or ROVER <= option < ROVER + 6:
            return pack(OCCUPIED)
        return super().refusal(game, frame, option)


def place_of(game: Colony, seat: int, figure: int) -> int:
    """The hex of a figure."""
    return rover_hex(game, seat) if figure == THE_ROVER else game.players[seat].bots[figure]


def stands_alone(game: Colony, place: int) -> bool:
    """Whether the figure on a hex is the only piece there."""
    return game.tops[place] == 0 and figures_on(game, place) == 1


def can_get_away(game: Colony, origin: int, points: int) -> bool:
    """Whether a hex without pieces and tiles lies within so many steps."""
    if points == 0:
        return False
    far = DISTANCE[origin]
    for place in range(HEXES):
        if 0 < far[place] <= points and game.tops[place] == 0:
            if not has_tile(game, place) and figures_on(game, place) == 0:
                return True
    return False


def collect_crystal(game: Colony, seat: int, place: int) -> None:
    """A crystal on the way is collected; it waits below the Depot."""
    if game.finds[place] == FOUND_CRYSTAL:
        game.finds[place] = 0
        game.note(log.CRYSTAL_COLLECTED, seat, place)
        gain_crystals(game, seat, 1)


def bots_destroy(game: Colony, seat: int) -> None:
    """Own bots destroy the tiles and crystals they stand on (OM-14.05, OM-14.06)."""
    for place in game.players[seat].bots:
        destroy_find(game, place, seat)
