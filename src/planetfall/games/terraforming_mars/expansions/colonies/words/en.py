"""English: what the expansion adds.

A station is called a colony here and a ship a trade fleet, as English players are used to.
"""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

NAMES: Final = {
    "resource": {"floater": "Floaters", "camp": "Camps"},
    "box": {"colonies": "Colonies"},
    "standard": {"build_colony": "Colony"},
}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "floater": ("floater", "floaters"),
    "camp": ("camp", "camps"),
    "each.floater": ("each floater",),
    "each.camp": ("each camp",),
    "station": ("colony", "colonies"),
    "ship": ("trade fleet", "trade fleets"),
    "more_ship": ("more trade fleet", "more trade fleets"),
}

TERMS: Final = {
    "colonies": "Colony tiles",
    "trade": "Trade",
    "trade_fleets": "Trade fleets",
    "phase.solar": "Solar phase",
    "colony.build": "Build",
    "colony.owner": "Owner",
    "colony.asleep": "Not active yet",
    "colony.track": "Trade income by field",
    "colony.stations": "colonies",
    "colony.ship": "trade fleet",
    "colony.home": "{0} of {1} at home",
    "option:colonies": "Colonies",
    "help:colonies": (
        "Adds the Colonies expansion: colony tiles to build on and trade with, trade fleets, "
        "the solar phase, 49 projects and 5 corporations."
    ),
    "option:corporation_of_each_box": "One corporation of each box",
    "help:corporation_of_each_box": (
        "Played with Colonies: everybody chooses between one corporation of the base game and "
        "one of the expansion instead of any two."
    ),
    # The page.
    "tm.n_trades": "{n} trade|{n} trades",
    "tm.verb.trade": "Trade",
    "tm.verb.colony": "Build here",
    "tm.trade_with": "Trade with {name}",
    "tm.colonies": "Colonies",
}

PHRASES: Final[dict[str, Template]] = {
    # Effects.
    "BuildStation": "build a colony",
    "BuildStation.again": "build a colony, also where you already have one",
    "Trade": "trade with a colony tile",
    "Trade.free": "trade with a colony tile without paying for it",
    "GainShips": "gain {ships:more_ship}",
    "ShiftMarkers": "move the marker of one colony tile up 1 step and that of another down 1 step",
    "CollectCommissions": "receive the owner's bonus of each of your colonies",
    "AddColony": "bring one more colony tile of your choice into play",
    "Sift": "draw 1 card, then discard 1 card from your hand",
    "PayFee": "pay for the trade",
    "SendShip": "send a trade fleet to the colony tile",
    "MoveUp": "move the marker up before trading",
    "TakeIncome": "take the trade income; owners receive their bonuses",
    "MoveBack": "move the marker back as far as it goes",
    "LayOut": "lay out the colony tiles",
    "DrawColony": "draw a colony tile",
    "DropColony": "put one of the colony tiles back into the box",
    "SolarPhase": "bring all trade fleets home and move the markers up",
    # Conditions.
    "Stations.owner": "for each colony you have",
    "Stations.anyone": "for each colony in play",
    "StationsAtLeast.one": "you have a colony",
    "StationsAtLeast": "you have at least {least:station}",
    "StationsAtMost": "you have at most {most:station}",
    "TradeDiscount": "trading costs you {off} less, whichever way you pay",
    "TrackSteps": "before you trade you may move the marker of that colony tile up {steps:step}",
    "StationBuilt.owner": "whenever you build a colony",
    "StationBuilt.anyone": "whenever anyone builds a colony",
    "NewTag": "whenever a kind of tag shows on your cards for the first time (events do not count)",
    "PerStation": "1 VP for each colony in play",
    "PerStation.several": "1 VP for every {each:station} in play",
    # Questions and answers.
    "ask.BuildStation": "On which colony tile do you build?",
    "ask.Trade": "Which colony tile do you trade with?",
    "ask.PayFee": "How do you pay for the trade with {colony}?",
    "ask.MoveUp": "How far do you move the marker of {colony} up before trading?",
    "ask.Sift": "Which card do you discard?",
    "ask.DropColony": "Which colony tile do you put back into the box?",
    "ask.AddColony": "Which colony tile comes into play?",
    "ask.ShiftMarkers.up": "Which marker moves up?",
    "ask.ShiftMarkers.down": "Which marker moves down?",
    "label.trade": "Trade with a colony tile",
    "label.colony": "{colony}: {brings}",
    "label.colony.nothing": "gain nothing",
    "label.colony.field": "{colony}: field {field} of {fields}",
    "label.amount.fields": "{number:step}: {brings}",
    # Why something is not possible.
    "when.colony": "Colony tiles are chosen when you build a colony or trade.",
    "when.trade": "Trading is an action of your own turn.",
    "when.fee": "The fee is chosen when you trade.",
    "only.BuildStation": "No colony can be built on this tile.",
    "only.Trade": "No trade is possible with this tile.",
    "only.Sift": "Only one of the cards just drawn is discarded.",
    "only.AddColony": "This colony tile is in play already.",
    "only.DropColony": "Only a colony tile that was dealt can be put back.",
    "only.ShiftMarkers": "The marker of this colony tile cannot move that way.",
    "piece.colony": (
        "Colony tile | Build: a station on it gives its bonus at once. Trade: a ship "
        "takes what the marker shows, and every owner of a station there gets the bonus "
        "on the right."
    ),
    "piece.trade": (
        "Trade | An action: send a ship to a colony tile for 9 M€, 3 energy or 3 titanium."
    ),
    "piece.fee": "Fee of a trade | 9 M€, 3 energy or 3 titanium.",
    "icon.fleet": "Trade fleet | A ship that has not traded in this generation.",
    "icon.trade": "Trade | A ship trades with a colony tile.",
    "icon.floater": "Floater | A resource on a card.",
    "icon.camp": "Camp | A resource on a card.",
    "why.no_ship.one": "Your trade fleet is away.",
    "why.no_ship": "All your {had} trade fleets are away.",
    "why.nowhere_to_trade": "Every active colony tile has a trade fleet on it.",
    "why.fee_too_high": (
        "A trade costs {needed} M€, {had:energy} or {had:titanium}; you have too little of each."
    ),
    "why.nowhere_to_build": "No active colony tile has room for a colony of yours.",
    "why.asleep": "{what} is not active yet: no card in play holds its resource.",
    "why.ship_there": "There is a trade fleet on {what} already.",
    "why.stations_full": "There are three colonies on {what} already.",
    "why.station_there": "You have a colony on {what} already.",
    "why.not_laid_out": "{what} is not in play.",
    "why.too_few_stations": "You need {needed:station}; you have {had}.",
    "why.too_many_stations": "You may have at most {needed:station}; you have {had}.",
    "why.no_markers": "The marker cannot move that way while another one moves the other way.",
    "why.no_tile_left": "All colony tiles are in play.",
    # The log.
    "log.station": "{who} builds a colony on {what}{cause}.",
    "log.traded": "{who} trades with {what}{cause}.",
    "log.marked.up": "{who} moves the marker of {what} up {amount:step}{cause}.",
    "log.marked.down": "{who} moves the marker of {what} down {amount:step}{cause}.",
    "log.moved.up": "The marker of {what} moves up {amount:step}.",
    "log.moved.down": "The marker of {what} moves down {amount:step}.",
    "log.laid_out": "{what} comes into play.",
    "log.laid_out.asleep": "{what} comes into play and is not active yet.",
    "log.woken": "{what} becomes active{cause}.",
    "log.returned": "Solar phase: {amount:ship} home, markers up.",
    "log.returned.none": "Solar phase: markers up.",
    "log.ship_gained": "{who} gains {amount:ship}{cause}.",
    "log.put_back": "{who} puts {what} back into the box.",
}
