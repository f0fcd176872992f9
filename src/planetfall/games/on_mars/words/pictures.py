"""Short words on the drawings, and the icons of things."""

from __future__ import annotations

from typing import Final

from planetfall.svg.memo import memo
from planetfall.text.book import Book

ITEM_ICONS: Final = ("mineral", "battery", "water", "om-plant", "om-oxygen", "crystal")
ITEM_COLORS: Final = ("mineral", "battery", "water", "plant", "oxygen-om", "crystal")
BUILDING_ICONS: Final = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
)
TECH_ICONS: Final = (*BUILDING_ICONS, "rover", "tr", "ship")
TECH_COLORS: Final = (*ITEM_COLORS[:5], "text-1", "text-1", "tr", "text-1")
"""Tokens of the technologies' icons; a Shelter's is that of its owner."""
ACTION_ICONS: Final = (
    "shuttle",
    "blueprint",
    "tech",
    "research",
    "depot",
    "bot",
    "tag-building",
    "tr",
    "ship",
    "scientist",
)
EXECUTIVE_ICONS: Final = (
    "research",
    "rover",
    "blueprint",
    "tr",
    "mineral",
    "bot",
    "depot",
    "generator",
)
MISSION_ICONS: Final = (
    "blueprint",
    "tech",
    "scientist",
    "progress-cube",
    "bot",
    "discovery",
    "research",
    "tr",
    "contract",
)
REWARD_ICONS: Final = (
    "tech",
    "ship",
    "tr",
    "mine",
    "bot",
    "discovery",
    "shelter",
    "colonist",
)


def say(lang: str, key: str, n: object = "") -> str:
    """One of the short words; `n` is its number, if it has one.

    >>> say("en", "each", 3)
    '3 of each'
    """
    return own_book(lang).say(f"picture.{key}", n=n)


@memo(4)
def own_book(lang: str) -> Book:
    """The phrase book for drawings that were not given one."""
    from planetfall.games.on_mars.words import book

    return book(lang)
