"""The nine missions: what contributes, how often it is needed, what it pays.

Requirements and crystals are printed; which missions are short or long is a design of ours that
fits the pictures of the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import (
    CONSTRUCT_BUILDING,
    CONTROL_CENTER,
    HIRE_SCIENTIST,
    LEARN_TECHNOLOGY,
    OBTAIN_BLUEPRINT,
    UPGRADE_BUILDING,
    WELCOME_SHIP,
)
from planetfall.games.on_mars.extension import (
    EVENT_BLUEPRINT,
    EVENT_BOT,
    EVENT_CONTRACT,
    EVENT_CUBE,
    EVENT_DISCOVERY,
    EVENT_RESEARCH,
    EVENT_SCIENTIST,
    EVENT_TECH,
    EVENT_UPGRADE,
)

SHORT: Final = 0
LONG: Final = 1


@dataclass(frozen=True)
class Mission:
    """A common goal of the Colony."""

    id: str
    event: int
    """What counts as a contribution."""
    length: int
    needed: tuple[int, int, int]
    """Contributions with 2, 3 and 4 players."""
    crystals: int
    """Gained for each contribution."""
    action: int
    """The main action beside which its marker lies."""


MISSION_CARDS: Final = [
    Mission("blueprints", EVENT_BLUEPRINT, SHORT, (10, 10, 13), 1, OBTAIN_BLUEPRINT),
    Mission("techs", EVENT_TECH, SHORT, (7, 11, 12), 1, LEARN_TECHNOLOGY),
    Mission("scientists", EVENT_SCIENTIST, SHORT, (4, 4, 5), 2, HIRE_SCIENTIST),
    Mission("progress", EVENT_CUBE, LONG, (8, 11, 14), 1, CONSTRUCT_BUILDING),
    Mission("bots", EVENT_BOT, SHORT, (3, 4, 5), 2, WELCOME_SHIP),
    Mission("discoveries", EVENT_DISCOVERY, SHORT, (5, 7, 9), 1, CONTROL_CENTER),
    Mission("research", EVENT_RESEARCH, LONG, (5, 5, 7), 2, CONTROL_CENTER),
    Mission("advanced", EVENT_UPGRADE, LONG, (8, 8, 10), 1, UPGRADE_BUILDING),
    Mission("contracts", EVENT_CONTRACT, LONG, (2, 2, 3), 1, HIRE_SCIENTIST),
]

LENGTHS: Final = {"short": [SHORT, SHORT, LONG], "long": [SHORT, LONG, LONG]}
"""The lengths of the missions on places A, B and C, by length of the game."""
