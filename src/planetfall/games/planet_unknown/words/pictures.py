"""The words on drawings, taken from the game's phrase book.

Nobody writes a sentence on a card: what breakthroughs, objectives and cards say is derived from
what they do.
"""

from __future__ import annotations

from collections.abc import Sequence

from planetfall.core.view import View
from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.cards.events import EVENT_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.draw.table import BoardWords
from planetfall.games.planet_unknown.words import book as new_book
from planetfall.games.planet_unknown.words.cards import civ_text
from planetfall.svg.memo import memo
from planetfall.text.book import Book
from planetfall.text.grammar import sentence


@memo(4)
def _fixed_words(lang: str) -> BoardWords:
    """The words that depend on the language alone."""
    book = new_book(lang)
    techs = {t.id: book.effect(t) for c in CORPORATIONS for t in c.techs}
    specials = {c.id: book.term(f"special:{c.id}") for c in CORPORATIONS if c.special != "none"}
    objectives = {}
    for card in OBJECTIVES:
        objectives[card.neighbour.id] = sentence(book.effect(card.neighbour))
        objectives[card.personal.id] = sentence(book.effect(card.personal))
    events = {}
    for event in EVENT_CARDS:
        effect = event.each if event.each is not None else event.table
        events[event.id] = sentence(book.effect(effect))
    return BoardWords(
        techs=techs,
        specials=specials,
        objectives=objectives,
        civ={card.id: civ_text(book, card) for card in CARDS},
        events=events,
    )


def board_words(lang: str, *, names: Sequence[str] = (), view: View | None = None) -> BoardWords:
    """The words of a table; with a view also the labels of its options."""
    fixed = _fixed_words(lang)
    labels: dict[str, str] = {}
    if view is not None:
        book = _opened(lang, view)
        data = view.data()
        labels = {key: book.label(data, key) for key in data["legal"]}
    return BoardWords(
        names=names,
        techs=fixed.techs,
        specials=fixed.specials,
        objectives=fixed.objectives,
        civ=fixed.civ,
        events=fixed.events,
        labels=labels,
    )


def _opened(lang: str, view: View) -> Book:
    """A book that finds the effects of the view's rules."""
    book = new_book(lang)
    book.effect_of = view.rules.effects.__getitem__
    return book
