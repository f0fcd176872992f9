"""Lists of cards on the page of Terraforming Mars: hand and offer, played, actions, events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.playing import met, price
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.table.parts import Part
from planetfall.web.games.terraforming_mars.card import face_markup
from planetfall.web.games.terraforming_mars.position import mars, shown_seat
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

_LISTS: Final = frame.places(["handbar", *(f"cards-{place}" for place in range(4))])
_PLACES: Final = Html(f'<section id="hand" class="handw">{_LISTS}</section>')
_TABS: Final = ("tm.hand", "tm.played", "tm.actions", "tm.events")
_EMPTY: Final = ("tm.no_hand", "tm.no_played", "tm.no_actions", "tm.no_events")
"""What is said of lists without cards."""


def hand(scene: Scene) -> list[Part]:
    """Hand and offer, played cards, actions and events as tabs; each list a part of its own."""
    game, seat = mars(scene), shown_seat(scene)
    player, kit = game.players[seat], game.kit(seat)
    offered = _offered(player) if scene.me >= 0 else []
    rows = _hand_rows(scene, offered) if scene.me >= 0 else []
    played = [(card, held(game, card)) for card in player.tableau]
    acting = [(card, held(game, card), card in player.used) for card in kit.actions]
    bar = _Bar(
        counts=(
            _offer_size(player, offered) or (len(player.hand) if scene.me >= 0 else 0),
            len(played),
            len(acting),
            len(player.events),
        ),
        offers=bool(_offer_size(player, offered)),
        playable=sum(key.startswith("play:") for key in scene.table_view.keys),
        can_pass="pass" in scene.table_view.keys,
    )
    me, state = scene.me, scene.table_view.state
    return [
        ("hand", _PLACES),
        ("hand/handbar", scene.drawn(("handbar", me), bar, lambda: _draw_bar(scene, bar))),
        (
            "hand/cards-0",
            scene.drawn(("cards-0", me), (rows, state), lambda: _draw_hand(scene, rows)),
        ),
        (
            "hand/cards-1",
            scene.drawn(("cards-1", me), played, lambda: _list(scene, 1, _played(scene, played))),
        ),
        (
            "hand/cards-2",
            scene.drawn(("cards-2", me), acting, lambda: _draw_actions(scene, acting)),
        ),
        (
            "hand/cards-3",
            scene.drawn(("cards-3", me), player.events, lambda: _draw_events(scene, player.events)),
        ),
    ]


def _offered(player: Player) -> list[int]:
    """Corporations and cards to choose from; of the corporations only the chosen one."""
    corporations = player.corporations
    if player.chosen in corporations:
        corporations = [player.chosen]
    return [*corporations, *player.offer]


def _offer_size(player: Player, offered: list[int]) -> int:
    """How many cards are on offer, without the corporation that is chosen already."""
    return len(offered) - (player.chosen in player.corporations) if offered else 0


def held(game: Mars, card: int) -> int | None:
    """Resources on a card, `None` where it holds none."""
    slot = CARDS[card].slot
    return game.held[slot] if slot >= 0 else None


# The bar above the lists.


@dataclass(frozen=True)
class _Bar:
    """What the bar above the lists shows."""

    counts: tuple[int, ...]
    """Cards in each list."""
    offers: bool
    """Whether the first list has cards on offer: then it is called after them."""
    playable: int
    can_pass: bool


def _draw_bar(scene: Scene, bar: _Bar) -> Html:
    """The tabs of the lists with their counts, sorting, and what is done with the hand."""
    words = scene.words
    names = ("tm.offer", *_TABS[1:]) if bar.offers else _TABS
    tabs = join(
        Html(
            f'<label class="htab"><input type="radio" name="handtab" id="htab-{place}"'
            f"{attr('checked', place == 0)}>"
            f'<span>{esc(words[name])} <b class="n">{esc(bar.counts[place])}</b></span></label>'
        )
        for place, name in enumerate(names)
    )
    sell = _sell_button(scene) if scene.me >= 0 else NOTHING
    passing = _pass_button(words) if bar.can_pass else NOTHING
    return Html(
        f'<div class="handbar" id="handbar">{tabs}<span class="end row gap6">'
        f'<span class="label canplay">{esc(words.fill("tm.playable", n=bar.playable))}</span>'
        f"{_sorting(words)}{sell}{passing}</span></div>"
    )


def _sorting(words: Words) -> Html:
    options = join(
        Html(f'<option value="{esc(value)}">{esc(words[word])}</option>')
        for value, word in (
            ("place", "tm.sort_order"),
            ("cost", "tm.sort_cost"),
            ("kind", "tm.sort_kind"),
        )
    )
    return Html(
        f'<label class="sorter">{icon("ui-search", 13)}<select data-sort="cards-0"'
        f' aria-label="{esc(words["tm.sort"])}">{options}</select></label>'
        f'<label class="onlyl"><input type="checkbox" data-filter="cards-0">'
        f"<span>{esc(words['tm.only_playable'])}</span></label>"
    )


def _sell_button(scene: Scene) -> Html:
    """The standard project that is played with the hand."""
    return Html(
        '<button type="button" class="btn small" data-key="standard:sell_patents">'
        f"{icon('card', 13, 'card')}{esc(scene.name('standard', 'sell_patents'))}</button>"
    )


def _pass_button(words: Words) -> Html:
    return Html(
        '<button type="button" class="btn small" data-key="pass">'
        f'<span class="long">{esc(words["tm.pass"])}</span>'
        f'<span class="short">{esc(words["tm.pass_short"])}</span></button>'
    )


# The lists.


def _list(scene: Scene, place: int, cards: Html) -> Html:
    """A list of cards, or why it is empty."""
    words = scene.words
    if not cards:
        # Spectators have no hand, and after the end nobody gets cards.
        explains = place > 0 or (scene.me >= 0 and scene.table_view.state == "playing")
        reason = words[_EMPTY[place] if explains else "tm.nothing"]
        cards = Html(f'<p class="muted none">{esc(reason)}</p>')
    return Html(
        f'<div class="cards c{place}" id="cards-{place}" data-scroll="cards-{place}"'
        f' data-title="{esc(words[_TABS[place]])}">{cards}</div>'
    )


@dataclass(frozen=True)
class _Row:
    """A card on offer or in hand, as it is now."""

    card: int
    prefix: str
    """Of the option it stands for; empty for none."""
    place: int
    price: int
    met: tuple[bool, ...]


def _hand_rows(scene: Scene, offered: list[int]) -> list[_Row]:
    """What the viewer is offered and holds, with prices and requirements as they are now."""
    game, seat = mars(scene), scene.me
    player = game.players[seat]
    asks = not offered and any(key.startswith("card:") for key in scene.table_view.keys)
    groups = (
        (offered, "card", 0),
        (player.drafted, "", 100),
        (player.hand, "card" if asks else "play", 200),
    )
    rows = []
    for cards, prefix, first in groups:
        for place, number in enumerate(cards, first):
            card = CARDS[number]
            needs = tuple(met(game, seat, card)) if card.needs else ()
            rows.append(_Row(number, prefix, place, price(game, seat, card), needs))
    return rows


DIVIDER: Final = Html(
    '<span class="divider" data-place="50" data-cost="999" data-kind="99"></span>'
)
"""Between what is offered and what is held; behind all cards where they are sorted."""


def _draw_hand(scene: Scene, rows: list[_Row]) -> Html:
    offered = [_hand_card(scene, row) for row in rows if row.place < 100]
    own = [_hand_card(scene, row) for row in rows if row.place >= 100]
    divider = [DIVIDER] if offered and own else []
    return _list(scene, 0, join([*offered, *divider, *own]))


def _hand_card(scene: Scene, row: _Row) -> Html:
    card = CARDS[row.card]
    name = esc(card.name)
    key = Html(f' data-key="{esc(row.prefix)}:{name}"') if row.prefix else NOTHING
    return Html(
        f'<div class="cardbox" data-place="{esc(row.place)}" data-cost="{esc(row.price)}"'
        f' data-kind="{esc(card.kind)}" id="card-{name}"><button type="button" class="cardbtn"'
        f"{key}>{face_markup(scene.lang, row.card, price=row.price, met=row.met)}"
    )


def _played(scene: Scene, cards: list[tuple[int, int | None]]) -> Html:
    return join(
        Html(
            '<div class="cardbox" data-place="0"><button type="button" class="cardbtn plain"'
            f' data-key="card:{esc(CARDS[card].name)}">{face_markup(scene.lang, card, held=count)}'
        )
        for card, count in cards
    )


def _draw_actions(scene: Scene, cards: list[tuple[int, int | None, bool]]) -> Html:
    word = scene.words["tm.used"]
    boxes = join(
        Html(
            f'<div{cls("cardbox", "used" if used else "")} data-place="0"><button type="button"'
            f' class="cardbtn" data-key="act:{esc(CARDS[card].name)}"'
            f' title="{esc(word if used else "")}">{face_markup(scene.lang, card, held=count)}'
        )
        for card, count, used in cards
    )
    return _list(scene, 2, boxes)


def _draw_events(scene: Scene, cards: list[int]) -> Html:
    return _list(scene, 3, _played(scene, [(card, None) for card in cards]))


def tableau(scene: Scene, seat: int) -> Html:
    """The played cards of a seat, for its panel."""
    game = mars(scene)
    player = game.players[seat]
    cards = [(card, held(game, card)) for card in player.tableau]
    cards += [(card, None) for card in player.events]
    shown = _played(scene, cards)
    return Html(f'<h2>{esc(scene.names[seat])}</h2><div class="tableau">{shown}</div>')
