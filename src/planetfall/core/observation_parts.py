"""How single values are written into an observation, and how changes of them are.

A part has its place in the vector from `Encoder`, which goes through the fields of an area; what
numbers a value holds is asked of its words (`core.wording`).
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Frame
from planetfall.core.fields import A_SEAT, BY_SEAT, FROM_SEAT, NO_SEAT, SEAT_BITS, Field
from planetfall.core.native import mypyc_attr
from planetfall.core.rules import Rules
from planetfall.core.wording import EMPTY, ByPlace, Members, Named, Owned, Parts, Wording

MOST_PLANES: Final = 2048
"""Named values of places get a number each up to so many together, beyond that one a place."""
PADDED: Final = 16
"""Lists of plain numbers that grow: so many are shown, zeros behind the last."""
UNBOUND: Final = float("inf")
ZEROS: Final = memoryview(bytearray(4 * 65536)).cast("f")
"""What numbers are cleared with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """How one value is written into a vector, from `start` on."""

    meaning: str = ""

    def __init__(self, size: int, *, by_viewer: bool = False) -> None:
        self.start = 0
        self.size = size
        self.by_viewer = by_viewer
        """Whether viewers see the same value in different ways."""
        self.low = 0.0
        """No number is below."""
        self.high = 1.0
        """No number is above."""

    def unbound(self) -> None:
        """Let its numbers be any."""
        self.low, self.high = -UNBOUND, UNBOUND

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
            buffer[self.start : self.start + self.size] = ZEROS[: self.size]


class NumberPart(Part):
    """A plain number."""

    meaning = "the number"

    def __init__(self) -> None:
        super().__init__(1)
        self.unbound()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        if value:
            buffer[self.start] = value

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        buffer[self.start] = new


class LengthPart(Part):
    """How many there are, nothing of what they are."""

    meaning = "how many"

    def __init__(self, words: Wording) -> None:
        super().__init__(1)
        self.words = words
        self.high = UNBOUND

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        count = self.words.count_in(value)
        if count:
            buffer[self.start] = count

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        more = self.words.more_in(new, old)
        if more:
            buffer[self.start] += more


class ListPart(Part):
    """The numbers of a list, in order."""

    meaning = "the numbers in order"

    def __init__(self, size: int, words: Wording) -> None:
        super().__init__(size)
        self.words = words
        self.unbound()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        start = self.start
        items: list[Any] = self.words.numbers_in(value)
        for place in range(min(len(items), self.size)):
            if items[place]:
                buffer[start + place] = items[place]

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        before: list[Any] = self.words.numbers_in(old)
        items: list[Any] = self.words.numbers_in(new)
        for place in range(min(len(items), self.size)):
            if place >= len(before) or before[place] != items[place]:
                buffer[self.start + place] = items[place]
        for place in range(len(items), min(len(before), self.size)):
            buffer[self.start + place] = 0.0


class BySeatPart(Part):
    """The numbers of a list with a block for each seat, the viewer's block first."""

    meaning = "the numbers in order, seat by seat from the viewer on"

    def __init__(self, size: int, block: int, seats: int) -> None:
        super().__init__(size, by_viewer=True)
        self.unbound()
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

    def __init__(self, size: int) -> None:
        super().__init__(size, by_viewer=True)

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        number: int = value
        buffer[self.start + (number + viewer) % self.size] = 1.0


class NamedPart(Part):
    """How often each named thing is there: one number or a list of them, lists inside too."""

    meaning = "how often each is there"

    def __init__(self, words: Named, seats: int, *, single: bool) -> None:
        self.words = words
        self.first = words.first()
        self.relative: list[list[int]] = _relative(words, seats)
        super().__init__(len(words.names()), by_viewer=bool(self.relative))
        if not single:
            self.high = UNBOUND

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        numbers = self.words.numbers_in(value)
        for number in numbers:
            place = self._place(number, viewer)
            if place >= 0:
                if len(numbers) == 1:
                    buffer[place] = 1.0
                else:
                    buffer[place] += 1.0

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        gone, come = self.words.exchanged(old, new)
        for number in gone:
            place = self._place(number, viewer)
            if place >= 0:
                buffer[place] -= 1.0
        for number in come:
            place = self._place(number, viewer)
            if place >= 0:
                buffer[place] += 1.0

    def _place(self, number: int, viewer: int) -> int:
        """Where a named thing is counted; -1 where it is nothing."""
        place = number - self.first
        if not 0 <= place < self.size:
            return -1
        if self.relative:
            place = self.relative[viewer][place]
        return self.start + place


class MembersPart(Part):
    """Which named things belong to a set."""

    meaning = "1 for each that belongs to it"

    def __init__(self, words: Members) -> None:
        self.words = words
        super().__init__(len(words.names()))

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        self.change(0, value, buffer, viewer)

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        place = self.start
        mask: int = new
        changed: int = old ^ mask
        while changed:
            if changed & 1:
                buffer[place] = 1.0 if mask & 1 else 0.0
            changed >>= 1
            mask >>= 1
            place += 1


class SeatBitsPart(Part):
    """Which seats belong to a set, counted from the viewer on."""

    meaning = "1 for each seat that belongs to it, counted from the viewer on"

    def __init__(self, size: int) -> None:
        super().__init__(size, by_viewer=True)

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        mask: int = value
        for seat in range(self.size):
            if mask >> seat & 1:
                buffer[self.start + (seat - viewer) % self.size] = 1.0


class PlanesPart(Part):
    """A number for every place and every named value: 1 where the place has that value."""

    meaning = "for each place in turn, 1 at the value it has"

    def __init__(self, places: int, words: ByPlace, seats: int) -> None:
        value = words.value()
        assert isinstance(value, Named)
        self.words = words
        self.value = value
        self.places = places
        self.first = value.first()
        self.signed = value.is_signed() and seats > 0
        self.relative: list[list[int]] = _relative(value, seats)
        names = value.names()
        self.values = len(names)
        self.least = 1 if names[:1] == [EMPTY] else 0  # nothing at a place is no value
        super().__init__(places * self.values, by_viewer=bool(self.relative))
        if self.signed:
            self.low = -1.0
            self.meaning = "for each place in turn, 1 at the value it has, -1 if out of order"

    def names(self) -> list[str]:
        return self.value.names()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        numbers = self.words.numbers_in(value)
        for place in range(min(len(numbers), self.places)):
            self._write(place, numbers[place], True, buffer, viewer)

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        if len(old) != len(new):
            self.clear(buffer)
            self.fill(new, buffer, viewer)
            return
        for place, was, now in self.words.differences(old, new):
            if place < self.places:
                self._write(place, was, False, buffer, viewer)
                self._write(place, now, True, buffer, viewer)

    def _write(self, place: int, number: int, there: bool, buffer: Any, viewer: int) -> None:
        """Show that a place has a value, or that it has it no longer."""
        number -= self.first
        shown = 1.0 if there else 0.0
        if number < 0 and self.signed:
            number = -number
            shown = -1.0 if there else 0.0
        if self.least <= number < self.values:
            if self.relative:
                number = self.relative[viewer][number]
            buffer[self.start + place * self.values + number] = shown


class OwnedListPart(Part):
    """The numbers of names of which some have an owner, counted from the viewer on."""

    meaning = "the numbers in order, owners counted from the viewer on"

    def __init__(self, places: int, words: Named, seats: int) -> None:
        self.words = words
        self.relative: list[list[int]] = _relative(words, seats)
        super().__init__(places, by_viewer=True)
        self.unbound()

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        items: list[Any] = value
        for place in range(min(len(items), self.size)):
            if items[place]:
                buffer[self.start + place] = self._shown(items[place], viewer)

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        before: list[Any] = old
        items: list[Any] = new
        if len(before) != len(items):
            self.clear(buffer)
            self.fill(new, buffer, viewer)
            return
        for place in range(min(len(items), self.size)):
            if items[place] != before[place]:
                buffer[self.start + place] = self._shown(items[place], viewer)

    def _shown(self, number: int, viewer: int) -> int:
        table = self.relative[viewer]
        return table[number] if 0 < number < len(table) else number


class PackedPart(Part):
    """The first numbers of a list whose numbers hold several each, one after the other."""

    meaning = "the parts of each number in order"

    def __init__(self, words: Parts, most: int, seats: int) -> None:
        self.bits = words.bits()
        self.by_seat = words.by_seat() if seats else 0
        self.seats = seats
        self.most = most
        super().__init__(len(self.bits) * most, by_viewer=self.by_seat > 0)
        self.high = float((1 << max(self.bits)) - 1)
        if self.by_seat:
            self.meaning = "the parts of each number in order, seats counted from the viewer on"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        items: list[Any] = value if isinstance(value, list) else [value]
        for k in range(min(len(items), self.most)):
            self._write(k, 0, items[k], buffer, viewer)

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        before: list[Any] = old if isinstance(old, list) else [old]
        items: list[Any] = new if isinstance(new, list) else [new]
        for k in range(min(max(len(before), len(items)), self.most)):
            was = before[k] if k < len(before) else 0
            now = items[k] if k < len(items) else 0
            if was != now:
                self._write(k, was, now, buffer, viewer)

    def _write(self, item: int, was: int, now: int, buffer: Any, viewer: int) -> None:
        """Show the parts of one number that differ from what is shown."""
        at = self.start + item * len(self.bits) + self.by_seat
        for k in range(len(self.bits)):
            bits = self.bits[k]
            low = (1 << bits) - 1
            if (was ^ now) & low:
                place = k - self.by_seat
                if self.by_seat and 0 <= place < self.seats:
                    place = (place - viewer) % self.seats
                buffer[at + place] = now & low
            was >>= bits
            now >>= bits


class SeatPart(Part):
    """Seats, counted from the viewer on: the first number of each is the viewer."""

    meaning = "1 at that seat, counted from the viewer on"

    def __init__(self, places: int, seats: int) -> None:
        super().__init__(places * seats, by_viewer=True)
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


class ViewerPart(Part):
    """Who looks; its value is the viewer's own number."""

    meaning = "1 at the viewer's own number"

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        buffer[self.start + viewer] = 1.0


NO_QUESTION: Final[list[int]] = []


class QuestionPart(Part):
    """Which kind of effect asks the viewer, then its source and its two numbers.

    Its value is what `numbers` makes of the frame that asks; empty where nothing is asked.
    """

    meaning = "1 at the kind of question that the viewer owes an answer to; source and two numbers"

    def __init__(self, rules: Rules) -> None:
        kinds = sorted({type(effect).__name__ for effect in rules.effects.values()})
        self.kinds: dict[str, int] = {kind: number for number, kind in enumerate(kinds)}
        super().__init__(len(kinds) + 3)
        self.unbound()

    def names(self) -> list[str]:
        return [*self.kinds, "source", "a", "b"]

    def numbers(self, frame: Frame) -> list[int]:
        """The kind of the effect that asks, -1 where it has no name; source and two numbers."""
        kind = self.kinds.get(type(frame.effect).__name__, -1)
        return [kind, frame.source, frame.a, frame.b]

    def fill(self, value: Any, buffer: Any, viewer: int) -> None:
        self.change(NO_QUESTION, value, buffer, viewer)

    def change(self, old: Any, new: Any, buffer: Any, viewer: int) -> None:
        before: list[int] = old
        numbers: list[int] = new
        if before and before[0] >= 0:
            buffer[self.start + before[0]] = 0.0
        if numbers and numbers[0] >= 0:
            buffer[self.start + numbers[0]] = 1.0
        last = self.start + self.size - 4
        for k in range(1, 4):
            now = numbers[k] if numbers else 0
            if now != (before[k] if before else 0):
                buffer[last + k] = now


def _relative(words: Named, seats: int) -> list[list[int]]:
    """For every viewer, which place a number has among the names; nothing where all are equal."""
    if not isinstance(words, Owned) or seats == 0:
        return []
    return [words.seen_by(viewer, seats) for viewer in range(seats)]


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
        return NamedPart(words, seats, single=not isinstance(value, list))
    if isinstance(words, Parts):
        return PackedPart(words, PADDED if isinstance(value, list) else 1, seats)
    if isinstance(words, ByPlace):
        inside = words.value()
        if isinstance(inside, Named) and len(value) * len(inside.names()) <= MOST_PLANES:
            return PlanesPart(len(value), words, seats)
        if isinstance(inside, Owned) and seats:
            return OwnedListPart(len(value), inside, seats)
        return ListPart(len(value) or PADDED, words)
    if isinstance(value, list):
        return ListPart(len(value) or PADDED, words)
    return NumberPart()
