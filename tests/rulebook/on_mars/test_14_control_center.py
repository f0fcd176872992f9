"""Section 14: bots and the rover."""

from planetfall.games.on_mars.components.names import DISCOVERIES
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, place, refuses, stock


def moves(game: object, piece: str) -> list[str]:
    """The steps offered to a piece, as directions."""
    return [key.split("-")[-1].split(":")[-1] for key in offered(game) if key.startswith(piece)]  # type: ignore[arg-type]


@rule("OM-14.01", "OM-14.02")
def test_two_points_each_for_bots_and_rover_are_used_in_any_order() -> None:
    game = Position(seats=2).crystals(0, 0).bots(0, "5-3", "6-4").turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "rover:n", "bot:2-n", "rover:n")
    assert not [key for key in offered(game) if key.startswith(("bot:", "rover:"))]
    assert game.players[0].bots == [place("5-4"), place("6-3")]
    assert game.players[0].rover == place("7-3")


@rule("OM-14.04", "OM-14.26", "OM-5.14")
def test_pieces_are_passed_through_but_not_stayed_with() -> None:
    at = Position(seats=2).bots(0, "6-3").rover(1, "6-4").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "bot:1-s")
    assert "done" not in offered(game)
    assert all(key.startswith("bot:1") for key in offered(game))
    choose(game, 0, "bot:1-s")
    assert "done" in offered(game)
    last = Position(seats=2).bots(0, "6-2").rover(1, "6-4").crystals(0, 0).turn(0)
    choose(last, 0, "main:control_center", "bot:1-s")
    assert refuses(last, 0, "bot:1-s") == "occupied"


@rule("OM-14.05", "OM-14.25")
def test_a_bot_that_ends_the_turn_on_a_tile_destroys_it_but_not_in_passing() -> None:
    at = Position(seats=2).bots(0, "6-2").crystals(0, 0)
    at.tile("two_minerals", "6-3").tile("three_oxygen", "6-4")
    game = at.turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "bot:1-s", "done")
    assert game.finds[place("6-4")] == 0
    assert game.finds[place("6-3")] != 0
    assert game.gone == [DISCOVERIES.index("three_oxygen")]


@rule("OM-14.06")
def test_a_bot_that_ends_the_turn_on_a_crystal_returns_it_to_the_supply() -> None:
    game = Position(seats=2).bots(0, "6-2").crystal("6-3").crystals(0, 0).turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "done")
    assert game.finds[place("6-3")] == 0
    assert game.players[0].crystals + game.players[0].waiting == 0


@rule("OM-14.08", "OM-3.11", "OM-5.18")
def test_until_its_first_move_the_rover_counts_as_standing_on_the_starting_mine() -> None:
    game = Position(seats=2).bots(0, "7-4").crystals(0, 0).turn(0)
    assert game.players[0].rover == -1
    # The rovers beside the board do not occupy the Mine.
    choose(game, 0, "main:control_center", "bot:1-s")
    assert "done" in offered(game)
    choose(game, 0, "rover:n")
    assert game.players[0].rover == place("7-4")


@rule("OM-14.10")
def test_the_rover_collects_crystals_on_its_way_but_cannot_spend_them_yet() -> None:
    at = Position(seats=2).rover(0, "7-4").crystal("7-2", "7-1").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n")
    assert game.players[0].waiting == 1
    assert "point:rover" not in offered(game)


@rule("OM-14.11", "OM-14.16", "OM-14.22")
def test_a_tile_under_the_rover_may_be_taken_and_is_used_at_once() -> None:
    at = Position(seats=2).rover(0, "7-4").tile("two_minerals", "6-3").storage(0).crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:nw", "done")
    assert offered(game) == ["yes", "no"]
    choose(game, 0, "yes")
    assert stock(game) == {"mineral": 2}
    assert game.players[0].discoveries == [DISCOVERIES.index("two_minerals")]
    other = Position(seats=2).rover(0, "7-4").tile("two_minerals", "6-3").storage(0).turn(0)
    choose(other, 0, "main:control_center", "rover:nw", "done", "no")
    assert other.finds[place("6-3")] != 0


@rule("OM-14.12", "OM-14.21")
def test_the_rover_may_not_stop_on_a_research_tile_of_a_type_already_taken() -> None:
    at = Position(seats=2).rover(0, "3-2").crystals(0, 0)
    at.game.players[0].research = 1
    game = at.turn(0)
    # 2-1 holds a Research tile of type a; from 3-2 it is one step to the north-west.
    choose(game, 0, "main:control_center", "rover:nw")
    assert game.players[0].rover == place("2-1")
    assert refuses(game, 0, "done") == "tile_useless"
    fresh = Position(seats=2).rover(0, "4-2").crystals(0, 0).turn(0)
    choose(fresh, 0, "main:control_center", "rover:n", "done", "yes")
    assert fresh.players[0].research == 1


@rule("OM-14.13", "OM-14.14", "OM-14.15")
def test_the_rover_may_not_end_on_a_tile_it_cannot_pay_for_or_use() -> None:
    at = Position(seats=2).rover(0, "6-1").tile("construct_generator", "6-3")
    at.storage(0).crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:s")
    assert refuses(game, 0, "rover:s") == "tile_useless"
    full = Position(seats=2).rover(0, "6-1").tile("three_oxygen", "6-3").storage(0, oxygen=2)
    game = full.crystals(0, 0).turn(0)
    choose(game, 0, "main:control_center", "rover:s")
    assert "rover:s" not in offered(game)


@rule("OM-14.18")
def test_points_of_bots_and_rover_are_not_exchanged() -> None:
    game = Position(seats=2).crystals(0, 0).turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "bot:1-s")
    assert not [key for key in offered(game) if key.startswith("bot:")]
    assert [key for key in offered(game) if key.startswith("rover:")]


@rule("OM-14.19")
def test_points_need_not_be_used() -> None:
    game = Position(seats=2).turn(0)
    choose(game, 0, "main:control_center")
    assert "done" in offered(game)


@rule("OM-14.20")
def test_bots_and_rovers_may_stand_on_any_building_without_a_piece() -> None:
    at = Position(seats=2).bots(0, "9-6").bots(1, "9-8").rover(0, "7-4").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "bot:1-s", "rover:n")
    assert game.players[0].bots == [place("9-7")]
    assert game.players[0].rover == place("7-3")
    assert "done" in offered(game)


@rule("OM-14.23")
def test_a_tile_is_used_after_all_movement() -> None:
    at = Position(seats=2).rover(0, "7-4").tile("two_minerals", "6-3").storage(0).crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:nw")
    assert stock(game) == {}
    assert [key for key in offered(game) if key.startswith("bot:")]


@rule("OM-14.24")
def test_one_rover_tech_tile_is_used_in_a_movement() -> None:
    at = Position(seats=3).tech(1, "rover", "c1t").tech(2, "rover", "c1t").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n")
    assert {"seat:1", "seat:2"} <= set(offered(game))
    choose(game, 0, "seat:1", "rover:n")
    assert not [key for key in offered(game) if key.startswith("seat:")]


@rule("OM-14.07")
def test_a_bots_zone_is_its_hex_and_all_adjacent_ones() -> None:
    at = Position(seats=2).bots(0, "7-6").quarters(0, 3).storage(0)
    game = at.doing("discovery.construct_mine", 0)
    # Hexes of the zone that are two away from the starting Mine; the zone reaches no further.
    assert asked(game) == "choose_hex@0"
    assert {key[4:] for key in offered(game)} == {"6-6", "8-6"}
    game = Position(seats=2).bots(0, "6-6").storage(0).doing("discovery.construct_mine", 0)
    assert "hex:6-6" in offered(game)
