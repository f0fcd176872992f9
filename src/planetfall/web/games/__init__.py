"""The page of each game: how its view is laid out, and what a choice would change."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Protocol

from planetfall.table.parts import Part
from planetfall.web.html import Html
from planetfall.web.pages.scene import Scene


class GamePage(Protocol):
    """What the table wants of a game's page."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page, each an element with its id."""

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand on the page."""

    def chips(self, scene: Scene, after: dict[str, Any]) -> Html:
        """What a choice would change."""

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """Something of the game opened on demand; nothing for another name."""


MODULES = {
    "planet-unknown": "planetfall.web.games.planet_unknown.page",
    "terraforming-mars": "planetfall.web.games.terraforming_mars.page",
    "on-mars": "planetfall.web.games.on_mars.page",
}

_pages: dict[str, GamePage] = {}


def page_of(game: str) -> GamePage:
    """The page of a game; one without its own gets the plain one."""
    found = _pages.get(game)
    if found is None:
        name = MODULES.get(game, "planetfall.web.games.plain")
        if importlib.util.find_spec(name) is None:
            name = "planetfall.web.games.plain"
        found = importlib.import_module(name).PAGE
        _pages[game] = found
    return found
