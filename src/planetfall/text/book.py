"""Phrase books: how one game speaks one language.

A game's `words/` fills a `Book`: one phrase per effect class, one question per asking effect, one
label per kind of key, one sentence per reason and per event. The logic is written once, in modules
such as `effects.py` and `questions.py`; `en.py` and `cs.py` hold what a language has: `PHRASES`,
`NOUNS`, `NAMES` and `TERMS`. A missing phrase is an error, so nothing can be shown without words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from planetfall.core import combinators, reasons
from planetfall.core.effect import Effect, EndOfTurn
from planetfall.core.reasons import unpack
from planetfall.text.grammar import join, sentence
from planetfall.text.phrases import MissingPhrase as MissingPhrase
from planetfall.text.phrases import Phrases
from planetfall.text.trace import Trace

Event = tuple[int, int, int, int, int, int]
GENERAL: Final = (reasons.NOT_OFFERED, reasons.NO_WAY, reasons.NOTHING_TO_DO)
"""Kinds of reasons that say nothing of the thing they are asked about."""
Words = Mapping[Any, Callable[..., str] | str]
"""What is said by class, prefix or kind: a function of the book and of what it tells of, or the key
of a phrase without values."""


class Asked:
    """An open question as words need it: the view's data and the frame that asks."""

    def __init__(self, data: dict[str, Any], effect: Effect, row: list[Any]) -> None:
        self.data = data
        self.effect = effect
        self.seat: int = row[1]
        self.source: int = row[2]
        self.a: int = row[3]
        self.b: int = row[4]
        self.known: dict[str, Any] = {}
        """What a game's words have worked out of the data for one answer, for the others."""

    def own(self) -> dict[str, Any]:
        """The area of the seat that is asked."""
        area: dict[str, Any] = self.data["areas"][self.seat]
        return area


Label = Callable[[str, Asked], str]
"""An option in words: (rest of its key, question)."""


class Book:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.effects: dict[type[Any], Callable[[Any], str]] = {}
        """Effect class to its phrase, a clause without capital and full stop."""
        self.questions: dict[type[Any], Callable[[Asked], str]] = {}
        """Asking effect class to the question it puts."""
        self.labels: dict[str, Label] = {}
        """Key prefix to the label of an option."""
        self.lasting: frozenset[str] = frozenset()
        """Prefixes of keys whose labels depend on the key alone, whatever the question."""
        self.known: dict[str, str] = {}
        """The lasting labels so far, by key: a table asks for them again and again."""
        self.reasons: dict[int, Callable[[int, int, int], str]] = {}
        """Reason kind to a sentence: (what, needed, had)."""
        self.events: dict[int, Callable[[Event, list[str]], str]] = {}
        """Event kind to a log line: (event, names of the seats)."""
        self.traces: dict[int, Trace] = {}
        """Event kind to how it stands in the log; others come of what went before them."""
        self.folds: dict[int, Callable[[list[Event], list[str]], str]] = {}
        """Event kind to one line for several such events of a seat in a row."""
        self.names: dict[str, dict[str, str]] = {}
        """Kind of component to its names by id."""
        self.terms: dict[str, str] = {}
        """Fixed words: score lines, outcomes, phases, option names and their help."""
        self.more_seats: list[str] = []
        """Names of the seats behind those of the players: of automated opponents."""
        self.headings: dict[str, str] = {}
        """Headings of the rules ledgers by section; none in the language of the ledgers."""
        self.phrases = Phrases({}, {})
        """Templates and nouns of the language; the game's logic fills them in with `say`."""
        self.say: Callable[..., str] = self.phrases.say
        """A phrase of the language with its values: `book.say("pay", amount=3)`."""
        self.readers: dict[str, Callable[[Any], str]] = {}
        """How fields of objects are worded, by name; `say_fields` takes others as they are."""
        self.effect_of: Callable[[str], Effect] = _no_catalogue
        """How an effect is found by its path; set when the book is opened for rules."""
        _add_common(self)

    # Filling it.

    def learn(self, package: str) -> None:
        """Take over what the package's module of this language holds: `words/en.py` for English."""
        if find_spec(f"{package}.{self.lang}") is None:
            raise MissingPhrase(f"`{package}` has no words in `{self.lang}`.")
        module = import_module(f"{package}.{self.lang}")
        self.phrases.add(getattr(module, "PHRASES", {}), getattr(module, "NOUNS", {}))
        for kind, names in getattr(module, "NAMES", {}).items():
            self.names.setdefault(kind, {}).update(names)
        self.terms.update(getattr(module, "TERMS", {}))
        self.headings.update(getattr(module, "HEADINGS", {}))

    def bind(self, words: Words) -> dict[Any, Callable[..., str]]:
        """A table of words for this book: `book.effects |= book.bind(EFFECTS)`."""
        return {
            key: _fixed(self.say(entry)) if isinstance(entry, str) else partial(entry, self)
            for key, entry in words.items()
        }

    # Looking things up.

    def say_fields(self, key: str, thing: Any) -> str:
        """A phrase whose gaps are fields of an object, put into words by `readers`."""
        return self.phrases.fill(key, partial(self._field, thing))

    def _field(self, thing: Any, name: str) -> Any:
        reader = self.readers.get(name)
        return getattr(thing, name) if reader is None else reader(thing)

    def all_of(self, parts: list[str]) -> str:
        """A list: `a, b and c`."""
        return join(parts, self.say("and"))

    def one_of(self, parts: list[str]) -> str:
        """A list of choices: `a, b or c`."""
        return join(parts, self.say("or"))

    def name(self, kind: str, what: str) -> str:
        """The name of a component."""
        found = self.names.get(kind, {}).get(what)
        if found is None:
            raise MissingPhrase(f"`{kind}:{what}` of `{self.game}` has no name in `{self.lang}`.")
        return found

    def term(self, key: str) -> str:
        """A fixed word."""
        found = self.terms.get(key)
        if found is None:
            raise MissingPhrase(f"`{key}` of `{self.game}` has no word in `{self.lang}`.")
        return found

    def tells(self, kind: type[Any]) -> bool:
        """Whether there is a phrase for effects of a class."""
        return kind in self.effects or self.phrases.has(kind.__name__)

    def effect(self, effect: Any) -> str:
        """What an effect (or a modifier, requirement, trigger) does, as a clause.

        Without an entry in `effects` it is the phrase named like its class, filled in with the
        effect's fields.
        """
        phrase = self.effects.get(type(effect))
        if phrase is not None:
            return phrase(effect)
        return self.say_fields(type(effect).__name__, effect)

    def sentences(self, effects: list[Any]) -> str:
        """Several effects as sentences."""
        clauses = [self.effect(effect) for effect in effects]
        return " ".join([sentence(clause) for clause in clauses if clause])

    def asked(self, data: dict[str, Any]) -> Asked | None:
        """The question open to the viewer of a view's data; `None` when nothing is asked."""
        if not data["legal"]:
            return None
        stack = data["own_stack"] if data["at_once"] else data["stack"]
        row = stack[-1]
        return Asked(data, self.effect_of(row[0]), row)

    def question(self, data: dict[str, Any]) -> str:
        """The open question of the viewer, in words; empty when nothing is asked.

        Without an entry in `questions` it is the phrase named `ask.` and the class that asks.
        """
        asked = self.asked(data)
        if asked is None:
            return ""
        phrase = self.questions.get(type(asked.effect))
        if phrase is not None:
            return phrase(asked)
        return self.say(f"ask.{type(asked.effect).__name__}")

    def label(self, data: dict[str, Any], key: str, asked: Asked | None = None) -> str:
        """One answer to the open question, in words; `asked` is the question, if it is at hand.

        Without an entry in `labels` it is the phrase named `label.` and the key, or else the one
        named `label.` and the prefix, which takes the `rest` of the key as a value.
        """
        asked = asked or self.asked(data)
        if asked is None:
            return key
        if key == "done" and isinstance(asked.effect, EndOfTurn):
            return self.say("label.end_of_turn")
        known = self.known.get(key)
        if known is not None:
            return known
        prefix, _, rest = key.partition(":")
        phrase = self.labels.get(prefix)
        if phrase is not None:
            text = phrase(rest, asked)
        elif self.phrases.has(f"label.{key}"):
            text = self.say(f"label.{key}")
        else:
            text = self.say(f"label.{prefix}", rest=rest)
        if prefix in self.lasting:
            self.known[key] = text
        return text

    def reason(self, packed: int) -> str:
        """Why something is not possible, as a sentence."""
        kind, what, needed, had = unpack(packed)
        phrase = self.reasons.get(kind)
        if phrase is None:
            raise MissingPhrase(f"reason {kind} of `{self.game}` has no words in `{self.lang}`.")
        return phrase(what, needed, had)

    def refusal(self, data: dict[str, Any], key: str, packed: int) -> str:
        """Why the open question of a view's data does not offer `key`, as a sentence.

        Where the game's rules give no reason of their own, it is one of two. A kind of answer that
        is not asked for says when it is: the phrase `when.` and its prefix. Otherwise the question
        says what it is about: the phrase `only.`, the class that asks, and perhaps the prefix.
        """
        kind = unpack(packed)[0]
        asked = self.asked(data) if kind in GENERAL else None
        if asked is None:
            return self.reason(packed)
        prefix = key.partition(":")[0]
        only = f"only.{type(asked.effect).__name__}"
        is_asked = any([each.partition(":")[0] == prefix for each in data["legal"]])
        phrases = [f"{only}.{prefix}", only] if is_asked else [f"when.{prefix}"]
        for phrase in phrases:
            if self.phrases.has(phrase):
                return self.say(phrase)
        return self.say("why.other", question=self.question(data))

    def event(self, event: Event, seats: list[str]) -> str:
        """One line of the log; an empty string for what is not told."""
        phrase = self.events.get(event[0])
        if phrase is None:
            raise MissingPhrase(f"event {event[0]} of `{self.game}` has no words in `{self.lang}`.")
        return phrase(event, seats)


def _no_catalogue(path: str) -> Effect:
    raise MissingPhrase(f"`{path}` cannot be found: the book was not opened for rules.")


def _fixed(text: str) -> Callable[..., str]:
    return lambda *told: text


def _add_common(book: Book) -> None:
    """The words of the core's own effects, keys and reasons."""
    book.learn("planetfall.text")
    book.readers |= book.bind({"effect": _inner})
    book.effects |= book.bind(EFFECTS)
    book.questions |= book.bind(QUESTIONS)
    book.labels |= book.bind(LABELS)
    book.reasons |= book.bind(REASONS)


def _in_order(book: Book, effect: Any) -> str:
    return book.say("Do").join([book.effect(part) for part in effect.effects])


def _all_of(book: Book, effect: Any) -> str:
    return book.all_of([book.effect(part) for part in effect.effects])


def _one_of(book: Book, effect: Any) -> str:
    return book.one_of([book.effect(part) for part in effect.effects])


def _by_fields(book: Book, effect: Any) -> str:
    return book.say_fields(type(effect).__name__, effect)


def _inner(book: Book, effect: Any) -> str:
    return book.effect(effect.effect)


def _ask_may(book: Book, asked: Asked) -> str:
    return sentence(book.effect(asked.effect))[:-1] + "?"


def _amount(book: Book, rest: str, asked: Asked) -> str:
    return rest


def _seat(book: Book, rest: str, asked: Asked) -> str:
    return book.say("label.seat", number=int(rest) + 1)


def _part(book: Book, rest: str, asked: Asked) -> str:
    parts = asked.effect.parts()
    return sentence(book.effect(parts[int(rest)]))[:-1]


def _member(book: Book, rest: str, asked: Asked) -> str:
    """What an `Order` question would do first: the frames below it on the same stack."""
    stack = asked.data["own_stack"] if asked.data["at_once"] else asked.data["stack"]
    row = stack[len(stack) - 2 - int(rest)]
    return sentence(book.effect(book.effect_of(row[0])))[:-1]


EFFECTS: Final[Words] = {
    combinators.Do: _in_order,
    combinators.AnyOrder: _all_of,
    combinators.Either: _one_of,
    combinators.May: _by_fields,
    combinators.IfPossible: _inner,
    combinators.Repeat: _by_fields,
    combinators.AtOnce: _inner,
    combinators.InTurn: _inner,
}
QUESTIONS: Final[Words] = {
    EndOfTurn: "ask.EndOfTurn",
    combinators.Order: "ask.Order",
    combinators.Either: "ask.Either",
    combinators.May: _ask_may,
}
LABELS: Final[Words] = {
    "pass": "label.pass",
    "done": "label.done",
    "yes": "label.yes",
    "no": "label.no",
    "nobody": "label.nobody",
    "amount": _amount,
    "seat": _seat,
    "choose": _part,
    "first": _member,
}
REASONS: Final[Words] = {
    reasons.NOT_OFFERED: "why.not_offered",
    reasons.NO_WAY: "why.no_way",
    reasons.NOT_YOUR_TURN: "why.not_your_turn",
    reasons.NOTHING_TO_DO: "why.nothing_to_do",
    reasons.TURN_IS_PLAYED: "why.turn_is_played",
}
