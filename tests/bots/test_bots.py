"""Bots choose legal options from views, the same ones for the same luck."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.core.errors import BadRequest
from planetfall.lab.tournament import Contest, hold


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(BadRequest, match="no bot `hal`; there are `random`, `easy`, `greedy`"):
        bots.make("hal", "toy")


@pytest.mark.parametrize("name", bots.LEVELS)
def test_the_same_view_and_luck_give_the_same_choice(name: str) -> None:
    bot = bots.make(name, "toy")
    game = games.build("toy", {}).new(3, 5)
    rngs = match.seat_rngs(5, 3)
    while movers := game.to_move():
        seat = movers[-1]
        luck = rngs[seat].getrandbits(30)
        choice = bot.choose(game.view(seat), Random(luck))
        assert choice in game.legal(seat)
        assert choice == bot.choose(game.view(seat), Random(luck))
        game.apply(seat, choice)


def test_the_random_bot_takes_every_option_sometimes() -> None:
    game = games.build("toy", {}).new(2, 5)
    bot = bots.make("random", "toy")
    rng = Random(1)
    assert {bot.choose(game.view(0), rng) for _ in range(60)} == set(game.legal(0))


def test_a_match_can_be_given_up() -> None:
    game = games.build("toy", {}).new(2, 5)
    seated = [bots.make("random", "toy")] * 2
    assert match.run(game, seated, match.seat_rngs(5, 2), limit=3) == 3
    assert not game.is_over()


def test_greedy_beats_random_even_where_it_knows_only_the_score() -> None:
    pair = hold(Contest("toy", 2, ("greedy", "random")), 60).pairs[0]
    assert pair.rate > 0.6


def test_an_evaluation_can_be_replaced_from_outside() -> None:
    class Upside(bots.Evaluation):
        def worth(self, game: object, seat: int) -> int:
            return -super().worth(game, seat)

    judge = bots.judge_of("toy")
    game = games.build("toy", {}).new(2, 5)
    before = judge.evaluate(game, 1)
    judge.evaluation = Upside()
    assert judge.evaluate(game, 1) == -before
