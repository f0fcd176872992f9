"""Sections 15, 16 and 17: construction, Tech in construction, Mines."""

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import BUILDINGS, DISCOVERIES
from planetfall.games.on_mars.state import Colony
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


def build(game: Colony, building: str, *then: str) -> Colony:
    """Take the action, choose the building where it is asked, and go on."""
    choose(game, 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, f"build:{building}")
    return choose(game, 0, *then)


def condenser_site(**more: int) -> Position:
    """A bot beside the Oxygen Condenser on 5-5, a plant to pay for another one."""
    return Position(seats=3).storage(0, plant=1, **more).bots(0, "5-6").crystals(0, 2)


@rule("OM-15.01", "OM-15.07", "OM-15.08", "OM-15.26")
def test_a_building_goes_next_to_its_type_with_tech_or_exactly_two_away_without() -> None:
    game = condenser_site().turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser")
    assert hexes(game) == {"5-7", "4-6", "6-6"}
    choose(game, 0, "hex:5-7")
    assert (game.land[place("5-7")], stock(game)) == (5, {"oxygen": 1})
    both = condenser_site().tech(2, "oxygen_condenser", "c1t").turn(0)
    choose(both, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    # Two away no Tech is used, though there is some.
    assert (both.land[place("5-7")], both.borrowed) == (5, [])
    with_tech = condenser_site().tech(2, "oxygen_condenser", "c1t").turn(0)
    choose(with_tech, 0, "main:construct_building", "build:oxygen_condenser")
    assert hexes(with_tech) == {"5-7", "4-6", "6-6", "5-6", "4-5", "6-5"}


@rule("OM-15.02", "OM-15.25")
def test_the_shelters_of_others_are_another_type() -> None:
    at = Position(seats=2).storage(0, oxygen=1).bots(0, "9-8").crystals(0, 2).quarters(0, 1)
    assert refuses(at.turn(0), 0, "main:construct_building") == "no_place"
    own = Position(seats=2).storage(0, oxygen=1).bots(0, "4-3").crystals(0, 2).quarters(0, 1)
    assert "main:construct_building" in offered(own.turn(0))


@rule("OM-15.03")
def test_the_building_is_one_of_the_display_or_an_own_shelter() -> None:
    at = Position(seats=2).bots(0, "6-4")
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    assert set(offered(game)) <= {f"build:{name}" for name in BUILDINGS}
    assert "build:mine" in offered(game)


@rule("OM-15.05", "OM-4.03")
def test_each_building_costs_what_stands_left_of_it_in_the_chain() -> None:
    prices = {
        "generator": "mineral",
        "water_extractor": "battery",
        "greenhouse": "water",
        "oxygen_condenser": "plant",
        "shelter": "oxygen",
    }
    site = {
        "generator": "7-2",
        "water_extractor": "10-4",
        "greenhouse": "7-8",
        "oxygen_condenser": "4-5",
        "shelter": "4-3",
    }
    for building, item in prices.items():
        at = Position(seats=2).storage(0, **{item: 1}).bots(0, site[building]).quarters(0, 1)
        at.tech(0, building, "c1t").crystals(0, 2)
        game = at.turn(0)
        build(game, building, f"hex:{site[building]}")
        if asked(game) == "choose_tech@0":
            choose(game, 0, "seat:0")
        assert game.land[place(site[building])] != 0
        assert item not in stock(game)


@rule("OM-15.06", "OM-15.27", "OM-15.30")
def test_a_building_needs_a_free_hex_in_the_zone_and_may_go_under_the_own_bot() -> None:
    game = condenser_site().tech(0, "oxygen_condenser", "c1t").turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser")
    assert hexes(game) == {"5-7", "4-6", "6-6", "5-6", "4-5", "6-5"}
    assert refuses(game, 0, "hex:5-5") == "has_building"
    assert refuses(game, 0, "hex:5-3") == "too_far"
    choose(game, 0, "hex:5-6")
    assert asked(game) == "displace@0"


@rule("OM-15.09", "OM-15.29")
def test_arrows_lay_crystals_on_empty_hexes_only() -> None:
    at = condenser_site().top("oxygen_condenser", 4).rover(1, "6-7")
    # Arrows north, south-east and south-west from 5-7: empty, a rover, empty.
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    laid = [name for name in ("5-6", "6-7", "4-7") if game.finds[place(name)] == 1]
    assert laid == ["4-7"]
    free = condenser_site().top("oxygen_condenser", 4).bots(0, "4-6").turn(0)
    choose(free, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert [free.finds[place(name)] for name in ("5-6", "6-7", "4-7")] == [1, 1, 1]


@rule("OM-15.10", "OM-15.22", "OM-5.02", "OM-5.09", "OM-5.10")
def test_the_gain_is_the_size_of_the_complex_as_far_as_storage_holds() -> None:
    at = (
        condenser_site(oxygen=1)
        .tech(1, "oxygen_condenser", "c1t")
        .rewards("ships", "ships", "ships", "shelters")
    )
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:4-5")
    assert stock(game) == {"oxygen": 2}
    assert game.players[0].cubes == 1 << BUILDINGS.index("oxygen_condenser")
    assert game.lss[3] == 2
    # The first building of the type 2, the Reward tile 2 for one Shelter.
    assert game.players[0].vp == 4
    assert asked(game) == "lss_benefit@0"
    lone = condenser_site().turn(0)
    choose(lone, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert stock(lone) == {"oxygen": 1}


@rule("OM-15.11", "OM-15.14", "OM-4.11")
def test_a_shelter_gives_crystals_by_size_moves_no_cube_and_widens_the_board() -> None:
    at = Position(seats=2).storage(0, oxygen=1).bots(0, "5-4").crystals(0, 2).quarters(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "hex:5-4", "seat:0", "hex:6-4")
    player = game.players[0]
    assert (player.waiting, player.cubes, player.shelters) == (2, 0, 2)
    assert (player.storage_limit(), player.quarters_limit()) == (3, 6)


@rule("OM-15.12", "OM-15.13")
def test_only_the_first_complex_of_a_type_moves_the_cube_and_a_lone_building_none() -> None:
    lone = condenser_site().turn(0)
    choose(lone, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert lone.players[0].cubes == 0
    at = condenser_site().tech(0, "oxygen_condenser", "c1t").mission(0, "progress")
    at.game.players[0].cubes = 1 << 4
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:4-5")
    assert game.steps[0] == 11


@rule("OM-15.16", "OM-17.02", "OM-17.08")
def test_a_mine_needs_a_colonist_beside_the_one_of_the_action() -> None:
    at = Position(seats=2).storage(0).bots(0, "7-4").quarters(0, 2).crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "hex:6-3")
    player = game.players[0]
    assert (player.quarters, game.tops[place("6-3")]) == (0, 1)
    poor = Position(seats=2).storage(0).bots(0, "7-4").quarters(0, 1).crystals(0, 2)
    assert refuses(poor.turn(0), 0, "main:construct_building") != ""


@rule("OM-15.17", "OM-18.04")
def test_an_lss_building_raises_its_marker_unless_it_is_on_top() -> None:
    game = condenser_site().turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert game.lss == [1, 1, 1, 2]
    top = condenser_site().level(3, [5, 5, 5, 5]).turn(0)
    choose(top, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert top.lss[3] == 5
    assert top.players[0].vp == 0
    high = condenser_site().level(5, [5, 5, 5, 5]).rewards("ships", "ships", "ships", "shelters")
    game = high.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert (game.players[0].vp, game.lss[3], asked(game)) == (0, 5, "turn@0")


@rule("OM-15.18", "OM-15.19", "OM-15.20")
def test_a_crystal_or_tile_on_the_hex_is_removed() -> None:
    for find in ("crystal", "three_oxygen", "a"):
        at = condenser_site()
        if find == "crystal":
            at.crystal("5-7")
        else:
            at.tile(find, "5-7")
        game = at.turn(0)
        choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
        assert game.finds[place("5-7")] == 0
        assert game.players[0].waiting + game.players[0].crystals <= 3
        gone = [DISCOVERIES.index("three_oxygen")] if find == "three_oxygen" else []
        assert game.gone == gone


@rule("OM-15.21", "OM-15.28")
def test_a_piece_on_the_hex_is_moved_by_its_owner_to_a_nearest_possible_hex() -> None:
    at = condenser_site().rover(1, "5-7").crystal("5-8").tile("three_oxygen", "4-7")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert asked(game) == "displace@1"
    # Not the hex of the bot, the crystal or the tile.
    assert hexes(game, 1) == {"6-6", "6-7", "4-6"}
    choose(game, 1, "hex:6-7")
    assert game.players[1].rover == place("6-7")
    # A building is possible where no other piece is on it.
    at = condenser_site().rover(1, "5-7").building("generator", "5-8", "6-7").rover(2, "6-7")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    assert hexes(game, 1) == {"5-8", "6-6", "4-6", "4-7"}


@rule("OM-15.23")
def test_what_lies_between_does_not_matter_for_the_distance() -> None:
    at = condenser_site().building("shelter", "5-6", seat=1).bots(0, "5-8")
    game = at.turn(0)
    build(game, "oxygen_condenser")
    assert game.land[place("5-7")] == 1 + BUILDINGS.index("oxygen_condenser")


@rule("OM-15.24")
def test_touching_the_type_without_tech_is_forbidden_also_two_away_from_another() -> None:
    at = condenser_site().building("oxygen_condenser", "3-3")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser")
    assert refuses(game, 0, "hex:4-5") == "low_tech"


@rule("OM-15.31", "OM-18.16")
def test_the_gain_comes_before_the_marker_rises() -> None:
    at = Position(seats=2).storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)
    at.game.events = []
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:generator", "hex:7-1")
    assert game.events is not None
    order = [log.PAID, log.BUILT, log.GAINED, log.LSS_RISES]
    assert [event[0] for event in game.events if event[0] in order] == order


@rule("OM-15.31")
def test_the_gain_comes_before_the_reward_is_counted() -> None:
    at = Position(seats=2).storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)
    at.rewards("advanced_buildings", "ships", "ships", "ships")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:generator", "hex:7-1")
    assert stock(game) == {"battery": 1}
    assert asked(game) == "lss_benefit@0"


@rule("OM-15.32", "OM-25.11", "OM-25.12")
def test_an_advanced_building_constructs_and_colonists_make_up_for_missing_levels() -> None:
    at = Position(seats=2).storage(0, plant=1).bots(0, "5-6").crystals(0, 2)
    at.building("oxygen_condenser", "4-5", "4-4").advanced(0, "concentrator", "5-5")
    at.tech(1, "oxygen_condenser", "c2t").quarters(0, 2)
    game = at.turn(0)
    choose(game, 0, "use:concentrator", "hex:6-5")
    player = game.players[0]
    assert (player.working, player.crystals) == (1, 0)
    assert player.storage[4] == 2


@rule("OM-15.33", "OM-1.05", "OM-1.06")
def test_a_type_without_tiles_cannot_be_built_nor_a_sixth_shelter() -> None:
    at = condenser_site(mineral=1).no_tiles("oxygen_condenser").bots(0, "5-6", "7-4")
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    assert refuses(game, 0, "build:oxygen_condenser") == "no_tiles"
    at = Position(seats=2).storage(0, oxygen=1, mineral=1).bots(0, "5-4", "7-4")
    at.building("shelter", "3-1", "3-3", "1-1", "1-3")
    many = at.turn(0)
    choose(many, 0, "main:construct_building")
    assert refuses(many, 0, "build:shelter") == "no_tiles"


# Tech


@rule("OM-16.01", "OM-16.03", "OM-16.04")
def test_joining_one_building_needs_tech_of_its_type_at_level_one() -> None:
    wrong = condenser_site().tech(0, "greenhouse", "c3t").turn(0)
    choose(wrong, 0, "main:construct_building", "build:oxygen_condenser")
    assert refuses(wrong, 0, "hex:4-5") == "low_tech"
    right = condenser_site().tech(0, "oxygen_condenser", "c1b").turn(0)
    choose(right, 0, "main:construct_building", "build:oxygen_condenser")
    assert "4-5" in hexes(right)


@rule("OM-16.02", "OM-16.05", "OM-16.06")
def test_every_building_of_the_joined_complexes_counts() -> None:
    # 5-6 lies between a lone Condenser and a pair.
    at = condenser_site().building("oxygen_condenser", "5-7", "5-8")
    low = at.tech(0, "oxygen_condenser", "c2t").turn(0)
    build(low, "oxygen_condenser")
    assert refuses(low, 0, "hex:5-6") == "low_tech"
    at = condenser_site().building("oxygen_condenser", "5-7", "5-8")
    high = at.tech(0, "oxygen_condenser", "c3t").turn(0)
    build(high, "oxygen_condenser")
    assert "5-6" in hexes(high)
    row = condenser_site().building("oxygen_condenser", "4-5", "3-4").bots(0, "5-6")
    short = row.tech(0, "oxygen_condenser", "c2t").turn(0)
    choose(short, 0, "main:construct_building", "build:oxygen_condenser")
    assert refuses(short, 0, "hex:6-5") == "low_tech"
    long = condenser_site().building("oxygen_condenser", "4-5", "3-4").bots(0, "5-6")
    enough = long.tech(0, "oxygen_condenser", "c3t").turn(0)
    choose(enough, 0, "main:construct_building", "build:oxygen_condenser")
    assert "6-5" in hexes(enough)


@rule("OM-16.07")
def test_the_new_size_is_at_most_the_level_and_one() -> None:
    at = condenser_site().building("oxygen_condenser", "4-5").tech(0, "oxygen_condenser", "c1t")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser")
    assert refuses(game, 0, "hex:6-5") == "low_tech"


@rule("OM-16.08")
def test_the_shelter_tech_of_another_player_may_join_own_shelters() -> None:
    at = Position(seats=2).storage(0, oxygen=1).bots(0, "5-4").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:shelter", "hex:4-3")
    assert offered(game) == ["seat:0", "seat:1"]
    choose(game, 0, "seat:1", "done")
    assert asked(game) == "owner_choice@1"


# Mines


@rule("OM-17.03", "OM-17.05")
def test_a_mine_gives_minerals_by_size_and_moves_its_cube() -> None:
    at = Position(seats=2).storage(0).bots(0, "7-4").tech(0, "mine", "c1t").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "hex:8-4")
    assert stock(game) == {"mineral": 2}
    assert game.players[0].cubes == 1


@rule("OM-17.04", "OM-17.09", "OM-17.10", "OM-30.03", "OM-30.10")
def test_miners_produce_when_their_owner_travels_to_orbit_and_stay() -> None:
    at = Position(seats=2).storage(0).building("mine", "6-3").miner(0, "6-3")
    game = at.shuttle("colony", 1)
    choose(game, 0, "yes", "space:1")
    assert stock(game) == {"mineral": 1}
    assert game.tops[place("6-3")] == 1


@rule("OM-17.06", "OM-20.13", "OM-20.18")
def test_any_player_may_upgrade_a_mine_whose_colonist_then_returns() -> None:
    at = Position(seats=2).building("mine", "6-3").miner(1, "6-3").bots(0, "6-4")
    at.blueprints(0, "metal_deposit").storage(0, mineral=1).crystals(0, 2).quarters(1, 3)
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building", "hex:6-3")
    assert game.players[1].quarters == 4
    assert game.tops[place("6-3")] >= 8
    full = Position(seats=2).building("mine", "6-3").miner(1, "6-3").bots(0, "6-4")
    full.blueprints(0, "metal_deposit").storage(0, mineral=1).crystals(0, 2).quarters(1, 4)
    supply = full.game.players[1].supply
    game = full.turn(0)
    choose(game, 0, "main:upgrade_building", "hex:6-3")
    assert (game.players[1].quarters, game.players[1].supply) == (4, supply + 1)


@rule("OM-17.07")
def test_the_example_of_a_lone_mine() -> None:
    at = Position(seats=3).storage(0).bots(0, "6-4").bots(1, "6-3").crystals(0, 2)
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    assert "6-4" not in hexes(game)
    choose(game, 0, "hex:6-3")
    assert asked(game) == "displace@1"
    choose(game, 1, "hex:6-2")
    assert stock(game) == {"mineral": 1}
    assert game.tops[place("6-3")] == 1
