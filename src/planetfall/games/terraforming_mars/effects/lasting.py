"""Lasting changes that cards in play make, as data: the tableau adds them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.modifiers import ANYTHING, Modifier

DISCOUNT: Final = 0
DISCOUNT_PER_TAG: Final = 1
PROJECT_DISCOUNT: Final = 2
METAL_VALUE: Final = 3
SLACK: Final = 4
PROTECTION: Final = 5
CARD_PRICE: Final = 6
GREENERY_PRICE: Final = 7
HEAT_AS_MONEY: Final = 8
SHELTER: Final = 9
STAND_IN: Final = 10
EXTENSION: Final = 32
"""Kinds of expansions start here; they are summed up with `Tableau.total`."""


@dataclass(frozen=True)
class Discount(Modifier):
    """Cards (with `tag`, if given) cost `off` less; once a card, or once per such tag."""

    off: int
    tag: int = ANYTHING
    per_tag: bool = False

    def kind(self) -> int:
        return DISCOUNT_PER_TAG if self.per_tag else DISCOUNT

    def amount(self) -> int:
        return self.off

    def about(self) -> int:
        return self.tag


@dataclass(frozen=True)
class ProjectDiscount(Modifier):
    """A standard project (its number on the board) costs `off` less."""

    off: int
    project: int

    def kind(self) -> int:
        return PROJECT_DISCOUNT

    def amount(self) -> int:
        return self.off

    def about(self) -> int:
        return self.project


@dataclass(frozen=True)
class MetalValue(Modifier):
    """Steel or titanium is worth `more` M€ more."""

    metal: int
    more: int = 1

    def kind(self) -> int:
        return METAL_VALUE

    def amount(self) -> int:
        return self.more

    def about(self) -> int:
        return self.metal


@dataclass(frozen=True)
class Slack(Modifier):
    """Global requirements may be missed by `steps` in either direction."""

    steps: int

    def kind(self) -> int:
        return SLACK

    def amount(self) -> int:
        return self.steps


@dataclass(frozen=True)
class Protect(Modifier):
    """Opponents cannot remove the owner's resource, from stock or cards."""

    resource: int

    def kind(self) -> int:
        return PROTECTION

    def amount(self) -> int:
        return 1

    def about(self) -> int:
        return self.resource


@dataclass(frozen=True)
class Shelter(Modifier):
    """Nobody can remove resources from this card."""

    def kind(self) -> int:
        return SHELTER

    def amount(self) -> int:
        return 1


@dataclass(frozen=True)
class CardPrice(Modifier):
    """Buying a card into hand costs `price` instead of 3."""

    price: int

    def kind(self) -> int:
        return CARD_PRICE

    def amount(self) -> int:
        return self.price - 3


@dataclass(frozen=True)
class GreeneryPrice(Modifier):
    """Converting plants takes `plants` instead of 8."""

    plants: int

    def kind(self) -> int:
        return GREENERY_PRICE

    def amount(self) -> int:
        return self.plants - 8


@dataclass(frozen=True)
class HeatAsMoney(Modifier):
    """Heat may pay for M€, one for one."""

    def kind(self) -> int:
        return HEAT_AS_MONEY

    def amount(self) -> int:
        return 1


@dataclass(frozen=True)
class StandIn(Modifier):
    """Resources of the kind that this card holds may be spent as `rate` units of heat each."""

    resource: int
    rate: int

    def kind(self) -> int:
        return STAND_IN

    def amount(self) -> int:
        return self.rate
