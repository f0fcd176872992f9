"""Text in drawings: measuring by a table of widths, wrapping, shortening, setting lines.

SVG has no line breaking, and pictures are made without a browser.  The widths are those of a wide
system font in hundredths of the size, so a text set with any of our fonts stays inside its frame.
"""

import re
import unicodedata
from typing import Final

from planetfall.svg.canvas import Markup, Value, element, join
from planetfall.svg.memo import memo
from planetfall.svg.theme import Theme

REGULAR, MEDIUM, BOLD, HEAVY = 420, 540, 660, 760
"""The four weights."""

_GROUPS = {
    22: "'|’",
    25: "ijlI",
    29: " !,.:;·",
    37: '()[]{}/\\frt"-„“”',
    47: "_^°`*",
    53: "ksz–J?",
    57: "acevxyL»",
    61: "bdghnopquFEZ0123456789",
    66: "ABKPRSTVXY+<=>~€$#−×&",
    75: "CDGHNOQU",
    83: "w%…",
    90: "mM",
    97: "W@→",
}
_WIDE = 70


class _Widths(dict[str, int]):
    """Widths by character; one with an accent is as wide as without."""

    def __missing__(self, char: str) -> int:
        base = unicodedata.normalize("NFD", char)[0]
        width = self[char] = self.get(base, _WIDE)
        return width


_WIDTHS = _Widths({char: width for width, chars in _GROUPS.items() for char in chars})
_width_of = _WIDTHS.__getitem__


@memo(20_000)
def measure(text: str, size: float, weight: int = REGULAR) -> float:
    """The width of a line of text, a little generous.

    >>> measure("planet", 10) < measure("planets", 10) < measure("planets", 10, BOLD)
    True
    """
    width = sum(map(_width_of, text)) * size / 100
    return width * (1.06 if weight >= BOLD else 1.02)


def shorten(text: str, width: float, size: float, weight: int = REGULAR) -> str:
    """The text, cut with an ellipsis where it would leave the width."""
    if measure(text, size, weight) <= width:
        return text
    while text and measure(text.rstrip() + "…", size, weight) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(
    text: str, width: float, size: float, weight: int = REGULAR, *, lines: int | None = None
) -> list[str]:
    """The text in lines that fit the width; with `lines`, the last one is shortened.

    A line break in the text stays a line break; a word longer than the width is shortened.
    """
    out: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and measure(longer, size, weight) > width:
                out.append(line)
                line = word
            else:
                line = longer
        out.append(line)
    if lines is not None and len(out) > lines:
        out = [*out[: lines - 1], " ".join(out[lines - 1 :])]
    return [shorten(line, width, size, weight) for line in out]


def text(
    content: str,
    x: float,
    y: float,
    size: float,
    color: str,
    *,
    weight: int = REGULAR,
    anchor: str = "start",
    middle: bool = False,
    **rest: Value,
) -> Markup:
    """One line of text: y is the base line, or the middle of the figures with `middle`."""
    base = y + size * 0.36 if middle else y
    return _line(content, x, base, size, color, weight, anchor, **rest)


# By type too: markup is not escaped, and must never stand for the same letters as plain text.
@memo(20_000, typed=True)
def _line(
    content: str,
    x: float,
    y: float,
    size: float,
    color: str,
    weight: int,
    anchor: str,
    **rest: Value,
) -> Markup:
    return element(
        "text",
        content,
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
        fill=color,
        **rest,
    )


_SYLLABLE: Final = re.compile(
    r"(?<=[^\W\d_]{3})(?=[^\W\d_aeiouyáéěíóúůý][aeiouyáéěíóúůý]\w)", re.IGNORECASE
)
"""Where a word may be broken: before a consonant with a vowel, not near its ends."""


def hyphenated(content: str, width: float, size: float, weight: int = REGULAR) -> list[str]:
    """Lines of a text in which words are broken between syllables; empty where that does not help.

    >>> hyphenated("Automatic production", 60, 10)
    ['Automatic', 'production']
    >>> hyphenated("Automatic production", 45, 10)
    ['Automa-', 'tic pro-', 'duction']
    """
    lines = [""]
    for word in content.split():
        rest = word
        while rest:
            line = f"{lines[-1]} {rest}".lstrip()
            if measure(line, size, weight) <= width:
                lines[-1], rest = line, ""
                continue
            for at in reversed([found.start() for found in _SYLLABLE.finditer(rest)]):
                line = f"{lines[-1]} {rest[:at]}-".lstrip()
                if measure(line, size, weight) <= width:
                    lines[-1], rest = line, rest[at:]
                    break
            else:
                if not lines[-1]:
                    return []
            lines.append("")
    return [line for line in lines if line]


def text_block(
    content: str,
    x: float,
    y: float,
    width: float,
    size: float,
    color: str,
    *,
    weight: int = REGULAR,
    leading: float = 1.32,
    lines: int | None = None,
    anchor: str = "start",
) -> tuple[Markup, float]:
    """Wrapped text whose first line hangs from y; the drawing and its height."""
    rows = wrap(content, width, size, weight, lines=lines)
    at = x + width / 2 if anchor == "middle" else x
    step = size * leading
    drawn = join(
        text(row, at, y + size * 0.95 + k * step, size, color, weight=weight, anchor=anchor)
        for k, row in enumerate(rows)
        if row
    )
    return drawn, step * len(rows)


def display(
    theme: Theme,
    content: str,
    x: float,
    y: float,
    size: float,
    color: str,
    *,
    anchor: str = "start",
) -> Markup:
    """A title or a large number in the display font."""
    return text(
        content,
        x,
        y,
        size,
        color,
        weight=BOLD,
        anchor=anchor,
        font_family=theme.font_display,
        letter_spacing=tracking(size),
    )


def tracking(size: float) -> float:
    """Letters of large sizes stand a little closer."""
    return -0.015 * size
