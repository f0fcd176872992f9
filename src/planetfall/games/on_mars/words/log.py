"""Lines of the log: the phrase `log.` and the name of the event, with the values it names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import ModuleType
from typing import Any, Final

from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import GENERATOR, SLOT_ACTIONS
from planetfall.games.on_mars.components.tables import TILE_BACK_NAMES, TILE_BACKS
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.text.book import Event

SEAT, WHAT, AMOUNT, SOURCE = 1, 2, 3, 4
"""Places of an event's numbers; `planetfall.games.on_mars.log` says what they mean."""

Values = Mapping[str, Callable[[ColonyBook, Event], Any]]
Variants = Mapping[int, Callable[[Event], str]]

NAMES: Final[dict[str, tuple[int, str]]] = {
    "to": (WHAT, "to_side"),
    "at": (WHAT, "at_side"),
    "of_side": (WHAT, "of_side"),
    "place": (WHAT, "place"),
    "grid": (AMOUNT, "grid"),
    "action": (WHAT, "main"),
    "executive": (WHAT, "executive"),
    "blueprint": (WHAT, "blueprint"),
    "advanced": (SOURCE, "blueprint"),
    "scientist": (WHAT, "scientist"),
    "worker": (SOURCE, "scientist"),
    "contract": (WHAT, "contract"),
    "receiver": (SOURCE, "contract"),
    "goal": (WHAT, "goal"),
    "mission": (WHAT, "mission"),
    "reward": (WHAT, "reward"),
    "tech": (WHAT, "of"),
    "discovery": (WHAT, "discovery"),
    "research": (WHAT, "research"),
    "building": (WHAT, "building"),
    "type": (WHAT, "type"),
    "built": (SOURCE, "one"),
    "start": (SOURCE, "building"),
}
"""Names of things that phrases use: which number of the event, which kind of name."""
VALUES: Final[Values] = {
    "n": lambda book, e: e[AMOUNT],
    "position": lambda book, e: e[AMOUNT] + 1,
    "space": lambda book, e: e[WHAT] + 1,
    "bot": lambda book, e: e[SOURCE] + 1,
    "figure": lambda book, e: e[SOURCE],
    "letter": lambda book, e: "ABC"[e[AMOUNT]],
    "hex": lambda book, e: HEX_NAMES[e[WHAT]],
    "tile_hex": lambda book, e: HEX_NAMES[e[SOURCE]],
    "at_space": lambda book, e: book.called("at_side", e[WHAT] // 4),
    "slot": lambda book, e: book.name("main", SLOT_ACTIONS[e[WHAT]]),
    "lab": lambda book, e: book.called("lab", e[SOURCE]).lower(),
    "thing": lambda book, e: book.units(e[WHAT], 1),
    "things": lambda book, e: book.units(e[WHAT], e[AMOUNT]),
    "by": lambda book, e: _by(book, e[SOURCE]),
    "tile": lambda book, e: book.tile(e[WHAT]),
    "column": lambda book, e: book.called("building", GENERATOR + e[AMOUNT]),
    "of_column": lambda book, e: book.called("of", GENERATOR + e[AMOUNT]),
    "revealed": lambda book, e: book.name("building", TILE_BACK_NAMES[e[WHAT]].rpartition("_")[0]),
    "arrows": lambda book, e: len(TILE_BACKS[e[WHAT]]),
}
"""What else a phrase may name of an event, besides `who` did it and the `owner` in its source."""


def hidden(event: Event) -> str:
    """The variant for those who may not know what it is."""
    return ".hidden" if event[WHAT] < 0 else ""


def _by_bot(event: Event) -> str:
    return ".bot" if event[SEAT] >= 0 else ""


VARIANTS: Final[Variants] = {
    log.USED_BUILDING: lambda e: "" if e[AMOUNT] else ".free",
    log.TRAVELS: lambda e: ".ship" if e[AMOUNT] else "",
    log.DEALT_GOAL: hidden,
    log.GOAL_DISCARDED: hidden,
    log.CRYSTALS_ARRIVE: lambda e: "" if e[AMOUNT] else ".none",
    log.BUILT: lambda e: ".complex" if e[AMOUNT] > 1 else "",
    log.DISPLACED: lambda e: "" if e[SOURCE] else ".rover",
    log.CRYSTAL_DESTROYED: _by_bot,
    log.TILE_DESTROYED: _by_bot,
}
"""Which of several phrases tells an event: what is added to the key."""


def _by(book: ColonyBook, why: int) -> str:
    key = f"log.scored.by.{why}"
    return book.say(key) if book.phrases.has(key) else ""


def _line(
    key: str, values: Values, variants: Variants, book: ColonyBook, event: Event, seats: list[str]
) -> str:
    variant = variants.get(event[0])
    if variant is not None:
        key += variant(event)
    return book.phrases.fill(key, partial(_value, values, book, event, seats))


def _value(values: Values, book: ColonyBook, event: Event, seats: list[str], name: str) -> Any:
    if name == "who":
        return book.seat(event[SEAT], seats) if event[SEAT] >= 0 else book.say("log.nobody")
    if name == "owner":
        return book.seat(event[SOURCE], seats)
    if name in NAMES:
        place, kind = NAMES[name]
        return book.called(kind, event[place])
    return values[name](book, event)


def add_lines(
    book: ColonyBook, events: ModuleType, values: Values = VALUES, variants: Variants = VARIANTS
) -> None:
    """Tell the events of a module for which there are phrases and no lines yet."""
    for name, kind in vars(events).items():
        key = f"log.{name.lower()}"
        if book.phrases.has(key) and kind not in book.events:
            book.events[kind] = partial(_line, key, values, variants, book)
