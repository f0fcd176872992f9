"""Blackout in words: damage cards, what is asked about them, what they did."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import MINE
from planetfall.games.on_mars.expansions.alien_blackout import log
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    DAMAGE_CARDS,
    DAMAGE_IDS,
    NO_BUILDING,
    DamageCard,
)
from planetfall.games.on_mars.expansions.alien_blackout.damage import SendColonist, Strike
from planetfall.games.on_mars.expansions.alien_blackout.repair import Repair
from planetfall.games.on_mars.expansions.alien_blackout.state import DAMAGED, DISABLED
from planetfall.games.on_mars.expansions.alien_blackout.words.text_board import lines as lines
from planetfall.games.on_mars.expansions.alien_blackout.words.traces import TRACES
from planetfall.games.on_mars.state import building_of
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.labels import named
from planetfall.games.on_mars.words.log import AMOUNT, VALUES, WHAT, Values, add_lines
from planetfall.text.book import Asked, Label

RECORDS: Final[dict[str, list[Any]]] = {"damage": list(DAMAGE_CARDS)}
LINES: Final[Values] = {
    **VALUES,
    "card": lambda book, e: book.name("damage", DAMAGE_IDS[e[WHAT]]),
    "struck": lambda book, e: book.called("building", e[AMOUNT]),
    "struck_one": lambda book, e: book.called("one", e[AMOUNT]),
}
"""What its lines of the log may name."""


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.learn(__name__)
    book.effects |= book.bind({DamageCard: _card})
    book.questions |= book.bind({Strike: _ask_strike, SendColonist: _ask_colonist})
    book.labels |= book.bind({"damage": partial(named, "damage")})
    book.labels["hex"] = partial(_hex, book, book.labels["hex"])
    book.labels["seat"] = partial(_seat, book, book.labels["seat"])
    add_lines(book, log, LINES)
    book.traces |= TRACES


def _card(book: ColonyBook, card: DamageCard) -> str:
    if card.building == NO_BUILDING:
        return book.say("DamageCard.alien", n=len(DAMAGE_CARDS))
    return book.say("DamageCard", building=book.called("type", card.building))


def _outages(asked: Asked) -> list[int]:
    found: list[int] = asked.data["table"]["extras"][0]["outages"]
    return found


def _first_hex(asked: Asked) -> int:
    """The first of the hexes that may be chosen."""
    return HEX_NAMES.index(asked.data["legal"][0].partition(":")[2])


def _ask_strike(book: ColonyBook, asked: Asked) -> str:
    disables = _outages(asked)[_first_hex(asked)] == DAMAGED
    key = "ask.Strike.disable" if disables else "ask.Strike"
    return book.say(key, card=book.called("building", asked.a))


def _ask_colonist(book: ColonyBook, asked: Asked) -> str:
    building = building_of(asked.data["table"]["land"][asked.a])
    name = book.called("building", building)
    return book.say("ask.SendColonist", building=name, hex=HEX_NAMES[asked.a])


def _hex(book: ColonyBook, other: Label, rest: str, asked: Asked) -> str:
    """A hex in a question of the chapter: the building there and what becomes of it."""
    if not isinstance(asked.effect, Strike | Repair):
        return other(rest, asked)
    place = HEX_NAMES.index(rest)
    building = building_of(asked.data["table"]["land"][place])
    outage = _outages(asked)[place]
    key = "label.repair" if isinstance(asked.effect, Repair) else "label.strike"
    owner = 0
    if outage >= DISABLED:
        key += ".disabled"
        owner = outage - DISABLED
    elif key == "label.strike" and outage == DAMAGED and building == MINE:
        owner = asked.data["table"]["tops"][place] - 1
        key += ".miner" if owner >= 0 else ""
    return book.say(key, building=book.called("building", building), hex=rest, owner=owner + 1)


def _seat(book: ColonyBook, other: Label, rest: str, asked: Asked) -> str:
    """A player whose colonist may be sent, with how many are in Living Quarters."""
    if not isinstance(asked.effect, SendColonist):
        return other(rest, asked)
    seat = int(rest)
    key = "label.colonist.own" if seat == asked.seat else "label.colonist"
    return book.say(key, owner=seat + 1, n=asked.data["areas"][seat]["quarters"])
