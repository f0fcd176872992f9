"""No text is cut, too small, or lies over another, at ten moments of every title.

Sizes, languages and themes take turns over the moments; with `PLANETFALL_LONG` every moment is
measured in all of them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from planetfall.lab.server.fixtures import store
from planetfall.table.visitors import COOKIE, fresh_secret
from planetfall.web.shots import prepared
from tests.browser.boxes import HAND, LEAST, MEASURE, SCREEN, SCROLLS
from tests.browser.stages import STAGES
from tests.table.serving import Server

pytestmark = pytest.mark.browser

LONG = bool(os.environ.get("PLANETFALL_LONG"))
SIZES = [(1366, 768), (1920, 1080), (390, 844), (360, 740)]
LOOKS = list(product(SIZES, ("en", "cs"), ("dark", "light")))
TURNS = [0, 7, 10, 13, 2, 5, 8, 15, 1, 6]
"""Which of the looks the moments have, in turn."""

Staged = tuple[Server, str, dict[tuple[str, int], str]]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """A server with all moments; its bots wait."""
    secret, visitor = fresh_secret()
    tables, names = [], {}
    for game, stages in STAGES.items():
        for number, stage in enumerate(stages):
            table = prepared(stage.game or game, visitor, stage.moment, others=stage.others)
            tables.append(table)
            names[game, number] = table.room.record.id
    database = tmp_path_factory.mktemp("stages") / "t.sqlite"
    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor() as other:
        other.submit(asyncio.run, store(Path(database), tables)).result()
    with Server(database, pause=3600.0) as server:
        yield server, secret, names


@pytest.mark.parametrize("game", list(STAGES))
def test_no_text_is_cut_overlapped_or_too_small(
    browser: Browser, staged: Staged, game: str
) -> None:
    server, secret, names = staged
    faults: dict[str, list[str]] = {}
    for number, stage in enumerate(STAGES[game]):
        for (width, height), lang, theme in LOOKS if LONG else [LOOKS[TURNS[number]]]:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=width < 800,
                reduced_motion="reduce",
            )
            values = {"pf-lang": lang, "pf-theme": theme, COOKIE: secret}
            for name, value in values.items():
                context.add_cookies([{"name": name, "value": value, "url": server.base}])
            page = context.new_page()
            page.goto(f"{server.base}/t/{names[game, number]}")
            page.wait_for_selector("#ask")
            page.evaluate("document.fonts.ready.then(() => true)")
            least = SCREEN if width > 820 else LEAST
            told = page.evaluate(MEASURE, [least, HAND, SCROLLS])
            where = f"{stage.moment.name} {width} {lang} {theme}"
            wrong = told["cut"] + told["overlapping"] + told["small"]
            if wrong:
                faults[where] = wrong
            context.close()
    assert not faults, "\n".join([f"{where}: {wrong}" for where, wrong in faults.items()])
