"""What the pictures of On Mars are drawn from: the position, its words, what is lit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.pictures import say
from planetfall.svg.canvas import EMPTY, Markup, join, place, rect
from planetfall.svg.geometry import corner_brackets
from planetfall.svg.lettering import MEDIUM, REGULAR, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import last_move
from planetfall.svg.theme import Theme

NO_STATUS, TURN, OWN_TURN, EITHER_TURN, ACTED = range(5)
"""Whether a seat is on turn, the viewer's own or another one, or has had its turn.

A page that is drawn for all viewers does not know whose turn is whose: it shows the right one.
"""

INHERITED: Final = "inherited"
"""The ground of a place that has the fill of the group it is in."""

MIGHT, LOST = "might", "lost"
"""Marks on keys: where a choice would lead, what it would cost."""


class Cell(NamedTuple):
    """A rectangle of a drawing, with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 6

    @property
    def center(self) -> float:
        """The middle from left to right."""
        return self.x + self.width / 2

    @property
    def middle(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.height / 2


@dataclass(frozen=True)
class Table:
    """Everything the parts of the pictures ask for."""

    theme: Theme
    position: Colony
    """What the viewer may know."""
    viewer: int
    """The viewer's seat, -1 for a spectator."""
    seat: int
    """Whose board is shown below the map."""
    lang: str
    book: ColonyBook
    names: Sequence[str] = ()
    """Of the seats."""
    options: Collection[str] = ()
    """Keys to light."""
    last: Collection[str] = ()
    """Keys of the last move."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """Keys with the sign `might` or `lost`."""
    laid: Mapping[int, int] = field(default_factory=dict)
    """The missions as they were laid out, by place: completed ones leave the position."""
    totals: Sequence[int] = ()
    """What every seat would score if the game ended now; empty where that is not shown."""
    on_page: bool = False
    """Whether it is drawn for a page, which lights places and marks the viewer's seat itself."""

    def is_lit(self, key: str) -> bool:
        """Whether a place is to be drawn lit."""
        return not self.on_page and key in self.options

    def status(self, seat: int) -> int:
        """Whether a seat is on turn or has had its turn in this round."""
        if seat in self.position.to_move():
            if self.on_page:
                return EITHER_TURN
            return OWN_TURN if seat == self.viewer else TURN
        return ACTED if self.players[seat].acted else NO_STATUS

    def here(self, side: int) -> int:
        """Whether the seat below the map is on a side; -1 before it is anywhere."""
        own = self.own
        return -1 if own.space < 0 else int(own.side() == side)

    def offered(self, *kinds: str) -> list[str]:
        """The lit or marked keys of some kinds."""
        return [key for key in (*self.options, *self.marks) if key.partition(":")[0] in kinds]

    @property
    def players(self) -> list[Player]:
        """The areas of all seats, those of automated opponents last."""
        return self.position.players

    @property
    def has_own_points(self) -> bool:
        """Whether every seat scores points for itself."""
        setting = self.position.setting
        return setting.has_points and setting.own_points

    @property
    def own(self) -> Player:
        """The area of the seat below the map."""
        return self.players[self.seat]

    @property
    def sees_own(self) -> bool:
        """Whether the hidden things of the seat below the map may be shown."""
        return self.seat == self.viewer

    @property
    def own_color(self) -> str:
        """The colour of the seat below the map; a page knows it, so that all see the same."""
        return "var(--mine)" if self.on_page else self.theme.player(self.seat)

    def say(self, key: str, *values: object) -> str:
        """One of the short words."""
        return say(self.lang, key, *values)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        if self.position.is_automatic(seat):
            return self.book.more_seats[seat - self.position.seats]
        return self.say("player", seat + 1)

    def called(self, kind: str, what: str) -> str:
        """The name of a component."""
        return self.book.name(kind, what)

    def spot(
        self,
        key: str,
        body: Markup,
        cell: Cell,
        *,
        title: str = "",
        ground: str = "bg-3",
        line: str = "",
    ) -> Markup:
        """A rectangular place with its ground, what lies on it and the signs of its state.

        `ground` and `line` are tokens; an empty `ground` leaves the place clear.
        """
        state = self.is_lit(key), self.marks.get(key, ""), key in self.last
        return _spot(self.theme, key, body, cell, title, ground, line, state)

    def edge(self, key: str, cell: Cell) -> Markup:
        """The ring of a lit place, the brackets of the last move, marks."""
        sign = self.marks.get(key, "")
        return _edge(self.theme, cell, self.is_lit(key), sign, key in self.last)

    def panel(self, width: float, height: float, caption: str = "", note: str = "") -> Markup:
        """A flat panel with a caption, and a note at its right."""
        return _panel(self.theme, width, height, caption, note)


State = tuple[bool, str, bool]
"""Whether a place is lit, its mark, whether it belongs to the last move."""


@memo(2048)
def _spot(
    theme: Theme,
    key: str,
    body: Markup,
    cell: Cell,
    title: str,
    ground: str,
    line: str,
    state: State,
) -> Markup:
    lit, sign, last = state
    return place(
        key,
        surface(theme, cell, ground, line),
        rect(*cell, fill=theme["signal-wash"]) if lit else EMPTY,
        body,
        _edge(theme, cell, lit, sign, last),
        title=title,
    )


@memo(2048)
def surface(theme: Theme, cell: Cell, ground: str, line: str = "") -> Markup:
    """The ground of a place or cell."""
    x, y, width, height, radius = cell
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


def _edge(theme: Theme, cell: Cell, lit: bool, sign: str, last: bool) -> Markup:
    x, y, width, height, radius = cell
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


def centered(
    words: str, x: float, y: float, size: float, color: str, weight: int = REGULAR
) -> Markup:
    """Words about a point."""
    return text(words, x, y, size, color, weight=weight, anchor="middle", middle=True)
