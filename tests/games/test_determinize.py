"""A game dealt anew from a view shows the same view, at every kind of question.

Random games reach most kinds; the others are asked in the middle of games, out of turn, or in
positions built for them. Those that never ask stand in `UNREACHED`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from planetfall import games
from planetfall.core.effect import Chance, Effect, Frame
from planetfall.core.errors import PlanetfallError
from planetfall.core.game import Game
from planetfall.core.rules import Rules
from planetfall.core.vocabulary import CHANCE
from tests.games.built import questions
from tests.games.test_recorded_games import ROWS

EACH = 3
"""How often a kind of question is looked at in the games."""


def faults(game: Game, luck: int) -> list[str]:
    """What differs when each viewer's unknown things are dealt anew."""
    found = []
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        other = view.determinize(Random(luck))
        if other.view(viewer).data() != view.data():
            found.append(f"viewer {viewer} sees something else")
        found += other.status()
    return found


def asking(rules: Rules) -> dict[str, str]:
    """The kinds of effects that can ask a seat, each with the path of one."""
    return {
        type(effect).__name__: path
        for path, effect in rules.effects.items()
        if type(effect).answer is not Effect.answer and not isinstance(effect, Chance)
    }


def settings(title: str) -> Iterator[tuple[Rules, int, int]]:
    """Rules, seats and seeds: the settings of the recorded games."""
    for row in [row for row in ROWS if row["game"] == title]:
        yield games.build(title, row["options"]), row["seats"], row["seed"]


def reached(title: str, seen: Counter[str]) -> Iterator[tuple[Game, str]]:
    """Positions of random games at questions that were asked seldom so far."""
    for rules, seats, number in settings(title):
        game = rules.new(seats, number)
        rng = Random(number)
        while movers := game.to_move():
            seat = rng.choice(movers)
            kind = type(game.question(seat).effect).__name__
            if seen[kind] < EACH:
                seen[kind] += 1
                yield game, kind
            game.apply(seat, rng.choice(game.legal(seat)))


def forced(title: str, seen: Counter[str]) -> Iterator[tuple[Game, str]]:
    """The other kinds, asked in the middle of random games."""
    for rules, seats, number in settings(title):
        missing = {kind: path for kind, path in asking(rules).items() if not seen[kind]}
        game = rules.new(seats, number)
        rng = Random(number)
        for step in range(200):
            movers = game.to_move()
            if not movers:
                break
            if step % 25 == 24 and not game.at_once:
                yield from put_in(game, missing, seen)
            seat = rng.choice(movers)
            game.apply(seat, rng.choice(game.legal(seat)))


def put_in(game: Game, missing: dict[str, str], seen: Counter[str]) -> Iterator[tuple[Game, str]]:
    for kind, path in missing.items():
        if kind in IN_CONTEXT:
            continue
        for source, a, b in ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 2, 1), (3, 1, 2)):
            if seen[kind]:
                break
            other = game.rules.from_data(game.to_data())
            try:
                own_work(other, path, source, a, b)
                movers = other.to_move()
                if not movers or movers[0] == CHANCE:
                    continue
                if type(other.question(movers[0]).effect).__name__ != kind:
                    continue
            except (
                PlanetfallError,
                AssertionError,
                AttributeError,
                LookupError,
                TypeError,
                ValueError,
            ):
                continue
            seen[kind] += 1
            yield other, kind


def own_work(game: Game, path: str, source: int, a: int, b: int) -> None:
    """Let seat 0 do nothing but the work of one effect."""
    for stack in game.stacks:
        stack.clear()
    game.at_once = False
    game.stacks[game.seats].append(Frame(game.rules.effects[path], 0, source, a, b))
    game.ask_again()


IN_CONTEXT = {"LastCards", "EndOfTurn"}
"""Kinds that cannot be asked out of turn."""

UNREACHED: dict[str, set[str]] = {
    "planet-unknown": {"EndOfTurn", "Order"},
    "terraforming-mars": {"EndOfTurn", "ProduceMetal"},
    "on-mars": {"EndOfTurn", "Order"},
}
"""Kinds that never ask: guessed games do not ask for the end, no area shows both metals, and only
Terraforming Mars has effects in any order."""


@pytest.mark.parametrize("title", games.GAMES)
def test_what_is_dealt_anew_shows_the_same_at_every_kind_of_question(title: str) -> None:
    seen: Counter[str] = Counter()
    for game, kind in reached(title, seen):
        assert faults(game, seen[kind]) == [], kind
    for game in questions(title):
        assert faults(game, 1) == []
        seen.update([type(game.question(mover).effect).__name__ for mover in game.to_move()])
    for game, kind in forced(title, seen):
        assert faults(game, seen[kind]) == [], (kind, "put in")
    kinds: set[str] = set()
    for rules, _, _ in settings(title):
        kinds |= set(asking(rules))
    assert kinds - set(seen) == UNREACHED[title]
