"""Lists of cards on the page of Terraforming Mars: hand and offer, played, actions, events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import TAG_NAMES
from planetfall.games.terraforming_mars.playing import met, price
from planetfall.games.terraforming_mars.state import Mars, Player
from planetfall.svg.card import HAND, MIDDLE, WIDE, CardSize
from planetfall.table.parts import Part
from planetfall.web.games.terraforming_mars.card import face_markup, search_words
from planetfall.web.games.terraforming_mars.position import mars, shown_seat
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
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
    player = game.players[seat]
    offered = _offered(player) if scene.me >= 0 else []
    rows = _hand_rows(scene, offered) if scene.me >= 0 else []
    played = [(card, held(game, card)) for card in player.tableau]
    acting = [(card, held(game, card), card in player.used) for card in game.kit(seat).actions]
    sizes = _hand_sizes(len(rows), len(acting))
    act_sizes = _sizes(len(acting) + (len(rows) if len(rows) < FEW else 0))
    bar = _bar(scene, player, offered, len(acting))
    lists: list[tuple[Any, Callable[[], Html]]] = [
        ((rows, sizes, scene.table_view.state), lambda: _draw_hand(scene, rows, sizes)),
        (played, lambda: _list(scene, 1, _played(scene, played, _sizes(len(played))))),
        ((acting, act_sizes), lambda: _draw_actions(scene, acting, act_sizes)),
        (player.events, lambda: _draw_events(scene, player.events)),
    ]
    return [
        ("hand", _PLACES),
        ("hand/handbar", scene.drawn(("handbar", scene.me), bar, lambda: _draw_bar(scene, bar))),
        *(
            (f"hand/cards-{place}", scene.drawn((f"cards-{place}", scene.me), inputs, draw))
            for place, (inputs, draw) in enumerate(lists)
        ),
    ]


def _offered(player: Player) -> list[int]:
    """Corporations and cards to choose from; of the corporations only the chosen one."""
    corporations = player.corporations
    if player.chosen in corporations:
        corporations = [player.chosen]
    return [*corporations, *player.offer]


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
    tags: tuple[int, ...]
    """How many cards of the first list have each tag."""


def _bar(scene: Scene, player: Player, offered: list[int], actions: int) -> _Bar:
    # The corporation that is chosen already is shown beside the cards on offer.
    on_offer = len(offered) - (player.chosen in offered)
    in_hand = len(player.hand) if scene.me >= 0 else 0
    keys = scene.table_view.keys
    return _Bar(
        counts=(on_offer or in_hand, len(player.tableau), actions, len(player.events)),
        offers=on_offer > 0,
        playable=sum([key.startswith("play:") for key in keys]),
        can_pass="pass" in keys,
        tags=_tags_of([*offered, *player.drafted, *player.hand] if scene.me >= 0 else []),
    )


def _tags_of(cards: list[int]) -> tuple[int, ...]:
    counts = [0] * len(TAG_NAMES)
    for card in cards:
        for tag in set(CARDS[card].tags):
            counts[tag] += 1
    return tuple(counts)


def _draw_bar(scene: Scene, bar: _Bar) -> Html:
    """The tabs of the lists with their counts, sorting, and what is done with the hand."""
    words = scene.words
    if scene.me < 0:
        return _draw_watched_bar(scene, bar)
    names = ("tm.offer", *_TABS[1:]) if bar.offers else _TABS
    tabs = _list_tabs(words, bar, names)
    return Html(
        f'<div class="handbar" id="handbar">{tabs}{_tag_filter(scene, bar.tags)}'
        f'<span class="end row gap6">'
        f'<span class="label canplay">{esc(words.fill("tm.playable", n=bar.playable))}</span>'
        f"{_sorting(words)}{_sell_button(scene)}{_pass_button(words, offered=bar.can_pass)}"
        "</span></div>"
    )


def _draw_watched_bar(scene: Scene, bar: _Bar) -> Html:
    """The tabs for a spectator: whose cards they are, and no hand."""
    seat = shown_seat(scene)
    owner = Html(f'<b class="watched">{mark(seat, 13)}{esc(scene.names[seat])}</b>')
    tabs = _list_tabs(scene.words, bar, _TABS, first=1)
    return Html(f'<div class="handbar" id="handbar">{owner}{tabs}</div>')


def _list_tabs(words: Words, bar: _Bar, names: tuple[str, ...], first: int = 0) -> Html:
    """A tab for each list from `first` on, with the number of its cards."""
    return join(
        Html(
            f'<label class="htab"><input type="radio" name="handtab" id="htab-{place}"'
            f"{attr('checked', place == first)}>"
            f'<span>{esc(words[name])} <b class="n">{esc(bar.counts[place])}</b></span></label>'
        )
        for place, name in enumerate(names)
        if place >= first
    )


def _sorting(words: Words) -> Html:
    options = join(
        Html(f'<option value="{esc(value)}">{esc(words[word])}</option>')
        for value, word in (
            ("place", "tm.sort_order"),
            ("own", "tm.sort_own"),
            ("cost", "tm.sort_cost"),
            ("kind", "tm.sort_kind"),
        )
    )
    return Html(
        f'<label class="finder">{icon("ui-search", 14)}<input type="search" id="handsearch"'
        f' data-client placeholder="{esc(words["tm.search"])}"'
        f' aria-label="{esc(words["tm.search"])}" autocomplete="off"></label>'
        f'<label class="sorter"><select data-sort="cards-0"'
        f' aria-label="{esc(words["tm.sort"])}">{options}</select></label>'
        f'<label class="onlyl"><input type="checkbox" data-filter="cards-0">'
        f"<span>{esc(words['tm.only_playable'])}</span></label>"
        f'<button type="button" class="btn small gridbtn" data-act="hand-grid"'
        f' aria-label="{esc(words["tm.grid"])}" title="{esc(words["tm.grid"])}">'
        f"{icon('ui-zoom', 14)}</button>"
    )


def _tag_filter(scene: Scene, tags: tuple[int, ...]) -> Html:
    """The tags of the cards in hand with their counts, to show only some of them."""
    words = scene.words
    buttons = join(
        Html(
            f'<label class="tagbox" title="{_tag_title(scene, TAG_NAMES[tag], count)}">'
            f'<input type="checkbox" data-tag="{esc(TAG_NAMES[tag])}">'
            f'<span class="tag t-{esc(TAG_NAMES[tag])}">{icon("tag-" + TAG_NAMES[tag], 13)}</span>'
            f"<b>{esc(count)}</b></label>"
        )
        for tag, count in enumerate(tags)
        if count
    )
    return Html(
        f'<span class="tagfilter" role="group" aria-label="{esc(words["tm.tags"])}">'
        f'<span class="label" aria-hidden="true">{esc(words["tm.tags"])}</span>{buttons}</span>'
    )


def _tag_title(scene: Scene, name: str, count: int) -> Html:
    return esc(scene.words.fill("tm.tag_filter", name=scene.name("tag", name), n=count))


def _sell_button(scene: Scene) -> Html:
    """The standard project that is played with the hand."""
    return Html(
        '<button type="button" class="btn small" data-key="standard:sell_patents">'
        f"{icon('card', 13, 'card')}{esc(scene.name('standard', 'sell_patents'))}</button>"
    )


def _pass_button(words: Words, *, offered: bool) -> Html:
    """Passing; it keeps its place while it is not offered."""
    key = Html(' data-key="pass"') if offered else Html(" disabled")
    return Html(
        f'<button type="button" class="btn small pass"{key}>{esc(words["tm.pass"])}</button>'
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
        f' data-title="{esc(words[_TABS[place]])}" data-new="{esc(words["tm.new"])}">{cards}</div>'
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


FEW: Final = 5
"""So many cards have room in a strip to be wide."""
SOME: Final = 6
"""So many have room to be of middle width."""
MANY: Final = 8
"""So many have that room on a large screen."""

Sizes = tuple[CardSize, ...]


def _sizes(cards: int) -> Sizes:
    """How large so many cards of a list are: everywhere, and on a large screen."""
    if cards <= FEW:
        return (WIDE,)
    if cards <= SOME:
        return (MIDDLE,)
    return (HAND, MIDDLE) if cards <= MANY else (HAND,)


def _hand_sizes(cards: int, actions: int) -> Sizes:
    """The same of the first list: with a short hand come those with actions, smaller."""
    few = cards < FEW and 3 * cards + 2 * actions <= 3 * FEW
    return _sizes(cards) if few or cards >= FEW else (HAND,)


GROUPS: Final = ((0, "tm.offer"), (100, "tm.drafted"), (200, "tm.hand"))
"""The groups of the first list: the place of their first card, and what they are called."""


def _draw_hand(scene: Scene, rows: list[_Row], sizes: Sizes) -> Html:
    """What is offered, what was drafted, what is held: each with its name, kept apart."""
    parts: list[Html] = []
    found = [
        (first, word, [row for row in rows if first <= row.place < first + 100])
        for first, word in GROUPS
    ]
    found = [group for group in found if group[2]]
    for first, word, members in found:
        if len(found) > 1:
            parts.append(_caption(first, f"{scene.words[word]} {len(members)}"))
        parts += [_hand_card(scene, row, sizes) for row in members]
    return _list(scene, 0, join(parts))


def _caption(first: int, words: str) -> Html:
    """The name of a group, before its first card; sorting keeps it there."""
    return Html(
        f'<span class="divider" data-place="{first - 1}" data-group="{first}"'
        f' data-title="{esc(words)}"></span>'
    )


def _hand_card(scene: Scene, row: _Row, sizes: Sizes) -> Html:
    card = CARDS[row.card]
    name = esc(card.name)
    key = Html(f' data-key="{esc(row.prefix)}:{name}"') if row.prefix else NOTHING
    tags = esc(" ".join(TAG_NAMES[tag] for tag in card.tags))
    return Html(
        f'<div class="cardbox" data-place="{esc(row.place)}" data-cost="{esc(row.price)}"'
        f' data-group="{esc(row.place // 100 * 100)}" data-card="{name}" data-tags="{tags}"'
        f' data-kind="{esc(card.kind)}" id="card-{name}"'
        f' data-words="{esc(search_words(scene.lang, row.card))}">'
        f'<button type="button" class="cardbtn"'
        f"{key}>{face_markup(scene.lang, row.card, price=row.price, met=row.met, sizes=sizes)}"
    )


def _played(scene: Scene, cards: list[tuple[int, int | None]], sizes: Sizes = (HAND,)) -> Html:
    return join(
        Html(
            '<div class="cardbox" data-place="0"><button type="button" class="cardbtn plain"'
            f' data-key="card:{esc(CARDS[card].name)}">'
            f"{face_markup(scene.lang, card, held=count, sizes=sizes)}"
        )
        for card, count in cards
    )


def _draw_actions(scene: Scene, cards: list[tuple[int, int | None, bool]], sizes: Sizes) -> Html:
    word = scene.words["tm.used"]
    boxes = join(
        Html(
            f'<div{cls("cardbox", "used" if used else "")} data-place="0"><button type="button"'
            f' class="cardbtn" data-key="act:{esc(CARDS[card].name)}"'
            f' title="{esc(word if used else "")}">'
            f"{face_markup(scene.lang, card, held=count, sizes=sizes)}"
        )
        for card, count, used in cards
    )
    return _list(scene, 2, boxes)


def _draw_events(scene: Scene, cards: list[int]) -> Html:
    shown: list[tuple[int, int | None]] = [(card, None) for card in cards]
    return _list(scene, 3, _played(scene, shown, _sizes(len(cards))))


def tableau(scene: Scene, seat: int) -> Html:
    """The played cards of a seat, for its panel."""
    game = mars(scene)
    player = game.players[seat]
    cards = [(card, held(game, card)) for card in player.tableau]
    cards += [(card, None) for card in player.events]
    shown = _played(scene, cards)
    return Html(f'<h2>{esc(scene.names[seat])}</h2><div class="tableau">{shown}</div>')
