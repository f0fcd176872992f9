"""`make mutants`: breaks the code on purpose, one place at a time, and sees which tests notice.

    make mutants                                  # 60 mutants of every package, seed 1
    make mutants ARGS="--package core --seed 2"   # others of one package
    make mutants ARGS="--all"                     # every mutant; takes a night and longer

Prints the score of each package and every mutant that no test has noticed. Mutants that behave like
the original, whatever a test does, stand in `tools/equivalent_mutants.txt` with a reason; they are
neither drawn nor counted. The first run notes which test gets to which code, in `build/mutants`;
later ones do so for files of tests that are new or have changed, and `--learn` for all. After that
a mutant costs a second or so: tests that are new or have noticed something in the same function run
first, then the quickest.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from tools import mutating
from tools.mutant_imports import ROOT, SOURCE
from tools.mutant_runs import IMPORT, NO_ROOM, Map

FOLDER = ROOT / "build" / "mutants"
MAP = FOLDER / "map.json"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.txt"

BUDGET = 60.0
"""Seconds of tests that a mutant may cost."""

PROGRESS = 10
"""After so many mutants of a package the command says how many were noticed so far."""

POOL = ("tests/core", "tests/rulebook", "tests/games", "tests/lab", "tests/table", "tests/cli")
DOCTESTS = "tests/project/test_doctests.py"
"""The tests that may notice something; those of drawings cannot notice a broken rule."""

GENERAL = ("tests/games/test_",)
"""Tests of all games at once: they look at more than others do in the same time."""

GAMES = "planetfall/games"
CHAPTERS = ("alien_invasion", "alien_outbreak", "alien_blackout", "alien_monolith")

NO_RULES = (
    "words",
    "draw",
    "listing.py",
    "figures.py",
    "game.py",
    "positions.py",
    "probes.py",
    "report.py",
    "samples.py",
    "standing.py",
    "wording.py",
    "check.py",
    "versions",
    "chances.py",
)
"""Files and folders of a package that are not rules: words, drawings, reports, tests of games."""


def _no_rules(part: str) -> bool:
    """Whether a file or folder holds no rules; what a bot knows of a game stands in `bot_*.py`."""
    return part in NO_RULES or part == "bot.py" or part.startswith("bot_")


@dataclass(frozen=True)
class Package:
    """Some source and the tests that are meant to notice what breaks in it, best first."""

    name: str
    folders: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()

    def files(self) -> list[str]:
        """Its files, from `src/`."""
        found = []
        for folder in self.folders:
            for file in sorted((SOURCE / folder).rglob("*.py")):
                path = file.relative_to(SOURCE)
                # The machine's own `game.py` is no registration of a title.
                skipped = [part for part in path.parts if _no_rules(part)]
                if skipped == ["game.py"] and folder == "planetfall/core":
                    skipped = []
                if not skipped and not any(part in path.parts for part in self.without):
                    found.append(path.as_posix())
        return found


def _rules(name: str, folder: str, *tests: str, without: tuple[str, ...] = ()) -> Package:
    shared = ("tests/games/test_", "tests/core", "tests/lab", DOCTESTS)
    return Package(name, (f"{GAMES}/{folder}",), (*tests, *shared), without)


PACKAGES = (
    Package(
        "core",
        ("planetfall/core",),
        (
            "tests/core",
            DOCTESTS,
            "tests/games",
            "tests/rulebook",
            "tests/lab",
            "tests/table",
            "tests/cli",
        ),
    ),
    Package("table", ("planetfall/table",), ("tests/table",)),
    _rules(
        "terraforming_mars",
        "terraforming_mars",
        "tests/rulebook/terraforming_mars/",
        "tests/games/terraforming_mars",
        "tests/rulebook/terraforming_mars_colonies",
        without=("expansions",),
    ),
    _rules(
        "colonies",
        "terraforming_mars/expansions/colonies",
        "tests/rulebook/terraforming_mars_colonies",
        "tests/games/terraforming_mars",
    ),
    _rules(
        "planet_unknown",
        "planet_unknown",
        "tests/rulebook/planet_unknown",
        "tests/games/planet_unknown",
    ),
    _rules(
        "on_mars",
        "on_mars",
        "tests/rulebook/on_mars/",
        "tests/games/on_mars",
        "tests/rulebook/on_mars_alien_invasion",
        without=("lacerda", *CHAPTERS),
    ),
    _rules(
        "lacerda", "on_mars/expansions/lacerda", "tests/rulebook/on_mars/", "tests/games/on_mars"
    ),
    *[
        _rules(
            chapter,
            f"on_mars/expansions/{chapter}",
            "tests/rulebook/on_mars_alien_invasion",
            "tests/games/on_mars",
        )
        for chapter in CHAPTERS
    ],
)

SKIPPED_TESTS = ("/draw/", "/server/")


@dataclass
class Mutant:
    """One change of one file, and what came of it."""

    package: Package
    path: str
    number: int
    change: mutating.Change
    place: int = 1
    """Which one of the changes of its function that read alike."""
    tried: bool = False
    noticed: bool = False
    by: str = ""
    count: int = 0

    @property
    def key(self) -> str:
        """What stays when lines move: file, function and change."""
        return f"{self.path} | {self.change.function} | {self.text}"

    @property
    def text(self) -> str:
        """The change in one line, with its place among those that read alike."""
        return self.change.text + (f" #{self.place}" if self.place > 1 else "")

    def is_in(self, listed: dict[str, str]) -> bool:
        """Whether it is one of the equivalents, alone or with all changes of its function."""
        return self.key in listed or f"{self.path} | {self.change.function} | *" in listed

    def __str__(self) -> str:
        return f"src/{self.path}:{self.change.line} {self.change.function}: {self.text}"


def equivalents(file: Path = EQUIVALENT) -> dict[str, str]:
    """The mutants that change nothing, with the reason why."""
    reasons: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 4:
            raise SystemExit(f"{file.name}: `file | function | change | reason`, not `{line}`")
        reasons[" | ".join(parts[:3])] = parts[3]
    return reasons


def all_mutants(package: Package) -> list[Mutant]:
    """Every mutant of a package."""
    found = []
    for path in package.files():
        tree = mutating.parse((SOURCE / path).read_text(encoding="utf-8"))
        alike: Counter[tuple[str, str]] = Counter()
        for number, change in enumerate(mutating.changes(tree)):
            read = (change.function, change.text)
            alike[read] += 1
            found.append(Mutant(package, path, number, change, alike[read]))
    return found


def sample(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """Some mutants, at most one of a line.

    Each has a rank of its own in every seed: a mutant that is listed as equivalent makes way for
    one other, and a change of some file leaves the sample of all others as it was.
    """
    chosen: dict[tuple[str, int], Mutant] = {}
    for mutant in sorted(mutants, key=lambda each: sha256(f"{seed} {each.key}".encode()).digest()):
        if len(chosen) == count:
            break
        chosen.setdefault((mutant.path, mutant.change.line), mutant)
    return list(chosen.values())


# Running them.


def environment() -> dict[str, str]:
    """Of every run: the pure source, and our hook in the processes that tests start."""
    paths = [ROOT / "tools" / "mutated_site", SOURCE, ROOT]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(path) for path in paths),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(FOLDER / "hypothesis"),
    }


def command(*arguments: str) -> list[str]:
    """A run of `tools.mutant_runs`."""
    return [sys.executable, "-P", "-m", "tools.mutant_runs", *arguments]


def pool_files(packages: list[Package]) -> list[str]:
    """The files of tests for some packages, in an order that deals the long ones out evenly."""
    wanted = tuple({start for package in packages for start in package.tests})
    names = [
        (file.stat().st_size, file.relative_to(ROOT).as_posix())
        for folder in POOL
        for file in (ROOT / folder).rglob("test_*.py")
    ]
    files = [name for _, name in sorted(names)]
    files = [name for name in files if not any(part in name for part in SKIPPED_TESTS)]
    return [name for name in (DOCTESTS, *files) if name.startswith(wanted)]


def learn(workers: int, files: list[str]) -> None:
    """Run tests once and note what gets where; `known_map` reads what the workers write."""
    paths = sorted({path for package in PACKAGES for path in package.files()})
    workers = min(workers, len(files))
    runs = []
    for worker in range(workers):
        folder = FOLDER / f"worker{worker}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "paths.json").write_text(json.dumps(paths), encoding="utf-8")
        share = files[worker::workers]
        temporary = ["--basetemp", str(folder / "temporary")]
        runs.append(
            subprocess.Popen(
                command("learn", str(folder), *temporary, *share),
                env=environment(),
                stdout=(folder / "learn.txt").open("w"),
                stderr=subprocess.STDOUT,
            )
        )
    for worker, run in enumerate(runs):
        if run.wait():
            print(f"some tests fail without any mutant: {FOLDER}/worker{worker}/learn.txt")


def known_map() -> Map:
    """What was learned so far, also by workers whose run was broken off."""
    whole = Map.load(MAP) if MAP.exists() else Map()
    parts = sorted(FOLDER.glob("worker*/map.json"))
    for part in parts:
        whole = whole.joined(Map.load(part))
    if parts:
        whole.save(MAP)
    for part in parts:
        part.unlink()
    return whole


def brought_up_to_date(packages: list[Package], workers: int, anew: list[str] | None) -> Map:
    """The map with all tests of some packages; those of `anew`, all if it is empty, once more."""
    known = known_map()
    files = pool_files(packages)
    if anew is None:
        files = known.unknown(files)
    elif anew:
        files = anew
    if not files:
        return known
    print(f"noting which test of {len(files)} files gets where …", flush=True)
    learn(workers, files)
    return known_map()


@dataclass
class Runner:
    """Two or more processes that try out mutants."""

    map: Map
    files: list[str]
    """The files of tests that may be run."""
    workers: int
    verbose: bool
    budget: float = BUDGET
    history: dict[str, list[str]] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)
    known: set[str] = field(default_factory=set)
    """The tests of the warm processes; those the map does not know are new."""
    failing: set[str] = field(default_factory=set)
    """Tests that fail without any mutant."""
    tried: Counter[str] = field(default_factory=Counter)
    """How many mutants of each package were tried."""
    noticed: Counter[str] = field(default_factory=Counter)
    """How many of those were noticed."""
    keep: Callable[[], None] = lambda: None
    """Called when a mutant has been tried: a run may be broken off."""

    def run(self, mutants: list[Mutant]) -> None:
        """Try all of them."""
        waiting: queue.Queue[Mutant] = queue.Queue()
        for mutant in mutants:
            waiting.put(mutant)
        threads = [
            threading.Thread(target=self.serve, args=(worker, waiting))
            for worker in range(min(self.workers, len(mutants)))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def serve(self, worker: int, waiting: queue.Queue[Mutant]) -> None:
        """One of the processes, with its share of the mutants."""
        temporary = str(FOLDER / f"worker{worker}" / "temporary")
        process = subprocess.Popen(
            command("warm", "--basetemp", temporary, *self.files),
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None and process.stdout is not None
        first = process.stdout.readline()
        if not first:
            raise SystemExit("The tests cannot be collected; run them without mutants first.")
        tests = set(json.loads(first)["tests"])
        with self.lock:
            if not self.known:
                self.failing = self.broken(tests, process.stdin, process.stdout)
                self.known = tests - self.failing
        while True:
            try:
                mutant = waiting.get_nowait()
            except queue.Empty:
                break
            self.judge(mutant, process.stdin, process.stdout, temporary)
        process.stdin.close()
        process.wait()

    def broken(self, tests: set[str], jobs: IO[str], answers: IO[str]) -> set[str]:
        """The new tests that fail without any mutant: they notice nothing."""
        found: set[str] = set()
        while True:
            names = sorted(tests - set(self.map.seconds) - found)
            job = {"path": "", "number": -1, "tests": names, "seconds": [5.0] * len(names)}
            jobs.write(json.dumps(job) + "\n")
            jobs.flush()
            answer = json.loads(answers.readline())
            if not answer["noticed"] or answer["by"] not in names:
                return found
            print(f"fails without any mutant: {answer['by']}", flush=True)
            found.add(answer["by"])

    def judge(self, mutant: Mutant, jobs: IO[str], answers: IO[str], temporary: str) -> None:
        """Try one mutant and keep what was learned."""
        tests = self.tests(mutant)
        answer: dict[str, Any] = {"noticed": False, "by": "", "count": 0}
        if mutant.change.block:
            job = {
                "path": mutant.path,
                "number": mutant.number,
                "tests": tests,
                "seconds": [self.map.seconds.get(name, 1.0) for name in tests],
            }
            jobs.write(json.dumps(job) + "\n")
            jobs.flush()
            answer = json.loads(answers.readline())
        at_import = IMPORT in self.map.tests(mutant.path, mutant.change.block)
        is_cold = not mutant.change.block or at_import or answer["by"] == NO_ROOM
        if not answer["noticed"] and is_cold:
            answer = self.cold(mutant, tests, temporary)
        mutant.noticed, mutant.by, mutant.count = (
            answer["noticed"],
            answer["by"],
            answer["count"],
        )
        with self.lock:
            if mutant.noticed and mutant.by in self.known:
                for name in (mutant.path, f"{mutant.path} {mutant.change.function}"):
                    best = self.history.setdefault(name, [])
                    best[:] = [mutant.by, *[each for each in best if each != mutant.by]][:8]
            if self.verbose or not mutant.noticed:
                word = "noticed" if mutant.noticed else "SURVIVED"
                print(f"{word} {mutant} [{mutant.by}, {mutant.count} tests]", flush=True)
            mutant.tried, name = True, mutant.package.name
            self.tried[name] += 1
            self.noticed[name] += mutant.noticed
            if self.tried[name] % PROGRESS == 0:
                print(f"{name}: {self.noticed[name]} of {self.tried[name]}", flush=True)
            self.keep()

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests for a mutant, in the order that is likely to end soonest."""
        folders = mutant.package.tests
        names = set(self.map.tests(mutant.path, mutant.change.block))
        if mutant.change.block == 0 or IMPORT in names or not names:
            names = set(self.map.tests_of_file(mutant.path)) | {
                name for name in self.known if name.startswith(folders[0])
            }
        names &= self.known
        new = self.known - set(self.map.seconds)
        names = {name for name in names | new if name.startswith(folders)}
        function = self.history.get(f"{mutant.path} {mutant.change.function}", [])
        file = self.history.get(mutant.path, [])

        def rank(name: str) -> tuple[float, float]:
            seconds = self.map.seconds.get(name, 0.05)
            if name in function:
                return (0, seconds)
            if name in new:
                return (1, seconds)
            if name in file:
                return (2, seconds)
            if name.startswith(GENERAL):
                return (3, seconds / 5)
            folder = next(i for i, each in enumerate(folders) if name.startswith(each))
            return (3, seconds * (1 + folder))

        chosen: list[str] = []
        cost = 0.0
        for name in sorted(names, key=lambda name: (*rank(name), name)):
            cost += self.map.seconds.get(name, 0.05) + 0.002
            if cost > self.budget and chosen:
                break
            chosen.append(name)
        return chosen

    def cold(self, mutant: Mutant, tests: list[str], temporary: str) -> dict[str, Any]:
        """Code that runs while modules are imported: a process of its own."""
        seconds = sum(self.map.seconds.get(name, 1.0) for name in tests)
        Path(temporary).parent.mkdir(parents=True, exist_ok=True)
        list_of_tests = Path(temporary + ".json")
        list_of_tests.write_text(json.dumps(tests), encoding="utf-8")
        arguments = [str(list_of_tests), str(60 + 8 * seconds), "--basetemp", temporary + "-cold"]
        try:
            run = subprocess.run(
                command("cold", mutant.path, str(mutant.number), *arguments),
                env=environment(),
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                timeout=600 + 40 * seconds,
                start_new_session=True,
            )
        except subprocess.TimeoutExpired:
            return {"noticed": True, "by": "stuck: the run", "count": 0}
        if not run.stdout:
            return {"noticed": True, "by": "a crash", "count": 0}
        answer: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
        return answer


def report(mutants: list[Mutant], packages: list[Package]) -> str:
    """The score of each package, then every mutant nobody has noticed."""
    lines = []
    for package in packages:
        own = [mutant for mutant in mutants if mutant.package is package]
        if own:
            noticed = sum(mutant.noticed for mutant in own)
            lines.append(f"{package.name:18} {noticed:5} of {len(own):5} {noticed / len(own):7.1%}")
    unnoticed = [mutant for mutant in mutants if not mutant.noticed]
    if unnoticed:
        lines += ["", "Nobody has noticed:"]
        lines += [f"  {mutant}" for mutant in sorted(unnoticed, key=lambda m: (m.path, m.number))]
    return "\n".join(lines)


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    found = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0])
    names = [package.name for package in PACKAGES]
    found.add_argument("--package", action="append", choices=names, help="only this one")
    found.add_argument("--count", type=int, default=60, help="mutants of a package")
    found.add_argument("--seed", type=int, default=1, help="draws other mutants")
    found.add_argument("--all", action="store_true", help="every mutant there is")
    found.add_argument(
        "--again", action="store_true", help="only those that nobody noticed the last time"
    )
    found.add_argument("--file", help="only files whose path contains this")
    found.add_argument("--function", help="only functions whose name contains this")
    found.add_argument(
        "--learn",
        nargs="*",
        metavar="FILE",
        help="note anew which test gets where: all tests, or those of some files",
    )
    found.add_argument("--workers", type=int, default=2, help="processes")
    found.add_argument(
        "--budget", type=float, default=BUDGET, help="seconds of tests that a mutant may cost"
    )
    found.add_argument("--verbose", action="store_true", help="say who noticed what")
    found.add_argument("--at-least", type=float, default=0.0, help="fail below this score, in %%")
    return found


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    given = parser().parse_args(arguments)
    os.chdir(ROOT)
    packages = [p for p in PACKAGES if not given.package or p.name in given.package]
    same = equivalents()
    unnoticed = FOLDER / "unnoticed.json"
    missed: list[str] = json.loads(unnoticed.read_text("utf-8")) if unnoticed.exists() else []
    mutants: list[Mutant] = []
    for package in packages:
        every = [mutant for mutant in all_mutants(package) if not mutant.is_in(same)]
        every = [m for m in every if not given.file or given.file in m.path]
        every = [m for m in every if not given.function or given.function in m.change.function]
        if given.again:
            every = [mutant for mutant in every if mutant.key in missed]
        elif not given.all:
            every = sample(every, given.count, f"{given.seed} {package.name}")
        mutants += every
    killers = FOLDER / "history.json"
    history = json.loads(killers.read_text(encoding="utf-8")) if killers.exists() else {}
    known = brought_up_to_date(packages, given.workers, given.learn)
    runner = Runner(
        known, pool_files(packages), given.workers, given.verbose, given.budget, history
    )

    def keep() -> None:
        """Write down what is known so far."""
        tried = [mutant for mutant in mutants if mutant.tried]
        found = {mutant.key for mutant in tried}
        left = [key for key in missed if key not in found]
        left += [mutant.key for mutant in tried if not mutant.noticed]
        unnoticed.write_text(json.dumps(left, indent=1), encoding="utf-8")
        killers.write_text(json.dumps(history), encoding="utf-8")

    runner.keep = keep
    runner.run(mutants)
    print(report(mutants, packages))
    scores = [sum(m.noticed for m in mutants if m.package is p) for p in packages]
    counts = [sum(m.package is p for m in mutants) for p in packages]
    short = any(
        100 * score < given.at_least * count for score, count in zip(scores, counts, strict=True)
    )
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
