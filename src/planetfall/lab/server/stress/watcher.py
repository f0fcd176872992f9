"""A page that watches a table as a browser does: it comes back with what it has when cut off."""

from __future__ import annotations

import asyncio
import contextlib
import time

from planetfall.lab.server.http_client import Connection, Listener


class Watcher(Listener):
    """A listener that comes back whenever its stream ends."""

    def __init__(self, port: int, table: str, seat: int, cookie: str) -> None:
        super().__init__(port, table, seat, cookie)
        self.returns = 0
        self.catch_ups: list[float] = []
        """Seconds from coming back to being up to date."""
        self._is_cut = False
        self._came = 0.0

    def begin(self) -> None:
        """Open the page."""
        self.task = asyncio.create_task(self._follow())

    async def end(self) -> None:
        """Close the page."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def cut(self) -> None:
        """Break the line, as a train in a tunnel does; the page comes back at once."""
        if self.writer is not None:
            self._is_cut = True
            self.writer.transport.abort()

    async def _follow(self) -> None:
        while True:
            self._came = time.monotonic()
            with contextlib.suppress(OSError, EOFError, ValueError):
                await self.run()
            self.returns += 1
            if not self._is_cut:
                await asyncio.sleep(self.retry)
            self._is_cut = False

    def hear(self) -> None:
        """The page is up to date; if it has come back, note how long that took."""
        super().hear()
        if self.returns:
            self.catch_ups.append(self.heard - self._came)

    async def differs(self, connection: Connection, seconds: float) -> str:
        """How this page differs from a fresh one, once both stand still; empty when not at all."""
        end = time.monotonic() + seconds
        while True:
            self.news.clear()
            status, told = await connection.get(f"/t/{self.table}/parts?seat={self.seat}")
            if status != 200:
                return f"a fresh page has status {status}"
            if told["version"] == self.version:
                break
            if time.monotonic() > end:
                return f"it stays at {self.version or 'nothing'}; fresh is {told['version']}"
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 0.2)
        wrong = [name for name, markup in told["parts"] if self.page.get(name) != markup]
        return f"other parts: {', '.join(wrong)}" if wrong else ""
