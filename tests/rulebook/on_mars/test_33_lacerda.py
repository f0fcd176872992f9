"""Section 33: the solo game against Lacerda."""

from typing import Any

import pytest

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BOX_DISCOVERIES,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    LAB,
    RESEARCH,
    SCIENTISTS,
    SIDES,
    TECHS,
)
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda.building import building_hexes, next_building
from planetfall.games.on_mars.expansions.lacerda.cards import wanted_cards, weighted
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS, SOLO_DECK
from planetfall.games.on_mars.expansions.lacerda.rover import stops, targets
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.expansions.lacerda.turn import use_obstacle
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS
from planetfall.testing import rule
from tests.rulebook.on_mars.help import (
    Position,
    asked,
    choose,
    distance,
    offered,
    place,
    rules,
    stock,
)

CARDS = {
    number: next(card.id for card in SOLO_DECK if card.action == number and card.travels)
    for number in (1, 2, 3)
}
"""A card for each of his actions."""


def solo(side: str = "colony") -> Any:
    """Lacerda on a side of the board, the player behind him in Turn Order."""
    at = Position(seats=1).crystals(1, 1)
    return at.space(1, 5).space(0, 8) if side == "colony" else at.space(1, 1).space(0, 8)


def acts(at: Any, number: int) -> Any:
    """Lacerda takes the action of a number; then the player is on."""
    return at.solo_card(CARDS[number]).turn(1, 0)


def noted(at: Any, number: int) -> Any:
    """The same with what he told the log."""
    at.game.events = []
    game = acts(at, number)
    assert game.events is not None
    return game.events


def new(seed: int = 4) -> SoloColony:
    """A fresh solo game."""
    game = rules().new(1, seed)
    assert isinstance(game, SoloColony)
    return game


# Setup


@rule("OM-33.01", "OM-33.03", "OM-33.54")
def test_the_solo_game_is_set_up_for_two_and_lacerda_has_no_goals() -> None:
    game = new()
    assert len(game.players) == 2
    assert game.tech_bag == []
    lacerda = game.lacerda
    assert lacerda.goals == [] and len(game.players[0].goals) == 3
    assert (lacerda.ships, lacerda.shelters, lacerda.rover) == (0b11111, 1, -1)
    assert lacerda.lab[TECHS.index("shelter")] == 1 + LAB.index("c2m")


@rule("OM-33.04")
def test_his_bot_points_at_the_mine_and_stays_off_the_map() -> None:
    game = new()
    assert game.lacerda.bots == []
    assert solo().game.icon == BUILDINGS.index("mine")


@rule("OM-33.05", "OM-38.03")
def test_the_solo_deck_has_twelve_hidden_cards() -> None:
    game = new()
    assert len(game.solo_bag) + len(game.solo_discard) == 12
    assert "solo_bag" not in game.view(0).data()["table"]


@rule("OM-33.06", "OM-33.07")
def test_a_first_colonist_tile_gives_his_space_and_the_shuttle_starts_on_his_side() -> None:
    spaces = set()
    sides = set()
    for seed in range(24):
        game = new(seed)
        assert asked(game).endswith("@0")
        spaces.add(game.lacerda.space)
        while game.round == 0:
            choose(game, 0, offered(game)[0])
        assert (game.shuttle_side, game.shuttle) == (game.lacerda.side(), 1)
        sides.add(game.shuttle_side)
    assert spaces == {1, 2, 3, 5, 6, 7}
    assert sides == {0, 1}


# Cards


@rule("OM-33.08", "OM-33.38")
def test_the_card_gives_the_number_of_his_action_on_his_side() -> None:
    game = acts(solo("orbit"), 1)
    assert len(game.lacerda.blueprints) == 1
    assert SOLO_CARDS[game.solo_card] == CARDS[1]
    assert game.solo_card in game.solo_discard
    colony = acts(solo("colony"), 1)
    assert colony.lacerda.slots[2] == 1


@rule("OM-33.09", "OM-33.10")
def test_after_the_first_reshuffle_each_card_moves_its_mission() -> None:
    at = solo("orbit").mission(0, "bots", 3).mission(1, "bots", 3).mission(2, "bots", 3)
    at.game.solo_bag = []
    at.game.solo_discard = list(range(12))
    game = at.turn(1, 0)
    assert (len(game.solo_bag), len(game.solo_discard), game.reshuffled) == (11, 1, 1)
    moved = SOLO_DECK[game.solo_card].mission
    assert game.steps == [2 if place_ == moved else 3 for place_ in range(3)]
    # He gains the crystals of the mission, two for each step.
    without = solo("orbit")
    without.game.solo_bag = []
    without.game.solo_discard = list(range(12))
    assert game.lacerda.waiting == without.turn(1, 0).lacerda.waiting + 2
    fresh = acts(solo("orbit").mission(0, "bots", 3), 2)
    assert fresh.steps[0] == 3


@rule("OM-33.11", "OM-33.12", "OM-33.13", "OM-33.18")
def test_he_rides_the_shuttle_to_a_free_space_unless_his_last_card_keeps_him() -> None:
    at = solo("colony").advanced(1, "casino", "9-7").crystals(1, 0)
    at.on(1, "hire_scientist")
    at.game.solo_card = SOLO_CARDS.index("a1")
    game = at.shuttle("colony", 1)
    choose(game, 0, "no")
    assert game.lacerda.space < 4
    # No production, no colonists back, no Executive action.
    assert game.lacerda.slots[4] == 1
    staying = solo("colony")
    staying.game.solo_card = SOLO_CARDS.index("a2_stay")
    game = staying.shuttle("colony", 1)
    choose(game, 0, "no")
    assert game.lacerda.space == 4


@rule("OM-33.14", "OM-33.15", "OM-33.16", "OM-33.59")
def test_to_the_colony_he_places_the_left_tile_far_from_the_players_rover_and_builds() -> None:
    at = solo("orbit").space(0, 5).rover(0, "7-4").quarters(1, 3, working=2)
    at.game.solo_card = SOLO_CARDS.index("a1")
    at.game.icon = BUILDINGS.index("generator")
    game = at.shuttle("orbit", 1)
    placed = [HEX_NAMES[h] for h in range(91) if game.finds[h] == 2]
    # Three from his rover on the Mine, and as far from 7-4 as such a hex can be.
    assert [(distance("7-5", name), distance("7-4", name)) for name in placed] == [(3, 4)]
    assert game.land.count(1) + sum(game.land.count(2 + k) for k in range(4)) == 6
    assert game.lacerda.working == 2
    assert game.lacerda.slots == [0] * 5


# Special rules


@rule("OM-33.17", "OM-33.25", "OM-33.67")
def test_his_living_quarters_count_as_full() -> None:
    at = solo().building("shelter", "10-7", seat=1).quarters(1, 0)
    from planetfall.games.on_mars.scoring import sheet

    assert dict(sheet(at.game, 1).lines)["colonists"] == 6
    at.rewards("colonists", "ships", "ships", "ships")
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert game.lacerda.vp == 2 + 6


@rule("OM-33.19", "OM-33.20", "OM-33.60")
def test_at_a_new_level_he_builds_a_shelter_welcomes_a_ship_and_takes_a_bot() -> None:
    at = solo().level(1, [1, 2, 2, 2]).mission(0, "bots")
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert game.level == 2
    assert (game.lacerda.shelters, game.lacerda.hangar, game.solo_bots) == (2, 1, 1)
    assert game.lacerda.bots == []
    assert game.steps[0] == 2
    # His Shelters form a complex: one joins the other with his own Tech.
    shelters = [h for h in range(91) if game.land[h] == 7]
    from planetfall.games.on_mars.components.map import DISTANCE

    assert DISTANCE[shelters[0]][shelters[1]] == 1


@rule("OM-33.21")
def test_he_never_discards_a_ship() -> None:
    at = solo("colony").ships(1, 2).level(2, [2, 2, 2, 2])
    game = at.shuttle("orbit", 2)
    assert (game.lacerda.hangar, game.lacerda.space) == (2, 4)


@rule("OM-33.22", "OM-33.23")
def test_he_keeps_crystals_only_and_pays_no_resources() -> None:
    at = solo("colony").storage(1)
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert stock(game, 1) == {}
    full = solo("colony").crystals(1, 1, waiting=4)
    assert acts(full, 1).lacerda.crystals == 3


@rule("OM-33.24")
def test_his_lss_benefit_is_his_colonist_from_the_hire_slot_or_a_crystal() -> None:
    at = solo().on(1, "hire_scientist")
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert (game.lacerda.slots[4], game.lacerda.waiting) == (0, 0)
    none = solo()
    none.game.icon = BUILDINGS.index("generator")
    assert acts(none, 1).lacerda.waiting == 1


@rule("OM-33.26", "OM-33.45", "OM-33.57")
def test_he_uses_the_players_tech_for_the_largest_complex_anywhere() -> None:
    at = solo().tech(0, "generator", "c2t").building("generator", "7-2").level(3, [2, 2, 2, 2])
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert asked(game) == "owner_choice@0"
    assert game.lacerda.cubes == 1 << BUILDINGS.index("generator")


@rule("OM-33.57")
def test_he_builds_wherever_the_distance_is_right() -> None:
    at = solo()
    found = {at.game.rules.key(option)[4:] for option in building_hexes(at.game, 0)}
    assert found == {
        name for name in HEX_NAMES if distance("7-5", name) == 2 and not at.game.land[place(name)]
    }


@rule("OM-33.64")
def test_his_own_tile_is_developed_when_the_player_used_it() -> None:
    at = solo().tech(1, "rover", "c1t").crystals(0, 0).space(0, 5).space(1, 8)
    game = at.turn(0)
    choose(game, 0, "main:control_center", "rover:n", "rover:n", "seat:1", "done")
    assert game.lacerda.level(TECHS.index("rover")) == 2


@rule("OM-33.27", "OM-33.31", "OM-33.69")
def test_the_benefit_of_bots_moves_his_bot_two_icons_round() -> None:
    at = solo("colony").space(1, 6)
    at.game.icon = BUILDINGS.index("oxygen_condenser")
    game = at.doing("lacerda.space", 1, own_turn=False)
    assert game.icon == BUILDINGS.index("generator")


@rule("OM-33.28")
def test_from_the_warehouse_he_takes_what_there_is_most_of_the_leftmost_if_tied() -> None:
    at = solo("orbit").space(1, 2).warehouse(crystal=1, battery=2, water=2).storage(1)
    game = at.doing("lacerda.space", 1, own_turn=False)
    assert game.warehouse == [1, 1, 2, 0, 0]
    assert stock(game, 1) == {}
    even = solo("orbit").space(1, 2).warehouse(crystal=2, battery=2)
    game = even.doing("lacerda.space", 1, own_turn=False)
    assert (game.warehouse[0], game.lacerda.waiting) == (1, 1)


@rule("OM-33.29", "OM-33.40", "OM-33.55")
def test_he_learns_the_cheapest_then_leftmost_tile_onto_the_top_space() -> None:
    at = solo("orbit").space(1, 3).grid(top_1="mine", middle_2="rover", middle_3="ship")
    game = at.doing("lacerda.space", 1, own_turn=False)
    assert game.lacerda.lab[TECHS.index("rover")] == 1 + LAB.index("c1t")
    # He took the benefit of that space: what the Warehouse had most of.
    assert sum(game.warehouse) == 9


@rule("OM-33.30")
def test_instead_of_a_colonist_his_rover_moves() -> None:
    at = solo("orbit").space(1, 4).tile("three_crystals", "7-3")
    game = at.doing("lacerda.space", 1, own_turn=False)
    assert (game.lacerda.rover, game.lacerda.waiting) == (place("7-3"), 3)


@rule("OM-33.32")
def test_the_benefit_of_a_blueprint_is_as_his_action() -> None:
    game = solo("colony").space(1, 8).doing("lacerda.space", 1, own_turn=False)
    assert len(game.lacerda.blueprints) == 1


@rule("OM-33.33")
def test_he_pays_extra_costs_in_crystals_only() -> None:
    at = solo("orbit").on(0, "obtain_blueprint").crystals(1, 2)
    game = acts(at, 1)
    assert game.lacerda.crystals == 1
    assert game.lacerda.slots[0] == 1


@rule("OM-33.34")
def test_without_the_crystals_or_the_possibility_he_moves_his_rover() -> None:
    at = solo("orbit").on(0, "obtain_blueprint", 2).crystals(1, 1)
    at.tile("three_crystals", "7-3")
    events = noted(at, 1)
    assert lacerda_log.LACERDA_CANNOT in [event[0] for event in events]
    assert at.game.lacerda.rover == place("7-3")
    empty = solo("orbit").display().tile("three_crystals", "7-3")
    assert acts(empty, 1).lacerda.rover == place("7-3")


# His rover


@rule("OM-33.35", "OM-33.36")
def test_his_rover_goes_for_the_nearest_tile_of_use_and_ignores_resources() -> None:
    at = solo("orbit").tile("three_plants", "7-4").tile("three_crystals", "7-2")
    assert targets(at.game) == [at.game.rules.option("hex:7-2")]


@rule("OM-33.37", "OM-33.61")
def test_tech_and_crystals_are_used_only_if_the_tile_is_then_reached() -> None:
    at = solo("orbit").display().crystals(1, 1).tile("three_crystals", "7-2")
    game = acts(at, 1)
    assert (game.lacerda.rover, game.lacerda.crystals) == (place("7-2"), 0)
    far = solo("orbit").display().crystals(1, 1).tile("three_crystals", "7-1")
    game = acts(far, 1)
    assert (game.lacerda.rover, game.lacerda.crystals) == (place("7-3"), 1)
    tech = solo("orbit").display().crystals(1, 1).tile("three_crystals", "7-1")
    game = acts(tech.tech(1, "rover", "c2t"), 1)
    assert (game.lacerda.rover, game.lacerda.crystals) == (place("7-1"), 1)


@rule("OM-33.62")
def test_with_no_tile_to_collect_his_rover_stays() -> None:
    at = solo("orbit").display()
    at.game.finds = [0] * 91
    assert acts(at, 1).lacerda.rover == -1


@rule("OM-33.73")
def test_on_a_shortest_way_he_prefers_crystals() -> None:
    at = solo("orbit").display().crystals(1, 1).tile("three_crystals", "9-4").crystal("8-5")
    game = at.game
    assert stops(game, place("9-4"), 2) == [game.rules.option("hex:9-4")]
    result = acts(at, 1)
    assert result.lacerda.waiting == 3
    close = solo("orbit").display().tile("three_crystals", "9-5").crystal("8-5").bare("9-5")
    assert acts(close, 1).lacerda.waiting == 3 + 1


# His actions


@rule("OM-33.39", "OM-33.66", "OM-2.26")
def test_he_takes_a_blueprint_that_scores_for_him_else_the_left_one_of_the_fuller_row() -> None:
    at = solo("orbit").scientist(1, "hydrologist").display("casino", "gym", "biomarket")
    game = acts(at, 1)
    assert game.lacerda.blueprints == [BLUEPRINTS.index("biomarket")]
    # Equal rows: the bottom one.
    game = acts(solo("orbit"), 1)
    assert game.lacerda.blueprints == [game.rules.option("blueprint:wind_turbines") - _base(game)]
    fuller = solo("orbit")
    fuller.game.display[6] = 0
    assert acts(fuller, 1).lacerda.blueprints == [0]


def _base(game: SoloColony) -> int:
    return game.rules.option("blueprint:construction_yard")


@rule("OM-33.41", "OM-33.63")
def test_research_moves_the_most_developed_tile_then_the_least_for_free() -> None:
    at = solo("orbit").tech(1, "shelter", "c4t").tech(1, "rover", "c2t").tech(1, "mine", "c2b")
    game = acts(at, 3)
    lab = [LAB[space - 1] for space in game.lacerda.lab if space]
    # Shelter to column 5; of the two in column 2 the lower one moves.
    assert sorted(lab) == ["c2t", "c3b", "c5t"]


@rule("OM-33.70")
def test_of_two_free_spaces_he_takes_the_one_of_use() -> None:
    at = solo("orbit").tech(1, "shelter", "c2m")
    game = at.doing("lacerda.develop", 1, TECHS.index("shelter"))
    assert game.lacerda.lab[TECHS.index("shelter")] == 1 + LAB.index("c3b")
    assert game.lacerda.waiting == 1


@rule("OM-33.42")
def test_his_actions_in_orbit_are_three_and_neither_resupply_nor_the_pod() -> None:
    from planetfall.games.on_mars.components.names import MAIN_ACTIONS
    from planetfall.games.on_mars.expansions.lacerda.turn import COLONY_ACTIONS, ORBIT_ACTIONS

    assert [MAIN_ACTIONS[k] for k in ORBIT_ACTIONS + COLONY_ACTIONS] == [
        "obtain_blueprint",
        "learn_technology",
        "research_development",
        "construct_building",
        "upgrade_building",
        "hire_scientist",
    ]


@rule("OM-33.43", "OM-33.44", "OM-33.53", "OM-33.56")
def test_he_builds_from_his_icon_on_what_the_colony_needs_and_always_a_mine() -> None:
    at = solo()
    at.game.icon = BUILDINGS.index("greenhouse")
    assert next_building(at.game) == BUILDINGS.index("greenhouse")
    at.level(1, [1, 1, 2, 2])
    assert next_building(at.game) == BUILDINGS.index("mine")
    at.game.icon = BUILDINGS.index("mine")
    assert next_building(at.game) == BUILDINGS.index("mine")


@rule("OM-33.46", "OM-33.58", "OM-33.68")
def test_after_building_his_bot_moves_on_and_a_mine_gets_his_colonist() -> None:
    at = solo().tech(0, "mine", "c1t").mission(0, "progress")
    game = acts(at, 1)
    assert game.icon == BUILDINGS.index("generator")
    mines = [h for h in range(91) if game.land[h] == 1]
    assert sorted(game.tops[h] for h in mines) == [0, 2]
    assert (game.lacerda.cubes, game.steps[0]) == (1, 7)


@rule("OM-33.47", "OM-33.48")
def test_he_upgrades_anywhere_and_goes_on_with_upgrade_tech() -> None:
    at = solo().blueprints(1, "wind_turbines", "metal_deposit").scientist(1, "geologist")
    game = acts(at, 2)
    # One upgrade: the Generator, which scores for his Geologist.
    assert game.lacerda.built == 1 << BLUEPRINTS.index("wind_turbines")
    tech = solo().blueprints(1, "wind_turbines", "metal_deposit").tech(1, "upgrade", "c1t")
    assert acts(tech, 2).lacerda.advanced_buildings() == 2


@rule("OM-33.49")
def test_he_hires_who_scores_most_by_the_blueprints_of_both() -> None:
    at = solo().blueprints(0, "casino", "gym").blueprints(1, "wind_turbines")
    game = acts(at, 3)
    assert game.lacerda.scientists == 1 << SCIENTISTS.index("geochemist")


@rule("OM-33.50", "OM-33.74")
def test_with_two_scientists_he_takes_the_best_contract_free_and_fulfilled() -> None:
    at = solo().scientist(1, "geologist").scientist(1, "rd_engineer").crystals(1, 1)
    at.offer("minerals", "advanced_mine", "hydrologist").mission(0, "contracts")
    game = acts(at, 3)
    assert game.lacerda.contracts == [CONTRACTS.index("advanced_mine")]
    assert (game.lacerda.crystals, game.steps[0]) == (1, 1)
    from planetfall.games.on_mars.scoring import sheet

    assert dict(sheet(game, 1).lines)["contracts"] == 12


@rule("OM-33.51")
def test_the_place_of_his_card_is_filled_with_a_random_contract() -> None:
    filled = set()
    for seed in range(6):
        at: Any = Position(seats=1, seed=seed).space(1, 5).space(0, 8)
        game = acts(at.offer("geologist"), 3)
        assert game.gaps == []
        filled.add(game.offer[0])
    assert len(filled) > 1 and min(filled) > 6


@rule("OM-33.52", "OM-33.65")
def test_equal_options_are_drawn_by_the_numbers_of_the_cards() -> None:
    assert weighted([7, 8, 9]) == [7] * 5 + [8] * 4 + [9] * 3
    assert weighted([7, 8]) == [7] * 5 + [8] * 4
    assert weighted([1, 2, 3, 4]) == [1, 2, 3, 4]
    at = solo().blueprints(0, "casino", "wind_turbines")
    found = wanted_cards(at.game)
    assert len(found) == 2
    game = acts(at, 3)
    assert SOLO_CARDS[game.solo_card] == CARDS[3]
    assert len(game.solo_discard) == 12


@rule("OM-33.71")
def test_of_equally_near_tiles_he_prefers_points_then_crystals() -> None:
    at = solo("orbit").tile("three_crystals", "7-3").tile("learn_technology", "9-4")
    assert targets(at.game) == [at.game.rules.option("hex:7-3")]
    at.tile("construct_generator", "6-6")
    assert targets(at.game) == [at.game.rules.option("hex:6-6")]
    equal = solo("orbit").tile("two_blueprints", "7-3").tile("learn_technology", "9-4")
    assert len(targets(equal.game)) == 2


@rule("OM-33.72")
def test_a_construction_that_is_impossible_is_skipped_or_moves_his_rover() -> None:
    at = solo().no_tiles("mine").tile("three_crystals", "7-3")
    game = acts(at, 1)
    assert game.lacerda.rover == place("7-3")
    travel = solo("orbit").space(0, 5).no_tiles("mine")
    travel.game.solo_card = SOLO_CARDS.index("a1")
    result = travel.shuttle("orbit", 1)
    assert result.lacerda.space >= 4


@rule("OM-19.18")
def test_a_level_reached_by_his_building_after_travelling_is_updated_at_once() -> None:
    levels = set()
    for seed in range(6):
        at: Any = Position(seats=1, seed=seed).space(1, 1).space(0, 5).level(1, [1, 2, 2, 2])
        at.game.solo_card = SOLO_CARDS.index("a1")
        at.game.icon = BUILDINGS.index("generator")
        game = at.shuttle("orbit", 1)
        # Space 6 moves his bot on; from the others he builds the Generator that was missing.
        if game.lacerda.space != 5:
            levels.add(game.level)
    assert levels == {2}


def test_his_turn_tells_the_log_what_he_does_step_by_step() -> None:
    kinds = [event[0] for event in noted(solo("orbit").on(0, "obtain_blueprint"), 1)]
    wanted = [log.TURN, lacerda_log.LACERDA_CARD, log.MAIN_ACTION, log.COLONIST_PLACED, log.PAID]
    assert kinds[: len(wanted)] == wanted
    assert log.BLUEPRINT_TAKEN in kinds


def test_every_discovery_tile_is_either_of_use_to_him_or_ignored() -> None:
    at = solo().blueprints(1, "wind_turbines").tech(1, "rover", "c1t")
    for number, name in enumerate(DISCOVERIES[:BOX_DISCOVERIES]):
        useful = use_obstacle(at.game, DISCOVERY_EFFECTS[number]) == 0
        assert useful == (not DISCOVERY_TILES[number].resources), name


def test_he_collects_each_type_of_research_once() -> None:
    at = solo("orbit").display().rover(1, "3-2")
    at.game.lacerda.research = 1 << RESEARCH.index("a")
    assert at.game.rules.option("hex:2-1") not in targets(at.game)


@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_he_travels_without_a_ship(side: str) -> None:
    at = solo(side).space(0, 5 if side == "orbit" else 1)
    at.game.solo_card = SOLO_CARDS.index("a1")
    at.game.events = []
    game = at.shuttle(side, 1)
    told = [event for event in game.events if event[:2] == (log.TRAVELS, game.seats)]
    assert [event[2:4] for event in told] == [(SIDES.index(side) ^ 1, 0)]


@pytest.mark.parametrize("left", [0, 1])
def test_at_a_new_level_he_gains_what_he_has_left(left: int) -> None:
    at = solo().level(1, [1, 2, 2, 2]).write(f"table: lacerda.bots_left={left}")
    at.game.lacerda.ships = 0b10000 * left
    at.game.icon = BUILDINGS.index("generator")
    game = acts(at, 1)
    assert game.level == 2
    player = game.lacerda
    assert (player.ships, player.hangar, player.bots_left) == (0, left, 0)
    assert game.solo_bots == left
