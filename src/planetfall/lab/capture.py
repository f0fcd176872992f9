"""What is kept of games while bots play them: decisions, records, thinking times.

A witness sits beside every bot. It sees the view before the choice and the choice itself, and never
changes either, so watched games are the same as others.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from io import BytesIO
from random import Random
from typing import Any, Final

from planetfall import games
from planetfall.bots import Bot
from planetfall.core import record as records
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.game import Game
from planetfall.core.observation import VERSION as OBSERVATION_VERSION
from planetfall.core.observation import Encoder
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.lab.simulate import Result, Setup, play_one

FORMAT: Final = 1
"""Of data files: raised when a column changes its meaning."""
METADATA: Final = b"planetfall"
"""Where a Parquet file says what it is, as JSON."""
OBSERVATION: Final = "observation"
VIEW: Final = "view"
SHAPES: Final = (OBSERVATION, VIEW)
"""What a row of decisions holds of the position."""
NONCE: Final = "simulated"
"""Of records of bots' games: nobody has to be shown that their deal was fair."""


@dataclass(frozen=True)
class Wanted:
    """What is kept beside the results."""

    decisions: str = ""
    """`observation` or `view`: a row for every decision."""
    records: bool = False
    times: bool = False
    """Seconds of thought: the one thing that differs from run to run."""

    def check(self) -> None:
        """Raise `BadRequest` for a shape that does not exist."""
        if self.decisions and self.decisions not in SHAPES:
            raise BadRequest(
                f"Decisions cannot be written as `{self.decisions[:40]}`; "
                f"they can as {one_of(list(SHAPES))}."
            )


@dataclass(frozen=True)
class Part:
    """The games of some seeds in a row, as they go back to the process that asked for them."""

    results: list[Result]
    decisions: bytes
    """A Parquet file, a row group a game."""
    records: list[str]


class Log:
    """All decisions of one game."""

    def __init__(self, game: Game, wanted: Wanted, encoder: Encoder | None) -> None:
        self.game = game
        self.wanted = wanted
        self.encoder = encoder
        self.seats: list[int] = []
        self.legal: list[list[int]] = []
        self.choices: list[int] = []
        self.views: list[str] = []
        self.observations: list[Any] = []
        self.seconds = [0.0] * game.seats

    def see(self, view: View) -> None:
        """Keep what a seat knows before its choice."""
        if not self.wanted.decisions:
            return
        self.legal.append(view.legal[:])
        if self.encoder is None:
            self.views.append(json.dumps(view.data(), separators=(",", ":")))
        else:
            import numpy as np

            buffer = np.zeros(self.encoder.size, np.float32)
            self.encoder.fill(self.game, view.seat, buffer.data)
            self.observations.append(buffer)

    def chose(self, seat: int, option: int, seconds: float) -> None:
        """Keep a choice."""
        self.seats.append(seat)
        self.choices.append(option)
        self.seconds[seat] += seconds


class Witness(Bot):
    """Sits beside a bot and writes down what it sees and does."""

    def __init__(self, bot: Bot, log: Log) -> None:
        self.bot = bot
        self.log = log

    def choose(self, view: View, rng: Random) -> int:
        self.log.see(view)
        start = time.perf_counter()
        option = self.bot.choose(view, rng)
        self.log.chose(view.seat, option, time.perf_counter() - start)
        return option


def play_part(setup: Setup, wanted: Wanted, seeds: list[int]) -> Part:
    """Play the games of some seeds and keep what is wanted of them."""
    rules = games.build(setup.game, setup.options)
    encoder = Encoder(rules, setup.seats) if wanted.decisions == OBSERVATION else None
    results: list[Result] = []
    texts: list[str] = []
    writer = DecisionWriter(setup, wanted, encoder) if wanted.decisions else None
    for seed in seeds:
        logs: list[Log] = []

        def watch(game: Game, seated: list[Bot], logs: list[Log] = logs) -> list[Bot]:
            logs.append(Log(game, wanted, encoder))
            return [Witness(bot, logs[0]) for bot in seated]

        result = play_one(setup, seed, watch)
        log = logs[0]
        if wanted.times:
            made = [log.seats.count(seat) for seat in range(setup.seats)]
            result = replace(result, choices=made, seconds=[round(each, 6) for each in log.seconds])
        results.append(result)
        if writer is not None:
            writer.write(result, log)
        if wanted.records:
            texts.append(record_of(rules, setup.seats, seed, log.seats, log.choices))
    return Part(results, writer.close() if writer else b"", texts)


def record_of(rules: Rules, seats: int, seed: int, movers: list[int], choices: list[int]) -> str:
    """The record of a game from its seed and its choices."""
    play = Play.new(rules, seats, seed, NONCE)
    for seat, option in zip(movers, choices, strict=True):
        play.push(seat, option)
    return records.to_text(play, secret=True)


def about(setup: Setup, wanted: Wanted) -> dict[str, Any]:
    """What a file of decisions says of itself."""
    rules = games.build(setup.game, setup.options)
    return {
        "format": FORMAT,
        "kind": "decisions",
        "game": setup.game,
        "rules_version": rules.version,
        "options": rules.options_data(),
        "seats": setup.seats,
        "bots": setup.bot_names(),
        "limit": setup.limit,
        "shape": wanted.decisions,
        "observation_version": OBSERVATION_VERSION,
        "actions": rules.vocabulary.keys,
    }


def schema(setup: Setup, wanted: Wanted, size: int) -> Any:
    """The columns of a file of decisions; `size` is the length of an observation."""
    arrow, _ = pyarrow()
    seen = (
        arrow.field(OBSERVATION, arrow.list_(arrow.float32(), size), nullable=False)
        if wanted.decisions == OBSERVATION
        else arrow.field(VIEW, arrow.string(), nullable=False)
    )
    columns = [
        arrow.field("seed", arrow.int64(), nullable=False),
        arrow.field("step", arrow.int32(), nullable=False),
        arrow.field("seat", arrow.int8(), nullable=False),
        seen,
        arrow.field("legal", arrow.list_(arrow.int32()), nullable=False),
        arrow.field("choice", arrow.int32(), nullable=False),
        arrow.field("share", arrow.float32(), nullable=False),
        arrow.field("score", arrow.int32(), nullable=False),
        arrow.field("place", arrow.int8(), nullable=False),
        arrow.field("finished", arrow.bool_(), nullable=False),
    ]
    return arrow.schema(columns, {METADATA: json.dumps(about(setup, wanted)).encode()})


class DecisionWriter:
    """Writes the decisions of one game after the other into the bytes of a Parquet file."""

    def __init__(self, setup: Setup, wanted: Wanted, encoder: Encoder | None) -> None:
        self._arrow, parquet = pyarrow()
        self._size = encoder.size if encoder is not None else 0
        self._schema = schema(setup, wanted, self._size)
        self._bytes = BytesIO()
        self._writer = parquet.ParquetWriter(self._bytes, self._schema, compression="zstd")

    def write(self, result: Result, log: Log) -> None:
        """One game: a row for every decision, in the order they were made."""
        import numpy as np

        arrow = self._arrow
        count = len(log.choices)
        if count == 0:
            return
        shares = result.shares() if result.finished else [0.0] * len(result.scores)
        places = result.places or [0] * len(result.scores)
        seats = np.array(log.seats, np.int8)
        if self._size:
            flat = arrow.array(np.concatenate(log.observations), arrow.float32())
            seen = arrow.FixedSizeListArray.from_arrays(flat, self._size)
        else:
            seen = arrow.array(log.views, arrow.string())
        columns = [
            arrow.array(np.full(count, result.seed, np.int64)),
            arrow.array(np.arange(count, dtype=np.int32)),
            arrow.array(seats),
            seen,
            arrow.array(log.legal, arrow.list_(arrow.int32())),
            arrow.array(np.array(log.choices, np.int32)),
            arrow.array(np.array(shares, np.float32)[seats]),
            arrow.array(np.array(result.scores, np.int32)[seats]),
            arrow.array(np.array(places, np.int8)[seats]),
            arrow.array(np.full(count, result.finished, np.bool_)),
        ]
        table = arrow.Table.from_arrays(columns, schema=self._schema)
        self._writer.write_table(table, row_group_size=count)

    def close(self) -> bytes:
        """The whole file."""
        self._writer.close()
        return self._bytes.getvalue()


def pyarrow() -> tuple[Any, Any]:
    """`pyarrow` and `pyarrow.parquet`, or a sentence that says where to get them."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadRequest(
            "Parquet files need the package `pyarrow`; install `planetfall[lab]` or use `.csv`."
        ) from None
    return pyarrow, pyarrow.parquet
