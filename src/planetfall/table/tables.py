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
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec

from planetfall.core.errors import IllegalChoice, PlanetfallError, StaleChoice
from planetfall.table.archive import Archiving
from planetfall.table.bots import Answer, Bots
from planetfall.table.errors import Missing, NotStored, Refused, Stale
from planetfall.table.limits import SMALL, Caps
from planetfall.table.live import LiveTable
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.messages import (
    SPECTATOR,
    Accepted,
    BotReason,
    Choice,
    NewTable,
    Note,
    Pace,
    Row,
    TableRecord,
    TakeBack,
)
from planetfall.table.names import unlike
from planetfall.table.peers import Peers
from planetfall.table.quotas import Quotas
from planetfall.table.room import Proposal, Room
from planetfall.table.seats import Seats
from planetfall.table.secrets import hashed, is_table_id, new_secret
from planetfall.table.store import Store
from planetfall.table.table_view import UndoRequest
from planetfall.table.together import Together
from planetfall.table.versions import open_room
from planetfall.table.viewers import Viewer, Viewers

T = TypeVar("T")

TRIES = 5
"""How often something is tried that another process got ahead of."""

OWNER_SECONDS = 0.7
"""Seconds between looks for tables whose owner is gone."""

ARCHIVE_SECONDS = 3600.0
"""Seconds between two looks for tables to archive, once all are done."""

MOST_ROWS = 20_000
"""Choices and undos of one table; the longest games have a tenth of that."""

MOST_NOTES = 1000
"""Changes of who holds a seat of one table: all at the table read them."""

NOT_STORED = "This could not be stored; nothing has changed. Try again."

IDLE_SECONDS = 300.0
"""How long a room nobody looks at stays in memory."""

QUIET_SECONDS = 20.0
"""How long nobody has chosen or come before garbage is collected."""

HEARTBEAT = 15.0
"""Seconds between the signs of life of a stream that has nothing to tell."""

BOT_PAUSE = 0.35
"""Seconds between a bot's choices while somebody watches, so that people can follow."""

BOT_AGAIN = 1.0
"""Seconds before a bot tries again whose choice has failed, whatever the cause."""

UNWATCHED_PAUSE = 0.02
"""Seconds before a bot's choice at a table nobody looks at: all of them together get what is left
over, however many there are."""

PACES: dict[Pace, float] = {"instant": 0.0, "quick": 1.0, "watch": 4.5}
"""How many of these pauses a table's pace takes."""

log = logging.getLogger("planetfall.table")


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
        self.quotas = Quotas()
        self.archiving: Archiving | None = None
        self.bans: set[str] = set()
        """Addresses that are not served."""
        self.stored = 0
        """Choices stored since the start."""
        self.peers: Peers | None = None
        """The other processes on this database, where there can be any."""
        self.live: dict[str, LiveTable] = {}
        self._loading = Together(self._load)
        self._reading = Together(self.stored_record)
        self._moved_on: set[str] = set()
        """Tables of which other processes have told something while they were loaded."""
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self._closing = False
        self._creating = asyncio.Lock()
        self._unwatched = asyncio.Lock()
        """Held before a bot begins to choose at a table nobody looks at."""
        self._archived = 0.0
        self._collected = 0.0
        """The moment up to which garbage was collected."""

    async def open(self) -> None:
        """Connect the store and start letting idle rooms go; once is enough."""
        if self._tasks:
            return
        await self.store.open()
        await self.read_bans()
        work = [self._keep(), self._beat()]
        if self.store.is_shared:
            self.peers = Peers(self.store.database, self.store.me, self._hear, self._catch_all_up)
            await self.peers.open()
            work.append(self._watch_owners())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """End streams, bots and the store; once is enough."""
        if not self._tasks:
            return
        self.end_streams()
        tasks = [live.driver for live in self.live.values() if live.driver is not None]
        work, self._tasks = self._tasks, []
        for task in [*tasks, *work]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.close()
        if self.peers is not None:
            await self.peers.close()
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
            live = await self._loading.done(_checked(table))
        live.touched = time.monotonic()
        return live

    async def record(self, table: str) -> TableRecord:
        """A table without its game, for whoever asks who may see it; nothing of it stays here."""
        live = self.live.get(table)
        if live is None and table in self._loading:  # for somebody who may see it
            with contextlib.suppress(PlanetfallError):
                live = await self._loading.done(table)
        if live is not None:
            return live.room.record
        return await self._reading.done(_checked(table))

    async def stored_record(self, table: str) -> TableRecord:
        """A table without its game, as it is stored now; `Missing` when there is none."""
        record = await self.store.record(table)
        if record is None:
            raise Missing("There is no such table.", "no_table")
        return record

    async def _load(self, table: str) -> LiveTable:
        self._moved_on.discard(table)
        stored = await self.store.load(table)
        if stored is None:
            raise Missing("There is no such table.", "no_table")
        # A long game takes a while: nobody else shall wait for it.
        room, _ = await asyncio.to_thread(open_room, stored, self.lobby)
        live = LiveTable(room, stored.fence, stored.owner)
        self.live[table] = live
        if table in self._moved_on:
            self._moved_on.discard(table)
            self._later(self._catch_up(live, seats=True))
        self.drive(live)
        return live

    async def _keep(self) -> None:
        """Let rooms go that nobody has touched for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.idle_seconds))
            self.let_go(time.monotonic() - self.idle_seconds)
            self.collect_garbage(time.monotonic() - QUIET_SECONDS)
            with contextlib.suppress(NotStored):
                await self.read_bans()
                await self._archive()

    async def read_bans(self) -> None:
        """Look which addresses are not served; their open pages are closed."""
        banned = await self.store.bans()
        self.bans.clear()
        self.bans.update(banned)
        for live in self.live.values():
            for viewer in live.viewers:
                if viewer.address in banned:
                    viewer.revoke()

    async def ban(self, address: str, *, ban: bool) -> None:
        """Serve an address no longer, or again; other processes hear of it."""
        await self.store.ban(address, ban=ban)
        await self.read_bans()
        if self.peers is not None:
            await self.peers.tell("bans", "")

    async def _archive(self) -> None:
        """Archive some tables that are due; one process does it."""
        now = time.monotonic()
        if self.archiving is not None and now - self._archived > ARCHIVE_SECONDS:
            done, _ = await self.archiving.run(self.store, spared=list(self.live))
            if not done:
                self._archived = now

    async def close_pages(self, table: str) -> None:
        """Close all pages of a table, those at other processes too."""
        await self.let_go_now(table)
        if self.peers is not None:
            await self.peers.tell("close", table)

    async def let_go_now(self, table: str) -> None:
        """Forget a live table at once: its pages come back and see what is stored."""
        live = self.live.pop(table, None)
        if live is not None:
            async with live.lock:
                if live.driver is not None:
                    live.driver.cancel()
                for viewer in [*live.viewers]:
                    viewer.end()

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
            for live in [*self.live.values()]:
                for viewer in live.viewers:
                    viewer.rested = True
                    viewer.wake()
                await self._refresh_presence(live)

    async def _refresh_presence(self, live: LiveTable) -> None:
        """Tell the others again who is here, and forget what a process said that is silent."""
        if self.peers is None:
            return
        if live.viewers:
            await self._tell_presence(live)
        old = time.monotonic() - 3 * HEARTBEAT
        gone = [who for who, (_, since) in live.elsewhere.items() if since < old]
        for who in gone:
            del live.elsewhere[who]
        if gone:
            live.notify_presence()

    # Tables and seats.

    async def create(self, wish: NewTable, visitor: str) -> LiveTable:
        """A new table, stored and live."""
        # One at a time: however many are asked for, others are answered between two of them.
        async with self._creating:
            created = self.lobby.create(wish, visitor)
            others = await self.store.tables_of(visitor) if visitor else []
            titles = [record.title for record, _ in others]
            created.record.title = unlike(created.record.title, titles)
            room = Room(created.record, self.lobby.builder)
            await self.store.create(room.record, room.summary())
        live = LiveTable(room, 1, self.store.me)
        live.links = dict(created.links)
        self.live[room.record.id] = live
        for seat, secret in created.links.items():
            await self._tell("link", live, f"{seat} {secret}")
        self.drive(live)
        return live

    async def change(self, live: LiveTable, work: Callable[[Seats], T]) -> T:
        """Change the seats of a table, store that, and tell everybody.

        Where another process has changed them meanwhile, it is done again on what is there now.
        """
        async with live.lock:
            for attempt in range(TRIES):
                room = live.room
                before = msgspec.convert(msgspec.to_builtins(room.record), TableRecord)
                try:
                    _check_seats_open(room)
                    result = work(room.seats)
                except BaseException:
                    room.record, room.seats = before, Seats(before)
                    raise
                try:
                    await self.save(live)
                    return result
                except NotStored as fault:
                    if fault.code != "stored_before" or attempt == TRIES - 1:
                        raise
        raise AssertionError

    async def save(self, live: LiveTable) -> None:
        """Store a changed record, begin the game if it can begin, and tell everybody."""
        room = live.room
        live.forget()
        if room.play is None and not room.seats.waiting() and not room.stopped:
            room.start()
        for number in list(live.links):
            if not room.record.seats[number].link:
                del live.links[number]
        now, count = int(time.time()), len(room.notes)
        notes = [
            Note(count + place, now, room.public_sequence, *each)
            for place, each in enumerate(room.seats.written)
        ]
        try:
            await self.store.save(
                room.record,
                room.summary(),
                seats_changed=sorted(room.seats.changed),
                written=notes,
            )
        except NotStored:
            await self._reload(live, always=True)
            raise
        room.notes += notes
        room.seats.changed.clear()
        room.seats.written.clear()
        live.end_revoked()
        live.notify()
        self.drive(live)

    async def new_link(self, live: LiveTable, seat: int, visitor: str) -> str:
        """A fresh link for a seat; older ones stop working."""
        self.quotas.count_link(live.room.record.id)
        secret = await self.change(live, lambda seats: seats.new_link(seat, visitor))
        if live.room.seats.is_host(visitor):
            live.links[seat] = secret
            await self._tell("link", live, f"{seat} {secret}")
        return secret

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
            return await self._write(live, seat, choice, lambda room: room.choose(seat, choice))

    async def undo(self, live: LiveTable, seat: int, wish: TakeBack) -> Accepted:
        """Take a seat's last choice back."""
        self.quotas.count_undo(live.room.record.id, seat)
        async with live.lock:
            request = live.room.request
            answer = await self._write(live, seat, wish, lambda room: room.undo(seat, wish))
            if live.room.request is not request:
                live.notify()
                await self._tell_request(live)
            return answer

    async def consent(self, live: LiveTable, seat: int, *, agree: bool) -> None:
        """A seat agrees to an undo that another asks for, or not; the last one carries it out."""
        async with live.lock:
            for _ in range(TRIES):
                await self._own(live)
                proposal = live.room.consent(seat, agree=agree)
                if proposal is None:
                    live.notify()
                    await self._tell_request(live)
                    return
                if await self._settle_or_reload(live, proposal.row.seat, proposal):
                    return
        raise NotStored(NOT_STORED, "not_stored")

    async def set_pace(self, live: LiveTable, pace: Pace) -> None:
        """Let the bots of a table play at another pace."""

        def change(seats: Seats) -> None:
            seats.record.pace = pace

        await self.change(live, change)

    async def _write(
        self,
        live: LiveTable,
        seat: int,
        message: Choice | TakeBack,
        attempt: Callable[[Room], Proposal | Accepted],
    ) -> Accepted:
        """Try a message on the room and store what comes of it, as the owner of the table."""
        for _ in range(TRIES):
            await self._own(live)
            if live.room.sequence >= MOST_ROWS:
                raise Refused("This table has too long a history to go on.", "many_rows")
            try:
                proposal = attempt(live.room)
            except (Stale, StaleChoice):
                if not await self._recalled(live, seat, message):
                    if not await self._is_behind(live):
                        raise
                    live.owner = 0  # another process was faster than its word: follow it
                    continue
                proposal = attempt(live.room)
            if answer := await self._settle_or_reload(live, seat, proposal):
                return answer
        raise NotStored(NOT_STORED, "not_stored")

    async def _settle_or_reload(
        self, live: LiveTable, seat: int, proposal: Proposal | Accepted
    ) -> Accepted | None:
        """Store a proposal; `None` when it is to be made anew: the table has moved on."""
        try:
            return await self._settle(live, seat, proposal)
        except NotStored as fault:
            if fault.code not in ("moved", "stored_before"):
                raise
        if self.store.is_shared:
            live.owner = 0
        else:  # it was archived, or let go and loaded anew, since this room was asked for
            await self._reload(live, always=True)
        return None

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether another process has stored something that this one has not heard of."""
        return self.store.is_shared and bool(await self._missed(live))

    async def _missed(self, live: LiveTable) -> list[Row]:
        """What is stored of a table beyond what its room has."""
        return await self.store.rows(live.room.record.id, live.room.sequence)

    async def _recalled(self, live: LiveTable, seat: int, message: Choice | TakeBack) -> bool:
        """Whether the store has an answer to the same message that the room has forgotten."""
        row = await self.store.answered(live.room.record.id, seat, message.decision, message.client)
        if row is None or row.sequence >= live.room.sequence:
            return False
        live.room.recall(row)
        return True

    async def _settle(self, live: LiveTable, seat: int, proposal: Proposal | Accepted) -> Accepted:
        if isinstance(proposal, Accepted):
            return live.room.answered(seat, proposal)
        room = live.room
        try:
            await self.store.add(
                room.record.id,
                proposal.row,
                proposal.summary,
                fence=live.fence,
                snapshot=proposal.snapshot,
            )
        except NotStored:
            await self._reload(live)
            raise
        self.stored += 1
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
            if not always and not await self._missed(live):
                return
            stored = await self.store.load(live.room.record.id)
            if stored is not None:
                live.room, _ = await asyncio.to_thread(open_room, stored, self.lobby)
                live.fence, live.owner = stored.fence, stored.owner
                live.forget()
                seats = live.room.record.seats
                live.links = {
                    k: link for k, link in live.links.items() if hashed(link) == seats[k].link
                }
                live.end_revoked()
                live.notify()

    async def record_text(self, live: LiveTable) -> str:
        """The record of a finished game."""
        if not live.room.is_over():
            return live.room.record_text([])  # says why not
        stored = await self.store.load(live.room.record.id, whole=True)
        rows = [] if stored is None else stored.rows
        return await asyncio.to_thread(live.room.record_text, rows)

    # Other processes.

    async def _own(self, live: LiveTable) -> None:
        """Make this process the owner of a table, up to date with what others have stored."""
        if not self.store.is_shared or live.owner == self.store.me:
            return
        try:
            live.fence, rows = await self.store.take(live.room.record.id, live.room.sequence)
        except NotStored as fault:
            if fault.code != "moved":
                raise
            await self._reload(live, always=True)  # it was archived: what is there now says so
            return
        live.owner = self.store.me
        await self._follow(live, rows)

    async def _follow(self, live: LiveTable, rows: list[Row]) -> None:
        """Follow what others have stored since; under the table's lock."""
        if not rows:
            return
        try:
            live.room.load(rows)
        except PlanetfallError:
            await self._reload(live, always=True)
        live.notify()

    async def _catch_up(self, live: LiveTable, *, seats: bool = False) -> None:
        """Follow what others have stored, and look who sits where if that has changed."""
        async with live.lock:
            if seats or not live.room.record.started:
                await self._reload(live, always=True)
            else:
                await self._follow(live, await self._missed(live))
        self.drive(live)

    async def look_at_seats(self, live: LiveTable) -> None:
        """Look who sits where: another process may have changed it."""
        await self._catch_up(live, seats=True)

    def _catch_all_up(self) -> None:
        """Messages may have been missed: look at everything, and claim nothing."""
        self._moved_on.update(self._loading)
        for live in self.live.values():
            live.owner = 0
            self._later(self._catch_up(live, seats=True))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("work in the background failed: %r", fault)

    def _hear(self, what: str, who: int, table: str, rest: str) -> None:
        """A message of another process."""
        if what == "bans":
            self._later(self.read_bans())
            return
        live = self.live.get(table)
        if live is None:
            if table in self._loading:
                self._moved_on.add(table)
            return
        if what == "choice":
            if int(rest) >= live.room.sequence:
                self._later(self._catch_up(live))
        elif what == "seats":
            self._later(self._catch_up(live, seats=True))
        elif what == "owner":
            live.owner = who
        elif what == "close":
            self._later(self.let_go_now(table))
        elif what == "here":
            seats = frozenset(int(seat) for seat in rest.split() if seat.isdigit())
            live.elsewhere[who] = (seats, time.monotonic())
            live.notify_presence()
        elif what in ("link", "request"):
            self._later(self._hear_later(live, what, rest))

    async def _hear_later(self, live: LiveTable, what: str, rest: str) -> None:
        """A message that has to wait for those before it to be followed."""
        async with live.lock:
            first, _, others = rest.partition(" ")
            if what == "link":
                live.links[int(first)] = others
            else:
                number, *waits_for = [int(each) for each in others.split()] or [0]
                request = UndoRequest(int(first), waits_for) if first else None
                live.room.note_request(request, number)
            live.notify()

    async def _tell(self, what: str, live: LiveTable, rest: str = "") -> None:
        if self.peers is not None:
            await self.peers.tell(what, live.room.record.id, rest)

    async def _tell_request(self, live: LiveTable) -> None:
        room, rest = live.room, ""
        if room.request is not None:
            words = (room.request.seat, room.asked_number, *room.request.waits_for)
            rest = " ".join(map(str, words))
        await self._tell("request", live, rest)

    async def _tell_presence(self, live: LiveTable) -> None:
        await self._tell("here", live, " ".join(map(str, sorted(live.present_here()))))

    async def _watch_owners(self) -> None:
        """Take over tables whose bots wait for a process that is gone."""
        while True:
            await asyncio.sleep(OWNER_SECONDS)
            orphans = [
                live
                for live in [*self.live.values()]
                if live.owner != self.store.me and self._bots_to_move(live)
            ]
            if not orphans or self.peers is None:
                continue
            try:
                alive = await self.peers.alive()
                for live in orphans:
                    if alive and live.owner not in alive:
                        async with live.lock:
                            await self._own(live)
                        self.drive(live)
            except Exception as fault:
                log.error("owners were not looked for: %r", fault)

    # Bots.

    def drive(self, live: LiveTable) -> None:
        """Let the bots of a room play whatever they owe."""
        live.end_idle_thinking()
        if self.store.is_shared and live.owner != self.store.me:
            return
        if live.driver is None or live.driver.done():
            if self._bots_to_move(live):
                live.driver = asyncio.create_task(self._drive(live))

    def _bots_to_move(self, live: LiveTable) -> list[int]:
        if live.room.stopped or live.room.record.archived:
            return []
        bots = live.room.seats.bots()
        return [seat for seat in live.room.movers() if seat in bots]

    async def _drive(self, live: LiveTable) -> None:
        while seats := self._bots_to_move(live):
            if self.store.is_shared and live.owner != self.store.me:
                return
            if live.viewers and self.bot_pause:
                await asyncio.sleep(self.bot_pause * PACES[live.room.record.pace])
            is_seen = bool(live.present()) or not self.bot_pause
            choose = self._bot_choice if is_seen else self._unwatched_choice
            # Seats that choose at once think at once.
            made = await asyncio.gather(
                *[choose(live, seat) for seat in seats], return_exceptions=True
            )
            for fault in made:
                if isinstance(fault, Exception):
                    log.warning("a bot's choice at %s failed: %r", live.room.record.id, fault)
                    await asyncio.sleep(BOT_AGAIN)
                elif fault is not None:
                    raise fault

    async def _unwatched_choice(self, live: LiveTable, seat: int) -> None:
        """A bot's choice at a table nobody looks at: of all such tables one begins at a time."""
        async with self._unwatched:
            await asyncio.sleep(UNWATCHED_PAUSE)
        await self._bot_choice(live, seat)

    async def _bot_choice(self, live: LiveTable, seat: int) -> None:
        room = live.room
        if seat not in room.movers() or room.play is None:
            return
        decision = room.decision(seat)
        level = room.record.seats[seat].level
        thinking = asyncio.create_task(
            self.bots.choose(
                level,
                room.view(seat).data(),
                table=room.record.id,
                watched=bool(live.viewers or live.present()),
            )
        )
        live.thinking[seat] = (thinking, room, decision)
        try:
            await asyncio.wait([thinking])
        finally:
            del live.thinking[seat]
            thinking.cancel()
        if thinking.cancelled():
            return
        key = thinking.result()
        if room is not live.room or decision != room.decision(seat):
            return
        if isinstance(key, Answer) and key.part:
            room.give_reason(BotReason(room.sequence, seat, key.part, key.amount))
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
        if self.peers is not None:
            self._later(self._tell_presence(live))
        try:
            yield
        finally:
            before = live.present()
            self.viewers.remove(viewer)
            live.viewers.discard(viewer)
            live.touched = time.monotonic()
            if not self._closing:
                if live.present() != before:
                    live.notify_presence()
                if self.peers is not None:
                    self._later(self._tell_presence(live))


def _checked(table: str) -> str:
    """A table's name, or `Missing` for what has not the form of one."""
    if not is_table_id(table):
        raise Missing("There is no such table.", "no_table")
    return table


def _check_seats_open(room: Room) -> None:
    """Raise `Refused` where nobody sits down or gets up any more."""
    if room.record.archived:
        raise Refused("This table is archived; it can only be read.", "archived")
    if len(room.notes) >= MOST_NOTES:
        raise Refused("The seats of this table have changed too often.", "many_notes")


def needs_player(seat: int) -> int:
    """The seat, or `Refused` for a spectator."""
    if seat == SPECTATOR:
        raise Refused("Spectators cannot choose.", "spectator")
    return seat
