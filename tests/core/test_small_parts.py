"""Small parts of the machine that no game of the box needs in full."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall import games, positions
from planetfall.core.area import Area, copied
from planetfall.core.combinators import Do, Order
from planetfall.core.effect import Effect, Frame
from planetfall.core.errors import IllegalChoice, PlanetfallError
from planetfall.core.fields import COUNTED, OWNER, UNKNOWN, Field, Fields
from planetfall.core.game import Game
from planetfall.core.observation_parts import SeatBitsPart
from planetfall.core.reasons import NO_WAY, POSSIBLE, UNSURE, pack
from planetfall.core.scores import Outcome, line_names
from tests.core import toy

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


HOUSE = Fields(Field("name"), Field("shelf"), Field("shelves"), Field("rows"))


class House(Area):
    """An area with a word, with areas inside, and with lists of lists."""

    __slots__ = HOUSE.names

    def __init__(self) -> None:
        self.name: str = ""
        self.shelf: Shelf = Shelf()
        self.shelves: list[Shelf] = [Shelf(), Shelf()]
        self.rows: list[list[int]] = []

    def declared(self) -> Fields:
        return HOUSE


def furnished() -> House:
    house = House()
    house.name, house.rows = "red", [[1, 2], [3]]
    for number, shelf in enumerate([house.shelf, *house.shelves]):
        shelf.open, shelf.hand, shelf.pile = number, [4, 5], [6] * number
    return house


def test_areas_inside_an_area_hide_what_is_theirs_in_both_ways_to_look() -> None:
    for owner in (True, False):
        house, looked = furnished(), House()
        looked.see(house, owner=owner)
        for seen in (looked, house.seen(House(), owner=owner)):
            assert isinstance(seen, House)
            assert (seen.name, seen.rows) == ("red", [[1, 2], [3]])
            for number, shelf in enumerate([seen.shelf, *seen.shelves]):
                assert shelf.open == number
                assert shelf.hand == ([4, 5] if owner else [UNKNOWN] * 2)
                assert shelf.pile == [UNKNOWN] * number
        looked.rows[0][0] = 9
        assert house.rows[0][0] == 1


def test_changes_name_the_areas_inside_a_table() -> None:
    at = positions.start("on-mars", seats=2, chapter="outbreak")
    before = at.game.clone()
    at.write("table: extras.outbreak.time=3")
    (line,) = positions.changes(before, at.game)
    assert line.startswith("table: extras.outbreak.time ") and line.endswith("-> 3")


class Wall(Effect):
    """What can never be done."""

    def obstacle(self, game: Any, frame: Frame) -> int:
        return pack(NO_WAY)


def test_what_is_done_in_order_knows_at_once_only_of_a_single_part() -> None:
    game = toy.build({}).new(2, 1)
    for effects, said in (((), POSSIBLE), ((Wall(),), pack(NO_WAY)), ((Wall(), Wall()), UNSURE)):
        effect = Do(*effects)
        assert effect.obstacle(game, Frame(effect, 0)) == said


def test_the_parts_to_be_ordered_are_told_in_the_order_of_the_words() -> None:
    seen = 0
    for seed in range(12):
        game = toy.build({}).new(3, seed)
        rng = Random(seed)
        while movers := game.to_move():
            seat = rng.choice(movers)
            frame = game.question(seat)
            if isinstance(frame.effect, Order):
                members = frame.effect.members(game, frame)
                assert len(members) == frame.a
                for option in game.legal(seat):
                    number = int(game.rules.key(option).partition(":")[2])
                    after = game.clone()
                    after.pending(seat).pop()
                    frame.effect.answer(after, frame, option)
                    assert after.pending(seat)[-1].to_data() == members[number].to_data()
                    seen += 1
            game.apply(seat, rng.choice(game.legal(seat)))
    assert seen > 4


def test_a_game_that_says_nothing_of_its_own_is_copied_field_by_field() -> None:
    game = toy.build({}).new(3, 4)
    assert Game.round_number(game) == 0
    other: Any = Game.clone(game)
    assert other.digest() == game.digest()
    seat = other.to_move()[-1]
    other.apply(seat, other.legal(seat)[-1])
    assert other.digest() != game.digest()
    area = other.players[0].clone()
    Game.take_area(other, 2, area)
    assert other.players[2] is area and other.players[0] is not area


def test_sets_of_seats_are_seen_from_the_viewer_on() -> None:
    for size in (2, 3, 5):
        part = SeatBitsPart(size)
        part.start = 1
        for viewer in range(size):
            for mask in range(1 << size):
                buffer = [0.0] * (1 + size)
                part.fill(mask, buffer, viewer)
                shown = [float(mask >> (viewer + k) % size & 1) for k in range(size)]
                assert buffer == [0.0, *shown]


def test_a_seat_of_no_side_comes_last() -> None:
    assert Outcome([0], [5, 0, 0], "points", sides=[[0], [1]]).places == (1, 2, 2)
    assert Outcome([1], [5, 7, 0, 0], "points", sides=[[0], [1]]).places == (2, 1, 3, 3)


@pytest.mark.parametrize("title", games.GAMES)
def test_pieces_of_a_copy_lie_alike_also_inside_other_areas(title: str) -> None:
    game = games.build(title, {}).new(2, 3)
    rng = Random(3)
    for _ in range(60):
        seat = game.to_move()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    other = game.clone()
    for area, copy in zip([game, *game.areas()], [other, *other.areas()], strict=True):
        for owner in (True, False):
            assert area.pieces_lie(owner=owner) == copy.pieces_lie(owner=owner)
            assert area.pieces_seen(owner=owner) == copy.pieces_seen(owner=owner)


def test_a_refusal_names_eight_choices_and_counts_the_rest() -> None:
    game = games.build("on-mars", {}).new(2, 3)
    rng = Random(3)
    seen: set[int] = set()
    for _ in range(400):
        movers = game.to_move()
        if not movers:
            break
        seat = movers[0]
        options = game.legal(seat)
        wrong = next(word for word in range(600) if word not in options)
        with pytest.raises(IllegalChoice) as fault:
            game.apply(seat, wrong)
        named = ", ".join(f"`{game.rules.key(option)}`" for option in options[:8])
        rest = f" and {len(options) - 8} more" if len(options) > 8 else ""
        key = game.rules.key(wrong)
        assert (
            str(fault.value) == f"Seat {seat} cannot choose `{key}` now; possible: {named}{rest}."
        )
        seen.add(min(len(options), 9))
        game.apply(seat, rng.choice(options))
    assert {2, 8, 9} <= seen


def test_data_with_too_few_areas_is_refused() -> None:
    game = games.build("planet-unknown", {}).new(3, 2)
    while not game.at_once:
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[0])
    for name in ("areas", "before"):
        data = game.to_data()
        assert game.rules.from_data(data).digest() == game.digest()
        with pytest.raises((PlanetfallError, ValueError)):
            game.rules.from_data({**data, name: data[name][:-1]})


def test_a_copied_value_shares_no_list() -> None:
    inner = [2, 3]
    value = [1, inner, "word"]
    other = copied(value)
    assert other == value and other is not value and other[1] is not inner
    assert copied("word") == "word" and copied(7) == 7
