"""Small parts of the machine that no game of the box needs in full."""

from __future__ import annotations

from planetfall.core.area import Area
from planetfall.core.fields import COUNTED, OWNER, UNKNOWN, Field, Fields
from planetfall.core.scores import line_names

FIELDS = Fields(Field("open"), Field("hand", OWNER), Field("pile", COUNTED))


class Shelf(Area):
    """A seat's area with a pile of which all know how many there are."""

    __slots__ = FIELDS.names

    def __init__(self) -> None:
        self.open: int = 0
        self.hand: list[int] = []
        self.pile: list[int] = []

    def declared(self) -> Fields:
        return FIELDS


def test_a_pile_is_counted_for_its_owner_too() -> None:
    shelf = Shelf()
    shelf.open, shelf.hand, shelf.pile = 3, [4, 5], [6, 7, 8]
    for owner in (True, False):
        seen = shelf.seen(Shelf(), owner=owner)
        assert isinstance(seen, Shelf)
        assert seen.open == 3
        assert seen.pile == [UNKNOWN] * 3
        assert seen.hand == ([4, 5] if owner else [UNKNOWN] * 2)
    assert shelf.pile == [6, 7, 8]


def test_a_line_that_comes_first_on_a_later_sheet_stands_before_those_it_shares() -> None:
    assert line_names([["map", "total"], ["aliens", "map", "total"]]) == ["aliens", "map", "total"]
    assert line_names([["map"], ["cards"], []]) == ["map", "cards"]
