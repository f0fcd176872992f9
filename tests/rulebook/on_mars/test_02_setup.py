"""Sections 1 to 6: components, setup, player boards, key concepts, rounds and turns."""

from typing import Any

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
from planetfall.games.on_mars.components.map import (
    RESEARCH_HEXES,
    SHELTER_STARTS,
    STARTING_HEXES,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.missions import MISSION_CARDS, SHORT
from planetfall.games.on_mars.components.names import (
    BOX_TECHS,
    CONTROL_CENTER,
    ITEMS,
    LAB,
    MAIN_ACTIONS,
    RESOURCES,
    TECHS,
    WELCOME_SHIP,
)
from planetfall.games.on_mars.state import FOUND_RESEARCH, Colony
from planetfall.games.on_mars.terrain import complex_size, is_empty
from planetfall.testing import rule
from tests.rulebook.on_mars.help import (
    Position,
    asked,
    choose,
    offered,
    place,
    refuses,
    rules,
    stock,
)


def new(seats: int = 3, seed: int = 5, **options: Any) -> Colony:
    """A game just set up, up to its first decision."""
    game = rules(**options).new(seats, seed)
    assert isinstance(game, Colony)
    return game


@rule("OM-1.01")
def test_one_to_four_play() -> None:
    for seats in (0, 5):
        with pytest.raises(BadRequest):
            rules().new(seats, 1)
    assert [len(new(seats).players) for seats in (1, 2, 3, 4)] == [2, 2, 3, 4]


@rule("OM-1.03", "OM-24.05")
def test_the_supply_of_resources_and_crystals_never_runs_out() -> None:
    at = Position(seats=2).ships(0, 5).crystals(0, 8, waiting=40)
    at.crystals(1, 3, waiting=30)
    game = at.doing("discovery.three_crystals", 0)
    assert game.players[0].waiting == 43


@rule("OM-1.04")
def test_there_are_five_resources_and_crystals_are_none() -> None:
    assert ITEMS[:RESOURCES] == ["mineral", "battery", "water", "plant", "oxygen"]
    at = Position(seats=2).space(0, 1).storage(0, battery=1).crystals(0, 3).grid(top_1="mine")
    assert refuses(at.turn(0), 0, "main:learn_technology") == "not_enough"


@rule("OM-1.05", "OM-3.06", "OM-3.08", "OM-3.09", "OM-3.10", "OM-3.12")
def test_what_a_player_starts_with() -> None:
    player = new().players[1]
    assert (player.ships, player.hangar, player.depot_limit()) == (0b11111, 0, 3)
    assert (len(player.bots), player.bots_left) == (1, 3)
    assert player.markers_left() == 8
    assert (player.quarters, player.supply) == (3, 9)
    assert player.cubes == 0


@rule("OM-1.07")
def test_points_may_fall_below_zero_only_in_the_final_count() -> None:
    at = Position(seats=2).blueprints(0, "casino", "gym", "library", "radar").quarters(0, 0)
    at.game.players[0].vp = 3
    assert at.game.scores()[0].total < 0
    assert at.game.players[0].vp == 3


@rule("OM-2.01", "OM-3.16", "OM-6.08", "OM-6.10")
def test_the_marker_is_on_one_side_and_only_its_main_actions_are_offered() -> None:
    orbit = {key for key in offered(Position(seats=2).space(0, 4).turn(0)) if "main:" in key}
    colony = {key for key in offered(Position(seats=2).space(0, 5).turn(0)) if "main:" in key}
    assert orbit <= {f"main:{name}" for name in MAIN_ACTIONS[:5]}
    assert colony <= {f"main:{name}" for name in MAIN_ACTIONS[5:]}
    assert "main:landing_pod" in orbit and "main:control_center" in colony
    assert refuses(Position(seats=2).space(0, 4).turn(0), 0, "main:control_center") == "other_side"


@rule("OM-2.02")
def test_two_discovery_tiles_lie_out_and_the_others_are_in_the_stack() -> None:
    game = new()
    assert all(game.explore) and game.explore[0] != game.explore[1]
    assert len(game.discovery_bag) == 17


@rule("OM-2.03")
def test_the_warehouse_starts_with_three_of_each_kind_or_two() -> None:
    assert [new(seats).warehouse for seats in (2, 3, 4)] == [[2] * 5, [3] * 5, [3] * 5]


@rule("OM-2.04", "OM-2.05", "OM-2.06", "OM-2.25")
def test_one_set_of_tech_lies_on_the_grid_the_other_in_the_stacks_or_in_the_box() -> None:
    kinds = [tech for tech in range(BOX_TECHS) if TECHS[tech] != "shelter"]
    game = new(4)
    assert sorted(tech - 1 for tech in game.grid) == kinds
    assert game.tech_bag == kinds
    assert new(2).tech_bag == []
    assert new(3, 1).grid != new(3, 2).grid


@rule("OM-2.07", "OM-2.08")
def test_six_blueprints_of_level_one_lie_out_and_level_three_comes_last() -> None:
    game = new()
    cards = [card - 1 for card in game.display if card]
    assert len(cards) == 6 and all(LEVELS[card] == 1 for card in cards)
    assert (len(game.deck_1), len(game.deck_3)) == (6, 12)


@rule("OM-2.09", "OM-2.10")
def test_the_scientists_lie_in_order_and_the_contracts_form_a_deck() -> None:
    game = new()
    assert game.offer == [1, 2, 3, 4, 5, 6]
    assert game.works == [0] * 6
    assert len(game.contract_deck) == 12


@rule("OM-2.11", "OM-2.12", "OM-2.15")
def test_starting_buildings_and_research_tiles_lie_on_their_marked_hexes() -> None:
    game = new()
    assert game.land[STARTING_MINE] == 1
    assert sorted(game.land[h] for h in STARTING_HEXES) == [2, 3, 4, 5]
    orders = {tuple(new(3, seed).land[h] for h in STARTING_HEXES) for seed in range(8)}
    assert len(orders) > 1
    for kind, hexes in enumerate(RESEARCH_HEXES):
        assert [game.finds[h] for h in hexes] == [FOUND_RESEARCH + kind] * 2


@rule("OM-2.13")
def test_arrows_point_the_same_way_wherever_a_tile_lies() -> None:
    for bot, hex_name, north in (("5-6", "5-7", "5-6"), ("4-7", "4-6", "4-5")):
        at = Position(seats=2).storage(0, plant=1).bots(0, bot).crystals(0, 2)
        game = at.top("oxygen_condenser", 1).turn(0)
        choose(game, 0, "main:construct_building")
        if asked(game) == "main.construct_building@0":
            choose(game, 0, "build:oxygen_condenser")
        choose(game, 0, f"hex:{hex_name}")
        # The tile has one arrow, to the north; a bot there leaves the hex not empty.
        assert (game.finds[place(north)] == 1) == (north != bot)


@rule("OM-2.14", "OM-38.06")
def test_thirty_building_tiles_lie_in_five_stacks_with_their_tops_in_sight() -> None:
    game = new()
    assert len(game.building_bag) == 25
    assert [tile // 6 for tile in game.building_tops] == [0, 1, 2, 3, 4]
    table = game.view(0).data()["table"]
    assert table["building_tops"] == game.building_tops
    assert "building_bag" not in table


@rule("OM-2.16", "OM-2.24", "OM-26.01")
def test_a_short_game_has_two_short_missions_and_a_long_game_one() -> None:
    for length, short in (("short", 2), ("long", 1)):
        for seed in range(5):
            found = [mission - 1 for mission in new(3, seed, length=length).missions]
            assert len(set(found)) == 3
            assert sum(1 for k in found if MISSION_CARDS[k].length == SHORT) == short


@rule("OM-2.17", "OM-2.18", "OM-2.19")
def test_missions_lie_open_with_their_cubes_by_number_of_players() -> None:
    for seats in (2, 3, 4):
        game = new(seats)
        needed = [MISSION_CARDS[m - 1].needed[seats - 2] for m in game.missions]
        assert game.steps == needed
        assert game.remaining == 3
        assert game.view(0).data()["table"]["missions"] == game.missions


@rule("OM-2.23")
def test_four_of_eight_reward_tiles_are_in_play() -> None:
    game = new()
    assert len(set(game.rewards)) == 4
    assert new(3, 1).rewards != new(3, 2).rewards


@rule("OM-3.02", "OM-3.03", "OM-3.04", "OM-3.05")
def test_the_player_board_at_the_start() -> None:
    player = new().players[0]
    assert (player.vp, player.storage, player.crystals) == (0, [1, 1, 1, 1, 1], 1)
    assert player.lab[TECHS.index("shelter")] == 1 + LAB.index("c2m")
    assert player.level(TECHS.index("shelter")) == 2


@rule("OM-3.07", "OM-3.21", "OM-35.03")
def test_each_player_has_a_shelter_with_a_bot_on_the_position_of_the_seat() -> None:
    for seats in (2, 3, 4):
        game = new(seats)
        for seat in range(seats):
            start = SHELTER_STARTS[seats][seat]
            assert game.land[start] == 6 + seat
            assert game.players[seat].bots == [start]


@rule("OM-3.01")
def test_each_player_has_a_board_and_a_marker_of_the_own_colour() -> None:
    game = new(4)
    while game.round == 0:
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[-1])
    # Four boards, each with own pieces on the map, and four markers on four spaces.
    assert len(game.players) == 4
    assert len({player.space for player in game.players}) == 4
    assert [game.land.count(6 + seat) for seat in range(4)] == [1] * 4
    game.players[1].vp += 5
    assert [player.vp for player in game.players].count(5) == 1


@rule("OM-3.13", "OM-27.01")
def test_three_secret_goals_are_dealt_to_each() -> None:
    game = new(4)
    hands = [player.goals for player in game.players]
    assert [len(hand) for hand in hands] == [3] * 4
    assert len({goal for hand in hands for goal in hand}) == 12
    assert "goals" not in game.view(1).data()["areas"][0]


@rule("OM-3.14", "OM-3.19")
def test_the_first_player_is_drawn() -> None:
    assert {new(3, seed).first for seed in range(12)} == {0, 1, 2}


@rule("OM-3.15", "OM-3.20")
def test_from_the_first_player_on_each_takes_an_empty_space_and_its_benefit() -> None:
    game = new(3)
    first = game.first
    assert asked(game) == f"choose_space@{first}"
    assert len(offered(game, first)) == 8
    choose(game, first, "space:8")
    assert asked(game) == f"space.8@{first}"
    choose(game, first, "no")
    second = (first + 1) % 3
    assert asked(game) == f"choose_space@{second}"
    assert "space:8" not in offered(game, second)


@rule("OM-3.17", "OM-3.18")
def test_who_is_on_the_highest_space_places_the_shuttle() -> None:
    game = new(2)
    first = game.first
    choose(game, first, "space:5")
    choose(game, 1 - first, "space:1")
    assert asked(game) == f"setup.shuttle@{first}"
    assert offered(game, first) == ["side:orbit", "side:colony"]
    choose(game, first, "side:orbit")
    assert (game.shuttle_side, game.shuttle) == (0, 1)


@rule("OM-3.22")
def test_outside_a_turn_bots_destroy_right_after_they_moved() -> None:
    at = Position(seats=2).bots(0, "6-2").crystal("6-3").space(0, 6)
    game = at.doing("space.6", 0, own_turn=False)
    choose(game, 0, "yes", "bot:1-s", "done")
    assert game.finds[place("6-3")] == 0
    own = Position(seats=2).bots(0, "6-2").crystal("6-3").space(0, 6).doing("space.6", 0)
    choose(own, 0, "yes", "bot:1-s", "done")
    assert own.finds[place("6-3")] == 1


# Player board


@rule("OM-4.01")
def test_storage_holds_one_more_of_each_than_there_are_shelters() -> None:
    at = Position(seats=2).building("shelter", "4-1", "3-1").storage(0, plant=2)
    game = at.doing("discovery.three_plants", 0)
    assert stock(game) == {"plant": 4}


@rule("OM-4.05", "OM-4.10")
def test_living_quarters_have_four_slots_and_two_more_for_each_further_shelter() -> None:
    at = Position(seats=2)
    player = at.game.players[0]
    limits = []
    for shelters in range(1, 6):
        player.shelters = shelters
        limits.append(player.quarters_limit())
    assert limits == [4, 6, 8, 10, 12]


@rule("OM-4.06")
def test_the_working_area_has_no_limit() -> None:
    at = Position(seats=2).quarters(0, 3, working=9).space(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:resupply", "take:crystal", "boost")
    assert game.players[0].working == 10


@rule("OM-4.04", "OM-4.08")
def test_lab_and_hangar_are_public() -> None:
    at = Position(seats=2).ships(0, 1).tech(0, "rover", "c1t")
    seen = at.turn(0).view(1).data()["areas"][0]
    assert (seen["hangar"], seen["lab"][TECHS.index("rover")]) == (1, 1)


# Key concepts


@rule("OM-5.01")
def test_gains_come_from_the_supply_not_from_the_warehouse() -> None:
    at = Position(seats=2).storage(0).warehouse(plant=2)
    game = at.doing("discovery.three_plants", 0)
    assert game.warehouse[3] == 2


@rule("OM-5.06")
def test_what_is_paid_returns_to_the_supply() -> None:
    at = Position(seats=2).crystals(0, 2).storage(0).warehouse(water=1)
    game = at.turn(0)
    choose(game, 0, "executive:take_resource")
    assert (game.players[0].crystals, game.warehouse[0]) == (0, 0)


@rule("OM-5.10", "OM-5.11")
def test_joined_greenhouses_are_a_complex_and_a_lone_generator_is_not() -> None:
    at = Position(seats=2).building("greenhouse", "7-8", "8-7")
    assert complex_size(at.game, place("7-7")) == 3
    assert complex_size(at.game, place("7-3")) == 1
    # So a lone Generator is none for a Contract or a goal either.
    assert dict(at.contract(0, "advanced_greenhouse").game.scores()[0].lines)["contracts"] < 0


@rule("OM-5.12", "OM-6.02", "OM-6.09")
def test_turn_order_follows_the_spaces_from_one_to_eight() -> None:
    at = Position(seats=4).space(0, 7).space(1, 2).space(2, 4).space(3, 5)
    assert at.game.in_order() == [1, 2, 3, 0]
    game = at.turn(1, 0, 2, 3)
    choose(game, 1, "main:resupply", "take:water", "done")
    assert asked(game) == "turn@2"


@rule("OM-5.13")
def test_an_empty_hex_contains_nothing_at_all() -> None:
    at = Position(seats=2).crystal("6-3").tile("three_oxygen", "6-4").rover(1, "8-4")
    found = [is_empty(at.game, place(h)) for h in ("6-3", "6-4", "8-4", "7-3", "7-4", "5-3")]
    assert found == [False, False, False, False, True, False]


@rule("OM-5.17")
def test_crystals_gained_outside_the_own_turn_wait_for_the_next_one() -> None:
    at = Position(seats=2).crystals(0, 0).advanced(0, "casino", "5-3").bots(0, "5-4")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert (game.players[0].crystals, game.players[0].waiting) == (0, 1)


# Rounds and turns


@rule("OM-6.01")
def test_a_round_is_a_colonization_phase_and_a_shuttle_phase() -> None:
    at = Position(seats=2).space(0, 5).space(1, 6)
    game = at.turn(0, 1)
    choose(game, 0, "main:control_center", "done")
    choose(game, 1, "main:control_center", "done")
    assert (game.shuttle, game.round) == (1, 3)


@rule("OM-6.03")
def test_exactly_one_main_action_must_be_taken() -> None:
    game = Position(seats=2).crystals(0, 3).turn(0)
    assert "done" not in offered(game) and "pass" not in offered(game)
    choose(game, 0, "main:control_center", "done")
    assert refuses(game, 0, "main:construct_building") == "main_done"


@rule("OM-6.06")
def test_deliveries_and_goals_are_no_actions() -> None:
    at = Position(seats=2).contract(0, "minerals").storage(0, mineral=2).crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "deliver:minerals-mineral", "deliver:minerals-mineral")
    assert "main:control_center" in offered(game)
    assert "executive:move_bots" in offered(game)


@rule("OM-6.07")
def test_after_the_turn_the_marker_lies_and_the_next_player_is_on() -> None:
    game = Position(seats=2).turn(0, 1)
    choose(game, 0, "main:control_center", "done")
    assert (game.players[0].acted, asked(game)) == (1, "turn@1")


@rule("OM-6.11")
def test_an_executive_action_does_not_interrupt_the_main_action() -> None:
    game = Position(seats=2).crystals(0, 3).turn(0)
    choose(game, 0, "main:control_center", "bot:1-s")
    assert not [key for key in offered(game) if key.startswith("executive:")]


@rule("OM-6.12")
def test_without_a_possible_main_action_one_is_passed() -> None:
    # Both always possible actions stay possible whatever a player lacks.
    bare = Position(seats=2).storage(0).crystals(0, 2).quarters(0, 0).turn(0)
    assert "main:control_center" in offered(bare)
    orbit = Position(seats=2).space(0, 1).storage(0).crystals(0, 2).quarters(0, 0)
    assert "main:landing_pod" in offered(orbit.turn(0))
    # Were the Control Center as impossible as the others, the player would pass and might still
    # take an Executive action.
    kept = MAIN_ACTION_LIST[CONTROL_CENTER]
    MAIN_ACTION_LIST[CONTROL_CENTER] = MAIN_ACTION_LIST[WELCOME_SHIP]
    try:
        game = Position(seats=2).storage(0).crystals(0, 4).quarters(0, 0).turn(0, 1)
        assert offered(game)[0] == "pass"
        assert not [key for key in offered(game) if key.startswith("main:")]
        choose(game, 0, "pass")
        assert "pass" not in offered(game)
        assert "executive:move_bots" in offered(game)
        choose(game, 0, "done")
    finally:
        MAIN_ACTION_LIST[CONTROL_CENTER] = kept
    assert asked(game) == "turn@1"


@rule("OM-6.14")
def test_executive_actions_are_used_on_either_side() -> None:
    for space in (1, 5):
        game = Position(seats=2).space(0, space).crystals(0, 2).turn(0)
        assert "executive:move_bots" in offered(game)


@rule("OM-38.05")
def test_boards_hand_sizes_and_the_contract_deck_are_public() -> None:
    game = Position(seats=2).goals(0, "three_ships").turn(0)
    data = game.view(1).data()
    area = data["areas"][0]
    assert {"storage", "crystals", "waiting", "vp", "blueprints", "contracts"} <= set(area)
    assert area["goals_count"] == 1
    assert data["table"]["contract_deck"] == game.contract_deck
