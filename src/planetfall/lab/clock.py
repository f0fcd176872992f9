"""Time control: how long a bot may think about a decision and in a whole game.

A bot under time control thinks in a process of its own. When its time is up, the process is ended,
the log says so, and the greedy bot answers in its place. Without time control nothing of this runs,
and games repeat exactly.
"""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from planetfall import bots
from planetfall.bots import Bot, match
from planetfall.bots.own import seat as make_bot
from planetfall.core.errors import BadRequest, BotFault
from planetfall.core.play import Play
from planetfall.core.view import View

START: Final = 60.0
"""Seconds that a process may take to start; they are not counted."""

log = logging.getLogger("planetfall.lab")


@dataclass(frozen=True)
class TimeControl:
    """Seconds of each bot; 0 for as many as it likes.

    >>> TimeControl(decision=2, game=30).left(29)
    1
    """

    decision: float = 0.0
    game: float = 0.0

    def __bool__(self) -> bool:
        return self.decision > 0 or self.game > 0

    def check(self) -> TimeControl:
        """This time control, or `BadRequest`."""
        for seconds in (self.decision, self.game):
            if not 0 <= seconds <= 86_400:
                raise BadRequest(f"Bots cannot think for {seconds:g} s; use 0 (no limit) to 86400.")
        return self

    def left(self, spent: float) -> float | None:
        """Seconds for the next decision when so many were spent in the game; `None`: any."""
        limits = [self.decision] if self.decision else []
        if self.game:
            limits.append(max(self.game - spent, 0))
        return min(limits) if limits else None

    def to_data(self) -> dict[str, float]:
        """The seconds as plain data, for records."""
        return {"decision": self.decision, "game": self.game}


UNTIMED: Final = TimeControl()


class NoAnswer(Exception):
    """A bot or an engine gave no answer that counts; the message says why."""


class TimedBot(Bot):
    """A bot whose time is counted, for one seat of one game; subclasses say how it thinks."""

    def __init__(self, name: str, game: str, control: TimeControl) -> None:
        self.name = name
        self.game = game
        self.control = control
        self.spent = 0.0
        """Seconds in this game so far."""
        self.faults: list[str] = []
        """Why it was answered for, each time."""
        self.was_answered_for = False
        """Whether the last decision was made in its place."""

    def think(self, view: View, rng: Random, seconds: float | None) -> int:
        """Its choice within so many seconds, or `NoAnswer`."""
        raise TypeError("a timed bot says how it thinks")

    def get_ready(self) -> None:
        """Whatever does not count as thinking."""

    def choose(self, view: View, rng: Random) -> int:
        self.was_answered_for = False
        seconds = self.control.left(self.spent)
        try:
            if seconds is not None and seconds <= 0:
                raise NoAnswer(f"its {self.control.game:g} s for the game are used up")
            self.get_ready()
            start = time.perf_counter()
            try:
                return self.think(view, rng, seconds)
            finally:
                self.spent += time.perf_counter() - start
        except NoAnswer as fault:
            self.was_answered_for = True
            told = str(fault) in self.faults[-1:]  # the same again and again is said once
            self.faults.append(str(fault))
            if told:
                return stand_in(self.game, view)
            log.warning(
                "%s, seat %d, decision %d: %s; the greedy bot answers",
                self.name,
                view.seat,
                view.number,
                fault,
            )
            return stand_in(self.game, view)


def stand_in(game: str, view: View) -> int:
    """The greedy answer in somebody's place; the same one every time."""
    return bots.make("greedy", game).choose(view, Random(f"instead {view.seat} {view.number}"))


class ClockedBot(TimedBot):
    """One of our bots, or your own, in a process that can be ended."""

    def get_ready(self) -> None:
        self.thinker = _thinker(self.name, self.game)

    def think(self, view: View, rng: Random, seconds: float | None) -> int:
        answer = self.thinker.ask((view, rng), seconds)
        if answer is None:
            _forget(self.name, self.game)
            raise NoAnswer(f"over its time of {seconds:.3g} s")
        option, state, fault = answer
        if fault is not None:
            raise BotFault(fault)
        rng.setstate(state)
        return int(option)


class Thinker:
    """A process in which one bot thinks."""

    def __init__(self, name: str, game: str) -> None:
        # A fresh process: a forked copy of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=think, args=(far, name, game), daemon=True)
        self.process.start()
        far.close()
        if not self.pipe.poll(START) or self.pipe.recv() != "ready":
            self.end()
            raise BotFault(f"Bot `{name}` could not be started in a process of its own.")

    def ask(self, question: Any, seconds: float | None) -> Any:
        """Its answer, or `None` when there is none in time."""
        try:
            self.pipe.send(question)
            return self.pipe.recv() if self.pipe.poll(seconds) else None
        except (EOFError, OSError) as fault:
            raise NoAnswer("its process has ended") from fault

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


_running: dict[tuple[str, str], Thinker] = {}


def _thinker(name: str, game: str) -> Thinker:
    """The process of a bot, started when first needed; a bot remembers nothing between games."""
    found = _running.get((name, game))
    if found is None or not found.process.is_alive():
        found = _running[name, game] = Thinker(name, game)
    return found


def _forget(name: str, game: str) -> None:
    found = _running.pop((name, game), None)
    if found is not None:
        found.end()


@atexit.register
def end_all() -> None:
    """End the processes of all bots."""
    for name, game in list(_running):
        _forget(name, game)


def think(pipe: Connection, name: str, game: str) -> None:
    """What the process does: answer until nobody asks any more."""
    bot = make_bot(name, game)
    pipe.send("ready")
    while True:
        try:
            view, rng = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send((bot.choose(view, rng), rng.getstate(), None))
        except BotFault as fault:
            pipe.send((0, None, str(fault)))


def seat(name: str, game: str, control: TimeControl) -> Bot:
    """A bot by name for one seat of one game, under time control if there is one."""
    return ClockedBot(name, game, control) if control else make_bot(name, game)


def play_out(play: Play, seated: list[Bot], control: TimeControl) -> None:
    """Let bots play a game to its end.

    With time control the header has an entry `time`, and a choice made in a bot's place one `by`.
    """
    if control:
        play.lines[0]["time"] = control.to_data()
    rngs = match.seat_rngs(play.seed, play.game.seats)
    while movers := play.game.to_move():
        if play.choices() >= match.MOST_DECISIONS:
            raise BadRequest(f"The game was given up after {play.choices()} choices.")
        seat = movers[0]
        bot = seated[seat]
        before = len(play.lines)
        play.push(seat, bot.choose(play.game.view(seat), rngs[seat]))
        if isinstance(bot, TimedBot) and bot.was_answered_for:
            play.lines[before]["by"] = "greedy"
