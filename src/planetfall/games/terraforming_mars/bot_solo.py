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

    def __init__(self, game: Mars) -> None:
        player = game.players[0]
        kit = game.kit(0)
        stock = player.stock
        production = player.production
        self.left = max(SOLO_GENERATIONS + 1 - game.generation, 1)
        """Generations to act in, this one included."""
        self.warm: int = game.temperature
        self.oxygen: int = game.oxygen
        self.oceans: int = game.oceans_placed()
        self.rating: int = player.rating
        self.money = UNIT * stock[MC]
        self.plants: int = stock[PLANTS]
        self.energy: int = stock[ENERGY]
        self.heat: int = stock[HEAT]
        self.income: int = UNIT * production[MC]
        self.grown: int = production[PLANTS]
        self.powered: int = production[ENERGY]
        self.heated: int = production[HEAT]
        self.plant_price: int = kit.greenery_price
        self.prices = (
            UNIT * PROJECTS[ASTEROID - 1].price(game, 0),
            UNIT * PROJECTS[GREENERY_PROJECT - 1].price(game, 0),
            UNIT * PROJECTS[AQUIFER - 1].price(game, 0),
        )
        self.steel = UNIT * kit.steel_value * STEEL_WORTH // 100
        """What a unit of steel will have been worth."""
        self.titanium = UNIT * kit.titanium_value * STEEL_WORTH // 100
        metals = min(stock[STEEL], METALS_IN_USE) * self.steel
        metals += min(stock[TITANIUM], METALS_IN_USE) * self.titanium
        self.later = metals
        """What will be at hand a generation later only."""
        self.yearly = self.steel * production[STEEL] + self.titanium * production[TITANIUM]
        """What comes in beside money, in each later generation."""
        for card in player.tableau:
            self._use(change_of(card))

    def _use(self, change: Change) -> None:
        """Count in what a card in play brings from now on; actions as far as there is energy."""
        self.yearly += change.yearly
        if change.deed and change.power <= self.powered:
            self.powered -= change.power
            self.yearly += change.deed

    def start_with(self, change: Change) -> None:
        """Count in what a corporation brings before it is revealed, all but its money."""
        stock = change.stock
        production = change.production
        self.plants += stock[PLANTS]
        self.energy += stock[ENERGY]
        self.heat += stock[HEAT]
        self.later += self.steel * stock[STEEL] + self.titanium * stock[TITANIUM]
        self.income += UNIT * production[MC]
        self.grown += production[PLANTS]
        self.powered += production[ENERGY]
        self.heated += production[HEAT]
        self.yearly += self.steel * production[STEEL] + self.titanium * production[TITANIUM]
        self._use(change)

    def margin(self) -> int:
        """What is left over when Mars is terraformed as cheaply as possible; what is missing for
        it, where it is below 0."""
        return self._played(self.money, None)

    def margin_with(self, change: Change, price: int) -> int:
        """The same after a change that costs `price` (tenths of 1 M€)."""
        return self._played(self.money - price, change)

    def _played(self, money: int, change: Change | None) -> int:
        warm, oxygen, oceans, rating = self.warm, self.oxygen, self.oceans, self.rating
        plants, energy, heat = self.plants, self.energy, self.heat
        income, grown, powered, heated = self.income, self.grown, self.powered, self.heated
        later, yearly = self.later, self.yearly
        if change is not None:
            gained = change.stock
            made = change.production
            tracks = change.tracks
            money += UNIT * gained[MC] + change.other
            plants += gained[PLANTS]
            energy += gained[ENERGY]
            heat += gained[HEAT]
            later += self.steel * gained[STEEL] + self.titanium * gained[TITANIUM]
            income += UNIT * made[MC]
            grown += made[PLANTS]
            powered += made[ENERGY]
            heated += made[HEAT]
            yearly += change.yearly
            if change.deed and change.power <= powered:
                powered -= change.power
                yearly += change.deed
            yearly += self.steel * made[STEEL] + self.titanium * made[TITANIUM]
            steps = min(tracks[TEMPERATURE], WARMEST - warm)
            for step in HEAT_STEPS:
                if warm < step <= warm + steps:
                    heated += 1
            if warm < OCEAN_STEP <= warm + steps and oceans < ALL_OCEANS:
                oceans += 1
                rating += 1
            warm += steps
            rating += steps + change.rating
            steps = min(tracks[OXYGEN], FULL_OXYGEN - oxygen)
            if oxygen < WARMING_OXYGEN <= oxygen + steps and warm < WARMEST:
                warm += 1
                rating += 1
            oxygen += steps
            steps = min(tracks[OCEANS], ALL_OCEANS - oceans)
            oceans += steps
            rating += steps
        heater, garden, well = self.prices
        price = self.plant_price
        rounds = self.left - 1
        while True:
            while heat >= HEAT_PRICE and warm < WARMEST:
                heat -= HEAT_PRICE
                warm += 1
                rating += 1
                if warm in HEAT_STEPS:
                    heated += 1
                elif warm == OCEAN_STEP and oceans < ALL_OCEANS:
                    oceans += 1
                    rating += 1
            while plants >= price and oxygen < FULL_OXYGEN:
                plants -= price
                oxygen += 1
                rating += 1
                if oxygen == WARMING_OXYGEN and warm < WARMEST:
                    warm += 1
                    rating += 1
            warmth = heat + heated * rounds
            if rounds:
                warmth += energy + powered * (rounds - 1)
            cold = WARMEST - warm - warmth // HEAT_PRICE
            if oxygen < WARMING_OXYGEN:
                cold -= 1
            bare = FULL_OXYGEN - oxygen - (plants + grown * rounds) // price
            dry = ALL_OCEANS - oceans
            if warm < OCEAN_STEP:
                dry -= 1
            while cold > 0 and money >= heater:
                money -= heater
                cold -= 1
                warm += 1
                rating += 1
                if warm in HEAT_STEPS:
                    heated += 1
                elif warm == OCEAN_STEP and oceans < ALL_OCEANS:
                    oceans += 1
                    rating += 1
            while dry > 0 and money >= well:
                money -= well
                dry -= 1
                oceans += 1
                rating += 1
            while bare > 0 and money >= garden:
                money -= garden
                bare -= 1
                oxygen += 1
                rating += 1
                if oxygen == WARMING_OXYGEN and warm < WARMEST:
                    warm += 1
                    rating += 1
            if not rounds:
                break
            rounds -= 1
            money += max(UNIT * rating + income, 0) + yearly + later
            later = 0
            heat += energy + heated
            energy = powered
            plants += grown
        money -= max(cold, 0) * heater + max(bare, 0) * garden + max(dry, 0) * well
        if cold > 0:
            # Parts of a step that are there already.
            money += heat * heater // HEAT_PRICE
        if bare > 0:
            money += plants * garden // price
        return money

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


def solo_worth(game: Mars) -> int:
    """What a position of the solo game is worth while Mars is not terraformed."""
    outlook = Outlook(game)
    if game.finished:
        heater, garden, well = outlook.prices
        value = heater * (outlook.warm - WARMEST) + garden * (outlook.oxygen - FULL_OXYGEN)
        return value + well * (outlook.oceans - ALL_OCEANS)
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
        outlook = Outlook(game)
        outlook.money = UNIT * (money - price * len(player.picked))
        if player.chosen and not player.tableau:
            outlook.start_with(change_of(player.chosen))
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
    outlook = Outlook(game)
    base = outlook.margin()
    chosen = cards[0]
    best = 0
    for place, card in enumerate(cards):
        gain = outlook.gain(game, card, base, 0)
        if place == 0 or gain > best:
            best = gain
            chosen = card
    return chosen
