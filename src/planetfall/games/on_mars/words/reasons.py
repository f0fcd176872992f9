"""Why something is not possible; the phrase of a reason has its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from planetfall.core.reasons import GAME_REASONS
from planetfall.games.on_mars import reasons
from planetfall.games.on_mars.components.names import MINERAL, RESOURCES
from planetfall.games.on_mars.words.colony_book import ColonyBook

Reason = Callable[[int, int, int], str]


def fill(book: ColonyBook) -> None:
    """Sentences of reasons."""
    sides: dict[str, Callable[[int], str]] = {"to": book.to_side, "at": book.at_side}
    names: dict[int, dict[str, Callable[[int], str]]] = {
        reasons.NO_ROOM: {"bulk": book.bulk},
        reasons.TECH_OWNED: {"tech": book.tech},
        reasons.OTHER_SIDE: sides,
        reasons.ALREADY_THERE: sides,
        reasons.NO_SCIENTIST: {"scientist": book.scientist},
        reasons.NO_TILES: {"type": book.type},
        reasons.NO_PLACE: {"building": book.building},
        reasons.NOT_NEAR: {"building": book.building},
    }
    for place, name in enumerate(reasons.REASON_NAMES):
        kind = GAME_REASONS + place
        book.reasons[kind] = _reason(book, f"reason.{name}", names.get(kind, {}))
    book.reasons[reasons.NOT_ENOUGH] = lambda *given: _not_enough(book, *given)
    book.reasons[reasons.LOW_TECH] = lambda what, needed, had: book.say(
        "reason.low_tech" if had else "reason.low_tech.none",
        tech=book.tech(what),
        needed=needed,
        had=had,
    )


def _reason(book: ColonyBook, key: str, names: dict[str, Callable[[int], str]]) -> Reason:
    """The sentence of a reason; `names` says what its first number stands for."""

    def sentence(what: int, needed: int, had: int) -> str:
        values: dict[str, Any] = {name: read(what) for name, read in names.items()}
        return book.say(key, needed=needed, had=had, **values)

    return sentence


def _not_enough(book: ColonyBook, what: int, needed: int, had: int) -> str:
    if what == RESOURCES:
        return book.say("reason.not_enough.any", needed=needed, had=had)
    key = "reason.not_enough" if what == MINERAL else "reason.not_enough.minerals"
    return book.say(key, bulk=book.bulk(what), needed=needed, had=had)
