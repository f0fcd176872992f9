"""The machine: order, choices, dry runs, chance, options, forms; on the toy game."""

from __future__ import annotations

import pickle

import pytest

from planetfall.core.bag import put, take
from planetfall.core.combinators import (
    AnyOrder,
    Count,
    Do,
    ForEach,
    IfPossible,
    Repeat,
    ascending,
    push_any_order,
)
from planetfall.core.effect import Effect, Frame, catalogue
from planetfall.core.errors import BadRecord, BadRequest, BrokenRule, IllegalChoice, StaleView
from planetfall.core.luck import commitment, draw, seed_key
from planetfall.core.modifiers import ANYTHING, Modifier, total
from planetfall.core.options import OptionSpec
from planetfall.core.reasons import POSSIBLE, pack, unpack
from planetfall.core.vocabulary import CHANCE, CHOOSE, DONE, FIRST, NO, YES
from tests.core import toy


def bidding(coins: int) -> toy.Toy:
    """One seat about to bid, with so many coins."""
    game = toy.build({}).from_text(
        f"toy seats=1 seed=1\ntable: round=3\nseat 0: coins={coins}\nstack: round@0 bid@0\n"
    )
    assert isinstance(game, toy.Toy)
    return game


def run(effect: Effect, coins: int = 2, *, ask_all: bool = False) -> toy.Toy:
    """A game in which one seat works on `effect` alone."""
    rules = toy.build({})
    for path, part in catalogue({"trial": effect}).items():
        rules.effects[path] = part
    game = rules.blank(1)
    assert isinstance(game, toy.Toy)
    game.players[0].coins = coins
    game.ask_all = ask_all
    game.push(Frame(effect, 0))
    game.settle()
    return game


def test_either_offers_only_what_is_possible_and_says_why_not() -> None:
    game = bidding(0)
    assert game.legal(0) == [CHOOSE + 2, CHOOSE + 3]
    assert unpack(game.why_not(0, CHOOSE)) == (toy.TOO_POOR, 0, 1, 0)
    assert game.why_not(0, CHOOSE + 2) == POSSIBLE
    assert game.why_not(0, DONE) != POSSIBLE


def test_order_is_asked_only_where_it_can_matter() -> None:
    game = bidding(3)
    game.apply(0, CHOOSE + 1)
    assert game.legal(0) == [FIRST, FIRST + 1, FIRST + 2]
    game.apply(0, FIRST + 1)
    assert game.players[0].points == 4
    assert game.players[0].coins == 1
    assert game.is_over()


def test_plain_gains_go_first_in_silence() -> None:
    game = bidding(3)
    game.apply(0, CHOOSE + 2)
    assert game.is_over()
    assert game.players[0].points == 4


def test_paying_first_leaves_less_to_double() -> None:
    game = bidding(3)
    game.apply(0, CHOOSE + 1)
    game.apply(0, FIRST)
    assert game.players[0].points == 2


def test_order_offers_only_members_possible_now() -> None:
    game = run(AnyOrder(toy.Coins(-3), toy.Coins(-2), toy.Double()), coins=2)
    assert game.legal(0) == [FIRST + 1, FIRST + 2]


def test_order_does_not_offer_the_same_work_twice() -> None:
    pay = toy.Coins(-1)
    rules = toy.build({})
    for path, part in catalogue({"trial": Do(pay, toy.Double())}).items():
        rules.effects[path] = part
    game = rules.blank(1)
    assert isinstance(game, toy.Toy)
    double = rules.effects["trial.1"]
    push_any_order(game, [Frame(pay, 0), Frame(pay, 0), Frame(double, 0)], 0)
    game.settle()
    assert game.legal(0) == [FIRST, FIRST + 2]
    game.apply(0, FIRST)
    assert game.legal(0) == [FIRST, FIRST + 1]
    game.apply(0, FIRST + 1)
    assert game.players[0].points == 1


def test_may_asks_and_no_changes_nothing() -> None:
    game = bidding(1)
    game.apply(0, CHOOSE + 3)
    assert game.legal(0) == [YES, NO]
    game.apply(0, NO)
    assert game.players[0].coins == 1


def test_do_runs_in_printed_order() -> None:
    assert run(Do(toy.Coins(-2), toy.Double())).players[0].points == 0
    assert run(Do(toy.Double(), toy.Coins(-2))).players[0].points == 2


def test_repeat_for_each_and_if_possible() -> None:
    assert run(Repeat(toy.Points(2), 3)).players[0].points == 6
    assert run(IfPossible(toy.Coins(-9))).players[0].coins == 2
    assert run(ForEach(CoinCount(), toy.Points(1)), coins=4).players[0].points == 4


class CoinCount(Count):
    """As many as the seat has coins."""

    def value(self, game: toy.Toy, frame: Frame) -> int:
        return game.players[frame.seat].coins


def test_a_dead_end_outside_a_dry_run_is_a_broken_rule() -> None:
    with pytest.raises(BrokenRule):
        run(toy.Coins(-9))
    # Who wants to be asked always is not asked where there is no answer.
    with pytest.raises(BrokenRule):
        run(toy.Coins(-9), ask_all=True)


def test_a_dry_run_gives_the_reason_and_changes_nothing() -> None:
    game = bidding(1)
    before = game.digest()
    effect = game.rules.effects["bid.0.1"]
    assert unpack(game.dry_run(Frame(effect, 0))) == (toy.TOO_POOR, 0, 2, 1)
    assert game.digest() == before


def test_a_dry_run_stops_at_chance() -> None:
    game = bidding(1)
    assert game.dry_run(Frame(game.rules.effects["deal"], 0)) == POSSIBLE


def test_chance_inside_a_part_played_at_once_is_a_broken_rule() -> None:
    game = toy.build({}).new(2, 1)
    game.push(Frame(game.rules.effects["deal"], 0))
    game.asks[0] = None
    with pytest.raises(BrokenRule):
        game.settle()


def test_a_solver_may_choose_what_chance_does() -> None:
    game = toy.build({}).new(2, 1, stop_at_chance=True)
    assert game.to_move() == (CHANCE,)
    assert len(game.legal(CHANCE)) == 24
    game.choose(CHANCE, "card:gem_5")
    assert isinstance(game, toy.Toy)
    assert game.players[1].hand == [5]


def test_other_seeds_other_luck_same_seed_same_luck() -> None:
    rules = toy.build({})
    assert rules.new(2, 1).digest() == rules.new(2, 1).digest()
    assert rules.new(2, 1).view(0).data() != rules.new(2, 3).view(0).data()
    assert {draw(seed_key(3), 0, count, 6) for count in range(200)} == set(range(6))
    assert commitment(1, "a") != commitment(1, "b")


def test_wrong_answers_say_what_is_possible() -> None:
    game = bidding(2)
    with pytest.raises(IllegalChoice, match="possible: `choose:0`"):
        game.choose(0, "done")
    with pytest.raises(IllegalChoice, match="no choice of this game"):
        game.choose(0, "dance")
    with pytest.raises(IllegalChoice, match="to move: seat 0"):
        game.apply(7, 0)


def test_legal_is_a_list_of_ones_own() -> None:
    game = bidding(2)
    game.legal(0).clear()
    assert game.legal(0)


def test_a_view_of_an_older_position_is_stale() -> None:
    game = bidding(2)
    view = game.view(0)
    kept = game.view(0)
    assert kept.data()["legal"] == view.keys()
    game.apply(0, CHOOSE)
    assert kept.data()["areas"][0]["coins"] == 2
    with pytest.raises(StaleView):
        view.data()


@pytest.mark.parametrize("stated", [False, True])
def test_a_seat_that_is_not_there_has_nothing_to_choose(stated: bool) -> None:
    game = toy.build({}).new(2, 4, stop_at_chance=stated)
    before = game.digest()
    option = game.legal(game.to_move()[0])[0]
    for seat in (2, 3, -3, *([] if stated else [CHANCE])):
        assert game.legal(seat) == []
        with pytest.raises(IllegalChoice, match="nothing to choose"):
            game.apply(seat, option)
        with pytest.raises(IllegalChoice, match="nothing to choose"):
            game.question(seat)
    assert game.digest() == before


def test_wrong_seats_and_options_say_what_exists() -> None:
    with pytest.raises(BadRequest, match="1 to 4"):
        toy.build({}).new(5, 0)
    with pytest.raises(BadRequest, match="`rich`"):
        toy.build({"poor": True})
    with pytest.raises(BadRequest, match="`true` or `false`"):
        toy.build({"rich": "perhaps"})
    assert toy.build({"rich": "yes"}).new(1, 0).view(0).data()["areas"][0]["coins"] == 3


def test_options_parse_words_of_every_type() -> None:
    number = OptionSpec("n", "int", 1, "", least=0, most=5)
    assert number.parse("4") == 4
    with pytest.raises(BadRequest, match="from 0 to 5"):
        number.parse(9)
    choice = OptionSpec("c", "choice", "a", "", ["a", "b"])
    with pytest.raises(BadRequest, match="`a`, `b`"):
        choice.parse("z")
    several = OptionSpec("l", "list", [], "", ["a", "b"])
    assert several.parse("a,b") == ["a", "b"]
    with pytest.raises(BadRequest):
        several.parse("a,z")


@pytest.mark.parametrize(
    "text",
    [
        "mars seats=1",
        "toy seats=9",
        "toy seats=1\nseat 0 coins=1",
        "toy seats=1\nseat 4: coins=1",
        "toy seats=1\nseat 0: money=1",
        "toy seats=1\nseat 0: coins=some",
        "toy seats=1\nseat 0: coins",
        "toy seats=1\nchair 0: coins=1",
        "toy seats=1\nstack: bid",
        "toy seats=1\nstack: nothing@0",
    ],
)
def test_a_wrong_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises((BadRecord, BadRequest)) as caught:
        toy.build({}).from_text(text)
    assert "\n" not in str(caught.value)


def test_text_names_only_what_differs() -> None:
    text = bidding(5).to_text()
    assert "coins=5" in text
    assert "points" not in text
    assert "rich" not in text
    rich = toy.build({"rich": True}).new(2, 6)
    assert rich.to_text().splitlines()[0] == "toy seats=2 seed=6 rich=true"


def test_a_position_of_newer_rules_is_refused() -> None:
    data = bidding(2).to_data()
    data["version"] = 9
    with pytest.raises(BadRecord, match="version 9"):
        toy.build({}).from_data(data)


def test_positions_can_be_pickled() -> None:
    game = toy.build({}).new(3, 4)
    assert pickle.loads(pickle.dumps(game)).digest() == game.digest()


def test_one_effect_object_may_stand_in_one_place_only() -> None:
    effect = toy.Points(1)
    with pytest.raises(ValueError, match="stands at"):
        catalogue({"a": Do(effect, effect)})


def test_sets_are_picked_by_one_path_each() -> None:
    assert ascending(10, [1, 4, 9], [], 0, 3) == [11, 14, 19, DONE]
    assert ascending(10, [1, 4, 9], [4], 2, 2) == [19]
    assert ascending(10, [1, 4, 9], [1, 4], 2, 2) == [DONE]


def test_bags_stay_sorted_and_are_replaced() -> None:
    bag = [1, 3, 5]
    assert put(bag, 4) == [1, 3, 4, 5] and put(bag, 9) == [1, 3, 5, 9]
    assert take(bag, 1) == [3, 5] and take(bag, 5) == [1, 3]
    assert bag == [1, 3, 5]
    for missing in (0, 2, 6):
        with pytest.raises(ValueError, match="not in the bag"):
            take(bag, missing)


class Cheaper(Modifier):
    """A lasting discount of two for one kind of thing."""

    def kind(self) -> int:
        return 1

    def amount(self) -> int:
        return 2

    def about(self) -> int:
        return 5


def test_lasting_changes_add_up_from_what_lies_in_play() -> None:
    lying: list[Modifier] = [Cheaper(), Cheaper()]
    assert total(lying, 1, 5) == 4
    assert total(lying, 1, 6) == 0
    assert total(lying, 2, 5) == 0
    assert Modifier().about() == ANYTHING


def test_reasons_pack_negative_numbers() -> None:
    assert unpack(pack(20, 65535, -30, -1)) == (20, 65535, -30, -1)
