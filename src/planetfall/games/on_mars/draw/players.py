"""Seats of On Mars as panels that compare; turn order and the Shuttle."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.boards import TURN_ORDER_BENEFITS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.names import CRYSTAL, ITEMS
from planetfall.games.on_mars.components.tables import LANDING
from planetfall.games.on_mars.draw.expansions import seat_note, tech_marks
from planetfall.games.on_mars.draw.icons import ITEM_COLORS, ITEM_ICONS
from planetfall.games.on_mars.draw.panels import draw_tech
from planetfall.games.on_mars.draw.signs import effect_row
from planetfall.games.on_mars.draw.table import (
    ACTED,
    EITHER_TURN,
    NO_STATUS,
    OWN_TURN,
    TURN,
    Cell,
    Table,
    centered,
)
from planetfall.games.on_mars.player import Player, bits
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.words.pictures import own_book, say
from planetfall.svg.box import first_fitting
from planetfall.svg.canvas import EMPTY, Markup, circle, element, group, join, piece, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, display, measure, shorten, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import mark
from planetfall.svg.theme import Theme
from planetfall.text.grammar import capital, plain

WIDTH, HEIGHT = 222.0, 95.0
NO_POINTS: Final = -999
LEFT, EDGES = 10.0, 18.0
"""Where the lines of a seat begin, and what they leave of its width."""
CELL, BETWEEN = 21.0, 2.0
"""How tall the cells of the resources are, and what lies between them."""
COUNTED = (
    ("colonist", 0.0),
    ("bot", 0.172),
    ("ship", 0.338),
    ("shelter", 0.505),
    ("blueprint", 0.667),
    ("progress-cube", 0.897),
)
"""What is counted below the resources, and where in the line it stands."""


def draw_seat(
    table: Table, seat: int, width: float = WIDTH, height: float = HEIGHT, top: float = 0
) -> Markup:
    """A seat: name, points, resources, pieces, technologies.

    All seats have the same cells in the same order. The whole panel carries the key `seat:k`.
    `top` is where it stands.
    """
    theme = table.theme
    area = table.players[seat]
    status = table.status(seat)
    on_turn = status in (TURN, OWN_TURN, EITHER_TURN)
    head, cells, counts, low = _lines(top, height)
    wide = width - EDGES
    points = _points(table, area)
    total = table.totals[seat] if seat < len(table.totals) else NO_POINTS
    stock = *area.storage[:CRYSTAL], area.crystals, *area.storage[CRYSTAL + 1 :]
    body = join(
        (
            _fixed(theme, table.lang, seat, width, height, top, len(stock)),
            _head(theme, table.lang, seat, table.name(seat), points, total, status, width, head),
            _figures(theme, stock, bool(area.waiting), cells, wide),
            _counts(theme, _pieces(area), counts, wide) if counts + 7 < top + height else EMPTY,
            _techs(table, seat, area, low, wide) if low + 5 < top + height else EMPTY,
        )
    )
    cell, name = Cell(0, top, width, height, 8), table.name(seat)
    ground, line = ("bg-2", "line-2") if on_turn else ("bg-1", "line-1")
    return table.spot(f"seat:{seat}", body, cell, title=name, ground=ground, line=line)


def _lines(top: float, height: float) -> tuple[float, float, float, float]:
    """Where the lines of a seat stand: the head, the cells, the pieces, the technologies."""
    air = max(1.8, min(7.0, (height - 78) / 4))
    head = top + air + 9
    cells = head + 10 + air
    counts = cells + CELL + air + 6
    return head, cells, counts, counts + 8 + air + 5


@memo(64)
def _fixed(
    theme: Theme, lang: str, seat: int, width: float, height: float, top: float, items: int
) -> Markup:
    """What never changes: the colour of a seat, its mark, the signs of what is counted.

    A sign says what it counts when it is pointed at; so does the figure beside it, which lies
    above the same ground and takes no pointer on the page.
    """
    head, cells, counts, _ = _lines(top, height)
    wide = width - EDGES
    parts = [
        rect(0, top + 4, 3, height - 8, 1.5, fill=theme.player(seat)),
        mark(theme, seat, 18, head, 14),
    ]
    each = (wide - (items - 1) * BETWEEN) / items
    for item, sign in enumerate(ITEM_ICONS[:items]):
        x = LEFT + item * (each + BETWEEN)
        color = theme[ITEM_COLORS[item]]
        ground = rect(x, cells, each, CELL, 4, fill=theme["bg-3"])
        symbol = icon(theme, sign, x + each / 2 - 6, cells + CELL / 2, 13, color)
        name = own_book(lang).name("item", ITEMS[item])
        parts.append(group(element("title", capital(name)), ground, symbol))
    if counts + 7 >= top + height:
        return join(parts)
    ends = [start for _, start in COUNTED[1:]] + [1.0]
    for (sign, start), end in zip(COUNTED, ends, strict=True):
        x = LEFT + start * wide
        ground = rect(x, counts - 8, (end - start) * wide, 16, fill="none", pointer_events="all")
        symbol = icon(theme, sign, x + 6, counts, 12, theme["text-2"])
        parts.append(group(element("title", say(lang, f"counted.{sign}")), ground, symbol))
    return join(parts)


CHIPS = {
    TURN: ("turn", BOLD, "text-1", "bg-4"),
    OWN_TURN: ("you", BOLD, "signal-ink", "signal"),
    ACTED: ("acted", MEDIUM, "text-2", "bg-3"),
}
"""The chips of a status: their words, how heavy these are, their colour, that of the ground."""


def _chip(theme: Theme, lang: str, seat: int, status: int, x: float, y: float) -> Markup:
    """The chip of a status; of two the page shows one, by its class."""
    if status == EITHER_TURN:
        own, other = (_chip(theme, lang, seat, each, x, y) for each in (OWN_TURN, TURN))
        return join((group(own, class_=f"you-{seat}"), group(other, class_=f"not-{seat}")))
    key, weight, ink, ground = CHIPS[status]
    words = say(lang, key)
    return join(
        (
            rect(x, y - 8.5, _chip_width(lang, status), 17, 8.5, fill=theme[ground]),
            text(words, x + 4.75, y, 11, theme[ink], weight=weight, middle=True),
        )
    )


def _chip_width(lang: str, status: int) -> float:
    """How wide the chip of a status is, or the wider one of two."""
    if status == EITHER_TURN:
        return max(_chip_width(lang, OWN_TURN), _chip_width(lang, TURN))
    key, weight, _, _ = CHIPS[status]
    return measure(say(lang, key), 11, weight) + 9.5


def _points(table: Table, area: Player) -> int:
    """The points of a seat; `NO_POINTS` where nobody scores any alone."""
    return area.vp if table.has_own_points else NO_POINTS


@memo(1024)
def _head(
    theme: Theme,
    lang: str,
    seat: int,
    name: str,
    points: int,
    total: int,
    status: int,
    width: float,
    y: float,
) -> Markup:
    """The seat's name, its status, its points now and what it would score at the end."""
    figure = plain(points) if points != NO_POINTS else ""
    wide = measure(figure, 16, BOLD)
    whole = f"Σ {plain(total)}" if total != NO_POINTS else ""
    room = width - 34 - wide - 24 - measure(whole, 12, BOLD)
    tail = []
    if status == NO_STATUS:
        name = shorten(name, room, 14, BOLD)
    else:
        name = shorten(name, room - _chip_width(lang, status) - 6, 14, BOLD)
        tail = [_chip(theme, lang, seat, status, 35 + measure(name, 14, BOLD), y)]
    return join(
        (
            text(name, 30, y, 14, theme["text-1"], weight=BOLD, middle=True),
            *tail,
            _total(theme, lang, whole, width - (31 + wide if figure else 9), y) if whole else EMPTY,
            icon(theme, "vp", width - 10 - wide - 10, y, 13) if figure else EMPTY,
            display(theme, figure, width - 9, y + 6, 16, theme["text-1"], anchor="end"),
        )
    )


def _total(theme: Theme, lang: str, whole: str, x: float, y: float) -> Markup:
    """What a seat would score if the game ended now, left of its points."""
    words = text(whole, x, y, 12, theme["text-2"], weight=BOLD, anchor="end", middle=True)
    wide = measure(whole, 12, BOLD) + 2
    ground = rect(x - wide, y - 9, wide, 18, fill="none", pointer_events="all")
    return piece("total", ground, words, title=say(lang, "total"))


@memo(1024)
def _figures(theme: Theme, stock: tuple[int, ...], waiting: bool, y: float, width: float) -> Markup:
    """How many there are of the resources and crystals, each in its cell.

    A plus at the crystals says that more of them wait below the Depot.
    """
    each = (width - (len(stock) - 1) * BETWEEN) / len(stock)
    figures = []
    for item, count in enumerate(stock):
        figure = f"{count}+" if waiting and item == CRYSTAL else str(count)
        x, size = LEFT + item * (each + BETWEEN) + each / 2 + 8, 12 if len(figure) < 2 else 11
        figures.append(centered(figure, x, y + CELL / 2, size, theme["text-1"], HEAVY))
    return join(figures)


def _pieces(area: Player) -> tuple[int, ...]:
    """Colonists, bots, ships, Shelters, Blueprints built and held, progress cubes."""
    return (
        area.quarters,
        len(area.bots),
        area.ships_removed(),
        area.shelters,
        area.advanced_buildings(),
        len(area.blueprints),
        bits(area.cubes),
    )


@memo(1024)
def _counts(theme: Theme, counts: tuple[int, ...], y: float, width: float) -> Markup:
    """The counts beside their signs."""
    *first, built, held, last = map(str, counts)
    figures = (*first, f"{built}/{held}", last)
    return join(
        _count(theme, count, LEFT + start * width + 14, y)
        for (_, start), count in zip(COUNTED, figures, strict=True)
    )


def _count(theme: Theme, count: str, x: float, y: float) -> Markup:
    return text(count, x, y, 11, theme["text-2"], weight=BOLD, middle=True)


def _techs(table: Table, seat: int, area: Player, y: float, width: float) -> Markup:
    """The technologies with their levels, others may use them too; then cards and tiles."""
    counts = len(area.discoveries), bits(area.scientists), len(area.contracts)
    note = seat_note(table, seat)
    marks = tech_marks(table, seat)
    return _below(table.theme, seat, tuple(area.lab), marks, counts, note, y, width)


@memo(1024)
def _below(
    theme: Theme,
    seat: int,
    lab: tuple[int, ...],
    marks: tuple[tuple[int, str, str], ...],
    counts: tuple[int, ...],
    note: str,
    y: float,
    width: float,
) -> Markup:
    """The lowest line of a seat: cards and tiles at its right, technologies where there is room."""
    held = []
    x = LEFT + width
    if note:
        x -= measure(note, 11)
        held.append(text(note, x, y, 11, theme["text-2"], middle=True))
        x -= 5
    for sign, count in zip(("contract", "scientist", "discovery"), reversed(counts), strict=True):
        if count:
            x -= measure(str(count), 11, BOLD)
            held.append(_count(theme, str(count), x, y))
            x -= 13
            held.append(icon(theme, sign, x + 5.5, y, 11, theme["text-2"]))
            x -= 5
    owned = [(tech, space) for tech, space in enumerate(lab) if space]
    each = 19 + measure("1", 11, BOLD)
    size = min(1.0, (x - LEFT - 1) / max(1, len(owned) * each - 6))
    parts = []
    for k, (tech, space) in enumerate(owned):
        left = LEFT + k * each * size
        parts.append(draw_tech(theme, tech, left + 6 * size, y, 12 * size, seat))
        level = str(LEVEL[space])
        color = theme["text-3"]
        parts.append(text(level, left + 13 * size, y, 11 * size, color, weight=BOLD, middle=True))
        for marked, sign, token in marks:
            if marked == tech:
                at = left + 10.5 * size, y - 5 * size
                parts.append(circle(*at, 4.4 * size, fill=theme["bg-0"]))
                parts.append(icon(theme, sign, *at, 7.5 * size, theme[token]))
    return join((*parts, *reversed(held)))


# Turn order and the Shuttle.


def draw_order(table: Table, width: float = WIDTH, height: float = 108) -> Markup:
    """The eight Turn Order spaces about the Shuttle's track."""
    theme = table.theme
    parts = [table.panel(width, height)]
    gap = 3.0
    tall = (height - 16 - 2 * 4) / 3
    each = (width - 20 - 3 * gap - 20) / 4
    for space in range(8):
        line, column = (0, space) if space < 4 else (2, space - 4)
        x, y = 30 + column * (each + gap), 8 + line * (tall + 4)
        parts.append(_space(table, space, Cell(x, y, each, tall, 5)))
    parts.append(icon(theme, "shuttle", 19, 8 + tall / 2, 15, theme["text-3"]))
    parts.append(icon(theme, "colony", 19, 8 + 2 * (tall + 4) + tall / 2, 15, theme["text-3"]))
    side, at = table.position.shuttle_side, table.position.shuttle
    landing = LANDING[table.position.level]
    track = _track(theme, side, at, landing, width - 20, tall - 4)
    parts.append(piece("shuttle", shifted(track, 10, 8 + tall + 6)))
    return join(parts)


def seat_on(table: Table, space: int) -> int:
    """Whose marker lies on a Turn Order space, -1 for nobody's."""
    for seat, area in enumerate(table.players):
        if area.space == space:
            return seat
    return -1


def _space(table: Table, space: int, cell: Cell) -> Markup:
    """A Turn Order space: who stands on it, and what it brings."""
    theme, seat = table.theme, seat_on(table, space)
    title = table.called("space", str(space + 1))
    if seat >= 0:
        title = f"{title}: {table.name(seat)}"
        body = mark(theme, seat, cell.x + 10, cell.middle, 13)
    else:
        body = centered(str(space + 1), cell.x + 9, cell.middle, 11, theme["text-3"], MEDIUM)
    ground, line = ("bg-3", "") if seat >= 0 else ("bg-1", "line-2")
    body = join((body, _space_benefit(theme, space, cell)))
    return table.spot(f"space:{space + 1}", body, cell, title=title, ground=ground, line=line)


@memo(64)
def _space_benefit(theme: Theme, space: int, cell: Cell) -> Markup:
    benefit = TURN_ORDER_BENEFITS[space]
    if benefit is NOTHING:
        return EMPTY
    signs = first_fitting(
        lambda size: effect_row(theme, benefit, size, gains=True),
        (12, 11, 10, 9, 8),
        cell.width - 19,
    )
    return signs.at(cell.x + cell.width - 3, cell.middle, "end")


@memo(128)
def _track(theme: Theme, side: int, at: int, landing: int, width: float, height: float) -> Markup:
    """The Shuttle's travel spaces: three on each side of the middle."""
    gap = 3.0
    each = (width - 7 * gap - 2) / 6
    parts = [rect(width / 2 - 1, 2, 2, height - 4, 1, fill=theme["line-3"])]
    for k, (own_side, space) in enumerate(((0, 3), (0, 2), (0, 1), (1, 1), (1, 2), (1, 3))):
        x = k * (each + gap) + (gap + 2 if k > 2 else 0)
        here = own_side == side and space == at
        parts.append(_stop(theme, space, here, space <= landing, x, each, height))
    return join(parts)


def _stop(
    theme: Theme, space: int, here: bool, near: bool, x: float, width: float, height: float
) -> Markup:
    """A travel space: the Shuttle, or how far it is; pale beyond the landing."""
    ground = rect(
        x + 0.5,
        0.5,
        width - 1,
        height - 1,
        height / 2,
        fill=theme["text-1" if here else "bg-3"],
        stroke=theme["danger"] if space == 1 else None,
        opacity=None if here or near else 0.5,
    )
    middle = x + width / 2
    if here:
        sign = icon(theme, "shuttle", middle, height / 2, height * 0.68, theme["bg-0"])
        return join((ground, sign))
    figure = centered(str(space), middle, height / 2, 11, theme["text-3"], MEDIUM)
    return join((ground, figure))
