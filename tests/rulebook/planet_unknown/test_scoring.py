"""Sections 16, 17 and 19: final scoring, tie-breaks, the scoring example."""

from __future__ import annotations

from planetfall.games.planet_unknown.board import ROVERS
from planetfall.games.planet_unknown.components.tiles import ROVER
from planetfall.games.planet_unknown.geometry import largest_area
from planetfall.games.planet_unknown.state import OVER, Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    SCORE_LINES,
    all_but,
    choose,
    ending,
    event,
    height,
    keys,
    points,
    seat,
)

START = ("i2_civ_energy", 0, "1-6")
TOP_ROW = ("i2_civ_energy", 1, "1-6")


def total(game: Unknown, seat_number: int) -> int:
    return game.scores()[seat_number].total


@rule("PU-16.01", "PU-16.02", "PU-16.17", "PU-35.20", "PU-12.05", "PU-35.17")
def test_before_scoring_patches_are_placed_and_last_advances_made() -> None:
    game = ending(
        seat(patches=1, tiles=[START]), seat(civ_cards=["gaming_commission"], trackers={"civ": 1})
    )
    assert game.to_move() == (0, 1)
    # End-game cards are revealed first.
    assert game.view(0).data()["areas"][1]["civ_open"] == [22]
    choose(game, "cell:1-7")
    choose(game, "track:civ", seat_number=1)
    assert height(game, 1, "civ") == 2
    assert game.players[0].board.patches == [6]
    assert game.players[0].board.lifepods == []
    assert game.phase == OVER


@rule("PU-16.03", "PU-16.05", "PU-6.05")
def test_a_full_row_scores_unless_a_meteorite_lies_in_it() -> None:
    assert points(ending(seat(tiles=[TOP_ROW])), 0, "planet") == 1
    assert points(ending(seat(tiles=[START])), 0, "planet") == 0
    assert points(ending(seat(tiles=[TOP_ROW], meteorites_at=["1-7"])), 0, "planet") == 0
    everything = ending(seat(patches_at=all_but()))
    assert points(everything, 0, "planet") == 40
    # A meteorite on 6-6 keeps both its row and its column, 3 points each.
    assert points(ending(seat(patches_at=all_but(), meteorites_at=["6-6"])), 0, "planet") == 34


@rule("PU-16.04")
def test_a_square_on_which_a_lifepod_stood_is_empty() -> None:
    assert points(ending(seat(patches_at=all_but("3-8"))), 0, "planet") == 40 - 1 - 2


@rule("PU-16.06")
def test_rows_and_columns_are_worth_one_to_three() -> None:
    values = {40 - points(ending(seat(patches_at=all_but(key))), 0, "planet") for key in DIAGONAL}
    assert values == {2, 4, 6}


DIAGONAL = ("3-3", "4-4", "6-6")


@rule("PU-16.08", "PU-19.05", "PU-19.06")
def test_lifepods_score_one_each_and_three_meteorites_one() -> None:
    game = ending(seat(lifepods=4, meteorites=5, lifepods_at=[]))
    assert (points(game, 0, "lifepods"), points(game, 0, "meteorites")) == (4, 1)
    assert points(ending(seat(meteorites=2)), 0, "meteorites") == 0
    assert points(ending(seat(meteorites=6)), 0, "meteorites") == 2


@rule("PU-16.09")
def test_cards_raise_the_rates_of_tokens() -> None:
    game = ending(
        seat(
            lifepods=3,
            meteorites=7,
            lifepods_at=[],
            civ_open=["space_citizen_decree", "meteorite_repo_1", "meteorite_repo_3"],
        )
    )
    assert (points(game, 0, "lifepods"), points(game, 0, "meteorites")) == (6, 6)


@rule("PU-16.10", "PU-19.07")
def test_end_game_cards_score() -> None:
    held = ["rising_planet_award", "commerce_agreement_1", "commerce_agreement_2"]
    assert points(ending(seat(civ_open=held)), 0, "civ_cards") == 2 + 3
    assert points(ending(seat(civ_open=["first_planet_holiday"])), 0, "civ_cards") == 1
    patched = seat(civ_open=["sustainable_living_act"], patches_at=["1-6", "1-7"])
    assert points(ending(patched), 0, "civ_cards") == 2


@rule("PU-16.11")
def test_personal_objectives_score_when_met() -> None:
    game = ending(seat(personal=["rescue_tight_ship"], lifepods=1, lifepods_at=[]))
    assert points(game, 0, "personal") == 5
    game = ending(seat(personal=["rescue_tight_ship"], lifepods=1, meteorites=1, lifepods_at=[]))
    assert points(game, 0, "personal") == 0


@rule("PU-16.12", "PU-16.13")
def test_neighbours_compare_on_the_card_between_them() -> None:
    # Most lifepods, most meteorites, fewest lifepods: between 0-1, 1-2 and 2-0.
    cards = ["rescue_tight_ship", "geode_cleanup", "deductible_coveralls"]
    game = ending(
        seat(lifepods=3, lifepods_at=[]),
        seat(lifepods=1, meteorites=2, lifepods_at=[]),
        seat(lifepods=3, meteorites=4, lifepods_at=[]),
        between=cards,
    )
    assert [points(game, k, "neighbours") for k in range(3)] == [5 + 2, 0, 5 + 2]


@rule("PU-16.14", "PU-23.17")
def test_alone_nobody_compares() -> None:
    game = event("synergy_first", seat(), solo=True, between=["rescue_tight_ship"])
    assert points(game, 0, "neighbours") == 0


@rule("PU-16.15", "PU-1.02", "PU-17.01")
def test_the_score_is_the_sum_of_all_lines_and_the_highest_wins() -> None:
    game = ending(
        seat(trackers={"civ": 5}, lifepods=2, meteorites=3, tiles=[TOP_ROW], lifepods_at=[]),
        seat(trackers={"water": 15}),
        between=["rescue_tight_ship"],
    )
    sheet = game.scores()[0]
    assert [name for name, _ in sheet.lines] == list(SCORE_LINES)
    assert total(game, 0) == 1 + 2 + 2 + 1 + 5
    assert total(game, 1) == 10
    assert game.outcome().winners == (0,)
    assert game.outcome().reason == "points"


@rule("PU-16.16")
def test_two_players_compare_on_each_of_three_cards() -> None:
    cards = ["rescue_tight_ship", "geode_cleanup", "vaporize_meltdown"]
    game = ending(
        seat(lifepods=2, meteorites=1, lifepods_at=[]),
        seat(lifepods=1, meteorites=1, lifepods_at=[]),
        between=cards,
    )
    assert [points(game, k, "neighbours") for k in range(2)] == [5 + 2 + 2, 0 + 2 + 2]


@rule("PU-16.18")
def test_stored_patches_that_fit_nowhere_are_lost() -> None:
    game = ending(seat(patches=3, patches_at=all_but("12-7"), lifepods_at=[]))
    assert len(game.players[0].board.patches) == 96
    assert game.phase == OVER


@rule("PU-16.19", "PU-19.02")
def test_a_rover_does_not_hinder_scoring_and_is_cleared() -> None:
    game = ending(seat(tiles=[TOP_ROW], rovers_at=["1-6"], rovers=1))
    assert points(game, 0, "planet") == 1
    assert game.players[0].board.number(ROVERS) == 0


@rule("PU-16.20", "PU-14.05")
def test_patches_fill_squares_and_void_is_no_square() -> None:
    assert points(ending(seat(patches_at=["1-6", "1-7"])), 0, "planet") == 1


@rule("PU-16.21")
def test_a_stored_patch_may_destroy_a_lifepod() -> None:
    game = ending(seat(patches=1, patches_at=["3-7"], lifepods_at=["3-8"]))
    assert "cell:3-8" in keys(game)
    choose(game, "cell:3-8")
    assert game.players[0].lifepods == 0


@rule("PU-16.22")
def test_movement_gained_at_the_end_still_collects() -> None:
    game = ending(
        seat(
            civ_cards=["planet_lottery"],
            trackers={"rover": 2},
            patches_at=["3-7"],
            rovers_at=["3-7"],
            lifepods_at=["3-8"],
            rovers=1,
        )
    )
    choose(game, "track:rover", "cell:3-8")
    assert game.players[0].lifepods == 1


@rule("PU-16.23", "PU-16.24", "PU-27.06", "PU-29.16")
def test_lifepods_outside_the_scoring_area_count_as_collected_but_score_nothing() -> None:
    game = ending(
        seat(corporation="cosmos", lifepods=1, pods=["civ-4", "tech-9"], lifepods_at=[]),
        seat(corporation="jump_drive", lifepods=1, unlocked="a", lifepods_at=[]),
        between=["rescue_tight_ship"],
    )
    assert [points(game, k, "lifepods") for k in range(2)] == [1, 1]
    assert [points(game, k, "neighbours") for k in range(2)] == [5, 0]
    carrying = ending(
        seat(
            corporation="horizon", tiles=[TOP_ROW], rovers_at=["1-6"], loaded_at=["1-6"], rovers=3
        ),
        between=["geode_cleanup"],
    )
    assert points(carrying, 0, "neighbours") == 2


@rule("PU-17.02", "PU-17.05")
def test_a_tie_goes_to_the_planet_with_fewer_uncovered_squares() -> None:
    game = ending(seat(tiles=[START]), seat(patches_at=["5-5", "5-6", "5-7"]))
    assert game.outcome().winners == (1,)
    assert game.outcome().reason == "uncovered"


@rule("PU-17.03", "PU-28.14")
def test_then_to_the_planet_with_fewer_meteorites() -> None:
    two = ("i2_civ_energy_meteor", 0, "1-6")
    game = ending(seat(tiles=[START]), seat(tiles=[two], meteorites_at=["2-6"]))
    assert (game.outcome().winners, game.outcome().reason) == ((0,), "meteorites")
    game = ending(
        seat(tiles=[START], corporation="horizon", rovers_at=["1-6"], loaded_at=["1-6"], rovers=3),
        seat(tiles=[two]),
    )
    assert (game.outcome().winners, game.outcome().reason) == ((1,), "meteorites")


@rule("PU-17.04")
def test_players_still_tied_share_the_victory() -> None:
    game = ending(seat(), seat(), seat())
    assert (game.outcome().winners, game.outcome().reason) == ((0, 1, 2), "shared")


@rule("PU-19.04", "PU-19.11")
def test_the_tracks_of_the_example_score_fifteen() -> None:
    stands = {"civ": 3, "water": 13, "biomass": 5, "rover": 15, "tech": 10}
    game = ending(seat(trackers=stands))
    found = [points(game, 0, track) for track in ("civ", "water", "biomass", "rover", "tech")]
    assert found == [1, 7, 1, 5, 1]


FIFTEEN = ("4-4", "5-5", "6-6", "7-7", "8-8", "6-1")
"""Left uncovered, these squares take 25 of the 40 points of rows and columns."""


@rule("PU-19.03", "PU-19.10")
def test_the_score_pad_of_the_example_adds_up_to_43() -> None:
    example = seat(
        patches_at=all_but(*FIFTEEN),
        trackers={"civ": 3, "water": 13, "biomass": 5, "rover": 15, "tech": 10},
        lifepods=4,
        meteorites=4,
        lifepods_at=[],
        civ_open=["first_planet_holiday"],
    )
    game = ending(
        example,
        seat(lifepods=4, meteorites=1, lifepods_at=[]),
        between=["geode_cleanup", "rescue_tight_ship"],
    )
    lines = dict(game.scores()[0].lines)
    assert lines["planet"] == 15
    assert sum([lines[track] for track in ("civ", "water", "biomass", "rover", "tech")]) == 15
    assert (lines["lifepods"], lines["meteorites"], lines["civ_cards"]) == (4, 1, 1)
    assert (lines["neighbours"], lines["personal"]) == (5 + 2, 0)
    assert total(game, 0) == 43


@rule("PU-19.08")
def test_a_rover_area_of_21_squares_beats_the_neighbour() -> None:
    tiles = [
        ("z5_rover_tech", 4, "3-10"),
        ("t4_rover_tech", 1, "3-7"),
        ("u5_rover_tech", 6, "4-3"),
        ("s4_rover_tech", 2, "6-7"),
        ("f5_rover_tech", 5, "5-10"),
        ("n5_water_rover", 0, "8-10"),
        ("i3_rover_tech", 1, "6-4"),
        ("n5_rover_tech", 0, "2-6"),
    ]
    game = ending(seat(tiles=tiles), seat(tiles=[START]), between=["transit_highway"])
    assert largest_area(*game.players[0].board.mask(3 * ROVER)) == 21
    assert [points(game, k, "neighbours") for k in range(2)] == [5, 0]


@rule("PU-19.09")
def test_three_biomass_buildings_on_the_edge_tie_with_the_neighbour() -> None:
    mine = [
        ("i2_biomass_civ", 0, "1-6"),
        ("i2_biomass_civ_meteor", 0, "1-7"),
        ("i2_tech_biomass", 2, "2-5"),
    ]
    other = [
        ("i3_tech_biomass", 0, "1-6"),
        ("i3_tech_biomass_meteor", 0, "1-7"),
        ("v3_biomass_civ", 0, "2-4"),
    ]
    game = ending(seat(tiles=mine), seat(tiles=other), between=["ringworld_lattice"])
    assert [points(game, k, "neighbours") for k in range(2)] == [2, 2]
    game = ending(seat(tiles=mine), seat(tiles=other[:2]), between=["ringworld_lattice"])
    assert [points(game, k, "neighbours") for k in range(2)] == [5, 0]
