"""What the picture of a whole table is drawn from: the position, its words, what is lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.svg.canvas import Value
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme
from planetfall.text.book import Book


def say(lang: str, key: str, *values: object) -> str:
    """One of the short words on pictures.

    >>> say("en", "count", 5, 9)
    '5 of 9'
    """
    return own_book(lang).term("draw." + key).format(*values)


def lit_style(theme: Theme, fill: str, *, lit: bool) -> dict[str, Value]:
    """Attributes of a shape that may be lit as an option."""
    if not lit:
        return {"fill": fill}
    return {
        "class_": "lit-ring",
        "fill": fill,
        "stroke": theme["signal-line"],
        "stroke_width": 1.5,
    }


@memo(4)
def own_book(lang: str) -> Book:
    """The game's phrase book in a language."""
    from planetfall.games.terraforming_mars.words import book

    return book(lang)


@dataclass(frozen=True)
class Table:
    """Everything the parts of the picture are drawn from."""

    theme: Theme
    game: Mars
    """What the viewer may know."""
    viewer: int
    """-1 for a spectator."""
    seat: int
    """Whose stock and cards are shown below the board."""
    book: Book
    names: Sequence[str] = ()
    """Of the seats."""
    options: Collection[str] = ()
    """Keys to light."""
    last: Collection[str] = ()
    """Keys of the last move."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Keys with the sign `might` or `lost`."""
    after: Mars | None = None
    """The position if the previewed choice were made."""
    labels: bool = True
    """Whether areas of the map carry their names."""

    @property
    def lang(self) -> str:
        """The language of the words."""
        return self.book.lang

    @property
    def own(self) -> Player:
        """The area of the seat below the board."""
        return self.game.players[self.seat]

    @property
    def shows_hand(self) -> bool:
        """Whether the viewer may see the cards in hand of the seat below the board."""
        return self.seat == self.viewer

    def say(self, key: str, *values: object) -> str:
        """One of the short words."""
        return say(self.lang, key, *values)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("player", seat + 1)
