"""Components that the engine keeps as numbers only, as records that words can be asked for."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.boards import LAB_BENEFITS, TURN_ORDER_BENEFITS
from planetfall.games.on_mars.components.lab import COLUMN
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    COLONY,
    CONTRACTS,
    LAB,
    ORBIT,
    TECHS,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.components.tables import (
    BUILDING_PRICE,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
)
from planetfall.games.on_mars.extension import EXPANSIONS

EXPANSIONS.load()  # They add components.


@dataclass(frozen=True)
class Building:
    """A type of building."""

    number: int

    def id(self) -> str:
        """Its id."""
        return BUILDINGS[self.number]

    def price(self) -> int:
        """The resource it costs; -1 for a Mine, which costs a colonist."""
        return BUILDING_PRICE[self.number]


@dataclass(frozen=True)
class Tech:
    """A technology."""

    number: int

    def id(self) -> str:
        """Its id."""
        return TECHS[self.number]


@dataclass(frozen=True)
class Contract:
    """An Earth Contract."""

    number: int

    def id(self) -> str:
        """Its id."""
        return CONTRACTS[self.number]

    def is_delivery(self) -> bool:
        """Whether it asks for things, not for an Advanced Building."""
        return self.number >= UPGRADE_CONTRACTS

    def wanted(self) -> list[tuple[int, int]]:
        """What a Delivery Contract asks for: items and how many of each."""
        return [(DELIVERY_ITEM[k], DELIVERY_AMOUNT[k]) for k in DELIVERIES_OF[self.number]]


@dataclass(frozen=True)
class LabSpace:
    """A space of the Laboratory."""

    number: int

    def id(self) -> str:
        """Its id."""
        return LAB[self.number]

    def column(self) -> int:
        """Its column, which is the level of a tile on it."""
        return COLUMN[self.number]

    def benefit(self) -> Effect:
        """What a tile that enters it brings."""
        return LAB_BENEFITS[self.number]


@dataclass(frozen=True)
class TurnSpace:
    """A Turn Order space."""

    number: int

    def id(self) -> str:
        """Its id: the number printed on it."""
        return str(self.number + 1)

    def side(self) -> int:
        """The side of the board it lies on."""
        return ORBIT if self.number < 4 else COLONY

    def benefit(self) -> Effect:
        """What a marker that enters it brings."""
        return TURN_ORDER_BENEFITS[self.number]


BUILDING_RECORDS = [Building(number) for number in range(len(BUILDINGS))]
TECH_RECORDS = [Tech(number) for number in range(len(TECHS))]
CONTRACT_RECORDS = [Contract(number) for number in range(len(CONTRACTS))]
LAB_RECORDS = [LabSpace(number) for number in range(len(LAB))]
SPACE_RECORDS = [TurnSpace(number) for number in range(len(TURN_ORDER_BENEFITS))]
