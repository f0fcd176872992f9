"""Resources on cards, and the copying of a production box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.core.combinators import push_any_order
from planetfall.core.effect import Frame
from planetfall.core.reasons import POSSIBLE, pack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.changes import hold, produce
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import (
    ANIMALS,
    BUILDING,
    MC,
    MICROBES,
    OTHER,
    SPECIAL,
    STANDARD,
    THIS,
)
from planetfall.games.terraforming_mars.effects.combine import MarsEffect
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.order import MEMORY, bit, production_bit
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import CARD, STRIDE, card_of

ANY_HELD: Final = -2
"""Whatever the chosen card holds."""
ANY_TAG: Final = -1


@dataclass(frozen=True)
class Put(MarsEffect):
    """Put resources on one own card (TM-16.16): this one, or one chosen with `card:x`.

    Nothing happens where no card can hold them (TM-8.05). `tag` and `least` narrow the choice to
    cards with the tag, or already holding so many.
    """

    resource: int
    amount: int = 1
    on: int = THIS
    tag: int = ANY_TAG
    least: int = 0

    def targets(self, game: Mars, frame: Frame) -> list[int]:
        """The cards that can take them."""
        found: list[int] = []
        for number in game.kit(frame.seat).holders:
            card = CARDS[number]
            if self.resource not in (ANY_HELD, card.holds):
                continue
            if self.on == OTHER and number == frame.source:
                continue
            if self.tag != ANY_TAG and not card.tag_counts[self.tag]:
                continue
            if game.held[card.slot] >= self.least:
                found.append(number)
        return found

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.on == THIS:
            hold(game, frame.seat, frame.source, self.amount, frame.source)
            return None
        targets = self.targets(game, frame)
        return [CARD + STRIDE * card for card in targets] if targets else None

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        hold(game, frame.seat, card_of(option), self.amount, frame.source)

    def is_void(self, game: Mars, frame: Frame) -> bool:
        return self.on != THIS and not self.targets(game, frame)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return self.on == THIS

    def reads(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, MEMORY) if self.least else 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, MEMORY)


@dataclass(frozen=True)
class Feed(MarsEffect):
    """Put a microbe or animal on the card whose playing set this off, if it holds such."""

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self.obstacle(game, frame) != POSSIBLE:
            return []
        hold(game, frame.seat, frame.a, 1, frame.source)
        return None

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.CANNOT_STORE, MICROBES)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        card = CARDS[frame.a]
        fits = card.holds in (MICROBES, ANIMALS) and frame.a in game.players[frame.seat].tableau
        return POSSIBLE if fits else self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return 0

    def writes(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, MEMORY)


def production_box(game: Mars, seat: int, number: int, source: int) -> list[Frame]:
    """The production changes printed on a card, as work for `seat`; empty if it has none."""
    frames: list[Frame] = []
    for effect in CARDS[number].play:
        if isinstance(effect, MarsEffect) and effect.box():
            frames.append(Frame(effect, seat, source))
        elif isinstance(effect, Place) and isinstance(effect.then, MarsEffect):
            # Mining Rights and Mining Area give again the metal of their area.
            place = game.specials[effect.tile - SPECIAL]
            if effect.then.box() and place >= 0:
                frames.append(Frame(effect.then, seat, source, place))
    return frames


@dataclass(frozen=True)
class CopyProduction(MarsEffect):
    """Do once more the production changes of one own face-up building card: `card:x`."""

    def _cards(self, game: Mars, frame: Frame) -> list[int]:
        found: list[int] = []
        for number in game.players[frame.seat].tableau:
            if CARDS[number].tag_counts[BUILDING] and number != frame.source:
                frames = production_box(game, frame.seat, number, frame.source)
                if frames and can_do_all(game, frames):
                    found.append(number)
        return found

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [CARD + STRIDE * card for card in self._cards(game, frame)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        frames = production_box(game, frame.seat, card_of(option), frame.source)
        push_any_order(game, frames, frame.seat)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NO_BOX)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if self._cards(game, frame) else self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return every_production(game, frame.seat)

    def writes(self, game: Mars, frame: Frame) -> int:
        return every_production(game, frame.seat) | every_production(game, -1)


def every_production(game: Mars, seat: int) -> int:
    """The bits of all productions of a seat (-1: of anybody but the active player)."""
    mask = 0
    for resource in range(STANDARD):
        mask |= production_bit(game, seat, resource)
    return mask


def can_do_all(game: Mars, frames: list[Frame]) -> bool:
    """Whether all of a production box can be done: its parts touch different productions."""
    for frame in frames:
        if not game.is_possible(frame):
            return False
    return True


@dataclass(frozen=True)
class HearNeutralCities(MarsEffect):
    """M€ production for every neutral city that lay there before (TM-21.09)."""

    def _cities(self, game: Mars) -> int:
        owned = 0
        for player in game.players:
            owned |= player.tiles
        return (game.city_hexes & ~owned).bit_count()

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        if self._cities(game):
            produce(game, frame.seat, MC, self._cities(game), frame.source)
        return None

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE

    def is_plain(self, game: Mars, frame: Frame) -> bool:
        return True

    def writes(self, game: Mars, frame: Frame) -> int:
        return production_bit(game, frame.seat, MC)


@dataclass(frozen=True)
class TakeHeld(MarsEffect):
    """Take resources off one own card of choice, in full: `card:x`."""

    resource: int
    amount: int = 1

    def _cards(self, game: Mars, frame: Frame) -> list[int]:
        found: list[int] = []
        for number in game.kit(frame.seat).holders:
            card = CARDS[number]
            if card.holds == self.resource and game.held[card.slot] >= self.amount:
                found.append(number)
        return found

    def resolve(self, game: Mars, frame: Frame) -> list[int] | None:
        return [CARD + STRIDE * card for card in self._cards(game, frame)]

    def answer(self, game: Mars, frame: Frame, option: int) -> None:
        hold(game, frame.seat, card_of(option), -self.amount, frame.source)

    def why(self, game: Mars, frame: Frame) -> int:
        return pack(reasons.NOTHING_TO_TAKE, self.resource, self.amount)

    def obstacle(self, game: Mars, frame: Frame) -> int:
        return POSSIBLE if self._cards(game, frame) else self.why(game, frame)

    def reads(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, MEMORY)

    def writes(self, game: Mars, frame: Frame) -> int:
        return bit(game, frame.seat, MEMORY)
