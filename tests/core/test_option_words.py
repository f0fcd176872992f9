"""The first line of a position's text names every option that is not as usual."""

from __future__ import annotations

from typing import Any

from planetfall.core.options import FileOption, OptionSpec
from planetfall.core.textform import from_text, to_text
from tests.core import toy

USUAL: dict[str, Any] = {"rich": False, "most": 2, "deck": "small", "who": [], "cards": {}}


class Cards(FileOption):
    def parse(self, value: Any) -> Any:
        return value


class ManyOptions(toy.ToyRules):
    """The toy game with an option of every kind."""

    def specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("rich", "bool", False, "A switch."),
            OptionSpec("most", "int", 2, "A number.", least=0, most=9),
            OptionSpec("deck", "choice", "small", "One of some.", ["small", "large"]),
            OptionSpec("who", "list", [], "Some of some.", ["a", "b"]),
            Cards("cards", "file", {}, "A file."),
        ]


def first_line(**options: Any) -> str:
    rules = ManyOptions(options)
    game = rules.new(2, 5)
    text = to_text(rules, game)
    assert from_text(rules, text).to_data() == game.to_data()
    return text.splitlines()[0]


def test_usual_options_are_left_out() -> None:
    assert first_line() == first_line(**USUAL) == "toy seats=2 seed=5"


def test_other_options_are_words_without_spaces() -> None:
    line = first_line(
        rich=True, most=3, deck="large", who=["b", "a"], cards={"id": "one two", "n": [1, 2]}
    )
    assert line == (
        "toy seats=2 seed=5 rich=true most=3 deck=large who=b,a "
        'cards={"id":"one\\u0020two","n":[1,2]}'
    )


def test_a_switch_that_is_off_where_it_is_usually_on_is_named() -> None:
    class Usually(ManyOptions):
        def specs(self) -> list[OptionSpec]:
            return [OptionSpec("rich", "bool", True, "A switch.")]

    game = Usually({"rich": False}).new(1, 0)
    assert to_text(game.rules, game).splitlines()[0] == "toy seats=1 seed=0 rich=false"
