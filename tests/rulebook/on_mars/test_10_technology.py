"""Sections 10, 11 and 12: learning, developing and using technology."""

from planetfall.games.on_mars.components.names import LAB, TECHS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, refuses, stock


def space_of(game: object, seat: int, tech: str) -> str:
    """The Lab space of a technology."""
    place = game.players[seat].lab[TECHS.index(tech)]  # type: ignore[attr-defined]
    return LAB[place - 1] if place else ""


# Learning


@rule("OM-10.01", "OM-10.03", "OM-10.07")
def test_a_tile_of_the_bottom_row_is_free_and_goes_to_the_leftmost_column() -> None:
    at = Position().space(0, 1).storage(0).grid(bottom_1="mine", bottom_2="rover")
    game = at.turn(0)
    choose(game, 0, "main:learn_technology", "grid:bottom_2")
    assert offered(game) == ["lab:c1t", "lab:c1b"]
    choose(game, 0, "lab:c1b")
    assert space_of(game, 0, "rover") == "c1b"
    assert game.players[0].waiting == 1
    assert 1 + TECHS.index("rover") not in game.grid


@rule("OM-10.02")
def test_with_both_spaces_occupied_nothing_can_be_learned() -> None:
    at = Position().space(0, 1).tech(0, "mine", "c1t").tech(0, "rover", "c1b")
    assert refuses(at.turn(0), 0, "main:learn_technology") == "lab_full"


@rule("OM-10.04", "OM-10.10")
def test_a_tile_of_the_middle_row_costs_a_battery() -> None:
    at = Position().space(0, 1).storage(0, battery=1).grid(middle_1="water_extractor")
    at.crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:learn_technology", "lab:c1b")
    assert stock(game) == {}
    assert (space_of(game, 0, "water_extractor"), game.players[0].waiting) == ("c1b", 1)


@rule("OM-10.05")
def test_a_tile_of_the_top_row_costs_a_battery_and_another_resource() -> None:
    at = Position().space(0, 1).storage(0, battery=1, plant=1, oxygen=1).grid(top_1="mine")
    game = at.turn(0)
    choose(game, 0, "main:learn_technology")
    assert offered(game) == ["pay:plant", "pay:oxygen"]
    choose(game, 0, "pay:plant", "lab:c1b")
    assert stock(game) == {"oxygen": 1}
    poor = Position().space(0, 1).storage(0, battery=1).grid(top_1="mine").turn(0)
    assert refuses(poor, 0, "main:learn_technology") == "not_enough"


@rule("OM-10.06")
def test_the_grid_is_not_refilled_after_a_tile_is_taken() -> None:
    game = Position().space(0, 1).turn(0)
    choose(game, 0, "main:learn_technology", "grid:bottom_1", "lab:c1b")
    assert game.grid[6] == 0


@rule("OM-10.08", "OM-10.11", "OM-10.12")
def test_one_colonist_and_no_more_lets_a_second_tile_be_taken_after_the_first() -> None:
    at = Position().space(0, 1).storage(0, battery=2).crystals(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:learn_technology", "grid:bottom_1", "lab:c1b")
    assert game.players[0].waiting == 1
    assert offered(game) == ["boost", "done"]
    choose(game, 0, "boost", "grid:middle_1", "yes", "take:water")
    assert game.players[0].working == 1
    assert asked(game) == "turn@0"
    # A third tile is out even where there is room: the first has moved on, another lies there.
    game = Position().space(0, 1).storage(0).grid(bottom_1="mine", bottom_2="rover").turn(0)
    choose(game, 0, "main:learn_technology", "grid:bottom_1", "lab:c1b", "boost")
    game.players[0].lab[TECHS.index("mine")] = 1 + LAB.index("c2t")
    game.grid[6] = 1 + TECHS.index("ship")
    choose(game, 0, "grid:bottom_2", "lab:c1t", "no")
    assert "boost" not in offered(game)


@rule("OM-10.09")
def test_nobody_owns_two_tiles_of_a_type() -> None:
    at = Position().space(0, 1).tech(0, "rover", "c2t").grid(bottom_1="rover")
    assert refuses(at.turn(0), 0, "main:learn_technology") == "tech_owned"


# Developing


@rule("OM-11.01", "OM-11.02", "OM-11.03")
def test_research_moves_one_tile_twice_or_two_tiles_once_paying_each_move() -> None:
    at = Position().space(0, 1).storage(0, plant=1, oxygen=1).tech(0, "rover", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:research_development", "develop:c1t-c2t", "pay:plant")
    assert stock(game) == {"oxygen": 1}
    assert "develop:c2t-c3t" in offered(game)
    assert "develop:c2m-c3t" in offered(game)
    choose(game, 0, "develop:c2t-c3t")
    assert space_of(game, 0, "rover") == "c3t"
    assert stock(game) == {"mineral": 1}


@rule("OM-11.04", "OM-11.05", "OM-11.08")
def test_the_example_of_research_pays_the_second_move_with_what_the_first_gained() -> None:
    at = Position().space(0, 1).storage(0, oxygen=1, plant=1)
    at.tech(0, "water_extractor", "c2t").tech(0, "shelter", "c4t")
    at.tech(0, "generator", "c4m").tech(0, "rover", "c2b")
    at.display("casino", "gym")
    game = at.turn(0)
    choose(game, 0, "main:research_development", "develop:c2t-c3t")
    assert stock(game) == {"mineral": 1, "plant": 1}
    # Both right neighbours of the Water tile are occupied now.
    assert not [key for key in offered(game) if key.startswith("develop:c3t")]
    choose(game, 0, "develop:c4m-c5t")
    assert stock(game) == {}
    assert asked(game) == "lab.c5t@0"
    choose(game, 0, "yes", "blueprint:gym", "boost", "blueprint:casino")
    assert len(game.players[0].blueprints) == 2


@rule("OM-11.06")
def test_the_column_of_a_tile_is_its_level_and_has_its_points() -> None:
    at = Position().tech(0, "rover", "c4m").tech(0, "shelter", "c1t")
    player = at.game.players[0]
    assert (player.level(TECHS.index("rover")), player.level(TECHS.index("shelter"))) == (4, 1)
    lines = dict(at.game.scores()[0].lines)
    assert lines["tech"] == 4 + 1


@rule("OM-11.07")
def test_each_colonist_sent_to_work_develops_one_more_time() -> None:
    at = Position().space(0, 1).storage(0, oxygen=2, water=2, battery=2)
    at.tech(0, "rover", "c1t").tech(0, "shelter", "c1b")
    game = at.turn(0)
    choose(game, 0, "main:research_development", "develop:c1t-c2t", "pay:water")
    choose(game, 0, "develop:c1b-c2b", "pay:water")
    assert offered(game) == ["boost", "done"]
    choose(game, 0, "boost", "develop:c2t-c3t")
    assert space_of(game, 0, "rover") == "c3t"
    assert game.players[0].working == 1


@rule("OM-11.09")
def test_a_tile_cannot_move_onto_an_occupied_space_nor_beyond_the_last_column() -> None:
    at = Position().space(0, 1).storage(0, oxygen=2, plant=2)
    at.tech(0, "shelter", "c6").tech(0, "rover", "c2t").tech(0, "mine", "c3t")
    at.tech(0, "ship", "c4t").tech(0, "upgrade", "c4m")
    game = at.turn(0)
    choose(game, 0, "main:research_development")
    moves = [key for key in offered(game) if key.startswith("develop:")]
    assert moves == ["develop:c4m-c5t", "develop:c4m-c5b", "develop:c4t-c5t"]


@rule("OM-11.10")
def test_a_player_may_stop_after_one_development() -> None:
    game = Position().space(0, 1).storage(0, oxygen=2).turn(0)
    choose(game, 0, "main:research_development", "develop:c2m-c3b", "done")
    assert game.players[0].storage[4] == 1


@rule("OM-11.11")
def test_the_benefit_of_a_space_may_be_declined() -> None:
    at = Position().space(0, 1).storage(0, oxygen=1, plant=1).tech(0, "shelter", "c4t")
    game = at.turn(0)
    choose(game, 0, "main:research_development")
    assert offered(game) == ["yes", "no"]
    choose(game, 0, "no")
    assert game.players[0].blueprints == []


@rule("OM-11.12")
def test_a_crystal_gained_by_a_development_cannot_pay_the_next_one() -> None:
    at = Position().space(0, 1).storage(0, oxygen=2).crystals(0, 0)
    at.tech(0, "shelter", "c5t").tech(0, "rover", "c2b")
    game = at.turn(0)
    choose(game, 0, "main:research_development")
    assert game.players[0].waiting == 1
    assert "develop:c5t-c6" not in offered(game)


# Using technology


@rule("OM-12.01", "OM-12.02", "OM-14.09", "OM-14.17")
def test_anybodys_rover_tech_adds_its_level_to_the_rover() -> None:
    at = Position(seats=2).tech(1, "rover", "c3t").rover(0, "7-4").crystal("7-8").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:s", "rover:s", "seat:1")
    choose(game, 0, "rover:s", "rover:s", "rover:s")
    assert "seat:1" not in offered(game)
    assert not [key for key in offered(game) if key.startswith("rover:")]


@rule("OM-12.03", "OM-12.04")
def test_the_owner_of_a_used_tile_may_develop_it_free_at_the_end_of_the_turn() -> None:
    at = Position(seats=2).tech(1, "rover", "c1t").storage(1).crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    assert asked(game) == "owner_choice@1"
    choose(game, 1, "develop:c1t-c2t")
    assert space_of(game, 1, "rover") == "c2t"
    assert stock(game, 1) == {}


@rule("OM-12.05", "OM-12.06")
def test_an_owner_who_does_not_develop_keeps_the_oxygen_under_the_storage_limit() -> None:
    at = Position(seats=2).tech(1, "rover", "c1t").storage(1, oxygen=1).crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    choose(game, 1, "no")
    assert stock(game, 1) == {"oxygen": 2}
    full = Position(seats=2).tech(1, "rover", "c1t").storage(1, oxygen=2).crystals(0, 0)
    game = full.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    choose(game, 1, "no")
    assert stock(game, 1) == {"oxygen": 2}


@rule("OM-12.07")
def test_using_an_own_tile_gives_nobody_anything() -> None:
    at = Position(seats=2).tech(0, "rover", "c1t").crystals(0, 0).storage(0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:0", "done")
    assert game.borrowed == []
    assert asked(game) != "owner_choice@0"


@rule("OM-12.08")
def test_each_use_of_a_tile_is_settled_on_its_own() -> None:
    at = Position(seats=2).tech(1, "rover", "c1t").ships(0, 4).crystals(0, 7).storage(1)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    choose(game, 0, "executive:move_rover", "rover:n", "rover:n", "seat:1", "done")
    assert asked(game) == "owner_choice@1"
    choose(game, 1, "no")
    assert asked(game) == "owner_choice@1"
    choose(game, 1, "no")
    assert stock(game, 1) == {"oxygen": 2}


@rule("OM-12.09")
def test_several_owners_settle_in_turn_order() -> None:
    at = Position(seats=3).space(0, 5).space(1, 7).space(2, 6).crystals(0, 7).ships(0, 4)
    at.tech(1, "rover", "c1t").tech(2, "rover", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    choose(game, 0, "executive:move_rover", "rover:n", "rover:n", "seat:2", "done")
    assert asked(game) == "owner_choice@2"
    choose(game, 2, "no")
    assert asked(game) == "owner_choice@1"


@rule("OM-12.10")
def test_levels_of_two_tiles_are_not_added() -> None:
    at = Position(seats=3).building("greenhouse", "7-8", "7-9").storage(0, water=1)
    at.tech(0, "greenhouse", "c1t").tech(1, "greenhouse", "c2t").bots(0, "7-8")
    game = at.turn(0)
    assert refuses(game, 0, "main:construct_building") != ""


@rule("OM-12.11")
def test_the_owner_pays_for_the_benefit_of_a_free_development() -> None:
    at = Position(seats=2).tech(1, "rover", "c4b").crystals(0, 0).storage(1, mineral=1)
    at.blueprints(1, "metal_deposit").bots(1, "7-4").mission(0, "advanced")
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:s", "rover:s", "seat:1", "done")
    choose(game, 1, "develop:c4b-c5b", "yes")
    assert stock(game, 1) == {}
    assert game.players[1].waiting == 1
    assert game.players[1].built
