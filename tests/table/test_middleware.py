"""What stands round the application: every limit just holds and just fails, with its status."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from planetfall.table.buckets import Buckets
from planetfall.table.metrics import Metrics
from planetfall.table.middleware import (
    AUTHORITY,
    BODY_LIMIT,
    HEAD_LIMIT,
    HEADERS,
    MOST_FIELDS,
    MOST_HEADERS,
    PATH_LIMIT,
    PRIVATE,
    QUERY_LIMIT,
    SINGLE,
    Message,
    Middleware,
    Rates,
    Receive,
    Scope,
    Send,
    network,
)

HOST = (b"host", b"table.example")
REASONS = {400: "odd", 403: "foreign", 413: "body", 414: "address", 421: "host", 429: "rate"} | {
    431: "head"
}
CHUNKED = (b"transfer-encoding", b"chunked")


class Application:
    """Answers everything, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = scope["method"] in ("GET", "HEAD") or (await receive())["body"]
        self.asked.append((scope["method"], b"" if read is True else read))
        headers = [(b"cache-control", b"public")] if scope["path"] == "/files/a" else []
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"well"})


def asked(
    *headers: tuple[bytes, bytes],
    method: str = "GET",
    path: str = "/",
    query: bytes = b"",
    body: tuple[bytes, ...] = (b"",),
    version: str = "1.1",
    named: bytes | None = None,
    wall: Middleware | None = None,
    ends: bool = True,
) -> tuple[int, dict[bytes, bytes], Application]:
    """The status and headers of an answer, and the application behind the wall."""
    app = Application()
    if wall is None:
        wall = Middleware(app, rates=None, verified=lambda scope: "")
    wall.app = app
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": version,
        "method": method,
        "path": path,
        "query_string": query,
        "headers": list(headers),
        "client": ("1.2.3.4", 5),
        "extensions": {} if named is None else {AUTHORITY: {"name": named}},
    }
    sent: list[Message] = []
    waiting = list(body)

    async def receive() -> Message:
        if not waiting:
            return {"type": "http.disconnect"}
        part = waiting.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(waiting) or not ends}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(wall(scope, receive, send))
    if not sent:
        return 0, {}, app
    told = [(bytes(name), bytes(value)) for name, value in sent[0]["headers"]]
    assert len(dict(told)) == len(set(told))
    if sent[0]["status"] != 200:
        assert not app.asked and json.loads(sent[1]["body"])["error"].endswith(".")
    return sent[0]["status"], dict(told), app


def filled(size: int) -> tuple[bytes, bytes]:
    """A header with which all have so many bytes."""
    return (b"x-more", b"x" * (size - sum(len(part) for part in HOST) - len(b"x-more")))


@pytest.mark.parametrize(
    ("status", "given"),
    [
        (200, {}),
        (200, {"headers": [(b"x-%d" % k, b"") for k in range(MOST_HEADERS - 1)]}),
        (431, {"headers": [(b"x-%d" % k, b"") for k in range(MOST_HEADERS)]}),
        (200, {"headers": [filled(HEAD_LIMIT)]}),
        (431, {"headers": [filled(HEAD_LIMIT + 1)]}),
        (200, {"path": "/" + "p" * (PATH_LIMIT - 1)}),
        (414, {"path": "/" + "p" * PATH_LIMIT}),
        (200, {"query": b"q" * QUERY_LIMIT}),
        (414, {"query": b"q" * (QUERY_LIMIT + 1)}),
        (200, {"query": b"&" * (MOST_FIELDS - 1)}),
        (414, {"query": b"&" * MOST_FIELDS}),
        (200, {"version": "1.0"}),
        (400, {"version": "1.2"}),
        (200, {"named": b"table.example"}),
        (400, {"named": b"other.example"}),
        (200, {"headers": [CHUNKED]}),
        (200, {"headers": [(b"content-length", b"1")]}),
        (200, {"headers": [(b"content-length", b"0")]}),
        (200, {"headers": [(b"content-length", b"1")], "method": "HEAD"}),
        (200, {"headers": [(b"upgrade", b"h2c")]}),
        (400, {"headers": [(b"upgrade", b"h2c")], "method": "POST"}),
        (200, {"headers": [CHUNKED], "method": "POST"}),
        (200, {"headers": [(b"transfer-encoding", b"Chunked")], "method": "POST"}),
        (400, {"headers": [(b"transfer-encoding", b"gzip")], "method": "POST"}),
        (400, {"headers": [CHUNKED], "method": "POST", "version": "1.0"}),
        (200, {"headers": [(b"content-length", b"%d" % BODY_LIMIT)], "method": "POST"}),
        (413, {"headers": [(b"content-length", b"%d" % (BODY_LIMIT + 1))], "method": "POST"}),
        (413, {"headers": [(b"content-length", b"-1")], "method": "POST"}),
        (200, {"headers": [(b"content-length", b"000000001")], "method": "POST"}),
        (413, {"headers": [(b"content-length", b"0000000001")], "method": "POST"}),
        (200, {"body": (b"x" * BODY_LIMIT,), "method": "POST"}),
        (413, {"body": (b"x" * BODY_LIMIT, b"y"), "method": "POST"}),
        (0, {"body": (b"x",), "ends": False, "method": "POST"}),
        (200, {"headers": [(b"sec-fetch-site", b"same-origin")], "method": "POST"}),
        (200, {"headers": [(b"sec-fetch-site", b"none")], "method": "POST"}),
        (403, {"headers": [(b"sec-fetch-site", b"same-site")], "method": "POST"}),
        (200, {"headers": [(b"sec-fetch-site", b"cross-site")]}),
        (200, {"headers": [(b"origin", b"https://table.example")], "method": "POST"}),
        (403, {"headers": [(b"origin", b"https://other.example")], "method": "POST"}),
        (403, {"headers": [(b"origin", b"null")], "method": "POST"}),
        (403, {"headers": [(b"origin", b"http://[x")], "method": "POST"}),
        *[
            (400, {"headers": [(name, b"1"), (name, b"1")], "method": "POST"})
            for name in SINGLE
            if name != b"host"
        ],
        (400, {"headers": [HOST]}),
        (200, {"headers": [(b"accept", b"a"), (b"accept", b"b")]}),
    ],
    ids=lambda given: str(given)[:60],
)
def test_a_request_is_taken_up_to_each_limit(status: int, given: dict[str, Any]) -> None:
    headers = given.pop("headers", [])
    metrics = Metrics()
    wall = Middleware(Application(), rates=None, verified=lambda scope: "", metrics=metrics)
    found, told, app = asked(HOST, *headers, wall=wall, **given)
    assert found == status
    assert len(app.asked) == (status == 200)
    refused = status not in (0, 200) and given.get("body") is None
    assert dict(metrics.refusals) == ({REASONS[status]: 1} if refused else {})
    if not status:
        return
    assert dict(metrics.answers) == {("lobby" if given.get("path") is None else "other", status): 1}
    assert all(told[name] == value for name, value in HEADERS)
    assert told[b"cache-control"] == PRIVATE[1] and len(told[b"x-request-id"]) == 12
    closes = status == 400 or any(name == b"upgrade" for name, _ in headers)
    if given.get("method") != "POST":  # what is refused or answered behind the wall has a body
        closes |= any(pair in (CHUNKED, (b"content-length", b"1")) for pair in headers)
    assert (told.get(b"connection") == b"close") is closes


def test_a_request_names_its_server() -> None:
    assert asked()[0] == 400
    assert asked(version="1.0")[0] == 200
    for name, status in (
        (b"a" * 253, 200),
        (b"a" * 254, 400),
        (b"a.b-c_d:65535", 200),
        (b"a:65536", 400),
        (b"a:123456", 400),
        (b"a/b", 400),
        (b"", 400),
        (b"[::1]:80", 200),
        (b"[::1", 400),
        (b"[1]", 400),
    ):
        assert asked((b"host", name))[0] == status, name


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (b"table.example", 200),
        (b"Table.Example:8000", 200),
        (b"other.example", 421),
        (b"[::1]", 200),
        (b"[::1]:80", 200),
        (b"table.example.other", 421),
    ],
)
def test_a_server_with_names_answers_under_those(host: bytes, status: int) -> None:
    wall = Middleware(
        Application(), rates=None, verified=lambda scope: "", hosts=["table.example", "[::1]"]
    )
    assert asked((b"host", host), wall=wall)[0] == status


def test_what_an_answer_says_of_its_own_keeping_stands() -> None:
    assert asked(HOST, path="/files/a")[1][b"cache-control"] == b"public"


def test_the_head_of_an_answer_is_asked_for_as_the_whole() -> None:
    assert asked(HOST, method="HEAD")[2].asked == [("GET", b"")]
    assert asked(HOST, method="HEAD", path="/t/a/stream")[2].asked == [("HEAD", b"")]
    assert asked(HOST, method="POST", body=(b"one", b"two"))[2].asked == [("POST", b"onetwo")]


def test_addresses_that_are_banned_are_not_served() -> None:
    wall = Middleware(Application(), rates=None, verified=lambda scope: "", bans={"1.2.3.4"})
    assert asked(HOST, wall=wall)[0] == 403
    wall.bans = {"1.2.3.5"}
    assert asked(HOST, wall=wall)[0] == 200


def rated(*, own: float = 99, shared: float = 99, strangers: float = 99) -> Middleware:
    rates = Rates(*[Buckets(burst, 0.0) for burst in (own, shared, strangers)])
    return Middleware(
        Application(),
        rates=rates,
        verified=lambda scope: dict(scope["headers"]).get(b"cookie", b"").decode(),
    )


def test_so_many_requests_are_taken_of_whom_they_come_from() -> None:
    player, other = (b"cookie", b"one"), (b"cookie", b"two")
    wall = rated(own=2, shared=3)
    answers = [asked(HOST, who, wall=wall)[0] for who in (player, player, player, other, other)]
    assert answers == [200, 200, 429, 200, 429]
    wall = rated(own=0, shared=0, strangers=7)
    # A stream counts for six requests.
    paths = ("/t/a/stream", "/", "/")
    assert [asked(HOST, path=path, wall=wall)[0] for path in paths] == [200, 200, 429]
    assert asked(HOST, player, wall=wall)[0] == 429


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("1.2.3.4:80", "1.2.3.4"),
        ("1.2.3.4/64", ""),
        ("[::ffff:1.2.3.4]:80", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2:3::]:80", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/63", ""),
        ("nobody", ""),
        ("", ""),
    ],
)
def test_an_address_stands_for_all_that_are_of_one_person(text: str, found: str) -> None:
    assert network(text) == found
