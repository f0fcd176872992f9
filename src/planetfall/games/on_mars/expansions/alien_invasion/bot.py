"""What counts for the greedy bot in the Invasion: a judge for each side."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.bot import Aims
from planetfall.games.on_mars.expansions.alien_invasion.commander.bot import (
    commander_worth,
    is_menu,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.bot import (
    acts_step_by_step,
    humans_worth,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_seat
from planetfall.games.on_mars.expansions.alien_invasion.victory import HUMANS_WIN
from planetfall.games.on_mars.journeys import without_pod
from planetfall.games.on_mars.state import Colony

WON: Final = 1_000_000
COMMANDER_DEPTH: Final = 2
"""The commander chooses a token, what to build and where."""


class InvasionAims(Aims):
    """The commander's judgement, and the humans' against it."""

    def apply_to(self, game: Colony) -> bool:
        return bool(game.setting.options.get("chapter") == "invasion")

    def judges(self) -> bool:
        return True

    def depth_in(self, game: Colony, seat: int) -> int:
        return COMMANDER_DEPTH if seat == commander_seat(game) else 1

    def rests(self, game: Colony, seat: int) -> bool:
        if seat == commander_seat(game):
            return is_menu(game, seat)
        return acts_step_by_step(game, seat)

    def candidates(self, game: Colony, options: list[int]) -> list[int]:
        return without_pod(game, options)

    def evaluate(self, game: Colony, seat: int) -> int:
        is_commander = seat == commander_seat(game)
        if game.decided:
            return WON if (game.decided != HUMANS_WIN) == is_commander else -WON
        if is_commander:
            return commander_worth(game)
        return humans_worth(game, seat)


AIMS: Final = InvasionAims()
