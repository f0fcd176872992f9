"""What an event card is: done once for the table, or by every player."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect


class EventCard:
    """An event card by its id; the colour and the solo mark stand in `events_data`."""

    def __init__(
        self, number: int, card_id: str, each: Effect | None = None, table: Effect | None = None
    ) -> None:
        self.number: Final = number
        self.id: Final = card_id
        self.each: Final = each
        """What every player resolves, all at once."""
        self.table: Final = table
        """What is done once for the whole table."""
