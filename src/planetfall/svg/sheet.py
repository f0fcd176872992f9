"""The contact sheets: every icon and every pattern with its name."""

from planetfall.svg.canvas import Markup, circle, join, rect
from planetfall.svg.icon_data import GROUPS
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, shorten, text
from planetfall.svg.patterns import TERRAINS
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import Theme, theme

_CELL_WIDTH, _CELL_HEIGHT, _COLUMNS, _MARGIN = 84, 92, 14, 20


def _cell(look: Theme, name: str, x: float, y: float) -> Markup:
    """One icon in three sizes above its name; tags also on their disc."""
    middle = x + _CELL_WIDTH / 2
    parts = [rect(x, y, _CELL_WIDTH - 6, _CELL_HEIGHT - 6, 8, fill=look["bg-1"])]
    if name.startswith("tag-"):
        parts.append(circle(middle - 3, y + 30, 20, fill=look[name]))
        parts.append(icon(look, name, middle - 3, y + 30, 26, look["tag-ink"]))
    else:
        own = look[name] if name in ("p1", "p2", "p3", "p4", "p5", "p6") else None
        parts.append(icon(look, name, middle - 3, y + 30, 34, own))
    parts.append(icon(look, name, middle - 15, y + 60, 17))
    parts.append(icon(look, name, middle + 7, y + 60, 12))
    label = shorten(name, _CELL_WIDTH - 12, 10)
    parts.append(text(label, middle - 3, y + 79, 10, look["text-3"], anchor="middle"))
    return join(parts)


def _terrain_row(look: Theme, y: float) -> Markup:
    parts = []
    for k, terrain in enumerate(TERRAINS):
        x = _MARGIN + k * 160
        parts.append(rect(x, y, 144, 56, 6, fill=look["t-" + terrain]))
        parts.append(rect(x, y, 144, 56, 6, fill=look.url("t-" + terrain)))
        parts.append(text(terrain, x, y + 72, 11, look["text-2"]))
    return join(parts)


def icon_sheet(name: str | Theme = "dark", *, lang: str = "en", title: str = "Icons") -> Picture:
    """Every icon by group, then the terrain patterns."""
    look = theme(name)
    parts = []
    y = _MARGIN + 12.0
    for group, drawings in GROUPS.items():
        parts.append(text(group, _MARGIN, y, 14, look["text-1"], weight=BOLD))
        y += 12
        for k, icon_name in enumerate(drawings):
            x = _MARGIN + k % _COLUMNS * _CELL_WIDTH
            parts.append(_cell(look, icon_name, x, y + k // _COLUMNS * _CELL_HEIGHT))
        y += (len(drawings) - 1) // _COLUMNS * _CELL_HEIGHT + _CELL_HEIGHT + 24
    parts.append(_terrain_row(look, y))
    width = 2 * _MARGIN + _COLUMNS * _CELL_WIDTH
    return picture(
        look, join(parts), width, y + 90, title=title, lang=lang, background=look["bg-0"]
    )


if __name__ == "__main__":
    print(icon_sheet())
