"""Examples of the JSON interface: real messages, made from a game as it starts."""

from __future__ import annotations

from typing import Any

import msgspec

from planetfall import games
from planetfall.table.api_routes import LinkInfo, SeatInfo, SeatNumber, TableInfo, Turn, WhyNot
from planetfall.table.messages import (
    Accepted,
    AddEntropy,
    Choice,
    Consent,
    NewTable,
    SeatChange,
    SeatWish,
    Settings,
    TakeBack,
    TakeSeat,
)

SEED = 7


def examples() -> dict[str, Any]:
    """An example of each message, by the name of its class."""
    rules = next(rules for rules in map(games.rules, games.GAMES) if 2 in rules.seat_counts())
    game = rules.new(2, SEED)
    seat = game.to_move()[0]
    view = game.view(seat)
    keys, data = view.keys(), view.data()
    book = games.book(rules, "en")
    seats = [SeatWish("person", "Probe"), SeatWish("link"), SeatWish("bot", level="random")]
    address = "http://127.0.0.1:8000"
    found = [
        NewTable(rules.id, [seats[0], seats[2]], title="A first try", pace="instant"),
        TableInfo(
            "k3v9", f"{address}/t/k3v9", {1: f"{address}/s/k3v9/SECRET"}, f"{address}/w/k3v9"
        ),
        TakeSeat("Probe"),
        SeatInfo("k3v9", seat),
        SeatNumber(1),
        LinkInfo(f"{address}/s/k3v9/SECRET"),
        SeatChange(1, "bot"),
        AddEntropy("d1ce5"),
        Turn(
            True,
            False,
            seat,
            "0.0",
            book.question(data),
            keys,
            [book.label(data, key) for key in keys],
            data,
        ),
        Choice("0.0", "probe-1", keys[:1]),
        Accepted("0.0", "0.1", keys[:1]),
        TakeBack("0.1", "probe-2"),
        Consent(True),
        Settings("instant"),
        WhyNot(book.say("why.not_offered")),
    ]
    return {type(each).__name__: msgspec.to_builtins(each, str_keys=True) for each in found}
