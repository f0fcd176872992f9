"""Section 34: the goals of the solo game, each broken at every one of its points."""

from collections.abc import Callable

import pytest

from planetfall.games.on_mars.components.names import CONTRACTS, GOALS
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, goal_met
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position

Change = Callable[[Position], object]


def base(level: int) -> Position:
    """A player with a completed goal at some Colony level."""
    at = Position(seats=1).level(level, [level] * 4)
    at.game.players[0].goal = 1 + GOALS.index("three_ships")
    return at


def done(at: Position, *names: str) -> Position:
    """Contracts that have been fulfilled."""
    for name in names:
        at.contract(0, name)
        at.game.done |= 1 << CONTRACTS.index(name)
    return at


def first() -> Position:
    """All points of the first goal."""
    return done(base(3), "minerals").tech(0, "shelter", "c6")


def second() -> Position:
    """All points of the second goal."""
    at = done(base(3), "minerals", "advanced_mine").building("shelter", "4-1", "3-1", "1-1")
    at.game.players[0].research = 0b11
    return at


def third() -> Position:
    """All points of the third goal."""
    at = done(base(4), "minerals", "advanced_mine").building("mine", "7-4", "6-3")
    at.miner(0, "7-4").miner(0, "6-3").advanced(0, "metal_deposit", "7-5")
    at.advanced(0, "wind_turbines", "7-3").advanced(0, "private_ship", "9-5")
    return at.advanced(0, "biomarket", "7-7").advanced(0, "casino", "5-3")


def potato() -> Position:
    """All points of the scenario."""
    at = done(base(3), "advanced_greenhouse", "plants_and_minerals").scientist(0, "biochemist")
    at.building("greenhouse", "7-8", "7-9", "8-7", "8-8").space(0, 1)
    at.advanced(0, "biomarket", "7-7").advanced(0, "hydroponic_farm", "7-8")
    at.advanced(0, "eco_resort", "7-9").building("shelter", "4-1", "3-1", "1-1")
    at.storage(0, plant=5).tech(0, "greenhouse", "c6")
    at.game.players[0].research = 0b101
    return at


MAKERS = [first, second, third, potato]


def is_met(number: int, change: Change | None = None, lead: int = 50) -> bool:
    """Whether a goal is met after a change of the position that meets it."""
    at = MAKERS[number]()
    if change is not None:
        change(at)
    return goal_met(at.game, SOLO_GOALS[number], lead)


def undone(name: str) -> Change:
    """The change that a Contract is not fulfilled."""

    def change(at: Position) -> None:
        at.game.done &= ~(1 << CONTRACTS.index(name))

    return change


def without_goal(at: Position) -> None:
    """No Private Goal is completed."""
    at.game.players[0].goal = 0


def one_research(at: Position) -> None:
    """Only one Research tile."""
    at.game.players[0].research = 1


@pytest.mark.parametrize("number", range(4))
def test_each_goal_can_be_met(number: int) -> None:
    assert is_met(number)


@rule("OM-34.01", "OM-34.06", "OM-34.12", "OM-34.18")
def test_each_goal_wants_a_colony_level() -> None:
    for number, level in ((0, 3), (1, 3), (2, 4), (3, 3)):
        assert not is_met(number, lambda at, low=level - 1: at.level(low))  # type: ignore[misc]


@rule("OM-34.02")
def test_the_first_goal_wants_a_contract() -> None:
    assert not is_met(0, undone("minerals"))


@rule("OM-34.03", "OM-34.08", "OM-34.14")
def test_the_first_three_goals_want_a_completed_private_goal() -> None:
    for number in range(3):
        assert not is_met(number, without_goal)


@rule("OM-34.04")
def test_the_first_goal_wants_a_tile_at_level_six() -> None:
    assert not is_met(0, lambda at: at.tech(0, "shelter", "c5t"))


@rule("OM-34.05", "OM-34.11", "OM-34.17", "OM-34.28")
def test_each_goal_wants_its_lead_over_lacerda() -> None:
    for number, lead in ((0, 1), (1, 10), (2, 20), (3, 30)):
        assert is_met(number, None, lead)
        assert not is_met(number, None, lead - 1)


@rule("OM-34.07", "OM-34.13")
def test_the_second_and_third_goal_want_a_contract_of_each_kind() -> None:
    for number in (1, 2):
        assert not is_met(number, undone("minerals"))
        assert not is_met(number, undone("advanced_mine"))


@rule("OM-34.09", "OM-34.25")
def test_the_second_goal_and_the_scenario_want_two_research_tiles() -> None:
    assert not is_met(1, one_research)
    assert not is_met(3, one_research)


@rule("OM-34.10", "OM-34.30")
def test_the_second_goal_wants_four_shelters_the_starting_one_counted() -> None:
    def fewer(at: Position) -> None:
        at.game.players[0].shelters -= 1

    assert not is_met(1, fewer)


@rule("OM-34.15")
def test_the_third_goal_wants_three_mines_held() -> None:
    def fewer(at: Position) -> None:
        at.game.tops[at.game.tops.index(1)] = 0

    assert not is_met(2, fewer)


@rule("OM-34.16")
def test_the_third_goal_wants_five_advanced_buildings() -> None:
    def fewer(at: Position) -> None:
        at.game.players[0].built &= at.game.players[0].built - 1

    assert not is_met(2, fewer)


@rule("OM-34.19", "OM-34.20")
def test_the_scenario_wants_its_two_contracts() -> None:
    assert not is_met(3, undone("advanced_greenhouse"))
    assert not is_met(3, undone("plants_and_minerals"))


@rule("OM-34.21")
def test_the_scenario_wants_the_biochemist() -> None:
    def fired(at: Position) -> None:
        at.game.players[0].scientists = 0

    assert not is_met(3, fired)


@rule("OM-34.22", "OM-34.32")
def test_the_scenario_wants_three_own_advanced_greenhouses() -> None:
    assert not is_met(3, lambda at: at.advanced(1, "hydroponic_farm", "7-8"))


@rule("OM-34.23")
def test_the_scenario_wants_a_greenhouse_complex_of_five() -> None:
    assert not is_met(3, lambda at: at.bare("8-8"))


@rule("OM-34.24", "OM-34.31")
def test_the_scenario_wants_five_plants_which_need_four_shelters() -> None:
    assert not is_met(3, lambda at: at.storage(0, plant=4))
    assert potato().game.players[0].storage_limit() == 5


@rule("OM-34.26")
def test_the_scenario_wants_greenhouse_tech_at_level_six() -> None:
    assert not is_met(3, lambda at: at.tech(0, "greenhouse", "c5t"))


@rule("OM-34.27")
def test_the_scenario_wants_the_game_to_end_in_orbit() -> None:
    assert not is_met(3, lambda at: at.space(0, 5))


@rule("OM-34.29", "OM-33.02")
def test_meeting_any_goal_wins_and_none_loses() -> None:
    at = first().points(0, 60)
    assert at.game.outcome().winners == (0,)
    assert first().points(0, -60).game.outcome().winners == ()
    assert Position(seats=1).points(0, 60).game.outcome().winners == ()


def test_a_goal_that_was_set_wins_alone() -> None:
    at = Position(seats=1, solo_goal="2").level(3, [3] * 4)
    at.game.players[0].goal = 1
    done(at, "minerals").tech(0, "shelter", "c6").points(0, 60)
    assert at.game.outcome().winners == ()
