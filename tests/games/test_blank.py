"""A position before anything is set up has the values that a text leaves out."""

from __future__ import annotations

import json

import pytest

from tests.games.blank import FILE, TITLES, blank

DATA = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


@pytest.mark.parametrize("name", TITLES)
def test_a_blank_position_is_what_it_was(name: str) -> None:
    assert blank(name) == DATA[name]
