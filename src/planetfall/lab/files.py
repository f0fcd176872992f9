"""Results as files: CSV, JSON lines or Parquet, by the ending of the name; read back too."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from planetfall import games
from planetfall.core.errors import BadRequest, one_of
from planetfall.lab.capture import FORMAT, METADATA, pyarrow
from planetfall.lab.simulate import Result, Run, Setup

ROWS: Final = 5_000
"""Games that are held in memory at once."""


def row_of(setup: Setup, result: Result) -> dict[str, Any]:
    """One flat row per game: what it was, and what came out, a column per seat."""
    row: dict[str, Any] = {"game": setup.game, "seed": result.seed}
    row |= {"decisions": result.decisions, "rounds": result.rounds}
    row |= {"finished": result.finished, "digest": result.digest}
    for seat, (bot, score) in enumerate(zip(setup.bot_names(), result.scores, strict=True)):
        row[f"bot_{seat}"] = bot
        row[f"score_{seat}"] = score
        row[f"won_{seat}"] = seat in result.winners
        row[f"place_{seat}"] = result.places[seat] if result.places else 0
        if result.seconds:
            row[f"choices_{seat}"] = result.choices[seat]
            row[f"seconds_{seat}"] = result.seconds[seat]
    return row


def head_of(setup: Setup) -> dict[str, Any]:
    """What is the same for all games of a file."""
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": games.build(setup.game, setup.options).options_data(),
        "bots": setup.bot_names(),
    }


def _csv(path: Path, setup: Setup, results: Iterable[Result]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: csv.DictWriter[str] | None = None
        for result in results:
            row = row_of(setup, result)
            if writer is None:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
            writer.writerow(row)


def _jsonl(path: Path, setup: Setup, results: Iterable[Result]) -> None:
    head = head_of(setup)
    with path.open("w", encoding="utf-8") as file:
        for result in results:
            file.write(json.dumps(head | result.to_data()) + "\n")


def _parquet(path: Path, setup: Setup, results: Iterable[Result]) -> None:
    arrow, parquet = pyarrow()
    rules = games.build(setup.game, setup.options)
    about = {"format": FORMAT, "kind": "games", "rules_version": rules.version, **head_of(setup)}
    about["limit"] = setup.limit
    writer: Any = None
    for rows in _chunks(setup, results):
        table = arrow.Table.from_pylist(rows)
        if writer is None:
            schema = table.schema.with_metadata({METADATA: json.dumps(about).encode()})
            writer = parquet.ParquetWriter(path, schema, compression="zstd")
        writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
    if writer is not None:
        writer.close()


def _chunks(setup: Setup, results: Iterable[Result]) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    for result in results:
        rows.append(row_of(setup, result))
        if len(rows) == ROWS:
            yield rows
            rows = []
    if rows:
        yield rows


WRITERS: dict[str, Callable[[Path, Setup, Iterable[Result]], None]] = {
    ".csv": _csv,
    ".jsonl": _jsonl,
    ".parquet": _parquet,
}
"""Ending of a file name to the function that writes such a file."""


def check_ending(path: Path, endings: Iterable[str] = tuple(WRITERS)) -> None:
    """Raise `BadRequest` before any game is played if nothing can be written under that name."""
    if path.suffix not in endings:
        raise BadRequest(
            f"Results cannot be written as `{path.name}`; it must end in {one_of(list(endings))}."
        )
    if not path.resolve().parent.is_dir():
        raise BadRequest(f"There is no folder `{path.parent}` to write `{path.name}` into.")
    if path.suffix == ".parquet":
        pyarrow()


def write_results(path: Path, setup: Setup, results: Iterable[Result]) -> None:
    """Write games as they come; the file appears under its name when it is whole."""
    check_ending(path)
    fresh = path.with_name(path.name + ".new")
    WRITERS[path.suffix](fresh, setup, results)
    fresh.replace(path)


def write(path: Path, run: Run) -> None:
    """Write the games of a simulation."""
    write_results(path, run.setup, run.results)
