"""The position of a solo game: Lacerda's board, his deck and his bot beside all else."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.expansions.lacerda.components.deck import SOLO_CARDS
from planetfall.games.on_mars.player import NOTHING, Player
from planetfall.games.on_mars.state import FIELDS, SHOWN, Colony

SOLO_SHOWN: Final = ("lacerda", "solo_discard", "solo_card", "reshuffled", "icon", "solo_bots")
SOLO_FIELDS: Final = (*SOLO_SHOWN, "solo_bag")
ALL_FIELDS: Final = FIELDS + SOLO_FIELDS
ALL_SHOWN: Final = SHOWN + SOLO_SHOWN
NOBODY: Final = Player()


class SoloColony(Colony):
    """A position of a game against Lacerda, whose area is the last of `players`."""

    __slots__ = SOLO_FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.lacerda: Player = NOBODY
        self.solo_bag: list[int] = NOTHING
        self.solo_discard: list[int] = NOTHING
        self.solo_card: int = -1
        """The solo card turned up last."""
        self.reshuffled: int = 0
        self.icon: int = 0
        """The building of the Progress area that his bot points at."""
        self.solo_bots: int = 0
        """Bots on his board."""

    def fields(self) -> tuple[str, ...]:
        return ALL_FIELDS

    def shown(self) -> tuple[str, ...]:
        return ALL_SHOWN

    def names(self) -> dict[str, list[str]]:
        return {**super().names(), "solo_bag": SOLO_CARDS, "solo_discard": SOLO_CARDS}

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
