"""Two servers share a PostgreSQL database; now one, now the other is killed while people play.

The people of a table sit at both; those of every third table at one, so that the other has to load
it. Whoever was at the server that is killed goes on at the other at once, as behind a proxy, and
sends again what was not answered. Nothing may be lost or stored twice, and within three seconds
every table and every open page must go on.

Beside the times it tells how much the server that is left computed meanwhile: on a busy machine,
which gives it a part of a processor, the same work takes several times as long.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random

from planetfall.lab.server.http_client import Connection
from planetfall.lab.server.server_process import OwnServer, computed
from planetfall.lab.server.stress.report import Tell, quantile
from planetfall.lab.server.stress.settings import Setting, settings
from planetfall.lab.server.stress.shadow import Sending, Shadow
from planetfall.lab.server.stress.stage import BROKEN, SETTLING, Stage, Table
from planetfall.lab.server.stress.watcher import Watcher
from planetfall.table.messages import Row

NAME = "two workers over PostgreSQL"

TAKEOVER = 3.0
"""Seconds within which every table and page must go on after a kill."""
PATIENCE = 60.0
"""Seconds until a table or page that does not go on is given up."""


class Pair:
    """The two servers, and which of them run."""

    def __init__(self, stage: Stage) -> None:
        assert stage.second is not None
        self.servers: list[OwnServer] = [stage.server, stage.second]
        self.killed: OwnServer | None = None

    def place(self, wanted: int) -> OwnServer:
        """The server that a person is sent to: his own, or the one that is left."""
        server = self.servers[wanted]
        return self.servers[1 - wanted] if server is self.killed else server


class Party:
    """One table with people at both servers, each with a cookie of his own."""

    def __init__(self, stage: Stage, pair: Pair, number: int) -> None:
        self.stage = stage
        self.pair = pair
        self.rng = Random(f"{stage.plan.seed} party {number}")
        self.number = number
        known = [each for each in settings(stage.plan.games) if each.seats > 1]
        self.setting: Setting = known[number % len(known)]
        self.table: Table | None = None
        self.cookies: list[str] = []
        self._lines: dict[tuple[int, int], Connection] = {}
        """By seat and port, kept open as browsers do."""
        self.rows: list[Row] = []
        """All that must be stored, in order."""
        self.pending: Sending | None = None
        self.sent = 0
        self.answered = 0.0
        """The moment of the last answer."""

    def home(self, seat: int) -> int:
        """The server where a seat's player is."""
        return (self.number if self.number % 3 == 2 else seat) % 2

    async def ask(self, seat: int, method: str, path: str, body: object = None) -> object:
        """Ask the server of a seat until one of them answers."""
        end = time.monotonic() + PATIENCE
        while True:
            port = self.pair.place(self.home(seat)).port
            if (seat, port) not in self._lines:
                self._lines[seat, port] = self.stage.connect(port=port)
            connection = self._lines[seat, port]
            connection.cookie = self.cookies[seat] if seat < len(self.cookies) else ""
            try:
                if method == "GET":
                    status, told = await connection.get(path)
                else:
                    status, told = await connection.post(path, body)
                if seat == len(self.cookies):
                    self.cookies.append(connection.cookie)
                if status < 300:
                    return told
                raise RuntimeError(f"{method} {path} got {status}: {str(told)[:200]}")
            except BROKEN:
                connection.close()
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.02)

    async def sit_down(self) -> None:
        """A new table; the others come by their links, each at his server."""
        self.cookies, self.rows, self.pending = [], [], None
        seats = [{"kind": "person", "name": "Host"}]
        seats += [{"kind": "link", "name": ""} for _ in range(1, self.setting.seats)]
        wish = {"game": self.setting.game, "seats": seats, "options": self.setting.options}
        made = await self.ask(0, "POST", "/api/tables", wish)
        assert isinstance(made, dict)
        for seat in range(1, self.setting.seats):
            secret = made["links"][str(seat)].rpartition("/")[2]
            path = f"/api/tables/{made['id']}/seats/{secret}"
            await self.ask(seat, "POST", path, {"name": f"Guest {seat}"})
        shadow = Shadow(self.stage.record(made["id"]))
        self.table = Table(self.stage, made["id"], self.stage.connect(self.cookies[0]), shadow)
        for seat in range(self.setting.seats):
            watcher = self.stage.watch(made["id"], seat, self.cookies[seat])
            watcher.port = self.pair.place(self.home(seat)).port
            self.table.watchers.append(watcher)

    async def play(self, over: asyncio.Event) -> None:
        """Play until told to stop; a game that ends is followed by another."""
        finding = self.stage.finding
        while not over.is_set():
            if self.table is None:
                await self.sit_down()
            assert self.table is not None
            if self.pending is None:
                self.sent += 1
                self.pending = self.table.shadow.draw(self.rng, f"c{self.sent}")
            if self.pending is None:
                finding.count("whole games")
                self.compare_store()
                await self.leave()
                continue
            sending = self.pending
            told = await self.ask(sending.seat, "POST", sending.path(self.table.name), sending.body)
            self.rows.append(self.table.shadow.accept(sending))
            self.pending, self.answered = None, time.monotonic()
            wanted = self.table.shadow.expects(sending)
            finding.check(told == wanted, f"{self.table}: {sending!r}: {told}, not {wanted}")
            finding.count("choices acknowledged")
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))

    def compare_store(self) -> None:
        """What is stored must be what was acknowledged, each once and in order."""
        if self.table is None:
            return
        stored = self.stage.rows(self.table.name)
        finding = self.stage.finding
        lost = [row for row in self.rows if row not in stored]
        finding.count("choices lost", len(lost))
        finding.count("choices doubled", len(stored) - len({(r.seat, r.client) for r in stored}))
        finding.check(
            stored == self.rows,
            f"{self.table}: {len(stored)} rows are stored, {len(self.rows)} were acknowledged",
        )

    async def compare(self) -> None:
        """What everybody sees must be what the clean run shows, at his server."""
        if self.table is None:
            return
        finding = self.stage.finding
        for seat, watcher in enumerate(self.table.watchers):
            told = await self.ask(seat, "GET", f"/api/tables/{self.table.name}?seat={seat}")
            assert isinstance(told, dict)
            wrong = self.table.shadow.differs(seat, told)
            finding.check(not wrong, f"{self.table}: seat {seat} sees another {wrong}")
            finding.count("views compared")
            fault = await watcher.differs(
                self.stage.connect(self.cookies[seat], watcher.port), SETTLING
            )
            finding.check(not fault, f"{self.table}: page of seat {seat}: {fault}")
            finding.count("pages compared")

    def go_home(self) -> None:
        """Both servers run again: everybody's page goes back to his own."""
        for seat, watcher in enumerate(self.table.watchers if self.table is not None else []):
            home = self.pair.servers[self.home(seat)].port
            if watcher.port != home:
                watcher.port = home
                watcher.cut()

    async def leave(self) -> None:
        """Close the pages of a table."""
        if self.table is not None:
            await self.table.close()
            self.table = None


@dataclass
class Times:
    """What was measured after the kills."""

    tables: list[float] = field(default_factory=list)
    """Seconds until each table went on."""
    pages: list[float] = field(default_factory=list)
    """Seconds until each page was up to date at the other server."""
    computed: list[float] = field(default_factory=list)
    """For each kill the seconds the other server had computed when all went on."""
    shares: list[float] = field(default_factory=list)
    """What part of a processor it got for that."""


async def run(stage: Stage, tell: Tell) -> None:
    """Play, kill one of the two, see everything go on, start it again."""
    plan, finding = stage.plan, stage.finding
    pair, rng = Pair(stage), Random(f"{plan.seed} workers")
    await asyncio.to_thread(pair.servers[1].start)
    parties = [Party(stage, pair, k) for k in range(plan.tables)]
    for what in ("kills", "choices lost", "choices doubled", "whole games"):
        finding.count(what, 0)
    times = Times()
    try:
        for party in parties:
            await party.sit_down()
        for _ in range(max(1, plan.kills // 2)):
            if finding.is_late(plan):
                break
            await _life(stage, pair, parties, rng, times)
            tell(1)
        for party in parties:
            await party.compare()
    finally:
        for party in parties:
            await party.leave()
        pair.servers[1].stop()
    for what, seconds in (("table", times.tables), ("page", times.pages)):
        finding.figures[f"{what} goes on ms, median"] = round(1000 * quantile(seconds, 0.5))
        finding.figures[f"{what} goes on ms, longest"] = round(1000 * max(seconds, default=0.0))
    finding.figures["computed meanwhile ms, median"] = round(1000 * quantile(times.computed, 0.5))
    finding.figures["longest"] = round(1000 * max(times.computed, default=0.0))
    finding.figures["part of a processor"] = round(quantile(times.shares, 0.5), 2)


async def _life(stage: Stage, pair: Pair, parties: list[Party], rng: Random, times: Times) -> None:
    """Play for a while, kill a server, play on at the other, and look at the store."""
    over = asyncio.Event()
    playing = [asyncio.create_task(party.play(over)) for party in parties]
    try:
        await asyncio.sleep(rng.uniform(0.3, 2 * stage.plan.seconds))
        await _kill(stage, pair, parties, rng.choice(pair.servers), times)
    finally:
        over.set()
        await asyncio.gather(*playing)
    for party in parties:
        party.compare_store()
    assert pair.killed is not None
    await asyncio.to_thread(pair.killed.start)
    pair.killed = None
    for party in parties:
        party.go_home()


async def _kill(
    stage: Stage, pair: Pair, parties: list[Party], victim: OwnServer, times: Times
) -> None:
    """Kill a server and wait until all goes on at the other."""
    watching = [
        (watcher, watcher.returns)
        for party in parties
        if party.table is not None
        for watcher in party.table.watchers
        if watcher.port == victim.port and watcher.version
    ]
    pair.killed = victim
    left = pair.place(pair.servers.index(victim))
    for watcher, _ in watching:
        watcher.port = left.port
    before, start = computed(left.pid), time.monotonic()
    victim.kill()
    stage.finding.count("kills")
    back = await asyncio.gather(*(_back(party, start) for party in parties))
    came = await asyncio.gather(*(_came(*each, start) for each in watching))
    times.computed.append(computed(left.pid) - before)
    times.shares.append(times.computed[-1] / (time.monotonic() - start))
    for what, kept, found in (("table", times.tables, back), ("page", times.pages, came)):
        kept += found
        late = sum(each > TAKEOVER for each in found)
        stage.finding.check(
            not late,
            f"{late} {what}s stood still for more than {TAKEOVER} s "
            f"(the other server computed for {times.computed[-1]:.2f} s meanwhile)",
        )


async def _back(party: Party, start: float) -> float:
    """Seconds until a table goes on."""
    while party.answered < start and time.monotonic() < start + PATIENCE:
        await asyncio.sleep(0.01)
    return max(party.answered, start) - start if party.answered > start else PATIENCE


async def _came(watcher: Watcher, returns: int, start: float) -> float:
    """Seconds until a page is up to date again, or is closed because its game is over."""
    while time.monotonic() < start + PATIENCE:
        if watcher.task is None or watcher.task.done():
            return 0.0
        if watcher.returns > returns and watcher.heard:
            return watcher.heard - start
        await asyncio.sleep(0.01)
    return PATIENCE
