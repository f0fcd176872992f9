"""Greedy judgement of Terraforming Mars. A victory point is 100.

A position is worth its points, its economy weighed by the generations left, and the promise of the
cards in hand. Every action of a turn is tried; passing is judged by the position as it stands.
"""

from __future__ import annotations

from typing import Final

from planetfall.bots.evaluation import Evaluation
from planetfall.bots.judge import Judge
from planetfall.core.reasons import POSSIBLE
from planetfall.core.scores import Sheet
from planetfall.core.vocabulary import DONE, PASS
from planetfall.games.terraforming_mars.bot_cards import (
    LONGEST,
    POINT,
    VERSUS,
    appraisers,
)
from planetfall.games.terraforming_mars.bot_solo import (
    TERRAFORMED,
    UNIT,
    Bargains,
    most_promising,
    solo_worth,
)
from planetfall.games.terraforming_mars.components.board import (
    BESIDE,
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    HEXES,
    count,
)
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    ENERGY,
    HEAT,
    MC,
    PLANTS,
    STEEL,
    TITANIUM,
)
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.effects.drawing import BuyOffered
from planetfall.games.terraforming_mars.effects.requirements import AtMost
from planetfall.games.terraforming_mars.phases import (
    SOLO_GENERATIONS,
    BuyResearch,
    is_terraformed,
)
from planetfall.games.terraforming_mars.setup import BuyStartingCards, start_money, start_price
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.games.terraforming_mars.turn import Turn
from planetfall.games.terraforming_mars.vocabulary import (
    CARD,
    HEAT_PAID,
    HEX,
    STANDARD_PROJECT,
    STEEL_PAID,
    STRIDE,
    card_of,
)

STEPS: Final = WARMEST + FULL_OXYGEN + ALL_OCEANS
"""Steps of all three global parameters."""
LENGTHS: Final = (14, 14, 13, 12, 11, 10)
"""How many generations to reckon with, by seats: few players take longer to terraform."""
SALVAGE: Final = 5
"""What 1 M€ is worth in the last generation: whatever it buys is better."""
HAND_SHARE: Final = 25
"""Per cent of its net worth that a card in hand counts; the rest comes with playing it."""
BUY_SHARE: Final = 60
"""Per cent of its net worth that must repay the price of buying a card."""
UNMET: Final = 40
"""Per cent that is left of a card's net worth by a requirement that is not met yet."""
METALS_IN_USE: Final = 12
"""So much steel or titanium is spent soon; more counts `SPARE_METAL`."""
SPARE_METAL: Final = 3
"""What a unit of metal is worth beyond what is spent soon."""
RIVAL_OF_TWO: Final = 50
"""Per cent of the rival's worth that counts against one's own with two players."""
RIVAL: Final = 15
"""The same of the leading rival with more players."""
AWARD_ROUNDS: Final = 8
"""So many generations before the end an award counts nothing yet: it may change hands."""
SOLO_PURCHASES: Final = 4
"""Alone, so many bargains more or fewer are bought or left for a trial."""
PLACES: Final = 6
"""How many hexes are tried below the first question."""


def generations_left(game: Mars) -> int:
    """An estimate of the generations to come, this one included; 0 after the last production."""
    if game.finished:
        return 0
    if game.is_solo():
        return max(1, SOLO_GENERATIONS + 1 - game.generation)
    missing = STEPS - game.temperature - game.oxygen - game.oceans_placed()
    if missing <= 0:
        return 1
    # Whoever waits for a long game makes it one.
    length = LENGTHS[game.seats]
    ahead = min(1 + missing * length // STEPS, length + 2 - game.generation, LONGEST)
    return max(1, ahead)


def economy(game: Mars, seat: int, left: int) -> int:
    """Stock and production of a seat."""
    player = game.players[seat]
    stock = player.stock
    production = player.production
    income = VERSUS.income[left]
    value = stock[MC] * (SALVAGE if left == 1 else VERSUS.money[left])
    value += (player.rating + production[MC]) * income
    if left == 0:
        return value
    for metal in (STEEL, TITANIUM):
        useful = min(stock[metal], METALS_IN_USE)
        value += useful * VERSUS.resource(metal, left) + (stock[metal] - useful) * SPARE_METAL
        value += production[metal] * VERSUS.production(metal, left)
    return value + growth(game, player, left) + warmth(game, player, left)


def growth(game: Mars, player: Player, left: int) -> int:
    """What plants are worth: greeneries with oxygen as long as there is any to make."""
    late = VERSUS.late_greenery() // 8
    airy = 8 * (FULL_OXYGEN - game.oxygen)
    plants = player.stock[PLANTS]
    at_once = min(plants, airy)
    value = at_once * VERSUS.resource(PLANTS, left) + (plants - at_once) * late
    coming = player.production[PLANTS] * left
    if coming > 0:
        later = min(coming, airy - at_once)
        value += player.production[PLANTS] * VERSUS.production(PLANTS, left) * later // coming
        value += (coming - later) * late
    return value


def warmth(game: Mars, player: Player, left: int) -> int:
    """What heat and energy are worth as long as Mars is cold."""
    cold = 8 * (WARMEST - game.temperature)
    production = player.production
    if cold == 0:
        return production[ENERGY] * (left - 1) * VERSUS.money[left] // 2
    warm = min(player.stock[ENERGY] + player.stock[HEAT], cold)
    value = warm * VERSUS.resource(HEAT, left)
    coming = (production[ENERGY] + production[HEAT]) * (left - 1)
    if coming > 0:
        worth = production[HEAT] * VERSUS.production(HEAT, left)
        worth += production[ENERGY] * VERSUS.production(ENERGY, left)
        value += worth * min(coming, cold - warm) // coming
    return value


def hand_worth(game: Mars, seat: int, left: int) -> int:
    """The promise of the cards in hand, as far as there will be money to play them."""
    player = game.players[seat]
    value = 0
    cost = 0
    for card in player.hand:
        worth = net_worth(game, seat, card, left)
        if worth > 0:
            value += worth
            cost += CARDS[card].cost
    purse = player.stock[MC] + (player.rating + player.production[MC]) * max(left - 1, 0)
    if cost > purse:
        value = value * max(purse, 0) // cost
    return value * HAND_SHARE // 100 + len(player.hand) * min(VERSUS.money[left], SALVAGE)


def cards_in_play(game: Mars, seat: int, left: int) -> int:
    """What actions and effects of the cards in play will bring."""
    value = 0
    for card in game.players[seat].tableau:
        value += VERSUS.standing(card, left)
    return value


def net_worth(game: Mars, seat: int, card: int, left: int) -> int:
    """What a card would bring above its cost; less while it cannot be played yet."""
    printed = CARDS[card]
    kit = game.kit(seat)
    money = VERSUS.money[left]
    price = kit.price(printed, 0)
    value = VERSUS.promise(card, left) - price * money
    if printed.metals:
        stock = game.players[seat].stock
        if printed.metals & 1 and stock[STEEL]:
            units = min(stock[STEEL], price // 2)
            value += units * (kit.steel_value * money - VERSUS.resource(STEEL, left))
            price -= 2 * units
        if printed.metals & 2 and stock[TITANIUM]:
            units = min(stock[TITANIUM], price // 3)
            value += units * (kit.titanium_value * money - VERSUS.resource(TITANIUM, left))
    for need in printed.needs:
        if need.obstacle(game, seat, kit.slack) != POSSIBLE:
            if isinstance(need, AtMost):
                return -POINT
            value = value * UNMET // 100
    return value


def sure_points(sheet: Sheet, left: int) -> int:
    """The points of a sheet; awards may still change hands, so at first they count little."""
    points = sheet.total
    for key, amount in sheet.lines:
        if key == "awards":
            points -= amount * min(left, AWARD_ROUNDS) // AWARD_ROUNDS
    return points


def rival_worth(game: Mars, seat: int, totals: list[int], left: int) -> int:
    """What the leading rival's points and economy count against one's own."""
    rival = 0
    for other in range(game.seats):
        if other != seat:
            theirs = POINT * totals[other] + economy(game, other, left)
            rival = max(rival, theirs)
    return rival * (RIVAL_OF_TWO if game.seats == 2 else RIVAL) // 100


def made_worth(game: Mars, seat: int, left: int) -> int:
    """What the production of a seat is worth in itself, for people."""
    production = game.players[seat].production
    value = production[MC] * VERSUS.income[left]
    for resource in (STEEL, TITANIUM, PLANTS, ENERGY, HEAT):
        value += production[resource] * VERSUS.production(resource, left)
    return value


class MarsEvaluation(Evaluation):
    """What a position is worth to the greedy bot."""

    def worth(self, game: Mars, seat: int) -> int:
        if game.is_solo() and not is_terraformed(game):
            return solo_worth(game)
        left = generations_left(game)
        value = hand_worth(game, seat, left) + cards_in_play(game, seat, left)
        for appraiser in appraisers():
            value += appraiser.of_position(game, seat, left)
        totals = [sure_points(sheet, left) for sheet in game.scores()]
        value += POINT * totals[seat] + economy(game, seat, left)
        if game.is_solo():
            return TERRAFORMED + value // UNIT
        return value - rival_worth(game, seat, totals, left)

    def further_parts(self, game: Mars, seat: int) -> list[tuple[str, int]]:
        if game.is_solo():
            return []
        left = generations_left(game)
        totals = [sure_points(sheet, left) for sheet in game.scores()]
        denial = -rival_worth(game, seat, totals, left)
        return [("production", made_worth(game, seat, left)), ("denial", denial)]


class MarsJudge(Judge):
    """The judgement of the greedy bot."""

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        super().__init__(MarsEvaluation() if evaluation is None else evaluation)

    def depth(self) -> int:
        return 2

    def at_rest(self, game: Mars, seat: int) -> bool:
        return isinstance(game.question(seat).effect, Turn)

    def turn_goes_on(self, game: Mars, seat: int) -> bool:
        frame = game.question(seat)
        return isinstance(frame.effect, Turn) and frame.a > 0

    def stands_still(self, game: Mars, seat: int, option: int) -> bool:
        return (option == PASS or option == DONE) and self.at_rest(game, seat)

    def candidates(self, game: Mars, seat: int, options: list[int]) -> list[int]:
        effect = game.question(seat).effect
        if isinstance(effect, (BuyOffered, BuyResearch)):
            player = game.players[seat]
            return [self._purchase(game, seat, options, player.stock[0], game.kit(seat).card_price)]
        if isinstance(effect, BuyStartingCards):
            chosen = game.players[seat].chosen
            return [self._purchase(game, seat, options, start_money(chosen), start_price(chosen))]
        last = options[len(options) - 1]
        if STEEL_PAID <= last < HEAT_PAID:
            # Metals first, money last.
            return [last]
        if HEAT_PAID <= last < STANDARD_PROJECT:
            # Heat does more for the temperature.
            return [options[0]]
        if HEX <= options[0] < HEX + HEXES:
            return self._places(game, seat, options)
        if _are_cards(options) and len(options) > 4:
            return [self._best_card(game, seat, options)]
        return options

    def reply(self, game: Mars, seat: int, options: list[int]) -> int:
        return self.candidates(game, seat, options)[0]

    def plans(self, game: Mars, seat: int, options: list[int], most: int) -> list[list[int]]:
        if game.is_solo():
            effect = game.question(seat).effect
            if isinstance(effect, (BuyOffered, BuyResearch)):
                money = game.players[seat].stock[MC]
                return self._solo_purchases(game, options, money, game.kit(seat).card_price)
            if isinstance(effect, BuyStartingCards):
                chosen = game.players[seat].chosen
                money = start_money(chosen)
                return self._solo_purchases(game, options, money, start_price(chosen))
        return super().plans(game, seat, options, most)

    def rollout_rounds(self, game: Mars) -> int:
        # Alone, what counts is how it ends; with others, that what was built has brought something.
        return SOLO_GENERATIONS if game.is_solo() else 2

    def expert_counts(self, game: Mars) -> tuple[int, int]:
        return 6, 24 if game.is_solo() else 48

    def _purchase(self, game: Mars, seat: int, options: list[int], money: int, price: int) -> int:
        """The first of the cards that bring more than it costs to buy and to play them.

        Cards are bought in the order of their numbers: what is passed over is gone.
        """
        if game.is_solo():
            return self._solo_purchases(game, options, money, price)[0][0]
        left = generations_left(game)
        player = game.players[seat]
        each = price * VERSUS.money[left]
        bought = len(player.picked)
        cost = 0
        for card in player.hand:
            cost += CARDS[card].cost
        for card in player.picked:
            cost += CARDS[card].cost
        purse = money - price * bought + (player.rating + player.production[MC]) * (left - 1)
        ranked: list[tuple[int, int]] = []
        for option in options:
            if option != DONE:
                worth = net_worth(game, seat, card_of(option), left) * BUY_SHARE // 100
                if worth > each:
                    ranked.append((-worth, option))
        ranked.sort()
        chosen = DONE
        for worth, option in ranked:
            bought += 1
            purse -= price
            cost += CARDS[card_of(option)].cost
            if cost > purse:
                worth = worth * max(purse, 0) // cost
            if money < price * bought or -worth <= each:
                break
            if chosen == DONE or option < chosen:
                chosen = option
        return chosen

    def _solo_purchases(
        self, game: Mars, options: list[int], money: int, price: int
    ) -> list[list[int]]:
        """What may be bought, each as a whole plan: the likeliest first, then fewer and more."""
        cards = [card_of(option) for option in options if option != DONE]
        found = Bargains(game, cards, money, price)
        usual = found.usual
        numbers = [usual]
        for step in range(1, SOLO_PURCHASES + 1):
            if usual - step >= 0:
                numbers.append(usual - step)
            if usual + step <= found.most:
                numbers.append(usual + step)
        plans: list[list[int]] = []
        for number in numbers:
            plans.append([*[CARD + STRIDE * card for card in found.first(number)], DONE])
        return plans

    def _best_card(self, game: Mars, seat: int, options: list[int]) -> int:
        """The card of an offer or draft that promises most."""
        if game.is_solo():
            cards = [card_of(option) for option in options if option != DONE]
            return CARD + STRIDE * most_promising(game, cards)
        left = generations_left(game)
        chosen = options[0]
        best = -(10**9)
        for option in options:
            if option == DONE:
                continue
            worth = net_worth(game, seat, card_of(option), left)
            if worth > best:
                best = worth
                chosen = option
        return chosen

    def _places(self, game: Mars, seat: int, options: list[int]) -> list[int]:
        """The likeliest hexes, best first."""
        ranked = [(-rough_place(game, seat, option - HEX), option) for option in options]
        ranked.sort()
        return [ranked[k][1] for k in range(min(PLACES, len(ranked)))]


def _are_cards(options: list[int]) -> bool:
    for option in options:
        if option != DONE and (option < CARD or (option - CARD) % STRIDE):
            return False
    return True


def rough_place(game: Mars, seat: int, place: int) -> int:
    """How inviting a hex is: its bonus, oceans and own cities and greeneries beside it."""
    beside = BESIDE[place]
    player = game.players[seat]
    value = 8 * BONUS_PLANTS[place] + 5 * BONUS_STEEL[place] + 8 * BONUS_TITANIUM[place]
    value += 10 * BONUS_CARDS[place] + 6 * count(beside & game.ocean_hexes)
    value += 12 * count(beside & player.tiles & game.city_hexes)
    value += 8 * count(beside & game.greenery_hexes)
    return value


def judge() -> Judge:
    """The judge of this game."""
    return MarsJudge()
