"""Invariants of Blackout: tokens, lying colonists and buildings out of order agree."""

from __future__ import annotations

from planetfall.games.on_mars.components.map import HEXES
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import ALIEN_CARD
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import (
    DISABLED_LIMIT,
    START_TIME,
)
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DISABLED,
    NO_TOKEN,
    area_of,
    completed_goals,
)
from planetfall.games.on_mars.packing import FIRST_MARKER
from planetfall.games.on_mars.state import Colony


def broken(game: Colony) -> list[str]:
    """Broken invariants in words."""
    area = area_of(game)
    found: list[str] = []
    for place in range(HEXES):
        outage = area.outages[place]
        if outage != NO_TOKEN and (game.land[place] == 0 or game.tops[place] >= FIRST_MARKER):
            found.append(f"an outage token without a plain building on hex {place}")
        if (outage >= DISABLED) != (game.land[place] < 0):
            found.append(f"hex {place} is disabled without a colonist, or has one and works")
        if outage >= DISABLED and game.tops[place]:
            found.append(f"somebody stands on the disabled building on hex {place}")
    if area.tokens_left() < 0:
        found.append(f"{-area.tokens_left()} outage tokens too many")
    if len(area.disabled()) >= DISABLED_LIMIT and not game.decided:
        found.append(f"{len(area.disabled())} buildings are disabled and the game goes on")
    if not 0 <= area.time <= START_TIME[game.seats] or (area.time == 0) != _is_won(game):
        found.append(f"the time marker is on {area.time}")
    if ALIEN_CARD in area.shown or len(set(area.shown)) < len(area.shown):
        found.append(f"damage cards turned up are {area.shown}")
    return found + _goals(game)


def _is_won(game: Colony) -> bool:
    return game.decided == "won_together"


def _goals(game: Colony) -> list[str]:
    """Nobody has a Private Goal in hand that is completed, and none counts twice."""
    done: list[int] = []
    held: list[int] = []
    for seat, player in enumerate(game.players):
        done += completed_goals(game, seat)
        held += player.goals
    if len(set(done)) < len(done) or set(done) & set(held):
        return [f"Private Goals completed are {done}, in hand {held}"]
    return []
