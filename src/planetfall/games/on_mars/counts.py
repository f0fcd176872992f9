"""Numbers read off the position: for Private Goals, LSS rewards and goals of expansions."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.core.effect import Frame
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.map import AROUND
from planetfall.games.on_mars.components.names import RESOURCES, UPGRADE_CONTRACTS
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.games.on_mars.terrain import complex_size, marked_hexes, mines_held


class Count:
    """A number read off the position for the frame's seat."""

    def value(self, game: Colony, frame: Frame) -> int:
        """The number now."""
        raise TypeError(f"{type(self).__name__} counts nothing")


class Blueprints(Count):
    """Own Blueprints, built or not."""

    def value(self, game: Colony, frame: Frame) -> int:
        return len(game.players[frame.seat].blueprints)


@dataclass(frozen=True)
class AdvancedBuildings(Count):
    """Own Advanced Buildings, of one type or (-1) of all."""

    building: int = -1

    def value(self, game: Colony, frame: Frame) -> int:
        if self.building < 0:
            return game.players[frame.seat].advanced_buildings()
        found = marked_hexes(game, frame.seat)
        return len([h for h in found if building_of(game.land[h]) == self.building])


class MinesHeld(Count):
    """Mines with an own colonist or marker."""

    def value(self, game: Colony, frame: Frame) -> int:
        return mines_held(game, frame.seat)


class DiscoveryTiles(Count):
    """Discovery tiles collected."""

    def value(self, game: Colony, frame: Frame) -> int:
        return len(game.players[frame.seat].discoveries)


class ResearchTiles(Count):
    """Research tiles collected."""

    def value(self, game: Colony, frame: Frame) -> int:
        return bits(game.players[frame.seat].research)


class LargestMarkedComplex(Count):
    """The size of the largest complex with an own marker in it."""

    def value(self, game: Colony, frame: Frame) -> int:
        largest = 0
        for place in marked_hexes(game, frame.seat):
            largest = max(largest, complex_size(game, place))
        return largest


@dataclass(frozen=True)
class MarkedComplexes(Count):
    """Different complexes of some size or larger with an own marker in them."""

    size: int

    def value(self, game: Colony, frame: Frame) -> int:
        counted: list[int] = []
        count = 0
        for place in marked_hexes(game, frame.seat):
            if place in counted or complex_size(game, place) < self.size:
                continue
            count += 1
            members = [place]
            for member in members:
                for near in AROUND[member]:
                    if game.land[near] == game.land[place] and near not in members:
                        members.append(near)
            counted += members
        return count


@dataclass(frozen=True)
class LargestComplex(Count):
    """The largest complex of a type on the map, whoever built it."""

    building: int

    def value(self, game: Colony, frame: Frame) -> int:
        largest = 0
        for place in range(len(game.land)):
            if game.land[place] == 1 + self.building:
                largest = max(largest, complex_size(game, place))
        return largest


class MostOfOneResource(Count):
    """The most one has of a single resource other than minerals."""

    def value(self, game: Colony, frame: Frame) -> int:
        stock = game.players[frame.seat].storage
        return max([stock[item] for item in range(1, RESOURCES)])


@dataclass(frozen=True)
class Stored(Count):
    """How many of an item are in Storage."""

    item: int

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].storage[self.item]


class Shelters(Count):
    """Own Shelters on the map, the starting one included."""

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].shelters


class ColonyLevel(Count):
    """The Colony level."""

    def value(self, game: Colony, frame: Frame) -> int:
        return game.level


class ColonistsInQuarters(Count):
    """Colonists in Living Quarters; an automated opponent's are full (OM-33.25)."""

    def value(self, game: Colony, frame: Frame) -> int:
        player = game.players[frame.seat]
        if game.is_automatic(frame.seat):
            return player.quarters_limit()
        return player.quarters


class TechTiles(Count):
    """Technologies in the Lab, the starting one included."""

    def value(self, game: Colony, frame: Frame) -> int:
        return len([place for place in game.players[frame.seat].lab if place])


@dataclass(frozen=True)
class TechsAtLevel(Count):
    """Technologies of some level or higher."""

    level: int

    def value(self, game: Colony, frame: Frame) -> int:
        places = game.players[frame.seat].lab
        return len([place for place in places if LEVEL[place] >= self.level])


class HighestTech(Count):
    """The level of the most developed technology in the Lab."""

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].highest_level()


@dataclass(frozen=True)
class TechLevel(Count):
    """The level of one technology in the Lab."""

    tech: int

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].level(self.tech)


class Ships(Count):
    """Ships in the Hangar."""

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].hangar


class Bots(Count):
    """Own bots on the map; an automated opponent knows its own (OM-33.20)."""

    def value(self, game: Colony, frame: Frame) -> int:
        rival = game.rival(frame.seat)
        if rival is not None:
            return rival.bots(game)
        return len(game.players[frame.seat].bots)


class Scientists(Count):
    """Scientists hired."""

    def value(self, game: Colony, frame: Frame) -> int:
        return bits(game.players[frame.seat].scientists)


@dataclass(frozen=True)
class HasScientist(Count):
    """1 if one Scientist is hired."""

    scientist: int

    def value(self, game: Colony, frame: Frame) -> int:
        return game.players[frame.seat].scientists >> self.scientist & 1


@dataclass(frozen=True)
class ContractsDone(Count):
    """Own Contracts that have counted as completed, of both kinds or only those in a range."""

    first: int = 0
    last: int = 11

    def value(self, game: Colony, frame: Frame) -> int:
        found = game.players[frame.seat].contracts
        return len([c for c in found if self.first <= c <= self.last and game.done >> c & 1])


def upgrade_contracts() -> ContractsDone:
    """Completed Upgrade Contracts."""
    return ContractsDone(0, UPGRADE_CONTRACTS - 1)


def delivery_contracts() -> ContractsDone:
    """Completed Delivery Contracts."""
    return ContractsDone(UPGRADE_CONTRACTS, 11)


class ProgressCubes(Count):
    """Own cubes in the Progress area."""

    def value(self, game: Colony, frame: Frame) -> int:
        return bits(game.players[frame.seat].cubes)


class GoalDone(Count):
    """1 if a Private Goal is completed."""

    def value(self, game: Colony, frame: Frame) -> int:
        return 1 if game.players[frame.seat].goal else 0


@dataclass(frozen=True)
class OnSide(Count):
    """1 if the marker is on a side of the board."""

    side: int

    def value(self, game: Colony, frame: Frame) -> int:
        return 1 if game.players[frame.seat].side() == self.side else 0


@dataclass(frozen=True)
class AtLeast:
    """A requirement: a count is at least so much."""

    count: Count
    least: int

    def holds(self, game: Colony, frame: Frame) -> bool:
        """Whether the requirement is met for the frame's seat."""
        return self.count.value(game, frame) >= self.least
