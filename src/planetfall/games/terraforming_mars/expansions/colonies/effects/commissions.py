"""What a station brings its owner when anyone trades (TMC-5.07)."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Effect, Frame
from planetfall.core.reasons import POSSIBLE
from planetfall.games.terraforming_mars.changes import discard
from planetfall.games.terraforming_mars.decks import push_draws
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.order import DECK, HAND, bit
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of


@dataclass(frozen=True)
class Commission(MarsEffect):
    """The commission of one station; each is an effect of its own (TMC-5.18)."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        game.do(self.effect, frame)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self.effect.is_plain(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        """Others get nothing but commissions, all of one kind: in no order do theirs differ."""
        return 0 if frame.seat != game.active else self.effect.reads(game, frame)

    def writes(self, game: Mars, frame: Frame) -> int:
        return self.effect.writes(game, frame)


class Sift(MarsEffect):
    """Draw a card, then discard one of the hand: `card:x`; `a` is 1 when it is drawn."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if not frame.a:
            game.push(frame.step(1))
            push_draws(game, frame.seat, frame.source, 1)
            return None
        # Only where no card was left to draw the hand may be empty.
        hand = game.players[frame.seat].hand
        return [CARD + STRIDE * card for card in hand] if hand else None

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        discard(game, frame.seat, card_of(option))

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, HAND)

    def writes(self, game: Mars, frame: Frame) -> int:
        return DECK | bit(game, frame.seat, HAND)

    def __repr__(self) -> str:
        return "Sift()"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sift)

    def __hash__(self) -> int:
        return 1
