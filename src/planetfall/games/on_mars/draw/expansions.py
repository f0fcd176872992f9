"""What the expansions draw: each has it in its folder `draw`.

It has `IDS` and `PRINTS`, its components by kind, and may have `held_cards(table)`, cards that a
seat holds, and `seat_note(table, seat)`, words in the lowest line of a seat.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from planetfall.games.on_mars.extension import EXPANSIONS

if TYPE_CHECKING:
    from planetfall.games.on_mars.draw.cards import Held
    from planetfall.games.on_mars.draw.table import Table


@cache
def drawings() -> list[Any]:
    """The folder `draw` of every expansion that has one."""
    return EXPANSIONS.modules("draw")


def more_cards(table: Table) -> list[Held]:
    """Cards of expansions that the seat below the map holds."""
    return [
        card
        for module in drawings()
        if hasattr(module, "held_cards")
        for card in module.held_cards(table)
    ]


def seat_note(table: Table, seat: int) -> str:
    """What expansions say of a seat."""
    notes = [module.seat_note(table, seat) for module in drawings() if hasattr(module, "seat_note")]
    return " ".join([note for note in notes if note])
