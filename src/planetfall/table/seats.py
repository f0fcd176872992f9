"""Seats of a table: who holds them, by link and by cookie.

A seat waits as `link` until somebody opens its link and sits down; then it is a `person`. Whoever
sits is known by the hash of a secret in a cookie. A link works once: at its use the secret is
forgotten, so an address that was passed on opens nothing any more.
"""

from __future__ import annotations

import hmac

from planetfall.table.errors import Forbidden, Missing, Refused
from planetfall.table.messages import NoteKind, SeatRecord, TableRecord
from planetfall.table.names import checked_name, unlike
from planetfall.table.secrets import hashed, new_secret

MOST_HOLDERS = 8
"""Devices that share one seat."""

BOT_NAMES = ("Halley", "Encke", "Biela", "Borrelly", "Faye", "Wild", "Tempel", "Swift")


class Seats:
    """The seats of one table; changes are made on the record, which the caller stores."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.changed: set[int] = set()
        """Seats that differ from what is stored."""
        self.written: list[tuple[NoteKind, int, str]] = []
        """Changes of who holds a seat that are not stored yet: kind, seat, name."""

    def _change(self, number: int, kind: NoteKind | None = None) -> None:
        """Note that a seat has changed, and what all shall read of it."""
        self.changed.add(number)
        if kind is not None:
            self.written.append((kind, number, self.record.seats[number].name))

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
            if visitor and visitor in seat.holders and seat.kind == "person"
        ]

    def left_by(self, visitor: str) -> list[int]:
        """Seats that a bot plays for a visitor who has left them."""
        return [
            number
            for number, seat in enumerate(self.record.seats)
            if visitor and visitor in seat.holders and seat.kind == "bot"
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
        opened = -1
        for number, seat in enumerate(self.record.seats):
            if seat.link and hmac.compare_digest(seat.link, wanted):
                opened = number
        if opened < 0:
            raise Forbidden("This link is not valid any more; ask for a new one.", "old_link")
        return opened

    def may_watch(self, secret: str) -> bool:
        """Whether a secret is that of the spectators' link."""
        return hmac.compare_digest(hashed(self.record.watch), hashed(secret))

    def take(self, secret: str, visitor: str, name: str, entropy: str = "") -> int:
        """A visitor sits down by a link, which is used up; the number of the seat."""
        number = self.find(secret)
        self._sit(number, visitor, name, entropy)
        return number

    def check_listed(self, visitor: str) -> None:
        """Raise unless a visitor may sit down without a link."""
        if not self.record.listed:
            raise Forbidden("This table is open to those who have a link.", "not_listed")
        if not self.held_by(visitor) and not self.waiting():
            raise Refused("Every seat of this table is taken.", "no_free_seat")

    def take_listed(self, visitor: str, name: str, entropy: str = "") -> int:
        """A visitor sits down at the first free seat of a table that is listed for all."""
        self.check_listed(visitor)
        if held := self.held_by(visitor):
            return held[0]
        number = self.waiting()[0]
        self._sit(number, visitor, name, entropy)
        return number

    def _sit(self, number: int, visitor: str, name: str, entropy: str) -> None:
        seat = self.record.seats[number]
        kind: NoteKind = "sat" if seat.kind == "link" else "device" if seat.holders else "moved"
        if visitor not in seat.holders and len(seat.holders) >= MOST_HOLDERS:
            raise Refused("So many devices share this seat already.", "many_devices")
        if kind != "device":
            shown = checked_name(name)
            if not shown:
                raise Refused("A player needs a name.", "no_name")
            seat.name = self._unlike_others(number, shown)
            seat.kind = "person"
        seat.link = ""
        if visitor not in seat.holders:
            seat.holders.append(visitor)
        if entropy and not self.record.started:
            seat.entropy = entropy
        self._change(number, kind)

    def add_entropy(self, number: int, entropy: str) -> None:
        """A seat has its part in the seed; only before the game starts."""
        if self.record.started:
            raise Refused("The game has started; its seed is settled.", "started")
        self.seat(number).entropy = entropy
        self._change(number)

    def _unlike_others(self, number: int, name: str) -> str:
        """The name, numbered if another seat has it."""
        return unlike(name, [s.name for at, s in enumerate(self.record.seats) if at != number])

    def new_link(self, number: int, visitor: str) -> str:
        """A fresh link secret for a seat.

        The host's link moves the seat to whoever uses it; a holder's own link lets a second device
        in. Older links of the seat stop working.
        """
        seat = self.seat(number)
        if seat.kind == "bot":
            return self._free_for_link(number, visitor)
        holds = number in self.held_by(visitor)
        if not holds and not self.is_host(visitor):
            raise Forbidden(
                "Only the host and whoever sits there may ask for this link.", "not_your_link"
            )
        secret = new_secret()
        seat.link = hashed(secret)
        if not holds and seat.holders:
            seat.holders = []
            self._change(number, "link")
        else:
            self._change(number)
        return secret

    def _free_for_link(self, number: int, visitor: str) -> str:
        """The host lets a new person take the seat of a bot."""
        if not self.is_host(visitor):
            raise Refused("A bot sits here; it needs no link.", "bot_seat")
        seat, secret = self.seat(number), new_secret()
        seat.kind, seat.level, seat.holders, seat.link = "link", "", [], hashed(secret)
        self._change(number, "link")
        return secret

    def give_to_bot(self, number: int, visitor: str, level: str) -> None:
        """A bot plays a seat from now on: its person gives up, or the host sees that he has left.

        Who sat there is remembered, so that the seat can be given back.
        """
        seat = self.seat(number)
        if not self.is_host(visitor) and number not in self.held_by(visitor):
            raise Forbidden("Only the host and whoever sits there may do that.", "not_your_link")
        if seat.kind == "bot":
            raise Refused("A bot sits here already.", "bot_seat")
        if not seat.name:
            seat.name = self._unlike_others(number, BOT_NAMES[number % len(BOT_NAMES)])
        seat.kind, seat.level, seat.link = "bot", level, ""
        self._change(number, "bot")

    def give_back(self, number: int, visitor: str) -> None:
        """The seat goes back to the person for whom a bot has played."""
        seat = self.seat(number)
        if not self.is_host(visitor) and number not in self.left_by(visitor):
            raise Forbidden("Only the host and whoever sat there may do that.", "not_your_link")
        if seat.kind != "bot" or not seat.holders:
            raise Refused("Nobody has left this seat to a bot.", "nobody_left")
        seat.kind, seat.level = "person", ""
        self._change(number, "moved")

    def fill_with_bots(self, visitor: str, level: str) -> None:
        """The host lets bots play the seats nobody has taken."""
        if not self.is_host(visitor):
            raise Forbidden("Only the host may fill the free seats.", "not_host")
        for number in self.waiting():
            seat = self.record.seats[number]
            seat.kind, seat.level, seat.link = "bot", level, ""
            seat.name = self._unlike_others(number, BOT_NAMES[number % len(BOT_NAMES)])
            self._change(number, "bot")
