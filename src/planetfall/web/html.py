"""Markup that escapes: text becomes `Html` only through `esc`, so a name cannot become a tag.

Pages are f-strings over `Html` pieces; any other value goes through `esc`, or through `element`,
which escapes whatever is not `Html` already. A test walks the syntax tree and finds what does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from planetfall.svg.canvas import Markup as Html
from planetfall.svg.canvas import element, escape
from planetfall.svg.memo import memo

__all__ = [
    "NOTHING",
    "Html",
    "attr",
    "bar",
    "cls",
    "data_json",
    "decorative",
    "element",
    "esc",
    "icon",
    "inert",
    "join",
    "mark",
]

NOTHING: Final = Html("")


def esc(text: object) -> Html:
    """Text as markup, for content and for attributes in double quotes.

    >>> esc('<b> & "x"')
    '&lt;b&gt; &amp; &quot;x&quot;'
    """
    return text if isinstance(text, Html) else Html(escape(str(text)))


def join(parts: Iterable[Html]) -> Html:
    """Pieces of markup one after another."""
    return Html("".join(parts))


def attr(name: str, value: object) -> Html:
    """An attribute with its escaped value, or nothing for `None` and `False`."""
    if value is None or value is False:
        return NOTHING
    if value is True:
        return Html(f" {esc(name)}")
    return Html(f' {esc(name)}="{esc(value)}"')


def cls(*names: str) -> Html:
    """A class attribute of the names that are not empty."""
    given = " ".join(name for name in names if name)
    return Html(f' class="{esc(given)}"') if given else NOTHING


def data_json(name: str, value: Any) -> Html:
    """A data attribute that holds JSON; in single quotes, because JSON is full of double ones.

    >>> print(data_json("words", ["<b>", "it's"]))
     data-words='["&lt;b>","it&#39;s"]'
    """
    text = msgspec.json.encode(value).decode()
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")
    return Html(f" data-{name}='{text}'")


@memo(4000)
def icon(name: str, size: int = 0, color: str = "", title: str = "") -> Html:
    """An icon of the page's shared symbols; `color` is a token, `size` in pixels from a fixed set.

    Sizes are classes because the page's policy allows no inline style; the symbol knows its own
    measures.
    """
    classes = esc("i" + (f" s{size}" if size else "") + (f" c-{color}" if color else ""))
    if title:
        return Html(
            f'<svg class="{classes}" role="img" aria-label="{esc(title)}">'
            f'<use href="#i-{esc(name)}"/></svg>'
        )
    return Html(f'<svg class="{classes}" aria-hidden="true"><use href="#i-{esc(name)}"/></svg>')


@memo(200)
def mark(seat: int, size: int = 14) -> Html:
    """A player's shape in its colour."""
    return icon(f"p{seat % 6 + 1}", size, f"p{seat % 6 + 1}")


def bar(share: float, color: str) -> Html:
    """A level from 0 to 1 as a thin bar; `color` is a token."""
    width = round(100 * max(0.0, min(1.0, share)))
    return Html(
        '<svg class="level" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="100" height="4" fill="var(--bg-4)"/>'
        f'<rect width="{width}" height="4" fill="var(--{esc(color)})"/></svg>'
    )


def inert(drawing: Html) -> Html:
    """A drawing to look at only: nothing on it can be chosen."""
    return Html(drawing.replace(" data-key=", " data-of="))


def decorative(drawing: Html) -> Html:
    """A picture that says nothing beyond the words beside it: readers pass over it."""
    return Html(drawing.replace('role="img"', 'aria-hidden="true"', 1))
