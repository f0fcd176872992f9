"""What the picture of a whole table is drawn from: the view, its words, what is lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from planetfall.games.terraforming_mars.draw.view import Data, seen_position
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme
from planetfall.text.book import Book


def say(lang: str, key: str, *values: object) -> str:
    """One of the short words on pictures.

    >>> say("en", "count", 5, 9)
    '5 of 9'
    """
    return own_book(lang).term("draw." + key).format(*values)


@memo(4)
def own_book(lang: str) -> Book:
    """The phrase book for drawings that were not given one."""
    from planetfall.games.terraforming_mars.words import book

    return book(lang)


@dataclass(frozen=True)
class Table:
    """Everything the parts of the picture ask for."""

    theme: Theme
    data: Data
    seat: int
    """Whose stock and cards are shown below the board."""
    lang: str
    book: Book
    names: Sequence[str] = ()
    """Of the seats."""
    options: Collection[str] = ()
    """Keys to light."""
    last: Collection[str] = ()
    """Keys of the last move."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Keys with the sign `might` or `lost`."""
    after: Data | None = None
    """The view's data if the choice that is looked at were made."""
    labels: bool = True
    """Whether areas of the map carry their names."""

    @cached_property
    def game(self) -> Mars:
        """What the view shows as a position, to ask the engine for numbers."""
        return seen_position(self.data)

    @property
    def own(self) -> Data:
        """The area of the seat below the board."""
        area: Data = self.data["areas"][self.seat]
        return area

    def say(self, key: str, *values: object) -> str:
        """One of the short words."""
        return say(self.lang, key, *values)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("player", seat + 1)
