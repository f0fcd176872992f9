"""Examples of the JSON interface: real messages, made from a game as it starts."""

from __future__ import annotations

from typing import Any

import msgspec

from planetfall import games
from planetfall.bots import LEVELS
from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules
from planetfall.table.api_routes import (
    LinkInfo,
    SeatInfo,
    SeatNumber,
    TableInfo,
    Turn,
    WhyNot,
    game_info,
)
from planetfall.table.errors import Stale
from planetfall.table.lobby import Lobby
from planetfall.table.messages import (
    Accepted,
    AddEntropy,
    Choice,
    Conflict,
    Consent,
    NewTable,
    SeatChange,
    SeatRecord,
    SeatWish,
    Settings,
    TableRecord,
    TakeBack,
    TakeSeat,
)
from planetfall.table.room import Room

SEED = 7


def examples() -> dict[str, Any]:
    """An example of each message, by the name of its class."""
    rules = next(rules for rules in map(games.rules, games.GAMES) if 2 in rules.seat_counts())
    lobby = Lobby([rules.id], games.build, LEVELS)
    room = _room(rules)
    seat = room.movers()[0]
    table_view = room.table_view(seat)
    keys, data = table_view.keys, table_view.view
    book = games.book(rules, "en")
    seats = [SeatWish("person", "Probe"), SeatWish("link"), SeatWish("bot", level="random")]
    address = "http://127.0.0.1:8000"
    found = [
        game_info(lobby, rules.id),
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
        table_view,
        Conflict(_refusal(room, seat), msgspec.to_builtins(table_view)),
        room.running_scores(seat)[0],
        WhyNot(book.say("why.not_offered")),
    ]
    return {type(each).__name__: msgspec.to_builtins(each, str_keys=True) for each in found}


def problem() -> dict[str, str]:
    """An example of what is answered where something cannot be done."""
    try:
        Lobby(list(games.GAMES), games.build, LEVELS).rules("chess", {})
    except BadRequest as fault:
        return {"error": str(fault)}
    raise AssertionError("there is a game of chess")


def _room(rules: Rules) -> Room:
    """A table for two at which a game has just begun; the same one every time."""
    record = TableRecord(
        id="k3v9",
        game=rules.id,
        options=rules.options_data(),
        title="A first try",
        created=0,
        host="",
        seed=str(SEED),
        nonce="0",
        watch="",
        seats=[SeatRecord("person", "Probe"), SeatRecord("bot", "Chryse", level="random")],
        started=True,
    )
    return Room(record, games.build)


def _refusal(room: Room, seat: int) -> str:
    """What a choice is told whose decision is not open any more."""
    try:
        room.choose(seat, Choice("0.9", "probe-0", ["done"]))
    except Stale as fault:
        return str(fault)
    raise AssertionError("an answer to a decision that was never open counts")
