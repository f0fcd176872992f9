"""Short words on the drawings."""

from __future__ import annotations

from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.svg.memo import memo


def say(lang: str, key: str, n: object = "") -> str:
    """One of the short words; `n` is its number, if it has one.

    >>> say("en", "each", 3)
    '3 of each'
    """
    return own_book(lang).say(f"picture.{key}", n=n)


@memo(4)
def own_book(lang: str) -> ColonyBook:
    """The phrase book for drawings that were not given one."""
    from planetfall.games.on_mars.words import book

    return book(lang)
