"""Drawings are kept as long as nothing they have read differs, and not a page longer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planetfall.web.watch import MOST, WAYS, Keeper, Memory


def view(viewer: int = 0, **changed: Any) -> dict[str, Any]:
    """A view of two seats: `level` and `land` on the table, `vp` and `bots` of each seat."""
    return {
        "viewer": viewer,
        "seats": 2,
        "to_move": changed.get("movers", [0]),
        "table": {"level": changed.get("level", 1), "land": changed.get("land", [0, 0])},
        "areas": [
            {"vp": changed.get("vp", 3), "bots": [1]},
            {"vp": 5, **changed.get("other", {})},
        ],
    }


class Pages:
    """A table that counts how often its parts are drawn."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.keepers = {seat: Keeper(self.memory, max(seat, 0), 2) for seat in (-1, 0, 1)}
        self.drawn = 0

    def page(
        self,
        read: Callable[[Keeper], Any],
        viewer: int = 0,
        options: tuple[str, ...] = (),
        **changed: Any,
    ) -> Any:
        """A part of one viewer's page, after looking at the table as it is now."""
        keeper = self.keepers[viewer]
        keeper.look(view(viewer, **changed), options)
        return self.part(read, keeper)

    def part(self, read: Callable[[Keeper], Any], keeper: Keeper) -> Any:
        def draw() -> Any:
            self.drawn += 1
            return str(read(keeper))

        return keeper.drawn(read, draw)


def level(keeper: Keeper) -> Any:
    return keeper.view["table"]["level"]


def points(keeper: Keeper) -> Any:
    return keeper.view["areas"][0]["vp"]


def test_a_drawing_is_kept_while_what_it_read_is_the_same() -> None:
    pages = Pages()
    assert pages.page(level) == "1"
    assert pages.page(level, vp=9, land=[1, 1], movers=[1], options=("a:1",)) == "1"
    assert pages.drawn == 1


def test_it_is_drawn_again_when_something_it_read_differs() -> None:
    pages = Pages()
    assert [pages.page(level, level=number) for number in (1, 2, 3)] == ["1", "2", "3"]
    assert pages.drawn == 3


def test_a_change_inside_a_list_is_seen() -> None:
    pages = Pages()

    def land(keeper: Keeper) -> Any:
        return keeper.view["table"]["land"][1]

    assert [pages.page(land, land=[0, number]) for number in (0, 4, 4)] == ["0", "4", "4"]
    assert pages.drawn == 2


def test_what_an_inner_part_read_the_outer_one_has_read() -> None:
    pages = Pages()

    def outer(keeper: Keeper) -> Any:
        return f"{pages.part(level, keeper)}/{pages.part(points, keeper)}"

    assert pages.page(outer) == "1/3"
    assert pages.page(outer, vp=4) == "1/4"
    # The inner part that reads points, and the outer one.
    assert pages.drawn == 3 + 2
    # The inner part is kept: its fields count although it is not drawn.
    pages.part(points, pages.keepers[0])
    assert pages.page(outer, vp=4, level=2) == "2/4"
    assert pages.page(outer, vp=7, level=2) == "2/7"


def test_viewers_share_what_they_see_alike() -> None:
    pages = Pages()
    for change in (1, 2):
        assert {pages.page(level, viewer, level=change) for viewer in (0, 1, -1)} == {str(change)}
    assert pages.drawn == 2


def test_one_viewer_can_be_a_page_behind() -> None:
    pages = Pages()
    assert pages.page(level, 0, level=1) == "1"
    assert pages.page(level, 1, level=2) == "2"
    assert pages.part(level, pages.keepers[0]) == "1"
    assert pages.page(level, 0, level=2) == "2"
    assert pages.drawn == 2


def test_a_part_that_nobody_asked_for_is_found_again_however_many_came_between() -> None:
    pages = Pages()
    assert pages.page(level, 0, level=1) == "1"
    for number in range(2, MOST + 3):
        assert pages.page(level, 1, level=number) == str(number)
    drawn = pages.drawn
    pages.page(points, 0, level=1, vp=4)
    pages.page(points, 0, level=1, vp=5)
    assert pages.page(level, 0, level=1) == "1"
    assert pages.drawn == drawn + 2
    pages.page(points, 0, level=50)
    pages.page(points, 0, level=50)
    assert pages.page(level, 0, level=50) == "50"


def test_the_own_area_is_that_of_whose_board_is_shown() -> None:
    pages = Pages()

    def own(keeper: Keeper) -> Any:
        return keeper.seat(), keeper.view.own["vp"]

    assert [pages.page(own, viewer) for viewer in (0, 1, 0, 1)] == ["(0, 3)", "(1, 5)"] * 2
    assert pages.drawn == 2
    assert pages.page(own, 0, vp=8) == "(0, 8)"
    assert pages.page(own, 1, vp=8) == "(1, 5)"
    assert pages.drawn == 3


def test_a_field_that_comes_or_goes_is_a_change() -> None:
    pages = Pages()

    def hidden(keeper: Keeper) -> Any:
        other = keeper.view["areas"][1]
        return other["goals"] if "goals" in other else other.get("count", "none")

    others: list[dict[str, Any]] = [{}, {"goals": [2]}, {}, {"count": 4}]
    found = [pages.page(hidden, other=other) for other in others]
    assert found == ["none", "[2]", "none", "4"]


def test_asking_for_a_mover_notes_only_that_one() -> None:
    pages = Pages()

    def first(keeper: Keeper) -> Any:
        return 0 in keeper.view["to_move"]

    def count(keeper: Keeper) -> Any:
        return len(keeper.view["to_move"]), list(keeper.view["to_move"])

    movers: list[list[int]] = [[0], [0, 1], [1], []]
    assert [pages.page(first, movers=each) for each in movers] == ["True"] * 2 + ["False"] * 2
    assert pages.drawn == 2
    assert [pages.page(count, movers=each) for each in movers][1:3] == ["(2, [0, 1])", "(1, [1])"]


def test_asking_for_an_option_notes_those_of_its_kind() -> None:
    pages = Pages()

    def one(keeper: Keeper) -> Any:
        return "a:1" in keeper.options, keeper.options.of(("b",))

    def every(keeper: Keeper) -> Any:
        return len(keeper.options), list(keeper.options)

    told: list[tuple[str, ...]] = [(), ("a:1", "b:2"), ("a:1", "b:2", "c:3"), ("c:3",), ("a:2",)]
    assert [pages.page(one, options=each) for each in told] == [
        "(False, [])",
        "(True, ['b:2'])",
        "(True, ['b:2'])",
        "(False, [])",
        "(False, [])",
    ]
    assert pages.drawn == 3
    assert [pages.page(every, options=each) for each in told[1:3]] == [
        "(2, ['a:1', 'b:2'])",
        "(3, ['a:1', 'b:2', 'c:3'])",
    ]


def test_a_drawing_may_read_other_fields_another_time() -> None:
    pages = Pages()

    def either(keeper: Keeper) -> Any:
        return points(keeper) if level(keeper) == 1 else "far"

    found = [pages.page(either, level=far, vp=vp) for far in (1, 2) for vp in (3, 4)]
    assert found == ["3", "4", "far", "far"]
    assert pages.drawn == 3


def test_what_cannot_be_watched_cannot_be_read() -> None:
    pages = Pages()
    pages.page(level)
    shown = pages.keepers[0].view
    with pytest.raises(KeyError):
        shown["legal"]
    with pytest.raises(TypeError):
        dict(shown["table"])
    assert len(shown) == len(list(shown)) == 4


def test_what_drawings_are_told_is_noted_like_a_field() -> None:
    pages = Pages()

    def told(keeper: Keeper) -> Any:
        return keeper.told("status", 1)

    for viewer, value in ((0, 2), (1, 1), (0, 2), (-1, 1)):
        pages.keepers[viewer].tell("status", 1, value)
        assert pages.page(told, viewer, vp=value) == str(value)
        pages.keepers[viewer].tell("status", 1, value)
    assert pages.drawn == 2
    pages.keepers[0].tell("status", 1, 3)
    assert pages.part(told, pages.keepers[0]) == "3"


def test_old_drawings_are_let_go() -> None:
    pages = Pages()
    for number in range(1, 3 * MOST):
        pages.page(level, level=number)
    ways = pages.memory.ways(level)
    assert [len(way.drawings) for way in ways] == [MOST]

    def wandering(keeper: Keeper) -> Any:
        return keeper.view["table"].get(f"field {level(keeper)}", 0)

    for number in range(1, 3 * WAYS):
        pages.page(wandering, level=number)
    assert len(pages.memory.ways(wandering)) == WAYS
