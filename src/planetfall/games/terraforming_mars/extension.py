"""What an expansion of Terraforming Mars adds beside what every expansion may add.

`planetfall.core.extension` is the door itself. Here are the cards, the entries of a turn's menu,
the moments at which an expansion may put steps, and the events that it may listen to.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.core.effect import Effect, Frame
from planetfall.core.extension import Expansions, Extension, Setting
from planetfall.core.native import mypyc_attr
from planetfall.core.vocabulary import SEATS
from planetfall.games.terraforming_mars.components.card import Card, register

# Moments.
BEFORE_DEAL: Final = 0
"""In setup after the neutral tiles, before corporations are dealt."""
SEAT_SETUP: Final = 1
"""What all seats decide at once with corporation and starting cards, each in its own area."""
AFTER_REVEAL: Final = 2
"""When all corporations are in play, before the first actions."""
AFTER_PRODUCTION: Final = 3
"""After the production phase when the game goes on; the seat is the first player."""

# Events.
CARD_ENTERED: Final = 0
"""A card, a corporation too, has come into play; `what` is its number."""


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


class MarsSetting(Setting):
    """What the options brought into play."""

    def __init__(self) -> None:
        super().__init__()
        self.decks: list[str] = []
        """Boxes whose project and corporation cards are shuffled in."""
        self.projects: list[int] = []
        """The project cards of these boxes."""
        self.corporation_deals: list[list[str]] = []
        """For every corporation dealt to a seat, the boxes it may come from."""
        self.slots = 0
        """Places for resources on cards that a position has."""
        self.menu: list[MenuAction] = []
        """Standard projects, conversions, milestones, awards, actions of expansions."""
        self.draft = False
        self.beginners: list[int] = []
        """Seats that take the beginner corporation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarsExtension(Extension):
    """An expansion of Terraforming Mars."""

    def cards(self) -> list[Card]:
        """Its cards."""
        return []

    def projects(self) -> list[MenuAction]:
        """Its standard projects; turns offer them when it is on."""
        return []

    def add_components(self) -> None:
        register(self.cards())

    def configure(self, setting: Any) -> None:
        setting.menu += self.projects()


EXPANSIONS: Final = Expansions("planetfall.games.terraforming_mars")
