"""Copies of everything a program gets: by pickle, by `copy`, in another process, both builds."""

import contextlib
import copy
import gc
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import planetfall
from planetfall.core.errors import BadRequest, GameNotOver
from planetfall.core.game import Game
from planetfall.core.rules import Rules
from planetfall.core.scores import Outcome
from planetfall.core.view import View
from planetfall.core.vocabulary import CHANCE
from planetfall.games import GAMES

TITLES = list(GAMES)
COPIES: list[Callable[[Any], Any]] = [
    lambda value: pickle.loads(pickle.dumps(value)),
    copy.deepcopy,
]


def middle(title: str, choices: int = 60, **machine: bool) -> Game:
    """A game of three in the middle of play."""
    game = planetfall.rules(title).new(3, 5, **machine)
    rng = Random(title)
    for _ in range(choices):
        seat = game.to_move()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_a_game_keeps_what_a_clone_keeps(title: str, copied: Any) -> None:
    game = middle(title, watched=True)
    other = copied(game)
    assert other.digest() == game.digest()
    assert (other.events, other.luck_log) == (game.events, game.luck_log)
    assert other.moves == game.moves
    assert [other.legal(seat) for seat in other.to_move()] == [
        game.legal(seat) for seat in game.to_move()
    ]
    before = game.digest()
    seat = other.to_move()[0]
    other.apply(seat, other.legal(seat)[0])
    assert game.digest() == before


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_that_waits_for_chance_still_waits(title: str, copied: Any) -> None:
    game = planetfall.rules(title).new(2, 1, stop_at_chance=True)
    while game.to_move() != (CHANCE,):
        game.apply(game.to_move()[0], game.legal(game.to_move()[0])[0])
    other = copied(game)
    assert other.to_move() == (CHANCE,)
    assert other.stop_at_chance
    assert other.legal(CHANCE) == game.legal(CHANCE)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("copied", COPIES)
def test_views_rules_sheets_decisions_and_outcomes_can_be_copied(title: str, copied: Any) -> None:
    game = middle(title)
    seat = game.to_move()[0]
    view = game.view(seat)
    other = copied(view)
    assert other.data() == view.data()
    assert (other.legal, other.number, other.keys()) == (view.legal, view.number, view.keys())
    assert other.position().to_data() == view.position().to_data()
    assert other.determinize(Random(1)).digest() == view.determinize(Random(1)).digest()
    decision = game.decision(seat)
    assert vars_of(copied(decision)) == vars_of(decision)
    assert copied(game.rules).options_data() == game.rules.options_data()
    assert [copied(sheet).to_data() for sheet in game.scores()] == [
        sheet.to_data() for sheet in game.scores()
    ]
    outcome = Outcome([1], [3, 5, 4], "points")
    assert copied(outcome).to_data() == outcome.to_data()


def vars_of(decision: Any) -> list[Any]:
    names = ("seat", "number", "kind", "path", "source", "a", "b", "legal")
    return [getattr(decision, name) for name in names]


@pytest.mark.parametrize("title", TITLES)
def test_another_process_reads_what_was_pickled(title: str) -> None:
    game = middle(title, 20)
    read = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", read], input=pickle.dumps(game), capture_output=True
    )
    assert done.stdout.decode().strip() == game.digest(), done.stderr.decode()


def reachable(start: object) -> list[object]:
    """Everything that can be got at from an object, without going through code or rules."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        value = todo.pop()
        if id(value) in seen or isinstance(value, WALLS):
            continue
        seen[id(value)] = value
        todo += gc.get_referents(value)
        names = getattr(type(value), "__slots__", ()) if isinstance(value, Game) else ()
        todo += [getattr(value, name) for name in names if hasattr(value, name)]
    return list(seen.values())


WALLS = (type, ModuleType, FunctionType, BuiltinFunctionType, Rules)


@pytest.mark.parametrize("title", TITLES)
def test_nothing_reachable_from_a_view_is_the_game(title: str) -> None:
    game = middle(title)
    seat = game.to_move()[0]
    view = game.view(seat)
    own = {id(game), *[id(area) for index, area in enumerate(game.areas()) if index != seat]}
    assert not own & {id(value) for value in reachable(view)}
    view.data()
    view.position()
    found = reachable(view)
    assert not own & {id(value) for value in found}
    assert all(value.seed != game.seed for value in found if isinstance(value, Game))


@pytest.mark.parametrize("title", TITLES)
def test_no_method_of_a_view_gives_the_game_away(title: str) -> None:
    game = middle(title)
    view = game.view(game.to_move()[0])
    results = []
    for name in dir(view):
        if name not in ("__init__", "__del__", "__init_subclass__", "__class__"):
            value = getattr(view, name)
            with contextlib.suppress(TypeError):  # it wants arguments
                results.append(value() if callable(value) else value)
    seen = [each for each in results if isinstance(each, Game)]
    assert seen  # what the seat may know, as a position
    assert all(each is not game and each.seed != game.seed for each in seen)


def test_a_view_lets_go_of_its_game() -> None:
    from planetfall.core import view as views

    game = middle(TITLES[0], 5)
    held = len(views._SOURCES)
    look = game.view(0)
    assert len(views._SOURCES) == held + 1
    del look
    assert len(views._SOURCES) == held


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    game = planetfall.rules(TITLES[0]).new(2, 1)
    for seat in (7, 2, -2):
        with pytest.raises(BadRequest, match="seats are 0 to 1"):
            game.view(seat)
    assert isinstance(game.view(), View)
    wrong: Any = 1.0
    with pytest.raises(TypeError):  # and nothing else: what is left of the view is quiet
        game.view(wrong)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_under_way_has_no_outcome(title: str) -> None:
    with pytest.raises(GameNotOver):
        middle(title, 3).outcome()


def test_an_outcome_ranks_all_seats_and_sides() -> None:
    assert Outcome([1], [3, 5, 4], "points").places == (3, 1, 2)
    assert Outcome([2], [5, 5, 5], "money", places=[2, 2, 1]).places == (2, 2, 1)
    assert Outcome([0, 1], [10, 20, 90], "decided", [[0, 1], [2]]).places == (1, 1, 3)
    assert Outcome([], [4, 4], "lost", [[0, 1]]).places == (1, 1)
