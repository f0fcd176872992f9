"""Plugs the solo game into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect
from planetfall.core.options import OptionSpec
from planetfall.core.scores import Outcome
from planetfall.games.on_mars.expansions.lacerda import turn, vocabulary
from planetfall.games.on_mars.expansions.lacerda.cards import DEVELOP_TILE, LACERDA_FILLS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, goals_met
from planetfall.games.on_mars.expansions.lacerda.rover import DISPLACE_BY_CHANCE
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.extension import (
    AFTER_LEVEL_UP,
    BEFORE_TURN_ORDER,
    BOARD_LAID,
    ColonyExtension,
    ColonySetting,
    Rival,
)
from planetfall.games.on_mars.scoring import sheet


class Lacerda(Rival):
    """Lacerda's effects in place of a player's decisions."""

    def __init__(self) -> None:
        self.turn = turn.LACERDA_TURN
        self.fill_gaps = LACERDA_FILLS
        self.travel = turn.LACERDA_TRAVELS
        self.space_benefit = turn.LACERDA_SPACE
        self.lss_benefit = turn.LACERDA_LSS
        self.develop = DEVELOP_TILE
        self.displace = DISPLACE_BY_CHANCE

    def bots(self, game: SoloColony) -> int:
        return game.solo_bots

    def shown(self, data: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = data["table"]["lacerda"]
        return found


LACERDA: Final = Lacerda()


class LacerdaExtension(ColonyExtension):
    """The solo game."""

    def __init__(self) -> None:
        self.name = "lacerda"
        self.rank = 4

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                "solo_goal",
                "choice",
                "any",
                "The goal that wins the solo game; any: each of the four does.",
                choices=["any", *[goal.id for goal in SOLO_GOALS]],
                seats=(1, 1),
                needs="chapter=none",
            )
        ]

    def add_words(self) -> None:
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        return turn.roots()

    def keeps_options(self) -> bool:
        return True

    def seat_range(self, options: dict[str, Any], least: int, most: int) -> tuple[int, int]:
        return 1, most

    def seat_limits(self, least: int, most: int) -> tuple[int, int]:
        return 1, most

    def is_on(self, options: dict[str, Any]) -> bool:
        return bool(options.get("seats", 1) == 1 and options.get("chapter", "none") == "none")

    def players(self, players: int) -> int:
        return players + 1

    def configure(self, setting: ColonySetting) -> None:
        setting.rival = LACERDA

    def steps(self, moment: int) -> list[Effect]:
        if moment == BEFORE_TURN_ORDER:
            return [turn.LACERDA_ENTERS]
        return [turn.LACERDA_LEVEL_UP] if moment == AFTER_LEVEL_UP else []

    def events(self) -> tuple[int, ...]:
        return (BOARD_LAID,)

    def position(self) -> SoloColony:
        return SoloColony()

    def prepare(self, game: SoloColony) -> None:
        game.lacerda = game.players[-1]
        game.solo_bag = []
        game.solo_discard = []

    def happened(self, game: SoloColony, event: int, seat: int, what: int) -> None:
        game.solo_bag = list(range(len(SOLO_CARDS)))

    def deal(self, game: SoloColony, data: dict[str, Any], rng: Any) -> None:
        game.solo_bag = [c for c in range(len(SOLO_CARDS)) if c not in game.solo_discard]

    def outcome(self, game: SoloColony) -> Outcome:
        total = sheet(game, 0).total
        met = goals_met(game, total - sheet(game, game.seats).total)
        return Outcome([0] if met else [], [total], "solo_goal" if met else "solo_lost")


EXTENSION: Final = LacerdaExtension()
