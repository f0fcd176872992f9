"""How an expansion plugs into a game.

An expansion lies in the folder `expansions/NAME` of its game; its module `extension` has a value
`EXTENSION`. `Expansions` finds them all. The base game names none of them: it asks its `Setting`
at the places where an expansion may add something, and a game without expansions pays one test
there.

Components, words and effects of all expansions are always registered, so that numbers do not depend
on the options. What is in play depends on the `Setting`, one immutable object of the rules.

A game names its moments and its events as small numbers of its own:

```python
AFTER_PRODUCTION: Final = 3      # a moment: expansions may put steps there
CARD_PLAYED: Final = 0           # an event: expansions may listen to it
...
game.setting.push_steps(game, AFTER_PRODUCTION)
game.setting.tell(game, CARD_PLAYED, seat, card)
```
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.native import mypyc_attr
from planetfall.core.options import OptionSpec
from planetfall.core.scores import Outcome, Sheet

if TYPE_CHECKING:
    from planetfall.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """An expansion: every method says one thing that it adds, and adds nothing by default.

    A game has a subclass with hooks of its own (its cards, its entries of a turn's menu). Games and
    settings are passed as `Any`: an expansion narrows them to its game's classes.
    """

    name: str
    """Its id and usually its option; set in the constructor."""
    box: int = 0
    """Which box it came in: what a later one adds has its numbers behind those of all earlier."""

    # What is registered once, whatever the options.

    def specs(self) -> list[OptionSpec]:
        """Its options, behind those of the base game."""
        return []

    def add_components(self) -> None:
        """Register its cards, tiles and boards behind those of the base game."""

    def add_words(self) -> None:
        """Add its words behind the last one of the vocabulary, when all components are known."""

    def roots(self) -> dict[str, Effect]:
        """Its effects that no component has, by path."""
        return {}

    # What the options bring into play.

    def is_on(self, options: dict[str, Any]) -> bool:
        """Whether these options bring it into play."""
        return bool(options.get(self.name))

    def keeps_options(self) -> bool:
        """Whether its options stand in records also when it is off, as those of the first box."""
        return False

    def seat_range(self, options: dict[str, Any], least: int, most: int) -> tuple[int, int]:
        """The fewest and most seats with these options; `least` and `most` are those without it."""
        return least, most

    def seat_limits(self, least: int, most: int) -> tuple[int, int]:
        """The widest range of seats that any options of it allow."""
        return least, most

    def configure(self, setting: Any) -> None:
        """Change the setting when it is on: decks, menu entries, pools, numbers."""

    def steps(self, moment: int) -> list[Effect]:
        """What is done at one of the game's moments, in order; asked once for each moment."""
        return []

    def events(self) -> tuple[int, ...]:
        """The game's events that `happened` is told of."""
        return ()

    # The position.

    def area(self, seats: int) -> Area | None:
        """Its shared sub-state in a blank position, if it has any."""
        return None

    def seat_areas(self, seats: int) -> list[Area]:
        """The areas of the seats that it adds: the last ones, no players of the base game."""
        return []

    def prepare(self, game: Any) -> None:
        """Change a blank position before the game starts."""

    def happened(self, game: Any, event: int, seat: int, what: int) -> None:
        """One of `events` has happened to `seat`; `what` is a number of the game's own."""

    def deal(self, game: Any, data: dict[str, Any], rng: Any) -> None:
        """Fill in what the viewer cannot know of the sub-state, from the view's data alone."""

    def sides(self, seats: int) -> list[list[int]]:
        """Which seats win and lose together; empty where it does not say."""
        return []

    def scores(self, game: Any, sheets: list[Sheet]) -> list[Sheet]:
        """The score sheets, as it changes those of the base game."""
        return sheets

    def outcome(self, game: Any) -> Outcome | None:
        """Who won, where it decides that."""
        return None

    # Tests.

    def invariants(self, game: Any) -> list[str]:
        """Broken invariants of the sub-state, in words."""
        return []

    def shake(self, game: Any, rng: Any) -> None:
        """Set the sub-state of a copied position to values at its limits, for samples."""

    def probes(self, game: Any, rng: Any) -> list[tuple[Game, Frame]]:
        """Directed samples for `obstacle`, as in `Rules.probes`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What the options brought into play; never changed once the rules are built.

    A game has a subclass with its own fields (decks, menu, pools). The rules fill in those of the
    base game, then call `bring_in`. Positions hold a reference to it, shared by all clones.
    """

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.extensions: list[Extension] = []
        """The expansions in play, by box and name."""
        self.heard: int = 0
        """A mask of the events that an expansion in play listens to."""
        self._steps: dict[int, list[Effect]] = {}

    def bring_in(self, options: dict[str, Any], known: list[Extension]) -> None:
        """Take over the options and let the expansions that they turn on configure the rest."""
        self.options = options
        self.extensions = [extension for extension in known if extension.is_on(options)]
        for extension in self.extensions:
            extension.configure(self)
            for event in extension.events():
                self.heard |= 1 << event

    # During play.

    def steps(self, moment: int) -> list[Effect]:
        """What the expansions do at a moment, in order."""
        found = self._steps.get(moment)
        if found is None:
            found = []
            for extension in self.extensions:
                found += extension.steps(moment)
            self._steps[moment] = found
        return found

    def push_steps(self, game: Game, moment: int, seat: int = 0) -> None:
        """Put what the expansions do at a moment on top; the first step runs first."""
        if self.extensions:
            for effect in reversed(self.steps(moment)):
                game.push(Frame(effect, seat))

    def tell(self, game: Game, event: int, seat: int, what: int = 0) -> None:
        """Tell the expansions that listen to it of an event."""
        if self.heard >> event & 1:
            for extension in self.extensions:
                if event in extension.events():
                    extension.happened(game, event, seat, what)

    # Positions.

    def areas(self, seats: int) -> list[Area]:
        """The shared sub-states of the expansions in a blank position."""
        found: list[Area] = []
        for extension in self.extensions:
            area = extension.area(seats)
            if area is not None:
                found.append(area)
        return found

    def seat_areas(self, seats: int) -> list[Area]:
        """The areas of the seats that expansions add, the last ones of `seats`."""
        found: list[Area] = []
        for extension in self.extensions:
            found += extension.seat_areas(seats)
        return found

    def prepare(self, game: Game) -> None:
        """Let the expansions change a blank position."""
        for extension in self.extensions:
            extension.prepare(game)

    def deal(self, game: Game, data: dict[str, Any], rng: Any) -> None:
        """Let the expansions fill in what the viewer cannot know."""
        for extension in self.extensions:
            extension.deal(game, data, rng)

    def sides(self, seats: int) -> list[list[int]]:
        """Which seats win and lose together; every seat its own where no expansion says."""
        for extension in self.extensions:
            sides = extension.sides(seats)
            if sides:
                return sides
        return [[seat] for seat in range(seats)]

    def scores(self, game: Game, sheets: list[Sheet]) -> list[Sheet]:
        """The score sheets of the base game with the changes of the expansions."""
        for extension in self.extensions:
            sheets = extension.scores(game, sheets)
        return sheets

    def outcome(self, game: Game) -> Outcome | None:
        """The outcome where an expansion decides it."""
        for extension in self.extensions:
            outcome = extension.outcome(game)
            if outcome is not None:
                return outcome
        return None

    # Tests.

    def invariants(self, game: Game) -> list[str]:
        """Broken invariants of the expansions' sub-states."""
        found: list[str] = []
        for extension in self.extensions:
            found += extension.invariants(game)
        return found

    def shake(self, game: Game, rng: Any) -> None:
        """Set the expansions' sub-states to values at their limits."""
        for extension in self.extensions:
            extension.shake(game, rng)

    def probes(self, game: Game, rng: Any) -> list[tuple[Game, Frame]]:
        """The directed samples of the expansions."""
        found: list[tuple[Game, Frame]] = []
        for extension in self.extensions:
            found += extension.probes(game, rng)
        return found


class Expansions:
    """All expansions of a game: the folders `expansions/NAME` of its package.

    A game has one such value and loads it when its own components and words are registered.
    """

    def __init__(self, package: str) -> None:
        self.package = package + ".expansions"
        self._found: list[Extension] = []
        self._is_loaded = False

    def load(self) -> list[Extension]:
        """All expansions, by box and name; the first call finds and registers them."""
        if not self._is_loaded:
            self._is_loaded = True
            self._found = self._find()
            for extension in self._found:
                extension.add_components()
            for extension in self._found:
                extension.add_words()
        return self._found

    def _find(self) -> list[Extension]:
        if not _exists(self.package):
            return []
        found: list[Extension] = []
        folders = import_module(self.package).__path__
        for name in sorted([folder.name for folder in iter_modules(folders) if folder.ispkg]):
            path = f"{self.package}.{name}.extension"
            if _exists(path):
                found.append(import_module(path).EXTENSION)
        return sorted(found, key=_box)

    def modules(self, name: str, options: dict[str, Any] | None = None) -> list[Any]:
        """The modules of that name in all expansions, or in those that the options bring in.

        So drawings, words and judges of an expansion are found: `modules("words")` is every
        `expansions/NAME/words`.
        """
        found: list[Any] = []
        for extension in self.load():
            path = type(extension).__module__.rpartition(".")[0] + "." + name
            if (options is None or extension.is_on(options)) and _exists(path):
                found.append(import_module(path))
        return found

    def specs(self) -> list[OptionSpec]:
        """The options of all expansions."""
        found: list[OptionSpec] = []
        for extension in self.load():
            found += extension.specs()
        return found

    def steps(self, moment: int, options: dict[str, Any]) -> list[Effect]:
        """What those that the options bring in do at a moment, for effects that hold it fixed."""
        found: list[Effect] = []
        for extension in self.load():
            if extension.is_on(options):
                found += extension.steps(moment)
        return found

    def roots(self) -> dict[str, Effect]:
        """The effects of all expansions by path."""
        found: dict[str, Effect] = {}
        for extension in self.load():
            found.update(extension.roots())
        return found


def _box(extension: Extension) -> int:
    return extension.box


def _exists(path: str) -> bool:
    """Whether there is such a module; the folder it should lie in may be missing, too."""
    try:
        return find_spec(path) is not None
    except ModuleNotFoundError:
        return False


def options_of_absent(known: list[Extension], options: dict[str, Any]) -> list[str]:
    """The names of the options that belong to expansions which are off.

    Positions and records leave them out, so an expansion that is not played leaves no trace.
    """
    found: list[str] = []
    for extension in known:
        if not extension.is_on(options) and not extension.keeps_options():
            found += [spec.name for spec in extension.specs()]
    return found
