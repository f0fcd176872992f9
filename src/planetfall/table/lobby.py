"""The lobby: what can be played, new tables, and lists of tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from planetfall.core.errors import BadRequest, one_of
from planetfall.core.rules import Rules
from planetfall.table.messages import NewTable, SeatRecord, SeatWish, Summary, TableRecord
from planetfall.table.seats import BOT_NAMES, Seats, clean_name
from planetfall.table.secrets import hashed, new_secret, new_seed, new_table_id

Builder = Callable[[str, dict[str, Any]], Rules]

TITLES = (
    "Acidalia",
    "Amazonis",
    "Arcadia",
    "Argyre",
    "Ascraeus",
    "Chryse",
    "Cydonia",
    "Daedalia",
    "Elysium",
    "Hellas",
    "Isidis",
    "Lunae",
    "Nereidum",
    "Noctis",
    "Pavonis",
    "Promethei",
    "Sirenum",
    "Solis",
    "Syrtis",
    "Tempe",
    "Tharsis",
    "Utopia",
    "Valles",
    "Vastitas",
)
"""Regions of Mars: names for tables that nobody named."""


class Created:
    """A new table and the secrets that are shown once."""

    def __init__(self, record: TableRecord, links: dict[int, str]) -> None:
        self.record = record
        self.links = links
        """Seat to the secret of its link."""


class Lobby:
    """Checks wishes for tables and makes their records."""

    def __init__(self, games: Sequence[str], builder: Builder, levels: Sequence[str]) -> None:
        self.games = list(games)
        self.builder = builder
        self.levels = list(levels)
        """Names of the bots, from weak to strong."""

    def rules(self, game: str, options: dict[str, Any]) -> Rules:
        """The rules a wish names, or `BadRequest`."""
        if game not in self.games:
            raise BadRequest(f"There is no game `{game[:60]}`; there are {one_of(self.games)}.")
        return self.builder(game, options)

    def create(self, wish: NewTable, visitor: str, *, now: int | None = None) -> Created:
        """The record of a new table; `visitor` is the hash of whoever makes it."""
        rules = self.rules(wish.game, wish.options)
        rules.check_seats(len(wish.seats))
        links: dict[int, str] = {}
        seats: list[SeatRecord] = []
        for number, seat in enumerate(wish.seats):
            seats.append(self._seat(number, seat, visitor, links, seats))
        seed, nonce = new_seed()
        record = TableRecord(
            id=new_table_id(),
            game=rules.id,
            options=rules.options_data(),
            title=clean_name(wish.title) or secrets.choice(TITLES),
            created=int(time.time()) if now is None else now,
            host=visitor,
            seed=str(seed),
            nonce=nonce,
            watch=new_secret(),
            seats=seats,
            listed=wish.listed,
        )
        record.started = not links
        return Created(record, links)

    def _seat(
        self,
        number: int,
        wish: SeatWish,
        visitor: str,
        links: dict[int, str],
        before: list[SeatRecord],
    ) -> SeatRecord:
        taken = [seat.name for seat in before]
        if wish.kind == "bot":
            level = wish.level or self.levels[-1]
            if level not in self.levels:
                raise BadRequest(
                    f"There is no bot `{level[:40]}`; there are {one_of(self.levels)}."
                )
            name = _free(clean_name(wish.name) or BOT_NAMES[number % len(BOT_NAMES)], taken)
            return SeatRecord(kind="bot", name=name, level=level)
        if wish.kind == "link":
            secret = new_secret()
            links[number] = secret
            return SeatRecord(kind="link", name="", link=hashed(secret))
        name = _free(clean_name(wish.name) or f"Player {number + 1}", taken)
        return SeatRecord(kind="person", name=name, holders=[visitor])


def _free(name: str, taken: list[str]) -> str:
    shown, count = name, 2
    while shown in taken:
        shown = f"{name} {count}"
        count += 1
    return shown


class Listing:
    """One line of a list of tables."""

    def __init__(self, record: TableRecord, summary: Summary, visitor: str) -> None:
        self.record = record
        self.summary = summary
        self.mine = Seats(record).held_by(visitor)
        self.is_turn = bool([seat for seat in self.mine if summary.movers >> seat & 1])
        self.free = Seats(record).waiting()

    def waits_for(self) -> list[int]:
        """Seats that owe a choice."""
        count = len(self.record.seats)
        return [seat for seat in range(count) if self.summary.movers >> seat & 1]
