"""The position of a game of Monolith: time, objectives and sabotage beside all else."""

from __future__ import annotations

from typing import Final

from planetfall.core.fields import NOBODY, Field, Fields
from planetfall.core.wording import ByPlace, Members, Named
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVE_NAMES,
)
from planetfall.games.on_mars.player import NOTHING
from planetfall.games.on_mars.state import FIELDS, Colony

SABOTAGE_WORDS: Final = Named(SABOTAGE)
ROVER_READY: Final = 0
ROVER_AWAY: Final = 1
"""The rover lies on its card."""
ROVER_LYING: Final = 2
"""The rover lies on the starting Mine, where it takes no room."""

MONOLITH_FIELDS: Final = (
    Field("time"),
    Field("random_decks", words=Members(DECKS)),
    Field("objectives", words=ByPlace(Named(DECKS), Named(["-", *OBJECTIVE_NAMES]))),
    Field("sabotage_row", piece="sabotage", words=SABOTAGE_WORDS),
    Field("sabotage_cubes"),
    Field("struck", words=SABOTAGE_WORDS),
    Field("crystal_debt"),
    Field("reduced"),
    Field("no_reward"),
    Field("rover_state"),
    Field("missions_done"),
    Field("sabotage_deck", NOBODY, words=SABOTAGE_WORDS, filled=True),
)
ALL_FIELDS: Final = FIELDS.plus(*MONOLITH_FIELDS)


class MonolithColony(Colony):
    """A position of a game of Monolith."""

    __slots__ = tuple([field.name for field in MONOLITH_FIELDS])

    def __init__(self) -> None:
        super().__init__()
        self.time: int = 0
        """The space of the time marker."""
        self.random_decks: int = 0
        """Mask of the decks from which an objective is drawn at random."""
        self.objectives: list[int] = NOTHING
        """By deck: 1 + the objective that lies out, 0 before that."""
        self.sabotage_row: list[int] = NOTHING
        """The sabotage cards from left to right."""
        self.sabotage_cubes: list[int] = NOTHING
        """How many cubes lie on each card of the row."""
        self.struck: list[int] = NOTHING
        """Sabotage cards that were carried out, in order; some of them hold from then on."""
        self.sabotage_deck: list[int] = NOTHING
        self.crystal_debt: int = 0
        """Crystals still to be stolen as soon as they are gained."""
        self.reduced: int = 0
        """Extra cost of the next Main action with slots."""
        self.no_reward: int = 0
        """1 while the next reward of the Life Support System is withheld."""
        self.rover_state: int = ROVER_READY
        self.missions_done: int = 0

    def declared(self) -> Fields:
        return ALL_FIELDS

    def fill(self, given: list[str]) -> None:
        super().fill(given)
        if "sabotage_deck" not in given:
            self.sabotage_deck = unseen(self)

    def clone(self) -> MonolithColony:
        other = MonolithColony()
        self.copy_to(other)
        other.time = self.time
        other.random_decks = self.random_decks
        other.objectives = self.objectives
        other.sabotage_row = self.sabotage_row
        other.sabotage_cubes = self.sabotage_cubes
        other.struck = self.struck
        other.sabotage_deck = self.sabotage_deck
        other.crystal_debt = self.crystal_debt
        other.reduced = self.reduced
        other.no_reward = self.no_reward
        other.rover_state = self.rover_state
        other.missions_done = self.missions_done
        return other


def unseen(game: MonolithColony) -> list[int]:
    """The sabotage cards that lie nowhere: they are in the deck."""
    gone = [*game.sabotage_row, *game.struck]
    return [card for card in range(len(SABOTAGE)) if card not in gone]
