"""Plugs First Colonists into the base game."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.options import OptionSpec
from planetfall.games.on_mars.expansions.first_colonists import tasks, vocabulary
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    GIVEN_MISSIONS,
    TASKS,
)
from planetfall.games.on_mars.expansions.first_colonists.determinize import deal
from planetfall.games.on_mars.extension import (
    BEFORE_TURN_ORDER,
    BUILT,
    TURN_STARTED,
    ColonyExtension,
    ColonySetting,
)
from planetfall.games.on_mars.state import Colony


class FirstColonistsExtension(ColonyExtension):
    """The variant."""

    def __init__(self) -> None:
        self.name = "first_colonists"
        self.rank = 1

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec(
                self.name,
                "bool",
                False,
                "Given missions, drawn Turn Order spaces and First Colonist cards.",
            )
        ]

    def keeps_options(self) -> bool:
        return True

    def add_words(self) -> None:
        vocabulary.add_words()

    def roots(self) -> dict[str, Effect]:
        return {
            "setup.first_colonists": tasks.DEAL_CARDS,
            "setup.settlers": tasks.DEAL_SETTLERS,
            "task": tasks.TASK,
            "draw_task": tasks.DRAW_TASK,
        }

    def configure(self, setting: ColonySetting) -> None:
        setting.given_missions = GIVEN_MISSIONS
        setting.draws_spaces = True

    def steps(self, moment: int) -> list[Effect]:
        return [tasks.DEAL_CARDS] if moment == BEFORE_TURN_ORDER else []

    def events(self) -> tuple[int, ...]:
        return (*sorted({task.event for task in TASKS}), TURN_STARTED, BUILT)

    def happened(self, game: Colony, event: int, seat: int, what: int) -> None:
        if game.is_automatic(seat):
            return
        player = game.players[seat]
        if event == TURN_STARTED:
            player.tasked = 0
        elif player.cards and event == BUILT:
            tasks.reveal_settlers(game, seat, what)
        elif player.cards:
            game.push(Frame(tasks.TASK, seat, 0, event))

    def deal(self, game: Colony, data: dict[str, Any], rng: Any) -> None:
        deal(game, data, rng)


EXTENSION: Final = FirstColonistsExtension()
