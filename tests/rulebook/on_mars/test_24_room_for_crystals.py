"""Sections 13, 24 and 27: room in the Depot while crystals are paid, taken and gained at once."""

from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose


def with_biomarket() -> Position:
    """Seat 0 owns the Biomarket, whose action takes from a Warehouse that holds one crystal."""
    at = Position(seats=2).building("greenhouse", "6-1").advanced(0, "biomarket", "6-1")
    return at.warehouse(crystal=1).goals(0, "three_ships", "three_shelters").storage(0)


@rule("OM-27.04")
def test_a_goal_is_not_discarded_where_the_crystal_has_to_leave_the_depot() -> None:
    at = with_biomarket()
    at.crystals(0, at.player(0).depot_limit())
    game = at.turn(0)
    choose(game, 0, "use:biomarket")
    # Both crystals or one of them are paid; two goals would leave no room for the one taken.
    choose(game, 0, "discard:three_shelters")
    assert len(game.players[0].goals) == 1
    assert game.warehouse[0] == 0
    assert game.players[0].crystals + game.players[0].waiting == game.players[0].depot_limit()


@rule("OM-27.04")
def test_goals_are_discarded_freely_where_there_is_room() -> None:
    game = with_biomarket().crystals(0, 2).turn(0)
    choose(game, 0, "use:biomarket", "discard:three_shelters", "discard:three_ships")
    assert (game.players[0].crystals, game.players[0].waiting) == (2, 1)


@rule("OM-14.16")
def test_missions_take_notice_of_a_tile_after_its_benefit() -> None:
    at = Position(seats=2).rover(0, "7-4").tile("two_from_warehouse", "6-3").storage(0)
    at.warehouse(crystal=1).mission(0, "discoveries")
    at.crystals(0, at.player(0).depot_limit() - 1)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:nw", "done")
    assert asked(game) == "take_tile@0"
    choose(game, 0, "yes")
    # One crystal from the Warehouse, for which there was room, and one of the mission.
    assert game.warehouse[0] == 0
    assert game.players[0].waiting == 2
