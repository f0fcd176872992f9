"""Everybody's seat on the page of Terraforming Mars: in full, and as the chips of the phone."""

from __future__ import annotations

from typing import Any

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import TAG_NAMES
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.web.games.terraforming_mars.position import (
    STOCK,
    figure,
    mars,
    resource_name,
    shown_seat,
    signed_number,
    viewer_key,
)
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join, mark
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene


def seat_parts(scene: Scene) -> list[Part]:
    """The seats from the viewer's on, each a part of its own."""
    order = _order(scene)
    parts: list[Part] = [("seats", _places(tuple(order)))]
    return parts + [(f"seats/seat-{seat}", _seat(scene, seat)) for seat in order]


@memo(64)
def _places(order: tuple[int, ...]) -> Html:
    inner = frame.places([f"seat-{seat}" for seat in order])
    return Html(f'<section id="seats" class="tmseats n{len(order)}">{inner}</section>')


def _order(scene: Scene) -> list[int]:
    first = shown_seat(scene)
    return [*range(first, len(scene.names)), *range(first)]


def _seat(scene: Scene, seat: int) -> Html:
    game, summary = mars(scene), scene.table_view.seats[seat]
    player = game.players[seat]
    inputs = (
        (summary.busy, summary.kind, scene.table_view.state, seat == game.first),
        (player.stock, player.production, player.rating, player.passed),
        (len(player.hand), player.tableau, len(player.events)),
        scene.totals(),
    )
    # Players on turn read it in other words, and in a simultaneous phase they see more.
    mine = seat == scene.me and (summary.busy or game.at_once)
    return scene.drawn(("seat", seat, mine), inputs, lambda: _draw_seat(scene, seat))


def _draw_seat(scene: Scene, seat: int) -> Html:
    game, words = mars(scene), scene.words
    player = game.players[seat]
    corporation = game.corporation(seat)
    company = esc(scene.name("card", CARDS[corporation].name) if corporation else "–")
    held = attr("data-piece", f"card:{CARDS[corporation].name}" if corporation else None)
    cells = join(
        Html(
            f'<div class="rc" data-piece="icon:{esc(sign)}"'
            f' title="{esc(resource_name(scene, place))}">{icon(sign, 14, color)}'
            f'<b data-n="s{seat}-{place}">{figure(player.stock[place])}</b>'
            f'<span data-n="p{seat}-{place}">{signed_number(player.production[place])}</span></div>'
        )
        for place, (sign, color) in enumerate(STOCK)
    )
    cards = icon("card", 12, "card", words["tm.cards_in_hand"])
    played = len(player.tableau) + len(player.events)
    return Html(
        f'<section class="seat pc-{seat % 6 + 1}{_state_class(scene, seat)}" id="seat-{seat}">'
        f'<div class="sh">{mark(seat, 15)}<b class="one">{esc(scene.names[seat])}</b>'
        f'{_status(scene, seat)}<span class="end tr" data-piece="rating">'
        f'{icon("tr", 14, "tr")}<b data-n="tr-{seat}">{figure(player.rating)}</b></span></div>'
        f'<div class="sc"><span class="one"{held}>{company}</span>'
        # The played cards open when pressed.
        f'<button type="button" class="end linkish" data-act="panel" data-name="player"'
        f' data-what="{seat}" title="{esc(words["tm.played"])}">'
        f"{cards} {len(player.hand)} · {icon('ui-hand', 12)} {played}</button>"
        f"{frame.total(scene, seat)}</div>"
        f'<div class="rg">{cells}</div><div class="tgs">{_tags(game.kit(seat).tags)}</div>'
        "</section>"
    )


def _state_class(scene: Scene, seat: int) -> Html:
    """A further class of a seat or chip."""
    if mars(scene).players[seat].passed:
        return Html(" passed")
    return Html(" you") if scene.table_view.seats[seat].busy else NOTHING


def _status(scene: Scene, seat: int) -> Html:
    """What a seat does now, and whether it begins this generation."""
    first = NOTHING
    if mars(scene).first == seat:
        first = Html(f'<span class="first" title="{esc(scene.words["tm.first"])}">1</span>')
    return join((_activity(scene, seat), first))


def _activity(scene: Scene, seat: int) -> Html:
    words, summary = scene.words, scene.table_view.seats[seat]
    bot = icon("ui-bot-player", 12, "", words["bot"]) if summary.kind == "bot" else NOTHING
    if summary.busy and scene.table_view.state == "playing":
        if seat == scene.me:
            return Html(f'<span class="st you">{esc(words["your_turn"].lower())}</span>')
        return Html(f'<span class="st">{bot}{esc(words["busy"])}</span>')
    if mars(scene).players[seat].passed:
        return Html(f'<span class="st">{esc(words["tm.passed"])}</span>{bot}')
    return bot


def _tags(counts: list[int]) -> Html:
    """The tags of the cards in play, the most frequent first."""
    order = sorted(range(len(TAG_NAMES)), key=lambda tag: -counts[tag])
    return join(
        Html(
            f'<span class="tc" data-piece="icon:tag-{esc(TAG_NAMES[tag])}">'
            f'<span class="tag t-{esc(TAG_NAMES[tag])}">'
            f"{icon('tag-' + TAG_NAMES[tag], 10)}</span>{counts[tag]}</span>"
        )
        for tag in order
        if counts[tag]
    )


def chips_row(scene: Scene) -> Html:
    """The phone's row of chips with the ratings, from the viewer's on."""
    inputs: list[Any] = [
        scene.totals(),
        *(
            (player.rating, player.passed, summary.busy)
            for player, summary in zip(mars(scene).players, scene.table_view.seats, strict=True)
        ),
    ]
    key = ("chipsrow", shown_seat(scene), viewer_key(scene))
    return scene.drawn(key, inputs, lambda: _draw_chips(scene))


def _draw_chips(scene: Scene) -> Html:
    chips = join(
        Html(
            f'<button type="button" class="pp pc-{esc(seat % 6 + 1)}{_state_class(scene, seat)}"'
            f' data-act="panel" data-name="player" data-what="{esc(seat)}">{mark(seat, 14)}'
            f'<b title="{esc(scene.words["tm.rating"])}">'
            f"{figure(mars(scene).players[seat].rating)}</b>{frame.total(scene, seat)}"
            f'<span class="one">{esc(scene.names[seat])}</span></button>'
        )
        for seat in _order(scene)
    )
    return Html(f'<section id="chipsrow" class="pps">{chips}</section>')
