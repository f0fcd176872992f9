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
    MONEY,
    POINT,
    appraisers,
    production_worth,
    promise,
    rating_worth,
    resource_worth,
    standing,
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
from planetfall.games.terraforming_mars.components.terms import HEAT
from planetfall.games.terraforming_mars.effects.drawing import BuyOffered
from planetfall.games.terraforming_mars.effects.requirements import AtMost
from planetfall.games.terraforming_mars.phases import BuyResearch
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

STEPS: Final = 42
"""Steps of all three global parameters."""
WARMEST: Final = 19
"""Steps of temperature."""
LENGTHS: Final = (14, 14, 15, 13, 10, 10)
"""How many generations to reckon with, by seats: few players take longer to terraform."""
CROWD: Final = 60
"""How much more a card must promise for every card in hand."""
PLACES: Final = 6
"""How many hexes are tried below the first question."""


def generations_left(game: Mars) -> int:
    """An estimate of the generations to come, this one included."""
    done = game.temperature + game.oxygen + game.oceans_placed()
    if game.is_solo():
        return max(1, 15 - game.generation)
    missing = max(STEPS - done, 0)
    if missing == 0:
        return 1
    # Whoever waits for a long game makes it one.
    length = LENGTHS[game.seats]
    ahead = min(1 + missing * length // STEPS, length + 2 - game.generation, LONGEST)
    return max(1, ahead)


def money_worth(money: int, left: int) -> int:
    """What a purse is worth: what cannot be spent soon counts less."""
    value = min(money, 25) * 6 + min(max(money - 25, 0), 25) * 3 + max(money - 50, 0)
    return value * MONEY[left] // 6


def economy(player: Player, left: int, cold: int) -> int:
    """Stock and production of a seat; `cold` is how many steps of temperature are missing."""
    value = player.rating * (rating_worth(left) - POINT)
    value += money_worth(player.stock[0], left) + player.production[0] * production_worth(0, left)
    for resource in range(1, 6):
        stock = player.stock[resource]
        # More than can be used soon counts as little as the last money.
        useful = min(stock, 24 if resource != HEAT else 8 * min(cold, 3))
        value += useful * resource_worth(resource, left) + (stock - useful)
        if resource != HEAT or cold:
            value += player.production[resource] * production_worth(resource, left)
    return value


def hand_worth(game: Mars, seat: int, left: int) -> int:
    """The promise of the cards in hand, half of what they would bring."""
    value = 0
    for card in game.players[seat].hand:
        value += max(net_worth(game, seat, card, left) // 2, MONEY[left])
    return value


def cards_in_play(player: Player, left: int) -> int:
    """What actions and effects of the cards in play will bring: half, as with the hand."""
    value = 0
    for card in player.tableau:
        value += standing(card, left)
    return value // 2


def net_worth(game: Mars, seat: int, card: int, left: int) -> int:
    """What a card would bring above its cost; less while it cannot be played yet."""
    printed = CARDS[card]
    value = promise(card, left) - printed.cost * MONEY[left]
    for need in printed.needs:
        if need.obstacle(game, seat, 0) != POSSIBLE:
            if isinstance(need, AtMost):
                return -POINT
            value = value * 2 // 5
    return value


def sure_points(sheet: Sheet, left: int) -> int:
    """The points of a sheet; awards may still change hands, so at first they count little."""
    points = sheet.total
    for key, amount in sheet.lines:
        if key == "awards":
            points -= amount * min(left, 8) // 8
    return points


class MarsEvaluation(Evaluation):
    """What a position is worth to the greedy bot."""

    def worth(self, game: Mars, seat: int) -> int:
        left = generations_left(game)
        totals = [sure_points(sheet, left) for sheet in game.scores()]
        cold = WARMEST - game.temperature
        value = POINT * totals[seat] + economy(game.players[seat], left, cold)
        value += hand_worth(game, seat, left)
        value += cards_in_play(game.players[seat], left)
        for appraiser in appraisers():
            value += appraiser.of_position(game, seat, left)
        rival = 0
        for other in range(game.seats):
            if other != seat:
                theirs = POINT * totals[other] + economy(game.players[other], left, cold)
                rival = max(rival, theirs)
        return value - rival // 8


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

    def _purchase(self, game: Mars, seat: int, options: list[int], money: int, price: int) -> int:
        """Buy what brings more than it costs, as long as some money is left to play it."""
        left = generations_left(game)
        bought = len(game.players[seat].picked)
        if money - price * (bought + 1) < 8 + 2 * bought:
            return DONE
        # A full hand is not played before the end.
        crowd = max(len(game.players[seat].hand) + bought - 3, 0) * CROWD
        for option in options:
            if option != DONE:
                worth = net_worth(game, seat, card_of(option), left) - price * MONEY[left]
                if worth > crowd:
                    return option
        return DONE

    def _best_card(self, game: Mars, seat: int, options: list[int]) -> int:
        """The card of an offer or draft that promises most."""
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
