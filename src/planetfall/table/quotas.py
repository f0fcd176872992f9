"""Quotas: how much of something one address or one table may do, beyond single requests."""

from __future__ import annotations

from planetfall.table.buckets import Buckets
from planetfall.table.errors import TooMany

DAY = 24 * 3600
TABLES_A_DAY = 200
"""New tables of one address."""


class Quotas:
    """Buckets for what costs the store something that stays.

    Each of several workers has its share: an address meets all of them.
    """

    def __init__(self, tables_a_day: int = TABLES_A_DAY, workers: int = 1) -> None:
        most = max(1.0, tables_a_day / workers)
        self.tables = Buckets(most, most / DAY)
        self.undos = Buckets(60 / workers, 0.5 / workers)
        self.links = Buckets(20 / workers, 1 / 30 / workers)
        self.seats = Buckets(30 / workers, 1 / 20 / workers)
        self.settings = Buckets(30 / workers, 0.5 / workers)
        self.is_on = True

    def count_table(self, address: str) -> None:
        """Count a new table of an address."""
        if self.is_on and not self.tables.take(address):
            raise TooMany("This address has made too many tables today.", "many_tables")

    def count_undo(self, table: str, seat: int) -> None:
        """Count an undo of a seat."""
        if self.is_on and not self.undos.take(f"{table} {seat}"):
            raise TooMany("Too many undos one after another; wait a moment.", "many_undos")

    def count_seat(self, table: str) -> None:
        """Count a seat of a table that is given to a bot, or back."""
        if self.is_on and not self.seats.take(table):
            raise TooMany("The seats of this table change too often; wait a moment.", "many_seats")

    def count_setting(self, table: str) -> None:
        """Count a change of what is set at a table, or an addition to its seed."""
        if self.is_on and not self.settings.take(table):
            raise TooMany(
                "The settings of this table change too often; wait a moment.", "many_settings"
            )

    def count_link(self, table: str) -> None:
        """Count a new link of a table."""
        if self.is_on and not self.links.take(table):
            raise TooMany("Too many new links for this table; wait a moment.", "many_links")
