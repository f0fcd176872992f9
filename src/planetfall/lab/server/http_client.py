"""A small asyncio client of the table: one HTTP connection, and one listener to a stream.

The bench and the server's self-test drive many hundreds of them at once, so they do no more than
the table needs: answers with a length, chunked streams packed with brotli.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
from typing import Any

import brotli  # type: ignore[import-untyped]

HOST = "127.0.0.1"
JSON = {"content-type": "application/json"}
LIMIT = 1 << 22
"""Bytes of one line or chunk."""

_FIELD = re.compile(r"^(id|data): (.*)$", re.M)
_ATTRIBUTE = re.compile(r"""data-(decision|labels)=(["'])(.*?)\2""")


class Connection:
    """One connection, kept open, with the visitor's cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

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
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port, limit=LIMIT)
        lines = [f"{method} {path} HTTP/1.1", "host: localhost"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        if self.cookie and "cookie" not in (headers or {}):
            lines.append(f"cookie: {self.cookie}")
        if method != "GET":
            lines.append(f"content-length: {len(body)}")
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


def unpacked(unpacker: Any, data: bytes) -> bytes:
    """All that a brotli decompressor makes of some bytes; one call gives 32 KB at most."""
    text: bytes = unpacker.process(data)
    while more := unpacker.process(b""):
        text += more
    return text


class Listener:
    """One compressed stream of one seat; knows the open question of its page."""

    def __init__(self, port: int, table: str, seat: int, cookie: str) -> None:
        self.port, self.table, self.seat, self.cookie = port, table, seat, cookie
        self.decision, self.keys = "", list[str]()
        self.version = ""
        """The page it has; coming back it asks for what differs."""
        self.updates = 0
        self.bytes = 0
        self.news = asyncio.Event()
        self.writer: asyncio.StreamWriter | None = None
        self.task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read until cancelled or cut off."""
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=LIMIT)
        self.writer = writer
        try:
            last = f"last-event-id: {self.version}\r\n" if self.version else ""
            writer.write(
                f"GET /t/{self.table}/stream?seat={self.seat} HTTP/1.1\r\nhost: localhost\r\n"
                f"cookie: {self.cookie}\r\n{last}accept-encoding: br\r\n\r\n".encode()
            )
            while (line := await reader.readline()) != b"\r\n":
                if not line:
                    raise EOFError("the server hung up")
            await self._read(reader)
        finally:
            self.writer = None
            writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        unpacker = brotli.Decompressor()
        buffer, packed = b"", 0
        while line := await reader.readline():
            size = int(line, 16)
            if not size:
                return
            packed += size
            data = await reader.readexactly(size + 2)
            buffer += unpacked(unpacker, data[:-2])
            while b"\n\n" in buffer:
                event, _, buffer = buffer.partition(b"\n\n")
                if event.startswith(b"event: parts"):
                    self._take(event.decode(), packed)
                packed = 0

    def take(self, parts: list[str]) -> None:
        """Learn the parts of the page that changed: here, the open question."""
        for part in parts:
            if part.startswith('<div id="keys"'):
                told = {name: html.unescape(value) for name, _, value in _ATTRIBUTE.findall(part)}
                self.decision = told["decision"]
                self.keys = list(json.loads(told["labels"]))

    def _take(self, text: str, size: int) -> None:
        self.updates += 1
        self.bytes += size
        told = dict(_FIELD.findall(text))
        self.take(json.loads(told["data"]))
        self.version = told["id"]
        self.news.set()
