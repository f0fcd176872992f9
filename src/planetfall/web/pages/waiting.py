"""The waiting room of a table, and the links that lead to it."""

from __future__ import annotations

from planetfall.table.table_view import SeatSummary
from planetfall.web.html import NOTHING, Html, esc, icon, join, mark
from planetfall.web.pages.scene import Scene


def waiting(scene: Scene) -> Html:
    """The waiting room: who sits where, and the links of the free seats."""
    table_view, said = scene.table_view, scene.words
    if table_view.state != "waiting":
        return Html('<section id="waiting" hidden></section>')
    rows = join(_waiting_seat(scene, number, seat) for number, seat in enumerate(table_view.seats))
    told = said["waiting_sub"] if table_view.is_host else said["waiting_guest"]
    fill = NOTHING
    if table_view.is_host:
        fill = Html(
            f'<button type="button" class="btn big wide" data-act="fill">'
            f"{esc(said['fill_bots'])}</button>"
        )
    return Html(
        f'<section id="waiting" class="waiting"><h1>{esc(said["waiting_title"])}</h1>'
        f'<p class="sub">{esc(told)}</p><ul>{rows}</ul>{watch_link(scene)}{fill}</section>'
    )


def _waiting_seat(scene: Scene, number: int, seat: SeatSummary) -> Html:
    said = scene.words
    link = scene.context.links.get(number, "")
    if seat.kind == "link" and link:
        control = _copy(link, said["copy"])
    elif seat.kind == "link" and scene.table_view.is_host:
        control = Html(
            f'<button type="button" class="btn" data-act="link" data-seat="{number}">'
            f"{esc(said['new_link'])}</button>"
        )
    else:
        word = said["bot"] if seat.kind == "bot" else said["seat_taken"]
        control = Html(f'<span class="label">{esc("" if seat.kind == "link" else word)}</span>')
    name = seat.name or said["seat_free"]
    return Html(
        f'<li class="srow">{mark(number, 15)}<b class="one">{esc(name)}</b>'
        f'<span class="end">{control}</span></li>'
    )


def _copy(address: str, word: str) -> Html:
    return Html(
        f'<span class="copy"><input readonly value="{esc(address)}" aria-label="{esc(word)}">'
        f'<button type="button" class="btn" data-act="copy" data-text="{esc(address)}">'
        f"{icon('ui-link', 14)} {esc(word)}</button></span>"
    )


def watch_link(scene: Scene) -> Html:
    """The link for spectators, for those who may pass it on."""
    if not scene.context.watch:
        return NOTHING
    word = scene.words["watch_link"]
    return Html(
        f'<p class="watch"><span class="label">{esc(word)}</span>'
        f"{_copy(scene.context.watch, scene.words['copy'])}</p>"
    )
