"""How a chapter stands, as lines of text: the numbers that decide it and the time track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.gauges import Gauge
from planetfall.games.on_mars.expansions.alien.seen import seen_position
from planetfall.games.on_mars.expansions.alien.time_track import TimeSpace, TimeTrack
from planetfall.text.book import Book
from planetfall.text.grammar import sentence

if TYPE_CHECKING:
    from planetfall.games.on_mars.words.text_board import Teller


def lines(teller: Teller) -> list[str]:
    """The deciding numbers, then the time track; nothing in a game without a chapter."""
    game = seen_position(teller.data)
    chapter = chapter_of(game) if game is not None else None
    if chapter is None:
        return []
    book = teller.book
    found = [sentence("; ".join([gauge_words(book, each) for each in chapter.gauges(game)]))]
    track = chapter.time_track(game)
    if track is not None:
        found.append(sentence(f"{book.term('alien:time')}: {track_words(book, track)}"))
    return found


def gauge_words(book: Book, gauge: Gauge) -> str:
    """A number with its limit: `disabled buildings 3 of 5`."""
    name = book.term(f"gauge:{gauge.id}")
    return f"{name} " + book.say("alien.of", count=gauge.count, limit=gauge.limit)


def track_words(book: Book, track: TimeTrack) -> str:
    """The spaces in order; the marker's in brackets, marks behind their numbers."""
    return " ".join([_space(book, track, space) for space in track.spaces])


def _space(book: Book, track: TimeTrack, space: TimeSpace) -> str:
    text = f"[{space.number}]" if space.number == track.marker else str(space.number)
    return f"{text} ({book.term(f'alien:{space.sign}')})" if space.sign else text
