"""Marks for tests: which lines of a rules ledger a test proves.

The ledgers live in `docs/rules/`. `make rules` reads the marks from the source of the tests,
so the ids must be written out as literals; nothing here needs pytest.
"""

import re
from collections.abc import Callable
from types import FunctionType
from typing import Final, TypeVar

_ID: Final = re.compile(r"[A-Z]{2,4}-[1-9][0-9]*\.[0-9]{2}")

F = TypeVar("F", bound=Callable[..., object])


def is_rule_id(text: str) -> bool:
    """Whether `text` is written like the id of a ledger line.

    >>> is_rule_id("PU-5.01"), is_rule_id("PU-5.1")
    (True, False)
    """
    return _ID.fullmatch(text) is not None


def rule(*ids: str) -> Callable[[F], F]:
    """Say that a test proves the ledger lines `ids`: breaking one of them makes it fail.

    Decorates functions and methods and returns them unchanged; marks add up. Raises
    `ValueError` for no id, a badly written or repeated one, `TypeError` for anything that is
    not a function: a class proves nothing, its tests do.

    >>> @rule("PU-5.01", "PU-5.02")
    ... def test_a_tile_lies_inside_the_planet(): ...
    >>> rules_of(test_a_tile_lies_inside_the_planet)
    ('PU-5.01', 'PU-5.02')
    """
    if not ids:
        raise ValueError("`rule` was given no id; it needs at least one, as `PU-5.01`")
    for name in ids:
        if not is_rule_id(name):
            raise ValueError(f"`{name}` is not the id of a ledger line; write it as `PU-5.01`")

    def mark(function: F) -> F:
        if not isinstance(function, FunctionType):
            raise TypeError(f"`rule` marks a test function or method, not `{function!r}`")
        marked = ids + rules_of(function)
        if len(set(marked)) < len(marked):
            raise ValueError(f"`{function.__name__}` names a ledger line twice")
        function.__dict__["rules"] = marked
        return function

    return mark


def rules_of(function: Callable[..., object]) -> tuple[str, ...]:
    """The ledger ids a test was marked with, outermost decorator first; empty without a mark."""
    found: tuple[str, ...] = getattr(function, "rules", ())
    return found
