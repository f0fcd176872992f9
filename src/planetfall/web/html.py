"""Markup that escapes: text becomes `Html` only through `esc`, so a name cannot become a tag.

Pages are f-strings over `Html` pieces. What comes from a person or a file goes through `esc`, or
through `element`, which escapes whatever is not `Html` already.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from planetfall.svg import PAGE, picture
from planetfall.svg.canvas import Markup as Html
from planetfall.svg.canvas import Pieces, element, escape, pieced
from planetfall.svg.memo import memo

__all__ = [
    "NOTHING",
    "Html",
    "Pieces",
    "attr",
    "bar",
    "cls",
    "data_json",
    "decorative",
    "element",
    "esc",
    "framed",
    "icon",
    "join",
    "mark",
    "part",
    "picture_ends",
    "pieced",
]

NOTHING: Final = Html("")


def esc(text: object) -> Html:
    """Text as markup, for content and for attributes in double quotes.

    >>> esc('<b> & "x"')
    '&lt;b&gt; &amp; &quot;x&quot;'
    """
    return text if isinstance(text, Html) else Html(escape(str(text)))


def join(parts: Iterable[str]) -> Html:
    """Pieces of markup one after another."""
    return Html("".join(parts))


def framed(before: str, *inside: Html, after: str) -> Html:
    """Markup within other markup."""
    return Html("".join((before, *inside, after)))


def part(before: str, *inside: Html, after: str, fixed: bool = False) -> Html:
    """Like `framed`; it goes with the pages that still use it."""
    return framed(before, *inside, after=after)


@memo(512)
def picture_ends(
    size: tuple[float, float], title: str, lang: str, classes: str, places: bool
) -> tuple[str, str]:
    """What stands before and behind a drawing to make it a picture; `places` are in it or not."""
    inside = Html('<g data-key=""/>' if places else "<g/>")
    whole = picture(PAGE, inside, *size, title=title, lang=lang, classes=classes)
    begin, _, end = whole.partition(inside)
    return begin, end


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

    >>> print(data_json("told", ["<b>", "it's"]))
     data-told='["&lt;b>","it&#39;s"]'
    """
    told = msgspec.json.encode(value).decode()
    told = told.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")
    return Html(f" data-{name}='{told}'")


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


def decorative(drawing: str) -> Html:
    """A picture that says nothing beyond the words beside it: readers pass over it."""
    return Html(drawing.replace('role="img"', 'aria-hidden="true"', 1))
