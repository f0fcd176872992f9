"""What cards in play wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.terraforming_mars.components.board import METAL_AREAS
from planetfall.games.terraforming_mars.components.card import CARDS, Trigger
from planetfall.games.terraforming_mars.components.terms import (
    ANYWHERE,
    CAPITAL,
    CITY,
    ON_MARS,
    TAGS,
)
from planetfall.games.terraforming_mars.state import Mars

# Happenings: (what, more) of each.
TAG_PLAYED: Final = 0
"""A card with tags comes into play: what card."""
CARD_PLAYED: Final = 1
"""A project is played: what card."""
TILE_PLACED: Final = 2
"""what tile, more = area, 61 and up off the planet."""
PROJECT_USED: Final = 3
"""A standard project is used: what project, more = its printed cost."""
EXTENSION: Final = 8
"""Happenings of expansions, up to `tableau.LISTENED`."""

ANY_KIND: Final = -1
ANY_TAG: Final = -1
ANY_TILE: Final = -1


class TagPlayed(Trigger):
    """Once for every such tag on a card that comes into play (TM-16.14)."""

    def __init__(self, *tags: int) -> None:
        self.tags = tags

    def event(self) -> int:
        return TAG_PLAYED

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        counts = CARDS[what].tag_counts
        found = 0
        for tag in range(TAGS):
            if counts[tag] and tag in self.tags:
                found += counts[tag]
        return found

    def __repr__(self) -> str:
        return f"TagPlayed({', '.join([str(tag) for tag in self.tags])})"


@dataclass(frozen=True)
class CardPlayed(Trigger):
    """A project of a kind, with a tag, of at least that printed cost is played."""

    kind: int = ANY_KIND
    tag: int = ANY_TAG
    cost: int = 0

    def event(self) -> int:
        return CARD_PLAYED

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        card = CARDS[what]
        if self.kind not in (ANY_KIND, card.kind):
            return 0
        if self.tag != ANY_TAG and not card.tag_counts[self.tag]:
            return 0
        return 1 if card.cost >= self.cost else 0


@dataclass(frozen=True)
class TilePlaced(Trigger):
    """A tile is placed, anywhere or on Mars; with `metal` on an area showing a metal."""

    tile: int = ANY_TILE
    where: int = ANYWHERE
    metal: bool = False

    def event(self) -> int:
        return TILE_PLACED

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        is_city = self.tile == CITY and what == CAPITAL
        if self.tile not in (ANY_TILE, what) and not is_city:
            return 0
        if self.where == ON_MARS and more > 60:
            return 0
        if self.metal and (more > 60 or not METAL_AREAS >> more & 1):
            return 0
        return 1


@dataclass(frozen=True)
class ProjectUsed(Trigger):
    """A standard project other than selling patents, of at least that printed cost."""

    cost: int = 1

    def event(self) -> int:
        return PROJECT_USED

    def times(self, game: Mars, owner: int, actor: int, what: int, more: int) -> int:
        return 1 if more >= self.cost else 0
