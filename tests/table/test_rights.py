"""Who may see what: strangers load nothing, a lost seat is lost at once, secrets are ours."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from planetfall.table.secrets import ISSUED, is_issued, new_visitor
from planetfall.table.serve import make_tables
from planetfall.table.visitors import secret_of
from tests.table.serving import Guest, Server

GAME = "planet-unknown"

NO_LOADING = """
from planetfall.table.store import Store
async def refuse(self, *given, **named):
    raise AssertionError("a stranger's request loads a table")
Store.load = refuse
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rights") / "t.sqlite") as running:
        yield running


def paths(table: str) -> Iterator[tuple[str, str]]:
    for path in ("", "/stream", "/parts", "/panel/log", "/chips?keys=x", "?seat=0", "?seat=-1"):
        yield "GET", f"/t/{table}{path}"
    for path in ("", "?seat=1", "/turn", "/scores", "/record", "/why?key=x"):
        yield "GET", f"/api/tables/{table}{path}"
    for path in ("choice", "undo", "link", "fill", "consent", "settings", "entropy"):
        yield "POST", f"/api/tables/{table}/{path}"
    yield "GET", f"/s/{table}/{'x' * 32}"
    yield "GET", f"/w/{table}/{'x' * 32}"
    yield "POST", f"/api/tables/{table}/seats/{'x' * 32}"
    yield "POST", f"/api/tables/{table}/seats/-"


BODIES = {
    "choice": {"decision": "0.0", "client": "c", "keys": ["x"]},
    "undo": {"decision": "0.0", "client": "c"},
    "link": {"seat": 0},
    "consent": {"agree": True},
    "settings": {"pace": "quick"},
    "entropy": {"entropy": "abc"},
}


def test_a_stranger_loads_no_table(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    with Server(database) as running, Guest(running) as host:
        table = host.create(GAME, "person", "person")["id"]
    with Server(database, prelude=NO_LOADING) as running:
        for method, path in paths(table):
            body = BODIES.get(path.rsplit("/", 1)[1], {"name": "Jade"})
            answer = httpx.request(
                method, running.base + path, json=body if method == "POST" else None
            )
            assert answer.status_code in (403, 429), (path, answer.text)
            assert "keys" not in answer.text


def test_a_reissued_link_ends_the_stream_of_the_old_holder(server: Server) -> None:
    with Guest(server) as host, Guest(server) as friend, Guest(server) as other:
        made = host.create(GAME, "person", "link")
        table = made["id"]
        path = f"/api/tables/{table}/seats/{made['links']['1'].rsplit('/', 1)[1]}"
        assert friend.http.post(path, json={"name": "Azure"}).status_code == 200
        with friend.http.stream("GET", f"/t/{table}/stream?seat=1") as stream:
            pieces = stream.iter_text()
            next(pieces)
            link = host.http.post(f"/api/tables/{table}/link", json={"seat": 1}).json()["address"]
            for _ in pieces:
                pass  # it ends by itself
        assert friend.http.get(f"/t/{table}/stream?seat=1").status_code == 403
        assert friend.http.get(f"/api/tables/{table}").status_code == 403
        path = f"/api/tables/{table}/seats/{link.rsplit('/', 1)[1]}"
        assert other.http.post(path, json={"name": "Jade"}).status_code == 200
        # Everybody reads of it, and where in the game it happened.
        for guest, seat in ((host, 0), (other, 1)):
            notes = guest.table_view(table, seat)["notes"]
            assert [(each["kind"], each["seat"], each["name"]) for each in notes] == [
                ("sat", 1, "Azure"),
                ("link", 1, "Azure"),
                ("moved", 1, "Jade"),
            ]


def test_a_host_cannot_sit_in_another_seat_unseen(server: Server) -> None:
    with Guest(server) as host, Guest(server) as friend:
        made = host.create(GAME, "person", "link")
        table = made["id"]
        path = f"/api/tables/{table}/seats/{made['links']['1'].rsplit('/', 1)[1]}"
        friend.http.post(path, json={"name": "Azure"})
        watched = host.http.get(made["watch"], follow_redirects=True)
        assert watched.status_code == 200
        before = len(host.table_view(table, -1)["notes"])
        link = host.http.post(f"/api/tables/{table}/link", json={"seat": 1}).json()["address"]
        path = f"/api/tables/{table}/seats/{link.rsplit('/', 1)[1]}"
        assert host.http.post(path, json={"name": "Azure"}).status_code == 200
        assert host.table_view(table, 1)["seat"] == 1
        assert len(host.table_view(table, -1)["notes"]) == before + 2


def test_a_secret_the_server_has_not_issued_is_replaced(server: Server) -> None:
    for forged in ("A" * 32, "A" * ISSUED, new_visitor("another server's key"), "short", "ü" * 40):
        with Guest(server) as guest:
            cookie = f"planetfall={forged}".encode("latin-1")
            answer = guest.http.post(
                "/api/tables",
                json={"game": GAME, "seats": [{"kind": "person"}]},
                headers={b"cookie": cookie},
            )
            assert answer.status_code == 201
            issued = guest.http.cookies["planetfall"]
            assert issued != forged and len(issued) == ISSUED
            table = answer.json()["id"]
            guest.http.cookies.clear()
            for secret, status in ((forged, 403), (issued, 200)):
                cookie = f"planetfall={secret}".encode("latin-1")
                found = guest.http.get(f"/api/tables/{table}", headers={b"cookie": cookie})
                assert found.status_code == status


def test_a_secret_of_old_keeps_its_seats(tmp_path: Path) -> None:
    """Those issued before there were marks are known by the seats they hold."""
    from planetfall.table.messages import NewTable, SeatWish
    from planetfall.table.secrets import hashed

    old = "o" * 32

    async def make() -> str:
        tables = make_tables(str(tmp_path / "t.sqlite"))
        await tables.open()
        wish = NewTable(game=GAME, seats=[SeatWish(kind="person", name="Old")])
        live = await tables.create(wish, hashed(old))
        await tables.close()
        return live.room.record.id

    table = asyncio.run(make())
    with Server(tmp_path / "t.sqlite") as running, Guest(running) as guest:
        guest.http.cookies["planetfall"] = old
        assert guest.table_view(table)["seat"] == 0
        assert guest.create(GAME, "person")["id"]
        assert guest.http.cookies["planetfall"] == old


def test_marks_cannot_be_forged() -> None:
    secret = new_visitor("key")
    assert is_issued(secret, "key") and not is_issued(secret, "other")
    assert not is_issued(secret[:-1] + ("A" if secret[-1] != "A" else "B"), "key")
    assert not is_issued("", "key") and not is_issued(secret * 2, "key")


@pytest.mark.parametrize(
    "scheme, cookie, found",
    [
        ("https", "__Host-planetfall={new}", True),
        ("https", "planetfall={new}", False),
        ("https", "planetfall={old}", True),
        ("http", "planetfall={new}", True),
        ("http", "planetfall={new}x", False),
        ("http", "planetfall=../{old}", False),
    ],
)
def test_over_tls_only_a_cookie_counts_that_no_other_host_can_set(
    scheme: str, cookie: str, found: bool
) -> None:
    value = cookie.format(new=new_visitor("key"), old="o" * 32).encode()
    assert bool(secret_of({"scheme": scheme, "headers": [(b"cookie", value)]})) == found


def test_cookies_over_tls_are_bound_to_the_host(server: Server) -> None:
    answer = httpx.post(
        server.base + "/api/tables",
        json={"game": GAME, "seats": [{"kind": "person"}, {"kind": "link"}]},
        headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"},
    )
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-planetfall=") and "Secure" in cookie and "Path=/;" in cookie
    assert "HttpOnly" in cookie and "Domain" not in cookie


def test_private_answers_are_not_kept_by_caches(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        for path in ("/", f"/t/{table}", f"/api/tables/{table}", "/api/games", "/nowhere"):
            assert guest.http.get(path).headers["cache-control"] == "no-store", path
        assert "immutable" in guest.http.get("/static/logo.svg").headers["cache-control"]
