"""Clients that are slow on purpose: half a request, half an answer read."""

from __future__ import annotations

import os
import select
import socket
from collections.abc import Iterator

import httpx
import pytest

from planetfall.table.connections import Connections, Counted
from tests.table.serving import Guest, Server

SHORT = """
import planetfall.table.connections as connections
connections.REQUEST_SECONDS = 0.5
connections.READ_SECONDS = 0.5
connections.LOOK_SECONDS = 0.05
connections.PIPELINED = 1000
"""
"""A server with little patience."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow") / "t.sqlite", prelude=SHORT) as running:
        yield running


HEAD = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"


@pytest.mark.parametrize(
    "first, more",
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nx: ", b"y"),
        (BODY, b" "),
        (HEAD + b"GET / HT", b""),
    ],
    ids=["silent", "slow head", "slow body", "second request"],
)
def test_half_a_request_is_hung_up_on(server: Server, first: bytes, more: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=0.1) as line:
        line.sendall(first)
        for _ in range(200):
            try:
                if more:
                    line.sendall(more)
                if line.recv(65_536) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("the connection is still open")
    assert httpx.get(server.base + "/health").status_code == 200


def open_files(server: Server) -> int:
    return len(os.listdir(f"/proc/{server.pid}/fd"))


def test_whoever_does_not_read_is_hung_up_on(server: Server) -> None:
    httpx.get(server.base + "/")
    before = open_files(server)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.settimeout(0.1)
        line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400)
        # He learns of it when he reads; the server has closed its side before.
        for _ in range(400):
            if open_files(server) <= before:
                break
            select.select([], [], [], 0.05)
        else:
            pytest.fail("the connection is still open")
    assert httpx.get(server.base + "/health").status_code == 200


def test_a_stream_outlives_the_deadline_of_requests(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create("planet-unknown", "person")["id"]
        with guest.http.stream("GET", f"/t/{table}/stream?seat=0") as stream:
            pieces = stream.iter_text()
            next(pieces)
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as idle:
                assert idle.recv(10) == b""  # another one's time is up meanwhile
            view = guest.table_view(table, 0)
            assert guest.choose(table, 0, view["decision"], view["keys"][:1]).status_code == 200
            text = ""
            while "event: parts" not in text:
                text += next(pieces)


def test_only_who_is_late_is_hung_up_on() -> None:
    class Line(Counted):
        cycle = None
        client = ("1.2.3.4", 1)

        def __init__(self, due: float | None, read_by: float | None) -> None:
            self.due, self.read_by = due, read_by
            self.transport = self  # type: ignore[assignment]
            self.ended = False

        def is_closing(self) -> bool:
            return False

        def abort(self) -> None:
            self.ended = True

    connections = Connections(10)
    lines = [Line(5, None), Line(50, None), Line(None, 5), Line(None, 50), Line(None, None)]
    for each in lines:
        connections.add(each)
    assert connections.end_late(10) == 2
    assert [each.ended for each in lines] == [True, False, True, False, False]
