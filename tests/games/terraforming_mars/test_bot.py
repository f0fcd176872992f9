"""Small positions in which the greedy bot of Terraforming Mars once chose badly."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots
from planetfall.core.vocabulary import DONE
from planetfall.games.terraforming_mars.bot import (
    MarsJudge,
    economy,
    generations_left,
    net_worth,
)
from planetfall.games.terraforming_mars.bot_cards import SOLO, VERSUS
from planetfall.games.terraforming_mars.components.card import CARDS, card_id
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of
from tests.rulebook.terraforming_mars.help import Position


def first_choice(game: Mars, seat: int = 0) -> str:
    """What the greedy bot chooses for a seat."""
    bot = bots.make("greedy", "terraforming-mars")
    return game.rules.key(bot.choose(game.view(seat), Random(1)))


@pytest.mark.parametrize("plants", [8, 10, 17])
def test_the_last_plants_become_greeneries(plants: int) -> None:
    game = Position(2).terraformed().give(0, plant=plants).end()
    assert first_choice(game) == "convert:plants"


def test_a_milestone_is_claimed_as_soon_as_it_can_be_paid() -> None:
    game = Position(2).rating(0, 35).give(0, mc=8).generation(8).empty_hand(0).turn(0)
    assert first_choice(game) == "milestone:terraformer"


def test_production_is_bought_before_terraforming() -> None:
    at = Position(2).give(0, mc=40).empty_hand(0).hand(0, "immigrant_city", "sponsors")
    assert first_choice(at.turn(0)) == "play:sponsors"


def test_money_of_the_last_generation_is_spent() -> None:
    at = Position(2).terraformed().generation(11).give(0, mc=23).empty_hand(0)
    at.award(1, "landlord").award(1, "banker").award(1, "miner")
    assert first_choice(at.turn(0)) == "standard:greenery"


def test_the_last_step_of_oxygen_is_made_however_many_plants_there_are() -> None:
    at = Position(2).terraformed().track(oxygen=13).generation(12).give(0, plant=300)
    assert first_choice(at.empty_hand(0).turn(0)) == "convert:plants"


def test_more_metal_than_can_be_spent_is_worth_little() -> None:
    few = economy(Position(2).give(0, titanium=12).turn(0), 0, 8)
    many = economy(Position(2).give(0, titanium=22).turn(0), 0, 8)
    assert 0 < many - few < 3 * VERSUS.resource(2, 8)


def test_metal_in_stock_makes_a_card_that_takes_it_more_attractive() -> None:
    card = card_id("asteroid_mining")
    rich = Position(2).give(0, titanium=6).turn(0)
    assert net_worth(rich, 0, card, 8) > net_worth(Position(2).turn(0), 0, card, 8)


def test_cards_are_bought_in_the_order_in_which_they_are_offered() -> None:
    game = Position(2).empty_hand(0).turn(0)
    left = generations_left(game)
    worthy = [
        CARD + STRIDE * card.id
        for card in CARDS
        if card.id
        and not card.is_corporation()
        and card.cost < 12
        and not card.needs
        and net_worth(game, 0, card.id, left) > 10 * VERSUS.money[left]
    ][:4]
    # The least of the worthy ones first: what is passed over is gone.
    assert MarsJudge()._purchase(game, 0, [*worthy, DONE], 60, 3) == worthy[0]
    best = max(worthy, key=lambda option: net_worth(game, 0, card_of(option), left))
    assert best != worthy[0]


def test_alone_points_alone_count_nothing() -> None:
    birds = card_id("birds")
    assert SOLO.promise(birds, 6) < VERSUS.promise(birds, 6)
