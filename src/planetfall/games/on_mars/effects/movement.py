"""Moving bots and the rover, and what the rover finds.

One question is one step of one figure. A figure may pass through other pieces but not stay with
them, and the rover may not stay on a tile of no use to it; so a step, or a way to pay for more, is
offered only if all figures may stay where they are then or can still get away (`rest`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import NEXT
from planetfall.games.on_mars.components.names import ROVER_TECH
from planetfall.games.on_mars.effects.displacement import destroy_find
from planetfall.games.on_mars.effects.finds import TAKE_TILE, has_tile
from planetfall.games.on_mars.effects.gains import boost
from planetfall.games.on_mars.effects.rest import (
    THE_ROVER,
    can_get_away,
    can_get_away_beside_tile,
    common_hex,
    helps,
    is_useless,
    place_of,
    restless,
    standing_on,
    stands_alone,
)
from planetfall.games.on_mars.interrupt import offer_interruptions, takes_interruption
from planetfall.games.on_mars.payment import pay_crystals, purse, too_few_crystals
from planetfall.games.on_mars.reasons import (
    NO_BOT,
    NO_MOVEMENT,
    OCCUPIED,
    OFF_MAP,
    OTHER_FIRST,
    ROVER_STUCK,
    TILE_USELESS,
)
from planetfall.games.on_mars.state import FOUND_CRYSTAL, Colony
from planetfall.games.on_mars.stock import gain_crystals
from planetfall.games.on_mars.tech import best_level, owners_of, use_tech
from planetfall.games.on_mars.terrain import figures, rover_hex
from planetfall.games.on_mars.vocabulary import BOOST, BOT, POINT, ROVER, SEAT_OF

HIGHEST_ROVER_TECH: Final = -1
"""As points of the rover: the level of the most developed Rover Tech of any player."""
EVERY_BOT: Final = (1 << THE_ROVER) - 1
EVERY_FIGURE: Final = EVERY_BOT | 1 << THE_ROVER

# The frame's `a`: bot points, rover points (5 bits each), then flags.
BOT_POINT: Final = 1
ROVER_POINT: Final = 1 << 5
BEGUN: Final = 1 << 10
TECH_USED: Final = 1 << 11
MOVED: Final = 12
"""Bits from here say which figures have moved."""
ROVER_MOVED: Final = 1 << MOVED + THE_ROVER


def bot_points(state: int) -> int:
    """Movement points of the bots that are left."""
    return state & 31


def rover_points(state: int) -> int:
    """Movement points of the rover that are left."""
    return state >> 5 & 31


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

    def _rover(self, game: Colony, seat: int) -> int:
        """The points of the rover as printed; none while it is out of action."""
        return 0 if game.players[seat].stuck else self.rover

    def _start(self, game: Colony, seat: int) -> int:
        rover = self._rover(game, seat)
        if rover == HIGHEST_ROVER_TECH:
            rover = best_level(game, ROVER_TECH)
        return BEGUN | self.bots | rover * ROVER_POINT

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        if frame.a == 0 and self.obstacle(game, frame) != POSSIBLE:
            return []
        state = frame.a or self._start(game, frame.seat)
        seat = frame.seat
        unrest = restless(game, seat, state >> MOVED)
        movable = EVERY_FIGURE
        if unrest:
            # Others wait: one hex at a time is cleared.
            movable = standing_on(game, seat, common_hex(game, seat, unrest))
        options: list[int] = []
        if bot_points(state):
            self._bot_steps(game, seat, state, unrest, movable, options)
        elif self.bots and movable & EVERY_BOT:
            self._more_points(game, seat, state, 0, options)
        if rover_points(state):
            if movable & 1 << THE_ROVER:
                self._rover_steps(game, seat, state, unrest, options)
        elif self._rover(game, seat) and movable & 1 << THE_ROVER:
            self._more_points(game, seat, state, 1, options)
            self._techs(game, seat, state, options)
        if self.boost and not (bot_points(state) or rover_points(state)):
            self._boosts(game, seat, state, options)
        if unrest == 0:
            options.append(DONE)
            if not on_tile(game, seat, state):
                offer_interruptions(game, frame, options)
        return options

    # Rest.

    def _budget(self, game: Colony, seat: int, state: int, figure: int) -> int:
        """Points a figure could surely use; a tile's price is not spent on bots."""
        if not (self._rover(game, seat) if figure == THE_ROVER else self.bots):
            return 0
        points = rover_points(state) if figure == THE_ROVER else bot_points(state)
        if figure != THE_ROVER and on_tile(game, seat, state):
            return points
        if self.crystals:
            points += purse(game, seat)
        if self.boost and (figure != THE_ROVER or not self.bots):
            points += game.players[seat].hands()
        if figure == THE_ROVER and self.tech and not state & TECH_USED:
            points += best_level(game, ROVER_TECH)
        return points

    def _ends_well(self, game: Colony, seat: int, state: int) -> bool:
        """Whether all figures may stay, or one of those on a single hex can leave for certain.

        Every option leads to a position of which this is true, and where it is true the way of
        that figure is an option: so no movement can come to a dead end.
        """
        unrest = restless(game, seat, state >> MOVED)
        if unrest == 0:
            return True
        place = common_hex(game, seat, unrest)
        if place < 0:
            return False
        there = standing_on(game, seat, place)
        for figure in range(THE_ROVER + 1):
            if there >> figure & 1 and helps(game, seat, place, unrest, figure):
                points = self._budget(game, seat, state, figure)
                if figure != THE_ROVER and on_tile(game, seat, state):
                    if can_get_away_beside_tile(game, seat, figure, points):
                        return True
                elif can_get_away(game, seat, figure, points):
                    return True
        return False

    # Steps.

    def _bot_steps(
        self, game: Colony, seat: int, state: int, unrest: int, movable: int, options: list[int]
    ) -> None:
        player = game.players[seat]
        bots = player.bots
        tried = bots.copy()
        crowd = figures(game)
        quiet = unrest == 0 and not on_tile(game, seat, state)
        for bot in range(len(bots)):
            if not movable >> bot & 1:
                continue
            origin = bots[bot]
            after = (state - BOT_POINT) | 1 << MOVED + bot
            for direction in range(6):
                target = NEXT[origin][direction]
                if target < 0:
                    continue
                if quiet and game.tops[target] == 0 and target not in crowd:
                    options.append(BOT + 6 * bot + direction)
                    continue
                tried[bot] = target
                player.bots = tried
                if self._ends_well(game, seat, after):
                    options.append(BOT + 6 * bot + direction)
                player.bots = bots
            tried[bot] = origin

    def _rover_steps(
        self, game: Colony, seat: int, state: int, unrest: int, options: list[int]
    ) -> None:
        player = game.players[seat]
        origin = rover_hex(game, seat)
        crowd = figures(game)
        before = player.rover
        after = (state - ROVER_POINT) | ROVER_MOVED
        for direction in range(6):
            target = NEXT[origin][direction]
            if target < 0:
                continue
            if unrest == 0 and game.tops[target] == 0 and target not in crowd:
                if not has_tile(game, target):
                    options.append(ROVER + direction)
                    continue
            player.rover = target
            if self._ends_well(game, seat, after):
                options.append(ROVER + direction)
        player.rover = before

    # Points. What is spent may be what the rover's tile would have cost.

    def _more_points(
        self, game: Colony, seat: int, state: int, kind: int, options: list[int]
    ) -> None:
        if not self.crystals or purse(game, seat) == 0:
            return
        player = game.players[seat]
        after = state + (BOT_POINT if kind == 0 else ROVER_POINT)
        good = True
        if player.crystals:
            player.crystals -= 1
            good = self._ends_well(game, seat, after)
            player.crystals += 1
        if good and player.goals and game.turn == seat:
            # A Private Goal in its place leaves the Depot as it is.
            goals = player.goals
            player.goals = goals[1:]
            good = self._ends_well(game, seat, after)
            player.goals = goals
        if good:
            options.append(POINT + kind)

    def _techs(self, game: Colony, seat: int, state: int, options: list[int]) -> None:
        if not self.tech or state & TECH_USED:
            return
        for option in owners_of(game, ROVER_TECH):
            level = game.players[option - SEAT_OF].level(ROVER_TECH)
            if self._ends_well(game, seat, (state + ROVER_POINT * level) | TECH_USED):
                options.append(option)

    def _boosts(self, game: Colony, seat: int, state: int, options: list[int]) -> None:
        player = game.players[seat]
        if player.hands() == 0:
            return
        player.quarters -= 1
        if self._ends_well(game, seat, state + (BOT_POINT if self.bots else ROVER_POINT)):
            options.append(BOOST)
        player.quarters += 1

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        seat = frame.seat
        player = game.players[seat]
        state = frame.a or self._start(game, frame.seat)
        if BOT <= option < BOT + 24:
            bot = (option - BOT) // 6
            target = NEXT[player.bots[bot]][(option - BOT) % 6]
            player.bots = changed(player.bots, bot, target)
            game.note(log.BOT_MOVED, seat, player.bots[bot], 0, bot)
            if self.collecting:
                collect_crystal(game, seat, player.bots[bot])
            game.push(frame.step((state - BOT_POINT) | 1 << MOVED + bot))
        elif ROVER <= option < ROVER + 6:
            player.rover = NEXT[rover_hex(game, seat)][option - ROVER]
            game.note(log.ROVER_MOVED, seat, player.rover)
            collect_crystal(game, seat, player.rover)
            game.push(frame.step((state - ROVER_POINT) | ROVER_MOVED))
        elif option == POINT or option == POINT + 1:
            game.push(frame.step(state + (BOT_POINT if option == POINT else ROVER_POINT)))
            pay_crystals(game, seat, 1)
        elif option == BOOST:
            game.push(frame.step(state + (BOT_POINT if self.bots else ROVER_POINT)))
            boost(game, seat)
        elif option == DONE:
            self._end(game, seat, state)
        elif not takes_interruption(game, frame.step(state), option):
            owner = option - SEAT_OF
            use_tech(game, seat, owner, ROVER_TECH)
            level = game.players[owner].level(ROVER_TECH)
            game.push(frame.step((state + ROVER_POINT * level) | TECH_USED))

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
        if frame.a or self.bots:
            return POSSIBLE
        if game.players[frame.seat].stuck:
            return pack(ROVER_STUCK)
        if self.rover > 0:
            return POSSIBLE
        if best_level(game, ROVER_TECH):
            return POSSIBLE
        if self.boost and game.players[frame.seat].hands():
            return POSSIBLE
        return pack(NO_MOVEMENT)

    def why(self, game: Colony, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Colony, frame: Frame, option: int) -> int:
        seat = frame.seat
        state = frame.a or self._start(game, frame.seat)
        player = game.players[seat]
        if option == DONE:
            return self._hindrance(game, seat, state)
        if BOT <= option < BOT + 24 and self.bots:
            bot = (option - BOT) // 6
            if bot >= len(player.bots):
                return pack(NO_BOT)
            reason = self._step_refusal(game, seat, state, bot, (option - BOT) % 6)
            if reason == POSSIBLE:
                bots = player.bots
                player.bots = changed(bots, bot, NEXT[bots[bot]][(option - BOT) % 6])
                reason = self._hindrance(game, seat, (state - BOT_POINT) | 1 << MOVED + bot)
                player.bots = bots
            return reason
        if ROVER <= option < ROVER + 6 and self.rover:
            if player.stuck:
                return pack(ROVER_STUCK)
            reason = self._step_refusal(game, seat, state, THE_ROVER, option - ROVER)
            if reason == POSSIBLE:
                before = player.rover
                player.rover = NEXT[rover_hex(game, seat)][option - ROVER]
                reason = self._hindrance(game, seat, (state - ROVER_POINT) | ROVER_MOVED)
                player.rover = before
            return reason
        if option in (POINT, POINT + 1) and self.crystals and purse(game, seat) == 0:
            return too_few_crystals(game, seat, 1)
        return super().refusal(game, frame, option)

    def _step_refusal(
        self, game: Colony, seat: int, state: int, figure: int, direction: int
    ) -> int:
        """Why a step is refused whatever is there; `POSSIBLE` if it depends on that."""
        if NEXT[place_of(game, seat, figure)][direction] < 0:
            return pack(OFF_MAP)
        if not (rover_points(state) if figure == THE_ROVER else bot_points(state)):
            return pack(NO_MOVEMENT)
        unrest = restless(game, seat, state >> MOVED)
        if unrest and not standing_on(game, seat, common_hex(game, seat, unrest)) >> figure & 1:
            return pack(OTHER_FIRST)
        return POSSIBLE

    def _hindrance(self, game: Colony, seat: int, state: int) -> int:
        """Why figures may not stay as they stand now."""
        place = game.players[seat].rover
        if state & ROVER_MOVED and stands_alone(game, place) and is_useless(game, seat, place):
            return pack(TILE_USELESS)
        return pack(OCCUPIED)


def on_tile(game: Colony, seat: int, state: int) -> bool:
    """Whether the rover has come to a tile in this movement."""
    return state & ROVER_MOVED != 0 and has_tile(game, game.players[seat].rover)


def collect_crystal(game: Colony, seat: int, place: int) -> None:
    """A crystal on the way is collected; it waits below the Depot."""
    if game.finds[place] == FOUND_CRYSTAL:
        game.finds = changed(game.finds, place, 0)
        game.note(log.CRYSTAL_COLLECTED, seat, place)
        gain_crystals(game, seat, 1)


def bots_destroy(game: Colony, seat: int) -> None:
    """Own bots destroy the tiles and crystals they stand on (OM-14.05, OM-14.06)."""
    for place in game.players[seat].bots:
        destroy_find(game, place, seat)
