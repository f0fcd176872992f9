"""The question bar of a table's page, and what the page's script needs to light the answers."""

from __future__ import annotations

from typing import Final

from planetfall.core.errors import PlanetfallError
from planetfall.core.scores import is_team, own_sides
from planetfall.core.view import View
from planetfall.table.table_view import TableView
from planetfall.web.html import NOTHING, Html, attr, data_json, esc, icon, mark
from planetfall.web.pages.scene import Scene

PLACES: Final = ("seat", "choose", "first", "turn", "rotate", "space", "ship")
"""Kinds of answers that are numbered and yet no amounts."""
END: Final = "EndOfTurn"
"""The kind of the question that ends a turn."""
ANSWERS: Final = Html('<ol id="answers" class="answers" data-client></ol>')
"""The list of answers: the client fills it with the labels of the keys."""


def keys(scene: Scene, extra: Html = NOTHING) -> Html:
    """What the client needs: the open decision, the keys to light and their labels."""
    table_view = scene.table_view
    labels = {key: scene.label(key) for key in table_view.keys}
    return Html(
        f'<div id="keys" hidden data-table="{esc(table_view.table)}"'
        f' data-seat="{esc(table_view.seat)}" data-state="{esc(table_view.state)}"'
        f' data-decision="{esc(table_view.decision)}" data-asking="{esc(scene.asking())}"'
        f' data-undo="{esc(_undo_state(table_view))}"'
        f"{data_json('labels', labels)}{extra}></div>"
    )


def ask(
    scene: Scene,
    *,
    why: str = "",
    default: str = "",
    danger: tuple[str, ...] = (),
    verb: str = "",
    question: str = "",
    answers: Html | None = None,
    beside: Html = NOTHING,
    signs: Html = NOTHING,
) -> Html:
    """The question bar: the one place that asks.

    `default` is the answer that is chosen beforehand where amounts are asked, `danger` are answers
    that want a second thought, `verb` is the word of the confirm button. A game may ask in its own
    way: `question` in other words, `answers` in place of buttons or a scale, `beside` before them,
    `signs` as attributes that tell the page more. At the end of a turn only `why` counts; when the
    game is over, `why` and `beside` tell how it ended.
    """
    table_view, said = scene.table_view, scene.words
    if table_view.state == "waiting":
        return Html('<section id="ask" class="ask wait" hidden></section>')
    if table_view.state == "over":
        return _over(scene, why or said["game_over"], beside)
    if not scene.asked:
        return _wait(scene)
    if scene.asking() == END:
        return _end_of_turn(scene, why)
    told = why or said.count("choices", len(table_view.keys))
    wary = " ".join([key for key in danger if key in table_view.keys])
    confirm = verb or said["confirm"]
    shown = _answers(scene, default) if answers is None else answers
    return Html(
        f'<section id="ask"{signs}{attr("data-danger", wary or None)} class="ask"'
        f' data-verb="{esc(confirm)}" aria-live="polite" tabindex="-1">'
        f"{_head(question or scene.question(), told)}{beside}{shown}"
        f'<div class="acts">{undo_button(scene)}{_confirm(confirm)}</div></section>'
    )


def _confirm(verb: str) -> Html:
    """The button that sends what is chosen; it has its place also while nothing is."""
    return Html(
        '<button type="button" class="btn primary" id="confirm" data-client hidden>'
        f"{icon('ui-confirm')}<span>{esc(verb)}</span> <kbd>Enter</kbd></button>"
    )


def _end_of_turn(scene: Scene, why: str) -> Html:
    """The turn is played: end it, or take back what can be."""
    said = scene.words
    state = _undo_state(scene.table_view)
    why = why or said[{"1": "end_open", "ask": "end_beyond", "0": "end_closed"}[state]]
    verb = scene.label(scene.table_view.keys[0])
    return Html(
        f'<section id="ask" class="ask end" data-end="1" data-verb="{esc(verb)}"'
        f' aria-live="polite" tabindex="-1">{_head(scene.question(), why)}{ANSWERS}'
        f'<div class="acts">{undo_button(scene)}{_confirm(said["confirm"])}</div></section>'
    )


def _head(question: str, why: str) -> Html:
    """The question, what to know beside it, and the place for what a choice would change."""
    return Html(
        f'<div class="askhead"><h2 class="q">{esc(question)}</h2>'
        f'<div class="second"><p class="why" id="why">{esc(why)}</p>'
        '<div id="chips" class="chips" data-client></div></div></div>'
    )


def _undo_state(table_view: TableView) -> str:
    """`1`: the last choice can be taken back; `ask`: together with the others; else `0`."""
    if table_view.can_undo:
        return "1"
    return "ask" if table_view.can_ask_undo else "0"


def undo_button(scene: Scene) -> Html:
    """Undo; what goes beyond the last reveal says more before anything is taken back."""
    said, state = scene.words, _undo_state(scene.table_view)
    word = said["undo_more" if state == "ask" else "undo"]
    return Html(
        '<button type="button" class="btn ghost" id="undo" data-act="undo"'
        f' aria-label="{esc(word)} U" aria-keyshortcuts="U" title="{esc(word)}"'
        f"{attr('disabled', state == '0')}>{icon('ui-undo')}<span>{esc(word)}</span>"
        " <kbd>U</kbd></button>"
    )


def _answers(scene: Scene, default: str) -> Html:
    """A scale where an amount is asked, else the list the client fills."""
    table_view = scene.table_view
    scale = _scale(table_view.keys)
    if not scale:
        return ANSWERS
    chosen = default if default in table_view.keys else scale[-1]
    labels = [scene.label(key) for key in scale]
    return Html(
        f'<div id="answers" class="stepper"{data_json("scale", scale)}'
        f'{data_json("words", labels)} data-default="{esc(chosen)}"'
        f' data-decision="{esc(table_view.decision)}">'
        '<button type="button" class="btn square" data-step="-1" aria-label="−">−</button>'
        '<output class="num" data-client></output>'
        '<button type="button" class="btn square" data-step="1" aria-label="+">+</button></div>'
    )


def _scale(offered: list[str]) -> list[str]:
    """The keys in order, if they are amounts of one thing and more than three."""
    if len(offered) < 4:
        return []
    kind, _, first = offered[0].partition(":")
    if kind in PLACES or not first.isdigit():
        return []
    split = [key.partition(":") for key in offered]
    if not all([prefix == kind and rest.isdigit() for prefix, _, rest in split]):
        return []
    return sorted(offered, key=lambda key: int(key.partition(":")[2]))


def answer(scene: Scene, key: str, words: Html = NOTHING) -> Html:
    """What one thing shown in full answers: a button if it may be chosen, else a place for why not.

    `words` stand on the button in place of the answer's label. The client fills the place; an empty
    one takes no room.
    """
    if key in scene.table_view.keys:
        return Html(
            f'<button type="button" class="btn primary big" data-key="{esc(key)}">'
            f"{icon('ui-confirm')}<span>{words or esc(scene.label(key))}</span></button>"
        )
    if not scene.asked:
        return NOTHING
    return Html(f'<p class="whynot" data-why="{esc(key)}" role="status"></p>')


def _wait(scene: Scene) -> Html:
    """Nothing to choose: who is waited for."""
    busy = [number for number, seat in enumerate(scene.table_view.seats) if seat.busy]
    inputs = (busy, scene.at_once, _undo_state(scene.table_view))
    return scene.drawn(("wait", scene.me < 0), inputs, lambda: _waited_for(scene, busy))


def _waited_for(scene: Scene, busy: list[int]) -> Html:
    said, table_view = scene.words, scene.table_view
    sign = mark(busy[0], 16) if busy else icon("ui-clock", 16)
    names = ", ".join(scene.names[number] for number in busy)
    line = said["watching"] if scene.me < 0 else ""
    if scene.at_once and scene.me >= 0:
        line = said["waiting_all"]
    bots = [number for number in busy if table_view.seats[number].kind == "bot"]
    if bots and len(bots) == len(busy):
        line = said.fill("thinks", name=scene.names[bots[0]])
    undo = undo_button(scene) if _undo_state(table_view) != "0" else NOTHING
    return Html(
        f'<section id="ask" class="ask wait" aria-live="polite" tabindex="-1">{sign}'
        f'{_head(said.fill("waiting", names=names), line)}<div class="acts">{undo}</div></section>'
    )


def outcome_line(scene: Scene) -> str:
    """Who won, in one sentence."""
    said, table_view = scene.words, scene.table_view
    names = [scene.names[seat] for seat in table_view.winners]
    if is_team(scene.position.sides()):
        return said["team_won" if names else "team_lost"]
    if not names:
        return said["nobody_wins"]
    if scene.position.sides() != own_sides(len(table_view.seats)):
        # What sides count need not be points, nor the same thing.
        if len(names) == 1:
            return said.fill("seat_wins", name=names[0])
        return said.fill("side_wins", names=", ".join(names))
    points = table_view.scores[table_view.winners[0]].total
    if len(table_view.seats) == 1:
        return said.fill("solo_won", points=points)
    if len(names) == 1:
        return said.fill("wins", name=names[0], points=points)
    return said.fill("win_together", names=", ".join(names), points=points)


def _over(scene: Scene, why: str, beside: Html) -> Html:
    said, table_view = scene.words, scene.table_view
    sign = mark(table_view.winners[0], 18) if table_view.winners else icon("ui-cancel", 18)
    return Html(
        f'<section id="ask" class="ask over" aria-live="polite" tabindex="-1">{sign}'
        f'<div class="askhead"><h2 class="q">{esc(outcome_line(scene))}</h2>'
        f'<p class="why" id="why">{esc(why)}</p></div>{beside}'
        f'<div class="acts"><a class="btn" download="{esc(table_view.table)}.jsonl"'
        f' href="/api/tables/{esc(table_view.table)}/record">{esc(said["record"])}</a>'
        f'<button type="button" class="btn" data-act="scores">{esc(said["scores"])}</button>'
        f'<a class="btn" href="/">{esc(said["again"])}</a></div></section>'
    )


def _ends_turn(scene: Scene, after: View) -> bool:
    """Whether nothing is left but to end the turn."""
    data = after.data()
    stack = data["own_stack"] if data["at_once"] else data["stack"]
    return bool(stack) and type(scene.rules.effects.get(stack[-1][0])).__name__ == END


def asked_next(scene: Scene, after: View) -> Html:
    """What the viewer is asked after a choice, where that is another question.

    That a turn can be ended then goes without saying.
    """
    if scene.book is None or not after.keys() or _ends_turn(scene, after):
        return NOTHING
    try:
        words = scene.book.question(after.data())
    except (PlanetfallError, LookupError):
        return NOTHING
    if not words or words == scene.question():
        return NOTHING
    told = scene.words.fill("asked_next", question=words)
    return Html(f'<span class="delta next one" title="{esc(told)}">{esc(told)}</span>')
