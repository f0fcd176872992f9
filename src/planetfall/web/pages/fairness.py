"""The proof of a fair deal, and who came to hold which seat: for everybody at the table."""

from __future__ import annotations

from planetfall.bots.about import reason
from planetfall.table.messages import BotReason
from planetfall.text.book import Book
from planetfall.text.trace import CAUSE, EFFECT, PLAIN
from planetfall.web.html import NOTHING, Html, esc, join, mark
from planetfall.web.pages.scene import Scene, told_event


def fairness(scene: Scene) -> Html:
    """The hash of the seed from the first moment on; at the end the page compares it."""
    said, view = scene.words, scene.table_view
    parts = [
        Html(f"<li>{mark(seat, 12)}<code>{esc(text)}</code></li>")
        for seat, text in enumerate(view.entropy)
        if text
    ]
    added = NOTHING
    if parts:
        added = Html(f"<p>{esc(said['fair_entropy'])}</p><ul class='plain'>{join(parts)}</ul>")
    told = said["fair_wait"]
    proof = NOTHING
    if view.seed:
        told = said["fair_check"]
        proof = Html(
            f"<p>{esc(said['fair_seed'])} <code>{esc(view.seed)}:{esc(view.nonce)}</code></p>"
        )
    return Html(
        f"<section class='fair'><h3>{esc(said['fair_title'])}</h3>"
        f"<p>{esc(said['fair_hash'])} <code>{esc(view.commitment)}</code></p>{added}{proof}"
        f'<p role="status" data-fair="{esc(view.commitment)}" data-seed="{esc(view.seed)}"'
        f' data-nonce="{esc(view.nonce)}" data-good="{esc(said["fair_good"])}"'
        f' data-bad="{esc(said["fair_bad"])}">{esc(told)}</p></section>'
    )


def seat_notes(scene: Scene) -> Html:
    """Every change of who holds a seat, newest first."""
    said = scene.words
    lines = join(
        Html(
            f"<li>{mark(note.seat, 12)}<span>"
            f"{esc(said['note_' + note.kind].format(name=note.name))}</span></li>"
        )
        for note in reversed(scene.table_view.notes)
    )
    if not lines:
        return NOTHING
    return Html(f"<h3>{esc(said['notes_title'])}</h3><ul class='plain remarks'>{lines}</ul>")


def _because(scene: Scene, book: Book, told: BotReason) -> str:
    """What a bot did and why, in one sentence; the reason alone where nothing can be told of it.

    That may be a secret choice, or one with which nothing happens, as ending the turn.
    """
    levels = [book.traces.get(event[0], PLAIN).level for event in told.events]
    did = ""
    if CAUSE in levels or EFFECT in levels:
        # A cause says more than what came of it.
        event = told.events[levels.index(CAUSE if CAUSE in levels else EFFECT)]
        did = told_event(scene.rules, scene.lang, event, tuple(scene.names))
    why = reason(told.part, told.amount, book)
    if not did:
        return scene.words.fill("because_untold", name=scene.names[told.seat], why=why)
    return scene.words.fill("because", what=did.rstrip("."), why=why)


def bot_reasons(scene: Scene) -> Html:
    """Why the bots chose as they did lately, newest first."""
    book = scene.book
    if book is None:
        return NOTHING
    lines = join(
        Html(f"<li>{mark(each.seat, 12)}<span>{esc(_because(scene, book, each))}</span></li>")
        for each in reversed(scene.table_view.reasons)
    )
    if not lines:
        return NOTHING
    return Html(
        f"<h3>{esc(scene.words['reasons_title'])}</h3><ul class='plain remarks'>{lines}</ul>"
    )
