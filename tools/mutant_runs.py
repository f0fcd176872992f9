"""Runs of the tests for `make mutants`, as plugins of pytest; `tools/mutants.py` is the command.

Three runs, all on the pure source:

- `learn` notes once which test gets to which block of code;
- `Warm` imports everything, collects the tests, and forks once per mutant: the child puts the
  changed code into the functions that live already and runs the tests that get there;
- `cold` starts anew with the changed module, for code that runs while modules are imported.

Each is a process of its own: `python -m tools.mutant_runs learn|warm|cold …`.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import signal
import sys
import types
import zlib
from base64 import b64decode, b64encode
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import IO, Any

import pytest

from tools.mutant_imports import (
    ROOT,
    SOURCE,
    block_lines,
    changed_code,
    note_reached,
    use_mutant,
)

MARKS = "not slow and not browser"
QUIET = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-m", MARKS)

FIRST_PATIENCE = 6.0
"""Seconds of computing any test gets, however quick it was; an endless loop counts as noticed."""
PATIENCE = 8
"""How many times as long as it should a test may compute."""
WAIT = 150.0
"""Seconds after which a test that only waits is stuck; far more than a busy machine takes."""
LOOK = 3.0
"""Seconds after which it is looked again at how long the processes of a test have computed."""
SAVE = 60.0
"""Seconds after which what was learned is written down, in case the run is broken off."""
MEMORY = 4 << 30
NO_ROOM = "no room"
"""The answer for a change that no living function can take."""
IMPORT = "import"
"""The name under which the blocks are kept that run while modules are imported."""


@dataclass
class Map:
    """Which test gets to which block, and how long it takes."""

    digests: dict[str, str] = field(default_factory=dict)
    """The source of each file, as it was."""
    numbers: dict[str, dict[int, int]] = field(default_factory=dict)
    """Of each file, the number of the block that begins on a line."""
    reached: dict[str, bytes] = field(default_factory=dict)
    """Of each test, a byte per block: 1 where it gets there."""
    seconds: dict[str, float] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """The source of each file of tests whose tests were all run, as it was."""

    def is_current(self, path: str) -> bool:
        """Whether a file is still what it was."""
        return self.digests.get(path) == digest(path)

    def unknown(self, files: list[str]) -> list[str]:
        """Of these files of tests those that are new or have changed."""
        return [file for file in files if self.files.get(file) != digest(file, ROOT)]

    def tests(self, path: str, line: int) -> list[str]:
        """The tests that get to a block; to any of the file, where it has changed since."""
        number = self.numbers.get(path, {}).get(line)
        if not self.is_current(path):
            return self.tests_of_file(path)
        if number is None:
            return []
        return [name for name, bits in self.reached.items() if bits[number : number + 1] == b"\1"]

    def tests_of_file(self, path: str) -> list[str]:
        """The tests that get to any block of a file."""
        numbers = list(self.numbers.get(path, {}).values())
        if not numbers:
            return list(self.seconds)
        low, high = min(numbers), max(numbers) + 1
        return [name for name, bits in self.reached.items() if any(bits[low:high])]

    def joined(self, other: Map) -> Map:
        """This map with the tests of another; of changed source only what that one knows."""
        found = Map(other.digests, other.numbers)
        size = 1 + sum(len(lines) for lines in other.numbers.values())
        for name, bits in self.reached.items():
            if self.digests == other.digests:
                found.reached[name] = bits
                continue
            moved = bytearray(size)
            for path, lines in other.numbers.items():
                mine = self.numbers.get(path, {})
                if not lines or not mine:
                    continue
                first, start = min(lines.values()), min(mine.values())
                part = bits[start : start + len(mine)]
                if self.digests.get(path) != other.digests[path]:
                    # Where the source has changed, a test may get to all of the file.
                    part = bytes([any(part)]) * len(lines)
                moved[first : first + len(part)] = part
            found.reached[name] = bytes(moved).rstrip(b"\0")
        imported = found.reached.get(IMPORT, b"")
        found.reached.update(other.reached)
        found.reached[IMPORT] = either(imported, other.reached.get(IMPORT, b""))
        found.seconds = {**self.seconds, **other.seconds}
        found.files = {**self.files, **other.files}
        return found

    def to_data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "digests": self.digests,
            "numbers": self.numbers,
            "seconds": self.seconds,
            "files": self.files,
            "reached": {
                name: b64encode(zlib.compress(bits, 1)).decode()
                for name, bits in self.reached.items()
            },
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Map:
        """What `to_data` gave."""
        return cls(
            data["digests"],
            {
                path: {int(line): number for line, number in lines.items()}
                for path, lines in data["numbers"].items()
            },
            {name: zlib.decompress(b64decode(bits)) for name, bits in data["reached"].items()},
            data["seconds"],
            data["files"],
        )

    def save(self, file: Path) -> None:
        """Write it as JSON."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self.to_data()), encoding="utf-8")

    @classmethod
    def load(cls, file: Path) -> Map:
        """Read what `save` wrote."""
        return cls.from_data(json.loads(file.read_text(encoding="utf-8")))


def either(ours: bytes, theirs: bytes) -> bytes:
    """What one of two runs has reached."""
    length = max(len(ours), len(theirs))
    pairs = zip(ours.ljust(length, b"\0"), theirs.ljust(length, b"\0"), strict=True)
    return bytes(a | b for a, b in pairs)


def digest(path: str, folder: Path = SOURCE) -> str:
    """A short mark of the present source of a file."""
    return f"{zlib.crc32((folder / path).read_bytes()):08x}"


def numbered(paths: list[str]) -> Map:
    """A map without tests: the blocks of the files, numbered in order."""
    return Map({path: digest(path) for path in paths}, block_lines(paths))


def spent() -> float:
    """Seconds of computing of this process and of those it started: other load adds nothing."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def spent_by_others() -> float:
    """Seconds of computing of the living processes of this session, this one left out."""
    ours, total = str(os.getsid(0)), 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name of a program stands in brackets and may have spaces in it.
            fields = file.read_text(encoding="utf-8").rpartition(")")[2].split()
            if fields[3] == ours and file.parent.name != str(os.getpid()):
                total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


class Reach:
    """Notes which blocks each test gets to."""

    def __init__(self, known: Map, folder: Path) -> None:
        self.map = known
        self.failed: set[str] = set()
        self.folder = folder
        self.saved = monotonic()
        self.size = 1 + sum(len(lines) for lines in known.numbers.values())
        self.zeros = bytes(self.size)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "reached").write_bytes(self.zeros)
        (folder / "numbers.json").write_text(json.dumps(known.numbers), encoding="utf-8")
        self.seen = note_reached(known.numbers, folder / "reached")
        os.environ["PLANETFALL_REACH"] = str(folder)

    def take(self) -> bytes:
        """What was reached since the last time."""
        bits = self.seen[: self.size]
        self.seen[: self.size] = self.zeros
        return bits.rstrip(b"\0")

    def pytest_collection_finish(self) -> None:
        """What ran so far ran for everybody."""
        self.map.reached[IMPORT] = self.take()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        """One test."""
        started = spent()
        result = yield
        bits = self.take()
        if item.nodeid not in self.failed:
            self.map.seconds[item.nodeid] = spent() - started
            self.map.reached[item.nodeid] = bits
        file = item.nodeid.split("::")[0]
        if nextitem is None or not nextitem.nodeid.startswith(f"{file}::"):
            self.map.files[file] = digest(file, ROOT)
            if monotonic() - self.saved > SAVE:
                self.map.save(self.folder / "map.json")
                self.saved = monotonic()
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails without any mutant notices nothing."""
        if report.failed:
            self.failed.add(report.nodeid)


def learn(paths: list[str], arguments: list[str], folder: Path) -> int:
    """Run tests and write the map of what they get to, now and then and at the end."""
    known = numbered(paths)
    code = pytest.main([*QUIET, *arguments], plugins=[Reach(known, folder)])
    # Files of which nothing is run are known too.
    known.files.update({file: digest(file, ROOT) for file in arguments if file.endswith(".py")})
    known.save(folder / "map.json")
    return int(code)


# One mutant after the other.


@dataclass
class Job:
    """A mutant and the tests to run against it, in order."""

    path: str
    number: int
    """The change; -1 for none."""
    tests: list[str]
    """Ids of tests; those that are not known any more are left out."""
    seconds: list[float]


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for value in code.co_consts:
        if isinstance(value, types.CodeType):
            yield value
            yield from _codes(value)


Functions = dict[str, list[types.FunctionType]]
"""Functions by the file of their code."""


def living() -> Functions:
    """All functions there are."""
    found: Functions = {}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    return found


def put(code: types.CodeType, functions: Functions) -> int:
    """Put the changed code of a module into its living functions; how many took it."""
    new = {(each.co_qualname, each.co_firstlineno): each for each in _codes(code)}
    count = 0
    for function in functions.get(code.co_filename, []):
        old = function.__code__
        other = new.get((old.co_qualname, old.co_firstlineno))
        if other is not None and other != old and other.co_freevars == old.co_freevars:
            function.__code__ = other
            count += 1
    return count


class Warm:
    """Collects the tests once and forks for every mutant."""

    def __init__(self, jobs: IO[str], answers: IO[str]) -> None:
        self.jobs = jobs
        self.answers = answers
        self.items: dict[str, pytest.Item] = {}
        self.functions: Functions = {}
        self.now = ""
        self.patience = 0.0
        self.until = 0.0
        self.others = 0.0
        self.answer = -1
        self.count = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the tests: the mutants."""
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        # Looked for once: a child that walks over all objects gets a copy of all memory by it.
        self.functions = living()
        gc.freeze()
        self.say({"tests": list(self.items)})
        for line in self.jobs:
            self.say(self.try_out(Job(**json.loads(line))))
        return True

    def say(self, data: dict[str, Any]) -> None:
        """One line to the command."""
        self.answers.write(json.dumps(data) + "\n")
        self.answers.flush()

    def try_out(self, job: Job) -> dict[str, Any]:
        """One mutant in a process of its own."""
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(ours)
            os.setsid()
            self.answer = theirs
            self.run(job)
        os.close(theirs)
        # A server that a test has started may outlive it and keep the pipe open: one line is all.
        text = b""
        while not text.endswith(b"\n"):
            part = os.read(ours, 4096)
            if not part:
                break
            text += part
        os.close(ours)
        os.waitpid(child, 0)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        if not text:
            return {"noticed": True, "by": "a crash", "count": 0}
        answer: dict[str, Any] = json.loads(text)
        return answer

    def run(self, job: Job) -> None:
        """The child: change the code, run the tests, answer, end."""
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if job.number >= 0:
                self.change(job)
            signal.signal(signal.SIGPROF, self.too_slow)
            signal.signal(signal.SIGALRM, self.look)
            pairs = [
                (self.items[name], seconds)
                for name, seconds in zip(job.tests, job.seconds, strict=True)
                if name in self.items
            ]
            for index, (item, seconds) in enumerate(pairs):
                following = pairs[index + 1][0] if index + 1 < len(pairs) else None
                self.now = item.nodeid
                self.count += 1
                self.patience = FIRST_PATIENCE + PATIENCE * seconds
                self.until = monotonic() + WAIT + 4 * self.patience
                self.others = -1.0
                signal.setitimer(signal.ITIMER_PROF, self.patience)
                signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            self.end("", noticed=False)
        except BaseException as fault:
            self.end(f"{self.now} ({type(fault).__name__})")

    def change(self, job: Job) -> None:
        """Put the mutant in place of the code."""
        try:
            code = changed_code(job.path, job.number)
        except (SyntaxError, ValueError):
            self.end("the compiler")
        if not put(code, self.functions):
            if code.co_filename in self.functions:
                # Without `super()` a method has another form, which the living one cannot take.
                self.end(NO_ROOM, noticed=False)
            # Not imported yet: a test will, and gets the mutant.
            use_mutant(job.path, job.number)
        os.environ["PLANETFALL_MUTANT"] = f"{job.path} {job.number}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In the child: the first failure is enough."""
        if report.failed and self.answer >= 0:
            self.end(report.nodeid)

    def too_slow(self, number: int, frame: types.FrameType | None) -> None:
        """The test takes far longer than it should."""
        self.end(f"slow: {self.now}")

    def look(self, number: int, frame: types.FrameType | None) -> None:
        """The test goes on for a while: do its processes compute far too long, or nobody at all?"""
        others = spent_by_others()
        if self.others < 0:
            self.others = others
        if others - self.others > self.patience:
            self.end(f"slow: {self.now}")
        if monotonic() > self.until:
            self.end(f"stuck: {self.now}")

    def end(self, by: str, noticed: bool = True) -> None:
        """Answer and end the child, whatever is open."""
        data = {"noticed": noticed, "by": by, "count": self.count}
        os.write(self.answer, (json.dumps(data) + "\n").encode())
        os._exit(0)


def warm(arguments: list[str]) -> None:
    """Serve mutants: a job per line of the input, an answer per line of the output."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    quiet = os.open(os.devnull, os.O_RDWR)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    jobs = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(quiet, 0)
    pytest.main([*QUIET, "-s", *arguments], plugins=[Warm(jobs, answers)])


class _Chosen:
    """Runs the tests of a list in its order, and keeps which one failed first."""

    def __init__(self, names: list[str]) -> None:
        self.ranks = {name: rank for rank, name in enumerate(names)}
        self.by = ""
        self.count = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.ranks]
        items.sort(key=lambda item: self.ranks[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.count += report.when == "call"
        if report.failed and not self.by:
            self.by = report.nodeid


def cold(
    path: str, number: int, names: list[str], seconds: float, arguments: list[str]
) -> dict[str, Any]:
    """One mutant, imported from the start; more seconds of computing than that are too slow."""
    os.environ["PLANETFALL_MUTANT"] = f"{path} {number}"
    use_mutant(path, number)
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    chosen = _Chosen(names)
    answers = os.dup(1)
    quiet = os.open(os.devnull, os.O_RDWR)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    files = list(dict.fromkeys(name.split("::")[0] for name in names))
    try:
        code = int(pytest.main([*QUIET, "-x", *arguments, *files], plugins=[chosen]))
    except BaseException as fault:
        code, chosen.by = 1, type(fault).__name__
    os.dup2(answers, 1)
    by = chosen.by or ("an import" if code else "")
    return {"noticed": code != 0, "by": by, "count": chosen.count}


def main(arguments: list[str]) -> int:
    """One of the runs, as a process of its own."""
    os.chdir(ROOT)
    kind, rest = arguments[0], arguments[1:]
    if kind == "learn":
        folder = Path(rest[0])
        return learn(json.loads((folder / "paths.json").read_text("utf-8")), rest[1:], folder)
    if kind == "warm":
        warm(rest)
    else:
        names = json.loads(Path(rest[2]).read_text("utf-8"))
        print(json.dumps(cold(rest[0], int(rest[1]), names, float(rest[3]), rest[4:])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
