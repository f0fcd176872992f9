"""Visitors: who asks, by cookie; and how often wrong keys were tried."""

from __future__ import annotations

from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie

from planetfall.table.errors import Forbidden, TooMany
from planetfall.table.guard import Buckets
from planetfall.table.messages import SPECTATOR
from planetfall.table.room import Room
from planetfall.table.secrets import hashed, new_secret

COOKIE = "planetfall"
"""Holds the visitor's secret; pages cannot read it."""
WATCH_COOKIE = "planetfall-watch"
"""Holds the secret of a spectators' link, for the path of one table."""

YEAR = 365 * 24 * 3600
WRONG_KEYS = 10
"""Wrong keys an address may try in a minute."""


def cookies(header: str) -> dict[str, str]:
    """The cookies of a request; a damaged header holds none."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}


class Visitors:
    """Knows visitors who hold seats, and addresses that guess."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()
        self._wrong = Buckets(burst=WRONG_KEYS, rate=WRONG_KEYS / 60)
        self._barred: dict[str, bool] = {}

    def is_known(self, header: str) -> bool:
        """Whether a cookie header names somebody who has proved to hold a seat."""
        secret = cookies(header).get(COOKIE, "")
        return bool(secret) and hashed(secret) in self._known

    def know(self, visitor: str) -> None:
        """Note a visitor who holds a seat."""
        self._known.pop(visitor, None)
        self._known[visitor] = None
        if len(self._known) > 20_000:
            self._known.popitem(last=False)

    def check_guessing(self, address: str) -> None:
        """Raise `TooMany` for an address that has tried too many wrong keys."""
        if self._barred.get(address) and not self._wrong.take(address, cost=0.999):
            raise TooMany("Too many wrong keys; wait a minute.")

    def wrong_key(self, address: str) -> None:
        """Count a wrong key."""
        self._barred[address] = not self._wrong.take(address)
        if len(self._barred) > 20_000:
            self._barred.clear()


def seat_of(room: Room, visitor: str, wanted: int | None, watch: str) -> int:
    """The seat (or -1) from which a visitor looks at a table, or `Forbidden`.

    Who holds several seats is shown the one that is to move.
    """
    held = room.seats.held_by(visitor)
    if wanted is not None and wanted in held:
        return wanted
    if wanted is not None and wanted != SPECTATOR:
        raise Forbidden(f"Seat {wanted} is not yours.")
    if held and wanted is None:
        movers = [seat for seat in room.movers() if seat in held]
        return (movers or held)[0]
    if held or room.seats.is_host(visitor) or (watch and room.seats.may_watch(watch)):
        return SPECTATOR
    raise Forbidden("You need a link to see this table.")


def fresh_secret() -> tuple[str, str]:
    """A new visitor's secret and its hash."""
    secret = new_secret()
    return secret, hashed(secret)
