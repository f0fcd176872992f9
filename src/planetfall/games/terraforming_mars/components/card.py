"""Cards as values: what is printed on them, nothing about where they lie.

Cards are declared with `Project` and `Corporation` and made known with `register`, which gives each
its number: positions hold only numbers. Number 0 is no card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from planetfall.core.effect import Effect
from planetfall.core.modifiers import Modifier
from planetfall.core.native import mypyc_attr
from planetfall.games.terraforming_mars.components.terms import (
    BASE,
    BUILDING,
    CORPORATE_ERA,
    CORPORATION,
    EVENT,
    NOTHING,
    OWNER,
    SPACE,
    TAGS,
)
from planetfall.games.terraforming_mars.vocabulary import PLAY, STRIDE, WORDS, add_card_words


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement:
    """A condition on playing a card; frozen dataclasses in `requirements`."""

    def obstacle(self, game: Any, seat: int, slack: int) -> int:
        """`POSSIBLE`, or the packed reason; `slack` steps bend global parameters."""
        raise TypeError(f"{type(self).__name__} requires nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """Victory points that depend on the position; frozen dataclasses in `points`."""

    def points(self, game: Any, seat: int, card: int) -> int:
        """The points of `card`, which `seat` has in play, as things stand."""
        raise TypeError(f"{type(self).__name__} is worth nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """Something a card in play waits for; frozen dataclasses in `triggers`."""

    def event(self) -> int:
        """The kind of happening; one of the numbers in `triggers`."""
        raise TypeError(f"{type(self).__name__} waits for nothing")

    def times(self, game: Any, owner: int, actor: int, what: int, more: int) -> int:
        """How often it fires when `actor` did `what` (a card, tile or project) at `more`."""
        raise TypeError(f"{type(self).__name__} never fires")


class When:
    """`do` happens whenever the trigger fires by the owner's (or anyone's) doing."""

    def __init__(self, trigger: Trigger, *, do: Effect, by: int = OWNER) -> None:
        self.trigger = trigger
        self.do = do
        self.by = by
        self.event = trigger.event()

    def __repr__(self) -> str:
        return f"When({self.trigger!r}, do={self.do!r}, by={self.by})"


class Card:
    """What a card shows. `id` and `slot` are given at registration."""

    def __init__(
        self,
        number: int,
        name: str,
        kind: int,
        *,
        cost: int = 0,
        tags: Sequence[int] = (),
        needs: Sequence[Requirement] = (),
        play: Sequence[Effect] = (),
        action: Effect | None = None,
        when: Sequence[When] = (),
        lasting: Sequence[Modifier] = (),
        holds: int = NOTHING,
        vp: int | Worth = 0,
        deck: str = BASE,
        first: Effect | None = None,
    ) -> None:
        self.number = number
        """The printed number, 1 to 208 for projects of the base box."""
        self.name = name
        """The stable word of the card."""
        self.kind = kind
        self.cost = cost
        self.tags = list(tags)
        self.needs = list(needs)
        self.play = list(play)
        """Immediate effects in printed order."""
        self.action = action
        self.when = list(when)
        self.lasting = list(lasting)
        self.holds = holds
        """The resource it may hold, or `NOTHING`."""
        self.vp = vp if isinstance(vp, int) else 0
        self.worth: Worth | None = None if isinstance(vp, int) else vp
        self.deck = deck
        self.first = first
        """A corporation's fixed first action."""
        self.id = 0
        self.slot = -1
        """Its place in the list of resources on cards, -1 if it holds none."""
        self.spends_heat = 0
        """Heat its immediate effects take from the own stock."""
        self.tag_counts = [0] * TAGS
        for tag in self.tags:
            self.tag_counts[tag] += 1
        self.metals = 0
        """Which metals may pay for it: 1 steel, 2 titanium (TM-16.02, TM-16.03)."""
        if self.tag_counts[BUILDING]:
            self.metals |= 1
        if self.tag_counts[SPACE]:
            self.metals |= 2

    def is_event(self) -> bool:
        """Whether it is a red card."""
        return self.kind == EVENT

    def is_corporation(self) -> bool:
        """Whether it is a corporation."""
        return self.kind == CORPORATION

    def printed_number(self) -> str:
        """Its number as printed: `009`, in an expansion with that box's letter; empty for none."""
        if not self.number:
            return ""
        if self.deck in (BASE, CORPORATE_ERA):
            return f"{self.number:03}"
        return f"{self.deck[0].upper()}{self.number:02}"

    def roots(self) -> dict[str, Effect]:
        """Its effects by path."""
        found: dict[str, Effect] = {}
        for index, effect in enumerate(self.play):
            found[f"{self.name}.play.{index}"] = effect
        if self.action is not None:
            found[f"{self.name}.action"] = self.action
        if self.first is not None:
            found[f"{self.name}.first"] = self.first
        for index, when in enumerate(self.when):
            found[f"{self.name}.when.{index}"] = when.do
        return found

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def Project(
    number: int,
    name: str,
    kind: int,
    *,
    cost: int,
    tags: Sequence[int] = (),
    needs: Sequence[Requirement] = (),
    play: Sequence[Effect] = (),
    action: Effect | None = None,
    when: Sequence[When] = (),
    lasting: Sequence[Modifier] = (),
    holds: int = NOTHING,
    vp: int | Worth = 0,
    deck: str = BASE,
) -> Card:
    """A project card as it is printed."""
    return Card(
        number,
        name,
        kind,
        cost=cost,
        tags=tags,
        needs=needs,
        play=play,
        action=action,
        when=when,
        lasting=lasting,
        holds=holds,
        vp=vp,
        deck=deck,
    )


def Corporation(
    name: str,
    *,
    tags: Sequence[int] = (),
    play: Sequence[Effect] = (),
    first: Effect | None = None,
    action: Effect | None = None,
    when: Sequence[When] = (),
    lasting: Sequence[Modifier] = (),
    holds: int = NOTHING,
    vp: int | Worth = 0,
    deck: str = BASE,
) -> Card:
    """A corporation card: `play` is what it starts with, `first` its fixed first action."""
    return Card(
        0,
        name,
        CORPORATION,
        tags=tags,
        play=play,
        action=action,
        when=when,
        lasting=lasting,
        holds=holds,
        vp=vp,
        deck=deck,
        first=first,
    )


CARDS: Final[list[Card]] = [Card(0, "none", EVENT)]
"""All registered cards by number; 0 is no card."""
BY_NAME: Final[dict[str, Card]] = {}
HOLDERS: Final[list[int]] = []
"""Cards that can hold resources, by slot."""

add_card_words("none")


def register(cards: Sequence[Card]) -> None:
    """Give cards their numbers and words, in this order, for ever."""
    if len(WORDS) != PLAY + STRIDE * len(CARDS):
        raise ValueError("cards must be registered before any word behind them is added")
    for card in cards:
        if card.name in BY_NAME:
            raise ValueError(f"two cards are called `{card.name}`")
        card.id = len(CARDS)
        CARDS.append(card)
        BY_NAME[card.name] = card
        add_card_words(card.name)
        if card.holds != NOTHING:
            card.slot = len(HOLDERS)
            HOLDERS.append(card.id)


def register_late(cards: Sequence[Card]) -> None:
    """Register cards when words were added behind those of all others.

    The numbers of cards and of their words go together, so the numbers in between stay empty.
    """
    while (len(WORDS) - PLAY) % STRIDE:
        WORDS.word(f"none:{len(WORDS)}")
    while len(CARDS) < (len(WORDS) - PLAY) // STRIDE:
        CARDS.append(Card(0, "none", EVENT, deck=""))
    register(cards)


def slots_of(decks: Sequence[str]) -> int:
    """How many places for resources on cards a position needs that is played with these boxes.

    Those of the base box are always there; cards of an expansion come behind them.
    """
    places = [0]
    for number in HOLDERS:
        if CARDS[number].deck in (BASE, CORPORATE_ERA) or CARDS[number].deck in decks:
            places.append(CARDS[number].slot + 1)
    return max(places)


def card_id(name: str) -> int:
    """The number of a card by its name."""
    return BY_NAME[name].id


def holder_names() -> list[str]:
    """Names of the cards that can hold resources, by slot."""
    return [CARDS[number].name for number in HOLDERS]


def card_names() -> list[str]:
    """Names of all cards by number."""
    return [card.name for card in CARDS]
