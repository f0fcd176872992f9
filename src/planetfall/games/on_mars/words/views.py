"""What questions and labels read off a view."""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.blueprint_types import UPGRADES
from planetfall.games.on_mars.components.blueprints import BUILDING_CRYSTALS
from planetfall.games.on_mars.components.lab import (
    COLUMN,
    EDGE_FROM,
    EDGE_NAMES,
    EDGE_TO,
    LEVEL,
    PRICE_CRYSTAL,
)
from planetfall.games.on_mars.components.map import (
    AROUND,
    DIRECTIONS,
    HEX_NAMES,
    NEXT,
    STARTING_MINE,
)
from planetfall.games.on_mars.components.names import (
    GRID,
    LAB,
    ROVER_TECH,
    SHIP_TECH,
    UPGRADE_TECH,
)
from planetfall.games.on_mars.components.private_goals import COMMON_REWARD
from planetfall.games.on_mars.components.scientists import SCIENTIST_FOR
from planetfall.games.on_mars.components.tables import (
    DELIVERY_AMOUNT,
    DELIVERY_CONTRACT,
    DELIVERY_ITEM,
    DELIVERY_NAMES,
)
from planetfall.games.on_mars.effects.construction import ChooseHex
from planetfall.games.on_mars.effects.movement import Move
from planetfall.games.on_mars.effects.ships import WelcomeShip
from planetfall.games.on_mars.effects.technology import COLUMN_PRICE, GRID_PRICE, Develop
from planetfall.games.on_mars.effects.upgrades import Upgrade
from planetfall.games.on_mars.goals import CompleteGoal
from planetfall.games.on_mars.registry import GOAL_EFFECTS, LAB_EFFECTS, NOTHING, SPACE_EFFECTS
from planetfall.games.on_mars.state import code_of
from planetfall.games.on_mars.words.expansions import more_areas
from planetfall.text.book import Asked


def table(asked: Asked) -> dict[str, Any]:
    """What lies on the table."""
    shown: dict[str, Any] = asked.data["table"]
    return shown


def areas_of(asked: Asked) -> list[dict[str, Any]]:
    """The areas of all seats, those behind the players last."""
    return [*asked.data["areas"], *more_areas(asked.data)]


def is_more(asked: Asked, seat: int) -> bool:
    """Whether a seat is one behind the players."""
    return seat >= len(asked.data["areas"])


TECH_ASKED: Final[dict[type[Any], int]] = {
    Move: ROVER_TECH,
    WelcomeShip: SHIP_TECH,
    Upgrade: UPGRADE_TECH,
}
"""By effect: the technology whose tile it may use. Expansions add theirs."""


def tech_in_question(asked: Asked) -> int:
    """The technology whose owner is chosen."""
    return TECH_ASKED.get(type(asked.effect), asked.a)


def use_price(asked: Asked, blueprint: int) -> int:
    """Crystals to use an own Advanced Building."""
    scientist = SCIENTIST_FOR[UPGRADES[blueprint]]
    free = table(asked)["works"][scientist] == blueprint + 1
    return 0 if free else BUILDING_CRYSTALS


def owner_of(asked: Asked, blueprint: int) -> int:
    """Who built a Blueprint, -1 for nobody."""
    for seat, area in enumerate(areas_of(asked)):
        if area["built"] >> blueprint & 1:
            return seat
    return -1


def bot_step(asked: Asked, rest: str) -> tuple[int, str, int, int]:
    """A bot's step: its number, the direction, from where, to where."""
    number, _, direction = rest.partition("-")
    origin: int = asked.own()["bots"][int(number) - 1]
    return int(number), direction, origin, NEXT[origin][DIRECTIONS.index(direction)]


def rover_step(asked: Asked, direction: str) -> tuple[int, int]:
    """The rover's step: from where, to where."""
    rover: int = asked.own()["rover"]
    origin = rover if rover >= 0 else STARTING_MINE
    return origin, NEXT[origin][DIRECTIONS.index(direction)]


def tech_on(asked: Asked, space: int) -> int:
    """The technology on a space of the own Lab."""
    lab: list[int] = asked.own()["lab"]
    return lab.index(space + 1)


class Step:
    """A development: which tile goes where, and what it costs."""

    def __init__(self, asked: Asked, rest: str) -> None:
        edge = EDGE_NAMES.index(rest)
        self.tech = tech_on(asked, EDGE_FROM[edge])
        self.space = EDGE_TO[edge]
        self.level = COLUMN[self.space]
        free = not isinstance(asked.effect, Develop) or asked.effect.free
        self.cost = 0 if free else COLUMN_PRICE[self.level]
        self.crystals = 0 if free else PRICE_CRYSTAL[self.level]


def lab_benefit(space: int) -> Effect | None:
    """What a tile that enters a Lab space brings."""
    return None if LAB_EFFECTS[space] is NOTHING else LAB_EFFECTS[space]


def space_benefit(space: int) -> Effect | None:
    """What a marker that enters a Turn Order space brings."""
    return None if SPACE_EFFECTS[space] is NOTHING else SPACE_EFFECTS[space]


def lab_number(rest: str) -> int:
    """A Lab space by its id."""
    return LAB.index(rest)


def grid_tile(asked: Asked, rest: str) -> tuple[int, int]:
    """What lies on a space of the Tech Grid: the technology and its price."""
    place = GRID.index(rest)
    return table(asked)["grid"][place] - 1, GRID_PRICE[place]


def level_of(asked: Asked, seat: int) -> int:
    """The level of the technology in question that a seat owns."""
    lab: list[int] = areas_of(asked)[seat]["lab"]
    return LEVEL[lab[tech_in_question(asked)]]


def delivery(asked: Asked, rest: str) -> tuple[int, int, int, int]:
    """A delivery: the item, the Contract, how many lie on it, how many it needs."""
    entry = DELIVERY_NAMES.index(rest)
    loaded: int = table(asked)["cargo"][entry]
    return DELIVERY_ITEM[entry], DELIVERY_CONTRACT[entry], loaded, DELIVERY_AMOUNT[entry]


def size_there(asked: Asked, rest: str) -> int:
    """The size of the complex that the building in question would make on a hex; else 0."""
    if not isinstance(asked.effect, ChooseHex):
        return 0
    land: list[int] = table(asked)["land"]
    code = code_of(asked.a, asked.seat)
    members = [HEX_NAMES.index(rest)]
    for member in members:
        for near in AROUND[member]:
            if land[near] == code and near not in members:
                members.append(near)
    return len(members)


def chosen_part(asked: Asked, place: int) -> Effect:
    """The effect behind `choose:k`."""
    if isinstance(asked.effect, CompleteGoal):
        return COMMON_REWARD if place else GOAL_EFFECTS[asked.a]
    return asked.effect.parts()[place]
