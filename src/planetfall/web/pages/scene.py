"""A scene: all that a table's page is drawn from."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from planetfall.core.errors import PlanetfallError
from planetfall.core.game import Game
from planetfall.core.play import Event
from planetfall.core.rules import Rules
from planetfall.games import book as open_book
from planetfall.games import catalog
from planetfall.svg.memo import memo
from planetfall.table.pages import PageContext
from planetfall.table.table_view import TableView
from planetfall.text.book import Asked, Book
from planetfall.text.grammar import sentence
from planetfall.web.cache import Cache
from planetfall.web.words import Words, game_words, words

log = logging.getLogger("planetfall.web")

T = TypeVar("T")


@memo(8)
def _common(lang: str) -> Book:
    """The words that all games share."""
    return Book("", lang)


class Scene:
    """What one viewer sees, with the words to say it."""

    def __init__(self, context: PageContext) -> None:
        self.context = context
        self.table_view: TableView = context.table_view
        self.rules = context.rules
        self.lang = context.lang
        self.book: Book | None = book_of(self.rules, self.lang)
        self.words: Words = words(self.lang) if self.book is None else game_words(self.book)
        self.data: dict[str, Any] = self.table_view.view
        self.me = self.table_view.seat
        self.names = [seat.name for seat in self.table_view.seats]
        self._lasting: dict[str, str] = {} if self.book is None else self.book.known
        self._labels: dict[str, str] = {}
        self._asked: Asked | None = None
        self._events: list[Event] | None = None
        self._cache = Cache(context.drawings)

    def drawn(self, key: Hashable, inputs: Any, draw: Callable[[], T]) -> T:
        """What `draw` makes, made again only when `inputs` differ: see `Cache.drawn`.

        The language, the rules and the names at the table need not be among the inputs.
        """
        return self._cache.drawn((self.lang, key), inputs, draw)

    def question_inputs(self) -> tuple[Any, ...]:
        """What the open question and its answers are drawn from, or who is waited for."""
        table_view = self.table_view
        undo = (table_view.can_undo, table_view.can_ask_undo)
        if not table_view.keys:
            others = (table_view.seats, self.at_once)
            return table_view.decision, undo, table_view.state, others
        return table_view.decision, undo, self.moment()

    def moment(self) -> object:
        """Stands for what the viewer sees: the same object as long as nothing of it changes.

        An input for drawings that read too much to list it.
        """
        return self.drawn(("moment", self.me), self.context.view, object)

    @property
    def playing(self) -> bool:
        """Whether the game has begun."""
        return bool(self.data)

    @property
    def at_once(self) -> bool:
        """Whether several seats choose at the same time."""
        return bool(self.data.get("at_once"))

    @property
    def asked(self) -> bool:
        """Whether the viewer owes a choice."""
        return bool(self.table_view.keys)

    @property
    def position(self) -> Game:
        """What the viewer may know, as a position of the game's own class, once it has begun."""
        assert self.context.view is not None
        return self.context.view.position()

    def totals(self) -> tuple[int, ...]:
        """What every seat would score if the game ended now, as far as the viewer may know.

        What is hidden counts nothing. Empty before the game and where nobody scores.
        """
        if not self.playing:
            return ()
        if any(sheet.lines for sheet in self.table_view.scores or ()):
            return tuple([sheet.total or 0 for sheet in self.table_view.scores])
        return self.drawn(("totals", self.me), self.context.view, self._counted)

    def score_lines(self, seat: int) -> list[tuple[str, int]]:
        """What the points of a seat come from, as far as the viewer may know."""
        return list(self.position.scores()[seat].lines) if seat < len(self.totals()) else []

    def score_name(self, name: str) -> str:
        """A line of the score sheet in words."""
        return self.find("score", name, self.term(name, name))

    def _counted(self) -> tuple[int, ...]:
        sheets = self.position.scores()
        return tuple([sheet.total for sheet in sheets]) if any(s.lines for s in sheets) else ()

    def area(self, seat: int) -> dict[str, Any]:
        """What the viewer sees of a seat's area."""
        area: dict[str, Any] = self.data["areas"][seat]
        return area

    def events(self) -> list[Event]:
        """The newest of what happened and may be told."""
        if self._events is None:
            self._events = self.context.events()
        return self._events

    def table(self) -> dict[str, Any]:
        """What lies on the table for all."""
        table: dict[str, Any] = self.data["table"]
        return table

    def asking(self) -> str:
        """The kind of effect that asks the viewer; empty when nobody does."""
        frame = self.frame()
        if frame is None:
            return ""
        effect = self.rules.effects.get(frame[0])
        return type(effect).__name__ if effect is not None else ""

    def frame(self) -> list[Any] | None:
        """The frame that asks: path, seat, source, two numbers."""
        if not self.table_view.keys:
            return None
        stack = self.data["own_stack"] if self.data["at_once"] else self.data["stack"]
        row: list[Any] | None = stack[-1] if stack else None
        return row

    def question(self) -> str:
        """The open question in words."""
        if self.book is None or not self.table_view.keys:
            return self.words["your_turn"] if self.table_view.keys else ""
        try:
            return self.book.question(self.data)
        except (PlanetfallError, LookupError) as fault:
            log.warning("no words for a question: %s", fault)
            return self.words["your_turn"]

    def label(self, key: str) -> str:
        """One answer in words."""
        found = self._lasting.get(key) or self._labels.get(key)
        if found is None:
            found = self._labels[key] = self._label(key)
        return found

    def _label(self, key: str) -> str:
        if self.book is None:
            return key
        try:
            if self._asked is None:
                self._asked = self.book.asked(self.data)
            told = self.book.label(self.data, key, self._asked)
        except (PlanetfallError, LookupError) as fault:
            log.warning("no words for an answer: %s", fault)
            return key
        if key.startswith("seat:") and key[5:].isdigit() and int(key[5:]) < len(self.names):
            return self._named(told, int(key[5:]))
        return told

    def _named(self, label: str, seat: int) -> str:
        """An answer about a seat: others have their names, and the viewer learns that it is his."""
        number = _common(self.lang).say("label.seat", number=seat + 1)
        if number in label:
            return label.replace(number, self.names[seat])
        return label if seat == self.me else self.names[seat]

    def term(self, key: str, other: str = "") -> str:
        """A fixed word of the game, or something else."""
        if self.book is None:
            return other or key
        return self.book.terms.get(key, other or key)

    def find(self, kind: str, what: str, other: str = "") -> str:
        """A fixed word of the game by kind and id."""
        if self.book is None:
            return other
        terms = self.book.terms
        return terms.get(f"{kind}:{what}") or terms.get(f"{kind}.{what}") or other

    def told(self, kind: str, what: str) -> str:
        """What a component does, in words; empty where the game does not say."""
        return texts_of(self.rules.id, self.lang).get((kind, what), "")

    def effect(self, effect: Any) -> str:
        """What an effect does, as a sentence; empty where the book has no words for it."""
        if self.book is None:
            return ""
        try:
            return sentence(self.book.effect(effect))
        except (PlanetfallError, LookupError):
            return ""

    def name(self, kind: str, what: str) -> str:
        """The name of a component, or its id."""
        if self.book is None:
            return what
        return self.book.names.get(kind, {}).get(what, what)


def told_event(rules: Rules, lang: str, event: Any, names: tuple[str, ...]) -> str:
    """An event in words; empty for what is not told."""
    book = book_of(rules, lang)
    if book is None:
        return ""
    try:
        return book.event(event, list(names))
    except (PlanetfallError, LookupError) as fault:
        log.warning("no words for an event: %s", fault)
        return ""


def told_together(rules: Rules, lang: str, events: tuple[Any, ...], names: tuple[str, ...]) -> str:
    """Several events of one kind in one line."""
    book = book_of(rules, lang)
    return "" if book is None else book.folds[events[0][0]](list(events), list(names))


@memo(16)
def texts_of(game: str, lang: str) -> dict[tuple[str, str], str]:
    """The texts of all components of a game by kind and id."""
    try:
        return {(each.kind, each.id): each.text for each in catalog.components(game, lang)}
    except (PlanetfallError, LookupError, ImportError) as fault:
        log.warning("%s lists no components: %s", game, fault)
        return {}


@memo(256)
def book_of(rules: Rules, lang: str) -> Book | None:
    """The game's words, where it has any."""
    try:
        return open_book(rules, lang)
    except (PlanetfallError, LookupError, ImportError, AttributeError) as fault:
        log.warning("%s has no words in %s: %s", rules.id, lang, fault)
        return None
