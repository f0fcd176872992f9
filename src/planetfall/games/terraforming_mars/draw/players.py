"""Seats of Terraforming Mars: compact panels that compare, and the own stock, enlarged."""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, PLANTS, TAG_NAMES
from planetfall.games.terraforming_mars.draw.icon_names import RESOURCE_ICONS
from planetfall.games.terraforming_mars.draw.table import Table, lit_style
from planetfall.games.terraforming_mars.standard_projects import HEAT_PRICE
from planetfall.games.terraforming_mars.state import Player
from planetfall.svg.box import Box, fitted, framed, row
from planetfall.svg.canvas import EMPTY, Markup, group, join, place, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, display, measure, shorten, text
from planetfall.svg.parts import badge, chip, glyph, mark, production, signed, tag, word
from planetfall.svg.theme import Theme

# A seat as a panel.


def draw_player(table: Table, seat: int, width: float = 246, height: float = 118) -> Markup:
    """A seat: name, rating, corporation, hand, stock and production, tags.

    All seats have the same cells in the same order, so that rows compare. The whole panel carries
    the key `seat:k`.
    """
    theme = table.theme
    player = table.game.players[seat]
    own = seat == table.viewer
    on_turn = seat in table.game.to_move()
    parts = [
        rect(
            0.5,
            0.5,
            width - 1,
            height - 1,
            8,
            fill=theme["bg-2" if on_turn else "bg-1"],
            stroke=theme["line-2" if on_turn else "line-1"],
        ),
        rect(0, 4, 3, height - 8, 1.5, fill=theme.player(seat)),
    ]
    # Head, line, cells and tags share what is left of the height as air.
    air = max(4.0, min(8.0, (height - 92) / 4))
    y = air + 9
    parts.append(_head(table, seat, width, y))
    y += 11 + air * 0.5
    parts.append(_second_line(table, seat, width, y + 5))
    y += 12 + air * 0.6
    cell = 36.0
    parts.append(shifted(_cells(theme, player, width - 19, cell), 11, y))
    y += cell
    low = (y + height) / 2
    parts.append(fitted(_tag_row(table, seat), width - 20).at(11, low))
    body = join(parts)
    if player.passed and not own:
        body = group(body, opacity=0.72)
    if f"seat:{seat}" in table.options:
        body = join((body, _lit_frame(theme, width, height)))
    return place(f"seat:{seat}", body, classes="seat", title=table.name(seat))


def _lit_frame(theme: Theme, width: float, height: float, radius: float = 8) -> Markup:
    return rect(
        1,
        1,
        width - 2,
        height - 2,
        radius,
        **lit_style(theme, "none", lit=True),
        pointer_events="none",
    )


def _status(table: Table, seat: int) -> Box | None:
    """Whether a seat is on turn or has passed, as a chip."""
    theme = table.theme
    if seat in table.game.to_move():
        own = seat == table.viewer
        ink = theme["signal-ink"] if own else theme["text-1"]
        fill = theme["signal"] if own else theme["bg-4"]
        label = word(table.say("you" if own else "turn"), 10.5, ink, weight=BOLD)
        return chip(theme, [label], height=17, fill=fill)
    if table.game.players[seat].passed:
        label = word(table.say("passed"), 10.5, theme["text-2"], weight=MEDIUM)
        return chip(theme, [label], height=17)
    return None


def _head(table: Table, seat: int, width: float, y: float) -> Markup:
    """Shape, name, first-player mark, state, terraform rating."""
    theme, value = table.theme, str(table.game.players[seat].rating)
    rating = display(theme, value, width - 8, y + 6, 16.5, theme["text-1"], anchor="end")
    figure = measure(value, 16.5, BOLD)
    extra: list[Box] = []
    if table.game.seats > 1 and table.game.first == seat:
        extra.append(badge(theme, "1", 14, fill=theme["bg-4"], ink=theme["text-1"]))
    status = _status(table, seat)
    if status is not None:
        extra.append(status)
    tail = row(extra, 4)
    room = width - 32 - figure - 24 - tail.width
    name = shorten(table.name(seat), room, 14, BOLD)
    right = 32 + measure(name, 14, BOLD) + 6
    return join(
        (
            mark(theme, seat, 19, y, 15),
            text(name, 31, y, 14, theme["text-1"], weight=BOLD, middle=True),
            tail.at(right, y),
            icon(theme, "tr", width - 8 - figure - 10, y, 14),
            rating,
        )
    )


def _second_line(table: Table, seat: int, width: float, y: float) -> Markup:
    """The corporation, and how many cards are in hand."""
    theme = table.theme
    corporation = table.game.corporation(seat)
    name = table.book.name("card", CARDS[corporation].name) if corporation else ""
    count = len(table.game.players[seat].hand)
    hand = row(
        (
            glyph(theme, "card", 12),
            word(str(count), 11, theme["text-2"], weight=BOLD),
        ),
        3,
    )
    words = shorten(name, width - 30 - hand.width, 11)
    line = text(words, 11, y, 11, theme["text-3"], middle=True) if words else EMPTY
    return join((line, hand.at(width - 8, y, "end")))


def _cells(theme: Theme, player: Player, width: float, height: float) -> Markup:
    """Six cells: stock above, production below."""
    gap = 2.0
    each = (width - 5 * gap) / 6
    parts = []
    for resource, name in enumerate(RESOURCE_ICONS):
        x = resource * (each + gap)
        stock = row(
            (
                glyph(theme, name, 14),
                word(str(player.stock[resource]), 13, theme["text-1"], weight=HEAVY),
            ),
            3,
        )
        parts += [
            rect(x, 0, each, height, 4, fill=theme["bg-3"]),
            fitted(stock, each - 3).at(x + each / 2, height * 0.34, "middle"),
            _production(theme, player.production[resource], x + each / 2, height * 0.76, 10.5),
        ]
    return join(parts)


def _production(theme: Theme, amount: int, x: float, y: float, size: float) -> Markup:
    color = theme["danger"] if amount < 0 else theme["text-2"]
    return text(signed(amount), x, y, size, color, weight=MEDIUM, anchor="middle", middle=True)


def _tag_row(table: Table, seat: int, size: float = 14) -> Box:
    """The tags in play with their counts, the most frequent first; then the pile of events."""
    theme, counts = table.theme, table.game.kit(seat).tags
    order = sorted(range(len(TAG_NAMES)), key=lambda k: -counts[k])
    boxes = [_tag_count(theme, TAG_NAMES[k], counts[k], size) for k in order if counts[k]]
    events = len(table.game.players[seat].events)
    if events:
        boxes.append(_tag_count(theme, "event", events, size))
    return row(boxes, 5)


def _tag_count(theme: Theme, name: str, count: int, size: float) -> Box:
    number = word(str(count), size * 0.79, theme["text-2"], weight=BOLD)
    return row((tag(theme, name, size), number), 2)


# The own stock, large.


def draw_stock(table: Table, width: float = 246, height: float = 212) -> Markup:
    """Stock and production of the seat below the board, with the two conversions."""
    theme, player = table.theme, table.own
    gap, foot = 5.0, 34.0
    each = (width - 2 * gap) / 3
    tall = (height - foot - 2 * gap) / 2
    parts = []
    for resource in range(len(RESOURCE_ICONS)):
        x, y = resource % 3 * (each + gap), resource // 3 * (tall + gap)
        parts.append(shifted(_large_cell(theme, player, resource, each, tall), x, y))
    half = (width - gap) / 2
    top = height - foot
    due = table.game.kit(table.seat).greenery_price
    parts.append(shifted(_conversion(table, PLANTS, due, half, foot), 0, top))
    parts.append(shifted(_conversion(table, HEAT, HEAT_PRICE, half, foot), half + gap, top))
    return join(parts)


def _large_cell(theme: Theme, player: Player, resource: int, width: float, height: float) -> Markup:
    """One resource: icon and stock above, production in its copper frame below."""
    amount = player.production[resource]
    color = theme["danger"] if amount < 0 else theme["text-1"]
    made = production(theme, word(signed(amount), 11.5, color, weight=BOLD), 19)
    items = [made]
    if resource == MC:
        rating = word(str(player.rating), 11.5, theme["text-2"], weight=BOLD)
        items.append(row((glyph(theme, "tr", 12), rating), 2))
    high, low = height * 0.36, height * 0.74
    return join(
        (
            rect(0.5, 0.5, width - 1, height - 1, 6, fill=theme["bg-2"], stroke=theme["line-1"]),
            icon(theme, RESOURCE_ICONS[resource], 19, high, 21),
            display(theme, str(player.stock[resource]), 36, high + 7.5, 21, theme["text-1"]),
            fitted(row(items, 6), width - 14).at(8, low),
        )
    )


def _conversion(table: Table, resource: int, due: int, width: float, height: float) -> Markup:
    """Plants into a greenery, or heat into warmth; says what is short."""
    theme = table.theme
    name, result = ("plant", "greenery") if resource == PLANTS else ("heat", "temperature")
    key = f"convert:{'plants' if resource == PLANTS else 'heat'}"
    can = key in table.options
    had = table.own.stock[resource]
    items = [
        word(str(due), 12, theme["text-1"], weight=BOLD),
        glyph(theme, name, 15),
        glyph(theme, "ui-arrow-right", 12, theme["text-2"]),
        glyph(theme, result, 16),
    ]
    if had < due:
        items.append(word(table.say("short", due - had), 11, theme["text-3"]))
    inner = fitted(row(items, 5), width - 12)
    ground = framed(
        inner,
        padding=6,
        height=height,
        radius=5,
        fill=theme["bg-2"],
        stroke=theme["line-1"],
        least=width,
    )
    body = ground.at(0, height / 2)
    if can:
        body = join((body, _lit_frame(theme, width, height, 5)))
    elif had < due:
        body = group(body, opacity=0.7)
    return place(key, body, classes="conversion")
