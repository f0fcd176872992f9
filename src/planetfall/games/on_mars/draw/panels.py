"""The common displays: Tech Grid, life support, Warehouse, missions."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    GRID,
    ITEMS,
    LSS_BENEFITS,
    LSS_REWARDS,
    MISSIONS,
    SHELTER,
    TECHS,
)
from planetfall.games.on_mars.components.tables import LSS_TOP_ROW
from planetfall.games.on_mars.draw.expansions import mission_rows
from planetfall.games.on_mars.draw.icons import (
    BUILDING_ICONS,
    ITEM_ICONS,
    MISSION_ICONS,
    REWARD_ICONS,
    TILE_TOKENS,
    tech_sign,
)
from planetfall.games.on_mars.draw.signs import effect_row
from planetfall.games.on_mars.draw.table import Cell, Table, centered
from planetfall.games.on_mars.registry import NOTHING
from planetfall.svg.box import Box, first_fitting, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, piece, rect
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, HEAVY, MEDIUM, measure, shorten, text
from planetfall.svg.parts import bar, glyph, word
from planetfall.svg.theme import Theme

LSS_BUILDINGS: Final = (1, 2, 3, 4)
"""The buildings of the four columns of the Life Support System."""


# The Tech Grid.


def draw_grid(table: Table, width: float = 152, height: float = 152) -> Markup:
    """The Tech Grid, dearest row on top, with the price of every row."""
    cell, gap, left = 33.0, 3.0, 44.0
    top = (height - 26 - 3 * cell - 2 * gap) / 2 + 25
    parts = [table.panel(width, height, table.say("grid"))]
    prices = _grid_prices(table)
    for space, name in enumerate(GRID):
        line, column = divmod(space, 3)
        x, y = left + column * (cell + gap), top + line * (cell + gap)
        if column == 0:
            parts.append(fitted(prices[line], left - 14).at(11, y + cell / 2))
        tech = table.position.grid[space] - 1
        body = EMPTY
        title = table.called("grid", name)
        if tech >= 0:
            body = draw_tech(table.theme, tech, x + cell / 2, y + cell / 2, 19)
            title = table.called("tech", TECHS[tech])
        ground, edge = ("bg-3", "") if tech >= 0 else ("bg-1", "line-1")
        square = Cell(x, y, cell, cell)
        parts.append(
            table.spot(f"grid:{name}", body, square, title=title, ground=ground, line=edge)
        )
    return join(parts)


def _grid_prices(table: Table) -> tuple[Box, Box, Box]:
    theme = table.theme
    battery = glyph(theme, "battery", 12)
    more = word("+1", 11, theme["text-2"], weight=BOLD)
    free = word("0", 11, theme["text-2"], weight=BOLD)
    return row((battery, more), 1), battery, free


def draw_tech(
    theme: Theme, tech: int, x: float, y: float, size: float, owner: int | None = None
) -> Markup:
    """The sign of a technology; a Shelter's has its owner's colour."""
    name, token = tech_sign(tech)
    color = theme[token]
    if tech == SHELTER and owner is not None:
        color = theme.player(owner)
    return icon(theme, name, x, y, size, color)


# The Life Support System.


def draw_lss(table: Table, width: float = 162, height: float = 142) -> Markup:
    """Markers of the four columns, the Colony's level, reward tiles, the choice of benefits."""
    parts = [table.panel(width, height, table.say("lss"))]
    top, cell, gap, left = 45.0, 13.5, 1.6, 32.0
    each = (width - left - 10 - 3 * gap) / 4
    for k, reward in enumerate(table.position.rewards):
        x = left + k * (each + gap)
        parts.append(_reward(table, reward, x, 26, each))
    levels = [
        _level(table, LSS_TOP_ROW - k, top + k * (cell + gap), cell) for k in range(LSS_TOP_ROW)
    ]
    hit = rect(8, top, 22, LSS_TOP_ROW * (cell + gap), fill="none", pointer_events="all")
    parts.append(piece("level", hit, *levels))
    for k, building in enumerate(LSS_BUILDINGS):
        x = left + k * (each + gap)
        at = table.position.lss[k] if table.position.lss else 1
        cells = []
        for line in range(LSS_TOP_ROW):
            place = Cell(x, top + line * (cell + gap), each, cell, 4)
            cells.append(_lss_cell(table, building, LSS_TOP_ROW - line, at, place))
        parts.append(piece(f"lss:{BUILDINGS[building]}", *cells))
    parts.append(_benefits(table, 10, height - 20, width - 20))
    return join(parts)


def _reward(table: Table, reward: int, x: float, y: float, width: float) -> Markup:
    """A reward tile: points for each thing of a kind, or a benefit."""
    theme = table.theme
    tile = REWARD_TILES[reward]
    if tile.benefit is not NOTHING:
        content = first_fitting(
            lambda size: effect_row(theme, tile.benefit, size), (12, 11, 10, 9, 8), width - 2
        )
    else:
        figure = word(str(tile.points), 11, theme["vp"], weight=HEAVY)
        content = row((figure, glyph(theme, REWARD_ICONS[reward], 12, theme["text-2"])), 2)
    return piece(
        f"reward:{LSS_REWARDS[reward]}",
        rect(x, y, width, 17, 4, fill=theme["bg-2"]),
        content.at(x + width / 2, y + 8.5, "middle"),
        title=table.called("reward", LSS_REWARDS[reward]),
    )


def _level(table: Table, level: int, y: float, cell: float) -> Markup:
    """The Colony's level beside the row that brings it."""
    theme = table.theme
    now = level == table.position.level
    ground = rect(10, y, 18, cell, 4, fill=theme["text-1"]) if now else EMPTY
    ink = theme["bg-0" if now else "text-3"]
    weight = HEAVY if now else MEDIUM
    figure = centered(str(level), 19, y + cell / 2, 11, ink, weight)
    return join((ground, figure))


def _lss_cell(table: Table, building: int, line: int, at: int, cell: Cell) -> Markup:
    theme = table.theme
    color = theme[TILE_TOKENS[building]]
    parts = [rect(*cell, fill=theme["bg-3"])]
    if line < at:
        parts.append(rect(*cell, fill=color, opacity=0.3))
    elif line == at:
        parts.append(rect(*cell, fill=color))
        sign, size = BUILDING_ICONS[building], cell.height - 1
        parts.append(icon(theme, sign, cell.center, cell.middle, size, theme["tile-ink"]))
    return join(parts)


_BENEFIT_ICONS: Final = (
    ("crystal", "crystal"),
    ("mineral", "mineral"),
    ("bot", "text-2"),
    ("colonist", "text-2"),
)


def _benefits(table: Table, x: float, y: float, width: float) -> Markup:
    """The benefits of which one is chosen when a marker rises."""
    theme = table.theme
    gap = 3.0
    each = (width - 3 * gap) / 4
    parts = []
    for k, name in enumerate(LSS_BENEFITS):
        left = x + k * (each + gap)
        sign, token = _BENEFIT_ICONS[k]
        boxes = [glyph(theme, sign, 12, theme[token])]
        if name == "bots":
            boxes.insert(0, word("2", 11, theme["text-2"], weight=BOLD))
        if name == "retrieve":
            boxes.append(glyph(theme, "ui-undo", 9, theme["text-3"]))
        body = row(boxes, 2).at(left + each / 2, y + 7.5, "middle")
        title = table.called("benefit", name)
        parts.append(
            table.spot(
                f"benefit:{name}", body, Cell(left, y, each, 15, 4), title=title, ground="bg-2"
            )
        )
    return join(parts)


# The Warehouse.


def draw_warehouse(table: Table, width: float = 212, height: float = 58) -> Markup:
    """What lies in the Warehouse, one cell for each kind."""
    theme = table.theme
    most = max(table.position.setting.warehouse)
    parts = [table.panel(width, height, table.say("warehouse"), f"≤ {most}")]
    gap = 3.0
    each = (width - 20 - 4 * gap) / 5
    top, tall = 26.0, height - 33
    for k, item in enumerate(table.position.setting.columns):
        cell = Cell(10 + k * (each + gap), top, each, tall, 5)
        count = table.position.warehouse[k]
        pale, ink = None if count else 0.4, theme["text-1" if count else "text-3"]
        sign = icon(theme, ITEM_ICONS[item], cell.center - 7, cell.middle, 14, opacity=pale)
        figure = centered(str(count), cell.center + 8, cell.middle, 12, ink, HEAVY)
        title = table.called("item", ITEMS[item])
        parts.append(table.spot(f"take:{ITEMS[item]}", join((sign, figure)), cell, title=title))
    return join(parts)


# Missions.


def draw_missions(table: Table, width: float = 212, height: float = 84) -> Markup:
    """The three missions with how far they are, and the Remaining Missions marker."""
    if not table.position.setting.has_marker:
        return _other_missions(table, width, height)
    ending = table.position.ending
    note = table.say("remaining", table.position.remaining)
    if ending:
        note = table.say(f"ending.{ending}")
    parts = [table.panel(width, height, table.say("missions"), note)]
    step = (height - 27) / 3
    for k, code in enumerate(table.position.missions):
        y = 24 + k * step
        if code == 0:
            parts.append(_fulfilled(table, table.laid.get(k, -1), y, width))
            continue
        parts.append(_mission(table, code - 1, table.position.steps[k], y, width))
    return join(parts)


def _other_missions(table: Table, width: float, height: float) -> Markup:
    """Missions of an expansion with how far they are."""
    theme, rows = table.theme, mission_rows(table)
    parts = [table.panel(width, height, table.say("missions"))]
    for k, (key, name, sign, have, needed) in enumerate(rows):
        y, done = 26 + k * (height - 30) / len(rows), have >= needed
        color = theme["good" if done else "text-2"]
        size = max(11.1, min(11.5, 10.9 * (width - 66) / measure(name, 11.0)))
        count = f"{min(have, needed)}/{needed}"
        parts.append(
            piece(
                key,
                rect(6, y - 3, width - 12, 22, fill="none", pointer_events="all"),
                icon(theme, "ui-confirm" if done else sign, 17, y + 6, 13, color),
                text(shorten(name, width - 64, size), 28, y + 6, size, color, middle=True),
                word(count, 12, color, weight=HEAVY).at(width - 10, y + 6, "end"),
                bar(theme, 10, y + 15, width - 20, 2, min(have, needed) / needed, color),
            )
        )
    return join(parts)


def _fulfilled(table: Table, mission: int, y: float, width: float) -> Markup:
    """A completed mission; its name is known where the log is at hand."""
    theme, words, key = table.theme, table.say("fulfilled"), "mission"
    if 0 <= mission < len(MISSIONS):
        words, key = table.called("mission", MISSIONS[mission]), f"mission:{MISSIONS[mission]}"
    return piece(
        key,
        rect(6, y - 3, width - 12, 20, fill="none", pointer_events="all"),
        icon(theme, "ui-confirm", 17, y + 6, 12, theme["good"]),
        text(shorten(words, width - 40, 11), 28, y + 6, 11, theme["text-3"], middle=True),
        bar(theme, 10, y + 14, width - 20, 2, 1, theme["good"]),
    )


def _mission(table: Table, mission: int, left: int, y: float, width: float) -> Markup:
    theme = table.theme
    needed = table.position.setting.needs[mission]
    have = needed - left
    pays = MISSION_CARDS[mission].crystals
    reward = row((word(str(pays), 11.1, theme["text-3"]), glyph(theme, "crystal", 11)), 1)
    count = row(
        (
            word(str(have), 11.5, theme["text-1"], weight=HEAVY),
            word(f"/{needed}", 11.1, theme["text-3"]),
        ),
        1,
    )
    name, size = table.called("mission", MISSIONS[mission]), 11.1
    tail = row((reward, count), 7)
    if measure(name, size) > width - 43 - tail.width:
        # The whole name rather than the crystals, of which the mission tells when it is asked.
        tail = count
    room = width - 32 - tail.width
    return piece(
        f"mission:{MISSIONS[mission]}",
        rect(6, y - 3, width - 12, 20, fill="none", pointer_events="all"),
        icon(theme, MISSION_ICONS[mission], 17, y + 6, 13, theme["text-2"]),
        text(shorten(name, room, size), 28, y + 6, size, theme["text-2"], middle=True),
        tail.at(width - 10, y + 6, "end"),
        bar(theme, 10, y + 14, width - 20, 2, have / needed, theme["text-2"]),
    )
