"""The thirteen planets, a file each; importing this fills `planet.PLANETS`."""

from __future__ import annotations

from planetfall.games.planet_unknown.components.planet import PLANET_IDS, PLANET_OF, PLANETS, Planet
from planetfall.games.planet_unknown.components.planets.arashi import ARASHI
from planetfall.games.planet_unknown.components.planets.cerberus import CERBERUS
from planetfall.games.planet_unknown.components.planets.charybdis import CHARYBDIS
from planetfall.games.planet_unknown.components.planets.gaia import GAIA
from planetfall.games.planet_unknown.components.planets.k_273 import K_273
from planetfall.games.planet_unknown.components.planets.kaax import KAAX
from planetfall.games.planet_unknown.components.planets.ksb_4156 import KSB_4156
from planetfall.games.planet_unknown.components.planets.lacuna import LACUNA
from planetfall.games.planet_unknown.components.planets.oblivion import OBLIVION
from planetfall.games.planet_unknown.components.planets.pajitnov import PAJITNOV
from planetfall.games.planet_unknown.components.planets.persephone import PERSEPHONE
from planetfall.games.planet_unknown.components.planets.petra import PETRA
from planetfall.games.planet_unknown.components.planets.tartarus import TARTARUS

__all__ = [
    "ARASHI",
    "CERBERUS",
    "CHARYBDIS",
    "GAIA",
    "KAAX",
    "KSB_4156",
    "K_273",
    "LACUNA",
    "OBLIVION",
    "PAJITNOV",
    "PERSEPHONE",
    "PETRA",
    "PLANETS",
    "PLANET_IDS",
    "PLANET_OF",
    "TARTARUS",
    "Planet",
]

PLANETS.extend(
    [
        KSB_4156,
        K_273,
        GAIA,
        PERSEPHONE,
        ARASHI,
        PETRA,
        TARTARUS,
        CHARYBDIS,
        KAAX,
        PAJITNOV,
        OBLIVION,
        CERBERUS,
        LACUNA,
    ]
)
