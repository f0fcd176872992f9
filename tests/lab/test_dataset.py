"""Data files: true, the same however a run was cut up, and checked by `planetfall dataset`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet as parquet
import pytest

from planetfall.core.errors import BadRecord, BadRequest
from planetfall.lab import dataset, inspection
from planetfall.lab.capture import FORMAT, METADATA, Wanted, play_part
from planetfall.lab.dataset import Outputs
from planetfall.lab.reports.gather import gather
from planetfall.lab.simulate import Setup, simulate
from tests.cli.conftest import Run
from tests.cli.conftest import run as run

TOY = Setup("toy", 2)


def outputs(folder: Path) -> Outputs:
    """All three files in a folder."""
    folder.mkdir(exist_ok=True)
    return Outputs(folder / "games.parquet", folder / "decisions.parquet", folder / "records.zip")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_decisions_are_those_that_were_made(tmp_path: Path) -> None:
    played = dataset.write(TOY, 30, outputs(tmp_path), seed=5, keep=True)
    assert played.results == simulate(TOY, 30, seed=5).results
    batch = next(dataset.batches(tmp_path / "decisions.parquet", 100_000))
    assert len(batch["choices"]) == played.decisions
    assert batch["masks"][np.arange(played.decisions), batch["choices"]].all()
    assert (batch["masks"].sum(axis=1) >= 1).all()
    first = batch["seeds"] == 5
    shares = dict(zip(batch["seats"][first], batch["shares"][first], strict=True))
    assert [shares[seat] for seat in range(2)] == played.results[0].shares()
    told = inspection.inspect(tmp_path / "decisions.parquet", check=30)
    assert (told.games, told.checked, told.faults) == (30, 30, [])


@pytest.mark.parametrize(
    "name", ["games.parquet", "games.jsonl", "decisions.parquet", "records.zip"]
)
def test_every_file_passes_its_check(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    where = {"games": None, "decisions": None, "records": None, name.split(".")[0]: path}
    dataset.write(TOY, 25, Outputs(**where))
    told = inspection.inspect(path, check=4)
    assert (told.games, told.checked, told.faults) == (25, 4, [])


def test_views_are_written_if_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    dataset.write(TOY, 3, Outputs(decisions=path), shape="view")
    batch = next(dataset.batches(path))
    assert json.loads(batch["views"][0])["viewer"] == batch["seats"][0]
    assert inspection.inspect(path).faults == []
    with pytest.raises(BadRequest, match="`observation`, `view`"):
        dataset.write(TOY, 3, Outputs(decisions=path), shape="picture")


CHANGES: list[tuple[str, Any, str]] = [
    ("choice", 10_000, "was not legal"),
    ("legal", [1], "other legal options"),
    ("seat", 1, "is not seat"),
    ("score", -7, "ended otherwise"),
    ("share", 0.25, "ended otherwise"),
    ("observation", None, "the observation of decision 0"),
]


@pytest.mark.parametrize(("column", "value", "fault"), CHANGES, ids=[each[0] for each in CHANGES])
def test_a_forged_row_is_found(tmp_path: Path, column: str, value: Any, fault: str) -> None:
    path = tmp_path / "decisions.parquet"
    dataset.write(TOY, 1, Outputs(decisions=path))
    table = parquet.read_table(path)
    rows = table.to_pylist()
    if column == "observation":
        value = [number + 1 for number in rows[0]["observation"]]
    if column == "seat":
        value = 1 - rows[0]["seat"]
    rows[0][column] = value
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema=table.schema), path)
    assert fault in inspection.inspect(path).faults[0]


def test_missing_games_and_forged_results_are_found(tmp_path: Path) -> None:
    path = tmp_path / "records.zip"
    dataset.write(TOY, 4, Outputs(records=path))
    with zipfile.ZipFile(path) as archive:
        entries = {name: archive.read(name).decode() for name in archive.namelist()}
    del entries["2.jsonl"]
    result = json.loads(entries["1.result.json"])
    entries["1.result.json"] = json.dumps(result | {"scores": [0, 99]})
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in entries.items():
            archive.writestr(name, text)
    faults = inspection.inspect(path).faults
    assert "not all of the 4 games" in faults[0]
    assert faults[1] == "seed 1: the result has other scores"


def test_a_damaged_entry_of_an_archive_is_found_wherever_it_is(tmp_path: Path) -> None:
    path = tmp_path / "records.zip"
    dataset.write(TOY, 6, Outputs(records=path))
    with zipfile.ZipFile(path) as archive:
        entry = archive.getinfo("3.jsonl")
    content = bytearray(path.read_bytes())
    content[entry.header_offset + 60] ^= 255
    path.write_bytes(content)
    told = inspection.inspect(path, check=2)
    assert told.checked == 2
    assert [fault.partition(" cannot")[0] for fault in told.faults] == [
        "seed 3: `3.jsonl` of the archive"
    ]
    with pytest.raises(BadRecord, match=r"seed 3 cannot be followed: `3\.jsonl` of the archive"):
        gather(path)


FOREIGN = [
    ("empty.csv", b""),
    ("foreign.csv", b"a,b\n"),
    ("foreign_2.csv", b"a,b\n1,2\n"),
    ("bytes.csv", b"\xff\xfe"),
    ("bytes.jsonl", b"\xff\xfe"),
    ("list.jsonl", b"[1]\n"),
    ("word.parquet", b"word"),
    ("word.zip", b"word"),
]


@pytest.mark.parametrize(("name", "content"), FOREIGN, ids=[name for name, _ in FOREIGN])
def test_a_file_of_something_else_is_refused_in_a_sentence(
    name: str, content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    for read in (inspection.inspect, gather):
        with pytest.raises(BadRequest) as told:
            read(path)
        assert name in str(told.value)
        assert not str(told.value).endswith("..")


def test_a_file_that_says_something_else_of_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    dataset.write(TOY, 1, Outputs(decisions=path))
    table = parquet.read_table(path)
    for said in ([1], {"format": FORMAT, "kind": "decisions"}):
        told = {METADATA: json.dumps(said).encode()}
        parquet.write_table(table.replace_schema_metadata(told), path)
        with pytest.raises(BadRequest, match="was not written by `planetfall simulate`"):
            inspection.inspect(path)


def test_a_report_of_a_missing_file_is_refused_in_a_sentence(run: Run) -> None:
    for name in ("missing.zip", "missing.jsonl"):
        told = run("report", name)
        assert (told.exit_code, told.output.strip()) == (2, f"There is no file `{name}`.")


def test_an_interrupted_run_goes_on_and_gives_the_same_files(tmp_path: Path) -> None:
    dataset.write(TOY, 70, outputs(tmp_path / "whole"))

    class Stop(Exception):
        pass

    def stop(count: int) -> None:
        raise Stop

    broken = outputs(tmp_path / "broken")
    for _ in range(2):
        with pytest.raises(Stop):
            dataset.write(TOY, 70, broken, progress=stop)
    parts = tmp_path / "broken" / "games.parquet.parts"
    assert len(list(parts.glob("*.games.jsonl"))) == 1  # the second time it stopped at once
    half = parts / "00000001.decisions.parquet.new"
    half.write_bytes(b"half a part")
    told: list[int] = []
    dataset.write(TOY, 70, broken, progress=told.append)
    assert told == [20, 20, 20, 10]
    assert not parts.exists()
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")


def test_parts_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    def stop(count: int) -> None:
        raise KeyboardInterrupt

    target = Outputs(games=tmp_path / "games.csv")
    with pytest.raises(KeyboardInterrupt):
        dataset.write(TOY, 30, target, progress=stop)
    with pytest.raises(BadRequest, match="another `seed`"):
        dataset.write(TOY, 30, target, seed=1)


def test_times_are_kept_only_if_asked_for() -> None:
    plain = play_part(TOY, Wanted(), [1, 2])
    timed = play_part(TOY, Wanted(times=True), [1, 2])
    assert plain.results[0].seconds == []
    assert all(result.seconds[0] > 0 for result in timed.results)
    assert [sum(result.choices) for result in timed.results] == [
        result.decisions for result in timed.results
    ]


def test_outputs_are_checked_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"must end in `\.parquet`"):
        dataset.write(TOY, 1, Outputs(decisions=tmp_path / "decisions.csv"))
    with pytest.raises(BadRequest, match="same name"):
        path = tmp_path / "x.parquet"
        dataset.write(TOY, 1, Outputs(games=path, decisions=path))
    with pytest.raises(BadRequest, match="no data file"):
        (tmp_path / "notes.txt").write_text("")
        inspection.inspect(tmp_path / "notes.txt")
    with pytest.raises(BadRequest, match="no archive"):
        (tmp_path / "other.zip").write_bytes(b"nothing")
        inspection.inspect(tmp_path / "other.zip")


def test_the_commands_write_and_check(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "decisions.parquet"
    assert run("simulate", "toy", "--games", "3", "--decisions", str(path)).exit_code == 0
    told = json.loads(run("dataset", str(path), "--json").output)
    assert (told["kind"], told["games"], told["faults"]) == ("decisions", 3, [])
    assert "0 faults" in run("dataset", str(path)).output


LETHAL = """
import os, signal
from pathlib import Path
from planetfall.bots import RandomBot

class Lethal(RandomBot):
    '''Kills its process once for every marker that is still there.'''
    def choose(self, view, rng):
        for marker in Path(os.environ["MARKERS"]).glob("*"):
            try:
                marker.unlink()
            except FileNotFoundError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, rng)
"""
COMMAND = (sys.executable, "-m", "planetfall.cli", "simulate", "planet-unknown")


def lethal(folder: Path, markers: int) -> dict[str, str]:
    """A folder with a bot that kills its process, and the setting it needs."""
    folder.mkdir()
    (folder / "lethal.py").write_text(LETHAL)
    (folder / "markers").mkdir()
    for number in range(markers):
        (folder / "markers" / str(number)).touch()
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "MARKERS": str(folder / "markers"), "PYTHONPATH": absolute(path)}


def absolute(path: str) -> str:
    """The folders of a path, wherever a process runs."""
    return os.pathsep.join([str(Path(each).resolve()) for each in path.split(os.pathsep)])


@pytest.mark.slow
def test_games_of_killed_workers_are_played_again(tmp_path: Path) -> None:
    found = []
    for name, markers in (("calm", 0), ("lethal", 2)):
        folder = tmp_path / name
        setting = lethal(folder, markers)
        files = ["--out", "games.csv", "--decisions", "decisions.parquet"]
        words = ["--games", "24", "--workers", "2", "--bots", "lethal:Lethal", *files]
        subprocess.run([*COMMAND, *words], cwd=folder, env=setting, check=True, timeout=300)
        assert list((folder / "markers").iterdir()) == []
        found.append(
            [(folder / "games.csv").read_bytes(), (folder / "decisions.parquet").read_bytes()]
        )
    assert found[0] == found[1]


@pytest.mark.slow
def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    words = ["--games", "60", "--workers", "2", "--out", "games.csv", "--records", "records.zip"]
    setting = {**os.environ, "PYTHONPATH": absolute(os.environ.get("PYTHONPATH", ""))}
    if not os.environ.get("PYTHONPATH"):
        del setting["PYTHONPATH"]
    for name in ("whole", "killed"):
        (tmp_path / name).mkdir()
    process = subprocess.Popen([*COMMAND, *words], cwd=tmp_path / "killed", env=setting)
    parts = tmp_path / "killed" / "games.csv.parts"
    while process.poll() is None and len(list(parts.glob("*.games.jsonl"))) < 1:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert parts.exists()
    for name in ("whole", "killed"):
        folder = tmp_path / name
        subprocess.run([*COMMAND, *words], cwd=folder, env=setting, check=True, timeout=300)
    assert contents(tmp_path / "killed") == contents(tmp_path / "whole")
