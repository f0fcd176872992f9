"""Connections of the server: how many there are, and how much a request's head may hold.

uvicorn limits neither. A head that never ends is cut off here, and a connection that waits for its
client is given up when there are too many; one whose answer is under way never is.
"""

from __future__ import annotations

import asyncio
import importlib.util
from collections import Counter
from typing import TYPE_CHECKING, Any

from planetfall.table.middleware import HEAD_LIMIT

GIVEN_UP = 16
"""When connections run short, one of so many is given up at once: looking for them takes time."""

CUT = "planetfall.cut"
"""The extension of a request that lets the application cut a client off which does not read."""

INCOMPLETE_LIMIT = 2 * HEAD_LIMIT
"""Bytes after which a head that is not complete is refused; the guard looks at complete ones."""

LONG_HEAD = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Counted(asyncio.Protocol):
    """One connection of a client, counted in a register."""

    register: Connections
    transport: asyncio.Transport
    client: tuple[str, int] | None
    cycle: Any

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.register.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.register.remove(self)
        super().connection_lost(exc)

    @property
    def peer(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else ""

    def is_idle(self) -> bool:
        """Whether it waits for its client: for a request, for the rest of one, or to be closed."""
        cycle = self.cycle
        waits = cycle is None or cycle.response_complete or cycle.more_body
        return waits or self.transport.is_closing()


if TYPE_CHECKING or importlib.util.find_spec("httptools"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class Connection(Counted, HttpToolsProtocol):
        """A connection whose requests the faster parser reads; it takes heads of any length."""

        unparsed = 0
        """Bytes received since the request began, its body left out."""

        def data_received(self, data: bytes) -> None:
            self.unparsed += len(data)
            super().data_received(data)
            if self.unparsed > INCOMPLETE_LIMIT and not self.transport.is_closing():
                self.transport.write(LONG_HEAD)
                self.transport.close()

        def on_message_begin(self) -> None:
            self.unparsed = 0
            super().on_message_begin()

        def on_body(self, body: bytes) -> None:
            self.unparsed = max(0, self.unparsed - len(body))
            super().on_body(body)

        def on_headers_complete(self) -> None:
            self.scope["extensions"] = {CUT: {"cut": self.transport.abort}}
            super().on_headers_complete()

else:
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class Connection(Counted, H11Protocol):
        """A connection; h11 limits heads itself."""


class Connections:
    """All open connections of a server, oldest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[Counted, None] = {}

    def protocol(self) -> type[asyncio.Protocol]:
        """The class of connections that are counted here."""
        connections = self

        class Own(Connection):
            register = connections

        return Own

    def add(self, connection: Counted) -> None:
        """Count a new connection; if it is one too many, idle ones are given up.

        Those of the address that has most go first. When all are busy the new one has to go.
        """
        self._open[connection] = None
        if len(self._open) <= self.most:
            return
        count = Counter(each.peer for each in self._open)
        idle = [each for each in self._open if each is not connection and each.is_idle()]
        idle.sort(key=lambda each: -count[each.peer])
        for each in idle[: max(1, self.most // GIVEN_UP)] or [connection]:
            self.remove(each)
            each.transport.abort()

    def remove(self, connection: Counted) -> None:
        """A connection is gone."""
        self._open.pop(connection, None)
