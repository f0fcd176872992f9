"""The log of a table: rounds, turns and causes, the newest first; inside each of them in order.

The panel beside the board and the whole log have the same order. A cause stands in a line of its
own, what came of it below in one line; housekeeping is folded away. Names of components are links
to what they are, and a line lights its places on the board.
"""

from __future__ import annotations

import re
from typing import Final

from planetfall.core.play import Event
from planetfall.core.rules import Rules
from planetfall.games import title_of
from planetfall.svg.memo import memo
from planetfall.text.trace import (
    ASIDE,
    EFFECT,
    PLAIN,
    ROUND,
    TURN,
    Group,
    grouped,
    newest_first,
)
from planetfall.web.games import page_of
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join, mark
from planetfall.web.pages.scene import Scene, book_of, told_event, told_together
from planetfall.web.words import words

LOG_GROUPS: Final = 14
BOLD: Final = "\1"
PLAIN_AGAIN: Final = "\2"
"""Around names in a line of the log; no text that is escaped has these letters."""
DOT: Final = Html('<span class="dot"> · </span>')
LEADING: Final = re.compile(rf"^{BOLD}[^{PLAIN_AGAIN}]*{PLAIN_AGAIN}(?:: |, | )")
"""Who does something, at the beginning of a line."""
CAUSED: Final = re.compile(r" \(([^()]+)\)(?=\.?$)")
"""By which component, at the end of a line."""


def log(scene: Scene) -> Html:
    """What happened lately, newest first; mostly all viewers may read the same."""
    groups = log_groups(scene, scene.events())[:LOG_GROUPS]
    lines = tuple([group.frozen() for group in groups])
    return scene.drawn(("log", scene.me), lines, lambda: _panel(scene, groups))


def _panel(scene: Scene, groups: list[Group]) -> Html:
    return Html(
        f'<section id="log" class="panel logpanel"><h2>{icon("ui-log", 13)} '
        f'{esc(scene.words["log"])}</h2><ol class="log" tabindex="0">{log_lines(scene, groups)}'
        "</ol></section>"
    )


def log_groups(scene: Scene, events: list[Event]) -> list[Group]:
    """The events as groups, newest first."""
    if scene.book is None:
        return []
    return newest_first(grouped(events, scene.book.traces))


def log_lines(scene: Scene, groups: list[Group]) -> Html:
    """Groups as lines."""
    names = tuple(scene.names)
    lines = [_group(scene.rules, scene.lang, names, scene.me, g.level, g.frozen()) for g in groups]
    return join(lines)


# One group.


@memo(20_000)
def _group(
    rules: Rules,
    lang: str,
    names: tuple[str, ...],
    me: int,
    level: int,
    events: tuple[Event, ...],
) -> Html:
    """A cause with what came of it; a heading for a round or a turn."""
    told = Telling(rules, lang, names)
    alone = level == EFFECT
    seat = -1 if alone or told.is_fate(events[0]) else events[0][1]
    cause = NOTHING if alone else told.line(events[0])
    effects, asides = told.effects(events, alone=alone)
    if not cause and not effects:
        # Where nothing else is told, the first of it is.
        effects, asides = asides[:1], asides[1:]
        if not effects:
            return NOTHING
    shape = mark(seat, 11) if 0 <= seat < len(told.names) else NOTHING
    head = Html(f'<p class="cause">{shape}{cause}</p>') if cause else NOTHING
    if level == ROUND:
        return Html(f'<li class="lround" data-seat="-1"><h3>{cause}</h3></li>')
    kind = "lturn" if level == TURN else "lgroup"
    below = Html(f'<p class="came">{told.joined(effects)}</p>') if effects else NOTHING
    yours = told.yours(events, me)
    return Html(
        f'<li class="{kind}{" against" if yours else ""}" data-seat="{esc(seat)}"'
        f"{attr('data-places', ' '.join(told.lit(events)) or None)}>{head}{below}"
        f"{told.folded(asides)}</li>"
    )


class Telling:
    """Puts events of a table into lines of markup."""

    def __init__(self, rules: Rules, lang: str, names: tuple[str, ...]) -> None:
        self.rules = rules
        self.lang = lang
        self.book = book_of(rules, lang)
        self.names = names if self.book is None else (*names, *self.book.more_seats)
        self.marked = tuple([f"{BOLD}{name}{PLAIN_AGAIN}" for name in self.names])

    def line(self, event: Event) -> Html:
        """An event as a whole line; empty for what is not told."""
        return self.linked(told_event(self.rules, self.lang, event, self.marked))

    def effects(
        self, events: tuple[Event, ...], *, alone: bool = False
    ) -> tuple[list[Html], list[Html]]:
        """What came of the first event, and the housekeeping; equal lines are counted.

        `alone` are events that come of none of them.
        """
        assert self.book is not None
        cause = "" if alone else told_event(self.rules, self.lang, events[0], self.marked)
        doer = -1 if alone else events[0][1]
        texts: list[list[str]] = [[], []]
        says = None if alone else self.book.traces.get(events[0][0], PLAIN).says
        came = list(events if alone else events[1:])
        news = [event for event in came if says is None or not says(event, events[0])]
        for row in _rows(news, set(self.book.folds)):
            text = self._text(row)
            if text:
                level = self.book.traces.get(row[0][0], PLAIN).level
                texts[level == ASIDE].append(self._short(text, row[0], doer, cause))
        return self._counted(texts[0]), self._counted(texts[1])

    def _text(self, row: list[Event]) -> str:
        """Events of one kind and seat in a row, as one line where the game can say it so."""
        assert self.book is not None
        if len(row) > 1 and row[0][0] in self.book.folds:
            return told_together(self.rules, self.lang, tuple(row), self.marked)
        lines = [told_event(self.rules, self.lang, event, self.marked) for event in row]
        shown = [line for line in lines if line]
        return "\n".join(shown)

    def _short(self, text: str, event: Event, doer: int, cause: str) -> str:
        """A line without what the cause has said already."""
        lines = []
        for line in text.split("\n"):
            if event[1] == doer:
                line = LEADING.sub("", line)
            found = CAUSED.search(line)
            if found and found[1] in cause:
                line = line[: found.start()] + line[found.end() :]
            lines.append(line.removesuffix("."))
        return "\n".join(lines)

    def _counted(self, texts: list[str]) -> list[Html]:
        counts: dict[str, int] = {}
        for text in texts:
            for line in text.split("\n"):
                counts[line] = counts.get(line, 0) + 1
        return [_times(self.linked(line), times) for line, times in counts.items()]

    def joined(self, lines: list[Html]) -> Html:
        """Several effects in one line."""
        return Html(DOT.join([Html(f"<span>{line}</span>") for line in lines]))

    def folded(self, asides: list[Html]) -> Html:
        """Housekeeping, shown when asked for."""
        if not asides:
            return NOTHING
        more = words(self.lang).count("log_more", len(asides))
        return Html(
            f'<details class="aside"><summary>{esc(more)}</summary>'
            f'<p class="came">{self.joined(asides)}</p></details>'
        )

    def lit(self, events: tuple[Event, ...]) -> list[str]:
        """Keys of the places on the board where a group happened."""
        assert self.book is not None
        found: list[str] = []
        for event in events:
            place = self.book.traces.get(event[0], PLAIN).place
            key = place(event) if place is not None else ""
            if key and key not in found:
                found.append(key)
        return found

    def yours(self, events: tuple[Event, ...], me: int) -> list[Event]:
        """What another seat's doings, or the rules, took from `me`."""
        fate = self.is_fate(events[0])
        if me < 0 or (events[0][1] == me and not fate):
            return []
        return [event for event in events[0 if fate else 1 :] if self._is_loss(event, me)]

    def concerns(self, event: Event, me: int) -> bool:
        """Whether an event is about `me`."""
        assert self.book is not None
        victim = self.book.traces.get(event[0], PLAIN).victim
        return me == (event[1] if victim is None else victim(event))

    def is_fate(self, event: Event) -> bool:
        """Whether an event is nobody's doing but a cause of its own."""
        assert self.book is not None
        return self.book.traces.get(event[0], PLAIN).fate

    def _is_loss(self, event: Event, me: int) -> bool:
        assert self.book is not None
        loss = self.book.traces.get(event[0], PLAIN).loss
        return loss is not None and self.concerns(event, me) and loss(event)

    # Names.

    def linked(self, text: str) -> Html:
        """A line with the names of players in bold and those of components as links."""
        pattern, keys = _named(self.rules, self.lang)
        told = []
        for place, each in enumerate(text.split(BOLD)):
            name, _, rest = each.partition(PLAIN_AGAIN) if place else ("", "", each)
            if name:
                told.append(Html(f"<b>{esc(name)}</b>"))
            told.append(_with_links(pattern, keys, rest))
        return join(told)


def _times(line: Html, times: int) -> Html:
    """A line that stands for so many events."""
    return Html(f"{line} <small>×{esc(times)}</small>") if times > 1 else line


def _rows(events: list[Event], folding: set[int]) -> list[list[Event]]:
    """Events of one kind and seat that follow each other, together; some kinds from anywhere."""
    rows: list[list[Event]] = []
    for event in events:
        near = rows if event[0] in folding else rows[-1:]
        for row in near:
            if (row[0][0], row[0][1]) == (event[0], event[1]):
                row.append(event)
                break
        else:
            rows.append([event])
    return rows


def _with_links(pattern: re.Pattern[str] | None, keys: dict[str, str], text: str) -> Html:
    if pattern is None:
        return esc(text)
    pieces = pattern.split(text)  # every second one is a name
    return join(
        component(each, keys[each]) if place % 2 else esc(each) for place, each in enumerate(pieces)
    )


def component(name: str, key: str) -> Html:
    """The name of a component, leading to what it is."""
    if not key:
        return Html(f"<b>{esc(name)}</b>")
    return Html(
        f'<button type="button" class="ref" data-act="panel" data-name="piece"'
        f' data-what="{esc(key)}" data-piece="{esc(key)}">{esc(name)}</button>'
    )


@memo(64)
def _named(rules: Rules, lang: str) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    """The names of components as they stand in lines, the longest first, and their keys."""
    book = book_of(rules, lang)
    if book is None:
        return None, {}
    prefixes: dict[str, str] = {}
    pieces = page_of(rules.id).pieces()
    for prefix, kind in pieces.items():
        for each in kind.components:
            prefixes.setdefault(each, prefix)
    keys: dict[str, str] = {}
    for kind_name in title_of(rules.id).named:
        for id, name in book.names.get(kind_name, {}).items():
            prefix = prefixes.get(kind_name, kind_name if kind_name in pieces else "")
            keys.setdefault(name, f"{prefix}:{id}" if prefix else "")
    words = [re.escape(name) for name in sorted(keys, key=len, reverse=True) if name]
    return (re.compile(rf"\b({'|'.join(words)})(?!\w)") if words else None), keys
