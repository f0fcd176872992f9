"""Parts of observations, one by one: what does not fit is left out, changes are as made anew."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.core.observation_parts import PackedPart, PlanesPart
from planetfall.core.wording import ByPlace, Named, Parts

NUMBER = Named([str(k) for k in range(8)])


@pytest.mark.parametrize("count", range(5))
def test_of_a_long_list_the_first_numbers_are_taken_apart(count: int) -> None:
    part = PackedPart(Parts((3, NUMBER), (2, NUMBER)), 3, 0)
    part.start = 1
    buffer = [0.0] * 8
    items = [5 | 2 << 3, 7 | 1 << 3, 1, 6 | 3 << 3][:count]
    part.fill(items, buffer, 0)
    shown = [float(x) for item in items[:3] for x in (item & 7, item >> 3)]
    assert buffer == [0.0, *shown, *[0.0] * (7 - len(shown))]


@pytest.mark.parametrize("words", [Named(["a", "b", "c"]), Named(["a", "b", "c"], first=1)])
def test_planes_that_change_are_as_made_anew(words: Named) -> None:
    rng = Random(2)
    part = PlanesPart(4, ByPlace(NUMBER, words), 0)
    part.start = 2
    buffer = [0.0] * (2 + part.size)
    old: list[int] = []
    part.fill(old, buffer, 0)
    for _ in range(60):
        new = [rng.randrange(-1, 5) for _ in range(rng.choice((0, 3, 4, 4, 4, 6)))]
        part.change(old, new, buffer, 0)
        fresh = [0.0] * len(buffer)
        part.fill(new, fresh, 0)
        assert buffer == fresh
        old = new


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_parts_by_seat_are_counted_from_the_viewer_on(viewer: int) -> None:
    # One part of everybody, then one for each of four places, of which three are seats.
    words = Parts((3, NUMBER), *[(2, NUMBER)] * 4, by_seat=1)
    part = PackedPart(words, 1, 3)
    buffer = [0.0] * part.size
    parts = [5, 1, 2, 3, 1]
    number = parts[0] | parts[1] << 3 | parts[2] << 5 | parts[3] << 7 | parts[4] << 9
    part.fill(number, buffer, viewer)
    seats = parts[1:4]
    assert buffer == [5.0, *[float(x) for x in seats[viewer:] + seats[:viewer]], 1.0]
    part.change(number, 0, buffer, viewer)
    assert buffer == [0.0] * 5
