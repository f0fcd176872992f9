"""Watching what a drawing looks at: it is drawn again only when one of these things changes.

A drawing gets its data through `Watched`, which notes every field that is read. The notes say
whether a kept drawing still holds: no list of what it depends on has to be written, and none can be
forgotten. Parts inside a drawing are kept in the same way; what they looked at, it has looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

ALL = "*"
"""Notes that a whole mapping was read."""
MOVERS = "to_move"
"""The seats that owe a choice: asking for one notes only that one."""
VIEWER, OWN = "viewer", "own"
"""Who looks, likewise; and the area of whose board is shown, whichever seat that is."""
LATELY = 10
"""A drawing that so many pages have not asked for is let go when another one is kept."""


class Notes:
    """What was read: by place (a path into the view), the fields and their values."""

    def __init__(self) -> None:
        self.fields: dict[Any, dict[str, Any]] = {}
        self.options: dict[Any, Any] = {}

    def add(self, other: Notes) -> None:
        """What another drawing has read, this one has read through it."""
        for place, fields in other.fields.items():
            self.fields.setdefault(place, {}).update(fields)
        self.options.update(other.options)

    def hold(self, data: Mapping[str, Any], seat: int, options: tuple[str, ...]) -> bool:
        """Whether everything that was read is still the same."""
        for place, fields in self.fields.items():
            if fields:
                here = _at(data, place, seat)
                for name, value in fields.items():
                    if (here if name == ALL else here.get(name)) != value:
                        return False
        for key, was in self.options.items():
            if isinstance(key, tuple):
                now: Any = of_kinds(options, key)
            else:
                now = options if key == ALL else key in options
            if now != was:
                return False
        return True


class _Members(list[int]):
    """Seats as the notes about them ask."""

    def get(self, seat: int) -> bool:
        return seat in self


def _at(data: Mapping[str, Any], place: Any, seat: int) -> Any:
    if place == "":
        return data
    if place == "seat":
        return {"seat": seat}
    if place == OWN:
        return data["areas"][seat]
    if place in (MOVERS, VIEWER):
        found = data[place]
        return _Members(found if place == MOVERS else [found])
    return data["areas"][place] if isinstance(place, int) else data[place]


class Watched(Mapping[str, Any]):
    """A mapping that notes the fields which are read."""

    def __init__(self, data: Mapping[str, Any], notes: dict[str, Any]) -> None:
        self._data = data
        self._notes = notes

    def __getitem__(self, name: str) -> Any:
        value = self._notes[name] = self._data[name]
        return value

    def get(self, name: str, other: Any = None) -> Any:
        value = self._notes[name] = self._data.get(name)
        return other if value is None else value

    def __contains__(self, name: object) -> bool:
        self._notes[str(name)] = self._data.get(str(name))
        return name in self._data

    def __iter__(self) -> Iterator[str]:
        self._notes[ALL] = self._data
        return iter(self._data)

    def __len__(self) -> int:
        self._notes[ALL] = self._data
        return len(self._data)


def of_kinds(options: tuple[str, ...], kinds: tuple[str, ...]) -> list[str]:
    """The keys of some kinds."""
    return [key for key in options if key.partition(":")[0] in kinds]


class Members(Collection[Any]):
    """A list that is mostly asked whether something is in it; asking notes only that."""

    def __init__(self, members: Collection[Any], notes: dict[Any, Any]) -> None:
        self._members = members
        self._notes = notes

    def __contains__(self, key: object) -> bool:
        found = self._notes[key] = key in self._members
        return found

    def __iter__(self) -> Iterator[Any]:
        self._notes[ALL] = self._members
        return iter(self._members)

    def __len__(self) -> int:
        self._notes[ALL] = self._members
        return len(self._members)

    def of(self, kinds: tuple[str, ...]) -> list[str]:
        """The keys of some kinds; notes these only."""
        found = of_kinds(tuple(self._members), kinds)
        self._notes[kinds] = found
        return found


class WatchedView(Watched):
    """The data of a view; its table, its areas and its movers are watched one by one."""

    def __init__(self, data: Mapping[str, Any], notes: Notes, seat: int) -> None:
        super().__init__(data, notes.fields.setdefault("", {}))
        self.own = Watched(data["areas"][seat], notes.fields.setdefault(OWN, {}))
        self.viewers = Members([data[VIEWER]], notes.fields.setdefault(VIEWER, {}))
        self._table = Watched(data["table"], notes.fields.setdefault("table", {}))
        self._areas = [
            Watched(area, notes.fields.setdefault(seat, {}))
            for seat, area in enumerate(data["areas"])
        ]
        self._movers = Members(data[MOVERS], notes.fields.setdefault(MOVERS, {}))

    def __getitem__(self, name: str) -> Any:
        if name == "table":
            return self._table
        if name == MOVERS:
            return self._movers
        return self._areas if name == "areas" else super().__getitem__(name)


class Entry:
    """A kept drawing with what it looked at."""

    def __init__(self, notes: Notes, found: Any) -> None:
        self.notes = notes
        self.found = found
        self.asked = 0


class Keeper:
    """The kept drawings of one table in one language, as one viewer asks for them."""

    def __init__(
        self, kept: dict[Any, Any], data: Mapping[str, Any], seat: int, options: tuple[str, ...]
    ) -> None:
        self._kept = kept
        self._data = data
        self._seat = seat
        self._options = options
        self._open: list[Notes] = []
        self._now: int = kept.get("pages", 0) + 1
        kept["pages"] = self._now

    def seat(self) -> int:
        """The viewer's seat, noted."""
        for notes in self._open[-1:]:
            notes.fields.setdefault("seat", {})["seat"] = self._seat
        return self._seat

    def drawn(self, name: Any, draw: Callable[[WatchedView, Members], Any]) -> Any:
        """What `draw` makes, drawn again only when something it read differs."""
        entries: list[Entry] = self._kept.setdefault(name, [])
        for entry in entries:
            if entry.notes.hold(self._data, self._seat, self._options):
                return self._read(entry)
        notes = Notes()
        self._open.append(notes)
        try:
            view = WatchedView(self._data, notes, self._seat)
            found = draw(view, Members(self._options, notes.options))
        finally:
            self._open.pop()
        entries[:] = [each for each in entries if each.asked > self._now - LATELY]
        entries.append(Entry(notes, found))
        return self._read(entries[-1])

    def _read(self, entry: Entry) -> Any:
        entry.asked = self._now
        for notes in self._open[-1:]:
            notes.add(entry.notes)
        return entry.found
