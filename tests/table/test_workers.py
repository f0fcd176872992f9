"""Several processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from planetfall.lab.server.look_up import query
from planetfall.table import queries
from planetfall.table.archive import archive
from planetfall.table.errors import NotStored
from planetfall.table.messages import Summary
from planetfall.table.peers import Peers
from planetfall.table.store import SESSIONS, Store, address
from tests.table.postgres import cluster
from tests.table.serving import Guest, Server
from tests.table.tables import record, stored
from tests.table.test_operating import SET, TOKEN
from tests.table.test_store import NOW, check_order, row

GAME = "planet-unknown"
PATIENCE = 60.0
Pair = tuple[Server, Server]

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def database(postgresql: Path) -> Iterator[str]:
    with cluster(postgresql) as address:
        yield address


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    with Server(database) as first, Server(database) as second:
        yield first, second


@contextlib.contextmanager
def both(pair: tuple[Server, Server]) -> Iterator[tuple[Server, Server]]:
    yield pair


def until(done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


OPENED: list[Guest] = []


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


def at(server: Server, guest: Guest) -> Guest:
    """The same visitor at another process."""
    other = Guest(server)
    OPENED.append(other)
    other.http.cookies = guest.http.cookies
    return other


def rows(database: str, table: str) -> list[Any]:
    return query(database, "SELECT * FROM choices WHERE table_id = $1 ORDER BY sequence", table)


def test_seats_taken_at_two_processes_are_all_there(database: str, pair: Pair) -> None:
    """Seats were whole records, and the last writer won: 5 of 5 tables lost one."""
    with both(pair) as (first, second):
        for _ in range(5):
            with Guest(first) as host, Guest(first) as one, Guest(second) as other:
                made = host.create(GAME, "person", "link", "link")
                table = made["id"]
                for guest, seat in ((one, "1"), (other, "2")):
                    secret = made["links"][seat].rsplit("/", 1)[1]
                    path = f"/api/tables/{table}/seats/{secret}"
                    answer = guest.http.post(path, json={"name": f"Guest {seat}"})
                    assert answer.status_code == 200, answer.text
                for server in (first, second):
                    look = at(server, host)
                    until(partial(is_playing, look, table))
                    names = [seat["name"] for seat in look.table_view(table)["seats"]]
                    assert names == ["Coral", "Guest 1", "Guest 2"]
                assert one.table_view(table)["seat"] == 1
                assert other.table_view(table)["seat"] == 2


def test_links_and_requests_are_known_to_all_processes(database: str, pair: Pair) -> None:
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person", "link")["id"]
        look = at(second, host)
        assert "waiting" in look.table_view(table)["state"]
        link = host.http.post(f"/api/tables/{table}/link", json={"seat": 1}).json()["address"]
        secret = link.rsplit("/", 1)[1]
        until(lambda: secret in look.http.get(f"/t/{table}").text)


def is_playing(guest: Guest, table: str) -> bool:
    return bool(guest.table_view(table)["state"] == "playing")


def shows(guest: Guest, table: str, seat: int, view: Any) -> bool:
    return bool(guest.table_view(table, seat)["view"] == view)


def are_back(server: Server, gone: int) -> bool:
    return gone not in server.worker_pids() and len(server.worker_pids()) == 2


def play_on(guests: list[Guest], table: str, rng: Random, most: int) -> int:
    """Choices of whoever is to move, at whichever process he is; how many were accepted."""
    done = 0
    for number in range(most):
        movers = []
        for seat, guest in enumerate(guests):
            view = guest.table_view(table, seat)
            if view["state"] == "over":
                return done
            if view["keys"]:
                movers.append((seat, guest, view))
        if not movers:
            continue
        seat, guest, view = rng.choice(movers)
        keys = [rng.choice(view["keys"])]
        answer = guest.choose(table, seat, view["decision"], keys, f"w{number}")
        # A process that has not heard of the last choice yet shows the one before.
        assert answer.status_code in (200, 409), answer.text
        done += answer.status_code == 200
    return done


def test_four_people_at_two_processes_play_and_lose_nothing(database: str, pair: Pair) -> None:
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person", "person", "person", "person")["id"]
        guests = [host, at(second, host), at(first, host), at(second, host)]
        rng, acknowledged = Random(4), 0
        for kill in (second, first, second):
            acknowledged += play_on(guests, table, rng, 40)
            kill.kill()
            kill.start()
        acknowledged += play_on(guests, table, rng, 40)
        stored = rows(database, table)
        assert [row.sequence for row in stored] == list(range(acknowledged))
        assert len({(row.seat, row.decision) for row in stored}) == acknowledged
        for seat, guest in enumerate(guests):
            fresh = host.table_view(table, seat)["view"]
            until(partial(shows, guest, table, seat, fresh))


def test_a_page_hears_what_is_chosen_at_another_process(database: str, pair: Pair) -> None:
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person")["id"]
        other = at(second, host)
        with other.http.stream("GET", f"/t/{table}/stream?seat=0") as stream:
            pieces = stream.iter_text()
            text = next(pieces)
            while "event: parts" not in text:
                text += next(pieces)
            view = host.table_view(table, 0)
            assert host.choose(table, 0, view["decision"], view["keys"][:1]).status_code == 200
            text = ""
            while "event: parts" not in text:
                text += next(pieces)


def test_an_undo_asked_for_at_one_process_is_agreed_to_at_another(
    database: str, pair: Pair
) -> None:
    first, second = pair
    with Guest(first) as host, Guest(second) as friend:
        made = host.create(GAME, "person", "link")
        table, secret = made["id"], made["links"]["1"].rsplit("/", 1)[1]
        friend.http.post(f"/api/tables/{table}/seats/{secret}", json={"name": "Ada"})
        until(partial(is_playing, host, table))
        rng = Random(3)
        while not (view := host.table_view(table, 0))["can_ask_undo"]:
            assert play_on([host, friend], table, rng, 1) == 1
        wish = {"decision": view["decision"], "client": "back", "together": True}
        assert host.post(table, "undo", 0, wish).status_code == 200
        until(lambda: friend.table_view(table, 1)["request"] == {"seat": 0, "waits_for": [1]})
        assert friend.post(table, "consent", 1, {"agree": True}).status_code == 204
        assert rows(database, table)[-1].lines == '{"rewind":0}\n'
        until(lambda: host.table_view(table, 0)["rewinds"] == 1)


DEAF = """
from planetfall.table.peers import Peers
Peers._heard = lambda self, *given: None
"""
"""A process to which no word of the others comes through."""


def test_who_sat_down_at_another_process_is_known_before_it_is_heard_of(database: str) -> None:
    """The page that opened after sitting down was refused where its request met another worker."""
    with Server(database) as first, Server(database, prelude=DEAF) as second:
        with Guest(first) as host, Guest(first) as friend:
            made = host.create(GAME, "person", "link", "link")
            table = made["id"]
            assert at(second, host).table_view(table)["state"] == "waiting"
            secret = made["links"]["1"].rsplit("/", 1)[1]
            friend.http.post(f"/api/tables/{table}/seats/{secret}", json={"name": "Ada"})
            assert at(second, friend).table_view(table)["seat"] == 1
            with Guest(second) as stranger:
                assert stranger.http.get(f"/api/tables/{table}").status_code == 403


def test_a_choice_is_taken_by_a_process_that_has_not_heard_of_the_last_one(database: str) -> None:
    """It was refused as an answer to an old question, although the page showed the new one."""
    with (
        Server(database, prelude=DEAF) as first,
        Server(database, prelude=DEAF) as second,
        Guest(first) as host,
    ):
        table = host.create(GAME, "person")["id"]
        guests = [host, at(second, host)]
        view = guests[0].table_view(table, 0)
        decision, keys = view["decision"], view["keys"]
        for number in range(6):
            answer = guests[number % 2].choose(table, 0, decision, keys[:1], f"d{number}")
            assert answer.status_code == 200, answer.text
            decision = answer.json()["next"]
            keys = guests[number % 2].table_view(table, 0)["keys"]
        assert [row.sequence for row in rows(database, table)] == list(range(6))


def test_a_repeat_at_another_process_gets_the_same_answer(database: str, pair: Pair) -> None:
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person")["id"]
        other = at(second, host)
        view = other.table_view(table, 0)
        keys = view["keys"][:1]
        one = host.choose(table, 0, view["decision"], keys, "same")
        two_ = other.choose(table, 0, view["decision"], keys, "same")
        assert one.status_code == two_.status_code == 200
        assert one.json() == two_.json()
        assert len(rows(database, table)) == 1


def test_bots_go_on_when_their_process_is_killed(database: str, pair: Pair) -> None:
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person", "bot", "bot")["id"]
        other = at(second, host)
        rng = Random(1)
        for _ in range(3):
            until(lambda: other.table_view(table, 0)["keys"])
            view = other.table_view(table, 0)
            other.choose(table, 0, view["decision"], [rng.choice(view["keys"])], str(rng.random()))
        view = host.table_view(table, 0)
        first.kill()
        start = time.monotonic()
        until(lambda: other.table_view(table, 0)["keys"])
        print(f"taken over within {time.monotonic() - start:.1f} s")
        first.start()


def test_a_process_that_stops_while_it_stores_holds_nobody_up(database: str) -> None:
    """Its transaction held the table's row until the database missed it: for two hours, by TCP."""

    async def run() -> None:
        stopped, other = Store(database), Store(database)
        await stopped.open()
        await other.open()
        try:
            table = record()
            await stopped.create(table, Summary(touched=0, movers=0, round=0))
            async with stopped.engine.connect() as connection:
                await connection.run_sync(
                    partial(queries.take, table=table.id, since=0, me=stopped.me)
                )
                assert await asyncio.wait_for(other.take(table.id, 0), PATIENCE) == (2, [])
                with pytest.raises(SQLAlchemyError):
                    await connection.commit()
                await connection.invalidate()
            stored = await other.load(table.id)
            assert stored is not None and (stored.fence, stored.owner) == (2, other.me)
        finally:
            await stopped.close()
            await other.close()

    asyncio.run(run())


def test_a_database_that_falls_silent_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Choices and pages waited for as long as it said nothing."""

    def sleep(connection: sql.Connection, *given: Any, **named: Any) -> Any:
        return connection.execute(sql.text("SELECT pg_sleep(120)"))

    async def work(store: Store) -> None:
        table = record()
        await store.create(table, NOW)
        monkeypatch.setattr("planetfall.table.store.SILENCE", 0.3)
        for asked in (store.read(sleep), store.write(sleep)):
            with pytest.raises(NotStored):
                await asyncio.wait_for(asked, PATIENCE)
        with monkeypatch.context() as silent:
            silent.setattr("planetfall.table.store.insert", sleep)
            jobs = [store.add(table.id, row(number), NOW, fence=1) for number in range(40)]
            done = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 10)
        assert [type(each) for each in done] == [NotStored] * 40
        assert "no answer for 0.3 s" in caplog.text
        monkeypatch.setattr("planetfall.table.store.SILENCE", PATIENCE)
        await store.add(table.id, row(0), NOW, fence=1)

    stored(database, work)


def test_a_session_with_others_that_falls_silent_is_opened_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        lost: list[bool] = []
        peers = Peers(address(database), 7, lambda *given: None, lambda: lost.append(True))
        await peers.open()
        try:
            monkeypatch.setattr("planetfall.table.peers.SILENCE", 0.3)
            monkeypatch.setattr("planetfall.table.peers._ALIVE", "SELECT $1::int FROM pg_sleep(3)")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(peers.alive(), PATIENCE)
            monkeypatch.undo()
            async with asyncio.timeout(PATIENCE):
                while len(lost) < 2:
                    await asyncio.sleep(0.01)
            assert 7 in await peers.alive()
        finally:
            await peers.close()

    asyncio.run(run())


def test_a_commit_of_many_tables_takes_as_many_steps_as_one(database: str) -> None:
    """After a kill, 50 choices took 150 steps together, with a page drawn between any two."""

    async def work(store: Store) -> None:
        steps: list[str] = []
        made = [record() for _ in range(20)]
        for table in made:
            await store.create(table, NOW)
        sql.event.listen(
            store.engine.sync_engine,
            "before_cursor_execute",
            lambda *given: steps.append(given[2]),
        )
        await store.add(made[0].id, row(0), NOW, fence=1)
        alone = len(steps)
        await store.take(made[1].id, 0)
        steps.clear()
        done = await asyncio.gather(
            *(store.add(table.id, row(0), NOW, fence=1) for table in made[1:]),
            return_exceptions=True,
        )
        assert len(steps) == alone
        assert isinstance(done[0], NotStored) and done[0].code == "moved"
        assert done[1:] == [None] * 18
        assert not await store.rows(made[1].id)
        assert [each.sequence for each in await store.rows(made[2].id)] == [0]

    stored(database, work)


def test_a_sealed_choice_moves_no_table_up_in_the_lists_of_all(database: str) -> None:
    check_order(database)


def test_sessions_with_the_database_stay_open(database: str) -> None:
    """Those beyond five were opened and closed for every question."""

    async def work(store: Store) -> None:
        made: list[object] = []
        sql.event.listen(store.engine.sync_engine, "connect", lambda *given: made.append(given))
        for _ in range(3):
            await asyncio.gather(*(store.knows("nobody") for _ in range(30)))
        assert len(made) <= SESSIONS

    stored(database, work)


def test_a_table_archived_at_another_process_says_so(database: str, pair: Pair) -> None:
    """It could not be stored, again and again."""
    with both(pair) as (first, second), Guest(first) as host:
        table = host.create(GAME, "person")["id"]
        other = at(second, host)
        view = other.table_view(table, 0)
        stored(database, lambda store: archive(store, table))
        for guest in (other, host):
            refused = guest.choose(table, 0, view["decision"], view["keys"][:1])
            assert refused.status_code == 409 and "archived" in refused.json()["error"]


def test_what_the_administrator_does_at_one_process_holds_at_the_other(database: str) -> None:
    """A ban held there after half a minute, and its pages of a closed table stayed open."""
    auth, far = ("admin", TOKEN), {"x-forwarded-for": "203.0.113.7"}
    with (
        Server(database, prelude=SET) as first,
        Server(database, prelude=SET) as second,
        Guest(first) as host,
    ):
        table = host.create(GAME, "person")["id"]
        httpx.post(first.base + "/admin/ban", data={"what": "203.0.113.7"}, auth=auth)
        told = httpx.get(second.base + "/admin/state", auth=auth).json()
        assert told["bans"] == ["203.0.113.7"]
        httpx.post(first.base + "/admin/unban", data={"what": "203.0.113.7"}, auth=auth)
        until(lambda: httpx.get(second.base + "/health", headers=far).status_code == 200)
        httpx.post(first.base + "/admin/ban", data={"what": "203.0.113.7"}, auth=auth)
        until(lambda: httpx.get(second.base + "/health", headers=far).status_code == 403)
        httpx.post(first.base + "/admin/unban", data={"what": "203.0.113.7"}, auth=auth)
        with at(second, host).http.stream("GET", f"/t/{table}/stream?seat=0") as stream:
            parts = stream.iter_raw()
            next(parts)
            httpx.post(first.base + "/admin/close", data={"what": table}, auth=auth)
            for _ in parts:
                pass  # it would not end


def test_workers_share_a_port_and_are_started_again(database: str) -> None:
    with Server(database, workers=2) as server, Guest(server) as guest:
        table = guest.create(GAME, "person", "person")["id"]
        assert len(server.worker_pids()) == 2
        guests = [guest, at(server, guest)]
        acknowledged = play_on(guests, table, Random(1), 10)
        for pid in server.worker_pids():
            os.kill(pid, signal.SIGKILL)
            until(partial(are_back, server, pid))

            def answers() -> bool:
                with contextlib.suppress(httpx.TransportError):
                    return httpx.get(server.base + "/health").status_code == 200
                return False

            until(answers)
            with Guest(server) as one, Guest(server) as other:
                one.http.cookies = other.http.cookies = guest.http.cookies
                acknowledged += play_on([one, other], table, Random(pid), 10)
        assert [row.sequence for row in rows(database, table)] == list(range(acknowledged))


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "planetfall", "serve", "--port", "0", "--workers", "2"]
    refused = subprocess.run(
        [*command, "--database", str(tmp_path / "t.sqlite")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert refused.returncode == 2 and "PostgreSQL" in refused.stderr


def test_rare_work_may_rest_between_its_steps(database: str) -> None:
    """Sessions that rest in a transaction are ended elsewhere; these may take their time."""
    limit = sql.text("SHOW idle_in_transaction_session_timeout")

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            async with store.storing() as connection:
                assert await connection.scalar(limit) == "0"
            async with store.reading() as connection:
                assert await connection.scalar(limit) == "0"
            async with store.engine.connect() as connection:
                assert await connection.scalar(limit) != "0"
        finally:
            await store.close()

    asyncio.run(run())
