"""Sections 21, 22 and 23: ships, Scientists, Earth Contracts."""

from planetfall.games.on_mars.components.names import CONTRACTS, SCIENTISTS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import (
    Position,
    asked,
    choose,
    hexes,
    offered,
    place,
    refuses,
    stock,
)


def port(level: int = 3) -> Position:
    """A player who can pay for two ships."""
    at = Position(seats=2).storage(0, plant=2, water=2).level(level, [level] * 4)
    return at.crystals(0, 2)


@rule("OM-21.01", "OM-21.03", "OM-21.13")
def test_a_ship_costs_a_plant_and_a_water_and_opens_its_depot_space() -> None:
    game = port().turn(0)
    assert "executive:upgrade" not in offered(game)
    choose(game, 0, "main:welcome_ship", "ship:5")
    assert offered(game) == ["crew:bot", "crew:colonists"]
    choose(game, 0, "crew:bot", "hex:5-4", "done")
    player = game.players[0]
    assert (player.hangar, player.ships, len(player.bots)) == (1, 0b01111, 2)
    assert stock(game) == {"plant": 1, "water": 1}
    assert player.depot_limit() == 4


@rule("OM-21.02")
def test_any_ship_of_the_depot_may_be_chosen() -> None:
    game = port().turn(0)
    choose(game, 0, "main:welcome_ship")
    assert offered(game) == [f"ship:{k}" for k in range(1, 6)]
    choose(game, 0, "ship:1", "crew:colonists")
    assert game.players[0].ships == 0b11110


@rule("OM-21.04", "OM-21.12", "OM-1.02")
def test_new_colonists_take_free_slots_and_no_more_pieces_come_than_there_are() -> None:
    game = port().quarters(0, 3).turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists", "done")
    player = game.players[0]
    assert (player.quarters, player.supply) == (4, 8)
    empty = port()
    empty.bots(0, "5-3", "5-4", "6-4", "7-4")
    game = empty.turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1")
    assert "crew:bot" not in offered(game)
    none = port().quarters(0, 1)
    none.game.players[0].supply = 1
    game = none.turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists")
    assert (game.players[0].quarters, game.players[0].supply) == (2, 0)


@rule("OM-21.05", "OM-21.11")
def test_a_new_bot_goes_on_an_empty_shelter_or_else_the_nearest_empty_hex() -> None:
    game = port().bots(0, "6-4").turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:bot")
    assert game.players[0].bots[-1] == place("5-3")
    crowded = port().bots(0, "5-3").crystal("5-2").tile("three_oxygen", "6-2").turn(0)
    choose(crowded, 0, "main:welcome_ship", "ship:1", "crew:bot")
    assert hexes(crowded) == {"6-3", "5-4", "4-3", "4-2"}


@rule("OM-21.06")
def test_each_colonist_sent_to_work_welcomes_one_more_paid_ship() -> None:
    game = port().turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists", "boost", "ship:2")
    choose(game, 0, "crew:colonists")
    player = game.players[0]
    assert (player.hangar, player.working, stock(game)) == (2, 1, {})


@rule("OM-21.07")
def test_colonists_gained_in_this_turn_cannot_boost_it() -> None:
    game = port().quarters(0, 0).turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists")
    assert game.players[0].quarters == 2
    assert "boost" not in offered(game)


@rule("OM-21.08", "OM-21.10")
def test_no_more_ships_leave_the_depot_than_the_colony_level() -> None:
    at = port().ships(0, 2, discarded=1)
    game = at.turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists")
    assert game.players[0].hangar == 2
    assert "boost" not in offered(game)
    assert refuses(port(2).ships(0, 2).turn(0), 0, "main:welcome_ship") == "ship_limit"


@rule("OM-21.09", "OM-28.06", "OM-32.02")
def test_ships_in_the_hangar_score_or_pay_for_a_journey() -> None:
    at = Position(seats=2).ships(0, 2).space(0, 5).space(1, 6)
    assert dict(at.game.scores()[0].lines)["ships"] == 6
    game = at.shuttle("orbit", 2)
    choose(game, 0, "yes", "space:1")
    assert game.players[0].hangar == 1


@rule("OM-21.14")
def test_ship_tech_allows_further_paid_ships() -> None:
    game = port().tech(1, "ship", "c1t").quarters(0, 0).turn(0)
    choose(game, 0, "main:welcome_ship", "ship:1", "crew:colonists", "seat:1", "ship:2")
    choose(game, 0, "crew:colonists")
    assert (game.players[0].hangar, stock(game)) == (2, {})


# Hiring


@rule("OM-22.01", "OM-22.05", "OM-22.06")
def test_a_scientist_is_paid_for_and_kept_and_the_geologist_costs_two_colonists() -> None:
    at = Position(seats=2).storage(0, battery=2).quarters(0, 3).crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist", "card:hydrologist")
    assert stock(game) == {}
    assert game.players[0].scientists == 1 << SCIENTISTS.index("hydrologist")
    geologist = Position(seats=2).storage(0).quarters(0, 3).crystals(0, 2).turn(0)
    choose(geologist, 0, "main:hire_scientist")
    player = geologist.players[0]
    assert (player.scientists, player.quarters, player.working) == (1, 0, 2)


@rule("OM-22.02", "OM-22.04")
def test_with_an_own_colonist_there_the_action_cannot_be_taken_and_is_never_cleared() -> None:
    at = Position(seats=2).on(0, "hire_scientist").storage(0, battery=2)
    assert refuses(at.turn(0), 0, "main:hire_scientist") == "slot_taken"
    full = Position(seats=4).storage(0, battery=2).crystals(0, 3)
    for seat in (1, 2, 3):
        full.on(seat, "hire_scientist")
    game = full.turn(0)
    choose(game, 0, "main:hire_scientist")
    assert [player.slots[4] for player in game.players] == [1, 1, 1, 1]


@rule("OM-22.03", "OM-22.11")
def test_the_others_on_the_action_cost_extra_as_usual() -> None:
    at = Position(seats=2).on(1, "hire_scientist").storage(0, battery=2).crystals(0, 1)
    game = at.quarters(0, 2).turn(0)
    choose(game, 0, "main:hire_scientist")
    assert offered(game) == ["amount:0", "amount:1"]


@rule("OM-22.01", "OM-22.07", "OM-22.09")
def test_the_gap_is_filled_at_the_end_of_the_turn_with_a_contract_of_ones_choice() -> None:
    at = Position(seats=2).storage(0, battery=2).quarters(0, 1).crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist")
    assert asked(game) == "fill_gaps@0"
    assert offered(game) == [f"card:{name}" for name in CONTRACTS]
    choose(game, 0, "card:minerals")
    assert game.offer[2] == 1 + 6 + CONTRACTS.index("minerals")
    empty = Position(seats=2).storage(0, battery=2).quarters(0, 1).crystals(0, 0)
    empty.game.contract_deck = []
    game = empty.turn(0)
    choose(game, 0, "main:hire_scientist")
    assert (game.offer[2], game.gaps) == (0, [])


@rule("OM-22.09", "OM-22.10")
def test_a_contract_is_replaced_too_and_a_player_may_have_several() -> None:
    at = Position(seats=2).storage(0).offer("minerals").crystals(0, 3).quarters(0, 1)
    at.contract(0, "water_and_minerals").contract(0, "advanced_mine")
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist", "done")
    assert len(game.players[0].contracts) == 3
    assert asked(game) == "fill_gaps@0"


@rule("OM-22.10")
def test_scientists_and_contracts_are_not_limited() -> None:
    at = Position(seats=2).storage(0, battery=2).crystals(0, 2)
    for name in ("geologist", "rd_engineer", "biochemist"):
        at.scientist(0, name)
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist")
    assert bin(game.players[0].scientists).count("1") == 4


# Contracts


@rule("OM-22.08", "OM-23.01", "OM-24.04")
def test_a_contract_costs_a_crystal() -> None:
    at = Position(seats=2).storage(0).offer("minerals").crystals(0, 3).quarters(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist")
    assert (game.players[0].contracts, game.players[0].crystals) == ([6], 2)
    poor = Position(seats=2).storage(0).offer("minerals").crystals(0, 0)
    assert "main:hire_scientist" not in offered(poor.turn(0))


@rule("OM-23.02", "OM-23.05", "OM-32.10", "OM-32.19")
def test_a_contract_gives_its_points_when_full_and_takes_them_when_a_thing_is_missing() -> None:
    at = Position(seats=2).contract(0, "water_and_minerals")
    at.game.cargo[3] = 2
    at.game.cargo[4] = 2
    assert dict(at.game.scores()[0].lines)["contracts"] == -4
    at.game.cargo[4] = 3
    assert dict(at.game.scores()[0].lines)["contracts"] == 9


@rule("OM-23.03", "OM-23.06", "OM-23.08", "OM-5.08")
def test_only_depicted_things_up_to_their_number_are_moved_onto_a_contract() -> None:
    at = Position(seats=2).contract(0, "water_and_minerals").storage(0, mineral=2, plant=1)
    at.game.cargo[3] = 1
    game = at.turn(0)
    assert [key for key in offered(game) if key.startswith("deliver:")] == [
        "deliver:water_and_minerals-mineral"
    ]
    choose(game, 0, "deliver:water_and_minerals-mineral")
    assert not [key for key in offered(game) if key.startswith("deliver:")]
    assert stock(game) == {"mineral": 1, "plant": 1}


@rule("OM-23.04")
def test_a_gained_thing_without_room_may_go_straight_onto_a_contract() -> None:
    at = Position(seats=2).contract(0, "minerals").storage(0, mineral=2)
    at.building("mine", "6-3").miner(0, "6-3")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes")
    assert offered(game) == ["deliver:minerals-mineral", "done"]
    choose(game, 0, "deliver:minerals-mineral")
    assert game.cargo[0] == 1


@rule("OM-23.07", "OM-23.11")
def test_an_upgrade_contract_needs_an_own_marker_in_a_complex_of_four() -> None:
    at = Position(seats=2).contract(0, "advanced_mine").building("mine", "7-4", "8-4")
    at.advanced(0, "metal_deposit", "7-5")
    assert dict(at.game.scores()[0].lines)["contracts"] == -6
    at.building("mine", "6-4")
    assert dict(at.game.scores()[0].lines)["contracts"] == 12
    at.advanced(1, "construction_yard", "7-5")
    assert dict(at.game.scores()[0].lines)["contracts"] == -6


@rule("OM-23.09")
def test_things_on_a_contract_take_no_room_and_break_no_ties() -> None:
    at = Position(seats=2).contract(0, "crystals_and_minerals").crystals(0, 1).crystals(1, 2)
    at.game.cargo[10] = 3
    assert at.game.status() == []
    assert at.game.players[0].crystals == 1


@rule("OM-23.10")
def test_a_contract_counts_for_missions_the_first_time_it_is_fulfilled() -> None:
    at = Position(seats=2).contract(0, "minerals").storage(0, mineral=1).mission(0, "contracts")
    at.game.cargo[0] = 3
    game = at.turn(0)
    choose(game, 0, "deliver:minerals-mineral")
    assert game.steps[0] == 1
    assert game.players[0].waiting == 1
    assert game.done == 1 << CONTRACTS.index("minerals")


@rule("OM-23.10")
def test_an_upgrade_contract_counts_once_and_not_again() -> None:
    at = Position(seats=2).contract(0, "advanced_mine").building("mine", "7-4", "8-4", "6-4")
    at.advanced(0, "metal_deposit", "7-5").mission(0, "contracts")
    at.storage(0, mineral=1, plant=1).bots(0, "7-2", "5-6").crystals(0, 2).quarters(0, 3)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:generator", "hex:7-1")
    assert (game.steps[0], game.done) == (1, 1 << CONTRACTS.index("advanced_mine"))
    again = Position(seats=2).contract(0, "advanced_mine").building("mine", "7-4", "8-4", "6-4")
    again.advanced(0, "metal_deposit", "7-5").mission(0, "contracts")
    again.storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)
    again.game.done = 1 << CONTRACTS.index("advanced_mine")
    game = again.turn(0)
    choose(game, 0, "main:construct_building", "build:generator", "hex:7-1")
    assert game.steps[0] == 2
