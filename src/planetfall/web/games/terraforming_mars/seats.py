"""Everybody's seat on the page of Terraforming Mars: in full, and as the chips of the phone.

A choice changes little of a seat. What it holds, its cards and its state are drawn apart and put
together, and all viewers share them.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from planetfall.core.rules import Rules
from planetfall.games.terraforming_mars.components.terms import RESOURCE_NAMES, TAG_NAMES
from planetfall.games.terraforming_mars.draw.view import corporation_of, hand_size, kit_of
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.web.games.terraforming_mars import cards as mars_cards
from planetfall.web.games.terraforming_mars.seen import HOLE, around, figure, filled
from planetfall.web.html import NOTHING, Html, Pieces, esc, icon, join, mark, part, pieced
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene, book_of
from planetfall.web.words import Words

STOCK: Final = (
    ("megacredit", "mc"),
    ("steel", "steel"),
    ("titanium", "titanium"),
    ("plant", "plant"),
    ("energy", "energy"),
    ("heat", "heat"),
)
"""The six resources: icon and colour."""


@memo(1024)
def signed(number: int) -> Html:
    """A number with its sign."""
    return Html(f"+{number}" if number >= 0 else f"−{-number}")


@memo(64)
def resource_names(rules: Rules, lang: str) -> tuple[Html, ...]:
    """The names of the resources."""
    book = book_of(rules, lang)
    names = {} if book is None else book.names.get("resource", {})
    return tuple(esc(names.get(name, name)) for name in RESOURCE_NAMES[: len(STOCK)])


# Seats in full.


_FIELDS: Final = itemgetter(
    "stock", "production", "rating", "passed", "tableau", "events", "tiles", "claims"
)


def seen_seats(scene: Scene) -> list[Any]:
    """What drawings show of every seat, its tiles on the map included."""
    first = scene.table()["first"]
    return [
        (table_view.busy, table_view.kind, seat == first, hand_size(area), _FIELDS(area))
        for seat, (table_view, area) in enumerate(
            zip(scene.table_view.seats, scene.data["areas"], strict=True)
        )
    ]


def seats(scene: Scene, seen: list[Any]) -> list[Html]:
    """Every seat as the others see it; `seen` has `seen_seats`."""
    return [_kept_seat(scene, seat, "busy", now) for seat, now in enumerate(seen)]


def seat_parts(scene: Scene, drawn: list[Html], first: int) -> list[Part]:
    """The seats from the viewer's on, each a part of its own."""
    names = _names(first, len(drawn))
    parts: list[Part] = [("seats", _places(first, len(drawn)))]
    parts += [(name, drawn[seat]) for name, seat in names]
    if first == scene.me and scene.table_view.seats[first].busy:
        # Only who is on turn sees a seat in other words than everybody else does.
        seen = seen_seats(scene)[first]
        parts[1] = (names[0][0], _kept_seat(scene, first, "you", seen))
    return parts


@memo(64)
def _names(first: int, count: int) -> list[tuple[str, int]]:
    order = [*range(first, count), *range(first)]
    return [(f"seats/seat-{seat}", seat) for seat in order]


@memo(64)
def _places(first: int, count: int) -> Html:
    inner = frame.places([f"seat-{seat}" for _, seat in _names(first, count)])
    return Html(f'<section id="seats" class="tmseats n{count}">{inner}</section>')


def _kept_seat(scene: Scene, seat: int, turn: str, seen: Any) -> Html:
    """A seat; `turn` says how it is told that it is on turn."""
    if not scene.table_view.seats[seat].busy or scene.table_view.state != "playing":
        turn = ""
    return scene.kept(("seat", seat, turn), seen, lambda: _seat(scene, seat, turn))


def _seat(scene: Scene, seat: int, turn: str) -> Html:
    area, table_view, said = scene.area(seat), scene.table_view.seats[seat], scene.words
    corporation = corporation_of(area)
    corp = mars_cards.name(scene, corporation.name) if corporation else "–"
    passed, bot = bool(area["passed"]), table_view.kind == "bot"
    inside = [
        _class(passed, table_view.busy),
        _state(said, turn, bot, passed, scene.table()["first"] == seat),
        figure(area["rating"]),
        figure(hand_size(area)),
        figure(len(area["tableau"]) + len(area["events"])),
    ]
    for stock, production in zip(area["stock"], area["production"], strict=True):
        inside += (figure(stock), signed(production))
    inside.append(_tags(tuple(area["tableau"])))
    return filled(_fixed(scene.rules, said, scene.lang, seat, table_view.name, corp), inside)


@memo(1024)
def _fixed(
    rules: Rules, said: Words, lang: str, seat: int, name: str, corporation: str
) -> tuple[Html, ...]:
    """All of a seat that stays: holes for its state, rating, cards, resources and tags."""
    names = resource_names(rules, lang)
    cells = [
        f'<div class="rc" title="{names[place]}">{icon(sign, 14, color)}'
        f'<b data-n="s{seat}-{place}">{HOLE}</b><span data-n="p{seat}-{place}">{HOLE}</span></div>'
        for place, (sign, color) in enumerate(STOCK)
    ]
    return around(
        f'<section class="seat pc-{seat % 6 + 1}{HOLE}" id="seat-{seat}">'
        f'<div class="sh">{mark(seat, 15)}<b class="one">{esc(name)}</b>{HOLE}'
        f'<span class="end tr" title="{esc(said["tm.rating"])}">'
        f'{icon("tr", 14, "tr")}<b data-n="tr-{seat}">{HOLE}</b></span></div>'
        f'<div class="sc"><span class="one" title="{esc(corporation)}">{esc(corporation)}</span>'
        # What is played opens when pressed.
        f'<button type="button" class="end linkish" data-act="panel" data-name="player"'
        f' data-what="{seat}" title="{esc(said["tm.played"])}">'
        f"{icon('card', 12, 'card', said['tm.cards_in_hand'])} {HOLE}"
        f" · {icon('ui-hand', 12)} {HOLE}</button></div>"
        f'<div class="rg">{join(cells)}</div><div class="tgs">{HOLE}</div></section>'
    )


def _class(passed: bool, busy: bool) -> Html:
    """A further class of a seat or chip."""
    if passed:
        return PASSED
    return ON_TURN if busy else NOTHING


PASSED: Final = Html(" passed")
ON_TURN: Final = Html(" you")


@memo(64)
def _state(said: Words, turn: str, is_bot: bool, passed: bool, first: bool) -> Html:
    """What a seat does now; `turn` is `you` or `busy` for whoever is on turn.

    Whoever begins this generation has a sign of it.
    """
    told = _doing(said, turn, is_bot, passed)
    word = esc(said["tm.first"])
    return Html(f'{told}<span class="first" title="{word}">1</span>') if first else told


def _doing(said: Words, turn: str, is_bot: bool, passed: bool) -> Html:
    bot = icon("ui-bot-player", 12, "", said["bot"]) if is_bot else NOTHING
    if turn == "you":
        return Html(f'<span class="st you">{esc(said["your_turn"].lower())}</span>')
    if turn:
        return Html(f'<span class="st">{bot}{esc(said["busy"])}</span>')
    if passed:
        return Html(f'<span class="st">{esc(said["tm.passed"])}</span>{bot}')
    return bot


@memo(4096)
def _tags(tableau: tuple[int, ...]) -> Html:
    """The tags of the cards in play, the most frequent first."""
    counts = kit_of(tableau).tags
    order = sorted(range(len(TAG_NAMES)), key=lambda tag: -counts[tag])
    return pieced([_tag(TAG_NAMES[tag], counts[tag]) for tag in order if counts[tag]])


@memo(1024)
def _tag(name: str, count: int) -> Html:
    sign = icon("tag-" + name, 10)
    return Html(f'<span class="tc"><span class="tag t-{name}">{sign}</span>{count}</span>')


# Chips.


def chips(scene: Scene) -> list[Html]:
    """All seats as chips with their rating."""
    return [
        _chip(number, seat.name, area["rating"], _class(bool(area["passed"]), seat.busy))
        for number, (area, seat) in enumerate(
            zip(scene.data["areas"], scene.table_view.seats, strict=True)
        )
    ]


def chips_row(scene: Scene, drawn: list[Html], first: int) -> Pieces:
    """The phone's row of chips from the viewer's on."""
    return scene.kept(("chipsrow", first), drawn, lambda: _row(drawn, first))


def _row(drawn: list[Html], first: int) -> Pieces:
    inner = (*drawn[first:], *drawn[:first])
    return part('<section id="chipsrow" class="pps">', *inner, after="</section>")


@memo(4096)
def _chip(seat: int, name: str, rating: int, state: Html) -> Html:
    fixed = around(
        f'<button type="button" class="pp pc-{seat % 6 + 1}{HOLE}"'
        f' data-act="panel" data-name="player" data-what="{seat}">{mark(seat, 14)}'
        f'<b>{HOLE}</b><span class="one">{esc(name)}</span></button>'
    )
    return filled(fixed, (state, figure(rating)))
