"""The machine: a position with its pending work, and the loop that carries it out.

There is one stack of frames per seat and one for the table. Sequential play runs on the table's
stack. `AtOnce` opens a simultaneous phase in which the seats' own stacks run, each touching only
its own area; when all are empty the barrier closes and the table's stack goes on. Legality and
execution are one piece of code: whether a frame is possible is a dry run of it on a clone, unless
its effect knows a quick answer.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

from planetfall.core.area import Area, copied
from planetfall.core.effect import END_OF_TURN, NO_OUTCOME, Chance, Effect, Frame
from planetfall.core.errors import (
    BadRequest,
    BrokenRule,
    GameNotOver,
    IllegalChoice,
    StaleChoice,
)
from planetfall.core.luck import draw, seed_key
from planetfall.core.native import mypyc_attr
from planetfall.core.reasons import NOT_YOUR_TURN, POSSIBLE, UNSURE, pack
from planetfall.core.view import View
from planetfall.core.vocabulary import CHANCE, DONE

if TYPE_CHECKING:
    from planetfall.core.rules import Rules
    from planetfall.core.scores import Outcome, Sheet

EVERYBODY: Final = (1 << 16) - 1
"""Audience of an event that all may know in full."""

NOBODY_MOVES: Final = -2
"""Answer of `Game.next_to_move` when the game is over."""

NO_STACKS: Final[list[list[Frame]]] = []
NO_ASKS: Final[list[list[int] | None]] = []
NO_NUMBERS: Final[list[int]] = []
NO_AREAS: Final[list[Area]] = []


class Decision:
    """An open question, made at the edge: whose it is, its number, and which effect asks."""

    def __init__(
        self,
        seat: int,
        number: int,
        kind: str,
        path: str,
        source: int,
        a: int,
        b: int,
        legal: list[int],
    ) -> None:
        self.seat = seat
        self.number = number
        """Counted per seat: another seat's choices never make an answer stale."""
        self.kind = kind
        self.path = path
        self.source = source
        self.a = a
        self.b = b
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        asked = (self.kind, self.path, self.source, self.a, self.b)
        return (Decision, (self.seat, self.number, *asked, self.legal))

    def __repr__(self) -> str:
        return f"<Decision {self.number} of seat {self.seat}: {self.path}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Area):
    """A position. A game's own class adds its shared fields and its seats' areas.

    A subclass writes `declared`, `areas`, `clone`, `scores`, `result`, `deal` and may write
    `status`, `round_number`. It makes clones as `other = Mine(); self.copy_machine(other); ...`.
    """

    __slots__ = (
        "ask_all",
        "ask_end",
        "asks",
        "at_once",
        "before",
        "dead",
        "decided",
        "draws",
        "dry",
        "events",
        "key",
        "luck_log",
        "moves",
        "numbers",
        "rules",
        "seat_events",
        "seats",
        "seed",
        "stacks",
        "stop_at_chance",
    )

    rules: Rules

    def __init__(self) -> None:
        # Placeholders only: compiled, every clone runs this, and factories fill in the rest.
        self.seats: int = 0
        self.seed: int = 0
        self.key: bytes = b""
        self.draws: list[int] = NO_NUMBERS
        self.numbers: list[int] = NO_NUMBERS
        self.stacks: list[list[Frame]] = NO_STACKS
        self.asks: list[list[int] | None] = NO_ASKS
        self.at_once: bool = False
        self.before: list[Area] = NO_AREAS
        self.stop_at_chance: bool = False
        self.ask_all: bool = False
        """Whether a question with one answer is asked too; else it is answered without asking."""
        self.ask_end: bool = False
        """Whether the end of a turn is a question of its own, so that the turn can be undone."""
        self.dry: bool = False
        self.dead: int = 0
        self.decided: str = ""
        self.moves: int = 0
        self.events: list[tuple[int, int, int, int, int, int]] | None = None
        self.seat_events: list[list[tuple[int, int, int, int, int, int]]] = []
        self.luck_log: list[int] | None = None

    # What a game's own class says.

    def areas(self) -> list[Area]:
        """The seats' areas in seat order."""
        raise TypeError("a game says which areas it has")

    def take_area(self, seat: int, area: Any) -> None:
        """Put an area in place of a seat's; for a position that is being built."""
        players: list[Any] = getattr(self, "players")  # noqa: B009
        players[seat] = area

    def clone(self) -> Game:
        """An independent copy, field by field; written by hand it is many times as fast.

        Expects the seats' areas in `players`, as `take_area` does.
        """
        other = type(self)()
        self.copy_machine(other)
        for name in self.fields():
            setattr(other, name, copied(getattr(self, name)))
        players: list[Area] = getattr(self, "players")  # noqa: B009
        setattr(other, "players", [area.clone() for area in players])  # noqa: B010
        return other

    def sketch(self, seat: int) -> Game:
        """A copy to try a seat's choices on within a simultaneous phase.

        Such choices change nothing that belongs to others, so a game may let both copies have it
        in common. Whoever keeps a game takes a clone.
        """
        return self.clone()

    def round_number(self) -> int:
        """The number of the present round, turn or generation."""
        return 0

    def turn_order(self, first: int) -> list[int]:
        """All seats in turn order from `first`.

        A game in which a seat is no player of the base game leaves it out, here and so in
        simultaneous phases.
        """
        return [(first + k) % self.seats for k in range(self.seats)]

    def sides(self) -> list[list[int]]:
        """Which seats win and lose together; by default every seat is a side of its own."""
        return [[seat] for seat in range(self.seats)]

    def status(self) -> list[str]:
        """Broken invariants in words; empty when the position is sound."""
        return []

    def scores(self) -> list[Sheet]:
        """The score sheet of every seat as things stand."""
        raise TypeError("a game says how it is scored")

    def outcome(self) -> Outcome:
        """Who won and why; raises before the end."""
        if not self.is_over():
            raise GameNotOver(
                f"The outcome of a game of `{self.rules.id}` was asked in the middle of it; "
                "`scores()` says how things stand."
            )
        return self.result()

    def result(self) -> Outcome:
        """Who won and why, once the game is over."""
        raise TypeError("a game says who wins")

    def deal(self, data: dict[str, Any], rng: Any) -> None:
        """Fill in what the viewer cannot know, in a game built from the view's data alone."""

    def view_extra(self, seat: int) -> dict[str, Any]:
        """What a seat (or -1, a spectator) may see beyond the shown fields."""
        return {}

    def reveal(self, position: Any, seat: int) -> None:
        """Set in a seat's `position` what it knows of this game beyond the declared fields."""

    def fill(self, given: list[str]) -> None:
        """Set the `filled` fields of the table that a text did not give."""

    # Pending work.

    def push(self, frame: Frame) -> None:
        """Put work on top: it is the next thing done for its seat; nothing once it is decided."""
        if self.decided:
            return
        self.stacks[frame.seat if self.at_once else self.seats].append(frame)

    def do(self, effect: Effect, frame: Frame) -> None:
        """Put `effect` on top with the seat, source and numbers of `frame`."""
        self.push(Frame(effect, frame.seat, frame.source, frame.a, frame.b))

    def push_end_of_turn(self, seat: int) -> None:
        """Let `seat` be asked to end its turn when all that is pushed after this is done.

        A game calls it where a turn begins. It does nothing where the end is not asked for.
        """
        if self.ask_end and seat < self.seats:
            self.push(Frame(END_OF_TURN, seat, 0, self.numbers[seat]))

    def _end_is_given(self, seat: int) -> None:
        """`done` has ended the turn of a seat: it is not asked once more."""
        stack = self.pending(seat)
        if stack and stack[-1].effect is END_OF_TURN and stack[-1].seat == seat:
            stack.pop()

    def pending(self, seat: int) -> list[Frame]:
        """The stack that works for `seat` now; the machine's own list."""
        return self.stacks[seat if self.at_once else self.seats]

    def decide(self, reason: str) -> None:
        """End the game now, in the middle of whatever is going on.

        All pending work is dropped, also that of a simultaneous phase, and `push` does nothing from
        here on, so callers need not know of it. `reason` is kept as `decided` for `outcome`. The
        first decision stands.

        In a simultaneous phase what the others have not done yet stays undone. A game in which the
        order of acting must not matter notes there what happened and decides behind the phase.
        """
        if self.decided:
            return
        if not reason:
            raise BrokenRule("a game is decided without a reason")
        if self.at_once:
            self._leave_barrier()
        self.decided = reason
        for stack in self.stacks:
            stack.clear()
        for index in range(self.seats + 1):
            self.asks[index] = None

    # The loop.

    def settle(self) -> None:
        """Run until somebody is asked or nothing is left."""
        while True:
            if self.at_once:
                waiting = False
                for seat in range(self.seats):
                    if self.asks[seat] is not None or (self.stacks[seat] and self._run(seat)):
                        waiting = True
                if waiting or self.decided or self.dead:
                    return
                self._close_barrier()
            elif not self.stacks[self.seats] or self._run(self.seats):
                return

    def _run(self, index: int) -> bool:
        """Run one stack; whether somebody is asked now."""
        stack = self.stacks[index]
        while stack:
            frame = stack.pop()
            effect = frame.effect
            if effect.is_chance():
                if self._chance(cast(Chance, effect), frame, stack):
                    return True
                continue
            options = effect.resolve(self, frame)
            if options is None:
                if self.at_once and index == self.seats:
                    return False
                continue
            if self.decided:
                return False
            if len(options) > 1 or (options and (self.ask_all or effect is END_OF_TURN)):
                stack.append(frame)
                self.asks[frame.seat] = options
                return True
            if not options:
                self._dead_end(frame)
                continue
            effect.answer(self, frame, options[0])
        return False

    def _chance(self, effect: Chance, frame: Frame, stack: list[Frame]) -> bool:
        """Let chance decide, or stop there; whether the machine stopped."""
        if self.at_once:
            raise BrokenRule(f"chance inside a simultaneous phase at {frame!r}")
        if self.stop_at_chance:
            outcomes = effect.outcomes(self, frame)
            if outcomes:
                stack.append(frame)
                self.asks[self.seats] = outcomes
                return True
            effect.nothing(self, frame)
            return False
        option = effect.drawn(self, frame)
        if option == NO_OUTCOME:
            effect.nothing(self, frame)
            return False
        if self.luck_log is not None:
            self.luck_log.append(option)
        effect.answer(self, frame, option)
        return False

    def luck(self, stream: int, size: int) -> int:
        """The next number of a stream of luck, below `size`; only `Chance.drawn` asks."""
        count = self.draws[stream]
        self.draws[stream] = count + 1
        return draw(self.key, stream, count, size)

    def _dead_end(self, frame: Frame) -> None:
        reason = frame.effect.why(self, frame)
        if not self.dry:
            raise BrokenRule(f"no way on at {frame!r}")
        self.dead = reason
        for stack in self.stacks:
            stack.clear()

    def open_barrier(self, inner: Effect, frame: Frame) -> None:
        """Let every seat work on `inner` at once; `frame` stays below until all are done."""
        if self.decided:
            return
        self.stacks[self.seats].append(frame)
        self.at_once = True
        self.before = [area.clone() for area in self.areas()]
        for seat in self.turn_order(0):
            self.stacks[seat].append(Frame(inner, seat, frame.source, frame.a, frame.b))
        if self.events is not None:
            self.seat_events = [[] for _ in range(self.seats)]

    def _close_barrier(self) -> None:
        self.stacks[self.seats].pop()
        self._leave_barrier()

    def _leave_barrier(self) -> None:
        self.at_once = False
        self.before = NO_AREAS
        if self.events is not None:
            for noted in self.seat_events:
                self.events.extend(noted)
            self.seat_events = []

    # The protocol.

    def to_move(self) -> tuple[int, ...]:
        """Seats that owe a choice; `(CHANCE,)` where chance is to be stated; empty when over."""
        if self.asks[self.seats] is not None:
            return (CHANCE,)
        return tuple([seat for seat in range(self.seats) if self.asks[seat] is not None])

    def next_to_move(self) -> int:
        """The first of `to_move`, `NOBODY_MOVES` when the game is over; made for loops of play."""
        asks = self.asks
        if asks[self.seats] is not None:
            return CHANCE
        for seat in range(self.seats):
            if asks[seat] is not None:
                return seat
        return NOBODY_MOVES

    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.next_to_move() == NOBODY_MOVES

    def ask_again(self) -> None:
        """Drop the open questions and ask anew, after fields were set from outside."""
        self.asks = [None] * (self.seats + 1)
        self.loaded()
        self.settle()

    def legal(self, seat: int) -> list[int]:
        """The options of a seat to move, never empty; a list of your own."""
        options = self._asked(seat)
        return [] if options is None else list(options)

    def _asked(self, seat: int) -> list[int] | None:
        if seat == CHANCE:
            return self.asks[self.seats]
        return self.asks[seat] if 0 <= seat < self.seats else None

    def question(self, seat: int) -> Frame:
        """The frame that asks `seat` now."""
        if self._asked(seat) is None:
            raise self._idle(seat)
        return self.stacks[seat if self.at_once and seat != CHANCE else self.seats][-1]

    def decision(self, seat: int) -> Decision:
        """The open question of a seat to move."""
        frame = self.question(seat)
        number = self.numbers[seat] if seat != CHANCE else 0
        kind, path = type(frame.effect).__name__, frame.effect.path
        legal = self.legal(seat)
        return Decision(seat, number, kind, path, frame.source, frame.a, frame.b, legal)

    def apply(self, seat: int, option: int) -> None:
        """One choice. An illegal one raises and changes nothing."""
        options = self.asks[seat] if 0 <= seat < self.seats else self._asked(seat)
        if options is None:
            raise self._idle(seat)
        if option not in options:
            raise IllegalChoice(self._refused(seat, option, options))
        self.moves += 1
        if seat == CHANCE:
            self._state_chance(option)
        else:
            self.asks[seat] = None
            self.numbers[seat] += 1
            frame = self.stacks[seat if self.at_once else self.seats].pop()
            frame.effect.answer(self, frame, option)
            if self.ask_end and option == DONE and frame.effect.ends_turn():
                self._end_is_given(seat)
        self.settle()

    def _state_chance(self, option: int) -> None:
        self.asks[self.seats] = None
        frame = self.stacks[self.seats].pop()
        effect = frame.effect
        assert isinstance(effect, Chance)
        self.draws[effect.stream(self, frame)] += 1
        if self.luck_log is not None:
            self.luck_log.append(option)
        effect.answer(self, frame, option)

    def choose(self, seat: int, key: str, number: int | None = None) -> None:
        """One choice by its word; with a decision number a late answer raises `StaleChoice`."""
        if number is not None and 0 <= seat < self.seats and number != self.numbers[seat]:
            raise StaleChoice(
                f"Decision {number} of seat {seat} is answered; {self.numbers[seat]} is open.",
                "answered",
            )
        self.apply(seat, self.rules.option(key))

    def _idle(self, seat: int) -> IllegalChoice:
        """Why a seat may not choose; how far others are in a simultaneous phase stays secret."""
        others = "others are still at work" if self.at_once else self._movers()
        return IllegalChoice(f"Seat {seat} has nothing to choose now; {others}.", "not_your_turn")

    def _movers(self) -> str:
        seats = self.to_move()
        if not seats:
            return "the game is over"
        return "to move: " + ", ".join("chance" if s == CHANCE else f"seat {s}" for s in seats)

    def _refused(self, seat: int, option: int, options: list[int]) -> str:
        some = ", ".join(f"`{self.rules.key(o)}`" for o in options[:8])
        more = f" and {len(options) - 8} more" if len(options) > 8 else ""
        known = 0 <= option < len(self.rules.vocabulary)
        word = f"`{self.rules.key(option)}`" if known else f"option {option}"
        return f"Seat {seat} cannot choose {word} now; possible: {some}{more}."

    # Feasibility.

    def obstacle(self, frame: Frame) -> int:
        """`POSSIBLE` or the packed reason why `frame` cannot be carried out now."""
        quick = frame.effect.obstacle(self, frame)
        return quick if quick != UNSURE else self.dry_run(frame)

    def is_possible(self, frame: Frame) -> bool:
        """Whether `frame` can be carried out now."""
        return self.obstacle(frame) == POSSIBLE

    def dry_run(self, frame: Frame) -> int:
        """Try `frame` on a clone, stopping at chance and barriers; `POSSIBLE` or a reason."""
        trial = self.clone()
        trial.dry = True
        trial.stop_at_chance = True
        trial.at_once = False
        trial.events = None
        trial.luck_log = None
        for index in range(trial.seats + 1):
            trial.stacks[index] = []
            trial.asks[index] = None
        trial.stacks[trial.seats].append(frame)
        while True:
            trial.settle()
            if trial.dead:
                return trial.dead
            movers = trial.to_move()
            if not movers or movers[0] == CHANCE or trial.at_once:
                return POSSIBLE
            seat = movers[0]
            options = trial.asks[seat]
            assert options is not None
            option = options[0]
            trial.asks[seat] = None
            step = trial.stacks[trial.seats].pop()
            step.effect.answer(trial, step, option)

    def why_not(self, seat: int, option: int) -> int:
        """`POSSIBLE`, or the packed reason why `seat` cannot choose `option` now."""
        options = self._asked(seat)
        if options is None:
            return pack(NOT_YOUR_TURN)
        if option in options:
            return POSSIBLE
        frame = self.question(seat)
        return frame.effect.refusal(self, frame, option)

    # Events: readings of what happened, never part of the position.

    def note(
        self,
        kind: int,
        seat: int,
        what: int = 0,
        amount: int = 0,
        source: int = 0,
        audience: int = EVERYBODY,
    ) -> None:
        """Tell the log. Seats outside `audience` (a mask) get the event with `what` blanked."""
        if self.events is None:
            return
        event = (kind, seat, what, amount, source, audience)
        if self.at_once and 0 <= seat < self.seats:
            self.seat_events[seat].append(event)
        else:
            self.events.append(event)

    def watch(
        self, seat_events: list[list[tuple[int, int, int, int, int, int]]] | None = None
    ) -> None:
        """Keep events and luck from here on, beginning with those of the seats at work."""
        self.events = []
        self.luck_log = []
        self.seat_events = [list(noted) for noted in seat_events or []]
        if self.at_once and not self.seat_events:
            # Resumed while the seats work at once: none of them has told anything yet.
            self.seat_events = [[] for _ in range(self.seats)]

    # Copies and forms.

    def copy_machine(self, other: Game) -> None:
        """Give `other` this game's pending work; every `clone` calls it."""
        other.rules = self.rules
        other.seats = self.seats
        other.seed = self.seed
        other.key = self.key
        other.draws = self.draws.copy()
        other.numbers = self.numbers.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.asks = self.asks.copy()
        other.at_once = self.at_once
        other.before = self.before
        other.stop_at_chance = self.stop_at_chance
        other.ask_all = self.ask_all
        other.ask_end = self.ask_end
        other.moves = self.moves
        other.decided = self.decided

    def prepare(self, rules: Rules, seats: int, seed: int) -> None:
        """Fill in the machine of a blank game."""
        self.rules = rules
        self.seats = seats
        self.reseed(seed)
        self.draws = [0] * rules.streams
        self.numbers = [0] * seats
        self.stacks = [[] for _ in range(seats + 1)]
        self.asks = [None] * (seats + 1)

    def reseed(self, seed: int) -> None:
        """Give the game other luck from here on."""
        self.seed = seed
        self.key = seed_key(seed)

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data, hidden things included."""
        data: dict[str, Any] = {
            "game": self.rules.id,
            "version": self.rules.version,
            "options": self.rules.options_data(),
            "seats": self.seats,
            "seed": self.seed,
            "draws": list(self.draws),
            "numbers": list(self.numbers),
            "at_once": self.at_once,
            "before": [area.fields_data() for area in self.before],
            "stacks": [[frame.to_data() for frame in stack] for stack in self.stacks],
            "table": self.fields_data(),
            "areas": [area.fields_data() for area in self.areas()],
        }
        if self.decided:
            data["decided"] = self.decided
        if self.ask_end:
            data["ask_end"] = True
        return data

    def load_data(self, data: dict[str, Any]) -> None:
        """Take over a position's data into a blank game of the same rules; asks nothing yet."""
        self.reseed(data["seed"])
        self.draws = list(data["draws"])
        self.numbers = list(data["numbers"])
        self.decided = data.get("decided", "")
        self.ask_end = data.get("ask_end", False)
        self.stacks = [[self.rules.frame(row) for row in stack] for stack in data["stacks"]]
        self.load_fields(data["table"])
        for area, part in zip(self.areas(), data["areas"], strict=True):
            area.load_fields(part)
        self.at_once = data["at_once"]
        self.before = NO_AREAS
        if self.at_once:
            self.before = [area.clone() for area in self.areas()]
            for area, part in zip(self.before, data["before"], strict=True):
                area.load_fields(part)
        self.loaded()

    def machine_data(self) -> dict[str, Any]:
        """What a pickled game keeps beside its position: open questions, switches, notes."""
        return {
            "asks": self.asks,
            "stop_at_chance": self.stop_at_chance,
            "ask_all": self.ask_all,
            "moves": self.moves,
            "events": self.events,
            "seat_events": self.seat_events,
            "luck_log": self.luck_log,
        }

    def load_machine(self, data: dict[str, Any]) -> None:
        """Take over what `machine_data` gave."""
        self.asks = data["asks"]
        self.stop_at_chance = data["stop_at_chance"]
        self.ask_all = data["ask_all"]
        self.moves = data["moves"]
        self.events = data["events"]
        self.seat_events = data["seat_events"]
        self.luck_log = data["luck_log"]

    def loaded(self) -> None:
        """Called when fields were set from outside; a game drops what it derived from them."""

    def digest(self) -> str:
        """A hash of the whole position; never shown during play."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (`None` or -1), may know."""
        if seat is None:
            return View(self, -1)
        if not -1 <= seat < self.seats:
            raise BadRequest(
                f"A view of seat {seat} was asked; seats are 0 to {self.seats - 1}, "
                "a spectator is `None`."
            )
        return View(self, seat)

    def to_text(self) -> str:
        """The position as text a person can paste into a test."""
        return self.rules.to_text(self)

    def __copy__(self) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from planetfall.core.rules import restore

        return (restore, (self.rules, self.to_data(), self.machine_data()))

    def __repr__(self) -> str:
        return (
            f"<{self.rules.id}, {self.seats} seats, round {self.round_number()}; {self._movers()}>"
        )
