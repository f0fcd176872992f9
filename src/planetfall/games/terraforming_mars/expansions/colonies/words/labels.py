"""The labels of the expansion's answers."""

from __future__ import annotations

from functools import partial

from planetfall.games.terraforming_mars.expansions.colonies import stations, trading
from planetfall.games.terraforming_mars.expansions.colonies.effects.cards import ShiftMarkers
from planetfall.games.terraforming_mars.expansions.colonies.state import LAST_FIELD
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import (
    COLONY_NAMES,
    FEE_NAMES,
)
from planetfall.games.terraforming_mars.expansions.colonies.words.seen import (
    bonus_clause,
    colony_name,
    fee_units,
    income_clause,
    marker_of,
)
from planetfall.games.terraforming_mars.words.mars_book import MarsBook, kit_of
from planetfall.text.book import Asked, Label


def fill(book: MarsBook) -> None:
    """All labels; two prefixes are shared with the base game."""
    amount, standard = book.labels["amount"], book.labels["standard"]
    book.labels |= book.bind(
        {
            "colony": _colony,
            "fee": _fee,
            "trade": "label.trade",
            "amount": partial(_amount, amount),
            "standard": partial(_standard, standard),
        }
    )


def _colony(book: MarsBook, rest: str, asked: Asked) -> str:
    colony, effect = COLONY_NAMES.index(rest), asked.effect
    name = colony_name(book, colony)
    if isinstance(effect, stations.BuildStation):
        brings = bonus_clause(book, asked, colony)
        return book.say("label.colony", colony=name, brings=brings)
    if isinstance(effect, trading.Trade):
        brings = income_clause(book, colony, marker_of(asked, colony))
        return book.say("label.colony", colony=name, brings=brings)
    if isinstance(effect, ShiftMarkers):
        field = marker_of(asked, colony) + 1
        return book.say("label.colony.field", colony=name, field=field, fields=LAST_FIELD + 1)
    return name


def _fee(book: MarsBook, rest: str, asked: Asked) -> str:
    kind = FEE_NAMES.index(rest)
    return book.units(trading.FEES[kind], fee_units(asked, kind))


def _amount(base: Label, book: MarsBook, rest: str, asked: Asked) -> str:
    if not isinstance(asked.effect, trading.MoveUp):
        return base(rest, asked)
    brings = income_clause(book, asked.a, marker_of(asked, asked.a) + int(rest))
    return book.say("label.amount.fields", number=int(rest), brings=brings)


def _standard(base: Label, book: MarsBook, rest: str, asked: Asked) -> str:
    if rest != stations.BUILD_COLONY:
        return base(rest, asked)
    due = stations.STATION_PRICE - kit_of(asked).project_discount(stations.station_project())
    return book.say("label.standard", project=book.name("standard", rest), price=max(0, due))
