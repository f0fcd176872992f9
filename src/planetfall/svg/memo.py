"""Remembering what functions made: most of a drawing is the same as in the drawing before."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def memo(most: int, *, typed: bool = False) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Call a function once per arguments; what it made is forgotten when it gets too much.

    `typed` arguments differ by their types, too: 1 is not True.

    `lru_cache` with a bound keeps a list of what was used last. Every look-up writes to that list,
    in three places far apart: among ten thousands of pieces that takes longer than the look-up.

    >>> @memo(100)
    ... def double(number: int) -> int:
    ...     print("doubling", number)
    ...     return 2 * number
    >>> double(4), double(4)
    doubling 4
    (8, 8)
    """

    def remembering(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def made(*args: P.args, **named: P.kwargs) -> T:
            if kept.cache_info().currsize >= most:
                kept.cache_clear()
            return function(*args, **named)

        kept = lru_cache(maxsize=None, typed=typed)(made)
        return cast(Callable[P, T], kept)

    return remembering
