"""What is dealt anew is what it was, and as much as there is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from planetfall import games
from tests.games.dealt import FILE, dealt, places

PINNED: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))

OWN = ("passed_on", "added")
"""What a seat remembers for itself, and cards that joined a deck where nobody missed them."""


def sizes(data: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """How long every list of a position is, by the name of its field."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in OWN:
                yield from sizes(value, f"{name}.{key}")
    elif isinstance(data, list):
        yield name, len(data)
        for value in data:
            yield from sizes(value, name)


@pytest.mark.parametrize("title", games.GAMES)
def test_what_is_dealt_anew_is_what_it_was(title: str) -> None:
    found = {}
    for name, game in places(title):
        found[name] = dealt(game)
        if not game.at_once and not name.startswith("built"):
            # Who acts at once is shown as he was before; what is built has no history.
            other = game.view(0).determinize(Random(3))
            assert Counter(sizes(other.to_data())) == Counter(sizes(game.to_data())), name
    assert found == PINNED[title]
