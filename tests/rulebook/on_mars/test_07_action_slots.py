"""Section 7: action slots, their cost, and boosting."""

from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, refuses, stock


@rule("OM-7.01", "OM-7.02")
def test_an_action_with_a_red_colonist_takes_one_from_the_quarters_and_no_more() -> None:
    game = Position().space(0, 1).turn(0)
    choose(game, 0, "main:obtain_blueprint")
    player = game.players[0]
    assert (player.quarters, player.slots[0], player.working) == (2, 1, 0)
    assert asked(game) == "main.obtain_blueprint@0"


@rule("OM-7.03", "OM-7.04")
def test_each_other_colour_on_the_action_costs_one_however_many_colonists_it_has() -> None:
    at = Position(seats=3).space(0, 1).crystals(0, 3)
    game = at.on(1, "research_development", 2).turn(0)
    choose(game, 0, "main:research_development")
    assert offered(game) == ["amount:0", "amount:1"]
    choose(game, 0, "amount:1")
    assert game.players[0].crystals == 2


@rule("OM-7.05", "OM-7.15")
def test_two_other_colours_are_paid_in_any_mix() -> None:
    at = Position(seats=4).space(0, 1).crystals(0, 2)
    at.on(1, "obtain_blueprint").on(2, "obtain_blueprint")
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert offered(game) == ["amount:0", "amount:1", "amount:2"]
    choose(game, 0, "amount:1")
    player = game.players[0]
    assert (player.crystals, player.quarters, player.working) == (1, 1, 1)


@rule("OM-7.06", "OM-35.04")
def test_with_two_players_every_colonist_there_costs_one_also_the_own() -> None:
    at = Position(seats=2).space(0, 1).crystals(0, 3)
    at.on(0, "obtain_blueprint").on(1, "obtain_blueprint")
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert offered(game) == ["amount:0", "amount:1", "amount:2"]
    at = Position(seats=2).space(0, 1).crystals(0, 3).on(1, "obtain_blueprint", 2)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert offered(game) == ["amount:0", "amount:1", "amount:2"]


@rule("OM-7.07", "OM-7.09", "OM-7.17", "OM-7.23")
def test_on_a_full_action_those_with_most_leave_and_only_the_rest_is_paid_for() -> None:
    at = Position(seats=3).on(1, "upgrade_building", 2).on(0, "upgrade_building")
    at.blueprints(0, "metal_deposit").storage(0, mineral=1).bots(0, "7-5")
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building")
    assert game.players[0].built
    assert (game.players[1].slots[3], game.players[1].working) == (0, 2)
    assert (game.players[0].slots[3], game.players[0].quarters) == (2, 2)
    assert stock(game) == {}


@rule("OM-7.08", "OM-7.16", "OM-7.21")
def test_all_who_tie_for_most_leave_a_full_action_the_own_colonist_too() -> None:
    at = Position(seats=3).storage(0, plant=1).quarters(0, 1)
    for seat in range(3):
        at.on(seat, "construct_building")
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    assert [player.slots[2] for player in game.players] == [1, 0, 0]
    assert [player.working for player in game.players] == [1, 1, 1]
    # The one sent to work is not in Living Quarters, so it could not have been placed.
    assert game.players[0].quarters == 0


@rule("OM-7.20")
def test_a_full_action_is_not_cleared_for_one_who_could_not_pay_the_rest() -> None:
    at = Position(seats=3).space(0, 1).crystals(0, 0).quarters(0, 1)
    at.on(1, "obtain_blueprint", 2).on(2, "obtain_blueprint")
    game = at.turn(0)
    assert refuses(game, 0, "main:obtain_blueprint") == "no_crystals"
    assert game.players[1].slots[0] == 2


@rule("OM-7.22")
def test_with_two_players_the_removal_comes_before_the_count_too() -> None:
    at = Position(seats=2).space(0, 1).crystals(0, 3)
    at.on(1, "obtain_blueprint", 2).on(0, "obtain_blueprint", 1)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert game.players[1].working == 2
    assert offered(game) == ["amount:0", "amount:1"]


@rule("OM-7.10")
def test_an_action_without_a_red_colonist_needs_none() -> None:
    game = Position().space(0, 1).quarters(0, 0).turn(0)
    choose(game, 0, "main:learn_technology")
    assert asked(game) == "main.learn_technology@0"


@rule("OM-7.11", "OM-7.14", "OM-13.01", "OM-13.02")
def test_resupply_takes_a_thing_and_one_more_for_each_colonist_sent_to_work() -> None:
    at = Position().space(0, 1).storage(0)
    game = at.turn(0)
    choose(game, 0, "main:resupply", "take:water", "boost", "take:water", "boost", "take:crystal")
    player = game.players[0]
    assert stock(game) == {"water": 2}
    assert (player.waiting, player.quarters, player.working) == (1, 1, 2)
    # They came out of the Warehouse.
    assert game.warehouse == [2, 3, 1, 3, 3]


@rule("OM-7.12")
def test_colonists_stay_at_work_until_their_owner_travels() -> None:
    at = Position(seats=2).quarters(0, 1, working=2).space(0, 5).space(1, 6)
    game = at.shuttle("orbit", 2)
    assert game.players[0].working == 2
    travelled = Position(seats=2).quarters(0, 1, working=2).space(0, 5).space(1, 6)
    game = travelled.shuttle("colony", 1)
    choose(game, 0, "yes", "space:1")
    assert (game.players[0].quarters, game.players[0].working) == (3, 0)


@rule("OM-7.13", "OM-14.03")
def test_a_crystal_buys_a_further_movement_point() -> None:
    game = Position(seats=2).crystals(0, 2).turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "bot:1-s")
    assert "point:bot" in offered(game)
    choose(game, 0, "point:bot", "bot:1-s", "done")
    assert game.players[0].crystals == 1


@rule("OM-7.18")
def test_without_a_colonist_to_place_crystals_do_not_help() -> None:
    game = Position().space(0, 1).quarters(0, 0).crystals(0, 3).turn(0)
    assert refuses(game, 0, "main:obtain_blueprint") == "no_colonist"


@rule("OM-7.19")
def test_only_colonists_of_the_living_quarters_can_be_placed_or_sent() -> None:
    at = Position().space(0, 1).quarters(0, 1, working=3)
    game = at.turn(0)
    assert game.players[0].supply > 0
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert "boost" not in offered(game)
    assert (game.players[0].working, game.players[0].quarters) == (3, 0)


@rule("OM-7.24")
def test_five_actions_need_a_colonist_and_have_three_slots_or_one_for_each_player() -> None:
    from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST
    from planetfall.games.on_mars.components.tables import SLOTS

    red = [action.id for action in MAIN_ACTION_LIST if action.slot >= 0]
    assert red == [
        "obtain_blueprint",
        "research_development",
        "construct_building",
        "upgrade_building",
        "hire_scientist",
    ]
    assert SLOTS[:4] == [3, 3, 3, 3]


@rule("OM-7.24")
def test_three_colonists_fill_an_action_but_never_that_of_hiring() -> None:
    from planetfall.games.on_mars.actions import most_on
    from planetfall.games.on_mars.components.names import SLOT_ACTIONS

    for slot, action in enumerate(SLOT_ACTIONS):
        at = Position(seats=4).on(1, action).on(2, action)
        assert most_on(at.game, slot) == 0
        full = at.on(3, action).game
        assert most_on(full, slot) == (0 if action == "hire_scientist" else 1)


@rule("OM-7.25")
def test_a_boost_is_decided_after_the_result_of_the_step_before() -> None:
    game = Position().space(0, 1).turn(0)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert stock(game)["mineral"] == 2
    assert offered(game) == ["boost", "done"]
    choose(game, 0, "boost", "blueprint:wind_turbines", "done")
    assert game.players[0].working == 1
    # What the step brings is settled first, also where it needs a decision.
    full = Position().space(0, 1).storage(0, mineral=2).contract(0, "minerals").turn(0)
    choose(full, 0, "main:obtain_blueprint", "blueprint:metal_deposit")
    assert offered(full) == ["deliver:minerals-mineral", "done"]
    choose(full, 0, "done")
    assert offered(full) == ["boost", "done"]


@rule("OM-7.26")
def test_an_executive_action_needs_no_colonist_and_pays_for_no_other_colour() -> None:
    at = Position(seats=3).space(0, 1).quarters(0, 0).crystals(0, 3).ships(0, 3)
    at.on(1, "obtain_blueprint").on(2, "obtain_blueprint")
    game = at.turn(0)
    choose(game, 0, "executive:take_blueprint", "blueprint:private_ship")
    player = game.players[0]
    assert (player.crystals, player.slots[0], len(player.blueprints)) == (0, 0, 1)
