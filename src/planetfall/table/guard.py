"""What stands round the whole application: headers, foreign sites, body size, rate.

One small ASGI wrapper, so that every answer carries the headers, errors and files included.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Quick = Callable[[str, bytes, bytes, bytes], Awaitable[bytes | None]]
"""Path, query, cookies and body of a request to its answer, if there is one."""

BODY_LIMIT = 64 * 1024
_TOO_LONG = f"A request may hold {BODY_LIMIT} bytes at most."

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

    def take(self, name: str, now: float | None = None, cost: float = 1.0) -> bool:
        """Whether one more is allowed for `name` now."""
        moment = time.monotonic() if now is None else now
        level, since = self._levels.pop(name, (self.burst, moment))
        level = min(self.burst, level + (moment - since) * self.rate)
        allowed = level >= cost
        self._levels[name] = (level - cost if allowed else level, moment)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return allowed


class Guard:
    """The wrapper."""

    def __init__(
        self,
        app: App,
        *,
        buckets: Buckets | None,
        known: Callable[[str], bool],
        quick: Quick | None = None,
    ) -> None:
        self.app = app
        self.buckets = buckets
        self.known = known
        """Whether a cookie header names a visitor who holds a seat: counted apart from others."""
        self.quick = quick
        """Answers some requests at once, with JSON; `None` sends them to the application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        problem = self._problem(scope, headers)
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
        if self.quick is not None:
            cookie, query = headers.get(b"cookie", b""), scope["query_string"]
            told = await self.quick(scope["path"], query, cookie, body)
            if told is not None:
                await answer(send_with_headers, 200, told)
                return
        await self.app(scope, _replayed(body, receive), send_with_headers)

    def _problem(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        if self.buckets is not None and not self.buckets.take(self._who(scope, headers)):
            return 429, "Too many requests; wait a moment."
        if scope["method"] not in ("GET", "HEAD") and _is_foreign(scope, headers):
            return 403, "This request comes from another site."
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > BODY_LIMIT:
            return 413, _TOO_LONG
        return None

    def _who(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        cookie = headers.get(b"cookie", b"").decode("latin-1")
        if cookie and self.known(cookie):
            return cookie
        return scope["client"][0] if scope.get("client") else ""


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
    await answer(send, status, json.dumps({"error": error}).encode())


async def answer(send: Send, status: int, body: bytes) -> None:
    """An answer whose body is JSON."""
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
