"""Sections 5, 24, 25, 26 and 27: crystals, Executive actions, missions, Private Goals."""

from planetfall.games.on_mars.components.names import BLUEPRINTS, GOALS, MISSIONS, SCIENTISTS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, refuses, stock


@rule("OM-5.04", "OM-24.03", "OM-5.05", "OM-24.05")
def test_gained_crystals_wait_until_the_next_own_turn_and_what_finds_no_room_is_lost() -> None:
    at = Position(seats=2).crystals(0, 1, waiting=5)
    game = at.turn(0)
    assert (game.players[0].crystals, game.players[0].waiting) == (3, 0)


@rule("OM-5.04", "OM-24.03")
def test_a_crystal_cannot_be_spent_in_the_turn_it_is_gained() -> None:
    at = Position(seats=2).crystals(0, 0).rover(0, "7-4").crystal("7-3", "7-2")
    # A delivery that is possible keeps the turn open.
    game = at.contract(0, "minerals").storage(0, mineral=1).turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "done")
    assert (game.players[0].crystals, game.players[0].waiting) == (0, 2)
    assert refuses(game, 0, "executive:move_bots") == "no_crystals"


@rule("OM-4.07", "OM-4.09", "OM-24.01")
def test_the_depot_has_room_for_three_crystals_and_one_more_for_each_ship_that_left() -> None:
    at = Position(seats=2)
    assert at.game.players[0].depot_limit() == 3
    at.ships(0, 2)
    assert at.game.players[0].depot_limit() == 5


@rule("OM-5.07", "OM-5.16")
def test_a_mineral_may_be_paid_in_place_of_any_other_resource() -> None:
    at = Position(seats=2).storage(0, plant=1, mineral=1).bots(0, "5-6").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert offered(game) == ["pay:plant", "pay:mineral"]
    choose(game, 0, "pay:mineral")
    assert stock(game) == {"plant": 1, "oxygen": 1}


@rule("OM-5.16")
def test_a_mineral_may_be_the_resource_of_ones_choice() -> None:
    at = Position(seats=2).space(0, 1).storage(0, battery=1, mineral=1).grid(top_1="mine")
    game = at.turn(0)
    choose(game, 0, "main:learn_technology", "pay:battery", "lab:c1b")
    assert stock(game) == {}


@rule("OM-5.15")
def test_nothing_else_stands_for_a_mineral() -> None:
    at = Position(seats=2).bots(0, "7-4").storage(0, plant=1, battery=1).crystals(0, 2)
    at.blueprints(0, "metal_deposit")
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "not_enough"


@rule("OM-24.02", "OM-25.02")
def test_executive_actions_cost_their_crystals() -> None:
    at = Position(seats=2).crystals(0, 3).storage(0)
    game = at.turn(0)
    choose(game, 0, "executive:take_resource", "take:water")
    assert (game.players[0].crystals, stock(game)) == (1, {"water": 1})
    assert refuses(Position(seats=2).crystals(0, 1).turn(0), 0, "executive:move_bots") != ""


@rule("OM-25.01", "OM-6.04")
def test_one_executive_action_comes_before_or_after_the_main_action() -> None:
    before = Position(seats=2).crystals(0, 3).ships(0, 5).crystals(0, 8).turn(0)
    choose(before, 0, "executive:gain_mineral")
    assert refuses(before, 0, "executive:move_bots") == "executive_done"
    choose(before, 0, "main:control_center", "done")
    after = Position(seats=2).crystals(0, 3).turn(0)
    choose(after, 0, "main:control_center", "done")
    # Still the same turn: its Main action is taken, the Executive action may follow.
    assert "done" in offered(after) and "main:control_center" not in offered(after)
    choose(after, 0, "executive:move_bots", "done")
    assert after.players[0].crystals == 1


@rule("OM-25.03", "OM-25.04")
def test_an_executive_action_is_available_when_no_ship_is_on_its_space() -> None:
    at = Position(seats=2).crystals(0, 3).storage(0)
    assert refuses(at.turn(0), 0, "executive:gain_mineral") == "ship_in_the_way"
    one = Position(seats=2).crystals(0, 3).storage(0).ships(0, 1).turn(0)
    found = [key for key in offered(one) if key.startswith("executive:")]
    assert found == ["executive:gain_mineral", "executive:move_bots", "executive:take_resource"]


@rule("OM-25.05")
def test_using_an_own_advanced_building_costs_two_crystals() -> None:
    at = Position(seats=2).crystals(0, 3).advanced(0, "casino", "5-3").bots(0, "5-4")
    game = at.turn(0)
    choose(game, 0, "use:casino", "done")
    assert (game.players[0].crystals, game.players[0].waiting) == (1, 2)


@rule("OM-25.06", "OM-25.07", "OM-25.08", "OM-25.10", "OM-25.14", "OM-25.15")
def test_a_scientist_works_for_free_in_anybodys_building_and_for_its_owner_too() -> None:
    at = Position(seats=2).crystals(0, 0).crystals(1, 0).scientist(0, "hydrologist")
    at.storage(0, plant=1, water=1).storage(1, plant=1, water=1)
    at.advanced(1, "private_ship", "9-5").space(0, 5).space(1, 6)
    game = at.turn(0, 1)
    choose(game, 0, "work:private_ship", "ship:1", "crew:colonists")
    assert game.players[0].hangar == 1
    assert game.works[SCIENTISTS.index("hydrologist")] == 1 + BLUEPRINTS.index("private_ship")
    choose(game, 0, "main:control_center", "done")
    assert asked(game) == "turn@1"
    assert "use:private_ship" in offered(game, 1)


@rule("OM-25.14", "OM-25.15")
def test_a_scientist_stays_and_works_again_as_the_executive_action() -> None:
    at = Position(seats=2).crystals(0, 3).scientist(0, "hydrologist")
    at.storage(0, plant=1, water=1).advanced(1, "private_ship", "9-5").level(3, [3, 3, 3, 3])
    at.game.works[SCIENTISTS.index("hydrologist")] = 1 + BLUEPRINTS.index("private_ship")
    game = at.turn(0)
    choose(game, 0, "work:private_ship", "ship:1", "crew:colonists")
    assert (game.players[0].hangar, game.players[0].crystals) == (1, 3)
    assert refuses(game, 0, "executive:move_bots") == "executive_done"


@rule("OM-25.13")
def test_a_scientist_works_only_where_the_building_is_built() -> None:
    at = Position(seats=2).scientist(0, "hydrologist").blueprints(1, "private_ship")
    assert refuses(at.turn(0), 0, "work:private_ship") == "no_advanced_building"


@rule("OM-25.16", "OM-25.09", "OM-25.17", "OM-32.09", "OM-32.20")
def test_the_hydrologist_works_in_water_extractors_and_scores_greenhouses() -> None:
    at = Position(seats=2).scientist(0, "hydrologist").building("greenhouse", "7-8", "7-9")
    at.advanced(0, "biomarket", "7-7").advanced(1, "hydroponic_farm", "7-8")
    assert dict(at.game.scores()[0].lines)["scientists"] == 6
    game = at.turn(0)
    assert "work:biomarket" not in offered(game)


@rule("OM-25.18")
def test_colonists_raise_no_level_without_a_tile() -> None:
    at = Position(seats=2).storage(0, plant=1).bots(0, "4-4").crystals(0, 2)
    at.advanced(0, "concentrator", "5-5").building("oxygen_condenser", "3-3", "4-5")
    at.bots(0, "4-4")
    game = at.turn(0)
    if "use:concentrator" in offered(game):
        choose(game, 0, "use:concentrator")
        assert "hex:4-4" not in offered(game)
    assert game.players[0].working == 0


# Missions


@rule("OM-26.02", "OM-6.05")
def test_a_contribution_moves_the_cube_and_pays_the_crystals_of_the_card() -> None:
    at = Position(seats=3).space(0, 1).mission(1, "blueprints").mission(2, "scientists")
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert game.steps == [0, 9, 4]
    assert game.players[0].waiting == 1
    two = Position(seats=3).storage(0, battery=2).quarters(0, 1).crystals(0, 0)
    game = two.mission(2, "scientists").turn(0)
    choose(game, 0, "main:hire_scientist")
    assert (game.steps[2], game.players[0].waiting) == (3, 2)


@rule("OM-26.03", "OM-26.11")
def test_the_last_step_completes_the_mission_and_moves_the_marker() -> None:
    at = Position(seats=3).space(0, 1).mission(0, "blueprints", steps=1)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert (game.missions[0], game.remaining, game.players[0].waiting) == (0, 2, 1)
    choose(game, 0, "boost", "blueprint:private_ship")
    assert game.players[0].waiting == 1


@rule("OM-26.04", "OM-31.01")
def test_three_completed_missions_trigger_the_end() -> None:
    at = Position(seats=2)
    at.game.remaining = 0
    game = at.end_of_colonization()
    assert game.ending >= 1
    one_left = Position(seats=2)
    one_left.game.remaining = 1
    assert one_left.end_of_colonization().ending == 0


@rule("OM-26.04")
def test_the_third_mission_completed_brings_the_marker_to_its_last_space() -> None:
    at = Position(seats=3).space(0, 1).mission(0, "blueprints", steps=1)
    at.game.remaining = 1
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert game.remaining == 0


@rule("OM-26.05", "OM-26.06", "OM-26.07")
def test_levels_three_four_and_five_each_move_the_marker_and_two_does_not() -> None:
    for level, left in ((1, 3), (2, 2), (3, 2), (4, 2)):
        at = Position(seats=2).level(level, [level, 5, 5, 5])
        at.game.lss = [level, level + 1, level + 1, level + 1]
        at.storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)
        game = at.turn(0)
        choose(game, 0, "main:construct_building", "build:generator", "hex:7-1", "done", "done")
        assert (game.level, game.remaining) == (level + 1, left)


@rule("OM-26.05", "OM-26.06", "OM-26.07")
def test_each_level_from_three_on_spares_a_mission() -> None:
    at = Position(seats=2).level(4, [4, 5, 5, 5])
    at.game.remaining = 1
    at.storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:generator", "hex:7-1", "done", "done")
    assert (game.level, game.remaining) == (5, 0)
    assert game.ending >= 1


@rule("OM-26.10")
def test_a_contribution_counts_however_it_is_achieved() -> None:
    at = Position(seats=2).mission(0, "blueprints").crystals(0, 3).ships(0, 3)
    game = at.turn(0)
    choose(game, 0, "executive:take_blueprint", "blueprint:metal_deposit")
    assert game.steps[0] == 9


@rule("OM-26.12")
def test_the_marker_never_passes_its_last_space() -> None:
    at = Position(seats=3).space(0, 1).mission(0, "blueprints", steps=1)
    at.game.remaining = 0
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert game.remaining == 0
    assert game.missions[0] != 1 + MISSIONS.index("blueprints")


# Private Goals


@rule("OM-27.02", "OM-27.08")
def test_a_goal_that_is_met_may_be_completed_for_one_of_its_rewards() -> None:
    at = Position(seats=2).goals(0, "third_colony_level").level(3, [3, 3, 3, 3]).storage(0)
    game = at.turn(0)
    choose(game, 0, "goal:third_colony_level")
    assert offered(game) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:1", "develop:c2m-c3t", "done")
    assert stock(game) == {"mineral": 1}
    assert game.players[0].goal == 1 + GOALS.index("third_colony_level")
    # Between the steps of an action too.
    middle = Position(seats=2).goals(0, "third_colony_level").level(3, [3, 3, 3, 3]).turn(0)
    choose(middle, 0, "main:control_center")
    assert "goal:third_colony_level" in offered(middle)


@rule("OM-27.02")
def test_a_goal_is_completed_in_the_own_turn_only() -> None:
    for own in (True, False):
        at = Position(seats=2).goals(0, "third_colony_level").level(3, [3, 3, 3, 3]).space(0, 6)
        game = at.doing("space.6", 0, own_turn=own)
        choose(game, 0, "yes")
        assert ("goal:third_colony_level" in offered(game)) == own


@rule("OM-27.03")
def test_only_one_goal_can_be_completed() -> None:
    at = Position(seats=2).goals(0, "third_colony_level", "three_shelters")
    at.level(3, [3, 3, 3, 3]).building("shelter", "4-1", "3-1").storage(0)
    game = at.turn(0)
    choose(game, 0, "goal:third_colony_level", "choose:1", "develop:c2m-c3t", "done")
    assert refuses(game, 0, "goal:three_shelters") == "goal_done"


@rule("OM-27.04", "OM-27.05", "OM-27.06")
def test_a_goal_may_be_discarded_in_place_of_a_crystal_in_a_payment() -> None:
    at = Position(seats=2).goals(0, "three_ships", "three_mines").crystals(0, 1).storage(0)
    game = at.turn(0)
    choose(game, 0, "executive:take_resource")
    assert offered(game) == ["discard:three_mines", "discard:three_ships"]
    choose(game, 0, "discard:three_mines", "done", "take:water")
    assert (game.players[0].crystals, game.players[0].goals) == (0, [GOALS.index("three_ships")])
    assert stock(game) == {"water": 1}
    # All of a price may be paid so.
    at = Position(seats=2).goals(0, "three_ships", "three_mines").crystals(0, 0).storage(0)
    game = at.turn(0)
    choose(game, 0, "executive:take_resource", "take:water")
    assert (game.players[0].goals, stock(game)) == ([], {"water": 1})


@rule("OM-27.07")
def test_the_completed_goal_cannot_be_discarded() -> None:
    at = Position(seats=2).goals(0, "third_colony_level").level(3, [3, 3, 3, 3]).crystals(0, 1)
    game = at.turn(0)
    choose(game, 0, "goal:third_colony_level", "choose:1", "develop:c2m-c3t", "done")
    assert refuses(game, 0, "executive:move_bots") == "no_crystals"


@rule("OM-38.01", "OM-38.04")
def test_goals_and_collected_tiles_are_hidden_from_others_but_their_numbers_are_not() -> None:
    at = Position(seats=2).goals(0, "three_ships", "three_mines")
    at.game.players[0].discoveries = [3]
    game = at.turn(0)
    other = game.view(1).data()["areas"][0]
    assert "goals" not in other and "discoveries" not in other
    assert (other["goals_count"], other["discoveries_count"]) == (2, 1)
    assert game.view(0).data()["areas"][0]["goals"] == game.players[0].goals
