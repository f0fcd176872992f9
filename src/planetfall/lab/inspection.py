"""What a data file holds, and whether it is true: `planetfall dataset FILE`.

A sample of its games is played again. Every decision must have had those legal options, that choice
must have been among them, the seat must have known what the row says, and the game must have ended
as the file claims.
"""

from __future__ import annotations

import csv
import json
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from planetfall import games
from planetfall.core import record as records
from planetfall.core.errors import BadRecord, BadRequest, PlanetfallError, one_of
from planetfall.core.game import Game
from planetfall.core.observation import Encoder
from planetfall.lab import dataset
from planetfall.lab.capture import OBSERVATION, pyarrow
from planetfall.lab.files import row_of
from planetfall.lab.simulate import Progress, Result, Setup, play_one

MOST_FAULTS = 20
"""So many faults are told."""

DAMAGE = (
    AttributeError,
    EOFError,
    LookupError,
    OSError,
    TypeError,
    ValueError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a damaged file, or somebody else's, can raise."""


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turns whatever a damaged file raises into one sentence."""
    try:
        yield
    except DAMAGE as fault:
        raise BadRequest(
            f"`{path}` is damaged or was not written by `planetfall simulate` "
            f"({type(fault).__name__}: {str(fault).rstrip('.')})."
        ) from fault


@dataclass
class Description:
    """What a file says of itself, and what is wrong with it."""

    kind: str
    about: dict[str, Any]
    games: int = 0
    rows: int = 0
    columns: dict[str, str] = field(default_factory=dict)
    figures: dict[str, Any] = field(default_factory=dict)
    checked: int = 0
    """Games that were played again."""
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """The description as plain data."""
        about = {name: value for name, value in self.about.items() if name != "actions"}
        return {
            "kind": self.kind,
            "about": about,
            "games": self.games,
            "rows": self.rows,
            "columns": self.columns,
            "figures": self.figures,
            "checked": self.checked,
            "faults": self.faults,
        }


def inspect(path: Path, check: int = 20, progress: Progress | None = None) -> Description:
    """Describe a file and play `check` of its games again, spread over the whole of it."""
    if not path.is_file():
        raise BadRequest(f"There is no file `{path}`.")
    with reading(path):
        return _inspect(path, check, progress or (lambda count: None))


def _inspect(path: Path, check: int, tell: Progress) -> Description:
    if path.suffix == ".zip":
        return _records(path, check, tell)
    if path.suffix == ".parquet":
        about = dataset.metadata(path)
        if about["kind"] == "decisions":
            return _decisions(path, about, check, tell)
        return _games(about, _parquet_rows(path), check, tell)
    if path.suffix == ".csv":
        return _games({}, _csv_rows(path), check, tell)
    if path.suffix == ".jsonl":
        return _results(path, check, tell)
    known = [".csv", ".jsonl", ".parquet", ".zip"]
    raise BadRequest(f"`{path.name}` is no data file; their names end in {one_of(known)}.")


def sample(count: int, wanted: int) -> list[int]:
    """`wanted` places out of `count`, the first and the last among them.

    >>> sample(10, 4)
    [0, 3, 6, 9]
    """
    if wanted >= count:
        return list(range(count))
    if wanted < 2:
        return [0] * wanted
    return [k * (count - 1) // (wanted - 1) for k in range(wanted)]


def setup_of(about: dict[str, Any]) -> Setup:
    """The simulation that a file says it comes from."""
    bots = tuple(about["bots"])
    limit = {"limit": about["limit"]} if "limit" in about else {}
    return Setup(about["game"], about["seats"], bots, about["options"], **limit)


def _note(told: Description, fault: str) -> None:
    if len(told.faults) < MOST_FAULTS:
        told.faults.append(fault)


# Decisions.


def _decisions(path: Path, about: dict[str, Any], check: int, tell: Progress) -> Description:
    import numpy as np

    _, parquet = pyarrow()
    told = Description("decisions", about)
    rules = games.build(about["game"], about["options"])
    encoder = Encoder(rules, about["seats"], about["observation_version"])
    widths = []
    shares: dict[int, float] = {}
    with parquet.ParquetFile(path) as file:
        told.rows = file.metadata.num_rows
        told.columns = {each.name: str(each.type) for each in file.schema_arrow}
        told.games = file.num_row_groups
        seeds = []
        for group in range(file.num_row_groups):
            rows = file.read_row_group(group, ["seed", "step", "seat", "legal", "share"])
            seed = np.unique(np.asarray(rows.column("seed")))
            seeds.append(int(seed[0]))
            steps = np.asarray(rows.column("step"))
            if len(seed) != 1 or not np.array_equal(steps, np.arange(len(steps))):
                _note(told, f"row group {group} is not one game from its first decision on")
            widths += [len(options) for options in rows.column("legal").to_pylist()]
            last: dict[int, float] = dict(
                zip(rows.column("seat").to_pylist(), rows.column("share").to_pylist(), strict=True)
            )
            for seat, share in last.items():
                shares[seat] = shares.get(seat, 0.0) + share
        if sorted(set(seeds)) != list(range(min(seeds, default=0), max(seeds, default=-1) + 1)):
            _note(told, "seeds are missing between the first and the last")
        if len(set(seeds)) != len(seeds):
            _note(told, "a seed is there twice")
        for group in sample(told.games, check):
            rows = file.read_row_group(group).to_pylist()
            fault = _replay(rules.new(about["seats"], rows[0]["seed"]), rows, encoder, about)
            if fault:
                _note(told, f"seed {rows[0]['seed']}: {fault}")
            told.checked += 1
            tell(1)
    told.figures = {
        "seeds": [min(seeds, default=0), max(seeds, default=0)],
        "decisions_per_game": round(told.rows / max(told.games, 1), 1),
        "legal_options_mean": round(sum(widths) / max(len(widths), 1), 2),
        "legal_options_most": max(widths, default=0),
        "actions": len(about["actions"]),
        "observation_size": encoder.size if about["shape"] == OBSERVATION else 0,
        "win_share_by_seat": [
            round(shares.get(seat, 0.0) / max(told.games, 1), 4) for seat in range(about["seats"])
        ],
    }
    return told


def _replay(game: Game, rows: list[dict[str, Any]], encoder: Encoder, about: dict[str, Any]) -> str:
    """What the rows of one game say wrongly, first of all; nothing if all is true."""
    for row in rows:
        step, seat = row["step"], row["seat"]
        if game.next_to_move() != seat:
            return f"decision {step} is not seat {seat}'s"
        legal = game.legal(seat)
        if row["legal"] != legal:
            return f"decision {step} had other legal options"
        if row["choice"] not in legal:
            return f"the choice {row['choice']} of decision {step} was not legal"
        if about["shape"] == OBSERVATION:
            buffer = memoryview(bytearray(4 * encoder.size)).cast("f")
            encoder.fill(game, seat, buffer)
            if row[OBSERVATION] != buffer.tolist():
                return f"the observation of decision {step} was another"
        elif json.loads(row["view"]) != json.loads(json.dumps(game.view(seat).data())):
            return f"the view of decision {step} was another"
        game.apply(seat, row["choice"])
    return _ending(game, rows, int(about["limit"]))


def _ending(game: Game, rows: list[dict[str, Any]], limit: int) -> str:
    over = game.is_over()
    if not over and len(rows) < limit:
        return "the game is not over after its last decision"
    scores = [sheet.total for sheet in game.scores()]
    shares = game.outcome().shares() if over else [0.0] * game.seats
    places = game.outcome().places if over else (0,) * game.seats
    for row in rows:
        seat = row["seat"]
        ended = (row["finished"], row["score"], row["place"])
        if ended != (over, scores[seat], places[seat]) or abs(row["share"] - shares[seat]) > 1e-6:
            return f"seat {seat} ended otherwise than decision {row['step']} says"
    return ""


# Games.


def _parquet_rows(path: Path) -> Iterator[dict[str, Any]]:
    _, parquet = pyarrow()
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(5_000):
            yield from batch.to_pylist()


def _csv_rows(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield dict(row)


def _games(
    about: dict[str, Any], rows: Iterator[dict[str, Any]], check: int, tell: Progress
) -> Description:
    told = Description("games", about)
    kept: list[dict[str, Any]] = list(rows)
    if not kept:
        raise ValueError("it holds no game")
    told.games = told.rows = len(kept)
    told.columns = {name: type(value).__name__ for name, value in kept[0].items()}
    told.figures = {"seeds": [int(kept[0]["seed"]), int(kept[-1]["seed"])]}
    if not about:
        told.about = {"note": "a CSV file does not name its options; its games cannot be checked"}
        return told
    setup = setup_of(about)
    for place in sample(len(kept), check):
        row = kept[place]
        again = row_of(setup, play_one(setup, row["seed"]))
        differing = [name for name in again if name in row and row[name] != again[name]]
        if differing:
            _note(told, f"seed {row['seed']}: `{differing[0]}` is not what its bots play")
        told.checked += 1
        tell(1)
    return told


def _results(path: Path, check: int, tell: Progress) -> Description:
    told = Description("games", {})
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        kept = [json.loads(line) for line in lines]
        told.about = {name: kept[0][name] for name in ("game", "seats", "options", "bots")}
    except (ValueError, KeyError, IndexError):
        raise BadRequest(f"`{path}` was not written by `planetfall simulate --out`.") from None
    told.games = told.rows = len(kept)
    told.columns = {name: type(value).__name__ for name, value in kept[0].items()}
    told.figures = {"seeds": [kept[0]["seed"], kept[-1]["seed"]]}
    setup = setup_of(told.about)
    for place in sample(len(kept), check):
        again = play_one(setup, kept[place]["seed"]).to_data()
        if any(kept[place][name] != value for name, value in again.items()):
            _note(told, f"seed {kept[place]['seed']}: not what its bots play")
        told.checked += 1
        tell(1)
    return told


# Records.


class Archive:
    """An archive of records: the run it comes from, and every game with its result."""

    def __init__(self, path: Path) -> None:
        try:
            self._zip = zipfile.ZipFile(path)
            self.about: dict[str, Any] = json.loads(self._zip.read(dataset.ABOUT))
            self.about["kind"]
        except (zipfile.BadZipFile, KeyError, ValueError):
            raise BadRequest(
                f"`{path}` is no archive of `planetfall simulate --records`."
            ) from None
        names = self._zip.namelist()
        self.seeds = [int(name[: -len(".jsonl")]) for name in names if name.endswith(".jsonl")]

    def record(self, seed: int) -> str:
        """The record of one game."""
        return self._read(f"{seed}.jsonl")

    def result(self, seed: int) -> Result:
        """How one game ended."""
        text = self._read(f"{seed}.result.json")
        try:
            return Result(**json.loads(text))
        except (TypeError, ValueError):
            raise BadRecord(f"`{seed}.result.json` of the archive is no result.") from None

    def _read(self, name: str) -> str:
        try:
            return self._zip.read(name).decode()
        except DAMAGE as fault:
            raise BadRecord(f"`{name}` of the archive cannot be read: {fault}.") from None

    def close(self) -> None:
        """Close the file."""
        self._zip.close()


def _records(path: Path, check: int, tell: Progress) -> Description:
    archive = Archive(path)
    told = Description("records", archive.about, len(archive.seeds), len(archive.seeds))
    told.figures = {"seeds": [min(archive.seeds, default=0), max(archive.seeds, default=0)]}
    first, count = archive.about["seed"], archive.about["games"]
    if archive.seeds != list(range(first, first + count)):
        _note(told, f"not all of the {count} games from seed {first} on are there")
    again = set(sample(len(archive.seeds), check))
    for place, seed in enumerate(archive.seeds):
        fault = ""
        try:
            text, result = archive.record(seed), archive.result(seed)
            if place in again:
                records.verify(text, games.build)
                fault = _compare(text, result)
        except PlanetfallError as wrong:
            fault = str(wrong)
        if fault:
            _note(told, f"seed {seed}: {fault}")
        if place in again:
            told.checked += 1
            tell(1)
    archive.close()
    return told


def _compare(text: str, result: Result) -> str:
    play = records.load(text, games.build)
    if play.game.digest() != result.digest:
        return "the record ends in another position than the result"
    if [sheet.total for sheet in play.game.scores()] != result.scores:
        return "the result has other scores"
    if play.game.is_over() and list(play.game.outcome().winners) != result.winners:
        return "the result has other winners"
    return ""
