"""Ratings: maximum likelihood, the same in any order, with intervals that cover the truth."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from planetfall.core.errors import BadRequest
from planetfall.lab.ratings import THE_GAME, Standing, fit, rate, stages_of, standard_errors

STRENGTHS = {"weak": 1.0, "middle": 2.0, "strong": 6.0}


def tables(count: int, seed: int = 1) -> list[Standing]:
    """Tables of three or four seats whose winners are drawn by the strengths of the bots."""
    rng = Random(seed)
    found = []
    for number in range(count):
        bots = tuple(rng.choices(list(STRENGTHS), k=rng.choice([3, 4])))
        winner = rng.choices(range(len(bots)), [STRENGTHS[bot] for bot in bots])[0]
        found.append(Standing(bots, (winner,), group=number))
    return found


def test_two_bots_get_the_odds_of_their_wins() -> None:
    games = [Standing(("a", "b"), (0,) if k % 10 else (1,), group=k) for k in range(2000)]
    first, second = rate(games, resamples=0)
    assert first.elo - second.elo == pytest.approx(400 * math.log10(9), abs=2)


def test_strengths_are_found_again_and_lie_inside_their_intervals() -> None:
    found = {rating.bot: rating for rating in rate(tables(2000))}
    logs = {bot: 400 * math.log10(strength) for bot, strength in STRENGTHS.items()}
    mean = sum(logs.values()) / len(logs)
    for bot, rating in found.items():
        assert rating.low <= logs[bot] - mean <= rating.high
        assert rating.low < rating.elo < rating.high
    wide = {rating.bot: rating for rating in rate(tables(100))}
    assert wide["weak"].high - wide["weak"].low > found["weak"].high - found["weak"].low


def test_at_the_best_fit_every_bot_wins_as_often_as_it_should() -> None:
    games = tables(500)
    stages = Counter(stage for game in games for stage in stages_of(game))
    elos = fit(stages)
    # The drawn game against mean strength pulls a little; it is one of 500.
    for bot in STRENGTHS:
        expected = won = 0.0
        for (names, shares), count in stages.items():
            total = sum(10 ** (elos[name] / 400) for name in names)
            for name, share in zip(names, shares, strict=True):
                if name == bot:
                    expected += count * 10 ** (elos[name] / 400) / total
                    won += count * share
        assert expected == pytest.approx(won, abs=0.5)


def test_the_order_of_games_does_not_matter() -> None:
    games = tables(60)
    there = rate(games, resamples=0)
    assert there == rate(reversed(games), resamples=0)


def test_a_clean_sweep_stays_finite() -> None:
    best, worst = rate([Standing(("a", "b"), (0,), group=k) for k in range(10)])
    assert best.bot == "a" and 100 < best.elo - worst.elo < 2000


def test_a_clean_sweep_of_few_games_leaves_much_open() -> None:
    """Every draw of a bootstrap is the same then; the truth may be far off."""
    few, many = (
        rate([Standing(("a", "b"), (0,), group=k) for k in range(count)])[0] for count in (4, 40)
    )
    assert few.high - few.low > 200
    assert few.low < 20  # four wins of four come by chance where both are equal
    assert many.low > 100
    assert many.low < 200 * math.log10(19) < many.high  # 19 of 20


@pytest.mark.parametrize(("bots", "count"), [(2, 100), (4, 400)])
def test_errors_of_even_bots_are_those_of_the_formula(bots: int, count: int) -> None:
    """Of n tables of k equal bots each: the variance of a strength is (k - 1) / n nats."""
    names = tuple("abcd"[:bots])
    games = [Standing(names, (k % bots,), group=k) for k in range(count)]
    stages = Counter(stage for game in games for stage in stages_of(game))
    for error in standard_errors(stages, fit(stages)).values():
        nats = error * math.log(10) / 400
        assert nats**2 == pytest.approx((bots - 1) / count, rel=0.05)


def test_games_of_one_seed_are_drawn_together() -> None:
    """Ten copies of a game say no more than the game: the interval does not shrink."""
    games = tables(50)
    copies = [game for game in games for _ in range(10)]
    once = {rating.bot: rating for rating in rate(games)}
    often = {rating.bot: rating for rating in rate(copies)}
    for bot in once:
        ratio = (often[bot].high - often[bot].low) / (once[bot].high - once[bot].low)
        assert 0.8 < ratio < 1.5


def test_places_behind_the_winner_count_if_asked() -> None:
    games = [Standing(("a", "b", "c"), (0,), places=(1, 2, 3), group=k) for k in range(50)]
    by_wins = {rating.bot: rating.elo for rating in rate(games, resamples=0)}
    by_places = {rating.bot: rating.elo for rating in rate(games, by="places", resamples=0)}
    assert by_wins["b"] == by_wins["c"]
    assert by_places["b"] > by_places["c"] + 100
    with pytest.raises(BadRequest, match="`wins`, `places`"):
        rate(games, by="luck")


def test_nobodys_win_and_shared_wins_count_in_parts() -> None:
    assert stages_of(Standing(("a", "b"), ())) == [(("a", "b"), (0.5, 0.5))]
    assert stages_of(Standing(("a", "b", "c"), (0, 2))) == [(("a", "b", "c"), (0.5, 0.0, 0.5))]


def test_teams_play_against_the_game() -> None:
    game = Standing(("a", "a"), (0, 1), sides=[[0, 1]])
    assert stages_of(game) == [(("a", THE_GAME), (1.0, 0.0))]
    lost = [Standing((bot,) * 2, (), sides=[[0, 1]], group=k) for k, bot in enumerate("ab" * 10)]
    won = [Standing(("a", "a"), (0, 1), sides=[[0, 1]], group=20 + k) for k in range(10)]
    best, worst = rate([*lost, *won])
    assert (best.bot, worst.bot) == ("a", "b") and best.elo > worst.elo
    with pytest.raises(BadRequest, match="same bot"):
        rate([Standing(("a", "b"), (0, 1), sides=[[0, 1]])])


def test_no_game_is_no_rating() -> None:
    with pytest.raises(BadRequest, match="No finished game"):
        rate([])
