"""Sections 28 to 32 and 37: Shuttle phase, travelling, the end of the game, scoring."""

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import LAB, TECHS
from planetfall.games.on_mars.scoring import colonists_at_the_end
from planetfall.testing import rule
from tests.rulebook.on_mars.help import (
    Position,
    asked,
    choose,
    distance,
    hexes,
    offered,
    place,
    refuses,
    stock,
)


@rule("OM-28.01", "OM-28.14")
def test_the_shuttle_moves_one_space_towards_the_middle() -> None:
    game = Position(seats=2).space(0, 1).space(1, 2).shuttle("colony", 3)
    assert (game.shuttle_side, game.shuttle, game.round) == (1, 2, 3)
    game = Position(seats=2).space(0, 1).space(1, 2).shuttle("colony", 2)
    assert (game.shuttle_side, game.shuttle, game.round) == (1, 1, 3)


@rule("OM-28.02")
def test_from_the_red_space_it_travels() -> None:
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    assert game.shuttle_side == 1


@rule("OM-28.04", "OM-28.10")
def test_players_decide_in_turn_order() -> None:
    game = Position(seats=2).space(0, 6).space(1, 5).shuttle("colony", 1)
    assert asked(game) == "may_travel@1"
    choose(game, 1, "yes", "space:4", "no")
    assert asked(game) == "may_travel@0"


@rule("OM-28.05", "OM-28.11")
def test_travelling_is_free_from_the_side_the_shuttle_left_and_never_forced() -> None:
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    assert (asked(game), offered(game)) == ("may_travel@0", ["yes", "no"])
    choose(game, 0, "no")
    # The other one is not on that side and has no ship: not asked.
    assert game.round == 3


@rule("OM-28.05", "OM-28.06")
def test_who_rides_the_shuttle_keeps_the_ships_of_the_hangar() -> None:
    game = Position(seats=2).ships(0, 2).space(0, 5).space(1, 6).shuttle("colony", 1)
    choose(game, 0, "yes", "space:1")
    assert game.players[0].hangar == 2


@rule("OM-28.07", "OM-28.13")
def test_who_stays_gets_no_benefit_and_all_act_in_the_next_round() -> None:
    game = Position(seats=2).space(0, 1).space(1, 6).shuttle("orbit", 1)
    choose(game, 0, "no")
    assert asked(game) == "turn@0"
    assert [player.acted for player in game.players] == [1, 0]
    # Nor does the space one stays on give its benefit again.
    game = Position(seats=2).space(0, 2).space(1, 6).storage(0).shuttle("orbit", 1)
    choose(game, 0, "no")
    assert (asked(game), stock(game)) == ("turn@0", {})


@rule("OM-28.09")
def test_above_level_three_the_shuttle_lands_on_the_third_space() -> None:
    for level in (4, 5):
        at = Position(seats=2).level(level, [level] * 4).space(0, 1).space(1, 5)
        assert at.shuttle("orbit", 1).shuttle == 3


@rule("OM-28.03", "OM-28.08")
def test_up_to_level_three_the_shuttle_lands_on_the_space_of_the_level() -> None:
    for level in (1, 2, 3):
        at = Position(seats=2).level(level, [level] * 4).space(0, 1).space(1, 5)
        assert at.shuttle("orbit", 1).shuttle == level


@rule("OM-28.12")
def test_a_turn_order_space_holds_one_marker() -> None:
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    choose(game, 0, "yes", "tile:develop_twice", "hex:7-2")
    assert refuses(game, 0, "space:5") == "space_taken"


# To the Colony


@rule("OM-29.01", "OM-29.02", "OM-29.04", "OM-29.12", "OM-29.13")
def test_a_discovery_tile_goes_on_an_empty_hex_exactly_three_from_the_rover() -> None:
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    choose(game, 0, "yes")
    assert offered(game) == ["tile:develop_twice", "tile:upgrade_twice"]
    choose(game, 0, "tile:upgrade_twice")
    assert hexes(game) and all(distance("7-5", name) == 3 for name in hexes(game))
    assert "5-3" not in hexes(game)
    choose(game, 0, "hex:7-2")
    assert game.finds[place("7-2")] == 2 + 1
    assert game.explore[0] == 1 and game.explore[1] > 2


@rule("OM-29.11")
def test_all_empty_hexes_at_distance_three_are_possible() -> None:
    game = Position(seats=2).rover(0, "7-4").space(0, 1).space(1, 5).crystal("4-3")
    shuttle = game.shuttle("orbit", 1)
    choose(shuttle, 0, "yes", "tile:develop_twice")
    assert all(distance("7-4", name) == 3 for name in hexes(shuttle))
    assert "4-3" not in hexes(shuttle)


@rule("OM-29.03")
def test_without_a_suitable_hex_no_tile_is_placed_and_none_turned_up() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5)
    at.crystal(*[name for name in HEX_NAMES if distance("7-5", name) == 3])
    game = at.shuttle("orbit", 1)
    choose(game, 0, "yes")
    assert asked(game) == "choose_space@0"
    assert game.explore == [1, 2]


@rule("OM-29.14")
def test_without_tiles_no_tile_is_placed() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5)
    at.game.explore = [0, 0]
    at.game.discovery_bag = []
    game = at.shuttle("orbit", 1)
    choose(game, 0, "yes")
    assert asked(game) == "choose_space@0"


@rule("OM-29.05", "OM-29.07", "OM-29.08", "OM-29.15", "OM-5.03")
def test_colonists_of_the_side_of_arrival_and_at_work_return_as_far_as_there_is_room() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5).quarters(0, 1, working=2)
    at.on(0, "construct_building", 2).on(0, "obtain_blueprint", 1)
    supply = at.game.players[0].supply
    game = at.shuttle("orbit", 1)
    choose(game, 0, "yes", "tile:develop_twice", "hex:7-2", "space:6", "no")
    player = game.players[0]
    assert (player.quarters, player.working, player.slots) == (4, 0, [1, 0, 0, 0, 0])
    assert player.supply == supply + 1


@rule("OM-29.09", "OM-29.10")
def test_the_bonus_of_the_new_space_may_be_taken_with_its_cost_and_may_chain() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5).storage(0, battery=1)
    game = at.shuttle("orbit", 1)
    choose(game, 0, "yes", "tile:develop_twice", "hex:7-2", "space:7", "yes")
    choose(game, 0, "grid:middle_1", "lab:c1b")
    assert stock(game) == {}
    assert game.players[0].lab[TECHS.index("greenhouse")] == 1 + LAB.index("c1b")
    # The Lab space of the new tile gave its crystal, which has arrived by the next turn.
    assert game.players[0].crystals + game.players[0].waiting == 2


# To Orbit


@rule("OM-30.01", "OM-30.02", "OM-30.07", "OM-30.11")
def test_advanced_buildings_produce_one_each_on_the_way_to_orbit() -> None:
    at = Position(seats=2).storage(0).crystals(0, 0).building("mine", "6-3").miner(0, "6-3")
    at.advanced(0, "wind_turbines", "7-3").advanced(0, "casino", "5-3").bots(0, "5-4")
    at.advanced(0, "metal_deposit", "7-5").building("shelter", "4-1", "3-1")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert stock(game) == {"mineral": 2, "battery": 1}
    assert game.players[0].waiting == 1


@rule("OM-30.04", "OM-30.05")
def test_colonists_on_orbit_and_at_work_return_on_the_way_to_orbit() -> None:
    at = Position(seats=2).quarters(0, 0, working=1).on(0, "research_development")
    at.on(0, "obtain_blueprint").on(0, "construct_building")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert (game.players[0].quarters, game.players[0].slots) == (3, [0, 0, 1, 0, 0])
    full = Position(seats=2).quarters(0, 3, working=3)
    supply = full.game.players[0].supply
    game = full.shuttle("colony", 1)
    choose(game, 0, "yes")
    player = game.players[0]
    assert (player.quarters, player.working, player.supply) == (4, 0, supply + 2)


@rule("OM-30.06", "OM-30.08")
def test_the_marker_goes_to_an_empty_space_of_orbit() -> None:
    game = Position(seats=2).shuttle("colony", 1)
    choose(game, 0, "yes")
    assert offered(game) == ["space:1", "space:2", "space:3", "space:4"]
    game = Position(seats=2).space(1, 2).shuttle("colony", 1)
    choose(game, 0, "yes")
    assert offered(game) == ["space:1", "space:3", "space:4"]


@rule("OM-30.09")
def test_production_over_the_storage_is_lost_and_crystals_wait() -> None:
    at = Position(seats=2).storage(0, battery=2).advanced(0, "wind_turbines", "7-3")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert stock(game) == {"battery": 2}
    at = Position(seats=2).crystals(0, 0).advanced(0, "casino", "5-3").bots(0, "5-4")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert (game.players[0].crystals, game.players[0].waiting) == (0, 1)


# The end


@rule("OM-31.02", "OM-31.04")
def test_the_round_of_the_trigger_is_finished_and_one_more_without_shuttle_is_played() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5)
    at.game.remaining = 0
    at.game.shuttle_side = 0
    at.game.shuttle = 1
    game = at.end_of_colonization()
    assert asked(game) == "may_travel@0"
    choose(game, 0, "no")
    assert (game.round, game.ending) == (3, 2)
    choose(game, 0, "main:resupply", "take:crystal", "done")
    choose(game, 1, "main:control_center", "done")
    assert game.is_over()
    assert game.over == 1


@rule("OM-31.03")
def test_the_crystals_of_the_last_round_move_into_the_depot() -> None:
    at = Position(seats=2).crystals(0, 1, waiting=4)
    at.game.remaining = 0
    at.game.ending = 2
    game = at.end_of_colonization()
    assert game.is_over()
    assert (game.players[0].crystals, game.players[0].waiting) == (3, 0)


@rule("OM-31.05")
def test_a_marker_on_its_last_space_triggers_at_the_end_of_the_next_colonization() -> None:
    at = Position(seats=2).space(0, 1).space(1, 2)
    at.game.remaining = 0
    game = at.shuttle("colony", 2)
    assert (game.ending, game.round) == (0, 3)


@rule("OM-37.01", "OM-37.02", "OM-37.03")
def test_in_space_oddity_the_game_ends_with_the_colonization_phase_of_the_trigger() -> None:
    at = Position(seats=2, space_oddity=True)
    at.game.remaining = 0
    assert at.end_of_colonization().is_over()


# Scoring


@rule("OM-32.01", "OM-37.04")
def test_progress_cubes_score_by_the_scale() -> None:
    for cubes, points in ((0, 0), (0b1, 1), (0b11, 2), (0b111, 4), (0b1111, 7), (0b11111, 11)):
        at = Position(seats=2)
        at.game.players[0].cubes = cubes
        assert dict(at.game.scores()[0].lines)["progress"] == points


@rule("OM-32.03", "OM-32.04", "OM-32.05", "OM-32.16", "OM-32.21")
def test_colonists_of_the_own_side_and_at_work_return_before_they_are_scored() -> None:
    at = Position(seats=2).space(0, 5).quarters(0, 3, working=2)
    at.building("shelter", "4-1", "3-1").on(0, "construct_building", 2)
    at.on(0, "obtain_blueprint", 1)
    assert colonists_at_the_end(at.game, 0) == 7
    full = Position(seats=2).space(0, 5).quarters(0, 3, working=4)
    assert colonists_at_the_end(full.game, 0) == full.game.players[0].quarters_limit() == 4
    assert dict(at.game.scores()[0].lines)["colonists"] == 10


@rule("OM-32.04", "OM-32.05")
def test_the_slots_fill_from_below_and_two_make_a_row_of_points() -> None:
    at = Position(seats=2).space(0, 5).building("shelter", "4-1", "3-1", "1-1", "1-3")
    found = []
    for colonists in range(13):
        at.game.players[0].quarters = colonists
        found.append(dict(at.game.scores()[0].lines)["colonists"])
    assert found == [0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21]


@rule("OM-32.06", "OM-32.17")
def test_the_example_of_tech_scores_eighteen() -> None:
    at = Position(seats=2).tech(0, "shelter", "c6").tech(0, "rover", "c1t")
    at.tech(0, "mine", "c4t").tech(0, "ship", "c4b")
    assert dict(at.game.scores()[0].lines)["tech"] == 18


@rule("OM-32.07", "OM-32.08", "OM-32.18")
def test_the_example_of_blueprints_scores_eight() -> None:
    at = Position(seats=2).advanced(0, "wind_turbines", "7-3").advanced(0, "casino", "5-3")
    at.blueprints(0, "gym").building("mine", "7-4", "8-4").advanced(0, "mineral_mine", "7-5")
    assert dict(at.game.scores()[0].lines)["blueprints"] == 3 + 3 - 3 + 5
    unbuilt = Position(seats=2).blueprints(0, "mineral_mine", "gym")
    assert dict(unbuilt.game.scores()[0].lines)["blueprints"] == -5 - 3


def ended(at: Position) -> tuple[tuple[int, ...], str]:
    """Who wins as things stand, and why."""
    outcome = at.game.outcome()
    return outcome.winners, outcome.reason


@rule("OM-32.11")
def test_most_points_win() -> None:
    assert ended(Position(seats=3).points(1, 4)) == ((1,), "points")


@rule("OM-32.12")
def test_tied_players_compare_crystals() -> None:
    assert ended(Position(seats=2).crystals(0, 2).crystals(1, 3)) == ((1,), "crystals")


@rule("OM-32.13")
def test_then_advanced_buildings() -> None:
    at = Position(seats=2).advanced(0, "wind_turbines", "7-3").points(1, 3)
    assert ended(at) == ((0,), "advanced_buildings")


@rule("OM-32.14")
def test_then_progress_cubes() -> None:
    at = Position(seats=2).points(1, 1)
    at.game.players[0].cubes = 1
    assert ended(at) == ((0,), "progress")


@rule("OM-32.15")
def test_and_else_the_victory_is_shared() -> None:
    assert ended(Position(seats=2)) == ((0, 1), "shared")


@rule("OM-32.23")
def test_private_goals_give_no_points() -> None:
    at = Position(seats=2)
    before = at.game.scores()[0].total
    at.game.players[0].goal = 3
    assert at.game.scores()[0].total == before
