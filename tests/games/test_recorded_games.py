"""Recorded games of all titles, boxes and options play, and read, as when they were recorded."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.recorded import FILE, TOLD, result, short, spoken

ROWS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
TOLD_ROWS: dict[str, dict[str, str]] = json.loads(TOLD.read_text(encoding="utf-8"))
LANGUAGES = ("en", "cs")


def named(row: dict[str, Any]) -> str:
    return f"{row['game']} {row['seed']}"


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_recorded_game_plays_as_before(row: dict[str, Any]) -> None:
    told: dict[str, str] = {}
    found = result(row, told)
    assert found == {name: row[name] for name in found}
    assert told == TOLD_ROWS[row["digest"]]


@pytest.mark.parametrize("row", [row for row in ROWS if "en" in row], ids=named)
def test_a_recorded_game_reads_as_before(row: dict[str, Any]) -> None:
    for lang in LANGUAGES:
        assert short("\n".join(spoken(row, lang))) == row[lang], lang
