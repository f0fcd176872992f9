"""Two processes on one database, both in this one: a store that is shared, and messages by hand.

The database is SQLite, and what PostgreSQL tells its sessions is kept in a list until somebody
lets the others hear it: a test decides how late a process is.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest import mock

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from planetfall.table import archive, queries
from planetfall.table import tables as tables_module
from planetfall.table.messages import Note, Summary, TableRecord
from planetfall.table.store import Store
from planetfall.table.writer import Job


class Wire:
    """What processes have told each other and have not heard yet."""

    def __init__(self) -> None:
        self.peers: list[Peer] = []
        self.waiting: list[str] = []

    def tell(self, connection: sql.Connection | None, *messages: str) -> None:
        """Keep some messages."""
        self.waiting += messages

    def deliver(self) -> None:
        """Let every process hear what the others have told."""
        messages, self.waiting = self.waiting, []
        for message in messages:
            what, who, table, rest = [*message.split(" ", 3), "", ""][:4]
            for peer in self.peers:
                if peer.me != int(who):
                    peer.hear(what, int(who), table, rest)


class Peer:
    """Stands for the session of a process with the others."""

    def __init__(
        self,
        wire: Wire,
        database: str,
        me: int,
        hear: Callable[[str, int, str, str], None],
        lost: Callable[[], None],
    ) -> None:
        self.wire = wire
        self.me = me
        self.hear = hear
        self.lost = lost

    async def open(self) -> None:
        self.wire.peers.append(self)

    async def close(self) -> None:
        self.wire.peers.remove(self)

    async def tell(self, what: str, table: str, rest: str = "") -> None:
        self.wire.tell(None, f"{what} {self.me} {table} {rest}")

    async def alive(self) -> set[int]:
        return {peer.me for peer in self.wire.peers}


class SharedStore(Store):
    """A store of one of several processes."""

    def __init__(self, database: str, me: int, wire: Wire) -> None:
        super().__init__(database)
        self.me = me
        self.wire = wire
        self._shared = False

    @property
    def is_shared(self) -> bool:
        return self._shared

    async def open(self, *, as_it_is: bool = False) -> None:
        await super().open(as_it_is=as_it_is)
        self._shared = True

    async def _take_time(self, connection: AsyncConnection) -> None:
        pass

    async def save(
        self,
        record: TableRecord,
        summary: Summary,
        *,
        seats_changed: Sequence[int] | None = None,
        written: Sequence[Note] = (),
    ) -> None:
        await super().save(record, summary, seats_changed=seats_changed, written=written)
        self.wire.tell(None, f"seats {self.me} {record.id} 0")

    async def _store(self, jobs: list[Job]) -> set[str]:
        stored = await super()._store(jobs)
        self.wire.tell(
            None,
            *(f"choice {self.me} {j.table} {j.row.sequence}" for j in jobs if j.table in stored),
        )
        return stored


@contextlib.contextmanager
def wired() -> Iterator[Wire]:
    """Let processes that are opened meanwhile talk over a wire."""
    wire = Wire()

    def peer(*given: Any) -> Peer:
        return Peer(wire, *given)

    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.object(tables_module, "Peers", peer))
        for module in (queries, archive):
            stack.enter_context(mock.patch.object(module, "notify", wire.tell))
        yield wire
