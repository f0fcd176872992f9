"""A title: everything the rest of the program needs to know of one game.

A game's folder has a module `game` with one value `TITLE`. No other table lists the games: the
command line, the API, the lobby, the bots and the laboratory all ask it. Parts are named as
`module:name` and loaded at first use, so that a simulation never loads a page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from planetfall.core.errors import BadRequest


@dataclass(frozen=True)
class Sample:
    """A table for stress tests: how many seats, which options."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Ladder:
    """A table at which the levels of bots are rated, each against the one below or alone."""

    seats: int
    aim: float = 0.65
    """The share of wins that is aimed at."""
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Moment:
    """A moment of a game that is photographed for the documentation."""

    name: str
    seed: int
    round: int
    """The round in which the moment lies, at the earliest."""
    wanted: tuple[str, ...]
    """Beginnings of keys, each of which the person can choose."""
    options: dict[str, Any] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    """What the person chooses at that moment."""
    clicks: tuple[str, ...] = ()
    """What is clicked on the page before the picture, as far as it can be seen."""
    picture: str = ""
    """The name of its picture, where it is not the title's."""
    others: int = 3
    """How many bots sit beside the person."""
    seat: int = 0
    """Where the person sits; -1: in the last seat."""


@dataclass(frozen=True)
class Ahead:
    """Choices that a page looks beyond: keys that begin so, and the question behind them."""

    starts: tuple[str, ...] = ()
    question: str = ""


@dataclass(frozen=True)
class Title:
    """One game; only `id` and `rules` are needed, the rest has a plain substitute."""

    id: str
    rules: str
    """`build(options) -> Rules`."""
    place: int = 100
    """Where it stands in lists, smallest first."""
    about: str = ""
    """What the lobby says of it: by language, `name`, `about`, `boxes`, `time`, `round`."""
    words: str = ""
    """`book(lang) -> Book`."""
    listing: str = ""
    """A module with `components(lang)` and `picture(kind, id, lang)`."""
    board: str = ""
    """`board(view, lang=...)`, the whole table as a picture."""
    text_board: str = ""
    """`describe(data, book, names, seat)`, a position as lines of text."""
    aside: str = ""
    """`aside(data, book)`, what an open question is about, as lines of text."""
    standings: str = ""
    """`standings(data, book, names)`, what no seat's score says."""
    positions: str = ""
    """The class that builds positions in words, a `Builder`."""
    judge: str = ""
    """`judge() -> Judge`, what a position is worth."""
    inputs: str = ""
    """`inputs() -> Inputs`, what a learned correction of the judge sees."""
    tunable: str = ""
    """`tunable() -> Tunable`, play whose weights are learned from the points it reaches."""
    page: str = ""
    """The page at the table: a `GamePage`."""
    art: str = ""
    """`art() -> Html`, its picture in the lobby."""
    icon: tuple[str, str] = ("depot", "text-2")
    """Its icon and colour in lists."""
    help_keys: tuple[str, ...] = ()
    """Keys of the keyboard that only this game has, as the table's words call them."""
    ahead: Ahead = Ahead()
    figures: str = ""
    """`figures(positions)`, further costs that `bench` measures."""
    report: str = ""
    """A module with what reports count: `HEADINGS`, `held(game, seat)`, `chosen(question, key)`."""
    samples: tuple[Sample, ...] = (Sample(2),)
    ladder: tuple[Ladder, ...] = ()
    is_simultaneous: bool = False
    """Whether some phases are played by several seats at once."""
    moment: Moment | None = None
    further: tuple[Moment, ...] = ()
    """Further moments that are photographed."""
    older: dict[int, str] = field(default_factory=dict)
    """Older versions of the rules that running tables still play by: `build(options) -> Rules`."""
    named: tuple[str, ...] = ("card",)
    """Kinds of components whose names stand out in the log."""

    def draw(self, view: Any, **style: Any) -> str:
        """The whole table as a picture; the text board where the game has no drawing."""
        return str(self.load(self.board or "planetfall.games.plain:board")(view, **style))

    def load(self, part: str) -> Any:
        """A part by its `module:name`; a reference without a name is the module itself."""
        if not part:
            raise BadRequest(f"`{self.id}` does not have what was asked for; its title names none.")
        module, _, name = part.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found
