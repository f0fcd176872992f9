"""Seats of a table: who holds them, by link and by cookie.

A seat waits as `link` until somebody opens its link and sits down; then it is a `person`. Whoever
sits is known by the hash of a secret in a cookie. A link works once: at its use the secret is
forgotten, so an address that was passed on opens nothing any more.
"""

from __future__ import annotations

import hmac

from planetfall.table.errors import Forbidden, Missing, Refused
from planetfall.table.messages import SPECTATOR, SeatRecord, TableRecord
from planetfall.table.secrets import hashed, new_secret

BOT_NAMES = ("Halley", "Encke", "Biela", "Borrelly", "Faye", "Wild", "Tempel", "Swift")


def clean_name(name: str) -> str:
    """A name as it is shown: one line without control characters, at most 24 characters."""
    kept = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(kept.split())[:24]


class Seats:
    """The seats of one table; changes are made on the record, which the caller stores."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record

    def __len__(self) -> int:
        return len(self.record.seats)

    def seat(self, number: int) -> SeatRecord:
        """One seat, or `Missing`."""
        if not 0 <= number < len(self.record.seats):
            last = len(self.record.seats) - 1
            raise Missing(f"There is no seat {number}; the table has seats 0 to {last}.", "no_seat")
        return self.record.seats[number]

    def names(self) -> list[str]:
        """The names shown for the seats."""
        return [seat.name for seat in self.record.seats]

    def held_by(self, visitor: str) -> list[int]:
        """The seats a visitor may play."""
        return [
            number
            for number, seat in enumerate(self.record.seats)
            if visitor and visitor in seat.holders
        ]

    def is_host(self, visitor: str) -> bool:
        """Whether the visitor made the table."""
        return bool(visitor) and hmac.compare_digest(self.record.host, visitor)

    def waiting(self) -> list[int]:
        """Seats that nobody has taken yet."""
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == "link"]

    def bots(self) -> list[int]:
        """Seats played by bots."""
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == "bot"]

    # Links.

    def find(self, secret: str) -> int:
        """The seat a link opens, or `Forbidden`."""
        wanted = hashed(secret)
        found = -1
        for number, seat in enumerate(self.record.seats):
            if seat.link and hmac.compare_digest(seat.link, wanted):
                found = number
        if found < 0:
            raise Forbidden("This link is not valid any more; ask for a new one.", "old_link")
        return found

    def may_watch(self, secret: str) -> bool:
        """Whether a secret is that of the spectators' link."""
        return hmac.compare_digest(hashed(self.record.watch), hashed(secret))

    def take(self, secret: str, visitor: str, name: str) -> int:
        """A visitor sits down by a link, which is used up; the number of the seat."""
        number = self.find(secret)
        self._sit(number, visitor, name)
        return number

    def take_listed(self, visitor: str, name: str) -> int:
        """A visitor sits down at the first free seat of a table that is listed for all."""
        if not self.record.listed:
            raise Forbidden("This table is open to those who have a link.", "not_listed")
        if held := self.held_by(visitor):
            return held[0]
        if not self.waiting():
            raise Refused("Every seat of this table is taken.", "no_free_seat")
        number = self.waiting()[0]
        self._sit(number, visitor, name)
        return number

    def _sit(self, number: int, visitor: str, name: str) -> None:
        seat = self.record.seats[number]
        shown = clean_name(name)
        if seat.kind == "link":
            if not shown:
                raise Refused("A player needs a name.", "no_name")
            seat.kind = "person"
            seat.name = self._unlike_others(number, shown)
        seat.link = ""
        if visitor not in seat.holders:
            seat.holders.append(visitor)

    def _unlike_others(self, number: int, name: str) -> str:
        """The name, numbered if another seat has it."""
        others = [seat.name for at, seat in enumerate(self.record.seats) if at != number]
        shown, count = name, 2
        while shown in others:
            shown = f"{name} {count}"
            count += 1
        return shown

    def new_link(self, number: int, visitor: str) -> str:
        """A fresh link secret for a seat.

        The host's link moves the seat to whoever uses it; a holder's own link lets a second device
        in. Older links of the seat stop working.
        """
        seat = self.seat(number)
        if seat.kind == "bot":
            raise Refused("A bot sits here; it needs no link.", "bot_seat")
        holds = number in self.held_by(visitor)
        if not holds and not self.is_host(visitor):
            raise Forbidden(
                "Only the host and whoever sits there may ask for this link.", "not_your_link"
            )
        if not holds:
            seat.holders = []
        secret = new_secret()
        seat.link = hashed(secret)
        return secret

    def fill_with_bots(self, visitor: str, level: str) -> None:
        """The host lets bots play the seats nobody has taken."""
        if not self.is_host(visitor):
            raise Forbidden("Only the host may fill the free seats.", "not_host")
        for number in self.waiting():
            seat = self.record.seats[number]
            seat.kind, seat.level, seat.link = "bot", level, ""
            seat.name = self._unlike_others(number, BOT_NAMES[number % len(BOT_NAMES)])

    def rename(self, number: int, name: str) -> None:
        """Give a seat another name."""
        shown = clean_name(name)
        if not shown:
            raise Refused("A player needs a name.", "no_name")
        self.seat(number).name = self._unlike_others(number, shown)


def is_seat(number: int) -> bool:
    """Whether a number is a seat and not the spectator's."""
    return number != SPECTATOR
