"""Helpers of the table's tests: lobbies, rooms and servers with a small game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, Row, SeatWish, TableRecord, TakeBack
from planetfall.table.room import Proposal, Room
from planetfall.table.store import Store
from tests.core import toy

HOST = "visitor-of-the-host"


def build(game: str, options: dict[str, Any]) -> Rules:
    """The toy, as a server would build it."""
    if game != "toy":
        raise BadRequest(f"There is no game `{game}`.")
    return toy.build(options)


def lobby() -> Lobby:
    return Lobby(["toy"], build, ["random", "greedy"])


def stored(database: Path | str, work: Callable[[Store], Awaitable[object]]) -> None:
    """Run something with an open store."""

    async def run() -> None:
        store = Store(str(database))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def record(seats: int = 3) -> TableRecord:
    """A table at which the host plays every seat."""
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    return lobby().create(NewTable(game="toy", seats=wishes), HOST).record


def choose(room: Room, seat: int, keys: Sequence[str], client: str = "c") -> Row:
    """Let a seat choose and store it in the mind."""
    choice = Choice(decision=room.decision(seat), client=client, keys=list(keys))
    proposal = room.choose(seat, choice)
    assert isinstance(proposal, Proposal)
    room.accept(proposal)
    return proposal.row


def undo(room: Room, seat: int, client: str = "u") -> Row:
    proposal = room.undo(seat, TakeBack(decision=room.decision(seat), client=client))
    assert isinstance(proposal, Proposal)
    room.accept(proposal)
    return proposal.row


def played(room: Room, steps: int, seed: int = 1) -> list[Row]:
    """Random choices and undos; the rows a store would hold."""
    rng = random.Random(seed)
    rows = []
    for number in range(steps):
        movers = room.movers()
        if not movers:
            break
        seat = rng.choice(movers)
        assert room.play is not None
        if rng.random() < 0.2 and room.play.can_undo(seat):
            rows.append(undo(room, seat, f"u{number}"))
        else:
            rows.append(choose(room, seat, [rng.choice(room.view(seat).keys())], f"c{number}"))
    return rows
