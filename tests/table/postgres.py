"""A PostgreSQL server of one's own, for tests that need one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from planetfall.core.errors import BadRequest
from planetfall.lab.server import postgres


@contextlib.contextmanager
def cluster(programs: Path) -> Iterator[str]:
    """A PostgreSQL server of our own; its address. Skips where none can run."""
    with contextlib.ExitStack() as held:
        try:
            address = held.enter_context(postgres.cluster())
        except BadRequest as missing:
            pytest.skip(str(missing))
        yield address
