"""Server-sent events: one stream per viewer, with its own compressor.

A page consists of parts. A stream sends what differs from the parts it sent before; the id of an
event is the version of the page. Somebody who comes back with the id of the present page gets
nothing, with any other the whole page.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager

from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send

from planetfall.table.parts import Page, PartStream
from planetfall.table.viewers import Viewer

RETRY = 700
"""Milliseconds after which a browser comes back."""

REST = b"retry: 60000\nevent: rest\ndata: 1\n\n"
"""Tells a page that its stream was ended to make room: it rests, or asks for the parts."""


class Plain:
    """No compression: for a browser on the same machine, or a client that asks for none."""

    encoding = ""

    def pack(self, data: bytes) -> bytes:
        return data


class Gzip:
    """One compressor for the whole stream: a new frame costs what differs from earlier ones.

    It takes 100 KB; brotli would take five times as much to send nearly as many bytes.
    """

    encoding = "gzip"

    def __init__(self) -> None:
        self._compressor = zlib.compressobj(5, zlib.DEFLATED, 30, 6)

    def pack(self, data: bytes) -> bytes:
        return self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


def packer(accepted: str) -> Plain | Gzip:
    """The compression of a stream, if its client reads it."""
    names = [name.partition(";")[0].strip() for name in accepted.split(",")]
    return Gzip() if "gzip" in names else Plain()


async def frames(
    viewer: Viewer, draw: Callable[[], Page], after: str, pack: Plain | Gzip
) -> AsyncIterator[bytes]:
    """The bytes of a stream, until it is ended. A slow reader skips to the newest page."""
    told = PartStream()
    yield pack.pack(f"retry: {RETRY}\n\n".encode())
    while not viewer.ended:
        viewer.changed.clear()
        page = draw()
        if told.page is None and page.version == after:
            told.page = page
        elif told.page is None or page.version != told.page.version:
            yield pack.pack(told.news(page))
        elif viewer.rested:
            yield pack.pack(b": still here\n\n")
        viewer.rested = False
        await viewer.changed.wait()
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
