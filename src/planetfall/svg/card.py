"""Cards: a frame by kind, a title, icon rows, words and a foot, in the same order for every game.

What is on a card comes from its effects; the caller hands over boxes and words, this module sets
them.  Three sizes: `HAND` for a strip of cards, `GRID` for
many at once with all their words, `LARGE` for the card alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from planetfall.svg.box import Box, row, rows
from planetfall.svg.canvas import Markup, element, join, number, path, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, MEDIUM, display, text, text_block, wrap
from planetfall.svg.theme import Theme


@dataclass(frozen=True)
class CardSize:
    """The measures of a card."""

    width: float
    height: float
    radius: float
    padding: float
    head: float
    """Height of the tinted head."""
    title: float
    words: float
    foot: float
    spacing: float
    """Between the parts."""
    lines: int
    """Most lines of words."""
    leading: float = 1.32
    """From line to line of words, by their size."""
    low: bool = False
    """Whether it is wider than high: then requirements stand in the head where that has room."""


HAND = CardSize(131, 183, 8, 8, 34, 12.5, 11, 11, 4, 5)
WIDE = replace(HAND, width=200, low=True)
MIDDLE = replace(HAND, width=158)
PHONE = CardSize(168, 235, 10, 10, 38, 14, 11.5, 11, 5, 12)
GRID = CardSize(210, 283, 11, 12, 40, 16, 11.5, 11, 7, 12)
LARGE = CardSize(236, 318, 12, 14, 46, 18, 12.5, 11, 8, 9)


@dataclass(frozen=True)
class Section:
    """A group of icons on a card: bare, or boxed as an action or an effect."""

    boxes: Sequence[Box]
    kind: str = "plain"
    """`plain`, `action` or `effect`."""


@dataclass(frozen=True)
class CardFace:
    """Everything that stands on a card, in the order of its parts; empty parts take no room."""

    title: str
    color: str
    """Token of the kind's colour."""
    kind: str
    """The kind in words, for the foot."""
    kind_icon: str = ""
    corner: Box | None = None
    """Upper left: cost coin, rank."""
    tags: Sequence[Box] = ()
    """Upper right, at most three."""
    requirements: Sequence[Box] = ()
    sections: Sequence[Section] = ()
    words: str = ""
    store: Box | None = None
    """Resources that lie on the card."""
    points: Box | None = None
    vignette: str = ""
    """The faint icon in the corner."""
    state: str = "plain"
    """`plain`, `can`, `chosen`, `cannot` or `used`."""
    data: dict[str, str] = field(default_factory=dict)
    """Further attributes of the card's group."""


def card(theme: Theme, face: CardFace, size: CardSize = LARGE) -> Markup:
    """The card with its upper left corner at 0, 0."""
    parts = [_ground(theme, face, size), _head(theme, face, size)]
    y = size.head + size.spacing
    title = wrap(face.title, size.width - 2 * size.padding, size.title, BOLD, lines=3)
    for line in title:
        y += size.title * 0.9
        parts.append(display(theme, line, size.padding, y, size.title, theme["text-1"]))
        y += size.title * 0.28
    y += size.spacing * 1.2
    below = [] if _head_has_room(face, size) else face.requirements
    for box in rows(below, size.width - 2 * size.padding):
        parts.append(box.at(size.padding, y + box.height / 2))
        y += box.height + size.spacing
    foot = size.height - size.padding - size.foot * 1.6
    icons, height = _sections(theme, face, size)
    scale = min(1.0, (foot - y) / height) if height else 1.0
    parts.append(shifted(icons, size.width / 2 * (1 - scale), y, scale))
    y += height * scale
    room = int((foot - y) / (size.words * size.leading))
    if face.words and room > 0:
        drawn, _ = text_block(
            face.words,
            size.padding,
            y,
            size.width - 2 * size.padding,
            size.words,
            theme["text-2"],
            leading=size.leading,
            lines=min(room, size.lines),
        )
        parts.append(drawn)
    parts += [_foot(theme, face, size), _edge(theme, face, size)]
    faded = 0.6 if face.state in ("cannot", "used") else None
    classes = f"{'place ' if 'data_key' in face.data else ''}card card-{face.state}"
    return _wrapped(join(parts), classes, face.data, faded)


def _wrapped(body: Markup, classes: str, data: dict[str, str], opacity: float | None) -> Markup:
    return element("g", body, class_=classes, opacity=opacity, **data)


def _rounded_top(size: CardSize, height: float) -> str:
    w, r = size.width, size.radius
    return f"M0 {height}V{r}a{r} {r} 0 0 1 {r} -{r}H{w - r}a{r} {r} 0 0 1 {r} {r}V{height}z"


def _top_edge(size: CardSize, height: float) -> str:
    """The upper edge of a card, inside its round corners."""
    w, r = size.width, size.radius
    inset = r - sqrt(r * r - (r - height) ** 2)
    arc = f"A{r} {r} 0 0 1"
    return f"M{number(inset)} {height}{arc} {r} 0H{w - r}{arc} {number(w - inset)} {height}z"


def _ground(theme: Theme, face: CardFace, size: CardSize) -> Markup:
    color = theme[face.color]
    parts = [
        rect(0, 0, size.width, size.height, size.radius, fill=theme["bg-2"]),
        path(_rounded_top(size, size.head), fill=color, opacity=0.22),
        path(_rounded_top(size, size.head), fill=theme.url("sheen"), opacity=0.5),
        path(_top_edge(size, 3), fill=color),
    ]
    if face.vignette:
        big = size.width * 0.42
        x, y = size.width - big * 0.46, size.height - big * 0.62
        parts.append(icon(theme, face.vignette, x, y, big, color, opacity=0.1))
    return join(parts)


def _head(theme: Theme, face: CardFace, size: CardSize) -> Markup:
    middle = size.head / 2 + 1
    right = size.width - size.padding * 0.8
    parts = []
    if face.corner is not None:
        parts.append(face.corner.at(size.padding * 0.8, middle))
    if face.tags:
        tags = row(face.tags, 2)
        parts.append(tags.at(right, middle, "end"))
        right -= tags.width + size.padding
    if _head_has_room(face, size):
        parts.append(row(face.requirements, 4).at(right, middle, "end"))
    return join(parts)


def _head_has_room(face: CardFace, size: CardSize) -> bool:
    """Whether the requirements stand in the head, between the corner and the tags."""
    if not size.low or not face.requirements:
        return False
    taken = [
        row(boxes, gap).width for boxes, gap in ((face.tags, 2), (face.requirements, 4)) if boxes
    ]
    corner = 0.0 if face.corner is None else face.corner.width
    return corner + sum(taken) + (len(taken) + 2.6) * size.padding <= size.width


def _sections(theme: Theme, face: CardFace, size: CardSize) -> tuple[Markup, float]:
    """All icon rows from y = 0 down, and their height; the card shrinks them where many."""
    parts = []
    y = 0.0
    for section in face.sections:
        drawn, height = _section(theme, face, section, size, y)
        parts.append(drawn)
        y += height + size.spacing
    return join(parts), y


def _section(
    theme: Theme, face: CardFace, section: Section, size: CardSize, y: float
) -> tuple[Markup, float]:
    width = size.width - 2 * size.padding
    boxed = section.kind != "plain"
    inner = width - 2 * size.spacing if boxed else width
    lines = rows(section.boxes, inner, size.spacing)
    pad = size.spacing if boxed else 0.0
    height = sum(line.height for line in lines) + size.spacing * max(0, len(lines) - 1) + 2 * pad
    parts = []
    if boxed:
        tint = theme["kind-active"] if face.color == "kind-active" else theme[face.color]
        frame = rect(
            size.padding + 0.5,
            y + 0.5,
            width - 1,
            height - 1,
            size.radius * 0.6,
            fill=tint,
            fill_opacity=0.14,
            stroke=tint,
            stroke_opacity=0.45,
        )
        parts.append(frame)
    at = y + pad
    for line in lines:
        parts.append(line.at(size.width / 2, at + line.height / 2, "middle"))
        at += line.height + size.spacing
    return join(parts), height


def _foot(theme: Theme, face: CardFace, size: CardSize) -> Markup:
    y = size.height - size.padding - size.foot * 0.5
    color = theme[face.color]
    x = size.padding
    parts = []
    if face.kind_icon:
        parts.append(icon(theme, face.kind_icon, x + size.foot / 2, y, size.foot * 1.1, color))
        x += size.foot * 1.4
    kind = text(face.kind, x, y, size.foot, color, weight=MEDIUM, middle=True)
    parts.append(kind)
    if face.store is not None:
        parts.append(face.store.at(size.width * 0.46, y))
    if face.points is not None:
        right = size.width - size.padding * 0.8
        parts.append(face.points.at(right, y - size.foot * 0.1, "end"))
    return join(parts)


def _edge(theme: Theme, face: CardFace, size: CardSize) -> Markup:
    color, width = theme["line-2"], 1.0
    if face.state == "can":
        color, width = theme["signal-line"], 1.5
    elif face.state == "chosen":
        color, width = theme["signal-line"], 2.5
    half = width / 2
    return rect(
        half,
        half,
        size.width - width,
        size.height - width,
        size.radius,
        fill="none",
        stroke=color,
        stroke_width=width,
    )
