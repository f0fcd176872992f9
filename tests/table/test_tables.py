"""The hub: what it keeps of a room is true, and what cannot be stored never happened."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest
import sqlalchemy as sql
from litestar import Request

from planetfall.core.play import Event
from planetfall.games import GAMES, build
from planetfall.table.app import make_app
from planetfall.table.archive import archive
from planetfall.table.bots import Bots
from planetfall.table.context import Context
from planetfall.table.errors import NotStored, Refused, Stale
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, SeatWish, TakeBack
from planetfall.table.parts import Page
from planetfall.table.serve import load_pages
from planetfall.table.store import Store
from planetfall.table.stream import Plain, frames
from planetfall.table.tables import Tables
from planetfall.table.turnstile import Turnstile
from planetfall.table.viewers import Viewer

# The web framework announces another way to declare parameters, at every handler.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

HOST = "visitor-of-the-host"


class SmallDisk(Store):
    """A store on a disk that can be full: the database may have so many pages and no more."""

    pages = 1 << 30
    is_locked = False
    """Nothing at all can be written."""
    patience = 20_000
    """Milliseconds to wait for another writer."""

    def limit(self, connection: Any) -> None:
        """Tell a connection, whichever engine it comes from, at the beginning of its work."""
        connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")
        connection.exec_driver_sql(f"PRAGMA query_only={int(self.is_locked)}")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={self.patience}")

    async def fill(self) -> None:
        """Leave no more room than there is in the pages already taken."""
        async with self.engine.connect() as connection:
            count = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
        assert count is not None
        self.pages = count

    def empty(self) -> None:
        """Make room."""
        self.pages = 1 << 30


def with_hub(path: Path, work: Callable[[Tables, SmallDisk], Awaitable[None]]) -> None:
    """Run something with an open hub."""

    async def run() -> None:
        store = SmallDisk(str(path / "t.sqlite"))
        tables = Tables(Lobby(list(GAMES), build, ["random"]), store, Bots(1), bot_pause=0.0)
        await tables.open()
        sql.event.listen(sql.Engine, "begin", store.limit)
        try:
            await work(tables, store)
        finally:
            sql.event.remove(sql.Engine, "begin", store.limit)
            await tables.close()

    asyncio.run(run())


def wish(game: str, *kinds: Any, **options: Any) -> NewTable:
    seats = [SeatWish(kind=kind, name=f"P{k}") for k, kind in enumerate(kinds)]
    return NewTable(game=game, seats=seats, options=options)


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_that_is_kept_is_what_a_fresh_one_would_be(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish(game, "person", "person", "person"), HOST)
        rng = Random(2)
        read: dict[int, list[Event]] = {}
        for number in range(120):
            room = live.room
            if room.play is None or not room.movers():
                break
            seat = rng.choice(room.movers())
            decision, client = room.decision(seat), f"c{number}"
            if rng.random() < 0.2 and room.play.can_undo(seat):
                await tables.undo(live, seat, TakeBack(decision=decision, client=client))
            else:
                keys = [rng.choice(room.view(seat).keys())]
                await tables.choose(live, seat, Choice(decision=decision, client=client, keys=keys))
            for viewer in range(-1, 3):
                # What is kept has no log: it must not have changed for whoever keeps it.
                newest = live.room.newest(viewer)
                assert viewer not in live.table_views or newest == read[viewer], (number, viewer)
                read[viewer] = newest
                fresh = live.room.table_view(viewer, log=False)
                assert live.table_view(viewer) == fresh, (number, viewer)

    with_hub(tmp_path, work)


class Visitor:
    """Somebody who talks to the application of a hub."""

    def __init__(self, tables: Tables) -> None:
        app = make_app(tables, load_pages(), limited=False)
        transport = httpx.ASGITransport(app=app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table.example")

    async def create(self, *kinds: str) -> httpx.Response:
        body = msgspec.to_builtins(wish("planet-unknown", *kinds))
        return await self.http.post("/api/tables", json=body)

    async def table_view(self, table: str) -> Any:
        return (await self.http.get(f"/api/tables/{table}")).json()


def test_a_full_disk_refuses_a_choice_and_nothing_has_happened(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        visitor = Visitor(tables)
        table = (await visitor.create("person")).json()["id"]
        await store.fill()
        rng = Random(1)
        for number in range(500):
            before = await visitor.table_view(table)
            body = {
                "decision": before["decision"],
                "client": f"c{number}",
                "keys": [rng.choice(before["keys"])],
            }
            answer = await visitor.http.post(f"/api/tables/{table}/choice", json=body)
            if answer.status_code != 200:
                break
        assert answer.status_code == 503
        assert "disk is full" in answer.json()["error"]
        assert await visitor.table_view(table) == before
        assert await rows(store, table) == number
        store.empty()
        for _ in range(2):
            again = await visitor.http.post(f"/api/tables/{table}/choice", json=body)
            assert again.status_code == 200
        assert await rows(store, table) == number + 1

    with_hub(tmp_path, work)


async def rows(store: Store, table: str) -> int:
    found = await store.load(table, whole=True)
    assert found is not None
    return len(found.rows)


def test_a_full_disk_refuses_a_new_table(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        host = Visitor(tables)
        await store.fill()
        for _ in range(200):
            refused = await host.create("person")
            if refused.status_code != 201:
                break
        assert refused.status_code == 503
        assert "disk is full" in refused.json()["error"]

    with_hub(tmp_path, work)


def test_nobody_sits_where_it_could_not_be_stored(tmp_path: Path, caplog: Any) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        host, friend = Visitor(tables), Visitor(tables)
        told = (await host.create("person", "link")).json()
        secret = told["links"]["1"].rsplit("/", 1)[1]
        address = f"/api/tables/{told['id']}/seats/{secret}"
        store.is_locked = True
        refused = await friend.http.post(address, json={"name": "Azure"})
        assert refused.status_code == 503
        assert "nothing has changed" in refused.json()["error"]
        waiting = await host.table_view(told["id"])
        assert waiting["state"] == "waiting" and "Azure" not in str(waiting)
        store.is_locked = False
        assert (await friend.http.post(address, json={"name": "Azure"})).status_code == 200
        assert (await host.table_view(told["id"]))["state"] == "playing"
        record = (await tables.table(told["id"])).room.record
        assert record.seed not in caplog.text and record.nonce not in caplog.text

    with_hub(tmp_path, work)


def test_a_database_that_does_not_answer_is_told_of(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        host = Visitor(tables)
        table = (await host.create("person")).json()["id"]
        tables.live.clear()
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE choices")
        answer = await host.http.get(f"/api/tables/{table}")
        assert answer.status_code == 503
        assert "does not answer" in answer.json()["error"]

    with_hub(tmp_path, work)


def test_those_who_store_at_once_do_not_lock_each_other_out(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        store.patience = 0

        async def play() -> None:
            live = await tables.create(wish("planet-unknown", "person"), HOST)
            for number in range(3):
                choice = Choice(
                    decision=live.room.decision(0),
                    client=f"c{number}",
                    keys=live.table_view(0).keys[:1],
                )
                await tables.choose(live, 0, choice)
                await tables.save(live)

        await asyncio.gather(*(play() for _ in range(15)))

    with_hub(tmp_path, work)


def test_a_choice_that_comes_with_the_end_of_its_table_is_told_so(tmp_path: Path) -> None:
    """It was told that another process had taken the table over, where there is none."""

    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("planet-unknown", "person"), HOST)
        table = live.room.record.id
        choice = Choice(decision="0.0", client="c", keys=live.table_view(0).keys[:1])
        tables.live.clear()
        again = await tables.table(table)
        await tables.choose(again, 0, choice)
        late = Choice(decision="0.0", client="d", keys=choice.keys)
        with pytest.raises(Stale):
            await tables.choose(live, 0, late)
        assert live.room.sequence == 1
        await archive(store, table)
        last = Choice(decision=live.room.decision(0), client="e", keys=live.table_view(0).keys[:1])
        with pytest.raises(Refused, match="archived"):
            await tables.choose(live, 0, last)
        assert len(await store.rows(table)) == 0

    with_hub(tmp_path, work)


def test_the_store_goes_on_after_any_fault(tmp_path: Path, monkeypatch: Any) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("planet-unknown", "person"), HOST)
        choice = Choice(decision="0.0", client="c", keys=live.table_view(0).keys[:1])
        with monkeypatch.context() as broken:
            broken.setattr("planetfall.table.store.insert", fault)
            with pytest.raises(NotStored):
                await tables.choose(live, 0, choice)
        assert live.table_view(0).decision == "0.0"
        await tables.choose(live, 0, choice)
        assert await rows(store, live.room.record.id) == 1

    with_hub(tmp_path, work)


def fault(*given: Any) -> None:
    raise RuntimeError("not foreseen")


def test_who_comes_and_goes_is_seen_by_the_others(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("planet-unknown", "person", "person"), HOST)
        with tables.watching(live, Viewer(-1)):
            assert [seat.away for seat in live.table_view(-1).seats] == [True, True]
            with tables.watching(live, Viewer(0)):
                with tables.watching(live, Viewer(1)):
                    assert [seat.away for seat in live.table_view(-1).seats] == [False, False]
                assert [seat.away for seat in live.table_view(-1).seats] == [False, True]
            assert [seat.away for seat in live.table_view(-1).seats] == [True, True]

    with_hub(tmp_path, work)


def test_a_stream_with_nothing_to_tell_gives_a_sign_of_life(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("planetfall.table.tables.HEARTBEAT", 0.01)

    async def work(tables: Tables, store: SmallDisk) -> None:
        live = await tables.create(wish("planet-unknown", "person"), HOST)
        viewer, page = Viewer(0), Page([("a", '<p id="a">1</p>')])
        with tables.watching(live, viewer):
            told = frames(viewer, lambda: page, "", Plain(), Turnstile())
            heard = [await anext(told) for _ in range(4)]
        assert heard[0].startswith(b"retry: ") and heard[1].startswith(b"event: parts")
        assert heard[2:] == [b": still here\n\n"] * 2

    with_hub(tmp_path, work)


def test_unused_memory_is_searched_for_once_after_play_and_while_nobody_plays(
    tmp_path: Path, monkeypatch: Any
) -> None:
    searched: list[str] = []
    monkeypatch.setattr("planetfall.table.tables.gc.collect", lambda: searched.append("all"))

    async def work(tables: Tables, disk: SmallDisk) -> None:
        later = time.monotonic() + 60
        assert not tables.collect_garbage(later)  # nobody has played
        live = await tables.create(wish("planet-unknown", "person"), "v")
        assert not tables.collect_garbage(live.touched)  # somebody plays
        assert tables.collect_garbage(later)
        assert not tables.collect_garbage(later)
        live.touched += 1
        assert tables.collect_garbage(later)

    with_hub(tmp_path, work)
    assert searched == ["all", "all"]


class Ponderers(Bots):
    """Bots that never come to an end."""

    def __init__(self) -> None:
        super().__init__(1)
        self.cancelled = 0

    async def choose(
        self, name: str, view: dict[str, Any], *, table: str = "", watched: bool = True
    ) -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        raise AssertionError


def test_a_bot_stops_thinking_when_its_seat_is_given_back(tmp_path: Path) -> None:
    async def work(tables: Tables, store: SmallDisk) -> None:
        tables.bots = ponderers = Ponderers()
        live = await tables.create(wish("planet-unknown", "person", "person"), HOST)
        await tables.change(live, lambda seats: seats.give_to_bot(0, HOST, "random"))
        await tables.change(live, lambda seats: seats.give_to_bot(1, HOST, "random"))
        while not live.thinking:
            await asyncio.sleep(0)
        thinkers = list(live.thinking)
        await tables.change(live, lambda seats: seats.give_back(thinkers[0], HOST))
        while thinkers[0] in live.thinking:
            await asyncio.sleep(0)
        assert ponderers.cancelled == 1

    with_hub(tmp_path, work)


def test_a_page_that_many_see_is_packed_once(tmp_path: Path, monkeypatch: Any) -> None:
    packs: list[str] = []

    def pack(how: str) -> Callable[[bytes, str], tuple[bytes, str]]:
        def keep(body: bytes, accepted: str) -> tuple[bytes, str]:
            packs.append(how)
            return body, ""

        return keep

    monkeypatch.setattr("planetfall.table.context.packed", pack("each"))
    monkeypatch.setattr("planetfall.table.context.packed_once", pack("once"))

    async def work(tables: Tables, store: SmallDisk) -> None:
        player, stranger = Visitor(tables), Visitor(tables)
        table = (await player.create("person")).json()["id"]
        browser = {"accept": "text/html"}
        for visitor, path in (
            (player, "/"),
            (stranger, "/"),
            (player, f"/t/{table}"),
            (stranger, f"/t/{table}"),
            (player, "/rules/planet-unknown"),
        ):
            await visitor.http.get(path, headers=browser)

    with_hub(tmp_path, work)
    assert packs == ["each", "once", "each", "once", "once"]


@pytest.mark.parametrize(
    ("cookie", "accepted", "look"),
    [
        ("", "", ("en", "", "")),
        ("pf-lang=cs; pf-theme=dark", "en", ("cs", "dark", "")),
        ("pf-lang=en; pf-theme=light", "cs", ("en", "light", "")),
        ("pf-lang=xx; pf-theme=odd", "cs-CZ,en", ("cs", "", "")),
        ("pf-theme=dark", "CS", ("cs", "dark", "")),
        ("", "de,cs", ("en", "", "")),
    ],
)
def test_a_page_looks_as_its_reader_has_chosen(
    cookie: str, accepted: str, look: tuple[str, str, str]
) -> None:
    headers = [(b"cookie", cookie.encode()), (b"accept-language", accepted.encode())]
    request: Any = Request(cast(Any, {"type": "http", "headers": headers}))
    seen = Context.look(cast(Context, None), request)
    assert (seen.lang, seen.theme, seen.name) == look
