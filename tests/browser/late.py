"""Tables in the middle of a game: what comes next is played in the browser."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from planetfall.bots import LEVELS
from planetfall.games import build
from planetfall.lab.server.fixtures import Prepared, choose, proposed, store
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from planetfall.table.visitors import COOKIE, fresh_secret
from tests.browser.luck import KnownServer
from tests.browser.player import Player

SECRET, VISITOR = fresh_secret()


def _start(game: str, kinds: tuple[str, ...], seed: int, options: dict[str, Any]) -> Prepared:
    wishes = [
        SeatWish(kind="bot", level="random") if kind == "bot" else SeatWish(kind="person", name="C")
        for kind in kinds
    ]
    wish = NewTable(game=game, seats=wishes, options=options)
    record = Lobby([game], build, LEVELS).create(wish, VISITOR).record
    record.seed = str(seed)
    return Prepared(Room(record, build), [], [])


def _play(table: Prepared, seed: int, most: int) -> None:
    """Play on by anything that is offered."""
    rng = random.Random(seed)
    for number in range(most):
        if not table.room.movers():
            return
        table.rows.append(choose(table.room, rng, number))


def late(game: str, kinds: tuple[str, ...], left: int, seed: int, **options: Any) -> Prepared:
    """A table from which the person has made so many choices fewer than in its whole game.

    With 0 left the person has made none yet.
    """
    whole = _start(game, kinds, seed, options)
    _play(whole, seed, 5000)
    # By chance alone some games go on and on: another seed has one that ends.
    assert not whole.room.movers(), "this game does not end"
    me = kinds.index("person")
    own = [number for number, row in enumerate(whole.rows) if row.seat == me]
    table = _start(game, kinds, seed, options)
    _play(table, seed, own[-left])
    return table


def offered(game: str, kinds: tuple[str, ...], wanted: str, seed: int, **options: Any) -> Prepared:
    """A table at which the person is first offered options of this kind."""
    table = _start(game, kinds, seed, options)
    rng, me = random.Random(seed), kinds.index("person")
    for number in range(2000):
        assert table.room.movers(), f"nobody is offered {wanted}"
        keys = table.room.page_context(me).table_view.keys
        if any(key.startswith(wanted) for key in keys):
            break
        table.rows.append(choose(table.room, rng, number))
    return table


def opened(
    game: str, kinds: tuple[str, ...], seed: int, chosen: list[tuple[int, str]], **options: Any
) -> Prepared:
    """A table at which these choices were made."""
    table = _start(game, kinds, seed, options)
    for number, (seat, key) in enumerate(chosen):
        proposal = proposed(table.room, seat, key, number)
        table.room.accept(proposal)
        table.rows.append(proposal.row)
    return table


@contextmanager
def seated(
    browser: Browser, folder: Path, table: Prepared, *, width: int = 1366, height: int = 768
) -> Iterator[Player]:
    """The person of a prepared table, at its page."""
    database = folder / "late.sqlite"
    # The browser has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, store(database, [table])).result()
    with KnownServer(database, table.room.record.seed) as server:
        player = Player(browser, server, width=width, height=height)
        player.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": server.base}])
        player.open(f"/t/{table.room.record.id}")
        yield player
