"""Attacks on the server from outside, each a request that no browser sends.

Where a test says so, an earlier server gave way.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from planetfall.lab.server.server_process import memory
from planetfall.table.assets import accepts
from planetfall.table.visitors import MOST_COOKIES, cookies
from tests.table.serving import Guest, Server

GAME = "planet-unknown"
HOST = b"host: localhost\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacks")
    with Server(folder / "t.sqlite", log=folder / "log") as running:
        yield running


def sent(server: Server, data: bytes, address: str = "127.0.0.1") -> bytes:
    """What comes back until the server hangs up, or a whole answer is there."""
    with socket.socket() as line:
        line.bind((address, 0))
        line.settimeout(20)
        line.connect(("127.0.0.1", server.port))
        text = b""
        try:
            line.sendall(data)
            while piece := line.recv(65_536):
                text += piece
                head, end, body = text.partition(b"\r\n\r\n")
                length = head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]
                if end and length and len(body) >= int(length):
                    break
        except OSError:
            pass
        return text


def check_log(server: Server) -> None:
    """Whatever strangers do is no fault of ours."""
    assert server.log is not None and "Traceback" not in server.log.read_text()


def status(server: Server, data: bytes) -> int:
    """The status of the answer."""
    return int(sent(server, data).split()[1])


def test_many_requests_at_once_on_a_connection_are_not_all_taken(server: Server) -> None:
    """Twenty connections with a megabyte each took 400 MB and held all others up for 19 s."""
    httpx.get(server.base + "/", timeout=60)  # the first page takes long
    before = memory(server.pid)
    lines = []
    for number in range(10):
        line = socket.socket()
        line.bind((f"127.0.1.{1 + number}", 0))
        line.connect(("127.0.0.1", server.port))
        line.setblocking(False)
        try:
            line.send(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n" * 20_000)
        except OSError:
            pass
        lines.append(line)
    assert httpx.get(server.base + "/health", timeout=60).status_code == 200
    assert memory(server.pid) - before < 60
    for line in lines:
        line.close()
    check_log(server)


def test_a_stream_with_a_request_behind_it_ends_with_its_connection(server: Server) -> None:
    """Only the newest request of a connection learned that it was lost."""
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        cookie = b"cookie: planetfall=%b\r\n\r\n" % guest.http.cookies["planetfall"].encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(
                b"GET /t/%b/stream?seat=0 HTTP/1.1\r\n" % table.encode()
                + HOST
                + cookie
                + b"GET /health HTTP/1.1\r\n"
                + HOST
                + b"\r\n"
            )
            assert line.recv(20).startswith(b"HTTP/1.1 200")
            assert not guest.table_view(table, 0)["seats"][0]["away"]
        for _ in range(100):
            if guest.table_view(table, 0)["seats"][0]["away"]:
                break
            time.sleep(0.05)
        else:
            pytest.fail("the stream is still open")
    check_log(server)


def test_some_requests_at_once_are_answered_in_order(server: Server) -> None:
    asked = b"".join(
        b"GET %b HTTP/1.1\r\n" % path + HOST + b"\r\n"
        for path in (b"/health", b"/nothing", b"/health")
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(asked)
        text = b""
        while text.count(b"HTTP/1.1 ") < 3:
            text += line.recv(65_536)
    assert [part[:3] for part in text.split(b"HTTP/1.1 ")[1:]] == [b"200", b"404", b"200"]


SMUGGLED = b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\n"


@pytest.mark.parametrize(
    "data",
    [
        POST + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        POST + b"transfer-encoding: xchunked\r\n\r\n0\r\n\r\n",
        POST + b"transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n",
        POST + b"content-length: 0\r\ncontent-length: 40\r\n\r\n",
        POST + b"content-length: +5\r\n\r\nhello",
        POST + b"content-length : 5\r\n\r\nhello",
        POST + b"x: a\r\n b\r\ncontent-length: 0\r\n\r\n",
        POST + b"x: a\rb\r\ncontent-length: 0\r\n\r\n",
        POST + b"x: a\0b\r\ncontent-length: 0\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"CONNECT elsewhere:443 HTTP/1.1\r\n" + HOST + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 100,
    ],
)
def test_a_request_that_can_be_read_in_two_ways_ends_the_connection(
    server: Server, data: bytes
) -> None:
    answer = sent(server, data + SMUGGLED)
    assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "data",
    [
        b"GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
        POST + b"origin: http://localhost\r\norigin: http://evil\r\ncontent-length: 0\r\n\r\n",
        b"GET /health HTTP/1.1\r\n" + HOST + b"content-length: 5\r\n\r\nhello",
        b"GET /health HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
        b"GET /health\r\n\r\n",
        b"GET http://elsewhere/health HTTP/1.1\r\n" + HOST + b"\r\n",
        POST + b"transfer-encoding: identity\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        POST.replace(b"1.1", b"1.0") + b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ids=[
        "two hosts",
        "two origins",
        "a body",
        "chunks",
        "no host",
        "HTTP/0.9",
        "other address",
        "two codings",
        "chunks over HTTP/1.0",
    ],
)
def test_what_a_proxy_may_understand_otherwise_is_refused(server: Server, data: bytes) -> None:
    """Of two hosts one was compared with the list of allowed ones and the other used.

    Nothing more is read: what follows may be the rest of what was meant otherwise.
    """
    answer = sent(server, data + SMUGGLED)
    assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("address", [b"http://localhost/health", b"/health"])
def test_an_address_may_name_the_server_too(server: Server, address: bytes) -> None:
    assert status(server, b"GET " + address + b" HTTP/1.1\r\n" + HOST + b"\r\n") == 200


@pytest.mark.parametrize(
    "host",
    [
        b"a:b:c",
        b"[::1]:99999",
        b"localhost:-1",
        b"http://x/",
        b"localhost:\xb2",
        b"::",
        b"a@b",
        b"",
    ],
)
def test_a_host_that_is_none_is_refused(server: Server, host: bytes) -> None:
    """It was answered with 500 and thirty lines of the log; a new table was made before that."""
    wish = b'{"game": "planet-unknown", "seats": [{"kind": "person"}, {"kind": "link"}]}'
    size = b"content-length: %d\r\n\r\n" % len(wish)
    data = b"POST /api/tables HTTP/1.1\r\nhost: " + host + b"\r\n" + size + wish
    assert status(server, data) == 400
    assert status(server, b"GET /t/abc HTTP/1.1\r\nhost: " + host + b"\r\n\r\n") == 400
    check_log(server)


@pytest.mark.parametrize(
    "host", [b"localhost:8000", b"[::1]:65535", b"10.0.0.1", b"my_host.example"]
)
def test_a_host_may_be_a_name_or_an_address(server: Server, host: bytes) -> None:
    assert status(server, b"GET /health HTTP/1.1\r\nhost: " + host + b"\r\n\r\n") == 200


def test_trailers_are_no_headers(server: Server) -> None:
    """A trailer of that name overruled the address that a proxy had set."""
    chunks = b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    trailers = b"sec-fetch-site: cross-site\r\nhost: elsewhere\r\n\r\n"
    answer = sent(server, POST + chunks + trailers)
    assert answer.startswith(b"HTTP/1.1 400") and b"required field" in answer


def test_a_body_that_is_packed_on_its_way_is_refused(server: Server) -> None:
    """The chunks were read as if nothing else had been done to them."""
    data = POST + b"transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    answer = sent(server, data)
    assert answer.startswith(b"HTTP/1.1 400") and b"no other form" in answer


def test_a_request_that_does_not_come_to_its_end_does_nothing(server: Server) -> None:
    """Whoever hung up after half of the chunks had made a table."""
    with Guest(server) as guest:
        table = guest.create(GAME, "person", "link")["id"]
        cookie = guest.http.cookies["planetfall"].encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(
                b"POST /api/tables/%b/fill HTTP/1.1\r\n" % table.encode()
                + HOST
                + b"cookie: planetfall=%b\r\ncontent-length: 9\r\n\r\n{" % cookie
            )
            line.shutdown(socket.SHUT_WR)
            assert line.recv(100) == b""
        assert guest.table_view(table, 0)["state"] == "waiting"


def test_who_wants_another_protocol_is_told_so(server: Server) -> None:
    """Their bodies were lost, and of what they sent next nothing was read."""
    upgrade = b"upgrade: h2c\r\nconnection: upgrade\r\n"
    answer = sent(server, POST + upgrade + b"content-length: 2\r\n\r\n{}")
    assert answer.startswith(b"HTTP/1.1 400") and b"leave out" in answer
    answer = sent(server, b"GET /health HTTP/1.1\r\n" + HOST + upgrade + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 200") and b"connection: close" in answer


@pytest.mark.parametrize(
    ("accepted", "reads"),
    [("br", True), ("gzip, br;q=0.5", True), ("br;q=0", False), ("br; q=0.00, gzip", False)],
)
def test_who_refuses_an_encoding_does_not_get_it(accepted: str, reads: bool) -> None:
    assert accepts("br", accepted) == reads


def test_rubbish_does_not_fill_the_log(server: Server) -> None:
    """Each request that could not be parsed was a line of the log, however many there were."""
    assert server.log is not None
    before = server.log.stat().st_size
    for _ in range(20):
        assert status(server, b"RUBBISH\r\n\r\n") == 400
    upgrade = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    asked = b"GET /health HTTP/1.1\r\n" + HOST + upgrade + b"sec-websocket-key: x\r\n\r\n"
    assert status(server, asked) == 200  # there is nothing to upgrade to
    assert server.log.stat().st_size == before


@pytest.mark.parametrize("method", ["TRACE", "PROPFIND", "PATCH", "PUT", "DELETE"])
def test_other_methods_are_refused(server: Server, method: str) -> None:
    for path in ("/", "/api/tables", "/static/app.js", "/t/abcdefghjk/stream"):
        answer = httpx.request(method, server.base + path)
        assert answer.status_code == 405, path


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/", "GET, HEAD, OPTIONS"),
        ("TRACE", "/api/tables/abc/choice", "OPTIONS, POST"),
        ("HEAD", "/t/abc/stream", "GET, OPTIONS"),
        ("GET", "/api/tables", "OPTIONS, POST"),
    ],
)
@pytest.mark.parametrize("body", [b"", b"{}"])
def test_who_uses_another_method_is_told_which_there_are(
    server: Server, method: str, path: str, allowed: str, body: bytes
) -> None:
    """Of `GET` with a body it was said that it reads, where nothing can be read."""
    answer = httpx.request(method, server.base + path, content=body)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    closes = bool(body) and method in ("GET", "HEAD")
    assert (answer.headers.get("connection") == "close") == closes


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/rules/planet-unknown", "/t/abcdefghjk"])
def test_the_head_of_an_answer_can_be_asked_for_alone(server: Server, path: str) -> None:
    head, whole = (httpx.request(method, server.base + path) for method in ("HEAD", "GET"))
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name], name


def test_a_stream_has_no_head_of_its_own(server: Server) -> None:
    """It would never end."""
    assert httpx.head(f"{server.base}/t/abcdefghjk/stream").status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e%2fapp.py",
        "/static/..%5capp.py",
        "//etc/passwd",
        "/static//etc/passwd",
        "/static/%00",
        "/t/%0d%0aset-cookie:x=1",
        "/%ff",
    ],
)
def test_no_path_leads_out_of_the_files(server: Server, path: str) -> None:
    answer = sent(server, b"GET %b HTTP/1.1\r\n" % path.encode() + HOST + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 404") and b"set-cookie" not in answer.lower()


def test_ranges_and_packed_bodies_are_not_unpacked(server: Server) -> None:
    ranges = "bytes=" + ",".join(f"{k}-" for k in range(300))
    answer = httpx.get(server.base + "/static/app.js", headers={"range": ranges})
    assert answer.status_code == 200
    packed = httpx.post(
        server.base + "/api/tables",
        content=b"\x1f\x8b" + bytes(100),
        headers={"content-encoding": "gzip", "content-type": "application/json"},
    )
    assert packed.status_code == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"origin": "http://user@127.0.0.1"},
    ],
)
def test_other_sites_change_nothing(server: Server, headers: dict[str, str]) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        view = guest.table_view(table, 0)
        body = {"decision": view["decision"], "client": "c", "keys": view["keys"][:1]}
        for content_type in ("application/json", "text/plain"):
            answer = guest.http.post(
                f"/api/tables/{table}/choice?seat=0",
                json=body,
                headers={**headers, "content-type": content_type},
            )
            assert answer.status_code == 403
        assert guest.table_view(table, 0)["decision"] == view["decision"]


def test_of_many_cookies_some_are_read() -> None:
    """A head full of cookies took 6 ms at each of several looks at it."""
    found = cookies([(b"cookie", b"a=1; " + b"x;" * 8000), (b"cookie", b"b=2")])
    assert found == {"a": "1", "x": "", "b": "2"}
    many = cookies([(b"cookie", b";".join(b"c%d=%d" % (k, k) for k in range(5000)))])
    assert len(many) == MOST_COOKIES
    assert not accepts("gzip", "gzip," * 1000) and accepts("gzip", "br;q=1, gzip ;q=0.5")


def test_one_of_many_answers_to_the_same_question_is_taken(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        view = guest.table_view(table, 0)

        async def together() -> list[int]:
            async with httpx.AsyncClient(base_url=server.base, cookies=guest.http.cookies) as many:
                answers = await asyncio.gather(
                    *(
                        many.post(
                            f"/api/tables/{table}/choice?seat=0",
                            json={
                                "decision": view["decision"],
                                "client": f"c{k}",
                                "keys": [view["keys"][k % len(view["keys"])]],
                            },
                        )
                        for k in range(20)
                    )
                )
            return sorted(each.status_code for each in answers)

        assert asyncio.run(together()) == [200] + [409] * 19


def test_a_stream_may_name_any_rubbish_as_its_last_page(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        for rubbish in ("x" * 9000, "-1", "9" * 100 + ".0", "a.b.c"):
            headers = {"last-event-id": rubbish}
            with guest.http.stream("GET", f"/t/{table}/stream?seat=0", headers=headers) as stream:
                text = ""
                for piece in stream.iter_text():
                    text += piece
                    if "event: parts" in text:
                        break
                assert stream.status_code == 200


@pytest.mark.parametrize(
    "options", [{"planets": ["x" * 50] * 1000}, {f"o{k}": k for k in range(41)}, {"events": {}}]
)
def test_wishes_that_make_no_sense_are_refused_at_once(
    server: Server, options: dict[str, Any]
) -> None:
    wish = {"game": GAME, "seats": [{"kind": "person", "name": "A"}], "options": options}
    answer = httpx.post(server.base + "/api/tables", json=wish)
    assert answer.status_code in (400, 422) and len(answer.text) < 1000
