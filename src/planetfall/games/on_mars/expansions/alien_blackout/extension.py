"""Plugs Blackout into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.games.on_mars.additions import add_discovery, add_discovery_words
from planetfall.games.on_mars.components.names import GOALS, MISSIONS
from planetfall.games.on_mars.expansions.alien.components.lss import lss_tiles
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.reasons import GOAL_THIS_TURN
from planetfall.games.on_mars.expansions.alien.team import TeamExtension
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack, counting_down
from planetfall.games.on_mars.expansions.alien_blackout import (
    damage,
    invariants,
    repair,
    samples,
    streams,
    vocabulary,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import (
    DISABLED_LIMIT,
    LEFT_OUT_GOALS,
    LEFT_OUT_MISSION,
    START_TIME,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tiles import (
    NEW_TILE_IDS,
    NEW_TILES,
    chapter_tiles,
)
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of, fresh
from planetfall.games.on_mars.extension import (
    AFTER_TURN,
    EVENT_UPGRADE,
    GOAL_COMPLETED,
    MISSION_COMPLETED,
    TURN_STARTED,
    ColonySetting,
)
from planetfall.games.on_mars.state import Colony


class BlackoutExtension(TeamExtension):
    """Chapter 3."""

    def __init__(self) -> None:
        self.name = "blackout"
        self.rank = 6

    # What is registered once.

    def add_components(self) -> None:
        for tile in NEW_TILES:
            add_discovery(tile)

    def add_words(self) -> None:
        add_discovery_words(NEW_TILE_IDS)
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        return {
            "blackout.turn_up": damage.TURN_UP,
            "blackout.strike": damage.STRIKE,
            "blackout.send_colonist": damage.SEND_COLONIST,
            "blackout.repair": repair.REPAIR,
        }

    def streams(self) -> int:
        return streams.COUNT

    # What is in play.

    def configure(self, setting: ColonySetting) -> None:
        setting.has_points = False
        setting.has_cubes = False
        setting.goal_done = GOAL_THIS_TURN
        setting.disables = True
        setting.discoveries = chapter_tiles()
        setting.rewards = lss_tiles()
        setting.goals = [goal for goal in setting.goals if GOALS[goal] not in LEFT_OUT_GOALS]
        left_out = MISSIONS.index(LEFT_OUT_MISSION)
        setting.missions = [mission for mission in setting.missions if mission != left_out]

    def steps(self, moment: int) -> list[Effect]:
        return [damage.TURN_UP] if moment == AFTER_TURN else []

    def events(self) -> tuple[int, ...]:
        return (TURN_STARTED, GOAL_COMPLETED, MISSION_COMPLETED, EVENT_UPGRADE)

    def happened(self, game: Colony, event: int, seat: int, what: int) -> None:
        if event == TURN_STARTED:
            start_turn(game, seat)
        elif event == EVENT_UPGRADE:
            repair.upgraded(game, seat, what)
        else:
            repair.goal_reached(game, seat)

    # The position.

    def area(self, seats: int) -> Area:
        return fresh(seats)

    def colonists_out(self, game: Colony, seat: int) -> int:
        return area_of(game).lying(seat)

    def goals_out(self, game: Colony) -> list[int]:
        found: list[int] = []
        for mask in area_of(game).completed:
            found += [goal for goal in range(mask.bit_length()) if mask >> goal & 1]
        return found

    def put(self, game: Colony, thing: str, seat: int, place: int) -> bool:
        """`outage at 5-5` damages a building, `lying of 1 at 5-5` disables it."""
        if thing not in ("outage", "lying"):
            return False
        samples.put_token(game, place, seat if thing == "lying" else -1)
        return True

    # What is shown.

    def time_track(self, game: Colony) -> TimeTrack:
        return counting_down(START_TIME[game.seats], area_of(game).time)

    def gauges(self, game: Colony) -> list[Gauge]:
        area = area_of(game)
        start = START_TIME[game.seats]
        return [
            Gauge("disabled", "damage", len(area.disabled()), DISABLED_LIMIT, bad=True),
            Gauge("goals_left", "goal", area.time, start, counts_down=True),
        ]

    # Tests.

    def invariants(self, game: Colony) -> list[str]:
        return invariants.broken(game)

    def shake(self, game: Colony, rng: Any) -> None:
        samples.shake(game, rng)

    def probes(self, game: Colony, rng: Any) -> list[tuple[Game, Frame]]:
        return samples.probes(game, rng)


def start_turn(game: Colony, seat: int) -> None:
    """A player may complete one more Private Goal in each turn (OMA-13.05, OMA-13.06)."""
    player = game.players[seat]
    if player.goal:
        area = area_of(game)
        area.completed = area.completed.copy()
        area.completed[seat] |= 1 << player.goal - 1
        player.goal = 0


EXTENSION: Final = BlackoutExtension()
