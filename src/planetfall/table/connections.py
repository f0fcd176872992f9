"""Connections of the server: how many there are, how long they take, how much a head may hold.

uvicorn limits none of it. A head that never ends is cut off here, a request has to arrive within
seconds, and whoever does not read what he asked for is hung up on. A connection that waits for its
client is given up when there are too many; one whose answer is under way never is.
"""

from __future__ import annotations

import asyncio
import importlib.util
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from planetfall.table.buckets import Buckets
from planetfall.table.middleware import AUTHORITY, HEAD_LIMIT, network

GIVEN_UP = 16
"""When connections run short, one of so many is given up at once: looking for them takes time."""

ADDRESS_PART = 4
"""One of so many connections may belong to one address."""

OPENED, OPENED_A_SECOND = 1000, 100
"""Connections that one address opens at once, and then a second."""

CUT = "planetfall.cut"
"""The extension of a request that lets the application cut a client off which does not read."""

PIPELINED = 8
"""Requests that may wait on one connection for the answer before; browsers send none."""

INCOMPLETE_LIMIT = 2 * HEAD_LIMIT
"""Bytes after which a head that is not complete is refused; the middleware checks complete ones."""

REQUEST_SECONDS = 15.0
"""Seconds in which a whole request has to arrive, from its first byte or from the connection."""

READ_SECONDS = 20.0
"""Seconds a client may take to read what fills the buffers."""

LOOK_SECONDS = 1.0
"""Seconds between two looks for connections whose time is up."""

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
    due: float | None = None
    """When the request that is under way has to be complete."""
    is_welcome = True
    """Whether it was taken; what was not is cut off and never read."""
    is_begun = False
    """Whether a request has begun and is not complete."""
    read_by: float | None = None
    """When the client has to have read something."""
    cycles: tuple[Any, ...] = ()
    """The requests that are answered or wait for it; `cycle` is the newest of them."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        info = transport.get_extra_info("peername")
        self.is_welcome = self.register.is_welcome(info[0] if isinstance(info, tuple) else "")
        if not self.is_welcome:
            transport.abort()
            return
        super().connection_made(transport)
        self.due = time.monotonic() + REQUEST_SECONDS
        self.register.add(self)

    def data_received(self, data: bytes) -> None:
        if not self.is_welcome:
            return
        if self.due is None and self.is_idle():
            self.due = time.monotonic() + REQUEST_SECONDS
        super().data_received(data)
        if not self.is_idle():
            self.due = None

    def pause_writing(self) -> None:
        self.read_by = time.monotonic() + READ_SECONDS
        super().pause_writing()

    def resume_writing(self) -> None:
        self.read_by = None
        super().resume_writing()

    def hang_up(self) -> None:
        """Cut the connection; what is still being answered there is answered to nobody."""
        self._end_cycles()
        self.transport.abort()

    def _end_cycles(self) -> None:
        """Tell all that is answered here that nobody is left; uvicorn tells the newest alone."""
        for cycle in (*self.cycles, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def is_late(self, now: float) -> bool:
        """Whether its client has let its time pass."""
        if self.due is None and self.is_begun and self.is_idle():
            self.due = now + REQUEST_SECONDS  # it began while the answer before was under way
        if self.due is not None and self.due < now and self.is_idle():
            return True
        return self.read_by is not None and self.read_by < now

    def eof_received(self) -> None:
        if self.is_welcome:
            super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_welcome:
            return
        self.register.remove(self)
        self._end_cycles()
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
        has_head = False
        """Whether all headers of the request were read; what comes later is a trailer."""

        def data_received(self, data: bytes) -> None:
            self.unparsed += len(data)
            super().data_received(data)
            if not self.is_welcome:
                return
            if self.unparsed > INCOMPLETE_LIMIT and not self.transport.is_closing():
                self.transport.write(LONG_HEAD)
                self.transport.close()

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                self.hang_up()
                raise ValueError("too many requests at once")  # the parser stops here
            self.unparsed = 0
            self.is_begun, self.has_head = True, False
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.is_begun = False
            super().on_message_complete()

        def on_body(self, body: bytes) -> None:
            self.unparsed = max(0, self.unparsed - len(body))
            super().on_body(body)

        def send_400_response(self, msg: str) -> None:
            if not self.transport.is_closing():
                super().send_400_response(msg)

        def on_header(self, name: bytes, value: bytes) -> None:
            if not self.has_head:  # a trailer is none of the headers that proxies look at
                super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self.has_head = True
            self.scope["extensions"] = {CUT: {"cut": self.hang_up}}
            if not self.url.startswith((b"/", b"*")):  # as to a proxy, which looks at nothing else
                named = self.url.partition(b"://")[2].partition(b"/")[0].partition(b"?")[0]
                self.scope["extensions"][AUTHORITY] = {"name": named}
            super().on_headers_complete()
            waiting = [each for each in self.cycles if not each.response_complete]
            self.cycles = (*waiting, self.cycle)

else:
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class Connection(Counted, H11Protocol):
        """A connection; h11 limits heads itself."""


class Connections:
    """All open connections of a server, oldest first.

    One address has a part of them at most and opens so many a second, unless it is a proxy that the
    host `trusts`: what goes beyond that is cut off before anything is made of it.
    """

    def __init__(self, most: int, trusts: Callable[[str], bool] = lambda peer: False) -> None:
        self.most = most
        self.most_of_address = max(1, most // ADDRESS_PART)
        self.trusts = trusts
        self._open: dict[Counted, None] = {}
        self._of_address: Counter[str] = Counter()
        self._pace = Buckets(OPENED, OPENED_A_SECOND)

    def is_welcome(self, peer: str) -> bool:
        """Whether one more connection of an address is taken."""
        if self.trusts(peer):
            return True
        address = network(peer)
        return self._of_address[address] < self.most_of_address and self._pace.take(address)

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
        self._of_address[network(connection.peer)] += 1
        if len(self._open) <= self.most:
            return
        idle = [each for each in self._open if each is not connection and each.is_idle()]
        idle.sort(key=lambda each: -self._of_address[network(each.peer)])
        for each in idle[: max(1, self.most // GIVEN_UP)] or [connection]:
            self.remove(each)
            each.hang_up()

    async def watch(self) -> None:
        """Hang up on clients that are late, again and again."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.end_late(time.monotonic())

    def end_late(self, now: float) -> int:
        """Hang up on those who are late now; how many."""
        late = [each for each in self._open if each.is_late(now)]
        for each in late:
            self.remove(each)
            each.hang_up()
        return len(late)

    def remove(self, connection: Counted) -> None:
        """A connection is gone."""
        if connection in self._open:
            del self._open[connection]
            address = network(connection.peer)
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]
