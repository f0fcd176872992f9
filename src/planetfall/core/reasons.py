"""Why something is not possible, packed into one int so that asking costs nothing.

`0` means possible. A reason is (kind, what, needed, had); a game numbers its own kinds from
`GAME_REASONS` and puts them into words in its phrase books. Menus test for zero; "why not?" is the
same call with the number turned into words.
"""

from __future__ import annotations

from typing import Final

POSSIBLE: Final = 0
UNSURE: Final = -1
"""Answer of a quick `obstacle` that cannot tell: a dry run decides."""

NOT_OFFERED: Final = 1
NO_WAY: Final = 2
NOT_YOUR_TURN: Final = 3
NOTHING_TO_DO: Final = 4
TURN_IS_PLAYED: Final = 5
GAME_REASONS: Final = 16

_HALF: Final = 1 << 15


def pack(kind: int, what: int = 0, needed: int = 0, had: int = 0) -> int:
    """One reason as an int; `needed` and `had` may be negative.

    >>> unpack(pack(17, 3, -5, 2))
    (17, 3, -5, 2)
    """
    return kind | what << 8 | (needed + _HALF) << 24 | (had + _HALF) << 40


def unpack(reason: int) -> tuple[int, int, int, int]:
    """(kind, what, needed, had) of a packed reason."""
    return (
        reason & 0xFF,
        reason >> 8 & 0xFFFF,
        (reason >> 24 & 0xFFFF) - _HALF,
        (reason >> 40 & 0xFFFF) - _HALF,
    )
