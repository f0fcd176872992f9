"""The nine corporations, a file each; importing this fills `corporation.CORPORATIONS`."""

from __future__ import annotations

from planetfall.games.planet_unknown.components.corporation import (
    CORPORATION_IDS,
    CORPORATION_OF,
    CORPORATIONS,
    Corporation,
    Tech,
)
from planetfall.games.planet_unknown.components.corporations.cosmos import COSMOS
from planetfall.games.planet_unknown.components.corporations.flux import FLUX
from planetfall.games.planet_unknown.components.corporations.horizon import HORIZON
from planetfall.games.planet_unknown.components.corporations.jump_drive import JUMP_DRIVE
from planetfall.games.planet_unknown.components.corporations.makeshift import MAKESHIFT
from planetfall.games.planet_unknown.components.corporations.oasis import OASIS
from planetfall.games.planet_unknown.components.corporations.republic import REPUBLIC
from planetfall.games.planet_unknown.components.corporations.universal_coalition import (
    UNIVERSAL_COALITION,
)
from planetfall.games.planet_unknown.components.corporations.wormhole import WORMHOLE

__all__ = [
    "CORPORATIONS",
    "CORPORATION_IDS",
    "CORPORATION_OF",
    "COSMOS",
    "FLUX",
    "HORIZON",
    "JUMP_DRIVE",
    "MAKESHIFT",
    "OASIS",
    "REPUBLIC",
    "UNIVERSAL_COALITION",
    "WORMHOLE",
    "Corporation",
    "Tech",
]

CORPORATIONS.extend(
    [
        UNIVERSAL_COALITION,
        REPUBLIC,
        WORMHOLE,
        COSMOS,
        HORIZON,
        JUMP_DRIVE,
        OASIS,
        MAKESHIFT,
        FLUX,
    ]
)
