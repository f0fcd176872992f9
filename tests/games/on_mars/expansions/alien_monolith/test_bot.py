"""The greedy bot plays Monolith for its objectives."""

from __future__ import annotations

import random

from planetfall.bots.greedy import GreedyBot
from planetfall.games.on_mars.bot import judge
from planetfall.games.on_mars.expansions.alien_monolith.bot import AIMS
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DISCOVERY,
    SCIENTIST,
)
from planetfall.games.on_mars.expansions.alien_monolith.objectives import met
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from tests.rulebook.on_mars_alien_invasion.monolith import new, start
from tests.rulebook.on_mars_alien_invasion.test_17_monolith_goals import fulfilled


def chosen(game: MonolithColony) -> str:
    """What the bot chooses now."""
    return game.rules.key(GreedyBot(judge()).choose(game.view(0), random.Random(1)))


def test_it_claims_the_victory() -> None:
    assert chosen(fulfilled(start(), 4).turn(0)) == "win"


def test_every_objective_is_worth_more_than_being_near_it() -> None:
    worth = [AIMS.evaluate(fulfilled(start(), count).turn(0), 0) for count in range(5)]
    assert worth == sorted(worth)


def test_it_chooses_objectives_by_a_plan() -> None:
    game = new()
    keys = []
    while 0 in game.objectives:
        keys.append(chosen(game))
        game.choose(0, keys[-1])
    assert keys[0] == "deck:scientists"
    assert game.random_decks == 1 << SCIENTIST | 1 << DISCOVERY
    assert "objective:contract_crystals_and_minerals" in keys
    assert "objective:tech_rover" in keys


def test_it_fulfils_more_than_chance_does() -> None:
    bot = GreedyBot(judge())
    count = 0
    for seed in range(3):
        game = new(seed)
        rng = random.Random(seed)
        while game.to_move():
            game.apply(0, bot.choose(game.view(0), rng))
        count += met(game)
    assert count >= 2
