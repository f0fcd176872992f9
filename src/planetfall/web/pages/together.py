"""Undo past reveals: what it means, asking the others, and answering them."""

from __future__ import annotations

from planetfall.web.html import Html, esc, join, mark
from planetfall.web.pages.scene import Scene

NO_REQUEST = Html('<section id="request" hidden></section>')


def undo_panel(scene: Scene) -> Html:
    """What taking back beyond the last reveal means; nothing is taken back by opening it."""
    said, table_view = scene.words, scene.table_view
    people = any(
        seat.kind == "person" and number not in table_view.mine
        for number, seat in enumerate(table_view.seats)
    )
    alone = "undo_ask_bots" if len(table_view.mine) < 2 else "undo_ask_here"
    told = said["undo_ask_people" if people else alone]
    verb = said["undo_ask_verb" if people else "undo_more_verb"]
    return Html(
        f"<h2>{esc(said['undo_more'])}</h2><p>{esc(said['undo_why'])}</p><p>{esc(told)}</p>"
        '<p class="acts"><button type="button" class="btn" data-act="close">'
        f"{esc(said['cancel'])}</button>"
        '<button type="button" class="btn danger" data-act="undo-together">'
        f"{esc(verb)}</button></p>"
    )


def request(scene: Scene) -> Html:
    """Somebody asks to take back what others have learned from: agree or refuse."""
    said, table_view = scene.words, scene.table_view
    wish = table_view.request
    if wish is None or table_view.state != "playing":
        return NO_REQUEST
    name = scene.names[wish.seat]
    if scene.me in wish.waits_for:
        body = Html(
            f"<p>{mark(wish.seat, 14)} {esc(said.fill('request_asks', name=name))}</p>"
            f'<span class="acts">{_answer(said["request_no"], 0)}'
            f"{_answer(said['request_yes'], 1)}</span>"
        )
    else:
        told = said["request_yours"]
        if wish.seat != scene.me:
            told = said.fill("request_waits", name=name)
        others = join(
            Html(f" {mark(seat, 13)} <b>{esc(scene.names[seat])}</b>") for seat in wish.waits_for
        )
        body = Html(f"<p>{mark(wish.seat, 14)} {esc(told)}{others}</p>")
    return Html(f'<section id="request" class="request" role="status">{body}</section>')


def _answer(word: str, agree: int) -> Html:
    return Html(
        f'<button type="button" class="btn" data-act="consent" data-agree="{agree}">'
        f"{esc(word)}</button>"
    )
