"""The defence of the humans in words: questions and answers of the four Blueprints."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import DIRECTIONS, HEX_NAMES, NEXT
from planetfall.games.on_mars.components.names import TECHS
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    SENTRY_TECH,
    SHIELD_TECH,
    SUIT_TECH,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    ACTIVATIONS,
    DEFENCE_POINTS,
    SHIELDS,
    SHIELDS_LAID,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.cards import DefenceBlueprint
from planetfall.games.on_mars.expansions.alien_invasion.defence.exosuit import UseExosuit
from planetfall.games.on_mars.expansions.alien_invasion.defence.pieces import (
    THE_SUIT,
    DisplacePiece,
)
from planetfall.games.on_mars.expansions.alien_invasion.defence.sentries import UseSentries
from planetfall.games.on_mars.expansions.alien_invasion.defence.shields import UseShield
from planetfall.games.on_mars.words.colony_book import ColonyBook
from planetfall.games.on_mars.words.views import TECH_ASKED, table
from planetfall.text.book import Asked, Words

TECH_ASKED.update({UseShield: SHIELD_TECH, UseSentries: SENTRY_TECH, UseExosuit: SUIT_TECH})
FIRST: Final[dict[type[Any], int]] = {
    UseShield: SHIELDS_LAID,
    UseSentries: ACTIVATIONS,
    UseExosuit: ACTIVATIONS,
}
"""By action: how many steps it has without technology."""


def front(q: Asked) -> dict[str, Any]:
    """What the humans share, as data of the viewer."""
    for area in table(q).get("extras", []):
        if "sentries" in area:
            found: dict[str, Any] = area
            return found
    return {"sentries": [], "exosuit": -1, "shields": SHIELDS}


def _left(q: Asked) -> int:
    """Steps of the action that are left."""
    kind = type(q.effect)
    if q.a:
        return q.a & 15
    lab = q.own()["lab"][TECH_ASKED[kind] :]
    steps = FIRST[kind] + (LEVEL[lab[0]] if lab else 0)
    return min(steps, int(front(q)["shields"])) if kind is UseShield else steps


def _blueprint(book: ColonyBook, card: DefenceBlueprint) -> str:
    return book.say(
        "DefenceBlueprint",
        building=book.called("one", card.upgrades()),
        gain=book.units(card.upgrades(), 1),
        action=book.effect(card.executive),
        points=DEFENCE_POINTS,
    )


def _ask(key: str, book: ColonyBook, q: Asked) -> str:
    return book.say(key, n=_left(q))


def _ask_displaced(book: ColonyBook, q: Asked) -> str:
    key = "ask.DisplacePiece.suit" if q.a == THE_SUIT else "ask.DisplacePiece"
    return book.say(key, hex=HEX_NAMES[q.b])


def _step(key: str, book: ColonyBook, origin: int, direction: str, n: int = 0) -> str:
    target = NEXT[origin][DIRECTIONS.index(direction)]
    way = book.name("direction", direction)
    # The label of a step off the map answers "why not?".
    end = HEX_NAMES[target] if target >= 0 else "–"
    return book.say(key, n=n, way=way, origin=HEX_NAMES[origin], target=end)


def _sentry(book: ColonyBook, rest: str, q: Asked) -> str:
    number, _, direction = rest.partition("-")
    places = front(q)["sentries"]
    if int(number) > len(places):
        return book.say("label.sentry.none", n=number)
    return _step("label.sentry", book, places[int(number) - 1], direction, int(number))


def _suit(book: ColonyBook, rest: str, q: Asked) -> str:
    place = front(q)["exosuit"]
    if place < 0:
        return book.name("blueprint", "defense_exosuit")
    return _step("label.suit", book, place, rest)


def _stun(book: ColonyBook, rest: str, q: Asked) -> str:
    places = front(q)["sentries"]
    if int(rest) > len(places):
        return book.say("label.sentry.none", n=rest)
    return book.say("label.stun", n=int(rest), hex=HEX_NAMES[places[int(rest) - 1]])


def _clean(book: ColonyBook, rest: str, q: Asked) -> str:
    seat, _, tech = rest.partition("-")
    name = book.called("of", TECHS.index(tech))
    own = int(seat) == q.seat
    return book.say("label.clean.own" if own else "label.clean", tech=name, n=int(seat) + 1)


def _block(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say("label.block", name=book.name("panel", rest))


def _return(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say("label.return_soldier")


CARDS: Final[Words] = {DefenceBlueprint: _blueprint}
QUESTIONS: Final[Words] = {
    UseShield: partial(_ask, "ask.UseShield"),
    UseSentries: partial(_ask, "ask.UseSentries"),
    UseExosuit: partial(_ask, "ask.UseExosuit"),
    DisplacePiece: _ask_displaced,
}
LABELS: Final[Words] = {
    "sentry": _sentry,
    "stun": _stun,
    "suit": _suit,
    "clean": _clean,
    "block": _block,
    "return_soldier": _return,
}
