"""Using technology: any player's tile may be used, its owner is rewarded at the end of the turn."""

from __future__ import annotations

from planetfall.core.lists import with_last
from planetfall.games.on_mars import log
from planetfall.games.on_mars.extension import TECH_LENT
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import SEAT_OF


def best_level(game: Colony, tech: int) -> int:
    """The highest level of a technology that any player owns, 0 for none."""
    best = 0
    for player in game.players:
        level = player.level(tech)
        if level > best:
            best = level
    return best


def owners_of(game: Colony, tech: int, least: int = 1) -> list[int]:
    """Options for the tiles of a technology with some level or higher, by owner."""
    return [
        SEAT_OF + seat
        for seat, player in enumerate(game.players)
        if player.level(tech) >= max(least, 1)
    ]


def use_tech(game: Colony, user: int, owner: int, tech: int) -> None:
    """Use one tile; another player's use is settled at the end of the turn (OM-12.03)."""
    if owner != user:
        game.borrowed = with_last(game.borrowed, use_of(owner, tech))
        game.note(log.TECH_BORROWED, user, tech, 0, owner)
        game.setting.tell(game, TECH_LENT, owner, tech)
