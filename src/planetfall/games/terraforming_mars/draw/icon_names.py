"""Which icon stands for a resource, a milestone, an award, a standard project."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from planetfall.games.terraforming_mars.extension import EXPANSIONS

RESOURCE_ICONS: Final = ("megacredit", "steel", "titanium", "plant", "energy", "heat")
"""Of the six resources with a stock of their own."""
MILESTONE_ICONS: Final = ("tr", "city", "greenery", "tag-building", "card")
AWARD_ICONS: Final = ("special-tile", "megacredit", "tag-science", "heat", "steel")
PROJECT_ICONS: Final[Mapping[str, str]] = {
    "sell_patents": "card",
    "power_plant": "energy",
    "asteroid": "temperature",
    "aquifer": "ocean",
    "greenery": "greenery",
    "city": "city",
}
_COLORS: Final = {"megacredit": "mc", "special-tile": "special", "colony": ""}
"""Colours that are not called as their icon is."""


def project_icon(name: str) -> str:
    """The icon of a standard project; an expansion has `PROJECT_ICONS` in `draw.tiles`."""
    if name in PROJECT_ICONS:
        return PROJECT_ICONS[name]
    for module in EXPANSIONS.modules("draw.tiles"):
        if name in module.PROJECT_ICONS:
            return str(module.PROJECT_ICONS[name])
    return "card"


def icon_color(icon: str) -> str:
    """The colour of an icon on the page; empty for that of the text around it."""
    return _COLORS.get(icon, icon)
