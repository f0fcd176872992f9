"""What a seat's cards in play add up to: immutable, built on demand, shared by clones.

It is dropped whenever a card enters play, and is no part of the position.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.modifiers import ANYTHING, Modifier
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import NOTHING, STEEL, TAGS
from planetfall.games.terraforming_mars.effects.lasting import (
    CARD_PRICE,
    DISCOUNT,
    DISCOUNT_PER_TAG,
    GREENERY_PRICE,
    HEAT_AS_MONEY,
    METAL_VALUE,
    PROJECT_DISCOUNT,
    PROTECTION,
    SHELTER,
    SLACK,
    STAND_IN,
)

LISTENED: Final = 16
"""Room for kinds of happenings, those of expansions included."""
WHEN_BITS: Final = 4


class Tableau:
    """Sums over the cards in play of one seat."""

    def __init__(self, cards: list[int]) -> None:
        self.tags: list[int] = [0] * TAGS
        """How often each tag shows."""
        self.steel_value: int = 2
        self.titanium_value: int = 3
        self.slack: int = 0
        self.card_price: int = 3
        self.greenery_price: int = 8
        self.heat_is_money: bool = False
        self.discount: int = 0
        """Off every card."""
        self.tag_discounts: list[int] = [0] * TAGS
        """Off every card with the tag, once."""
        self.per_tag_discounts: list[int] = [0] * TAGS
        """Off for each such tag."""
        self.has_tag_discounts: bool = False
        self.has_project_discounts: bool = False
        self.protected: int = 0
        """Mask of resources that opponents cannot remove."""
        self.sheltered: list[int] = []
        """Cards whose resources nobody can remove."""
        self.actions: list[int] = []
        """Cards with an action."""
        self.holders: list[int] = []
        """Cards that can hold resources."""
        self.stand_in: int = 0
        """The card whose resources may be spent as heat; 0 for none."""
        self.stand_in_rate: int = 0
        self.listeners: list[list[int]] = [[] for _ in range(LISTENED)]
        """By happening: card << WHEN_BITS | index of its `when`."""
        self.modifiers: list[Modifier] = []
        for number in cards:
            self._add(CARDS[number])

    def _add(self, card: Card) -> None:
        for tag in card.tags:
            self.tags[tag] += 1
        if card.action is not None:
            self.actions.append(card.id)
        if card.holds != NOTHING:
            self.holders.append(card.id)
        for index, when in enumerate(card.when):
            self.listeners[when.event].append(card.id << WHEN_BITS | index)
        for modifier in card.lasting:
            self.modifiers.append(modifier)
            self._modify(card, modifier.kind(), modifier.amount(), modifier.about())

    def _modify(self, card: Card, kind: int, amount: int, about: int) -> None:
        if kind == DISCOUNT:
            if about == ANYTHING:
                self.discount += amount
            else:
                self.tag_discounts[about] += amount
                self.has_tag_discounts = True
        elif kind == DISCOUNT_PER_TAG:
            self.per_tag_discounts[about] += amount
            self.has_tag_discounts = True
        elif kind == PROJECT_DISCOUNT:
            self.has_project_discounts = True
        elif kind == METAL_VALUE:
            if about == STEEL:
                self.steel_value += amount
            else:
                self.titanium_value += amount
        elif kind == SLACK:
            self.slack += amount
        elif kind == PROTECTION:
            self.protected |= 1 << about
        elif kind == CARD_PRICE:
            self.card_price += amount
        elif kind == GREENERY_PRICE:
            self.greenery_price += amount
        elif kind == HEAT_AS_MONEY:
            self.heat_is_money = True
        elif kind == SHELTER:
            self.sheltered.append(card.id)
        elif kind == STAND_IN:
            self.stand_in = card.id
            self.stand_in_rate = amount

    def price(self, card: Card, off: int) -> int:
        """What playing `card` costs after all discounts and `off` more (TM-16.07, TM-16.13)."""
        due = card.cost - self.discount - off
        if self.has_tag_discounts:
            counts = card.tag_counts
            for tag in range(TAGS):
                if counts[tag]:
                    due -= self.tag_discounts[tag] + self.per_tag_discounts[tag] * counts[tag]
        return due if due > 0 else 0

    def project_discount(self, project: int) -> int:
        """What is taken off a standard project."""
        return self.total(PROJECT_DISCOUNT, project)

    def total(self, kind: int, about: int = ANYTHING) -> int:
        """The sum of what cards in play change on `kind` for `about`."""
        amount = 0
        for modifier in self.modifiers:
            if modifier.kind() == kind and modifier.about() in (ANYTHING, about):
                amount += modifier.amount()
        return amount
