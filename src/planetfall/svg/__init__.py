"""Drawing: an escaping SVG writer, themes, icons, grids, and the parts all games share.

Everything is a pure function of plain values.  A drawing function takes a `Theme` first and
returns `Markup`; `picture` makes it a whole `Picture`.
"""

from planetfall.svg.canvas import Markup
from planetfall.svg.icons import ICONS, icon
from planetfall.svg.picture import Picture, page_symbols, picture
from planetfall.svg.sheet import icon_sheet
from planetfall.svg.theme import DARK, PAGE, PAPER, Theme, theme, tokens_css

__all__ = [
    "DARK",
    "ICONS",
    "PAGE",
    "PAPER",
    "Markup",
    "Picture",
    "Theme",
    "icon",
    "icon_sheet",
    "page_symbols",
    "picture",
    "theme",
    "tokens_css",
]
