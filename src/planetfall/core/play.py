"""Play: a game with its record, its log and honest undo."""

from __future__ import annotations

import secrets
from typing import Any, Final

from planetfall.core.errors import BrokenRule, IllegalChoice, PlanetfallError, StaleChoice
from planetfall.core.game import EVERYBODY, Game
from planetfall.core.luck import commitment
from planetfall.core.rules import Rules
from planetfall.core.view import anybody_sees_more
from planetfall.core.vocabulary import CHANCE

Event = tuple[int, int, int, int, int, int]
AUDIENCE: Final = 5
"""Where an event says who may read it."""

FORMAT = 1
"""Version of the record's own form."""


class Step:
    """A choice that may still be taken back, with the position before it."""

    def __init__(self, seat: int, option: int, before: Game, events: int) -> None:
        self.seat = seat
        self.option = option
        self.before = before
        self.at_once = before.at_once
        self.events = events


class Play:
    """A game being played. Every accepted choice is a line; nothing accepted is ever lost.

    The position before a choice is kept as long as nobody has learned anything since: no chance, no
    hidden piece shown to anybody, no end of a simultaneous phase. Choices are applied to a clone,
    so that even a fault of the rules leaves the game as it was.
    """

    def __init__(self, rules: Rules, game: Game, seed: int, nonce: str, *, stated: bool) -> None:
        self.rules = rules
        self.game = game
        self.seed = seed
        self.nonce = nonce
        self.stated = stated
        self.lines: list[dict[str, Any]] = [self._header()]
        self.events: list[Event] = []
        """What happened and may be told, in order; what seats do at once joins at the barrier."""
        self.undos = 0
        """How many choices were taken back; with the number it names a decision for ever."""
        self.dropped = 0
        """Lines of an older record that these rules could not follow."""
        self._steps: list[Step] = []
        self._take_over(game)

    @classmethod
    def new(cls, rules: Rules, seats: int, seed: int | None = None, nonce: str = "") -> Play:
        """A fresh game; without a seed the operating system gives one."""
        number = secrets.randbits(120) if seed is None else seed
        game = rules.new(seats, number, watched=True)
        return cls(rules, game, number, nonce or secrets.token_hex(16), stated=False)

    @classmethod
    def state(cls, rules: Rules, seats: int) -> Play:
        """A game whose chance outcomes are entered as they happen at a real table.

        Every hidden card has to be known to whoever enters it.
        """
        game = rules.new(seats, 0, stop_at_chance=True, watched=True)
        return cls(rules, game, 0, "", stated=True)

    def fork(self) -> Play:
        """A play of its own with the same past, to try a choice on before it is kept."""
        other = Play(self.rules, self.game, self.seed, self.nonce, stated=self.stated)
        other.lines = list(self.lines)
        other.events = list(self.events)
        other.undos = self.undos
        other.dropped = self.dropped
        other._steps = list(self._steps)
        return other

    def _header(self) -> dict[str, Any]:
        return {
            "planetfall": FORMAT,
            "game": self.rules.id,
            "version": self.rules.version,
            "options": self.rules.options_data(),
            "seats": self.game.seats,
            "commitment": "" if self.stated else commitment(self.seed, self.nonce),
        }

    def _take_over(self, game: Game) -> None:
        """Write down what a settled game has just seen."""
        if not self.stated:
            for option in game.luck_log or []:
                self.lines.append({"chance": self.rules.key(option)})
        self.events.extend(game.events or [])

    # Choices.

    def push(self, seat: int, option: int, number: int | None = None) -> None:
        """One choice by a seat, or by `CHANCE` in a stated game."""
        if number is not None and seat != CHANCE and number != self.number(seat):
            raise StaleChoice(
                f"Decision {number} of seat {seat} is answered; {self.number(seat)} is open."
            )
        before = self.game
        answered = before.numbers[seat] if 0 <= seat < before.seats else 0
        after = self._applied(before, seat, option)
        learned = self._has_learned(before, after)
        if seat == CHANCE:
            self.lines.append({"chance": self.rules.key(option)})
        else:
            self.lines.append({"seat": seat, "n": answered, "do": self.rules.key(option)})
        step = Step(seat, option, before, len(self.events))
        self.game = after
        self._take_over(after)
        if learned or seat == CHANCE:
            self._steps = []
        else:
            self._steps.append(step)
        if after.round_number() != before.round_number():
            self.snapshot()

    def choose(self, seat: int, key: str, number: int | None = None) -> None:
        """One choice by its word."""
        self.push(seat, self.rules.option(key), number)

    def number(self, seat: int) -> int:
        """The number of the decision a seat has open, or will have next."""
        if not 0 <= seat < self.game.seats:
            raise IllegalChoice(f"There is no seat {seat}; seats are 0 to {self.game.seats - 1}.")
        return self.game.numbers[seat]

    def _applied(self, before: Game, seat: int, option: int) -> Game:
        after = before.clone()
        after.watch(before.seat_events)
        try:
            after.apply(seat, option)
        except PlanetfallError:
            raise
        except Exception as fault:
            word = self.rules.key(option)
            raise BrokenRule(f"`{word}` of seat {seat} broke the rules code: {fault!r}") from fault
        return after

    def _has_learned(self, before: Game, after: Game) -> bool:
        """Whether anybody knows more than before, apart from the choice itself."""
        if after.luck_log:
            return True
        if before.at_once and after.before is not before.before:
            return True
        return anybody_sees_more(before, after)

    # Undo.

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last choice back without asking anybody."""
        return self._undo_place(seat) >= 0

    def _undo_place(self, seat: int) -> int:
        """Which step an undo by `seat` takes back; -1 for none."""
        if not self._steps:
            return -1
        last = len(self._steps) - 1
        if self._steps[last].seat == seat:
            return last
        if self.game.at_once:
            for place in range(last, -1, -1):
                if not self._steps[place].at_once:
                    return -1
                if self._steps[place].seat == seat:
                    return place
        return -1

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back; others' choices of a simultaneous phase stay."""
        place = self._undo_place(seat)
        if place < 0:
            raise IllegalChoice(
                f"Seat {seat} cannot take its last choice back: "
                "somebody has chosen or learned something since.",
                "no_undo",
            )
        later = self._steps[place + 1 :]
        step = self._steps[place]
        del self._steps[place:]
        del self.events[step.events :]
        self.game = step.before
        for again in later:
            before = self.game
            self._steps.append(Step(again.seat, again.option, before, len(self.events)))
            self.game = self._applied(before, again.seat, again.option)
            self.events.extend(self.game.events or [])
        self.undos += 1
        self.lines.append({"undo": seat})

    # The log.

    def events_for(self, seat: int, last: int = 0) -> list[Event]:
        """What a seat (-1: a spectator) may read: others' secrets blanked, own doings included.

        With `last` only so many of the newest joint events are looked at.
        """
        # Nearly all events are told to everybody as they are: the tuples stay the same objects.
        read: list[Any] = self.events[-last:]
        for place, event in enumerate(read):
            audience: int = event[AUDIENCE]
            if audience != EVERYBODY:
                read[place] = told(event, seat)
        if self.game.at_once and 0 <= seat < len(self.game.seat_events):
            read += self.game.seat_events[seat]
        return read

    # The record.

    def snapshot(self) -> None:
        """Write the whole position down, so that a table survives a change of rules."""
        self.lines.append(
            {
                "round": self.game.round_number(),
                "digest": self.game.digest(),
                "position": self.game.to_data(),
            }
        )

    def choices(self) -> int:
        """How many choices of seats the record has, taken-back ones included."""
        return len([line for line in self.lines if "do" in line])


def told(event: Event, seat: int) -> Event:
    """An event as `seat` may read it."""
    kind, who, _, amount, source, audience = event
    if audience == EVERYBODY or (seat >= 0 and audience >> seat & 1):
        return event
    return (kind, who, -1, amount, source, audience)
