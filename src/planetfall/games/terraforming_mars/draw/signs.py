"""The signs on cards: icon rows as data (`icon_rows`) become boxes that stand side by side.

Bare icons are stock, the copper frame is production, discs are tags, hexagons tiles, coins money,
the red frame any player. `size` is the height of a plain icon; everything else follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from planetfall.games.terraforming_mars.components.terms import TILE_NAMES
from planetfall.games.terraforming_mars.draw.areas import area_box
from planetfall.games.terraforming_mars.draw.icon_names import PROJECT_ICONS
from planetfall.games.terraforming_mars.draw.icon_rows import Icon, Row
from planetfall.games.terraforming_mars.draw.table import say
from planetfall.games.terraforming_mars.draw.tiles import tile_box
from planetfall.svg.box import Box, fitted, framed, row, rows
from planetfall.svg.canvas import join, path
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import ICONS as DRAWN
from planetfall.svg.icons import icon as draw_icon
from planetfall.svg.lettering import BOLD, HEAVY
from planetfall.svg.parts import (
    any_player,
    coin,
    glyph,
    points,
    production,
    requirement,
    tag,
    word,
)
from planetfall.svg.theme import Theme

_GLUED_BEFORE: Final = ("slash", "colon", "star")
"""Marks that stay with what stands before them."""
_GLUED_AFTER: Final = ("slash", "or", "question", "bound")
"""Marks that stay with what comes after them."""

Sign = Callable[[Theme, Icon, float, str], Box]

_SMALLER: Final = 1.12
"""How much a row of signs is made smaller rather than broken; its words stay legible."""


# One sign.


def sign_box(theme: Theme, icon: Icon, size: float, lang: str, *, ink: str | None = None) -> Box:
    """One sign with its number; `ink` draws it in one colour, as on the pill of points."""
    box = _SIGNS.get(icon.sign, _resource)(theme, icon, size, lang)
    if ink is not None:
        box = _inked(theme, icon, size, ink)
    if not icon.any or ink is not None or icon.sign == "tile":
        return box
    return any_player(theme, box, max(size * 1.42, box.height + 4))


def _numbered(theme: Theme, amount: str, sign: Box, size: float) -> Box:
    """The number left of its sign; one of a thing is the sign alone."""
    if amount in ("", "1"):
        return sign
    return row(
        (word(amount, max(size * 0.82, 11.1), theme["text-1"], weight=HEAVY), sign), size * 0.12
    )


def _resource(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    if icon.name == "mc":
        return (
            coin(theme, icon.amount, size * 1.2)
            if icon.amount
            else glyph(theme, "megacredit", size)
        )
    if icon.name in DRAWN:
        return _numbered(theme, icon.amount, glyph(theme, icon.name, size), size)
    return _numbered(theme, icon.amount, _wild(theme, size), size)


def _wild(theme: Theme, size: float) -> Box:
    """Whatever a card holds: a slot with a question mark."""
    mark = word("?", size * 0.7, theme["text-1"], weight=HEAVY)
    return framed(
        mark,
        padding=2,
        height=size,
        radius=size * 0.25,
        fill=theme["bg-4"],
        stroke=theme["line-3"],
        least=size,
    )


def _tag(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    return _numbered(theme, icon.amount, tag(theme, icon.name, size * 1.1), size)


def _tile(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    if icon.name in TILE_NAMES:
        sign = tile_box(theme, TILE_NAMES.index(icon.name), size * 1.6)
    else:
        half = size * 0.8
        ground = path(hexagon(half, 0, half * 1.1), fill=theme["tile-special"])
        star = draw_icon(theme, "special-tile", half, 0, size, theme["tile-ink"])
        sign = Box(size * 1.6, size * 1.8, join((ground, star)))
    if icon.any:
        sign = _anybody(theme, sign)
    return _numbered(theme, icon.amount, sign, size)


def _anybody(theme: Theme, tile: Box) -> Box:
    """The red frame round a tile: a hexagon like the tile itself."""
    pad = 3.0
    x = tile.width / 2 + pad
    ring = path(
        hexagon(x, 0, tile.width * 0.55 + pad),
        fill=theme["danger-wash"],
        stroke=theme["danger"],
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    body = join((ring, tile.at(pad, 0)))
    return Box(tile.width + 2 * pad, tile.height + 2 * pad, body)


def _parameter(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    name = "ocean" if icon.name == "oceans" else icon.name
    return _numbered(theme, icon.amount, glyph(theme, name, size * 1.1), size)


def _standard(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    """A standard project: its icon on a small panel, as it stands beside the board."""
    name = PROJECT_ICONS.get(icon.name)
    inner = glyph(
        theme, "ui-log" if name is None else name, size * 0.86, None if name else theme["text-1"]
    )
    return framed(
        inner,
        padding=size * 0.25,
        height=size * 1.3,
        radius=size * 0.25,
        fill=theme["bg-4"],
        stroke=theme["line-3"],
    )


def _named(name: str, color: str = "", scale: float = 1) -> Sign:
    """A sign that is one icon of the set."""

    def drawn(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
        sign = glyph(theme, name, size * scale, theme[color] if color else None)
        return _numbered(theme, icon.amount, sign, size)

    return drawn


def _written(text: str, scale: float = 0.86, weight: int = BOLD) -> Sign:
    """A sign that is a character."""

    def drawn(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
        return word(text, size * scale, theme["text-2"], weight=weight)

    return drawn


def _or(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    return word(say(lang, "or"), max(13.0, size * 0.66), theme["text-2"])


def _bound(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    return word(say(lang, icon.name), max(11.0 * _SMALLER, size * 0.76), theme["text-2"])


def _points(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    return points(theme, icon.amount, height=size * 1.25)


def _area(theme: Theme, icon: Icon, size: float, lang: str) -> Box:
    return area_box(theme, icon.name, size, lang)


_SIGNS: Final[Mapping[str, Sign]] = {
    "resource": _resource,
    "piece": _resource,
    "tag": _tag,
    "tile": _tile,
    "parameter": _parameter,
    "card": _named("card"),
    "rating": _named("tr"),
    "points": _points,
    "standard": _standard,
    "area": _area,
    "bound": _bound,
    "or": _or,
    "arrow": _named("ui-arrow-right", "kind-active", 0.84),
    "lock": _named("ui-lock", "text-1", 0.9),
    "again": _named("ui-replay", "text-1"),
    "slash": _written("/"),
    "colon": _written(":"),
    "equals": _written("="),
    "question": _written("?", weight=HEAVY),
    "star": _written("*", 0.76),
}


def _inked(theme: Theme, icon: Icon, size: float, ink: str) -> Box:
    """A sign in one colour."""
    names = {
        "tag": f"tag-{icon.name}",
        "resource": "megacredit" if icon.name == "mc" else icon.name,
        "piece": icon.name,
        "tile": icon.name,
        "parameter": "ocean" if icon.name == "oceans" else icon.name,
        "card": "card",
        "rating": "tr",
    }
    name = names.get(icon.sign, "")
    sign = glyph(theme, name, size, ink) if name in DRAWN else word("", size, ink)
    if icon.amount in ("", "1"):
        return sign
    return row((word(icon.amount, max(size * 0.88, 11.1), ink, weight=HEAVY), sign), 1)


# Rows of signs.


def chunks(theme: Theme, icons: Sequence[Icon], size: float, lang: str) -> list[Box]:
    """The signs of a row as boxes that may be broken into lines between them."""
    boxes: list[Box] = []
    at = 0
    held: list[Box] = []
    while at < len(icons):
        icon = icons[at]
        if icon.frame:
            last = at
            while last < len(icons) and icons[last].frame == icon.frame:
                last += 1
            box = _framed(theme, icons[at:last], size, lang)
            at = last
        else:
            box = sign_box(theme, icon, size, lang)
            at += 1
        if held:
            box = row((*held, box), size * 0.2)
            held = []
        if not icon.frame and icon.sign in _GLUED_BEFORE and boxes:
            box = row((boxes.pop(), box), size * 0.14)
        if not icon.frame and icon.sign in _GLUED_AFTER:
            held = [box]
        else:
            boxes.append(box)
    return boxes + held


def _framed(theme: Theme, icons: Sequence[Icon], size: float, lang: str) -> Box:
    """Signs that share the copper frame of production."""
    inner = row([sign_box(theme, icon, size, lang) for icon in icons], size * 0.36)
    return production(theme, inner, max(size * 1.56, inner.height + size * 0.36))


def line_box(
    theme: Theme, icons: Sequence[Icon], size: float, width: float, lang: str
) -> list[Box]:
    """A row of signs as lines that fit the width: one if it can be, made a little smaller."""
    boxes = chunks(theme, icons, size, lang)
    whole = row(boxes, size * 0.36)
    if whole.width <= width * _SMALLER:
        return [fitted(whole, width)]
    return [fitted(line, width) for line in rows(boxes, width, size * 0.36)]


def need_pill(theme: Theme, need: Row, met: bool | None, height: float, lang: str) -> Box:
    """A requirement: the word for its bound, the icon, the number, a tick or a lock."""
    size = height * 0.74
    bound = ""
    boxes: list[Box] = []
    for icon in need.icons:
        if icon.sign == "bound":
            bound = say(lang, icon.name)
            continue
        bare = Icon(icon.sign, icon.name)
        sign = (
            glyph(theme, "city" if icon.name == "city" else icon.name, size)
            if icon.sign == "tile" and icon.name in DRAWN
            else sign_box(theme, bare, size * 0.92, lang)
        )
        if icon.frame:
            sign = production(theme, sign, height * 0.92)
        if icon.any:
            sign = any_player(theme, sign, height * 0.92)
        amount = word(icon.amount, height * 0.58, theme["text-1"], weight=BOLD)
        boxes.append(row((sign, amount), height * 0.14) if icon.amount else sign)
    return requirement(theme, bound, row(boxes, 2), met=met, height=height)


def points_pill(theme: Theme, worth: Row, height: float, lang: str) -> Box:
    """The points of a card: a number, or a number for so many of a thing."""
    ink = theme["vp-ink"]
    boxes = []
    for icon in worth.icons:
        if icon.sign == "points":
            boxes.append(word(icon.amount, height * 0.57, ink, weight=HEAVY))
        elif icon.sign in ("slash", "colon"):
            boxes.append(word("/" if icon.sign == "slash" else ":", height * 0.57, ink))
        elif icon.sign != "star":
            boxes.append(sign_box(theme, icon, height * 0.64, lang, ink=ink))
    return framed(
        row(boxes, 1.5),
        padding=height * 0.27,
        height=height,
        radius=height / 2,
        fill=theme["vp"],
        least=height * 1.1,
    )
