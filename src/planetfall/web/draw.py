"""All pages of the table, as the server wants them (`planetfall.table.pages.Pages`)."""

from __future__ import annotations

from typing import Any

from planetfall.core.rules import Rules
from planetfall.games import words_about
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.pages import Asset, Look, PageContext
from planetfall.table.parts import Part, composed
from planetfall.table.table_view import ScoreSummary, TableView
from planetfall.web.games import page_of
from planetfall.web.html import Html, esc
from planetfall.web.pages import lobby as lobby_page
from planetfall.web.pages import panels, shell, small
from planetfall.web.pages.scene import Scene, book_of
from planetfall.web.words import words
from planetfall.web.words.faults import fault

NO_EXTRA = PageContext({}, "")


class WebPages:
    """Draws everything; keeps nothing."""

    def lobby(
        self, lobby: Lobby, game: str, mine: list[Listing], free: list[Listing], look: Look
    ) -> str:
        """The lobby."""
        return lobby_page.page(lobby, game, mine, free, look)

    def parts(
        self, table_view: TableView, rules: Rules, lang: str, extra: PageContext
    ) -> list[Part]:
        """A table's page as parts."""
        return page_of(table_view.game).parts(Scene(table_view, rules, lang, extra))

    def table(self, table_view: TableView, parts: list[Part], version: str, look: Look) -> str:
        """A table's whole page."""
        said = words(look.lang)
        body = page_of(table_view.game).layout(composed(parts))
        skip = f'<a class="skip" href="#ask">{esc(said["skip"])}</a>'
        dialog = (
            '<dialog id="dialog"><button type="button" class="iconbtn close" data-act="close"'
            f' aria-label="{esc(said["close"])}">×</button><div id="dialog-body"></div></dialog>'
            f'<div id="notice" role="status" hidden data-offline="{esc(said["offline"])}"'
            f' data-copied="{esc(said["copied"])}" data-stale="{esc(said["stale"])}"></div>'
        )
        data = (
            f' data-table="{esc(table_view.table)}" data-seat="{table_view.seat}"'
            f' data-version="{esc(version)}" data-lang="{esc(look.lang)}"'
        )
        title = f"{table_view.title} · {words_about(table_view.game, look.lang)['name']}"
        return shell.document(
            title, skip + body + dialog, look, classes=f"is-table is-{table_view.game}", data=data
        )

    def chips(self, table_view: TableView, after: dict[str, Any], rules: Rules, lang: str) -> str:
        """What a choice would change."""
        return page_of(table_view.game).chips(Scene(table_view, rules, lang, NO_EXTRA), after)

    def panel(
        self,
        name: str,
        what: str,
        table_view: TableView,
        scores: list[ScoreSummary],
        rules: Rules,
        lang: str,
        extra: PageContext,
    ) -> str:
        """Something opened on demand."""
        scene = Scene(table_view, rules, lang, extra)
        own = page_of(table_view.game).panel(scene, name, what) if scene.playing else Html("")
        return own or panels.panel(scene, name, scores)

    def reason(self, rules: Rules, packed: int, lang: str) -> str:
        """Why not, in words."""
        book = book_of(rules, lang)
        return "" if book is None else book.reason(packed)

    def seat(self, title: str, game: str, seat: int, action: str, look: Look) -> str:
        """The page behind a seat link."""
        return small.seat_page(title, game, seat, action, look)

    def problem(self, status: int, error: str, look: Look) -> str:
        """A page that says what went wrong."""
        return small.problem_page(status, error, look)

    def fault(self, status: int, error: str, lang: str) -> str:
        """Why something was refused, in the visitor's language."""
        return fault(status, error, lang)

    def assets(self) -> dict[str, Asset]:
        """Script, style and pictures."""
        return shell.assets()


def pages() -> WebPages:
    """The pages the server asks for."""
    return WebPages()
