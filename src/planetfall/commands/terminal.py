"""The text interface of a game: position, question, numbered answers, undo, why not."""

from __future__ import annotations

import contextlib
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TextIO

from planetfall.bots import Bot, make
from planetfall.bots.about import REASONS, reason
from planetfall.bots.base import NO_OTHER
from planetfall.commands import position
from planetfall.commands.common import write_text
from planetfall.commands.words import BY_TYPED, say
from planetfall.core import record
from planetfall.core.errors import PlanetfallError
from planetfall.core.play import Play
from planetfall.games import catalog
from planetfall.games import text_board as reading
from planetfall.text.book import Book

HUMAN = "human"

ADVISER = "strong"
"""The level that `hint` asks."""

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (imported, it lets lines be edited; not on every system)


class Quit(Exception):
    """The person quits, or the input has ended."""


class Terminal:
    """A game at one keyboard. Reads lines from `source`, writes lines to `target`."""

    def __init__(
        self,
        play: Play,
        book: Book,
        sitting: list[str],
        bots: dict[int, Bot],
        source: TextIO,
        target: TextIO,
    ) -> None:
        self.play = play
        self.book = book
        self.lang = book.lang
        self.bots = bots
        self.source = source
        self.target = target
        self.names = [
            name if who == HUMAN else say(self.lang, "bot", name, who)
            for name, who in zip(position.seat_names(self.lang, len(sitting)), sitting, strict=True)
        ]
        self.people = [seat for seat, who in enumerate(sitting) if who == HUMAN]
        self.rng = Random(f"terminal {play.seed}")
        self.told = 0
        """How many events the log has shown."""
        self.shown: tuple[int, int] = (-1, -1)
        """Round and seat for which the position was printed last."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        title = catalog.title(self.play.rules.id)
        you = self.names[self.people[0]]
        self.write(say(self.lang, "welcome", title, self.play.game.seats, you))
        try:
            while movers := self.play.game.to_move():
                # People first: what is done at once waits for them anyway.
                seat = min(movers, key=lambda mover: mover in self.bots)
                if seat in self.bots:
                    view = self.play.game.view(seat)
                    self.play.push(seat, self.bots[seat].choose(view, self.rng))
                else:
                    self.turn(seat)
        except Quit:
            self.write(say(self.lang, "quit"))
            return
        self.tell_news(self.people[0])
        for line in position.ending(self.play.game, self.book, self.names):
            self.write(line)

    def write(self, line: str) -> None:
        """One line of output."""
        print(line, file=self.target, flush=True)

    def read(self) -> str:
        """One line of input."""
        if self.source.isatty():
            try:
                return input(say(self.lang, "prompt")).strip()
            except EOFError:
                raise Quit from None
        line = self.source.readline()
        if not line:
            raise Quit
        return line.strip()

    # A question.

    def turn(self, seat: int) -> None:
        """Ask a person until a choice is made or taken back."""
        self.tell_news(seat)
        now = (self.play.game.round_number(), seat)
        if now != self.shown:
            self.shown = now
            self.look(seat, "")
        view = self.play.game.view(seat)
        data = view.data()
        keys = view.keys()
        self.write("")
        asked = self.book.question(data)
        self.write(say(self.lang, "question", self.names[seat], view.number + 1, asked))
        for line in reading.aside(view.data(), self.book):
            self.write(line)
        for place, key in enumerate(keys, 1):
            self.write(f"{place}. {self.book.label(data, key)}")
        while True:
            typed = self.read()
            if self.answer(seat, keys, typed):
                return

    def answer(self, seat: int, keys: list[str], typed: str) -> bool:
        """Act on what was typed; whether the question is settled."""
        word, _, rest = typed.partition(" ")
        if not typed:
            return False
        if typed.isdigit() and 1 <= int(typed) <= len(keys):
            self.play.choose(seat, keys[int(typed) - 1])
            return True
        if typed in keys:
            self.play.choose(seat, typed)
            return True
        command = BY_TYPED.get(word.lower(), "")
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        if not self.tell(command, seat, keys, rest.strip()):
            self.write(say(self.lang, "bad_number", typed[:40], len(keys)))
        return False

    def undo(self, seat: int) -> bool:
        """Take the seat's last choice back; whether that was possible."""
        if not self.play.can_undo(seat):
            self.write(say(self.lang, "cannot_undo"))
            return False
        self.play.undo(seat)
        self.told = min(self.told, len(self.play.events))
        self.write(say(self.lang, "undone"))
        return True

    def tell(self, command: str, seat: int, keys: list[str], rest: str) -> bool:
        """Carry out a command that changes nothing; whether there is such a command."""
        if command == "help":
            self.write(say(self.lang, "help"))
        elif command == "look":
            self.look(seat, rest)
        elif command == "log":
            self.log(seat)
        elif command == "score":
            view = self.play.game.view(seat)
            for line in position.known_scores(view, self.book, self.names):
                self.write(line)
        elif command == "keys":
            self.write(", ".join(keys))
        elif command == "read":
            self.explain(keys, rest)
        elif command == "why":
            self.why(seat, keys, rest)
        elif command == "hint":
            self.hint(seat, keys)
        elif command == "save":
            self.save(rest)
        else:
            return False
        return True

    # Telling.

    def look(self, seat: int, whose: str) -> None:
        """The position as the asking seat may see it, somebody's things in full."""
        count = self.play.game.seats
        shown = seat
        if whose:
            if not whose.isdigit() or not 1 <= int(whose) <= count:
                self.write(say(self.lang, "no_player", whose[:20], count))
                return
            shown = int(whose) - 1
        for line in reading.describe(
            self.play.game.view(seat).data(), self.book, self.names, shown
        ):
            self.write(line)

    def tell_news(self, seat: int) -> None:
        """What happened since the last question, as far as the seat may know."""
        events = self.play.events_for(seat)
        self.write_lines([self.book.event(event, self.names) for event in events[self.told :]])
        self.told = len(events)

    def log(self, seat: int) -> None:
        """What happened last."""
        lines = [self.book.event(event, self.names) for event in self.play.events_for(seat)]
        self.write_lines([line for line in lines if line][-30:])

    def write_lines(self, lines: list[str]) -> None:
        """Lines of the log without empty ones; a repeated line is written once."""
        for line, same in groupby(line for line in lines if line):
            times = len(list(same))
            self.write(line if times == 1 else say(self.lang, "times", line, times))

    def explain(self, keys: list[str], name: str) -> None:
        """What a card or another component does, named by itself or by the number of an answer."""
        if not name:
            self.write(say(self.lang, "read_what"))
            return
        if name.isdigit() and 1 <= int(name) <= len(keys):
            name = keys[int(name) - 1]
        try:
            found = self.component(name)
        except PlanetfallError as fault:
            self.write(str(fault))
        else:
            self.write(f"{found.name}: {found.text}" if found.text else found.name)

    def component(self, name: str) -> catalog.Component:
        """A component by its name, or by a key: `building:mine` is a kind and an id."""
        game = self.play.rules.id
        kind, _, id = name.partition(":")
        wanted = f"{kind}/{id}" if kind in catalog.kinds(game) else id or name
        return catalog.component(game, wanted, self.lang)

    def why(self, seat: int, keys: list[str], key: str) -> None:
        """Why a choice is not offered."""
        if not key:
            self.write(say(self.lang, "why_what", keys[0]))
        elif key in keys:
            self.write(say(self.lang, "why_possible", key, keys.index(key) + 1))
        elif key not in self.play.rules.vocabulary.numbers:
            self.write(say(self.lang, "why_unknown", key[:40]))
        else:
            packed = self.play.game.why_not(seat, self.play.rules.option(key))
            self.write(self.book.reason(packed))

    def hint(self, seat: int, keys: list[str]) -> None:
        """What a strong bot would choose from the seat's own view, and why."""
        view = self.play.game.view(seat)
        adviser = make(ADVISER, self.play.rules.id)
        told = adviser.explain(view, Random(f"hint {self.play.seed} {view.number}"))
        data = told.to_data(self.play.rules)
        why = reason(told.part, told.amount, self.book)
        if told.other != NO_OTHER:
            other = self.book.label(view.data(), data["other"])
            why += ", " + REASONS[self.lang]["rather"].format(other=f"`{other}`")
        label = self.book.label(view.data(), data["key"])
        self.write(say(self.lang, "hint", keys.index(data["key"]) + 1, label, why))

    def save(self, name: str) -> None:
        """Write the record as far as it goes."""
        if not name:
            self.write(say(self.lang, "save_what"))
            return
        try:
            write_text(Path(name), record.to_text(self.play, secret=True))
        except PlanetfallError as fault:
            self.write(str(fault))
        else:
            self.write(say(self.lang, "saved", name))
