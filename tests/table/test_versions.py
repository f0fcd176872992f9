"""Tables begun under older rules: played on, carried over, or readable and told so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules
from planetfall.table.bots import Bots
from planetfall.table.errors import Damaged, Refused
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, TakeBack
from planetfall.table.packing import pack_snapshot, unpack_snapshot
from planetfall.table.queries import StoredTable
from planetfall.table.room import Proposal, Room
from planetfall.table.store import Store
from planetfall.table.tables import Tables
from planetfall.table.versions import open_room
from tests.core import toy
from tests.table.tables import build, played, record

Build = Callable[[str, dict[str, Any]], Rules]


def newer(game: str, options: dict[str, Any]) -> Rules:
    """The same rules under the next number."""
    rules = toy.ToyRules(options)
    rules.version = 2
    return rules


def other(game: str, options: dict[str, Any]) -> Rules:
    """Rules that cannot take up what the old ones left: an effect is gone."""
    rules = newer(game, options)
    for name in [name for name in rules.effects if name.startswith("bid")]:
        del rules.effects[name]
    return rules


def frozen(game: str, options: dict[str, Any], version: int) -> Rules | None:
    return build(game, options) if version == 1 else None


def stored_table(steps: int = 12, seed: int = 1) -> tuple[StoredTable, Room]:
    """A table in the middle of its game, with its last snapshot if it has one."""
    room = Room(record(3), build)
    rng = Random(seed)
    stored = StoredTable(room.record, [])
    for number in range(steps):
        seat = rng.choice(room.movers())
        keys = [rng.choice(room.view(seat).keys())]
        choice = Choice(decision=room.decision(seat), client=f"c{number}", keys=keys)
        proposal = room.choose(seat, choice)
        assert isinstance(proposal, Proposal)
        room.accept(proposal)
        stored.rows.append(proposal.row)
        if proposal.snapshot is not None:
            stored.snapshot = unpack_snapshot(pack_snapshot(proposal.snapshot))
            stored.rows.clear()
    return stored, room


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetfall.table.room.SNAPSHOT_EVERY", 4)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("steps", [1, 7, 12, 16])
def test_a_snapshot_brings_back_everything_that_is_seen(steps: int, seed: int) -> None:
    stored, room = stored_table(steps, seed)
    again, way = open_room(stored, Lobby(["toy"], build, ["random"]))
    assert way == "same" and again.sequence == room.sequence
    for seat in range(-1, 3):
        assert again.table_view(seat) == room.table_view(seat)
        assert again.events(seat) == room.events(seat)
    rng = Random(seed)
    while room.movers():
        seat = rng.choice(room.movers())
        keys = [rng.choice(room.view(seat).keys())]
        for each in (room, again):
            choice = Choice(decision=each.decision(seat), client=f"d{each.sequence}", keys=keys)
            proposal = each.choose(seat, choice)
            assert isinstance(proposal, Proposal)
            each.accept(proposal)
        assert again.table_view(seat) == room.table_view(seat)


def test_what_came_before_a_snapshot_can_still_be_taken_back_together() -> None:
    met = 0
    for seed in range(12):
        stored, room = stored_table(12, seed)
        met += stored.snapshot is not None
        again, _ = open_room(stored, Lobby(["toy"], build, ["random"]))
        for seat in range(3):
            wish = TakeBack(decision=room.decision(seat), client="u", together=True)
            views = []
            for each in (room, again):
                proposal = each.undo(seat, wish)
                assert isinstance(proposal, Proposal)
                each.accept(proposal)
                views.append([each.table_view(viewer) for viewer in range(-1, 3)])
            assert views[0] == views[1]
    assert met > 3


@pytest.mark.parametrize("seed", range(6))
def test_a_table_goes_on_under_rules_that_can_take_it_up(seed: int) -> None:
    stored, room = stored_table(12, seed)
    again, way = open_room(stored, Lobby(["toy"], newer, ["random"]))
    assert way == "carried" and again.rules.version == 2
    for seat in range(-1, 3):
        assert again.table_view(seat).keys == room.table_view(seat).keys
        assert again.table_view(seat).view["areas"] == room.table_view(seat).view["areas"]
    played(again, 100, seed)
    assert again.is_over()


def test_a_table_goes_on_under_its_own_rules_where_they_are_still_there() -> None:
    stored, room = stored_table()
    again, way = open_room(stored, Lobby(["toy"], other, ["random"], frozen))
    assert way == "older" and again.rules.version == 1
    assert again.table_view(0) == room.table_view(0)


def test_a_table_that_cannot_go_on_is_readable_and_says_so() -> None:
    stored, room = stored_table()
    again, way = open_room(stored, Lobby(["toy"], other, ["random"]))
    assert way == "stopped" and again.stopped
    seat = room.movers()[0]
    view = again.table_view(seat)
    assert view.stopped and view.title == room.record.title
    with pytest.raises(Refused) as caught:
        choice = Choice(decision=room.decision(seat), client="x", keys=["pass"])
        again.choose(seat, choice)
    assert caught.value.code == "rules_changed"


def test_a_damaged_row_is_told_from_changed_rules() -> None:
    stored, _ = stored_table(3)
    stored.rows[-1].lines = "{not a line\n"
    with pytest.raises(Damaged):
        open_room(stored, Lobby(["toy"], build, ["random"]))

    def gone(game: str, options: dict[str, Any]) -> Rules:
        raise BadRequest("There is no such game.")

    with pytest.raises(Damaged):
        open_room(stored_table(3)[0], Lobby(["toy"], gone, ["random"]))


def test_a_damaged_snapshot_is_told() -> None:
    """Whatever it broke was a fault of the server."""
    stored, _ = stored_table()
    assert stored.snapshot is not None
    whole, lobby = stored.snapshot.position, Lobby(["toy"], build, ["random"])
    assert open_room(stored, lobby)[1] == "same"
    damaged = 0
    for name in whole:
        stored.snapshot.position = {**whole, name: None}
        try:
            open_room(stored, lobby)
        except Damaged:
            damaged += 1
    assert damaged > 2
    stored.snapshot.position = whole
    stored.record.seats.pop()
    with pytest.raises(Damaged):
        open_room(stored, lobby)


@pytest.mark.parametrize("rules", [newer, other])
def test_a_running_server_meets_a_table_of_older_rules(tmp_path: Path, rules: Build) -> None:
    """It was played to its end after the rules had changed, or it says that it cannot."""

    async def begin() -> str:
        tables = make(build)
        await tables.open()
        room = Room(record(2), build)
        await tables.store.create(room.record, room.summary())
        live = await tables.table(room.record.id)
        await play(tables, room.record.id, 8)
        await tables.close()
        return live.room.record.id

    def make(builder: Build) -> Tables:
        lobby = Lobby(["toy"], builder, ["random"])
        return Tables(lobby, Store(str(tmp_path / "t.sqlite")), Bots(1), bot_pause=0)

    async def play(tables: Tables, table: str, most: int) -> None:
        live, rng = await tables.table(table), Random(3)
        for number in range(most):
            if not live.room.movers():
                break
            seat = rng.choice(live.room.movers())
            keys = [rng.choice(live.room.view(seat).keys())]
            choice = Choice(decision=live.room.decision(seat), client=f"{number}", keys=keys)
            await tables.choose(live, seat, choice)

    async def go_on(table: str) -> None:
        for _ in range(3):  # each time from what is stored
            tables = make(rules)
            await tables.open()
            live = await tables.table(table)
            if live.room.stopped:
                with pytest.raises(Refused):
                    await tables.choose(
                        live, 0, Choice(decision=live.room.decision(0), client="z", keys=["x"])
                    )
            else:
                await play(tables, table, 9)
            over = live.room.is_over() or live.room.stopped
            await tables.close()
        assert over and live.room.stopped == (rules is other)

    asyncio.run(go_on(asyncio.run(begin())))
