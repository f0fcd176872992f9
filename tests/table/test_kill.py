"""A killed server has lost nothing that was acknowledged, and done nothing twice."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.serving import Guest, Server

GAME = "planet-unknown"
KILLS = 6


def press_on(guest: Guest, table: str, accepted: list[str], stop: threading.Event) -> None:
    """Choose again and again; what was acknowledged is noted, what failed is sent again."""
    rng = random.Random(table)
    sent = 0
    while not stop.is_set():
        try:
            sight = guest.sight(table)
            if not sight["keys"]:
                return
            body = {
                "decision": sight["decision"],
                "client": f"{table}-{sent}",
                "keys": [rng.choice(sight["keys"])],
            }
            answer = guest.post(table, "choice", sight["seat"], body)
        except httpx.TransportError:
            continue
        sent += 1
        if answer.status_code == 200:
            accepted.append(f"{sight['seat']}:{sight['decision']}")


def number(sight: dict[str, Any]) -> int:
    """The number of the decision a seat has open."""
    return int(sight["decision"].split(".")[0])


@pytest.mark.slow
def test_kill_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.sqlite")
    server.start()
    guests = [Guest(server) for _ in range(4)]
    tables = [guest.create(GAME, "person", "person")["id"] for guest in guests]
    accepted: list[list[str]] = [[] for _ in guests]
    stop = threading.Event()
    threads = [
        threading.Thread(target=press_on, args=(guest, table, noted, stop))
        for guest, table, noted in zip(guests, tables, accepted, strict=True)
    ]
    for thread in threads:
        thread.start()
    rng = random.Random(7)
    for _ in range(KILLS):
        stop.wait(0.3 + rng.random() * 0.4)
        server.kill()
        server.start()
    stop.wait(0.3)
    stop.set()
    for thread in threads:
        thread.join()
    server.kill()
    server.start()
    for guest, table, noted in zip(guests, tables, accepted, strict=True):
        assert noted
        assert len(noted) == len(set(noted)), "a decision was answered twice"
        answered = {
            seat: int(guest.sight(table, seat)["decision"].split(".")[0]) for seat in (0, 1)
        }
        for mark in noted:
            seat, decision = mark.split(":")
            assert int(decision.split(".")[0]) < answered[int(seat)]
        guest.close()
    server.stop()


@pytest.mark.slow
def test_every_choice_sent_several_times_counts_once(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        guest = Guest(server)
        table = guest.create(GAME, "person")["id"]
        rng = random.Random(3)
        for count in range(60):
            sight = guest.sight(table)
            if not sight["keys"]:
                break
            keys = [rng.choice(sight["keys"])]
            sendings = [
                threading.Thread(
                    target=guest.choose,
                    args=(table, 0, sight["decision"], keys, f"c{count}"),
                )
                for _ in range(rng.randint(1, 3))
            ]
            for each in sendings:
                each.start()
            for each in sendings:
                each.join()
            after = guest.sight(table)
            assert number(after) == number(sight) + 1
        guest.close()
