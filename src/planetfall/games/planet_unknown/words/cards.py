"""What cards, objectives and breakthroughs say, derived from what they do."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.cards.civ import CivCard
from planetfall.games.planet_unknown.components.corporations import Tech
from planetfall.games.planet_unknown.components.objectives import (
    NEIGHBOUR_IDS,
    PERSONAL_IDS,
    Neighbour,
    Personal,
)
from planetfall.games.planet_unknown.words.names import terrain_forms
from planetfall.text.book import Book, Words
from planetfall.text.grammar import sentence


def _neighbour(book: Book, side: Neighbour) -> str:
    many, size = ("fewest", "smallest") if side.fewest else ("most", "largest")
    return book.say(
        f"neighbour.{NEIGHBOUR_IDS[side.kind]}",
        many=book.say(many),
        size=book.say(size),
        **terrain_forms(book, side.terrain),
    )


def _personal(book: Book, side: Personal) -> str:
    key = f"personal.{PERSONAL_IDS[side.kind]}"
    return book.say(key, a=side.a, b=side.b, **terrain_forms(book, side.terrain))


def _tech(book: Book, tech: Tech) -> str:
    return book.say(f"tech.{tech.id}", amount=tech.amount)


CARDS: Final[Words] = {Neighbour: _neighbour, Personal: _personal, Tech: _tech}


def civ_text(book: Book, card: CivCard) -> str:
    """What a civ card does, derived from its effects."""
    clauses = []
    if card.now is not None:
        clauses.append(book.effect(card.now))
    if card.last:
        clauses.append(book.say("last.one" if card.last == 1 else "last", advances=card.last))
    if card.worth is not None:
        clauses.append(book.effect(card.worth))
    return " ".join([sentence(clause) for clause in clauses])
