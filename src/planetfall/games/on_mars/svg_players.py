"""Seats of On Mars as panels that compare; turn order and the Shuttle."""

from __future__ import annotations

from functools import lru_cache

from planetfall.games.on_mars.components.boards import TURN_ORDER_BENEFITS
from planetfall.games.on_mars.components.lab import LEVEL
from planetfall.games.on_mars.components.tables import LANDING, SHIPS
from planetfall.games.on_mars.names import SOLO_CARDS
from planetfall.games.on_mars.player import bits
from planetfall.games.on_mars.registry import NOTHING
from planetfall.games.on_mars.svg_panels import draw_tech
from planetfall.games.on_mars.svg_signs import effect_row
from planetfall.games.on_mars.svg_table import ACTED, NO_STATUS, OWN_TURN, TURN, Data, Table
from planetfall.games.on_mars.svg_words import ITEM_COLORS, ITEM_ICONS, say
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, pieced, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, display, measure, shorten, text
from planetfall.svg.parts import chip, glyph, mark, word
from planetfall.svg.theme import Theme

WIDTH, HEIGHT = 222.0, 95.0


def draw_seat(table: Table, seat: int, width: float = WIDTH, height: float = HEIGHT) -> Markup:
    """A seat: name, points, resources, pieces, technologies.

    All seats have the same cells in the same order. The whole panel carries the key `seat:k`.
    """
    theme = table.theme
    area = table.areas[seat]
    status = table.status(seat)
    on_turn = status in (TURN, OWN_TURN)
    air = max(3.0, min(7.0, (height - 78) / 4))
    y = air + 9
    parts = [_edge(theme, seat, height)]
    beside = _chip(theme, table.lang, status)
    parts.append(_head(theme, seat, table.name(seat), area["vp"], beside, width, y))
    y += 10 + air
    parts += _cells(table, area, 10, y, width - 18, 21)
    y += 21 + air + 6
    parts.append(_pieces(table, area, 10, y, width - 18))
    y += 8 + air + 5
    parts.append(_techs(table, seat, area, 10, y, width - 18))
    return table.spot(
        f"seat:{seat}",
        pieced(parts),
        0,
        0,
        width,
        height,
        8,
        title=table.name(seat),
        ground="bg-2" if on_turn else "bg-1",
        line="line-2" if on_turn else "line-1",
    )


@lru_cache(maxsize=64)
def _edge(theme: Theme, seat: int, height: float) -> Markup:
    """The colour of a seat."""
    return rect(0, 4, 3, height - 8, 1.5, fill=theme.player(seat))


@lru_cache(maxsize=64)
def _chip(theme: Theme, lang: str, status: int) -> Box | None:
    """The chip of a status."""
    if status == ACTED:
        words = word(say(lang, "acted"), 10.5, theme["text-2"], weight=MEDIUM)
        return chip(theme, [words], height=17)
    if status == NO_STATUS:
        return None
    own = status == OWN_TURN
    ink = theme["signal-ink" if own else "text-1"]
    words = word(say(lang, "you" if own else "turn"), 10.5, ink, weight=BOLD)
    return chip(theme, [words], height=17, fill=theme["signal" if own else "bg-4"])


@lru_cache(maxsize=1024, typed=True)
def _head(
    theme: Theme, seat: int, name: str, points: int, status: Box | None, width: float, y: float
) -> Markup:
    """The seat's mark and name, its status, its points."""
    figure = str(points)
    wide = measure(figure, 16, BOLD)
    tail = EMPTY
    room = width - 34 - wide - 24
    if status is not None:
        room -= status.width + 6
    name = shorten(name, room, 14, BOLD)
    if status is not None:
        tail = status.at(31 + measure(name, 14, BOLD) + 4, y)
    return join(
        (
            mark(theme, seat, 18, y, 14),
            text(name, 30, y, 14, theme["text-1"], weight=BOLD, middle=True),
            tail,
            icon(theme, "vp", width - 10 - wide - 10, y, 13),
            display(theme, figure, width - 9, y + 6, 16, theme["text-1"], anchor="end"),
        )
    )


def _cells(
    table: Table, area: Data, x: float, y: float, width: float, height: float
) -> list[Markup]:
    """Six cells: the resources and crystals."""
    gap = 2.0
    each = (width - 5 * gap) / 6
    counts = [*area["storage"], area["crystals"] + area["waiting"]]
    return [
        _cell(table.theme, item, count, x + item * (each + gap), y, each, height)
        for item, count in enumerate(counts)
    ]


@lru_cache(maxsize=1024)
def _cell(
    theme: Theme, item: int, count: int, x: float, y: float, width: float, height: float
) -> Markup:
    """An item and how many, on a ground."""
    content = row(
        (
            glyph(theme, ITEM_ICONS[item], 13, theme[ITEM_COLORS[item]]),
            word(str(count), 12, theme["text-1"], weight=HEAVY),
        ),
        3,
    )
    ground = rect(x, y, width, height, 4, fill=theme["bg-3"])
    return join((ground, fitted(content, width - 2).at(x + width / 2, y + height / 2, "middle")))


def hidden_count(area: Data, name: str) -> int:
    """How many hidden things a seat has, seen or not."""
    count = area.get(f"{name}_count")
    return len(area[name]) if count is None else int(count)


def _pieces(table: Table, area: Data, x: float, y: float, width: float) -> Markup:
    """Colonists, bots, ships, Shelters, Blueprints built and held, progress cubes."""
    held = len(area["blueprints"])
    cells = (
        ("colonist", str(area["quarters"])),
        ("bot", str(len(area["bots"]))),
        ("ship", str(SHIPS - bits(area["ships"]))),
        ("shelter", str(area["shelters"])),
        ("blueprint", f"{bits(area['built'])}/{held}"),
        ("progress-cube", str(bits(area["cubes"]))),
    )
    return _counts(table.theme, cells, x, y, width)


@lru_cache(maxsize=1024)
def _counts(
    theme: Theme, cells: tuple[tuple[str, str], ...], x: float, y: float, width: float
) -> Markup:
    """Icons with their counts, spread over a width."""
    boxes = [_count(theme, name, count, 12) for name, count in cells]
    spare = width - sum(box.width for box in boxes)
    return fitted(row(boxes, max(2.0, spare / (len(boxes) - 1))), width).at(x, y)


@lru_cache(maxsize=512)
def _count(theme: Theme, name: str, count: str, size: float) -> Box:
    """An icon and how many."""
    ink = theme["text-2"]
    return row((glyph(theme, name, size, ink), word(count, 11, ink, weight=BOLD)), 2)


def _techs(table: Table, seat: int, area: Data, x: float, y: float, width: float) -> Markup:
    """The technologies with their levels, others may use them too; then cards and tiles."""
    counts = (
        ("discovery", hidden_count(area, "discoveries")),
        ("scientist", bits(area["scientists"])),
        ("contract", len(area["contracts"])),
    )
    cards = tuple((name, str(count)) for name, count in counts if count)
    solo = ""
    if seat >= table.data["seats"] and table.table["solo_card"] >= 0:
        # Lacerda's last card.
        solo = table.called("solo_card", SOLO_CARDS[table.table["solo_card"]])
    return _below(table.theme, seat, tuple(area["lab"]), cards, solo, x, y, width)


@lru_cache(maxsize=1024)
def _below(
    theme: Theme,
    seat: int,
    lab: tuple[int, ...],
    cards: tuple[tuple[str, str], ...],
    solo: str,
    x: float,
    y: float,
    width: float,
) -> Markup:
    """The lowest line of a seat."""
    boxes = []
    for tech, space in enumerate(lab):
        if space:
            sign = Box(12, 12, draw_tech(theme, tech, 6, 0, 12, seat))
            level = word(str(LEVEL[space]), 11, theme["text-3"], weight=BOLD)
            boxes.append(row((sign, level), 1))
    held = [_count(theme, name, count, 11) for name, count in cards]
    if solo:
        held.append(word(solo, 11, theme["text-2"]))
    tail = row(held, 5)
    room = width - tail.width - 6
    return join((fitted(row(boxes, 6), room).at(x, y), tail.at(x + width, y, "end")))


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
        parts.append(_space(table, space, x, y, each, tall))
    parts.append(icon(theme, "shuttle", 19, 8 + tall / 2, 15, theme["text-3"]))
    parts.append(icon(theme, "colony", 19, 8 + 2 * (tall + 4) + tall / 2, 15, theme["text-3"]))
    side, at = table.table["shuttle_side"], table.table["shuttle"]
    landing = LANDING[table.table["level"]]
    track = _track(theme, side, at, landing, width - 20, tall - 4)
    parts.append(shifted(track, 10, 8 + tall + 6))
    return pieced(parts)


def seat_on(table: Table, space: int) -> int:
    """Whose marker lies on a Turn Order space, -1 for nobody's."""
    for seat, area in enumerate(table.areas):
        if area["space"] == space:
            return seat
    return -1


def _space(table: Table, space: int, x: float, y: float, width: float, height: float) -> Markup:
    seat = seat_on(table, space)
    title = table.called("space", str(space + 1))
    if seat >= 0:
        title = f"{title}: {table.name(seat)}"
    return table.spot(
        f"space:{space + 1}",
        _on_space(table.theme, space, seat, x, y, width, height),
        x,
        y,
        width,
        height,
        5,
        title=title,
        ground="bg-3" if seat >= 0 else "bg-1",
        line="" if seat >= 0 else "line-2",
    )


@lru_cache(maxsize=256)
def _on_space(
    theme: Theme, space: int, seat: int, x: float, y: float, width: float, height: float
) -> Markup:
    """Who stands on a Turn Order space, and what it brings."""
    middle = y + height / 2
    benefit = TURN_ORDER_BENEFITS[space]
    gift = EMPTY
    if benefit is not NOTHING:
        signs = fitted(effect_row(theme, benefit, 12, gains=True), width - 19)
        gift = signs.at(x + width - 3, middle, "end")
    if seat >= 0:
        return join((mark(theme, seat, x + 10, middle, 13), gift))
    figure = text(
        str(space + 1),
        x + 9,
        middle,
        11,
        theme["text-3"],
        weight=MEDIUM,
        anchor="middle",
        middle=True,
    )
    return join((figure, gift))


@lru_cache(maxsize=128)
def _track(theme: Theme, side: int, at: int, landing: int, width: float, height: float) -> Markup:
    """The Shuttle's travel spaces: three on each side of the middle."""
    gap = 3.0
    each = (width - 7 * gap - 2) / 6
    parts = [rect(width / 2 - 1, 2, 2, height - 4, 1, fill=theme["line-3"])]
    for k, (own_side, space) in enumerate(((0, 3), (0, 2), (0, 1), (1, 1), (1, 2), (1, 3))):
        x = k * (each + gap) + (gap + 2 if k > 2 else 0)
        here = own_side == side and space == at
        parts.append(
            rect(
                x + 0.5,
                0.5,
                each - 1,
                height - 1,
                height / 2,
                fill=theme["text-1" if here else "bg-3"],
                stroke=theme["danger"] if space == 1 else None,
                opacity=None if here or space <= landing else 0.5,
            )
        )
        if here:
            parts.append(
                icon(theme, "shuttle", x + each / 2, height / 2, height * 0.68, theme["bg-0"])
            )
        else:
            parts.append(
                text(
                    str(space),
                    x + each / 2,
                    height / 2,
                    11,
                    theme["text-3"],
                    weight=MEDIUM,
                    anchor="middle",
                    middle=True,
                )
            )
    return join(parts)
