"""What all handlers share: who asks, and what they may see."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, cast

import msgspec
from litestar import Request as LitestarRequest
from litestar import Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import ValidationException
from litestar.params import Parameter

from planetfall.table import errors
from planetfall.table.aside import Aside
from planetfall.table.assets import AssetStore, packed, packed_once
from planetfall.table.connections import CUT
from planetfall.table.health import Doctor
from planetfall.table.live import LiveTable
from planetfall.table.metrics import Metrics
from planetfall.table.middleware import Scope, address_of
from planetfall.table.pages import Look, PageContext, Pages
from planetfall.table.parts import Page
from planetfall.table.seats import Seats
from planetfall.table.secrets import hashed, is_issued
from planetfall.table.settings import Settings
from planetfall.table.table_view import TableView
from planetfall.table.tables import Tables
from planetfall.table.turnstile import Turnstile
from planetfall.table.viewers import Viewer
from planetfall.table.visitors import (
    YEAR,
    Visitors,
    check_access,
    cookie_name,
    cookies,
    fresh_secret,
    seat_of,
    secret_of,
    visitor_of,
    watch_of,
)

SeatQuery = Annotated[int | None, Parameter(ge=-1, le=7, required=False)]
LangQuery = Annotated[str, Parameter(max_length=8)]
Request = LitestarRequest[Any, Any, Any]
HTML = "text/html"
LANGUAGES = ("en", "cs")
MOST_PAGES = 64
"""Pages of a table that are remembered: a waiting one shows links, which name the host asked."""


class StrictRequest(LitestarRequest[Any, Any, Any]):
    """A request whose body is read as its schema says: the web framework takes `"1"` for 1."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        if field is None:
            return await super().json()
        try:
            value = _JSON.decode(await self.body())
            return msgspec.convert(value, field.annotation)
        except msgspec.ValidationError as fault:
            cause, _, place = str(fault).partition(" - at `$")
            extra = {"key": place.strip("`.") or "body", "message": cause}
            raise ValidationException(extra=[extra]) from None
        except msgspec.DecodeError as fault:
            raise ValidationException(str(fault)) from None


def _number(text: str) -> float:
    """A number as schemas see it: 6.0 is a whole one."""
    value = float(text)
    return int(value) if value.is_integer() else value


_JSON = msgspec.json.Decoder(float_hook=_number)


class Context:
    """What handlers share: the tables, the pages and the known visitors."""

    def __init__(self, tables: Tables, pages: Pages, settings: Settings | None = None) -> None:
        self.tables = tables
        self.settings = settings or Settings()
        self.metrics = Metrics()
        self.bans = tables.bans
        """Addresses that are not served."""
        self.doctor = Doctor(tables.store)
        self.updates = 0
        """Changed pages that were drawn for viewers."""
        self.pages = pages
        self.entrance = Turnstile()
        """Where requests wait for their turn to be answered."""
        self.drawing = Turnstile(self.entrance, fair=False)
        """Where streams wait for their turn to draw: choices go before them."""
        self.aside = Aside(pages)
        self.visitors = Visitors()
        self.assets = AssetStore(pages.assets())

    # Who asks.

    def visitor(self, request: Request) -> str:
        """The hash of the visitor's secret; empty for somebody new."""
        return visitor_of(cast(Scope, request.scope))

    async def known_visitor(self, request: Request) -> tuple[str, list[Cookie]]:
        """A visitor who may hold seats: the request's own, or a new one with his cookie.

        A secret that the server has not issued is not taken on, whoever has thought it up.
        """
        scope = cast(Scope, request.scope)
        secret, key = secret_of(scope), self.tables.store.key
        if secret and (is_issued(secret, key) or await self.tables.store.knows(hashed(secret))):
            return hashed(secret), []
        secret, visitor = fresh_secret(key)
        return visitor, [cookie_for(request, cookie_name(scope), secret)]

    def address(self, request: Request) -> str:
        """Where a request comes from."""
        return address_of(cast(Scope, request.scope))

    def look(self, request: Request) -> Look:
        """The visitor's language, theme and name, from cookies the page itself sets."""
        chosen = cookies(request.scope["headers"])
        lang = chosen.get("pf-lang", "")
        if lang not in LANGUAGES:
            wished = request.headers.get("accept-language", "")
            lang = "cs" if wished.lower().startswith("cs") else "en"
        theme = chosen.get("pf-theme", "")
        return Look(lang, theme if theme in ("dark", "light") else "", "")

    async def seated(
        self, request: Request, table: str, wanted: int | None
    ) -> tuple[LiveTable, int, str]:
        """The live room, the seat and the visitor of a request, or a refusal.

        A stranger is refused before anything of the table is loaded.
        """
        visitor, watch = self.visitor(request), watch_of(cast(Scope, request.scope))
        try:
            check_access(Seats(await self.tables.record(table)), visitor, wanted, watch)
            live = await self.tables.table(table)
        except errors.Forbidden:
            if not self.tables.store.is_shared:
                raise
            # Another process may have seated him a moment ago, and not have been heard yet.
            check_access(Seats(await self.tables.stored_record(table)), visitor, wanted, watch)
            live = await self.tables.table(table)
            await self.tables.look_at_seats(live)
        seat = self.seat(live, visitor, wanted, watch)
        return live, seat, visitor

    def seat(self, live: LiveTable, visitor: str, wanted: int | None, watch: str = "") -> int:
        """The seat (or -1) of a visitor at a table, or a refusal; who holds one is known now."""
        seat = seat_of(live.room, visitor, wanted, watch)
        if seat >= 0:
            self.visitors.know(visitor)
        return seat

    def viewer(self, request: Request, seat: int) -> Viewer:
        """A stream of a request's visitor."""
        scope = cast(Scope, request.scope)
        cut = (scope.get("extensions") or {}).get(CUT, {}).get("cut")
        known = self.visitors.verified(scope)
        return Viewer(seat, known, address_of(scope), cut, visitor_of(scope))

    async def ban(self, address: str, *, ban: bool) -> None:
        """Serve an address no longer, or again."""
        if not address:
            raise errors.Refused("That is no address.", "no_address")
        await self.tables.ban(address, ban=ban)

    # What is seen.

    def table_view(self, live: LiveTable, seat: int, visitor: str) -> TableView:
        """What this visitor sees; the shared part is built once per change."""
        host, mine = live.who(visitor)
        newest = live.room.newest(seat)
        return msgspec.structs.replace(
            live.table_view(seat), is_host=host, mine=mine, events=newest
        )

    def page(self, live: LiveTable, seat: int, visitor: str, lang: str, base: str) -> Page:
        """The parts of a viewer's page, drawn once per change, seat and language."""
        host, mine = live.who(visitor)
        key = (seat, lang, host, tuple(mine), base if live.room.play is None else "")
        if key not in live.fresh:
            parts = self.pages.parts(self.page_context(live, seat, visitor, lang, base))
            if len(live.pages) >= MOST_PAGES:
                live.pages.clear()
                live.fresh.clear()
            live.pages[key] = Page(parts, live.pages.get(key))
            live.fresh.add(key)
            self.updates += 1
        return live.pages[key]

    def page_context(
        self, live: LiveTable, seat: int, visitor: str, lang: str, base: str
    ) -> PageContext:
        """All that a visitor's page is drawn from."""
        host, mine = live.who(visitor)
        table_view = msgspec.structs.replace(live.table_view(seat), is_host=host, mine=mine)
        context = PageContext(table_view, live.room.rules, live.view(seat), lang)
        context.events = partial(live.room.newest, seat)
        context.whole = partial(live.room.events, seat)
        context.since = partial(live.room.since, seat)
        context.drawings = live.drawings
        if host:
            context.links = self.links(live, base)
        if host or seat >= 0:
            context.watch = self.watch_link(live, base)
        return context

    def links(self, live: LiveTable, base: str) -> dict[int, str]:
        """Addresses of the seat links that are out."""
        table = live.room.record.id
        return {number: f"{base}/s/{table}/{secret}" for number, secret in live.links.items()}

    def watch_link(self, live: LiveTable, base: str) -> str:
        """Address of the spectators' link."""
        return f"{base}/w/{live.room.record.id}/{live.room.record.watch}"


def context_of(state: State) -> Context:
    context: Context = state.context
    return context


def base_of(request: Request) -> str:
    """The address under which the browser knows this server."""
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


def cookie_for(request: Request, name: str, value: str, path: str = "/") -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path=path,
        max_age=YEAR,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )


def html_answer(
    request: Request, text: str, status: int = 200, *, shared: bool = False
) -> Response[bytes]:
    """A page; one that is `shared` is the same for many visitors and compressed once."""
    pack = packed_once if shared else packed
    body, encoding = pack(text.encode(), request.headers.get("accept-encoding", ""))
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=HTML, status_code=status, headers=headers)


def find_seat(context: Context, request: Request, seats: Seats, secret: str) -> int:
    """The seat a link opens; wrong keys are counted by address."""
    address = context.address(request)
    context.visitors.check_guessing(address)
    try:
        return seats.find(secret)
    except errors.Forbidden:
        context.visitors.wrong_key(address)
        raise


def spoken(lang: str) -> str:
    """A language that is there."""
    return lang if lang in LANGUAGES else "en"
