"""What the pictures of On Mars are drawn from: the view, its words, what is lit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from planetfall.games.on_mars.svg_words import say
from planetfall.svg.canvas import EMPTY, Markup, join, path, place, rect
from planetfall.svg.geometry import corner_brackets
from planetfall.svg.lettering import MEDIUM, text
from planetfall.svg.parts import last_move
from planetfall.svg.theme import Theme
from planetfall.text.book import Book

Data = Mapping[str, Any]
"""The data of a view, of its table or of a player's area."""

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

    def is_viewer(self, seat: int) -> bool:
        """Whether a seat is the one that looks."""
        return bool(seat == self.data["viewer"])

    def offered(self, *kinds: str) -> list[str]:
        """The lit or marked keys of some kinds."""
        return [key for key in (*self.options, *self.marks) if key.partition(":")[0] in kinds]

    @property
    def table(self) -> Data:
        """What lies on the table for all."""
        shown: Data = self.data["table"]
        return shown

    @property
    def areas(self) -> list[Data]:
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
        return place(
            key,
            self.surface(x, y, width, height, radius, ground, line),
            self.wash(key, x, y, width, height, radius),
            body,
            self.edge(key, x, y, width, height, radius),
            title=title,
        )

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
        theme = self.theme
        half = 0.5 if line else 0.0
        return rect(
            x + half,
            y + half,
            width - 2 * half,
            height - 2 * half,
            radius,
            fill=theme[ground] if ground else "none",
            pointer_events=None if ground else "all",
            stroke=theme[line] if line else None,
        )

    def wash(
        self, key: str, x: float, y: float, width: float, height: float, radius: float
    ) -> Markup:
        """The wash under the things of a lit place."""
        if not self.is_lit(key):
            return EMPTY
        return rect(x, y, width, height, radius, fill=self.theme["signal-wash"])

    def edge(
        self, key: str, x: float, y: float, width: float, height: float, radius: float
    ) -> Markup:
        """The ring of a lit place, the brackets of the last move, marks."""
        theme = self.theme
        parts = []
        sign = self.marks.get(key, "")
        if self.is_lit(key) or sign:
            color = theme["danger"] if sign == LOST else theme["signal-line"]
            parts.append(
                rect(
                    x + 0.75,
                    y + 0.75,
                    width - 1.5,
                    height - 1.5,
                    radius,
                    class_="lit-ring" if sign != LOST else "lost",
                    fill="none",
                    stroke=color,
                    stroke_width=1.5,
                    stroke_dasharray="4 3" if sign else None,
                    pointer_events="none",
                )
            )
        if key in self.last:
            parts.append(last_move(theme, corner_brackets(x, y, width, height, 5)))
        return join(parts)

    # Panels.

    def panel(self, width: float, height: float, caption: str = "", note: str = "") -> Markup:
        """A flat panel with a caption, and a note at its right."""
        theme = self.theme
        parts = [
            rect(0.5, 0.5, width - 1, height - 1, 8, fill=theme["bg-1"], stroke=theme["line-1"])
        ]
        if caption:
            parts.append(text(caption, 12, 18, 11, theme["text-3"], weight=MEDIUM))
        if note:
            parts.append(
                text(note, width - 12, 18, 11, theme["text-3"], weight=MEDIUM, anchor="end")
            )
        return join(parts)

    def stroke(self, d: str, token: str, width: float = 1) -> Markup:
        """A line in the colour of a token."""
        return path(d, fill="none", stroke=self.theme[token], stroke_width=width)
