"""How an area is written into an observation: where each of its fields stands, and what changed.

An `AreaLayout` goes through the declared fields of a kind of area and gives each its part of the
vector (`core.observation_parts`); a `Memory` holds what was written last, so that only what differs
is written again.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.area import Area, kept
from planetfall.core.fields import COUNTED, EVERYBODY, NOBODY, OWNER, Field
from planetfall.core.observation_parts import (
    UNBOUND,
    ZEROS,
    LengthPart,
    Part,
    field_part,
    part_of,
)
from planetfall.core.wording import Text


class Row:
    """A line of the data sheet: numbers `start` to `stop - 1` of an observation."""

    def __init__(self, name: str, part: Part) -> None:
        self.start = part.start
        self.stop = part.start + part.size
        self.name = name
        self.meaning = part.meaning
        self.names = part.names()
        """What the single numbers stand for, where they have names."""
        self.low = part.low
        """No number is below; minus infinity where there is no bound."""
        self.high = part.high
        """No number is above; infinity where there is no bound."""

    def numbers(self) -> str:
        """Which numbers of an observation they are: `7` or `8-11`."""
        last = self.stop - 1
        return f"{self.start}" if self.start == last else f"{self.start}-{last}"

    def span(self) -> str:
        """The range of the numbers, in words."""
        if self.low < 0 and self.high == UNBOUND:
            return "whole"
        if self.high == UNBOUND:
            return f"{self.low:.0f} and up"
        return f"{self.low:.0f} to {self.high:.0f}"

    def to_data(self) -> dict[str, Any]:
        """The row as plain data; a range without a bound has nothing in its place."""
        bounds = [self.low, self.high]
        data: dict[str, Any] = {
            "start": self.start,
            "stop": self.stop,
            "name": self.name,
            "meaning": self.meaning,
            "range": [None if bound in (-UNBOUND, UNBOUND) else bound for bound in bounds],
        }
        if self.names:
            data["names"] = self.names
        return data


class Memory:
    """What an area held when it was last written into a buffer."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        """As `AreaLayout.values` gave them; empty before the first time."""
        self.inner: list[Memory] = []
        self.many: list[list[Memory]] = []


class AreaLayout:
    """The fields of one kind of area, for its owner or for anybody else.

    With `alike` it writes only what every viewer sees alike; the rest keeps its place.
    """

    def __init__(self, area: Area, *, owner: bool, seats: int, alike: bool = False) -> None:
        self.kind: Any = type(area)
        self.seats = seats
        self.alike = alike
        self.names: list[str] = []
        """Of what each part shows."""
        self.parts: list[Part] = []
        self.by_viewer: list[tuple[int, Part]] = []
        """Parts that not every viewer sees alike, each with the place of its value."""
        self.inner: list[tuple[int, str, AreaLayout]] = []
        self.many: list[tuple[int, str, list[AreaLayout]]] = []
        self.start = 0
        self.stop = 0
        declared, derived = area.declared(), area.derived()
        written = len(area.values()) - len(derived)
        self.watchers: list[list[Part]] = [[] for _ in range(len(declared.names) + len(derived))]
        """For each of the values the parts that show it."""
        self.further = declared.names[written:]
        """Fields that a subclass has added behind those that `values` was written for."""
        for number, field in enumerate(declared.fields):
            place = number if number < written else number + len(derived)
            self._add(place, field, getattr(area, field.name), owner)
        for number, (name, words) in enumerate(derived):
            self._place(written + number, name, part_of(words, getattr(area, name)(), seats))

    def _add(self, place: int, field: Field, value: Any, owner: bool) -> None:
        if field.seen == NOBODY or isinstance(field.words, Text) or isinstance(value, str):
            return
        if isinstance(value, Area):
            self.inner.append((place, field.name, self._inside(value, owner)))
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            layouts = [self._inside(each, owner) for each in value]
            self.many.append((place, field.name, layouts))
        else:
            if field.seen == EVERYBODY or (field.seen == OWNER and owner):
                self._place(place, field.name, field_part(field, value, self.seats))
            if isinstance(value, list) and (field.seen in (OWNER, COUNTED) or not value):
                self._place(place, field.name, LengthPart(field.words))

    def _inside(self, area: Area, owner: bool) -> AreaLayout:
        return AreaLayout(area, owner=owner, seats=self.seats, alike=self.alike)

    def _place(self, place: int, name: str, part: Part) -> None:
        self.names.append(name)
        self.parts.append(part)
        if part.by_viewer:
            self.by_viewer.append((place, part))
        if not (part.by_viewer and self.alike):
            self.watchers[place].append(part)

    def settle(self, start: int, path: str, rows: list[Row]) -> int:
        """Give every part its place from `start` on; where the next one begins."""
        self.start = start
        for name, part in zip(self.names, self.parts, strict=True):
            part.start = start
            start += part.size
            rows.append(Row(f"{path}.{name}", part))
        for _, name, layout in self.inner:
            start = layout.settle(start, f"{path}.{name}", rows)
        for _, name, layouts in self.many:
            for number, layout in enumerate(layouts):
                start = layout.settle(start, f"{path}.{name}.{number}", rows)
        self.stop = start
        return start

    def values(self, area: Area) -> list[Any]:
        """What the parts show, and more; later changes of the area do not touch it."""
        values = area.values()
        for name in self.further:
            values.append(kept(getattr(area, name)))
        return values

    def fill(self, area: Area, buffer: Any, viewer: int) -> None:
        """Write an area of this kind into zeros."""
        values = self.values(area)
        self._write(values, buffer, viewer)
        for place, _, layout in self.inner:
            layout.fill(values[place], buffer, viewer)
        for place, _, layouts in self.many:
            areas: list[Area] = values[place]
            for k in range(min(len(areas), len(layouts))):
                layouts[k].fill(areas[k], buffer, viewer)

    def _write(self, values: list[Any], buffer: Any, viewer: int) -> None:
        for place in range(len(self.watchers)):
            for part in self.watchers[place]:
                part.fill(values[place], buffer, viewer)

    def memory(self) -> Memory:
        """A memory for an area of this kind and those inside it."""
        memory = Memory()
        memory.inner = [layout.memory() for _, _, layout in self.inner]
        memory.many = [[layout.memory() for layout in layouts] for _, _, layouts in self.many]
        return memory

    def renew(self, area: Area, buffer: Any, viewer: int, memory: Memory) -> bool:
        """Write what differs from what the memory holds, which is what the buffer shows.

        Says whether anything may have been written.
        """
        values = self.values(area)
        old = memory.values
        memory.values = values
        changed = True
        if not old:
            self._write(values, buffer, viewer)
        elif old != values:
            watchers = self.watchers
            seen: Any = None
            seen_before: Any = None
            for place in range(len(watchers)):
                value, was = values[place], old[place]
                if value is was:
                    continue
                parts = watchers[place]
                if not parts:
                    continue
                # Several places may hold the same two values: they are compared once.
                if value is not seen or was is not seen_before:
                    if value == was:
                        continue
                    seen, seen_before = value, was
                for part in parts:
                    part.change(was, value, buffer, viewer)
        else:
            changed = False
        for k in range(len(self.inner)):
            place, _, layout = self.inner[k]
            if layout.renew(values[place], buffer, viewer, memory.inner[k]):
                changed = True
        for k in range(len(self.many)):
            place, _, layouts = self.many[k]
            areas: list[Area] = values[place]
            for j in range(min(len(areas), len(layouts))):
                if layouts[j].renew(areas[j], buffer, viewer, memory.many[k][j]):
                    changed = True
        return changed

    def turn(self, memory: Memory, buffer: Any, viewer: int) -> None:
        """Write into zeros what a layout of what is seen `alike` has left out.

        The memory is that layout's.
        """
        for place, part in self.by_viewer:
            part.fill(memory.values[place], buffer, viewer)
        for k in range(len(self.inner)):
            self.inner[k][2].turn(memory.inner[k], buffer, viewer)
        for k in range(len(self.many)):
            layouts = self.many[k][2]
            for j in range(len(layouts)):
                layouts[j].turn(memory.many[k][j], buffer, viewer)


def kinds_of(
    areas: list[Area], *, owner: bool, seats: int, alike: bool = False
) -> list[AreaLayout]:
    """A layout for every kind of area that a seat may have."""
    found: list[AreaLayout] = []
    for area in areas:
        if all([layout.kind is not type(area) for layout in found]):
            found.append(AreaLayout(area, owner=owner, seats=seats, alike=alike))
    return found


def kind_among(layouts: list[AreaLayout], area: Area) -> int:
    """Which of the layouts is the area's."""
    for kind in range(len(layouts)):
        if layouts[kind].kind is type(area):
            return kind
    raise TypeError(f"{type(area).__name__} is no area of these rules")


class Shown:
    """What a buffer shows of a seat's area, of whichever kind it is, so that it can be renewed."""

    def __init__(self, layouts: list[AreaLayout]) -> None:
        self.layouts = layouts
        self.kind = -1
        """Which kind of area it was; -1 before the first one."""
        self.memory = Memory()

    def renew(self, area: Area, buffer: Any, viewer: int) -> bool:
        """Write what differs; says whether anything may have been written."""
        layouts = self.layouts
        kind = kind_among(layouts, area)
        if kind != self.kind:
            if self.kind >= 0:
                layout = layouts[self.kind]
                buffer[layout.start : layout.stop] = ZEROS[: layout.stop - layout.start]
            self.kind = kind
            self.memory = layouts[kind].memory()
        return layouts[kind].renew(area, buffer, viewer, self.memory)


class Block:
    """What all but its owner see of a seat's area, drawn once for all of them.

    A viewer copies the whole block, then writes what that viewer sees in another way.
    """

    def __init__(self, layouts: list[AreaLayout]) -> None:
        self.shown = Shown(layouts)
        self.numbers = memoryview(bytearray(4 * layouts[-1].stop)).cast("f")
        self.version = 0
        """Raised when a number may have changed."""

    def renew(self, area: Area) -> None:
        """Draw what differs."""
        if self.shown.renew(area, self.numbers, 0):
            self.version += 1
