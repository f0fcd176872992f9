"""The map of Tharsis: 61 areas as bits of one int, their bonuses, reservations and neighbours.

Areas are numbered 0 to 60 in reading order and named `row-col`, both counted from 1. The two moons
lie off the planet, have no bonus and touch nothing (TM-15.21).
"""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.terms import PLANTS, STEEL, TITANIUM

# One word an area: `~` reserved for an ocean, `!` volcanic, `N` Noctis, then the printed bonus:
# s steel, t titanium, p plant, c card, `.` none.
_ROWS: Final = (
    "ss ~ss . ~c ~",
    ". !s . . . ~cc",
    "!c . . . . . s",
    "!pt p p p pp p p ~pp",
    "!pp pp Npp ~pp ~pp ~pp pp pp pp",
    "p pp p p p ~p ~p ~p",
    ". . . . . p .",
    "ss . c c . t",
    "s ss . . ~tt",
)

HEXES: Final = 61
ALL_HEXES: Final = (1 << 61) - 1
PHOBOS: Final = 0
GANYMEDE: Final = 1
MOONS: Final = ["phobos", "ganymede"]
VOLCANOES: Final = ["Tharsis Tholus", "Ascraeus Mons", "Pavonis Mons", "Arsia Mons"]
"""Names of the volcanic areas in reading order."""

AREAS: Final = [word for row in _ROWS for word in row.split()]
HEX_NAMES: Final = [
    f"{r + 1}-{c + 1}" for r, row in enumerate(_ROWS) for c in range(len(row.split()))
]


def _places() -> list[tuple[int, int]]:
    """(row, doubled column) of every area: neighbours in a row differ by 2, others by 1."""
    found: list[tuple[int, int]] = []
    for r, row in enumerate(_ROWS):
        length = len(row.split())
        for c in range(length):
            found.append((r, 9 - length + 2 * c))
    return found


PLACES: Final = _places()


def _ring(index: int) -> list[int]:
    """Neighbours clockwise from the upper left; -1 off the map."""
    r, x = PLACES[index]
    steps = [(r - 1, x - 1), (r - 1, x + 1), (r, x + 2), (r + 1, x + 1), (r + 1, x - 1), (r, x - 2)]
    return [PLACES.index(step) if step in PLACES else -1 for step in steps]


RINGS: Final = [_ring(index) for index in range(HEXES)]
"""Neighbours clockwise from the upper left, -1 where the map ends."""


def _mask(sign: str) -> int:
    mask = 0
    for index, word in enumerate(AREAS):
        if sign in word:
            mask |= 1 << index
    return mask


def _beside(index: int) -> int:
    mask = 0
    for other in RINGS[index]:
        if other >= 0:
            mask |= 1 << other
    return mask


OCEAN_AREAS: Final = _mask("~")
VOLCANIC: Final = _mask("!")
NOCTIS: Final = _mask("N")
METAL_AREAS: Final = _mask("s") | _mask("t")
LAND: Final = ALL_HEXES & ~OCEAN_AREAS & ~NOCTIS
"""Areas open to ordinary tiles."""
BESIDE: Final = [_beside(index) for index in range(HEXES)]
"""Mask of the neighbours of every area."""
BONUS_STEEL: Final = [word.count("s") for word in AREAS]
BONUS_TITANIUM: Final = [word.count("t") for word in AREAS]
BONUS_PLANTS: Final = [word.count("p") for word in AREAS]
BONUS_CARDS: Final = [word.count("c") for word in AREAS]


def hex_bonus(index: int) -> list[tuple[int, int]]:
    """(resource, amount) printed on an area; cards are apart in `BONUS_CARDS`."""
    found = [
        (STEEL, BONUS_STEEL[index]),
        (TITANIUM, BONUS_TITANIUM[index]),
        (PLANTS, BONUS_PLANTS[index]),
    ]
    return [(resource, amount) for resource, amount in found if amount]


def hex_number(name: str) -> int:
    """The number of an area by its `row-col` name."""
    return HEX_NAMES.index(name)


def bits(mask: int) -> list[int]:
    """The areas of a mask in reading order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def around(mask: int) -> int:
    """All areas beside some area of a mask."""
    found = 0
    while mask:
        low = mask & -mask
        found |= BESIDE[low.bit_length() - 1]
        mask ^= low
    return found


def count(mask: int) -> int:
    """How many areas a mask has."""
    return mask.bit_count()
