"""Several processes behind one port, for servers on PostgreSQL.

The first process listens and starts the others, which share its socket. One that ends is started
again; when the first ends, all do.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from planetfall.core.errors import BadRequest

PAUSE = 0.5
"""Seconds before a worker that has ended at once is started again."""

log = logging.getLogger("planetfall.table")


def run_workers(count: int, work: Callable[[int], None]) -> None:
    """Let so many processes do `work(parent)` until this one is told to end."""
    if not hasattr(os, "fork"):
        raise BadRequest("Several workers need a system that can fork; use `--workers 1`.")
    parent = os.getpid()
    started: dict[int, float] = {}
    ending = False

    def end(number: int, frame: FrameType | None) -> None:
        nonlocal ending
        ending = True
        for pid in started:
            os.kill(pid, signal.SIGTERM if number == signal.SIGTERM else signal.SIGINT)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    while not ending or started:
        while len(started) < count and not ending:
            started[_start(work, parent)] = time.monotonic()
        try:
            pid, status = os.wait()
        except (ChildProcessError, InterruptedError):
            continue
        since = started.pop(pid, 0.0)
        if not ending:
            log.error("worker %d has ended (%d); another one is started", pid, status)
            if os.waitstatus_to_exitcode(status) == 2:
                ending = True  # it has said why it cannot work, and no other could
                for each in started:
                    os.kill(each, signal.SIGTERM)
                sys.exit(2)
            if time.monotonic() - since < 1:
                time.sleep(PAUSE)


def _start(work: Callable[[int], None], parent: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 0
    try:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        work(parent)
    except BadRequest as refused:
        print(refused, file=sys.stderr, flush=True)
        status = 2
    except BaseException as fault:
        if not isinstance(fault, (SystemExit, KeyboardInterrupt)):
            log.exception("a worker broke")
            status = 1
    os._exit(status)
