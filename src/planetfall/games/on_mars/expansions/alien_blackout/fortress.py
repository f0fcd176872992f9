"""How safe the Colony is in Blackout, as the bots see it.

An Advanced Building is immune and a disabled building cannot be struck again, so five buildings
can be disabled only while more than four are not advanced. The bots count the upgrades that are
missing to that, how many turns they take, and how likely the strikes of these turns are to lose
the game. Turns are counted in tenths.
"""

from __future__ import annotations

from math import exp
from typing import Final

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.map import DISTANCE, HEXES
from planetfall.games.on_mars.components.names import MINERAL, ORBIT, SHELTER
from planetfall.games.on_mars.components.tables import LARGE_COMPLEX, MARKERS
from planetfall.games.on_mars.expansions.alien.journeys import leaves_orbit
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import DISABLED_LIMIT
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony, building_of, code_of
from planetfall.games.on_mars.terrain import complex_size

# What an upgrade takes, in tenths of a turn.
UPGRADE: Final = 10
OBTAIN: Final = 10
"""Of a Blueprint that is still on display."""
LANDING: Final = 6
"""Of a player in Orbit."""
LANDING_SOON: Final = 2
"""Of a player in Orbit whom the Shuttle takes at the end of this round."""
TO_ORBIT: Final = 8
"""Of a player in the Colony who fetches a Blueprint."""
NO_COLONIST: Final = 7
NO_MINERAL: Final = 15
STEP: Final = 4
"""For every hex that the nearest bot is away, up to `FAR`."""
FAR: Final = 4
NO_BLUEPRINT: Final = 70
"""Of an upgrade for which there is no Blueprint."""
MORE: Final = 2
"""Upgrades beyond the missing ones that are looked at."""
NO_MORE: Final = 60
"""Of each of these for which there is no Blueprint."""
A_GOAL: Final = 40
"""Of a goal: the game is over before longer works end."""
CARD_TURNS: Final = 70
"""In so many tenths of a turn the damage card of one type is turned up once, on average."""
BUILDING_TYPES: Final = 5
CERTAIN: Final = 1000
MOST_STRIKES: Final = 2 * DISABLED_LIMIT
LONGEST: Final = 400


def tail(mean: float, least: int) -> int:
    """How likely at least so many strikes are, in thousandths, if `mean` are expected.

    >>> tail(0.2, 2), tail(5.0, 4), tail(1.0, 0)
    (18, 735, 1000)
    """
    rest = 1.0
    term = exp(-mean)
    for count in range(least):
        rest -= term
        term *= mean / (count + 1)
    return round(CERTAIN * rest)


TAILS: Final = [
    [tail(tenths / 10, least) for least in range(MOST_STRIKES + 1)] for tenths in range(LONGEST)
]
"""By expected strikes in tenths and by strikes that lose the game."""


def vulnerable(game: Colony) -> list[int]:
    """The hexes of the buildings that can be struck."""
    return [
        place for place in range(HEXES) if game.land[place] > 0 and game.tops[place] < FIRST_MARKER
    ]


class Works:
    """The upgrades that the team could make, each with what it takes."""

    def __init__(self, game: Colony, places: list[int]) -> None:
        self.places = places
        self.found: list[tuple[int, int, int, int]] = []
        """What it takes, who makes it, with which Blueprint, where."""
        soon = leaves_orbit(game)
        for seat, player in enumerate(game.players):
            is_away = player.side() == ORBIT
            time = UPGRADE + (NO_COLONIST if player.quarters == 0 else 0)
            if is_away:
                time += LANDING_SOON if soon else LANDING
            for blueprint in player.blueprints:
                if not player.built >> blueprint & 1:
                    self.add(game, seat, blueprint, time)
            if len(player.blueprints) < MARKERS:
                time += OBTAIN + (0 if is_away else TO_ORBIT)
                for code in game.display:
                    if code:
                        self.add(game, seat, code - 1, time)
        self.found.sort()

    def add(self, game: Colony, seat: int, blueprint: int, time: int) -> None:
        """Note where a player could build a Blueprint."""
        code = code_of(UPGRADES[blueprint], seat)
        for place in self.places:
            if game.land[place] != code:
                continue
            if LEVELS[blueprint] == 1 or complex_size(game, place) >= LARGE_COMPLEX:
                away = FAR
                for bot in game.players[seat].bots:
                    away = min(away, max(DISTANCE[bot][place] - 1, 0))
                self.found.append((time + STEP * away, seat, blueprint, place))

    def times(self, game: Colony, count: int) -> list[int]:
        """What each of the quickest upgrades takes, at most so many of them."""
        minerals = [player.storage[MINERAL] for player in game.players]
        used = 0
        taken = 0
        times: list[int] = []
        for time, seat, blueprint, place in self.found:
            if len(times) == count:
                break
            if used >> blueprint & 1 or taken >> place & 1:
                continue
            used |= 1 << blueprint
            taken |= 1 << place
            times.append(time + (0 if minerals[seat] > 0 else NO_MINERAL))
            minerals[seat] -= 1
        return times


class Safety:
    """How far the team is from a Colony that cannot be lost, and how likely it loses before."""

    def __init__(self, game: Colony) -> None:
        area = area_of(game)
        disabled = len(area.disabled())
        places = vulnerable(game)
        self.missing = max(0, len(places) + disabled - DISABLED_LIMIT + 1)
        """Upgrades until not enough buildings are left to lose."""
        times = Works(game, places).times(game, self.missing + MORE)
        time = sum(times[: self.missing])
        self.more = sum(times[self.missing :])
        if len(times) < self.missing:
            time += NO_BLUEPRINT * (self.missing - len(times))
        self.more += NO_MORE * (self.missing + MORE - max(len(times), self.missing))
        self.time = min(time, A_GOAL * area.time)
        """What the missing upgrades take."""
        self.risk = 0
        """How likely the game is lost before, in thousandths."""
        if self.missing:
            struck = min(len(area.damaged()), DISABLED_LIMIT - disabled)
            left = max(MOST_STRIKES - 2 * disabled - struck, 0)
            self.risk = TAILS[min(self._strikes(game, places), LONGEST - 1)][left]
            self._nobody_left(game)

    def _strikes(self, game: Colony, places: list[int]) -> int:
        """Expected strikes in that time, in tenths."""
        types = 0
        for place in places:
            types |= 1 << building_of(game.land[place])
        kinds = BUILDING_TYPES if types >> SHELTER & 1 else types.bit_count()
        return 10 * kinds * self.time // CARD_TURNS

    def _nobody_left(self, game: Colony) -> None:
        """The game is also lost where nobody has a colonist for an outage."""
        people = sum([player.quarters for player in game.players])
        if people == 0:
            self.risk += (CERTAIN - self.risk) // 2
        elif people == 1:
            self.risk += (CERTAIN - self.risk) // 10
