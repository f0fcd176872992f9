"""Positions of the Invasion for tests of the commander's side."""

from __future__ import annotations

from typing import Any, Self

from planetfall.games.on_mars.components.map import DIRECTIONS, HEX_NAMES, NEXT
from planetfall.games.on_mars.components.names import TECHS
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import CODES
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_CARDS,
    ALIEN_LAB,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refresh
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    CARD_STATES,
    COVERS,
    Commander,
    Front,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import Position, place, rules

HOME = "13-2"
"""The hex of the first alien Shelter."""


def new(seats: int = 3, seed: int = 4, **options: Any) -> Colony:
    """A fresh game, at its first question."""
    game = rules(chapter="invasion", **options).new(seats, seed)
    assert isinstance(game, Colony)
    return game


class Invaders(Position):
    """A position of the Invasion: the last seat is the commander's."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, chapter="invasion", **options)
        self.seat = seats - 1

    @property
    def commander(self) -> Commander:
        """The commander's area."""
        return commander_of(self.game)

    @property
    def front(self) -> Front:
        """What the humans share."""
        return front_of(self.game)

    def means(self, **numbers: int) -> Self:
        """The commander's crystals, tokens and soldiers: `crystals=2`, `single=1`, `ready=5`."""
        commander = self.commander
        for name, number in numbers.items():
            if name == "ready":
                commander.aside += commander.ready - number
            setattr(commander, name, number)
        return self

    def soldiers(self, *hexes: str) -> Self:
        """Standing soldiers, taken from aside."""
        self.commander.standing = [*self.commander.standing, *map(place, hexes)]
        self.commander.aside -= len(hexes)
        return self

    def lying(self, *hexes: str) -> Self:
        """Stunned soldiers, taken from aside."""
        self.commander.stunned = [*self.commander.stunned, *map(place, hexes)]
        self.commander.aside -= len(hexes)
        return self

    def alien(self, building: str, *hexes: str) -> Self:
        """Alien buildings on the map: `alien_shelter` or `alien_mine`."""
        for name in hexes:
            self.game.land[place(name)] = CODES[ALIEN_BUILDINGS.index(building)]
        left = "shelters_left" if building == "alien_shelter" else "mines_left"
        setattr(self.commander, left, getattr(self.commander, left) - len(hexes))
        return self

    def learned(self, **techs: str) -> Self:
        """Alien technologies on spaces of the alien Lab."""
        for tech, space in techs.items():
            self.commander.lab[ALIEN_TECHS.index(tech)] = 1 + ALIEN_LAB.index(space)
        return self

    def card(self, name: str, state: str, at: str = "") -> Self:
        """An alien Blueprint: `obtained`, or `built` or `face_down` on the building of a hex."""
        number = ALIEN_CARDS.index(name)
        self.commander.cards[number] = CARD_STATES.index(state)
        if self.commander.cards[number] >= BUILT:
            self.commander.markers[number] = place(at)
        return self

    def covers(self, **spaces: str) -> Self:
        """What covers action spaces; reusable tokens come from their supply."""
        for space, cover in spaces.items():
            number = SPACES.index(space)
            if COVERS[self.commander.covers[number]] == "locked":
                self.commander.reusable += 1
            if cover == "reusable":
                self.commander.reusable -= 1
            if cover == "sabotaged":
                self.front.sabotage -= 1
            self.commander.covers[number] = COVERS.index(cover)
        return self

    def corrupted(self, seat: int, tech: str) -> Self:
        """A corruption token on a tile of a human."""
        self.front.corrupted = [*self.front.corrupted, use_of(seat, TECHS.index(tech))]
        return self

    def shielded_tech(self, seat: int, tech: str) -> Self:
        """A shield on a tile of a human."""
        self.front.shielded_techs = [*self.front.shielded_techs, use_of(seat, TECHS.index(tech))]
        self.front.shields -= 1
        return self

    def shielded(self, *hexes: str) -> Self:
        """Shields on buildings."""
        self.front.shielded = [*self.front.shielded, *map(place, hexes)]
        self.front.shields -= len(hexes)
        return self

    def play(self) -> Colony:
        """The commander's turn begins."""
        refresh(self.game)
        return self.begin("invasion.start@0")

    def act(self, space: str) -> Colony:
        """The action of a space alone, in the commander's turn."""
        refresh(self.game)
        return self.doing(f"invasion.panel.{space}", self.seat)

    def power(self, card: str) -> Colony:
        """The action of an alien Blueprint alone, in the commander's turn."""
        refresh(self.game)
        return self.doing(f"invasion.card.{card}", self.seat)


def next_to(name: str, direction: str) -> str:
    """The hex beside another one."""
    return HEX_NAMES[NEXT[place(name)][DIRECTIONS.index(direction)]]


def standing(game: Colony) -> set[str]:
    """The hexes of the active soldiers."""
    return {HEX_NAMES[hexagon] for hexagon in commander_of(game).standing}


def stunned(game: Colony) -> set[str]:
    """The hexes of the stunned soldiers."""
    return {HEX_NAMES[hexagon] for hexagon in commander_of(game).stunned}


def cover(game: Colony, space: str) -> str:
    """What covers an action space."""
    return COVERS[commander_of(game).covers[SPACES.index(space)]]


def alien_level(game: Colony, tech: str) -> int:
    """The level of an alien technology."""
    return commander_of(game).level(ALIEN_TECHS.index(tech))


def card_state(game: Colony, name: str) -> str:
    """Where an alien Blueprint is."""
    return CARD_STATES[commander_of(game).cards[ALIEN_CARDS.index(name)]]
