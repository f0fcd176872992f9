"""The commander's own board: supply, alien Lab, technologies and Blueprints."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.draw.table import Cell, Table, surface
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import (
    ALIEN_CARD_LIST,
    GIVES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.lab import (
    EDGE_FROM,
    EDGE_NAMES,
    EDGE_TO,
    SYMBOL,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_CARDS,
    ALIEN_LAB,
    ALIEN_TECHS,
)
from planetfall.games.on_mars.expansions.alien_invasion.draw.panel import draw_token
from planetfall.games.on_mars.expansions.alien_invasion.draw.signs import (
    ALIEN_TECH_ICONS,
    BUILDING_ICONS,
    CARD_ICONS,
    GREEN,
    ITEM_SIGNS,
    SOLDIER_ICON,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    BUILT,
    CARD_STATES,
    FACE_DOWN,
    IN_DISPLAY,
    REUSABLE,
    SINGLE,
    Commander,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.svg.canvas import Markup, circle, join, path, piece, place
from planetfall.svg.geometry import hexagon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, shorten, text, text_block
from planetfall.svg.parts import glyph
from planetfall.text.grammar import capital

HEIGHT: Final = 188.0
CAPTION: Final = 22.0
LAB_PLACES: Final = ((0.0, 2.0), (1.0, 1.0), (1.0, 3.0), (2.0, 0.0), (2.0, 2.0), (2.0, 4.0))
"""Column and half rows of the first spaces of the alien Lab."""
LAB_GRID: Final = (*LAB_PLACES, (3.0, 1.0), (3.0, 3.0))
RADIUS: Final = 19.0


def _caption(table: Table, words: str, note: str, width: float) -> Markup:
    theme = table.theme
    return join(
        (
            text(words, 0, 9, 11.5, theme["text-3"], middle=True, weight=MEDIUM),
            text(note, width, 9, 11, theme["text-3"], anchor="end", middle=True),
        )
    )


# Supply.


def draw_supply(table: Table, width: float = 236.0, height: float = HEIGHT) -> Markup:
    """Soldiers, crystals and tokens at hand, then buildings and corruption tokens left."""
    commander = commander_of(table.position)
    left = 20 - commander.off_map()
    cells = (
        ("ready", SOLDIER_ICON, GREEN, commander.ready),
        ("aside", SOLDIER_ICON, "text-3", commander.aside),
        ("crystals", "crystal", "crystal", commander.crystals),
        ("reusable", "", "", commander.reusable),
        ("single", "", "", commander.single),
        ("on_map", SOLDIER_ICON, GREEN, left),
        ("shelters", "shelter", GREEN, commander.shelters_left),
        ("mines", "mine", GREEN, commander.mines_left),
        ("corruption", "corruption", "text-2", front_of(table.position).corruption_left()),
    )
    wide, tall = (width - 10) / 3, (height - CAPTION - 10) / 3
    parts = [_caption(table, table.say("commander_supply"), "", width)]
    for k, (name, sign, color, count) in enumerate(cells):
        line, column = divmod(k, 3)
        cell = Cell(column * (wide + 5), CAPTION + line * (tall + 5), wide, tall)
        parts.append(_count(table, name, sign, color, count, cell))
    return join(parts)


def _count(table: Table, name: str, sign: str, color: str, count: int, cell: Cell) -> Markup:
    theme = table.theme
    x, y = cell.x + 17, cell.y + 17
    if name == "reusable":
        mark = draw_token(theme, REUSABLE, x, y, 9)
    elif name == "single":
        mark = draw_token(theme, SINGLE, x, y, 9)
    else:
        mark = icon(theme, sign, x, y, 19, theme[color])
    waiting = commander_of(table.position).waiting if name == "crystals" else 0
    figure = f"{count} +{waiting}" if waiting else str(count)
    words = shorten(table.say(f"commander.{name}"), cell.width - 7, 11.1)
    low = cell.y + cell.height - 11
    return piece(
        f"supply:{name}",
        join(
            (
                surface(theme, cell, "bg-1"),
                mark,
                text(figure, x + 15, y, 17, theme["text-1"], middle=True, weight=HEAVY),
                text(words, cell.x + 5, low, 11.1, theme["text-3"], middle=True),
            )
        ),
    )


# The Lab.


def _at(space: int) -> tuple[float, float]:
    column, row = LAB_GRID[space]
    return 26 + column * RADIUS * 1.85, CAPTION + 22 + row * RADIUS * 0.92


def draw_alien_lab(table: Table, width: float = 178.0, height: float = HEIGHT) -> Markup:
    """The spaces with their symbols or tiles, and the moves that are offered."""
    theme, commander = table.theme, commander_of(table.position)
    parts = [_caption(table, table.say("alien_lab"), "", width)]
    for space in range(len(ALIEN_LAB)):
        x, y = _at(space)
        tile = 1 + space
        tech = commander.lab.index(tile) if tile in commander.lab else -1
        line = theme[GREEN if tech >= 0 else "line-2"]
        body = [path(hexagon(x, y, RADIUS, flat=True), fill=theme["bg-1"], stroke=line)]
        if tech >= 0:
            body.append(icon(theme, ALIEN_TECH_ICONS[tech], x, y, 19, theme[GREEN]))
        elif SYMBOL[space] >= 0:
            sign, color = ITEM_SIGNS[SYMBOL[space]]
            body.append(icon(theme, sign, x, y, 13, theme[color], opacity=0.55))
        parts.append(join(body))
    for edge, name in enumerate(EDGE_NAMES):
        key = f"alien_develop:{name}"
        if key in table.options:
            parts.append(_move(table, key, edge))
    return join(parts)


def _move(table: Table, key: str, edge: int) -> Markup:
    """A move to a space, between the two."""
    (x1, y1), (x2, y2) = _at(EDGE_FROM[edge]), _at(EDGE_TO[edge])
    # Nearer to the tile: the symbol that the move brings stays in sight.
    x, y = x1 + (x2 - x1) * 0.56, y1 + (y2 - y1) * 0.56
    theme = table.theme
    disc = circle(x, y, 10, fill=theme["bg-0"], stroke=theme["signal-line"], stroke_width=1.5)
    sign = icon(theme, "ui-arrow-right", x, y, 12, theme["signal-line"])
    return place(key, disc, sign, classes="step", title=table.say("alien_lab"))


def draw_techs(table: Table, width: float = 150.0, height: float = HEIGHT) -> Markup:
    """The five technologies with their levels; those that can be learned are choices."""
    theme, commander = table.theme, commander_of(table.position)
    tall = (height - CAPTION - 16) / 5
    parts = [_caption(table, table.say("alien_techs"), table.say("level_word"), width)]
    for tech, id in enumerate(ALIEN_TECHS):
        cell = Cell(0, CAPTION + tech * (tall + 4), width, tall, 6)
        level = commander.level(tech)
        ink = theme["text-1" if level else "text-3"]
        name = shorten(table.called("alien_tech", id), width - 62, 11.5, MEDIUM)
        figure = str(level) if level else "–"
        body = join(
            (
                icon(theme, ALIEN_TECH_ICONS[tech], cell.x + 16, cell.middle, 15, ink),
                text(name, cell.x + 30, cell.middle, 11.5, ink, middle=True, weight=MEDIUM),
                text(
                    figure,
                    cell.x + width - 12,
                    cell.middle,
                    12.5,
                    ink,
                    anchor="end",
                    middle=True,
                    weight=HEAVY,
                ),
            )
        )
        title = table.called("alien_tech", id)
        parts.append(table.spot(f"alien_tech:{id}", body, cell, title=title, ground="bg-1"))
    return join(parts)


# Blueprints.


def draw_alien_cards(
    table: Table, width: float = 620.0, height: float = HEIGHT, *, columns: int = 4
) -> Markup:
    """The four alien Blueprints: what they do and where they are."""
    commander = commander_of(table.position)
    lines = len(ALIEN_CARDS) // columns
    each = (width - 8 * (columns - 1)) / columns
    tall = (height - CAPTION - 8 * (lines - 1)) / lines
    built = len([state for state in commander.cards if state >= BUILT])
    note = table.say("alien_cards_built", built)
    parts = [_caption(table, table.say("alien_cards"), note, width)]
    for card in range(len(ALIEN_CARDS)):
        line, column = divmod(card, columns)
        cell = Cell(column * (each + 8), CAPTION + line * (tall + 8), each, tall, 8)
        parts.append(_card(table, commander, card, cell))
    return join(parts)


def _card(table: Table, commander: Commander, card: int, cell: Cell) -> Markup:
    theme, state = table.theme, commander.cards[card]
    id = ALIEN_CARDS[card]
    book = own_book(table.lang)
    faded = state in (IN_DISPLAY, FACE_DOWN)
    ink = theme["text-3" if faded else "text-1"]
    sign, color = ITEM_SIGNS[GIVES[card]]
    x, y = cell.x + 10, cell.y
    building = ALIEN_CARD_LIST[card].upgrades
    words = book.say(f"AlienCard.{id}")
    title = table.called("alien_card", id)
    where = table.book.term("card:" + CARD_STATES[state])
    if commander.scientist == card:
        where = table.book.term("invasion:scientist")
    room = cell.width - 20
    body = join(
        (
            text(shorten(title, room, 13, BOLD), x, y + 18, 13, ink, middle=True, weight=BOLD),
            icon(theme, BUILDING_ICONS[building], x + 9, y + 40, 17, theme[GREEN]),
            icon(theme, CARD_ICONS[card], x + 32, y + 40, 16, ink),
            text("+1", x + room - 18, y + 40, 12, ink, anchor="end", middle=True, weight=HEAVY),
            glyph(theme, sign, 14, theme[color]).at(x + room - 15, y + 40),
            _words(words, x, y + 56, room, ink),
            text(where, x, y + cell.height - 13, 11, theme["text-2"], middle=True, weight=MEDIUM),
        )
    )
    key = f"alien_scientist:{id}" if f"alien_scientist:{id}" in table.options else ""
    line = GREEN if state == BUILT else "line-2"
    key = key or f"alien_card:{id}"
    ground = "bg-2" if state >= BUILT else "bg-1"
    return table.spot(key, body, cell, title=title, ground=ground, line=line)


def _words(words: str, x: float, y: float, width: float, ink: str) -> Markup:
    return text_block(capital(words), x, y, width, 11.1, ink, lines=5)[0]
