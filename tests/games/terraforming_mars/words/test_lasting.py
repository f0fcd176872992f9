"""Labels that are remembered: they depend on the key alone."""

from __future__ import annotations

from typing import Any, cast

import pytest

import planetfall
from planetfall.games import book


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", ["planet-unknown", "on-mars"])
def test_lasting_labels_need_no_question(game: str, lang: str) -> None:
    rules = planetfall.rules(game)
    words = book(rules, lang)
    words.known.clear()
    nothing, found = cast(Any, object()), set()
    for key in rules.vocabulary.keys:
        prefix = key.partition(":")[0]
        if prefix in words.lasting:
            assert words.label({}, key, nothing), key
            found.add(prefix)
    assert found == words.lasting


def test_a_lasting_label_is_remembered_and_any_other_is_not() -> None:
    rules = planetfall.rules("planet-unknown")
    words = book(rules, "en")
    data = rules.new(2, 3).view(0).data()
    asked = words.asked(data)
    assert words.label(data, "cell:3-4", asked) == words.known["cell:3-4"] == "Square 3-4"
    words.label(data, "seat:1", asked)
    assert "seat:1" not in words.known
