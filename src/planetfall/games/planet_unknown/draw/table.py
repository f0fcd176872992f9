"""What the picture of a whole table is drawn from: the position, its words, what is lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from planetfall.core.fields import UNKNOWN
from planetfall.games.planet_unknown.draw.planet import Laid
from planetfall.games.planet_unknown.state import Player, Unknown
from planetfall.games.planet_unknown.words.pictures import BoardWords, board_words
from planetfall.svg.theme import Theme
from planetfall.text.book import Book


@dataclass(frozen=True)
class Table:
    """Everything the parts of the picture ask for."""

    theme: Theme
    game: Unknown
    """What the viewer may know of it."""
    viewer: int
    seat: int
    """Whose boards stand in the middle."""
    book: Book
    names: Sequence[str]
    """Of the seats."""
    labels: Mapping[str, str]
    """Of the options, by key."""
    options: Collection[str]
    chosen: str = ""
    last: Collection[int] | None = None
    preview: Laid | None = None
    might: Collection[int] = ()
    lost: Collection[int] = ()

    @property
    def own(self) -> Player:
        """The player whose boards stand in the middle."""
        return self.game.players[self.seat]

    @property
    def words(self) -> BoardWords:
        """What boards and cards say."""
        return board_words(self.book.lang)

    def say(self, key: str, **values: object) -> str:
        """One of the short words on pictures."""
        return self.book.say(f"picture.{key}", **values)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else self.say("player", n=seat + 1)


def known(cards: list[int]) -> list[int]:
    """Those of some cards that the viewer may see."""
    return [card for card in cards if card != UNKNOWN]
