"""What the expansion's effects and conditions do, as clauses."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.expansions.colonies import stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects import (
    commissions,
    conditions,
)
from planetfall.games.terraforming_mars.words.conditions import add_worths, by_whom
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Words


def fill(book: MarsBook) -> None:
    """All phrases of effects and conditions."""
    book.effects |= book.bind(EFFECTS)
    book.triggers |= book.bind({conditions.StationBuilt: _built, conditions.NewTag: "NewTag"})
    add_worths(book, {conditions.PerStation: _per_station})


def _build(book: MarsBook, effect: stations.BuildStation) -> str:
    return book.say("BuildStation.again" if effect.again else "BuildStation")


def _trade(book: MarsBook, effect: trading.Trade) -> str:
    return book.say("Trade.free" if effect.free else "Trade")


def _commission(book: MarsBook, effect: commissions.Commission) -> str:
    return book.effect(effect.effect)


def _stations(book: MarsBook, count: conditions.Stations) -> str:
    return book.say("Stations" + by_whom(count.whose))


def _at_least(book: MarsBook, need: conditions.StationsAtLeast) -> str:
    key = "StationsAtLeast.one" if need.least == 1 else "StationsAtLeast"
    return book.say(key, least=need.least)


def _built(book: MarsBook, trigger: conditions.StationBuilt, by: int) -> str:
    return book.say("StationBuilt" + by_whom(by))


def _per_station(book: MarsBook, worth: conditions.PerStation, holds: str) -> str:
    key = "PerStation" if worth.each == 1 else "PerStation.several"
    return book.say(key, each=worth.each)


EFFECTS: Final[Words] = {
    stations.BuildStation: _build,
    trading.Trade: _trade,
    commissions.Commission: _commission,
    conditions.Stations: _stations,
    conditions.StationsAtLeast: _at_least,
}
