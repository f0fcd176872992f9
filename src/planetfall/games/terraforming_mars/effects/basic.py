"""Gains, production, payments, rating: effects on the own player board."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import AMOUNT, AMOUNTS
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import (
    can_produce,
    gain,
    held_on,
    hold,
    produce,
    rate,
)
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, STANDARD
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.counts import MarsCount, times
from planetfall.games.terraforming_mars.order import (
    MEMORY,
    RATING,
    bit,
    production_bit,
    stock_bit,
)
from planetfall.games.terraforming_mars.payment import (
    PAY_HEAT,
    push_payment,
    too_cold,
    too_expensive,
)
from planetfall.games.terraforming_mars.state import Mars


def _row(mc: int, steel: int, titanium: int, plant: int, energy: int, heat: int) -> list[int]:
    return [mc, steel, titanium, plant, energy, heat]


@dataclass(frozen=True)
class Gain(MarsEffect):
    """Gain resources from the supply, once or as often as `per` counts."""

    mc: int = 0
    steel: int = 0
    titanium: int = 0
    plant: int = 0
    energy: int = 0
    heat: int = 0
    per: MarsCount | None = None

    def amounts(self) -> list[int]:
        """What is gained, by resource."""
        return _row(self.mc, self.steel, self.titanium, self.plant, self.energy, self.heat)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        often = times(self.per, game, frame)
        for resource, amount in enumerate(self.amounts()):
            if amount and often:
                gain(game, frame.seat, resource, amount * often, frame.source)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self.per is None

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0 if self.per is None else self.per.reads()

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = 0
        for resource, amount in enumerate(self.amounts()):
            if amount:
                mask |= stock_bit(game, frame.seat, resource)
        return mask


@dataclass(frozen=True)
class Produce(MarsEffect):
    """Change own production, all of it or not at all (TM-17.11)."""

    mc: int = 0
    steel: int = 0
    titanium: int = 0
    plant: int = 0
    energy: int = 0
    heat: int = 0
    per: MarsCount | None = None

    def amounts(self) -> list[int]:
        """The changes, by resource."""
        return _row(self.mc, self.steel, self.titanium, self.plant, self.energy, self.heat)

    def _loses(self) -> bool:
        return (
            self.mc < 0
            or self.energy < 0
            or self.plant < 0
            or self.heat < 0
            or self.steel < 0
            or self.titanium < 0
        )

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        often = times(self.per, game, frame)
        for resource, amount in enumerate(self.amounts()):
            if amount and often:
                produce(game, frame.seat, resource, amount * often, frame.source)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if not self._loses():
            return POSSIBLE
        for resource, amount in enumerate(self.amounts()):
            if amount < 0 and not can_produce(game, frame.seat, resource, amount):
                had = game.players[frame.seat].production[resource]
                floor = -5 if resource == MC else 0
                return pack(reasons.PRODUCTION_TOO_LOW, resource, floor - amount, had)
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self.per is None and not self._loses()

    def box(self) -> bool:
        return True

    def reads(self, game: Mars, frame: Frame) -> int:
        """A loss depends on others only where it is not possible yet."""
        mask = 0 if self.per is None else self.per.reads()
        for resource, amount in enumerate(self.amounts()):
            if amount < 0 and not can_produce(game, frame.seat, resource, amount):
                mask |= production_bit(game, frame.seat, resource)
        return mask

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = 0
        for resource, amount in enumerate(self.amounts()):
            if amount:
                mask |= production_bit(game, frame.seat, resource)
        return mask


@dataclass(frozen=True)
class Pay(MarsEffect):
    """Give up resources: of the own stock, or of this card. M€ may be paid in `metals` too."""

    resource: int
    amount: int
    metals: int = 0
    """1 steel, 2 titanium count as well, at their value (Aquifer Pumping)."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        if self.resource == MC:
            push_payment(game, frame.seat, frame.source, self.amount, self.metals)
        elif self.resource == HEAT:
            game.push(Frame(PAY_HEAT, frame.seat, frame.source, self.amount))
        elif self.resource < STANDARD:
            gain(game, frame.seat, self.resource, -self.amount, frame.source)
        else:
            hold(game, frame.seat, frame.source, -self.amount, frame.source)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.obstacle(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if self.resource == MC:
            return too_expensive(game, frame.seat, self.amount, self.metals)
        if self.resource == HEAT:
            return too_cold(game, frame.seat, self.amount)
        if self.resource < STANDARD:
            had = game.players[frame.seat].stock[self.resource]
            kind = reasons.TOO_LITTLE
        else:
            had = held_on(game, frame.source)
            kind = reasons.TOO_LITTLE_HELD
        return POSSIBLE if had >= self.amount else pack(kind, self.resource, self.amount, had)

    def reads(self, game: Mars, frame: Frame) -> int:
        if self.obstacle(game, frame) == POSSIBLE:
            return 0
        return self.writes(game, frame)

    def writes(self, game: Mars, frame: Frame) -> int:
        if self.resource < STANDARD:
            return stock_bit(game, frame.seat, self.resource)
        return bit(game, frame.seat, MEMORY)


@dataclass(frozen=True)
class RaiseRating(MarsEffect):
    """Raise the own terraform rating."""

    steps: int = 1
    per: MarsCount | None = None

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        rate(game, frame.seat, self.steps * times(self.per, game, frame), frame.source)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self.per is None

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0 if self.per is None else self.per.reads()

    def writes(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, RATING)


@dataclass(frozen=True)
class Exchange(MarsEffect):
    """Give up any number of one resource, at least 1, for as many of another: `amount:k`.

    The first is of the own stock or lies on this card.
    """

    give: int
    get: int

    def _had(self, game: Mars, frame: Frame) -> int:
        if self.give < STANDARD:
            return game.players[frame.seat].stock[self.give]
        return held_on(game, frame.source)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        most = min(self._had(game, frame), AMOUNTS - 1)
        return [AMOUNT + k for k in range(most, 0, -1)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        units = option - AMOUNT
        if self.give < STANDARD:
            gain(game, frame.seat, self.give, -units, frame.source)
        else:
            hold(game, frame.seat, frame.source, -units, frame.source)
        gain(game, frame.seat, self.get, units, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        kind = reasons.TOO_LITTLE if self.give < STANDARD else reasons.TOO_LITTLE_HELD
        return pack(kind, self.give, 1, self._had(game, frame))

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if self._had(game, frame) else self.why(game, frame)


@dataclass(frozen=True)
class ShiftProduction(MarsEffect):
    """Lower one own production by any number, at least 1, and raise another: `amount:k`."""

    give: int
    get: int

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        most = min(game.players[frame.seat].production[self.give], AMOUNTS - 1)
        return [AMOUNT + k for k in range(most, 0, -1)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        steps = option - AMOUNT
        produce(game, frame.seat, self.give, -steps, frame.source)
        produce(game, frame.seat, self.get, steps, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        had = game.players[frame.seat].production[self.give]
        return pack(reasons.PRODUCTION_TOO_LOW, self.give, 1, had)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        had = game.players[frame.seat].production[self.give]
        return POSSIBLE if had > 0 else self.why(game, frame)


@dataclass(frozen=True)
class NextCard(MarsEffect):
    """The next card played in this generation costs less or bends its global requirement."""

    discount: int = 0
    slack: int = 0

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        player = game.players[frame.seat]
        player.next_discount += self.discount
        player.next_slack += self.slack
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return True

    def writes(self, game: Mars, frame: Frame) -> int:
        return 0
