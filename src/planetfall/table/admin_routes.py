"""What the administrator of a server sees and does, behind a token.

The token is sent as a password (`Authorization: Basic`, any name) by a browser, or as a bearer by a
program. Without a token in the settings none of this exists.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import parse_qs

import sqlalchemy as sql
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from planetfall.table import errors
from planetfall.table.admin_view import AdminView, TableLine
from planetfall.table.archive import archive, revive
from planetfall.table.context import Context, Request, context_of, html_answer
from planetfall.table.health import Health, counts
from planetfall.table.middleware import network
from planetfall.table.rows import moment
from planetfall.table.schema import tables

MOST_LISTED = 200


def is_admin(context: Context, request: Request) -> bool:
    """Whether a request brings the token; wrong ones are counted by address."""
    wanted = context.settings.admin_token
    if not wanted:
        raise errors.Missing("There is no such page.", "no_file")
    address = context.address(request)
    context.visitors.check_guessing(address)
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "basic":
        try:
            given = base64.b64decode(given, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            given = ""
    if given and hmac.compare_digest(given.encode(), wanted.encode()):
        return True
    if given:
        context.visitors.wrong_key(address)
    return False


def _closed() -> Response[Any]:
    return Response(
        {"error": "The administrator's token is needed."},
        status_code=401,
        headers={"www-authenticate": 'Basic realm="Planetfall"'},
    )


async def admin_view(context: Context) -> AdminView:
    """The newest tables and what goes on; pages and choices are those of this process."""
    await context.tables.read_bans()
    query = sql.select(tables).order_by(tables.c.touched.desc()).limit(MOST_LISTED)
    async with context.tables.store.reading() as connection:
        rows = (await connection.execute(query)).all()
    live = context.tables.live
    lines = [
        TableLine(
            id=each.id,
            title=each.title,
            touched=moment(each.touched),
            started=bool(each.started),
            over=bool(each.over),
            archived=bool(each.archived),
            live=each.id in live,
            streams=len(live[each.id].viewers) if each.id in live else 0,
            choices=live[each.id].room.sequence if each.id in live else 0,
        )
        for each in rows
    ]
    return AdminView(
        lines, sorted(context.bans), len(context.tables.viewers), len(context.tables.bots)
    )


@get("/admin", include_in_schema=False)
async def admin_page(request: Request, state: State) -> Response[Any]:
    """The page."""
    context = context_of(state)
    if not is_admin(context, request):
        return _closed()
    view = await admin_view(context)
    return html_answer(request, context.pages.admin(view, context.look(request)))


@get("/admin/state", include_in_schema=False)
async def admin_state(request: Request, state: State) -> Response[Any]:
    """The same for programs."""
    context = context_of(state)
    if not is_admin(context, request):
        return _closed()
    return Response(await admin_view(context))


@get("/admin/seats/{table:str}", include_in_schema=False)
async def admin_seats(request: Request, state: State, table: str) -> Response[Any]:
    """Who came to hold which seat of a table, and when."""
    context = context_of(state)
    if not is_admin(context, request):
        return _closed()
    await context.tables.record(table)  # `Missing` where there is none
    return Response(await context.tables.store.notes(table))


@post("/admin/{action:str}", include_in_schema=False, status_code=303)
async def admin_act(
    request: Request, state: State, action: Annotated[str, Parameter(max_length=20)]
) -> Response[Any]:
    """Archive, revive or close a table; ban an address or let it in again."""
    context = context_of(state)
    if not is_admin(context, request):
        return _closed()
    try:
        form = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=4)
    except ValueError:
        raise errors.Refused("This form has too many fields.", "long_form") from None
    what = form.get("what", [""])[0][:64]
    if action in ("ban", "unban"):
        await context.ban(network(what), ban=action == "ban")
    elif action in ("archive", "revive", "close"):
        await context.tables.record(what)  # `Missing` where there is none
        if action == "archive":
            await archive(context.tables.store, what)
        elif action == "revive":
            await revive(context.tables.store, what)
        await context.tables.close_pages(what)
    else:
        raise errors.Missing("There is no such action.", "no_file")
    return Response(None, status_code=303, headers={"location": "/admin"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request, state: State) -> Response[Any]:
    """Counts for Prometheus."""
    context = context_of(state)
    if not is_admin(context, request):
        return _closed()
    stored = await counts(context.tables.store)
    writer = context.tables.store.writer
    now = [
        ("streams", float(len(context.tables.viewers))),
        ("tables_live", float(len(context.tables.live))),
        ("tables_stored", float(stored["stored"])),
        ("tables_archived", float(stored["archived"])),
        ("bots_waiting", float(len(context.tables.bots))),
        ("store_lag_seconds", 0.0 if writer is None else writer.lag),
        ("choices_total", float(context.tables.stored)),
        ("updates_total", float(context.updates)),
    ]
    # Behind one port another process answers every time: each has its own lines.
    process = str(os.getpid()) if context.settings.workers > 1 else ""
    return Response(context.metrics.text(now, process), media_type="text/plain; version=0.0.4")


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[Health]:
    """Whether the server works, and what is wrong if it does not."""
    report = await context_of(state).doctor.look()
    return Response(report, status_code=200 if report.ok else 503)


ADMIN_ROUTES: Sequence[Any] = [admin_page, admin_state, admin_seats, admin_act, metrics, health]
