"""Play: a game with its record, its log and honest undo."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from planetfall.core.errors import BrokenRule, IllegalChoice, PlanetfallError, StaleChoice
from planetfall.core.game import EVERYBODY, Game
from planetfall.core.luck import commitment, mixed
from planetfall.core.rules import Rules
from planetfall.core.view import came_to_light
from planetfall.core.vocabulary import CHANCE

Event = tuple[int, int, int, int, int, int]
AUDIENCE: Final = 5
"""Where an event says who may read it."""

FORMAT = 1
"""Version of the record's own form."""


CHECKPOINTS: Final = 4
"""How many positions at the start of a round are remembered for `rewind`."""


class Checkpoint:
    """A position that later ones can be made from again."""

    def __init__(self, game: Game, choices: int, events: int) -> None:
        self.game = game
        self.choices = choices
        """How many choices in force led to it."""
        self.events = events


class Step:
    """A choice that may still be taken back, with the position before it."""

    def __init__(
        self, seat: int, option: int, before: Game, events: int, *, is_final: bool
    ) -> None:
        self.seat = seat
        self.option = option
        self.before = before
        self.at_once = before.at_once
        self.events = events
        self.is_final = is_final
        """Whether its seat has gained information by it, so that only others can be taken back."""


class Play:
    """A game being played. Every accepted choice is a line; nothing accepted is ever lost.

    A choice can be taken back until somebody has gained information: chance has decided, a piece
    of a deck or of another seat has come to light, a simultaneous phase has ended, or another seat
    has chosen. What a seat shows of its own pieces is no information in this sense, and what a seat
    learns inside a simultaneous phase binds that seat alone: others do not notice it. Beyond that
    there is `rewind`, which the seats have to agree on. Choices are applied to a clone, so that
    even a fault of the rules leaves the game as it was.
    """

    def __init__(
        self,
        rules: Rules,
        game: Game,
        seed: int,
        nonce: str,
        *,
        stated: bool,
        entropy: Sequence[str] = (),
    ) -> None:
        self.rules = rules
        self.game = game
        self.seed = seed
        self.nonce = nonce
        self.stated = stated
        self.entropy = list(entropy)
        """What the seats have added to the committed seed."""
        self.lines: list[dict[str, Any]] = [self._header()]
        self.events: list[Event] = []
        """What happened and may be told, in order; what seats do at once joins at the barrier."""
        self.undos = 0
        """How many choices were taken back; with the number it names a decision for ever."""
        self.taken_back = [0] * game.seats
        """For every seat how often something was taken back that its decisions rest on."""
        self.rewinds = 0
        """How many choices were taken back after somebody had gained information."""
        self.seen = [0] * game.seats
        """For every seat how many events there were before its last choice.

        What others did at once with it is news too: where rules play a seat, its whole turn follows
        without a question.
        """
        self.dropped = 0
        """Lines of an older record that these rules could not follow."""
        self._steps: list[Step] = []
        self._made: list[tuple[int, int]] = []
        """Seat and option of every choice in force."""
        self._take_over(game)
        self._checkpoints = [Checkpoint(game, 0, len(self.events))]
        """The first position, then the newest starts of rounds."""

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: int,
        seed: int | None = None,
        nonce: str = "",
        entropy: Sequence[str] = (),
        *,
        ask_end: bool = False,
    ) -> Play:
        """A fresh game; without a seed the operating system gives one.

        With `ask_end` the end of a turn is a question of its own.
        """
        number = secrets.randbits(120) if seed is None else seed
        game = rules.new(seats, mixed(number, entropy), watched=True, ask_end=ask_end)
        mark = nonce or secrets.token_hex(16)
        return cls(rules, game, number, mark, stated=False, entropy=entropy)

    @classmethod
    def from_snapshot(
        cls,
        rules: Rules,
        position: dict[str, Any],
        seed: int,
        nonce: str,
        entropy: Sequence[str] = (),
        *,
        made: Sequence[tuple[int, int]] = (),
        events: Sequence[Event] = (),
    ) -> Play:
        """A game from a moment at which it was resting, with the choices that led to it."""
        game = rules.from_data(position)
        game.watch()
        play = cls(rules, game, seed, nonce, stated=False, entropy=entropy)
        play.events = list(events)
        play._made = list(made)
        play._checkpoints = [Checkpoint(game, len(play._made), len(play.events))]
        return play

    @classmethod
    def state(cls, rules: Rules, seats: int, *, ask_end: bool = False) -> Play:
        """A game whose chance outcomes are entered as they happen at a real table.

        Every hidden card has to be known to whoever enters it.
        """
        game = rules.new(seats, 0, stop_at_chance=True, watched=True, ask_end=ask_end)
        return cls(rules, game, 0, "", stated=True)

    def fork(self) -> Play:
        """A play of its own with the same past, to try a choice on before it is kept."""
        other = Play(
            self.rules, self.game, self.seed, self.nonce, stated=self.stated, entropy=self.entropy
        )
        other.lines = list(self.lines)
        other.events = list(self.events)
        other.undos = self.undos
        other.taken_back = list(self.taken_back)
        other.rewinds = self.rewinds
        other.seen = list(self.seen)
        other.dropped = self.dropped
        other._steps = list(self._steps)
        other._made = list(self._made)
        other._checkpoints = list(self._checkpoints)
        return other

    def resume(self, game: Game) -> None:
        """Go on from a position that no choices of this play have led to."""
        game.watch()
        self.game = game
        self.events = []
        self._steps = []
        self._made = []
        self._checkpoints = [Checkpoint(game, 0, 0)]

    def _header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "planetfall": FORMAT,
            "game": self.rules.id,
            "version": self.rules.version,
            "options": self.rules.options_data(),
            "seats": self.game.seats,
            "commitment": "" if self.stated else commitment(self.seed, self.nonce),
        }
        if self.game.ask_end:
            header["end_of_turn"] = True
        if any(self.entropy):
            header["entropy"] = self.entropy
        return header

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
        after = self._applied(before, seat, option)
        learned = seat == CHANCE or self._has_learned(before, after, seat)
        if seat == CHANCE:
            self.lines.append({"chance": self.rules.key(option)})
        else:
            self.lines.append(
                {"seat": seat, "n": before.numbers[seat], "do": self.rules.key(option)}
            )
        step = Step(seat, option, before, len(self.events), is_final=learned)
        self.game = after
        self._made.append((seat, option))
        self._take_over(after)
        if seat != CHANCE:
            self.seen[seat] = step.events
        if learned and not is_inside(before, after):
            self._steps = []
        else:
            if self._steps and self._steps[-1].seat != seat and not before.at_once:
                self._steps = []
            self._steps.append(step)
        if after.round_number() != before.round_number():
            self.snapshot()
            self._checkpoints.append(Checkpoint(after, len(self._made), len(self.events)))
            if len(self._checkpoints) > CHECKPOINTS:
                del self._checkpoints[1]

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

    def _has_learned(self, before: Game, after: Game, seat: int) -> bool:
        """Whether anybody gained information by a choice, other than what `seat` has itself."""
        if after.luck_log:
            return True
        if before.at_once and not is_inside(before, after):
            return True
        return came_to_light(before, after, seat)

    # Undo.

    def is_resting(self) -> bool:
        """Whether nothing can be taken back and nothing is sealed: `resume` can go on from here."""
        return not self._steps and not self.game.at_once

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last choice back without asking anybody."""
        return self._undo_place(seat) >= 0

    def _undo_place(self, seat: int) -> int:
        """Which step an undo by `seat` takes back; -1 for none."""
        at_once = self.game.at_once and self.game.seats > 1
        for place in range(len(self._steps) - 1, -1, -1):
            step = self._steps[place]
            if at_once and not step.at_once:
                # It opened the phase. Whether others have chosen since is their secret, so the
                # answer must not hang on it.
                return -1
            if step.seat == seat:
                return -1 if step.is_final else place
            if not at_once:
                return -1
        return -1

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back; others' choices of a simultaneous phase stay.

        What was seen by all belongs to what everybody's next decision rests on.
        """
        place = self._undo_place(seat)
        if place < 0:
            raise IllegalChoice(
                f"Seat {seat} cannot take its last choice back: "
                "somebody has chosen or learned something since.",
                "no_undo",
            )
        later = self._steps[place + 1 :]
        step = self._steps[place]
        del self._made[len(self._made) - len(self._steps) + place :]
        del self._steps[place:]
        del self.events[step.events :]
        self.game = step.before
        for again in later:
            before = self.game
            events, is_final = len(self.events), again.is_final
            self._steps.append(Step(again.seat, again.option, before, events, is_final=is_final))
            self.game = self._applied(before, again.seat, again.option)
            self._made.append((again.seat, again.option))
            self.events.extend(self.game.events or [])
        self._forget_checkpoints()
        self.seen = [min(count, len(self.events)) for count in self.seen]
        self.undos += 1
        for other in range(self.game.seats):
            if other == seat or not step.at_once:
                self.taken_back[other] += 1
        self.lines.append({"undo": seat})

    @property
    def made(self) -> list[tuple[int, int]]:
        """Seat and option of every choice in force."""
        return self._made

    def can_rewind(self, seat: int) -> bool:
        """Whether a seat has made a choice that its table could take back together."""
        return not self.game.is_over() and any(who == seat for who, _ in self._made)

    def rewind(self, seat: int) -> None:
        """Take the seat's last choice back with all that came after it, whoever learned from it.

        The record says so. Whether the seats agree is for the table to ask; chance gives the same
        again, so whoever saw a card before knows it now.
        """
        if not self.can_rewind(seat):
            raise IllegalChoice(f"Seat {seat} has no choice to take back.", "no_undo")
        target = len(self._made) - 1
        while self._made[target][0] != seat:
            target -= 1
        again = self._made[:target]
        self._made = again
        self._forget_checkpoints()
        if not self._checkpoints:
            self._checkpoints = [self._first()]
        start = self._checkpoints[-1]
        self.game = start.game
        del self.events[start.events :]
        for who, option in again[start.choices :]:
            self.game = self._applied(self.game, who, option)
            self.events.extend(self.game.events or [])
        self._steps = []
        self.seen = [min(count, len(self.events)) for count in self.seen]
        self.undos += 1
        self.rewinds += 1
        self.taken_back = [count + 1 for count in self.taken_back]
        self.lines.append({"rewind": seat})

    def _first(self) -> Checkpoint:
        """The first position, of a play that came from a snapshot."""
        seed, ask_end = mixed(self.seed, self.entropy), self.game.ask_end
        game = self.rules.new(self.game.seats, seed, watched=True, ask_end=ask_end)
        return Checkpoint(game, 0, len(game.events or []))

    def _forget_checkpoints(self) -> None:
        """Forget the positions that no choices in force lead to any more."""
        count = len(self._made)
        self._checkpoints = [each for each in self._checkpoints if each.choices <= count]

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

    def events_since(self, seat: int) -> list[Event]:
        """What a seat may read of what happened with its last choice and since."""
        count = len(self.events) - self.seen[seat]
        return [told(event, seat) for event in self.events[-count:]] if count else []

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


def is_inside(before: Game, after: Game) -> bool:
    """Whether a choice neither opens nor closes a simultaneous phase it lies in."""
    return before.at_once and after.at_once and after.before is before.before


def told(event: Event, seat: int) -> Event:
    """An event as `seat` may read it."""
    kind, who, _, amount, source, audience = event
    if audience == EVERYBODY or (seat >= 0 and audience >> seat & 1):
        return event
    return (kind, who, -1, amount, source, audience)
