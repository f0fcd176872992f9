"""All pages of the table, as the server wants them (`planetfall.table.pages.Pages`)."""

from __future__ import annotations

from planetfall.core.errors import PlanetfallError
from planetfall.core.rules import Rules
from planetfall.core.view import View
from planetfall.games import words_about
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.pages import Asset, Look, PageContext
from planetfall.table.parts import Part
from planetfall.table.table_view import ScoreSummary, TableView
from planetfall.web.games import page_of
from planetfall.web.html import NOTHING, Html, attr, esc, join
from planetfall.web.pages import lobby as lobby_page
from planetfall.web.pages import panels, shell, small
from planetfall.web.pages.scene import Scene, book_of
from planetfall.web.parts import composed
from planetfall.web.words import words
from planetfall.web.words.faults import fault


class WebPages:
    """Draws everything; keeps nothing."""

    def lobby(
        self, lobby: Lobby, game: str, mine: list[Listing], free: list[Listing], look: Look
    ) -> str:
        """The lobby."""
        return lobby_page.page(lobby, game, mine, free, look)

    def parts(self, context: PageContext) -> list[Part]:
        """A table's page as parts."""
        return page_of(context.rules.id).parts(Scene(context))

    def table(self, table_view: TableView, parts: list[Part], version: str, look: Look) -> str:
        """A table's whole page."""
        said = words(look.lang)
        body = page_of(table_view.game).layout(composed(parts))
        skip = Html(f'<a class="skip" href="#ask">{esc(said["skip"])}</a>')
        dialog = Html(
            '<dialog id="dialog"><button type="button" class="iconbtn close" data-act="close"'
            f' aria-label="{esc(said["close"])}">×</button><div id="dialog-body"></div></dialog>'
            f'<div id="notice" role="status" hidden data-offline="{esc(said["offline"])}"'
            f' data-copied="{esc(said["copied"])}" data-stale="{esc(said["stale"])}"></div>'
        )
        data = join(
            (
                attr("data-table", table_view.table),
                attr("data-seat", table_view.seat),
                attr("data-version", version),
                attr("data-lang", look.lang),
            )
        )
        title = f"{table_view.title} · {words_about(table_view.game, look.lang)['name']}"
        return shell.document(
            title,
            join((skip, body, dialog)),
            look,
            classes=f"is-table is-{table_view.game}",
            data=data,
        )

    def chips(self, context: PageContext, after: View) -> str:
        """What a choice would change."""
        return page_of(context.rules.id).chips(Scene(context), after)

    def panel(self, context: PageContext, name: str, what: str, scores: list[ScoreSummary]) -> str:
        """Something opened on demand."""
        scene = Scene(context)
        own = page_of(context.rules.id).panel(scene, name, what) if scene.playing else NOTHING
        return own or panels.panel(scene, name, scores)

    def reason(self, rules: Rules, packed: int, lang: str) -> str:
        """Why not, in words."""
        book = book_of(rules, lang)
        return "" if book is None else book.reason(packed)

    def seat(self, title: str, game: str, seat: int, action: str, look: Look) -> str:
        """The page behind a seat link."""
        return small.seat_page(title, game, seat, action, look)

    def problem(self, status: int, error: PlanetfallError, look: Look) -> str:
        """A page that says what went wrong."""
        return small.problem_page(status, error, look)

    def fault(self, status: int, error: PlanetfallError, lang: str) -> str:
        """Why something was refused, in the visitor's language."""
        return fault(status, error, lang)

    def assets(self) -> dict[str, Asset]:
        """Script, style and pictures."""
        return shell.assets()


def pages() -> WebPages:
    """The pages the server asks for."""
    return WebPages()
