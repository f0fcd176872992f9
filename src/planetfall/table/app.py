"""The web application: a thin shell over the tables.

Pages under `/`, the JSON interface under `/api`; `/openapi.json` describes the latter.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute

from planetfall.core.errors import (
    BadRecord,
    BadRequest,
    BrokenRule,
    IllegalChoice,
    PlanetfallError,
    StaleChoice,
)
from planetfall.table import errors
from planetfall.table.admin_routes import ADMIN_ROUTES
from planetfall.table.api_routes import API_ROUTES
from planetfall.table.archive import Archiving
from planetfall.table.buckets import Buckets
from planetfall.table.context import Context, Request, StrictRequest, context_of, html_answer
from planetfall.table.description import description
from planetfall.table.messages import Problem
from planetfall.table.middleware import App, Middleware, Rates
from planetfall.table.page_routes import PAGE_ROUTES
from planetfall.table.pages import Pages
from planetfall.table.quotas import Quotas
from planetfall.table.settings import Settings
from planetfall.table.tables import Tables

log = logging.getLogger("planetfall.table")

BURST, RATE = 240, 60
"""Requests of one visitor at once, and then a second."""
STRANGERS, STRANGERS_RATE = 160, 20
"""Requests of all others of one address."""
SHARED = 8
"""How many times as many all visitors of one address may make."""

STATUS: list[tuple[type[PlanetfallError], int]] = [
    (errors.Missing, 404),
    (errors.Forbidden, 403),
    (errors.Stale, 409),
    (StaleChoice, 409),
    (errors.Refused, 409),
    (errors.TooMany, 429),
    (errors.NotStored, 503),
    (errors.Damaged, 503),
    (IllegalChoice, 422),
    (BadRequest, 422),
    (BadRecord, 422),
    (BrokenRule, 500),
]


BROKEN = PlanetfallError("Something is broken here; nothing has changed.", "broken")
SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address knows no such method.",
    415: "A body of this kind is not read here.",
}
"""What is wrong with an address, a method or a kind of body."""
_MISSING = re.compile("Missing required query parameter '([a-z]+)'")
UNREADABLE = PlanetfallError("The request cannot be read.", "unreadable")
NO_BODY = PlanetfallError("This request needs a body: an object in JSON.", "no_body")
WITH_BODY = PlanetfallError("A request that only reads has no body.", "with_body")


def _answer(request: Request, status: int, fault: PlanetfallError) -> Response[Any]:
    """A refusal: a page for somebody who follows a link, JSON for everything else.

    Browsers name the language they want it in; programs name none and read plain English.
    """
    wants_page = "text/html" in request.headers.get("accept", "")
    context = context_of(request.app.state)
    if wants_page and not request.url.path.startswith("/api/"):
        return html_answer(
            request,
            context.pages.problem(status, fault, context.look(request)),
            status,
            shared=True,
        )
    error = str(fault)
    if request.headers.get("accept-language"):
        error = context.pages.fault(status, fault, context.look(request).lang)
    return Response(Problem(error), status_code=status, media_type="application/json")


def on_refusal(request: Request, fault: PlanetfallError) -> Response[Any]:
    """A refusal of the table or the rules."""
    for kind, status in STATUS:
        if isinstance(fault, kind):
            return _answer(request, status, fault)
    return _answer(request, 500, BROKEN)


def on_http(request: Request, fault: HTTPException) -> Response[Any]:
    """A request that did not come through: unknown address, bad body, wrong method."""
    if fault.status_code >= 500:
        return on_fault(request, fault)
    if fault.status_code == 400 and request.method != "GET" and _is_empty(request):
        return _answer(request, 400, NO_BODY)
    answer = _answer(request, fault.status_code, PlanetfallError(_sentence(fault)))
    if fault.status_code == 405:
        answer.headers["allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """The methods that an address knows."""
    path = request.url.path.rstrip("/") or "/"
    known: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, HTTPRoute):
            if re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", route.path), path):
                known |= route.methods
    if "GET" in known and not path.endswith("/stream"):
        known.add("HEAD")
    return sorted(known)


async def check_body(request: Request) -> Response[Any] | None:
    """Refuse a body where an address is only read."""
    if request.method == "GET" and not _is_empty(request):
        return _answer(request, 400, WITH_BODY)
    return None


def _sentence(fault: HTTPException) -> str:
    """What is wrong with a request, in one sentence; the web framework says it in fragments."""
    if fault.status_code in SENTENCES:
        return SENTENCES[fault.status_code]
    if missing := _MISSING.match(str(fault.detail)):
        return f"The address lacks the parameter `{missing[1]}`."
    extra = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        name, cause = extra[0].get("key", "body"), str(extra[0].get("message", fault.detail))
        return f"`{str(name)[:60]}` cannot be read ({_cut(cause)})."
    return f"The request cannot be read ({_cut(str(fault.detail))})."


def _cut(text: str) -> str:
    """The start of a text, without the full stop of its own."""
    return text[:200].rstrip(".")


def _is_empty(request: Request) -> bool:
    """Whether a request has no body."""
    headers = request.headers
    return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers


def on_depth(request: Request, fault: Exception) -> Response[Any]:
    """A body nested deeper than anything we read, or not text at all."""
    return _answer(request, 400, UNREADABLE)


def on_fault(request: Request, fault: Exception) -> Response[Any]:
    """A fault of ours."""
    log.exception("fault at %r", request.url.path, exc_info=fault)
    return _answer(request, 500, BROKEN)


@get("/openapi.json", include_in_schema=False)
async def openapi(state: State) -> Response[bytes]:
    """The description of the JSON interface."""
    text = await context_of(state).aside.run(description)
    return Response(text, media_type="application/json")


def make_app(
    tables: Tables, pages: Pages, *, limited: bool = True, settings: Settings | None = None
) -> App:
    """The application over some tables; it opens and closes them itself."""
    chosen = settings or Settings()
    context = Context(tables, pages, chosen)
    tables.quotas = Quotas(chosen.tables_a_day, chosen.workers)
    tables.archiving = Archiving(
        chosen.archive_finished_days,
        chosen.archive_abandoned_days,
        chosen.delete_archived_days,
    )

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            context.aside.close()
            await tables.close()

    app = Litestar(
        route_handlers=[*PAGE_ROUTES, *API_ROUTES, *ADMIN_ROUTES, openapi],
        state=State({"context": context}),
        lifespan=[life],
        openapi_config=None,
        before_request=check_body,
        request_class=StrictRequest,
        exception_handlers={
            PlanetfallError: on_refusal,
            HTTPException: on_http,
            RecursionError: on_depth,
            UnicodeError: on_depth,
            Exception: on_fault,
        },
        request_max_body_size=None,
        logging_config=None,
    )
    rates = None
    tables.quotas.is_on = limited
    if limited:
        rates = Rates(
            Buckets(BURST, RATE),
            Buckets(SHARED * BURST, SHARED * RATE),
            Buckets(STRANGERS, STRANGERS_RATE),
        )
    return Middleware(
        cast(App, app),
        rates=rates,
        verified=context.visitors.verified,
        hosts=chosen.allowed_hosts,
        metrics=context.metrics,
        bans=context.bans,
        entrance=context.entrance,
    )
