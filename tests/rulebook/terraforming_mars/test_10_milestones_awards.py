"""Sections 10 and 11: milestones and awards."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import Position, can, choose, keys, stock, why


def award_points(at: Position) -> list[int]:
    """The award line of every seat."""
    return [dict(sheet.lines)["awards"] for sheet in at.end().scores()]


@rule("TM-10.01", "TM-10.02", "TM-10.05")
def test_a_milestone_is_claimed_for_eight_and_scores_five() -> None:
    assert not can(Position().give(0, mc=7).rating(0, 35).turn(0), 0, "milestone:terraformer")
    game = choose(Position().give(0, mc=8).rating(0, 35).turn(0), 0, "milestone:terraformer")
    assert stock(game, 0, "mc") == 0
    assert game.milestones == [0, -1, -1, -1, -1]
    assert dict(game.scores()[0].lines)["milestones"] == 5


@rule("TM-10.03", "TM-10.11")
def test_a_milestone_is_claimed_once() -> None:
    at = Position(3).city(2, "1-1", "7-1", "7-5").city(0, "3-3", "3-7", "9-3").give(2, mc=8)
    game = choose(at.give(0, mc=8).turn(2), 2, "milestone:mayor", "done")
    assert why(game, 0, "milestone:mayor")[0] == "claimed_already"
    assert dict(game.scores()[2].lines)["milestones"] == 5


@rule("TM-10.11")
def test_after_the_first_milestone_two_of_the_other_four_are_left() -> None:
    at = Position().give(0, mc=40).rating(0, 35).city(0, "1-1", "7-1", "7-5").fill_hand(0, 16)
    at.greenery(0, "3-3", "3-4", "3-5").passed(1)
    game = choose(at.turn(0), 0, "milestone:mayor", "milestone:terraformer", "milestone:gardener")
    assert game.milestones == [0, 0, 0, -1, -1]
    assert why(game, 0, "milestone:planner")[0] == "all_claimed"


@rule("TM-10.04")
def test_three_milestones_are_claimed_at_most() -> None:
    at = Position().give(0, mc=8).rating(0, 35).milestone(1, "mayor").milestone(1, "gardener")
    assert can(at.turn(0), 0, "milestone:terraformer")
    at = (
        Position()
        .give(0, mc=8)
        .rating(0, 35)
        .milestone(1, "mayor")
        .milestone(1, "gardener")
        .milestone(1, "builder")
    )
    assert why(at.turn(0), 0, "milestone:terraformer")[0] == "all_claimed"


@rule("TM-10.06")
def test_the_terraformer_has_a_rating_of_thirty_five() -> None:
    game = Position().give(0, mc=8).rating(0, 34).turn(0)
    assert why(game, 0, "milestone:terraformer") == ("milestone_unmet", 0, 35, 34)


@rule("TM-10.07", "TM-10.14")
def test_the_mayor_has_three_cities_moons_and_capital_included() -> None:
    at = Position().give(0, mc=8).city(0, "phobos").tile("capital", "3-3", 0)
    assert why(at.turn(0), 0, "milestone:mayor") == ("milestone_unmet", 1, 3, 2)
    at = Position().give(0, mc=8).city(0, "phobos", "7-3").tile("capital", "3-3", 0)
    assert can(at.turn(0), 0, "milestone:mayor")


@rule("TM-10.08")
def test_the_gardener_has_three_greeneries() -> None:
    at = Position().give(0, mc=8).greenery(0, "3-3", "3-4").greenery(1, "3-5")
    assert why(at.turn(0), 0, "milestone:gardener") == ("milestone_unmet", 2, 3, 2)
    at = Position().give(0, mc=8).greenery(0, "3-3", "3-4", "3-5")
    assert can(at.turn(0), 0, "milestone:gardener")


@rule("TM-10.09")
def test_the_builder_has_eight_building_tags_corporation_included() -> None:
    cards = ["mine", "titanium_mine", "medical_lab", "strip_mine", "solar_power", "ironworks"]
    at = Position().give(0, mc=8).play(0, *cards)
    assert why(at.turn(0), 0, "milestone:builder") == ("milestone_unmet", 3, 8, 6)
    at = Position().give(0, mc=8).play(0, *cards).corporation(0, "mining_guild")
    assert can(at.turn(0), 0, "milestone:builder")


@rule("TM-10.10")
def test_the_planner_has_sixteen_cards_in_hand() -> None:
    at = Position().give(0, mc=8).fill_hand(0, 14).play(0, "mine")
    assert why(at.turn(0), 0, "milestone:planner") == ("milestone_unmet", 4, 16, 15)
    assert can(Position().give(0, mc=8).fill_hand(0, 15).turn(0), 0, "milestone:planner")


@rule("TM-10.12")
def test_one_player_may_claim_several_for_eight_each() -> None:
    at = Position().give(0, mc=16).rating(0, 35).greenery(0, "3-3", "3-4", "3-5")
    game = choose(at.turn(0), 0, "milestone:terraformer", "milestone:gardener")
    assert stock(game, 0, "mc") == 0


@rule("TM-10.13")
def test_a_claimed_milestone_stays_claimed() -> None:
    at = Position().give(0, mc=8).fill_hand(0, 15)
    game = choose(at.turn(0), 0, "milestone:planner", "standard:sell_patents")
    choose(game, 0, keys(game, 0)[0], "done")
    assert len(game.players[0].hand) == 15
    assert dict(game.scores()[0].lines)["milestones"] == 5


@rule("TM-11.01", "TM-11.02", "TM-11.03", "TM-11.16")
def test_awards_are_funded_for_eight_fourteen_and_twenty() -> None:
    game = Position().give(0, mc=42).passed(1).turn(0)
    choose(game, 0, "award:miner")
    assert stock(game, 0, "mc") == 34
    choose(game, 0, "award:banker")
    assert stock(game, 0, "mc") == 20
    choose(game, 0, "award:landlord")
    assert stock(game, 0, "mc") == 0
    assert game.awards == [0, 0, -1, -1, 0]


@rule("TM-11.04")
def test_three_awards_are_funded_at_most_and_none_twice() -> None:
    game = Position().give(0, mc=99).award(1, "landlord").turn(0)
    assert why(game, 0, "award:landlord")[0] == "funded_already"
    game = (
        Position()
        .give(0, mc=99)
        .award(1, "landlord")
        .award(1, "banker")
        .award(1, "scientist")
        .turn(0)
    )
    assert why(game, 0, "award:miner")[0] == "all_funded"


@rule("TM-11.05", "TM-11.13")
def test_first_and_second_score_whoever_funded() -> None:
    at = Position(3).terraformed().award(2, "thermalist").produce(2, heat=20)
    assert award_points(at.give(0, heat=5).give(1, heat=3).give(2, heat=1)) == [5, 2, 0]
    for funder in (0, 1):
        at = Position(3).terraformed().award(funder, "thermalist").give(0, heat=5)
        assert award_points(at.give(1, heat=3).give(2, heat=1)) == [5, 2, 0]


@rule("TM-11.06")
def test_two_players_have_no_second_place() -> None:
    at = Position(2).terraformed().award(1, "thermalist").give(0, heat=5).give(1, heat=3)
    assert award_points(at) == [5, 0]


@rule("TM-11.07", "TM-11.15")
def test_a_tie_for_first_leaves_no_second() -> None:
    at = Position(3).terraformed().award(1, "thermalist")
    assert award_points(at.give(0, heat=12).give(1, heat=12).give(2, heat=5)) == [5, 5, 0]


@rule("TM-11.08")
def test_a_tie_for_second_gives_two_to_each() -> None:
    at = Position(3).terraformed().award(1, "thermalist")
    assert award_points(at.give(0, heat=12).give(1, heat=5).give(2, heat=5)) == [5, 2, 2]


@rule("TM-11.09", "TM-11.22")
def test_even_nothing_can_win_and_three_may_share() -> None:
    assert award_points(Position(3).terraformed().award(1, "thermalist")) == [5, 5, 5]


@rule("TM-11.10", "TM-11.19", "TM-11.20")
def test_the_landlord_counts_own_tiles_of_all_kinds() -> None:
    at = Position(2).terraformed().award(1, "landlord").claim(1, "1-1").claim(1, "1-3")
    at.city(0, "3-3", "ganymede").tile("nuclear_zone", "9-1", 0).greenery(1, "3-4", "3-5")
    assert award_points(at) == [5, 0]
    at = Position(2).terraformed().award(1, "landlord").greenery(0, "3-4", "3-5").city(1, "7-3")
    assert award_points(at) == [5, 0]


@rule("TM-11.11", "TM-11.21")
def test_the_banker_compares_income_even_below_zero() -> None:
    at = Position(3).terraformed().award(1, "banker").rating(1, 60).give(1, mc=99)
    assert award_points(at.produce(0, mc=-1).produce(1, mc=-3).produce(2, mc=-2)) == [5, 0, 2]


@rule("TM-11.12")
def test_the_scientist_counts_tags_but_no_events() -> None:
    at = Position(2).terraformed().award(1, "scientist").corporation(0, "inventrix")
    assert award_points(at.play(1, "technology_demonstration", "invention_contest")) == [5, 0]


@rule("TM-11.14")
def test_the_miner_counts_steel_and_titanium() -> None:
    at = Position(2).terraformed().award(1, "miner").give(0, steel=2, titanium=2).give(1, steel=3)
    assert award_points(at.produce(1, titanium=9)) == [5, 0]


@rule("TM-11.17")
def test_an_award_that_is_not_funded_scores_nothing() -> None:
    assert award_points(Position(2).terraformed().give(0, heat=9, steel=9)) == [0, 0]
