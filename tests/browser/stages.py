"""Moments of every title at which its page is looked at, and how.

Sizes, languages and themes take turns over the moments; with `PLANETFALL_LONG` every moment is
looked at in all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from planetfall.games.title import Moment
from planetfall.lab.server.fixtures import store
from planetfall.table.visitors import COOKIE, fresh_secret
from planetfall.web.shots import prepared
from tests.table.serving import Server
from tests.web.visible import LONG


@dataclass(frozen=True)
class Stage:
    """A moment of a game with so many bots."""

    moment: Moment
    others: int = 3
    game: str = ""
    """Which game, where that is not the title of its list."""


MARS: Final = {"colonies": True}
WILD: Final = {"planets": ["random"], "corporations": ["random"]}
FULL: Final = {**WILD, "events": ["on"], "personal_objectives": True}


def _chapter(name: str, seed: int, round: int, wanted: str, others: int, seat: int = 0) -> Stage:
    """A moment of a chapter of Alien Invasion."""
    moment = Moment(f"{name} {round}", seed, round, (wanted,), {"chapter": name}, seat=seat)
    return Stage(moment, others, "on-mars")


STAGES: Final[dict[str, list[Stage]]] = {
    "terraforming-mars": [
        Stage(Moment("corporation", 58, 0, ("card:",), MARS)),
        Stage(Moment("first hand", 12, 0, ("card:", "done"), {}), 2),
        Stage(Moment("draft", 7, 2, ("card:",), {"draft": True, **MARS})),
        Stage(Moment("research", 9, 3, ("card:", "done"), {}), 1),
        Stage(Moment("turn", 58, 3, ("play:", "standard:"), MARS)),
        Stage(Moment("late turn", 58, 9, ("play:", "pass"), MARS)),
        Stage(Moment("greenery", 58, 6, ("convert:plants",), MARS, then=("convert:plants",))),
        Stage(Moment("trade", 58, 4, ("trade", "play:"), MARS, then=("trade",))),
        Stage(Moment("sell", 9, 4, ("standard:sell_patents",), {}, ("standard:sell_patents",)), 1),
        Stage(Moment("solo", 5, 5, ("play:",), {}), 0),
    ],
    "planet-unknown": [
        Stage(Moment("first tile", 3, 0, ("take:",), {}), 1),
        Stage(Moment("rotation", 3, 2, ("rotate:",), WILD), 2),
        Stage(Moment("tile", 31, 10, ("take:",), WILD)),
        Stage(Moment("rover lands", 5, 2, ("cell:",), WILD)),
        Stage(Moment("rover drives", 2, 3, ("rover:",), WILD), 2),
        Stage(Moment("work", 8, 4, ("do:",), FULL)),
        Stage(Moment("track", 8, 4, ("track:",), FULL)),
        Stage(Moment("civ card", 4, 3, ("civ:",), WILD), 1),
        Stage(Moment("six", 11, 6, ("take:",), FULL), 5),
        Stage(Moment("alone", 6, 5, ("take:",), {}), 0),
    ],
    "on-mars": [
        Stage(Moment("setup", 3, 0, ("space:",), {})),
        Stage(Moment("first turn", 3, 1, ("main:",), {}), 1),
        Stage(Moment("turn", 3, 4, ("main:", "executive:"), {})),
        Stage(Moment("blueprint", 8, 1, ("blueprint:",), {}), 1),
        Stage(Moment("movement", 3, 2, ("bot:",), {})),
        Stage(Moment("hex", 3, 2, ("hex:",), {})),
        Stage(Moment("technology", 3, 2, ("grid:",), {}), 2),
        Stage(Moment("scientist", 3, 2, ("card:",), {})),
        Stage(Moment("first colonists", 4, 2, ("main:",), {"first_colonists": True}), 2),
        Stage(Moment("solo", 4, 4, ("main:",), {}), 0),
    ],
    "alien-invasion": [
        _chapter("blackout", 7, 3, "main:", 3),
        _chapter("outbreak", 7, 6, "main:", 3),
        _chapter("invasion", 7, 4, "main:", 3),
        _chapter("monolith", 7, 6, "main:", 0),
        _chapter("invasion", 7, 3, "reusable:", 4, seat=-1),
        _chapter("blackout", 7, 6, "main:", 1),
        _chapter("invasion", 7, 1, "main:", 2),
        _chapter("outbreak", 7, 3, "main:", 1),
        _chapter("invasion", 5, 5, "reusable:", 2, seat=-1),
        _chapter("monolith", 3, 9, "main:", 0),
    ],
}

SIZES: Final = ((1366, 768), (1920, 1080), (390, 844), (360, 740))
LOOKS: Final = list(product(SIZES, ("en", "cs"), ("dark", "light")))
TURNS: Final = (0, 7, 10, 13, 2, 5, 8, 15, 1, 6)
"""Which of the looks the moments have, in turn."""

Look = tuple[tuple[int, int], str, str]


def looks(number: int) -> list[Look]:
    """How a moment is looked at: size, language and theme."""
    return LOOKS if LONG else [LOOKS[TURNS[number]]]


class StagedServer:
    """A server with all moments; its bots wait."""

    def __init__(self, folder: Path) -> None:
        self._secret, visitor = fresh_secret()
        self._names: dict[tuple[str, int], str] = {}
        tables = []
        for title, stages in STAGES.items():
            for number, stage in enumerate(stages):
                game = stage.game or title
                tables.append(prepared(game, visitor, stage.moment, others=stage.others))
                self._names[title, number] = tables[-1].room.record.id
        database = folder / "t.sqlite"
        # The browser's own event loop runs in this thread.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, store(database, tables)).result()
        self.server = Server(database, pause=3600.0)

    @contextmanager
    def page(self, browser: Browser, title: str, number: int, look: Look) -> Iterator[Page]:
        """The page of a moment, as whoever is to choose there has it."""
        (width, height), lang, theme = look
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 800,
            reduced_motion="reduce",
        )
        values = {"pf-lang": lang, "pf-theme": theme, COOKIE: self._secret}
        for name, value in values.items():
            context.add_cookies([{"name": name, "value": value, "url": self.server.base}])
        page = context.new_page()
        page.goto(f"{self.server.base}/t/{self._names[title, number]}")
        page.wait_for_selector("#ask")
        page.evaluate("document.fonts.ready.then(() => true)")
        yield page
        context.close()
