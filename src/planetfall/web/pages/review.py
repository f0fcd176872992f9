"""What happened since the viewer's last turn: one step for every cause, in order.

It stands in the place of the log, so it covers nothing that can be chosen; the page's script shows
one step after another, lights its places and lets it be dismissed.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.play import Event
from planetfall.text.trace import CAUSE, PLAIN, Group, grouped
from planetfall.web.html import NOTHING, Html, attr, esc, icon, join, mark
from planetfall.web.pages.log import Telling
from planetfall.web.pages.scene import Scene

MOST: Final = 40
"""Steps that are shown; after a long absence the log has the rest."""
NOTHING_NEW: Final = Html('<section id="review" hidden></section>')
PACES: Final = ("instant", "quick", "watch")


def review(scene: Scene) -> Html:
    """The steps of the others, while the viewer is asked."""
    if not scene.asked or scene.book is None:
        return _marks(scene)
    events = scene.context.since()
    inputs = (tuple(events), scene.table_view.decision, scene.table_view.pace)
    return scene.drawn(("review", scene.me), inputs, lambda: _review(scene, events))


def _marks(scene: Scene) -> Html:
    """Without a question: only where something happened last."""
    if scene.book is None or not scene.playing:
        return NOTHING_NEW
    places = last_places(scene)
    return Html(f'<section id="review" hidden{attr("data-last", places or None)}></section>')


def last_places(scene: Scene) -> str:
    """Keys of the places of the newest move of anybody."""
    assert scene.book is not None
    told = Telling(scene.rules, scene.lang, tuple(scene.names))
    for group in reversed(grouped(scene.events(), scene.book.traces)):
        if group.level == CAUSE and (places := told.lit(group.frozen())):
            return " ".join(places)
    return ""


def others(scene: Scene, events: list[Event]) -> list[Group]:
    """What others and the rules did, as groups that tell something."""
    assert scene.book is not None
    traces = scene.book.traces
    causes = [group for group in grouped(events, traces) if group.level == CAUSE]
    return [
        group
        for group in causes
        if group.seat not in (-1, scene.me) or traces.get(group.events[0][0], PLAIN).fate
    ][-MOST:]


def _review(scene: Scene, events: list[Event]) -> Html:
    told = Telling(scene.rules, scene.lang, tuple(scene.names))
    groups = others(scene, events)
    steps = [_step(scene, told, group, number) for number, group in enumerate(groups, 1)]
    if not steps:
        return _marks(scene)
    against = len([group for group in groups if told.yours(group.frozen(), scene.me)])
    said = scene.words
    counts = said.count("moves", len(steps))
    alarm = NOTHING
    if against:
        alarm = Html(
            f'<b class="alarm">{icon("ui-warning", 13)} '
            f"{esc(said.count('against_you', against))}</b>"
        )
    places = last_places(scene)
    return Html(
        f'<section id="review" class="review" hidden data-count="{len(steps)}"'
        f' data-moves="{esc(counts)}"'
        f' data-against="{against}"{attr("data-last", places or None)}'
        f' aria-label="{esc(said["since_turn"])}"><header><h2>{esc(said["since_turn"])}</h2>'
        f'<small>{esc(counts)}</small>{alarm}<button type="button" class="iconbtn"'
        f' data-act="review-close" title="{esc(said["close"])}" aria-label="{esc(said["close"])}">'
        f'×</button></header><ol class="steps" tabindex="0">{join(steps)}</ol><footer>'
        f"{_button('review-back', '←', said['step_back'])}"
        '<span class="at" data-client aria-live="polite"></span>'
        f"{_button('review-next', '→', said['step_next'])}{_pace(scene)}"
        f'<button type="button" class="btn ghost" data-act="log">{esc(said["to_log"])}'
        "<kbd>L</kbd></button></footer></section>"
    )


def _button(act: str, sign: str, word: str) -> Html:
    return Html(
        f'<button type="button" class="btn square" data-act="{esc(act)}" title="{esc(word)}"'
        f' aria-label="{esc(word)}">{esc(sign)}</button>'
    )


def _pace(scene: Scene) -> Html:
    """How fast bots play, where there are any."""
    if not any(seat.kind == "bot" for seat in scene.table_view.seats):
        return NOTHING
    word = Html(f'<span class="label" aria-hidden="true">{esc(scene.words["pace"])}</span>')
    return Html(f'<span class="bots">{word}{pace_choice(scene)}</span>')


def pace_choice(scene: Scene) -> Html:
    """Three buttons for the pace of the bots."""
    said, now = scene.words, scene.table_view.pace
    buttons = join(
        Html(
            f'<button type="button" class="btn" data-act="pace" data-pace="{pace}"'
            f' title="{esc(said[f"pace.{pace}.help"])}"'
            f' aria-pressed="{esc(str(pace == now).lower())}">{esc(said["pace." + pace])}</button>'
        )
        for pace in PACES
    )
    return Html(
        f'<span class="pace" role="group" aria-label="{esc(said["pace"])}">{buttons}</span>'
    )


def _step(scene: Scene, told: Telling, group: Group, number: int) -> Html:
    """One cause: its number, who, what, what came of it, and what it did to the viewer.

    The board has a pin with the same number at each of its places.
    """
    assert scene.book is not None
    events = group.frozen()
    head = events[0]
    mine = [event for event in events[1:] if told.concerns(event, scene.me)]
    rest = tuple([event for event in events if event not in mine])
    effects, _ = told.effects(rest)
    show = scene.book.traces.get(head[0], PLAIN).piece
    piece = show(head) if show is not None else ""
    losses = told.yours(events, scene.me)
    below = Html(f'<p class="came">{told.joined(effects)}</p>') if effects else NOTHING
    shape = mark(group.seat, 12) if group.seat >= 0 else NOTHING
    return Html(
        f'<li class="step{" against" if losses else ""}" data-act="review-to"'
        f' data-seat="{esc(group.seat)}"'
        f"{attr('data-places', ' '.join(told.lit(events)) or None)}"
        f"{attr('data-face', piece or None)}>"
        f'<p class="cause"><b class="pin">{number}</b>{shape}'
        f"{told.line(head)}</p>{below}"
        f"{_to_you(scene, told, mine, losses)}</li>"
    )


def _to_you(scene: Scene, told: Telling, mine: list[Event], losses: list[Event]) -> Html:
    """What a step did to the viewer: losses with a triangle, gains with a plus."""
    if not mine:
        return NOTHING
    lines = []
    for events, name, sign in (
        (losses, "loss", "ui-warning"),
        ([event for event in mine if event not in losses], "gain", "ui-plus"),
    ):
        texts = [told.line(event) for event in events]
        shown = [text for text in texts if text]
        if shown:
            lines.append(
                Html(
                    f'<p class="toyou {esc(name)}">{icon(sign, 13)}'
                    f"<b>{esc(scene.words['to_you'])}</b> {told.joined(shown)}</p>"
                )
            )
    return join(lines)
