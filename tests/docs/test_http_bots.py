"""The client of `docs/http-bots.md` plays a whole game against a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.serving import Guest, Server

pytestmark = pytest.mark.slow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "http-bots.md"


def test_the_client_plays_and_the_commands_of_the_page_work(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(code.splitlines()) <= 45
    (tmp_path / "client.py").write_text(code)
    with Server(tmp_path / "tables.sqlite") as server, Guest(server) as guest:
        done = subprocess.run(
            [sys.executable, str(tmp_path / "client.py"), server.base, "planet-unknown"],
            capture_output=True,
            text=True,
            timeout=240,
        )
        assert done.returncode == 0, done.stderr
        assert len(json.loads(done.stdout)) == 2
        # What curl sends on the page, in its order.
        bodies = [json.loads(body) for body in re.findall(r"-d '(.*?)'", text)]
        made = guest.http.post("/api/tables", json=bodies[0])
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        turn: dict[str, Any] = {"turn": False}
        end = time.monotonic() + 60
        while not turn["turn"] and time.monotonic() < end:
            turn = guest.http.get(f"/api/tables/{table}/turn").json()
        shown = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0])
        assert turn.keys() == shown.keys() and turn["turn"] is True
        choice = {**bodies[1], "decision": turn["decision"], "keys": turn["keys"][:1]}
        assert guest.http.post(f"/api/tables/{table}/choice", json=choice).status_code == 200
        again = {**choice, "client": "probe-2", "keys": ["fly:away"]}
        assert guest.http.post(f"/api/tables/{table}/choice", json=again).status_code in (409, 422)
