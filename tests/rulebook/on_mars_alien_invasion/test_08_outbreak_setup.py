"""Section 8: components and setup of Outbreak."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.map import RESEARCH_HEXES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BOX_BLUEPRINTS,
    DISCOVERIES,
    GOALS,
    LSS_REWARDS,
    TECHS,
)
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    BLUE,
    RED,
    TEAM_MISSIONS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import CARD_IDS
from planetfall.games.on_mars.expansions.alien_outbreak.goals import limit
from planetfall.games.on_mars.state import FOUND_RESEARCH, OFFER_NAMES, Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import choose, offered, refuses, rules
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, area, medicine

SEATS = [2, 3, 4]
NEW_1 = {"disease_control_clinic", "microbiology_lab"}
NEW_3 = {"pharmacy", "vaccination_center"}


def started(seats: int = 3, seed: int = 1, **options: Any) -> Colony:
    """A game just set up."""
    game = rules(chapter="outbreak", **options).new(seats, seed)
    assert isinstance(game, Colony)
    return game


def display(game: Colony) -> set[str]:
    return {BLUEPRINTS[card - 1] for card in game.display if card}


@rule("OMA-8.01")
def test_all_players_are_one_team() -> None:
    for seats in SEATS:
        assert started(seats).sides() == [list(range(seats))]


@rule("OMA-8.02", "OMA-8.17")
def test_the_chapter_has_its_own_tiles_missions_and_scientist() -> None:
    goals: set[str] = set()
    orders = set()
    for seed in range(30):
        game = started(4, seed)
        tiles = [*game.discovery_bag, *[tile - 1 for tile in game.explore]]
        assert len(tiles) == 10
        assert "hire_or_contract" not in {DISCOVERIES[tile] for tile in tiles}
        assert {"medicine", "two_stand_up"} <= {DISCOVERIES[tile] for tile in tiles}
        assert game.missions == [0, 0, 0] and game.contract_deck == []
        assert [OFFER_NAMES[card] for card in game.offer if card] == ["microbiologist"]
        orders.add(tuple(LSS_REWARDS[reward] for reward in game.rewards))
        for player in game.players:
            goals |= {GOALS[goal] for goal in player.goals}
    assert {tuple(sorted(order)) for order in orders} == {
        ("one_colonist", "one_crystal", "one_mineral", "two_back")
    }
    assert len(orders) > 5
    assert {"scientist_and_contract", "three_progress_cubes"}.isdisjoint(goals)
    assert len(goals) == 14


@rule("OMA-8.03", "OMA-8.16")
@pytest.mark.parametrize(("seats", "others"), [(2, 2), (3, 3), (4, 3)])
def test_medicine_lies_in_the_place_of_crystals(seats: int, others: int) -> None:
    game = Ward(seats).space(0, 1).calm(0)
    assert game.warehouse == [2, *[others] * 4]
    keys = offered(choose(game, 0, "main:resupply"), 0)
    assert "take:medicine" in keys and "take:crystal" not in keys


@rule("OMA-8.04", "OMA-8.05", "OMA-8.15")
def test_new_cards_lie_on_top_and_rows_have_seven_places() -> None:
    shown: set[str] = set()
    for seed in range(8):
        game = started(3, seed)
        assert len(display(game)) == 7
        assert display(game) >= NEW_1
        assert len(display(game) - NEW_1) == 5
        shown |= display(game)
        assert sorted({LEVELS[card - 1] for card in game.display if card}) == [1]
    assert len(shown) > 9


@rule("OMA-8.06")
def test_the_medicine_tech_lies_on_the_clinic_alone() -> None:
    game = started(4)
    tech = TECHS.index("medicine")
    assert tech + 1 not in game.grid and tech not in game.tech_bag
    assert all(player.lab[tech] == 0 for player in game.players)
    assert "disease_control_clinic" in display(game)


@rule("OMA-8.07")
def test_the_microbiologist_costs_two_medicine() -> None:
    at = Ward(3).medicine(0, 1)
    assert refuses(at.calm(0), 0, "main:hire_scientist") == "not_enough"
    game = choose(Ward(3).medicine(0, 2).calm(0), 0, "main:hire_scientist")
    assert game.players[0].scientists and medicine(game, 0) == 0
    assert refuses(Ward(3).scientist(0, "microbiologist").calm(1), 1, "main:hire_scientist")


@rule("OMA-8.08")
def test_seven_hospitals_form_a_shuffled_stack() -> None:
    tops = set()
    for seed in range(30):
        game = started(3, seed)
        tops.add(TILE_BACK_NAMES[game.building_tops[6]])
        left = [TILE_BACK_NAMES[tile] for tile in game.building_bag]
        assert len([name for name in left if name.startswith("hospital")]) == 6
    assert len(tops) == 7


@rule("OMA-8.09")
def test_a_random_red_and_a_random_blue_mission_lie_out() -> None:
    pairs = set()
    for seed in range(60):
        red, blue = (TEAM_MISSIONS[entry - 1] for entry in area(started(3, seed)).missions)
        assert (red.color, blue.color) == (RED, BLUE)
        pairs.add((red.id, blue.id))
    assert len(pairs) == 9


@rule("OMA-8.10")
def test_the_limit_is_fourteen_or_twelve() -> None:
    assert limit(started()) == 14
    assert limit(started(infected="12")) == 12


@rule("OMA-8.11", "OMA-9.11")
def test_there_are_no_points_and_no_cubes() -> None:
    at = Ward(3).storage(0, plant=1).tech(0, "oxygen_condenser", "c1t").put("bot of 0 at 5-7")
    game = at.calm(0)
    keys = "main:construct_building", "build:oxygen_condenser", "hex:5-6"
    game = choose(game, 0, *keys)
    assert game.lss[3] == 2  # The first building of its kind would give 2 points.
    player = game.players[0]
    assert (player.vp, player.cubes) == (0, 0)
    assert [sheet.total for sheet in game.scores()] == [0, 0, 0]


@rule("OMA-8.12")
@pytest.mark.parametrize(("seats", "time"), [(2, 12), (3, 10), (4, 8)])
def test_the_time_marker_starts_by_number_of_players(seats: int, time: int) -> None:
    assert area(started(seats)).time == time


@rule("OMA-8.13")
def test_sixteen_infection_cards_are_shuffled() -> None:
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 16
    firsts = set()
    for seed in range(80):
        at = Ward(2)
        at.game.reseed(seed)
        firsts.add(area(at.turn(0)).shown[0])
    assert len(firsts) == 16


@rule("OMA-8.14")
def test_the_second_pair_of_new_cards_is_of_level_three() -> None:
    new = {BLUEPRINTS[card]: LEVELS[card] for card in range(BOX_BLUEPRINTS, len(BLUEPRINTS))}
    assert {new[name] for name in NEW_1} == {1}
    assert {new[name] for name in NEW_3} == {3}


@rule("OMA-8.18", "OMA-9.17")
def test_the_remaining_missions_marker_and_level_five_do_not_end_the_game() -> None:
    game = Ward(2).level(4, [5, 5, 5, 5]).end_of_turn(0)
    assert (game.level, game.remaining) == (5, 3)
    game = Ward(2).level(5, [5, 5, 5, 5]).time(9).end_of_colonization()
    assert game.round >= 2 and not game.over and game.ending == 0 and game.to_move()


@rule("OMA-8.19")
def test_research_tiles_lie_on_the_map() -> None:
    game = started()
    for kind, hexes in enumerate(RESEARCH_HEXES):
        assert [game.finds[hexagon] for hexagon in hexes] == [FOUND_RESEARCH + kind] * 2


@rule("OMA-8.20", "OMA-10.08")
def test_medicine_is_stored_like_a_resource_with_the_same_limit() -> None:
    at = Ward(3).people(0, "room_1", 3).medicine(0, 2).blueprints(0).display("pharmacy")
    game = at.doing("executive.take_blueprint", 0)
    assert medicine(game, 0) == 2  # One Shelter: 2 of each; the third is lost.
    at = Ward(3).put("shelter of 0 at 4-2").medicine(0, 2).display("pharmacy")
    assert medicine(at.doing("executive.take_blueprint", 0), 0) == 3
    every = Ward(4)
    for seat in range(4):
        every.put(*[f"shelter of {seat} at {3 + seat}-{row}" for row in (4, 5, 6, 7)])
        every.medicine(seat, 5 if seat else 4)
    game = every.display("pharmacy").doing("executive.take_blueprint", 0)
    assert sum(medicine(game, seat) for seat in range(4)) == 20  # More than there are tokens.


@rule("OMA-8.21")
def test_where_a_resource_may_be_taken_so_may_medicine() -> None:
    at = Ward(3).ships(0, 5).crystals(0, 2).warehouse(medicine=1)
    game = choose(at.calm(0), 0, "executive:take_resource")
    assert medicine(game, 0) == 1 and game.warehouse == [0, 0, 0, 0, 0]


@rule("OMA-8.22")
def test_an_lss_tile_gives_its_effect_and_the_benefit_stays() -> None:
    at = Ward(3).rewards("one_crystal", "one_mineral", "one_colonist", "two_back")
    at.storage(0, battery=1).put("bot of 0 at 9-6")
    game = choose(at.calm(0), 0, "main:construct_building", "build:water_extractor")
    game = choose(game, 0, *[key for key in offered(game, 0) if key.startswith("hex:")][:1])
    player = game.players[0]
    assert player.storage[0] == 1  # The tile of the Water Extractor: 1 mineral.
    assert "benefit:crystal" in offered(game, 0) and player.vp == 0
    game = choose(game, 0, "benefit:mineral")
    assert game.players[0].storage[0] == 2


@rule("OMA-8.23")
def test_what_needs_removed_parts_cannot_be_used() -> None:
    at = Ward(3).building("mine", "6-3", "6-4", "5-4").advanced(0, "mineral_mine", "6-3")
    at.building("greenhouse", "6-7").advanced(0, "aqueduct", "6-7")
    at.building("generator", "8-3").advanced(0, "radar", "8-3")
    game = at.crystals(0, 3).people(0, "working_area", 1).calm(0)
    assert "use:aqueduct" in offered(game, 0)
    assert "use:mineral_mine" not in offered(game, 0)  # Points only.
    at = Ward(3).building("mine", "6-3").advanced(0, "biolab", "6-3").crystals(0, 3)
    assert "use:biolab" not in offered(at.calm(0), 0)  # Contracts only.
    assert refuses(Ward(3).offer("-").calm(0), 0, "main:hire_scientist") == "empty_display"
