"""Server-sent events: one stream per viewer, with its own compressor.

A page consists of parts. A stream sends the parts that differ from the page before, each as a
whole: the compressor remembers what it has sent. The id of an event is the version of the page.
Somebody who comes back with the id of the present page gets nothing, with any other the whole page.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from typing import Any

import brotli  # type: ignore[import-untyped]
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send

from planetfall.table.assets import accepts
from planetfall.table.parts import Page
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


class Brotli:
    """One compressor for the whole stream: a part costs what differs from the last time.

    Quality and window are those of `python -m planetfall.lab.server.compression` that take least
    memory (0.7 to 0.9 MB a stream once it has filled its window) for less than 600 bytes an update.
    """

    encoding = "br"

    def __init__(self) -> None:
        self._compressor: Any = brotli.Compressor(quality=3, lgwin=18)

    def pack(self, data: bytes) -> bytes:
        packed: bytes = self._compressor.process(data) + self._compressor.flush()
        return packed


class Gzip:
    """For browsers on an unencrypted connection: they read no brotli there."""

    encoding = "gzip"

    def __init__(self) -> None:
        self._compressor = zlib.compressobj(5, zlib.DEFLATED, 31)

    def pack(self, data: bytes) -> bytes:
        return self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


Packer = Plain | Brotli | Gzip


def packer(accepted: str) -> Packer:
    """The compression of a stream, as far as its client reads it."""
    if accepts("br", accepted):
        return Brotli()
    return Gzip() if accepts("gzip", accepted) else Plain()


async def frames(
    viewer: Viewer, draw: Callable[[], Page], after: str, pack: Packer
) -> AsyncIterator[bytes]:
    """The bytes of a stream, until it is ended. A slow reader skips to the newest page."""
    shown: Page | None = None
    yield pack.pack(f"retry: {RETRY}\n\n".encode())
    while not viewer.ended:
        viewer.changed.clear()
        page = draw()
        if page.version != (after if shown is None else shown.version):
            yield pack.pack(page.news(shown))
        elif viewer.rested:
            yield pack.pack(b": still here\n\n")
        shown = page
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
