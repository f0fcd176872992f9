"""Whole pictures: a root element around a drawing, with what the drawing refers to."""

import re

from planetfall.svg.canvas import EMPTY, Markup, element, join, rect
from planetfall.svg.icons import ICONS, symbol
from planetfall.svg.patterns import PATTERNS, definition
from planetfall.svg.theme import PAGE, Theme

_REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


class Picture(Markup):
    """A whole SVG picture: text that notebooks show as an image."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def _definitions(theme: Theme, body: Markup) -> Markup:
    """The symbols and patterns that the body refers to, in the order of their names."""
    prefix = len(theme.ref(""))
    wanted = sorted({name[prefix:] for name in _REFERENCE.findall(body)})
    found = []
    for name in wanted:
        if name.startswith("i-") and name[2:] in ICONS:
            found.append(symbol(theme, name[2:]))
        elif name in PATTERNS:
            found.append(definition(theme, name))
    return element("defs", *found) if found else EMPTY


def picture(
    theme: Theme,
    body: Markup,
    width: float,
    height: float,
    *,
    title: str,
    desc: str = "",
    lang: str = "en",
    size: float | None = None,
    classes: str = "",
    background: str | None = None,
) -> Picture:
    """A picture of width x height units around a drawing.

    `size` is the width in pixels, else one unit is one pixel; `title` and `desc` are read out by
    screen readers.  With a theme that stands alone the picture contains all it refers to.
    """
    scale = 1.0 if size is None else size / width
    ground = rect(0, 0, width, height, fill=background) if background else EMPTY
    return Picture(
        element(
            "svg",
            element("title", title),
            element("desc", desc) if desc else EMPTY,
            _definitions(theme, body) if theme.stands_alone else EMPTY,
            ground,
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {round(width, 2):g} {round(height, 2):g}",
            width=width * scale,
            height=height * scale,
            role="group" if "data-key=" in body else "img",
            lang=lang,
            class_=classes or None,
            font_family=theme.font,
            fill=theme["text-1"],
        )
    )


def page_symbols() -> Picture:
    """Everything drawings of the page theme share: to stand once, first in the page's body.

    The page gives its class `symbols` no size and takes it out of the flow.
    """
    shared = [definition(PAGE, name) for name in PATTERNS]
    shared += [symbol(PAGE, name) for name in ICONS]
    return Picture(
        element(
            "svg",
            element("defs", join(shared)),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            class_="symbols",
            aria_hidden="true",
        )
    )
