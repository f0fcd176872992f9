"""Rules: one immutable object per game and set of options, shared by all its positions."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, Final

from planetfall.core import textform
from planetfall.core.combinators import ORDER
from planetfall.core.effect import END_OF_TURN, Effect, Frame, catalogue
from planetfall.core.errors import BadRecord, BadRequest
from planetfall.core.extension import Extension, options_of_absent
from planetfall.core.game import Game
from planetfall.core.native import mypyc_attr
from planetfall.core.options import OptionSpec, settle_options
from planetfall.core.vocabulary import Vocabulary
from planetfall.core.wording import PLAIN, Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What is fixed before play: version, components, vocabulary, effects by path.

    A game's own class sets the attributes below in its constructor, calls `finish` with its named
    effects and writes `blank` and `start`.
    """

    id: str
    version: int
    """Raised with every change of play; option numbers are stable within a version."""
    streams: int
    """How many streams of luck the game uses."""
    least_seats: int
    """The fewest seats; `finish` lets the expansions that are on change it."""
    most_seats: int
    vocabulary: Vocabulary
    sources: Wording
    """How the sources of frames are written: cards, where they are cards."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.effects: dict[str, Effect] = {}
        self.sources = PLAIN
        self._outlines: dict[int, Game] = {}
        self._absent: list[str] = []
        self._limits = (0, 0)

    def finish(self, options: dict[str, Any], roots: dict[str, Effect]) -> None:
        """Settle the options and the range of seats and enter all effects into the catalogue."""
        self.options = settle_options(self.id, self.specs(), options)
        self._absent = options_of_absent(self.extensions(), self.options)
        self._limits = (self.least_seats, self.most_seats)
        for extension in self.extensions():
            self._limits = extension.seat_limits(*self._limits)
            if extension.is_on(self.options):
                self.least_seats, self.most_seats = extension.seat_range(
                    self.options, self.least_seats, self.most_seats
                )
        named: dict[str, Effect] = {"order": ORDER, "end_of_turn": END_OF_TURN}
        named.update(roots)
        self.effects = catalogue(named)

    def specs(self) -> list[OptionSpec]:
        """The options this game has."""
        return []

    def extensions(self) -> list[Extension]:
        """All expansions this game knows, on or off."""
        return []

    def blank(self, seats: int) -> Game:
        """A position with everything at its start value and nothing to do."""
        raise TypeError("rules say what a blank position is")

    def outline(self, seats: int) -> Game:
        """A blank position to make clones of, never to be changed; made once."""
        found = self._outlines.get(seats)
        if found is None:
            found = self._outlines[seats] = self.blank(seats)
        return found

    def start(self, game: Game) -> None:
        """Put the work of a whole game on the table's stack of a blank position."""
        raise TypeError("rules say how a game starts")

    def check_seats(self, seats: int) -> None:
        """Raise if this game (with these options) cannot be played by so many."""
        if isinstance(seats, bool) or not self.least_seats <= seats <= self.most_seats:
            alone = self.most_seats == 1
            takes = "1 seat" if alone else f"{self.least_seats} to {self.most_seats} seats"
            raise BadRequest(
                f"`{self.id}` cannot be played by {seats}; it takes {takes}.",
                "one_seat" if alone else "seat_count",
                least=self.least_seats,
                most=self.most_seats,
            )

    def seat_counts(self) -> list[int]:
        """The numbers of seats that can play with these options."""
        counts: list[int] = []
        for seats in range(self.least_seats, self.most_seats + 1):
            try:
                self.check_seats(seats)
            except BadRequest:
                continue
            counts.append(seats)
        return counts

    def seat_limits(self) -> tuple[int, int]:
        """The fewest and most seats with any options."""
        return self._limits

    def new(
        self,
        seats: int,
        seed: int,
        *,
        stop_at_chance: bool = False,
        watched: bool = False,
        ask_end: bool = False,
    ) -> Game:
        """A fresh game, settled up to its first decision; a watched one keeps events and luck.

        With `ask_end` the end of a turn is a question of its own.
        """
        self.check_seats(seats)
        game = self.blank(seats)
        game.reseed(seed)
        game.stop_at_chance = stop_at_chance
        game.ask_end = ask_end
        if watched:
            game.watch()
        self.start(game)
        game.settle()
        return game

    def key(self, option: int) -> str:
        """The stable word of an option."""
        return self.vocabulary.key(option)

    def option(self, key: str) -> int:
        """The number of a word."""
        return self.vocabulary.option(key)

    def options_data(self) -> dict[str, Any]:
        """The options as plain data; expansions that are off leave no trace in it."""
        data = dict(self.options)
        for name in self._absent:
            del data[name]
        return data

    def frame(self, row: list[Any]) -> Frame:
        """A frame from its data."""
        effect = self.effects.get(row[0])
        if effect is None:
            raise BadRecord(f"These rules have no effect `{str(row[0])[:60]}`.")
        return Frame(effect, row[1], row[2], row[3], row[4])

    def from_data(self, data: dict[str, Any], *, stop_at_chance: bool = False) -> Game:
        """The position that `to_data` wrote; its questions are asked again."""
        self._check_origin(data)
        game = self.blank(data["seats"])
        game.stop_at_chance = stop_at_chance
        game.load_data(data)
        game.settle()
        return game

    def _check_origin(self, data: dict[str, Any]) -> None:
        if data.get("game") != self.id:
            raise BadRecord(f"This is a position of `{data.get('game')}`, not of `{self.id}`.")
        if data.get("version", 0) > self.version:
            raise BadRecord(
                f"The position was made by rules version {data['version']} of `{self.id}`; "
                f"this is version {self.version}."
            )

    def from_view(self, data: dict[str, Any], rng: Any) -> Game:
        """A whole game with fresh luck, built from a view's data alone."""
        game = self.blank(data["seats"])
        viewer: int = data["viewer"]
        game.load_fields(data["table"])
        for area, part in zip(game.areas(), data["areas"], strict=True):
            area.load_fields(part)
        game.stacks[game.seats] = [self.frame(row) for row in data["stack"]]
        if viewer >= 0:
            game.numbers[viewer] = data["number"]
        game.decided = data.get("decided", "")
        game.reseed(rng.getrandbits(60))
        game.loaded()
        game.deal(data, rng)
        if data["at_once"]:
            self._reopen(game, data)
        game.loaded()
        game.settle()
        return game

    def _reopen(self, game: Game, data: dict[str, Any]) -> None:
        """Others stand where the simultaneous phase began; the viewer where the view is."""
        barrier = game.stacks[game.seats].pop()
        viewer: int = data["viewer"]
        game.open_barrier(barrier.effect.parts()[0], barrier)
        if viewer >= 0:
            game.stacks[viewer] = [self.frame(row) for row in data["own_stack"]]
            game.before[viewer].load_fields(data["own_before"])

    def to_text(self, game: Game) -> str:
        """The position as text: only what differs from a blank one, components by name."""
        return textform.to_text(self, game)

    def from_text(self, text: str) -> Game:
        """The position that a text describes; what it leaves out is as in a blank one."""
        game = textform.from_text(self, text)
        game.loaded()
        game.settle()
        return game

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        """Directed samples for `obstacle`: positions at the limits, with frames to compare."""
        return []

    def __reduce__(self) -> tuple[Any, ...]:
        return (rebuild, (type(self).__module__, self.options_data()))

    def __deepcopy__(self, memo: Any) -> Rules:
        return self  # immutable and shared


_REBUILT: Final[dict[str, Rules]] = {}


def rebuild(module: str, options: dict[str, Any]) -> Rules:
    """Pickled rules: the module of a game's rules has a function `build`; built once a process."""
    mark = module + json.dumps(options, sort_keys=True)
    found = _REBUILT.get(mark)
    if found is None:
        found = _REBUILT[mark] = import_module(module).build(options)
    return found


def restore(rules: Rules, data: dict[str, Any], machine: dict[str, Any]) -> Game:
    """Rebuild a pickled position: nothing is asked anew and no chance is drawn."""
    game = rules.blank(data["seats"])
    game.load_data(data)
    game.load_machine(machine)
    return game
