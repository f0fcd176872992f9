"""Values of fields as words."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.core.errors import BadRecord
from planetfall.core.wording import PLAIN, ByPlace, Members, Named, Parts, Wording

HEXES = Named(["1-1", "1-2", "2-1"])
STOCK = ByPlace(Named(["mc", "steel"]), PLAIN)
AREAS = Members(["1-1", "1-2", "2-1"])


@pytest.mark.parametrize(
    ("wording", "value", "blank", "word"),
    [
        (PLAIN, 7, 0, "7"),
        (PLAIN, [], [1], "-"),
        (PLAIN, [1, 2], [], "1,2"),
        (PLAIN, [[1], [], [2, 3]], [], "1;-;2,3;"),
        (HEXES, 2, 0, "2-1"),
        (HEXES, -1, 0, "-1"),
        (HEXES, [0, 1], [], "1-1,1-2"),
        (Named(["-30", "-28"]), 1, 0, "-28"),
        (Named(["a", "b"], first=1), [0, 1, 2], [], "0,a,b"),
        (AREAS, 5, 0, "1-1,2-1"),
        (AREAS, 0, 1, "-"),
        (Parts((3, PLAIN), (2, Named(["x", "y"])), (4, PLAIN)), 2 | 1 << 3, 0, "2/y"),
        (Parts((3, PLAIN), (2, PLAIN), (4, PLAIN)), [5, 2 | 3 << 5], [], "5,2/0/3"),
        (STOCK, [3, 0], [0, 0], "mc:3"),
        (STOCK, [0, 2], [0, 0], "steel:2"),
    ],
)
def test_a_value_is_written_and_read(wording: Wording, value: Any, blank: Any, word: str) -> None:
    assert wording.write(value, blank) == word
    assert wording.read(word, blank) == value


@pytest.mark.parametrize(
    ("wording", "old", "new", "words"),
    [
        (PLAIN, 1, 2, "1 -> 2"),
        (HEXES, 0, 2, "1-1 -> 2-1"),
        (HEXES, [0, 1], [1, 2], "-1-1 +2-1"),
        (HEXES, [0, 1], [1, 0], "1-1,1-2 -> 1-2,1-1"),
        (AREAS, 1, 6, "-1-1 +1-2 +2-1"),
        (STOCK, [3, 1], [0, 1], "mc 3 -> 0"),
    ],
)
def test_a_change_is_told(wording: Wording, old: Any, new: Any, words: str) -> None:
    assert wording.changed(old, new) == words


@pytest.mark.parametrize(
    ("wording", "word", "says"),
    [
        (PLAIN, "x", "`x` is not a number"),
        (HEXES, "9-9", "`9-9` is not a name here; names are `1-1`, `1-2`, `2-1`"),
        (HEXES, "1", "`1` is not a name here"),
        (STOCK, "mc", "`mc` is not `place:value`"),
    ],
)
def test_a_wrong_word_is_refused(wording: Wording, word: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        wording.read(word, [0, 0] if wording is STOCK else 0)
