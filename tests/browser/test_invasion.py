"""Invasion with the mouse and the finger: what the humans' defence offers can be pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from planetfall.games.title import Moment
from planetfall.lab.server.fixtures import Prepared, store
from planetfall.table.visitors import COOKIE, fresh_secret
from planetfall.web import shots
from tests.browser.player import Player
from tests.table.serving import Server

pytestmark = pytest.mark.browser

KINDS = {"sentry": "map", "suit": "map", "lab_tile": "players", "block": "players"}
"""Kinds of choices of the defence, by the tab of the phone where they lie."""
SIZES = pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["screen", "phone"])
SECRET, VISITOR = fresh_secret()


def moment_of(kind: str) -> Prepared:
    """A table where such a choice is offered, in a game that bots have played at random."""
    for seed in range(1, 200):
        moment = Moment(kind, seed, 2, (f"{kind}:",), {"chapter": "invasion"})
        try:
            return shots.prepared("on-mars", VISITOR, moment)
        except SystemExit:
            continue
    raise AssertionError(f"nobody is ever offered `{kind}`")


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server with a table for every kind and size, and the addresses of the tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shots, "BOT", "random")
        found = {f"{kind}{copy}": moment_of(kind) for kind in KINDS for copy in range(2)}
    database = tmp_path_factory.mktemp("invasion") / "tables.sqlite"
    # The browser has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, store(Path(database), list(found.values()))).result()
    with Server(database, pause=3600.0) as server:
        yield server, {name: f"/t/{table.room.record.id}" for name, table in found.items()}


@SIZES
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_of_the_defence_is_pressed_where_the_page_shows_it(
    browser: Browser, tables: tuple[Server, dict[str, str]], kind: str, size: tuple[int, int]
) -> None:
    server, addresses = tables
    player = Player(browser, server, width=size[0], height=size[1])
    player.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": server.base}])
    player.open(addresses[f"{kind}{int(player.touch)}"])
    now = player.wait_for_turn()
    assert any(key.startswith(f"{kind}:") for key in now["keys"])
    if player.touch:
        player.press(f"[data-act=tab][data-to={KINDS[kind]}]")
    player.press(player.visible(f".lit[data-key^='{kind}:']")[0])
    if player.state()["decision"] == now["decision"]:
        player.confirm()
    player.wait_for_news(now)
    assert player.complaints == []
    player.close()
