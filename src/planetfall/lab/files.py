"""Results as files: CSV, JSON lines or Parquet, by the ending of the name."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from planetfall.core.errors import BadRequest, one_of
from planetfall.lab.simulate import Run


def rows_of(run: Run) -> list[dict[str, Any]]:
    """One flat row per game: what it was, and what came out, a column per seat."""
    rows = []
    for result in run.results:
        row: dict[str, Any] = {"game": run.setup.game, "seed": result.seed}
        row |= {"decisions": result.decisions, "rounds": result.rounds}
        row |= {"finished": result.finished, "digest": result.digest}
        for seat, (bot, score) in enumerate(zip(run.setup.bot_names(), result.scores, strict=True)):
            row[f"bot_{seat}"] = bot
            row[f"score_{seat}"] = score
            row[f"won_{seat}"] = seat in result.winners
        rows.append(row)
    return rows


def _csv(path: Path, run: Run) -> None:
    rows = rows_of(run)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _jsonl(path: Path, run: Run) -> None:
    common = run.summary()
    head = {name: common[name] for name in ("game", "seats", "options", "bots")}
    lines = [json.dumps(head | result.to_data()) + "\n" for result in run.results]
    path.write_text("".join(lines), encoding="utf-8")


def _parquet(path: Path, run: Run) -> None:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadRequest(
            "Parquet files need the package `pyarrow`; install `planetfall[lab]` or use `.csv`."
        ) from None
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows_of(run)), path)


WRITERS: dict[str, Callable[[Path, Run], None]] = {
    ".csv": _csv,
    ".jsonl": _jsonl,
    ".parquet": _parquet,
}
"""Ending of a file name to the function that writes such a file."""


def check_ending(path: Path) -> None:
    """Raise `BadRequest` before any game is played if nothing can be written under that name."""
    if path.suffix not in WRITERS:
        raise BadRequest(
            f"Results cannot be written as `{path.name}`; it must end in {one_of(list(WRITERS))}."
        )
    if not path.resolve().parent.is_dir():
        raise BadRequest(f"There is no folder `{path.parent}` to write `{path.name}` into.")


def write(path: Path, run: Run) -> None:
    """Write the games of a simulation."""
    check_ending(path)
    WRITERS[path.suffix](path, run)
