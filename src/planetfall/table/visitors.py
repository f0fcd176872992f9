"""Visitors: who asks, by cookie; and how often wrong keys were tried."""

from __future__ import annotations

import re
from collections import OrderedDict

from planetfall.table.buckets import Buckets
from planetfall.table.errors import Forbidden, TooMany
from planetfall.table.messages import SPECTATOR
from planetfall.table.middleware import Headers, Scope
from planetfall.table.room import Room
from planetfall.table.seats import Seats
from planetfall.table.secrets import ISSUED, hashed, new_visitor

COOKIE = "planetfall"
"""Holds the visitor's secret; pages cannot read it."""
HOST_COOKIE = "__Host-planetfall"
"""The same over TLS."""
WATCH_COOKIE = "planetfall-watch"
"""Holds the secret of a spectators' link, for the path of one table."""
SECURE_WATCH_COOKIE = "__Secure-planetfall-watch"
"""The same over TLS."""

YEAR = 365 * 24 * 3600
MOST_COOKIES = 100
"""Cookies of a header that are read."""
WRONG_KEYS = 10
"""Wrong keys an address may try in a minute."""
MOST_KNOWN = 20_000
"""Visitors with seats that are remembered."""
_FORM = re.compile("[A-Za-z0-9_-]{22,48}")
"""A visitor's secret; those of old have no mark."""


def cookies(headers: Headers) -> dict[str, str]:
    """The cookies of a request, read once from left to right; of two of a name the first counts.

    Ours hold letters, digits, dashes: nothing is unquoted. A browser names the cookie of the
    longer path first, and none has as many as are read here.
    """
    jar: dict[str, str] = {}
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";", MOST_COOKIES)[:MOST_COOKIES]:
                key, _, text = pair.partition("=")
                jar.setdefault(key.strip(), text.strip())
    return jar


def is_secure(scope: Scope) -> bool:
    """Whether a request came over TLS, as far as the proxy in front says so."""
    return bool(scope.get("scheme") == "https")


def cookie_name(scope: Scope) -> str:
    """The cookie of visitors: over TLS one that no other host can set."""
    return HOST_COOKIE if is_secure(scope) else COOKIE


def secret_of(scope: Scope) -> str:
    """The visitor's secret that a request brings; empty where it has not the form of one."""
    jar = cookies(scope["headers"])
    secret = jar.get(cookie_name(scope), "")
    if not secret and len(jar.get(COOKIE, "")) < ISSUED:
        secret = jar.get(COOKIE, "")  # from before there were marks and the other cookie
    return secret if _FORM.fullmatch(secret) else ""


def visitor_of(scope: Scope) -> str:
    """The hash of the secret a request brings; empty for somebody new."""
    secret = secret_of(scope)
    return hashed(secret) if secret else ""


def watch_of(scope: Scope) -> str:
    """The secret of a spectators' link that a request brings."""
    jar = cookies(scope["headers"])
    return jar.get(WATCH_COOKIE) or jar.get(SECURE_WATCH_COOKIE, "")


class Visitors:
    """Knows visitors who hold seats, and addresses that guess."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()
        self._wrong = Buckets(burst=WRONG_KEYS, rate=WRONG_KEYS / 60)

    def verified(self, scope: Scope) -> str:
        """The visitor of a request, if he has proved to hold a seat; else empty."""
        visitor = visitor_of(scope)
        if visitor not in self._known:
            return ""
        self._known.move_to_end(visitor)
        return visitor

    def know(self, visitor: str) -> None:
        """Note a visitor who holds a seat."""
        self._known[visitor] = None
        self._known.move_to_end(visitor)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def check_guessing(self, address: str) -> None:
        """Raise `TooMany` for an address that has tried too many wrong keys."""
        if not self._wrong.has(address):
            raise TooMany("Too many wrong keys; wait a minute.", "wrong_keys")

    def wrong_key(self, address: str) -> None:
        """Count a wrong key."""
        self._wrong.take(address)


def check_access(seats: Seats, visitor: str, wanted: int | None, watch: str) -> None:
    """Raise `Forbidden` for a visitor who may not see a table, or not from this seat.

    It reads the record alone: nothing of the game is loaded for a stranger.
    """
    held = seats.held_by(visitor)
    if wanted is not None and wanted != SPECTATOR and wanted not in held:
        raise Forbidden(f"Seat {wanted} is not yours.", "not_your_seat")
    known = held or seats.left_by(visitor) or seats.is_host(visitor)
    if not (known or (watch and seats.may_watch(watch))):
        raise Forbidden("You need a link to see this table.", "no_link")


def seat_of(room: Room, visitor: str, wanted: int | None, watch: str) -> int:
    """The seat (or -1) from which a visitor looks at a table, or `Forbidden`.

    Who holds several seats is shown the one that is to move.
    """
    check_access(room.seats, visitor, wanted, watch)
    if wanted is not None:
        return wanted
    held = room.seats.held_by(visitor)
    movers = [seat for seat in room.movers() if seat in held]
    return (movers or held or [SPECTATOR])[0]


def fresh_secret(key: str = "") -> tuple[str, str]:
    """A new visitor's secret and its hash."""
    secret = new_visitor(key)
    return secret, hashed(secret)
