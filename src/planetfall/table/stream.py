"""Server-sent events: one stream per viewer, with its own compressor.

A page consists of parts. A stream sends what differs from the parts it sent before; the id of an
event is a hash of the whole page, so it survives a restart of the server and tells nobody what
others have done. Somebody who comes back with the id of the present page gets nothing.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import lru_cache
from typing import Any

import brotli  # type: ignore[import-untyped]
import msgspec

from planetfall.table.changes import changes
from planetfall.table.hub import Viewer

Part = tuple[str, str]
"""The name of an element and its markup, the element itself included.

A name is the element's id, or `parent/id` for an element that stands inside another part: there the
parent has an empty `<div id="id"></div>` in its place.
"""

HEARTBEAT = 15.0
RETRY = 700
"""Milliseconds after which a browser comes back."""


class Page:
    """A page as its parts, with a hash for each.

    `before` is an earlier page of the same viewer: what it shares needs no second hash.
    """

    __slots__ = ("marks", "parts", "version")

    def __init__(self, parts: Sequence[Part], before: Page | None = None) -> None:
        self.parts = dict(parts)
        self.marks: dict[str, int] = {}
        total = 0
        for name, html in self.parts.items():
            if before is not None and before.parts.get(name) is html:
                mark = before.marks[name]
            else:
                mark = _mark(html)
            self.marks[name] = mark
            total = total * 1000003 + mark & _ALL
        self.version = f"{total:016x}"


_ALL = (1 << 64) - 1


@lru_cache(maxsize=128)
def _mark(html: str) -> int:
    """A hash of some markup that is the same in every process; viewers share much markup."""
    data = html.encode()
    return zlib.crc32(data) << 32 | zlib.adler32(data)


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
        before = self.page
        found: list[bytes] = []
        sent: set[str] = set()
        for name, html in page.parts.items():
            parent, _, own = name.rpartition("/")
            # A parent that is sent again has emptied the places of its children.
            if before is None or before.marks.get(name) != page.marks[name] or parent in sent:
                sent.add(name)
                known = self._known.get(name)
                found.append(_whole(html) if known is None else _changed(own, known, html))
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
        self._compressor: Any = brotli.Compressor(quality=3, lgwin=16)

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
    loop = asyncio.get_running_loop()
    rested = False

    def rest() -> None:
        nonlocal rested
        rested = True
        viewer.wake()

    yield pack.pack(f"retry: {RETRY}\n\n".encode())
    while not viewer.ended:
        viewer.changed.clear()
        page = draw()
        if told.page is None and page.version == after:
            told.page = page
        elif told.page is None or page.version != told.page.version:
            yield pack.pack(told.news(page))
        elif rested:
            yield pack.pack(b": still here\n\n")
        rested = False
        timer = loop.call_later(HEARTBEAT, rest)
        try:
            await viewer.changed.wait()
        finally:
            timer.cancel()


def composed(parts: Sequence[Part]) -> dict[str, str]:
    """The outermost parts with all others in their places."""
    whole = dict(parts)
    for name, _ in reversed(parts):
        parent, _, own = name.rpartition("/")
        if parent:
            whole[parent] = whole[parent].replace(f'<div id="{own}"></div>', whole.pop(name), 1)
    return whole
