"""Sections 18 and 19: the end of the game, final scoring and tie-breaks."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.state import Mars
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    Position,
    buy_nothing,
    can,
    choose,
    held,
    keys,
    owner_at,
    rating,
    stock,
    tile_at,
)


def line(game: Mars, seat: int, name: str) -> int:
    """One line of a score sheet."""
    return dict(game.scores()[seat].lines)[name]


@rule("TM-18.01", "TM-18.02")
def test_the_game_ends_after_the_generation_that_completes_mars() -> None:
    at = Position().terraformed().track(temperature=6).give(0, heat=8).produce(0, steel=1)
    game = choose(at.turn(0), 0, "convert:heat")
    # The generation is played on; then comes production, and no further generation.
    choose(game, 0, "done")
    choose(game, 1, "pass")
    choose(game, 0, "pass")
    assert game.is_over()
    assert game.generation == 2
    assert stock(game, 0, "steel") == 1


@rule("TM-18.02")
def test_the_last_generation_has_its_production() -> None:
    at = Position().terraformed().track(temperature=6).give(0, heat=8)
    game = buy_nothing(at.produce(0, steel=1, plant=8).next_generation())
    seats = [1, 0] if game.to_move() == (1,) else [0, 1]
    for seat in seats:
        if seat == 0:
            choose(game, 0, "convert:heat", "done")
        else:
            choose(game, 1, "pass")
    choose(game, 0, "pass")
    # What it brought can be converted to the last greeneries.
    assert keys(game, 0) == ["convert:plants", "done"]
    choose(game, 0, "done")
    assert (game.is_over(), game.generation, stock(game, 0, "steel")) == (True, 3, 1)


@rule("TM-18.01")
@pytest.mark.parametrize(("degrees", "oxygen", "oceans"), [(6, 14, 9), (8, 13, 9), (8, 14, 8)])
def test_the_game_goes_on_while_one_parameter_is_open(
    degrees: int, oxygen: int, oceans: int
) -> None:
    at = Position().some_oceans(oceans).track(temperature=degrees, oxygen=oxygen)
    assert at.end().generation == 3


@rule("TM-18.03", "TM-18.06", "TM-18.07")
def test_the_last_greeneries_are_built_in_player_order_as_many_as_wanted() -> None:
    at = Position(3).terraformed().first(1).give(1, plant=16).give(2, plant=8).give(0, plant=8)
    game = at.city(1, "3-3").end()
    assert game.to_move() == (1,)
    assert keys(game, 1) == ["convert:plants", "done"]
    # A bonus of two plants on the way counts for the next tile.
    choose(game, 1, "convert:plants", "hex:3-4", "convert:plants", "hex:4-4")
    assert stock(game, 1, "plant") == 1
    assert game.to_move() == (2,)
    choose(game, 2, "done")
    assert game.to_move() == (0,)
    choose(game, 0, "convert:plants", "hex:7-3")
    assert game.is_over()


@rule("TM-18.04", "TM-18.08")
def test_placement_rules_bonuses_and_effects_work_to_the_last() -> None:
    at = Position().terraformed().give(0, plant=8).city(0, "8-2").play(0, "herbivores")
    game = choose(at.end(), 0, "convert:plants")
    assert "hex:3-3" not in keys(game, 0)
    choose(game, 0, "hex:8-1")
    assert stock(game, 0, "steel") == 2
    assert held(game, "herbivores") == 1


@rule("TM-18.05", "TM-11.18")
def test_scoring_follows_the_last_greeneries() -> None:
    at = Position().terraformed().give(0, plant=8).award(0, "landlord").city(1, "7-3")
    game = at.end()
    before = line(game, 0, "awards")
    choose(game, 0, "convert:plants", "hex:3-3")
    assert game.is_over()
    assert (before, line(game, 0, "awards")) == (0, 5)


@rule("TM-18.09")
def test_the_last_greeneries_give_no_oxygen_and_no_rating() -> None:
    game = Position().terraformed().give(0, plant=8).end()
    choose(game, 0, "convert:plants", "hex:3-3")
    assert rating(game, 0) == 20
    assert game.oxygen == 14


@rule("TM-19.01", "TM-19.02")
def test_rating_and_milestones_score() -> None:
    game = (
        Position()
        .terraformed()
        .rating(0, 38)
        .milestone(0, "planner")
        .milestone(1, "terraformer")
        .end()
    )
    assert line(game, 0, "rating") == 38
    assert line(game, 0, "milestones") == 5


@rule("TM-19.03")
@pytest.mark.parametrize(("seats", "second"), [(2, 0), (3, 2)])
def test_awards_score_five_and_two_but_two_players_have_no_second(seats: int, second: int) -> None:
    at = Position(seats).terraformed().award(1, "thermalist").give(0, heat=9).give(1, heat=4)
    game = at.end()
    assert (line(game, 0, "awards"), line(game, 1, "awards")) == (5, second)


@rule("TM-19.04", "TM-19.05", "TM-19.13")
def test_greeneries_score_and_cities_score_every_greenery_beside_them() -> None:
    at = (
        Position().terraformed().city(0, "3-3").city(1, "3-5").greenery(0, "3-4").greenery(1, "2-3")
    )
    game = at.end()
    assert (line(game, 0, "greeneries"), line(game, 1, "greeneries")) == (1, 1)
    assert (line(game, 0, "cities"), line(game, 1, "cities")) == (2, 1)


@rule("TM-19.06", "TM-17.26", "TM-17.27")
def test_cards_score_by_resources_and_printed_points_events_included() -> None:
    at = Position().terraformed().play(0, "livestock", "asteroid_mining", "bribed_committee")
    game = at.hold("livestock", 3).end()
    assert line(game, 0, "card_resources") == 3
    assert line(game, 0, "cards") == 0
    at = Position().terraformed().play(0, "ants").hold("ants", 5)
    assert line(at.end(), 0, "card_resources") == 2


@rule("TM-19.07")
def test_jovian_tags_are_counted_at_the_end() -> None:
    at = Position().terraformed().play(0, "io_mining_industries", "vesta_shipyard")
    # Two Jovian tags for the one card, a point of its own for the other.
    assert line(at.end(), 0, "cards") == 3


@rule("TM-19.08")
def test_cards_in_hand_score_nothing() -> None:
    game = Position().terraformed().hand(0, "asteroid_mining").end()
    assert line(game, 0, "cards") == 0


@rule("TM-19.09", "TM-19.12")
def test_most_points_win_and_money_breaks_a_tie() -> None:
    at = Position(3).terraformed().rating(0, 30).rating(1, 30).rating(2, 25)
    game = at.give(0, mc=4, heat=50).give(1, mc=5).give(2, mc=99).corporation(0, "helion").end()
    assert game.outcome().winners == (1,)
    assert game.outcome().reason == "money"
    game = Position(2).terraformed().rating(0, 31).rating(1, 30).give(1, mc=99).end()
    assert game.outcome().winners == (0,)
    assert game.outcome().reason == "points"


@rule("TM-19.11")
def test_a_tie_in_points_and_money_is_shared() -> None:
    game = Position(2).terraformed().give(0, mc=5).give(1, mc=5).end()
    assert game.outcome().winners == (0, 1)
    assert game.outcome().reason == "shared"


@rule("TM-19.10")
def test_player_b_of_the_rulebook_has_sixty_four_points() -> None:
    at = Position(3).terraformed().rating(1, 38).milestone(1, "planner").award(1, "thermalist")
    at.give(1, heat=12).give(0, heat=12).give(2, heat=5)
    at.city(1, "7-3").greenery(1, "7-2", "6-3", "6-4").greenery(2, "7-4", "8-2")
    at.play(1, "livestock").hold("livestock", 3)
    # Blue and green cards worth 6, red ones worth -1.
    at.play(1, "breathing_filters", "asteroid_mining", "tundra_farming", "flooding")
    game = at.end()
    before_cards = sum(points for name, points in game.scores()[1].lines if "card" not in name)
    assert before_cards == 56
    assert game.scores()[1].total == 64


def test_nothing_is_asked_of_players_without_plants() -> None:
    game = Position().terraformed().give(0, plant=7).end()
    assert game.is_over()
    assert tile_at(game, "3-3") == "none"
    assert owner_at(game, "3-3") == -1
    assert not can(game, 0, "convert:plants")
