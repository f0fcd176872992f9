"""Greedy bots know their games: they beat random play and bring a game to its end."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.lab.simulate import Setup, simulate
from planetfall.lab.tournament import Contest, hold

JUDGED = [title.id for title in games.GAMES.values() if title.judge]


@pytest.mark.slow
@pytest.mark.parametrize("game", JUDGED)
def test_greedy_beats_random_in_every_game_of_a_short_match(game: str) -> None:
    pair = hold(Contest(game, 2, ("greedy", "random")), 4).pairs[0]
    assert pair.games == 4
    assert pair.rate == 1


@pytest.mark.parametrize("game", JUDGED)
def test_greedy_depends_on_its_view_and_luck_alone(game: str) -> None:
    rules = games.build(game, {})
    bot = bots.make("greedy", game)
    rng = Random(3)
    position = rules.new(3, 11)
    for _ in range(30):
        seat = position.to_move()[0]
        view = position.view(seat)
        # Another deal of what the seat cannot know must not change its mind.
        other = view.determinize(rng)
        luck = rng.getrandbits(30)
        choice = bot.choose(view, Random(luck))
        assert choice in view.legal
        assert bot.choose(other.view(seat), Random(luck)) == choice
        position.apply(seat, choice)


@pytest.mark.parametrize("game", JUDGED)
def test_greedy_can_play_every_seat_count(game: str) -> None:
    rules = games.build(game, {})
    for seats in range(rules.least_seats, rules.most_seats + 1):
        position = rules.new(seats, 5)
        seated = [bots.make("greedy", game)] * seats
        assert match.run(position, seated, match.seat_rngs(5, seats), limit=60) > 0


@pytest.mark.slow
def test_four_greedy_corporations_terraform_mars_in_a_fair_time() -> None:
    run = simulate(Setup("terraforming-mars", 4, ("greedy",)), 3)
    generations = [result.rounds for result in run.results]
    assert all(result.finished for result in run.results)
    assert 8 <= sum(generations) / len(generations) <= 14
