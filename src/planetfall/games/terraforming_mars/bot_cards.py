"""What a card of Terraforming Mars promises, read off its effects. A victory point is 100.

Every amount is weighed by what is left of the game: production while there are generations to
come, points always, money less and less.
"""

from __future__ import annotations

from typing import Final

from planetfall.core import combinators
from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import ANIMALS, CITY, GREENERY, OCEAN
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
MONEY: Final = (1, 4, 8, 9, 10, 11, 12, 13, 14, 14, 15, 15, 16, 16, 16)
"""What 1 M€ is worth with so many generations left."""
UNKNOWN: Final = 20
"""An effect nobody weighed."""


NO_OPINION: Final = -1_000_000
"""Answer of an appraiser to an effect that is not its own."""


class Appraiser:
    """What an expansion is worth: the value `APPRAISER` of its module `bot`."""

    def of_effect(self, effect: Effect, left: int) -> int:
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


def resource_worth(resource: int, left: int) -> int:
    """What one unit in stock is worth."""
    money = MONEY[left]
    if resource == 0:
        return money
    if resource == 1:
        return money * 3 // 2
    if resource == 2:
        return money * 9 // 4
    if resource == 3:
        return (POINT + rating_worth(left)) // 10
    if resource == 4:
        return money // 2
    if resource == 5:
        return rating_worth(left) // 11
    return money * 2


def production_worth(resource: int, left: int) -> int:
    """What one step of production is worth: it pays at the end of each generation."""
    if resource == 3:
        return left * resource_worth(3, left // 2) * 4 // 5
    rounds = max(left - 1, 0)
    if resource == 4:
        return rounds * MONEY[(left + 1) // 2] * 4 // 5
    return rounds * resource_worth(resource, (left + 1) // 2)


def rating_worth(left: int) -> int:
    """What a step of terraform rating is worth: a point, and income."""
    return POINT + max(left - 1, 0) * MONEY[(left + 1) // 2]


def tile_worth(tile: int, left: int) -> int:
    """What placing a tile is worth, on a fair place."""
    if tile == OCEAN:
        return rating_worth(left) + 2 * MONEY[left]
    if tile == GREENERY:
        return POINT + rating_worth(left) + 2 * MONEY[left]
    if tile == CITY:
        return 2 * POINT + 2 * MONEY[left]
    return 2 * MONEY[left]


def _times(per: MarsCount | None) -> int:
    return 1 if per is None else 2


def effect_worth(effect: Effect, left: int) -> int:
    """What carrying out an effect once is worth to its owner."""
    if isinstance(effect, Gain):
        amounts = [
            effect.mc,
            effect.steel,
            effect.titanium,
            effect.plant,
            effect.energy,
            effect.heat,
        ]
        value = 0
        for resource in range(6):
            value += amounts[resource] * resource_worth(resource, left)
        return value * _times(effect.per)
    if isinstance(effect, Produce):
        amounts = [
            effect.mc,
            effect.steel,
            effect.titanium,
            effect.plant,
            effect.energy,
            effect.heat,
        ]
        value = 0
        for resource in range(6):
            value += amounts[resource] * production_worth(resource, left)
        return value * _times(effect.per)
    if isinstance(effect, RaiseRating):
        return effect.steps * rating_worth(left) * _times(effect.per)
    if isinstance(effect, Raise):
        return effect.steps * rating_worth(left)
    if isinstance(effect, Place):
        value = effect.count * tile_worth(effect.tile, left)
        return value if effect.then is None else value + effect_worth(effect.then, left)
    if isinstance(effect, Pay):
        return -effect.amount * resource_worth(effect.resource, left)
    return _other_worth(effect, left)


def _other_worth(effect: Effect, left: int) -> int:
    money = MONEY[left]
    if isinstance(effect, Draw):
        return 3 * money * effect.cards * _times(effect.per)
    if isinstance(effect, Look):
        return money * effect.cards // 2 if effect.buy else 3 * money * effect.keep
    if isinstance(effect, Discard):
        return -2 * money
    if isinstance(effect, Put):
        return effect.amount * (POINT // 2 if effect.resource >= ANIMALS else money * 3)
    if isinstance(effect, TakeHeld):
        return -effect.amount * POINT // 3
    if isinstance(effect, Remove):
        return effect.amount * resource_worth(effect.resource, left) // (1 if effect.steal else 3)
    if isinstance(effect, Reduce):
        return effect.steps * production_worth(effect.resource, left) // 4
    if isinstance(effect, NextCard):
        return effect.discount * money // 2 + effect.slack * money
    if isinstance(effect, Exchange):
        worth = resource_worth(effect.get, left) - resource_worth(effect.give, left)
        return max(4 * worth, 0)
    if isinstance(effect, ShiftProduction):
        return max(production_worth(effect.get, left) - production_worth(effect.give, left), 0)
    for appraiser in appraisers():
        worth = appraiser.of_effect(effect, left)
        if worth != NO_OPINION:
            return worth
    return _combined_worth(effect, left)


def _combined_worth(effect: Effect, left: int) -> int:
    worths = [effect_worth(part, left) for part in effect.parts()]
    if not worths:
        return UNKNOWN
    if isinstance(effect, combinators.Either):
        return max(worths)
    if isinstance(effect, (May, combinators.May)):
        return max(worths[0], 0)
    if isinstance(effect, (If, OnlyIf)):
        return max(worths) * 2 // 3
    return sum(worths)


def card_worth(card: Card, left: int) -> int:
    """What a card is worth once played, its cost not counted."""
    value = POINT * card.vp + standing_worth(card, left)
    for effect in card.play:
        value += effect_worth(effect, left)
    if card.worth is not None:
        worth = card.worth
        if isinstance(worth, PerHeld):
            # Its action was counted as half a point each.
            value += max(left - 2, 0) * POINT // (4 * worth.each)
        else:
            value += 2 * POINT
    if card.first is not None:
        value += effect_worth(card.first, left)
    return value + len(card.tags) * MONEY[left] // 2


def standing_worth(card: Card, left: int) -> int:
    """What a card in play will still bring by its action, triggers and lasting changes."""
    value = (len(card.when) + len(card.lasting)) * max(left - 1, 0) * MONEY[left] * 3 // 2
    if card.action is not None:
        value += max(effect_worth(card.action, left), 0) * max(left - 1, 0)
    return value


_table: list[list[int]] = []


def promise(card: int, left: int) -> int:
    """`card_worth` by number, looked up."""
    if len(_table) != len(CARDS):
        _table.clear()
        for each in CARDS:
            _table.append([card_worth(each, ahead) for ahead in range(LONGEST + 1)])
    return _table[card][left]


_standing: list[list[int]] = []


def standing(card: int, left: int) -> int:
    """`standing_worth` by number, looked up."""
    if len(_standing) != len(CARDS):
        _standing.clear()
        for each in CARDS:
            _standing.append([standing_worth(each, ahead) for ahead in range(LONGEST + 1)])
    return _standing[card][left]
