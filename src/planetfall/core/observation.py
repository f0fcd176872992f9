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

from planetfall.core.area import Area, kept
from planetfall.core.errors import BadRequest
from planetfall.core.fields import COUNTED, EVERYBODY, NOBODY, OWNER, Field
from planetfall.core.game import Game
from planetfall.core.observation_parts import (
    NO_QUESTION,
    ZEROS,
    LengthPart,
    Part,
    QuestionPart,
    field_part,
    part_of,
)
from planetfall.core.rules import Rules
from planetfall.core.wording import Text

VERSION: Final = 2
"""Raised when a number of an observation changes its meaning. Version 1 had seats by number."""
VERSIONS: Final = (1, 2)
"""What an encoder can write."""


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


class Memory:
    """What an area held when it was last written into a buffer."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        """As `AreaLayout.values` gave them; empty before the first time."""
        self.inner: list[Memory] = []
        self.many: list[list[Memory]] = []


class AreaLayout:
    """The fields of one kind of area, for its owner or for anybody else."""

    def __init__(self, area: Area, *, owner: bool, seats: int) -> None:
        self.kind: Any = type(area)
        self.seats = seats
        self.names: list[str] = []
        """Of what each part shows."""
        self.places: list[int] = []
        """Which of the values each part shows."""
        self.parts: list[Part] = []
        self.inner: list[tuple[int, str, AreaLayout]] = []
        self.many: list[tuple[int, str, list[AreaLayout]]] = []
        self.start = 0
        self.stop = 0
        declared, derived = area.declared(), area.derived()
        written = len(area.values()) - len(derived)
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
            layout = AreaLayout(value, owner=owner, seats=self.seats)
            self.inner.append((place, field.name, layout))
        elif isinstance(value, list) and value and isinstance(value[0], Area):
            layouts = [AreaLayout(each, owner=owner, seats=self.seats) for each in value]
            self.many.append((place, field.name, layouts))
        else:
            if field.seen == EVERYBODY or (field.seen == OWNER and owner):
                self._place(place, field.name, field_part(field, value, self.seats))
            if isinstance(value, list) and (field.seen in (OWNER, COUNTED) or not value):
                self._place(place, field.name, LengthPart(field.words))

    def _place(self, place: int, name: str, part: Part) -> None:
        self.places.append(place)
        self.names.append(name)
        self.parts.append(part)

    def settle(self, start: int, path: str, rows: list[Row]) -> int:
        """Give every part its place from `start` on; where the next one begins."""
        self.start = start
        for name, part in zip(self.names, self.parts, strict=True):
            part.start = start
            start += part.size
            rows.append(Row(part.start, start, f"{path}.{name}", part.meaning, part.names()))
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
        """Write an area of this kind."""
        self.renew(area, buffer, viewer, self.memory())

    def memory(self) -> Memory:
        """A memory for an area of this kind and those inside it."""
        memory = Memory()
        memory.inner = [layout.memory() for _, _, layout in self.inner]
        memory.many = [[layout.memory() for layout in layouts] for _, _, layouts in self.many]
        return memory

    def renew(self, area: Area, buffer: Any, viewer: int, memory: Memory) -> None:
        """Write what differs from what the memory holds, which is what the buffer shows."""
        values = self.values(area)
        old = memory.values
        memory.values = values
        parts, places = self.parts, self.places
        if not old:
            for k in range(len(parts)):
                parts[k].fill(values[places[k]], buffer, viewer)
        elif old != values:
            seen: Any = None
            seen_before: Any = None
            for k in range(len(parts)):
                place = places[k]
                value, was = values[place], old[place]
                if value is was:
                    continue
                # Several parts may show the same two values: they are compared once.
                if value is not seen or was is not seen_before:
                    if value == was:
                        continue
                    seen, seen_before = value, was
                parts[k].change(was, value, buffer, viewer)
        for k in range(len(self.inner)):
            place, _, layout = self.inner[k]
            layout.renew(values[place], buffer, viewer, memory.inner[k])
        for k in range(len(self.many)):
            place, _, layouts = self.many[k]
            areas: list[Area] = values[place]
            for j in range(min(len(areas), len(layouts))):
                layouts[j].renew(areas[j], buffer, viewer, memory.many[k][j])


class SeatMemory:
    """What a buffer shows of a game to one seat, so that it can be renewed."""

    def __init__(self, table: Memory, areas: list[list[Memory]]) -> None:
        self.seat = -1
        """Whose observation the buffer holds; -1 before the first one."""
        self.question: list[int] = NO_QUESTION
        self.table = table
        self.areas = areas
        """By distance from the viewer, a memory for every kind of area."""
        self.kinds: list[int] = [-1] * len(areas)
        """Which kind of area each of them had."""
        self.before: list[Area] = []
        """What the others' areas were taken from, if the seats were working at once then."""


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
        self.renew(game, seat, buffer, self.memory())

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
        asked = (
            NO_QUESTION if game.asks[seat] is None else self._question.numbers(game.question(seat))
        )
        if asked != memory.question:
            self._question.change(memory.question, asked, buffer, seat)
            memory.question = asked
        self._table.renew(game, buffer, seat, memory.table)
        areas = game.areas()
        self._renew_area(0, areas[seat], buffer, seat, memory)
        if not game.at_once:
            memory.before = []
        elif memory.before is game.before:
            return  # until the barrier, others are seen as they stood when the seats began
        else:
            areas = memory.before = game.before
        for distance in range(1, self.seats):
            self._renew_area(distance, areas[(seat + distance) % self.seats], buffer, seat, memory)

    def _renew_area(
        self, distance: int, area: Area, buffer: Any, seat: int, memory: SeatMemory
    ) -> None:
        layouts = self._areas[distance]
        kind = _kind_of(layouts, area)
        before = memory.kinds[distance]
        if kind != before:
            if before >= 0:
                layout = layouts[before]
                buffer[layout.start : layout.stop] = ZEROS[: layout.stop - layout.start]
                memory.areas[distance][before] = layout.memory()
            memory.kinds[distance] = kind
        layouts[kind].renew(area, buffer, seat, memory.areas[distance][kind])


class Window:
    """A row of numbers and a mask that show one game to whoever is to move in it.

    Both are buffers of the caller's; the mask has a byte for every option of the vocabulary.
    """

    def __init__(self, encoder: Encoder, row: Any, mask: Any) -> None:
        self.encoder = encoder
        self.row = row
        self.mask = mask
        self.legal: list[int] = []
        """What the mask shows."""
        seats = range(encoder.seats)
        self._memories = [encoder.memory() for _ in seats]
        self._buffers = [memoryview(bytearray(4 * encoder.size)).cast("f") for _ in seats]

    def look(self, game: Game) -> int:
        """Show a game, which may be another one each time; the seat that is to move."""
        seat = game.next_to_move()
        buffer = self._buffers[seat]
        self.encoder.renew(game, seat, buffer, self._memories[seat])
        self.row[:] = buffer
        mask = self.mask
        for option in self.legal:
            mask[option] = 0
        legal = game.legal(seat)
        for option in legal:
            mask[option] = 1
        self.legal = legal
        return seat


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
