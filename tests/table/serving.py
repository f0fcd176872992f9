"""A server as a process of its own, for tests that talk to it as a browser would."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

START = """
from planetfall.table.serve import run
run("127.0.0.1", {port}, {database!r}, bot_pause={pause}, limited={limited})
"""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Server:
    """Starts, kills and restarts a server on one port and database."""

    def __init__(self, database: Path, *, pause: float = 0.0, limited: bool = False) -> None:
        self.database = database
        self.port = free_port()
        self.pause = pause
        self.limited = limited
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        code = START.format(
            port=self.port, database=str(self.database), pause=self.pause, limited=self.limited
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
        )
        self.wait()

    def wait(self) -> None:
        for _ in range(300):
            try:
                if httpx.get(f"{self.base}/health", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *given: object) -> None:
        self.stop()


class Guest:
    """A visitor with a cookie jar."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.base, timeout=20)

    def close(self) -> None:
        self.http.close()

    def create(self, game: str, *kinds: str, **options: Any) -> dict[str, Any]:
        seats = [
            {"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind, "name": "Coral"}
            for kind in kinds
        ]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": seats, "options": options}
        )
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def sight(self, table: str, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        answer = self.http.get(f"/api/tables/{table}{query}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def post(self, table: str, what: str, seat: int, body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{what}?seat={seat}", json=body)

    def choose(
        self, table: str, seat: int, decision: str, keys: list[str], client: str = "c"
    ) -> httpx.Response:
        body = {"decision": decision, "client": client, "keys": keys}
        return self.post(table, "choice", seat, body)
