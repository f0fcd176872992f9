"""What ships and stations of the Colonies expansion are worth to the greedy bot of its game.

A station brings its commission whenever anyone trades there, a ship a trade now and then. Both are
weighed by the generations left; a victory point is 100.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.bot_cards import (
    LONGEST,
    MONEY,
    NO_OPINION,
    VERSUS,
    Appraiser,
    Prices,
)
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import MC
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.effects.cards import (
    CollectCommissions,
    GainShips,
    ShiftMarkers,
)
from planetfall.games.terraforming_mars.expansions.colonies.effects.commissions import Sift
from planetfall.games.terraforming_mars.expansions.colonies.phases import AddColony
from planetfall.games.terraforming_mars.expansions.colonies.state import SITES, Colonies
from planetfall.games.terraforming_mars.expansions.colonies.stations import BuildStation
from planetfall.games.terraforming_mars.expansions.colonies.trading import Trade
from planetfall.games.terraforming_mars.state import Mars

TRADE_GAIN: Final = 4
"""M€ that a trade with a colony brings above its fee."""

_commissions: list[list[int]] = []


def ship_worth(left: int) -> int:
    """What one more ship is worth: a trade in every second generation to come."""
    return max(left - 1, 0) * TRADE_GAIN * MONEY[(left + 1) // 2] // 2


def commission_worth(colony: int, left: int) -> int:
    """What one commission of a colony is worth with so many generations left."""
    if not _commissions:
        for tile in COLONY_TILES:
            effect = tile.commission.effect
            _commissions.append([VERSUS.effect(effect, ahead) for ahead in range(LONGEST + 1)])
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


class ColoniesAppraiser(Appraiser):
    """What the expansion is worth."""

    def of_effect(self, prices: Prices, effect: Effect, left: int) -> int:
        money = prices.money[left]
        if isinstance(effect, BuildStation):
            later = max(left - 1, 0) * MONEY[(left + 1) // 2] // 2
            return 2 * prices.production(MC, left) + later
        if isinstance(effect, GainShips):
            return effect.ships * ship_worth(left)
        if isinstance(effect, Trade):
            return (TRADE_GAIN + (5 if effect.free else 0)) * money
        if isinstance(effect, (ShiftMarkers, Sift)):
            return money
        if isinstance(effect, CollectCommissions):
            return 3 * money
        return 2 * money if isinstance(effect, AddColony) else NO_OPINION

    def of_position(self, game: Mars, seat: int, left: int) -> int:
        for area in game.extras:
            if isinstance(area, Colonies):
                return colonies_worth(game, area, seat, left)
        return 0


APPRAISER: Final = ColoniesAppraiser()
