"""The cards and tiles a seat holds, as cells of the dock: large while few, compact when many."""

from __future__ import annotations

from dataclasses import dataclass

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS, BUILDING_CRYSTALS
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_CONTRACT,
    GOALS,
    ITEMS,
    SCIENTISTS,
    UPGRADE_CONTRACTS,
)
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
from planetfall.games.on_mars.draw.displays import (
    building_token,
    contract_row,
    fitting,
    scientist_row,
)
from planetfall.games.on_mars.draw.expansions import more_cards
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS, ITEM_ICONS
from planetfall.games.on_mars.draw.signs import effect_row
from planetfall.games.on_mars.draw.table import Cell, Table
from planetfall.games.on_mars.words.text import RECORDS
from planetfall.svg.box import Box, fitted, row
from planetfall.svg.canvas import EMPTY, Markup, join, rect, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, display, measure, text, wrap
from planetfall.svg.memo import memo
from planetfall.svg.parts import amount, badge, glyph, label, points, word
from planetfall.svg.theme import Theme
from planetfall.text.book import Book
from planetfall.text.grammar import capital


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
    cards = [_blueprint(table, number) for number in own.blueprints]
    cards += [
        _scientist(table, number) for number in range(len(SCIENTISTS)) if own.has_scientist(number)
    ]
    cards += [_contract(table, number) for number in own.contracts]
    if table.sees_own:
        cards += [goal_card(table, number) for number in own.goals]
        cards += more_cards(table)
    if own.goal and own.goal - 1 not in own.goals:
        cards.append(goal_card(table, own.goal - 1))
    if table.sees_own:
        cards += [_discovery(table, number) for number in own.discoveries]
    return cards


@memo(2048)
def _sentence(book: Book, kind: str, number: int) -> str:
    """What a card does, as a sentence."""
    record = RECORDS[kind][number]
    return capital(book.effect(record.executive if kind == "blueprint" else record))


@memo(64)
def _goal_words(book: Book, number: int) -> str:
    """What a Private Goal wants, then what it gives: where room is short, the first sentence."""
    goal = PRIVATE_GOALS[number]
    needs = book.all_of([book.effect(need) for need in goal.needs()])
    return book.say("picture.goal_words", needs=capital(needs), reward=book.effect(goal.reward))


def _blueprint(table: Table, number: int) -> Held:
    name, building = BLUEPRINTS[number], UPGRADES[number]
    scored = table.position.setting.has_points
    built = bool(table.own.built >> number & 1)
    keys = [f"{prefix}:{name}" for prefix in ("use", "blueprint")]
    return Held(
        next((key for key in keys if key in table.options), keys[0 if built else 1]),
        table.called("blueprint", name),
        building_token(building),
        BUILDING_ICONS[building],
        _executive(
            table.theme, number, table.position.works[SCIENTIST_FOR[building]] == number + 1
        ),
        _sentence(table.book, "blueprint", number),
        table.say("built") if built else table.called("building", BUILDINGS[building]),
        str(LEVELS[number]),
        BLUEPRINT_POINTS[LEVELS[number]] if scored else None,
        done=built,
    )


@memo(256)
def _executive(theme: Theme, number: int, working: bool) -> Box:
    """What a Blueprint's building does, and its price while nobody works there."""
    price = amount(theme, 0 if working else BUILDING_CRYSTALS, "crystal", 12)
    arrow = glyph(theme, "ui-arrow-right", 7, theme["text-3"])
    return row((price, arrow, effect_row(theme, BLUEPRINT_CARDS[number].executive, 12)), 2)


def _scientist(table: Table, number: int) -> Held:
    card = SCIENTIST_CARDS[number]
    return Held(
        f"card:{SCIENTISTS[number]}",
        table.called("scientist", SCIENTISTS[number]),
        building_token(card.works_in),
        "scientist",
        _hired(table.theme, number, table.position.setting.has_points),
        _sentence(table.book, "scientist", number),
        table.say("scientist"),
    )


@memo(64)
def _hired(theme: Theme, number: int, scored: bool) -> Box:
    return scientist_row(theme, number, 14, scored=scored)


def _contract(table: Table, number: int) -> Held:
    done = bool(table.position.done >> number & 1)
    # What a delivery wants is counted on the card itself.
    words = "" if number >= UPGRADE_CONTRACTS else _sentence(table.book, "contract", number)
    return Held(
        f"card:{CONTRACTS[number]}",
        table.called("contract", CONTRACTS[number]),
        "info",
        "contract",
        _wanted(table.theme, number),
        words,
        table.say("done" if done else "contract"),
        value=CONTRACT_DONE[number] if table.position.setting.has_points else None,
        done=done,
        extra=_deliveries(table, number),
    )


@memo(64)
def _wanted(theme: Theme, number: int) -> Box:
    return contract_row(theme, number + FIRST_CONTRACT, 15, held=True)


def _deliveries(table: Table, contract: int) -> Markup:
    """What a Delivery Contract still wants: a place for each kind of item."""
    if contract < UPGRADE_CONTRACTS:
        return EMPTY
    parts = []
    for k, entry in enumerate(DELIVERIES_OF[contract]):
        x = k * 50.0
        key = f"deliver:{DELIVERY_NAMES[entry]}"
        title = table.called("item", ITEMS[DELIVERY_ITEM[entry]])
        body = _cargo(table.theme, entry, table.position.cargo[entry], x + 23)
        parts.append(table.spot(key, body, Cell(x, -10, 46, 20, 5), title=title))
    return join(parts)


@memo(256)
def _cargo(theme: Theme, entry: int, delivered: int, x: float) -> Markup:
    """How much of an item was delivered."""
    content = row(
        (
            glyph(theme, ITEM_ICONS[DELIVERY_ITEM[entry]], 13),
            word(f"{delivered}/{DELIVERY_AMOUNT[entry]}", 11, theme["text-1"], weight=BOLD),
        ),
        3,
    )
    return fitted(content, 42).at(x, 0, "middle")


def goal_card(table: Table, number: int) -> Held:
    """A Private Goal, open or completed."""
    goal = PRIVATE_GOALS[number]
    done = table.own.goal == number + 1
    keys = [f"goal:{goal.id}", f"discard:{goal.id}"]
    key = next((key for key in keys if key in table.options), keys[0])
    return Held(
        key,
        table.say("goal_title", table.called("goal", GOALS[number])),
        "vp",
        "goal",
        _reward(table.theme, number),
        _goal_words(table.book, number),
        table.say("done" if done else "goal"),
        done=done,
    )


@memo(64)
def _reward(theme: Theme, number: int) -> Box:
    return effect_row(theme, PRIVATE_GOALS[number].reward, 15)


def _discovery(table: Table, number: int) -> Held:
    return Held(
        f"tile:{DISCOVERY_TILES[number].id}",
        table.called("discovery", DISCOVERIES[number]),
        "mars-text",
        "discovery",
        _benefit(table.theme, number),
        _sentence(table.book, "discovery", number),
        table.say("discovery"),
    )


@memo(64)
def _benefit(theme: Theme, number: int) -> Box:
    return effect_row(theme, DISCOVERY_TILES[number].benefit, 15)


# The dock's cells.


GAP = 6.0
"""Between two cards."""
NARROW = 184.0
"""How wide a card in a narrow column is at most."""
TALL = 160.0
"""How tall a card in a narrow column is, unless one has more words than that has room for."""
WORDS, STEP = 11.0, 11.0 * 1.17
"""The size of the words on a large card, and how far apart their rows are."""
ROWS, MORE = 5, 2
"""How many rows of words have room below the signs of a card that tall, and in place of them."""


def draw_narrow(table: Table, width: float) -> Box:
    """All that a seat holds as large cards, two side by side: for narrow screens."""
    cards = held_cards(table)
    lines = max(1, (len(cards) + 1) // 2)
    room = min(NARROW, (width - GAP) / 2) - 18
    rows = max([len(wrap(card.words, room, WORDS)) for card in cards], default=0)
    tall = TALL + max(0, rows - ROWS - MORE) * STEP
    height = 22 + lines * (tall + GAP)
    return Box(width, height, _draw_cards(table, cards, width, height, (2, lines)))


WIDTHS = 112.0, 130.0, 152.0, 176.0, 200.0, 232.0
"""How wide a card of the strip may be: as its words need it."""


def draw_strip(table: Table, width: float, height: float) -> Box:
    """All that a seat holds as large cards in one line, each with its words.

    Where they need more room than `width`, the strip is longer.
    """
    cards = held_cards(table)
    if not cards:
        return Box(width, height, _draw_cards(table, cards, width, height))
    wide = [next((each for each in WIDTHS if _is_told(card, each)), WIDTHS[-1]) for card in cards]
    spare = width - sum(wide) - GAP * (len(cards) - 1)
    more = max(0.0, min(spare / len(cards), 40.0))
    parts, x = [_captions(table, width)], 0.0
    for card, each in zip(cards, wide, strict=True):
        parts.append(_cell(table, card, x, 22, each + more, height - 22))
        x += each + more + GAP
    return Box(max(width, x - GAP), height, join(parts))


def _is_told(card: Held, width: float) -> bool:
    """Whether a large card has room for all of its words."""
    rows = ROWS if card.extra else ROWS + MORE
    return len(wrap(card.words, width - 18, WORDS)) <= rows


def draw_held(table: Table, width: float = 470, height: float = 186) -> Markup:
    """All that a seat holds: large cards while they are few, compact ones when many."""
    return _draw_cards(table, held_cards(table), width, height)


def _draw_cards(
    table: Table,
    cards: list[Held],
    width: float,
    height: float,
    shape: tuple[int, int] | None = None,
) -> Markup:
    """Cards in columns and lines, `shape` where it does not follow from the room of the dock."""
    parts = [_captions(table, width)]
    if not cards:
        parts.append(label(table.theme, table.say("no_cards"), 0, 40, 12))
        return join(parts)
    columns, lines = shape or _shape(len(cards))
    most = NARROW if shape else 152.0 if len(cards) > 2 else 200.0
    each = min(most, (width - (columns - 1) * GAP) / columns)
    tall = (height - 22 - (lines - 1) * GAP) / lines
    for k, card in enumerate(cards):
        x, y = k % columns * (each + GAP), 22 + k // columns * (tall + GAP)
        parts.append(_cell(table, card, x, y, each, tall))
    return join(parts)


def _captions(table: Table, width: float) -> Markup:
    """What the cards are, and how many others do not see."""
    theme = table.theme
    goals = "" if table.sees_own else table.say("hidden_goals", len(table.own.goals))
    caption = table.say("cards")
    if not table.sees_own:
        # Another one's board, as a spectator always has before them, says whose it is.
        caption = f"{table.name(table.seat)}: {caption[:1].lower()}{caption[1:]}"
    return join((label(theme, caption, 0, 11), label(theme, goals, width, 11, anchor="end")))


def _shape(count: int) -> tuple[int, int]:
    """Columns and lines for so many cards."""
    for columns, lines in ((2, 1), (3, 1), (4, 1), (4, 2), (4, 3), (5, 3)):
        if count <= columns * lines:
            return columns, lines
    return (count + 2) // 3, 3


@dataclass(frozen=True)
class Measures:
    """Where the parts of a cell stand, by how tall it is."""

    title: float
    head: float
    """The middle of the title's first line."""
    signs: float
    room: float
    """What the signs leave of the width."""
    rows: int = 0
    """How many rows of words have room below the signs: none on a small cell."""
    footed: bool = True


def _measures(height: float) -> Measures:
    if height > 120:
        more = max(0, round((height - TALL) / STEP))
        return Measures(12.5, 20, 54, 42, rows=ROWS + more)
    if height > 66:
        return Measures(11.5, 15, height * 0.56, 16)
    return Measures(11.0, 12, height - 12, 42, footed=False)


def _cell(table: Table, card: Held, x: float, y: float, width: float, height: float) -> Markup:
    """A card of the dock; places inside it lie above it, so that they take the pointer."""
    markup = table.spot(
        card.key,
        _inside(table.theme, card, width, height),
        Cell(0, 0, width, height, 8),
        title=card.title,
        ground="bg-2",
        line="line-2",
    )
    if card.extra:
        measures = _measures(height)
        at = 92 if measures.rows else measures.signs
        markup = join((markup, shifted(card.extra, 5, at)))
    return shifted(markup, x, y)


@memo(1024)
def _inside(theme: Theme, card: Held, width: float, height: float) -> Markup:
    """What stands on a card."""
    measures = _measures(height)
    parts = [_head(theme, card, width, measures), _body(theme, card, width, measures)]
    if measures.footed:
        low = height - (13 if measures.rows else 11)
        parts.append(_foot(theme, card, 0, low, width))
    elif card.value is not None:
        parts.append(points(theme, card.value, height=15).at(width - 5, measures.signs, "end"))
    if card.done and not measures.footed:
        parts.append(icon(theme, "ui-confirm", width - 10, 11, 11, theme["good"]))
    return join(parts)


def _head(theme: Theme, card: Held, width: float, measures: Measures) -> Markup:
    """The edge of the kind's colour, level or sign, the title in at most two lines."""
    parts = [rect(1, 0, width - 2, 3, 1.5, fill=theme[card.color])]
    left = 8.0
    if card.corner:
        size = 16.0 if measures.rows else 14.0
        level = badge(theme, card.corner, size, fill=theme["bg-4"])
        parts.append(level.at(left - 1, measures.head - 1))
        left += size + 3
    elif not measures.rows:
        parts.append(icon(theme, card.sign, left + 6, measures.head - 1, 13, theme["text-2"]))
        left += 17
    room = width - (16 if card.done and not measures.footed else 5) - left
    largest = measures.title
    sizes = (largest, max(11.1, largest - 1), 11.1)
    size, lines = fitting(card.title, room, sizes, 2, BOLD)
    if not card.corner and not measures.rows and " ".join(lines) != card.title:
        # The whole title rather than its sign.
        del parts[1:]
        room, left = room + left - 8.0, 8.0
        size, lines = fitting(card.title, room, sizes, 2, BOLD)
    for k, line in enumerate(lines):
        low = measures.head + 4 + k * size * 1.16
        parts.append(display(theme, line, left, low, size, theme["text-1"]))
    return join(parts)


def _body(theme: Theme, card: Held, width: float, measures: Measures) -> Markup:
    """What the card does: signs, and words where there is room."""
    signs = fitted(card.signs, width - measures.room)
    if not measures.rows:
        return EMPTY if card.extra else signs.at(8, measures.signs)
    sign = icon(theme, card.sign, 19, measures.signs, 22, theme[card.color])
    if signs.width < card.signs.width:
        # The foot has the sign too.
        sign, signs = EMPTY, fitted(card.signs, width - 14)
    parts = [sign, signs.at(width - 7, measures.signs, "end")]
    top = 76.0
    lines = _sentences(card.words, width - 18, measures.rows)
    if not card.extra and len(wrap(card.words, width - 18, WORDS)) > measures.rows:
        # Words without signs rather than half of the words; signs rather than neither.
        high = top - 1.6 * STEP
        more = _sentences(card.words, width - 18, measures.rows + MORE)
        if len(more) > len(lines):
            parts, top, lines = [], high, more
    for k, line in enumerate(lines):
        parts.append(text(line, 9, top + k * STEP, WORDS, theme["text-2"]))
    return join(parts)


def _sentences(words: str, width: float, rows: int) -> list[str]:
    """As many whole sentences as there is room for: half a one says nothing."""
    while words:
        lines = wrap(words, width, WORDS, lines=rows)
        if " ".join(lines) == words:
            return lines
        before, _, _ = words.rstrip(".").rpartition(". ")
        words = before and f"{before}."
    return []


def _foot(theme: Theme, card: Held, x: float, y: float, width: float) -> Markup:
    """The kind of the card, its sign alone where the word has no room, and its points."""
    room = width - (56 if card.value else 30) - (14 if card.done else 0)
    size, has_room = 11.0, measure(card.kind, 11) <= room
    parts = []
    if has_room:
        parts.append(icon(theme, card.sign, x + 14, y, 12, theme["text-3"]))
        parts.append(text(card.kind, x + 24, y, size, theme["text-3"], middle=True))
    else:
        parts.append(icon(theme, card.sign, x + 16, y, 15, theme[card.color]))
    if card.done:
        end = x + 26 + (measure(card.kind, size) if has_room else 6)
        parts.append(icon(theme, "ui-confirm", end + 6, y, 11, theme["good"]))
    if card.value is not None:
        parts.append(points(theme, card.value, height=18).at(x + width - 7, y - 1, "end"))
    return join(parts)
