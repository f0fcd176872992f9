"""Viewers: the open streams, and which of them gives way when there are too many."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from planetfall.table.limits import Caps

ADDRESS_PART = 8
"""Of a full server, an address that has more than one of so many streams gives way first."""

GOODBYE = 1.0
"""Seconds a stream that gives way has to tell its page so, before its connection is cut."""


class Viewer:
    """One open stream: a seat (or -1) that wants to hear when the room changes."""

    def __init__(
        self,
        seat: int,
        visitor: str = "",
        address: str = "",
        cut: Callable[[], None] | None = None,
        looker: str = "",
    ) -> None:
        self.seat = seat
        self.looker = looker or visitor
        """Whose cookie opened it."""
        self.visitor = visitor
        """Who looks, if he has proved to hold a seat somewhere."""
        self.address = address
        self.cut = cut
        """Ends the connection at once, also of a client that does not read."""
        self.changed = asyncio.Event()
        self.ended = False
        self.gives_way = False
        """Whether it was ended to make room: its page shall not come back at once."""
        self.rested = False
        """Whether it is time for a sign of life, should there be nothing to tell."""

    @property
    def holder(self) -> str:
        """Who is said to have opened it: a verified visitor, else all strangers of an address."""
        return self.visitor or self.address

    def wake(self) -> None:
        """Tell the stream to look."""
        self.changed.set()

    def end(self) -> None:
        """Let the stream finish."""
        self.ended = True
        self.wake()

    def give_way(self) -> None:
        """End the stream to make room, and let its page know."""
        self.gives_way = True
        self.end()
        if self.cut is not None:
            asyncio.get_running_loop().call_later(GOODBYE, self._cut)

    def revoke(self) -> None:
        """End the stream of somebody who has lost his seat, before anything more is drawn."""
        self.end()
        if self.cut is not None:
            asyncio.get_running_loop().call_later(GOODBYE, self._cut)

    def _cut(self) -> None:
        if self.cut is not None:
            self.cut()


class Viewers:
    """All streams of a server, oldest first.

    A page that comes to the front opens its stream anew, so the oldest stream is that of the page
    nobody has looked at for longest. Where there are too many, the visitor who has most of them
    gives up his oldest; whoever comes new always gets one. Visitors cost nothing: before those of
    other addresses, those of one that has a large part of the whole server give way.
    """

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self._open: dict[Viewer, None] = {}
        self._held: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, viewer: Viewer) -> None:
        """Count a new stream; if that is one too many, another gives way."""
        self._open[viewer] = None
        self._held[viewer.holder] += 1
        self._addresses[viewer.address] += 1
        if viewer.visitor and self._held[viewer.holder] > self.caps.visitor_streams:
            self._make_room(each for each in self._open if each.holder == viewer.holder)
        if self._addresses[viewer.address] > self.caps.address_streams:
            self._make_room(each for each in self._open if each.address == viewer.address)
        if len(self._open) > self.caps.streams:
            self._make_room(self._open)

    def _make_room(self, viewers: Iterable[Viewer]) -> None:
        """End the oldest stream of whoever has most."""
        oldest = max(viewers, key=self._excess)
        self.remove(oldest)
        oldest.give_way()

    def _excess(self, viewer: Viewer) -> tuple[int, int]:
        """By how much its address has too many streams, and how many its holder has."""
        part = self.caps.streams // ADDRESS_PART
        return max(0, self._addresses[viewer.address] - part), self._held[viewer.holder]

    def remove(self, viewer: Viewer) -> None:
        """A stream was closed, or is about to be."""
        if viewer in self._open:
            del self._open[viewer]
            for counter, name in (
                (self._held, viewer.holder),
                (self._addresses, viewer.address),
            ):
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
