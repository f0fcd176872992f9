"""Lacerda in words: his cards and goals, what he does, how the solo game stands."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.reasons import unpack
from planetfall.games.on_mars import log, reasons
from planetfall.games.on_mars.components.names import SOLO_CARDS
from planetfall.games.on_mars.components.solo_deck import SOLO_DECK, SoloCard
from planetfall.games.on_mars.expansions.lacerda.words import cs, en
from planetfall.games.on_mars.expansions.lacerda.words.text_board import lines as lines
from planetfall.games.on_mars.solo_goals import SOLO_GOALS, Lead, SoloGoal
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import AMOUNT, SOURCE, WHAT, Lines, hexed, number, who
from planetfall.text.book import Event
from planetfall.text.grammar import sentence

RECORDS: Final[dict[str, list[Any]]] = {
    "solo_card": list(SOLO_DECK),
    "solo_goal": list(SOLO_GOALS),
}


def fill(book: ColonyBook) -> None:
    """Add his words to a book."""
    book.add(en, cs)
    book.more_seats = [book.term("lacerda")]
    book.effects[SoloCard] = lambda card: book.say(
        "card.SoloCard" if card.travels else "card.SoloCard.stays",
        action=card.action,
        mission="ABC"[card.mission],
    )
    book.effects[SoloGoal] = lambda goal: sentence(
        "; ".join([book.effect(need) for need in (*goal.needs, Lead(goal.lead))])
    )
    book.effects[Lead] = lambda lead: book.say("card.Lead", n=lead.least)
    named(book, solo="solo_card")
    _add_lines(book)


def _add_lines(book: ColonyBook) -> None:
    add, n = Lines(book).add, number(AMOUNT)
    card = (WHAT, lambda card: book.name("solo_card", SOLO_CARDS[card]))
    shuttle_placed = book.events[log.SHUTTLE_PLACED]
    book.events[log.SHUTTLE_PLACED] = lambda e, seats: (
        book.say("log.shuttle_begins", who=who(book, e, seats), at=book.at_side(e[WHAT]))
        if e[1] >= len(seats)
        else shuttle_placed(e, seats)
    )
    add(log.LACERDA_CARD, "lacerda_card", card=card, n=n)
    add(
        log.LACERDA_CANNOT,
        "lacerda_cannot",
        action=(WHAT, book.main),
        why=(SOURCE, lambda packed: _why(book, packed)),
    )
    add(log.LACERDA_STAYS, "lacerda_stays", card=card)
    add(log.LACERDA_RESHUFFLES, "lacerda_reshuffles")
    add(log.LACERDA_ICON, "lacerda_icon", type=(WHAT, book.type))
    add(log.LACERDA_PICKS, "lacerda_picks", options=number(WHAT), n=n)
    add(log.LACERDA_HEADS, "lacerda_heads", hex=hexed(WHAT), n=n)
    add(log.LACERDA_BOT, "lacerda_bot", n=n)
    add(log.LACERDA_IDLE, "lacerda_idle", _idleness)


def _idleness(event: Event) -> str:
    return str(event[WHAT])


def _why(book: ColonyBook, packed: int) -> str:
    kind, _, needed, had = unpack(packed)
    if kind == reasons.NO_CRYSTALS:
        return book.say("log.lacerda_cannot.crystals", needed=needed, had=had)
    slot = kind == reasons.SLOT_TAKEN
    return book.say("log.lacerda_cannot.slot" if slot else "log.lacerda_cannot.useless")
