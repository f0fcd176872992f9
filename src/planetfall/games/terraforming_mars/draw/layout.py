"""The whole table in one picture, as one seat or a spectator sees it.

Left the seats, in the middle the board with the panels of expansions beside it, right milestones,
awards and standard projects, below the own stock and cards.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from planetfall.games.terraforming_mars.components.board import HEXES
from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.draw.board import TABLE, Signs, draw_mars
from planetfall.games.terraforming_mars.draw.cards import CardState, draw_card
from planetfall.games.terraforming_mars.draw.milestones import draw_milestones, draw_projects
from planetfall.games.terraforming_mars.draw.players import draw_player, draw_stock
from planetfall.games.terraforming_mars.draw.table import Table
from planetfall.games.terraforming_mars.extension import EXPANSIONS
from planetfall.games.terraforming_mars.playing import met, price
from planetfall.svg.box import Box, column, row
from planetfall.svg.canvas import Markup, join, rect, shifted
from planetfall.svg.card import HAND
from planetfall.svg.lettering import BOLD, MEDIUM, text
from planetfall.svg.parts import label, panel, seat_name, word

WIDTH, HEIGHT = 1366.0, 724.0
"""The table's measures: a page of 1366 x 768 below its top bar."""
_LEFT, _RIGHT, _GAP, _EDGE = 246.0, 262.0, 6.0, 8.0
_DOCK = 212.0
_UPPER = HEIGHT - _DOCK - 2 * _EDGE - _GAP
_ROOM = 8
"""Cards of a hand that lie below the board without overlapping."""
_SMALLEST = 0.66
"""How small the cards below the board may be drawn."""
PANEL_WIDTH = 133.0
"""How wide the panels of expansions are."""


def draw_table(table: Table) -> Markup:
    """The table with its upper left corner at 0, 0."""
    low = _EDGE + _UPPER + _GAP
    middle = _EDGE + _LEFT + _GAP
    right = WIDTH - _EDGE - _RIGHT
    return join(
        (
            shifted(_seats(table), _EDGE, _EDGE),
            shifted(_middle(table, right - _GAP - middle), middle, _EDGE),
            shifted(_beside(table), right, _EDGE),
            shifted(draw_stock(table, _LEFT, _DOCK), _EDGE, low),
            shifted(_cards(table, WIDTH - middle - _EDGE), middle, low),
        )
    )


def _seats(table: Table) -> Markup:
    """All seats in turn order, first the one with the marker."""
    count = table.game.seats
    height = min(118.0, (_UPPER - (count - 1) * _GAP) / count)
    order = [(table.game.first + k) % count for k in range(count)]
    return join(
        shifted(draw_player(table, seat, _LEFT, height), 0, k * (height + _GAP))
        for k, seat in enumerate(order)
    )


# The board and the panels of expansions.


def extension_panels(table: Table) -> list[Box]:
    """Panels of the expansions in play, to stand beside the board.

    An expansion may have a module `draw.tiles` with a function `panels(table)` that returns
    boxes `PANEL_WIDTH` wide.
    """
    panels: list[Box] = []
    for module in EXPANSIONS.modules("draw.tiles", table.game.rules.options_data()):
        panels += module.panels(table)
    return panels


def _middle(table: Table, width: float) -> Markup:
    panels = extension_panels(table)
    side = PANEL_WIDTH + _GAP if panels else 0.0
    scale = min(_UPPER / TABLE.height, (width - 2 * side) / TABLE.width)
    board = draw_mars(
        table.theme,
        table.game,
        signs=Signs(table.options, table.last, table.marks, table.after),
        labels=table.labels,
        lang=table.lang,
        titles=area_titles(table),
    )
    left = (width - TABLE.width * scale) / 2
    parts = [shifted(board, left, (_UPPER - TABLE.height * scale) / 2, scale)]
    half = (len(panels) + 1) // 2
    for x, boxes in ((0.0, panels[:half]), (width - PANEL_WIDTH, panels[half:])):
        if boxes:
            stack = column(boxes, _GAP)
            shrink = min(1.0, _UPPER / stack.height)
            parts.append(shifted(stack.body, x, stack.height * shrink / 2, shrink))
    return join(parts)


def area_titles(table: Table) -> dict[int, str]:
    """What is said of every area when it is pointed at, where the phrase book can."""
    area = getattr(table.book, "area", None)
    if area is None:
        return {}
    return {index: area(index) for index in range(HEXES)}


# Right.


def _beside(table: Table) -> Markup:
    y = 0.0
    parts = []
    if table.game.seats > 1:
        markup, height = draw_milestones(table, _RIGHT)
        parts.append(markup)
        y += height + _GAP
    markup, height = draw_projects(table, _RIGHT)
    parts.append(shifted(markup, 0, y))
    y += height + _GAP
    parts.append(shifted(_course(table, min(64.0, _UPPER - y)), 0, y))
    return join(parts)


def _course(table: Table, height: float) -> Markup:
    """The generation, the deck and the discard pile."""
    theme = table.theme
    cells = (
        (table.say("generation_word"), table.game.generation),
        (table.say("deck"), len(table.game.deck)),
        (table.say("discard"), len(table.game.discard)),
    )
    third = _RIGHT / 3
    parts = [panel(theme, 0, 0, _RIGHT, height)]
    for k, (words, number) in enumerate(cells):
        x = 10 + k * third
        parts.append(label(theme, words, x, height / 2 - 6))
        parts.append(text(str(number), x, height / 2 + 16, 17, theme["text-1"], weight=BOLD))
    return join(parts)


# Cards.


@dataclass(frozen=True)
class Pile:
    """Cards that lie together below the board."""

    caption: str
    prefix: str
    """Of the options they stand for: `play`, `card` or `act`."""
    cards: Sequence[int]


def piles(table: Table) -> list[Pile]:
    """The cards to show below the board, as far as the viewer may see them."""
    own = table.own
    played = Pile("played", "act", own.tableau)
    if not table.shows_hand:
        return _filled([played])
    offer = Pile("offer", "card", sorted([*own.picked, *own.offer]))
    drafted = Pile("drafted", "card", own.drafted)
    corporations = Pile("corporations", "card", own.corporations)
    hand = Pile("hand", "play", own.hand)
    if len(hand.cards) + len(played.cards) > _ROOM:
        # Where the table is full, only cards that can act stay beside the hand.
        acting = [card for card in played.cards if f"act:{CARDS[card].name}" in table.options]
        played = Pile("played", "act", acting)
    return _filled([corporations, offer, drafted, hand, played])


def _filled(piles: Sequence[Pile]) -> list[Pile]:
    return [pile for pile in piles if pile.cards]


def _cards(table: Table, width: float) -> Markup:
    """The piles side by side; cards grow smaller where there are many, and then overlap."""
    theme = table.theme
    shown = piles(table)
    top = _DOCK - HAND.height
    if not shown:
        return label(theme, table.say("none"), 4, top + 18, 12)
    count = sum(len(pile.cards) for pile in shown)
    between = 20.0
    room = width - (len(shown) - 1) * (between - _GAP)
    scale = max(_SMALLEST, min(1.0, room / (count * (HAND.width + _GAP) - _GAP)))
    wide = HAND.width * scale
    step = wide + _GAP * scale
    if count > len(shown):
        free = width - len(shown) * wide - (len(shown) - 1) * between
        step = min(step, free / (count - len(shown)))
    x = 0.0
    parts = []
    for pile in shown:
        parts.append(_caption(table, pile).at(x + 4, top - 12))
        for k, number in enumerate(pile.cards):
            markup = hand_card(table, CARDS[number], pile.prefix)
            parts.append(shifted(markup, x + k * step, top, scale))
        x += (len(pile.cards) - 1) * step + wide + between
    return join(parts)


def _caption(table: Table, pile: Pile) -> Box:
    """What a pile is and how many cards it has; whose, if it is not the viewer's."""
    theme = table.theme
    boxes = [
        word(table.say(pile.caption), 13, theme["text-2"], weight=MEDIUM),
        word(str(len(pile.cards)), 13, theme["text-1"], weight=BOLD),
    ]
    if not table.shows_hand:
        boxes = [seat_name(theme, table.seat, table.name(table.seat)), *boxes]
    return row(boxes, 7)


def hand_card(table: Table, card: Card, prefix: str) -> Markup:
    """A card of the seat below the board with its price, its needs and whether it can be used."""
    key = _key(card, prefix, table.options)
    game, seat = table.game, table.seat
    in_hand = prefix == "play"
    state = "plain"
    if key in table.options:
        state = "can"
    elif prefix == "act" and card.id in table.own.used:
        state = "used"
    elif in_hand and any(option.startswith("play:") for option in table.options):
        state = "cannot"
    if table.shows_hand and card.id in table.own.picked:
        state = "chosen"
    card_state = CardState(
        state=state,
        key=key,
        price=price(game, seat, card) if in_hand else None,
        met=met(game, seat, card) if in_hand else None,
        held=game.held[card.slot] if prefix == "act" and card.slot >= 0 else None,
    )
    markup = draw_card(table.theme, table.book, card, card_state, HAND)
    # Faded cards must not let those below them shine through.
    back = rect(0, 0, HAND.width, HAND.height, HAND.radius, fill=table.theme["bg-0"])
    return join((back, markup))


def _key(card: Card, prefix: str, options: Collection[str]) -> str:
    """The option a card stands for: the one that is open, else what it usually is."""
    usual = f"{prefix}:{card.name}"
    chosen = f"card:{card.name}"
    return chosen if chosen in options and usual not in options else usual
