"""Judgement of the solo game: can Mars still be terraformed in time, and with how much to spare?

The rest of the game is played through in thought: heat and plants do their part, all money buys the
cheapest standard projects that are still needed, every step raises the income. What is left over at
the end, or is missing, is the *margin* of a position, in tenths of 1 M€. Cards are weighed by what
they would do to it.
"""

from __future__ import annotations

from typing import Final

from planetfall.core import combinators
from planetfall.core.effect import Effect
from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.bot_cards import SOLO, appraisers
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.components.terms import (
    ENERGY,
    GREENERY,
    HEAT,
    MC,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    STANDARD,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from planetfall.games.terraforming_mars.components.tracks import (
    ALL_OCEANS,
    FULL_OXYGEN,
    HEAT_STEPS,
    OCEAN_STEP,
    WARMEST,
    WARMING_OXYGEN,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Pay, Produce, RaiseRating
from planetfall.games.terraforming_mars.effects.combine import If, May, OnlyIf
from planetfall.games.terraforming_mars.effects.counts import MarsCount
from planetfall.games.terraforming_mars.effects.drawing import Discard, Draw, Look
from planetfall.games.terraforming_mars.effects.mars import Place, Raise
from planetfall.games.terraforming_mars.effects.others import Reduce, Remove
from planetfall.games.terraforming_mars.effects.requirements import AtMost
from planetfall.games.terraforming_mars.payment import STEEL_TOO, TITANIUM_TOO
from planetfall.games.terraforming_mars.phases import SOLO_GENERATIONS
from planetfall.games.terraforming_mars.standard_projects import (
    AQUIFER,
    ASTEROID,
    GREENERY_PROJECT,
    HEAT_PRICE,
    PROJECTS,
)
from planetfall.games.terraforming_mars.state import Mars

UNIT: Final = 10
"""Tenths of 1 M€, in which margins are reckoned."""
TERRAFORMED: Final = 1000
"""Of a planet finished in time. It is not so much that guesses how a game ends, some won and some
lost, could not be compared by what was missing as well."""
PLENTY: Final = 400
"""What a margin is above this counts an eighth: Mars will be terraformed anyway."""
STEEL_WORTH: Final = 30
"""Per cent of what a metal pays that it is worth: it waits for a card to be spent on."""
METALS_IN_USE: Final = 12
"""So much of a metal is spent soon; more counts nothing."""
OCEAN_PLACE: Final = 30
"""What an ocean brings by its place."""
LAND_PLACE: Final = 20
"""What another tile brings by its place."""
CARD_DRAWN: Final = 30
"""What a card drawn for nothing is worth."""
TYPICAL: Final = 3
"""With so many generations left other effects are weighed."""
IN_PLAY: Final = 60
"""Per cent of what actions of cards in play would bring if always used."""
CHANGE: Final = 4
"""What a trigger or lasting change brings in a generation."""
RESOURCES: Final = (10, 13, 20, 25, 0, 16)
"""What a unit of each resource is worth to an action."""
STEPS: Final = (160, 250, 200)
"""What a step of each parameter is worth to an action."""
HAND_SHARE: Final = 30
"""Per cent of what a card in hand would bring; the rest comes with playing it."""
BUY_SHARE: Final = 60
"""Per cent of what a card would bring that must repay its price when it is bought."""
LATER: Final = 85
"""Per cent that is left of it while the money is not there yet."""
UNMET: Final = 40
"""Per cent that is left of it by a requirement that is not met yet."""
ROUNDS_OF_HAND: Final = 2
"""Cards are bought that can be paid for within so many generations more."""
STEP_DONE: Final = 2
"""What a step is worth beside what it saves: better now than planned."""


class Change:
    """What a card changes at once, as far as it bears on terraforming."""

    def __init__(self) -> None:
        self.stock: list[int] = [0] * STANDARD
        self.production: list[int] = [0] * STANDARD
        self.tracks: list[int] = [0, 0, 0]
        """Steps of temperature, oxygen and oceans."""
        self.rating = 0
        """Steps of rating beside those."""
        self.other = 0
        """What else it brings at once."""
        self.yearly = 0
        """What it brings in each later generation by itself."""
        self.deed = 0
        """What its action brings in a generation, its energy not counted."""
        self.power = 0
        """The energy that its action takes."""

    def worth(self) -> int:
        """What it is worth by the prices of standard projects, its energy not counted."""
        value = self.other
        for resource, amount in enumerate(self.stock):
            value += RESOURCES[resource] * amount
        for resource, amount in enumerate(self.production):
            value += RESOURCES[resource] * amount * TYPICAL
        for track, steps in enumerate(self.tracks):
            value += STEPS[track] * steps
        return value + UNIT * TYPICAL * self.rating

    def add(self, effect: Effect, times: int = 1) -> None:
        """Count an effect in, `times` over."""
        if isinstance(effect, Gain):
            often = times * _often(effect.per)
            for resource, amount in enumerate(effect.amounts()):
                self.stock[resource] += amount * often
        elif isinstance(effect, Produce):
            often = times * _often(effect.per)
            for resource, amount in enumerate(effect.amounts()):
                self.production[resource] += amount * often
        elif isinstance(effect, RaiseRating):
            self.rating += effect.steps * times * _often(effect.per)
        elif isinstance(effect, Raise):
            self.tracks[effect.track] += effect.steps * times
        elif isinstance(effect, Place):
            if effect.tile == OCEAN:
                self.tracks[OCEANS] += effect.count * times
                self.other += OCEAN_PLACE * effect.count * times
            else:
                if effect.tile == GREENERY:
                    self.tracks[OXYGEN] += effect.count * times
                self.other += LAND_PLACE * effect.count * times
            if effect.then is not None:
                self.add(effect.then, times)
        elif isinstance(effect, Pay) and effect.resource < STANDARD:
            self.stock[effect.resource] -= effect.amount * times
        else:
            self._add_other(effect, times)

    def _add_other(self, effect: Effect, times: int) -> None:
        if isinstance(effect, Remove):
            if effect.steal and effect.resource < STANDARD:
                self.stock[effect.resource] += effect.amount * times
        elif isinstance(effect, Draw):
            self.other += CARD_DRAWN * effect.cards * times * _often(effect.per)
        elif isinstance(effect, (Look, Discard)):
            self.other += SOLO.effect(effect, 1) * times
        elif isinstance(effect, (combinators.Either, If, OnlyIf, May, combinators.May)):
            # The best of what it may do.
            best: Effect | None = None
            most = 0
            for part in effect.parts():
                worth = SOLO.effect(part, TYPICAL)
                if worth > most:
                    most = worth
                    best = part
            if best is not None:
                self.add(best, times)
        elif not isinstance(effect, Reduce):
            parts = effect.parts()
            if parts:
                for part in parts:
                    self.add(part, times)
            else:
                self.other += SOLO.effect(effect, TYPICAL) * times


def _often(per: MarsCount | None) -> int:
    return 1 if per is None else 2


def _change_of(card: Card) -> Change:
    found = Change()
    for effect in card.play:
        found.add(effect)
    if card.first is not None:
        found.add(card.first)
    found.yearly = CHANGE * (len(card.when) + len(card.lasting))
    if card.action is not None:
        once = Change()
        once.add(card.action)
        found.power = max(-once.stock[ENERGY], 0)
        found.deed = max(once.worth() * IN_PLAY // 100, 0)
    return found


_changes: list[Change] = []


def change_of(card: int) -> Change:
    """What a card changes."""
    if len(_changes) != len(CARDS):
        _changes.clear()
        _changes.extend([_change_of(each) for each in CARDS])
    return _changes[card]


class Outlook:
    """Where one stands, and what comes in until the last generation."""

    def __init__(self) -> None:
        self.left = 1
        """Generations to act in, this one included."""
        self.warm = 0
        self.oxygen = 0
        self.oceans = 0
        self.rating = 0
        self.money = 0
        self.plants = 0
        self.energy = 0
        self.heat = 0
        self.income = 0
        self.grown = 0
        self.powered = 0
        self.heated = 0
        self.plant_price = 8
        self.heater = 0
        """What a step of temperature costs as a standard project."""
        self.garden = 0
        """The same of oxygen."""
        self.well = 0
        """The same of an ocean."""
        self.steel = 0
        """What a unit of steel will have been worth."""
        self.titanium = 0
        self.later = 0
        """What will be at hand a generation later only."""
        self.yearly = 0
        """What comes in beside money, in each later generation."""
        self.cold = 0
        """Steps of temperature that must be bought."""
        self.bare = 0
        """Steps of oxygen that must be bought."""
        self.dry = 0
        """Oceans that must be bought."""

    def copy(self) -> Outlook:
        """The same for a trial."""
        other = Outlook()
        other.left = self.left
        other.warm = self.warm
        other.oxygen = self.oxygen
        other.oceans = self.oceans
        other.rating = self.rating
        other.money = self.money
        other.plants = self.plants
        other.energy = self.energy
        other.heat = self.heat
        other.income = self.income
        other.grown = self.grown
        other.powered = self.powered
        other.heated = self.heated
        other.plant_price = self.plant_price
        other.heater = self.heater
        other.garden = self.garden
        other.well = self.well
        other.steel = self.steel
        other.titanium = self.titanium
        other.later = self.later
        other.yearly = self.yearly
        return other

    def use(self, change: Change) -> None:
        """Count in what a card in play brings from now on; actions as far as there is energy."""
        self.yearly += change.yearly
        if change.deed and change.power <= self.powered:
            self.powered -= change.power
            self.yearly += change.deed

    def take(self, change: Change) -> None:
        """Count in all that a card brings."""
        stock = change.stock
        made = change.production
        self.money += UNIT * stock[MC] + change.other
        self.plants += stock[PLANTS]
        self.energy += stock[ENERGY]
        self.heat += stock[HEAT]
        self.later += self.steel * stock[STEEL] + self.titanium * stock[TITANIUM]
        self.income += UNIT * made[MC]
        self.grown += made[PLANTS]
        self.powered += made[ENERGY]
        self.heated += made[HEAT]
        self.yearly += self.steel * made[STEEL] + self.titanium * made[TITANIUM]
        self.rating += change.rating
        for _ in range(min(change.tracks[TEMPERATURE], WARMEST - self.warm)):
            self._warm()
        for _ in range(min(change.tracks[OXYGEN], FULL_OXYGEN - self.oxygen)):
            self._breathe()
        for _ in range(min(change.tracks[OCEANS], ALL_OCEANS - self.oceans)):
            self._flood()
        self.use(change)

    def margin(self) -> int:
        """What is left over when Mars is terraformed as cheaply as possible; what is missing for
        it, where it is below 0."""
        return self.copy()._play_on()

    def margin_with(self, change: Change, price: int) -> int:
        """The same after a change that costs `price` (tenths of 1 M€)."""
        trial = self.copy()
        trial.money -= price
        trial.take(change)
        return trial._play_on()

    def _warm(self) -> None:
        self.warm += 1
        self.rating += 1
        if self.warm in HEAT_STEPS:
            self.heated += 1
        elif self.warm == OCEAN_STEP and self.oceans < ALL_OCEANS:
            self._flood()

    def _breathe(self) -> None:
        self.oxygen += 1
        self.rating += 1
        if self.oxygen == WARMING_OXYGEN and self.warm < WARMEST:
            self._warm()

    def _flood(self) -> None:
        self.oceans += 1
        self.rating += 1

    def _play_on(self) -> int:
        """The margin at the end; this outlook is used up by it."""
        rounds = self.left - 1
        while True:
            while self.heat >= HEAT_PRICE and self.warm < WARMEST:
                self.heat -= HEAT_PRICE
                self._warm()
            while self.plants >= self.plant_price and self.oxygen < FULL_OXYGEN:
                self.plants -= self.plant_price
                self._breathe()
            self._buy(rounds)
            if not rounds:
                break
            rounds -= 1
            self.money += max(UNIT * self.rating + self.income, 0) + self.yearly + self.later
            self.later = 0
            self.heat += self.energy + self.heated
            self.energy = self.powered
            self.plants += self.grown
        money = self.money
        if self.cold > 0:
            # Parts of a step that are there already count.
            money += self.heat * self.heater // HEAT_PRICE - self.cold * self.heater
        if self.bare > 0:
            money += self.plants * self.garden // self.plant_price - self.bare * self.garden
        return money - max(self.dry, 0) * self.well

    def _buy(self, rounds: int) -> None:
        """Buy what heat, plants and bonuses of the rounds to come will not bring."""
        warmth = self.heat + self.heated * rounds
        if rounds:
            warmth += self.energy + self.powered * (rounds - 1)
        self.cold = WARMEST - self.warm - warmth // HEAT_PRICE
        if self.oxygen < WARMING_OXYGEN:
            self.cold -= 1
        green = (self.plants + self.grown * rounds) // self.plant_price
        self.bare = FULL_OXYGEN - self.oxygen - green
        self.dry = ALL_OCEANS - self.oceans
        if self.warm < OCEAN_STEP:
            self.dry -= 1
        while self.cold > 0 and self.money >= self.heater:
            self.money -= self.heater
            self.cold -= 1
            self._warm()
        while self.dry > 0 and self.money >= self.well:
            self.money -= self.well
            self.dry -= 1
            self._flood()
        while self.bare > 0 and self.money >= self.garden:
            self.money -= self.garden
            self.bare -= 1
            self._breathe()

    def gain(self, game: Mars, card: int, base: int, extra: int) -> int:
        """What playing a card adds to the margin `base`; `extra` M€ are paid for it before."""
        printed = CARDS[card]
        kit = game.kit(0)
        stock = game.players[0].stock
        due = kit.price(printed, 0)
        cost = UNIT * (due + extra)
        if printed.metals & TITANIUM_TOO and stock[TITANIUM]:
            units = min(stock[TITANIUM], due // kit.titanium_value)
            cost -= units * (UNIT * kit.titanium_value - self.titanium)
            due -= units * kit.titanium_value
        if printed.metals & STEEL_TOO and stock[STEEL]:
            units = min(stock[STEEL], due // kit.steel_value)
            cost -= units * (UNIT * kit.steel_value - self.steel)
            due -= units * kit.steel_value
        found = self.margin_with(change_of(card), cost) - base
        if found > 0 and UNIT * due > self.money:
            found = found * LATER // 100 if self.left > 1 else 0
        for need in printed.needs:
            if need.obstacle(game, 0, kit.slack) != POSSIBLE:
                if isinstance(need, AtMost) or self.left == 1:
                    return min(found, 0)
                found = found * UNMET // 100
        return found


def outlook_of(game: Mars) -> Outlook:
    """The outlook of the player of a solo game."""
    player = game.players[0]
    kit = game.kit(0)
    stock = player.stock
    made = player.production
    found = Outlook()
    found.left = max(SOLO_GENERATIONS + 1 - game.generation, 1)
    found.warm = game.temperature
    found.oxygen = game.oxygen
    found.oceans = game.oceans_placed()
    found.rating = player.rating
    found.money = UNIT * stock[MC]
    found.plants = stock[PLANTS]
    found.energy = stock[ENERGY]
    found.heat = stock[HEAT]
    found.income = UNIT * made[MC]
    found.grown = made[PLANTS]
    found.powered = made[ENERGY]
    found.heated = made[HEAT]
    found.plant_price = kit.greenery_price
    found.heater = UNIT * PROJECTS[ASTEROID - 1].price(game, 0)
    found.garden = UNIT * PROJECTS[GREENERY_PROJECT - 1].price(game, 0)
    found.well = UNIT * PROJECTS[AQUIFER - 1].price(game, 0)
    found.steel = UNIT * kit.steel_value * STEEL_WORTH // 100
    found.titanium = UNIT * kit.titanium_value * STEEL_WORTH // 100
    found.later = min(stock[STEEL], METALS_IN_USE) * found.steel
    found.later += min(stock[TITANIUM], METALS_IN_USE) * found.titanium
    found.yearly = found.steel * made[STEEL] + found.titanium * made[TITANIUM]
    for card in player.tableau:
        found.use(change_of(card))
    return found


def solo_worth(game: Mars) -> int:
    """What a position of the solo game is worth while Mars is not terraformed."""
    outlook = outlook_of(game)
    if game.finished:
        value = outlook.heater * (game.temperature - WARMEST)
        value += outlook.garden * (game.oxygen - FULL_OXYGEN)
        return value + outlook.well * (outlook.oceans - ALL_OCEANS)
    base = outlook.margin()
    hand = 0
    for card in game.players[0].hand:
        hand += max(outlook.gain(game, card, base, 0), 0)
    value = base + hand * HAND_SHARE // 100 + STEP_DONE * game.players[0].rating
    for appraiser in appraisers():
        value += appraiser.of_position(game, 0, outlook.left)
    if value > PLENTY:
        value = min(PLENTY + (value - PLENTY) // 8, TERRAFORMED)
    return value


class Bargains:
    """Offered cards that promise more than they cost, best first."""

    def __init__(self, game: Mars, cards: list[int], money: int, price: int) -> None:
        player = game.players[0]
        outlook = outlook_of(game)
        outlook.money = UNIT * (money - price * len(player.picked))
        if player.chosen and not player.tableau:
            # What the corporation will bring; its money is counted above.
            money_at_hand = outlook.money
            outlook.take(change_of(player.chosen))
            outlook.money = money_at_hand
        base = outlook.margin()
        ranked: list[tuple[int, int]] = []
        for card in cards:
            gain = outlook.gain(game, card, base, 0) * BUY_SHARE // 100 - UNIT * price
            if gain > 0:
                ranked.append((-gain, card))
        ranked.sort()
        self.cards: list[int] = [card for _, card in ranked]
        self.most = len(self.cards)
        """How many of them can be paid for."""
        if price:
            self.most = min(self.most, money // price - len(player.picked))
        kit = game.kit(0)
        income = max(player.rating + outlook.income // UNIT, 0)
        purse = money + min(outlook.left - 1, ROUNDS_OF_HAND) * income
        for card in [*player.hand, *player.picked]:
            purse -= kit.price(CARDS[card], 0)
        purse -= price * len(player.picked)
        self.usual = 0
        """How many of them can be played soon."""
        while self.usual < self.most:
            purse -= price + kit.price(CARDS[self.cards[self.usual]], 0)
            if purse < 0:
                break
            self.usual += 1

    def first(self, number: int) -> list[int]:
        """The best `number` of them in the order in which they are bought."""
        chosen = self.cards[:number]
        chosen.sort()
        return chosen


def most_promising(game: Mars, cards: list[int]) -> int:
    """The card of several that is worth most to have."""
    outlook = outlook_of(game)
    base = outlook.margin()
    chosen = cards[0]
    best = 0
    for place, card in enumerate(cards):
        gain = outlook.gain(game, card, base, 0)
        if place == 0 or gain > best:
            best = gain
            chosen = card
    return chosen
