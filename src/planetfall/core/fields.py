"""The fields of an area, each declared once: its name, who sees it, its pieces and its words.

```python
FIELDS: Final = Fields(
    Field("coins"),
    Field("hand", OWNER, piece="card", words=Named(CARD_NAMES)),
)
```

Everything that is derived from the declaration is worked out here, once for each declaration.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.wording import PLAIN, Wording

EVERYBODY: Final = 0
"""All see the value."""
OWNER: Final = 1
"""The owner sees the value; others learn how long a list is, and nothing of a number."""
COUNTED: Final = 2
"""Nobody sees the value; all know how long the list is."""
NOBODY: Final = 3
"""Nobody sees the value, nor how long a list is."""

NO_SEAT: Final = 0
"""The value says nothing about seats."""
A_SEAT: Final = 1
"""The number is a seat, or each number of the list; others than seats mean nobody."""
BY_SEAT: Final = 2
"""The list has `block` numbers for each seat, one seat after the other."""
SEAT_BITS: Final = 3
"""The number is a set of seats."""
FROM_SEAT: Final = 4
"""The number, below `block`, is what lies before seat 0; each further seat has the next one."""

UNKNOWN: Final = -1
"""What a position built for a viewer holds in place of a number the viewer may not know."""


class Field:
    """One field of a position."""

    def __init__(
        self,
        name: str,
        seen: int = EVERYBODY,
        *,
        piece: str = "",
        words: Wording = PLAIN,
        sparse: bool = False,
        filled: bool = False,
        seat: int = NO_SEAT,
        block: int = 1,
    ) -> None:
        self.name = name
        self.seen = seen
        self.piece = piece
        """The kind of piece its numbers are, if such a piece may also lie hidden somewhere."""
        self.words = words
        """How its value is written as text."""
        self.sparse = sparse
        """Left out of the data while it is empty."""
        self.filled = filled
        """Left out of a text where `Game.fill` finds it: a deck is what lies nowhere else."""
        self.seat = seat
        """What it says about seats: observations count these from the viewer on."""
        self.block = block


class Fields:
    """All fields of an area in the order of their declaration, and what follows from them."""

    def __init__(self, *fields: Field) -> None:
        self.fields: tuple[Field, ...] = fields
        self.names: tuple[str, ...] = tuple([field.name for field in fields])
        self.shown: tuple[str, ...] = _seen_by(fields, EVERYBODY)
        self.own: tuple[str, ...] = _seen_by(fields, OWNER)
        self.counted: tuple[str, ...] = _seen_by(fields, COUNTED)
        self.secret: tuple[str, ...] = _seen_by(fields, NOBODY)
        self.sparse: tuple[str, ...] = tuple([field.name for field in fields if field.sparse])
        self.filled: tuple[str, ...] = tuple([field.name for field in fields if field.filled])
        self.pieces: dict[str, str] = {field.name: field.piece for field in fields if field.piece}
        self.words: dict[str, Wording] = {field.name: field.words for field in fields}
        self.open_form: dict[str, Any] = dict.fromkeys(self.shown)
        """A mapping of what everybody sees, to be filled: a copy of one need not grow."""
        self.own_form: dict[str, Any] = dict.fromkeys(self.shown + self.own)
        self.open_pieces: list[tuple[str, str]] | None = None
        """What holds pieces that everybody sees, with their kind; found out at the first look."""
        self.own_pieces: list[tuple[str, str]] | None = None
        self.areas: tuple[str, ...] | None = None
        """What everybody sees and holds areas; found out at the first look."""

    def plus(self, *fields: Field) -> Fields:
        """These fields and some more."""
        return Fields(*self.fields, *fields)


def _seen_by(fields: tuple[Field, ...], seen: int) -> tuple[str, ...]:
    return tuple([field.name for field in fields if field.seen == seen])


NO_FIELDS: Final = Fields()
