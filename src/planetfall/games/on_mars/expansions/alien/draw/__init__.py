"""What all chapters draw: the numbers that decide them, in the lower corners of the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.on_mars.draw.prints import Print
from planetfall.games.on_mars.draw.table import Table
from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.svg.box import row
from planetfall.svg.canvas import EMPTY, Markup, element, group, join, rect
from planetfall.svg.lettering import HEAVY, shorten, text
from planetfall.svg.parts import bar, glyph, word
from planetfall.text.grammar import plain

IDS: Final[dict[str, list[str]]] = {}
PRINTS: Final[dict[str, Callable[[Table, int], Print]]] = {}
WIDE: Final = 104.0
"""How wide a number with its bar is."""
TALL: Final = 56.0
"""How tall it is with its name and what it decides."""
LOW: Final = 10.0
"""How far it stays from the map's lower edge, which the question bar touches when it is tall."""


def map_inputs(table: Table) -> Any:
    """The numbers of the chapter."""
    chapter = chapter_of(table.position)
    return chapter.gauges(table.position) if chapter is not None else None


def map_corners(table: Table, width: float, height: float) -> Markup:
    """The first number at the left, the last one at the right."""
    chapter = chapter_of(table.position)
    gauges = chapter.gauges(table.position) if chapter is not None else []
    if not gauges:
        return EMPTY
    corners = [_gauge(table, gauges[0], 4, height - TALL - LOW, at_end=False)]
    if len(gauges) > 1:
        corners.append(
            _gauge(table, gauges[-1], width - 4 - WIDE, height - TALL - LOW, at_end=True)
        )
    return join(corners)


def _gauge(table: Table, gauge: Gauge, x: float, y: float, *, at_end: bool) -> Markup:
    """A number large, its limit small, a bar that fills towards the end, and what that is."""
    theme = table.theme
    color = theme["danger" if gauge.bad else "good"]
    limit = table.book.say("alien.limit" + ".down" * gauge.counts_down, n=gauge.limit)
    figures = row(
        (
            glyph(theme, gauge.icon, 18, color),
            word(plain(gauge.count), 22, theme["text-1"], weight=HEAVY),
            word(limit, 13, theme["text-2"]),
        ),
        3,
    )
    name, side = _word(table, f"gauge.{gauge.id}"), "end" if at_end else "start"
    end = table.book.say(f"gauge.{gauge.id}.end", n=gauge.limit)
    edge = x + WIDE if at_end else x
    return group(
        element("title", f"{name}: {_word(table, f'gauge.{gauge.id}.help')}"),
        rect(x, y, WIDE, TALL, fill="none", pointer_events="all"),
        figures.at(edge, y + 11, side),
        bar(theme, x, y + 25, WIDE, 3, gauge.reached(), color),
        text(shorten(name, WIDE, 11.5), edge, y + 40, 11.5, theme["text-1"], anchor=side),
        text(end, edge, y + 54, 11.5, theme["text-2"], anchor=side, class_="gaugeend"),
        class_="gauge",
        data_piece=f"gauge:{gauge.id}",
    )


def _word(table: Table, key: str) -> str:
    """A phrase of the chapter; empty where it has none."""
    return table.book.say(key) if table.book.phrases.has(key) else ""
