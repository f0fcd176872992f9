"""Server-sent events: one stream per viewer, with its own compressor.

A page consists of parts. A stream sends what differs from the parts it sent before; the id of an
event is the version of the page. Somebody who comes back with the id of the present page gets
nothing, with any other the whole page.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import lru_cache
from typing import Any

import brotli  # type: ignore[import-untyped]
import msgspec
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send

from planetfall.table.changes import changes
from planetfall.table.hub import Viewer

Part = tuple[str, str]
"""The name of an element and its markup, the element itself included.

A name is the element's id, or `parent/id` for an element that stands inside another part: there the
parent has an empty `<div id="id"></div>` in its place.
"""

RETRY = 700
"""Milliseconds after which a browser comes back."""


class Page:
    """A page as its parts, with a version that tells it from all others.

    `before` is the page this viewer had last. What both share is the same text object, so `changed`
    is found by looking at identities. The first page of a viewer gets a name by chance, later ones
    count on from it: the version tells nobody what others have done.
    """

    __slots__ = ("changed", "follows", "name", "number", "parents", "parts")

    def __init__(self, parts: Sequence[Part], before: Page | None = None) -> None:
        self.parts: dict[str, str] = dict(parts)
        if before is None or before.parts.keys() != self.parts.keys():
            self.name = secrets.token_hex(4)
            self.number = self.follows = 0
            self.parents = {name.rpartition("/")[0] for name in self.parts}
            self.changed = list(self.parts)
        else:
            self.name = before.name
            self.parents = before.parents
            self.changed = self._differing(before.parts)
            self.follows = before.number
            self.number = before.number + bool(self.changed)

    @property
    def version(self) -> str:
        """What the browser sends when it comes back."""
        return f"{self.name}.{self.number}"

    def _differing(self, known: dict[str, str]) -> list[str]:
        """The names of the parts whose text differs; the same text is made the same object."""
        found = []
        for name, html in self.parts.items():
            if known[name] is not html:
                if known[name] == html:
                    self.parts[name] = known[name]
                else:
                    found.append(name)
        return found

    def since(self, before: Page | None) -> list[str]:
        """The names of the parts that differ from another page, in order; children follow."""
        if before is None:
            return list(self.parts)
        if before.name == self.name and before.number == self.follows:
            names = self.changed
        else:
            known = before.parts
            names = [name for name, html in self.parts.items() if known.get(name) != html]
        if not self.parents.isdisjoint(names):
            # A parent that is sent again has emptied the places of its children.
            again = set(names)
            for name in self.parts:
                if name.rpartition("/")[0] in again:
                    again.add(name)
            names = [name for name in self.parts if name in again]
        return names


class Told:
    """What one stream has told its browser: the parts that it holds by now."""

    def __init__(self) -> None:
        self.page: Page | None = None
        """The page the browser shows."""
        self._known: dict[str, str] = {}

    def news(self, page: Page) -> bytes:
        """The event that turns the browser's page into this one.

        Its data is a list. A part the browser has never heard of is its whole markup; any other is
        a list: the element's id, then the steps of `changes`.
        """
        found: list[bytes] = []
        for name in page.since(self.page):
            html = page.parts[name]
            known = self._known.get(name)
            if known is None:
                found.append(_whole(html))
            else:
                found.append(_changed(name.rpartition("/")[2], known, html))
            self._known[name] = html
        self.page = page
        return b"event: parts\nid: %b\ndata: [%b]\n\n" % (page.version.encode(), b",".join(found))


@lru_cache(maxsize=64)
def _whole(html: str) -> bytes:
    return msgspec.json.encode(str(html))


@lru_cache(maxsize=64)
def _changed(own: str, known: str, html: str) -> bytes:
    steps = changes(known, html)
    return _whole(html) if steps is None else msgspec.json.encode([own, *steps])


class Plain:
    """No compression: for a browser on the same machine, or a client that asks for none."""

    encoding = ""

    def pack(self, data: bytes) -> bytes:
        return data


class Brotli:
    """One compressor for the whole stream: a new frame costs what differs from earlier ones."""

    encoding = "br"

    def __init__(self) -> None:
        self._compressor: Any = brotli.Compressor(quality=2, lgwin=16)

    def pack(self, data: bytes) -> bytes:
        packed: bytes = self._compressor.process(data) + self._compressor.flush()
        return packed


class Gzip:
    """For clients that do not know brotli."""

    encoding = "gzip"

    def __init__(self) -> None:
        self._compressor = zlib.compressobj(5, zlib.DEFLATED, 31)

    def pack(self, data: bytes) -> bytes:
        return self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


def packer(accepted: str) -> Plain | Brotli | Gzip:
    """The best compression a client accepts."""
    names = [name.partition(";")[0].strip() for name in accepted.split(",")]
    if "br" in names:
        return Brotli()
    return Gzip() if "gzip" in names else Plain()


async def frames(
    viewer: Viewer, draw: Callable[[], Page], after: str, pack: Plain | Brotli | Gzip
) -> AsyncIterator[bytes]:
    """The bytes of a stream, until it is ended. A slow reader skips to the newest page."""
    told = Told()
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


class Streamed(ASGIStreamingResponse):
    """Sends the bytes of a viewer's stream in the task of the request itself."""

    def __init__(
        self, viewer: Viewer, chunks: AsyncIterator[bytes], headers: dict[str, str]
    ) -> None:
        super().__init__(iterator=chunks, media_type="text/event-stream", headers=headers)
        self.viewer = viewer

    async def send_body(self, send: Send, receive: Receive) -> None:
        leaving = asyncio.create_task(self._leave(receive))
        try:
            await self._stream(send)
        finally:
            leaving.cancel()

    async def _leave(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.viewer.ended = True
        self.viewer.wake()


def composed(parts: Sequence[Part]) -> dict[str, str]:
    """The outermost parts with all others in their places."""
    whole = dict(parts)
    for name, _ in reversed(parts):
        parent, _, own = name.rpartition("/")
        if parent:
            whole[parent] = whole[parent].replace(f'<div id="{own}"></div>', whole.pop(name), 1)
    return whole
