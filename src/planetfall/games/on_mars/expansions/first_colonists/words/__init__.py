"""First Colonists in words."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.first_colonists import (
    DRAWN_TASKS,
    SETTLERS,
    TASKS,
    Settlers,
    TaskCard,
)
from planetfall.games.on_mars.components.names import BUILDINGS, FIRST_CARDS, FIRST_TASK
from planetfall.games.on_mars.expansions.first_colonists.words import cs, en
from planetfall.games.on_mars.tasks import Task
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import WHAT, Lines, hidden
from planetfall.text.book import Asked
from planetfall.text.grammar import join

RECORDS: Final[dict[str, list[Any]]] = {"first_card": [*SETTLERS, *TASKS]}


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.add(en, cs)
    book.effects[Settlers] = lambda card: _settlers(book, card)
    book.effects[TaskCard] = lambda card: book.say(
        "card.TaskCard",
        task=book.say(f"task.{card.id}"),
        reward=book.units(card.item, card.amount),
    )
    book.questions[Task] = lambda q: book.say("ask.Task", card=_name(book, task_in_hand(q)))
    named(book, settler="first_card")
    add, card = Lines(book).add, (WHAT, lambda card: _name(book, card))
    add(log.TASK_DRAWN, "task_drawn", hidden, card=card)
    add(log.TASK_DONE, "task_done", card=card)
    add(log.SETTLERS_REVEALED, "settlers_revealed", card=card)


def _name(book: ColonyBook, card: int) -> str:
    return book.name("first_card", FIRST_CARDS[card])


def _settlers(book: ColonyBook, card: Settlers) -> str:
    shown = [book.building(k) for k in range(len(BUILDINGS)) if card.buildings >> k & 1]
    return book.say("card.Settlers", buildings=join(shown, book.say("or")), n=DRAWN_TASKS)


def task_in_hand(asked: Asked) -> int:
    """The First Colonist card whose task was just fulfilled."""
    cards: list[int] = asked.own()["cards"]
    for card in cards:
        if card >= FIRST_TASK and TASKS[card - FIRST_TASK].event == asked.a:
            return card
    return FIRST_TASK
