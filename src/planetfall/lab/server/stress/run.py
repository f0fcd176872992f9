"""Runs trials one after another, each on a server and a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

from planetfall.lab.server.postgres import cluster
from planetfall.lab.server.server_process import OwnServer
from planetfall.lab.server.stress import (
    flood,
    kills,
    load,
    malformed,
    reconnects,
    repeats,
    sealed,
    stored,
    workers,
)
from planetfall.lab.server.stress.report import Finding, Plan, Tell
from planetfall.lab.server.stress.stage import Stage
from planetfall.lab.server.stress.stranger import KINDS

Run = Callable[[Stage, Tell], Awaitable[None]]

TRIALS: dict[str, tuple[str, Run]] = {
    "kills": (kills.NAME, kills.run),
    "repeats": (repeats.NAME, repeats.run),
    "sealed": (sealed.NAME, sealed.run),
    "reconnects": (reconnects.NAME, reconnects.run),
    "malformed": (malformed.NAME, malformed.run),
    "flood": (flood.NAME, flood.run),
    "workers": (workers.NAME, workers.run),
    "load": (load.NAME, load.run),
    "stored": (stored.NAME, stored.run),
}
"""By the word that asks for one: its name and what carries it out."""

LIMITED = ("flood",)
"""Trials of a server with its limits; to the others they would be in the way."""

TIMED = ("reconnects", "flood", "workers", "load", "stored")
"""Trials that judge times: they tell how busy the machine was."""

SHARED = ("workers",)
"""Trials of two servers over one PostgreSQL database."""

SQLITE = ("stored",)
"""Trials that look at SQLite alone."""


def steps(trial: str, plan: Plan) -> int:
    """How far its progress bar goes."""
    return {
        "kills": plan.kills,
        "repeats": plan.choices,
        "sealed": plan.sealed_kills,
        "reconnects": plan.whole_games,
        "malformed": plan.inputs,
        "flood": len(KINDS),
        "workers": max(1, plan.kills // 2),
        "load": int(plan.load_seconds),
        "stored": 2,
    }[trial]


def carry_out(trial: str, plan: Plan, tell: Tell | None = None, *, prelude: str = "") -> Finding:
    """Run one trial from an empty database to the end of its server.

    `prelude` is code that the server's process runs first.
    """
    name, run = TRIALS[trial]
    finding = Finding(name)
    with contextlib.ExitStack() as held:
        place = Path(held.enter_context(tempfile.TemporaryDirectory()))
        log = place / "server.log"
        database: Path | str = place / "trial.sqlite"
        if trial in SHARED or (plan.postgres and trial not in SQLITE):
            database = held.enter_context(cluster())

        def make() -> OwnServer:
            return OwnServer(database, log=log, prelude=prelude, limited=trial in LIMITED)

        server = make()
        stage = Stage(server, plan, finding, make() if trial in SHARED else None)
        try:
            asyncio.run(_run(run, stage, tell or (lambda count: None)))
        finally:
            server.stop()
        stage.read_log()
    if trial in TIMED and hasattr(os, "getloadavg"):
        # Of the last minute; more than there are cores, and the times say little of the server.
        finding.figures["machine's load"] = round(os.getloadavg()[0], 1)
    finding.seconds = time.monotonic() - finding.started
    return finding


async def _run(run: Run, stage: Stage, tell: Tell) -> None:
    """Carry a trial out; whatever breaks it is a fault."""
    try:
        await stage.start()
        await run(stage, tell)
    except Exception:
        last = " | ".join(traceback.format_exc().strip().splitlines()[-5:])
        stage.finding.fault(f"the trial broke off: {last}")
    finally:
        await stage.close()
