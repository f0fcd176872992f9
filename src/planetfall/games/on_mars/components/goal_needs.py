"""What the sixteen Private Goals require; their rewards are in `private_goals`."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.counts import (
    AdvancedBuildings,
    AtLeast,
    Blueprints,
    ColonistsInQuarters,
    ColonyLevel,
    ContractsDone,
    DiscoveryTiles,
    LargestMarkedComplex,
    MarkedComplexes,
    MinesHeld,
    MostOfOneResource,
    ProgressCubes,
    ResearchTiles,
    Scientists,
    Shelters,
    Ships,
    TechsAtLevel,
    TechTiles,
)

GOAL_NEEDS: Final = [
    [AtLeast(Blueprints(), 4)],
    [AtLeast(AdvancedBuildings(), 3)],
    [AtLeast(MinesHeld(), 3)],
    [AtLeast(DiscoveryTiles(), 3)],
    [AtLeast(LargestMarkedComplex(), 4)],
    [AtLeast(MostOfOneResource(), 4)],
    [AtLeast(Shelters(), 3)],
    [AtLeast(ColonyLevel(), 3)],
    [AtLeast(ColonistsInQuarters(), 7)],
    [AtLeast(TechTiles(), 5)],
    [AtLeast(Ships(), 3)],
    [AtLeast(ResearchTiles(), 2)],
    [AtLeast(Scientists(), 1), AtLeast(ContractsDone(), 1)],
    [AtLeast(TechsAtLevel(4), 3)],
    [AtLeast(ProgressCubes(), 3)],
    [AtLeast(MarkedComplexes(3), 2)],
]
