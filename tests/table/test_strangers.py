"""Strangers who mean harm: long heads, junk in cookies, floods of streams and connections.

Each test names what a server did before it was told better.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import planetfall.table.viewers
from planetfall.table import middleware
from planetfall.table.buckets import Buckets
from planetfall.table.context import MOST_PAGES, Context
from planetfall.table.errors import Missing
from planetfall.table.limits import Caps
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.middleware import (
    HEAD_LIMIT,
    MOST_FIELDS,
    MOST_HEADERS,
    QUERY_LIMIT,
    Rates,
    address_of,
)
from planetfall.table.serve import load_pages, make_tables
from planetfall.table.viewers import Viewer, Viewers
from planetfall.table.visitors import Visitors, cookies
from tests.table.serving import Guest, Server

GAME = "planet-unknown"

NO_PARSERS = """
import http.cookies, litestar._parsers, litestar.connection.base as base
def refuse(*given):
    raise AssertionError("a cookie was parsed by somebody else")
http.cookies.BaseCookie.load = refuse
litestar._parsers.unquote_cookie = base.parse_cookie_string = refuse
"""
"""A server in which the cookie parsers of others, quadratic in backslashes, do not work."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    with Server(folder / "t.sqlite", prelude=NO_PARSERS) as running:
        yield running


# Heads.


def status_of(server: Server, head: bytes) -> int:
    """The status of the answer to a raw request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head)
        return int(line.recv(4096).split()[1])


@pytest.mark.parametrize(
    "headers, status",
    [
        (b'cookie: planetfall="' + b"\\" * 40_000 + b'"\r\n', 431),
        (b"x-long: " + b"x" * HEAD_LIMIT + b"\r\n", 431),
        (b"x: y\r\n" * MOST_HEADERS, 431),
        (b"x: y\r\n" * 20, 200),
    ],
)
def test_a_long_head_is_refused_before_it_is_read(
    server: Server, headers: bytes, status: int
) -> None:
    head = b"GET /health HTTP/1.1\r\nhost: localhost\r\n" + headers + b"\r\n"
    assert status_of(server, head) == status


@pytest.mark.parametrize(
    "path", ["/t/" + "x" * 300, "/?game=" + "x" * QUERY_LIMIT, "/?" + "x&" * MOST_FIELDS]
)
def test_a_long_address_is_refused(server: Server, path: str) -> None:
    assert httpx.get(server.base + path).status_code == 414


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\ncookie: "])
def test_a_head_without_end_is_cut_off(server: Server, start: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(start)
        with pytest.raises(OSError):
            for _ in range(200):
                line.sendall(b"x" * 65_536)
    assert httpx.get(server.base + "/health").status_code == 200


def test_trailers_are_part_of_the_head(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
            b"1\r\n{\r\n0\r\n"
        )
        with pytest.raises(OSError):
            for _ in range(200):
                line.sendall(b"x: y\r\n" * 10_000)


def test_a_body_of_many_pieces_is_no_head(server: Server) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(60):
            yield b" " * 1000

    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        answer = guest.http.post(f"/api/tables/{table}/choice", content=pieces())
        assert answer.status_code == 400


def test_cookies_are_read_without_the_parsers_of_others(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        secret = guest.http.cookies["planetfall"]
        guest.http.headers["cookie"] = f'junk="\\101\\"; pf-lang=cs; planetfall={secret}; x'
        assert 'lang="cs"' in guest.http.get("/").text
        table_view = guest.table_view(table, 0)
        assert (
            guest.choose(table, 0, table_view["decision"], table_view["keys"][:1]).status_code
            == 200
        )
        assert guest.http.get(f"/t/{table}").status_code == 200


def test_of_two_cookies_of_a_name_the_first_counts() -> None:
    header = b'a=1;  b = "2" ;;=;c;a=3; \xff=\\'
    assert cookies([(b"cookie", header), (b"x", b"a=9"), (b"cookie", b"d=4")]) == {
        "a": "1",
        "b": '"2"',
        "": "",
        "c": "",
        "ÿ": "\\",
        "d": "4",
    }


# Rates.


LASTING = """
from planetfall.table import app
class Buckets(app.Buckets):
    def __init__(self, burst, rate):
        super().__init__(burst, rate / 1000)
app.Buckets = Buckets
"""


def test_junk_in_the_cookie_or_in_headers_opens_no_new_bucket(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "t.sqlite", limited=True, prelude=LASTING) as running,
        Guest(running) as player,
    ):
        table = player.create(GAME, "person")["id"]
        secret = player.http.cookies["planetfall"]
        player.http.cookies.clear()
        seen = [
            player.http.get(
                f"/api/tables/{table}/turn",
                headers={"cookie": f"planetfall={secret}; junk={k}", "x-real-ip": f"1.2.3.{k}"},
            ).status_code
            for k in range(260)
        ]
        assert seen[0] == 200 and seen[-1] == 429
        # Strangers of the same address have their own.
        assert player.http.get("/health").status_code == 200
        strangers = [
            player.http.get("/health", headers={"cookie": f"planetfall={'x' * 30}{k}"}).status_code
            for k in range(200)
        ]
        assert strangers.count(429) > 30


@pytest.mark.parametrize(
    "client, address",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("192.0.2.7:8080", "192.0.2.7"),
        ("[2001:db8:1:2::5]:8080", "2001:db8:1:2::/64"),
        ("nonsense", ""),
    ],
)
def test_an_address_is_an_ipv4_address_or_an_ipv6_network(client: str, address: str) -> None:
    assert address_of({"client": (client, 1)}) == address


def test_who_makes_many_visitors_is_counted_by_address() -> None:
    rates = Rates(Buckets(2, 0), Buckets(5, 0), Buckets(1, 0))
    assert sum(rates.allow(f"visitor {k}", "1.2.3.4") for k in range(20)) == 5
    assert rates.allow("visitor", "5.6.7.8")


def test_buckets_and_visitors_are_forgotten_the_oldest_first() -> None:
    buckets = Buckets(burst=1, rate=0, most=10)
    assert buckets.take("busy")
    for k in range(100):
        buckets.take(str(k))
        assert not buckets.take("busy")
    assert len(buckets) == 10
    visitors = Visitors()
    for k in range(30_000):
        visitors.wrong_key(str(k))
        visitors.check_guessing(str(k))


# Streams.


def test_whoever_has_most_streams_gives_up_his_oldest() -> None:
    viewers = Viewers(Caps(connections=99, streams=8, address_streams=6, visitor_streams=4))
    greedy = [Viewer(0, "greedy", "a") for _ in range(4)]
    friend = [Viewer(0, "friend", "a") for _ in range(2)]
    for each in [*greedy, *friend]:
        viewers.add(each)
    assert not any(each.ended for each in [*greedy, *friend])
    greedy.append(Viewer(0, "greedy", "a"))
    viewers.add(greedy[-1])
    assert [each.gives_way for each in greedy] == [True, False, False, False, False]
    # One more of the address: he who has most of it gives way, not the one who came.
    stranger = Viewer(-1, "", "a")
    viewers.add(stranger)
    assert [each.gives_way for each in greedy] == [True, True, False, False, False]
    others = [Viewer(0, f"other {k}", "b") for k in range(3)]
    for each in others:
        viewers.add(each)
    assert [each.gives_way for each in greedy] == [True, True, True, False, False]
    assert not any(each.ended for each in [*friend, stranger, *others])
    assert len(viewers) == 8
    for each in [*greedy, *friend, stranger, *others]:
        viewers.remove(each)
    assert len(viewers) == 0


@pytest.mark.parametrize("descriptors", [128, 256, 1024, 4096, 1 << 20])
def test_streams_leave_descriptors_for_choices_and_the_store(descriptors: int) -> None:
    caps = Caps.of(descriptors)
    assert caps.visitor_streams <= caps.address_streams < caps.streams
    assert caps.streams <= caps.connections * 3 // 4
    assert caps.connections <= descriptors // 2 or caps.connections <= descriptors - 128


FEW = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 256))
"""
"""A server that may open few files."""


@contextlib.contextmanager
def opened(server: Server, count: int, request: bytes) -> Iterator[list[socket.socket]]:
    """So many connections; where a whole request is sent, its answer has begun."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, soft + count), hard))
    with contextlib.ExitStack() as held:
        lines = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
            lines.append(held.enter_context(line))
            line.sendall(request)
            if request.endswith(b"\r\n\r\n"):
                line.recv(10)
        yield lines


def told(line: socket.socket) -> bytes:
    """All that is sent on a connection until it ends."""
    text = b""
    with contextlib.suppress(OSError):
        while data := line.recv(65_536):
            text += data
            if text.endswith(b"\r\n0\r\n\r\n"):
                break
    return text


def test_a_flood_of_streams_stops_neither_choices_nor_newcomers(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "t.sqlite", prelude=FEW) as running,
        Guest(running) as guest,
        Guest(running) as friend,
        Guest(running) as newcomer,
    ):
        made = guest.create(GAME, "person", "person", "link")
        table, link = made["id"], made["links"]["2"]
        path = f"/api/tables/{table}/seats/{link.rsplit('/', 1)[1]}"
        assert friend.http.post(path, json={"name": "Azure"}).status_code == 200
        request = (
            f"GET /t/{table}/stream?seat=0 HTTP/1.1\r\nhost: localhost\r\n"
            f"cookie: planetfall={guest.http.cookies['planetfall']}\r\n\r\n"
        ).encode()
        with (
            friend.http.stream("GET", f"/t/{table}/stream?seat=2") as stream,
            opened(running, 400, request) as lines,
        ):
            pieces = stream.iter_text()
            assert "retry" in next(pieces)
            # Who gave way was told so, and not to come back soon.
            assert b"event: rest" in told(lines[0]) and b"event: rest" in told(lines[300])
            assert newcomer.http.get("/").status_code == 200
            seats = ((guest, 0), (guest, 1), (friend, 2))
            mover, seat = next(each for each in seats if each[0].table_view(table, each[1])["keys"])
            table_view = mover.table_view(table, seat)
            taken = mover.choose(table, seat, table_view["decision"], table_view["keys"][:1])
            assert taken.status_code == 200
            assert newcomer.create(GAME, "person")["id"]
            # A friend with one page keeps his stream.
            text = ""
            while "event: parts" not in text:
                text += next(pieces)
            assert "event: rest" not in text


@pytest.mark.parametrize(
    "request_",
    [b"", b"GET / HTTP/1.1\r\n", b"GET /health HTTP/1.1\r\n\r\n"],
    ids=["silent", "incomplete", "answered"],
)
def test_connections_that_wait_give_way_to_new_ones(tmp_path: Path, request_: bytes) -> None:
    with Server(tmp_path / "t.sqlite", prelude=FEW) as running, Guest(running) as guest:
        table = guest.create(GAME, "person")["id"]
        guest.close()
        with opened(running, 400, request_), Guest(running) as again:
            again.http.cookies = guest.http.cookies
            assert httpx.get(running.base + f"/t/{table}").status_code == 403
            table_view = again.table_view(table, 0)
            assert (
                again.choose(table, 0, table_view["decision"], table_view["keys"][:1]).status_code
                == 200
            )


def test_a_stream_nobody_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planetfall.table.viewers, "GOODBYE", 0.0)
    cut: list[str] = []

    async def give_way() -> None:
        stuck = Viewer(0, "a", "1.2.3.4", lambda: cut.append("stuck"))
        gone = Viewer(0, "a", "1.2.3.4", lambda: cut.append("gone"))
        stuck.give_way()
        gone.give_way()
        gone.cut = None  # its last words are sent, and its connection may be used again
        await asyncio.sleep(0.01)

    asyncio.run(give_way())
    assert cut == ["stuck"]


# What stays.


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        tables = make_tables(str(tmp_path / "t.sqlite"))
        await tables.open()
        try:
            for table in ["x" * 100_000, "UPPER", "../x", "", "nothing", "nothing"]:
                with pytest.raises(Missing):
                    await tables.table(table)
            many = [tables.table("nothing2") for _ in range(5)]
            found = await asyncio.gather(*many, return_exceptions=True)
            assert {type(each) for each in found} == {Missing}
            await asyncio.sleep(0)
            assert not tables.live and not tables._loading
        finally:
            await tables.close()

    asyncio.run(ask())


def test_pages_for_many_hosts_are_not_all_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        tables = make_tables(str(tmp_path / "t.sqlite"))
        context = Context(tables, load_pages())
        await tables.open()
        try:
            seats = [SeatWish(kind="person", name="A"), SeatWish(kind="link")]
            live = await tables.create(NewTable(game=GAME, seats=seats), "host")
            for k in range(300):
                page = context.page(live, 0, "host", "en", f"http://{k}.example")
                assert page is context.page(live, 0, "host", "en", f"http://{k}.example")
            assert len(live.pages) <= MOST_PAGES and len(live.fresh) <= MOST_PAGES
        finally:
            await tables.close()

    asyncio.run(ask())


ONCE = """
from litestar.openapi.spec import OpenAPI
to_schema, made = OpenAPI.to_schema, []
def once(self):
    assert not made, "the description was made before"
    made.append(self)
    return to_schema(self)
OpenAPI.to_schema = once
"""


def test_the_description_is_made_once_and_has_no_pages(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", prelude=ONCE) as running:
        first = httpx.get(running.base + "/openapi.json")
        assert first.json()["openapi"].startswith("3.1")
        assert httpx.get(running.base + "/openapi.json").content == first.content
        for path in ("/api/schema", "/api/schema/openapi.json", "/schema"):
            assert httpx.get(running.base + path).status_code == 404


def test_opening_a_stream_counts_for_several_requests() -> None:
    rates = middleware.Rates(Buckets(99, 0), Buckets(99, 0), Buckets(12, 0))
    assert [rates.allow("", "here", middleware.STREAM_COST) for _ in range(3)] == [
        True,
        True,
        False,
    ]
    assert rates.allow("", "there")


@pytest.mark.parametrize("path", ["/t/abc/stream", "/t/abc/stream/", "/t/abc/stream//"])
def test_a_stream_by_another_path_costs_as_much(path: str) -> None:
    answered: list[int] = []

    async def nothing(*given: Any) -> Any:
        pass

    async def send(message: Any) -> None:
        answered.append(message.get("status", 0))

    rates = middleware.Rates(Buckets(9, 0), Buckets(9, 0), Buckets(middleware.STREAM_COST, 0))
    wrapped = middleware.Middleware(nothing, rates=rates, verified=lambda scope: "")
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
    for _ in range(2):
        asyncio.run(wrapped({**scope, "client": ("10.0.0.1", 1)}, nothing, send))
    assert 429 in answered


def test_whoever_is_refused_again_and_again_is_answered_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def nothing(*given: Any) -> Any:
        pass

    monkeypatch.setattr("planetfall.table.middleware.asyncio.sleep", sleep)
    rates = middleware.Rates(Buckets(9, 0), Buckets(9, 0), Buckets(1, 0))
    wrapped = middleware.Middleware(nothing, rates=rates, verified=lambda scope: "")
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
    for client in ("10.0.0.1", "10.0.0.2"):
        for _ in range(1 + middleware.REFUSALS):
            asyncio.run(wrapped({**scope, "client": (client, 1)}, nothing, nothing))
    assert pauses == []
    asyncio.run(wrapped({**scope, "client": ("10.0.0.1", 1)}, nothing, nothing))
    assert pauses == [middleware.SLOW_REFUSAL]
