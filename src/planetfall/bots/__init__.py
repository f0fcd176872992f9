"""Bots: `choose(view, rng) -> option`, by level and game.

>>> from random import Random
>>> from planetfall.games import rules
>>> game = rules("planet-unknown").new(seats=2, seed=7)
>>> seat = game.to_move()[0]
>>> make("random", "planet-unknown").choose(game.view(seat), Random(1)) in game.legal(seat)
True
"""

from __future__ import annotations

from typing import Final

from planetfall.bots.base import Bot, RandomBot
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.greedy import GreedyBot
from planetfall.bots.judge import Judge
from planetfall.bots.levels import EasyBot, ExpertBot, StrongBot
from planetfall.bots.weights import corrected
from planetfall.core.errors import BadRequest, one_of
from planetfall.games import title_of

__all__ = [
    "LEVELS",
    "STEADY",
    "Bot",
    "Evaluation",
    "GreedyBot",
    "Judge",
    "RandomBot",
    "judge_of",
    "learned_judge_of",
    "make",
]

LEVELS: Final = ("random", "easy", "greedy", "strong", "expert")
"""Names of bots from weak to strong; every game has them all."""
STEADY: Final = "greedy"
"""The level that is taken where none is named, and where a slower one does not answer in time."""


def judge_of(game: str) -> Judge:
    """The judgement of a game's positions; by the score where it has none of its own."""
    title = title_of(game)
    judge: Judge = title.load(title.judge)() if title.judge else Judge()
    return judge


def learned_judge_of(game: str) -> Judge:
    """The judgement of a game with its learned correction, where there is one."""
    judge = judge_of(game)
    title = title_of(game)
    if title.inputs:
        judge.evaluation = corrected(judge.evaluation, title.load(title.inputs)(), game)
    return judge


def make(name: str, game: str) -> Bot:
    """The bot of a level for a game; an unknown name raises with the list of what exists."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(judge_of(game))
    if name == "easy":
        return EasyBot(judge_of(game))
    if name == "strong":
        return StrongBot(learned_judge_of(game), judge_of(game))
    if name == "expert":
        return ExpertBot(learned_judge_of(game), judge_of(game))
    raise BadRequest(f"There is no bot `{str(name)[:60]}`; there are {one_of(list(LEVELS))}.")
