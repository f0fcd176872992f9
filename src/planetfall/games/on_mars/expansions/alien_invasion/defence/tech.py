"""The technologies of the defence cards: how much stronger they make an action.

An own tile simply counts. Another human's tile is used only if the player says so before the first
step of the action (OMA-5.34): its owner is rewarded and the aliens profit from it.
"""

from __future__ import annotations

from planetfall.games.on_mars.packing import BEGUN, TECH_USED
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.tech import owners_of, use_tech
from planetfall.games.on_mars.vocabulary import SEAT_OF


def own_level(game: Colony, seat: int, tech: int) -> int:
    """What the own tile adds."""
    return game.players[seat].level(tech)


def lenders(game: Colony, seat: int, tech: int) -> list[int]:
    """Options for the tiles of other humans."""
    if game.players[seat].level(tech):
        return []
    return owners_of(game, tech)


def is_lender(game: Colony, option: int) -> bool:
    """Whether an option is a tile of another human."""
    return SEAT_OF <= option < SEAT_OF + len(game.players)


def borrow(game: Colony, seat: int, option: int, tech: int) -> int:
    """Use another human's tile; its level."""
    owner = option - SEAT_OF
    use_tech(game, seat, owner, tech)
    return game.players[owner].level(tech)


def begun(left: int) -> int:
    """The `a` of a frame with so many steps to come, when no tile can be borrowed any more."""
    return BEGUN | TECH_USED | left
