"""Observations: what a seat may know as a vector of numbers of fixed length.

The vector follows from the declared fields (`core.fields`), as views do: what a seat may not see
has no place in it, so an observation cannot leak. Cards and other named things are counted by name,
boards have a number for every place, seats stand relative to the viewer. `Encoder.rows()` is the
data sheet: which numbers mean what.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.fields import COUNTED, EVERYBODY, NOBODY, OWNER, Field
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.rules import Rules
from planetfall.core.wording import EMPTY, ByPlace, Members, Named, Parts, Text, Wording

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

    def fill(self, value: Any, buffer: Any) -> None:
        """Write a value; the buffer holds zeros."""
        raise TypeError(f"{type(self).__name__} does not say how it is written")


class NumberPart(Part):
    """A plain number."""

    meaning = "the number"

    def fill(self, value: Any, buffer: Any) -> None:
        buffer[self.start] = float(value)


class LengthPart(Part):
    """How many there are, nothing of what they are."""

    meaning = "how many"

    def fill(self, value: Any, buffer: Any) -> None:
        buffer[self.start] = float(len(value))


class ListPart(Part):
    """The numbers of a list, in order."""

    meaning = "the numbers in order"

    def fill(self, value: Any, buffer: Any) -> None:
        start = self.start
        items: list[Any] = value
        for place in range(min(len(items), self.size)):
            if items[place]:
                buffer[start + place] = float(items[place])


class NamedPart(Part):
    """How often each named thing is there: one number or a list of them, lists inside too."""

    meaning = "how often each is there"

    def __init__(self, words: Named) -> None:
        self.words = words
        self.first = words.first()
        super().__init__(len(words.names()))

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any) -> None:
        first, start, size = self.first, self.start, self.size
        for number in self.words.numbers_in(value):
            place = number - first
            if 0 <= place < size:
                buffer[start + place] += 1.0


class MembersPart(Part):
    """Which named things belong to a set."""

    meaning = "1 for each that belongs to it"

    def __init__(self, words: Members) -> None:
        self.words = words
        super().__init__(len(words.names()))

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any) -> None:
        place = self.start
        mask: int = value
        while mask:
            if mask & 1:
                buffer[place] = 1.0
            mask >>= 1
            place += 1


class PlanesPart(Part):
    """A number for every place and every named value: 1 where the place has that value."""

    meaning = "for each place in turn, 1 at the value it has"

    def __init__(self, places: int, words: Named) -> None:
        self.words = words
        self.first = words.first()
        names = words.names()
        self.values = len(names)
        self.least = 1 if names[:1] == [EMPTY] else 0  # nothing at a place is no value
        super().__init__(places * self.values)

    def names(self) -> list[str]:
        return self.words.names()

    def fill(self, value: Any, buffer: Any) -> None:
        start = self.start
        items: list[Any] = value
        for place in range(min(len(items), self.size // self.values)):
            number = items[place] - self.first
            if self.least <= number < self.values:
                buffer[start + place * self.values + number] = 1.0


class PackedPart(Part):
    """The first numbers of a list whose numbers hold several each, one after the other."""

    meaning = "the parts of each number in order"

    def __init__(self, words: Parts, most: int) -> None:
        self.bits = words.bits()
        super().__init__(len(self.bits) * most)

    def fill(self, value: Any, buffer: Any) -> None:
        at = self.start
        items: list[Any] = value if isinstance(value, list) else [value]
        for item in items:
            rest: int = item
            for bits in self.bits:
                if at >= self.start + self.size:
                    return
                buffer[at] = float(rest & ((1 << bits) - 1))
                rest >>= bits
                at += 1


class SeatPart(Part):
    """A seat, relative to the viewer: the first number is the viewer."""

    meaning = "1 at that seat, counted from the viewer on"

    def fill(self, value: Any, buffer: Any) -> None:
        buffer[self.start + value % self.size] = 1.0


class AreaLayout:
    """The fields of one kind of area, for its owner or for anybody else."""

    def __init__(self, area: Area, *, owner: bool) -> None:
        self.kind: Any = type(area)
        self.names: list[str] = []
        self.parts: list[Part] = []
        self.inner: list[tuple[str, AreaLayout]] = []
        self.many: list[tuple[str, list[AreaLayout]]] = []
        self.derived: list[tuple[str, Part]] = []
        for field in area.declared().fields:
            self._add(field, getattr(area, field.name), owner)
        for name, words in area.derived():
            self.derived.append((name, part_of(words, getattr(area, name)())))

    def _add(self, field: Field, value: Any, owner: bool) -> None:
        if field.seen == NOBODY or isinstance(field.words, Text) or isinstance(value, str):
            return
        if isinstance(value, Area):
            self.inner.append((field.name, AreaLayout(value, owner=owner)))
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            layouts = [AreaLayout(each, owner=owner) for each in value]
            self.many.append((field.name, layouts))
        else:
            if field.seen == EVERYBODY or (field.seen == OWNER and owner):
                self._place(field.name, part_of(field.words, value))
            if isinstance(value, list) and (field.seen in (OWNER, COUNTED) or not value):
                self._place(field.name, LengthPart(1))

    def _place(self, name: str, part: Part) -> None:
        self.names.append(name)
        self.parts.append(part)

    def settle(self, start: int, path: str, rows: list[Row]) -> int:
        """Give every part its place from `start` on; where the next one begins."""
        for name, part in zip(self.names, self.parts, strict=True):
            part.start = start
            start += part.size
            rows.append(Row(part.start, start, f"{path}.{name}", part.meaning, part.names()))
        for name, part in self.derived:
            part.start = start
            start += part.size
            rows.append(Row(part.start, start, f"{path}.{name}", part.meaning, part.names()))
        for name, layout in self.inner:
            start = layout.settle(start, f"{path}.{name}", rows)
        for name, layouts in self.many:
            for number, layout in enumerate(layouts):
                start = layout.settle(start, f"{path}.{name}.{number}", rows)
        return start

    def fill(self, area: Area, buffer: Any) -> None:
        """Write an area of this kind."""
        names, parts = self.names, self.parts
        for k in range(len(names)):
            parts[k].fill(getattr(area, names[k]), buffer)
        for name, part in self.derived:
            part.fill(getattr(area, name)(), buffer)
        for name, layout in self.inner:
            layout.fill(getattr(area, name), buffer)
        for name, layouts in self.many:
            areas: list[Area] = getattr(area, name)
            for k in range(min(len(areas), len(layouts))):
                layouts[k].fill(areas[k], buffer)


def part_of(words: Wording, value: Any) -> Part:
    """How a field with these words is written; `value` is its value in a blank position."""
    if isinstance(words, Members):
        return MembersPart(words)
    if isinstance(words, Named):
        return NamedPart(words)
    if isinstance(words, Parts):
        return PackedPart(words, PADDED if isinstance(value, list) else 1)
    if isinstance(words, ByPlace):
        inside = words.value()
        if isinstance(inside, Named) and len(value) * len(inside.names()) <= MOST_PLANES:
            return PlanesPart(len(value), inside)
        return ListPart(len(value) or PADDED)
    if isinstance(value, list):
        return ListPart(len(value) or PADDED)
    return NumberPart(1)


class Encoder:
    """Writes observations of the games of some rules and a number of seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.seats = seats
        outline = rules.outline(seats)
        areas = outline.areas()
        self._viewer = SeatPart(seats)
        self._question = QuestionPart(rules)
        self._table = AreaLayout(outline, owner=False)
        self._own: list[AreaLayout] = _kinds(areas, owner=True)
        self._others: list[list[AreaLayout]] = [_kinds(areas, owner=False) for _ in range(1, seats)]
        self._rows: list[Row] = []
        self.size = self._settle()
        """How long an observation is."""
        self.zeros: list[float] = [0.0] * self.size

    def _settle(self) -> int:
        rows = self._rows
        start = self._viewer.size
        rows.append(Row(0, start, "seat", "1 at the viewer's own number", []))
        self._question.start = start
        start += self._question.size
        question = self._question
        rows.append(Row(question.start, start, "question", question.meaning, question.names()))
        start = self._table.settle(start, "table", rows)
        for layout in self._own:
            start = layout.settle(start, "own", rows)
        for distance, layouts in enumerate(self._others, 1):
            for layout in layouts:
                start = layout.settle(start, f"seat+{distance}", rows)
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
            self._question.fill(game.question(seat), buffer)
        self._table.fill(game, buffer)
        areas = game.areas()
        _fill(self._own, areas[seat], buffer)
        if game.at_once:
            areas = game.before
        for distance in range(1, self.seats):
            _fill(self._others[distance - 1], areas[(seat + distance) % self.seats], buffer)


class QuestionPart(Part):
    """Which kind of effect asks the viewer, then its source and its two numbers."""

    meaning = "1 at the kind of question that the viewer owes an answer to; source and two numbers"

    def __init__(self, rules: Rules) -> None:
        kinds = sorted({type(effect).__name__ for effect in rules.effects.values()})
        self.kinds: dict[str, int] = {kind: number for number, kind in enumerate(kinds)}
        super().__init__(len(kinds) + 3)

    def names(self) -> list[str]:
        return [*self.kinds, "source", "a", "b"]

    def fill(self, value: Any, buffer: Any) -> None:
        kind = self.kinds.get(type(value.effect).__name__)
        if kind is not None:
            buffer[self.start + kind] = 1.0
        last = self.start + self.size
        buffer[last - 3] = float(value.source)
        buffer[last - 2] = float(value.a)
        buffer[last - 1] = float(value.b)


def _kinds(areas: list[Area], *, owner: bool) -> list[AreaLayout]:
    """A layout for every kind of area that a seat may have."""
    found: list[AreaLayout] = []
    for area in areas:
        if all([layout.kind is not type(area) for layout in found]):
            found.append(AreaLayout(area, owner=owner))
    return found


def _fill(layouts: list[AreaLayout], area: Area, buffer: Any) -> None:
    for layout in layouts:
        if layout.kind is type(area):
            layout.fill(area, buffer)
            return
