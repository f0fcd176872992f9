"""Components of the chapter that the engine keeps as numbers only, as records with words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.expansions.alien_invasion.components.lab import COLUMN, SYMBOL
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_LAB,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import OPEN_SPACES


@dataclass(frozen=True)
class PanelSpace:
    """An action space of the alien panel."""

    number: int

    def id(self) -> str:
        """Its id."""
        return SPACES[self.number]

    def is_locked(self) -> bool:
        """Whether it has to be unlocked."""
        return self.number >= OPEN_SPACES


@dataclass(frozen=True)
class AlienTech:
    """An alien technology."""

    number: int

    def id(self) -> str:
        """Its id."""
        return ALIEN_TECHS[self.number]


@dataclass(frozen=True)
class AlienLabSpace:
    """A space of the alien Lab."""

    number: int

    def id(self) -> str:
        """Its id."""
        return ALIEN_LAB[self.number]

    def column(self) -> int:
        """Its column, which is the level of a tile on it."""
        return COLUMN[self.number]

    def symbol(self) -> int:
        """What a tile that enters it brings; -1 for nothing."""
        return SYMBOL[self.number]


PANEL_RECORDS: Final = [PanelSpace(number) for number in range(len(SPACES))]
TECH_RECORDS: Final = [AlienTech(number) for number in range(len(ALIEN_TECHS))]
LAB_RECORDS: Final = [AlienLabSpace(number) for number in range(len(ALIEN_LAB))]
