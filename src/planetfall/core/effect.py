"""Effects and frames: what a card does, and what is still to be done.

An effect is a small immutable object, a frozen dataclass of its game. A frame is one pending piece
of work: an effect with the seat it works for, the component it comes from and two bound numbers.
Frames are values: never changed after they are made, shared by clones, saved by the effect's path.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.native import mypyc_attr
from planetfall.core.reasons import NO_WAY, NOT_OFFERED, TURN_IS_PLAYED, UNSURE, pack
from planetfall.core.vocabulary import DONE

EVERYTHING: Final = (1 << 60) - 1
"""A mask that meets every other one: the effect may read or write anything."""

NO_OUTCOME: Final = -1
"""Answer of `Chance.drawn` where nothing can be drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Base of all effects; a subclass narrows `game` to its own class.

    `resolve` changes data and pushes frames and returns `None`, or returns the options it asks for
    and has changed nothing (so an open question is not part of the position). An empty list means
    that it cannot be done, which may only happen inside a dry run. `answer` carries out one of the
    options. Frames must carry only numbers that every seat may know; cards looked at in secret lie
    in the seat's area.
    """

    path: str
    """Where the effect lies in the catalogue of its rules; set once when that is built."""

    def resolve(self, game: Any, frame: Frame) -> list[int] | None:
        """Do it, or say which options to ask for."""
        raise TypeError(f"{type(self).__name__} does not say how it resolves")

    def answer(self, game: Any, frame: Frame, option: int) -> None:
        """Carry out `option`, one of those `resolve` returned for this frame."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def obstacle(self, game: Any, frame: Frame) -> int:
        """Quick feasibility: `POSSIBLE`, a packed reason, or `UNSURE` for a dry run."""
        return UNSURE

    def why(self, game: Any, frame: Frame) -> int:
        """The packed reason when `resolve` found no way."""
        return pack(NO_WAY)

    def refusal(self, game: Any, frame: Frame, option: int) -> int:
        """The packed reason why this question does not offer `option`."""
        return pack(NOT_OFFERED)

    def reads(self, game: Any, frame: Frame) -> int:
        """Mask of what the outcome of this effect depends on now."""
        return EVERYTHING

    def writes(self, game: Any, frame: Frame) -> int:
        """Mask of what this effect changes now; plain additions commute."""
        return EVERYTHING

    def is_plain(self, game: Any, frame: Frame) -> bool:
        """Whether this is a fixed gain without limit, that may always go first without asking."""
        return False

    def ends_turn(self) -> bool:
        """Whether `done` given to this effect ends the seat's turn: it is not asked once more."""
        return False

    def is_chance(self) -> bool:
        """Whether chance decides it."""
        return False

    def parts(self) -> tuple[Effect, ...]:
        """Effects inside this one, in printed order, for the catalogue and for words."""
        return ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One pending piece of work; treat as frozen."""

    __slots__ = ("a", "b", "effect", "seat", "source")

    def __init__(self, effect: Effect, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        self.effect = effect
        self.seat = seat
        """Whose work it is."""
        self.source = source
        """The component (a number of the game's own) that asks for it; 0 for the rules."""
        self.a = a
        self.b = b

    def step(self, a: int, b: int = 0) -> Frame:
        """The same work with other bound numbers."""
        return Frame(self.effect, self.seat, self.source, a, b)

    def to_data(self) -> list[Any]:
        """The frame as plain data."""
        return [self.effect.path, self.seat, self.source, self.a, self.b]

    def __repr__(self) -> str:
        return f"Frame({self.effect.path}, {self.seat}, {self.source}, {self.a}, {self.b})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Effect):
    """An effect decided by chance; it lies on the table's stack only.

    `outcomes` lists the options, one as often as it weighs; none means that nothing happens.
    """

    def is_chance(self) -> bool:
        return True

    def stream(self, game: Any, frame: Frame) -> int:
        """Which stream of luck decides: one for every deck, so that decks shift no other."""
        return 0

    def outcomes(self, game: Any, frame: Frame) -> list[int]:
        """Every option that chance may take."""
        raise TypeError(f"{type(self).__name__} has no outcomes")

    def drawn(self, game: Any, frame: Frame) -> int:
        """What luck takes of `outcomes`, `NO_OUTCOME` where there is none.

        A long deck need not be listed for that: the effect draws a place and names its option.
        """
        outcomes = self.outcomes(game, frame)
        if not outcomes:
            return NO_OUTCOME
        place: int = game.luck(self.stream(game, frame), len(outcomes))
        return outcomes[place]

    def nothing(self, game: Any, frame: Frame) -> None:
        """Carry on when there is no outcome at all."""


class EndOfTurn(Effect):
    """A seat is asked to end its turn, in games that ask for it; see `Game.push_end_of_turn`.

    `a` is the number of the seat's decision when the turn began: who chose nothing is not asked.
    """

    def resolve(self, game: Any, frame: Frame) -> list[int] | None:
        if not game.ask_end or game.numbers[frame.seat] == frame.a:
            return None
        return [DONE]

    def answer(self, game: Any, frame: Frame, option: int) -> None:
        """The turn is over; what comes after it lies below on the stack."""

    def refusal(self, game: Any, frame: Frame, option: int) -> int:
        return pack(TURN_IS_PLAYED)


END_OF_TURN: Final = EndOfTurn()


def catalogue(roots: dict[str, Effect]) -> dict[str, Effect]:
    """All effects below the named roots by path, with their paths set.

    An effect object may stand in one place only; share behaviour by building it twice.
    """
    found: dict[str, Effect] = {}
    places: dict[int, str] = {}
    for name, effect in roots.items():
        _enter(found, places, name, effect)
    return found


def _enter(found: dict[str, Effect], places: dict[int, str], path: str, effect: Effect) -> None:
    if path in found:
        raise ValueError(f"two effects have the path `{path}`")
    if id(effect) in places:
        raise ValueError(f"one effect object stands at `{places[id(effect)]}` and at `{path}`")
    object.__setattr__(effect, "path", path)
    found[path] = effect
    places[id(effect)] = path
    for index, part in enumerate(effect.parts()):
        _enter(found, places, f"{path}.{index}", part)
