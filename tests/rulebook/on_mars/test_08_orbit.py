"""Sections 8, 9 and 13: Landing Pod, Obtain Blueprint, Resupply."""

from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, refuses, stock

# Landing Pod


@rule("OM-8.01", "OM-8.04")
def test_the_landing_pod_travels_to_the_colony_without_a_discovery_tile() -> None:
    at = Position(seats=2).space(0, 1).quarters(0, 1, working=2).on(0, "construct_building")
    game = at.turn(0)
    choose(game, 0, "main:landing_pod")
    assert asked(game) == "choose_space@0"
    assert offered(game) == ["space:5", "space:7", "space:8"]
    player = game.players[0]
    assert (player.quarters, player.working, player.slots[2]) == (4, 0, 0)
    assert (game.explore, player.hangar, player.slots) == ([1, 2], 0, [0] * 5)


@rule("OM-8.02", "OM-8.05")
def test_after_the_landing_pod_the_turn_of_the_round_is_taken() -> None:
    at = Position(seats=2).space(0, 1).space(1, 6).crystals(0, 2)
    game = at.turn(0, 1)
    choose(game, 0, "main:landing_pod", "space:8", "no")
    # The Executive action may still follow, on the Colony side.
    assert asked(game) == "turn@0"
    assert "executive:move_bots" in offered(game)
    choose(game, 0, "done")
    assert asked(game) == "turn@1"
    choose(game, 1, "main:control_center", "done")
    assert game.round == 3


@rule("OM-8.03")
def test_who_landed_may_ride_the_shuttle_back_in_the_same_round() -> None:
    at = Position(seats=2).space(0, 1).space(1, 2)
    at.game.shuttle_side = 1
    at.game.shuttle = 1
    game = at.turn(0)
    choose(game, 0, "main:landing_pod", "space:5")
    assert asked(game) == "may_travel@0"
    choose(game, 0, "yes", "space:1")
    assert game.players[0].space == 0


@rule("OM-8.06")
def test_travelling_within_a_turn_lets_the_main_action_follow_on_the_new_side() -> None:
    at = Position(seats=2).building("oxygen_condenser", "4-5").crystals(0, 2)
    at.advanced(0, "aerial_elevator", "5-5").space(0, 5).space(1, 6)
    game = at.turn(0, 1)
    choose(game, 0, "use:aerial_elevator", "space:1")
    assert stock(game)["oxygen"] == 2
    assert "main:landing_pod" in offered(game)
    assert "main:control_center" not in offered(game)
    choose(game, 0, "main:learn_technology", "grid:bottom_1")
    choose(game, 0, "lab:c1b", "done")
    assert asked(game) == "turn@1"


# Obtain Blueprint


@rule("OM-9.01", "OM-9.02", "OM-9.04")
def test_a_blueprint_brings_its_item_takes_a_marker_and_leaves_a_gap() -> None:
    game = Position().space(0, 1).storage(0).turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:wind_turbines")
    player = game.players[0]
    assert stock(game) == {"battery": 1}
    assert player.blueprints == [BLUEPRINTS.index("wind_turbines")]
    assert player.markers_left() == 7
    assert sum(1 for card in game.display if card) == 5


@rule("OM-9.03", "OM-9.09")
def test_without_a_marker_left_no_blueprint_can_be_taken() -> None:
    at = Position().space(0, 1)
    at.blueprints(0, *BLUEPRINTS[12:20])
    assert refuses(at.turn(0), 0, "main:obtain_blueprint") == "no_marker"


@rule("OM-9.05")
def test_the_action_of_an_unbuilt_blueprint_cannot_be_used() -> None:
    at = Position().crystals(0, 3).blueprints(0, "casino")
    assert refuses(at.turn(0), 0, "use:casino") == "no_advanced_building"
    built = Position().crystals(0, 3).advanced(0, "casino", "5-3").bots(0, "5-4").turn(0)
    assert "use:casino" in offered(built)


@rule("OM-9.06")
def test_each_colonist_sent_to_work_brings_one_more_blueprint() -> None:
    game = Position().space(0, 1).turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:wind_turbines")
    choose(game, 0, "boost", "blueprint:private_ship", "boost", "blueprint:metal_deposit")
    assert len(game.players[0].blueprints) == 3
    assert game.players[0].working == 2


@rule("OM-9.07")
def test_a_blueprint_upgrades_the_building_of_its_item_and_its_level_is_one_or_three() -> None:
    from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS

    levels = [card.level() for card in BLUEPRINT_CARDS[:24]]
    assert levels == [1] * 12 + [3] * 12
    for kind in range(6):
        assert [card.upgrades() for card in BLUEPRINT_CARDS[:24]].count(kind) == 4


@rule("OM-9.08")
def test_the_example_of_obtaining_a_blueprint_beside_another_colour() -> None:
    at = Position().space(0, 1).storage(0).crystals(0, 1).on(1, "obtain_blueprint")
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "amount:0", "blueprint:metal_deposit")
    player = game.players[0]
    assert stock(game) == {"mineral": 1}
    assert (player.quarters, player.slots[0], player.working, player.crystals) == (1, 1, 1, 1)
    choose(game, 0, "boost")
    assert player.quarters == 0


@rule("OM-9.10")
def test_with_an_empty_display_the_action_cannot_be_chosen() -> None:
    game = Position().space(0, 1).display().turn(0)
    assert refuses(game, 0, "main:obtain_blueprint") == "empty_display"


# Resupply


@rule("OM-13.03", "OM-4.02")
def test_nothing_is_taken_from_the_warehouse_that_cannot_be_stored() -> None:
    at = Position().space(0, 1).storage(0, water=2, plant=1).crystals(0, 3)
    at.warehouse(crystal=1, water=1, plant=1)
    game = at.turn(0)
    choose(game, 0, "main:resupply")
    assert game.players[0].storage[3] == 2


@rule("OM-13.04")
def test_the_example_of_resupply_with_two_boosts() -> None:
    game = Position().space(0, 1).storage(0, water=1).crystals(0, 1).turn(0)
    choose(game, 0, "main:resupply", "take:crystal", "boost", "take:crystal", "boost")
    choose(game, 0, "take:water")
    player = game.players[0]
    assert (player.waiting, player.working, stock(game)) == (2, 2, {"water": 2})


@rule("OM-13.05")
def test_a_warehouse_crystal_waits_and_needs_a_space_no_waiting_one_will_fill() -> None:
    at = Position().space(0, 1).crystals(0, 1).storage(0)
    game = at.turn(0)
    choose(game, 0, "main:resupply", "take:crystal")
    player = game.players[0]
    assert (player.crystals, player.waiting) == (1, 1)
    choose(game, 0, "boost", "take:crystal", "boost")
    assert "take:crystal" not in offered(game)


@rule("OM-13.06", "OM-17.01")
def test_minerals_never_come_from_the_warehouse() -> None:
    game = Position().space(0, 1).storage(0).turn(0)
    choose(game, 0, "main:resupply")
    assert offered(game) == [
        "take:crystal",
        "take:battery",
        "take:water",
        "take:plant",
        "take:oxygen",
    ]


@rule("OM-13.07")
def test_what_a_contract_needs_may_be_taken_without_room_if_it_goes_onto_it() -> None:
    at = Position().space(0, 1).storage(0, water=2).warehouse(water=2)
    at.contract(0, "water_and_minerals")
    game = at.turn(0)
    choose(game, 0, "main:resupply")
    assert stock(game) == {"water": 2}
    assert game.cargo[4] == 1
    without = Position().space(0, 1).storage(0, water=2).warehouse(water=2).turn(0)
    assert refuses(without, 0, "main:resupply") == "no_room"
