"""The eleven colony tiles as values: who reads a declaration reads the tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.terraforming_mars.components.terms import (
    ANIMALS,
    ANY_CARD,
    MICROBES,
    NOTHING,
    OCEAN,
)
from planetfall.games.terraforming_mars.effects.basic import Gain, Produce
from planetfall.games.terraforming_mars.effects.drawing import Draw
from planetfall.games.terraforming_mars.effects.holding import Put
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.expansions.colonies.components.terms import FLOATERS
from planetfall.games.terraforming_mars.expansions.colonies.effects.commissions import (
    Commission,
    Sift,
)
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES


class Colony:
    """What a tile shows."""

    def __init__(
        self,
        name: str,
        *,
        income: Sequence[Effect | None],
        bonus: Sequence[Effect],
        commission: Effect,
        wakes: int = NOTHING,
    ) -> None:
        self.name = name
        self.income = list(income)
        """What trade brings, by the field of the marker; `None` where that is nothing."""
        self.bonus = list(bonus)
        """What building a station brings, by its field (TMC-4.03)."""
        self.commission = Commission(commission)
        """What every station brings its owner when anyone trades (TMC-5.07)."""
        self.wakes = wakes
        """The resource without which the colony sleeps (TMC-3.02), or `NOTHING`."""

    def roots(self) -> dict[str, Effect]:
        """Its effects by path."""
        found: dict[str, Effect] = {f"colony.{self.name}.commission": self.commission}
        for field, income in enumerate(self.income):
            if income is not None:
                found[f"colony.{self.name}.income.{field}"] = income
        for site, bonus in enumerate(self.bonus):
            found[f"colony.{self.name}.bonus.{site}"] = bonus
        return found

    def __repr__(self) -> str:
        return f"<colony {self.name}>"


def _puts(resource: int, amounts: Sequence[int]) -> list[Effect | None]:
    """Resources for cards, by field."""
    return [Put(resource, n, on=ANY_CARD) if n else None for n in amounts]


CALLISTO = Colony(
    "callisto",
    income=[None, *[Gain(energy=n) for n in (2, 3, 5, 7, 10, 13)]],
    bonus=[Produce(energy=1) for _ in range(3)],
    commission=Gain(energy=3),
)
CERES = Colony(
    "ceres",
    income=[Gain(steel=n) for n in (1, 2, 3, 4, 6, 8, 10)],
    bonus=[Produce(steel=1) for _ in range(3)],
    commission=Gain(steel=2),
)
ENCELADUS = Colony(
    "enceladus",
    income=_puts(MICROBES, (0, 1, 2, 3, 4, 4, 5)),
    bonus=[Put(MICROBES, 3, on=ANY_CARD) for _ in range(3)],
    commission=Put(MICROBES, 1, on=ANY_CARD),
    wakes=MICROBES,
)
EUROPA = Colony(
    "europa",
    income=[
        Produce(mc=1),
        Produce(mc=1),
        Produce(energy=1),
        Produce(energy=1),
        Produce(plant=1),
        Produce(plant=1),
        Produce(plant=1),
    ],
    bonus=[Place(OCEAN) for _ in range(3)],
    commission=Gain(mc=1),
)
GANYMEDE = Colony(
    "ganymede",
    income=[None, *[Gain(plant=n) for n in (1, 2, 3, 4, 5, 6)]],
    bonus=[Produce(plant=1) for _ in range(3)],
    commission=Gain(plant=1),
)
IO = Colony(
    "io",
    income=[Gain(heat=n) for n in (2, 3, 4, 6, 8, 10, 13)],
    bonus=[Produce(heat=1) for _ in range(3)],
    commission=Gain(heat=2),
)
LUNA = Colony(
    "luna",
    income=[Gain(mc=n) for n in (1, 2, 4, 7, 10, 13, 17)],
    bonus=[Produce(mc=2) for _ in range(3)],
    commission=Gain(mc=2),
)
MIRANDA = Colony(
    "miranda",
    income=_puts(ANIMALS, (0, 1, 1, 2, 2, 3, 3)),
    bonus=[Put(ANIMALS, 1, on=ANY_CARD) for _ in range(3)],
    commission=Draw(1),
    wakes=ANIMALS,
)
PLUTO = Colony(
    "pluto",
    income=[None, *[Draw(n) for n in (1, 2, 2, 3, 3, 4)]],
    bonus=[Draw(2) for _ in range(3)],
    commission=Sift(),
)
TITAN = Colony(
    "titan",
    income=_puts(FLOATERS, (0, 1, 1, 2, 3, 3, 4)),
    bonus=[Put(FLOATERS, 3, on=ANY_CARD) for _ in range(3)],
    commission=Put(FLOATERS, 1, on=ANY_CARD),
    wakes=FLOATERS,
)
TRITON = Colony(
    "triton",
    income=[None, *[Gain(titanium=n) for n in (1, 1, 2, 3, 4, 5)]],
    bonus=[Gain(titanium=3) for _ in range(3)],
    commission=Gain(titanium=1),
)

COLONY_TILES: Final = [
    CALLISTO,
    CERES,
    ENCELADUS,
    EUROPA,
    GANYMEDE,
    IO,
    LUNA,
    MIRANDA,
    PLUTO,
    TITAN,
    TRITON,
]
"""All tiles by number."""

if [tile.name for tile in COLONY_TILES] != COLONY_NAMES:
    raise ValueError("colonies and their words are in different orders")


def tile_roots() -> dict[str, Effect]:
    """The effects of all tiles by path."""
    roots: dict[str, Effect] = {}
    for tile in COLONY_TILES:
        roots.update(tile.roots())
    return roots
