"""Effects made of effects, as the core has them, with what this game knows of order and haste."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from planetfall.core import combinators
from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.reasons import POSSIBLE, UNSURE
from planetfall.core.vocabulary import CHOOSE
from planetfall.games.terraforming_mars.components.card import Requirement
from planetfall.games.terraforming_mars.state import Mars


@mypyc_attr(allow_interpreted_subclasses=True)
class MarsEffect(Effect):
    """Base of this game's effects."""

    def is_void(self, game: Mars, frame: Frame) -> bool:
        """Whether it could be done but would change nothing now."""
        return False

    def box(self) -> bool:
        """Whether it changes production as printed in a card's production box."""
        return False


class Do(combinators.Do):
    """All parts, in printed order: what an action costs, then what it gives."""

    def obstacle(self, game: Game, frame: Frame) -> int:
        """A first part that is impossible decides; a later one may live on what came before."""
        first = True
        unsure = False
        for part in self.effects:
            reason = part.obstacle(game, frame)
            if first and reason > POSSIBLE:
                return reason
            if reason != POSSIBLE:
                unsure = True
            first = False
        return UNSURE if unsure else POSSIBLE


class Either(combinators.Either):
    """One of the parts possible now; parts that would change nothing are not offered."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        options = super().resolve(game, frame)
        assert options is not None
        useful = [
            option for option in options if not is_void(self.effects[option - CHOOSE], game, frame)
        ]
        return useful or options

    def reads(self, game: Mars, frame: Frame) -> int:
        mask = 0
        for effect in self.effects:
            mask |= effect.reads(game, frame)
        return mask

    def writes(self, game: Mars, frame: Frame) -> int:
        mask = 0
        for effect in self.effects:
            mask |= effect.writes(game, frame)
        return mask


def is_void(effect: Effect, game: Any, frame: Frame) -> bool:
    """Whether an effect would change nothing now."""
    return isinstance(effect, MarsEffect) and effect.is_void(game, frame)


@dataclass(frozen=True)
class May(MarsEffect):
    """The part if wanted; nothing where it is impossible."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return combinators.May(self.effect).resolve(game, frame)

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        combinators.May(self.effect).answer(game, frame, option)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def reads(self, game: Mars, frame: Frame) -> int:
        return self.effect.reads(game, frame)

    def writes(self, game: Mars, frame: Frame) -> int:
        return self.effect.writes(game, frame)


@dataclass(frozen=True)
class If(MarsEffect):
    """One part or the other, as a condition holds when this is resolved."""

    condition: Requirement
    then: Effect
    otherwise: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.then, self.otherwise)

    def _part(self, game: Mars, frame: Frame) -> Effect:
        holds = self.condition.obstacle(game, frame.seat, 0) == POSSIBLE
        return self.then if holds else self.otherwise

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        game.do(self._part(game, frame), frame)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return self._part(game, frame).obstacle(game, frame)

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self._part(game, frame).is_plain(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return self._part(game, frame).reads(game, frame)

    def writes(self, game: Mars, frame: Frame) -> int:
        return self._part(game, frame).writes(game, frame)


@dataclass(frozen=True)
class OnlyIf(MarsEffect):
    """The part, possible only while a condition holds."""

    condition: Requirement
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.condition.obstacle(game, frame.seat, 0) != POSSIBLE:
            return []
        game.do(self.effect, frame)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return self.condition.obstacle(game, frame.seat, 0)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        reason = self.condition.obstacle(game, frame.seat, 0)
        return reason if reason != POSSIBLE else self.effect.obstacle(game, frame)
