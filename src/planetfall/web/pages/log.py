"""The log of a table: what happened, newest first."""

from __future__ import annotations

import re
from typing import Final

from planetfall.core.play import Event
from planetfall.core.rules import Rules
from planetfall.games import title_of
from planetfall.svg.memo import memo
from planetfall.web.html import NOTHING, Html, esc, icon, join, mark
from planetfall.web.pages.scene import Scene, book_of, told_event

LOG_LINES: Final = 30
BOLD: Final = "\1"
PLAIN: Final = "\2"
"""Around names in a line of the log; no text that is escaped has these letters."""


def log(scene: Scene) -> Html:
    """What happened lately, newest first; mostly all viewers may read the same."""
    lines = log_lines(scene, scene.events(), LOG_LINES)
    return scene.drawn("log", lines, lambda: _lines(scene, lines))


def _lines(scene: Scene, lines: list[Html]) -> Html:
    return Html(
        f'<section id="log" class="panel logpanel"><h2>{icon("ui-log", 13)} '
        f'{esc(scene.words["log"])}</h2><ul class="log" tabindex="0">{join(lines)}</ul></section>'
    )


def log_lines(scene: Scene, recent: list[Event], most: int) -> list[Html]:
    """The newest lines of the log, newest first; what is not told has none.

    The same line many times over is one line that counts.
    """
    rules, lang, names = scene.rules, scene.lang, tuple(scene.names)
    lines: list[Html] = []
    counts: list[int] = []
    for event in reversed(recent):
        line = _log_line(rules, lang, event, names)
        if lines and line == lines[-1]:
            counts[-1] += 1
        elif line and len(lines) == most:
            break
        elif line:
            lines.append(line)
            counts.append(1)
    return [_ended(line, count) for line, count in zip(lines, counts, strict=True)]


@memo(20_000)
def _ended(line: Html, times: int) -> Html:
    """A line of the log that stands for so many events."""
    if times == 1:
        return Html(f"{line}</li>")
    return Html(f'{line} <small class="times">× {times}</small></li>')


@memo(20_000)
def _log_line(rules: Rules, lang: str, event: Event, names: tuple[str, ...]) -> Html:
    """An event as a line without its end; empty for what is not told."""
    text = told_event(rules, lang, event, tuple([f"{BOLD}{name}{PLAIN}" for name in names]))
    seat = event[1] if event[1] < len(names) else -1
    if not text:
        return NOTHING
    if seat < 0:
        return Html(f'<li class="sec">{_with_names(rules, lang, text)}')
    return Html(f"<li>{mark(seat, 10)}{_with_names(rules, lang, text)}")


def _with_names(rules: Rules, lang: str, text: str) -> Html:
    """A line with the names of players and of cards in bold."""
    parts = text.split(BOLD)
    found = _named(rules, lang)
    told = [_bold_cards(found, parts[0])]
    for each in parts[1:]:
        name, _, rest = each.partition(PLAIN)
        told += (_bold(name), _bold_cards(found, rest))
    return join(told)


def _bold(name: str) -> Html:
    return Html(f"<b>{esc(name)}</b>")


def _bold_cards(found: re.Pattern[str] | None, text: str) -> Html:
    if found is None:
        return esc(text)
    pieces = found.split(text)  # every second one is a name
    return join(_bold(each) if place % 2 else esc(each) for place, each in enumerate(pieces))


@memo(64)
def _named(rules: Rules, lang: str) -> re.Pattern[str] | None:
    """The names of a game's cards as they stand in lines, the longest first."""
    book = book_of(rules, lang)
    if book is None:
        return None
    names = {
        name for kind in title_of(rules.id).named for name in book.names.get(kind, {}).values()
    }
    words = [re.escape(name) for name in sorted(names, key=len, reverse=True) if name]
    return re.compile(rf"\b({'|'.join(words)})(?!\w)") if words else None
