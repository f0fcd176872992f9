"""Outbreak on the machine: whole games, the conformance suite, texts."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.bots.greedy import GreedyBot
from planetfall.core import check
from planetfall.games.on_mars.bot import judge
from planetfall.games.on_mars.expansions.alien_outbreak.goals import CAUSES
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import rules
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, states


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("infected", ["14", "12"])
def test_the_conformance_suite_finds_nothing(seats: int, infected: str) -> None:
    assert check.run(rules(chapter="outbreak", infected=infected), seats, range(4)) == []


def test_a_game_is_won_or_lost_together() -> None:
    endings = set()
    for seed in range(20):
        game = rules(chapter="outbreak").new(3, seed)
        for seat in check.steps(game, seed):
            assert seat >= -1
        assert isinstance(game, Colony)
        endings.add(game.decided)
        assert len(game.outcome().winners) in (0, 3)
    assert endings <= {"won_together", *CAUSES}


def test_a_position_comes_back_from_its_text_with_all_states() -> None:
    at = Ward(3).put("shelter of 0 at 4-2").people(0, "room_1", well=1, ill=2)
    at.people(0, "room_2", immune=1).people(1, "working_area", ill=1)
    game = at.put("infected_miner of 2 at 7-5").calm(0)
    again = game.rules.from_text(game.to_text())
    assert isinstance(again, Colony)
    assert again.digest() == game.digest()
    assert states(again, 0, "room_1") == [1, 2, 0]
    assert again.players[0].hands() == game.players[0].hands() == 2


def test_the_greedy_bot_stands_somebody_up_before_the_infection_spreads() -> None:
    at = Ward(2).people(0, "room_1", well=3, ill=1).medicine(0, 1).people(1, "room_1", well=2)
    game = at.calm(0)
    bot, rng = GreedyBot(judge()), Random(1)
    chosen = ""
    for _ in range(12):
        if game.turn != 0 or list(game.to_move()) != [0]:
            break
        option = bot.choose(game.view(0), rng)
        chosen += game.rules.vocabulary.key(option) + " "
        game.apply(0, option)
    assert "colonist:0-room_1-ill" in chosen
