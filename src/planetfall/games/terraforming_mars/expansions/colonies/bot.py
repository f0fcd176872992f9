"""What ships and stations of the Colonies expansion are worth to the greedy bot of its game.

A station brings its commission whenever anyone trades there, a ship a trade now and then. Both are
weighed by the generations left; a victory point is 100.
"""

from __future__ import annotations

from planetfall.games.terraforming_mars.bot_cards import LONGEST, effect_worth, ship_worth
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES, Colonies
from planetfall.games.terraforming_mars.state import Mars

_commissions: list[list[int]] = []


def commission_worth(colony: int, left: int) -> int:
    """What one commission of a colony is worth with so many generations left."""
    if not _commissions:
        for tile in COLONY_TILES:
            effect = tile.commission.effect
            _commissions.append([effect_worth(effect, ahead) for ahead in range(LONGEST + 1)])
    return _commissions[colony][left]


def can_store(game: Mars, seat: int, colony: int) -> bool:
    """Whether the commission of a colony is of use to a seat: resources need a card for them."""
    effect = COLONY_TILES[colony].commission.effect
    if not isinstance(effect, Put):
        return True
    wanted = effect.resource
    for card in game.kit(seat).holders:
        if CARDS[card].holds == wanted:
            return True
    return False


def trades_ahead(area: Colonies, left: int) -> int:
    """Trades to be expected in one colony from the next generation on, in tenths.

    A ship sails in about every second generation.
    """
    ships = sum(area.fleets)
    return min(10, 5 * ships // max(len(area.tiles), 1)) * max(left - 1, 0)


def colonies_worth(game: Mars, area: Colonies, seat: int, left: int) -> int:
    """Ships and stations of a seat, beyond what they have brought already."""
    value = area.fleets[seat] * ship_worth(left)
    often = trades_ahead(area, left)
    if not often:
        return value
    for place, owner in enumerate(area.stations):
        if owner == seat and can_store(game, seat, place // SITES):
            value += often * commission_worth(place // SITES, (left + 1) // 2) // 10
    return value
