"""Sections 18, 19 and 20: Life Support System, Colony Status Update, upgrades."""

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, offered, place, refuses, stock


def generator_site(seats: int = 2) -> Position:
    """A bot with which a lone Generator can be built on 7-1, two above the starting one."""
    return Position(seats=seats).storage(0, mineral=1).bots(0, "7-2").crystals(0, 2)


def build_generator(game: Colony) -> Colony:
    """Build the Generator on 7-1."""
    choose(game, 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, "build:generator")
    return choose(game, 0, "hex:7-1")


@rule("OM-18.01", "OM-18.03", "OM-2.21", "OM-2.22")
def test_the_colony_starts_at_level_one_with_one_building_of_each_type() -> None:
    from tests.rulebook.on_mars.help import rules

    game = rules().new(2, 3)
    assert isinstance(game, Colony)
    assert (game.level, game.lss) == (1, [1, 1, 1, 1])


@rule("OM-18.02", "OM-18.05", "OM-18.15")
def test_the_first_building_of_a_type_scores_two_beside_the_reward() -> None:
    at = generator_site().rewards("shelters", "ships", "ships", "ships")
    game = build_generator(at.turn(0))
    assert game.lss == [2, 1, 1, 1]
    assert game.players[0].vp == 2 + 2
    later = generator_site().rewards("shelters", "ships", "ships", "ships").level(2, [2, 2, 2, 2])
    game = build_generator(later.turn(0))
    assert game.players[0].vp == 2


@rule("OM-18.06", "OM-18.07", "OM-18.08", "OM-18.09", "OM-18.12", "OM-18.13")
def test_a_marker_below_the_colony_marker_earns_the_reward_and_a_benefit_else_nothing() -> None:
    at = generator_site().rewards("bots", "ships", "ships", "ships").level(2, [2, 3, 3, 3])
    game = build_generator(at.turn(0))
    assert game.players[0].vp == 2
    assert offered(game)[:3] == ["benefit:crystal", "benefit:mineral", "benefit:bots"]
    assert game.rewards[0] == 4
    even = generator_site().rewards("bots", "ships", "ships", "ships").level(2, [3, 2, 3, 3])
    game = build_generator(even.turn(0))
    assert game.players[0].vp == 0
    assert asked(game) == "turn@0"


@rule("OM-18.10")
def test_a_marker_on_the_row_of_the_colony_marker_earns_nothing() -> None:
    at = generator_site().rewards("bots", "ships", "ships", "ships").level(1, [2, 1, 1, 1])
    game = build_generator(at.turn(0))
    assert (game.lss[0], game.players[0].vp) == (3, 0)


@rule("OM-18.11", "OM-28.03", "OM-28.08")
def test_the_colony_level_decides_where_the_shuttle_lands() -> None:
    game = Position(seats=2).level(2, [2, 2, 2, 2]).space(0, 1).space(1, 5).shuttle("orbit", 1)
    assert (game.shuttle_side, game.shuttle) == (1, 2)
    game = Position(seats=2).space(0, 1).space(1, 5).shuttle("orbit", 1)
    assert (game.shuttle_side, game.shuttle) == (1, 1)


@rule("OM-18.14")
def test_the_benefit_is_chosen_and_may_be_declined() -> None:
    game = build_generator(generator_site().turn(0))
    assert "done" in offered(game)
    choose(game, 0, "benefit:crystal")
    assert game.players[0].waiting == 1
    other = build_generator(generator_site().turn(0))
    choose(other, 0, "done")
    assert other.players[0].waiting == 0


@rule("OM-18.16")
def test_reward_tiles_count_what_is_there_after_the_building_and_its_gain() -> None:
    at = Position(seats=2).storage(0, plant=1).bots(0, "5-6").crystals(0, 2).quarters(0, 3)
    at.rewards("ships", "ships", "ships", "colonists")
    game = at.turn(0)
    choose(game, 0, "main:construct_building", "build:oxygen_condenser", "hex:5-7")
    # One of the three colonists is on the action.
    assert game.players[0].vp == 2 + 2


# Colony Status Update


def level_up(seats: int = 3, level: int = 1) -> Position:
    """A position in which the next Generator raises the Colony level."""
    at = generator_site(seats).level(level, [level, level + 1, level + 1, level + 1])
    for _ in range(level - 1):
        at.game.lss = [level, level + 1, level + 1, level + 1]
    return at


def finish(game: Colony) -> Colony:
    """Build, decline the benefit and end the turn."""
    build_generator(game)
    return choose(game, 0, "done", "done")


@rule("OM-19.01", "OM-19.02", "OM-19.09")
def test_the_level_rises_at_the_end_of_the_turn_in_which_all_markers_are_there() -> None:
    game = level_up().turn(0)
    build_generator(game)
    assert game.level == 1
    choose(game, 0, "done", "done")
    assert game.level == 2


@rule("OM-19.03")
def test_at_level_two_the_display_is_new_with_six_cards_of_each_level() -> None:
    at = level_up()
    game = finish(at.turn(0))
    cards = [card - 1 for card in game.display if card]
    assert len(cards) == 12
    assert sorted(LEVELS[card] for card in cards) == [1] * 6 + [3] * 6
    assert all(card >= 6 for card in cards)


@rule("OM-19.04")
def test_at_level_three_the_last_six_cards_join_those_of_level_three() -> None:
    at = level_up(level=2)
    at.game.deck_1 = []
    at.game.deck_3 = list(range(18, 24))
    at.display("casino", "library", "radar", "gym")
    game = finish(at.turn(0))
    cards = {card - 1 for card in game.display if card}
    assert cards == {*range(18, 24), BLUEPRINTS.index("radar")}


@rule("OM-19.05", "OM-19.11", "OM-19.17")
def test_empty_grid_spaces_are_filled_from_the_bottom_row_as_far_as_tiles_go() -> None:
    at = level_up()
    at.game.grid = [0] * 8
    at.game.tech_bag = [0, 1, 2]
    game = finish(at.turn(0))
    assert [bool(tech) for tech in game.grid] == [False] * 3 + [True, False, False, True, True]


@rule("OM-35.02")
def test_with_two_players_the_grid_is_never_refilled() -> None:
    at = level_up(seats=2)
    at.game.grid = [0] * 8
    game = finish(at.turn(0))
    assert game.grid == [0] * 8


@rule("OM-19.06", "OM-19.15", "OM-35.01")
def test_the_warehouse_is_filled_up_to_three_or_two_and_loses_nothing() -> None:
    at = level_up().warehouse(crystal=0, battery=1, water=2, plant=3, oxygen=4)
    assert finish(at.turn(0)).warehouse == [3, 3, 3, 3, 4]
    pair = level_up(seats=2).warehouse(battery=1)
    assert finish(pair.turn(0)).warehouse == [2, 2, 2, 2, 2]


@rule("OM-19.07", "OM-19.10", "OM-15.15")
def test_progress_cubes_score_at_the_first_two_updates_only() -> None:
    at = level_up(seats=4)
    for seat, cubes in enumerate((0b11100, 0b1, 0b10, 0)):
        at.game.players[seat].cubes = cubes
    at.rewards("ships", "ships", "ships", "ships")
    game = finish(at.turn(0))
    # The builder also scored 2 for the first Generator.
    assert [player.vp for player in game.players] == [4 + 2, 1, 1, 0]
    second = level_up(level=2).rewards("ships", "ships", "ships", "ships")
    second.game.players[1].cubes = 0b111
    assert finish(second.turn(0)).players[1].vp == 4
    late = level_up(level=3).rewards("ships", "ships", "ships", "ships")
    late.game.players[1].cubes = 0b111
    assert finish(late.turn(0)).players[1].vp == 0


@rule("OM-1.07")
def test_points_have_no_upper_limit() -> None:
    at = level_up().points(0, 150).points(1, 150)
    at.game.players[1].cubes = 0b111
    game = finish(at.rewards("ships", "ships", "ships", "ships").turn(0))
    assert [player.vp for player in game.players[:2]] == [152, 154]


@rule("OM-6.13")
def test_bots_destroy_before_the_colony_rises() -> None:
    at = level_up().bots(0, "7-2").crystal("7-2")
    at.game.events = []
    game = finish(at.turn(0))
    assert game.events is not None
    kinds = [event[0] for event in game.events]
    assert kinds.index(log.CRYSTAL_DESTROYED) < kinds.index(log.LEVEL_UP)


@rule("OM-19.08", "OM-26.08")
def test_from_level_three_on_each_update_moves_the_missions_marker() -> None:
    assert finish(level_up().turn(0)).remaining == 3
    assert finish(level_up(level=2).turn(0)).remaining == 2
    at = level_up(level=3)
    at.game.remaining = 1
    game = finish(at.turn(0))
    assert game.remaining == 0


@rule("OM-19.12")
def test_at_levels_four_and_five_the_display_stays() -> None:
    at = level_up(level=3).display("radar", "library")
    before = list(at.game.display)
    assert finish(at.turn(0)).display == before


@rule("OM-19.13")
def test_the_update_is_repeated_while_it_is_due() -> None:
    at = generator_site(3).level(1, [2, 3, 3, 3])
    game = build_generator(at.turn(0))
    choose(game, 0, "done")
    assert game.level == 3


@rule("OM-19.14", "OM-6.13")
def test_the_update_comes_after_used_tech_is_settled() -> None:
    at = level_up().tech(1, "generator", "c1t").bots(0, "7-2")
    game = at.turn(0)
    choose(game, 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, "build:generator")
    choose(game, 0, "hex:8-2", "done", "done")
    assert asked(game) == "owner_choice@1"
    assert game.level == 1
    choose(game, 1, "no")
    assert game.level == 2


@rule("OM-19.16")
def test_level_five_is_the_highest() -> None:
    at = generator_site(3).level(5, [5, 5, 5, 5])
    game = build_generator(at.turn(0))
    choose(game, 0, "done")
    assert game.level == 5


# Upgrades


def upgrade_site() -> Position:
    """A bot beside the starting Mine, a mineral and a Blueprint for it."""
    at = Position(seats=2).bots(0, "7-4").storage(0, mineral=1).crystals(0, 2)
    return at.blueprints(0, "metal_deposit")


@rule("OM-20.01", "OM-20.05", "OM-20.09", "OM-20.10", "OM-20.11", "OM-20.20")
def test_a_blueprint_of_level_one_upgrades_any_building_of_its_type_for_a_mineral() -> None:
    game = upgrade_site().turn(0)
    choose(game, 0, "main:upgrade_building")
    player = game.players[0]
    assert (stock(game), player.advanced_buildings()) == ({}, 1)
    assert game.tops[place("7-5")] != 0
    assert (game.lss, player.cubes) == ([1, 1, 1, 1], 0)


@rule("OM-20.02")
def test_a_building_is_upgraded_once_and_a_blueprint_used_once() -> None:
    at = upgrade_site().advanced(1, "construction_yard", "7-5").quarters(0, 1)
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"
    used = upgrade_site().building("mine", "6-3").advanced(0, "metal_deposit", "7-5")
    assert refuses(used.turn(0), 0, "main:upgrade_building") == "no_blueprint"


@rule("OM-20.03")
def test_an_advanced_building_produces_on_the_way_to_orbit_and_can_be_used() -> None:
    at = Position(seats=2).storage(0).crystals(0, 2).advanced(0, "casino", "5-3").bots(0, "5-4")
    assert "use:casino" in offered(at.turn(0))
    away = Position(seats=2).storage(0).advanced(0, "wind_turbines", "7-3")
    game = away.shuttle("colony", 1)
    choose(game, 0, "yes", "space:1")
    assert stock(game) == {"battery": 1}


@rule("OM-20.04", "OM-20.06", "OM-20.19")
def test_a_blueprint_of_level_three_needs_a_complex_of_three() -> None:
    at = upgrade_site().building("mine", "7-4").bots(0, "7-6")
    at.game.players[0].blueprints = []
    at.blueprints(0, "mineral_mine")
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"
    large = upgrade_site().building("mine", "7-4", "8-4").bots(0, "7-6")
    large.game.players[0].blueprints = []
    large.blueprints(0, "mineral_mine")
    assert "main:upgrade_building" in offered(large.turn(0))


@rule("OM-20.07")
def test_the_building_must_be_in_the_zone_of_an_own_bot() -> None:
    at = upgrade_site().bots(0, "7-2")
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"


@rule("OM-20.08")
def test_only_own_shelters_may_be_upgraded() -> None:
    at = Position(seats=2).bots(0, "9-6").storage(0, mineral=1).crystals(0, 2)
    at.blueprints(0, "casino")
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"


@rule("OM-20.12", "OM-15.18")
def test_a_piece_on_the_building_is_displaced() -> None:
    game = upgrade_site().rover(1, "7-5").turn(0)
    choose(game, 0, "main:upgrade_building")
    assert asked(game) == "displace@1"


@rule("OM-20.14", "OM-20.16", "OM-20.17")
def test_upgrade_tech_repeats_the_upgrade_up_to_its_level_each_paid() -> None:
    at = Position(seats=2).bots(0, "7-4").storage(0, mineral=3).crystals(0, 2)
    at.building("mine", "6-3", "6-4", "8-4").tech(0, "upgrade", "c2t")
    at.game.players[0].shelters = 1
    at.blueprints(0, "metal_deposit", "construction_yard", "mineral_mine", "biolab")
    at.storage(0, mineral=2)
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building", "blueprint:metal_deposit", "hex:7-5", "seat:0")
    choose(game, 0, "blueprint:construction_yard", "hex:6-3")
    # Two minerals were paid; a third upgrade would need another.
    assert stock(game) == {}
    assert game.players[0].advanced_buildings() == 2
    assert asked(game) == "turn@0"


@rule("OM-20.14", "OM-20.16")
def test_upgrade_tech_of_level_two_allows_three_upgrades_in_all() -> None:
    at = Position(seats=2).bots(0, "7-4").crystals(0, 2).building("shelter", "4-1", "3-1", "1-1")
    at.building("mine", "6-3", "6-4", "8-4").tech(0, "upgrade", "c2t").storage(0, mineral=5)
    at.blueprints(0, "metal_deposit", "construction_yard", "mineral_mine", "biolab")
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building", "blueprint:metal_deposit", "hex:7-5", "seat:0")
    choose(game, 0, "blueprint:construction_yard", "hex:6-3", "blueprint:mineral_mine", "hex:6-4")
    assert (game.players[0].advanced_buildings(), stock(game)["mineral"]) == (3, 2)
    assert not [key for key in offered(game) if key.startswith("blueprint:")]


@rule("OM-20.15")
def test_the_example_of_upgrading_a_water_extractor_with_private_ship() -> None:
    at = Position(seats=2).bots(0, "9-4").storage(0, mineral=1).crystals(0, 2)
    game = at.blueprints(0, "private_ship").turn(0)
    choose(game, 0, "main:upgrade_building")
    assert (stock(game), game.players[0].advanced_buildings()) == ({}, 1)
    assert game.tops[place("9-5")] == 8 + 8 * BLUEPRINTS.index("private_ship")
