"""Section 4: what changes in the humans' turns, and the points they gain and lose."""

import pytest

from planetfall.games.on_mars.components.blueprint_types import LEVELS
from planetfall.games.on_mars.components.names import BLUEPRINTS, CONTRACTS, LAB, TECHS
from planetfall.games.on_mars.components.tables import (
    CONTRACT_DONE,
    CONTRACT_FAILED,
    PROGRESS_POINTS,
)
from planetfall.games.on_mars.contracts import check_upgrade_contracts
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_TECHS
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.state import Colony
from planetfall.testing import rule
from tests.rulebook.on_mars_alien_invasion.defence_help import (
    Team,
    asked,
    beside,
    choose,
    hexes,
    offered,
    place,
    points,
    refuses,
    sentries,
    standing,
    stock,
    stunned,
    suit,
)


def end_turn(game: Colony, seat: int = 0) -> None:
    """Do nothing more in the turn of a seat."""
    while list(game.to_move()) == [seat] and "done" in offered(game, seat):
        choose(game, seat, "done")


def first(game: Colony, prefix: str, seat: int = 0) -> str:
    """The first choice of a kind that is offered."""
    return next(key for key in offered(game, seat) if key.startswith(prefix + ":"))


def play(game: Colony, *keys: str) -> None:
    """Choices of seat 0; those that were the only ones are made already."""
    for key in keys:
        if key in offered(game):
            choose(game, 0, key)


# Blueprints


@rule("OMA-4.05", "OMA-4.03")
@pytest.mark.parametrize(
    ("card", "cost"), [("construction_yard", 3), ("mineral_mine", 5), ("library", 5)]
)
def test_a_regular_blueprint_costs_its_value_and_points_may_be_negative(
    card: str, cost: int
) -> None:
    at = Team().space(0, 1).quarters(0, 1).display(card, "casino").common(1)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint", f"blueprint:{card}")
    assert points(game) == 1 - cost


@rule("OMA-4.04", "OMA-4.06")
def test_the_first_obtain_blueprint_action_takes_the_leftover_defence_card() -> None:
    at = Team().space(0, 1).quarters(0, 3).display("casino", "gym").leftover("sabotage")
    at.storage(0)
    game = at.turn(0)
    choose(game, 0, "main:obtain_blueprint")
    assert BLUEPRINTS.index("sabotage") in game.players[0].blueprints
    assert (front_of(game).leftover, points(game), stock(game)) == (0, 0, {"plant": 1})
    # It is not replaced; a colonist brings a card of the display as usual.
    assert [BLUEPRINTS[card - 1] for card in game.display if card] == ["casino", "gym"]
    choose(game, 0, "boost", "blueprint:gym")
    assert points(game) == -3
    again = Team(game=game).space(1, 2).quarters(1, 1).turn(1)
    choose(again, 1, "main:obtain_blueprint")
    assert [BLUEPRINTS[card] for card in again.players[1].blueprints] == ["casino"]


@rule("OMA-4.33")
@pytest.mark.parametrize("effect", ["executive.take_blueprint", "blueprint.library"])
def test_other_effects_take_from_the_display_and_leave_the_leftover_card(effect: str) -> None:
    at = Team().display("casino", "gym").leftover("sabotage").quarters(0, 0)
    game = at.doing(effect)
    choose(game, 0, "blueprint:casino")
    assert [BLUEPRINTS[card] for card in game.players[0].blueprints] == ["casino"]
    assert front_of(game).leftover == 1 + BLUEPRINTS.index("sabotage")


@rule("OMA-4.35")
def test_a_colony_status_update_leaves_the_leftover_card() -> None:
    at = Team().leftover("shield").level(1, [2, 2, 2, 2])
    game = at.doing("colony_update")
    assert game.level == 2
    assert front_of(game).leftover == 1 + BLUEPRINTS.index("shield")


# Technology


@rule("OMA-4.07")
def test_learning_a_technology_gives_a_point() -> None:
    game = Team().space(0, 1).quarters(0, 1).grid(bottom_1="mine").turn(0)
    choose(game, 0, "main:learn_technology", "lab:c1b")
    assert points(game) == 1


@rule("OMA-4.08")
@pytest.mark.parametrize(("edge", "gained"), [("c1t-c2t", 1), ("c3t-c4t", 1), ("c5t-c6", 4)])
def test_a_development_gives_a_point_and_three_more_in_the_last_column(
    edge: str, gained: int
) -> None:
    at = Team().space(0, 1).quarters(0, 1).tech(0, "mine", edge.partition("-")[0])
    game = at.storage(0, oxygen=4).crystals(0, 3).doing("blueprint.research_lab")
    choose(game, 0, f"develop:{edge}")
    assert points(game) == gained


@rule("OMA-4.27")
def test_a_free_development_after_use_by_another_counts_too() -> None:
    at = Team().tech(1, "rover", "c1t").bots(0, "9-9").rover(0, "3-5").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center")
    while "seat:1" not in offered(game):
        step = first(game, "rover")
        choose(game, 0, step)
    choose(game, 0, "seat:1")
    end_turn(game)
    assert asked(game) == "owner_choice@1"
    choose(game, 1, first(game, "develop", 1))
    assert points(game) == 1


@rule("OMA-4.02", "OMA-4.34")
def test_the_aliens_may_develop_once_for_each_use_of_a_team_mates_tile() -> None:
    at = Team().tech(1, "rover", "c1t").bots(0, "9-9").rover(0, "3-5").crystals(0, 0)
    at.commander.lab = [1 + ALIEN_TECHS.index("alien_shelter"), 0, 0, 0, 0]
    game = at.turn(0)
    choose(game, 0, "main:control_center")
    while "seat:1" not in offered(game):
        choose(game, 0, first(game, "rover"))
    choose(game, 0, "seat:1")
    end_turn(game)
    # First the owner is settled with, then the aliens are asked.
    choose(game, 1, "no")
    assert asked(game) == "invasion.loans@3"
    ready = commander_of(game).ready
    assert {"alien_develop:a1-a2t", "alien_develop:a1-a2b", "no"} == set(offered(game, 3))
    declined = game.clone()
    choose(game, 3, "alien_develop:a1-a2t")
    assert (commander_of(game).lab[0], commander_of(game).ready) == (2, ready + 1)
    assert asked(game) == "invasion.turn@3"
    choose(declined, 3, "no")
    assert commander_of(declined).lab[0] == 1


@rule("OMA-4.01")
def test_humans_cannot_use_alien_technology() -> None:
    at = Team().rover(0, "3-5").crystals(0, 0)
    at.commander.lab = [2] * 5
    game = at.doing("main.control_center")
    while "done" in offered(game) and [key for key in offered(game) if key.startswith("rover:")]:
        choose(game, 0, first(game, "rover"))
    assert not [key for key in offered(game) if key.startswith("seat:")]


# Buildings


@rule("OMA-4.09")
@pytest.mark.parametrize(("kind", "open_hex"), [("soldier", False), ("stunned_soldier", True)])
def test_nothing_is_built_on_the_hex_of_an_active_soldier(kind: str, open_hex: bool) -> None:
    at = Team().bots(0, "8-1").put(f"{kind} at 7-1").storage(0, mineral=1).quarters(0, 3)
    game = at.turn(0)
    play(game, "main:construct_building", "build:generator")
    assert ("7-1" in hexes(game)) == open_hex


def build(at: Team) -> Colony:
    """Seat 0 builds a Generator on 7-1, two hexes from the first one."""
    game = at.bots(0, "8-1").storage(0, mineral=1).quarters(0, 3).turn(0)
    play(game, "main:construct_building", "build:generator", "hex:7-1")
    return game


@rule("OMA-4.10")
def test_a_new_building_displaces_stunned_soldiers() -> None:
    game = build(Team().put("stunned_soldier at 7-1"))
    assert asked(game) == "invasion.displace@3"
    choose(game, 3, "hex:7-2")
    assert (stunned(game), standing(game)) == ({"7-2"}, set())


@rule("OMA-4.10")
@pytest.mark.parametrize(("piece", "owner"), [("sentry", 1), ("exosuit", 2)])
def test_a_new_building_displaces_sentry_bots_and_the_exosuit(piece: str, owner: int) -> None:
    at = Team().blueprints(1, "sentry_bots").blueprints(2, "defense_exosuit")
    game = build(at.put(f"{piece} at 7-1"))
    assert asked(game) == f"invasion.displace_piece@{owner}"
    choose(game, owner, "hex:7-2")
    assert (sentries(game) or [suit(game)]) == ["7-2"]


@rule("OMA-4.11")
def test_each_shelter_built_gives_three_points() -> None:
    at = Team().bots(0, "3-3").storage(0, oxygen=1).quarters(0, 3).tech(0, "shelter", "c2m")
    game = at.turn(0)
    play(game, "main:construct_building", "build:shelter", "hex:4-4")
    assert game.players[0].shelters == 2
    assert points(game) == 3


def upgrade(at: Team, card: str, hexagon: str) -> Colony:
    """Seat 0 upgrades a building beside its bot with a Blueprint."""
    at.bots(0, "3-3").blueprints(0, card).storage(0, mineral=1).quarters(0, 1)
    game = at.turn(0)
    choose(game, 0, "main:upgrade_building")
    if f"hex:{hexagon}" in offered(game):
        choose(game, 0, f"hex:{hexagon}")
    return game


@rule("OMA-4.12")
def test_a_building_with_an_active_soldier_cannot_be_upgraded() -> None:
    at = Team().bots(0, "3-3").blueprints(0, "metal_deposit").storage(0, mineral=1)
    at.put("mine at 3-4", "soldier at 3-4").quarters(0, 1)
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"


@rule("OMA-4.13", "OMA-4.16")
def test_the_aliens_move_a_stunned_soldier_off_an_upgraded_building() -> None:
    game = upgrade(Team().put("mine at 3-4", "stunned_soldier at 3-4"), "metal_deposit", "3-4")
    assert asked(game) == "invasion.displace@3"
    assert {"3-5", beside("3-4", "se")} <= hexes(game, 3)
    choose(game, 3, "hex:3-5")
    assert (stunned(game), standing(game)) == ({"3-5"}, set())


@rule("OMA-4.16")
@pytest.mark.parametrize(("piece", "owner"), [("sentry", 1), ("exosuit", 2)])
def test_an_upgrade_displaces_sentry_bots_and_the_exosuit(piece: str, owner: int) -> None:
    at = Team().put("mine at 3-4", f"{piece} at 3-4")
    at.blueprints(1, "sentry_bots").blueprints(2, "defense_exosuit")
    game = upgrade(at, "metal_deposit", "3-4")
    assert asked(game) == f"invasion.displace_piece@{owner}"
    choose(game, owner, "hex:3-5")
    assert (sentries(game) or [suit(game)]) == ["3-5"]


@rule("OMA-4.14")
def test_the_shield_of_an_upgraded_building_returns() -> None:
    game = upgrade(Team().put("mine at 3-4", "shield at 3-4"), "metal_deposit", "3-4")
    assert (front_of(game).shielded, front_of(game).shields) == ([], 10)


@rule("OMA-4.17")
@pytest.mark.parametrize(("card", "gained"), [("metal_deposit", 6), ("mineral_mine", 10)])
def test_an_upgrade_gives_twice_the_value_of_the_blueprint(card: str, gained: int) -> None:
    at = Team().put("mine at 3-4", "mine at 3-5", "mine at 3-6")
    game = upgrade(at, card, "3-4")
    assert points(game) == gained


@rule("OMA-4.18", "OMA-4.15", "OMA-4.29", "OMA-4.36")
@pytest.mark.parametrize(
    ("card", "building", "tech"),
    [
        ("shield", "generator", "shield"),
        ("sabotage", "greenhouse", ""),
        ("sentry_bots", "mine", "sentry_move"),
        ("defense_exosuit", "shelter of 0", "suit_move"),
    ],
)
def test_a_defence_blueprint_gives_three_points_and_its_tile_enters_the_lab(
    card: str, building: str, tech: str
) -> None:
    game = upgrade(Team().put(f"{building} at 3-4").crystals(0, 0), card, "3-4")
    if tech:
        assert asked(game) == "place_tech@0"
        choose(game, 0, "lab:c1b")  # its benefit is a crystal
        assert LAB[game.players[0].lab[TECHS.index(tech)] - 1] == "c1b"
        assert game.players[0].waiting == 1
    assert points(game) == 3  # and none for learning
    assert game.players[0].built >> BLUEPRINTS.index(card) & 1


@rule("OMA-4.15")
def test_a_defence_card_waits_while_the_first_lab_column_is_full() -> None:
    at = Team().put("mine at 3-4", "greenhouse at 3-2").bots(0, "3-3").quarters(0, 1)
    at.storage(0, mineral=1).tech(0, "mine", "c1t").tech(0, "rover", "c1b")
    at.blueprints(0, "sentry_bots")
    assert refuses(at.turn(0), 0, "main:upgrade_building") == "no_blueprint"
    # Sabotage has no tile.
    at = Team(game=at.game.clone()).blueprints(0, "sabotage")
    assert "main:upgrade_building" in offered(at.turn(0))


@rule("OMA-4.36")
def test_defence_blueprints_are_built_by_the_rules_of_level_1() -> None:
    at = Team().put("mine at 3-4").blueprints(0, "sentry_bots").storage(0, mineral=1)
    at.quarters(0, 1)
    assert LEVELS[BLUEPRINTS.index("sentry_bots")] == 1
    far = Team(game=at.game.clone()).bots(0, "9-9")
    assert refuses(far.turn(0), 0, "main:upgrade_building") == "no_blueprint"
    poor = Team(game=at.game.clone()).bots(0, "3-3").storage(0).ask_all()
    assert refuses(poor.turn(0), 0, "main:upgrade_building") == "not_enough"
    near = Team(game=at.game.clone()).bots(0, "3-3").turn(0)  # a complex of one is enough
    choose(near, 0, "main:upgrade_building")
    assert (asked(near), stock(near)) == ("place_tech@0", {})


@rule("OMA-4.19", "OMA-4.28")
@pytest.mark.parametrize(
    ("scientist", "owner", "gained"),
    [
        ("systems_engineer", 0, 9),  # the base game scores Advanced Mines with this one
        ("systems_engineer", 2, 9),
        ("geologist", 0, 6),  # who works there
        ("hydrologist", 0, 6),
    ],
)
def test_the_scientist_who_scores_the_building_adds_three_points(
    scientist: str, owner: int, gained: int
) -> None:
    game = upgrade(Team().put("mine at 3-4").scientist(owner, scientist), "metal_deposit", "3-4")
    assert points(game) == gained


@rule("OMA-4.28")
def test_defence_buildings_match_the_same_scientist() -> None:
    at = Team().put("mine at 3-4").scientist(1, "systems_engineer")
    game = upgrade(at, "sentry_bots", "3-4")
    assert points(game) == 6


# Ships


@rule("OMA-4.20")
def test_each_ship_welcomed_gives_three_points() -> None:
    game = Team().storage(0, plant=1, water=1).turn(0)
    choose(game, 0, "main:welcome_ship")
    while asked(game) == "main.welcome_ship@0":
        choose(game, 0, first(game, "ship"))
    assert points(game) == 3


@rule("OMA-4.21")
def test_each_ship_discarded_costs_three_points() -> None:
    game = Team().ships(0, 1).shuttle("orbit", 3)
    assert asked(game) == "may_travel@0"
    stays = game.clone()
    choose(game, 0, "yes")
    assert (game.players[0].hangar, points(game)) == (0, -3)
    choose(stays, 0, "no")
    assert points(stays) == 0


# Scientists and Contracts


@rule("OMA-4.22")
@pytest.mark.parametrize(("built", "gained"), [(0, 0), (1, 3), (2, 6)])
def test_hiring_a_scientist_scores_the_matching_advanced_buildings(built: int, gained: int) -> None:
    at = Team().offer("systems_engineer").storage(0, oxygen=2).quarters(0, 3)
    at.put("mine at 3-4", "mine at 11-3", "greenhouse at 11-5")
    at.advanced(2, "sabotage", "11-5")
    for card, hexagon, seat in [("sentry_bots", "3-4", 1), ("metal_deposit", "11-3", 2)][:built]:
        at.advanced(seat, card, hexagon)
    game = at.turn(0)
    choose(game, 0, "main:hire_scientist")
    while asked(game).startswith(("main.hire", "pay")):
        choose(game, 0, offered(game)[0])
    assert game.players[0].scientists
    assert points(game) == gained


@rule("OMA-4.23")
@pytest.mark.parametrize("number", range(len(CONTRACTS)))
def test_a_contract_costs_its_failure_when_it_is_taken(number: int) -> None:
    name = CONTRACTS[number]
    game = Team().offer(name).doing("blueprint.biolab")
    assert number in game.players[0].contracts
    assert points(game) == -CONTRACT_FAILED[number]


@rule("OMA-4.24", "OMA-4.30")
def test_a_completed_contract_gives_back_its_failure_and_its_success_once() -> None:
    number = 0
    at = Team().contract(0, CONTRACTS[number]).common(-CONTRACT_FAILED[number])
    at.put("mine at 3-4", "mine at 3-5", "mine at 3-6", "mine at 4-5").quarters(0, 1)
    game = upgrade(at, "metal_deposit", "3-4")
    # Six points are those of the upgrade.
    assert points(game) == CONTRACT_DONE[number] + 6
    game.land[place("3-5")] = game.land[place("3-6")] = game.land[place("4-5")] = 0
    check_upgrade_contracts(game)
    assert points(game) == CONTRACT_DONE[number] + 6
    assert game.done >> number & 1


# Executive actions


@rule("OMA-4.25")
def test_every_executive_action_gives_the_aliens_a_single_use_token() -> None:
    at = Team().ships(0, 5).crystals(0, 3).quarters(0, 3)
    game = at.turn(0)
    taken = [key for key in offered(game) if key.startswith("executive:")]
    assert taken
    choose(game, 0, taken[0])
    assert commander_of(game).single == 1
    use = Team().advanced(0, "casino", "7-7").crystals(0, 2).turn(0)
    choose(use, 0, "use:casino")
    assert commander_of(use).single == 1
    work = Team().advanced(1, "shield", "7-3").scientist(0, "rd_engineer").turn(0)
    choose(work, 0, "work:shield")
    assert commander_of(work).single == 1


@rule("OMA-4.31")
def test_with_all_ten_in_use_no_single_use_token_is_gained() -> None:
    at = Team().advanced(0, "casino", "7-7").crystals(0, 2).covers(build="single", tech="single")
    at.commander.single = 8
    game = at.turn(0)
    choose(game, 0, "use:casino")
    assert commander_of(game).single == 8


# Points of the base game


@rule("OMA-4.26")
def test_life_support_points_go_to_the_team() -> None:
    at = Team().rewards("ships", "bots", "mines", "shelters").ships(0, 2)
    game = build(at.level(1, [1, 2, 2, 2]))
    assert points(game) == 2 + 2 * 2  # for the first of its kind, and two for each ship
    assert game.players[0].vp == 0


@rule("OMA-4.26", "OMA-4.37")
def test_progress_points_are_the_sum_over_all_humans_and_not_scored_at_the_end() -> None:
    at = Team().level(1, [2, 2, 2, 2])
    at.player(0).cubes, at.player(1).cubes, at.player(2).cubes = 0b11, 0b111, 0
    game = at.doing("colony_update")
    assert game.level == 2
    assert points(game) == PROGRESS_POINTS[2] + PROGRESS_POINTS[3]
    assert [sheet.total for sheet in game.scores()[:3]] == [points(game)] * 3


@rule("OMA-4.26")
def test_a_base_effect_that_scores_at_once_scores_for_the_team() -> None:
    game = Team().doing("blueprint.mineral_mine")
    assert points(game) == 2


# Private Goals


@rule("OMA-4.32")
def test_a_private_goal_is_completed_as_in_the_base_game() -> None:
    at = Team().goals(0, "four_blueprints", "three_advanced_buildings").quarters(0, 3)
    at.blueprints(0, "casino", "gym", "biomarket", "oxygen_tank")
    game = at.turn(0)
    assert "goal:four_blueprints" in offered(game)
    choose(game, 0, "goal:four_blueprints")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert game.players[0].goal
    game.players[0].built = 0b111
    assert not [key for key in offered(game) if key.startswith("goal:")]
