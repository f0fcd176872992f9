"""All pages of the table, as the server wants them (`planetfall.table.pages.Pages`)."""

from __future__ import annotations

from planetfall.core.errors import PlanetfallError
from planetfall.core.view import View
from planetfall.games import GAMES, words_about
from planetfall.table.admin_view import AdminView
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.pages import Asset, Look, PageContext
from planetfall.table.parts import Part
from planetfall.table.table_view import ScoreSummary, TableView
from planetfall.web.games import page_of
from planetfall.web.html import NOTHING, Html, attr, esc, join
from planetfall.web.pages import (
    admin,
    coach,
    components,
    panels,
    pieces,
    rules,
    shared,
    shell,
    small,
)
from planetfall.web.pages import lobby as lobby_page
from planetfall.web.pages.question import asked_next
from planetfall.web.pages.scene import Scene, book_of
from planetfall.web.parts import composed
from planetfall.web.words import Words, words
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
        scene = Scene(context)
        return [*page_of(context.rules.id).parts(scene), *shared.parts(scene)]

    def table(self, table_view: TableView, parts: list[Part], version: str, look: Look) -> str:
        """A table's whole page."""
        said = words(look.lang)
        whole = composed(parts)
        beside = join(whole[name] for name in shared.NAMES if name in whole)
        body = join((page_of(table_view.game).layout(whole), beside))
        skip = Html(f'<a class="skip" href="#ask">{esc(said["skip"])}</a>')
        dialog = Html(
            '<dialog id="dialog"><button type="button" class="iconbtn close" data-act="close"'
            f' aria-label="{esc(said["close"])}">×</button><div id="dialog-body"></div></dialog>'
            f'<div id="notice" role="status" hidden data-offline="{esc(said["offline"])}"'
            f' data-copied="{esc(said["copied"])}" data-stale="{esc(said["stale"])}"></div>'
        )
        offer = _offer(table_view, said)
        data = join(
            (
                attr("data-table", table_view.table),
                attr("data-seat", table_view.seat),
                attr("data-version", version),
                attr("data-commitment", table_view.commitment),
                attr("data-lang", look.lang),
            )
        )
        title = f"{table_view.title} · {words_about(table_view.game, look.lang)['name']}"
        return shell.document(
            title,
            join((skip, body, offer, dialog)),
            look,
            classes=f"is-table is-{table_view.game}",
            data=data,
        )

    def chips(self, context: PageContext, after: View) -> str:
        """What a choice would change, or what it asks next where it changes nothing yet."""
        scene = Scene(context)
        return page_of(context.rules.id).chips(scene, after) or asked_next(scene, after)

    def panel(self, context: PageContext, name: str, what: str, scores: list[ScoreSummary]) -> str:
        """Something opened on demand."""
        scene, page = Scene(context), page_of(context.rules.id)
        if name == "picture":
            return pieces.face(scene, page.pieces(), what)
        if name == "coach":
            return coach.panel(scene, page.lessons())
        if name == "tip":
            return pieces.tip(scene, page.pieces(), what)
        if name == "piece":
            large = page.panel(scene, "card", what) if scene.playing else NOTHING
            return pieces.panel(scene, page.pieces(), what, large)
        own = page.panel(scene, name, what) if scene.playing else NOTHING
        return own or panels.panel(scene, name, scores)

    def reason(self, context: PageContext, key: str, packed: int) -> str:
        """Why not, in words."""
        book = book_of(context.rules, context.lang)
        if book is None:
            return ""
        return book.refusal(context.table_view.view, key, packed)

    def reading(self, page: str, game: str, what: str, look: Look) -> str:
        """Rules and components; empty for what is not there."""
        if game not in GAMES:
            return ""
        if page == "rules":
            return rules.rules_page(game, look.lang, look.theme)
        if page == "components" and not what:
            return components.components_page(game, look.lang, look.theme)
        kind, _, id = what.partition("/")
        draw = components.picture if page == "picture" else components.component_panel
        try:
            return draw(game, look.lang, kind, id)
        except PlanetfallError:
            return ""

    def seat(self, title: str, game: str, seat: int, action: str, look: Look) -> str:
        """The page behind a seat link."""
        return small.seat_page(title, game, seat, action, look)

    def problem(self, status: int, error: PlanetfallError, look: Look) -> str:
        """A page that says what went wrong."""
        return small.problem_page(status, error, look)

    def fault(self, status: int, error: PlanetfallError, lang: str) -> str:
        """Why something was refused, in the visitor's language."""
        return fault(status, error, lang)

    def admin(self, view: AdminView, look: Look) -> str:
        """The administrator's page."""
        return admin.page(view, look)

    def assets(self) -> dict[str, Asset]:
        """Script, style and pictures."""
        return shell.assets()


def _offer(table_view: TableView, said: Words) -> Html:
    """Offers a notice of the browser, where there are people to wait for; shown once."""
    others = [
        number
        for number, seat in enumerate(table_view.seats)
        if seat.kind != "bot" and number not in table_view.mine
    ]
    if not others:
        return NOTHING
    return Html(
        f'<div id="offer-notify" class="request" hidden><p>{esc(said["offer_notify"])}</p>'
        f'<span class="acts"><button type="button" class="btn" data-offer="no">'
        f'{esc(said["no_thanks"])}</button><button type="button" class="btn" data-offer="yes">'
        f"{esc(said['yes_please'])}</button></span></div>"
    )


def pages() -> WebPages:
    """The pages the server asks for."""
    return WebPages()
