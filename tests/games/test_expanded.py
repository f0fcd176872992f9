"""Expansions refuse, carry out and count what they did, in games of their own."""

from __future__ import annotations

import json

import pytest

from tests.games.expanded import FILE, GAMES, TITLES, effects, moved, refused

DATA = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
CASES = [(name, number) for name in TITLES for number in range(GAMES)]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_a_game_offers_and_refuses_what_it_did(name: str, number: int) -> None:
    assert refused(name, number) == DATA[name][number]["refused"]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_effects_of_an_expansion_do_what_they_did(name: str, number: int) -> None:
    assert effects(name, number) == DATA[name][number]["effects"]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_a_number_moved_by_one_leads_where_it_did(name: str, number: int) -> None:
    assert moved(name, number) == DATA[name][number]["moved"]
