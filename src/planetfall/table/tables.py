"""All tables of a server: live rooms, loaded when touched and let go when idle.

It joins the rooms (which know no IO), the store, the bots and the viewers' streams. Every room has
one lock: a choice is tried, stored and swapped in under it, then subscribers are notified.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from planetfall.core.errors import IllegalChoice, PlanetfallError
from planetfall.core.view import View
from planetfall.table.bots import Bots
from planetfall.table.errors import Missing, NotStored, Refused
from planetfall.table.limits import SMALL, Caps
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.messages import (
    SPECTATOR,
    Accepted,
    Choice,
    NewTable,
    TakeBack,
)
from planetfall.table.parts import Page
from planetfall.table.room import Proposal, Room
from planetfall.table.secrets import hashed, is_table_id, new_secret
from planetfall.table.store import Store
from planetfall.table.table_view import SeatSummary, TableView
from planetfall.table.viewers import Viewer, Viewers

IDLE_SECONDS = 300.0
"""How long a room nobody looks at stays in memory."""

QUIET_SECONDS = 20.0
"""How long nobody has chosen or come before garbage is collected."""

MOST_KNOWN = 100
"""Visitors of a table that are remembered."""

HEARTBEAT = 15.0
"""Seconds between the signs of life of a stream that has nothing to tell."""

BOT_PAUSE = 0.35
"""Seconds between a bot's choices while somebody watches, so that people can follow."""

log = logging.getLogger("planetfall.table")

PageKey = tuple[int, str, bool, tuple[int, ...], str]
"""What a page depends on beside the table: seat, language, host, own seats, address in links."""


class LiveTable:
    """A room in memory with its lock, its viewers and what was drawn for them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.touched = time.monotonic()
        self.links: dict[int, str] = {}
        """Secrets of links that are out, for the host's page; gone when the room is let go."""
        self.driver: asyncio.Task[None] | None = None
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
        """What the pages remember of this table while its rules, names and seats stay the same."""

    def who(self, visitor: str) -> tuple[bool, list[int]]:
        """Whether a visitor is the host, and the seats he holds."""
        found = self.known.get(visitor)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            seats = self.room.seats
            found = self.known[visitor] = seats.is_host(visitor), seats.held_by(visitor)
        return found

    def present(self) -> frozenset[int]:
        """Seats whose page is open."""
        return frozenset(viewer.seat for viewer in self.viewers if viewer.seat >= 0)

    def table_view(self, seat: int) -> TableView:
        """What a viewer sees now, without the log; built once per change."""
        found = self.table_views.get(seat)
        if found is None:
            if self.summaries is None:
                self.summaries = self.room.seat_summaries(self.present())
            found = self.room.table_view(seat, self.summaries, log=False)
            self.table_views[seat] = found
        return found

    def view(self, seat: int) -> View | None:
        """What a viewer may know of the game now; `None` before it starts."""
        if self.room.play is None:
            return None
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.room.view(seat)
        return found

    def forget(self) -> None:
        """The record has changed: forget who sits where, and drawings with names on them."""
        self.known.clear()
        self.drawings.clear()

    def notify(self) -> None:
        """Something changed: forget what was seen and wake all streams."""
        self.summaries = None
        self.table_views.clear()
        self.views.clear()
        self.fresh.clear()
        self.touched = time.monotonic()
        for viewer in self.viewers:
            viewer.wake()

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
        changed = {seat, *self._refresh_undo(seat)}
        self.table_views.pop(seat, None)
        self.views.pop(seat, None)
        self.fresh = {key for key in self.fresh if key[0] not in changed}
        if done:
            self._refresh_seats()
        self.touched = time.monotonic()
        for viewer in self.viewers:
            if done or viewer.seat in changed:
                viewer.wake()

    def _refresh_undo(self, seat: int) -> list[int]:
        """Seats whose undo has come or gone with a choice of another one."""
        play = self.room.play
        changed = []
        for other, table_view in self.table_views.items():
            if 0 <= other != seat and play is not None:
                if table_view.can_undo != play.can_undo(other):
                    self.table_views[other] = replace(table_view, can_undo=not table_view.can_undo)
                    changed.append(other)
        return changed


class Tables:
    """All tables of a server."""

    def __init__(
        self,
        lobby: Lobby,
        store: Store,
        bots: Bots,
        *,
        bot_pause: float = BOT_PAUSE,
        idle_seconds: float = IDLE_SECONDS,
        caps: Caps = SMALL,
    ) -> None:
        self.lobby = lobby
        self.store = store
        self.bots = bots
        self.bot_pause = bot_pause
        self.idle_seconds = idle_seconds
        self.viewers = Viewers(caps)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._collected = 0.0
        """The moment up to which garbage was collected."""

    async def open(self) -> None:
        """Connect the store and start letting idle rooms go."""
        await self.store.open()
        self._tasks = [asyncio.create_task(self._keep()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        """End streams, bots and the store."""
        self.end_streams()
        tasks = [live.driver for live in self.live.values() if live.driver is not None]
        for task in [*tasks, *self._tasks]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.close()
        await self.store.close()

    def end_streams(self) -> None:
        """Let every stream finish; browsers come back by themselves."""
        self._closing = True
        for live in self.live.values():
            for viewer in live.viewers:
                viewer.end()

    # Rooms.

    async def table(self, table: str) -> LiveTable:
        """A live room, loaded if it has to be; `Missing` when there is no such table."""
        live = self.live.get(table)
        if live is None:
            live = await asyncio.shield(self._loaded(table))
        live.touched = time.monotonic()
        return live

    def _loaded(self, table: str) -> asyncio.Task[LiveTable]:
        """The loading of a table that all wait for who ask for it meanwhile."""
        task = self._loading.get(table)
        if task is None:
            if not is_table_id(table):
                raise Missing("There is no such table.", "no_table")
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._forget_loading(table, done))
        return task

    def _forget_loading(self, table: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[table]
        if not done.cancelled():
            done.exception()  # whoever asked may have gone

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.load(table)
        if stored is None:
            raise Missing("There is no such table.", "no_table")
        record, rows = stored
        room = Room(record, self.lobby.builder)
        room.load(rows)
        live = LiveTable(room)
        self.live[table] = live
        self.drive(live)
        return live

    async def _keep(self) -> None:
        """Let rooms go that nobody has touched for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.idle_seconds))
            self.let_go(time.monotonic() - self.idle_seconds)
            self.collect_garbage(time.monotonic() - QUIET_SECONDS)

    def let_go(self, before: float) -> int:
        """Forget rooms untouched since a moment; how many. They are loaded again when needed."""
        gone = [
            table
            for table, live in self.live.items()
            if not live.viewers and live.touched < before and not live.lock.locked()
            if live.driver is None or live.driver.done()
        ]
        for table in gone:
            del self.live[table]
        return len(gone)

    def collect_garbage(self, before: float) -> bool:
        """Collect garbage if rooms were touched since the last time, none of them lately.

        Choices and pages leave nothing behind that has to be searched for, and a search holds up
        everybody for a moment: it is made while nobody plays.
        """
        newest = max((live.touched for live in self.live.values()), default=self._collected)
        if not self._collected < newest < before:
            return False
        self._collected = newest
        gc.collect()
        return True

    async def _beat(self) -> None:
        """Let silent streams give a sign of life, so that a dead connection is noticed."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in self.live.values():
                for viewer in live.viewers:
                    viewer.rested = True
                    viewer.wake()

    # Tables and seats.

    async def create(self, wish: NewTable, visitor: str) -> LiveTable:
        """A new table, stored and live."""
        created = self.lobby.create(wish, visitor)
        room = Room(created.record, self.lobby.builder)
        await self.store.create(room.record, room.summary())
        live = LiveTable(room)
        live.links = dict(created.links)
        self.live[room.record.id] = live
        self.drive(live)
        return live

    async def save(self, live: LiveTable) -> None:
        """Store a changed record, begin the game if it can begin, and tell everybody."""
        room = live.room
        live.forget()
        if room.play is None and not room.seats.waiting():
            room.start()
        for number in list(live.links):
            if not room.record.seats[number].link:
                del live.links[number]
        try:
            await self.store.save(room.record, room.summary())
        except NotStored:
            await self._reload(live, always=True)
            raise
        live.notify()
        self.drive(live)

    async def listings(self, visitor: str) -> tuple[list[Listing], list[Listing]]:
        """The visitor's own tables, and those listed for all with a free seat."""
        mine = await self.store.tables_of(visitor) if visitor else []
        free = await self.store.open_tables()
        own = [Listing(record, summary, visitor) for record, summary in mine]
        known = {line.record.id for line in own}
        others = [Listing(record, summary, visitor) for record, summary in free]
        return own, [line for line in others if line.record.id not in known]

    # Choices.

    async def choose(self, live: LiveTable, seat: int, choice: Choice) -> Accepted:
        """Store one choice of a seat and tell everybody."""
        async with live.lock:
            proposal = live.room.choose(seat, choice)
            return await self._settle(live, seat, proposal)

    async def undo(self, live: LiveTable, seat: int, wish: TakeBack) -> Accepted:
        """Take a seat's last choice back."""
        async with live.lock:
            proposal = live.room.undo(seat, wish)
            return await self._settle(live, seat, proposal)

    async def _settle(self, live: LiveTable, seat: int, proposal: Proposal | Accepted) -> Accepted:
        if isinstance(proposal, Accepted):
            return live.room.answered(seat, proposal)
        room = live.room
        try:
            await self.store.add(room.record.id, proposal.row, proposal.summary, proposal.record)
        except NotStored:
            await self._reload(live)
            raise
        before = room.movers()
        inside = room.is_inside(proposal)
        answer = room.accept(proposal)
        if inside:
            live.notify_inside(seat, before)
        else:
            live.notify()
        self.drive(live)
        return room.answered(seat, answer)

    async def _reload(self, live: LiveTable, *, always: bool = False) -> None:
        """After a failed store: look at what is really there."""
        with contextlib.suppress(Exception):
            stored = await self.store.load(live.room.record.id)
            if stored is not None and (always or len(stored[1]) != live.room.sequence):
                room = Room(stored[0], self.lobby.builder)
                room.load(stored[1])
                live.room = room
                live.forget()
                seats = room.record.seats
                live.links = {
                    k: link for k, link in live.links.items() if hashed(link) == seats[k].link
                }
                live.notify()

    # Bots.

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a room play whatever they owe."""
        if live.driver is None or live.driver.done():
            if self._bots_to_move(live):
                live.driver = asyncio.create_task(self._drive(live))

    def _bots_to_move(self, live: LiveTable) -> list[int]:
        bots = live.room.seats.bots()
        return [seat for seat in live.room.movers() if seat in bots]

    async def _drive(self, live: LiveTable) -> None:
        while seats := self._bots_to_move(live):
            if live.viewers and self.bot_pause:
                await asyncio.sleep(self.bot_pause)
            for seat in seats:
                try:
                    await self._bot_choice(live, seat)
                except asyncio.CancelledError:
                    raise
                except PlanetfallError as fault:
                    log.warning("a bot's choice at %s failed: %s", live.room.record.id, fault)
                    await asyncio.sleep(1.0)

    async def _bot_choice(self, live: LiveTable, seat: int) -> None:
        room = live.room
        if seat not in room.movers() or room.play is None:
            return
        decision = room.decision(seat)
        level = room.record.seats[seat].level
        key = await self.bots.choose(level, room.view(seat).data())
        if room is not live.room or decision != room.decision(seat):
            return
        with contextlib.suppress(IllegalChoice):
            choice = Choice(decision=decision, client="bot." + new_secret()[:12], keys=[key])
            await self.choose(live, seat, choice)

    # Viewers.

    @contextlib.contextmanager
    def watching(self, live: LiveTable, viewer: Viewer) -> Iterator[None]:
        """Somebody looks at a table for as long as a stream lasts."""
        before = live.present()
        self.viewers.add(viewer)
        live.viewers.add(viewer)
        if live.present() != before:
            live.notify_presence()
        try:
            yield
        finally:
            before = live.present()
            self.viewers.remove(viewer)
            live.viewers.discard(viewer)
            live.touched = time.monotonic()
            if live.present() != before and not self._closing:
                live.notify_presence()


def needs_player(seat: int) -> int:
    """The seat, or `Refused` for a spectator."""
    if seat == SPECTATOR:
        raise Refused("Spectators cannot choose.", "spectator")
    return seat
