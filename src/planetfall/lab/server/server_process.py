"""A server of one's own: a process on a loopback port that is started, killed and started again.

For the bench and the self-test. It is ended by its process id, and nothing of it stays behind.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import weakref
from pathlib import Path
from typing import Self

START = """
from planetfall.table.serve import run
from planetfall.table.settings import Settings
chosen = Settings("127.0.0.1", {port}, {database!r}, workers={workers})
run(settings=chosen, bot_pause={pause}, limited={limited})
"""

PATIENCE = 180.0
"""Seconds a server may take to start before it is given up."""


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _kept_port(owner: object) -> int:
    """A port that nobody else gets as long as its owner is there, also while nobody listens at it.

    A killed server comes back to its port: on a busy machine another program listened there
    meanwhile, and was taken for it.
    """
    if sys.platform != "linux":  # elsewhere two sockets cannot have one address
        return free_port()
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server's own has
        keeper.bind(("127.0.0.1", 0))
        port: int = keeper.getsockname()[1]
        weakref.finalize(owner, os.close, keeper.detach())
    return port


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) / 1024 if found is not None else 0.0


def computed(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class OwnServer:
    """One port and one database; the process behind them comes and goes."""

    def __init__(
        self,
        database: Path | str,
        *,
        pause: float = 0.0,
        limited: bool = False,
        log: Path | None = None,
        prelude: str = "",
        workers: int = 1,
    ) -> None:
        self.database = database
        self.port = _kept_port(self)
        self.pause = pause
        self.limited = limited
        self.log = log
        """Where its complaints are kept; by default they go where ours go."""
        self.prelude = prelude
        """Code its process runs first: a trial of the trials breaks something there."""
        self.workers = workers
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """The address of its pages."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self.process is not None
        return self.process.pid

    def worker_pids(self) -> list[int]:
        """The processes that share its port, if there are several."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def start(self) -> None:
        """Start the process and wait until it listens."""
        self.launch()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise

    def launch(self) -> None:
        """Start the process."""
        code = self.prelude + START.format(
            port=self.port,
            database=str(self.database),
            pause=self.pause,
            limited=self.limited,
            workers=self.workers,
        )
        with contextlib.ExitStack() as kept:
            log = None if self.log is None else kept.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-c", code],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
            )

    def wait(self) -> None:
        """Wait until it listens; `RuntimeError` when it never does."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                break
            if self.is_listening():
                return
            time.sleep(0.02)
        raise RuntimeError("The server does not start.")

    def is_listening(self) -> bool:
        """Whether somebody answers at the port."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """End it as a power cut would: no word, no tidying."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """End it politely; if it does not listen, otherwise."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *given: object) -> None:
        self.stop()
