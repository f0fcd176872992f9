"""Lines of several sections that need a position of their own."""

from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, stock


@rule("OM-2.20")
def test_what_lies_nowhere_is_the_general_supply_without_end() -> None:
    at = Position(seats=4).warehouse(plant=1, crystal=1)
    for seat in range(4):
        at.building("shelter", *[f"{seat + 3}-{k}" for k in (1, 2, 6)], seat=seat)
        at.storage(seat, plant=5)
    at.storage(0, plant=2)
    game = at.doing("discovery.three_plants", 0)
    assert stock(game) == {"plant": 5}
    game = at.doing("discovery.three_crystals", 0)
    assert game.players[0].waiting == 3
    # Neither gain came from the Warehouse, nor does a payment go there.
    assert game.warehouse == [1, 0, 0, 1, 0]
    game = at.storage(0, battery=2).bots(0, "7-4").doing("discovery.learn_technology", 0)
    choose(game, 0, "grid:top_1")
    assert sum(game.players[0].storage) < 2
    assert game.warehouse == [1, 0, 0, 1, 0]


@rule("OM-24.04")
def test_crystals_pay_for_slots_points_contracts_and_the_last_lab_column() -> None:
    lab = Position(seats=2).space(0, 1).storage(0, oxygen=1).crystals(0, 1)
    game = lab.tech(0, "shelter", "c5t").turn(0)
    choose(game, 0, "main:research_development")
    assert (game.players[0].crystals, game.players[0].highest_level()) == (0, 6)
    poor = Position(seats=2).space(0, 1).storage(0, oxygen=1).crystals(0, 0)
    assert "main:research_development" not in offered(poor.tech(0, "shelter", "c5t").turn(0))


@rule("OM-26.09")
def test_missions_and_levels_move_the_same_marker() -> None:
    at = Position(seats=3).mission(0, "progress", steps=1).level(2, [2, 3, 3, 3])
    at.storage(0, mineral=1).bots(0, "7-2").crystals(0, 2).tech(0, "generator", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, "build:generator")
    choose(game, 0, "hex:8-2", "done", "done")
    assert game.remaining == 1


@rule("OM-29.06")
def test_who_started_in_orbit_has_no_colonists_to_retrieve_in_the_colony() -> None:
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    choose(game, 0, "yes", "tile:develop_twice", "hex:7-2")
    assert (game.players[0].quarters, game.players[0].slots) == (3, [0] * 5)


@rule("OM-31.06")
def test_the_marker_ends_the_game_though_no_mission_is_fulfilled() -> None:
    at = Position(seats=2).mission(0, "bots").mission(1, "blueprints").mission(2, "contracts")
    at.level(2, [3, 3, 3, 3])
    at.game.remaining = 1
    game = at.turn(0)
    choose(game, 0, "main:control_center", "done")
    assert (game.level, game.remaining, len([k for k in game.missions if k])) == (3, 0, 3)
    assert game.ending > 0


@rule("OM-31.06")
def test_three_fulfilled_missions_do_not_end_the_game_while_the_marker_is_on_its_way() -> None:
    at = Position(seats=2)
    at.game.remaining = 1
    assert at.game.missions == [0, 0, 0]
    game = at.turn(0)
    choose(game, 0, "main:control_center", "done")
    assert game.ending == 0
    assert not game.is_over()


@rule("OM-31.07")
def test_three_missions_alone_do_not_end_the_game_at_once_nor_can_the_end_be_undone() -> None:
    at = Position(seats=2).space(0, 1).space(1, 6).mission(0, "blueprints", steps=1)
    at.game.remaining = 1
    game = at.turn(0, 1)
    choose(game, 0, "main:obtain_blueprint", "blueprint:metal_deposit", "done")
    assert (game.remaining, asked(game)) == (0, "turn@1")
    choose(game, 1, "main:control_center", "done")
    assert game.ending == 2
    game.remaining = 1
    seat = game.to_move()[0]
    assert seat == 0
    choose(game, 0, "main:resupply", "take:water", "done", "done")
    choose(game, 1, "main:control_center", "done")
    assert game.is_over()


@rule("OM-31.07")
def test_a_triggered_end_comes_though_the_marker_moved_back() -> None:
    at = Position(seats=2).space(0, 1).space(1, 5)
    at.game.remaining = 0
    at.game.shuttle_side = 0
    at.game.shuttle = 1
    game = at.end_of_colonization()
    assert asked(game) == "may_travel@0"
    game.remaining = 1
    choose(game, 0, "no")
    assert game.ending == 2


@rule("OM-32.10", "OM-32.22")
def test_crystals_laid_on_a_contract_at_the_end_do_not_break_ties() -> None:
    at = Position(seats=2).contract(0, "crystals_and_minerals").crystals(0, 2).crystals(1, 1)
    at.storage(0).points(0, 4)
    at.game.remaining = 0
    at.game.ending = 2
    game = at.end_of_colonization()
    assert asked(game) == "last_deliveries@0"
    choose(game, 0, "deliver:crystals_and_minerals-crystal")
    choose(game, 0, "deliver:crystals_and_minerals-crystal")
    assert game.is_over()
    assert game.players[0].crystals == 0
    assert game.outcome().winners == (1,)


@rule("OM-15.04")
def test_every_shelter_taken_uncovers_the_next_row_of_the_board_from_below() -> None:
    rows = [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6)]
    for taken in range(1, 5):
        at = Position(seats=2).storage(0, oxygen=1).bots(0, "5-4").quarters(0, 1)
        at.building("shelter", *["11-1", "11-3", "11-5"][: taken - 1], seat=0)
        board = at.player(0)
        assert (board.quarters_limit(), board.storage_limit()) == rows[taken - 1]
        game = at.doing("discovery.construct_shelter")
        choose(game, 0, "hex:4-3", "seat:0")
        assert board.shelters == taken + 1
        assert (board.quarters_limit(), board.storage_limit()) == rows[taken]
