"""Visits at tables, made once and written down: requests of four visitors and the answers.

`python -m tests.table.visits` writes the file anew; its diff is to be read. The server, its store
and its bots run in this process; what they draw by lot and the clock are the same at every run. A
visit is a row of random requests, reasonable and not: whoever sits, watches or has no right asks,
chooses, repeats, takes back, agrees, gives seats away and takes them, while tables are let go,
archived and brought back.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx

from planetfall import games
from planetfall.table import lobby as lobby_module
from planetfall.table import secrets
from planetfall.table.app import make_app
from planetfall.table.archive import archive, revive
from planetfall.table.bots import Answer, Bots
from planetfall.table.lobby import Lobby
from planetfall.table.serve import load_pages
from planetfall.table.settings import Settings
from planetfall.table.store import Store
from planetfall.table.tables import Tables
from planetfall.table.viewers import Viewer
from tests.table.processes import SharedStore, Wire, wired

FILE = Path(__file__).parent / "data" / "visits.json"

VISITS: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "one at a time": ("terraforming-mars", ["person", "link", "link"], {}),
    "all at once": ("planet-unknown", ["person", "link", "person"], {}),
    "friends": ("planet-unknown", ["person", "link", "link"], {"title": "Olympus"}),
    "with bots": ("planet-unknown", ["person", "bot", "link", "bot"], {"end_of_turn": False}),
    "listed": ("planet-unknown", ["person", "link"], {"listed": True}),
    "without undo together": ("terraforming-mars", ["person", "link"], {"undo_together": False}),
    "two processes": ("planet-unknown", ["person", "link", "link"], {}),
    "two processes, by turns": ("terraforming-mars", ["person", "link"], {}),
    "two processes with bots": ("planet-unknown", ["person", "bot", "link"], {}),
    "watched over": ("planet-unknown", ["person", "link"], {"listed": True}),
    "to the end": ("planet-unknown", ["person"], {"pace": "instant"}),
}
"""What is visited: a game, who sits there, and what else is wished for."""

REQUESTS = 180
NAMES = ("host", "guest", "friend", "stranger")
NOW = 1_700_000_000
STEADY = ("table", "title", "game", "commitment", "rules", "entropy", "seed", "nonce", "pace")
"""Fields of a table view that hardly ever change, written down in one digest."""

TOKEN = "the token of the administrator"
SET = Settings(admin_token=TOKEN)
LONG = ("view", "events", "keys", "seats", "notes", "reasons", "ahead", "labels", "scores")
"""Fields of answers that are written down as a digest; those that are empty are left out."""


class Clock:
    """Goes on by a minute with every request."""

    def __init__(self) -> None:
        self.requests = 0

    def now(self) -> float:
        return NOW + 60.0 * self.requests


CLOCK = Clock()


class Chooser(Bots):
    """Bots that choose by what they see, and give a reason now and then."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(
        self, name: str, view: dict[str, Any], *, table: str = "", watched: bool = True
    ) -> Answer:
        lot = int(digest(view), 16)
        key: str = view["legal"][lot % len(view["legal"])]
        return Answer(key, ("", "tracks", "options")[lot % 3], lot % 500)


def digest(value: Any) -> str:
    """A short mark of plain data."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=4).hexdigest()


@contextlib.contextmanager
def fixed_lots(seed: str) -> Iterator[None]:
    """What the operating system would draw by lot, and the clock, for as long as this lasts."""
    with contextlib.ExitStack() as stack:
        for module in (lobby_module, secrets):
            fixed = _fixed(Random(f"{module.__name__} {seed}"))
            stack.enter_context(mock.patch.object(module, "secrets", fixed))
        stack.enter_context(mock.patch.object(lobby_module, "new_seed", secrets.new_seed))
        stack.enter_context(mock.patch("time.time", CLOCK.now))
        yield


def _fixed(lots: Random) -> SimpleNamespace:
    """The module `secrets` with lots that are the same at every run."""
    return SimpleNamespace(
        choice=lots.choice,
        randbelow=lots.randrange,
        randbits=lots.getrandbits,
        token_hex=lambda size: f"{lots.getrandbits(8 * size):0{2 * size}x}",
        token_urlsafe=lambda size: f"{lots.getrandbits(100):032d}",
    )


class Entrance(httpx.AsyncBaseTransport):
    """Leads requests to one of the processes."""

    def __init__(self, processes: list[Tables]) -> None:
        self.at = 0
        self.apps = [
            httpx.ASGITransport(app=make_app(each, load_pages(), limited=False, settings=SET))
            for each in processes
        ]

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return await self.apps[self.at].handle_async_request(request)


class Visit:
    """A table, those who come to it, and what they ask for."""

    def __init__(self, name: str, processes: list[Tables], wire: Wire) -> None:
        self.rng = Random(f"visit {name}")
        self.is_played_out = name == "to the end"
        self.is_watched_over = name == "watched over"
        self.processes = processes
        self.wire = wire
        self.entrance = Entrance(processes)
        self.people = {
            who: httpx.AsyncClient(transport=self.entrance, base_url="http://table.example")
            for who in NAMES
        }
        self.table = ""
        self.links: list[str] = []
        self.sent: list[tuple[str, str, dict[str, Any]]] = []
        """Choices and undos that were sent: by whom, to which address, what."""
        self.pages: list[tuple[Viewer, contextlib.ExitStack]] = []
        """Pages that are open."""
        self.lines: list[str] = []

    @property
    def tables(self) -> Tables:
        """Those of the process that is asked now."""
        return self.processes[self.entrance.at]

    async def ask(
        self, who: str, method: str, path: str, body: Any = None, **given: Any
    ) -> httpx.Response:
        """A request of somebody, written down with its answer."""
        CLOCK.requests += 1
        if body is not None:
            given["json"] = body
        answer = await self.people[who].request(method, path, **given)
        await self.settle()
        if self.rng.random() < 0.8:
            self.wire.deliver()
            await self.settle()
        asked = f"{who} {method} {path}"
        if given:
            asked += " " + json.dumps([*given.values()], default=lambda raw: repr(raw)[:20])
        self.lines.append(f"{asked} -> {answer.status_code} {self.told(answer)}")
        return answer

    async def settle(self) -> None:
        """Wait until nobody works any more: bots, and what a process does in the background."""
        while any(map(_is_busy, self.processes)):
            await asyncio.sleep(0.001)

    def told(self, answer: httpx.Response) -> str:
        """An answer as it is written down: pages, records and long fields by a digest."""
        kind = answer.headers.get("content-type", "")
        if not answer.content or "html" in kind:
            return str(answer.headers.get("location", ""))
        if answer.request.url.path == "/metrics":
            counted = [line for line in answer.text.splitlines() if "seconds" not in line]
            return digest(counted)
        if answer.request.url.path == "/health":
            return ""
        if "json" not in kind:
            return digest(answer.text)
        data = answer.json()
        if isinstance(data, dict) and "parts" in data:
            data["parts"] = [part[0] for part in data["parts"]]
            data["version"] = data["version"].partition(".")[2]
        return json.dumps(_shortened(data), sort_keys=True) + self.woken()

    def woken(self) -> str:
        """The seats whose pages are told of something, or closed, since the last time."""
        words = ""
        for viewer, pages in self.pages:
            if viewer.changed.is_set():
                viewer.changed.clear()
                words += f" {viewer.seat}{'!' if viewer.ended else ''}"
            if viewer.ended:
                pages.close()
        self.pages = [each for each in self.pages if not each[0].ended]
        return f" wakes{words}" if words else ""

    def address(self, what: str, seat: int | None = None) -> str:
        """An address of the table, for one of its seats."""
        path = f"/api/tables/{self.table}" + (f"/{what}" if what else "")
        return path if seat is None else f"{path}?seat={seat}"

    async def begin(self, game: str, kinds: list[str], more: dict[str, Any]) -> None:
        """Make the table; friends come by their links, most of them."""
        seats = [
            {"kind": kind, "name": f"P{number}" if kind == "person" else ""}
            for number, kind in enumerate(kinds)
        ]
        wish = {"game": game, "seats": seats, "entropy": "abc", **more}
        made = (await self.ask("host", "POST", "/api/tables", wish)).json()
        self.table = made["id"]
        self.watch = made["watch"].removeprefix("http://table.example")
        self.links = [link.rpartition("/")[2] for link in made["links"].values()]
        await self.ask("host", "GET", self.address(""))
        await self.ask("stranger", "GET", self.address(""))
        for who, link in zip(("guest", "friend"), [*self.links], strict=False):
            await self.sit(who, link)
        await self.ask("stranger", "GET", self.watch)

    async def sit(self, who: str, link: str) -> None:
        """Somebody sits down by a link."""
        body = {"name": self.rng.choice((who.title(), "P0")), "entropy": "x1"}
        await self.ask(who, "POST", self.address(f"seats/{link}"), body)

    async def step(self) -> None:
        """One request, of whatever kind, at any of the processes."""
        if len(self.processes) > 1 and self.rng.random() < 0.4:
            self.entrance.at = 1 - self.entrance.at
            self.lines.append(f"at process {self.entrance.at}")
        kinds = [self.choose] * 50 + [self.take_back] * 14 + [self.consent] * 8
        kinds += [self.look] * 14 + [self.change] * 8 + [self.again] * 5 + [self.upset] * 3
        kinds += [self.open] * 4 + [self.leave] * 2 + [self.administer] * 5 + [self.err] * 5
        if self.is_watched_over:
            kinds += [self.administer] * 60 + [self.err] * 30
        live = self.tables.live.get(self.table)
        if live is not None and live.room.request is not None:
            kinds += [self.consent] * 60
        await (self.seat_somebody if self.is_stuck() else self.rng.choice(kinds))()

    def is_stuck(self) -> bool:
        """Whether a seat that is asked has lost its people, most of the time."""
        live = self.tables.live.get(self.table)
        if live is None or self.rng.random() < 0.3:
            return False
        seats = live.room.seats
        return any(
            not seats.record.seats[seat].holders
            for seat in (live.room.movers() or seats.waiting())
            if seat not in seats.bots()
        )

    async def seat_somebody(self) -> None:
        """A guest or a friend sits down where nobody is."""
        seats = self.tables.live[self.table].room.seats
        empty = [at for at, seat in enumerate(seats.record.seats) if not seat.holders]
        empty = [seat for seat in empty if seat not in seats.bots()]
        answer = await self.ask("host", "POST", self.address("link"), {"seat": empty[0]})
        if answer.status_code == 200:
            self.links.append(answer.json()["address"].rpartition("/")[2])
            await self.sit(self.rng.choice(["guest", "friend"]), self.links[-1])

    async def open(self) -> None:
        """Somebody opens the page of a seat, his own or not: who may is asked elsewhere."""
        who, seat = self.person()
        live = await self.tables.table(self.table)
        secret = self.people[who].cookies.get("planetfall") or "nobody"
        viewer, pages = Viewer(seat, looker=secrets.hashed(secret)), contextlib.ExitStack()
        pages.enter_context(self.tables.watching(live, viewer))
        self.pages.append((viewer, pages))
        self.lines.append(f"{who} opens {seat}{self.woken()}")

    async def leave(self) -> None:
        """Somebody closes a page."""
        if self.pages:
            viewer, pages = self.pages.pop(self.rng.randrange(len(self.pages)))
            pages.close()
            self.lines.append(f"{viewer.seat} leaves{self.woken()}")

    def person(self) -> tuple[str, int]:
        """Somebody and a seat, mostly a seat that is asked and its holder."""
        live = self.tables.live.get(self.table)
        room = None if live is None else live.room
        if room is None or self.rng.random() < 0.06:
            return self.rng.choice(NAMES), self.rng.randrange(-1, 4)
        movers = [each for each in room.movers() if each not in room.seats.bots()]
        seat = self.rng.choice(movers or [0])
        holders = [
            who for who in NAMES if who in self._names() and seat in self._held(who, room.seats)
        ]
        return (holders or ["host"])[0], seat

    def _names(self) -> list[str]:
        return [who for who, client in self.people.items() if client.cookies.get("planetfall")]

    def _held(self, who: str, seats: Any) -> list[int]:
        secret = self.people[who].cookies.get("planetfall") or ""
        held: list[int] = seats.held_by(secrets.hashed(secret))
        return held

    async def choose(self) -> None:
        """Choose something that is offered, or something else."""
        who, seat = self.person()
        seen = (await self.people[who].get(self.address("", seat))).json()
        keys = seen.get("keys") or ["pass"]
        chosen = [self.rng.choice(keys)]
        if self.rng.random() < 0.15:
            chosen.append(self.rng.choice([*keys, "done", "nothing"]))
        if self.rng.random() < 0.06:
            chosen = [self.rng.choice(["nothing", "done", "pass", "x" * 70])]
        decision = seen.get("decision", "0.0")
        if self.rng.random() < 0.06:
            decision = self.rng.choice(["0.0", "1.0", "3.1", "999.0"])
        body = {"decision": decision, "client": f"c{len(self.sent)}", "keys": chosen}
        await self.send(who, self.address("choice", seat), body)

    async def send(self, who: str, path: str, body: dict[str, Any]) -> None:
        """Send a choice or an undo, and keep it to be sent again."""
        self.sent.append((who, path, body))
        await self.ask(who, "POST", path, body)

    async def take_back(self) -> None:
        """Take the last choice back, alone or together."""
        who, seat = self.person()
        seen = (await self.people[who].get(self.address("", seat))).json()
        body = {"decision": seen.get("decision", "0.0"), "client": f"u{len(self.sent)}"}
        if self.rng.random() < (0.8 if seen.get("can_ask_undo") else 0.2):
            body["together"] = True
        await self.send(who, self.address("undo", seat), body)

    async def consent(self) -> None:
        """Agree to an undo, or not; mostly by somebody who is asked to."""
        live = self.tables.live.get(self.table)
        request = None if live is None else live.room.request
        who, seat = self.person()
        if live is not None and request is not None and self.rng.random() < 0.8:
            seat = self.rng.choice(request.waits_for)
            who = next((w for w in NAMES if seat in self._held(w, live.room.seats)), who)
        body = {"agree": self.rng.random() < 0.7}
        await self.ask(who, "POST", self.address("consent", seat), body)

    async def look(self) -> None:
        """Read something."""
        who, seat = self.person()
        more = f"&seat={seat}" if self.rng.random() < 0.7 else ""
        key = self.rng.choice(["pass", "nothing", "done", "tile:1", "play:asteroid"])
        page = f"/t/{self.table}"
        path = self.rng.choice(
            [
                *[self.address("", seat)] * 4,
                self.address("") + "/turn?" + more,
                self.address("") + f"/why?key={key}{more}",
                self.address("") + f"/why?key={key}&after=nothing{more}",
                self.address("scores", seat),
                self.address("record"),
                f"{page}/parts?{more}",
                f"{page}/panel/log?{more}",
                f"{page}/panel/scores?{more}",
                f"{page}/chips?keys={key}{more}",
                page,
                "/",
                self.watch,
                self.watch + "x",
                f"/s/{self.table}/{self.rng.choice(self.links or ['none'])}",
            ]
        )
        await self.ask(who, "GET", path)

    async def change(self) -> None:
        """Change who sits where, or what is set."""
        who, seat = self.person()
        if self.rng.random() < 0.3:
            who = self.rng.choice(NAMES)
        seat = max(seat, 0) if self.rng.random() < 0.7 else self.rng.randrange(5)
        kind = self.rng.choice(["seat", "seat", "link", "sit", "fill", "settings", "entropy"])
        if kind == "seat":
            body: dict[str, Any] = {"seat": seat, "to": self.rng.choice(["bot", "person"])}
            await self.ask(who, "POST", self.address("seat"), body)
        elif kind == "link":
            answer = await self.ask(who, "POST", self.address("link"), {"seat": seat})
            if answer.status_code == 200:
                self.links.append(answer.json()["address"].rpartition("/")[2])
        elif kind == "sit":
            await self.sit(who, self.rng.choice([*self.links[-2:], "-", "wrong"]))
        elif kind == "fill":
            await self.ask(who, "POST", self.address("fill"))
        elif kind == "settings":
            pace = self.rng.choice(["instant", "quick", "watch"])
            await self.ask(who, "POST", self.address("settings", seat), {"pace": pace})
        else:
            await self.ask(who, "POST", self.address("entropy", seat), {"entropy": "zz9"})

    async def administer(self) -> None:
        """What the administrator asks for, or somebody who is not."""
        rng, given = self.rng, dict[str, Any]()
        if rng.random() < 0.8:
            secret = rng.choice([TOKEN, TOKEN, TOKEN, "another token of somebody"])
            pair = base64.b64encode(f"admin:{secret}".encode()).decode()
            kinds = [f"Bearer {secret}", f"bearer {secret}", f"Basic {pair}", f"BASIC {pair}"]
            given["headers"] = {"authorization": rng.choice([*kinds, "Basic ?", "Basic /w==", ""])}
        if rng.random() < 0.5:
            what = rng.choice(["archive", "revive", "close", "close", "ban", "unban", "other"])
            named = rng.choice([self.table, self.table, "nothing", "192.0.2.7", "2001:db8::1"])
            given["data"] = {"what": named, **{str(at): "x" for at in range(rng.choice([0, 0, 4]))}}
            await self.ask("stranger", "POST", f"/admin/{what}", **given)
            if what == "archive":
                await revive(self.tables.store, self.table)
                await self.tables.let_go_now(self.table)
        else:
            places = ["", "/state", "/state", f"/seats/{self.table}", "/seats/nothing"]
            path = rng.choice([*("/admin" + place for place in places), "/metrics", "/health"])
            await self.ask("stranger", "GET", path, **given)

    async def err(self) -> None:
        """A request that cannot be meant."""
        rng = self.rng
        who, seat = self.person()
        headers = {
            "accept": rng.choice(["*/*", "text/html"]),
            "accept-language": rng.choice(["", "cs-CZ,en", "en", "Cs"]),
            "content-type": rng.choice(["application/json", "application/json", "text/plain", ""]),
        }
        if not headers["accept-language"] or rng.random() < 0.3:
            del headers["accept-language"]
        bodies = [b"", b"{", b"[]", b"null", b'{"decision": 1}', b"\xff", b"[" * 9000, b"{}"]
        path = rng.choice(
            [
                "/nothing",
                "/api/nothing",
                "/t/" + "x" * 20,
                "/api/tables/none",
                "/static/none",
                "/rules/chess",
                "/components/planet-unknown/none/none",
                "/?game=" + "g" * 41,
                self.address("choice", seat),
                self.address("why"),
                self.address("", seat) + "9",
                self.address("turn") + "?lang=toolonglang",
                self.address("settings", seat),
                "/api/tables",
                self.address("entropy", seat),
                f"/t/{self.table}/chips",
            ]
        )
        method = rng.choice(["GET", "GET", "POST", "POST", "HEAD", "DELETE"])
        given: dict[str, Any] = {"headers": headers}
        if method == "POST":
            body = rng.choice(bodies)
            given["content"] = body
        await self.ask(who, method, path, **given)

    async def again(self) -> None:
        """Send something once more, as it was or with another content."""
        if not self.sent:
            return
        who, path, body = self.rng.choice(self.sent[-12:])
        if self.rng.random() < 0.3 and "keys" in body:
            body = {**body, "keys": self.rng.choice([[*body["keys"], "done"], ["pass"]])}
        await self.ask(who, "POST", path, body)

    async def upset(self) -> None:
        """What happens to a table from outside: it is let go, archived, brought back."""
        what = self.rng.choice(["let go"] * 4 + ["archive", "close"])
        self.lines.append(what)
        if what == "let go":
            self.tables.let_go(1e12)
        elif what == "archive":
            await archive(self.tables.store, self.table)
            await self.tables.close_pages(self.table)
        else:
            await self.ask(self.rng.choice(NAMES), "POST", self.address("close"))
        if what != "let go":
            for call in (self.choose, self.change, self.look, self.take_back, self.consent):
                await call()
            await revive(self.tables.store, self.table)
            await self.tables.let_go_now(self.table)

    async def end(self) -> None:
        """The rest is played by bots; what everybody sees at last, and what is stored."""
        if self.is_played_out:
            await self.ask("host", "POST", self.address("seat"), {"seat": 0, "to": "bot"})
            for what in ("turn", "scores", "record"):
                await self.ask("host", "GET", self.address(what))
            self.tables.let_go(1e12)
            await self.take_back()
        for who in NAMES:
            await self.ask(who, "GET", self.address(""))
            await self.ask(who, "GET", "/")
        stored = await self.tables.store.load(self.table, whole=True)
        assert stored is not None
        rows = [
            [row.sequence, row.seat, row.decision, row.client, row.lines] for row in stored.rows
        ]
        self.lines.append(f"stored {len(rows)} {digest(rows)}")
        self.lines += [str(note) for note in stored.notes]


def _is_busy(process: Tables) -> bool:
    drivers = [live.driver for live in process.live.values()]
    return bool(process._background) or any(each and not each.done() for each in drivers)


def _shortened(value: Any) -> Any:
    """An answer with its long fields as digests."""
    if isinstance(value, list):
        return [_shortened(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "commitment" in value:  # a table view: what stays for the whole game comes together
        rest = [value.pop(name) for name in STEADY]
        value["rest"] = digest(rest)
    return {
        name: digest(each) if name in LONG else _shortened(each)
        for name, each in value.items()
        if each not in ([], {}, "", None)
    }


def visited(name: str) -> list[str]:
    """The lines of a visit."""
    game, kinds, more = VISITS[name]

    async def run(folder: str, wire: Wire) -> list[str]:
        database, lobby = (
            str(Path(folder) / "t.sqlite"),
            Lobby(list(games.GAMES), games.build, ["random", "greedy"]),
        )
        stores = [Store(database)]
        if name.startswith("two processes"):
            stores = [SharedStore(database, me, wire) for me in (1, 2)]
        processes = [Tables(lobby, store, Chooser(), bot_pause=0.0) for store in stores]
        for each in processes:
            await each.open()
            each.store.key = "the key of the server"
        try:
            visit = Visit(name, processes, wire)
            await visit.begin(game, kinds, more)
            for _ in range(REQUESTS):
                await visit.step()
            await visit.end()
            return visit.lines
        finally:
            for each in processes:
                await each.close()

    CLOCK.requests = 0
    with fixed_lots(name), wired() as wire, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(folder, wire))


def write() -> None:
    """Write the file anew."""
    FILE.parent.mkdir(exist_ok=True)
    lines = {name: visited(name) for name in VISITS}
    FILE.write_text(json.dumps(lines, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
