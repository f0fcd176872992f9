"""Icons by name: as parts of drawings, as symbols, and the whole set on one sheet."""

from planetfall.svg.canvas import Markup, element, join
from planetfall.svg.icon_data import GROUPS
from planetfall.svg.icon_parts import Drawing
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme

ICONS: dict[str, Drawing] = {
    name: drawing for group in GROUPS.values() for name, drawing in group.items()
}
"""Every icon by its name."""

ICON_COLORS: dict[str, str] = {
    "megacredit": "mc",
    "special-tile": "special",
    "production": "prod",
    "om-plant": "plant",
    "om-oxygen": "oxygen-om",
    "civ": "ti-civ",
    "pu-water": "ti-water",
    "biomass": "ti-biomass",
    "pu-rover": "ti-rover",
    "pu-tech": "ti-tech",
    "pu-energy": "ti-energy",
    "patch": "ti-biomass",
    "medal": "vp",
    "commander": "vp",
    "alien-soldier": "alien",
    "vaccine": "medicine",
    "damage": "danger",
    "shuttle": "titanium",
    "ship": "titanium",
    "generator": "battery",
    "greenhouse": "plant",
    "mine": "mineral",
    "water-extractor": "water",
    "oxygen-condenser": "oxygen-om",
    "trade": "card",
    "fleet": "titanium",
    "colony": "titanium",
    "event": "tag-event",
}
"""The token of an icon's colour where its name is not the token itself."""


def icon_color(theme: Theme, name: str) -> str:
    """The colour in which an icon stands on a panel; text colour if it has none of its own."""
    token = ICON_COLORS.get(name, name)
    return theme.get(token, "text-2")


def icon(
    theme: Theme,
    name: str,
    x: float,
    y: float,
    size: float,
    color: str | None = None,
    *,
    opacity: float | None = None,
) -> Markup:
    """An icon centred on x, y, in its own colour unless told; an unknown name raises.

    The icon is a reference: `planetfall.svg.picture.picture` adds the symbols a picture uses.
    """
    if name not in ICONS:
        raise KeyError(f"there is no icon `{name}`")
    return _use(theme, name, x, y, size, color, opacity)


@memo(20_000)
def _use(
    theme: Theme,
    name: str,
    x: float,
    y: float,
    size: float,
    color: str | None,
    opacity: float | None,
) -> Markup:
    return element(
        "use",
        href=f"#{theme.ref('i-' + name)}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        color=icon_color(theme, name) if color is None else color,
        opacity=opacity,
    )


def symbol(theme: Theme, name: str) -> Markup:
    """The definition that references to an icon need."""
    return element(
        "symbol",
        join(ICONS[name]),
        id=theme.ref("i-" + name),
        viewBox="0 0 24 24",
        fill="currentColor",
    )
