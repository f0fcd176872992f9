"""OpenSpiel games: every title as a Python game with explicit chance.

Names are `planetfall_` and the title's id with underscores. Chance is a player of its own with
probabilities; seats act one after the other, in a simultaneous phase in the order of their
numbers.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import numpy as np
import pyspiel

from planetfall import games
from planetfall.core.game import Game
from planetfall.core.vocabulary import CHANCE
from planetfall.lab.environments.table import Table
from planetfall.lab.variants import option_word

LONGEST: Final = 30_000
"""Moves of a game, chance included; no random game comes near it."""

POINTS: Final = 1_000.0
"""No seat scores so many points, nor leads by so many."""

UTILITIES: Final = {
    "win": (0.0, 1.0),
    "score": (-POINTS, POINTS),
    "margin": (-POINTS, POINTS),
    "side": (-1.0, 1.0),
}
"""The least and the most that a seat may get, by reward."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: one of our games that waits for its chance to be stated."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position: Game = game.table.rules.new(game.table.seats, 0, stop_at_chance=True)

    def current_player(self) -> int:
        """Whose move it is."""
        movers = self.position.to_move()
        if not movers:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if movers == (CHANCE,) else movers[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(set(self.position.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may take, with probabilities."""
        outcomes = Counter(self.position.legal(CHANCE))
        total = sum(outcomes.values())
        return [(option, count / total) for option, count in sorted(outcomes.items())]

    def _apply_action(self, action: int) -> None:
        self.position.apply(self.position.to_move()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.rules.key(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over()

    def returns(self) -> list[float]:
        """What every seat gets: something only at the end."""
        return self.table.rewards(self.position)

    def clone(self) -> SpielState:
        """An independent copy."""
        other = SpielState.__new__(SpielState)
        pyspiel.State.__init__(other, self.get_game())
        other.table = self.table
        other.position = self.position.clone()
        return other

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()  # what OpenSpiel copies states with

    def __str__(self) -> str:
        return self.position.to_text()


class SpielObserver:
    """What a player may know, as a vector."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know."""
        self.table.observe(state.position, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return str(state.position.view(player).data())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of seats."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        name = next(iter(games.GAMES)) if "game" not in given else str(given["game"])
        seats = int(given.get("seats", 2))
        reward = str(given.get("reward", "win"))
        self.table = Table(name, seats, reward, _options(str(given.get("options", ""))))
        least, most = UTILITIES[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.table.actions,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name, seats), info, given)

    def new_initial_state(self) -> SpielState:
        """A fresh game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer of its players."""
        return SpielObserver(self.table)


def _options(text: str) -> dict[str, Any]:
    """Options written as `name:value;name:value+value`.

    OpenSpiel reads games from names with parameters, which keep `=` and `,` for themselves.
    """
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: value.replace("+", ",") for name, _, value in pairs}


def short_name(game: str) -> str:
    """The name a title is registered under."""
    return "planetfall_" + game.replace("-", "_")


def _type(game: str, seats: int) -> Any:
    most = games.build(game, {}).seat_limits()[1]
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Planetfall: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"game": game, "seats": 2, "reward": "win", "options": ""},
    )


def _class_of(game: str) -> type[SpielGame]:
    class Titled(SpielGame):
        """The game of one title."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__({**(params or {}), "game": game})

    return Titled


def register() -> None:
    """Register every title with OpenSpiel; once a process."""
    known = set(pyspiel.registered_names())
    for game in games.GAMES:
        if short_name(game) not in known:
            pyspiel.register_game(_type(game, 2), _class_of(game))


def load(game: str, seats: int, reward: str, options: dict[str, Any]) -> Any:
    """An OpenSpiel game of a title."""
    register()
    Table(game, seats, reward, options)  # what is wrong is told here, not by OpenSpiel
    words = {name: option_word(value).replace(",", "+") for name, value in options.items()}
    text = ";".join([f"{name}:{word}" for name, word in words.items()])
    return pyspiel.load_game(short_name(game), {"seats": seats, "reward": reward, "options": text})
