"""The page of each game: how its view is laid out, and what a choice would change."""

from __future__ import annotations

from typing import Final, Protocol

from planetfall.core.view import View
from planetfall.games import title_of
from planetfall.table.parts import Part
from planetfall.web.html import Html
from planetfall.web.pages.coach import Lesson
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PLAIN: Final = "planetfall.web.games.plain:PAGE"


class GamePage(Protocol):
    """What the table wants of a game's page."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page, each an element with its id."""

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand on the page."""

    def chips(self, scene: Scene, after: View) -> Html:
        """What a choice would change."""

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """Something of the game opened on demand; nothing for another name."""

    def lessons(self) -> tuple[Lesson, ...]:
        """What a guided first game explains, in order."""

    def pieces(self) -> dict[str, Kind]:
        """The kinds of pieces that can be asked about, by how their keys begin."""


def page_of(game: str) -> GamePage:
    """The page of a game; one without its own gets the plain one."""
    title = title_of(game)
    page: GamePage = title.load(title.page or PLAIN)
    return page
