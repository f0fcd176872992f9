"""Every level plays every box, repeats itself, and knows nothing its seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall import bots, games
from planetfall.bots import match
from planetfall.bots.judge import Judge
from planetfall.bots.levels import ExpertBot
from planetfall.bots.search import Plan, Rollouts, schedule
from planetfall.core import record
from planetfall.core.game import Game
from planetfall.core.play import Play

BOXES: list[tuple[str, int, dict[str, Any]]] = [
    ("toy", 3, {}),
    ("terraforming-mars", 1, {}),
    ("terraforming-mars", 2, {"colonies": True}),
    ("terraforming-mars", 3, {}),
    ("planet-unknown", 1, {}),
    ("planet-unknown", 2, {"events": ["on"]}),
    ("planet-unknown", 4, {}),
    ("on-mars", 1, {}),
    ("on-mars", 2, {}),
    ("on-mars", 3, {"chapter": "invasion"}),
    ("on-mars", 1, {"chapter": "monolith"}),
    ("on-mars", 2, {"chapter": "outbreak"}),
    ("on-mars", 2, {"chapter": "blackout"}),
]
PLACES = [f"{game}-{seats}-{'-'.join(map(str, options))}" for game, seats, options in BOXES]
SLOW = ("expert",)
LATE = {"planet-unknown": 85}
"""Choices of a seat after which levels are asked that play games to their end."""


def walked(game: str, seats: int, options: dict[str, Any], steps: int) -> Any:
    """A position some greedy choices into a game."""
    position = games.build(game, options).new(seats, 11)
    walk: list[bots.Bot] = [bots.make("greedy", game)] * seats
    match.run(position, walk, match.seat_rngs(3, seats), limit=steps)
    return position


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("game", "seats", "options"), BOXES, ids=PLACES)
def test_a_level_chooses_legally_in_every_box_and_only_by_what_its_seat_knows(
    game: str, seats: int, options: dict[str, Any], level: str
) -> None:
    bot = bots.make(level, game)
    walk = bots.make("greedy", game)
    rng = Random(5)
    early = 0 if game == "toy" else 25
    steps = LATE.get(game, 0) * seats if level in ("strong", "expert") else 0
    position = walked(game, seats, options, steps or early)
    assert not position.is_over()
    for _ in range(1 if level in SLOW else 4):
        if position.is_over():
            return
        seat = position.to_move()[-1]
        view = position.view(seat)
        luck = rng.getrandbits(30)
        choice = bot.choose(view, Random(luck))
        assert choice in view.legal
        # Another deal of what the seat cannot know must not change its mind.
        other = view.determinize(rng)
        assert bot.choose(other.view(seat), Random(luck)) == choice
        for _ in range(7):
            if not position.is_over():
                mover = position.to_move()[0]
                position.apply(mover, walk.choose(position.view(mover), rng))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), BOXES[1:], ids=PLACES[1:])
def test_strong_and_easy_bring_every_box_to_its_end(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    position = games.build(game, options).new(seats, 2)
    levels = ("strong", "easy")
    seated = [bots.make(levels[seat % 2], game) for seat in range(seats)]
    match.run(position, seated, match.seat_rngs(2, seats), limit=6000)
    assert position.is_over()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [870015, 870025])
def test_games_that_stood_still_come_to_their_end(seed: int) -> None:
    position = games.build("on-mars", {}).new(2, seed)
    seated = [bots.make(level, "on-mars") for level in ("strong", "easy")]
    match.run(position, seated, match.seat_rngs(seed, 2), limit=6000)
    assert position.is_over()


def test_a_record_with_bots_replays_to_the_same_digest_and_is_made_again_alike() -> None:
    def played() -> Play:
        play = Play.new(games.build("planet-unknown", {}), 3, 8)
        levels = ("easy", "strong", "greedy")
        seated = [bots.make(level, "planet-unknown") for level in levels]
        rngs = match.seat_rngs(8, 3)
        for _ in range(60):
            seat = play.game.to_move()[0]
            play.push(seat, seated[seat].choose(play.game.view(seat), rngs[seat]))
        return play

    first, second = played(), played()
    assert first.game.digest() == second.game.digest()
    text = record.to_text(first, secret=True)
    assert record.load(text, games.build).game.digest() == first.game.digest()


def test_easy_slips_now_and_then_and_not_always() -> None:
    position = walked("planet-unknown", 2, {}, 12)
    greedy, easy = bots.make("greedy", "planet-unknown"), bots.make("easy", "planet-unknown")
    same = 0
    for step in range(40):
        seat = position.to_move()[0]
        view = position.view(seat)
        choice = greedy.choose(view, Random(step))
        same += easy.choose(view, Random(step)) == choice
        position.apply(seat, choice)
    assert 4 <= 40 - same <= 36


class Counted(Rollouts):
    """Rollouts that are counted, not played."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge, judge.evaluation, 0)
        self.made: dict[int, int] = {}

    def attempt(self, game: Game, seat: int, plan: Plan) -> None:
        self.made[id(plan)] = self.made.get(id(plan), 0) + 1
        plan.results.append(0)


def test_expert_has_the_counts_of_its_game_unless_others_are_named() -> None:
    judge = bots.judge_of("planet-unknown")
    view = walked("planet-unknown", 2, {}, 1).view(0)
    usual = judge.expert_counts(view.determinize(Random(1)))
    for plans, rollouts, (most, tries) in ((0, 0, usual), (2, 8, (2, 8))):
        expert = ExpertBot(judge, judge, plans, rollouts)
        expert.rollouts = counted = Counted(judge)
        expert.choose(view, Random(1))
        assert len(counted.made) == most
        assert sum(counted.made.values()) == sum(n * each for n, each in schedule(most, tries))
