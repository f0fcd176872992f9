"""What a server does when the store refuses something, or another process is ahead or gone."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from planetfall.core.errors import PlanetfallError
from planetfall.table import tables as tables_module
from planetfall.table.errors import NotStored, Refused
from planetfall.table.live import LiveTable
from planetfall.table.messages import Choice, NewTable, SeatKind, SeatWish, TakeBack
from planetfall.table.room import Room
from planetfall.table.store import Store
from planetfall.table.tables import MOST_ROWS, NOT_STORED, TRIES, Tables
from planetfall.table.viewers import Viewer
from tests.table.processes import SharedStore, Wire, wired
from tests.table.tables import HOST, build, lobby, record
from tests.table.test_housekeeping import Asked


class Faulty(Store):
    """A store that refuses what it is told to, so many times."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.code = ""
        self.times = 0
        self.asked: Counter[str] = Counter()

    def refuse(self, what: str) -> None:
        self.asked[what] += 1
        if self.times and self.code:
            self.times -= 1
            raise NotStored(f"refused: {self.code}", self.code)

    async def save(self, *given: Any, **named: Any) -> None:
        self.refuse("save")
        await super().save(*given, **named)

    async def add(self, *given: Any, **named: Any) -> None:
        self.refuse("add")
        await super().add(*given, **named)


def with_faults(path: Path, work: Callable[[Tables, Faulty], Awaitable[None]]) -> None:
    """Run something with tables over a store that may refuse."""

    async def run() -> None:
        store = Faulty(str(path / "t.sqlite"))
        tables = Tables(lobby(), store, Asked(), bot_pause=0.0)
        await tables.open()
        try:
            await asyncio.wait_for(work(tables, store), 60)
        finally:
            await tables.close()

    asyncio.run(run())


def wish(*kinds: SeatKind) -> NewTable:
    seats = [SeatWish(kind=kind, name=f"P{at}") for at, kind in enumerate(kinds)]
    return NewTable(game="toy", seats=seats)


def next_choice(live: LiveTable, seat: int, client: str = "c") -> Choice:
    """The first thing that a seat may choose now."""
    keys = live.room.view(seat).keys()[:1]
    return Choice(decision=live.room.decision(seat), client=client, keys=keys)


CODES = ("disk_full", "not_stored", "moved", "stored_before", "no_database")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("times", [1, TRIES - 1, TRIES])
def test_seats_are_changed_again_only_where_somebody_else_was_faster(
    code: str, times: int, tmp_path: Path
) -> None:
    async def work(tables: Tables, store: Faulty) -> None:
        live = await tables.create(wish("person", "link"), HOST)
        tries = min(times + 1, TRIES) if code == "stored_before" else 1
        is_stored = code == "stored_before" and times < TRIES
        store.code, store.times = code, times
        store.asked.clear()
        if is_stored:
            await tables.set_pace(live, "watch")
        else:
            with pytest.raises(NotStored, match=f"refused: {code}"):
                await tables.set_pace(live, "watch")
        assert store.asked["save"] == tries
        store.times = 0
        stored = await store.record(live.room.record.id)
        assert stored is not None
        assert live.room.record.pace == stored.pace == ("watch" if is_stored else "quick")
        assert live.room.seats.record is live.room.record

    with_faults(tmp_path, work)


def test_a_change_that_is_refused_leaves_the_seats_as_they_were(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Faulty) -> None:
        live = await tables.create(wish("person", "link"), HOST)
        store.asked.clear()

        def change(seats: Any) -> None:
            seats.record.title = "Other"
            seats.record.seats[0].name = "Other"
            raise Refused("no", "no")

        with pytest.raises(Refused):
            await tables.change(live, change)
        assert live.room.record.title != "Other" and live.room.seats.names()[0] == "P0"
        assert live.room.seats.record is live.room.record and not store.asked

    with_faults(tmp_path, work)


@pytest.mark.parametrize("what", ["choose", "undo", "consent"])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("times", [1, TRIES - 1, TRIES])
def test_a_choice_is_made_anew_only_where_the_table_has_moved_on(
    what: str, code: str, times: int, tmp_path: Path
) -> None:
    async def work(tables: Tables, store: Faulty) -> None:
        live = await tables.create(wish("person", "link"), HOST)
        link = live.links[1]
        await tables.change(live, lambda seats: seats.take(link, "guest", "Azure"))
        if what != "choose":
            for seat in (0, 1):
                if what == "consent" or seat == 0:
                    await tables.choose(live, seat, next_choice(live, seat))
        asking = TakeBack(decision=live.room.decision(0), client="u", together=what == "consent")
        if what == "consent":
            await tables.undo(live, 0, asking)
            assert live.room.request is not None and live.room.request.waits_for == [1]
        before, sequence = live.room.table_view(-1), live.room.sequence
        is_retried = code in ("moved", "stored_before")
        store.code, store.times = code, times
        store.asked.clear()

        async def attempt() -> None:
            if what == "choose":
                await tables.choose(live, 0, next_choice(live, 0))
            elif what == "undo":
                await tables.undo(live, 0, asking)
            else:
                await tables.consent(live, 1, agree=True)

        # An undo that was asked for is forgotten with the room that is loaded anew.
        is_stored = is_retried and times < TRIES and what != "consent"
        if is_stored:
            await attempt()
        else:
            with pytest.raises(PlanetfallError) as refused:
                await attempt()
            if what == "consent" and is_retried:
                assert refused.value.code == "no_request"
            elif is_retried:
                assert (str(refused.value), refused.value.code) == (NOT_STORED, "not_stored")
            else:
                assert refused.value.code == code
        tries = min(times + 1, TRIES) if is_retried and what != "consent" else 1
        assert store.asked["add"] == tries
        assert live.room.sequence == sequence + is_stored
        if not is_stored:
            after = live.room.table_view(-1)
            after.request = before.request
            assert after == before

    with_faults(tmp_path, work)


def test_a_table_has_so_many_rows_and_no_more(tmp_path: Path) -> None:
    async def work(tables: Tables, store: Faulty) -> None:
        live = await tables.create(wish("person"), HOST)
        choice = next_choice(live, 0)
        live.room.sequence = MOST_ROWS
        with pytest.raises(Refused, match="too long a history"):
            await tables.choose(live, 0, choice)
        live.room.sequence = MOST_ROWS - 1
        await tables.choose(live, 0, choice)

    with_faults(tmp_path, work)


def test_a_bot_is_not_waited_for_where_the_game_cannot_go_on() -> None:
    room = Room(record(2), build)
    room.record.seats[1].kind = "bot"
    decision = room.decision(1)
    assert room.waits_for_bot(1, decision)
    assert not room.waits_for_bot(0, room.decision(0))
    assert not room.waits_for_bot(1, "7.7")
    room.stopped = True
    assert not room.waits_for_bot(1, decision)


# Two processes.


def with_two(path: Path, work: Callable[[Tables, Tables, Wire], Awaitable[None]]) -> None:
    """Run something with two processes on one database."""

    async def run(wire: Wire) -> None:
        stores = [SharedStore(str(path / "t.sqlite"), me, wire) for me in (1, 2)]
        both = [Tables(lobby(), store, Asked(), bot_pause=0.0) for store in stores]
        for each in both:
            await each.open()
        try:
            await asyncio.wait_for(work(both[0], both[1], wire), 60)
        finally:
            for each in both:
                await each.close()

    with wired() as wire:
        asyncio.run(run(wire))


async def settled(*processes: Tables) -> None:
    while any(each._background for each in processes):
        await asyncio.sleep(0.001)


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.002)


def test_the_bots_of_a_process_that_is_gone_are_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "OWNER_SECONDS", 0.01)

    async def work(one: Tables, other: Tables, wire: Wire) -> None:
        one.bots.choose = silent  # type: ignore[method-assign]
        live = await one.create(wish("person", "bot"), HOST)
        seen = await other.table(live.room.record.id)
        assert 1 in seen.room.movers() and seen.owner == 1
        looks = 0
        alive = Counted(wire)
        other.peers.alive = alive.look  # type: ignore[union-attr, method-assign]
        await until(lambda: alive.looks > looks + 2)
        assert seen.owner == 1 and seen.driver is None
        alive.answer = set()  # the database is silent: nobody knows who lives
        looks = alive.looks
        await until(lambda: alive.looks > looks + 2)
        assert seen.owner == 1
        alive.answer = {2}
        await until(lambda: 1 not in seen.room.movers())
        assert seen.owner == 2
        looks = alive.looks
        await asyncio.sleep(0.05)
        assert alive.looks == looks  # nobody is looked for without need

    with_two(tmp_path, work)


class Counted:
    """Says who lives, and counts how often it is asked."""

    def __init__(self, wire: Wire) -> None:
        self.answer = {peer.me for peer in wire.peers}
        self.looks = 0

    async def look(self) -> set[int]:
        self.looks += 1
        return self.answer


async def silent(*given: Any, **named: Any) -> str:
    await asyncio.Event().wait()
    return ""


def test_who_looks_on_is_known_to_all_processes_until_one_is_silent(tmp_path: Path) -> None:
    async def work(one: Tables, other: Tables, wire: Wire) -> None:
        live = await one.create(wish("person", "person"), HOST)
        seen = await other.table(live.room.record.id)
        reader = Viewer(-1)
        with other.watching(seen, reader), one.watching(live, Viewer(1)):
            await settled(one, other)
            wire.deliver()
            assert seen.present() == {1} and live.present() == {1}
            assert [each.away for each in seen.table_view(-1).seats] == [True, False]
            wire.waiting.clear()
            await one._refresh_presence(live)
            assert len(wire.waiting) == 1
            wire.deliver()
            reader.changed.clear()
            await other._refresh_presence(seen)
            assert seen.present() == {1} and not reader.changed.is_set()
            who, (seats, _) = next(iter(seen.elsewhere.items()))
            now = time.monotonic()
            for age, is_there in ((-2.9, True), (-3.1, False)):
                seen.elsewhere[who] = (seats, now + age * tables_module.HEARTBEAT)
                await other._refresh_presence(seen)
                assert (seen.present() == {1}) is is_there
            assert reader.changed.is_set()
        await settled(one, other)
        wire.deliver()
        assert seen.present() == live.present() == frozenset()
        wire.waiting.clear()
        await one._refresh_presence(live)
        assert not wire.waiting  # nobody is here: nothing to tell

    with_two(tmp_path, work)


def test_what_is_chosen_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async def work(one: Tables, other: Tables, wire: Wire) -> None:
        live = await one.create(wish("person", "person"), HOST)
        table = live.room.record.id
        whole, begun = other.store.load, asyncio.Event()

        async def slow(name: str, **named: Any) -> Any:
            stored = await whole(name, **named)
            begun.set()
            await asyncio.sleep(0.05)
            return stored

        other.store.load = slow  # type: ignore[method-assign, assignment]
        loading = asyncio.create_task(other.table(table))
        await begun.wait()
        await one.choose(live, 0, next_choice(live, 0))
        wire.deliver()
        seen = await loading
        await settled(one, other)
        assert seen.room.sequence == live.room.sequence == 1
        assert table not in other._moved_on
        # Where the session was lost meanwhile, anything may have been missed.
        other.live.clear()
        begun.clear()
        loading = asyncio.create_task(other.table(table))
        await begun.wait()
        await one.choose(live, 1, next_choice(live, 1))
        wire.waiting.clear()
        other._catch_all_up()
        seen = await loading
        await settled(one, other)
        assert seen.room.sequence == live.room.sequence == 2

    with_two(tmp_path, work)


def test_a_process_that_missed_messages_looks_at_everything_and_claims_nothing(
    tmp_path: Path,
) -> None:
    async def work(one: Tables, other: Tables, wire: Wire) -> None:
        live = await one.create(wish("person", "link"), HOST)
        seen = await other.table(live.room.record.id)
        link = live.links[1]
        await one.change(live, lambda seats: seats.take(link, "guest", "Azure"))
        await one.choose(live, 0, next_choice(live, 0))
        wire.waiting.clear()
        seen.owner = 2
        other._catch_all_up()
        assert seen.owner == 0
        await settled(other)
        assert seen.room.sequence == 1 and seen.room.seats.names()[1] == "Azure"
        assert seen.owner == 1

    with_two(tmp_path, work)


def test_a_message_is_heard_as_it_was_told(tmp_path: Path) -> None:
    async def work(one: Tables, other: Tables, wire: Wire) -> None:
        live = await one.create(wish("person", "link"), HOST)
        table = live.room.record.id
        other._hear("choice", 1, table, "0")  # of a table that is not here
        assert table not in other.live and not other._background
        seen = await other.table(table)
        wire.deliver()
        await settled(other)
        other._hear("choice", 1, table, "-1")  # what is followed already
        assert not other._background
        other._hear("choice", 1, table, "0")
        assert other._background
        await settled(other)
        other._hear("owner", 7, table, "2")
        assert seen.owner == 7
        other._hear("here", 7, table, "0 x 2")
        assert seen.elsewhere[7][0] == {0, 2}
        other._hear("link", 1, table, "1 a secret")
        await settled(other)
        assert seen.links == {1: "a secret"}
        other._hear("request", 1, table, "1 5 0 2")
        await settled(other)
        request = seen.room.request
        assert request is not None and (request.seat, request.waits_for) == (1, [0, 2])
        assert seen.room.asked_number == 5
        other._hear("request", 1, table, "")
        await settled(other)
        assert seen.room.request is None and seen.room.asked_number == 0
        await one.ban("192.0.2.1", ban=True)
        assert "192.0.2.1" not in other.bans
        wire.deliver()
        await settled(other)
        assert "192.0.2.1" in other.bans
        viewer = Viewer(-1)
        with other.watching(seen, viewer):
            await one.close_pages(table)
            wire.deliver()
            await settled(other)
            assert viewer.ended and table not in other.live and table not in one.live

    with_two(tmp_path, work)
