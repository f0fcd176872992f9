"""Visitors: who asks, by cookie; and how often wrong keys were tried."""

from __future__ import annotations

from collections import OrderedDict

from planetfall.table.errors import Forbidden, TooMany
from planetfall.table.messages import SPECTATOR
from planetfall.table.middleware import Buckets, Headers
from planetfall.table.room import Room
from planetfall.table.secrets import hashed, new_secret

COOKIE = "planetfall"
"""Holds the visitor's secret; pages cannot read it."""
WATCH_COOKIE = "planetfall-watch"
"""Holds the secret of a spectators' link, for the path of one table."""

YEAR = 365 * 24 * 3600
WRONG_KEYS = 10
"""Wrong keys an address may try in a minute."""
MOST_KNOWN = 20_000
"""Visitors with seats that are remembered."""
SHORTEST, LONGEST = 22, 64
"""Letters of a visitor's secret."""


def cookies(headers: Headers) -> dict[str, str]:
    """The cookies of a request, read once from left to right; of two of a name the first counts.

    Ours hold letters, digits, dashes: nothing is unquoted. A browser names the cookie of the
    longer path first.
    """
    found: dict[str, str] = {}
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, text = pair.partition("=")
                found.setdefault(key.strip(), text.strip())
    return found


def visitor_of(headers: Headers) -> str:
    """The hash of the secret a request brings; empty for somebody new."""
    secret = cookies(headers).get(COOKIE, "")
    return hashed(secret) if SHORTEST <= len(secret) <= LONGEST else ""


class Visitors:
    """Knows visitors who hold seats, and addresses that guess."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()
        self._wrong = Buckets(burst=WRONG_KEYS, rate=WRONG_KEYS / 60)

    def verified(self, headers: Headers) -> str:
        """The visitor of a request, if he has proved to hold a seat; else empty."""
        visitor = visitor_of(headers)
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


def seat_of(room: Room, visitor: str, wanted: int | None, watch: str) -> int:
    """The seat (or -1) from which a visitor looks at a table, or `Forbidden`.

    Who holds several seats is shown the one that is to move.
    """
    held = room.seats.held_by(visitor)
    if wanted is not None and wanted in held:
        return wanted
    if wanted is not None and wanted != SPECTATOR:
        raise Forbidden(f"Seat {wanted} is not yours.", "not_your_seat")
    if held and wanted is None:
        movers = [seat for seat in room.movers() if seat in held]
        return (movers or held)[0]
    if held or room.seats.is_host(visitor) or (watch and room.seats.may_watch(watch)):
        return SPECTATOR
    raise Forbidden("You need a link to see this table.", "no_link")


def fresh_secret() -> tuple[str, str]:
    """A new visitor's secret and its hash."""
    secret = new_secret()
    return secret, hashed(secret)
