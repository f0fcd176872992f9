"""How an expansion plugs in: cards, menu entries, sub-state and steps of its own.

Every folder in `expansions` that has a module `extension` with a value `EXTENSION` is found by
`load_extensions`. The base game names none of them. Cards and words of all expansions are always
registered, so that numbers do not depend on options; what is in play depends on the `Setting`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from planetfall.core.area import Area
from planetfall.core.effect import Effect, Frame
from planetfall.core.native import mypyc_attr
from planetfall.core.options import OptionSpec
from planetfall.core.vocabulary import SEATS
from planetfall.games.terraforming_mars.components.card import Card, register


class MenuAction:
    """One thing a turn may offer: its option and the effect that does it.

    `money` is what it costs at least before discounts on projects; it only saves time.
    """

    def __init__(self, option: int, effect: Effect, money: int = 0) -> None:
        self.option = option
        self.effect = effect
        self.money = money
        self.frames = [Frame(effect, seat) for seat in range(SEATS)]
        """The work by seat; frames are values, so every turn asks about the same ones."""


class Setting:
    """What the options brought into play; never changed once the rules are built."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.decks: list[str] = []
        """Boxes whose project and corporation cards are shuffled in."""
        self.corporation_deals: list[list[str]] = []
        """For every corporation dealt to a seat, the boxes it may come from."""
        self.slots = 0
        """Places for resources on cards that a position has."""
        self.menu: list[MenuAction] = []
        """Standard projects, conversions, milestones, awards, actions of expansions."""
        self.draft = False
        self.beginners: list[int] = []
        """Seats that take the beginner corporation."""
        self.extensions: list[Extension] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """An expansion; the methods say what it adds. Games are passed as `Any`: narrow to `Mars`."""

    name: str
    """Its option; an expansion in plain Python sets it in its constructor."""

    def specs(self) -> list[OptionSpec]:
        """Its options."""
        return []

    def is_on(self, options: dict[str, Any]) -> bool:
        """Whether it is played with."""
        return bool(options.get(self.name))

    def cards(self) -> list[Card]:
        """Its cards; registered behind those of the base box, whatever the options."""
        return []

    def add_words(self) -> None:
        """Add words of its own to the vocabulary; called once, when all cards have theirs."""

    def roots(self) -> dict[str, Effect]:
        """Its effects that no card has, by path; always in the catalogue."""
        return {}

    def projects(self) -> list[MenuAction]:
        """Its standard projects; turns offer them when it is on."""
        return []

    def configure(self, setting: Setting) -> None:
        """Add decks, menu entries and whatever the setting holds, when it is on."""

    def area(self, seats: int) -> Area | None:
        """Its sub-state in a blank position; `game.extras` has them in order of extensions."""
        return None

    def prepare(self, game: Any) -> None:
        """Change a blank position before the game starts."""

    def before_deal(self, seats: int) -> list[Effect]:
        """Steps of setup after the neutral tiles, before corporations are dealt."""
        return []

    def seat_setup(self) -> list[Effect]:
        """What every seat decides at once with corporation and starting cards; own area only."""
        return []

    def after_reveal(self) -> list[Effect]:
        """Steps when all corporations are in play, before the first actions."""
        return []

    def after_production(self) -> list[Effect]:
        """Steps after the production phase when the game goes on."""
        return []

    def entered(self, game: Any, seat: int, card: int) -> None:
        """A card (a corporation, too) has come into play."""

    def deal(self, game: Any, data: dict[str, Any], rng: Any) -> None:
        """Fill in what the viewer cannot know of the sub-state."""

    def status(self, game: Any) -> list[str]:
        """Broken invariants of the sub-state."""
        return []

    def shake(self, game: Any, rng: Any) -> None:
        """Roll the sub-state of a copied position at its limits, for directed samples."""


def modules_beside(name: str, options: dict[str, Any] | None = None) -> list[Any]:
    """The modules of that name beside all expansions, or beside those these options bring in."""
    found: list[Any] = []
    for extension in load_extensions():
        path = type(extension).__module__.rpartition(".")[0] + "." + name
        if (options is None or extension.is_on(options)) and find_spec(path) is not None:
            found.append(import_module(path))
    return found


EXTENSIONS: Final[list[Extension]] = []
"""All expansions; filled once."""
_FOUND: Final[list[str]] = []


def load_extensions() -> list[Extension]:
    """Find and register all expansions in `expansions`, once, in order of their names."""
    if _FOUND:
        return EXTENSIONS
    package = __name__.rpartition(".")[0] + ".expansions"
    _FOUND.append(package)
    for folder in sorted((Path(__file__).parent / "expansions").iterdir()):
        if not folder.name.startswith("_") and any(folder.glob("extension.*")):
            found: Extension = import_module(f"{package}.{folder.name}.extension").EXTENSION
            EXTENSIONS.append(found)
    for extension in EXTENSIONS:
        register(extension.cards())
    for extension in EXTENSIONS:
        extension.add_words()
    return EXTENSIONS
