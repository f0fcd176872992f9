"""Bots of your own, named as `module:Class`."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from planetfall import games
from planetfall.bots import Bot, GreedyBot, own
from planetfall.core.area import Area
from planetfall.core.errors import BadRequest, BotFault
from planetfall.core.game import Game
from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.lab.simulate import Setup, play_one

SOURCE = """
from planetfall.bots import Bot

class First(Bot):
    def choose(self, view, rng):
        return view.legal[0]
"""


def test_a_bot_is_found_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_in_this_folder.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = own.seat("bot_in_this_folder:First", "planet-unknown")
    assert isinstance(made, own.OwnBot)
    assert type(made.bot).__name__ == "First"


def test_levels_keep_their_names() -> None:
    assert isinstance(own.seat("greedy", "planet-unknown"), GreedyBot)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("no_such_module:First", "cannot be made"),
        ("planetfall.bots:Nobody", "cannot be made"),
        (":First", "cannot be made"),
        ("builtins:list", "is no bot"),
        ("planetfall.bots:Bot", "needs a method `choose"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, part: str) -> None:
    with pytest.raises(BadRequest, match=part):
        own.seat(name, "planet-unknown")


MAKER = """from planetfall.bots import Bot

class Broken(Bot):
    def __init__(self):
        {}
"""
FAULTY = """
from planetfall.bots import Bot

class Divides(Bot):
    def choose(self, view, rng):
        return self.half(view.legal)

    def half(self, legal):
        return legal[0] // 0

class Word(Bot):
    def choose(self, view, rng):
        return view.keys()[0]

class Outside(Bot):
    def choose(self, view, rng):
        return 99_999_999

class Leaves(Bot):
    def choose(self, view, rng):
        raise SystemExit(3)

class Allows(Bot):
    def choose(self, view, rng):
        view.legal.append(12_345)
        return 12_345

class Array(Bot):
    def choose(self, view, rng):
        import numpy
        return numpy.array(view.legal)

class Odd(Bot):
    def choose(self, view, rng):
        return self

    def __index__(self):
        raise RuntimeError("no number")

    def __str__(self):
        raise RuntimeError("no text")

class Mute(Bot):
    def choose(self, view, rng):
        class Silent(BaseException):
            def __str__(self):
                raise RuntimeError("no text")
        raise Silent

class Short(Bot):
    def choose(self, view):
        return view.legal[0]

class Number(Bot):
    def choose(self, view, rng):
        import numpy
        legal = numpy.array(view.legal)
        view.legal.clear()
        return legal[0]
"""


@pytest.mark.parametrize(
    ("maker", "parts"),
    [
        ("Divides", ["`faulty_bots.py`, line 9, `half`", "ZeroDivisionError"]),
        ("Word", ["(str)", "numbers of `view.legal`, such as"]),
        ("Outside", ["`99999999`", "numbers of `view.legal`"]),
        ("Leaves", ["`faulty_bots.py`, line 21, `choose`", "SystemExit: 3"]),
        ("Allows", ["`12345`", "numbers of `view.legal`, such as"]),
        ("Array", ["(ndarray)", "numbers of `view.legal`, such as"]),
        ("Odd", ["(Odd)", "numbers of `view.legal`, such as"]),
        ("Mute", ["`faulty_bots.py`, line 48, `choose`", "Silent: <"]),
        ("Short", ["`faulty_bots.py`, line 51, `choose`", "TypeError: ", "3 were given"]),
    ],
)
def test_the_fault_of_a_bot_is_told_with_its_place(
    maker: str, parts: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty_bots.py").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    setup = Setup("planet-unknown", 2, (f"faulty_bots:{maker}",))
    with pytest.raises(BotFault) as told:
        play_one(setup, 1)
    for part in parts:
        assert part in str(told.value)


def test_a_number_of_numpy_is_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    (tmp_path / "faulty_bots.py").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    setup = Setup("planet-unknown", 2, ("faulty_bots:Number",), limit=5)
    assert play_one(setup, 1).decisions == 5


@pytest.mark.parametrize(
    ("source", "part"),
    [
        ("class Broken:\n    x = = 1\n", "in `broken_bot_1.py`, line 2: SyntaxError"),
        ("\n\nraise RuntimeError('no weights')\n", "in `broken_bot_2.py`, line 3"),
        ("import no_such_part\n", "in `broken_bot_3.py`, line 1, `<module>`: ModuleNotFoundError"),
        (
            MAKER.format("self.net = None.load()"),
            "in `broken_bot_4.py`, line 5, `__init__`: AttributeError",
        ),
        (MAKER.format("raise SystemExit(1)"), "in `broken_bot_5.py`, line 5, `__init__`: System"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence_with_the_place(
    source: str, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = part.split("`")[1].removesuffix(".py")
    (tmp_path / f"{module}.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(BadRequest) as told:
        own.seat(f"{module}:Broken", "planet-unknown")
    assert part in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (
            MAKER.replace("self", "self, size").format("pass"),
            "TypeError: Broken.__init__() missing 1 required positional argument: 'size'",
        ),
        (None, "ModuleNotFoundError: No module named 'needy_bot_2'"),
    ],
)
def test_a_fault_outside_a_bots_file_names_no_place(
    source: str | None, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if source is not None:
        (tmp_path / "needy_bot_1.py").write_text(source)
    name = "needy_bot_1:Broken" if source else "needy_bot_2:Broken"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(BadRequest) as told:
        own.seat(name, "planet-unknown")
    assert str(told.value) == f"Bot `{name}` cannot be made: {expected}."


class Snoop(Bot):
    """Plays at random and searches whatever it can lay its hands on."""

    def __init__(self, search: Callable[[View], None]) -> None:
        self.search = search

    def choose(self, view: View, rng: Random) -> int:
        self.search(view)
        return rng.choice(view.legal)


WALLS = (type, FunctionType, BuiltinFunctionType)


def parts_of(value: object) -> list[object]:
    """What an object holds, in the same order every time."""
    names = getattr(type(value), "__slots__", ()) if isinstance(value, Area) else ()
    held = [getattr(value, name) for name in names if hasattr(value, name)]
    return [*gc.get_referents(value), *held]


def own_modules() -> list[object]:
    """The global names of all our modules, private ones too."""
    names = [name for name in sys.modules if name.split(".")[0] == "planetfall"]
    return [vars(sys.modules[name]) for name in names]


def reached(start: list[object]) -> list[object]:
    """Everything that can be got at from some objects without going through foreign modules."""
    ours = {id(part) for part in own_modules()}
    seen: dict[int, object] = {id(start): start}
    todo = list(start)
    while todo:
        value = todo.pop()
        foreign = isinstance(value, dict) and "__name__" in value and id(value) not in ours
        if id(value) in seen or foreign or isinstance(value, (*WALLS, ModuleType)):
            continue
        seen[id(value)] = value
        todo += parts_of(value)
    return list(seen.values())


def shape(value: object, above: tuple[int, ...] = ()) -> object:
    """Everything reachable from an object as values, to compare what two of them hold."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if isinstance(value, (*WALLS, ModuleType, Rules)) or id(value) in above:
        return type(value).__name__
    held = [shape(part, (*above, id(value))) for part in parts_of(value)]
    return type(value).__name__, held


def play_snooping(game: Game, search: Callable[[View], None], choices: int) -> None:
    """Let an own bot search now and then in a game that is played on."""
    snoop, rng = own.OwnBot("snoop", Snoop(search)), Random(game.rules.id)
    for number in range(choices):
        mover = game.next_to_move()
        if mover < 0:
            return
        if number % 12 == 0:
            game.apply(mover, snoop.choose(game.view(mover), rng))
        else:
            game.apply(mover, rng.choice(game.legal(mover)))


@pytest.mark.parametrize("title", games.GAMES)
def test_a_bot_of_your_own_finds_no_piece_of_the_game(title: str) -> None:
    """Neither in its view, nor in any module of ours, nor in what refers to the view."""
    game = games.build(title, {}).new(3, 8_071_653)
    looks = 0

    def search(view: View) -> None:
        nonlocal looks
        looks += 1
        areas = [*game.areas(), *game.before]
        secret = {id(game), *map(id, areas), id(game.draws), id(game.key)}
        found = reached([view, *own_modules(), *gc.get_referrers(view, view.position())])
        assert any(each is view.position() for each in found)
        assert not [each for each in found if id(each) in secret]
        assert game.seed not in [each for each in found if isinstance(each, int)]

    play_snooping(game, search, 40)
    assert looks == 4


@pytest.mark.parametrize("title", games.GAMES)
def test_what_a_bot_of_your_own_reaches_is_the_same_whatever_is_hidden(title: str) -> None:
    game = games.build(title, {}).new(3, 8)
    shapes: list[Any] = []
    snoop = own.OwnBot("snoop", Snoop(lambda view: shapes.append(shape(view))))

    def search(view: View) -> None:
        other = view.determinize(Random(len(shapes)))
        assert other.digest() != game.digest()
        for each in (game.clone(), other):
            for area in [*each.areas(), *each.before]:
                if hasattr(area, "kit"):  # sums of the cards in play, made when first needed
                    area.kit = None
            snoop.choose(each.view(view.seat), Random(1))
        assert shapes[-1] == shapes[-2]

    play_snooping(game, search, 120)
    assert len(shapes) == 20 and max(len(str(each)) for each in shapes) > 3_000
