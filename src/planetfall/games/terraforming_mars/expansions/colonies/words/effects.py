"""What the expansion's effects and conditions do, as clauses."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.terraforming_mars.expansions.colonies import phases, stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects import (
    cards,
    commissions,
    conditions,
)
from planetfall.games.terraforming_mars.words.conditions import add_worths, by_whom
from planetfall.games.terraforming_mars.words.mars_book import MarsBook
from planetfall.text.book import Words


def fill(book: MarsBook) -> None:
    """All phrases of effects and conditions."""
    book.effects |= book.bind(EFFECTS)
    book.effects |= book.bind({kind: kind.__name__ for kind in PLAIN})
    book.triggers |= book.bind({conditions.StationBuilt: _built, conditions.NewTag: "NewTag"})
    add_worths(book, {conditions.PerStation: _per_station})


def _build(book: MarsBook, effect: stations.BuildStation) -> str:
    return book.say("BuildStation.again" if effect.again else "BuildStation")


def _trade(book: MarsBook, effect: trading.Trade) -> str:
    return book.say("Trade.free" if effect.free else "Trade")


def _gain_ships(book: MarsBook, effect: cards.GainShips) -> str:
    return book.say("GainShips", ships=effect.ships)


def _commission(book: MarsBook, effect: commissions.Commission) -> str:
    return book.effect(effect.effect)


def _stations(book: MarsBook, count: conditions.Stations) -> str:
    return book.say("Stations" + by_whom(count.whose))


def _at_least(book: MarsBook, need: conditions.StationsAtLeast) -> str:
    key = "StationsAtLeast.one" if need.least == 1 else "StationsAtLeast"
    return book.say(key, least=need.least)


def _at_most(book: MarsBook, need: conditions.StationsAtMost) -> str:
    return book.say("StationsAtMost", most=need.most)


def _trade_discount(book: MarsBook, effect: conditions.TradeDiscount) -> str:
    return book.say("TradeDiscount", off=effect.off)


def _track_steps(book: MarsBook, effect: conditions.TrackSteps) -> str:
    return book.say("TrackSteps", steps=effect.steps)


def _built(book: MarsBook, trigger: conditions.StationBuilt, by: int) -> str:
    return book.say("StationBuilt" + by_whom(by))


def _per_station(book: MarsBook, worth: conditions.PerStation, holds: str) -> str:
    key = "PerStation" if worth.each == 1 else "PerStation.several"
    return book.say(key, each=worth.each)


EFFECTS: Final[Words] = {
    stations.BuildStation: _build,
    trading.Trade: _trade,
    cards.GainShips: _gain_ships,
    commissions.Commission: _commission,
    conditions.Stations: _stations,
    conditions.StationsAtLeast: _at_least,
    conditions.StationsAtMost: _at_most,
    conditions.TradeDiscount: _trade_discount,
    conditions.TrackSteps: _track_steps,
}

PLAIN: Final[tuple[type[Any], ...]] = (
    cards.CollectCommissions,
    cards.ShiftMarkers,
    commissions.Sift,
    phases.AddColony,
    phases.DrawColony,
    phases.DropColony,
    phases.LayOut,
    phases.SolarPhase,
    trading.MoveBack,
    trading.MoveUp,
    trading.PayFee,
    trading.SendShip,
    trading.TakeIncome,
)
"""Effects without numbers of their own; the key of the phrase is the name of the class."""
