"""What a card of Terraforming Mars promises, read off its effects. A victory point is 100.

Every amount is weighed by what is left of the game: production while there are generations to
come, points always, money less and less.
"""

from __future__ import annotations

from typing import Final

from planetfall.core import combinators
from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import (
    ANIMALS,
    CITY,
    ENERGY,
    GREENERY,
    HEAT,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    TEMPERATURE,
)
from planetfall.games.terraforming_mars.effects.basic import (
    Exchange,
    Gain,
    NextCard,
    Pay,
    Produce,
    RaiseRating,
    ShiftProduction,
)
from planetfall.games.terraforming_mars.effects.combine import If, May, OnlyIf
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.effects.drawing import Discard, Draw, Look
from planetfall.games.terraforming_mars.effects.holding import Put, TakeHeld
from planetfall.games.terraforming_mars.effects.mars import Place, Raise
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.points import PerHeld
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.state import Mars

LONGEST: Final = 14
"""More generations ahead are not told apart."""
POINT: Final = 100
MONEY: Final = (1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
"""What 1 M€ is worth with so many generations left: early money grows."""
SOLO_MONEY: Final = (1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)
"""The same alone, where everything is weighed by what it saves: 1 M€ of the end is 10."""
SOLO_STEPS: Final = (140, 230, 180)
"""Alone, a step of each global parameter saves its standard project."""
STEEL: Final = 6
"""Quarters of 1 M€ that a unit of steel is worth; it waits for a building."""
TITANIUM: Final = 9
"""The same for titanium."""
PLANT_SHARE: Final = 88
"""Per cent of a greenery that eight plants are worth while they wait."""
HEAT_SHARE: Final = 88
"""Per cent of a step of temperature that eight units of heat are worth."""
BESIDE_CITIES: Final = 60
"""What a greenery adds to cities beside it, on the average."""
CITY_WORTH: Final = 250
"""What a city is worth by greeneries beside it."""
IN_PLAY: Final = 80
"""Per cent of what actions and triggers of a card in play would bring if always used."""
HELD: Final = 40
"""Per cent of a step of temperature that a resource on a card is worth to an action."""
SCARCE: Final = 20
"""Tenths of 1 M€ that a unit of energy costs which an action takes: it must be made first."""
CHANGE: Final = 15
"""Tenths of 1 M€ that a trigger or lasting change brings in a generation."""
UNKNOWN: Final = 20
"""An effect nobody weighed."""


NO_OPINION: Final = -1_000_000
"""Answer of an appraiser to an effect that is not its own."""


class Appraiser:
    """What an expansion is worth: the value `APPRAISER` of its module `bot`."""

    def of_effect(self, prices: Prices, effect: Effect, left: int) -> int:
        """What an effect of the expansion is worth, or `NO_OPINION`."""
        return NO_OPINION

    def of_position(self, game: Mars, seat: int, left: int) -> int:
        """What a seat has of the expansion's own things."""
        return 0


_appraisers: list[Appraiser] = []


def appraisers() -> list[Appraiser]:
    """Those of all expansions."""
    if not _appraisers:
        for module in EXPANSIONS.modules("bot"):
            _appraisers.append(module.APPRAISER)
    return _appraisers


class Prices:
    """What everything is worth by the generations left: the one list for a game against others,
    the other for the solo game, where only the three global parameters count."""

    def __init__(self, point: int, steps: tuple[int, int, int], money: tuple[int, ...]) -> None:
        self.point = point
        """What a victory point is worth."""
        self.steps = steps
        """What a step of temperature, oxygen or oceans is worth, its income not counted."""
        self.money = money
        """What 1 M€ is worth, by generations left."""
        self.income: list[int] = [0, 0]
        """What a step of M€ production is worth: it pays at the end of each generation."""
        for left in range(2, LONGEST + 1):
            self.income.append(self.income[left - 1] + money[left - 1])
        self._resources: list[list[int]] = []
        self._productions: list[list[int]] = []
        for resource in range(6):
            worths = [self._resource(resource, left) for left in range(LONGEST + 1)]
            self._resources.append(worths)
            # Plants of the last production become greeneries too.
            first = 0 if resource == PLANTS else 1
            rows = [sum(worths[first:left]) for left in range(LONGEST + 1)]
            if resource == ENERGY:
                rows = [worth * 5 // 4 for worth in rows]
            self._productions.append(rows)
        self._promises: list[list[int]] = []
        self._standings: list[list[int]] = []

    def _resource(self, resource: int, left: int) -> int:
        money = self.money[left]
        if resource == 1:
            return money * STEEL // 4
        if resource == 2:
            return money * TITANIUM // 4
        if resource == PLANTS:
            return self.greenery(left) * PLANT_SHARE // 800
        if resource == ENERGY:
            return self.step(TEMPERATURE, left) * HEAT_SHARE // 900
        if resource == HEAT:
            return self.step(TEMPERATURE, left) * HEAT_SHARE // 800
        return money

    def resource(self, resource: int, left: int) -> int:
        """What one unit in stock is worth."""
        if resource < 6:
            return self._resources[resource][left]
        return self.step(TEMPERATURE, left) * HELD // 100

    def production(self, resource: int, left: int) -> int:
        """What one step of production is worth."""
        return self._productions[resource][left]

    def rating(self, left: int) -> int:
        """What a step of terraform rating is worth: a point, and income."""
        return self.point + self.income[left]

    def step(self, track: int, left: int) -> int:
        """What a step of a global parameter is worth."""
        return self.steps[track] + self.income[left]

    def greenery(self, left: int) -> int:
        """What a greenery is worth while oxygen rises, on a fair place."""
        return self.step(OXYGEN, left) + (self.point + BESIDE_CITIES if self.point else 0)

    def late_greenery(self) -> int:
        """What a greenery is worth once there is all the oxygen."""
        return self.point + BESIDE_CITIES if self.point else 0

    def tile(self, tile: int, left: int) -> int:
        """What placing a tile is worth, on a fair place."""
        if tile == OCEAN:
            return self.step(OCEANS, left) + 3 * self.money[left]
        if tile == GREENERY:
            return self.greenery(left) + 2 * self.money[left]
        if tile == CITY and self.point:
            return CITY_WORTH + 2 * self.money[left]
        return 3 * self.money[left]

    def effect(self, effect: Effect, left: int) -> int:
        """What carrying out an effect once is worth to its owner."""
        if isinstance(effect, Gain):
            value = 0
            for resource, amount in enumerate(effect.amounts()):
                value += amount * self.resource(resource, left)
            return value * _times(effect.per)
        if isinstance(effect, Produce):
            value = 0
            for resource, amount in enumerate(effect.amounts()):
                value += amount * self.production(resource, left)
            return value * _times(effect.per)
        if isinstance(effect, RaiseRating):
            return effect.steps * self.rating(left) * _times(effect.per)
        if isinstance(effect, Raise):
            return effect.steps * self.step(effect.track, left)
        if isinstance(effect, Place):
            value = effect.count * self.tile(effect.tile, left)
            return value if effect.then is None else value + self.effect(effect.then, left)
        if isinstance(effect, Pay):
            if effect.resource == ENERGY:
                return -effect.amount * self.money[left] * SCARCE // 10
            return -effect.amount * self.resource(effect.resource, left)
        return self._other(effect, left)

    def _other(self, effect: Effect, left: int) -> int:
        money = self.money[left]
        if isinstance(effect, Draw):
            return 3 * money * effect.cards * _times(effect.per)
        if isinstance(effect, Look):
            return money * effect.cards // 2 if effect.buy else 3 * money * effect.keep
        if isinstance(effect, Discard):
            return -2 * money
        if isinstance(effect, Put):
            share = 2 if effect.resource >= ANIMALS else 1
            return effect.amount * self.point * share // 3
        if isinstance(effect, TakeHeld):
            return -effect.amount * self.point // 3
        if isinstance(effect, Remove):
            worth = effect.amount * self.resource(effect.resource, left)
            return worth // (1 if effect.steal else 3)
        if isinstance(effect, Reduce):
            return effect.steps * self.production(effect.resource, left) // 4
        if isinstance(effect, NextCard):
            return effect.discount * money // 2 + effect.slack * money
        if isinstance(effect, Exchange):
            worth = self.resource(effect.get, left) - self.resource(effect.give, left)
            return max(4 * worth, 0)
        if isinstance(effect, ShiftProduction):
            worth = self.production(effect.get, left) - self.production(effect.give, left)
            return max(worth, 0)
        for appraiser in appraisers():
            worth = appraiser.of_effect(self, effect, left)
            if worth != NO_OPINION:
                return worth
        return self._combined(effect, left)

    def _combined(self, effect: Effect, left: int) -> int:
        worths = [self.effect(part, left) for part in effect.parts()]
        if not worths:
            return UNKNOWN
        if isinstance(effect, combinators.Either):
            return max(worths)
        if isinstance(effect, (May, combinators.May)):
            return max(worths[0], 0)
        if isinstance(effect, (If, OnlyIf)):
            return max(worths) * 2 // 3
        return sum(worths)

    def _card(self, card: Card, left: int) -> int:
        value = self.point * card.vp + self._lasting(card, left)
        for effect in card.play:
            value += self.effect(effect, left)
        if card.worth is not None and not isinstance(card.worth, PerHeld):
            value += 2 * self.point
        if card.first is not None:
            value += self.effect(card.first, left)
        return value + len(card.tags) * self.money[left] // 2

    def _lasting(self, card: Card, left: int) -> int:
        rounds = max(left - 1, 0)
        value = (len(card.when) + len(card.lasting)) * rounds * self.money[left] * CHANGE // 10
        action = card.action
        if action is not None:
            worth = card.worth
            if isinstance(worth, PerHeld):
                # Mostly the action puts one more on the card; where it can do else, less often.
                once = self.point * worth.gives // worth.each
                if not isinstance(action, Put):
                    once = once * 3 // 4
            else:
                once = self.effect(action, left)
            value += max(once, 0) * rounds
        return value * IN_PLAY // 100

    def promise(self, card: int, left: int) -> int:
        """What a card is worth once played, its cost not counted."""
        if len(self._promises) != len(CARDS):
            self._promises = [
                [self._card(each, ahead) for ahead in range(LONGEST + 1)] for each in CARDS
            ]
        return self._promises[card][left]

    def standing(self, card: int, left: int) -> int:
        """What a card in play will still bring by its action, triggers and lasting changes."""
        if len(self._standings) != len(CARDS):
            self._standings = [
                [self._lasting(each, ahead) for ahead in range(LONGEST + 1)] for each in CARDS
            ]
        return self._standings[card][left]


def _times(per: MarsCount | None) -> int:
    return 1 if per is None else 2


VERSUS: Final = Prices(POINT, (POINT, POINT, POINT), MONEY)
"""Against others: points."""
SOLO: Final = Prices(0, SOLO_STEPS, SOLO_MONEY)
"""Alone: what is saved on the way to a terraformed Mars."""
