"""The signs of the expansion's effects, added to those of the base game.

Stations are the icon `colony`, ships `fleet`, colony tiles with their tracks `trade`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from planetfall.games.terraforming_mars.components.terms import ANYONE
from planetfall.games.terraforming_mars.draw.icon_rows import (
    COLON,
    ICONS,
    SLASH,
    STAR,
    Icon,
    icons_of,
)
from planetfall.games.terraforming_mars.expansions.colonies import phases as course
from planetfall.games.terraforming_mars.expansions.colonies import stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects import cards as effects
from planetfall.games.terraforming_mars.expansions.colonies.effects import commissions, conditions

STATION: Final = "colony"
SHIP: Final = "fleet"
TRADE: Final = "trade"
UP: Final = "ui-step-forward"
DOWN: Final = "ui-step-back"
WILD: Final = Icon("resource", "any")
"""Whatever one pays, or whatever tag it is."""


def _piece(name: str, amount: str = "", *, any: bool = False) -> Icon:
    return Icon("piece", name, amount, any=any)


def _build(effect: stations.BuildStation) -> list[Icon]:
    found = [_piece(STATION, "+1")]
    return [*found, STAR] if effect.again else found


def _trade(effect: trading.Trade) -> list[Icon]:
    return [_piece(TRADE), STAR] if effect.free else [_piece(TRADE)]


def _per_station(worth: conditions.PerStation) -> list[Icon]:
    each = "" if worth.each == 1 else str(worth.each)
    return [Icon("points", amount="1"), SLASH, _piece(STATION, each, any=True)]


ICONS.update(
    {
        stations.BuildStation: _build,
        trading.Trade: _trade,
        effects.GainShips: lambda e: [_piece(SHIP, f"+{e.ships}")],
        effects.ShiftMarkers: lambda e: [
            _piece(TRADE),
            COLON,
            _piece(UP, "+1"),
            _piece(DOWN, "−1"),
        ],
        effects.CollectCommissions: lambda e: [_piece(STATION), COLON, Icon("again")],
        course.AddColony: lambda e: [_piece(TRADE, "+1")],
        commissions.Commission: lambda e: icons_of(e.effect),
        commissions.Sift: lambda e: [Icon("card", amount="+1"), Icon("card", amount="−1")],
        conditions.Stations: lambda c: [_piece(STATION, any=c.whose == ANYONE)],
        conditions.StationsAtLeast: lambda n: [
            Icon("bound", "min"),
            _piece(STATION, str(n.least)),
        ],
        conditions.StationsAtMost: lambda n: [
            Icon("bound", "max"),
            _piece(STATION, str(n.most)),
        ],
        conditions.PerStation: _per_station,
        conditions.StationBuilt: lambda t: [_piece(STATION)],
        conditions.NewTag: lambda t: [WILD, STAR],
        conditions.TradeDiscount: lambda m: [
            _piece(TRADE),
            COLON,
            replace(WILD, amount=f"−{m.off}"),
        ],
        conditions.TrackSteps: lambda m: [_piece(TRADE), COLON, _piece(UP, f"+{m.steps}")],
    }
)
