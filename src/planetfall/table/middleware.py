"""What stands round the whole application: headers, foreign sites, size, rate.

One small ASGI wrapper, so that every answer carries the headers, errors and files included. The
size of a request's head is checked before anything in it is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Container, Iterable, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from planetfall.table.buckets import Buckets
from planetfall.table.logs import request_id
from planetfall.table.metrics import Metrics
from planetfall.table.turnstile import Turnstile

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

BODY_LIMIT = 64 * 1024
_TOO_LONG = f"A request may hold {BODY_LIMIT} bytes at most."

HEAD_LIMIT = 16 * 1024
"""Bytes of all headers of a request."""
MOST_HEADERS = 64
PATH_LIMIT, QUERY_LIMIT = 256, 4 * 1024
MOST_FIELDS = 80
"""Fields of a query: the web framework remembers the last thousand queries it has read."""
_LONG_HEAD = f"A request may have {MOST_HEADERS} headers and {HEAD_LIMIT} bytes of them at most."
_LONG_ADDRESS = "This address is too long."

REFUSALS = 40
"""Refusals of an address at once, and in ten seconds; further ones are slow."""
STREAM_COST = 6.0
"""For how many requests the opening of a stream counts: a whole page is drawn and compressed."""
SLOW_REFUSAL = 1.0
"""Seconds that a slow refusal takes."""

AUTHORITY = "planetfall.authority"
"""The extension of a request whose address names a server, as those to a proxy do."""

SINGLE = (
    b"host",
    b"origin",
    b"sec-fetch-site",
    b"content-length",
    b"transfer-encoding",
    b"authorization",
)
"""Headers by which something is decided."""

_HOST = re.compile(rb"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::([0-9]{1,5}))?")
"""A name or an address, and a port."""

_WITH_PORT = re.compile(r"(?:(?P<four>[0-9.]+)|\[(?P<six>[0-9A-Fa-f:.]+)\]):[0-9]{1,5}")
"""An address and a port."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


PRIVATE = (b"cache-control", b"no-store")
"""What every answer says that does not say otherwise: files alone may be kept."""


class Rates:
    """How many requests are taken: of a visitor who holds a seat, else of an address.

    Visitors with seats are counted by address too, generously: making tables makes visitors.
    """

    def __init__(self, own: Buckets, shared: Buckets, strangers: Buckets) -> None:
        self.own = own
        self.shared = shared
        self.strangers = strangers

    def allow(self, visitor: str, address: str, cost: float = 1.0) -> bool:
        """Count one more request of a verified visitor (or of nobody known) from an address."""
        if not visitor:
            return self.strangers.take(address, cost=cost)
        return self.own.take(visitor, cost=cost) and self.shared.take(address, cost=cost)


def address_of(scope: Scope) -> str:
    """Where a request comes from: an IPv4 address or an IPv6 network; empty if that is unknown.

    Whoever has one IPv6 address has the 2^64 beside it.
    """
    client = scope.get("client")
    return network(client[0]) if client else ""


@lru_cache(maxsize=4096)
def network(text: str) -> str:
    """An IPv4 address, or the IPv6 network of one; empty for anything else.

    Some proxies tell the port, too.
    """
    match = _WITH_PORT.fullmatch(text)
    host, _, prefix = (match["four"] or match["six"] if match else text).partition("/")
    try:
        address = ipaddress.ip_address(host)
        if prefix and (prefix != "64" or address.version == 4):
            return ""  # of networks, those that an address stands for here
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Address(int(address) >> 64 << 64)) + "/64"
    return str(address)


class Middleware:
    """The wrapper."""

    def __init__(
        self,
        app: App,
        *,
        rates: Rates | None,
        verified: Callable[[Scope], str],
        hosts: Iterable[str] = (),
        metrics: Metrics | None = None,
        bans: Container[str] = (),
        entrance: Turnstile | None = None,
    ) -> None:
        self.app = app
        self.rates = rates
        self.hosts = frozenset(name.encode() for name in hosts)
        """Names under which the server answers; any when empty."""
        self.metrics = metrics or Metrics()
        self.bans = bans
        self.refusals = Buckets(REFUSALS, REFUSALS / 10)
        self.entrance = entrance or Turnstile()
        """Where requests wait for their turn to be answered."""
        self.verified = verified
        """The visitor of a request, if he has proved to hold a seat; else empty."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        start, mark = time.perf_counter(), secrets.token_hex(6)
        request_id.set(mark)
        ends = _ends(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - start
                self.metrics.answered(scope["path"], message["status"], seconds)
                given = [*message.get("headers", [])]
                if not any(name.lower() == b"cache-control" for name, _ in given):
                    given.append(PRIVATE)
                given.append((b"x-request-id", mark.encode()))
                if ends:
                    given.append((b"connection", b"close"))
                message["headers"] = [*given, *HEADERS]
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            self.metrics.refused(_REASONS.get(problem[0], "other"))
            if self.rates is not None and not self.refusals.take(address_of(scope)):
                await asyncio.sleep(SLOW_REFUSAL)  # else a flood would be as fast as refusals are
            # What was read in two ways may be followed by what was meant to be hidden in it.
            await refuse(send_with_headers, *problem, close=problem[0] == 400)
            return
        if scope["method"] in ("GET", "HEAD"):
            await self.entrance.enter(address_of(scope))
            await self.app(_as_get(scope), receive, send_with_headers)
            return
        body = await _body(receive)
        if body is None:
            return  # whoever left before the end of his request has not asked for anything
        if len(body) > BODY_LIMIT:
            await refuse(send_with_headers, 413, _TOO_LONG)
            return
        await self.entrance.enter(address_of(scope), first=True)
        with self.entrance.inside():
            await self.app(scope, _replayed(body, receive), send_with_headers)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        if (problem := _long_head(scope)) is not None:
            return problem
        if address_of(scope) in self.bans:
            return 403, "This address is not served."
        if self.rates is not None:
            cost = STREAM_COST if _is_stream(scope) else 1.0
            if not self.rates.allow(self.verified(scope), address_of(scope), cost):
                return 429, "Too many requests; wait a moment."
        headers = dict(scope["headers"])
        if (problem := _ambiguous(scope, headers)) is not None:
            return problem
        if self.hosts and _host(headers) not in self.hosts:
            return 421, "This server does not answer under that name."
        if scope["method"] not in ("GET", "HEAD") and _is_foreign(scope, headers):
            return 403, "This request comes from another site."
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > BODY_LIMIT:
            return 413, _TOO_LONG
        return None


def _ends(scope: Scope) -> bool:
    """Whether nothing more is read on a connection after this request.

    The parser reads nothing after `Upgrade`; and of a request that only reads a proxy in front may
    not know that it has a body.
    """
    for name, value in scope["headers"]:
        if name == b"upgrade":
            return True
        if name == b"transfer-encoding" or (name == b"content-length" and value != b"0"):
            if scope["method"] in ("GET", "HEAD"):
                return True
    return False


def _is_stream(scope: Scope) -> bool:
    """Whether a request opens a stream of changes."""
    return bool(scope["path"].rstrip("/").endswith("/stream"))


def _as_get(scope: Scope) -> Scope:
    """Who asks for the head of an answer alone is answered as by `GET`.

    The web server leaves the body out. A stream has no end, so it has no such answer.
    """
    if scope["method"] != "HEAD" or _is_stream(scope):
        return scope
    return {**scope, "method": "GET"}


def _long_head(scope: Scope) -> tuple[int, str] | None:
    """What is wrong with the size of a request's head."""
    headers = scope["headers"]
    if len(headers) > MOST_HEADERS:
        return 431, _LONG_HEAD
    if sum(len(name) + len(value) for name, value in headers) > HEAD_LIMIT:
        return 431, _LONG_HEAD
    query = scope["query_string"]
    if len(scope["path"]) > PATH_LIMIT or len(query) > QUERY_LIMIT:
        return 414, _LONG_ADDRESS
    if query.count(b"&") >= MOST_FIELDS:
        return 414, _LONG_ADDRESS
    return None


def _ambiguous(scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
    """What a proxy in front of the server could have understood otherwise."""
    version = scope.get("http_version", "1.0")
    if version not in ("1.0", "1.1"):
        return 400, "This version of HTTP is not spoken here."
    if version == "1.1" and b"host" not in headers:
        return 400, "A request names its server in the header `Host`."
    named = (scope.get("extensions") or {}).get(AUTHORITY)
    if named is not None and named["name"] != headers.get(b"host"):
        return 400, "The address and the header `Host` name two servers."
    if len(headers) < len(scope["headers"]):
        names = [name for name, _ in scope["headers"]]
        if any(names.count(name) > 1 for name in SINGLE):
            return 400, "A header that may come once comes twice."
    if b"host" in headers and not _is_host(headers[b"host"]):
        return 400, "The header `Host` is no name of a server."
    if headers.get(b"transfer-encoding", b"chunked").lower() != b"chunked":
        return 400, "A body may come in chunks, and in no other form."
    if b"transfer-encoding" in headers and version == "1.0":
        return 400, "Over HTTP/1.0 no body comes in chunks."
    if scope["method"] not in ("GET", "HEAD") and b"upgrade" in headers:
        return 400, "This server speaks HTTP/1.1 alone; leave out the header `Upgrade`."
    return None


_REASONS = {
    400: "odd",
    403: "foreign",
    413: "body",
    414: "address",
    421: "host",
    429: "rate",
    431: "head",
}
"""Names of refusals in the metrics."""


def _is_host(text: bytes) -> bool:
    """Whether a text can be the name of a server with a port."""
    match = _HOST.fullmatch(text)
    return match is not None and int(match[1] or b"0") < 1 << 16


def _host(headers: dict[bytes, bytes]) -> bytes:
    """The name that a request asks for, without its port."""
    host = headers.get(b"host", b"").lower()
    return host if host.endswith(b"]") else host.rsplit(b":", 1)[0]


def _is_foreign(scope: Scope, headers: dict[bytes, bytes]) -> bool:
    """Whether a browser sends this from a page of another site."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        place = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return True  # no address at all, so none of ours
    return place != headers.get(b"host", b"").decode("latin-1")


async def _body(receive: Receive) -> bytes | None:
    """The whole body, `None` if it does not come to its end; of one that is too long the start."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > BODY_LIMIT or not message.get("more_body"):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Give the application a body that was read before."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def refuse(send: Send, status: int, error: str, *, close: bool = False) -> None:
    """A refusal as JSON; `close` ends the connection with it."""
    body = json.dumps({"error": error}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if close:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
