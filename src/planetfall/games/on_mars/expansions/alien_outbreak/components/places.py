"""Where colonists of a player can be, how they are, and all infection cards.

A place is a number: the rooms of Living Quarters, the actions with slots, the Working Area. Those
on Mines are told apart by their hexes instead. Behind the places comes the supply.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.names import PLACES as BASE_PLACES
from planetfall.games.on_mars.components.names import (
    SLOT_BLUEPRINT,
    SLOT_CONSTRUCT,
    SLOT_HIRE,
    SLOT_RESEARCH,
    SLOT_UPGRADE,
    WORKING_AREA,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS

# How a colonist is.
WELL: Final = 0
ILL: Final = 1
IMMUNE: Final = 2
STATES: Final = ["well", "ill", "immune"]

FIRST_SLOT: Final = ROOMS
"""Places from this number are those of `names.PLACES`."""
WORK: Final = FIRST_SLOT + WORKING_AREA
PLACES: Final = [*[f"room_{room + 1}" for room in range(ROOMS)], *BASE_PLACES]
SUPPLY: Final = len(PLACES)
SPOTS: Final = SUPPLY + 1
"""Entries of a player in lists by place: all places and the supply."""
MINE_PLACE: Final = 16
"""Where a place is told in the log: this + hex for a Mine."""

# What an infection card names: Living Quarters, Mines, or one of the places above.
QUARTERS: Final = -1
MINES: Final = -2


@dataclass(frozen=True)
class InfectionCard:
    """A card of the infection deck; one without places lets nobody fall ill."""

    id: str
    places: tuple[int, ...] = ()


_CONSTRUCT: Final = FIRST_SLOT + SLOT_CONSTRUCT
_UPGRADE: Final = FIRST_SLOT + SLOT_UPGRADE
_BLUEPRINT: Final = FIRST_SLOT + SLOT_BLUEPRINT
_RESEARCH: Final = FIRST_SLOT + SLOT_RESEARCH
_HIRE: Final = FIRST_SLOT + SLOT_HIRE
INFECTION_CARDS: Final = [
    InfectionCard("mine_quarters", (MINES, QUARTERS)),
    # From here on the pairs are designs: source of the facts.
    InfectionCard("work_quarters", (WORK, QUARTERS)),
    InfectionCard("construct_upgrade", (_CONSTRUCT, _UPGRADE)),
    InfectionCard("blueprint_research", (_BLUEPRINT, _RESEARCH)),
    InfectionCard("construct_quarters", (_CONSTRUCT, QUARTERS)),
    InfectionCard("upgrade_quarters", (_UPGRADE, QUARTERS)),
    InfectionCard("blueprint_quarters", (_BLUEPRINT, QUARTERS)),
    InfectionCard("research_quarters", (_RESEARCH, QUARTERS)),
    InfectionCard("hire_quarters", (_HIRE, QUARTERS)),
    InfectionCard("work_mine", (WORK, MINES)),
    InfectionCard("construct_mine", (_CONSTRUCT, MINES)),
    InfectionCard("upgrade_work", (_UPGRADE, WORK)),
    InfectionCard("blueprint_work", (_BLUEPRINT, WORK)),
    InfectionCard("research_hire", (_RESEARCH, _HIRE)),
    InfectionCard("calm_1"),
    InfectionCard("calm_2"),
]
CARD_IDS: Final = [card.id for card in INFECTION_CARDS]
CALM: Final = [k for k in range(len(INFECTION_CARDS)) if not INFECTION_CARDS[k].places]
"""The cards that let nobody fall ill."""
