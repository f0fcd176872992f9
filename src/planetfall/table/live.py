"""A live table: a room in memory with its lock, its viewers and what was drawn for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

from msgspec.structs import replace

from planetfall.core.view import View
from planetfall.table.parts import Page
from planetfall.table.room import Room
from planetfall.table.table_view import SeatSummary, TableView
from planetfall.table.viewers import Viewer

MOST_KNOWN = 100
"""Visitors of a table that are remembered."""

CHANGES = 3
"""For so many changes a drawing is kept that no page uses."""

PageKey = tuple[int, str, bool, tuple[int, ...], str]
"""What a page depends on beside the table: seat, language, host, own seats, address in links."""


class LiveTable:
    """A room in memory."""

    def __init__(self, room: Room, fence: int = 0, owner: int = 0) -> None:
        self.room = room
        self.fence = fence
        """The number that writes of the owning process carry."""
        self.owner = owner
        """The process that owns the table, as far as this one knows."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[int, tuple[frozenset[int], float]] = {}
        """Seats whose page other processes have open, and when they said so."""
        self.touched = time.monotonic()
        self.links: dict[int, str] = {}
        """Secrets of links that are out, for the host's page; gone when the room is let go."""
        self.driver: asyncio.Task[None] | None = None
        self.thinking: dict[int, tuple[asyncio.Task[str], Room, str]] = {}
        """By seat: the bot that thinks, in which room and about which decision."""
        self.summaries: list[SeatSummary] | None = None
        """What everybody sees of the seats now."""
        self.table_views: dict[int, TableView] = {}
        self.views: dict[int, View] = {}
        """What the viewers see now, by seat."""
        self.pages: dict[PageKey, Page] = {}
        """The last page drawn for every kind of viewer."""
        self.fresh: set[PageKey] = set()
        """Those pages that show the present version."""
        self.known: dict[str, tuple[bool, list[int]]] = {}
        """Visitors who look: whether they are the host, and the seats they hold."""
        self.drawings: dict[Any, Any] = {}
        """What the pages remember of this table while its rules, names and seats stay the same.

        What was used last stands last.
        """
        self._changes: deque[object] = deque()
        """Keys among the drawings: whatever stands before one was not used since that change."""

    def who(self, visitor: str) -> tuple[bool, list[int]]:
        """Whether a visitor is the host, and the seats he holds."""
        rights = self.known.get(visitor)
        if rights is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            seats = self.room.seats
            rights = self.known[visitor] = seats.is_host(visitor), seats.held_by(visitor)
        return rights

    def present(self) -> frozenset[int]:
        """Seats whose page is open."""
        own = frozenset(viewer.seat for viewer in self.viewers if viewer.seat >= 0)
        return own.union(*(seats for seats, _ in self.elsewhere.values()))

    def present_here(self) -> frozenset[int]:
        """Seats whose page this process has open."""
        return frozenset(viewer.seat for viewer in self.viewers if viewer.seat >= 0)

    def table_view(self, seat: int) -> TableView:
        """What a viewer sees now, without the log; built once per change."""
        table_view = self.table_views.get(seat)
        if table_view is None:
            if self.summaries is None:
                self.summaries = self.room.seat_summaries(self.present())
            table_view = self.room.table_view(seat, self.summaries, log=False)
            self.table_views[seat] = table_view
        return table_view

    def view(self, seat: int) -> View | None:
        """What a viewer may know of the game now; `None` before it starts."""
        if self.room.play is None:
            return None
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = self.room.view(seat)
        return view

    def forget(self) -> None:
        """The record has changed: forget who sits where, and drawings with names on them."""
        self.known.clear()
        self.drawings.clear()
        self._changes.clear()

    def end_idle_thinking(self) -> None:
        """End the thinking of bots about what is no question any more: undone, or given away."""
        for seat, (task, room, decision) in [*self.thinking.items()]:
            if room is not self.room or not room.waits_for_bot(seat, decision):
                task.cancel()

    def end_revoked(self) -> None:
        """End the streams of everybody who does not hold his seat any more, at once."""
        for viewer in [*self.viewers]:
            if viewer.seat >= 0 and viewer.seat not in self.room.seats.held_by(viewer.looker):
                viewer.revoke()

    def notify(self) -> None:
        """Something changed: forget what was seen and wake all streams."""
        self._forget_unused()
        self.summaries = None
        self.table_views.clear()
        self.views.clear()
        self.fresh.clear()
        self.touched = time.monotonic()
        for viewer in self.viewers:
            viewer.wake()

    def _forget_unused(self) -> None:
        """Forget drawings that no page has used for some changes: they would be drawn anew."""
        change = object()
        self._changes.append(change)
        self.drawings[change] = None
        if len(self._changes) > CHANGES:
            oldest = self._changes.popleft()
            if oldest in self.drawings:
                for key in [*self.drawings]:
                    del self.drawings[key]
                    if key is oldest:
                        break

    def notify_presence(self) -> None:
        """Somebody has come or gone: what is seen of the game stays."""
        self._refresh_seats()
        for viewer in self.viewers:
            viewer.wake()

    def _refresh_seats(self) -> None:
        """Bring what is seen of the seats up to date."""
        self.summaries = self.room.seat_summaries(self.present())
        for seat, table_view in self.table_views.items():
            self.table_views[seat] = replace(table_view, seats=self.summaries)
        self.fresh.clear()

    def notify_inside(self, seat: int, before: tuple[int, ...]) -> None:
        """A choice inside a simultaneous phase: others see it only if the seat is done now.

        What they see of the game stays; at most the sign that somebody is still choosing goes.
        """
        done = self.room.movers() != before
        self.table_views.pop(seat, None)
        self.views.pop(seat, None)
        self.fresh = {key for key in self.fresh if key[0] != seat}
        if done:
            self._refresh_seats()
        self.touched = time.monotonic()
        for viewer in self.viewers:
            if done or viewer.seat == seat:
                viewer.wake()
