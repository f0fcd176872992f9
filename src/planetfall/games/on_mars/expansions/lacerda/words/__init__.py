"""Lacerda in words: his cards and goals, what he does, how the solo game stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.core.reasons import unpack
from planetfall.games.on_mars import log, reasons
from planetfall.games.on_mars.expansions.lacerda import log as lacerda_log
from planetfall.games.on_mars.expansions.lacerda.components.deck import (
    SOLO_CARDS,
    SOLO_DECK,
    SoloCard,
)
from planetfall.games.on_mars.expansions.lacerda.goals import SOLO_GOALS, Lead, SoloGoal
from planetfall.games.on_mars.expansions.lacerda.words.text_board import lines as lines
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import SEAT, SOURCE, VALUES, WHAT, Values, add_lines
from planetfall.games.on_mars.words.traces import ON_WHAT
from planetfall.text.book import Event
from planetfall.text.grammar import sentence
from planetfall.text.trace import CAUSE, Trace

RECORDS: Final[dict[str, list[Any]]] = {
    "solo_card": list(SOLO_DECK),
    "solo_goal": list(SOLO_GOALS),
}


def _why(book: ColonyBook, packed: int) -> str:
    kind, _, needed, had = unpack(packed)
    if kind == reasons.NO_CRYSTALS:
        return book.say("log.lacerda_cannot.crystals", needed=needed, had=had)
    slot = kind == reasons.SLOT_TAKEN
    return book.say("log.lacerda_cannot.slot" if slot else "log.lacerda_cannot.useless")


LINES: Final[Values] = {
    **VALUES,
    "card": lambda book, e: book.name("solo_card", SOLO_CARDS[e[WHAT]]),
    "why": lambda book, e: _why(book, e[SOURCE]),
    "options": lambda book, e: e[WHAT],
    "idle": lambda book, e: book.say(f"log.lacerda_idle.{e[WHAT]}"),
}
"""What his lines may name."""


def _shown_card(event: Event) -> str:
    return f"solo:{SOLO_CARDS[event[WHAT]]}"


TRACES: Final[dict[int, Trace]] = {
    lacerda_log.LACERDA_CARD: Trace(CAUSE, piece=_shown_card),
    lacerda_log.LACERDA_HEADS: Trace(place=ON_WHAT),
}
"""What he does comes of the card he turns up."""


def more_areas(data: dict[str, Any]) -> list[dict[str, Any]]:
    """His area, which lies on the table."""
    return [data["table"]["lacerda"]] if "lacerda" in data["table"] else []


def fill(book: ColonyBook) -> None:
    """Add his words to a book."""
    book.learn(__name__)
    book.more_seats = [book.term("lacerda")]
    book.effects |= book.bind({SoloCard: _card, SoloGoal: _goal})
    book.labels |= book.bind({"solo": partial(named, "solo_card")})
    shuttle_placed = book.events[log.SHUTTLE_PLACED]
    book.events[log.SHUTTLE_PLACED] = partial(_shuttle_placed, book, shuttle_placed)
    add_lines(book, lacerda_log, LINES)
    book.traces |= TRACES


def _card(book: ColonyBook, card: SoloCard) -> str:
    key = "SoloCard" if card.travels else "SoloCard.stays"
    return book.say(key, action=card.action, mission="ABC"[card.mission])


def _goal(book: ColonyBook, goal: SoloGoal) -> str:
    return sentence("; ".join([book.effect(need) for need in (*goal.needs, Lead(goal.lead))]))


def _shuttle_placed(
    book: ColonyBook, by_player: Callable[..., str], event: Event, seats: list[str]
) -> str:
    """Where the Shuttle begins: with him, or where a player puts it."""
    if event[SEAT] < len(seats):
        return by_player(event, seats)
    who, at = book.seat(event[SEAT], seats), book.called("at_side", event[WHAT])
    return book.say("log.shuttle_begins", who=who, at=at)
