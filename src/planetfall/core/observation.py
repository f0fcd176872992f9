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

from planetfall.core.area import Area
from planetfall.core.errors import BadRequest
from planetfall.core.game import Game
from planetfall.core.observation_areas import (
    AreaLayout,
    Block,
    Memory,
    Row,
    Shown,
    kind_among,
    kinds_of,
)
from planetfall.core.observation_parts import NO_QUESTION, QuestionPart, ViewerPart
from planetfall.core.rules import Rules

VERSION: Final = 2
"""Raised when a number of an observation changes its meaning. Version 1 had seats by number."""
VERSIONS: Final = (1, 2)
"""What an encoder can write."""


class Others:
    """What a buffer shows of the others' areas, so that it can be renewed."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        """By seat, what the others see of it; several buffers may share them."""
        self.seat = -1
        """Who looks; -1 before the first time."""
        self.versions: list[int] = [0] * len(blocks)
        """By distance from the viewer, which version of that seat's block the buffer holds."""
        self.before: list[Area] = []
        """What the areas were taken from, if the seats were working at once then."""


class Front:
    """What a buffer shows a seat of all but the others' areas, so that it can be renewed."""

    def __init__(self, table: Memory, own: Shown) -> None:
        self.seat = -1
        """Who looks; -1 before the first time."""
        self.question: list[int] = NO_QUESTION
        self.table = table
        self.own = own


class SeatMemory:
    """What a buffer shows of a game to one seat, so that it can be renewed."""

    def __init__(self, front: Front, others: Others) -> None:
        self.front = front
        self.others = others


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
        self._viewer = ViewerPart(seats)
        self._question = QuestionPart(rules)
        self._table = AreaLayout(outline, owner=False, seats=named)
        self._areas: list[list[AreaLayout]] = [
            kinds_of(areas, owner=distance == 0, seats=named) for distance in range(seats)
        ]
        """By distance from the viewer, a layout for every kind of area."""
        self._block = kinds_of(areas, owner=False, seats=named, alike=True)
        self._rows: list[Row] = []
        self.size = self._settle()
        """How long an observation is."""
        self.front = self._areas[0][-1].stop
        """How many numbers there are before those of the other seats."""
        self.zeros: list[float] = [0.0] * self.size

    def _settle(self) -> int:
        rows = self._rows
        rows.append(Row("seat", self._viewer))
        question = self._question
        question.start = self.seats
        start = question.start + question.size
        rows.append(Row("question", question))
        start = self._table.settle(start, "table", rows)
        for distance, layouts in enumerate(self._areas):
            for layout in layouts:
                start = layout.settle(start, f"seat+{distance}" if distance else "own", rows)
        within = 0
        for layout in self._block:
            within = layout.settle(within, "block", [])
        return start

    def rows(self) -> list[Row]:
        """The data sheet: every number belongs to one row."""
        return self._rows

    def fill(self, game: Game, seat: int, buffer: Any) -> None:
        """Write what `seat` may know of a game into a buffer of `size` numbers, all of them zero.

        Works at any time, also when the seat is not to move and at the end of the game.
        """
        self._viewer.fill(seat, buffer, seat)
        self._question.fill(self._asked(game, seat), buffer, seat)
        self._table.fill(game, buffer, seat)
        areas = game.areas()
        for distance in range(self.seats):
            if distance == 1 and game.at_once:
                areas = game.before
            area = areas[(seat + distance) % self.seats]
            layouts = self._areas[distance]
            layouts[kind_among(layouts, area)].fill(area, buffer, seat)

    def memory(self) -> SeatMemory:
        """A memory for one buffer, to be used with `renew`."""
        return SeatMemory(self._front_memory(), Others(self._blocks()))

    def memories(self) -> list[SeatMemory]:
        """A memory for every seat, where each has a buffer: what several see is drawn once."""
        blocks = self._blocks()
        return [SeatMemory(self._front_memory(), Others(blocks)) for _ in range(self.seats)]

    def _blocks(self) -> list[Block]:
        """What the others see of each seat, to be drawn."""
        return [Block(self._block) for _ in range(self.seats)]

    def _front_memory(self) -> Front:
        """A memory for the front of one buffer, to be used with `_renew_front`."""
        return Front(self._table.memory(), Shown(self._areas[0]))

    def renew(self, game: Game, seat: int, buffer: Any, memory: SeatMemory) -> None:
        """Write the same as `fill`, quickly, over what was last written with this memory.

        Memory and buffer belong together and to one seat; the first time the buffer is all zeros.
        The game may be any game of these rules, each time.
        """
        self._renew_front(game, seat, buffer, memory.front)
        self._renew_others(game, seat, buffer, memory.others)

    def _renew_front(self, game: Game, seat: int, buffer: Any, memory: Front) -> None:
        """The first half of `renew`: all but the other seats, the first `front` numbers."""
        if memory.seat != seat:
            if memory.seat >= 0:
                raise ValueError(f"this memory is seat {memory.seat}'s, not seat {seat}'s")
            memory.seat = seat
            self._viewer.fill(seat, buffer, seat)
        asked = self._asked(game, seat)
        if asked != memory.question:
            self._question.change(memory.question, asked, buffer, seat)
            memory.question = asked
        self._table.renew(game, buffer, seat, memory.table)
        memory.own.renew(game.areas()[seat], buffer, seat)

    def _renew_others(self, game: Game, seat: int, buffer: Any, others: Others) -> None:
        """The second half of `renew`; the seat may be another one each time."""
        fresh = seat != others.seat
        others.seat = seat
        if not game.at_once:
            areas = game.areas()
            others.before = []
        elif fresh or others.before is not game.before:
            areas = others.before = game.before
        else:
            return  # until the barrier, others are seen as they stood when the seats began
        for distance in range(1, self.seats):
            other = (seat + distance) % self.seats
            block = others.blocks[other]
            block.renew(areas[other])
            if fresh or others.versions[distance] != block.version:
                others.versions[distance] = block.version
                self._copy(block, distance, buffer, seat)

    def _asked(self, game: Game, seat: int) -> list[int]:
        return (
            NO_QUESTION if game.asks[seat] is None else self._question.numbers(game.question(seat))
        )

    def _copy(self, block: Block, distance: int, buffer: Any, seat: int) -> None:
        layouts = self._areas[distance]
        buffer[layouts[0].start : layouts[-1].stop] = block.numbers
        shown = block.shown
        layouts[shown.kind].turn(shown.memory, buffer, seat)


class Window:
    """A row of numbers and a mask that show one game to whoever is to move in it.

    Both are buffers of the caller's, all zeros at first, and nobody else may write to them; the
    mask has a byte for every option of the vocabulary.
    """

    def __init__(self, encoder: Encoder, row: Any, mask: Any) -> None:
        self.encoder = encoder
        self.row = row
        self.mask = mask
        self.legal: list[int] = []
        """What the mask shows."""
        self._seat = -1
        """Whom the row shows the game; -1 before the first look."""
        self._others = Others(encoder._blocks())
        self._memories = [encoder._front_memory() for _ in range(encoder.seats)]
        front = bytearray(4 * encoder.front)
        self._fronts = [memoryview(front[:]).cast("f") for _ in range(encoder.seats)]
        """What the row shows of each seat's front while it shows another seat."""

    def look(self, game: Game) -> int:
        """Show a game, which may be another one each time; the seat that is to move."""
        seat = game.next_to_move()
        if seat != self._seat:
            self._turn_to(seat)
        self.encoder._renew_front(game, seat, self.row, self._memories[seat])
        self.encoder._renew_others(game, seat, self.row, self._others)
        mask = self.mask
        for option in self.legal:
            mask[option] = 0
        legal = game.legal(seat)
        for option in legal:
            mask[option] = 1
        self.legal = legal
        return seat

    def _turn_to(self, seat: int) -> None:
        """Put one seat's front aside and take the other's."""
        row = self.row[: self.encoder.front]
        if self._seat >= 0:
            self._fronts[self._seat][:] = row
        row[:] = self._fronts[seat]
        self._seat = seat
