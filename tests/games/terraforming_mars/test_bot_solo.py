"""The solo bot of Terraforming Mars reckons with what it can still buy."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots
from planetfall.bots.search import rank
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars.bot_solo import (
    UNIT,
    Bargains,
    Outlook,
    change_of,
)
from planetfall.games.terraforming_mars.components.card import card_id
from planetfall.games.terraforming_mars.state import Mars
from tests.rulebook.terraforming_mars.help import Position


def margin(at: Position) -> float:
    """What would be left over, in M€."""
    return Outlook(at.turn(0)).margin() / UNIT


def last(at: Position) -> Position:
    """The last generation of an empty hand."""
    return at.generation(14).empty_hand(0)


def choice(game: Mars, level: str = "greedy") -> str:
    """What a level chooses."""
    bot = bots.make(level, "terraforming-mars")
    return game.rules.key(bot.choose(game.view(0), Random(1)))


def test_in_the_last_generation_only_what_can_be_paid_now_counts() -> None:
    almost = last(Position(1).terraformed().track(temperature=4).give(0, mc=28))
    assert margin(almost) == 0
    assert margin(last(Position(1).terraformed().track(temperature=4).give(0, mc=20))) == -8
    # Eight units of heat are a step, energy becomes heat too late, plants grow too late.
    at = last(Position(1).terraformed().track(temperature=4).give(0, mc=14, heat=8))
    assert margin(at) == 0
    at = last(Position(1).terraformed().track(temperature=4).give(0, mc=14, energy=8))
    assert margin(at) == -14
    at = last(Position(1).terraformed().track(oxygen=13)).give(0, mc=14).produce(0, plant=8)
    assert margin(at) == -9


def test_income_to_come_is_counted_with_the_rating_that_grows_by_it() -> None:
    at = Position(1).terraformed().track(temperature=6).generation(13).rating(0, 20)
    assert margin(at.empty_hand(0)) == 20 - 14
    bought = Position(1).terraformed().track(temperature=6).generation(13).rating(0, 20)
    # Bought now, the step brings 1 M€ more in the production between.
    assert margin(bought.give(0, mc=14).empty_hand(0)) == 21


@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_the_step_that_wins_comes_before_points(level: str) -> None:
    at = Position(1).terraformed().track(temperature=6).generation(14).give(0, mc=25)
    game = at.empty_hand(0).hand(0, "immigrant_city", "ganymede_colony").turn(0)
    assert choice(game, level) == "standard:asteroid"


def test_heat_and_plants_make_the_last_steps_before_money_does() -> None:
    at = last(Position(1).terraformed().track(oxygen=13).give(0, plant=8, mc=22))
    assert choice(at.turn(0)) == "convert:plants"


def test_a_won_game_is_worth_more_than_any_that_is_not() -> None:
    won = last(Position(1).terraformed().give(0, mc=14)).turn(0)
    rich = Position(1).terraformed().track(oxygen=13).generation(2).give(0, mc=900).turn(0)
    # Money alone wins nothing.
    evaluation = bots.judge_of("terraforming-mars").evaluation
    over = last(Position(1).terraformed()).end()
    for game in (won, over):
        assert evaluation.worth(game, 0) > evaluation.worth(rich, 0)
    assert not won.finished
    assert over.finished


def test_points_count_once_the_game_is_won() -> None:
    at = Position(1).terraformed().generation(14).give(0, mc=30).empty_hand(0)
    assert choice(at.turn(0)) == "standard:greenery"


def test_production_counts_while_there_is_use_for_it() -> None:
    heater = change_of(card_id("ghg_factories"))
    cold = Outlook(Position(1).generation(6).turn(0))
    warm = Outlook(Position(1).terraformed().track(oxygen=3).generation(6).turn(0))
    assert cold.margin_with(heater, 0) > cold.margin() + 10 * UNIT
    assert warm.margin_with(heater, 0) == warm.margin()


def test_an_action_counts_as_far_as_there_is_energy_for_it() -> None:
    works = change_of(card_id("ironworks"))
    dark = Outlook(Position(1).generation(6).turn(0))
    lit = Outlook(Position(1).generation(6).produce(0, energy=4).turn(0))
    assert dark.margin_with(works, 0) == dark.margin()
    assert lit.margin_with(works, 0) > lit.margin() + 20 * UNIT


def test_cards_are_bought_as_whole_plans_of_different_size() -> None:
    at = Position(1).generation(2).give(0, mc=40).empty_hand(0)
    game = at.turn(0)
    offered = [card_id("birds"), card_id("sponsors"), card_id("ghg_factories")]
    found = Bargains(game, offered, 40, 3)
    assert card_id("birds") not in found.cards
    assert found.usual <= found.most == len(found.cards)
    judge = bots.judge_of("terraforming-mars")
    game = at.deck("birds", "sponsors", "ghg_factories", "trees").next_generation()
    plans = rank(judge, game, 0, game.legal(0))
    assert len({len(plan.steps) for plan in plans}) == len(plans) > 1
    assert all(plan.steps[-1] == DONE for plan in plans)
