"""Project and corporation cards: faces put together from icon rows and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from planetfall.games.terraforming_mars.components.card import Card
from planetfall.games.terraforming_mars.components.terms import (
    ACTIVE,
    AUTOMATED,
    CORPORATION,
    EVENT,
    KIND_NAMES,
    RESOURCE_NAMES,
    TAG_NAMES,
)
from planetfall.games.terraforming_mars.draw.icon_rows import Row, icon_rows
from planetfall.games.terraforming_mars.draw.signs import line_box, need_pill, points_pill
from planetfall.games.terraforming_mars.draw.table import say
from planetfall.games.terraforming_mars.words import card_text
from planetfall.svg.box import Box, column, row, rows
from planetfall.svg.canvas import EMPTY, Markup, escape, join, path, shifted
from planetfall.svg.card import GRID, HAND, LARGE, CardFace, CardSize, Section
from planetfall.svg.card import card as toolkit_card
from planetfall.svg.icons import ICONS
from planetfall.svg.lettering import BOLD, MEDIUM, measure, wrap
from planetfall.svg.memo import memo
from planetfall.svg.parts import coin, glyph, tag, word
from planetfall.svg.theme import Theme
from planetfall.text.book import Book

_KIND_ICONS: Final = {
    AUTOMATED: "ui-confirm",
    ACTIVE: "ui-arrow-right",
    EVENT: "ui-play",
    CORPORATION: "ui-trophy",
}
_SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.62)
"""Sizes that the signs of large cards try until all words have room."""
_TITLES: Final = (1.0, 0.94, 0.88)
"""Sizes that titles try until two lines hold them; otherwise they have three."""
_CLOSER: Final = ((1.0, 11.0, 1.32), (0.75, 10.6, 1.26), (0.5, 10.4, 1.2))
"""Spacing, size of words and leading that cards of a hand try until all words have room."""
LEAST: Final = 11.0
"""The size of the smallest words."""
MOST_LINES: Final = 2
"""Lines of a title in its usual size."""


@dataclass(frozen=True)
class CardState:
    """How a card stands: whether it can be used, what it costs now, what lies on it."""

    state: str = "plain"
    """`plain`, `can`, `chosen`, `cannot` or `used`."""
    key: str = ""
    """The option it stands for."""
    price: int | None = None
    """What it costs now, if that is known."""
    met: Sequence[bool] | None = None
    """Whether each requirement is met, if that is known."""
    held: int | None = None
    """Resources on it, if it lies in play."""


PLAIN: Final = CardState()


def draw_card(
    theme: Theme, book: Book, card: Card, state: CardState = PLAIN, size: CardSize = LARGE
) -> Markup:
    """A card with its upper left corner at 0, 0.

    A card of a hand, wide or not, says as much as has room, with "…" where that is not all; a large
    one says all, in smaller signs if need be.
    """
    size = _titled(book.name("card", card.name), size)
    if size.height <= HAND.height:
        face = card_face(theme, book, card, state, size)
        return _in_hand(theme, face, size, lasting_words(book, card))
    markup = EMPTY
    for scale in _SCALES if card_words(book, card) else _SCALES[:1]:
        tight = replace(
            size,
            words=max(size.words * scale, LEAST),
            spacing=size.spacing * scale,
            leading=1.32 if scale > _SCALES[-1] else 1.2,
            lines=20,
        )
        face = card_face(theme, book, card, state, tight, scale)
        markup = toolkit_card(theme, face, tight)
        if _says_all(face, tight, markup):
            return markup
    # Words come before signs where there is no room for both.
    return toolkit_card(theme, replace(face, sections=face.sections[:1]), tight)


@memo(2048)
def _titled(title: str, size: CardSize) -> CardSize:
    """The measures with a title small enough for two lines, or for three where it is long."""
    smaller = size
    for scale in _TITLES:
        smaller = replace(size, title=size.title * scale)
        lines = wrap(title, size.width - 2 * size.padding, smaller.title, BOLD)
        if len(lines) <= MOST_LINES and "…" not in "".join(lines):
            break
    return smaller


def _in_hand(theme: Theme, face: CardFace, size: CardSize, brief: str) -> Markup:
    """A card of a hand, set closer where that gives all words room.

    Else it says no more than `brief`, if there is such a thing, and at last "…" ends the words.
    """
    faces = [face, replace(face, words=brief)] if brief else [face]
    for each, (spacing, words, leading) in product(faces, _CLOSER):
        tight = replace(size, spacing=size.spacing * spacing, words=words, leading=leading, lines=9)
        markup = toolkit_card(theme, each, tight)
        if not each.words or _says_all(each, tight, markup):
            break
    return markup


def _says_all(face: CardFace, size: CardSize, markup: Markup) -> bool:
    """Whether all of a card's words found room: the last line is there, and none is cut."""
    last = wrap(face.words, size.width - 2 * size.padding, size.words)[-1]
    return f">{escape(last)}<" in markup and "…" not in markup


def card_face(
    theme: Theme,
    book: Book,
    card: Card,
    state: CardState = PLAIN,
    size: CardSize = LARGE,
    scale: float = 1,
) -> CardFace:
    """Everything on a card, in the order of its parts; `scale` is that of the signs."""
    lang = book.lang
    large = size.height > HAND.height
    printed = _printed(theme, book, card, size, scale)
    pills = [
        need_pill(theme, need, None if state.met is None else state.met[k], size.words * 1.74, lang)
        for k, need in enumerate(printed.needs)
    ]
    store = _store(theme, card, state, size, large)
    kind = say(lang, KIND_NAMES[card.kind])
    if not large and printed.points is not None:
        kind, store = _squeezed_foot(kind, store, printed.points, size)
    return CardFace(
        title=book.name("card", card.name),
        color=f"kind-{KIND_NAMES[card.kind]}",
        kind=kind,
        kind_icon=_KIND_ICONS[card.kind],
        corner=_corner(theme, card, state, large),
        tags=printed.tags,
        requirements=pills,
        sections=printed.sections,
        words=printed.words,
        store=store,
        points=printed.points,
        vignette=f"tag-{TAG_NAMES[card.tags[0]]}" if card.tags else "card",
        state=state.state,
        data={"data_key": state.key} if state.key else {},
    )


@dataclass(frozen=True)
class Printed:
    """What stands on a card however it stands; prices and requirements come and go."""

    needs: list[Row]
    sections: list[Section]
    tags: list[Box]
    points: Box | None
    words: str


@memo(2048)
def _printed(theme: Theme, book: Book, card: Card, size: CardSize, scale: float) -> Printed:
    lines = icon_rows(card)
    large = size.height > HAND.height
    needs = [line for line in lines if line.kind == "requirement"]
    worth = [line for line in lines if line.kind == "points"]
    unit = max(14.0, 21.0 * scale * size.width / LARGE.width) if large else 16.0
    sections = _sections(theme, card, lines, unit, size, book.lang)
    return Printed(
        needs=needs,
        sections=sections,
        tags=_tags(theme, card, large),
        points=points_pill(theme, worth[0], size.foot * 2.2, book.lang) if worth else None,
        words=card_words(book, card),
    )


def card_words(book: Book, card: Card) -> str:
    """What a card does, without what its pills say: the requirement and the points."""
    sentences = card_text(book, card)
    if card.needs:
        sentences = sentences[1:]
    if card.worth is not None or card.vp:
        sentences = sentences[:-1]
    return " ".join(sentences)


def lasting_words(book: Book, card: Card) -> str:
    """What a corporation does after its start, which its icons tell too; empty for other cards."""
    starts = card.is_corporation() and bool(card.play)
    return " ".join(card_text(book, card)[1:]) if starts else ""


def _corner(theme: Theme, card: Card, state: CardState, large: bool) -> Box:
    """The price now; the printed one struck through where it differs."""
    size = 33.0 if large else 25.0
    if card.is_corporation():
        return glyph(theme, "tr", size * 0.7, theme["kind-corporation"])
    if state.price is None or state.price == card.cost:
        return coin(theme, card.cost, size)
    old = word(str(card.cost), size * 0.44, theme["text-3"], weight=MEDIUM)
    bar = path(f"M-1 0H{old.width + 1:.1f}", stroke=theme["text-3"], stroke_width=1.2)
    return row(
        (coin(theme, state.price, size), Box(old.width, old.height, join((old.body, bar)))), 5
    )


def _tags(theme: Theme, card: Card, large: bool) -> list[Box]:
    size = 27.0 if large else 20.0
    boxes = [tag(theme, TAG_NAMES[number], size) for number in card.tags]
    if card.is_event():
        boxes.append(tag(theme, "event", size))
    return boxes


def _store(theme: Theme, card: Card, state: CardState, size: CardSize, large: bool) -> Box | None:
    """Resources on the card; on a large card its number, too, where its foot has room."""
    boxes = []
    if state.held is not None:
        name = RESOURCE_NAMES[card.holds]
        sign = glyph(theme, name if name in ICONS else "card", size.foot * 1.3)
        count = word(str(state.held), size.foot * 1.15, theme["text-1"], weight=BOLD)
        boxes.append(row((sign, count), 3))
    if size.width >= GRID.width and card.number:
        boxes.append(word(card.printed_number(), size.foot, theme["text-3"], weight=MEDIUM))
    return row(boxes, 9) if boxes else None


def _squeezed_foot(
    kind: str, store: Box | None, pill: Box, size: CardSize
) -> tuple[str, Box | None]:
    """Kind and resources in the foot of a small card that also has a pill of points.

    The kind's mark always stays; its word is shortened, or goes where resources need the room.
    """
    left = size.padding + size.foot * 1.4
    right = size.width - size.padding - pill.width
    if store is None:
        return kind if measure(kind, size.foot, MEDIUM) <= right - left else "", None
    usual = size.width * 0.46
    if usual + store.width < right:
        return kind, store
    return "", Box(store.width, store.height, shifted(store.body, left + 2 - usual, 0))


# Icon rows.


def _sections(
    theme: Theme, card: Card, lines: Sequence[Row], unit: float, size: CardSize, lang: str
) -> list[Section]:
    """Action box, effect box, immediate row; a corporation starts with what it has."""
    order: tuple[str, ...] = ("action", "effect", "immediate")
    if card.is_corporation():
        order = ("start", "effect", "action", "first")
    sections = []
    for kind in order:
        chosen = [line.icons for line in lines if line.kind == kind and line.icons]
        if not chosen:
            continue
        if kind == "start":
            # What it has comes before what it makes.
            chosen = [tuple(sorted(icons, key=lambda icon: bool(icon.frame))) for icons in chosen]
        boxed = kind in ("action", "effect", "first")
        inner = size.width - 2 * size.padding - (2 * size.spacing if boxed else 0)
        boxes = [box for icons in chosen for box in line_box(theme, icons, unit, inner, lang)]
        if boxed:
            # Effects may share a line; an alternative of an action always has its own.
            lines_of = rows(boxes, inner, unit * 1.4) if kind == "effect" else boxes
            stack = column(lines_of, size.spacing * 0.9, anchor="middle")
            sections.append(Section([stack], "effect" if kind == "effect" else "action"))
        else:
            sections.append(Section(boxes))
    return sections
