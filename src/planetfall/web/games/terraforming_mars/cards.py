"""Cards on the page of Terraforming Mars: hand, offer, what was played, one card in full."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from planetfall.games.terraforming_mars.components.card import CARDS, Card
from planetfall.games.terraforming_mars.draw.cards import PLAIN, CardState, draw_card
from planetfall.games.terraforming_mars.draw.view import kit_of, needs_met
from planetfall.games.terraforming_mars.words import card_text
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.card import HAND, LARGE, CardSize
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.text.book import Book
from planetfall.web.games.terraforming_mars.seen import HOLE, Seen, around, figure, filled
from planetfall.web.html import NOTHING, Html, Pieces, attr, cls, esc, icon, join, part
from planetfall.web.memo import remembered
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words


def name(scene: Scene, card: str) -> str:
    """The name of a card."""
    return scene.name("card", card)


def _by_name(what: str) -> Card | None:
    for card in CARDS:
        if card.name == what:
            return card
    return None


def words_of(scene: Scene, card: Card) -> list[str]:
    """What a card does, in sentences."""
    if scene.book is None:
        return []
    return card_text(scene.book, card)


# The hand.


_LISTS: Final = frame.places(["handbar", *(f"cards-{place}" for place in range(4))])
_PLACES: Final = Html(f'<section id="hand" class="handw">{_LISTS}</section>')


def hand(scene: Scene, game: Seen, seat: int) -> list[Part]:
    """Hand, offer, played cards, actions and events as tabs; each list a part of its own."""
    area, keys = scene.area(seat), scene.table_view.keys
    asked = Asked(
        cards=not _offered(area) and any(key.startswith("card:") for key in keys),
        playable=sum(key.startswith("play:") for key in keys),
        can_pass="pass" in keys,
    )
    now = _seen_hand(scene, area, asked.cards)
    seen = (asked.playable, asked.can_pass, now, _LAID(area), scene.table()["held"])
    return scene.kept(("hand", scene.me), seen, lambda: _parts(scene, game, seat, asked, now))


@dataclass(frozen=True)
class Asked:
    """What the open question asks of the hand."""

    cards: bool
    """Whether cards in hand are the answers; those on offer always are."""
    playable: int
    can_pass: bool


def _offered(area: dict[str, Any]) -> list[int]:
    """Corporations and cards to choose from; of the corporations only the chosen one."""
    corporations = area.get("corporations", [])
    if area.get("chosen") in corporations:
        corporations = [area["chosen"]]
    return [*corporations, *area.get("offer", [])]


_LAID: Final = itemgetter("events", "used")


def _parts(scene: Scene, game: Seen, seat: int, asked: Asked, now: Any) -> list[Part]:
    kit = kit_of(tuple(scene.area(seat)["tableau"]))
    held = _held(scene.table()["held"], kit.holders)
    return [
        ("hand", _PLACES),
        ("hand/handbar", _bar(scene, seat, len(kit.actions), asked)),
        ("hand/cards-0", _hand(scene, game, seat, asked.cards, now)),
        ("hand/cards-1", _tableau(scene, seat, held)),
        ("hand/cards-2", _acting(scene, seat, kit.actions, held)),
        ("hand/cards-3", _events(scene, seat)),
    ]


def _held(slots: list[int], cards: list[int]) -> dict[int, int]:
    """What lies on some cards, all of which can hold something."""
    return {card: slots[CARDS[card].slot] for card in cards}


_SHOWN: Final = ("hand", "offer", "corporations", "chosen", "drafted")
"""What the first list shows; of the hands of others there is nothing to show."""
_NEEDY: Final = frozenset(card.id for card in CARDS if card.needs)
_OWN_NEEDS: Final = itemgetter("events", "production", "next_slack", "tiles")
_NEEDS: Final = itemgetter(
    "temperature",
    "oxygen",
    "ocean_hexes",
    "greenery_hexes",
    "city_hexes",
    "special_hexes",
    "specials",
    "moons",
    "held",
    "extras",
)
"""What requirements can depend on."""


def _seen_hand(scene: Scene, area: dict[str, Any], asks: bool) -> Any:
    """What the first list depends on."""
    shown = [area.get(name) for name in _SHOWN]
    now = (asks, scene.table_view.state)
    return now, shown, area["tableau"], area.get("next_discount"), _needed(scene, area)


def _hand(scene: Scene, game: Seen, seat: int, asks: bool, seen: Any) -> Pieces:
    """What is held and what is offered, with prices and requirements as they are now."""
    return scene.kept(
        ("cards-0", scene.me),
        seen,
        lambda: _list(scene, 0, _hand_row(scene, game, seat, asks)),
    )


def _tableau(scene: Scene, seat: int, held: dict[int, int]) -> Pieces:
    cards = scene.area(seat)["tableau"]
    seen = (cards, held)
    return scene.kept(("cards-1", seat), seen, lambda: _list(scene, 1, _all(scene, held, cards)))


def _acting(scene: Scene, seat: int, cards: list[int], held: dict[int, int]) -> Pieces:
    used = scene.area(seat)["used"]
    seen = (cards, held, used)
    return scene.kept(
        ("cards-2", seat), seen, lambda: _list(scene, 2, _actions(scene, held, cards, used))
    )


def _events(scene: Scene, seat: int) -> Pieces:
    cards = scene.area(seat)["events"]
    return scene.kept(("cards-3", seat), cards, lambda: _list(scene, 3, _all(scene, {}, cards)))


def _needed(scene: Scene, area: dict[str, Any]) -> Any:
    """What the requirements of the cards in view depend on; nothing where they have none."""
    for name in ("hand", "offer", "drafted"):
        if name in area and not _NEEDY.isdisjoint(area[name]):
            return _OWN_NEEDS(area), _NEEDS(scene.table())
    return None


def _bar(scene: Scene, seat: int, actions: int, asked: Asked) -> Html:
    """The tabs of the lists with their counts, sorting, and what is done with the hand."""
    area = scene.area(seat)
    offered = len(_offered(area)) - (area.get("chosen") in area.get("corporations", ()))
    first = offered or len(area.get("hand", ()))
    counts = (first, len(area["tableau"]), actions, len(area["events"]))
    seen = (counts, asked.playable, asked.can_pass, offered)
    return scene.kept(
        ("handbar", scene.me), seen, lambda: _drawn_bar(scene, counts, asked, bool(offered))
    )


def _drawn_bar(scene: Scene, counts: tuple[int, ...], asked: Asked, offers: bool) -> Html:
    said = scene.words
    sell = scene.name("standard", "sell_patents") if scene.me >= 0 else ""
    playable = esc(said.fill("tm.playable", n=asked.playable))
    passing = _pass(said) if asked.can_pass else NOTHING
    return filled(_bar_frame(said, sell, offers), (*map(figure, counts), playable, passing))


@memo(16)
def _bar_frame(said: Words, sell: str, offers: bool) -> tuple[Html, ...]:
    """The bar with holes for the counts, for what can be played, and for passing.

    Cards on offer stand before those in hand: their list is called after them.
    """
    words = ("tm.offer", *_TABS[1:]) if offers else _TABS
    tabs = join([_tab(place, said[word]) for place, word in enumerate(words)])
    return around(
        f'<div class="handbar" id="handbar">{tabs}<span class="end row gap6">'
        f'<span class="label canplay">{HOLE}</span>'
        f"{_sorting(said)}{_sell(sell) if sell else NOTHING}{HOLE}</span></div>"
    )


_TABS: Final = ("tm.hand", "tm.played", "tm.actions", "tm.events")


def _all(scene: Scene, held: dict[int, int], cards: list[int]) -> list[Html]:
    return [
        piece
        for card in cards
        for piece in (_played(CARDS[card].name), _body(scene, card, held=held.get(card)))
    ]


def _actions(scene: Scene, held: dict[int, int], cards: list[int], used: list[int]) -> list[Html]:
    word = scene.words["tm.used"]
    return [
        piece
        for card in cards
        for piece in (
            _action(CARDS[card].name, word if card in used else ""),
            _body(scene, card, held=held.get(card)),
        )
    ]


def _list(scene: Scene, place: int, cards: list[Html]) -> Pieces:
    start = _list_start(scene.words, place)
    draws = scene.me >= 0 and scene.table_view.state == "playing"
    nothing = _nothing(scene.words, place, place > 0 or draws)
    return part(start, *(cards or [nothing]), after="</div>")


@memo(64)
def _list_start(said: Words, place: int) -> str:
    return (
        f'<div class="cards c{place}" id="cards-{place}" data-scroll="cards-{place}"'
        f' data-title="{esc(said[_TABS[place]])}">'
    )


@memo(64)
def _nothing(said: Words, place: int, why: bool) -> Html:
    """Why a list is empty; who only watches has no hand, and after the end nobody gets cards."""
    word = _NONE[place] if why else "tm.nothing"
    return Html(f'<p class="muted none">{esc(said[word])}</p>')


_NONE: Final = ("tm.no_hand", "tm.no_played", "tm.no_actions", "tm.no_events")
"""What is said of lists without cards."""


def _tab(place: int, word: str) -> Html:
    return Html(
        f'<label class="htab"><input type="radio" name="handtab" id="htab-{place}"'
        f'{attr("checked", place == 0)}><span>{esc(word)} <b class="n">{HOLE}</b></span></label>'
    )


def _sorting(said: Words) -> Html:
    options = join(
        Html(f'<option value="{value}">{esc(said[word])}</option>')
        for value, word in (
            ("place", "tm.sort_order"),
            ("cost", "tm.sort_cost"),
            ("kind", "tm.sort_kind"),
        )
    )
    return Html(
        f'<label class="sorter">{icon("ui-search", 13)}<select data-sort="cards-0"'
        f' aria-label="{esc(said["tm.sort"])}">{options}</select></label>'
        f'<label class="onlyl"><input type="checkbox" data-filter="cards-0">'
        f"<span>{esc(said['tm.only_playable'])}</span></label>"
    )


def _sell(word: str) -> Html:
    """The standard project that is played with the hand."""
    key = "standard:sell_patents"
    return Html(
        f'<button type="button" class="btn small" data-key="{key}">{icon("card", 13, "card")}'
        f"{esc(word)}</button>"
    )


@memo(8)
def _pass(said: Words) -> Html:
    return Html(
        '<button type="button" class="btn small" data-key="pass">'
        f'<span class="long">{esc(said["tm.pass"])}</span>'
        f'<span class="short">{esc(said["tm.pass_short"])}</span></button>'
    )


DIVIDER: Final = Html(
    '<span class="divider" data-place="50" data-cost="999" data-kind="99"></span>'
)
"""Between what is offered and what is held; behind all cards where they are sorted."""


def _hand_row(scene: Scene, game: Seen, seat: int, asks: bool) -> list[Html]:
    area = scene.area(seat)
    kit = kit_of(tuple(area["tableau"]))
    held, picked, offered = area.get("hand", []), area.get("drafted", []), _offered(area)
    pieces: list[Html] = []

    def add(number: int, prefix: str, place: int) -> None:
        card = CARDS[number]
        price = kit.price(card, area["next_discount"])
        met = tuple(needs_met(game.position, seat, card)) if card.needs else ()
        pieces.append(_card(card, price, prefix, place))
        pieces.append(_body(scene, number, price, met))

    for place, number in enumerate(offered):
        add(number, "card", place)
    if offered and (held or picked):
        pieces.append(DIVIDER)
    for place, number in enumerate(picked, 100):
        add(number, "", place)
    for place, number in enumerate(held, 200):
        add(number, "card" if asks else "play", place)
    return pieces


# A card in a list: how its box begins, then its face with the rest of the box, which is kept.


def _card(card: Card, price: int, prefix: str, place: int) -> Html:
    """A card that is offered or held; `prefix` is that of the option it stands for, if any."""
    data = f' data-key="{prefix}:{card.name}"' if prefix else ""
    return Html(
        f'<div class="cardbox" data-place="{place}" data-cost="{price}" data-kind="{card.kind}"'
        f' id="card-{card.name}"><button type="button" class="cardbtn"{data}>'
    )


@memo(1024)
def _played(card: str) -> Html:
    return Html(
        f'<div class="cardbox" data-place="0"><button type="button" class="cardbtn plain"'
        f' data-key="card:{esc(card)}">'
    )


@memo(1024)
def _action(card: str, used: str) -> Html:
    """A card that can act; `used` is the word for one that has acted."""
    return Html(
        f'<div{cls("cardbox", "used" if used else "")} data-place="0"><button type="button"'
        f' class="cardbtn" data-key="act:{esc(card)}" title="{esc(used)}">'
    )


def _body(
    scene: Scene,
    number: int,
    price: int | None = None,
    met: tuple[bool, ...] = (),
    held: int | None = None,
) -> Html:
    key = ("card", scene.lang, number, price, met, held)
    return remembered(key, lambda: _drawn_body(scene, CARDS[number], price, met, held))


def _drawn_body(
    scene: Scene, card: Card, price: int | None, met: tuple[bool, ...], held: int | None
) -> Html:
    look = CardState(price=price, met=met if price is not None else None, held=held)
    return Html(
        f"{_picture(scene, card, look, HAND)}</button>"
        f'<button type="button" class="zoom" data-act="panel" data-name="card"'
        f' data-what="{esc(card.name)}" aria-label="{esc(name(scene, card.name))}">'
        f"{icon('ui-zoom', 13)}</button></div>"
    )


# One card.


def _picture(scene: Scene, card: Card, look: CardState, size: CardSize) -> Html:
    title = name(scene, card.name)
    if scene.book is None:
        return Html(f'<span class="cardface">{esc(title)}</span>')
    body = draw_card(THEME, scene.book, card, look, size)
    return Html(
        picture(
            THEME,
            body,
            size.width,
            size.height,
            title=title,
            desc=_told(scene.book, card),
            lang=scene.lang,
            classes="card-svg",
        )
    )


@memo(1024)
def _told(book: Book, card: Card) -> str:
    """What a card does, in one breath."""
    return " ".join(card_text(book, card))


CARD_LETTERS: Final = 200
"""What a large card has room for; longer words stand beside it."""


def large(scene: Scene, what: str) -> Html:
    """One card in full with all its words, and what can be done with it; by name or by option."""
    card = _by_name(what.rpartition(":")[2])
    if card is None:
        return NOTHING
    drawn = remembered(
        ("large", scene.lang, card.name), lambda: _picture(scene, card, PLAIN, LARGE)
    )
    lines = words_of(scene, card)
    told = NOTHING
    if sum(map(len, lines)) > CARD_LETTERS:
        told = join(Html(f"<p>{esc(line)}</p>") for line in lines)
    return Html(
        f'<div class="zoomed">{drawn}<div class="toldlines">{told}{_use(scene, card)}</div></div>'
    )


def chosen(scene: Scene, what: str) -> Html:
    """A card that is about to be used, for the sheet over the board; `what` is the option.

    Its face as it is now, what it costs or the option in words, and its own words where its face
    has no room for them.
    """
    kind, _, named = what.partition(":")
    card = _by_name(named)
    if card is None or scene.me < 0 or what not in scene.table_view.keys:
        return NOTHING
    area = scene.area(scene.me)
    kit = kit_of(tuple(area["tableau"]))
    look, head, due = PLAIN, scene.label(what), NOTHING
    if kind == "play":
        price = kit.price(card, area["next_discount"])
        met = tuple(needs_met(Seen(scene.data).position, scene.me, card)) if card.needs else None
        look = CardState(price=price, met=met)
        head = scene.words.fill("tm.pay", n=price) if price else scene.words["tm.free"]
        due = _due(scene, price, area["stock"][0]) if price else NOTHING
    elif card.id in kit.holders:
        look = CardState(held=scene.table()["held"][card.slot])
    lines = words_of(scene, card)
    told = NOTHING
    if sum(map(len, lines)) > CARD_LETTERS:
        told = join(Html(f"<p>{esc(line)}</p>") for line in lines)
    face = _picture(scene, card, look, LARGE)
    parts = (("face", face), ("head", esc(head)), ("due", due), ("told", told))
    return join(Html(f'<div data-slot="{slot}">{inside}</div>') for slot, inside in parts)


def _due(scene: Scene, price: int, money: int) -> Html:
    """What is paid where money is the only means."""
    return Html(
        f'<span class="means rest">{icon("megacredit", 17, "mc")}<output>{price}</output>'
        f"<small>{esc(scene.words.fill('tm.pay_of', n=money))}</small></span>"
    )


@memo(8)
def sheet(said: Words) -> Html:
    """The place for the card that is about to be used; the client fills and shows it."""
    slots = {name: f'<div class="{name}" data-slot="{name}"></div>' for name in _SLOTS}
    close = (
        f'<button type="button" class="iconbtn close" aria-label="{esc(said["close"])}">×</button>'
    )
    return Html(
        f'<div id="cardsheet" class="cardsheet" role="group" data-client hidden>{slots["face"]}'
        f'<div class="side"><h3 data-slot="head"></h3>{slots["paybox"]}{slots["due"]}'
        f"{slots['change']}{slots['told']}</div>{close}</div>"
    )


_SLOTS: Final = ("face", "paybox", "due", "change", "told")


def _use(scene: Scene, card: Card) -> Html:
    """The button that chooses a card, or why it cannot be chosen."""
    if scene.me < 0:
        return NOTHING
    for prefix in ("play", "act", "card"):
        if f"{prefix}:{card.name}" in scene.table_view.keys:
            return frame.answer(scene, f"{prefix}:{card.name}")
    area = scene.area(scene.me)
    if card.id in area.get("hand", []):
        return frame.answer(scene, f"play:{card.name}")
    if card.id in area["tableau"] and card.action is not None:
        return frame.answer(scene, f"act:{card.name}")
    return NOTHING


def tableau(scene: Scene, seat: int) -> Html:
    """What a player has in play."""
    area = scene.area(seat)
    held = _held(scene.table()["held"], kit_of(tuple(area["tableau"])).holders)
    cards = join(_all(scene, held, [*area["tableau"], *area["events"]]))
    return Html(f'<h2>{esc(scene.names[seat])}</h2><div class="tableau">{cards}</div>')
