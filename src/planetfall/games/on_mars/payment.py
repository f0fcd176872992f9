"""Paying: resources with minerals in their place, crystals with Private Goals in theirs.

A cost is one int: three bits for each of the five resources, three for resources of one's choice,
then three for each further item. Only where there is a choice anything is asked.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import grown, without
from planetfall.core.reasons import POSSIBLE, UNSURE, pack
from planetfall.core.vocabulary import DONE
from planetfall.games.on_mars import log
from planetfall.games.on_mars.components.names import CRYSTAL, MINERAL, RESOURCES
from planetfall.games.on_mars.reasons import NO_CRYSTALS, NOT_ENOUGH
from planetfall.games.on_mars.state import Colony
from planetfall.games.on_mars.vocabulary import DISCARD, PAY

ANY: Final = 1 << 15
"""One resource of one's choice, as a cost."""
FREE: Final = 0


def cost_of(item: int, amount: int = 1) -> int:
    """A cost in one kind of resource.

    >>> cost_of(2, 2)
    128
    """
    return amount << 3 * item


def amount_in(cost: int, item: int) -> int:
    """How much of a resource a cost asks for.

    >>> amount_in(cost_of(2, 2), 2)
    2
    """
    return cost >> 3 * item & 7


def shortage(stock: list[int], cost: int) -> int:
    """`POSSIBLE`, or the reason why a stock cannot pay a cost, minerals standing in."""
    if cost == 0:
        return POSSIBLE
    minerals = stock[MINERAL] - (cost & 7)
    if minerals < 0:
        return pack(NOT_ENOUGH, MINERAL, cost & 7, stock[MINERAL])
    left = minerals
    total = minerals
    for item in range(1, RESOURCES):
        need = cost >> 3 * item & 7
        had = stock[item]
        total += had - need
        if need > had:
            left -= need - had
            if left < 0:
                return pack(NOT_ENOUGH, item, need, had + minerals)
    free = cost >> 15 & 7
    if total < free:
        return pack(NOT_ENOUGH, RESOURCES, free, total)
    if cost >> 18:
        for item in range(CRYSTAL + 1, len(stock)):
            if cost >> 3 * item & 7 > stock[item]:
                return pack(NOT_ENOUGH, item, cost >> 3 * item & 7, stock[item])
    return POSSIBLE


def can_pay(stock: list[int], cost: int) -> bool:
    """Whether a stock can pay a cost."""
    return shortage(stock, cost) == POSSIBLE


class PayCost(Effect):
    """Pay the cost `a` one resource at a time."""

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        cost = frame.a
        if cost == 0:
            return None
        stock = game.players[frame.seat].storage
        if shortage(stock, cost) != POSSIBLE:
            return []
        if amount_in(cost, MINERAL):
            return [PAY[MINERAL]]
        for item in range(1, RESOURCES):
            if amount_in(cost, item):
                # OM-5.07: a mineral may be paid in place of any other resource. The right kind
                # goes first and then only minerals (b is 1): one path for each mix.
                need = amount_in(cost, item)
                options = [PAY[item]] if stock[item] and not frame.b else []
                if not options:
                    return [PAY[MINERAL]]
                if stock[MINERAL] >= need:
                    left = grown(stock, MINERAL, -need)
                    if can_pay(left, cost - cost_of(item, need)):
                        options.append(PAY[MINERAL])
                return options
        if cost >> 15 & 7:
            return [PAY[item] for item in range(RESOURCES) if stock[item]]
        return [PAY[i] for i in range(CRYSTAL + 1, len(stock)) if amount_in(cost, i)][:1]

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        paid = PAY.index(option)
        cost = frame.a
        due = paid
        begun = 0
        if paid <= CRYSTAL and amount_in(cost, MINERAL) == 0:
            due = RESOURCES
            for item in range(RESOURCES - 1, 0, -1):
                if amount_in(cost, item):
                    due = item
            begun = 1 if due < RESOURCES and paid == MINERAL else 0
        player = game.players[frame.seat]
        player.storage = grown(player.storage, paid, -1)
        game.note(log.PAID, frame.seat, paid, 1)
        left = cost - cost_of(due)
        if left:
            # Minerals stand in for one kind only as long as that kind is being paid.
            more = due < RESOURCES and amount_in(left, due)
            game.push(frame.step(left, begun if more else 0))

    def why(self, game: Colony, frame: Frame) -> int:
        cost = frame.a
        return shortage(game.players[frame.seat].storage, cost)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        cost = frame.a
        return shortage(game.players[frame.seat].storage, cost)


PAY_COST = PayCost()


def pay(game: Colony, seat: int, cost: int) -> None:
    """Put a payment on top; nothing for no cost, nor for the automated opponent."""
    if cost and not game.is_automatic(seat):
        game.push(Frame(PAY_COST, seat, 0, cost))


# Crystals.


def purse(game: Colony, seat: int) -> int:
    """Crystals a player could pay now: in the own turn each Private Goal in hand is one."""
    player = game.players[seat]
    return player.crystals + (len(player.goals) if game.turn == seat else 0)


def too_few_crystals(game: Colony, seat: int, amount: int) -> int:
    """`POSSIBLE`, or the reason why so many crystals cannot be paid."""
    had = purse(game, seat)
    return POSSIBLE if had >= amount else pack(NO_CRYSTALS, CRYSTAL, amount, had)


class PayCrystals(Effect):
    """Pay `a` crystals, discarding Private Goals in place of some if wanted (OM-27.04).

    A goal is not discarded where what is paid for needs the room of the crystal in the Depot.
    """

    def resolve(self, game: Colony, frame: Frame) -> list[int] | None:
        amount = frame.a
        player = game.players[frame.seat]
        if amount == 0:
            player.discarded = 0
            return None
        goals: list[int] = []
        if game.turn == frame.seat:
            goals = [goal for goal in player.goals if goal >= player.discarded]
        must = amount - player.crystals
        if must > len(goals):
            return []
        if not goals or not self._leaves_room(game, frame):
            return [DONE]
        last = len(goals) if must < 1 else len(goals) - must + 1
        options = [DISCARD[goals[k]] for k in range(last)]
        if must <= 0:
            options.append(DONE)
        return options

    def _leaves_room(self, game: Colony, frame: Frame) -> bool:
        """Whether the work below stays possible if a goal is paid now and the rest in crystals."""
        amount = frame.a
        stack = game.pending(frame.seat)
        player = game.players[frame.seat]
        if not stack or player.crystals < amount:
            return True
        below = stack[len(stack) - 1]
        player.crystals -= amount - 1
        reason = below.effect.obstacle(game, below)
        player.crystals += amount - 1
        return reason == POSSIBLE or reason == UNSURE

    def answer(self, game: Colony, frame: Frame, option: int) -> None:
        amount = frame.a
        player = game.players[frame.seat]
        if option == DONE:
            player.discarded = 0
            player.crystals -= amount
            game.note(log.PAID, frame.seat, CRYSTAL, amount)
            return
        goal = DISCARD.index(option)
        player.goals = without(player.goals, goal)
        player.discarded = goal + 1
        game.note(log.GOAL_DISCARDED, frame.seat, goal, 1, 0, 1 << frame.seat)
        game.push(frame.step(amount - 1))

    def why(self, game: Colony, frame: Frame) -> int:
        amount = frame.a
        return too_few_crystals(game, frame.seat, amount)

    def obstacle(self, game: Colony, frame: Frame) -> int:
        amount = frame.a
        return too_few_crystals(game, frame.seat, amount)


PAY_CRYSTALS = PayCrystals()


def pay_crystals(game: Colony, seat: int, amount: int) -> None:
    """Put a payment of crystals on top."""
    if amount > 0:
        game.push(Frame(PAY_CRYSTALS, seat, 0, amount))
