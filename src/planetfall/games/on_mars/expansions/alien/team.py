"""Chapters in which all players win or lose together (OMA-1.03)."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.native import mypyc_attr
from planetfall.core.scores import Outcome, Sheet
from planetfall.games.on_mars.expansions.alien.chapters import ChapterExtension

WON_TOGETHER: Final = "won_together"
"""What `game.decide` is told when the team wins; any other reason loses."""
GAME_ENDED: Final = "lost_game_ended"
"""The game ended in the normal way before the team had won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamExtension(ChapterExtension):
    """A chapter that is won or lost together; nobody scores points.

    Why it is lost is a word of its own: `outcome:REASON`.
    """

    def sides(self, seats: int) -> list[list[int]]:
        return [list(range(seats))]

    def scores(self, game: Any, sheets: list[Sheet]) -> list[Sheet]:
        return [Sheet([]) for _ in sheets]

    def outcome(self, game: Any) -> Outcome:
        seats: int = game.seats
        won = game.decided == WON_TOGETHER
        winners = list(range(seats)) if won else []
        return Outcome(winners, [0] * seats, game.decided or GAME_ENDED, self.sides(seats))
