"""Observations: what a seat may know as a vector of numbers of fixed length.

The vector follows from the declared fields (`core.fields`), as views do: what a seat may not see
has no place in it, so an observation cannot leak. Cards and other named things are counted by name,
boards have a number for every place, seats stand relative to the viewer. `Encoder.rows()` is the
data sheet: which numbers mean what.

`Encoder.fill` writes a whole observation. `Encoder.renew` rewrites one that the same seat had
before: what is still the same is left alone, which is most of it.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area, plain
from planetfall.core.errors import BadRequest
from planetfall.core.fields import (
    A_SEAT,
    BY_SEAT,
    COUNTED,
    EVERYBODY,
    FROM_SEAT,
    NO_SEAT,
    NOBODY,
    OWNER,
    SEAT_BITS,
    Field,
)
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.rules import Rules
from planetfall.core.wording import EMPTY, ByPlace, Members, Named, Owned, Parts, Text, Wording

VERSION: Final = 2
"""Raised when a number of an observation changes its meaning. Version 1 had seats by number."""
VERSIONS: Final = (1, 2)
"""What an encoder can write."""
MOST_PLANES: Final = 2048
"""Named values of places get a number each up to so many together, beyond that one a place."""
PADDED: Final = 16
"""Lists of plain numbers that grow: so many are shown, zeros behind the last."""


class Row:
    """A line of the data sheet: numbers `start` to `stop - 1` of an observation."""

    def __init__(self, start: int, stop: int, name: str, meaning: str, names: list[str]) -> None:
        self.start = start
        self.stop = stop
        self.name = name
        self.meaning = meaning
        self.names = names
        """What the single numbers stand for, where they have names."""

    def to_data(self) -> dict[str, Any]:
        """The row as plain data."""
        data: dict[str, Any] = {
            "start": self.start,
            "stop": self.stop,
            "name": self.name,
            "meaning": self.meaning,
        }
        if self.names:
            data["names"] = self.names
        return data


_ZEROS: Final = memoryview(bytearray(4 * 65536)).cast("f")
"""What a part is cleared with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """How one value is written into a vector, from `start` on."""

    meaning: str = ""

    def __init__(self, size: int) -> None:
        self.start = 0
        self.size = size

    def names(self) -> list[str]:
        """What the single numbers stand for."""
        return []

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        """Write a value as a seat sees it; the buffer holds zeros."""
        raise TypeError(f"{type(self).__name__} does not say how it is written")

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        """Write a value over an older one that the buffer shows."""
        self.clear(buffer)
        self.fill(new, buffer, viewer)

    def clear(self, buffer: Any) -> None:
        """Write zeros."""
        if self.size == 1:
            buffer[self.start] = 0.0
        else:
            buffer[self.start : self.start + self.size] = _ZEROS[: self.size]


class NumberPart(Part):
    """A plain number."""

    meaning = "the number"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        if value:
            buffer[self.start] = value


class LengthPart(Part):
    """How many there are, nothing of what they are."""

    meaning = "how many"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        count = len(value)
        if count:
            buffer[self.start] = count


class ListPart(Part):
    """The numbers of a list, in order."""

    meaning = "the numbers in order"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        start = self.start
        items: list[Any] = value
        for place in range(min(len(items), self.size)):
            if items[place]:
                buffer[start + place] = items[place]


class BySeatPart(Part):
    """The numbers of a list with a block for each seat, the viewer's block first."""

    meaning = "the numbers in order, seat by seat from the viewer on"

    def __init__(self, size: int, block: int, seats: int) -> None:
        super().__init__(size)
        self.block = block
        self.seats = seats

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        items: list[Any] = value
        for place in range(min(len(items), self.size)):
            if items[place]:
                seat, rest = place // self.block, place % self.block
                if seat < self.seats:
                    seat = (seat - viewer) % self.seats
                buffer[self.start + seat * self.block + rest] = items[place]


class FromSeatPart(Part):
    """What lies before the viewer, where seat 0 has the number and each further seat the next."""

    meaning = "1 at the number of what lies before the viewer"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        number: int = value
        buffer[self.start + (number + viewer) % self.size] = 1.0


class NamedPart(Part):
    """How often each named thing is there: one number or a list of them, lists inside too."""

    meaning = "how often each is there"

    def __init__(self, words: Named, seats: int) -> None:
        self.words = words
        self.first = words.first()
        self.relative: list[list[int]] = _relative(words, seats)
        super().__init__(len(words.names()))

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        first, start, size = self.first, self.start, self.size
        numbers = self.words.numbers_in(value)
        for k in range(len(numbers)):
            place: int = numbers[k] - first
            if 0 <= place < size:
                if self.relative:
                    place = self.relative[viewer][place]
                if len(numbers) == 1:
                    buffer[start + place] = 1.0
                else:
                    buffer[start + place] += 1.0


class MembersPart(Part):
    """Which named things belong to a set."""

    meaning = "1 for each that belongs to it"

    def __init__(self, words: Members) -> None:
        self.words = words
        super().__init__(len(words.names()))

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        place = self.start
        mask: int = value
        while mask:
            if mask & 1:
                buffer[place] = 1.0
            mask >>= 1
            place += 1


class SeatBitsPart(Part):
    """Which seats belong to a set, counted from the viewer on."""

    meaning = "1 for each seat that belongs to it, counted from the viewer on"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        mask: int = value
        for seat in range(self.size):
            if mask >> seat & 1:
                buffer[self.start + (seat - viewer) % self.size] = 1.0


class PlanesPart(Part):
    """A number for every place and every named value: 1 where the place has that value."""

    meaning = "for each place in turn, 1 at the value it has"

    def __init__(self, places: int, words: Named, seats: int) -> None:
        self.words = words
        self.first = words.first()
        self.signed = words.is_signed() and seats > 0
        self.relative: list[list[int]] = _relative(words, seats)
        names = words.names()
        self.values = len(names)
        self.least = 1 if names[:1] == [EMPTY] else 0  # nothing at a place is no value
        super().__init__(places * self.values)
        if self.signed:
            self.meaning = "for each place in turn, 1 at the value it has, -1 if out of order"

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        start = self.start
        items: list[Any] = value
        for place in range(min(len(items), self.size // self.values)):
            number: int = items[place] - self.first
            shown = 1.0
            if number < 0 and self.signed:
                number, shown = -number, -1.0
            if self.least <= number < self.values:
                if self.relative:
                    number = self.relative[viewer][number]
                buffer[start + place * self.values + number] = shown

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        before: list[Any] = old
        items: list[Any] = new
        if len(before) != len(items) or self.signed or self.relative:
            self.clear(buffer)
            self.fill(new, buffer, viewer)
            return
        for place in range(min(len(items), self.size // self.values)):
            was: int = before[place]
            now: int = items[place]
            if was == now:
                continue
            was -= self.first
            now -= self.first
            at = self.start + place * self.values
            if self.least <= was < self.values:
                buffer[at + was] = 0.0
            if self.least <= now < self.values:
                buffer[at + now] = 1.0


class OwnedListPart(Part):
    """The numbers of names of which some have an owner, counted from the viewer on."""

    meaning = "the numbers in order, owners counted from the viewer on"

    def __init__(self, places: int, words: Named, seats: int) -> None:
        self.words = words
        self.relative: list[list[int]] = _relative(words, seats)
        super().__init__(places)

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        table = self.relative[viewer]
        items: list[Any] = value
        for place in range(min(len(items), self.size)):
            number: int = items[place]
            if number:
                known = 0 < number < len(table)
                buffer[self.start + place] = table[number] if known else number


class PackedPart(Part):
    """The first numbers of a list whose numbers hold several each, one after the other."""

    meaning = "the parts of each number in order"

    def __init__(self, words: Parts, most: int, seats: int) -> None:
        self.bits = words.bits()
        self.by_seat = words.by_seat() if seats else 0
        self.seats = seats
        super().__init__(len(self.bits) * most)
        if self.by_seat:
            self.meaning = "the parts of each number in order, seats counted from the viewer on"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        at = self.start
        items: list[Any] = value if isinstance(value, list) else [value]
        for item in items:
            if at >= self.start + self.size:
                return
            rest: int = item
            for k in range(len(self.bits)):
                bits: int = self.bits[k]
                number = rest & ((1 << bits) - 1)
                if number:
                    place = k - self.by_seat
                    if self.by_seat and 0 <= place < self.seats:
                        place = (place - viewer) % self.seats
                    buffer[at + self.by_seat + place] = number
                rest >>= bits
            at += len(self.bits)


class SeatPart(Part):
    """Seats, counted from the viewer on: the first number of each is the viewer."""

    meaning = "1 at that seat, counted from the viewer on"

    def __init__(self, places: int, seats: int) -> None:
        super().__init__(places * seats)
        self.seats = seats
        if places > 1:
            self.meaning = "for each place in turn, 1 at the seat it has, counted from the viewer"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        items: list[Any] = value if isinstance(value, list) else [value]
        for place in range(min(len(items), self.size // self.seats)):
            seat: int = items[place]
            if 0 <= seat < self.seats:
                seat = (seat - viewer) % self.seats
                buffer[self.start + place * self.seats + seat] = 1.0


def _relative(words: Named, seats: int) -> list[list[int]]:
    """For every viewer, which place a number has among the names; nothing where all are equal."""
    if not isinstance(words, Owned) or seats == 0:
        return []
    return [words.seen_by(viewer, seats) for viewer in range(seats)]


class Memory:
    """What an area held when it was last written into a buffer."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        """The fields as they were; empty before the first time."""
        self.stamp: list[Any] | None = None
        self.derived: list[Any] = []
        self.inner: list[Memory] = []
        self.many: list[list[Memory]] = []


class AreaLayout:
    """The fields of one kind of area, for its owner or for anybody else."""

    def __init__(self, area: Area, *, owner: bool, seats: int) -> None:
        self.kind: Any = type(area)
        self.seats = seats
        self.places: list[int] = []
        """Which of the declared fields each part shows."""
        self.parts: list[Part] = []
        self.inner: list[tuple[int, AreaLayout]] = []
        self.many: list[tuple[int, list[AreaLayout]]] = []
        self.derived: list[tuple[str, Part]] = []
        self.field_names = area.declared().names
        self.further = self.field_names[len(area.values()) :]
        """Fields that a subclass has added behind those that `values` was written for."""
        self.start = 0
        self.stop = 0
        for place, field in enumerate(area.declared().fields):
            self._add(place, field, getattr(area, field.name), owner)
        for name, words in area.derived():
            self.derived.append((name, part_of(words, getattr(area, name)(), seats)))

    def _add(self, place: int, field: Field, value: Any, owner: bool) -> None:
        if field.seen == NOBODY or isinstance(field.words, Text) or isinstance(value, str):
            return
        if isinstance(value, Area):
            self.inner.append((place, AreaLayout(value, owner=owner, seats=self.seats)))
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            layouts = [AreaLayout(each, owner=owner, seats=self.seats) for each in value]
            self.many.append((place, layouts))
        else:
            if field.seen == EVERYBODY or (field.seen == OWNER and owner):
                self._place(place, field_part(field, value, self.seats))
            if isinstance(value, list) and (field.seen in (OWNER, COUNTED) or not value):
                self._place(place, LengthPart(1))

    def _place(self, place: int, part: Part) -> None:
        self.places.append(place)
        self.parts.append(part)

    def settle(self, start: int, path: str, rows: list[Row]) -> int:
        """Give every part its place from `start` on; where the next one begins."""
        self.start = start
        names = [self.field_names[place] for place in self.places]
        names += [name for name, _ in self.derived]
        parts = self.parts + [part for _, part in self.derived]
        for name, part in zip(names, parts, strict=True):
            part.start = start
            start += part.size
            rows.append(Row(part.start, start, f"{path}.{name}", part.meaning, part.names()))
        for place, layout in self.inner:
            start = layout.settle(start, f"{path}.{self.field_names[place]}", rows)
        for place, layouts in self.many:
            for number, layout in enumerate(layouts):
                start = layout.settle(start, f"{path}.{self.field_names[place]}.{number}", rows)
        self.stop = start
        return start

    def _values(self, area: Area) -> list[Any]:
        values = area.values()
        for name in self.further:
            values.append(getattr(area, name))
        return values

    def fill(self, area: Area, buffer: Any, viewer: int) -> None:
        """Write an area of this kind."""
        values = self._values(area)
        parts, places = self.parts, self.places
        for k in range(len(parts)):
            parts[k].fill(values[places[k]], buffer, viewer)
        for name, part in self.derived:
            part.fill(getattr(area, name)(), buffer, viewer)
        for place, layout in self.inner:
            layout.fill(values[place], buffer, viewer)
        for place, layouts in self.many:
            areas: list[Area] = values[place]
            for k in range(min(len(areas), len(layouts))):
                layouts[k].fill(areas[k], buffer, viewer)

    def memory(self) -> Memory:
        """A memory for an area of this kind and those inside it."""
        memory = Memory()
        memory.inner = [layout.memory() for _, layout in self.inner]
        memory.many = [[layout.memory() for layout in layouts] for _, layouts in self.many]
        return memory

    def renew(self, area: Area, buffer: Any, viewer: int, memory: Memory) -> None:
        """Write what differs from what the memory holds, which is what the buffer shows."""
        stamp = area.stamp()
        if stamp is not None:
            if stamp == memory.stamp:
                return
            memory.stamp = stamp
        values = self._values(area)
        old = memory.values
        if not old:
            for k in range(len(self.parts)):
                self.parts[k].fill(values[self.places[k]], buffer, viewer)
            memory.values = _copy(values)
            self._derive(area, buffer, viewer, memory)
        elif old != values:
            for k in range(len(self.parts)):
                place = self.places[k]
                value = values[place]
                if value == old[place]:
                    continue
                self.parts[k].change(old[place], value, buffer, viewer)
            memory.values = _copy(values)
            self._derive(area, buffer, viewer, memory)
        for k in range(len(self.inner)):
            place, layout = self.inner[k]
            layout.renew(values[place], buffer, viewer, memory.inner[k])
        for k in range(len(self.many)):
            place, layouts = self.many[k]
            areas: list[Area] = values[place]
            for j in range(min(len(areas), len(layouts))):
                layouts[j].renew(areas[j], buffer, viewer, memory.many[k][j])

    def _derive(self, area: Area, buffer: Any, viewer: int, memory: Memory) -> None:
        older = memory.derived
        values: list[Any] = [getattr(area, name)() for name, _ in self.derived]
        for k in range(len(self.derived)):
            part = self.derived[k][1]
            if older:
                part.change(older[k], values[k], buffer, viewer)
            else:
                part.fill(values[k], buffer, viewer)
        memory.derived = values


def _copy(values: list[Any]) -> list[Any]:
    """Values that later changes of the area do not touch; areas inside have their own memory."""
    copied: list[Any] = []
    for value in values:
        if isinstance(value, list) and not (value and isinstance(value[0], Area)):
            value = plain(value)
        copied.append(value)
    return copied


def field_part(field: Field, value: Any, seats: int) -> Part:
    """How a field is written; `value` is its value in a blank position.

    With 0 seats, what is said about seats is written by their numbers.
    """
    if field.seat == NO_SEAT or seats == 0:
        return part_of(field.words, value, seats)
    if field.seat == A_SEAT:
        return SeatPart(len(value) if isinstance(value, list) else 1, seats)
    if field.seat == BY_SEAT:
        return BySeatPart(len(value) or PADDED, field.block, seats)
    if field.seat == SEAT_BITS:
        return SeatBitsPart(seats)
    assert field.seat == FROM_SEAT
    return FromSeatPart(field.block)


def part_of(words: Wording, value: Any, seats: int) -> Part:
    """How a value with these words is written; `value` is what it is in a blank position."""
    if isinstance(words, Members):
        return MembersPart(words)
    if isinstance(words, Named):
        return NamedPart(words, seats)
    if isinstance(words, Parts):
        return PackedPart(words, PADDED if isinstance(value, list) else 1, seats)
    if isinstance(words, ByPlace):
        inside = words.value()
        if isinstance(inside, Named) and len(value) * len(inside.names()) <= MOST_PLANES:
            return PlanesPart(len(value), inside, seats)
        if isinstance(inside, Owned) and seats:
            return OwnedListPart(len(value) or PADDED, inside, seats)
        return ListPart(len(value) or PADDED)
    if isinstance(value, list):
        return ListPart(len(value) or PADDED)
    return NumberPart(1)


class SeatMemory:
    """What a buffer shows of a game to one seat, so that it can be renewed."""

    def __init__(self, table: Memory, areas: list[list[Memory]]) -> None:
        self.seat = -1
        """Whose observation the buffer holds; -1 before the first one."""
        self.table = table
        self.areas = areas
        """By distance from the viewer, a memory for every kind of area."""
        self.kinds: list[int] = [-1] * len(areas)
        """Which kind of area each of them had."""


class Encoder:
    """Writes observations of the games of some rules and a number of seats."""

    def __init__(self, rules: Rules, seats: int, version: int = VERSION) -> None:
        if version not in VERSIONS:
            raise BadRequest(f"There is no version {version} of observations; there are 1 and 2.")
        self.seats = seats
        self.version = version
        named = 0 if version == 1 else seats
        outline = rules.outline(seats)
        areas = outline.areas()
        self._question = QuestionPart(rules)
        self._table = AreaLayout(outline, owner=False, seats=named)
        self._areas: list[list[AreaLayout]] = [
            _kinds(areas, owner=distance == 0, seats=named) for distance in range(seats)
        ]
        self._rows: list[Row] = []
        self.size = self._settle()
        """How long an observation is."""
        self.zeros: list[float] = [0.0] * self.size

    def _settle(self) -> int:
        rows = self._rows
        rows.append(Row(0, self.seats, "seat", "1 at the viewer's own number", []))
        question = self._question
        question.start = self.seats
        start = question.start + question.size
        rows.append(Row(question.start, start, "question", question.meaning, question.names()))
        start = self._table.settle(start, "table", rows)
        for distance, layouts in enumerate(self._areas):
            for layout in layouts:
                start = layout.settle(start, f"seat+{distance}" if distance else "own", rows)
        return start

    def rows(self) -> list[Row]:
        """The data sheet: every number belongs to one row."""
        return self._rows

    def fill(self, game: Game, seat: int, buffer: Any) -> None:
        """Write what `seat` may know of a game into a buffer of `size` numbers, all of them zero.

        Works at any time, also when the seat is not to move and at the end of the game.
        """
        buffer[seat] = 1.0
        if game.asks[seat] is not None:
            self._question.fill(game.question(seat), buffer, seat)
        self._table.fill(game, buffer, seat)
        own = game.areas()
        seen = game.before if game.at_once else own
        for distance in range(self.seats):
            number = (seat + distance) % self.seats
            area = own[number] if distance == 0 else seen[number]
            layouts = self._areas[distance]
            layouts[_kind_of(layouts, area)].fill(area, buffer, seat)

    def memory(self) -> SeatMemory:
        """A memory for one buffer, to be used with `renew`."""
        areas = [[layout.memory() for layout in layouts] for layouts in self._areas]
        return SeatMemory(self._table.memory(), areas)

    def renew(self, game: Game, seat: int, buffer: Any, memory: SeatMemory) -> None:
        """Write the same as `fill`, quickly, over what was last written with this memory.

        Memory and buffer belong together and to one seat; the first time the buffer is all zeros.
        The game may be any game of these rules, each time.
        """
        if memory.seat != seat:
            if memory.seat >= 0:
                raise ValueError(f"this memory is seat {memory.seat}'s, not seat {seat}'s")
            memory.seat = seat
            buffer[seat] = 1.0
        self._question.clear(buffer)
        if game.asks[seat] is not None:
            self._question.fill(game.question(seat), buffer, seat)
        self._table.renew(game, buffer, seat, memory.table)
        own = game.areas()
        seen = game.before if game.at_once else own
        for distance in range(self.seats):
            number = (seat + distance) % self.seats
            area = own[number] if distance == 0 else seen[number]
            layouts = self._areas[distance]
            kind = _kind_of(layouts, area)
            before = memory.kinds[distance]
            if kind != before:
                if before >= 0:
                    layout = layouts[before]
                    buffer[layout.start : layout.stop] = _ZEROS[: layout.stop - layout.start]
                    memory.areas[distance][before] = layout.memory()
                memory.kinds[distance] = kind
            layouts[kind].renew(area, buffer, seat, memory.areas[distance][kind])


class QuestionPart(Part):
    """Which kind of effect asks the viewer, then its source and its two numbers."""

    meaning = "1 at the kind of question that the viewer owes an answer to; source and two numbers"

    def __init__(self, rules: Rules) -> None:
        kinds = sorted({type(effect).__name__ for effect in rules.effects.values()})
        self.kinds: dict[str, int] = {kind: number for number, kind in enumerate(kinds)}
        super().__init__(len(kinds) + 3)

    def names(self) -> list[str]:
        return [*self.kinds, "source", "a", "b"]

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        kind = self.kinds.get(type(value.effect).__name__)
        if kind is not None:
            buffer[self.start + kind] = 1.0
        last = self.start + self.size
        buffer[last - 3] = value.source
        buffer[last - 2] = value.a
        buffer[last - 1] = value.b


def _kinds(areas: list[Area], *, owner: bool, seats: int) -> list[AreaLayout]:
    """A layout for every kind of area that a seat may have."""
    found: list[AreaLayout] = []
    for area in areas:
        if all([layout.kind is not type(area) for layout in found]):
            found.append(AreaLayout(area, owner=owner, seats=seats))
    return found


def _kind_of(layouts: list[AreaLayout], area: Area) -> int:
    for kind in range(len(layouts)):
        if layouts[kind].kind is type(area):
            return kind
    raise TypeError(f"{type(area).__name__} is no area of these rules")
