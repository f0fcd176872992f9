"""Positions of the Invasion for tests of the humans' side."""

from __future__ import annotations

from typing import Any, Self

from planetfall.games.on_mars.components.map import AROUND, DIRECTIONS, HEX_NAMES, NEXT
from planetfall.games.on_mars.components.names import BLUEPRINTS, TECHS
from planetfall.games.on_mars.expansions.alien_invasion.components.names import SPACES
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refresh
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    COVERS,
    Commander,
    Front,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.positions import ColonyBuilder
from planetfall.games.on_mars.state import Colony
from tests.rulebook.on_mars.help import (
    asked,
    choose,
    distance,
    hexes,
    offered,
    place,
    refuses,
    stock,
)


class Team(ColonyBuilder):
    """A position of the Invasion: seats 0 … are human, the last one is the commander's."""

    def __init__(self, seats: int = 4, *, game: Colony | None = None, **options: Any) -> None:
        super().__init__(seats, game=game, chapter="invasion", **options)

    @property
    def front(self) -> Front:
        """What the humans share."""
        return front_of(self.game)

    @property
    def commander(self) -> Commander:
        """The commander's area."""
        return commander_of(self.game)

    def common(self, points: int) -> Self:
        """Common points."""
        self.front.points = points
        return self

    def leftover(self, card: str) -> Self:
        """A defence card beside the display."""
        self.front.leftover = 1 + BLUEPRINTS.index(card)
        return self

    def corrupted(self, seat: int, tech: str) -> Self:
        """A corruption token on a tile."""
        self.front.corrupted = [*self.front.corrupted, use_of(seat, TECHS.index(tech))]
        return self

    def shielded_tech(self, seat: int, tech: str) -> Self:
        """A shield on a tile."""
        self.front.shielded_techs = [*self.front.shielded_techs, use_of(seat, TECHS.index(tech))]
        self.front.shields -= 1
        return self

    def covers(self, **spaces: str) -> Self:
        """What covers action spaces of the panel."""
        row = self.commander.covers.copy()
        for space, cover in spaces.items():
            row[SPACES.index(space)] = COVERS.index(cover)
        self.commander.covers = row
        return self

    def using(self, card: str, seat: int = 0) -> Colony:
        """A human uses a defence building, free of charge."""
        refresh(self.game)
        return self.doing(f"blueprint.{card}", seat)


def beside(name: str, *directions: str) -> str:
    """The hex some steps away from another one."""
    hexagon = place(name)
    for direction in directions:
        hexagon = NEXT[hexagon][DIRECTIONS.index(direction)]
    return HEX_NAMES[hexagon]


def around(name: str) -> set[str]:
    """The hexes next to another one."""
    return {HEX_NAMES[k] for k in AROUND[place(name)]}


def points(game: Colony) -> int:
    """The common points."""
    return front_of(game).points


def standing(game: Colony) -> set[str]:
    """The hexes of the active soldiers."""
    return {HEX_NAMES[k] for k in commander_of(game).standing}


def stunned(game: Colony) -> set[str]:
    """The hexes of the stunned soldiers."""
    return {HEX_NAMES[k] for k in commander_of(game).stunned}


def sentries(game: Colony) -> list[str]:
    """The hexes of the sentry bots."""
    return [HEX_NAMES[k] for k in front_of(game).sentries]


def suit(game: Colony) -> str:
    """The hex of the exosuit, empty while it is not on the map."""
    hexagon = front_of(game).exosuit
    return HEX_NAMES[hexagon] if hexagon >= 0 else ""


__all__ = ["asked", "choose", "distance", "hexes", "offered", "place", "refuses", "stock"]
