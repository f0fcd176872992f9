"""Effects made of effects: in order, in any order, one of several, if wanted, all at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from planetfall.core.effect import Effect, Frame
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.reasons import POSSIBLE, UNSURE
from planetfall.core.vocabulary import CHOOSE, FIRST, NO, YES


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Effect):
    """Base of combinators over a row of effects."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def frames(self, frame: Frame) -> list[Frame]:
        """A frame for every part, bound like `frame`."""
        return [Frame(e, frame.seat, frame.source, frame.a, frame.b) for e in self.effects]

    def __repr__(self) -> str:
        inside = ", ".join([repr(effect) for effect in self.effects])
        return f"{type(self).__name__}({inside})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Several)
            and type(other) is type(self)
            and other.effects == self.effects
        )

    def __hash__(self) -> int:
        return hash(self.effects)


class Do(Several):
    """All parts, in printed order."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        for part in reversed(self.frames(frame)):
            game.push(part)
        return None

    def obstacle(self, game: Game, frame: Frame) -> int:
        """Quick only for a single part: later parts may live on what earlier ones give."""
        if len(self.effects) == 1:
            return self.effects[0].obstacle(game, frame)
        return UNSURE if self.effects else POSSIBLE

    def reads(self, game: Game, frame: Frame) -> int:
        mask = 0
        for effect in self.effects:
            mask |= effect.reads(game, frame)
        return mask

    def writes(self, game: Game, frame: Frame) -> int:
        mask = 0
        for effect in self.effects:
            mask |= effect.writes(game, frame)
        return mask


class AnyOrder(Do):
    """All parts, in the order the active player chooses where that can matter."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        push_any_order(game, self.frames(frame), frame.seat)
        return None


class Order(Effect):
    """The `a` frames below it on the stack come in any order; its seat decides.

    Plain gains go first without asking, frames that do not meet run as printed, and only what can
    matter is asked: `first:k`, k in printed order among those left.
    """

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        stack = game.pending(frame.seat)
        count = frame.a
        if count <= 1:
            return None
        members = stack[len(stack) - count :]
        for place in range(count - 1, -1, -1):
            if members[place].effect.is_plain(game, members[place]):
                self._bring_up(stack, frame, place)
                return None
        if not _meet(game, members):
            return None
        # The stack holds the printed order from its top down.
        offered: list[int] = []
        for k in range(count):
            member = members[count - 1 - k]
            if not _stands_before(members, count - k, member) and game.is_possible(member):
                offered.append(FIRST + k)
        return offered

    def answer(self, game: Game, frame: Frame, option: int) -> None:
        place = frame.a - 1 - (option - FIRST)
        self._bring_up(game.pending(frame.seat), frame, place)

    def _bring_up(self, stack: list[Frame], frame: Frame, place: int) -> None:
        index = len(stack) - frame.a + place
        chosen = stack.pop(index)
        stack.append(frame.step(frame.a - 1))
        stack.append(chosen)

    def members(self, game: Game, frame: Frame) -> list[Frame]:
        """The frames to be ordered, in printed order, while this question is open."""
        stack = game.pending(frame.seat)
        below = stack[len(stack) - 1 - frame.a : len(stack) - 1]
        return below[::-1]


def _stands_before(members: list[Frame], start: int, frame: Frame) -> bool:
    """Whether the same work is offered already: twins need no choice between them."""
    for k in range(start, len(members)):
        other = members[k]
        same = other.effect is frame.effect and other.seat == frame.seat
        if same and other.source == frame.source and other.a == frame.a and other.b == frame.b:
            return True
    return False


ORDER = Order()
"""The one order effect; every catalogue has it under the path `order`."""


def push_any_order(game: Game, frames: list[Frame], chooser: int) -> None:
    """Put frames on top so that `chooser` decides their order where it can matter.

    All of them lie on one stack, so inside a simultaneous phase they must be of one seat.
    """
    if game.decided:
        return
    for part in reversed(frames):
        game.stacks[chooser if game.at_once else game.seats].append(part)
    if len(frames) > 1:
        game.push(Frame(ORDER, chooser, 0, len(frames)))


def _meet(game: Game, frames: list[Frame]) -> bool:
    """Whether the outcome of some frame depends on what another one changes."""
    reads = [frame.effect.reads(game, frame) for frame in frames]
    writes = [frame.effect.writes(game, frame) for frame in frames]
    for i in range(len(frames)):
        for j in range(len(frames)):
            if i != j and reads[i] & writes[j]:
                return True
    return False


class Either(Several):
    """One of the parts, chosen among those possible now: `choose:k`."""

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        parts = self.frames(frame)
        return [CHOOSE + k for k in range(len(parts)) if game.is_possible(parts[k])]

    def answer(self, game: Game, frame: Frame, option: int) -> None:
        game.do(self.effects[option - CHOOSE], frame)

    def refusal(self, game: Game, frame: Frame, option: int) -> int:
        if CHOOSE <= option < CHOOSE + len(self.effects):
            return game.obstacle(self.frames(frame)[option - CHOOSE])
        return super().refusal(game, frame, option)

    def obstacle(self, game: Game, frame: Frame) -> int:
        reason = UNSURE
        for part in self.frames(frame):
            reason = game.obstacle(part)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason


@dataclass(frozen=True)
class May(Effect):
    """The part if wanted (`yes`, `no`); nothing where it is impossible."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        part = Frame(self.effect, frame.seat, frame.source, frame.a, frame.b)
        return [YES, NO] if game.is_possible(part) else None

    def answer(self, game: Game, frame: Frame, option: int) -> None:
        if option == YES:
            game.do(self.effect, frame)

    def obstacle(self, game: Game, frame: Frame) -> int:
        return POSSIBLE


@dataclass(frozen=True)
class IfPossible(Effect):
    """The part where it is possible, else nothing; not a choice."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        part = Frame(self.effect, frame.seat, frame.source, frame.a, frame.b)
        if game.is_possible(part):
            game.push(part)
        return None

    def obstacle(self, game: Game, frame: Frame) -> int:
        return POSSIBLE


@dataclass(frozen=True)
class Repeat(Effect):
    """The part a fixed number of times, one after another."""

    effect: Effect
    times: int

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        for _ in range(self.times):
            game.do(self.effect, frame)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number read off the position; games write their own as frozen dataclasses."""

    def value(self, game: Any, frame: Frame) -> int:
        """The number now; a subclass narrows `game` to its own class."""
        raise TypeError(f"{type(self).__name__} counts nothing")


@dataclass(frozen=True)
class ForEach(Effect):
    """The part as often as `count` says when this is resolved."""

    count: Count
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        for _ in range(self.count.value(game, frame)):
            game.do(self.effect, frame)
        return None


@dataclass(frozen=True)
class AtOnce(Effect):
    """Every seat works on the part at once, each in its own area only; then play goes on."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        game.open_barrier(self.effect, frame)
        return None

    def obstacle(self, game: Game, frame: Frame) -> int:
        return POSSIBLE


@dataclass(frozen=True)
class InTurn(Effect):
    """Every seat works on the part, one after another in turn order from the frame's seat."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, game: Game, frame: Frame) -> list[int] | None:
        for seat in reversed(game.turn_order(frame.seat)):
            game.push(Frame(self.effect, seat, frame.source, frame.a, frame.b))
        return None


def ascending(base: int, items: list[int], taken: list[int], least: int, most: int) -> list[int]:
    """Options for picking a set of `least` to `most` of sorted `items`, one path per set.

    Picks ascend: only items above the last one taken are offered, and only such that enough are
    left above them. `done` (option 1) is offered once `least` are taken.

    >>> ascending(100, [1, 4, 9], [], 2, 2)
    [101, 104]
    """
    count = len(taken)
    options: list[int] = []
    if count < most:
        last = taken[count - 1] if count else -1
        above = [item for item in items if item > last]
        missing = max(least - count, 1)
        for k in range(len(above) - missing + 1):
            options.append(base + above[k])
    if count >= least:
        options.append(1)
    return options
