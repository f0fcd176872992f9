"""What the table wants of whoever draws its pages.

The table knows no markup: `planetfall.web` draws and is handed in when the server starts. Without
pages the JSON interface works all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from planetfall.core.errors import PlanetfallError
from planetfall.core.play import Event
from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.parts import Part
from planetfall.table.table_view import ScoreSummary, TableView


class Look:
    """What a visitor has chosen for all pages: language, theme, name."""

    def __init__(self, lang: str = "en", theme: str = "", name: str = "") -> None:
        self.lang = lang
        self.theme = theme
        """`dark`, `light`, or empty to follow the system."""
        self.name = name


class Asset:
    """A file the pages need."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type


class Pages(Protocol):
    """Draws pages from plain data; every method is pure."""

    def lobby(
        self, lobby: Lobby, game: str, mine: list[Listing], free: list[Listing], look: Look
    ) -> str:
        """The page with games, the form for a new table, and lists of tables."""

    def table(self, table_view: TableView, parts: list[Part], version: str, look: Look) -> str:
        """The whole page of a table."""

    def parts(self, context: PageContext) -> list[Part]:
        """The page of a table as parts that are sent when they change."""

    def chips(self, context: PageContext, after: View) -> str:
        """What a choice would change, as chips for the question bar."""

    def panel(self, context: PageContext, name: str, what: str, scores: list[ScoreSummary]) -> str:
        """Something opened on demand: score sheets, a card in full, a neighbour's board."""

    def reason(self, context: PageContext, key: str, packed: int) -> str:
        """Why the viewer cannot choose something, in words."""

    def reading(self, page: str, game: str, what: str, look: Look) -> str:
        """A page to read beside the games: `rules`, `components`, one component or its `picture`.

        Empty for what is not there.
        """

    def seat(self, title: str, game: str, seat: int, action: str, look: Look) -> str:
        """The page behind a seat link: sit down under a name."""

    def problem(self, status: int, error: PlanetfallError, look: Look) -> str:
        """A page that says what went wrong."""

    def fault(self, status: int, error: PlanetfallError, lang: str) -> str:
        """Why something was refused, in a visitor's language."""

    def admin(self, view: Any, look: Look) -> str:
        """The administrator's page."""

    def assets(self) -> dict[str, Asset]:
        """Script, style and pictures by file name."""


class PageContext:
    """All that a viewer's page of a table is drawn from."""

    def __init__(
        self, table_view: TableView, rules: Rules, view: View | None, lang: str = "en"
    ) -> None:
        self.table_view = table_view
        self.rules = rules
        self.view = view
        """What the viewer may know of the game; `None` before it starts."""
        self.lang = lang
        self.events: Callable[[], list[Event]] = lambda: self.table_view.events
        """The newest events: not every page shows them."""
        self.since: Callable[[], list[Event]] = list
        """What happened since the viewer's last choice."""
        self.whole: Callable[[], list[Event]] = lambda: self.table_view.events
        """The whole log, for what only it remembers."""
        self.chosen: list[str] = []
        """The keys of which a preview is wanted."""
        self.links: dict[int, str] = {}
        """Addresses of seat links that are out, for the host."""
        self.watch = ""
        """Address of the spectators' link, for players."""
        self.drawings: dict[Any, Any] = {}
        """What the pages remember of this table, for all viewers."""
