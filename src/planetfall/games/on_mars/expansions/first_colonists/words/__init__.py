"""First Colonists in words."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.components.names import SHELTER
from planetfall.games.on_mars.expansions.first_colonists import log
from planetfall.games.on_mars.expansions.first_colonists.components.cards import (
    DRAWN_TASKS,
    FIRST_CARDS,
    FIRST_TASK,
    SETTLERS,
    TASKS,
    Settlers,
    TaskCard,
)
from planetfall.games.on_mars.expansions.first_colonists.tasks import Task
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import VALUES, WHAT, Values, add_lines, hidden
from planetfall.text.book import Asked

RECORDS: Final[dict[str, list[Any]]] = {"first_card": [*SETTLERS, *TASKS]}


LINES: Final[Values] = {**VALUES, "card": lambda book, e: _name(book, e[WHAT])}


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.learn(__name__)
    book.effects |= book.bind({Settlers: _settlers, TaskCard: _task_card})
    book.questions |= book.bind({Task: _ask_task})
    book.labels |= book.bind({"settler": partial(named, "first_card")})
    add_lines(book, log, LINES, {log.TASK_DRAWN: hidden})


def _name(book: ColonyBook, card: int) -> str:
    return book.name("first_card", FIRST_CARDS[card])


def _settlers(book: ColonyBook, card: Settlers) -> str:
    shown = [book.called("one", k) for k in range(SHELTER + 1) if card.buildings >> k & 1]
    return book.say("Settlers", buildings=book.one_of(shown), n=DRAWN_TASKS)


def _task_card(book: ColonyBook, card: TaskCard) -> str:
    reward = book.units(card.item, card.amount)
    return book.say("TaskCard", task=book.say(f"task.{card.id}"), reward=reward)


def _ask_task(book: ColonyBook, asked: Asked) -> str:
    return book.say("ask.Task", card=_name(book, task_in_hand(asked)))


def task_in_hand(asked: Asked) -> int:
    """The First Colonist card whose task was just fulfilled."""
    cards: list[int] = asked.own()["cards"]
    for card in cards:
        if card >= FIRST_TASK and TASKS[card - FIRST_TASK].event == asked.a:
            return card
    return FIRST_TASK
