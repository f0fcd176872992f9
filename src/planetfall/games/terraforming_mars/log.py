"""Kinds of events for the log: (kind, seat, what, amount, source, audience).

`what` is a resource, track, tile, card or seat as the kind says; `source` is the card that caused
it, 0 for the rules.
"""

from __future__ import annotations

from typing import Final

GAINED: Final = 1
"""what resource, amount; negative amounts are spent or lost."""
PRODUCED: Final = 2
"""Production changed: what resource, by amount."""
RAISED: Final = 3
"""A global parameter rose: what track, amount steps."""
RATED: Final = 4
"""Terraform rating rose by amount."""
PLACED: Final = 5
"""what tile, amount = area (moons: 61 Phobos, 62 Ganymede)."""
PLAYED: Final = 6
"""what card was played from hand, amount = price paid."""
ACTED: Final = 7
"""The action of card `what` was used."""
PROJECT: Final = 8
"""Standard project `what` was used."""
CLAIMED: Final = 9
"""Milestone `what`."""
FUNDED: Final = 10
"""Award `what` for amount."""
PASSED: Final = 11
STOPPED: Final = 12
"""A turn ended after one action."""
DREW: Final = 13
"""what card (to the drawer only)."""
BOUGHT: Final = 14
"""amount cards bought; what is blank."""
DISCARDED: Final = 15
"""amount cards discarded from hand."""
HELD: Final = 16
"""Resources on card `what` changed by amount."""
REVEALED: Final = 17
"""what card was turned up for all."""
GENERATION: Final = 18
"""Generation `amount` begins."""
FOUNDED: Final = 19
"""Corporation `what` comes into play."""
CONVERTED: Final = 20
"""what resource was converted."""
CLAIMED_AREA: Final = 21
"""Area `amount` is reserved by the seat's marker."""
SET_UP: Final = 22
"""A neutral tile: what tile, amount = area."""
INCOME: Final = 23
"""Production phase: amount M€ for TR and production together."""
FIRST_ACTION: Final = 24
"""The fixed first action of corporation `what`."""
RESHUFFLED: Final = 25
"""The discard pile became the draw deck; amount cards."""
SKIPPED: Final = 26
"""A fixed first action was impossible and is void."""
EXTENSION: Final = 64
"""Kinds of expansions start here."""

KIND_NAMES: Final = {
    GAINED: "gained",
    PRODUCED: "produced",
    RAISED: "raised",
    RATED: "rated",
    PLACED: "placed",
    PLAYED: "played",
    ACTED: "acted",
    PROJECT: "project",
    CLAIMED: "claimed",
    FUNDED: "funded",
    PASSED: "passed",
    STOPPED: "stopped",
    DREW: "drew",
    BOUGHT: "bought",
    DISCARDED: "discarded",
    HELD: "held",
    REVEALED: "revealed",
    GENERATION: "generation",
    FOUNDED: "founded",
    CONVERTED: "converted",
    CLAIMED_AREA: "claimed_area",
    SET_UP: "set_up",
    INCOME: "income",
    FIRST_ACTION: "first_action",
    RESHUFFLED: "reshuffled",
    SKIPPED: "skipped",
}
