"""What all environments share: a game with its encoder, masks and rewards as numpy arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from planetfall import games
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.game import Game
from planetfall.core.observation import VERSION, Encoder
from planetfall.core.options import read_files
from planetfall.core.scores import side_of, side_totals

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

REWARDS: Final = ("win", "score", "margin", "side")
"""How a finished game is rewarded; before its end the reward is 0.

`win`: the seat's share of the win, 0 to 1; `score`: its points; `margin`: its points less the best
of the other sides; `side`: 1 for a seat of a winning side, -1 for the others, 0 where nobody wins.
"""


class Table:
    """Rules for a number of seats, with everything an environment needs to know of them."""

    def __init__(
        self,
        game: str,
        seats: int,
        reward: str,
        options: dict[str, Any],
        observation: int = VERSION,
    ) -> None:
        if reward not in REWARDS:
            raise BadRequest(f"There is no reward `{reward}`; there are {one_of(list(REWARDS))}.")
        self.rules = games.build(game, read_files(games.rules(game).specs(), options))
        self.rules.check_seats(seats)
        self.seats = seats
        self.reward = reward
        self.encoder = Encoder(self.rules, seats, observation)
        self.size = self.encoder.size
        self.actions = len(self.rules.vocabulary.keys)

    def __deepcopy__(self, memo: Any) -> Table:
        return self  # nothing of it changes

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.rules.options_data()
        version = self.encoder.version
        return (Table, (self.rules.id, self.seats, self.reward, options, version))

    def new(self, seed: int) -> Game:
        """A fresh game."""
        return self.rules.new(self.seats, seed)

    def observe(self, game: Game, seat: int, into: Observation | None = None) -> Observation:
        """What a seat may know, at any time, in a buffer of its own or a given one."""
        buffer = np.zeros(self.size, np.float32) if into is None else into
        if into is not None:
            buffer.fill(0.0)
        self.encoder.fill(game, seat, buffer.data)
        return buffer

    def mask(self, game: Game, seat: int, into: Mask | None = None) -> Mask:
        """1 for every action that the seat may choose now."""
        buffer = np.zeros(self.actions, np.int8) if into is None else into
        if into is not None:
            buffer.fill(0)
        if game.asks[seat] is not None:
            view = buffer.data
            for option in game.legal(seat):
                view[option] = 1
        return buffer

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the greatest that every number of an observation may be."""
        low, high = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32)
        for row in self.encoder.rows():
            low[row.start : row.stop] = row.low
            high[row.start : row.stop] = row.high
        return low, high

    def observer(self) -> Observer:
        """A buffer for every seat, renewed at each look; see `Observer`."""
        return Observer(self)

    def rewards(self, game: Game) -> list[float]:
        """What every seat gets for a game: something only at its end."""
        if not game.is_over():
            return [0.0] * self.seats
        outcome = game.outcome()
        totals = [float(total) for total in outcome.totals]
        totals += [0.0] * (self.seats - len(totals))
        if self.reward == "win":
            return outcome.shares()
        if self.reward == "score":
            return totals
        if self.reward == "side":
            won = bool(outcome.winners)
            return [(1.0 if share else -1.0) if won else 0.0 for share in outcome.shares()]
        sides = outcome.sides
        points = side_totals([int(total) for total in totals], sides)
        return [_margin(points, side_of(sides, seat)) for seat in range(self.seats)]


class Observer:
    """Observations of a game for all seats that are renewed, not made anew: much the fastest way.

    The arrays belong to the observer and change at the next look; copy what is to be kept. It may
    look at any game of its table, but is quickest with one that is played on.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = np.zeros((table.seats, table.size), np.float32)
        self._buffers = [row.data for row in self.seen]
        self._memories = table.encoder.memories()

    def observe(self, game: Game, seat: int) -> Observation:
        """What a seat may know, in the seat's own buffer."""
        self.look(game, seat)
        row: Observation = self.seen[seat]
        return row

    def look(self, game: Game, seat: int) -> memoryview:
        """The same as plain memory, without an array around it."""
        buffer = self._buffers[seat]
        self.table.encoder.renew(game, seat, buffer, self._memories[seat])
        return buffer

    def __deepcopy__(self, memo: Any) -> Observer:
        return Observer(self.table)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Observer, (self.table,))


def _margin(points: list[int], side: int) -> float:
    others = points[:side] + points[side + 1 :]
    return float(points[side] - max(others)) if others else float(points[side])
