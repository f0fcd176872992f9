"""Every operation of `/openapi.json`, asked with what it describes and nearly that.

Generators for any interface (schemathesis) do not get beyond the refusals of this one: they know no
table, seat or open decision. This one is given real ones.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tests.table.schemas import Schemas
from tests.table.serving import Guest, Server

GAME = "planet-unknown"
EACH = 12
"""Requests to every operation."""
SEATS = [{"kind": "person", "name": "Coral"}, {"kind": "person", "name": "Jade"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("interface") / "t.sqlite") as running:
        yield running


class Asker:
    """Asks operations at tables of its own."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.rng = Random(15)
        self.described: dict[str, Any] = guest.http.get("/openapi.json").json()
        self.schemas = Schemas(self.described)
        self.statuses: dict[str, Counter[int]] = {}

    def known(self, path: str) -> dict[str, list[Any]]:
        """A table in the state that an operation is about, and what is open there."""
        if path.endswith(("{secret}", "entropy", "link", "fill")):
            made = self.guest.create(GAME, "person", "link")
        elif path.endswith(("undo", "choice")):
            made = self.guest.create("on-mars", "person")
        else:
            made = self.guest.create(GAME, "person", "person")
        view = self.guest.table_view(made["id"], 0)
        for number in range(9 if path.endswith("undo") else 0):
            if view["can_undo"] or not view["keys"]:
                break
            self.guest.choose(made["id"], 0, view["decision"], view["keys"][:1], f"b{number}")
            view = self.guest.table_view(made["id"], 0)
        return {
            "table": [made["id"]],
            "secret": [link.rpartition("/")[2] for link in made["links"].values()] or ["x"],
            "seat": [0, 0, 0, 1, -1],
            "decision": [view["decision"]],
            "client": ["c", "d"],
            "key": view["keys"][:3] or ["pass"],
            "keys": [view["keys"][:1]],
            "game": [GAME],
            "seats": [SEATS],
            "options": [{}, {"x": 1}],
            "title": ["A table"],
            "name": ["Jade"],
        }

    def ask(self, method: str, path: str, operation: dict[str, Any]) -> str:
        """One request; what is wrong with its answer."""
        known, rng = self._known, self.rng
        address, query = path, {}
        for parameter in operation.get("parameters", []):
            name = parameter["name"]
            value = self.schemas.value(parameter["schema"], rng, known)
            if name in known and rng.random() < 0.9:
                value = rng.choice(known[name])
            if parameter["in"] == "path":
                text = quote(str(value), safe="") or "x"
                address = address.replace("{" + name + "}", text)
            elif value is not None and (parameter.get("required") or rng.random() < 0.7):
                query[name] = value
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        body = None
        if content is not None:
            body = json.dumps(self.schemas.value(content["schema"], rng, known))
        headers = {"content-type": "application/json"}
        answer = self.guest.http.request(
            method, address, params=query, content=body, headers=headers
        )
        self.statuses.setdefault(f"{method} {path}", Counter())[answer.status_code] += 1
        asked = f"{method} {address} {query} {body}: {answer.status_code}"
        return self._fault(operation, answer.status_code, answer.text, asked)

    def _fault(self, operation: dict[str, Any], status: int, text: str, asked: str) -> str:
        told = operation["responses"].get(str(status))
        if told is None or status >= 500:
            return f"{asked} {text[:200]}"
        content = told.get("content", {}).get("application/json")
        if content is None:
            return "" if status != 200 or "text/plain" in str(told) else f"{asked}: no body"
        fault = self.schemas.fault(content["schema"], json.loads(text))
        return f"{asked}: {fault}" if fault else ""

    def run(self) -> list[str]:
        """Everything, each operation some times; what was wrong."""
        faults = []
        for path, operations in self.described["paths"].items():
            for method, operation in operations.items():
                for number in range(EACH):
                    if number % 4 == 0:
                        self._known = self.known(path)
                    faults.append(self.ask(method.upper(), path, operation))
        return [fault for fault in faults if fault]


def test_every_answer_is_described_and_every_operation_succeeds(server: Server) -> None:
    with Guest(server) as guest:
        asker = Asker(guest)
        assert asker.run() == []
        for name, found in asker.statuses.items():
            # A record is given out when the game is over, and nobody has asked for consent.
            if not name.endswith(("/record", "/consent")):
                assert any(status < 300 for status in found), (name, found)


def test_an_answer_that_is_not_described_is_found(tmp_path: Path) -> None:
    broken = """
from planetfall.table import app
app.STATUS.insert(0, (app.errors.Refused, 418))
"""
    with Server(tmp_path / "t.sqlite", prelude=broken) as running, Guest(running) as guest:
        asker = Asker(guest)
        path = "/api/tables/{table}/consent"
        asker.described["paths"] = {path: asker.described["paths"][path]}
        assert any(": 418" in fault for fault in asker.run())
