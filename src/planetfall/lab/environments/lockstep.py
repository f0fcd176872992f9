"""Many games in lockstep: one call, numpy arrays in and out.

Every game waits for one seat at a time. The arrays hold, per game, what that seat may know, its
mask and its number; `step` makes a choice in every game and starts a new one where a game is over.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from planetfall.core.game import Game
from planetfall.lab.environments.table import Table


class VectorEnv:
    """`n` games. Arrays belong to the environment and are written anew by every call.

    | array | shape | |
    | --- | --- | --- |
    | `observations` | n × size, float32 | what the seat to move may know |
    | `masks` | n × actions, int8 | its legal actions |
    | `seats_to_move` | n, int32 | which seat it is |
    | `rewards` | n × seats, float32 | of the last step: something where a game ended |
    | `ended` | n, bool | which games ended in the last step; they have begun anew |
    """

    def __init__(self, game: str, seats: int, n: int, reward: str = "win", **options: Any) -> None:
        self.table = Table(game, seats, reward, options)
        self.n = n
        self.games: list[Game] = []
        self.observations = np.zeros((n, self.table.size), np.float32)
        self.masks = np.zeros((n, self.table.actions), np.int8)
        self.seats_to_move = np.zeros(n, np.int32)
        self.rewards = np.zeros((n, seats), np.float32)
        self.ended = np.zeros(n, np.bool_)
        self._seed = 0
        self._began = 0

    def reset(self, seed: int = 0) -> None:
        """Start all games; the same seed gives the same ones."""
        self._seed = seed
        self._began = 0
        self.games = [self._new() for _ in range(self.n)]
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self._look()

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One choice in every game, for the seat that `seats_to_move` names."""
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for k, game in enumerate(self.games):
            game.apply(int(self.seats_to_move[k]), int(actions[k]))
            if game.is_over():
                self.rewards[k] = self.table.rewards(game)
                self.ended[k] = True
                self.games[k] = self._new()
        self._look()

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the other."""
        noise = rng.random(self.masks.shape, dtype=np.float32)
        found: NDArray[np.int64] = np.argmax(noise * self.masks, axis=1)
        return found

    def _new(self) -> Game:
        self._began += 1
        return self.table.new(self._seed * 1_000_003 + self._began)

    def _look(self) -> None:
        table = self.table
        for k, game in enumerate(self.games):
            seat = game.next_to_move()
            self.seats_to_move[k] = seat
            table.observe(game, seat, self.observations[k])
            table.mask(game, seat, self.masks[k])
