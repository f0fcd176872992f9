"""Section 14: figures that may not stay where they are can always get away."""

from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, place, refuses

CONTROL_CENTER = "main.control_center"
RING = ["7-2", "8-2", "8-3", "7-4", "6-3", "6-2"]
"""The hexes around 7-3, from the north round."""
KINDS = ["generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter", "mine"]


def useless_ring(at: Position) -> Position:
    """Tiles all around 7-3, of no use to seat 0 who has nothing to build with."""
    at.bare("7-3").storage(0).quarters(0, 0).crystals(0, 0)
    for name, kind in zip(RING, KINDS, strict=True):
        at.tile(f"construct_{kind}", name)
    return at


@rule("OM-14.26")
def test_a_rover_that_must_go_on_uses_only_tech_that_takes_it_far_enough() -> None:
    at = useless_ring(Position(seats=4)).rover(0, "7-5").rover(1, "7-3")
    at.tech(1, "rover", "c1t").tech(2, "rover", "c2t").tech(3, "rover", "c3t")
    game = at.doing(CONTROL_CENTER)
    choose(game, 0, "rover:n", "rover:n")
    # One more step ends on a tile of no use: a tile of level 1 does not lead beyond the ring.
    assert offered(game) == ["seat:2", "seat:3"]


@rule("OM-14.26")
def test_only_one_hex_at_a_time_holds_figures_that_may_not_stay() -> None:
    at = Position(seats=3).bots(0, "7-4").bots(1, "7-5").rover(2, "7-6").crystals(0, 0)
    game = at.doing(CONTROL_CENTER)
    choose(game, 0, "bot:1-s")
    # The own rover beside the board does not crowd the bot, so it has to wait.
    assert [key for key in offered(game) if not key.startswith("bot:1")] == []
    at = Position(seats=3).bots(0, "7-4").rover(0, "8-4").bots(1, "8-5").crystals(0, 0)
    game = at.doing(CONTROL_CENTER)
    choose(game, 0, "bot:1-se")
    # The bot came onto the own rover, which may make room but not on another's bot.
    assert "rover:s" in offered(game)
    choose(game, 0, "rover:s")
    assert [key for key in offered(game) if not key.startswith("rover:")] == []


def test_a_bot_and_the_rover_change_places() -> None:
    game = Position(seats=2).bots(0, "7-4").rover(0, "8-4").crystals(0, 0).doing(CONTROL_CENTER)
    choose(game, 0, "bot:1-se", "rover:nw")
    assert game.players[0].bots == [place("8-4")]
    assert game.players[0].rover == place("7-4")
    assert "done" in offered(game)


def test_the_rover_makes_room_for_a_bot_without_points() -> None:
    at = Position(seats=2).bots(0, "7-3").rover(0, "8-4").crystals(0, 0)
    game = at.doing(CONTROL_CENTER)
    choose(game, 0, "bot:1-se", "bot:1-s")
    assert [key for key in offered(game) if not key.startswith("rover:")] == []
    choose(game, 0, "rover:ne")
    assert "done" in offered(game)


@rule("OM-14.26")
def test_what_a_tile_costs_is_not_spent_on_a_point_that_leads_nowhere() -> None:
    at = useless_ring(Position(seats=2)).rover(0, "7-1").bots(0, "7-5").crystals(0, 1)
    game = at.tile("hire_or_contract", "7-3").offer("minerals").doing("executive.move_rover")
    choose(game, 0, "rover:s", "rover:s")
    # The crystal pays for the Contract of the tile, or for a step onto a tile of no use.
    assert asked(game) == "take_tile@0"
    assert game.players[0].rover == place("7-3")
    at = useless_ring(Position(seats=2)).rover(0, "7-1").bots(0, "7-5").crystals(0, 2)
    game = at.tile("hire_or_contract", "7-3").offer("minerals").doing("executive.move_rover")
    choose(game, 0, "rover:s", "rover:s")
    assert offered(game) == ["point:rover", "done"]


@rule("OM-14.26")
def test_a_figure_that_this_movement_does_not_move_makes_no_room() -> None:
    at = useless_ring(Position(seats=2)).rover(0, "7-1").bots(0, "7-3").crystals(0, 1)
    game = at.doing("executive.move_rover")
    choose(game, 0, "rover:s")
    # The crystal would take the bot away, were it the bots' movement, but not the rover.
    assert "rover:n" in offered(game)
    assert "rover:s" not in offered(game)


def test_a_step_that_is_not_offered_says_why() -> None:
    at = Position(seats=2).bots(0, "1-1", "7-2").rover(0, "7-1").rover(1, "7-3").crystals(0, 0)
    game = at.doing(CONTROL_CENTER)
    assert refuses(game, 0, "bot:1-nw") == "off_map"
    assert refuses(game, 0, "rover:n") == "off_map"
    assert refuses(game, 0, "bot:3-n") == "no_bot"
    assert refuses(game, 0, "point:rover") == "no_crystals"
    choose(game, 0, "bot:2-s")
    assert refuses(game, 0, "bot:1-s") == "other_first"
    assert refuses(game, 0, "rover:se") == "other_first"
    assert refuses(game, 0, "done") == "occupied"
    choose(game, 0, "bot:2-ne")
    assert refuses(game, 0, "bot:1-s") == "no_movement"
    assert refuses(game, 0, "point:bot") == "no_crystals"
    at = useless_ring(Position(seats=2)).rover(0, "7-5").crystals(0, 0)
    game = at.doing("executive.move_rover")
    choose(game, 0, "rover:ne")
    assert refuses(game, 0, "rover:n") == "tile_useless"
    assert refuses(game, 0, "bot:1-n") == ""
