"""Positions for learning: games of bots that stray now and then, written down as inputs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from planetfall import bots, games
from planetfall.bots import match
from planetfall.bots.base import Bot
from planetfall.bots.correction import Corrected
from planetfall.bots.inputs import Inputs
from planetfall.bots.judge import Judge
from planetfall.bots.levels import StrongBot
from planetfall.bots.network import of_data
from planetfall.core.game import NOBODY_MOVES, Game
from planetfall.core.scores import side_of, side_totals

STRAYS = (0.0, 0.02, 0.05, 0.1, 0.16)
"""How often the seats of a game choose at random; a game has one of these."""
KEPT = 0.4
"""The share of positions after an own choice that is kept."""
MOST_CHOICES = 2500
"""Games that are longer teach nothing and are dropped."""


@dataclass(frozen=True)
class Lesson:
    """What is the same for all games of a round of learning."""

    game: str
    seats: int
    options: dict[str, Any]
    weights: tuple[dict[str, Any], ...] = ()
    """Those that play, the newest last; without any `greedy` plays."""


def inputs_of(game: str) -> Inputs:
    """The encoder of a game."""
    title = games.title_of(game)
    encoder: Inputs = title.load(title.inputs)()
    return encoder


def judge_with(game: str, data: dict[str, Any] | None) -> Judge:
    """A game's judge with the correction of some weights, or without any."""
    judge = bots.judge_of(game)
    if data is not None:
        networks = {data["seats"]: of_data(data)}
        judge.evaluation = Corrected(judge.evaluation, inputs_of(game), networks)
    return judge


def strong_with(game: str, data: dict[str, Any] | None) -> StrongBot:
    """The level `strong` with other weights than its own."""
    return StrongBot(judge_with(game, data), bots.judge_of(game))


def margin(game: Game, seat: int) -> int:
    """The points of a seat's side before those of the best other side."""
    sides = game.sides()
    points = side_totals([sheet.total for sheet in game.scores()], sides)
    own = side_of(sides, seat)
    rivals = [total for side, total in enumerate(points) if side != own]
    return points[own] - (max(rivals) if rivals else 0)


def play(lesson: Lesson, seeds: list[int]) -> list[tuple[int, list[list[int]], list[int]]]:
    """By seed: the inputs of some positions of its game, and the margin each one led to."""
    encoder = inputs_of(lesson.game)
    plain = bots.judge_of(lesson.game)
    pool: list[Bot] = [strong_with(lesson.game, data) for data in lesson.weights]
    if not pool:
        pool.append(bots.make("greedy", lesson.game))
    rules = games.build(lesson.game, lesson.options)
    found = []
    for seed in seeds:
        luck = Random(f"lesson {seed}")
        game = rules.new(lesson.seats, seed)
        rngs = match.seat_rngs(seed, lesson.seats)
        # The newest plays most seats, older ones the others.
        seated = [pool[-1] if luck.random() < 0.7 else luck.choice(pool) for _ in rngs]
        stray = luck.choice(STRAYS)
        noted: list[list[int]] = []
        whose: list[int] = []
        choices = 0
        while choices < MOST_CHOICES:
            seat = game.next_to_move()
            if seat == NOBODY_MOVES:
                break
            legal = game.legal(seat)
            if luck.random() < stray:
                option = luck.choice(legal)
            else:
                option = seated[seat].choose(game.view(seat), rngs[seat])
            game.apply(seat, option)
            choices += 1
            if luck.random() < KEPT and _is_settled(plain, encoder, game, seat):
                noted.append(encoder.of(game, seat))
                whose.append(seat)
        if game.is_over():
            margins = [margin(game, seat) for seat in range(lesson.seats)]
            found.append((seed, noted, [margins[seat] for seat in whose]))
    return found


def _is_settled(judge: Judge, encoder: Inputs, game: Game, seat: int) -> bool:
    """Whether a position is one that a search would value for the seat that has just chosen."""
    if not encoder.fits(game, seat):
        return False
    if game.asks[seat] is None:
        return True
    return judge.at_rest(game, seat) and not judge.is_step(game, seat)
