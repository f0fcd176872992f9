"""The Main actions of both sides, with the colonists on their slots."""

from __future__ import annotations

from planetfall.core.effect import Effect
from planetfall.games.on_mars.components.boards import MAIN_ACTION_LIST, MainAction
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import MAIN_ACTIONS, SIDES, SLOT_HIRE
from planetfall.games.on_mars.components.tables import SLOTS
from planetfall.games.on_mars.draw.expansions import slot_signs
from planetfall.games.on_mars.draw.icons import ACTION_ICONS
from planetfall.games.on_mars.draw.table import INHERITED, Cell, Table, surface
from planetfall.games.on_mars.effects.movement import Move
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, circle, group, join, place
from planetfall.svg.icons import icon
from planetfall.svg.lettering import MEDIUM, shorten, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import glyph, mark, word
from planetfall.svg.theme import Theme

WIDTH, ROW, GAP, HEAD = 212.0, 25.0, 3.0, 27.0
SAME = "currentColor"
"""The colour of a side's signs and names, which is that of the whole side."""


def side_height(side: int) -> float:
    """How tall the panel of a side is."""
    count = sum(action.side == side for action in MAIN_ACTION_LIST)
    return HEAD + count * (ROW + GAP) + 3


def draw_side(table: Table, side: int, width: float = WIDTH, top: float = 0) -> Markup:
    """The panel of Orbit or of the Colony with its Main actions.

    `top` is where it stands. The actions inherit colours that say whether one is on this side.
    """
    theme = table.theme
    here = table.here(side)
    parts = [_head(table, side, width, top, here)]
    y = top + HEAD
    for number, action in enumerate(MAIN_ACTION_LIST):
        if action.side == side:
            parts.append(_action(table, number, action, Cell(6, y, width - 12, ROW)))
            y += ROW + GAP
    inside = group(
        join(parts),
        color=theme["text-1" if here == 1 else "text-3"],
        fill=theme["bg-3" if here == 1 else "bg-1"],
    )
    ground = surface(theme, Cell(0, top, width, side_height(side), 8), "bg-1", "line-1")
    return join((ground, inside))


def _head(table: Table, side: int, width: float, top: float, here: int) -> Markup:
    """The side's name, and whether one is there; a place where a side is chosen."""
    theme = table.theme
    name = table.say("orbit" if side == 0 else "surface")
    # A spectator is on neither side.
    note = table.say("here" if here else "there") if here >= 0 and table.viewer >= 0 else ""
    y = top + 14
    body = join(
        (
            icon(theme, "shuttle" if side == 0 else "colony", 19, y, 15, SAME),
            text(name, 31, y, 11.5, SAME, weight=MEDIUM, middle=True),
            text(note, width - 12, y, 11, theme["text-3"], anchor="end", middle=True),
        )
    )
    cell = Cell(6, top + 2, width - 12, HEAD - 4)
    return table.spot(f"side:{SIDES[side]}", body, cell, title=name, ground="bg-1")


def is_boosted(effect: Effect) -> str:
    """What may be added to strengthen an action: the icon of a colonist or crystal."""
    if getattr(effect, "boost", False):
        return "colonist"
    if isinstance(effect, Move) and effect.crystals:
        return "crystal"
    return ""


def _action(table: Table, number: int, action: MainAction, cell: Cell) -> Markup:
    """An action as a row: icon, name, the missions it serves, what strengthens it, slots."""
    theme, key = table.theme, f"main:{action.id}"
    slots = _slots(table, action)
    served = sum(
        MISSION_CARDS[mission - 1].action == number
        for mission in table.position.missions
        if mission
    )
    color = theme["text-1"] if table.is_lit(key) else SAME
    extra = _extras(theme, number, served)
    end = cell.x + cell.width - 8 - slots.width
    room = cell.width - 33 - slots.width - extra.width - (10 if slots.width else 6)
    name = table.say(f"main.{action.id}")
    if shorten(name, room, 12, MEDIUM) != name:
        # Half a name in full says more than all of it cut.
        name = name.partition(",")[0]
    name = shorten(name, room, 12, MEDIUM)
    body = join(
        (
            icon(theme, ACTION_ICONS[number], cell.x + 17, cell.middle, 17, color),
            text(name, cell.x + 31, cell.middle, 12, color, weight=MEDIUM, middle=True),
            extra.at(end - (5 if slots.width else 0), cell.middle, "end"),
        )
    )
    title = table.called("main", action.id)
    ground = table.spot(key, body, cell, title=title, ground=INHERITED)
    if action.slot < 0:
        return ground
    return join((ground, _slot_place(table, action, slots, end, cell.y)))


def _extras(theme: Theme, number: int, served: int) -> Box:
    """What strengthens an action, and the missions it serves."""
    boxes: list[Box] = [glyph(theme, "mission", 12, theme["vp"])] * served
    sign = is_boosted(MAIN_ACTION_LIST[number].effect)
    if sign:
        tint = theme["crystal"] if sign == "crystal" else theme["text-3"]
        plus = word("+", 11, theme["text-3"])
        boxes.append(row((plus, glyph(theme, sign, 12, tint)), 1))
    return row(boxes, 4)


def colonists_on(table: Table, slot: int) -> list[int]:
    """The seats of the colonists on an action's slots."""
    seats: list[int] = []
    for seat, area in enumerate(table.players):
        seats += [seat] * area.slots[slot]
    return seats


def _slots(table: Table, action: MainAction) -> Box:
    """The slots with the colonists on them; hiring has a slot for each player."""
    if action.slot < 0:
        return Box(0, 0, EMPTY)
    count = len(table.players) if action.slot == SLOT_HIRE else SLOTS[action.slot]
    here, signs = colonists_on(table, action.slot), slot_signs(table, action.slot)
    return _discs(table.theme, count, tuple(here), signs or (None,) * len(here))


@memo(1024)
def _discs(
    theme: Theme, count: int, here: tuple[int, ...], signs: tuple[tuple[str, str] | None, ...]
) -> Box:
    """So many slots, some with the marks of seats, and signs of how the colonists there are."""
    step, radius = 16.0, 7.0
    parts = []
    total = max(count, len(here))
    for k in range(total):
        x = radius + k * step
        free = k >= len(here)
        fill = "none" if free else theme["bg-0"]
        parts.append(circle(x, 0, radius - 0.5, fill=fill, stroke=theme["line-3"], stroke_width=1))
        if not free:
            parts.append(mark(theme, here[k], x, 0, 10))
            if sign := signs[k]:
                parts.append(_sign(theme, *sign, x, radius))
    return fitted(Box((total - 1) * step + 2 * radius, 2 * radius, join(parts)), 84)


def _sign(theme: Theme, sign: str, color: str, x: float, radius: float) -> Markup:
    """A ring in the colour of a sign, the sign at its corner."""
    tint = theme[color]
    ring = circle(x, 0, radius - 0.5, fill="none", stroke=tint, stroke_width=1.6)
    corner = circle(x + 5, -6, 4.6, fill=theme["bg-0"])
    return join((ring, corner, icon(theme, sign, x + 5, -6, 9, tint)))


def _slot_place(table: Table, action: MainAction, slots: Box, x: float, y: float) -> Markup:
    """The slots as a place from which colonists are taken back."""
    discs = slots.at(x, y + ROW / 2)
    key = f"retrieve:{MAIN_ACTIONS[MAIN_ACTION_LIST.index(action)]}"
    if key not in table.options:
        return discs
    cell = Cell(x - 3, y + 5, slots.width + 6, ROW - 10, 11)
    hit, edge = surface(table.theme, cell, ""), table.edge(key, cell)
    return place(key, hit, discs, edge, title=table.called("main", action.id))
