"""The referee: engines in any language play over standard input and output.

`docs/engine-protocol.md` describes the messages: one JSON object a line, from the referee to an
engine and back. An engine that ends, stays silent or answers nonsense is answered for by the greedy
bot; the log says so, and so does the record.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import IO, Any, Final

from planetfall import games
from planetfall.bots import Bot
from planetfall.core import record
from planetfall.core.errors import BadRequest
from planetfall.core.play import Play
from planetfall.core.view import View
from planetfall.lab import clock
from planetfall.lab.clock import NoAnswer, TimeControl, TimedBot
from planetfall.lab.simulate import Progress

PROTOCOL: Final = 1
PATIENT: Final = TimeControl(decision=10.0)
"""The clock of engines where nobody sets another."""
GREETING: Final = 20.0
"""Seconds an engine has to start and to say its name."""
MOST_FAULTS: Final = 5
"""After so many faults in a game an engine is not started again in it."""
MOST_CHARACTERS: Final = 100_000
"""A longer line of an engine is nonsense."""


class Engine:
    """A program that plays; it is started when first needed and after it had to be ended."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.words = shlex.split(command, posix=os.name != "nt")
        except ValueError as fault:
            raise BadRequest(f"`--engine {command[:60]}` is no command: {fault}.") from None
        if not self.words:
            raise BadRequest("`--engine` needs a command.")
        self.name = command
        """What the engine calls itself; its command until it has said so."""
        self.starts = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def start(self) -> None:
        """Start it, unless it runs, and learn its name; `BadRequest` where there is no program."""
        if self._process is not None and self._process.poll() is None:
            return
        self.end()
        try:
            self._process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except OSError as fault:
            reason = fault.strerror
            raise BadRequest(f"`{self.command[:60]}` cannot be started: {reason}.") from None
        self.starts += 1
        assert self._process.stdout is not None
        self._lines = queue.Queue()
        threading.Thread(
            target=_read, args=(self._process.stdout, self._lines), daemon=True
        ).start()
        try:
            self.tell({"type": "hello", "protocol": PROTOCOL})
            answer = self.hear(GREETING)
            if answer.get("type") != "hello":
                raise NoAnswer("it did not say hello")
        except NoAnswer:
            self.end()
            raise
        self.name = _printable(str(answer.get("name", self.command)))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message; `NoAnswer` when the engine has ended."""
        if self._process is None:
            raise NoAnswer("it has ended")
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise NoAnswer("it has ended") from None

    def hear(self, seconds: float | None) -> dict[str, Any]:
        """The next message of the engine, or `NoAnswer`."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise NoAnswer(f"no answer in {seconds:.3g} s") from None
        if line is None:
            raise NoAnswer("it has ended")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise NoAnswer(f"`{_printable(line)}` is no JSON object")
        return message

    def end(self) -> None:
        """End it, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def quit(self) -> None:
        """Ask it to end, and end it if it does not."""
        if self._process is None:
            return
        with contextlib.suppress(NoAnswer):
            self.tell({"type": "quit"})
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        self.end()


def _printable(line: str) -> str:
    """The beginning of a line without characters that would do something to a terminal."""
    return "".join([letter if letter.isprintable() else "\ufffd" for letter in line.strip()[:60]])


def _read(source: IO[str], lines: queue.Queue[str | None]) -> None:
    """Pass on the lines of an engine; `None` stands for its end."""
    with contextlib.suppress(ValueError, OSError):
        while line := source.readline(MOST_CHARACTERS):
            if line.strip():
                lines.put(line)
    lines.put(None)


class EngineBot(TimedBot):
    """An engine in one seat of one game."""

    def __init__(self, engine: Engine, game: str, control: TimeControl) -> None:
        super().__init__(engine.name, game, control)
        self.engine = engine
        self.introduced = -1
        """Which start of the engine has heard of this game."""

    def get_ready(self) -> None:
        if len(self.faults) >= MOST_FAULTS:
            raise NoAnswer(f"{MOST_FAULTS} faults in this game")
        self.engine.start()
        self.name = self.engine.name

    def think(self, view: View, rng: Random, seconds: float | None) -> int:
        try:
            return self._ask(view, seconds)
        except NoAnswer:
            # Whatever it still has to say belongs to a decision that is made.
            self.engine.end()
            raise

    def _ask(self, view: View, seconds: float | None) -> int:
        data = view.data()
        if self.introduced != self.engine.starts:
            self.engine.tell(
                {
                    "type": "game",
                    "game": view.rules.id,
                    "version": view.rules.version,
                    "options": view.rules.options_data(),
                    "seats": data["seats"],
                    "seat": view.seat,
                    "time": self.control.to_data(),
                }
            )
            self.introduced = self.engine.starts
        book = games.book(view.rules, "en")
        keys = view.keys()
        start = time.perf_counter()
        self.engine.tell(
            {
                "type": "choose",
                "seat": view.seat,
                "number": view.number,
                "question": book.question(data),
                "keys": keys,
                "labels": [book.label(data, key) for key in keys],
                "view": data,
                "seconds": seconds,
            }
        )
        spent = time.perf_counter() - start
        answer = self.engine.hear(None if seconds is None else max(seconds - spent, 0.001))
        key = answer.get("key")
        if not isinstance(key, str) or key not in keys:
            raise NoAnswer(
                f"`{_printable(str(key))}` is none of the {len(keys)} keys it was offered"
            )
        return view.rules.option(key)


@dataclass
class Match:
    """One refereed game."""

    seed: int
    engines: list[str]
    """Who sat in each seat."""
    scores: list[int]
    winners: list[int]
    choices: int
    answered_for: list[int]
    """How often each seat was answered for."""
    faults: list[str] = field(default_factory=list)
    """What was wrong, with the seat."""
    record: str = ""

    def to_data(self) -> dict[str, Any]:
        """The game as plain data, without its record."""
        data = asdict(self)
        del data["record"]
        return data


@dataclass(frozen=True)
class Duel:
    """Who plays what under which clock."""

    game: str
    seats: int
    engines: tuple[str, ...]
    """Commands; seat k gets engine k, from the front again when there are fewer."""
    options: dict[str, Any] = field(default_factory=dict)
    time: TimeControl = PATIENT

    def check(self) -> None:
        """Raise `BadRequest` for anything that cannot be played."""
        games.build(self.game, self.options).check_seats(self.seats)
        self.time.check()
        if not 1 <= len(self.engines) <= self.seats:
            raise BadRequest(
                f"{len(self.engines)} engines were named for {self.seats} seats; "
                f"name 1 to {self.seats}."
            )


def hold(duel: Duel, count: int, *, seed: int = 0, progress: Progress | None = None) -> list[Match]:
    """Referee games of the seeds from `seed` on; the engines change seats from game to game."""
    duel.check()
    if count < 1:
        raise BadRequest(f"{count} games cannot be played; ask for 1 or more.")
    engines = [Engine(duel.engines[k % len(duel.engines)]) for k in range(duel.seats)]
    try:
        for engine in engines:
            with contextlib.suppress(NoAnswer):
                engine.start()
        matches = []
        for number in range(count):
            turned = [engines[(seat + number) % duel.seats] for seat in range(duel.seats)]
            matches.append(_play(duel, turned, seed + number))
            if progress is not None:
                progress(1)
        return matches
    finally:
        for engine in engines:
            engine.quit()


def _play(duel: Duel, engines: Sequence[Engine], seed: int) -> Match:
    rules = games.build(duel.game, duel.options)
    play = Play.new(rules, duel.seats, seed, nonce=f"referee {seed}")
    players = [EngineBot(engine, duel.game, duel.time) for engine in engines]
    seated: list[Bot] = list(players)
    clock.play_out(play, seated, duel.time)
    scores = [sheet.total for sheet in play.game.scores()]
    winners = list(play.game.outcome().winners)
    for seat, player in enumerate(players):
        if player.introduced == player.engine.starts:
            ending = {"type": "end", "seat": seat, "scores": scores, "winners": winners}
            with contextlib.suppress(NoAnswer):
                player.engine.tell(ending)
    return Match(
        seed,
        [player.name for player in players],
        scores,
        winners,
        play.choices(),
        [len(player.faults) for player in players],
        [f"seat {seat}: {fault}" for seat, each in enumerate(players) for fault in each.faults],
        record.to_text(play),
    )
