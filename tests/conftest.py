"""What every test shares: the import path, hypothesis settings, and programs a machine may lack.

Where chromium or PostgreSQL is missing, tests that need them skip and say so. Under CI (the
variable `CI` is set) such a skip is a failure: there the programs must be installed.
"""

import os
import random
import shutil
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# Tests import their helpers as `tests.…`. This is the repository, not src/: which engine runs
# is decided outside, by what is installed or by PYTHONPATH.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A slow machine is no failure, so examples have no deadline.
settings.register_profile("planetfall", deadline=None)
settings.load_profile("planetfall")

MISSING = "missing "
"""How the reason of a skip starts when the machine lacks a program."""

NEEDY = ("browser", "postgres")
"""Marks of tests that need such a program: under CI they may not skip for any reason."""

LONG = ("browser", "slow")
"""Marks of tests that take long, those of the longest first."""


@pytest.fixture(autouse=True)
def known_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables made in a test are dealt alike in every run; `PLANETFALL_SEEDS` deals others."""
    luck = random.Random(f"{request.node.nodeid} {os.environ.get('PLANETFALL_SEEDS', '')}")

    def new_seed() -> tuple[int, str]:
        return luck.getrandbits(120), f"{luck.getrandbits(128):032x}"

    monkeypatch.setattr("planetfall.table.lobby.new_seed", new_seed)


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a report was skipped, without the word pytest puts in front."""
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return str(report.longrepr)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every worker its share of the long tests, and those first.

    Workers get equal stretches of the list and take from each other's ends when they run out: so
    only short tests are left for the end, and none waits for another one's long test.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    marks = {item: [item.get_closest_marker(name) is None for name in LONG] for item in items}
    long = sorted((item for item in items if not all(marks[item])), key=lambda item: marks[item])
    rest = [item for item in items if all(marks[item])]
    size = len(items) // workers
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        share = long[worker::workers]
        room = len(rest) if worker == workers - 1 else max(0, size - len(share))
        dealt += share + rest[:room]
        del rest[:room]
    items[:] = dealt


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn the skip of a test whose program is missing into a failure, under CI."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and _in_ci():
        needy = any(item.get_closest_marker(name) for name in NEEDY)
        if needy or _reason(report).startswith(MISSING):
            report.outcome = "failed"
            report.longrepr = f"skipped under CI: {_reason(report)}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a module that skips as a whole."""
    report = yield
    if report.skipped and _in_ci() and _reason(report).startswith(MISSING):
        report.outcome = "failed"
        report.longrepr = f"skipped under CI: {_reason(report)}"
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a chromium to drive; skips where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    pytest.skip(MISSING + "chromium (Debian: apt-get install chromium)")


@pytest.fixture(scope="session")
def postgresql() -> Path:
    """The folder with `initdb` and `pg_ctl`; skips where there is none."""
    from planetfall.core.errors import BadRequest
    from planetfall.lab.server import postgres

    try:
        return postgres.programs()
    except BadRequest:
        pytest.skip(MISSING + "postgresql (Debian: apt-get install postgresql)")
