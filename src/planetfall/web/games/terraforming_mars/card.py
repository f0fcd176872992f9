"""One card on the page of Terraforming Mars: in a list, enlarged, about to be used."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import BY_NAME, CARDS, Card
from planetfall.games.terraforming_mars.draw.cards import PLAIN, CardState, draw_card
from planetfall.games.terraforming_mars.draw.table import own_book
from planetfall.games.terraforming_mars.playing import met, price
from planetfall.games.terraforming_mars.words import card_text
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.card import GRID, HAND, LARGE, PHONE, CardSize
from planetfall.svg.memo import memo
from planetfall.web.games.terraforming_mars.position import mars
from planetfall.web.html import NOTHING, Html, esc, icon, join
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

SETS: Final = ("BuyStartingCards", "BuyResearch", "BuyOffered", "SellPatents")
"""Questions that take any number of cards and then `done`: the page lets one tick them."""
CARD_LETTERS: Final = 200
"""What a large card has room for; longer words stand beside it."""


@memo(4000)
def face_markup(
    lang: str,
    number: int,
    *,
    price: int | None = None,
    met: tuple[bool, ...] | None = None,
    held: int | None = None,
    sizes: tuple[CardSize, ...] = (HAND,),
) -> Html:
    """The face of a card in a list with its button to enlarge it, and the end of its box.

    Of two sizes the second is for large screens.
    """
    card = CARDS[number]
    state = CardState(price=price, met=met, held=held)
    roomy = join(
        Html(f'<span class="roomy">{_picture(lang, card, state, size)}</span>')
        for size in sizes[1:]
    )
    return Html(
        f"{_picture(lang, card, state, sizes[0])}{roomy}</button>"
        f'<button type="button" class="zoom" data-act="panel"'
        f' data-name="card" data-what="{esc(card.name)}"'
        f' aria-label="{esc(own_book(lang).name("card", card.name))}">'
        f"{icon('ui-zoom', 13)}</button></div>"
    )


def _picture(lang: str, card: Card, state: CardState, size: CardSize) -> Html:
    book = own_book(lang)
    return picture(
        THEME,
        draw_card(THEME, book, card, state, size),
        size.width,
        size.height,
        title=book.name("card", card.name),
        desc=" ".join(_sentences(lang, card.id)),
        lang=lang,
        classes="card-svg",
    )


@memo(1000)
def _sentences(lang: str, number: int) -> list[str]:
    """What a card does."""
    return card_text(own_book(lang), CARDS[number])


@memo(1000)
def _enlarged(lang: str, number: int, size: CardSize = LARGE) -> Html:
    return _picture(lang, CARDS[number], PLAIN, size)


def _long_words(scene: Scene, card: Card) -> Html:
    """What a card does, where a large card has no room for it."""
    lines = _sentences(scene.lang, card.id)
    if sum(map(len, lines)) <= CARD_LETTERS:
        return NOTHING
    return join(Html(f"<p>{esc(line)}</p>") for line in lines)


def enlarged(scene: Scene, what: str) -> Html:
    """One card with all its words, and what can be done with it; by name or by option."""
    card = BY_NAME.get(what.rpartition(":")[2])
    if card is None:
        return NOTHING
    return Html(
        f'<div class="zoomed">{large_face(scene, card)}<div class="toldlines">'
        f"{_long_words(scene, card)}{_use(scene, card)}</div></div>"
    )


def large_face(scene: Scene, card: Card, size: CardSize = LARGE) -> Html:
    """A card enlarged: one in hand with the price that would be paid and what it needs."""
    if scene.me < 0 or card.id not in mars(scene).players[scene.me].hand:
        return _enlarged(scene.lang, card.id, size)
    game = mars(scene)
    needs = tuple(met(game, scene.me, card)) if card.needs else None
    state = CardState(price=price(game, scene.me, card), met=needs)
    return _picture(scene.lang, card, state, size)


def face(scene: Scene, what: str) -> Html:
    """The face of a card alone, with all words: for the grid of cards, or `phone:` for a phone."""
    size, _, name = what.rpartition(":")
    card = BY_NAME.get(name)
    if card is None:
        return NOTHING
    return large_face(scene, card, PHONE if size == "phone" else GRID)


def search_words(lang: str, number: int) -> str:
    """What a card is found by: its name and words."""
    name = own_book(lang).name("card", CARDS[number].name)
    return " ".join((name, *_sentences(lang, number))).lower()


def _use(scene: Scene, card: Card) -> Html:
    """The button that chooses a card, or why it cannot be chosen."""
    if scene.me < 0:
        return NOTHING
    for prefix in ("play", "act", "card"):
        if f"{prefix}:{card.name}" in scene.table_view.keys:
            return frame.answer(scene, f"{prefix}:{card.name}", _pressed(scene, prefix))
    player = mars(scene).players[scene.me]
    if card.id in player.hand:
        return frame.answer(scene, f"play:{card.name}")
    if card.id in player.tableau and card.action is not None:
        return frame.answer(scene, f"act:{card.name}")
    return NOTHING


def _pressed(scene: Scene, prefix: str) -> Html:
    """What a press on a card does that is only chosen by it; of a set it may be chosen already."""
    words = scene.words
    if prefix != "card":
        return NOTHING
    if scene.asking() not in SETS:
        return esc(words["tm.select"])
    return Html(
        f'<span class="untick">{esc(words["tm.unselect"])}</span>'
        f'<span class="tick">{esc(words["tm.select"])}</span>'
    )


def about_to_use(scene: Scene, option: str) -> Html:
    """A card that is about to be used, for the sheet over the board.

    Its face as it is now, its price or the option in words, and its own words where its face has
    no room for them.
    """
    kind, _, name = option.partition(":")
    card = BY_NAME.get(name)
    if card is None or scene.me < 0 or option not in scene.table_view.keys:
        return NOTHING
    game, words = mars(scene), scene.words
    state, head, payment = PLAIN, scene.label(option), NOTHING
    if kind == "play":
        due = price(game, scene.me, card)
        needs = tuple(met(game, scene.me, card)) if card.needs else None
        state = CardState(price=due, met=needs)
        head = words.fill("tm.pay", n=due) if due else words["tm.free"]
        payment = _money(words, due, game.players[scene.me].stock[0]) if due else NOTHING
    elif card.id in game.kit(scene.me).holders:
        state = CardState(held=game.held[card.slot])
    slots = {
        "face": _picture(scene.lang, card, state, LARGE),
        "head": esc(head),
        "due": payment,
        "told": _long_words(scene, card),
    }
    return join(
        Html(f'<div data-slot="{esc(slot)}">{esc(inside)}</div>') for slot, inside in slots.items()
    )


def _money(words: Words, due: int, money: int) -> Html:
    """The price where money is the only means."""
    return Html(
        f'<span class="means rest">{icon("megacredit", 17, "mc")}<output>{due}</output>'
        f"<small>{esc(words.fill('tm.pay_of', n=money))}</small></span>"
    )


def sheet(words: Words) -> Html:
    """The place for the card that is about to be used; the client fills and shows it."""
    slots = join(
        Html(f'<div class="{esc(slot)}" data-slot="{esc(slot)}"></div>')
        for slot in ("paybox", "due", "change", "told")
    )
    return Html(
        '<div id="cardsheet" class="cardsheet" role="group" data-client hidden>'
        '<div class="face" data-slot="face"></div>'
        f'<div class="side"><h3 data-slot="head"></h3>{slots}</div>'
        f'<button type="button" class="iconbtn close" aria-label="{esc(words["close"])}">×</button>'
        "</div>"
    )
