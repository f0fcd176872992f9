"""Server-sent events: one stream per viewer, with its own compressor.

A page consists of parts. A stream sends the parts that differ from those it sent before; the id of
an event is a hash of the whole page, so it survives a restart of the server and tells nobody what
others have done. Somebody who comes back with the id of the present page gets nothing.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import brotli  # type: ignore[import-untyped]
import msgspec

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
    """A page as its parts, with a hash for each."""

    __slots__ = ("marks", "parts", "version")

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = list(parts)
        self.marks = [_mark(html) for _, html in parts]
        total = 0
        for each in self.marks:
            total = zlib.crc32(each.to_bytes(8, "big"), total)
        self.version = f"{total:08x}"

    def changed(self, before: Page | None) -> list[str]:
        """The markup of the parts that differ from an earlier page's."""
        if before is None:
            return [str(html) for _, html in self.parts]
        known = dict(zip([name for name, _ in before.parts], before.marks, strict=True))
        told: set[str] = set()
        found = []
        for (name, html), mark in zip(self.parts, self.marks, strict=True):
            # A parent that is sent again has emptied the places of its children.
            if known.get(name) != mark or name.rpartition("/")[0] in told:
                told.add(name)
                found.append(str(html))
        return found


_marks: dict[str, int] = {}


def _mark(html: str) -> int:
    """A hash of some markup that is the same in every process; most markup comes again."""
    found = _marks.get(html)
    if found is None:
        data = html.encode()
        found = zlib.crc32(data) << 32 | zlib.adler32(data)
        if len(_marks) > 3000:
            _marks.clear()
        _marks[html] = found
    return found


def event(name: str, data: str, version: str) -> bytes:
    """One event; its data is JSON on one line."""
    return f"event: {name}\nid: {version}\ndata: {data}\n\n".encode()


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
    sent: Page | None = None
    yield pack.pack(f"retry: {RETRY}\n\n".encode())
    while not viewer.ended:
        viewer.changed.clear()
        page = draw()
        if sent is None and page.version == after:
            sent = page
        elif sent is None or page.version != sent.version:
            changed = page.changed(sent)
            sent = page
            yield pack.pack(event("parts", msgspec.json.encode(changed).decode(), page.version))
        try:
            await asyncio.wait_for(viewer.changed.wait(), HEARTBEAT)
        except TimeoutError:
            yield pack.pack(b": still here\n\n")


def composed(parts: Sequence[Part]) -> dict[str, str]:
    """The outermost parts with all others in their places."""
    whole = dict(parts)
    for name, _ in reversed(parts):
        parent, _, own = name.rpartition("/")
        if parent:
            whole[parent] = whole[parent].replace(f'<div id="{own}"></div>', whole.pop(name), 1)
    return whole
