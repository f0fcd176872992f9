"""A tiny SVG writer: elements as escaped text, never a `style` attribute.

Drawings are `Markup`: plain text that is known to be well formed.  `element` escapes every
attribute and every child that is not markup itself, so no name or chat line can break out of a
drawing.  Pages are served under a content policy without inline styles; `style` is refused here.
"""

from collections.abc import Iterable
from typing import Final

from planetfall.svg.markup import Markup as Markup
from planetfall.svg.memo import memo

Value = str | float | None
"""An attribute's value; `None` leaves the attribute out."""


EMPTY: Final = Markup("")

_FORBIDDEN: Final = (*range(0, 9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF, *range(0xD800, 0xE000))
_REPLACED: Final = dict.fromkeys(_FORBIDDEN, "\ufffd")
"""Characters that XML 1.0 cannot carry, not even escaped."""

_NAMES: Final[dict[str, str]] = {"class_": "class"}


def escape(text: str) -> str:
    """Text that can stand inside an element or a quoted attribute.

    >>> escape('<b> & "c"')
    '&lt;b&gt; &amp; &quot;c&quot;'
    """
    if not text.isprintable():
        text = text.translate(_REPLACED)
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if '"' in text:
        text = text.replace('"', "&quot;")
    if "'" in text:
        text = text.replace("'", "&#39;")
    return text


@memo(20_000)
def number(value: float) -> str:
    """A coordinate in at most two decimals without trailing zeros.

    >>> number(3.0), number(0.25), number(1 / 3), number(-0.001)
    ('3', '0.25', '0.33', '0')
    """
    if isinstance(value, int):
        return str(value)
    text = f"{round(value, 2):g}"
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Value) -> Markup:
    """One element; `stroke_width` is written `stroke-width`, `class_` is written `class`.

    >>> element("circle", cx=1, cy=2.5, r=3, stroke_width=None)
    '<circle cx="1" cy="2.5" r="3"/>'
    >>> element("text", "a < b", x=0)
    '<text x="0">a &lt; b</text>'
    """
    parts = ["<", tag]
    for name, value in attributes.items():
        if value is None:
            continue
        written = _NAMES.get(name)
        if written is None:
            if name == "style":
                raise ValueError("`style` attributes are not allowed; use attributes or classes")
            written = _NAMES[name] = name.replace("_", "-")
        text = escape(value) if isinstance(value, str) else number(value)
        parts.append(f' {written}="{text}"')
    if not children:
        parts.append("/>")
        return Markup("".join(parts))
    parts.append(">")
    inside = [child if isinstance(child, Markup) else escape(child) for child in children]
    end = f"</{tag}>"
    return Markup("".join([*parts, *inside, end]))


def join(parts: Iterable[Markup]) -> Markup:
    """Drawings one after another, the later above the earlier."""
    return Markup("".join(parts))


def group(*children: Markup, **attributes: Value) -> Markup:
    """Drawings held together, or as they are when there is nothing to say about them."""
    if not attributes:
        return join(children)
    return element("g", join(children), **attributes)


def shifted(drawing: Markup, x: float, y: float, scale: float = 1) -> Markup:
    """The drawing moved by x, y and scaled about its own origin."""
    turn = f"translate({number(x)} {number(y)})"
    if scale != 1:
        turn += f" scale({f'{scale:.4f}'.rstrip('0').rstrip('.')})"
    return element("g", drawing, transform=turn)


def rect(
    x: float, y: float, width: float, height: float, radius: float | None = None, **rest: Value
) -> Markup:
    """A rectangle by its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, **rest)


def circle(x: float, y: float, radius: float, **rest: Value) -> Markup:
    """A circle by its centre."""
    return element("circle", cx=x, cy=y, r=radius, **rest)


def path(d: str, **rest: Value) -> Markup:
    """A path; see `planetfall.svg.geometry` for paths of shapes."""
    return element("path", d=d, **rest)


def line(x1: float, y1: float, x2: float, y2: float, **rest: Value) -> Markup:
    """A straight line."""
    return path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", **rest)


def place(key: str, *children: Markup, classes: str = "", title: str = "", **rest: Value) -> Markup:
    """A place on a board that stands for an option.

    `key` is the option's key: the page lights places by it and sends it back.  `title` is shown
    by browsers when the place is pointed at.
    """
    names = f"place {classes}" if classes else "place"
    label = (element("title", title),) if title else ()
    return element("g", *label, join(children), class_=names, data_key=key, **rest)


def piece(key: str, *children: Markup, title: str = "") -> Markup:
    """Something on a board that is no option and yet can be asked about; see `web.pages.pieces`."""
    label = (element("title", title),) if title else ()
    return element("g", *label, join(children), data_piece=key)
