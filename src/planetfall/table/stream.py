"""Server-sent events: one stream per viewer.

A page consists of parts. A stream sends the parts that differ from the page before: the first time
whole, then as patches of what the browser has got. The id of an event is the version of the page.
Somebody who comes back with the id of the present page gets nothing, with any other the whole page.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager

from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send

from planetfall.table.assets import accepts
from planetfall.table.parts import Page
from planetfall.table.turnstile import Turnstile
from planetfall.table.viewers import Viewer

RETRY = (300, 900)
"""Milliseconds after which a browser comes back, each after a while of its own: all pages of a
process that is gone come to another one."""

REST = b"retry: 60000\nevent: rest\ndata: 1\n\n"
"""Tells a page that its stream was ended to make room: it rests, or asks for the parts."""


HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
"""Of gzip: no name, no time."""

WINDOW = 8192
"""Bytes of what was sent before that a new message may refer to; a stream keeps as many."""


class Plain:
    """No compression: for a browser on the same machine, or a client that asks for none."""

    encoding = ""

    def pack(self, data: bytes) -> bytes:
        return data


class Gzip:
    """Compresses messages one by one: between two of them it keeps what was sent last, no more.

    A compressor that lives as long as its stream takes 0.3 to 0.9 MB. One made for each message
    takes 0.03 ms, and starts with the window that the browser has.
    """

    encoding = "gzip"

    def __init__(self) -> None:
        self._window = b""

    def pack(self, data: bytes) -> bytes:
        compressor = zlib.compressobj(5, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=self._window)
        packed = compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)
        first = not self._window
        self._window = (self._window + data)[-WINDOW:]
        return HEADER + packed if first else packed


Packer = Plain | Gzip


def packer(accepted: str) -> Packer:
    """The compression of a stream, as far as its client reads it."""
    return Gzip() if accepts("gzip", accepted) else Plain()


async def frames(
    viewer: Viewer, draw: Callable[[], Page], after: str, pack: Packer, drawing: Turnstile
) -> AsyncIterator[bytes]:
    """The bytes of a stream, until it is ended. A slow reader skips to the newest page.

    Of all streams one draws at a time, so that others are served between any two.
    """
    shown: Page | None = None
    known: set[str] = set()
    # A page that has nothing yet, or lost its stream, comes before those that are only behind.
    await drawing.enter(viewer.address, first=True)
    while not viewer.ended:
        viewer.changed.clear()
        page = draw()
        if shown is None:
            yield pack.pack(f"retry: {random.randint(*RETRY)}\n\n".encode())
        if page.version != (after if shown is None else shown.version):
            yield pack.pack(page.news(shown, known))
        elif viewer.rested:
            yield pack.pack(b": still here\n\n")
        shown = page
        viewer.rested = False
        await viewer.changed.wait()
        await drawing.enter(viewer.address)
    if viewer.gives_way:
        yield pack.pack(REST)


class Streamed(ASGIStreamingResponse):
    """Sends the bytes of a viewer's stream for as long as somebody watches.

    They are sent by a task of their own: the one of the request stands behind a dozen frames of the
    web framework, and all of them would be passed at every change.
    """

    def __init__(
        self,
        viewer: Viewer,
        watching: AbstractContextManager[None],
        chunks: AsyncIterator[bytes],
        headers: dict[str, str],
    ) -> None:
        super().__init__(iterator=chunks, media_type="text/event-stream", headers=headers)
        self.viewer = viewer
        self.watching = watching

    async def send_body(self, send: Send, receive: Receive) -> None:
        with self.watching:
            leaving = asyncio.create_task(self._leave(receive))
            telling = asyncio.create_task(self._stream(send))
            try:
                await telling
            finally:
                self.viewer.cut = None  # the connection may carry other requests from now on
                leaving.cancel()
                telling.cancel()

    async def _leave(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.viewer.end()
