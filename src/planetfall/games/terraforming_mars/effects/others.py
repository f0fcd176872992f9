"""Red-bordered effects: on the stock, cards or production of a player of choice."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.core.vocabulary import AMOUNT, NOBODY, SEAT
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import (
    can_produce,
    gain,
    hold,
    owner_of,
    produce,
)
from planetfall.games.terraforming_mars.components.board import BESIDE
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import ANYONE, NEIGHBOURS, STANDARD
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.order import MEMORY, bit, both, production_bit, stock_bit
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of


def virtual_opponent(game: Mars) -> int:
    """The seat that stands for the virtual opponent in solo (TM-21.12); it has no area."""
    return game.seats


def is_safe(game: Mars, actor: int, owner: int, resource: int) -> bool:
    """Whether a resource of `owner` is protected from `actor`."""
    return owner != actor and bool(game.kit(owner).protected >> resource & 1)


@dataclass(frozen=True)
class Remove(MarsEffect):
    """Remove resources of one player: from a stock, or from one card of one player.

    Usually up to the amount and not at all if so wanted (TM-8.06); `up_to=False` must be done in
    full, as what stands left of an action's arrow. `steal` gives what was taken to the player.
    With `whose=NEIGHBOURS` only owners of tiles beside the area in `frame.a` can lose something.

    Asked are `seat:k` (or `card:x`, or `nobody`) and then `amount:k`; in solo seat 1 is the virtual
    opponent.
    """

    resource: int
    amount: int
    up_to: bool = True
    steal: bool = False
    whose: int = ANYONE

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if frame.b:
            return self._amounts(game, frame)
        options = self._victims(game, frame)
        if not self.up_to:
            return options
        if not options:
            return None
        # Against the virtual opponent nothing is lost, so sparing it is no choice.
        if self.steal or not game.is_solo():
            options.append(NOBODY)
        return options

    def _victims(self, game: Mars, frame: Frame) -> list[int]:
        if self.resource >= STANDARD:
            return self._cards(game, frame)
        options: list[int] = []
        for seat in game.turn_order(frame.seat)[1:]:
            if self._can_lose(game, frame, seat):
                options.append(SEAT + seat)
        if game.is_solo() and self.whose == ANYONE:
            options.append(SEAT + virtual_opponent(game))
        if self._can_lose(game, frame, frame.seat):
            options.append(SEAT + frame.seat)
        return options

    def _can_lose(self, game: Mars, frame: Frame, seat: int) -> bool:
        player = game.players[seat]
        if not player.stock[self.resource] or is_safe(game, frame.seat, seat, self.resource):
            return False
        if self.whose == NEIGHBOURS:
            return bool(BESIDE[frame.a] & player.tiles)
        return self.up_to or player.stock[self.resource] >= self.amount

    def _cards(self, game: Mars, frame: Frame) -> list[int]:
        options: list[int] = []
        if game.is_solo():
            options.append(SEAT + virtual_opponent(game))
        for seat in [*game.turn_order(frame.seat)[1:], frame.seat]:
            if is_safe(game, frame.seat, seat, self.resource):
                continue
            kit = game.kit(seat)
            for card in kit.holders:
                there = game.held[CARDS[card].slot]
                if CARDS[card].holds != self.resource or not there or card in kit.sheltered:
                    continue
                if self.up_to or there >= self.amount:
                    options.append(CARD + STRIDE * card)
        return options

    def _amounts(self, game: Mars, frame: Frame) -> list[int]:
        """Which of the amounts, when the victim is chosen: `b` is the option that named it."""
        if frame.b == SEAT + virtual_opponent(game) and game.is_solo():
            return [AMOUNT + self.amount]
        if frame.b >= CARD:
            had = game.held[CARDS[card_of(frame.b)].slot]
        else:
            had = game.players[frame.b - SEAT].stock[self.resource]
        most = min(self.amount, had)
        least = 1 if self.up_to else self.amount
        return [AMOUNT + k for k in range(most, least - 1, -1)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        if option == NOBODY:
            return
        if not frame.b:
            game.push(frame.step(frame.a, option))
            return
        units = option - AMOUNT
        if frame.b >= CARD:
            card = card_of(frame.b)
            hold(game, owner_of(game, card), card, -units, frame.source)
        elif frame.b - SEAT < game.seats:
            gain(game, frame.b - SEAT, self.resource, -units, frame.source)
        if self.steal:
            gain(game, frame.seat, self.resource, units, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NOTHING_TO_TAKE, self.resource, self.amount)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        if self.up_to or self._victims(game, frame):
            return POSSIBLE
        return self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        """What others have; the own things are hardly what one wants to remove."""
        if self.resource >= STANDARD:
            return bit(game, -1, MEMORY)
        return stock_bit(game, -1, self.resource)

    def writes(self, game: Mars, frame: Frame) -> int:
        if self.resource >= STANDARD:
            return both(MEMORY)
        return stock_bit(game, game.active, self.resource) | stock_bit(game, -1, self.resource)


@dataclass(frozen=True)
class Reduce(MarsEffect):
    """Lower the production of exactly one player, in full, if need be one's own (TM-17.15)."""

    resource: int
    steps: int

    def _victims(self, game: Mars, frame: Frame) -> list[int]:
        options: list[int] = []
        for seat in game.turn_order(frame.seat)[1:]:
            if can_produce(game, seat, self.resource, -self.steps):
                options.append(SEAT + seat)
        if game.is_solo():
            options.append(SEAT + virtual_opponent(game))
        if can_produce(game, frame.seat, self.resource, -self.steps):
            options.append(SEAT + frame.seat)
        return options

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return self._victims(game, frame)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        seat = option - SEAT
        if seat < game.seats:
            produce(game, seat, self.resource, -self.steps, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NO_VICTIM, self.resource, self.steps)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if self._victims(game, frame) else self.why(game, frame)

    def box(self) -> bool:
        return True

    def reads(self, game: Mars, frame: Frame) -> int:
        """Others may make the player a possible victim."""
        if can_produce(game, frame.seat, self.resource, -self.steps):
            return 0
        return production_bit(game, frame.seat, self.resource)

    def writes(self, game: Mars, frame: Frame) -> int:
        own = production_bit(game, game.active, self.resource)
        return own | production_bit(game, -1, self.resource)
