"""Who plays the seats: links, bots for those who have left, closing the table, changing places."""

from __future__ import annotations

from planetfall.table.table_view import SeatSummary
from planetfall.web.html import NOTHING, Html, attr, esc, join, mark
from planetfall.web.pages.scene import Scene

NO_HANDOVER = Html('<section id="handover" hidden></section>')


def seat_rows(scene: Scene) -> Html:
    """What the viewer may do with the seats: his own, and as the host with all of them."""
    said, table_view = scene.words, scene.table_view
    rows = []
    for number, seat in enumerate(table_view.seats):
        acts = _acts(scene, number, seat)
        if acts:
            rows.append(
                Html(
                    f'<li class="srow">{mark(number, 14)}<b class="one">'
                    f"{esc(seat.name or said['seat_free'])}</b>"
                    f'<span class="end seatacts">{join(acts)}</span></li>'
                )
            )
    if not rows:
        return NOTHING
    close = NOTHING
    if table_view.is_host and table_view.state != "over":
        close = Html(f"<p>{_button('close-table', -1, said['close_table'], said['sure'])}</p>")
    return Html(f"<h3>{esc(said['seats'])}</h3><ul class='plain'>{join(rows)}</ul>{close}")


def _acts(scene: Scene, number: int, seat: SeatSummary) -> list[Html]:
    said, table_view = scene.words, scene.table_view
    own = number in table_view.mine
    if not own and not table_view.is_host:
        return []
    if seat.kind == "bot":
        acts = [_button("link", number, said["seat_invite"], said["sure"])]
        if seat.left:
            acts.append(_button("seat-back", number, said["seat_back"]))
        return acts
    word = said["device_link"] if own else said["new_link"]
    acts = [_button("link", number, word, "" if own or seat.kind == "link" else said["sure"])]
    if table_view.state == "playing":
        word = said["give_up" if own else "seat_to_bot"]
        acts.append(_button("seat-bot", number, word, said["sure"]))
    return acts


def _button(act: str, seat: int, word: str, sure: str = "") -> Html:
    """A button; one that is not taken back easily asks `sure` first."""
    return Html(
        f'<button type="button" class="btn" data-act="{esc(act)}" data-seat="{esc(seat)}"'
        f"{attr('data-sure', sure or None)}>{esc(word)}</button>"
    )


def handover(scene: Scene) -> Html:
    """Between persons at one screen: nobody sees the hand of the one before.

    The page's script shows it when another of the visitor's seats is to move.
    """
    said, table_view = scene.words, scene.table_view
    if len(table_view.mine) < 2 or table_view.state != "playing":
        return NO_HANDOVER
    busy = [number for number in table_view.mine if table_view.seats[number].busy]
    buttons = join(
        Html(
            f'<a class="btn big" data-to-seat="{esc(number)}"'
            f' href="/t/{esc(table_view.table)}?seat={esc(number)}">{_person(scene, number)}</a>'
        )
        for number in busy
    )
    return Html(
        f'<section id="handover" class="handover" role="dialog" aria-modal="true" hidden'
        f' data-busy="{esc(" ".join(str(number) for number in busy))}"'
        f' aria-label="{esc(said["handover"])}"><div><h1>{esc(said["handover"])}</h1>'
        f"<p>{esc(said['handover_sub'])}</p>{buttons}"
        f'<button type="button" class="btn big" data-act="handover-here">'
        f"{_person(scene, max(scene.me, 0))}</button></div></section>"
    )


def _person(scene: Scene, seat: int) -> Html:
    """Who takes the screen over, with the shape of the seat."""
    told = scene.words.fill("handover_go", name=scene.names[seat])
    return Html(f"{mark(seat, 16)}<span>{esc(told)}</span>")
