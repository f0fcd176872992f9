"""Options: what they may be, what they say of themselves, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall.core.errors import BadRequest
from planetfall.core.options import FileOption, OptionSpec, read_files, settle_options

SWITCH = OptionSpec("fast", "bool", False, "Plays fast.")
NUMBER = OptionSpec("laps", "int", 3, "How many laps.", least=2, most=5, seats=(2, 4))
CHOICE = OptionSpec("deck", "choice", "small", "Which deck.", ["small", "large"], needs="fast")
SEVERAL = OptionSpec("boards", "list", ["a"], "Which boards.", ["a", "b", "c"])
SPECS = [SWITCH, NUMBER, CHOICE, SEVERAL]


@pytest.mark.parametrize(
    ("spec", "given", "value"),
    [
        *[(SWITCH, word, True) for word in (True, "true", "YES", "on", "1", 1)],
        *[(SWITCH, word, False) for word in (False, "False", "no", "off", "0", 0)],
        *[(NUMBER, word, int(word)) for word in (2, 5, "2", "5", "3")],
        *[(CHOICE, word, word) for word in ("small", "large")],
        (SEVERAL, "a,c", ["a", "c"]),
        (SEVERAL, ["b", "b"], ["b", "b"]),
        (SEVERAL, ("c",), ["c"]),
        (SEVERAL, [], []),
    ],
)
def test_a_value_or_a_word_is_taken(spec: OptionSpec, given: Any, value: Any) -> None:
    found = spec.parse(given)
    assert found == value and type(found) is type(value)


@pytest.mark.parametrize(
    ("spec", "given", "possible"),
    [
        *[(SWITCH, word, "`true` or `false`") for word in ("maybe", "", 2, None)],
        *[(NUMBER, word, "from 2 to 5") for word in (1, 6, "1", "x", None, True)],
        *[(CHOICE, word, "one of") for word in ("huge", "", None, 0)],
        *[(SEVERAL, word, "several of") for word in ("d", "a,,b", ["a", "d"], 7, None)],
    ],
)
def test_another_is_refused_with_what_is_possible(
    spec: OptionSpec, given: Any, possible: str
) -> None:
    with pytest.raises(BadRequest, match=possible) as refused:
        spec.parse(given)
    assert f"Option `{spec.name}` cannot be" in str(refused.value)


def test_a_specification_says_all_and_nothing_more() -> None:
    def plain(spec: OptionSpec, **more: Any) -> dict[str, Any]:
        told = {"name": spec.name, "type": spec.kind, "default": spec.default, "help": spec.help}
        return {**told, **more}

    assert SWITCH.to_data() == plain(SWITCH)
    assert NUMBER.to_data() == plain(NUMBER, least=2, most=5, seats=[2, 4])
    assert CHOICE.to_data() == plain(CHOICE, choices=["small", "large"], needs="fast")
    assert SEVERAL.to_data() == plain(SEVERAL, choices=["a", "b", "c"])


def test_an_option_applies_from_its_fewest_to_its_most_seats() -> None:
    assert [NUMBER.applies_to(seats) for seats in range(1, 6)] == [False, True, True, True, False]
    assert all(SWITCH.applies_to(seats) for seats in range(1, 6))


def test_options_are_settled_with_their_defaults() -> None:
    assert settle_options("toy", SPECS, {"laps": "4", "boards": "c"}) == {
        "fast": False,
        "laps": 4,
        "deck": "small",
        "boards": ["c"],
    }
    with pytest.raises(BadRequest, match="`toy` has no option `slow`; it has `fast`"):
        settle_options("toy", SPECS, {"fast": True, "slow": True})
    with pytest.raises(BadRequest, match="it has none"):
        settle_options("toy", [], {"slow": True})


class Words(FileOption):
    """An option whose file holds words."""

    def read(self, word: str) -> Any:
        return [word, "was read"]


def test_a_file_is_read_only_where_an_option_names_one() -> None:
    words = Words("words", "file", [], "Words of a file.")
    specs = [SWITCH, words]
    given = {"fast": "true", "words": "some.txt"}
    assert read_files(specs, given) == {"fast": "true", "words": ["some.txt", "was read"]}
    assert given["words"] == "some.txt"
    assert read_files(specs, {"words": ["x"]}) == {"words": ["x"]}
    assert read_files(specs, {}) == {}
    assert words.sample(None, 3) == []


def test_samples_are_values_that_may_be_given_and_in_time_all_of_them() -> None:
    rng = Random(1)
    for spec, values in (
        (SWITCH, {False, True}),
        (NUMBER, {2, 3, 4, 5}),
        (CHOICE, {"small", "large"}),
        (SEVERAL, {"a", "b", "c"}),
    ):
        found = [spec.sample(rng, 4) for _ in range(80)]
        assert all(spec.parse(value) == value for value in found)
        each = [one for value in found for one in (value if spec is SEVERAL else [value])]
        assert set(each) == values
        if spec is SEVERAL:
            # One for each seat, or several without one twice.
            assert {len(value) for value in found} == {0, 1, 2, 3, 4}
