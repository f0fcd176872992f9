"""What all chapters of Alien Invasion show: the numbers that decide, and the time track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.time_track import (
    ALIEN,
    LOST,
    PLAIN,
    WON,
    TimeSpace,
    TimeTrack,
)
from planetfall.games.on_mars.state import Colony
from planetfall.text.grammar import capital, plain
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join
from planetfall.web.pages import frame
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

SIGNS: Final = {ALIEN: "alien-soldier", LOST: "ui-cancel", WON: "trophy", PLAIN: ""}
"""By mark of a space of the time track: its icon."""


def crumbs(scene: Scene) -> list[Html]:
    """The deciding numbers for the top bar; none in a game without a chapter."""
    position = scene.position
    chapter = chapter_of(position) if isinstance(position, Colony) else None
    if chapter is None:
        return []
    return [_crumb(scene, gauge) for gauge in chapter.gauges(position)]


def _crumb(scene: Scene, gauge: Gauge) -> Html:
    words = scene.words
    title = f"{words[f'gauge.{gauge.id}']}: {words[f'gauge.{gauge.id}.help']}"
    return Html(
        f"<span{cls('gauge', 'bad' if gauge.bad else 'good')}{attr('title', title)}"
        f"{attr('data-piece', f'gauge:{gauge.id}')}>"
        f"{icon(gauge.icon, 14)}<span class='word'>{esc(words[f'gauge.{gauge.id}'])}</span>"
        f"<span>{gauge_figure(gauge)}</span></span>"
    )


def gauge_figure(gauge: Gauge) -> Html:
    """The number and its limit; of what falls to 0 the number alone, since 6/6 looks complete."""
    limit = NOTHING if gauge.counts_down else Html(f"/{esc(gauge.limit)}")
    return Html(f"<b>{esc(plain(gauge.count))}</b>{limit}")


def aim(scene: Scene) -> str:
    """How the chapter is won and lost; empty in a game without one."""
    position = scene.position
    chapter = chapter_of(position) if isinstance(position, Colony) else None
    if chapter is None:
        return ""
    limits = [gauge.limit for gauge in chapter.gauges(position)]
    return scene.words.fill(f"aim.{chapter.name}", first=limits[0], last=limits[-1])


def aim_line(scene: Scene) -> Html:
    """The same as the first line of a chapter's panel."""
    return Html(f'<p class="aim">{esc(aim(scene))}</p>')


def _ends(scene: Scene, gauge: str) -> list[str]:
    """How the chapter is won and lost, then what each number that decides it means."""
    position, words = scene.position, scene.words
    chapter = chapter_of(position) if isinstance(position, Colony) else None
    if chapter is None:
        return []
    ids = [each.id for each in chapter.gauges(position)]
    return [aim(scene)] + [f"{_gauge_name(scene, id)}: {words[f'gauge.{id}.help']}" for id in ids]


def _gauge_name(scene: Scene, gauge: str) -> str:
    name = scene.words.get(f"gauge.{gauge}", "")
    return capital(name)


def _time(scene: Scene, rest: str) -> list[str]:
    """What moves the marker in this chapter, and what it brings; nothing without a track."""
    position = scene.position
    chapter = chapter_of(position) if isinstance(position, Colony) else None
    told = scene.words.get(f"time.{chapter.name}", "") if chapter is not None else ""
    return [told] if told else []


PIECES: Final = {
    "time": Kind(rules="OMA-16", now=_time),
    "gauge": Kind(now=_ends, named=_gauge_name),
}
"""What can be asked about."""


def time_strip(scene: Scene, track: TimeTrack) -> Html:
    """The time track as a row of spaces: passed ones faint, the present one filled."""
    cells = join(_cell(track, space) for space in track.spaces)
    title = scene.words["om.time"]
    return Html(f'<ol class="timetrack" data-piece="time"{attr("aria-label", title)}>{cells}</ol>')


def _cell(track: TimeTrack, space: TimeSpace) -> Html:
    now = space.number == track.marker
    state = "now" if now else "past" if track.is_passed(space) else ""
    sign = SIGNS[space.sign]
    mark = icon(sign, 10) if sign else NOTHING
    number = icon("hourglass", 10) if now else esc(space.number)
    return Html(f"<li{cls(state, space.sign)}>{mark}<span>{number}</span></li>")


# Shapes that several chapters use.


def goal_card(title: Html, state: Html, lines: Iterable[Html], *classes: str) -> Html:
    """A card in words: a sign and a name, how it stands, and sentences below."""
    return Html(
        f"<div{cls('goalcard', *classes)}>"
        f'<h4 class="gname">{title}<span class="end">{state}</span></h4>{join(lines)}</div>'
    )


def goal_cards(cards: Iterable[Html]) -> Html:
    """Cards in words side by side."""
    return Html(f'<div class="goalcards">{join(cards)}</div>')


def gauge_cards(scene: Scene) -> Html:
    """The numbers that decide the chapter as cards, each with what it decides."""
    position = scene.position
    chapter = chapter_of(position) if isinstance(position, Colony) else None
    gauges = chapter.gauges(position) if chapter is not None else []
    return goal_cards(_gauge_card(scene, gauge) for gauge in gauges)


def _gauge_card(scene: Scene, gauge: Gauge) -> Html:
    title = Html(f"{icon(gauge.icon, 16)}<b>{esc(_gauge_name(scene, gauge.id))}</b>")
    help_line = line(scene.words[f"gauge.{gauge.id}.help"])
    return goal_card(title, gauge_figure(gauge), [help_line], "met" if gauge.reached() >= 1 else "")


def line(text: str, *classes: str) -> Html:
    """A sentence of a card."""
    return Html(f"<p{cls(*classes)}>{esc(text)}</p>")


def end_bar(scene: Scene, why: str, ends: Iterable[tuple[Html, bool]]) -> Html:
    """The bar that says how the game ended: `ends` are counts or goals, and whether met."""
    rows = join(Html(f"<li{cls('met' if met else '')}>{end}</li>") for end, met in ends)
    return frame.ask(scene, why=capital(why), beside=Html(f'<ul class="goalends">{rows}</ul>'))


# What the page of On Mars asks of every expansion; each chapter has its own panels.


def goals(scene: Scene) -> Html:
    """Nothing of its own below the seats."""
    return NOTHING


def panel(scene: Scene, name: str) -> Html:
    """Nothing of its own is opened on demand."""
    return NOTHING


def over(scene: Scene) -> Html:
    """Nothing of its own at the end."""
    return NOTHING
