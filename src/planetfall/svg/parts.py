"""The small things of all games: coins, tags, frames, pills, medals, marks, pieces, signs of state.

The frame says what an icon means: bare is stock, a copper square production, a disc a tag, a
hexagon a tile, a coin money, a red frame any player, a pill with min or max a requirement, a gold
pill points, a dark disc a piece.  Things that stand in rows are boxes; things that stand on boards
are drawn about a point.
"""

from collections.abc import Sequence

from planetfall.svg.box import Box, framed, row
from planetfall.svg.canvas import EMPTY, Markup, circle, join, number, path, rect
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, REGULAR, measure, text
from planetfall.svg.theme import Theme

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
"""The shape of each seat, in the order of the icons p1 to p6."""

MINUS = "\N{MINUS SIGN}"


def signed(amount: int) -> str:
    """A number with its sign, as productions and changes show it.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '+0')
    """
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"


# Boxes: things that stand in rows.


def word(
    content: str, size: float, color: str, *, weight: int = REGULAR, italic: bool = False
) -> Box:
    """A word among icons."""
    style = "italic" if italic else None
    body = text(content, 0, 0, size, color, weight=weight, middle=True, font_style=style)
    return Box(measure(content, size, weight), size, body)


def glyph(theme: Theme, name: str, size: float, color: str | None = None) -> Box:
    """A bare icon: something in stock."""
    return Box(size, size, icon(theme, name, size / 2, 0, size, color))


def amount(
    theme: Theme, count: str | int, name: str, size: float = 17, color: str | None = None
) -> Box:
    """A number and its icon, the number on the left; one of a thing is the icon alone."""
    if count in (1, "1", ""):
        return glyph(theme, name, size, color)
    figure = word(str(count), max(size * 0.82, 11.1), theme["text-1"], weight=HEAVY)
    return row((figure, glyph(theme, name, size, color)), size * 0.12)


def coin(theme: Theme, content: str | int, size: float = 20) -> Box:
    """Money: the amount inside a gold coin."""
    label = str(content)
    font = max(size * 0.6, min(11.1, size * 0.72))
    width = max(size, measure(label, font, HEAVY) + size * 0.36)
    radius = size * 0.27
    body = join(
        (
            rect(0, -size / 2, width, size, radius, fill=theme["mc"]),
            rect(0, -size / 2, width, size, radius, fill=theme.url("sheen")),
            rect(
                0.5,
                -size / 2 + 0.5,
                width - 1,
                size - 1,
                radius,
                fill="none",
                stroke="#fff",
                stroke_opacity=0.28,
            ),
            text(
                label,
                width / 2,
                0,
                font,
                theme["mc-ink"],
                weight=HEAVY,
                anchor="middle",
                middle=True,
            ),
        )
    )
    return Box(width, size, body)


def tag(theme: Theme, name: str, size: float = 20) -> Box:
    """A tag: its icon on a disc of its colour."""
    return disc(theme, "tag-" + name, size, theme["tag-" + name], theme["tag-ink"])


def disc(theme: Theme, name: str, size: float, fill: str, ink: str) -> Box:
    """An icon on a disc."""
    half = size / 2
    body = join((circle(half, 0, half, fill=fill), icon(theme, name, half, 0, size * 0.66, ink)))
    return Box(size, size, body)


def hex_tile(theme: Theme, name: str, size: float = 28, fill: str | None = None) -> Box:
    """A tile among icons: a hexagon of its colour with a dark icon."""
    half = size * 0.5
    ground = theme.colors.get("tile-" + name, theme["tile-special"]) if fill is None else fill
    body = join(
        (
            path(hexagon(half, 0, half * 1.08), fill=ground),
            icon(theme, name, half, 0, size * 0.56, theme["tile-ink"]),
        )
    )
    return Box(size, size * 1.1, body)


def production(theme: Theme, content: Box, height: float = 26) -> Box:
    """The copper frame: production, not stock."""
    return framed(
        content,
        padding=height * 0.2,
        height=height,
        radius=height * 0.19,
        fill=theme["prod"],
        fill_opacity=0.2,
        stroke=theme["prod"],
    )


def any_player(theme: Theme, content: Box, height: float = 26) -> Box:
    """The red frame: done to any one player."""
    return framed(
        content,
        padding=height * 0.18,
        height=height,
        radius=height * 0.2,
        fill=theme["danger-wash"],
        stroke=theme["danger"],
        stroke_width=1.5,
    )


def requirement(
    theme: Theme, bound: str, content: Box, *, met: bool | None = None, height: float = 19
) -> Box:
    """A requirement pill: the word for min or max, what is asked, a tick or a lock."""
    size = height * 0.58
    items = [word(bound, size, theme["text-2"]), content]
    if met is not None:
        name, color = ("ui-confirm", theme["good"]) if met else ("ui-lock", theme["warn"])
        items.append(glyph(theme, name, size * 1.1, color))
    return framed(
        row(items, size * 0.3),
        padding=height * 0.3,
        height=height,
        radius=height * 0.22,
        fill=theme["bg-3"],
        stroke=theme["warn"] if met is False else None,
    )


def points(theme: Theme, content: str | int, *, per: Box | None = None, height: float = 22) -> Box:
    """The gold pill of points, with what they are counted by; a low one is filled more."""
    ink, size = theme["vp-ink"], max(height * 0.57, min(11.1, height * 0.98))
    items = [word(str(content), size, ink, weight=HEAVY)]
    if per is not None:
        items += [word("/", size, ink), per]
    return framed(
        row(items, 1),
        padding=height * 0.27,
        height=height,
        radius=height / 2,
        fill=theme["vp"],
        least=height * 1.1,
    )


def chip(
    theme: Theme,
    items: Sequence[Box],
    *,
    height: float = 26,
    fill: str | None = None,
    stroke: str | None = None,
) -> Box:
    """A chip of some boxes: a change that will happen, a state, a name."""
    return framed(
        row(items, height * 0.17),
        padding=height * 0.28,
        height=height,
        radius=height / 2,
        fill=theme["bg-3"] if fill is None else fill,
        stroke=stroke,
    )


def badge(
    theme: Theme,
    content: str | int,
    size: float = 18,
    *,
    fill: str | None = None,
    ink: str | None = None,
) -> Box:
    """A rank or level: a number on a small square."""
    label = word(
        str(content), max(size * 0.61, 11.1), theme["text-2"] if ink is None else ink, weight=HEAVY
    )
    return framed(
        label,
        padding=size * 0.2,
        height=size,
        radius=size * 0.28,
        fill=theme["bg-3"] if fill is None else fill,
        least=size,
    )


def seat_name(theme: Theme, seat: int, name: str, size: float = 13) -> Box:
    """A seat's shape and name; the one never stands without the other."""
    label = word(name, size, theme["text-1"], weight=BOLD)
    return row((Box(size, size, mark(theme, seat, size / 2, 0, size)), label), size * 0.4)


def struck(theme: Theme, content: Box) -> Box:
    """A thing that does not count or is taken away: a red bar through it."""
    reach = max(content.height * 0.5, 8.0)
    middle = content.width / 2
    span = min(middle, reach)
    bar = path(
        f"M{number(middle - span)} {number(reach * 0.86)}"
        f"L{number(middle + span)} {number(-reach * 0.86)}",
        stroke=theme["danger"],
        stroke_width=max(1.6, content.height * 0.12),
        stroke_linecap="round",
    )
    return Box(content.width, content.height, join((content.body, bar)))


# Drawings about a point: things that stand on boards.


def mark(
    theme: Theme, seat: int, x: float, y: float, size: float, color: str | None = None
) -> Markup:
    """The shape of a seat, counted from 0."""
    return icon(
        theme, f"p{seat % 6 + 1}", x, y, size, theme.player(seat) if color is None else color
    )


def owner_disc(theme: Theme, seat: int, x: float, y: float, radius: float) -> Markup:
    """The shape of a seat on a dark disc: who owns this tile."""
    ground = circle(x, y, radius, fill=theme["bg-0"])
    return join((ground, mark(theme, seat, x, y, radius * 1.3)))


def piece(theme: Theme, seat: int, name: str, x: float, y: float, radius: float) -> Markup:
    """A piece of a seat: a disc in its colour, a dark icon, the seat's shape at the lower right."""
    body = circle(x, y, radius, fill=theme.player(seat), stroke=theme["bg-0"], stroke_width=2)
    sign = icon(theme, name, x, y, radius * 1.3, theme["p-ink"])
    corner = owner_disc(theme, seat, x + radius * 0.78, y + radius * 0.7, radius * 0.42)
    return join((body, sign, corner))


def medal(
    theme: Theme, value: str | int, x: float, y: float, radius: float, *, won: bool = False
) -> Markup:
    """A medal of points in a circle; gold when won."""
    ground = circle(
        x,
        y,
        radius,
        fill=theme["vp"] if won else "none",
        stroke=theme["vp"] if won else theme["line-3"],
        stroke_width=max(1.0, radius * 0.1),
    )
    ink = theme["vp-ink"] if won else theme["text-2"]
    label = text(str(value), x, y, radius * 1.18, ink, weight=BOLD, anchor="middle", middle=True)
    return join((ground, label))


def lit(theme: Theme, d: str, *, might: bool = False) -> Markup:
    """The ring and wash of a place that can be chosen, by its outline; dashed where it might lead.

    The page lets rings of the class `lit-ring` breathe while one question is open.
    """
    return path(
        d,
        class_="lit-ring",
        fill="none" if might else theme["signal-wash"],
        stroke=theme["signal-line"],
        stroke_width=2,
        stroke_linejoin="round",
        stroke_dasharray="5 3.5" if might else None,
        pointer_events="none",
    )


def last_move(theme: Theme, brackets: str) -> Markup:
    """White brackets at the corners of the place of the last move."""
    return path(
        brackets,
        class_="last-move",
        fill="none",
        stroke=theme["text-1"],
        stroke_width=2,
        stroke_linecap="round",
        pointer_events="none",
    )


def bar(
    theme: Theme, x: float, y: float, width: float, height: float, share: float, color: str
) -> Markup:
    """A level from 0 to 1 as a lying bar."""
    filled = max(0.0, min(1.0, share)) * width
    track = rect(x, y, width, height, height / 2, fill=theme["bg-4"])
    if filled <= 0:
        return track
    return join((track, rect(x, y, max(filled, height), height, height / 2, fill=color)))


def panel(
    theme: Theme, x: float, y: float, width: float, height: float, radius: float = 8
) -> Markup:
    """A flat surface with a hairline."""
    return rect(
        x + 0.5,
        y + 0.5,
        width - 1,
        height - 1,
        radius,
        fill=theme["bg-1"],
        stroke=theme["line-1"],
    )


def label(
    theme: Theme, content: str, x: float, y: float, size: float = 11, *, anchor: str = "start"
) -> Markup:
    """A small grey label."""
    if not content:
        return EMPTY
    return text(content, x, y, size, theme["text-3"], weight=MEDIUM, anchor=anchor)
