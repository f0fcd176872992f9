"""Work beside the loop: pages that are the same for all, and what takes long the first time.

One thread draws them, so that a choice is answered meanwhile. What it has drawn is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from typing import TypeVar

from planetfall.core.errors import PlanetfallError
from planetfall.games import catalog
from planetfall.table.pages import Look, Pages

MOST_KEPT = 512
"""Pages about the games that are kept: all whole ones, and the newest of single components."""

T = TypeVar("T")


class Aside:
    """A thread that draws, and what it has drawn about the games."""

    def __init__(self, pages: Pages) -> None:
        self._thread = ThreadPoolExecutor(1, "draw")

        @lru_cache(MOST_KEPT)
        def reading(page: str, game: str, what: str, lang: str, theme: str) -> str:
            if what and what not in component_names(game):
                return ""
            return pages.reading(page, game, what, Look(lang, theme, ""))

        self._reading = reading

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that takes long while others are served."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def reading(self, page: str, game: str, what: str, look: Look) -> str:
        """The rules or components of a game, or one of them; empty for what is not there."""
        theme = "" if what else look.theme  # single components have none
        return await self.run(lambda: self._reading(page, game, what, look.lang, theme))

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


@cache
def component_names(game: str) -> frozenset[str]:
    """What there is of a game, as `kind/id`: whoever asks for anything else is answered at once."""
    try:
        every = catalog.components(game)
    except PlanetfallError:  # it lists none
        return frozenset()
    return frozenset(f"{each.kind}/{each.id}" for each in every)
