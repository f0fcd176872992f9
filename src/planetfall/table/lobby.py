"""The lobby: what can be played, new tables, and lists of tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from planetfall.bots import STEADY
from planetfall.core.errors import BadRequest, one_of
from planetfall.core.rules import Rules
from planetfall.table.messages import NewTable, SeatRecord, SeatWish, Summary, TableRecord
from planetfall.table.names import checked_name, unlike
from planetfall.table.seats import BOT_NAMES, Seats
from planetfall.table.secrets import hashed, new_secret, new_seed, new_table_id

Builder = Callable[[str, dict[str, Any]], Rules]
Frozen = Callable[[str, dict[str, Any], int], Rules | None]
"""An older version of a game's rules, if it is still there."""


def no_older(game: str, options: dict[str, Any], version: int) -> Rules | None:
    """No older rules are there."""
    return None


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


def _any_title() -> str:
    """A region with a number, so that two tables hardly ever have the same name."""
    return f"{secrets.choice(TITLES)} {secrets.randbelow(899) + 101}"


class Created:
    """A new table and the secrets that are shown once."""

    def __init__(self, record: TableRecord, links: dict[int, str]) -> None:
        self.record = record
        self.links = links
        """Seat to the secret of its link."""


class Lobby:
    """Checks wishes for tables and makes their records."""

    def __init__(
        self,
        games: Sequence[str],
        builder: Builder,
        levels: Sequence[str],
        frozen: Frozen = no_older,
        fixed: Mapping[str, dict[str, Any]] | None = None,
    ) -> None:
        self.games = list(games)
        self.builder = builder
        self.frozen = frozen
        self.levels = list(levels)
        """Names of the bots, from weak to strong."""
        self.fixed = dict(fixed or {})
        """Options of games that the host has set for all new tables."""

    def steady(self) -> str:
        """The level of bots where nobody names one."""
        return STEADY if STEADY in self.levels else self.levels[-1]

    def rules(self, game: str, options: dict[str, Any]) -> Rules:
        """The rules a wish names, or `BadRequest`."""
        if game not in self.games:
            raise BadRequest(f"There is no game `{game[:60]}`; there are {one_of(self.games)}.")
        return self.builder(game, options)

    def create(self, wish: NewTable, visitor: str, *, now: int | None = None) -> Created:
        """The record of a new table; `visitor` is the hash of whoever makes it."""
        rules = self.rules(wish.game, self._options(wish))
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
            title=checked_name(wish.title) or _any_title(),
            created=int(time.time()) if now is None else now,
            host=visitor,
            seed=str(seed),
            nonce=nonce,
            watch=new_secret(),
            seats=seats,
            listed=wish.listed,
            rules=rules.version,
            end_of_turn=wish.end_of_turn,
            undo_together=wish.undo_together,
            pace=wish.pace,
        )
        record.started = not links
        own = [seat for seat in seats if visitor in seat.holders]
        if own:
            own[0].entropy = wish.entropy
        return Created(record, links)

    def _options(self, wish: NewTable) -> dict[str, Any]:
        """What a wish asks for and what the host has set; files belong to the host alone."""
        fixed = self.fixed.get(wish.game, {})
        files = [spec.name for spec in self.rules(wish.game, {}).specs() if spec.kind == "file"]
        for name in wish.options:
            if name in fixed or name in files:
                raise BadRequest(f"Option `{name[:40]}` is set by the host of this server.")
        return {**wish.options, **fixed}

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
            level = wish.level or self.steady()
            if level not in self.levels:
                raise BadRequest(
                    f"There is no bot `{level[:40]}`; there are {one_of(self.levels)}."
                )
            name = unlike(checked_name(wish.name) or BOT_NAMES[number % len(BOT_NAMES)], taken)
            return SeatRecord(kind="bot", name=name, level=level)
        if wish.kind == "link":
            secret = new_secret()
            links[number] = secret
            return SeatRecord(kind="link", name="", link=hashed(secret))
        name = unlike(checked_name(wish.name) or f"Player {number + 1}", taken)
        return SeatRecord(kind="person", name=name, holders=[visitor])


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
