"""How an event stands in a log: what it belongs to, where it happened, whom it harms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Event = tuple[int, int, int, int, int, int]

ROUND: Final = 0
"""A round begins: a heading."""
TURN: Final = 1
"""A turn of a seat begins."""
CAUSE: Final = 2
"""Something a seat does: what follows comes of it."""
EFFECT: Final = 3
"""Comes of the cause before it."""
ASIDE: Final = 4
"""Housekeeping of the rules, of little interest to most: told when asked for."""


def always(event: Event) -> bool:
    """For `loss`: every event of the kind is one."""
    return True


@dataclass(frozen=True)
class Trace:
    """How events of one kind stand in a log."""

    level: int = EFFECT
    place: Callable[[Event], str] | None = None
    """The key of the place on the board where it happened; empty for none."""
    loss: Callable[[Event], bool] | None = None
    """Whether the seat of the event, or its `victim`, loses something by it."""
    victim: Callable[[Event], int] | None = None
    """Who loses something, if that is not the seat of the event."""
    fate: bool = False
    """Whether a cause is nobody's doing but comes of the rules: a card turned up, the end of time.

    Everybody is told of it, also the seat in whose turn it comes. Several of one kind in a row are
    one group, unless each has a piece to show.
    """
    piece: Callable[[Event], str] | None = None
    """The key of the piece that is shown with a cause; empty for none."""
    early: Callable[[Event, Event], bool] | None = None
    """Whether an event that came just before a cause belongs to it, as what was paid for it."""
    says: Callable[[Event, Event], bool] | None = None
    """Whether the line of a cause, the second, says already what an event that came of it says."""


PLAIN: Final = Trace()
"""How events stand of which nothing else is said: they come of what went before."""


class Group:
    """A cause with all that came of it, or a heading."""

    def __init__(self, level: int, seat: int, events: list[Event]) -> None:
        self.level = level
        """`EFFECT` for events that come of the rules and of nobody's doing."""
        self.seat = seat
        self.events = events
        """The cause first, if there is one."""

    def frozen(self) -> tuple[Event, ...]:
        """What the group tells, as a value."""
        return tuple(self.events)


def grouped(events: list[Event], traces: dict[int, Trace]) -> list[Group]:
    """Events as groups, in order.

    >>> traces = {1: Trace(CAUSE)}
    >>> cause, effect = (1, 0, 5, 0, 0, 0), (2, 0, 0, 3, 0, 0)
    >>> [len(group.events) for group in grouped([cause, effect, effect, cause], traces)]
    [3, 1]
    """
    groups: list[Group] = []
    for event in events:
        trace = traces.get(event[0], PLAIN)
        level = trace.level
        again = trace.fate and not trace.piece and bool(groups)
        again = again and groups[-1].events[0][0] == event[0]
        if not again and (level <= CAUSE or not groups or groups[-1].level == ROUND):
            seat = event[1] if level <= CAUSE and not trace.fate else -1
            before = _taken_back(groups, event, trace)
            groups.append(Group(min(level, EFFECT), seat, [event, *before]))
        else:
            groups[-1].events.append(event)
    return groups


def _taken_back(groups: list[Group], cause: Event, trace: Trace) -> list[Event]:
    """The last events of the last group that belong to the next cause; they leave the group."""
    if trace.early is None or not groups:
        return []
    events = groups[-1].events
    first = len(events)
    while first > 1 and trace.early(events[first - 1], cause):
        first -= 1
    taken = events[first:]
    del events[first:]
    return taken


def newest_first(groups: list[Group]) -> list[Group]:
    """Groups as a log shows them: rounds and the turns in them newest first, a turn in order.

    A turn is what a seat does in a row; what the rules do at the start of a round is one too.
    """
    rounds: list[list[list[Group]]] = [[]]
    for group in groups:
        if group.level == ROUND:
            rounds.append([])
        turns = rounds[-1]
        last = turns[-1][-1] if turns else None
        if last and group.level > TURN and last.level != ROUND and last.seat == group.seat:
            turns[-1].append(group)
        else:
            turns.append([group])
    lines: list[Group] = []
    for turns in reversed(rounds):
        heading = turns[:1] if turns and turns[0][0].level == ROUND else []
        for turn in heading + list(reversed(turns[len(heading) :])):
            lines += turn
    return lines
