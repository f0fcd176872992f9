"""The Invasion in words: the commander's panel, cards and soldiers, both sides' points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import TECHS
from planetfall.games.on_mars.expansions.alien_invasion import log as invasion_log
from planetfall.games.on_mars.expansions.alien_invasion.commander import (
    buildings,
    cards,
    deployment,
    movement,
    turn,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import (
    ALIEN_CARD_LIST,
    AlienCard,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import (
    EDGE_NAMES,
    EDGE_TO,
    LEVEL,
    SYMBOL,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_CARDS,
    ALIEN_ITEMS,
    ALIEN_LAB,
    ALIEN_TECHS,
    DEPLOYMENT,
    MOBILIZATION,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    DEPLOYED,
    MARCH_POINTS,
    STOLEN_CRYSTALS,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import DisplaceSoldier
from planetfall.games.on_mars.expansions.alien_invasion.words import defence, records
from planetfall.games.on_mars.expansions.alien_invasion.words.text_board import lines as lines
from planetfall.games.on_mars.expansions.alien_invasion.words.text_board import (
    seat_lines as seat_lines,
)
from planetfall.games.on_mars.expansions.alien_invasion.words.traces import TRACES
from planetfall.games.on_mars.words.colony_book import IDS, ColonyBook
from planetfall.games.on_mars.words.log import AMOUNT, SOURCE, VALUES, WHAT, Values, add_lines
from planetfall.text.book import Asked, Event

TOKENS: Final = ["reusable", "reusable", "single"]
"""By kind of token, from 1 on."""
IDS.update(
    {
        "panel": SPACES,
        "alien_card": ALIEN_CARDS,
        "alien_tech": ALIEN_TECHS,
        "alien_building": ALIEN_BUILDINGS,
        "alien_one": ALIEN_BUILDINGS,
        "alien_lab": ALIEN_LAB,
        "token": TOKENS,
    }
)
RECORDS: Final[dict[str, list[Any]]] = {
    "panel": list(records.PANEL_RECORDS),
    "alien_card": list(ALIEN_CARD_LIST),
    "alien_tech": list(records.TECH_RECORDS),
    "alien_lab": list(records.LAB_RECORDS),
}


# Components.


def _panel(book: ColonyBook, space: records.PanelSpace) -> str:
    text = book.say(f"PanelSpace.{space.id()}")
    return text + book.say("PanelSpace.locked") if space.is_locked() else text


def _item(book: ColonyBook, item: int) -> str:
    return book.count(ALIEN_ITEMS[item], 1)


def _alien_card(book: ColonyBook, card: AlienCard) -> str:
    building = book.called("alien_one", card.upgrades)
    power = book.say(f"AlienCard.{card.id}")
    return book.say("AlienCard", building=building, item=_item(book, card.gives), power=power)


def _alien_tech(book: ColonyBook, tech: records.AlienTech) -> str:
    return book.say(f"AlienTech.{tech.id()}")


def _lab_space(book: ColonyBook, space: records.AlienLabSpace) -> str:
    if space.symbol() < 0:
        return book.say("AlienLabSpace.none", level=space.column())
    return book.say("AlienLabSpace", level=space.column(), gain=_item(book, space.symbol()))


# Log.


def _team(book: ColonyBook, event: Event) -> str:
    key = f"log.team.by.{event[SOURCE]}"
    return book.say(key) if book.phrases.has(key) else ""


LINES: Final[Values] = {
    **VALUES,
    "why": _team,
    "space_name": lambda book, e: book.called("panel", e[WHAT]),
    "card": lambda book, e: book.called("alien_card", e[WHAT]),
    "advanced_card": lambda book, e: book.called("alien_card", e[SOURCE]),
    "alien_tech": lambda book, e: book.called("alien_tech", e[WHAT]),
    "alien_one": lambda book, e: book.called("alien_one", e[SOURCE]),
    "token": lambda book, e: book.called("token", e[SOURCE]),
    "from_hex": lambda book, e: HEX_NAMES[e[SOURCE]],
}
VARIANTS: Final[dict[int, Callable[[Event], str]]] = {
    invasion_log.ALIEN_BUILT: lambda e: ".complex" if e[AMOUNT] > 1 else "",
    invasion_log.CRYSTAL_STOLEN: lambda e: ".warehouse" if e[WHAT] < 0 else "",
}


# Questions.


def _left(q: Asked, first: int) -> int:
    """How many are still to come, before the first one by `first`."""
    return q.a & 15 if q.a else first


def _level(q: Asked, tech: int) -> int:
    lab: list[int] = q.own()["lab"]
    return LEVEL[lab[tech]]


def _ask_turn(book: ColonyBook, q: Asked) -> str:
    if not q.a:
        own = q.own()
        has_tokens = own["reusable"] or own["single"]
        return book.say("ask.CommanderTurn" if has_tokens else "ask.CommanderTurn.none")
    tokens = q.a & turn.TOKENS_USED
    return book.say("ask.CommanderTurn.more" if tokens else "ask.CommanderTurn.token")


def _ask_hex(book: ColonyBook, q: Asked) -> str:
    return book.say("ask.ChooseAlienHex", building=book.called("alien_one", q.a))


def _ask_building(book: ColonyBook, q: Asked) -> str:
    return book.say("ask.ChooseAlienBuilding", card=book.called("alien_card", q.a))


def _ask_deploy(book: ColonyBook, q: Asked) -> str:
    first = min(DEPLOYED + _level(q, DEPLOYMENT), q.own()["ready"])
    return book.say("ask.Deploy", n=min(_left(q, first), q.own()["ready"]))


def _ask_steal(book: ColonyBook, q: Asked) -> str:
    return book.say("ask.Steal", n=_left(q, STOLEN_CRYSTALS))


def _ask_march(book: ColonyBook, q: Asked) -> str:
    points = _left(q, MARCH_POINTS + _level(q, MOBILIZATION))
    if q.b:
        return book.say("ask.March.step", hex=HEX_NAMES[q.b - 1], n=points)
    return book.say("ask.March", n=points)


def _ask_displaced(book: ColonyBook, q: Asked) -> str:
    return book.say("ask.DisplaceSoldier", hex=HEX_NAMES[q.b])


# Answers.


def _on_space(key: str, book: ColonyBook, rest: str, q: Asked) -> str:
    wasted = isinstance(q.effect, turn.WasteToken) and key in ("label.reusable", "label.single")
    return book.say(key + ".wasted" if wasted else key, name=book.name("panel", rest))


def _named(key: str, kind: str, book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(key, name=book.name(kind, rest))


def _card(book: ColonyBook, rest: str, q: Asked) -> str:
    number = ALIEN_CARDS.index(rest)
    name = book.called("alien_card", number)
    if isinstance(q.effect, cards.AlienObtain):
        item = _item(book, ALIEN_CARD_LIST[number].gives)
        return book.say("label.alien_card.obtain", name=name, item=item)
    return name


def _develop(book: ColonyBook, rest: str, q: Asked) -> str:
    origin, _, target = rest.partition("-")
    lab: list[int] = q.data["areas"][q.seat]["lab"]
    tech = lab.index(1 + ALIEN_LAB.index(origin))
    symbol = SYMBOL[EDGE_TO[EDGE_NAMES.index(rest)]]
    name, place = book.called("alien_tech", tech), book.name("alien_lab", target).lower()
    label = book.say("label.alien_develop", name=name, place=place)
    return f"{label}: {_item(book, symbol)}" if symbol >= 0 else label


def _soldier(book: ColonyBook, rest: str, q: Asked) -> str:
    lies = HEX_NAMES.index(rest) in q.own()["stunned"]
    return book.say("label.soldier.stunned" if lies else "label.soldier", hex=rest)


def _shuttle(book: ColonyBook, rest: str, q: Asked) -> str:
    return book.say(f"label.shuttle:{rest}")


def _lab_tile(book: ColonyBook, rest: str, q: Asked) -> str:
    seat, _, tech = rest.partition("-")
    own = int(seat) == q.seat
    name = book.called("of", TECHS.index(tech))
    return book.say("label.lab_tile.own" if own else "label.lab_tile", tech=name, n=int(seat) + 1)


LABELS: Final[dict[str, Any]] = {
    "reusable": partial(_on_space, "label.reusable"),
    "single": partial(_on_space, "label.single"),
    "unlock": partial(_on_space, "label.unlock"),
    "lift": partial(_on_space, "label.lift"),
    "alien_scientist": partial(_named, "label.alien_scientist", "alien_card"),
    "alien_build": partial(_named, "label.alien_build", "building"),
    "alien_card": _card,
    "alien_tech": partial(_named, "label.alien_tech", "alien_tech"),
    "alien_develop": _develop,
    "soldier": _soldier,
    "shuttle": _shuttle,
    "restore": "label.restore",
    "steal_warehouse": "label.steal_warehouse",
    "lab_tile": _lab_tile,
}


def fill(book: ColonyBook) -> None:
    """Add its words to a book."""
    book.learn(__name__)
    book.effects |= book.bind(
        {
            records.PanelSpace: _panel,
            AlienCard: _alien_card,
            records.AlienTech: _alien_tech,
            records.AlienLabSpace: _lab_space,
        }
    )
    book.questions |= book.bind(
        {
            turn.CommanderTurn: _ask_turn,
            buildings.ChooseAlienHex: _ask_hex,
            cards.ChooseAlienBuilding: _ask_building,
            deployment.Deploy: _ask_deploy,
            deployment.Steal: _ask_steal,
            movement.March: _ask_march,
            DisplaceSoldier: _ask_displaced,
        }
    )
    book.effects |= book.bind(defence.CARDS)
    book.questions |= book.bind(defence.QUESTIONS)
    book.labels |= book.bind({**LABELS, **defence.LABELS})
    add_lines(book, invasion_log, LINES, VARIANTS)
    book.traces |= TRACES
