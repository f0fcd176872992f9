"""Phrase books: how one game speaks one language.

A game's `words/en.py` and `words/cs.py` each fill a `Book`: one phrase per effect class, one
question per asking effect, one label per kind of key, one sentence per reason and per event. A
missing phrase is an error, so nothing can be shown without words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from planetfall.core import combinators, reasons
from planetfall.core.effect import Effect
from planetfall.core.reasons import unpack
from planetfall.text.grammar import join, sentence
from planetfall.text.phrases import MissingPhrase as MissingPhrase
from planetfall.text.phrases import Phrases

Event = tuple[int, int, int, int, int, int]


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


class Book:
    """The words of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.effects: dict[type[Any], Callable[[Any], str]] = {}
        """Effect class to its phrase, a clause without capital and full stop."""
        self.questions: dict[type[Any], Callable[[Asked], str]] = {}
        """Asking effect class to the question it puts."""
        self.labels: dict[str, Callable[[str, Asked], str]] = {}
        """Key prefix to the label of an option: (rest of the key, question)."""
        self.lasting: frozenset[str] = frozenset()
        """Prefixes of keys whose labels depend on the key alone, whatever the question."""
        self.known: dict[str, str] = {}
        """The lasting labels so far, by key: a table asks for them again and again."""
        self.reasons: dict[int, Callable[[int, int, int], str]] = {}
        """Reason kind to a sentence: (what, needed, had)."""
        self.events: dict[int, Callable[[Event, list[str]], str]] = {}
        """Event kind to a log line: (event, names of the seats)."""
        self.names: dict[str, dict[str, str]] = {}
        """Kind of component to its names by id."""
        self.terms: dict[str, str] = {}
        """Fixed words: score lines, outcomes, phases, option names and their help."""
        self.phrases = Phrases({}, {})
        """Templates and nouns of the language; the game's logic fills them in with `say`."""
        self.effect_of: Callable[[str], Effect] = _no_catalogue
        """How an effect is found by its path; set when the book is opened for rules."""
        _add_common(self)

    # Looking things up.

    def say(self, key: str, /, **values: Any) -> str:
        """A phrase of the language with its values filled in."""
        return self.phrases.say(key, **values)

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

    def effect(self, effect: Any) -> str:
        """What an effect (or a modifier, requirement, trigger) does, as a clause."""
        phrase = self.effects.get(type(effect))
        if phrase is None:
            kind = type(effect).__name__
            raise MissingPhrase(f"`{kind}` of `{self.game}` has no phrase in `{self.lang}`.")
        return phrase(effect)

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
        """The open question of the viewer, in words; empty when nothing is asked."""
        asked = self.asked(data)
        if asked is None:
            return ""
        phrase = self.questions.get(type(asked.effect))
        if phrase is None:
            kind = type(asked.effect).__name__
            raise MissingPhrase(f"`{kind}` of `{self.game}` asks nothing in `{self.lang}`.")
        return phrase(asked)

    def label(self, data: dict[str, Any], key: str, asked: Asked | None = None) -> str:
        """One answer to the open question, in words; `asked` is the question, if it is at hand."""
        asked = asked or self.asked(data)
        if asked is None:
            return key
        prefix, _, rest = key.partition(":")
        phrase = self.labels.get(prefix)
        if phrase is None:
            raise MissingPhrase(f"`{key}` of `{self.game}` has no label in `{self.lang}`.")
        text = phrase(rest, asked)
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

    def event(self, event: Event, seats: list[str]) -> str:
        """One line of the log; an empty string for what is not told."""
        phrase = self.events.get(event[0])
        if phrase is None:
            raise MissingPhrase(f"event {event[0]} of `{self.game}` has no words in `{self.lang}`.")
        return phrase(event, seats)


def _no_catalogue(path: str) -> Effect:
    raise MissingPhrase(f"`{path}` cannot be found: the book was not opened for rules.")


def _add_common(book: Book) -> None:
    """The words of the core's own effects, keys and reasons."""
    czech = book.lang == "cs"
    conjunction = "a" if czech else "and"
    otherwise = "nebo" if czech else "or"
    then = ", pak " if czech else ", then "

    def all_of(effect: Any) -> str:
        return join([book.effect(part) for part in effect.effects], conjunction)

    def in_order(effect: Any) -> str:
        return then.join([book.effect(part) for part in effect.effects])

    def one_of(effect: Any) -> str:
        return join([book.effect(part) for part in effect.effects], otherwise)

    def times(effect: Any) -> str:
        return f"{effect.times}× {book.effect(effect.effect)}"

    may = "můžete: " if czech else "you may "
    book.effects[combinators.Do] = in_order
    book.effects[combinators.AnyOrder] = all_of
    book.effects[combinators.Either] = one_of
    book.effects[combinators.May] = lambda effect: may + book.effect(effect.effect)
    book.effects[combinators.IfPossible] = lambda effect: book.effect(effect.effect)
    book.effects[combinators.Repeat] = times
    book.effects[combinators.AtOnce] = lambda effect: book.effect(effect.effect)
    book.effects[combinators.InTurn] = lambda effect: book.effect(effect.effect)

    book.questions[combinators.Order] = lambda asked: (
        "Co přijde dřív?" if czech else "Which comes first?"
    )
    book.questions[combinators.Either] = lambda asked: (
        "Co vyberete?" if czech else "Which one do you choose?"
    )
    book.questions[combinators.May] = lambda asked: sentence(book.effect(asked.effect))[:-1] + "?"

    words = {
        "pass": ("Pass", "Pasovat"),
        "done": ("Done", "Hotovo"),
        "yes": ("Yes", "Ano"),
        "no": ("No", "Ne"),
        "nobody": ("Nobody", "Nikdo"),
    }
    for key, (english, in_czech) in words.items():
        book.labels[key] = _fixed(in_czech if czech else english)
    book.labels["amount"] = lambda rest, asked: rest
    seat_word = "Hráč" if czech else "Player"
    book.labels["seat"] = lambda rest, asked: f"{seat_word} {int(rest) + 1}"
    book.labels["choose"] = lambda rest, asked: _part_label(book, asked, int(rest))
    book.labels["first"] = lambda rest, asked: _member_label(book, asked, int(rest))

    book.reasons[reasons.NOT_OFFERED] = lambda what, needed, had: (
        "To teď není na výběr." if czech else "That is not among the choices now."
    )
    book.reasons[reasons.NO_WAY] = lambda what, needed, had: (
        "To teď nelze provést." if czech else "That cannot be carried out now."
    )
    book.reasons[reasons.NOT_YOUR_TURN] = lambda what, needed, had: (
        "Teď nejste na tahu." if czech else "You have nothing to choose now."
    )
    book.reasons[reasons.NOTHING_TO_DO] = lambda what, needed, had: (
        "Nemělo by to žádný účinek." if czech else "It would change nothing."
    )


def _fixed(text: str) -> Callable[[str, Asked], str]:
    return lambda rest, asked: text


def _part_label(book: Book, asked: Asked, place: int) -> str:
    parts = asked.effect.parts()
    return sentence(book.effect(parts[place]))[:-1]


def _member_label(book: Book, asked: Asked, place: int) -> str:
    """What an `Order` question would do first: the frames below it on the same stack."""
    stack = asked.data["own_stack"] if asked.data["at_once"] else asked.data["stack"]
    row = stack[len(stack) - 2 - place]
    return sentence(book.effect(book.effect_of(row[0])))[:-1]
