"""Bots at the table: worker processes with a time cap, apart from the server's own loop.

Whatever a bot does, it cannot hold up the people: it thinks in another process at low priority, and
when its time is up the process is ended and a random legal answer is played instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import secrets
import sys
from typing import Any

TIME_CAP = 8.0
"""Seconds a bot may think about one choice."""

LINE_LIMIT = 4 * 1024 * 1024

log = logging.getLogger("planetfall.table")


class Worker:
    """One process; it is started when first needed and after it had to be ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> str:
        """The key a bot chooses, or an exception."""
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        try:
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            answer = json.loads(line)
        except (TimeoutError, ValueError, OSError):
            await self.end()
            raise
        if "key" not in answer:
            raise RuntimeError(str(answer.get("error")))
        return str(answer["key"])

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "planetfall.table.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,
            )
        return self._process

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Bots:
    """A pool of workers."""

    def __init__(self, workers: int = 0, seconds: float = TIME_CAP) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._all = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, name: str, view: dict[str, Any]) -> str:
        """The key the bot `name` chooses in a view's data; always a legal one."""
        legal: list[str] = view["legal"]
        request = {"bot": name, "view": view, "luck": secrets.randbits(60)}
        worker = await self._free.get()
        try:
            key = await worker.ask(request, self.seconds)
        except Exception as fault:
            log.warning("bot %s gave no answer (%s); a random one is played", name, fault)
            key = ""
        finally:
            self._free.put_nowait(worker)
        return key if key in legal else random.SystemRandom().choice(legal)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            await worker.end()
