"""Trade with a colony: the fee, the ship, income, commissions, the marker back (TMC-5, TMC-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Effect, Frame
from planetfall.core.lists import changed, grown
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, pack
from planetfall.core.vocabulary import AMOUNT
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import gain
from planetfall.games.terraforming_mars.components.terms import ENERGY, MC, TITANIUM
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import (
    ASLEEP,
    FEE_TOO_HIGH,
    MARKED,
    NO_SHIP,
    NOT_LAID_OUT,
    NOWHERE_TO_TRADE,
    SHIP_THERE,
    TRACK_STEPS,
    TRADE_DISCOUNT,
    TRADED,
)
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.state import (
    LAST_FIELD,
    SITES,
    TILES,
    Colonies,
    colonies_of,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import KEYS
from planetfall.games.terraforming_mars.payment import money, push_payment
from planetfall.games.terraforming_mars.state import Mars

FEES: Final = [MC, ENERGY, TITANIUM]
"""What a trade may be paid in, never mixed (TMC-5.03)."""
FEE_UNITS: Final = [9, 3, 3]


def no_trade(area: Colonies, colony: int) -> int:
    """`POSSIBLE` if a ship may go to a colony, else the reason."""
    if colony not in area.tiles:
        return pack(NOT_LAID_OUT, colony)
    if area.markers[colony] < 0:
        return pack(ASLEEP, colony)
    return POSSIBLE if area.ships[colony] < 0 else pack(SHIP_THERE, colony)


def fee(game: Mars, seat: int, kind: int) -> int:
    """The price in one kind of payment; every card takes a unit off any of them (TMC-5.23)."""
    units = FEE_UNITS[kind] - game.kit(seat).total(TRADE_DISCOUNT)
    return units if units > 0 else 0


def can_pay(game: Mars, seat: int, kind: int) -> bool:
    """Whether a seat can pay the price in one kind."""
    if FEES[kind] == MC:
        had = money(game, seat)
    else:
        # TMC-5.20: titanium is counted, whatever it is worth elsewhere.
        had = game.players[seat].stock[FEES[kind]]
    return had >= FEE_UNITS[kind] or had >= fee(game, seat, kind)


def too_dear(game: Mars, seat: int) -> int:
    """`POSSIBLE` if a trade can be paid, else the reason."""
    for kind in range(len(FEES)):
        if can_pay(game, seat, kind):
            return POSSIBLE
    return pack(FEE_TOO_HIGH, 0, fee(game, seat, 0), fee(game, seat, 1))


@dataclass(frozen=True)
class Trade(MarsEffect):
    """Trade with a colony: `colony:x`, then the fee unless it is free."""

    free: bool = False

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        area = colonies_of(game)
        return [KEYS.colony + c for c in area.tiles if no_trade(area, c) == POSSIBLE]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        colony = option - KEYS.colony
        # Before the fee, which belongs to the trade in the log.
        if game.events is not None:
            game.note(TRADED, frame.seat, colony, 0, frame.source)
        game.push(Frame(SEND_SHIP, frame.seat, frame.source, colony))
        if not self.free:
            game.push(Frame(PAY_FEE, frame.seat, frame.source, colony))

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        colony = option - KEYS.colony
        if not 0 <= colony < TILES:
            return pack(NOT_OFFERED)
        return no_trade(colonies_of(game), colony)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        area = colonies_of(game)
        if not area.ships_home(frame.seat):
            return pack(NO_SHIP, 0, 1, area.fleets[frame.seat])
        for colony in area.tiles:
            if no_trade(area, colony) == POSSIBLE:
                return POSSIBLE if self.free else too_dear(game, frame.seat)
        return pack(NOWHERE_TO_TRADE)


class PayFee(MarsEffect):
    """One of the three prices, in full: `fee:mc`, `fee:energy`, `fee:titanium` (TMC-5.02)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        kinds = range(len(FEES))
        return [KEYS.fee + kind for kind in kinds if can_pay(game, frame.seat, kind)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        kind = option - KEYS.fee
        units = fee(game, frame.seat, kind)
        if FEES[kind] == MC:
            push_payment(game, frame.seat, frame.source, units)
        elif units:
            gain(game, frame.seat, FEES[kind], -units, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return too_dear(game, frame.seat)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return too_dear(game, frame.seat)

    def refusal(self, game: Mars, frame: Frame, option: int) -> int:
        kind = option - KEYS.fee
        if not 0 <= kind < len(FEES):
            return pack(NOT_OFFERED)
        resource = FEES[kind]
        had = game.players[frame.seat].stock[resource]
        return pack(reasons.TOO_LITTLE, resource, fee(game, frame.seat, kind), had)


class SendShip(MarsEffect):
    """A ship goes to colony `a`; then the marker may move up before the income (TMC-5.24)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        colonies_of(game).ships = changed(colonies_of(game).ships, frame.a, frame.seat)
        game.push(Frame(TAKE_INCOME, frame.seat, frame.source, frame.a))
        if game.kit(frame.seat).total(TRACK_STEPS):
            game.push(Frame(MOVE_UP, frame.seat, frame.source, frame.a))
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE


class MoveUp(MarsEffect):
    """Move the marker of colony `a` up before trading, as far as wanted: `amount:k`."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        room = LAST_FIELD - colonies_of(game).markers[frame.a]
        most = min(game.kit(frame.seat).total(TRACK_STEPS), room)
        return [AMOUNT + steps for steps in range(most, -1, -1)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        move_marker(game, frame.seat, frame.a, option - AMOUNT, frame.source)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE


def move_marker(game: Mars, seat: int, colony: int, steps: int, source: int = 0) -> None:
    """Move a white marker; the caller has checked the track and its stations."""
    if not steps:
        return
    colonies_of(game).markers = grown(colonies_of(game).markers, colony, steps)
    if game.events is not None:
        game.note(MARKED, seat, colony, steps, source)


class TakeIncome(MarsEffect):
    """Income and commissions of colony `a` in the trader's order; then the marker goes back."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        area = colonies_of(game)
        tile = COLONY_TILES[frame.a]
        frames: list[Frame] = []
        income = tile.income[area.markers[frame.a]]
        if income is not None:
            frames.append(Frame(income, frame.seat, frame.source))
        first = SITES * frame.a
        for owner in area.stations[first : first + SITES]:
            if owner >= 0:
                frames.append(Frame(tile.commission, owner, frame.source))
        game.push(Frame(MOVE_BACK, frame.seat, frame.source, frame.a))
        push_any_order(game, frames, frame.seat)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE


class MoveBack(MarsEffect):
    """The marker of colony `a` goes left to the first field without a station (TMC-6.04)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        area = colonies_of(game)
        steps = area.built(frame.a) - area.markers[frame.a]
        move_marker(game, -1, frame.a, steps)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE


TRADE: Final = Trade()
PAY_FEE: Final = PayFee()
SEND_SHIP: Final = SendShip()
MOVE_UP: Final = MoveUp()
TAKE_INCOME: Final = TakeIncome()
MOVE_BACK: Final = MoveBack()


def trade_roots() -> dict[str, Effect]:
    """Effects of the rules themselves, by path."""
    return {
        "trade": TRADE,
        "pay_fee": PAY_FEE,
        "send_ship": SEND_SHIP,
        "move_up": MOVE_UP,
        "take_income": TAKE_INCOME,
        "move_back": MOVE_BACK,
    }
