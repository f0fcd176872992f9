"""Numbers read off the position: `Gain(mc=1, per=Tags(EARTH))`."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Frame
from planetfall.core.native import mypyc_attr
from planetfall.games.terraforming_mars.components.board import count
from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import ANYONE, ANYWHERE, OPPONENTS, OWNER
from planetfall.games.terraforming_mars.effects.requirements import cities_in_play, held_in_all
from planetfall.games.terraforming_mars.order import BOARD, MEMORY, both
from planetfall.games.terraforming_mars.state import Mars


@mypyc_attr(allow_interpreted_subclasses=True)
class MarsCount:
    """A number of this game; `value` is never negative."""

    def value(self, game: Mars, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} counts nothing")

    def reads(self) -> int:
        """Mask of what the number depends on, of things that change while effects are done."""
        return 0


@dataclass(frozen=True)
class Tags(MarsCount):
    """Tags in play, divided by `each`; the card being played counts, an event too (TM-8.30)."""

    tag: int
    each: int = 1
    whose: int = OWNER

    def value(self, game: Mars, frame: Frame) -> int:
        found = 0
        for seat in range(game.seats):
            if self.whose == ANYONE or (seat == frame.seat) == (self.whose == OWNER):
                found += game.kit(seat).tags[self.tag]
        card = CARDS[frame.source]
        if self.whose != OPPONENTS and card.is_event():
            found += card.tag_counts[self.tag]
        return found // self.each


@dataclass(frozen=True)
class Cities(MarsCount):
    """Cities of anybody, anywhere or on Mars."""

    where: int = ANYWHERE

    def value(self, game: Mars, frame: Frame) -> int:
        return cities_in_play(game) if self.where == ANYWHERE else count(game.city_hexes)

    def reads(self) -> int:
        return BOARD


@dataclass(frozen=True)
class EventsPlayed(MarsCount):
    """Events in everybody's piles."""

    def value(self, game: Mars, frame: Frame) -> int:
        found = 0
        for player in game.players:
            found += len(player.events)
        return found


@dataclass(frozen=True)
class Untagged(MarsCount):
    """Own cards in play without any tag."""

    def value(self, game: Mars, frame: Frame) -> int:
        found = 0
        for card in game.players[frame.seat].tableau:
            if not CARDS[card].tags:
                found += 1
        return found


@dataclass(frozen=True)
class HeldHere(MarsCount):
    """Resources of the kind that this card holds, at most `most`."""

    resource: int
    most: int = 999

    def value(self, game: Mars, frame: Frame) -> int:
        found = game.held[CARDS[frame.source].slot]
        return found if found < self.most else self.most

    def reads(self) -> int:
        return both(MEMORY)


@dataclass(frozen=True)
class HeldInAll(MarsCount):
    """Resources of a kind on all own cards, divided by `each`."""

    resource: int
    each: int = 1

    def value(self, game: Mars, frame: Frame) -> int:
        return held_in_all(game, frame.seat, self.resource) // self.each

    def reads(self) -> int:
        return both(MEMORY)


def times(per: MarsCount | None, game: Mars, frame: Frame) -> int:
    """The number of a count, 1 for none."""
    return 1 if per is None else per.value(game, frame)
