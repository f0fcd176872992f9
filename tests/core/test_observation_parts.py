"""Parts of observations, one by one: what does not fit is left out, changes are as made anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall.core.area import Area
from planetfall.core.fields import A_SEAT, Field, Fields
from planetfall.core.observation_areas import AreaLayout, Row
from planetfall.core.observation_parts import (
    FromSeatPart,
    LengthPart,
    MembersPart,
    NamedPart,
    NumberPart,
    OwnedListPart,
    PackedPart,
    Part,
    PlanesPart,
    SeatBitsPart,
    SeatPart,
)
from planetfall.core.wording import ByPlace, Members, Named, Owned, Parts

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


class Signed(Named):
    """Names whose numbers below zero are the named thing out of order."""

    def is_signed(self) -> bool:
        return True


def shown(part: Part, value: Any, viewer: int) -> list[float]:
    """What a part writes between two numbers of others, with a number before the viewer's own."""
    part.start = 1
    buffer = [9.0, *[0.0] * part.size, 9.0]
    part.fill(value, buffer, viewer)
    assert buffer[0] == buffer[-1] == 9.0
    return buffer[1:-1]


def ones(size: int, *places: int) -> list[float]:
    return [float(place in places) for place in range(size)]


@pytest.mark.parametrize("viewer", range(3))
def test_seats_are_shown_from_the_viewer_on(viewer: int) -> None:
    for seat in range(3):
        assert shown(SeatPart(1, 3), seat, viewer) == ones(3, (seat - viewer) % 3)
        assert shown(FromSeatPart(3), seat, viewer) == ones(3, (seat + viewer) % 3)
        assert shown(SeatBitsPart(3), 1 << seat, viewer) == ones(3, (seat - viewer) % 3)
    assert shown(SeatPart(1, 3), -1, viewer) == shown(SeatPart(1, 3), 3, viewer) == ones(3)
    seats = [2, -1, 0, 3, 1]
    assert shown(SeatPart(3, 3), seats, viewer) == ones(9, (2 - viewer) % 3, 6 + -viewer % 3)
    assert shown(SeatPart(2, 3), seats[:1], viewer) == ones(6, (2 - viewer) % 3)
    assert shown(SeatBitsPart(3), 0b1110, viewer) == ones(3, *[(k - viewer) % 3 for k in (1, 2)])


@pytest.mark.parametrize("viewer", range(3))
def test_owned_things_are_shown_by_whose_they_are(viewer: int) -> None:
    words = Owned(["-", "mine", "home_0", "home_1", "home_2"])
    # By number: nothing, a mine, then the home of the viewer, of the next seat, of the last.
    seen = [0, 1, *[2 + (seat - viewer) % 3 for seat in range(3)]]
    for number in range(5):
        assert shown(NamedPart(words, 3, single=True), number, viewer) == ones(5, seen[number])
        plane = PlanesPart(2, ByPlace(NUMBER, words), 3)
        assert shown(plane, [0, number], viewer) == ones(10, *[5 + seen[number]] * (number > 0))
        listed = OwnedListPart(2, words, 3)
        assert shown(listed, [number, number, 1], viewer) == [float(seen[number])] * 2
    assert shown(NamedPart(words, 3, single=False), [3, 1, 3], viewer) == [
        float([seen[3], 1, seen[3]].count(place)) for place in range(5)
    ]


def test_what_is_out_of_order_is_shown_below_zero() -> None:
    words = Signed(["-", "mine", "home"])
    part = PlanesPart(3, ByPlace(NUMBER, words), 2)
    assert shown(part, [1, -2, 2], 0) == [0, 1, 0, 0, 0, -1, 0, 0, 1]
    assert (part.low, part.high) == (-1.0, 1.0) and "-1" in part.meaning
    buffer = shown(part, [1, -2, -1], 0)
    part.start = 0
    part.change([1, -2, -1], [-1, 2, 0], buffer, 0)
    assert buffer == [0, -1, 0, 0, 0, 1, 0, 0, 0]
    # Where seats have no say there is no such state, and a name may be the number 0.
    plain = PlanesPart(2, ByPlace(NUMBER, Signed(["mine", "home"])), 0)
    assert shown(plain, [-1, 0], 0) == [0, 0, 1, 0]
    assert plain.low == 0.0 and "-1" not in plain.meaning


def test_sets_are_shown_by_their_members() -> None:
    part = MembersPart(Members(["a", "b", "c"]))
    buffer = shown(part, 0b101, 0)
    assert buffer == [1.0, 0.0, 1.0]
    part.start = 0
    part.change(0b101, 0b110, buffer, 0)
    assert buffer == [0.0, 1.0, 1.0]


def test_parts_say_whether_the_viewer_matters() -> None:
    owned, plain = Owned(["-", "home_0", "home_1"]), Named(["-", "mine"])
    by_viewer: list[Part] = [
        SeatPart(1, 2),
        SeatPart(2, 2),
        FromSeatPart(2),
        SeatBitsPart(2),
        NamedPart(owned, 2, single=True),
        PlanesPart(1, ByPlace(NUMBER, owned), 2),
        OwnedListPart(1, owned, 2),
        PackedPart(Parts((3, NUMBER), (2, NUMBER), (2, NUMBER), by_seat=1), 1, 2),
    ]
    alike: list[Part] = [
        NamedPart(plain, 2, single=True),
        NamedPart(owned, 0, single=True),
        PlanesPart(1, ByPlace(NUMBER, plain), 2),
        PlanesPart(1, ByPlace(NUMBER, owned), 0),
        MembersPart(Members(["a"])),
        PackedPart(Parts((3, NUMBER), (2, NUMBER)), 1, 2),
        PackedPart(Parts((3, NUMBER), (2, NUMBER), (2, NUMBER), by_seat=1), 1, 0),
    ]
    assert [type(part).__name__ for part in by_viewer if not part.by_viewer] == []
    assert [type(part).__name__ for part in alike if part.by_viewer] == []
    assert "for each place" in SeatPart(2, 2).meaning
    assert "for each place" not in SeatPart(1, 2).meaning


def test_a_row_of_the_data_sheet_says_where_and_between_what_its_numbers_are() -> None:
    signed = PlanesPart(2, ByPlace(NUMBER, Signed(["-", "mine"])), 2)
    found = []
    for start, part in enumerate((NumberPart(), LengthPart(NUMBER), SeatPart(1, 3), signed), 5):
        part.start = start
        row = Row("name", part)
        found.append((row.numbers(), row.span(), row.to_data()["range"]))
    assert found == [
        ("5", "whole", [None, None]),
        ("6", "0 and up", [0.0, None]),
        ("7-9", "0 to 1", [0.0, 1.0]),
        ("8-11", "-1 to 1", [-1.0, 1.0]),
    ]


LEAF_FIELDS = Fields(Field("number"), Field("whose", seat=A_SEAT))


class Leaf(Area):
    __slots__ = LEAF_FIELDS.names

    def __init__(self, number: int = 0, whose: int = 0) -> None:
        self.number = number
        self.whose = whose

    def declared(self) -> Fields:
        return LEAF_FIELDS


BRANCH_FIELDS = Fields(Field("whose", seat=A_SEAT), Field("one"), Field("leaves"))


class Branch(Area):
    __slots__ = BRANCH_FIELDS.names

    def __init__(self, whose: int, one: Leaf, *leaves: Leaf) -> None:
        self.whose = whose
        self.one = one
        self.leaves = list(leaves)

    def declared(self) -> Fields:
        return BRANCH_FIELDS


def test_areas_inside_an_area_turn_with_it_to_another_viewer() -> None:
    branch = Branch(1, Leaf(7, 2), Leaf(8, 0), Leaf(9, 1))
    layout = AreaLayout(branch, owner=False, seats=3)
    size = layout.settle(0, "table", [])
    assert size == 3 + 3 * 4
    memory = layout.memory()
    buffers = [memoryview(bytearray(4 * size)).cast("f") for _ in range(3)]
    for viewer, buffer in enumerate(buffers):
        layout.fill(branch, buffer, viewer)
    made = memoryview(bytearray(4 * size)).cast("f")
    assert layout.renew(branch, made, 0, memory)
    assert made.tolist() == buffers[0].tolist()
    for viewer in (1, 2, 0):
        turned = memoryview(bytearray(4 * size)).cast("f")
        layout.turn(memory, turned, viewer)
        wanted = [number if number in (0.0, 1.0) else 0.0 for number in buffers[viewer].tolist()]
        assert turned.tolist() == wanted
    branch.leaves[1].whose, branch.one.number = 0, 5
    assert layout.renew(branch, made, 0, memory)
    layout.fill(branch, fresh := memoryview(bytearray(4 * size)).cast("f"), 0)
    assert made.tolist() == fresh.tolist()
    assert not layout.renew(branch, made, 0, memory)


def test_planes_of_a_list_that_is_too_long_change_in_their_own_places() -> None:
    part = PlanesPart(2, ByPlace(NUMBER, Named(["-", "a", "b"])), 0)
    buffer = shown(part, [1, 1, 1, 1], 0)
    part.start = 0
    buffer += [9.0] * 6
    part.change([1, 1, 1, 1], [1, 2, 2, 0], buffer, 0)
    assert buffer == [0, 1, 0, 0, 0, 1, *[9.0] * 6]
