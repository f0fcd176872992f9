"""Drawings are kept as long as what they were drawn from is the same."""

from __future__ import annotations

from planetfall.web.cache import MOST, Cache


class Pen:
    """Draws, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def draw(self) -> str:
        self.count += 1
        return f"drawing {self.count}"


def test_a_drawing_is_made_again_only_when_its_inputs_differ() -> None:
    cache, pen = Cache(), Pen()
    first = cache.drawn("board", ([1, 2], "x"), pen.draw)
    assert cache.drawn("board", ([1, 2], "x"), pen.draw) is first
    assert cache.drawn("board", ([1, 3], "x"), pen.draw) == "drawing 2"
    assert cache.drawn("hand", ([1, 3], "x"), pen.draw) == "drawing 3"
    assert pen.count == 3


def test_a_drawing_may_be_made_of_others() -> None:
    cache, pen = Cache(), Pen()

    def outer() -> str:
        return f"[{cache.drawn('inner', 1, pen.draw)}]"

    assert cache.drawn("outer", 1, outer) == "[drawing 1]"
    assert cache.drawn("outer", 2, outer) == "[drawing 1]"
    assert pen.count == 1


def test_the_drawing_made_longest_ago_goes_when_there_are_too_many() -> None:
    cache, pen = Cache(), Pen()
    for number in range(MOST):
        cache.drawn(number, "", pen.draw)
    cache.drawn(0, "new", pen.draw)
    cache.drawn("one more", "", pen.draw)
    made = pen.count
    cache.drawn(0, "new", pen.draw)
    cache.drawn(2, "", pen.draw)
    assert pen.count == made
    cache.drawn(1, "", pen.draw)
    assert pen.count == made + 1


def test_tables_share_nothing() -> None:
    pen = Pen()
    Cache().drawn("board", 1, pen.draw)
    Cache().drawn("board", 1, pen.draw)
    assert pen.count == 2
