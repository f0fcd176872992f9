"""Positions built by hand, asked again and compared."""

from __future__ import annotations

import pytest

from planetfall.core.builder import Builder, choose, number_of, offered
from planetfall.core.changes import changes
from planetfall.core.errors import BadRecord, BadRequest
from tests.core import toy

ALIKE = ["mine", "city", "mill", "cite", "dome", "port"]


def at() -> Builder[toy.Toy]:
    game = toy.build({}).blank(2)
    assert isinstance(game, toy.Toy)
    return Builder(game)


def test_lines_of_text_change_a_position() -> None:
    game = at().write("seat 0: coins=0 hand=gem_3,gem_5").begin("bid@0")
    assert game.players[0].hand == [3, 5]
    assert offered(game) == ["choose:2", "choose:3"]


def test_a_question_is_asked_again_after_a_change() -> None:
    game = at().begin("bid@0")
    assert "choose:0" in offered(game)
    game.players[0].coins = 0
    assert offered(Builder(game).ask()) == ["choose:2", "choose:3"]


def test_single_answers_are_asked_on_demand() -> None:
    silent = at().write("seat 0: hand=gem_3\nseat 1: hand=gem_4").begin("keep")
    assert silent.is_over()
    asked = at().write("seat 0: hand=gem_3\nseat 1: hand=gem_4").ask_all().begin("keep")
    assert offered(asked, 0) == ["card:gem_3"]
    choose(asked, 0, "card:gem_3")
    assert asked.players[0].kept == [3]


def test_changes_are_told_in_words() -> None:
    game = at().write("seat 0: hand=gem_3,gem_5\nseat 1: hand=gem_4,gem_6").begin("keep", "bid@0")
    before = game.clone()
    choose(game, 0, "card:gem_5")
    assert changes(before, game) == [
        "seat 0: hand -gem_3 -gem_5",
        "seat 0: kept +gem_5",
        "seat 0: passed +gem_3",
        "next: keep.0@0 keep.0@1 keep@0 -> keep.0@1 keep@0",
    ]


def test_unknown_words_are_refused_with_what_is_possible() -> None:
    with pytest.raises(BadRecord, match="`gem_99` is not a name here; names are `gem_0`"):
        at().write("seat 0: hand=gem_99")
    with pytest.raises(BadRecord, match="`3` is not a name here"):
        at().write("seat 0: hand=3")
    with pytest.raises(BadRecord, match="no field `coin`"):
        at().write("seat 0: coin=3")
    with pytest.raises(BadRequest, match="no gem `gem_x`; there is `gem_0`"):
        number_of("gem_x", toy.CARDS, "gem")


@pytest.mark.parametrize(
    ("word", "shown"),
    [("minx", ["mine"]), ("mil", ["mill"]), ("x", ALIKE), ("", ALIKE), ("citx", ["city", "cite"])],
)
def test_an_unknown_name_is_answered_with_those_that_begin_like_it(
    word: str, shown: list[str]
) -> None:
    with pytest.raises(BadRequest) as refused:
        number_of(word, ALIKE, "building")
    some = ", ".join(f"`{name}`" for name in shown)
    assert str(refused.value) == f"There is no building `{word}`; there is {some}."
