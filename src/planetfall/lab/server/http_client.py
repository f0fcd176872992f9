"""A small asyncio client of the table: one HTTP connection, and one listener to a stream.

The bench and the server's self-test drive many hundreds of them at once, so they do no more than
the table needs: answers with a length, chunked streams packed with gzip.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
import time
import zlib
from typing import Any

from planetfall.table.patches import patched

HOST = "127.0.0.1"
JSON = {"content-type": "application/json"}
LIMIT = 1 << 22
"""Bytes of one line or chunk."""

RETRY = 0.5
"""Seconds until a page that was cut off comes back, unless the server says otherwise."""

IDLE = 20.0
"""Seconds after which a connection is not used again: the server hangs up on silent ones."""

_FIELD = re.compile(r"^(id|data): (.*)$", re.M)
_ATTRIBUTE = re.compile(r"""data-(decision|labels)=(["'])(.*?)\2""")


async def open_connection(
    port: int, address: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the server, from an address of ours: the loopback network has many."""
    local = (address, 0) if address else None
    return await asyncio.open_connection(HOST, port, limit=LIMIT, local_addr=local)


class Connection:
    """One connection, kept open, with the visitor's cookie."""

    def __init__(self, port: int, cookie: str = "", address: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.address = address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0
        """When something was sent or received for the last time."""

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        """The status and the JSON of the answer to some JSON."""
        status, told = await self.ask("POST", path, json.dumps(body).encode(), JSON)
        return status, json.loads(told)

    async def get(self, path: str) -> tuple[int, Any]:
        """The status and the JSON found under a path."""
        status, told = await self.ask("GET", path)
        return status, json.loads(told)

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """The status and the body of an answer; `OSError` or `EOFError` when the line breaks."""
        was_open = self.writer is not None
        try:
            return await self.receive(await self.send(method, path, body, headers))
        except (OSError, EOFError):
            if method != "GET" or not was_open:
                raise
        # The server hangs up on those who are silent for long; looking again does no harm.
        self.close()
        return await self.receive(await self.send(method, path, body, headers))

    async def send(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> asyncio.StreamReader:
        """Send a request without waiting for its answer."""
        if self.reader is not None and self.reader.at_eof():
            self.close()
        if time.monotonic() - self.used > IDLE:
            self.close()
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await open_connection(self.port, self.address)
        lines = [f"{method} {path} HTTP/1.1", "host: localhost"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        if self.cookie and "cookie" not in (headers or {}):
            lines.append(f"cookie: {self.cookie}")
        if method != "GET":
            lines.append(f"content-length: {len(body)}")
        self.used = time.monotonic()
        self.writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        return self.reader

    async def receive(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """The answer to what was sent before."""
        first = (await reader.readline()).split()
        if len(first) < 2:
            raise EOFError("the server hung up")
        length, stays, chunked = 0, True, False
        while (line := await reader.readline()) != b"\r\n":
            if not line:
                raise EOFError("the server hung up")
            name, _, value = line.decode("latin-1").partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
            elif name.lower() == "transfer-encoding":
                chunked = value.strip() == "chunked"
            elif name.lower() == "connection" and value.strip() == "close":
                stays = False
        body = await _chunks(reader) if chunked else await reader.readexactly(length)
        self.used = time.monotonic()
        if not stays:
            self.close()
        return int(first[1]), body

    def close(self) -> None:
        """Hang up; the next request opens a new connection."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    """A body in chunks, to its end."""
    body = b""
    while size := int(await reader.readline() or b"0", 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return body


class Listener:
    """One compressed stream of one seat; knows its page and the open question."""

    def __init__(self, port: int, table: str, seat: int, cookie: str, address: str = "") -> None:
        self.port, self.table, self.seat, self.cookie = port, table, seat, cookie
        self.address = address
        self.decision, self.keys = "", list[str]()
        self.version = ""
        """The page it has; coming back it asks for what differs."""
        self.page: dict[str, str] = {}
        """The markup of the parts that were sent, by id."""
        self.retry = RETRY
        self.heard = 0.0
        """When the open stream first told how the page stands; 0 until then."""
        self.updates = 0
        self.bytes = 0
        self.news = asyncio.Event()
        self.writer: asyncio.StreamWriter | None = None
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read until cancelled or cut off."""
        reader, writer = await open_connection(self.port, self.address)
        self.writer = writer
        try:
            last = f"last-event-id: {self.version}\r\n" if self.version else ""
            writer.write(
                f"GET /t/{self.table}/stream?seat={self.seat} HTTP/1.1\r\nhost: localhost\r\n"
                f"cookie: {self.cookie}\r\n{last}accept-encoding: gzip\r\n\r\n".encode()
            )
            while (line := await reader.readline()) != b"\r\n":
                if not line:
                    raise EOFError("the server hung up")
            await self._read(reader)
        finally:
            self.writer, self.heard = None, 0.0
            writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        unpacker = zlib.decompressobj(31)
        buffer, packed = b"", 0
        while line := await reader.readline():
            size = int(line, 16)
            if not size:
                return
            packed += size
            data = await reader.readexactly(size + 2)
            buffer += unpacker.decompress(data[:-2])
            while b"\n\n" in buffer:
                event, _, buffer = buffer.partition(b"\n\n")
                if event.startswith(b"retry: "):  # comes with the first page that was drawn
                    self.retry = int(event[7:].split()[0]) / 1000
                    self.hear()
                if event.startswith(b"event: parts"):
                    self._take(event.decode(), packed)
                packed = 0

    def hear(self) -> None:
        """The open stream tells for the first time how the page stands."""
        self.heard = time.monotonic()

    def take(self, parts: list[list[Any]]) -> None:
        """Bring the parts that changed up to date, as the page's script does."""
        for name, *steps in parts:
            self.page[name] = patched(self.page.get(name, ""), steps)
            if name == "keys":
                found = _ATTRIBUTE.findall(self.page[name])
                told = {key: html.unescape(value) for key, _, value in found}
                self.decision = told["decision"]
                self.keys = list(json.loads(told["labels"]))

    def _take(self, text: str, size: int) -> None:
        self.updates += 1
        self.bytes += size
        told = dict(_FIELD.findall(text))
        self.take(json.loads(told["data"]))
        self.version = told["id"]
        self.news.set()
