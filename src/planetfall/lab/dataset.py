"""Data of many games as files: written while they are played, taken up again, read in batches.

| file | holds |
| --- | --- |
| games, `.csv`, `.jsonl`, `.parquet` | a row per game |
| decisions, `.parquet` | a row per decision: what the seat knew, what it could do, what it did |
| records, `.zip` | the record of every game, JSON lines, named by its seed |

A run is cut into parts of the same few seeds, whoever plays them. Finished parts wait in a folder
`NAME.parts` beside the first file; a run that was interrupted goes on from there, and its files are
the same as those of a run that was not, byte by byte.
"""

from __future__ import annotations

import json
import os
import shutil
import time
import zipfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from planetfall import __version__, games
from planetfall.core.errors import BadRequest
from planetfall.core.observation import VERSION as OBSERVATION_VERSION
from planetfall.core.observation import Encoder
from planetfall.lab import files
from planetfall.lab.capture import (
    FORMAT,
    METADATA,
    OBSERVATION,
    Part,
    Wanted,
    play_part,
    pyarrow,
    schema,
)
from planetfall.lab.simulate import Progress, Result, Run, Setup, Tally, check_count
from planetfall.lab.spread import spread

PART: Final = 20
"""Games per part. Fixed: row groups and so the bytes of files follow from it."""
ABOUT: Final = "run.json"
"""The file of an archive of records, and of a folder of parts, that says what it is."""
MOMENT: Final = (1980, 1, 1, 0, 0, 0)
"""The date of all files in an archive, so that the same games give the same bytes."""


@dataclass(frozen=True)
class Outputs:
    """Which files a run writes."""

    games: Path | None = None
    decisions: Path | None = None
    records: Path | None = None

    def paths(self) -> list[Path]:
        """All files."""
        return [path for path in (self.games, self.decisions, self.records) if path is not None]

    def check(self) -> None:
        """Raise `BadRequest` before any game is played if one of them cannot be written."""
        if self.games is not None:
            files.check_ending(self.games)
        if self.decisions is not None:
            files.check_ending(self.decisions, (".parquet",))
        if self.records is not None:
            files.check_ending(self.records, (".zip",))
        if len({path.resolve() for path in self.paths()}) < len(self.paths()):
            raise BadRequest("Two outputs have the same name; give each a file of its own.")


class Parts:
    """The folder of finished parts."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        self.folder = folder
        self.plan = plan

    def open(self) -> None:
        """Make the folder, or go on with the one of an interrupted run of the same plan."""
        self.folder.mkdir(exist_ok=True)
        path = self.folder / ABOUT
        if path.exists():
            there = json.loads(path.read_text(encoding="utf-8"))
            other = [name for name in self.plan if there.get(name) != self.plan[name]]
            if other:
                raise BadRequest(
                    f"`{self.folder}` holds an interrupted run with another `{other[0]}`; "
                    "finish it by its own command or delete the folder."
                )
        else:
            self._put(ABOUT, json.dumps(self.plan).encode())

    def has(self, number: int) -> bool:
        """Whether a part is finished."""
        return self._path(number, "games.jsonl").exists()

    def keep(self, number: int, part: Part) -> None:
        """Write a finished part; what says that it is finished comes last."""
        if part.decisions:
            self._put(self._path(number, "decisions.parquet").name, part.decisions)
        if part.records:
            lines = "".join(json.dumps(text) + "\n" for text in part.records)
            self._put(self._path(number, "records.jsonl").name, lines.encode())
        lines = "".join(json.dumps(result.to_data()) + "\n" for result in part.results)
        self._put(self._path(number, "games.jsonl").name, lines.encode())

    def results(self, number: int) -> list[Result]:
        """The games of a part."""
        text = self._path(number, "games.jsonl").read_text(encoding="utf-8")
        return [Result(**json.loads(line)) for line in text.splitlines()]

    def records(self, number: int) -> list[str]:
        """The records of a part."""
        text = self._path(number, "records.jsonl").read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines()]

    def decisions(self, number: int) -> Path:
        """The decisions of a part."""
        return self._path(number, "decisions.parquet")

    def remove(self) -> None:
        """All is written elsewhere."""
        shutil.rmtree(self.folder)

    def _path(self, number: int, ending: str) -> Path:
        return self.folder / f"{number:08}.{ending}"

    def _put(self, name: str, content: bytes) -> None:
        fresh = self.folder / f"{name}.new"
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # whole on the disk before it gets its name
        os.replace(fresh, self.folder / name)


def write(
    setup: Setup,
    count: int,
    outputs: Outputs,
    *,
    seed: int = 0,
    workers: int = 1,
    ray: str = "",
    shape: str = OBSERVATION,
    times: bool = False,
    keep: bool = False,
    progress: Progress | None = None,
) -> Run:
    """Play the games of seeds `seed` to `seed + count - 1` into files, or finish doing so.

    `keep` returns the single results too; else memory does not grow with the number of games.
    """
    setup.check()
    check_count(count, workers)
    outputs.check()
    wanted = Wanted(shape if outputs.decisions else "", outputs.records is not None, times)
    wanted.check()
    if not outputs.paths():
        raise BadRequest("Name a file for games, decisions or records.")
    plan = _plan(setup, wanted, outputs, seed, count)
    first = outputs.paths()[0]
    parts = Parts(first.with_name(first.name + ".parts"), plan)
    parts.open()
    start = time.perf_counter()
    numbers = range((count + PART - 1) // PART)
    todo = [number for number in numbers if not parts.has(number)]
    ready = count - sum(len(_seeds(plan, number)) for number in todo)
    if progress is not None and ready:
        progress(ready)
    task = partial(_play, setup, wanted, plan)
    for number, part in spread(task, todo, workers=workers, ray=ray):
        parts.keep(number, part)
        if progress is not None:
            progress(len(part.results))
    tally = Tally(setup.seats)
    kept: list[Result] = []
    for number in numbers:
        for result in parts.results(number):
            tally.add(result)
            if keep:
                kept.append(result)
    _finish(setup, wanted, outputs, parts, list(numbers))
    parts.remove()
    return Run(setup, time.perf_counter() - start, kept, tally)


def _play(setup: Setup, wanted: Wanted, plan: dict[str, Any], number: int) -> Part:
    return play_part(setup, wanted, _seeds(plan, number))


def _seeds(plan: dict[str, Any], number: int) -> list[int]:
    first = plan["seed"] + number * PART
    return list(range(first, min(first + PART, plan["seed"] + plan["games"])))


def _plan(setup: Setup, wanted: Wanted, outputs: Outputs, seed: int, count: int) -> dict[str, Any]:
    """Everything that the files follow from."""
    rules = games.build(setup.game, setup.options)
    return {
        "format": FORMAT,
        "planetfall": __version__,
        "rules_version": rules.version,
        "observation_version": OBSERVATION_VERSION,
        **files.head_of(setup),
        "limit": setup.limit,
        "time": setup.time.to_data(),
        "seed": seed,
        "games": count,
        **asdict(wanted),
        "files": [path.name for path in outputs.paths()],
    }


def _finish(
    setup: Setup, wanted: Wanted, outputs: Outputs, parts: Parts, numbers: list[int]
) -> None:
    """Put the parts together, one after the other."""
    if outputs.games is not None:
        results = (result for number in numbers for result in parts.results(number))
        files.write_results(outputs.games, setup, results)
    if outputs.decisions is not None:
        _write_decisions(outputs.decisions, setup, wanted, [parts.decisions(k) for k in numbers])
    if outputs.records is not None:
        _write_records(outputs.records, parts, numbers)


def _write_decisions(path: Path, setup: Setup, wanted: Wanted, sources: list[Path]) -> None:
    _, parquet = pyarrow()
    size = 0
    if wanted.decisions == OBSERVATION:
        size = Encoder(games.build(setup.game, setup.options), setup.seats).size
    fresh = path.with_name(path.name + ".new")
    with parquet.ParquetWriter(fresh, schema(setup, wanted, size), compression="zstd") as writer:
        for source in sources:
            with parquet.ParquetFile(source) as part:
                for group in range(part.num_row_groups):
                    rows = part.read_row_group(group)
                    writer.write_table(rows, row_group_size=max(1, rows.num_rows))
    fresh.replace(path)


def _write_records(path: Path, parts: Parts, numbers: list[int]) -> None:
    fresh = path.with_name(path.name + ".new")
    with zipfile.ZipFile(fresh, "w") as archive:
        about = {**parts.plan, "kind": "records"}
        _add(archive, ABOUT, json.dumps(about))
        for number in numbers:
            pairs = zip(parts.results(number), parts.records(number), strict=True)
            for result, text in pairs:
                _add(archive, f"{result.seed}.jsonl", text)
                _add(archive, f"{result.seed}.result.json", json.dumps(result.to_data()))
    fresh.replace(path)


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    entry = zipfile.ZipInfo(name, MOMENT)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, text)


def metadata(path: Path) -> dict[str, Any]:
    """What a Parquet file of this program says of itself."""
    _, parquet = pyarrow()
    try:
        with parquet.ParquetFile(path) as file:
            told = (file.schema_arrow.metadata or {}).get(METADATA)
    except (OSError, ValueError) as fault:
        raise BadRequest(f"`{path}` cannot be read as Parquet: {str(fault).rstrip('.')}.") from None
    if told is None:
        raise BadRequest(f"`{path}` was not written by `planetfall simulate`.")
    found: dict[str, Any] = json.loads(told)
    if not isinstance(found, dict):
        raise BadRequest(f"`{path}` was not written by `planetfall simulate`.")
    if found.get("format") != FORMAT:
        raise BadRequest(f"`{path}` has form {found.get('format')}; form {FORMAT} can be read.")
    return found


def batches(path: Path | str, size: int = 4096) -> Iterator[dict[str, Any]]:
    """The decisions of a file as numpy arrays, at most `size` rows at a time.

    `observations` (n × length, float32; or `views`, a list of JSON texts), `masks` (n × actions,
    int8), `choices`, `seats`, `seeds`, `steps`, `scores`, `places` (int), `shares` (float32).
    """
    import numpy as np

    _, parquet = pyarrow()
    told = metadata(Path(path))
    if told["kind"] != "decisions":
        raise BadRequest(f"`{path}` holds {told['kind']}; batches are made of decisions.")
    actions = len(told["actions"])
    with parquet.ParquetFile(path) as file:
        for rows in file.iter_batches(size):
            count = rows.num_rows
            legal = rows.column("legal")
            masks = np.zeros((count, actions), np.int8)
            lengths = np.diff(np.asarray(legal.offsets))
            masks[np.repeat(np.arange(count), lengths), np.asarray(legal.flatten())] = 1
            batch = {f"{name}s": np.asarray(rows.column(name)) for name in _PLAIN}
            batch["masks"] = masks
            if told["shape"] == OBSERVATION:
                flat = np.asarray(rows.column(OBSERVATION).flatten())
                batch["observations"] = flat.reshape(count, -1)
            else:
                batch["views"] = rows.column("view").to_pylist()
            yield batch


_PLAIN: Final = ("seed", "step", "seat", "choice", "share", "score", "place")
