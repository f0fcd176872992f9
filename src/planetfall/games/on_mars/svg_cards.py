"""The cards and tiles a seat holds, as cells of the dock: large while few, compact when many."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, BUILDING_CRYSTALS
from planetfall.games.on_mars.components.first_colonists import SETTLERS, TASKS
from planetfall.games.on_mars.components.private_goals import PRIVATE_GOALS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS, SCIENTIST_FOR
from planetfall.games.on_mars.components.tables import (
    BLUEPRINT_POINTS,
    CONTRACT_DONE,
    DELIVERIES_OF,
    DELIVERY_AMOUNT,
    DELIVERY_ITEM,
    DELIVERY_NAMES,
)
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES
from planetfall.games.on_mars.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CARDS,
    FIRST_CONTRACT,
    FIRST_TASK,
    GOALS,
    ITEMS,
    SCIENTISTS,
    UPGRADE_CONTRACTS,
)
from planetfall.games.on_mars.svg_displays import building_token, contract_row, scientist_row
from planetfall.games.on_mars.svg_players import hidden_count
from planetfall.games.on_mars.svg_signs import effect_row
from planetfall.games.on_mars.svg_table import Table
from planetfall.games.on_mars.svg_words import BUILDING_ICONS, ITEM_ICONS
from planetfall.games.on_mars.words.text import RECORDS
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, display, shorten, text, text_block, wrap
from planetfall.svg.parts import amount, badge, glyph, label, points, word


@dataclass(frozen=True)
class Held:
    """A card or tile of a seat as the dock shows it."""

    key: str
    title: str
    color: str
    """Token of its edge."""
    sign: str
    signs: Box
    words: str
    kind: str
    corner: str = ""
    """A level, upper left."""
    value: int | None = None
    """Points, lower right."""
    done: bool = False
    """Built, completed: no longer open."""
    extra: Markup = EMPTY
    """Places inside the card, drawn in the cell's own coordinates."""


def held_cards(table: Table) -> list[Held]:
    """Everything a seat has before it, the hidden things only for those who may see them."""
    own = table.own
    found = [_blueprint(table, number) for number in own["blueprints"]]
    found += [
        _scientist(table, number)
        for number in range(len(SCIENTISTS))
        if own["scientists"] >> number & 1
    ]
    found += [_contract(table, number) for number in own["contracts"]]
    if table.sees_own:
        found += [_goal(table, number) for number in own["goals"]]
        found += [_first_card(table, number) for number in own["cards"]]
    if own["goal"] and own["goal"] - 1 not in own.get("goals", ()):
        found.append(_goal(table, own["goal"] - 1))
    if table.sees_own:
        found += [_discovery(table, number) for number in own["discoveries"]]
    return found


def _told(table: Table, what: object) -> str:
    """What an effect does, as a sentence."""
    words = table.book.effect(what)
    return words[:1].upper() + words[1:]


def _blueprint(table: Table, number: int) -> Held:
    theme = table.theme
    name = BLUEPRINTS[number]
    building = UPGRADES[number]
    built = bool(table.own["built"] >> number & 1)
    keys = [f"{prefix}:{name}" for prefix in ("use", "blueprint")]
    key = next((key for key in keys if key in table.options), keys[0 if built else 1])
    working = table.table["works"][SCIENTIST_FOR[building]] == number + 1
    price = amount(theme, 0 if working else BUILDING_CRYSTALS, "crystal", 12)
    arrow = glyph(theme, "ui-arrow-right", 10, theme["text-3"])
    signs = row((price, arrow, effect_row(theme, BLUEPRINT_CARDS[number].executive, 15)), 4)
    return Held(
        key,
        table.called("blueprint", name),
        building_token(building),
        BUILDING_ICONS[building],
        signs,
        _told(table, BLUEPRINT_CARDS[number].executive),
        table.say("built") if built else table.called("building", BUILDINGS[building]),
        str(LEVELS[number]),
        BLUEPRINT_POINTS[LEVELS[number]],
        done=built,
    )


def _scientist(table: Table, number: int) -> Held:
    card = SCIENTIST_CARDS[number]
    return Held(
        f"card:{SCIENTISTS[number]}",
        table.called("scientist", SCIENTISTS[number]),
        building_token(card.works_in),
        "scientist",
        scientist_row(table, number, 14),
        _told(table, card),
        table.say("scientist"),
    )


def _contract(table: Table, number: int) -> Held:
    done = bool(table.table["done"] >> number & 1)
    # What a delivery wants is counted on the card itself.
    words = "" if number >= UPGRADE_CONTRACTS else _told(table, RECORDS["contract"][number])
    return Held(
        f"card:{CONTRACTS[number]}",
        table.called("contract", CONTRACTS[number]),
        "info",
        "contract",
        contract_row(table, number + FIRST_CONTRACT, 15, held=True),
        words,
        table.say("done" if done else "contract"),
        value=CONTRACT_DONE[number],
        done=done,
        extra=_deliveries(table, number),
    )


def _deliveries(table: Table, contract: int) -> Markup:
    """What a Delivery Contract still wants: a place for each kind of item."""
    if contract < UPGRADE_CONTRACTS:
        return EMPTY
    theme = table.theme
    parts = []
    for k, entry in enumerate(DELIVERIES_OF[contract]):
        lain, wanted = table.table["cargo"][entry], DELIVERY_AMOUNT[entry]
        content = row(
            (
                glyph(theme, ITEM_ICONS[DELIVERY_ITEM[entry]], 13),
                word(f"{lain}/{wanted}", 11, theme["text-1"], weight=BOLD),
            ),
            3,
        )
        x = k * 50.0
        key = f"deliver:{DELIVERY_NAMES[entry]}"
        body = fitted(content, 42).at(x + 23, 0, "middle")
        parts.append(table.spot(key, body, x, -10, 46, 20, 5, title=_title(table, entry)))
    return join(parts)


def _title(table: Table, entry: int) -> str:
    return table.called("item", ITEMS[DELIVERY_ITEM[entry]])


def _goal(table: Table, number: int) -> Held:
    theme = table.theme
    goal = PRIVATE_GOALS[number]
    done = table.own["goal"] == number + 1
    keys = [f"goal:{goal.id}", f"discard:{goal.id}"]
    key = next((key for key in keys if key in table.options), keys[0])
    return Held(
        key,
        table.called("goal", GOALS[number]),
        "vp",
        "goal",
        effect_row(theme, goal.reward, 15),
        _told(table, goal.reward),
        table.say("done" if done else "goal"),
        done=done,
    )


def _first_card(table: Table, number: int) -> Held:
    theme = table.theme
    name = FIRST_CARDS[number]
    if number < FIRST_TASK:
        mask = SETTLERS[number].buildings
        boxes = [glyph(theme, sign, 14) for k, sign in enumerate(BUILDING_ICONS) if mask >> k & 1]
        signs = row(boxes, 3)
    else:
        task = TASKS[number - FIRST_TASK]
        signs = amount(theme, task.amount, ITEM_ICONS[task.item], 15)
    title = table.called("first_card", name)
    return Held(f"settler:{name}", title, "good", "goal", signs, "", table.say("first_card"))


def _discovery(table: Table, number: int) -> Held:
    tile = DISCOVERY_TILES[number]
    return Held(
        f"tile:{tile.id}",
        table.called("discovery", DISCOVERIES[number]),
        "mars-text",
        "discovery",
        effect_row(table.theme, tile.benefit, 15),
        _told(table, tile),
        table.say("discovery"),
    )


# The dock's cells.


def draw_held(table: Table, width: float = 470, height: float = 186) -> Markup:
    """All that a seat holds: large cards while they are few, compact ones when many."""
    theme = table.theme
    cards = held_cards(table)
    goals = "" if table.sees_own else table.say("hidden_goals", hidden_count(table.own, "goals"))
    parts = [label(theme, table.say("cards"), 0, 11), label(theme, goals, width, 11, anchor="end")]
    if not cards:
        parts.append(label(theme, table.say("no_cards"), 0, 40, 12))
        return join(parts)
    columns, lines = _shape(len(cards))
    gap = 6.0
    each = min(152.0, (width - (columns - 1) * gap) / columns)
    tall = (height - 22 - (lines - 1) * gap) / lines
    for k, card in enumerate(cards):
        x, y = k % columns * (each + gap), 22 + k // columns * (tall + gap)
        parts.append(_cell(table, card, x, y, each, tall))
    return join(parts)


def _shape(count: int) -> tuple[int, int]:
    """Columns and lines for so many cards."""
    for columns, lines in ((3, 1), (4, 1), (4, 2), (4, 3), (5, 3)):
        if count <= columns * lines:
            return columns, lines
    return (count + 2) // 3, 3


def _cell(table: Table, card: Held, x: float, y: float, width: float, height: float) -> Markup:
    theme = table.theme
    tall = height > 120
    middling = height > 66
    color = theme[card.color]
    parts = [rect(x + 1, y, width - 2, 3, 1.5, fill=color)]
    left = x + 8
    top = y + (20 if tall else 15 if middling else 12)
    if card.corner:
        parts.append(badge(theme, card.corner, 16, fill=theme["bg-4"]).at(left, top - 1))
        left += 21
    elif not tall:
        parts.append(icon(theme, card.sign, left + 6, top - 1, 13, theme["text-2"]))
        left += 17
    size = 12.5 if tall else 11.5 if middling else 10.5
    names = wrap(card.title, x + width - 5 - left, size, BOLD, lines=2)
    for k, line in enumerate(names):
        parts.append(display(theme, line, left, top + 4 + k * size * 1.16, size, theme["text-1"]))
    low = y + height - (13 if tall else 11)
    at = y + (54 if tall else height * 0.56 if middling else height - 12)
    signs = fitted(card.signs, width - (58 if tall else 16 if middling else 42))
    if tall:
        parts.append(icon(theme, card.sign, x + 19, at, 22, color))
    end = x + width - 9 if tall else x + 8 + signs.width
    if tall or not card.extra:
        parts.append(signs.at(end, at, "end"))
    if tall and card.words:
        drawn, _ = text_block(
            card.words, x + 9, y + 66, width - 18, 11, theme["text-2"], lines=6, leading=1.22
        )
        parts.append(drawn)
    if middling:
        parts.append(_foot(table, card, x, low, width))
    elif card.value is not None:
        parts.append(points(theme, card.value, height=15).at(x + width - 5, at, "end"))
    body = join(parts)
    if card.done:
        body = join((body, icon(theme, "ui-confirm", x + width - 10, y + 11, 11, theme["good"])))
    drawn = table.spot(
        card.key, body, x, y, width, height, 8, title=card.title, ground="bg-2", line="line-2"
    )
    return join((drawn, _inside(card, x, y, tall=tall, middling=middling, height=height)))


def _inside(card: Held, x: float, y: float, *, tall: bool, middling: bool, height: float) -> Markup:
    """Places inside a card lie above it, so that they take the pointer."""
    if not card.extra:
        return EMPTY
    at = y + 92 if tall else y + height * 0.56 if middling else y + height - 12
    return shifted(card.extra, x + 7, at, 1 if middling else 0.76)


def _foot(table: Table, card: Held, x: float, y: float, width: float) -> Markup:
    theme = table.theme
    parts = [
        icon(theme, card.sign, x + 14, y, 12, theme["text-3"]),
        text(
            shorten(card.kind, width - (56 if card.value else 30), 11),
            x + 24,
            y,
            11,
            theme["text-3"],
            middle=True,
        ),
    ]
    if card.value is not None:
        parts.append(points(theme, card.value, height=18).at(x + width - 7, y - 1, "end"))
    return join(parts)
