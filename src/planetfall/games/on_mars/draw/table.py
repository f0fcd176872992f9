"""What the pictures of On Mars are drawn from: the view, its words, what is lit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from planetfall.games.on_mars.words.pictures import say
from planetfall.svg.canvas import EMPTY, Markup, join, place, rect, shifted
from planetfall.svg.geometry import corner_brackets
from planetfall.svg.lettering import MEDIUM, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import last_move
from planetfall.svg.theme import Theme
from planetfall.text.book import Book

Data = Mapping[str, Any]
"""The data of a view, of its table or of a player's area."""

NO_STATUS, TURN, OWN_TURN, EITHER_TURN, ACTED = range(5)
"""Whether a seat is on turn, the viewer's own or another one, or has had its turn.

A page that is drawn for all viewers does not know whose turn is whose: it shows the right one.
"""

INHERITED = "inherited"
LARGE = 3000
"""Characters of a drawing that is hardly ever the same again."""
"""The ground of a place that has the fill of the group it is in."""

MIGHT, LOST = "might", "lost"
"""Marks on keys: where a choice would lead, what it would cost."""


@dataclass(frozen=True)
class Table:
    """Everything the parts of the pictures ask for."""

    theme: Theme
    data: Data
    seat: int
    """Whose board is shown below the map."""
    lang: str
    book: Book
    names: Sequence[str] = ()
    """Of the seats."""
    options: Collection[str] = ()
    """Keys to light."""
    last: Collection[str] = ()
    """Keys of the last move."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Keys with the sign `might` or `lost`."""
    rings: bool = True
    """Whether lit keys are drawn lit; a page that lights its places itself says no."""

    def is_lit(self, key: str) -> bool:
        """Whether a place is to be drawn lit."""
        return self.rings and key in self.options

    def status(self, seat: int) -> int:
        """Whether a seat is on turn or has had its turn in this round."""
        turn = NO_STATUS
        if seat in self.data["to_move"]:
            turn = OWN_TURN if seat == self.data["viewer"] else TURN
        return turn or status_of(self.areas[seat])

    def here(self, side: int) -> int:
        """Whether the seat below the map is on a side; -1 before it is anywhere."""
        return side_of(self.own, side)

    def offered(self, *kinds: str) -> list[str]:
        """The lit or marked keys of some kinds."""
        return [key for key in (*self.options, *self.marks) if key.partition(":")[0] in kinds]

    @property
    def table(self) -> Data:
        """What lies on the table for all."""
        shown: Data = self.data["table"]
        return shown

    @property
    def areas(self) -> Sequence[Data]:
        """The areas of all seats; in the solo game Lacerda's is the last."""
        found: list[Data] = list(self.data["areas"])
        if "lacerda" in self.table:
            found.append(self.table["lacerda"])
        return found

    @property
    def own(self) -> Data:
        """The area of the seat below the map."""
        return self.areas[self.seat]

    @property
    def sees_own(self) -> bool:
        """Whether the hidden things of the seat below the map may be shown."""
        return "goals" in self.own

    @property
    def own_color(self) -> str:
        """The colour of the seat below the map."""
        return self.theme.player(self.seat)

    def say(self, key: str, *values: object) -> str:
        """One of the short words."""
        return say(self.lang, key, *values)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        if seat >= self.data["seats"]:
            return self.say("lacerda")
        return self.say("player", seat + 1)

    def called(self, kind: str, what: str) -> str:
        """The name of a component."""
        return self.book.name(kind, what)

    def part(self, draw: Callable[..., Any], *given: Any) -> Any:
        """A part of a picture; a page that is drawn again and again keeps them."""
        return draw(self, *given)

    def placed(self, x: float, y: float, draw: Callable[..., Markup], *given: Any) -> Markup:
        """Such a part with its upper left corner at x, y."""
        drawn: Markup = self.part(_placed, x, y, draw, *given)
        return drawn

    # Places.

    def spot(
        self,
        key: str,
        body: Markup,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 6,
        *,
        title: str = "",
        ground: str = "bg-3",
        line: str = "",
    ) -> Markup:
        """A rectangular place with its ground, what lies on it and the signs of its state.

        `ground` and `line` are tokens; an empty `ground` leaves the place clear.
        """
        field = x, y, width, height, radius
        state = self.is_lit(key), self.marks.get(key, ""), key in self.last
        if len(body) > LARGE:
            before, under, after = _around(self.theme, key, field, title, ground, line, state)
            return join((before, under, body, after))
        return _spot(self.theme, key, body, field, title, ground, line, state)

    def surface(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 6,
        ground: str = "bg-3",
        line: str = "",
    ) -> Markup:
        """The ground of a place or cell."""
        return surface(self.theme, (x, y, width, height, radius), ground, line)

    def edge(
        self, key: str, x: float, y: float, width: float, height: float, radius: float
    ) -> Markup:
        """The ring of a lit place, the brackets of the last move, marks."""
        field = x, y, width, height, radius
        sign = self.marks.get(key, "")
        return _edge(self.theme, field, self.is_lit(key), sign, key in self.last)

    # Panels.

    def panel(self, width: float, height: float, caption: str = "", note: str = "") -> Markup:
        """A flat panel with a caption, and a note at its right."""
        return _panel(self.theme, width, height, caption, note)


def status_of(area: Data) -> int:
    """The status of a seat that is not on turn, by its area."""
    return ACTED if area["acted"] else NO_STATUS


def side_of(area: Data, side: int) -> int:
    """Whether a seat is on a side, by its area; -1 before it is anywhere."""
    space = area["space"]
    return -1 if space < 0 else int((space >= 4) == (side == 1))


def _placed(table: Table, x: float, y: float, draw: Callable[..., Markup], *given: Any) -> Markup:
    return shifted(draw(table, *given), x, y)


# The same places and panels stand in most drawings: they are drawn once.

Field = tuple[float, float, float, float, float]
"""A rectangle with round corners: x, y, width, height, radius."""


State = tuple[bool, str, bool]
"""Whether a place is lit, its mark, whether it belongs to the last move."""


@memo(4096, typed=True)
def _spot(
    theme: Theme,
    key: str,
    body: Markup,
    field: Field,
    title: str,
    ground: str,
    line: str,
    state: State,
) -> Markup:
    lit, sign, last = state
    return place(
        key,
        surface(theme, field, ground, line),
        rect(*field, fill=theme["signal-wash"]) if lit else EMPTY,
        body,
        _edge(theme, field, lit, sign, last),
        title=title,
    )


@memo(512, typed=True)
def _around(
    theme: Theme, key: str, field: Field, title: str, ground: str, line: str, state: State
) -> tuple[Markup, Markup, Markup]:
    """What of a place stands before its ground, the ground, what stands behind the things on it."""
    inside = Markup("<g/>")
    under = surface(theme, field, ground, line)
    drawn = _spot(theme, key, inside, field, title, ground, line, state)
    whole, _, after = drawn.partition(inside)
    before, _, wash = whole.partition(under)
    return Markup(before), Markup(under + wash), Markup(after)


@memo(2048)
def surface(theme: Theme, field: Field, ground: str, line: str) -> Markup:
    """The ground of a place or cell."""
    x, y, width, height, radius = field
    half = 0.5 if line else 0.0
    fill = None
    if ground != INHERITED:
        fill = theme[ground] if ground else "none"
    return rect(
        x + half,
        y + half,
        width - 2 * half,
        height - 2 * half,
        radius,
        fill=fill,
        pointer_events=None if ground else "all",
        stroke=theme[line] if line else None,
    )


def _edge(theme: Theme, field: Field, lit: bool, sign: str, last: bool) -> Markup:
    x, y, width, height, radius = field
    parts = []
    if lit or sign:
        parts.append(
            rect(
                x + 0.75,
                y + 0.75,
                width - 1.5,
                height - 1.5,
                radius,
                class_="lit-ring" if sign != LOST else "lost",
                fill="none",
                stroke=theme["danger" if sign == LOST else "signal-line"],
                stroke_width=1.5,
                stroke_dasharray="4 3" if sign else None,
                pointer_events="none",
            )
        )
    if last:
        parts.append(last_move(theme, corner_brackets(x, y, width, height, 5)))
    return join(parts)


@memo(512)
def _panel(theme: Theme, width: float, height: float, caption: str, note: str) -> Markup:
    parts = [rect(0.5, 0.5, width - 1, height - 1, 8, fill=theme["bg-1"], stroke=theme["line-1"])]
    if caption:
        parts.append(text(caption, 12, 18, 11, theme["text-3"], weight=MEDIUM))
    if note:
        parts.append(text(note, width - 12, 18, 11, theme["text-3"], weight=MEDIUM, anchor="end"))
    return join(parts)
