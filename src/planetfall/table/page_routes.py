"""Handlers of the pages: lobby, tables, links, streams, files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Redirect

from planetfall.table import errors
from planetfall.table.context import (
    Context,
    LangQuery,
    Request,
    SeatQuery,
    base_of,
    context_of,
    cookie_for,
    find_seat,
    html_answer,
    spoken,
)
from planetfall.table.seats import Seats
from planetfall.table.stream import Streamed, frames, packer
from planetfall.table.table_view import ScoreSummary
from planetfall.table.tables import needs_player
from planetfall.table.visitors import SECURE_WATCH_COOKIE, WATCH_COOKIE, is_secure


@get("/", include_in_schema=False)
async def lobby_page(
    request: Request,
    state: State,
    game: Annotated[str, Parameter(max_length=40)] = "",
) -> Response[bytes]:
    """Games, the form for a new table, and the visitor's tables."""
    context = context_of(state)
    mine, free = await context.tables.listings(context.visitor(request))
    chosen = game if game in context.tables.lobby.games else ""
    look = context.look(request)
    draw = partial(context.pages.lobby, context.tables.lobby, chosen, mine, free, look)
    return html_answer(request, await context.aside.run(draw), shared=not mine)


@get("/t/{table:str}", include_in_schema=False)
async def table_page(
    request: Request, state: State, table: str, seat: SeatQuery = None
) -> Response[bytes]:
    """The page of a table."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    look = context.look(request)
    page = context.page(live, at, visitor, look.lang, base_of(request))
    table_view = context.table_view(live, at, visitor)
    return html_answer(
        request, context.pages.table(table_view, list(page.parts.items()), page.version, look)
    )


@get("/t/{table:str}/stream", include_in_schema=False)
async def table_stream(
    request: Request,
    state: State,
    table: str,
    seat: SeatQuery = None,
    lang: LangQuery = "en",
    after: Annotated[str, Parameter(max_length=16)] = "",
) -> Streamed:
    """The changes of a table's page as server-sent events."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    base = base_of(request)
    pack = packer(request.headers.get("accept-encoding", ""))
    last = request.headers.get("last-event-id", "") or after
    viewer, tongue = context.viewer(request, at), spoken(lang)
    draw = partial(context.page, live, at, visitor, tongue, base)
    events = frames(viewer, draw, last, pack, context.drawing)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if pack.encoding:
        headers["content-encoding"] = pack.encoding
    return Streamed(viewer, context.tables.watching(live, viewer), events, headers)


@get("/t/{table:str}/parts", include_in_schema=False)
async def table_parts(
    request: Request,
    state: State,
    table: str,
    seat: SeatQuery = None,
    lang: LangQuery = "en",
    after: Annotated[str, Parameter(max_length=16)] = "",
) -> Response[bytes]:
    """The page as parts, for a browser that has no stream left; nothing if it is up to date."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    page = context.page(live, at, visitor, spoken(lang), base_of(request))
    parts = [] if page.version == after else page.whole()
    body = msgspec.json.encode({"version": page.version, "parts": parts})
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@get("/t/{table:str}/panel/{name:str}", include_in_schema=False)
async def table_panel(
    request: Request,
    state: State,
    table: str,
    name: str,
    what: Annotated[str, Parameter(max_length=80)] = "",
    seat: SeatQuery = None,
    lang: LangQuery = "en",
) -> Response[bytes]:
    """Something a viewer opens on demand."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    scores: list[ScoreSummary] = []
    if name == "scores" and live.room.play is not None:
        scores = live.room.running_scores(at)
    page_context = context.page_context(live, at, visitor, spoken(lang), base_of(request))
    if name == "log":
        page_context.events = partial(live.room.events, at)
    return html_answer(request, context.pages.panel(page_context, name, what, scores))


@get("/t/{table:str}/chips", include_in_schema=False)
async def table_chips(
    request: Request,
    state: State,
    table: str,
    keys: Annotated[list[str], Parameter(max_items=64)],
    seat: SeatQuery = None,
    lang: LangQuery = "en",
) -> Response[bytes]:
    """What some choices would change, as chips."""
    context = context_of(state)
    live, at, visitor = await context.seated(request, table, seat)
    after = live.room.preview(needs_player(at), keys)
    page_context = context.page_context(live, at, visitor, spoken(lang), base_of(request))
    page_context.chosen = keys
    return html_answer(request, context.pages.chips(page_context, after))


@get("/s/{table:str}/{secret:str}", include_in_schema=False)
async def seat_page(
    request: Request, state: State, table: str, secret: str
) -> Response[bytes] | Redirect:
    """The page behind a seat link. Looking does not use the link up: messengers look too."""
    context = context_of(state)
    record = await context.tables.record(table)
    try:
        seat = find_seat(context, request, Seats(record), secret)
    except errors.Forbidden:
        if Seats(record).held_by(context.visitor(request)):
            return Redirect(f"/t/{table}")
        raise
    look, own = context.look(request), record.seats[seat]
    # Another device of whoever sits there already is asked for nothing.
    look.name = own.name if own.kind == "person" and own.holders else ""
    page = context.pages.seat(record.title, record.game, seat, request.url.path, look)
    return html_answer(request, page)


@get("/w/{table:str}/{secret:str}", include_in_schema=False)
async def watch_page(request: Request, state: State, table: str, secret: str) -> Redirect:
    """The spectators' link."""
    context = context_of(state)
    seats = Seats(await context.tables.record(table))
    address = context.address(request)
    context.visitors.check_guessing(address)
    if not seats.may_watch(secret):
        context.visitors.wrong_key(address)
        raise errors.Forbidden("This link is not valid any more; ask for a new one.", "old_link")
    back = Redirect(f"/t/{table}?seat=-1")
    name = SECURE_WATCH_COOKIE if is_secure(request.scope) else WATCH_COOKIE  # type: ignore[arg-type]
    for path in (f"/t/{table}", f"/api/tables/{table}"):
        back.cookies.append(cookie_for(request, name, secret, path))
    return back


@get(["/rules/{game:str}", "/components/{game:str}"], include_in_schema=False)
async def reading_page(request: Request, state: State, game: str) -> Response[bytes]:
    """The rules or the components of a game."""
    return await _read(request, context_of(state), game, "")


@get(
    ["/components/{game:str}/{kind:str}/{id:str}", "/picture/{game:str}/{kind:str}/{id:str}"],
    include_in_schema=False,
)
async def reading_part(
    request: Request, state: State, game: str, kind: str, id: str
) -> Response[bytes]:
    """One component in full, or its picture."""
    return await _read(request, context_of(state), game, f"{kind}/{id}")


async def _read(request: Request, context: Context, game: str, what: str) -> Response[bytes]:
    page = request.url.path.split("/")[1]
    text = ""
    if game in context.tables.lobby.games:
        text = await context.aside.reading(page, game, what, context.look(request))
    if not text:
        raise errors.Missing("There is no such file.", "no_file")
    return html_answer(request, text, shared=True)


@get("/static/{name:str}", include_in_schema=False)
async def static_file(request: Request, state: State, name: str) -> Response[bytes]:
    """Script, style and pictures."""
    file = context_of(state).assets.get(name, request.headers.get("accept-encoding", ""))
    if file is None:
        raise errors.Missing("There is no such file.", "no_file")
    body, media_type, encoding = file
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=media_type, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Browsers ask for it whatever the page says."""
    return Redirect("/static/logo.svg")


PAGE_ROUTES: Sequence[Any] = [
    lobby_page,
    table_page,
    table_stream,
    table_parts,
    table_panel,
    table_chips,
    seat_page,
    watch_page,
    reading_page,
    reading_part,
    static_file,
    favicon,
]
