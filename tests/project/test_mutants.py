"""`make mutants`: what is changed, how it gets into living code, and the list of equivalents."""

from __future__ import annotations

import ast
from types import CodeType

import pytest

from tools import mutants, mutating
from tools.mutant_imports import ROOT
from tools.mutant_runs import Map, digest, living, put

SOURCE = """
MOST: Final = 7

def pay(game, seat, price=3):
    '''Words stay.'''
    if seat > 0 and price >= 2:
        game.note(seat, price)
        price -= 1
    return True

class Card:
    worth = 4

    def __repr__(self):
        return 1 + 1

    def points(self, hands):
        assert hands[0] > 1
        return [hand + 1 for hand in hands if hand != 0]
"""


def texts(function: str) -> set[str]:
    found = mutating.changes(mutating.parse(SOURCE))
    return {f"{change.kind}: {change.text}" for change in found if change.function == function}


def test_each_kind_of_change_is_made_once() -> None:
    assert texts("") == {"constant: 7 -> 8", "constant: 7 -> 6"}
    assert texts("pay") == {
        "condition: seat > 0 and price >= 2 -> True",
        "condition: seat > 0 and price >= 2 -> False",
        "condition: seat > 0 and price >= 2 -> seat > 0",
        "condition: seat > 0 and price >= 2 -> price >= 2",
        "and/or: seat > 0 and price >= 2 -> seat > 0 or price >= 2",
        "compare: seat > 0 -> seat >= 0",
        "compare: seat > 0 -> seat <= 0",
        "compare: price >= 2 -> price > 2",
        "compare: price >= 2 -> price < 2",
        "constant: 0 -> 1",
        "constant: 0 -> -1",
        "constant: 2 -> 3",
        "constant: 2 -> 1",
        "drop: game.note(seat, price) -> pass",
        "seat: game.note(seat, price) -> game.note(seat ^ 1, price)",
        "drop: price -= 1 -> pass",
        "sign: price -= 1 -> price += 1",
        "constant: 1 -> 2",
        "constant: 1 -> 0",
        "return: return True -> return False",
    }


def test_assertions_forms_for_people_and_defaults_are_left_alone() -> None:
    assert texts("Card.__repr__") == set()
    assert "condition: hand != 0 -> True" in texts("Card.points")
    assert not [text for text in texts("Card.points") if "hands[0]" in text]
    assert not [text for text in texts("Card") if "4" in text]


def test_every_change_changes_the_code_and_nothing_else() -> None:
    before = ast.dump(mutating.parse(SOURCE))
    for number in range(len(mutating.changes(mutating.parse(SOURCE)))):
        tree = mutating.mutated(SOURCE, number)
        assert ast.dump(tree) != before
        assert isinstance(compile(tree, "mutant.py", "exec"), CodeType)
    assert ast.dump(mutating.parse(SOURCE)) == before


def test_a_change_gets_into_functions_that_live_already() -> None:
    space: dict[str, object] = {}
    exec(compile("def least(a, b):\n    return a if a < b else b\n", "live.py", "exec"), space)
    least = space["least"]
    assert callable(least) and least(1, 2) == 1
    other = compile("def least(a, b):\n    return a if a > b else b\n", "live.py", "exec")
    functions = living()
    assert put(other, functions) == 1
    assert least(1, 2) == 2
    assert put(other, functions) == 0


def test_blocks_are_found_where_changes_are() -> None:
    tree = mutating.parse(SOURCE)
    lines = {line for _, line in mutating.blocks(tree)}
    assert {change.block for change in mutating.changes(tree)} - {0} <= lines


def test_a_map_says_which_tests_get_where(tmp_path: object) -> None:
    path = "planetfall/core/luck.py"
    known = Map({path: "old"}, {path: {3: 0, 9: 1}}, {"a": b"\1", "b": b"\0\1"}, {"a": 1, "b": 2})
    again = Map.from_data(known.to_data())
    # The file has changed since: whoever got to it may notice.
    assert again.tests(path, 9) == ["a", "b"]
    again.digests[path] = digest(path)
    assert again.tests(path, 9) == ["b"]
    assert again.tests(path, 4) == []


def test_files_of_tests_are_known_until_they_change() -> None:
    file = "tests/project/test_mutants.py"
    assert Map().unknown([file]) == [file]
    known = Map(files={file: digest(file, ROOT)})
    assert known.unknown([file]) == Map.from_data(known.to_data()).unknown([file]) == []
    known.files[file] = "old"
    assert known.unknown([file]) == [file]


def test_a_map_is_joined_with_what_was_learned_since() -> None:
    path = "planetfall/core/luck.py"
    lines = {path: {3: 0, 9: 1}}
    old = Map({path: "same"}, lines, {"a": b"\1"}, {"a": 1.0}, {"a.py": "1", "b.py": "1"})
    new = Map({path: "same"}, lines, {"b": b"\0\1"}, {"b": 2.0}, {"b.py": "2"})
    whole = old.joined(new)
    assert {name: bits for name, bits in whole.reached.items() if bits} == {
        "a": b"\1",
        "b": b"\0\1",
    }
    assert whole.seconds == {"a": 1.0, "b": 2.0}
    assert whole.files == {"a.py": "1", "b.py": "2"}
    # In other source a test may get to all of the file that it got to before.
    new = Map({path: "other"}, {path: {4: 0, 5: 1, 9: 2}}, {}, {})
    assert old.joined(new).reached["a"] == b"\1\1\1"


def test_packages_are_tried_with_the_tests_meant_for_them() -> None:
    table = [package for package in mutants.PACKAGES if package.name == "table"]
    files = mutants.pool_files(table)
    assert files and all(file.startswith("tests/table/") for file in files)
    assert set(files) < set(mutants.pool_files(list(mutants.PACKAGES)))


def test_the_same_seed_draws_the_same_mutants_of_different_lines() -> None:
    package = next(package for package in mutants.PACKAGES if package.name == "colonies")
    every = mutants.all_mutants(package)
    one = mutants.sample(every, 20, "1")
    assert [str(mutant) for mutant in one] == [str(m) for m in mutants.sample(every, 20, "1")]
    assert [str(mutant) for mutant in one] != [str(m) for m in mutants.sample(every, 20, "2")]
    assert len({(mutant.path, mutant.change.line) for mutant in one}) == 20
    # One that is listed as equivalent makes way for one other.
    fewer = mutants.sample([mutant for mutant in every if mutant is not one[0]], 20, "1")
    assert {mutant.key for mutant in one[1:]} < {mutant.key for mutant in fewer}


def test_the_report_has_a_score_of_each_package_and_every_survivor() -> None:
    package = mutants.PACKAGES[0]
    found = mutants.all_mutants(package)[:4]
    for mutant in found[1:]:
        mutant.noticed = True
    lines = mutants.report(found, [package]).splitlines()
    assert lines[0].split() == ["core", "3", "of", "4", "75.0%"]
    assert lines[-1].strip() == str(found[0])


def test_every_listed_equivalent_is_a_mutant_of_the_present_source_with_a_reason() -> None:
    listed = mutants.equivalents()
    files = {key.split(" | ")[0] for key in listed}
    keys = set()
    for package in mutants.PACKAGES:
        own = [m for m in mutants.all_mutants(package) if m.path in files]
        keys |= {m.key for m in own} | {f"{m.path} | {m.change.function} | *" for m in own}
    assert sorted(set(listed) - keys) == []
    assert all(len(reason) > 15 for reason in listed.values())


def test_changes_that_read_alike_are_told_apart() -> None:
    for package in mutants.PACKAGES[:3]:
        keys = [mutant.key for mutant in mutants.all_mutants(package)]
        assert len(set(keys)) == len(keys)
        assert any(key.endswith(" #2") for key in keys)


def test_a_line_that_is_no_equivalent_is_refused(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "list.txt"
    file.write_text("# words\n\na.py | f | x -> y\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="reason"):
        mutants.equivalents(file)


def test_a_change_that_a_living_function_cannot_take_is_told() -> None:
    space: dict[str, object] = {}
    source = "class Of(list):\n    def of(self):\n        super().clear()\n        return 1\n"
    exec(compile(source, "room.py", "exec"), space)
    without = compile(source.replace("super().clear()", "pass"), "room.py", "exec")
    functions = living()
    assert "room.py" in functions and put(without, functions) == 0
