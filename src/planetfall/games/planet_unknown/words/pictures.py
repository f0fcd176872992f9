"""The words on drawings, taken from the game's phrase book.

Nobody writes a sentence on a card: what breakthroughs, objectives and cards say is derived from
what they do.
"""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.games.planet_unknown.components.cards.civ import CARDS
from planetfall.games.planet_unknown.components.cards.events import EVENT_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.words import book as new_book
from planetfall.games.planet_unknown.words.cards import civ_text
from planetfall.svg.memo import memo
from planetfall.text.grammar import sentence


@dataclass(frozen=True)
class BoardWords:
    """What boards and cards say, by their ids."""

    techs: dict[str, str]
    specials: dict[str, str]
    """Special rules of corporations."""
    objectives: dict[str, str]
    """By id of an objective's side."""
    civ: dict[str, str]
    events: dict[str, str]


@memo(4)
def board_words(lang: str) -> BoardWords:
    """The words on boards and cards in a language."""
    book = new_book(lang)
    objectives = {}
    for card in OBJECTIVES:
        objectives[card.neighbour.id] = sentence(book.effect(card.neighbour))
        objectives[card.personal.id] = sentence(book.effect(card.personal))
    events = {}
    for event in EVENT_CARDS:
        effect = event.each if event.each is not None else event.table
        events[event.id] = sentence(book.effect(effect))
    return BoardWords(
        techs={tech.id: book.effect(tech) for side in CORPORATIONS for tech in side.techs},
        specials={
            side.id: book.term(f"special:{side.id}")
            for side in CORPORATIONS
            if side.special != "none"
        },
        objectives=objectives,
        civ={card.id: civ_text(book, card) for card in CARDS},
        events=events,
    )
