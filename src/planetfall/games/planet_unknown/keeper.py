"""The keeper of Planet Unknown: scores, soundness and hidden things in one place."""

from __future__ import annotations

from typing import Any

from planetfall.core.scores import Outcome, Sheet
from planetfall.games.planet_unknown import determinize as hidden
from planetfall.games.planet_unknown import invariants as soundness
from planetfall.games.planet_unknown import scoring
from planetfall.games.planet_unknown.settings import Keeper
from planetfall.games.planet_unknown.state import Unknown


class UnknownKeeper(Keeper):
    """Looks at whole positions from outside."""

    def status(self, game: Unknown) -> list[str]:
        return soundness.status(game)

    def scores(self, game: Unknown) -> list[Sheet]:
        return scoring.scores(game)

    def outcome(self, game: Unknown) -> Outcome:
        return scoring.outcome(game)

    def deal(self, game: Unknown, data: dict[str, Any], rng: Any) -> None:
        hidden.deal(game, data, rng)

    def view_extra(self, game: Unknown, seat: int) -> dict[str, Any]:
        return hidden.view_extra(game, seat)
