"""Watching what a drawing looks at: it is drawn again only when one of these things changes.

A drawing gets its data through a `WatchedView`, which notes the fields that are read: no list of
what it depends on has to be written, and none can be forgotten. Parts inside a drawing are kept in
the same way; what they looked at, it has looked at.

Values are compared once per page, with what the viewer saw last. Every value of a field gets a
number of its own (`Memory.number`), so equal numbers mean equal values, whoever looks. A drawing is
kept under the numbers of the fields it read, and found again by them alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from operator import itemgetter
from typing import Any, Final

TABLE, AREAS, MOVERS, SEATS = "table", "areas", "to_move", "seats"
"""The things of a view that can be watched, as its data calls them."""
OWN, SEAT, OPTION = "own", "seat", "option"
"""The area whose board is shown, whichever seat that is; this seat; the keys to light."""
ALL: Final = "*"
"""Notes that a whole list was read."""
MOST: Final = 2
"""So many drawings are kept for the same fields: the oldest goes when another one comes.

They are shared by viewers who look one after another; each remembers what was found for himself.
"""
WAYS: Final = 4
"""So many sets of fields are kept for the same part, likewise."""

Note = Callable[[str], None]


@cache
def field_of(place: str, name: object) -> str:
    """A field of some place of the view: always the same text, so that it is found at once."""
    return f"{place}.{name}"


class Numbers(dict[str, int]):
    """The number of every field's value; what is not there has the number 0."""

    def __missing__(self, field: str) -> int:
        return 0


class Way:
    """Drawings of a part that have read the same fields, by the numbers of what they read."""

    def __init__(self, fields: frozenset[str]) -> None:
        self.fields = fields
        self.read: Callable[[Numbers], Any] = itemgetter(*(fields or (ALL,)))
        self.drawings: dict[Any, Any] = {}

    def keep(self, read: Any, found: Any) -> None:
        """Keep a drawing made from these numbers."""
        if len(self.drawings) >= MOST:
            del self.drawings[next(iter(self.drawings))]
        self.drawings[read] = found


class Memory:
    """The kept drawings of one table in one language, for all who look at it."""

    def __init__(self) -> None:
        self._ways: dict[Any, list[Way]] = {}
        self._compared: dict[str, tuple[Any, Any, list[tuple[str, int]]]] = {}
        self._newest: dict[str, tuple[Any, int]] = {}
        self._count = 0

    def number(self, field: str, value: Any) -> int:
        """The number of a field's value: no other value of the field ever has it."""
        newest = self._newest.get(field)
        if newest is not None and newest[0] == value:
            return newest[1]
        self._count += 1
        self._newest[field] = value, self._count
        return self._count

    def differences(
        self, place: str, before: Mapping[str, Any], after: Mapping[str, Any], own: bool = False
    ) -> list[tuple[str, int]]:
        """The fields of a place that differ, with the numbers of what they hold now.

        Viewers are shown the same objects mostly: these are compared for the first of them. Only
        what is one's `own` no other one is shown.
        """
        last = None if own else self._compared.get(place)
        if last is not None and last[0] is before and last[1] is after:
            return last[2]
        found = []
        for name in _differing(before, after):
            number = self.number(field_of(place, name), after[name]) if name in after else 0
            found.append((name, number))
        if not own:
            self._compared[place] = before, after, found
        return found

    def ways(self, name: Any) -> list[Way]:
        """What is kept of a part."""
        found = self._ways.get(name)
        if found is None:
            found = self._ways[name] = []
        return found


class Keeper:
    """The kept drawings of a table as one viewer asks for them, page after page."""

    def __init__(self, memory: Memory, seat: int, seats: int) -> None:
        self.view = WatchedView(seats, self.note)
        self.options = Options(self.note)
        self._memory = memory
        self._seat = seat
        self._numbers = Numbers({SEAT: seat + 1})
        self._open: list[set[str]] = []
        """What the drawings that are being made have read, the innermost last."""
        self._page = 0
        self._changed: set[str] = set()
        """What differs from the page before."""
        self._last: dict[Any, tuple[int, Way, Any, Any]] = {}
        """The page on which a part was asked for last, and what was found by which numbers."""

    # What the viewer sees.

    def look(self, data: Mapping[str, Any], options: tuple[str, ...]) -> None:
        """Look at a new page: number what differs from the last one."""
        view = self.view
        self._page += 1
        self._changed.clear()
        self._compare(view.table, data[TABLE])
        for seat, after in enumerate(data[AREAS]):
            if seat == self._seat:
                self._compare(view.areas[seat], after, view.own)
            else:
                self._compare(view.areas[seat], after)
        if view.movers.seats != data[MOVERS]:
            self._mark_movers(view.movers.seats, data[MOVERS])
            view.movers.seats = data[MOVERS]
        if self.options.keys != options:
            self._mark_options(self.options.keys, options)
            self.options.keys = options

    def tell(self, name: str, seat: int, value: int) -> None:
        """Give a number that follows from what is seen, once for all drawings that ask for it."""
        field = field_of(name, seat)
        if self._numbers[field] != value:
            self._set(field, value)

    def told(self, name: str, seat: int) -> int:
        """Such a number, noted; who looks and what it follows from is not."""
        field = field_of(name, seat)
        self.note(field)
        return self._numbers[field]

    def _set(self, field: str, number: int) -> None:
        self._numbers[field] = number
        self._changed.add(field)

    def _compare(
        self, watched: Watched, after: Mapping[str, Any], also: Watched | None = None
    ) -> None:
        """Number anew what differs in a place of the view; it may have a second name."""
        own = also is not None
        for name, number in self._memory.differences(watched.place, watched.data, after, own):
            self._set(field_of(watched.place, name), number)
            if also is not None:
                self._set(field_of(also.place, name), number)
        watched.data = after
        if also is not None:
            also.data = after

    def _mark_movers(self, before: list[int], after: list[int]) -> None:
        """Who owes a choice, seat by seat."""
        for seat in {*before, *after}:
            self._set(field_of(MOVERS, seat), int(seat in after))
        self._set(field_of(MOVERS, ALL), self._memory.number(field_of(MOVERS, ALL), after))

    def _mark_options(self, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        """The options by kind; none of a kind has the number 0."""
        kinds: dict[str, list[str]] = {kind_of(key): [] for key in before}
        for key in after:
            kinds.setdefault(kind_of(key), []).append(key)
        kinds[ALL] = list(after)
        for kind, keys in kinds.items():
            field = field_of(OPTION, kind)
            self._set(field, self._memory.number(field, keys) if keys else 0)

    # What is drawn.

    def note(self, field: str) -> None:
        """Something was read by the drawing that is being made."""
        if self._open:
            self._open[-1].add(field)

    def seat(self) -> int:
        """The seat whose board is shown, noted."""
        self.note(SEAT)
        return self._seat

    def drawn(self, name: Any, draw: Callable[[], Any]) -> Any:
        """What `draw` makes, drawn again only when something it read differs; never `None`."""
        page, way, read, found = self._last.get(name, _NEVER)
        if page < self._page - 1:
            # Nobody has asked for it for some pages: what has changed since is not known any more.
            differs = way.read(self._numbers) != read
        else:
            differs = not way.fields.isdisjoint(self._changed)
        if differs:
            way, read, found = self._found(name, draw)
        self._last[name] = self._page, way, read, found
        if self._open:
            self._open[-1].update(way.fields)
        return found

    def _found(self, name: Any, draw: Callable[[], Any]) -> tuple[Way, Any, Any]:
        """What is kept of a part for what the viewer sees, else a new drawing."""
        ways = self._memory.ways(name)
        for way in reversed(ways):
            read = way.read(self._numbers)
            found = way.drawings.get(read)
            if found is not None:
                return way, read, found
        self._open.append(set())
        try:
            found = draw()
        finally:
            fields = frozenset(self._open.pop())
        way = _way(ways, fields)
        read = way.read(self._numbers)
        way.keep(read, found)
        return way, read, found


_NEVER: Final[tuple[int, Way, Any, Any]] = (-2, Way(frozenset()), None, None)
"""A part that was not asked for yet."""


def _way(ways: list[Way], fields: frozenset[str]) -> Way:
    """The way that reads these fields; a new one where none does."""
    for way in ways:
        if way.fields == fields:
            return way
    if len(ways) == WAYS:
        del ways[0]
    ways.append(Way(fields))
    return ways[-1]


def _differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The names of the fields that differ; mostly the same fields stand in the same order."""
    if before == after:
        return []
    if list(before) == list(after):
        values = zip(after, before.values(), after.values(), strict=True)
        return [name for name, was, now in values if was != now]
    return [
        name
        for name in before.keys() | after.keys()
        if name not in before or name not in after or before[name] != after[name]
    ]


def kind_of(key: str) -> str:
    """The kind of an option."""
    return key.partition(":")[0]


class Watched(Mapping[str, Any]):
    """A mapping that notes the fields which are read."""

    def __init__(self, place: str, note: Note) -> None:
        self.data: Mapping[str, Any] = {}
        self.place = place
        self._note = note

    def __getitem__(self, name: str) -> Any:
        self._note(field_of(self.place, name))
        return self.data[name]

    def __contains__(self, name: object) -> bool:
        self._note(field_of(self.place, name))
        return name in self.data

    def get(self, name: str, other: Any = None) -> Any:
        """The value of a field, or something else where it has none."""
        self._note(field_of(self.place, name))
        return self.data.get(name, other)

    def __iter__(self) -> Iterator[str]:
        raise TypeError("What is watched is read field by field.")

    def __len__(self) -> int:
        raise TypeError("What is watched is read field by field.")


class Movers(Collection[int]):
    """The seats that owe a choice; asking for one notes only that one."""

    def __init__(self, note: Note) -> None:
        self.seats: list[int] = []
        self._note = note

    def __contains__(self, seat: object) -> bool:
        self._note(field_of(MOVERS, seat))
        return seat in self.seats

    def __iter__(self) -> Iterator[int]:
        self._note(field_of(MOVERS, ALL))
        return iter(self.seats)

    def __len__(self) -> int:
        self._note(field_of(MOVERS, ALL))
        return len(self.seats)


class Options(Collection[str]):
    """The keys to light; asking for one notes all of its kind."""

    def __init__(self, note: Note) -> None:
        self.keys: tuple[str, ...] = ()
        self._note = note

    def __contains__(self, key: object) -> bool:
        self._note(field_of(OPTION, kind_of(str(key))))
        return key in self.keys

    def __iter__(self) -> Iterator[str]:
        self._note(field_of(OPTION, ALL))
        return iter(self.keys)

    def __len__(self) -> int:
        self._note(field_of(OPTION, ALL))
        return len(self.keys)

    def of(self, kinds: tuple[str, ...]) -> list[str]:
        """The keys of some kinds."""
        for kind in kinds:
            self._note(field_of(OPTION, kind))
        return [key for key in self.keys if kind_of(key) in kinds]


class WatchedView(Mapping[str, Any]):
    """The data of a view, as far as it can be watched: table, areas, movers, number of seats."""

    def __init__(self, seats: int, note: Note) -> None:
        self.table = Watched(TABLE, note)
        self.areas = [Watched(str(number), note) for number in range(seats)]
        self.own = Watched(OWN, note)
        self.movers = Movers(note)
        self._parts = {
            TABLE: self.table,
            AREAS: self.areas,
            MOVERS: self.movers,
            SEATS: seats,
        }

    def __getitem__(self, name: str) -> Any:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)
