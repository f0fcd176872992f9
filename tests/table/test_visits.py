"""Visits at tables go as they went: every answer, who is told of it, and what is stored."""

from __future__ import annotations

import json

import pytest

from tests.table.visits import FILE, VISITS, visited

# The web framework announces another way to declare parameters, at every handler.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

WRITTEN: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", VISITS)
def test_a_visit_goes_as_it_was_written_down(name: str) -> None:
    """If it goes otherwise on purpose: `python -m tests.table.visits` writes it anew."""
    lines = visited(name)
    for number, (now, before) in enumerate(zip(lines, WRITTEN[name], strict=False)):
        assert now == before, f"line {number}"
    assert len(lines) == len(WRITTEN[name])
