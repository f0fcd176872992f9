"""Start the table: `planetfall serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import importlib.util
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import HANDLED_SIGNALS

from planetfall.bots import LEVELS, own
from planetfall.core.errors import BadRequest
from planetfall.core.options import read_files
from planetfall.games import GAMES, build, build_older
from planetfall.table.app import make_app
from planetfall.table.bots import TIME_CAP, Bots
from planetfall.table.claim import claimed
from planetfall.table.connections import INCOMPLETE_LIMIT, Connections
from planetfall.table.context import LANGUAGES
from planetfall.table.limits import Caps, raise_descriptors
from planetfall.table.lobby import Lobby
from planetfall.table.logs import set_up_logs
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.middleware import App
from planetfall.table.pages import Pages
from planetfall.table.room import Room
from planetfall.table.settings import Settings, check_proxies
from planetfall.table.store import Store, default_database, is_shared
from planetfall.table.tables import BOT_PAUSE, Tables
from planetfall.table.workers import run_workers

DRAWERS = "planetfall.web.draw"
"""The module whose function `pages()` draws; named, not imported: pages build on the table."""


GRACE = 3
"""Seconds a server that was told to end waits for requests that are under way."""

SWITCH = 0.0005
"""Seconds after which a thread that waits for the interpreter gets it."""

INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a program that was interrupted, as shells have it."""


class Server(uvicorn.Server):
    """Ends open streams before it waits for connections, so that Ctrl-C is obeyed at once."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: Tables,
        connections: Connections,
        shown: str,
        parent: int = 0,
    ) -> None:
        super().__init__(config)
        self.tables = tables
        self.connections = connections
        self.shown = shown
        """Its address, told when the database is known to be its own."""
        self.parent = parent
        """The process that started this one as a worker; it ends with it."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with claimed(self.tables.store.database):
            await self.tables.open()  # what cannot be opened is said before anybody is invited
            if self.shown:
                print(f"Planetfall: {self.shown}", flush=True)
            work = [asyncio.create_task(self.connections.watch())]
            if self.parent:
                work.append(asyncio.create_task(self._watch_parent()))
            try:
                await super().serve(sockets)
            finally:
                for task in work:
                    task.cancel()
                await self.tables.close()

    async def _watch_parent(self) -> None:
        while os.getppid() == self.parent:
            await asyncio.sleep(1.0)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tables.end_streams()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear signals, also while the process ends: a late Ctrl-C must not show a traceback."""
        for each in HANDLED_SIGNALS:
            signal.signal(each, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in good order; after a second Ctrl-C at once.

        Nothing is lost by that: a choice is on the disk before anybody hears that it was accepted.
        """
        if self.should_exit and sig == signal.SIGINT:
            os._exit(INTERRUPTED)
        super().handle_exit(sig, frame)


def load_pages() -> Pages:
    """Whoever draws the pages."""
    pages: Pages = importlib.import_module(DRAWERS).pages()
    return pages


def make_lobby(
    games: Sequence[str] | None = None,
    own_bots: Iterable[str] = (),
    fixed: Mapping[str, dict[str, Any]] | None = None,
) -> Lobby:
    """The lobby of some games, or of all; the host's own bots stand before the levels."""
    levels = [*own_bots, *LEVELS]
    return Lobby(list(GAMES) if games is None else games, build, levels, build_older, fixed)


def fixed_options(words: Iterable[str]) -> dict[str, dict[str, Any]]:
    """The host's options from words such as `game:name=value`; files are read here."""
    chosen: dict[str, dict[str, Any]] = {}
    for word in words:
        game, colon, rest = word.partition(":")
        name, equals, value = rest.partition("=")
        if not colon or not equals:
            raise BadRequest(f"`--game-option {word[:60]}` is not `game:name=value`.")
        chosen.setdefault(game, {})[name] = value
    for game, options in chosen.items():
        chosen[game] = read_files(build(game, {}).specs(), options)
        build(game, chosen[game])
    return chosen


def warm_up(lobby: Lobby, pages: Pages) -> None:
    """Draw a page of every game, so that the first visitors wait neither for modules nor words.

    A process that takes over the tables of another has all its visitors at once.
    """
    for game in lobby.games:
        seats = [SeatWish(kind="person")] * max(2, lobby.rules(game, {}).seat_limits()[0])
        room = Room(lobby.create(NewTable(game=game, seats=seats), "").record, lobby.builder)
        for lang in LANGUAGES:
            pages.parts(room.page_context(0, lang))


def make_tables(
    database: str,
    *,
    games: Sequence[str] | None = None,
    bot_pause: float = BOT_PAUSE,
    workers: int = 0,
    seconds: float = TIME_CAP,
    game_seconds: float = 0.0,
    own_bots: Mapping[str, str] | None = None,
    fixed: Mapping[str, dict[str, Any]] | None = None,
) -> Tables:
    """The tables of a database; bots think in so many `workers`, for so many `seconds`."""
    extra = {**own.offered(), **(own_bots or {})}
    lobby = make_lobby(games, extra, fixed)
    caps = Caps.of(raise_descriptors())
    bots = Bots(workers, seconds, extra, game_seconds)
    return Tables(lobby, Store(database), bots, bot_pause=bot_pause, caps=caps)


def application(database: str, *, bot_pause: float = BOT_PAUSE, limited: bool = True) -> App:
    """The whole application, for any ASGI server."""
    return make_app(make_tables(database, bot_pause=bot_pause), load_pages(), limited=limited)


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    *,
    bot_pause: float = BOT_PAUSE,
    limited: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted; prints the address."""
    chosen = settings or Settings(host, port, database)
    chosen = replace(chosen, database=chosen.database or default_database())
    if proxies := os.environ.get("FORWARDED_ALLOW_IPS"):
        check_proxies(proxies)
        chosen = replace(chosen, trusted_proxies=proxies)
    set_up_logs(chosen.log_format)
    if chosen.workers > 1 and not is_shared(chosen.database):
        raise BadRequest("SQLite is for one process; several workers need PostgreSQL.")
    # What cannot be made or read is said before anybody is invited.
    own.named(chosen.bots)
    fixed_options(chosen.game_options)
    pages = load_pages()
    if is_shared(chosen.database):
        warm_up(make_lobby(), pages)
    listener = _listen(chosen.host, chosen.port)
    shown = f"http://{_shown_host(chosen.host)}:{listener.getsockname()[1]}/"
    # What is loaded by now stays. Choices and pages leave no cycles; a search among all they hold
    # was a fifth of an update. `Tables` collects garbage while nobody plays: this is for a flood.
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000_000, 20, 50)
    # A thread that has stored a choice shall not wait for pages that are drawn meanwhile.
    sys.setswitchinterval(SWITCH)

    def work(parent: int = 0) -> None:
        _serve(chosen, pages, listener, shown, bot_pause, limited=limited, parent=parent)

    if chosen.workers > 1:
        print(f"Planetfall: {shown}", flush=True)
        run_workers(chosen.workers, work)
    else:
        work()


def _serve(
    settings: Settings,
    pages: Pages,
    listener: socket.socket,
    shown: str,
    bot_pause: float,
    *,
    limited: bool,
    parent: int,
) -> None:
    """Serve in this process."""
    tables = make_tables(
        settings.database,
        bot_pause=bot_pause,
        workers=settings.bot_workers,
        seconds=settings.bot_seconds,
        game_seconds=settings.bot_game_seconds,
        own_bots=own.named(settings.bots),
        fixed=fixed_options(settings.game_options),
    )
    proxies = settings.trusted_proxies
    connections = Connections(tables.viewers.caps.connections, trusted(proxies))
    config = uvicorn.Config(
        make_app(tables, pages, limited=limited, settings=settings),
        log_config=None,
        log_level="error",  # whoever sends rubbish shall not fill the disk with our complaints
        ws="none",
        access_log=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        forwarded_allow_ips=proxies,
        http=connections.protocol(),
        h11_max_incomplete_event_size=INCOMPLETE_LIMIT,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "auto",
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, tables, connections, "" if parent else shown, parent).run(sockets=[listener])


def trusted(proxies: str) -> Callable[[str], bool]:
    """Whether an address is that of a proxy whose word is taken, as uvicorn reads their list."""
    hosts = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]
    return lambda peer: peer in hosts


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise BadRequest(
            f"Address `{host}:{port}` cannot be used ({fault.strerror}); choose another port."
        ) from None
    return listener


def _shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
