"""The position of a solo game: Lacerda's board, his deck and his bot beside all else."""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import NOBODY, Field, Fields
from planetfall.core.wording import Named
from planetfall.games.on_mars.components.names import BUILDINGS
from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.player import NOTHING, Player
from planetfall.games.on_mars.state import FIELDS, Colony

SOLO_WORDS: Final = Named(SOLO_CARDS)
SOLO_FIELDS: Final = (
    Field("lacerda"),
    Field("solo_discard", words=SOLO_WORDS),
    Field("solo_card", words=SOLO_WORDS),
    Field("reshuffled"),
    Field("icon", words=Named(BUILDINGS)),
    Field("solo_bots"),
    Field("solo_bag", NOBODY, words=SOLO_WORDS, filled=True),
)
ALL_FIELDS: Final = FIELDS.plus(*SOLO_FIELDS)
NO_PLAYER: Final = Player()


class SoloColony(Colony):
    """A position of a game against Lacerda, whose area is the last of `players`."""

    __slots__ = tuple([field.name for field in SOLO_FIELDS])

    def __init__(self) -> None:
        super().__init__()
        self.lacerda: Player = NO_PLAYER
        self.solo_bag: list[int] = NOTHING
        self.solo_discard: list[int] = NOTHING
        self.solo_card: int = -1
        """The solo card turned up last."""
        self.reshuffled: int = 0
        self.icon: int = 0
        """The building of the Progress area that his bot points at."""
        self.solo_bots: int = 0
        """Bots on his board."""

    def declared(self) -> Fields:
        return ALL_FIELDS

    def fill(self, given: list[str]) -> None:
        super().fill(given)
        if "solo_bag" not in given:
            gone = [*self.solo_discard, self.solo_card]
            self.solo_bag = [card for card in range(len(SOLO_CARDS)) if card not in gone]

    def clone(self) -> SoloColony:
        other = SoloColony()
        self.copy_to(other)
        other.lacerda = other.players[self.seats]
        other.solo_bag = self.solo_bag
        other.solo_discard = self.solo_discard
        other.solo_card = self.solo_card
        other.reshuffled = self.reshuffled
        other.icon = self.icon
        other.solo_bots = self.solo_bots
        return other
