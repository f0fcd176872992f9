"""Paying: resource by resource, asked only where there is a real choice, best first.

A payment is a frame of `PAY`: `a` is what is still due in M€, `b` holds the metals still to be
asked for (1 steel, 2 titanium) and above them the heat that must stay in stock. Titanium is asked
before steel because it is worth more: then no unit is ever wholly superfluous (TM-16.15).
"""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import AMOUNT
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import gain, held_on, hold
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, STEEL, TITANIUM
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import (
    HEAT_PAID,
    MOST_HEAT,
    STEEL_PAID,
    TITANIUM_PAID,
)

STEEL_TOO: Final = 1
TITANIUM_TOO: Final = 2
KEEP_HEAT: Final = 4
"""Factor of the heat that must stay in stock."""


def money(game: Mars, seat: int, keep_heat: int = 0) -> int:
    """What a seat can pay in M€ without metals."""
    player = game.players[seat]
    means = player.stock[MC]
    if game.kit(seat).heat_is_money and player.stock[HEAT] > keep_heat:
        means += player.stock[HEAT] - keep_heat
    return means


def means(game: Mars, seat: int, metals: int, keep_heat: int = 0) -> int:
    """What a seat can pay in M€ where these metals are taken."""
    found = money(game, seat, keep_heat)
    if metals:
        stock = game.players[seat].stock
        kit = game.kit(seat)
        if metals & STEEL_TOO:
            found += stock[STEEL] * kit.steel_value
        if metals & TITANIUM_TOO:
            found += stock[TITANIUM] * kit.titanium_value
    return found


def unit_value(game: Mars, seat: int, resource: int) -> int:
    """What a unit of a resource pays in M€ where it is taken."""
    if resource == STEEL:
        return game.kit(seat).steel_value
    return game.kit(seat).titanium_value if resource == TITANIUM else 1


def too_expensive(game: Mars, seat: int, due: int, metals: int = 0, keep_heat: int = 0) -> int:
    """`POSSIBLE` if `due` can be paid, else the reason."""
    if game.players[seat].stock[MC] >= due:
        return POSSIBLE
    had = means(game, seat, metals, keep_heat)
    return POSSIBLE if had >= due else pack(reasons.TOO_EXPENSIVE, MC, due, had)


def push_payment(
    game: Mars, seat: int, source: int, due: int, metals: int = 0, keep_heat: int = 0
) -> None:
    """Put a payment on top."""
    if due > 0:
        game.push(Frame(PAY, seat, source, due, metals + KEEP_HEAT * keep_heat))


def _choices(due: int, value: int, units: int, rest: int) -> list[int]:
    """How many units to pay: without waste from the most down, then the wasteful last one.

    `rest` is what all later means can cover.
    """
    most = min(units, (due + value - 1) // value)
    least = max(0, (due - rest + value - 1) // value)
    if least > most:
        return []
    found = [k for k in range(min(units, due // value), least - 1, -1)]
    if not found or most > found[0]:
        found.append(most)
    return found


class Payment(Effect):
    """Pay what is due; money comes last, without asking."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        due = frame.a
        if due <= 0:
            return None
        metals = frame.b % KEEP_HEAT
        keep_heat = frame.b // KEEP_HEAT
        seat = frame.seat
        stock = game.players[seat].stock
        kit = game.kit(seat)
        if metals & TITANIUM_TOO:
            if stock[TITANIUM]:
                rest = means(game, seat, metals & STEEL_TOO, keep_heat)
                counts = _choices(due, kit.titanium_value, stock[TITANIUM], rest)
                return [TITANIUM_PAID + k for k in counts]
            metals = metals & STEEL_TOO
        if metals & STEEL_TOO and stock[STEEL]:
            counts = _choices(due, kit.steel_value, stock[STEEL], money(game, seat, keep_heat))
            return [STEEL_PAID + k for k in counts]
        if kit.heat_is_money and stock[HEAT] > keep_heat:
            least = max(0, due - stock[MC])
            most = min(due, stock[HEAT] - keep_heat, MOST_HEAT - 1)
            return [HEAT_PAID + k for k in range(least, most + 1)]
        if stock[MC] < due:
            return []
        gain(game, seat, MC, -due, frame.source)
        return None

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        kit = game.kit(frame.seat)
        keep_heat = frame.b // KEEP_HEAT
        if option >= HEAT_PAID:
            self._pay(game, frame, HEAT, option - HEAT_PAID)
            rest = frame.a - (option - HEAT_PAID)
            if rest > 0:
                gain(game, frame.seat, MC, -rest, frame.source)
            return
        if option >= TITANIUM_PAID:
            units = option - TITANIUM_PAID
            self._pay(game, frame, TITANIUM, units)
            metals = frame.b % KEEP_HEAT & STEEL_TOO
            due = frame.a - units * kit.titanium_value
        else:
            units = option - STEEL_PAID
            self._pay(game, frame, STEEL, units)
            metals = 0
            due = frame.a - units * kit.steel_value
        push_payment(game, frame.seat, frame.source, due, metals, keep_heat)

    def _pay(self, game: Mars, frame: Frame, resource: int, units: int) -> None:
        if units:
            gain(game, frame.seat, resource, -units, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return too_expensive(game, frame.seat, frame.a, frame.b % KEEP_HEAT, frame.b // KEEP_HEAT)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return self.why(game, frame)


PAY: Final = Payment()
"""The one payment; it has the path `pay`."""


def heat_means(game: Mars, seat: int) -> int:
    """The heat a seat can spend as heat, stand-ins on cards included."""
    kit = game.kit(seat)
    found = game.players[seat].stock[HEAT]
    if kit.stand_in:
        found += held_on(game, kit.stand_in) * kit.stand_in_rate
    return found


class HeatPayment(Effect):
    """Spend `a` heat; where a card's resources stand in, ask how many of them: `amount:k`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        seat = frame.seat
        stock = game.players[seat].stock
        kit = game.kit(seat)
        there = held_on(game, kit.stand_in) if kit.stand_in else 0
        if not there:
            if stock[HEAT] < frame.a:
                return []
            gain(game, seat, HEAT, -frame.a, frame.source)
            return None
        rate = kit.stand_in_rate
        least = max(0, (frame.a - stock[HEAT] + rate - 1) // rate)
        most = min(there, (frame.a + rate - 1) // rate)
        return [AMOUNT + k for k in range(least, most + 1)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        units = option - AMOUNT
        kit = game.kit(frame.seat)
        if units:
            hold(game, frame.seat, kit.stand_in, -units, frame.source)
        rest = frame.a - units * kit.stand_in_rate
        if rest > 0:
            gain(game, frame.seat, HEAT, -rest, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return too_cold(game, frame.seat, frame.a)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return self.why(game, frame)


PAY_HEAT: Final = HeatPayment()
"""The one payment in heat; it has the path `pay_heat`."""


def too_cold(game: Mars, seat: int, due: int) -> int:
    """`POSSIBLE` if so much heat can be spent, else the reason."""
    had = heat_means(game, seat)
    return POSSIBLE if had >= due else pack(reasons.TOO_LITTLE, HEAT, due, had)
