"""A server as a process of its own, for tests that talk to it as a browser would."""

from __future__ import annotations

from typing import Any

import httpx

from planetfall.lab.server.server_process import OwnServer as Server
from planetfall.lab.server.server_process import free_port

__all__ = ["Guest", "Server", "free_port"]


class Guest:
    """A visitor with a cookie jar."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.base, timeout=20)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *given: object) -> None:
        self.close()

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

    def table_view(self, table: str, seat: int | None = None) -> dict[str, Any]:
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
