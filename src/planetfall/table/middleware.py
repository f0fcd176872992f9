"""What stands round the whole application: headers, foreign sites, size, rate.

One small ASGI wrapper, so that every answer carries the headers, errors and files included. The
size of a request's head is checked before anything in it is read.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

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


class Buckets:
    """Token buckets by name: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float, most: int = 20_000) -> None:
        self.burst = burst
        self.rate = rate
        self._most = most
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def has(self, name: str) -> bool:
        """Whether one more would be allowed for `name` now."""
        return self._level(name, time.monotonic()) >= 1.0

    def take(self, name: str, now: float | None = None) -> bool:
        """Count one more for `name`, if it is allowed now."""
        moment = time.monotonic() if now is None else now
        level = self._level(name, moment)
        allowed = level >= 1.0
        self._levels[name] = (level - 1.0 if allowed else level, moment)
        self._levels.move_to_end(name)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return allowed

    def _level(self, name: str, moment: float) -> float:
        level, since = self._levels.get(name, (self.burst, moment))
        return min(self.burst, level + (moment - since) * self.rate)


class Rates:
    """How many requests are taken: of a visitor who holds a seat, else of an address.

    Visitors with seats are counted by address too, generously: making tables makes visitors.
    """

    def __init__(self, own: Buckets, shared: Buckets) -> None:
        self.own = own
        self.shared = shared

    def allow(self, visitor: str, address: str) -> bool:
        """Count one more request of a verified visitor (or of nobody known) from an address."""
        if not visitor:
            return self.own.take(address)
        return self.own.take(visitor) and self.shared.take(address)


def address_of(scope: Scope) -> str:
    """Where a request comes from: an IPv4 address or an IPv6 network; empty if that is unknown.

    Whoever has one IPv6 address has the 2^64 beside it.
    """
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0]) if client else None
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Address(int(address) >> 64 << 64)) + "/64"
    return "" if address is None else str(address)


class Middleware:
    """The wrapper."""

    def __init__(
        self, app: App, *, rates: Rates | None, verified: Callable[[Headers], str]
    ) -> None:
        self.app = app
        self.rates = rates
        self.verified = verified
        """The visitor of a request, if he has proved to hold a seat; else empty."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            await refuse(send_with_headers, *problem)
            return
        if scope["method"] in ("GET", "HEAD"):
            await self.app(scope, receive, send_with_headers)
            return
        body = await _body(receive)
        if body is None:
            await refuse(send_with_headers, 413, _TOO_LONG)
            return
        await self.app(scope, _replayed(body, receive), send_with_headers)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        if (problem := _long_head(scope)) is not None:
            return problem
        if self.rates is not None:
            if not self.rates.allow(self.verified(scope["headers"]), address_of(scope)):
                return 429, "Too many requests; wait a moment."
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD") and _is_foreign(scope, headers):
            return 403, "This request comes from another site."
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > BODY_LIMIT:
            return 413, _TOO_LONG
        return None


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
    """The whole body; `None` when it is longer than allowed, whatever its header says."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > BODY_LIMIT:
            return None
        if not message.get("more_body"):
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


async def refuse(send: Send, status: int, error: str) -> None:
    """A refusal as JSON."""
    body = json.dumps({"error": error}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
