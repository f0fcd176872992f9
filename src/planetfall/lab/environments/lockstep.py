"""Many games in lockstep: one call, numpy arrays in and out.

Every game waits for one seat at a time. The arrays hold, per game, what that seat may know, its
mask and its number; `step` makes a choice in every game and starts a new one where a game is over.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.observation import Window
from planetfall.lab.environments.table import Table

ARRAYS = {
    "observations": np.float32,
    "masks": np.int8,
    "seats_to_move": np.int32,
    "rewards": np.float32,
    "ended": np.bool_,
    "samples": np.int32,
}
RENEWED = ("observations", "masks")
"""Arrays of which only what changed is written: nobody else may write to them."""


def shapes(table: Table, n: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the arrays of `n` games."""
    return {
        "observations": (n, table.size),
        "masks": (n, table.actions),
        "seats_to_move": (n,),
        "rewards": (n, table.seats),
        "ended": (n,),
        "samples": (n,),
    }


class VectorEnv:
    """`n` games. Arrays belong to the environment and show the present after every call.

    Observations and masks are read-only, because only what changed is written again: copy what is
    to be kept or changed.

    | array | shape | |
    | --- | --- | --- |
    | `observations` | n × size, float32 | what the seat to move may know |
    | `masks` | n × actions, int8 | its legal actions |
    | `seats_to_move` | n, int32 | which seat it is |
    | `rewards` | n × seats, float32 | of the last step: something where a game ended |
    | `ended` | n, bool | which games ended in the last step; they have begun anew |
    | `samples` | n, int32 | a random legal action for each game |
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats_to_move: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    samples: NDArray[np.int32]

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        reward: str = "win",
        *,
        first: int = 0,
        arrays: dict[str, NDArray[Any]] | None = None,
        **options: Any,
    ) -> None:
        if n < 1:
            raise BadRequest(f"{n} games cannot run in lockstep; ask for 1 or more.")
        self.table = Table(game, seats, reward, options)
        self.n = n
        self.games: list[Game] = []
        if arrays is None:
            arrays = {
                name: np.zeros(shape, ARRAYS[name]) for name, shape in shapes(self.table, n).items()
            }
        for name, array in arrays.items():
            setattr(self, name, array)
        rows = zip(self.observations, self.masks, strict=True)
        self._windows = [Window(self.table.encoder, row.data, mask.data) for row, mask in rows]
        for name in RENEWED:
            arrays[name].flags.writeable = False
        self._seed = 0
        self._first = first
        self._begun = [0] * n
        self._rngs: list[Random] = []

    def reset(self, seed: int = 0) -> None:
        """Start all games; the same seed gives the same ones."""
        self._seed = seed
        self._begun = [0] * self.n
        self._rngs = [Random(f"lockstep {seed} {self._first + k}") for k in range(self.n)]
        self.games = [self._new(k) for k in range(self.n)]
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self._look()

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One choice in every game, for the seat that `seats_to_move` names.

        An illegal one raises `IllegalChoice`, and no game changes.
        """
        chosen = np.asarray(actions).tolist()
        if len(chosen) != len(self.games):
            raise BadRequest(
                f"{len(chosen)} actions were given to {len(self.games)} games under way; "
                "call `reset` first, then give every game one."
            )
        movers = self.seats_to_move.tolist()
        for k, window in enumerate(self._windows):
            if chosen[k] not in window.legal:
                self.games[k].apply(movers[k], chosen[k])  # says what is possible
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for k, game in enumerate(self.games):
            game.apply(movers[k], chosen[k])
            if game.is_over():
                self.rewards[k] = self.table.rewards(game)
                self.ended[k] = True
                self.games[k] = self._new(k)
        self._look()

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the other; `samples` has one too."""
        noise = rng.random(self.masks.shape, dtype=np.float32)
        found: NDArray[np.int64] = np.argmax(noise * self.masks, axis=1)
        return found

    def close(self) -> None:
        """Nothing to give back."""

    def _new(self, k: int) -> Game:
        """The next game of a place: its seed does not depend on the other places."""
        self._begun[k] += 1
        number = (self._seed * 1_000_003 + self._first + k) * 1_000_003 + self._begun[k]
        return self.table.new(number)

    def _look(self) -> None:
        movers = []
        samples = []
        for game, window, rng in zip(self.games, self._windows, self._rngs, strict=True):
            movers.append(window.look(game))
            legal = window.legal
            samples.append(legal[int(rng.random() * len(legal))])
        self.seats_to_move[:] = movers
        self.samples[:] = samples
