"""The frame of a table's page: top bar, question bar, seats, log, waiting room, end of the game."""

from __future__ import annotations

import re
from typing import Final

from planetfall.core.play import Event
from planetfall.core.rules import Rules
from planetfall.games import title_of, words_about
from planetfall.svg.memo import memo
from planetfall.table.table_view import SeatSummary
from planetfall.web.html import (
    NOTHING,
    Html,
    attr,
    cls,
    data_json,
    esc,
    framed,
    icon,
    join,
    mark,
)
from planetfall.web.pages.scene import Scene, book_of, told_event
from planetfall.web.pages.shell import brand, look_tools, tool
from planetfall.web.words import Words

LOG_LINES: Final = 30
PLACES: Final = ("seat", "choose", "first", "turn", "rotate", "space", "ship")
"""Kinds of answers that are numbered and yet no amounts."""


def top(scene: Scene, crumbs: list[Html]) -> Html:
    """The top bar."""
    table_view = scene.table_view
    own = (
        (scene.me, *table_view.mine)
        if len(table_view.mine) > 1
        else scene.me
        if scene.asked
        else -1
    )
    seen = (table_view.seats, crumbs, table_view.title, table_view.state, scene.data.get("at_once"))
    return scene.drawn(("top", own), seen, lambda: _top(scene, crumbs))


def _top(scene: Scene, crumbs: list[Html]) -> Html:
    said, table_view = scene.words, scene.table_view
    return framed(
        _top_begin(said, table_view.game, table_view.title),
        _trail(tuple(crumbs)),
        _switch(scene),
        turn_chips(scene),
        after=_tools(said),
    )


@memo(512)
def _top_begin(said: Words, game: str, title: str) -> str:
    return (
        f'<header id="top" class="top">{brand(said)}<span class="crumb one">'
        f"<b>{esc(words_about(game, said.lang)['name'])}</b>"
        f'<span class="muted title">{esc(title)}</span>'
    )


@memo(1024)
def _trail(crumbs: tuple[Html, ...]) -> Html:
    """How far the game is."""
    trail = join(Html(f'<span class="sep"></span><span>{crumb}</span>') for crumb in crumbs)
    return Html(f'{trail}</span><span class="grow"></span>')


@memo(8)
def _tools(said: Words) -> Html:
    """What the top bar offers at any time."""
    return Html(
        f"{tool('menu', 'menu', said['settings'], 'menu')}"
        f'<span class="tools">{tool("log", "log", said["whole_log"])}'
        f"{tool('trophy', 'scores', said['scores'])}{look_tools(said)}"
        f"{tool('settings', 'settings', said['settings'])}"
        f"{tool('help', 'help', said['help'])}</span></header>"
    )


def _switch(scene: Scene) -> Html:
    """Who plays several seats at one screen changes between them."""
    mine = scene.table_view.mine
    if len(mine) < 2:
        return NOTHING
    links = join(
        Html(
            f'<a class="seatlink{" on" if seat == scene.me else ""}'
            f'{" turn" if scene.table_view.seats[seat].busy else ""}"'
            f' href="/t/{esc(scene.table_view.table)}?seat={esc(seat)}"'
            f' title="{esc(scene.words["seat_switch"])} {esc(scene.names[seat])}">'
            f"{mark(seat)}</a>"
        )
        for seat in mine
    )
    return Html(f'<span class="seatlinks">{links}</span>')


def turn_chips(scene: Scene) -> Html:
    """Whose turn it is."""
    table_view = scene.table_view
    if table_view.state != "playing":
        return NOTHING
    others = [
        number for number, seat in enumerate(table_view.seats) if seat.busy and number != scene.me
    ]
    if others and not scene.asked and not scene.data["at_once"]:
        return _other_chip(scene, others[0])
    still = tuple(others) if scene.data["at_once"] else ()
    return _own_chips(scene.words, scene.asked, still)


@memo(512)
def _own_chips(said: Words, asked: bool, still: tuple[int, ...]) -> Html:
    """That it is one's turn, and who else is still choosing."""
    chips = []
    if asked:
        chips.append(
            Html(
                f'<span class="turnchip you">{icon("ui-hand", 14)} {esc(said["your_turn"])}</span>'
            )
        )
    if still:
        chips += [Html('<span class="turnchip">'), *(mark(number, 11) for number in still)]
        chips.append(Html(f" {esc(said['still_choosing'])}</span>"))
    return join(chips)


def _other_chip(scene: Scene, number: int) -> Html:
    seat = scene.table_view.seats[number]
    if seat.kind == "bot":
        text = scene.words.fill("thinks", name=seat.name)
        return Html(
            f'<span class="turnchip thinking">{mark(number, 11)}{icon("ui-bot-player", 13)} '
            f"{esc(text)}</span>"
        )
    away = f" <small>{esc(scene.words['away'])}</small>" if seat.away else ""
    return Html(f'<span class="turnchip">{mark(number, 11)} {esc(seat.name)}{away}</span>')


# The question bar.


def keys(scene: Scene, extra: Html = NOTHING) -> Html:
    """What the client needs: the open decision, the keys to light and their labels."""
    table_view = scene.table_view
    labels = {key: scene.label(key) for key in table_view.keys}
    return framed(
        _keys_begin(table_view.table, table_view.seat, table_view.state),
        attr("data-decision", table_view.decision),
        attr("data-undo", int(table_view.can_undo)),
        data_json("labels", labels),
        extra,
        after="></div>",
    )


@memo(4096)
def _keys_begin(table: str, seat: int, state: str) -> str:
    return (
        f'<div id="keys" hidden data-table="{esc(table)}" data-seat="{seat}"'
        f' data-state="{esc(state)}"'
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
    `signs` as attributes that tell the page more. When the game is over, `why` and `beside` tell
    how it ended.
    """
    table_view, said = scene.table_view, scene.words
    if table_view.state == "waiting":
        return Html('<section id="ask" class="ask wait" hidden></section>')
    if table_view.state == "over":
        return _over(scene, why or said["game_over"], beside)
    if not scene.asked:
        return _wait(scene)
    told = why or said.count("choices", len(table_view.keys))
    wary = " ".join([key for key in danger if key in table_view.keys])
    return framed(
        ASK,
        signs,
        attr("data-danger", wary or None),
        _ask_head(verb or said["confirm"]),
        _question(question or scene.question()),
        _why(told),
        beside,
        _answers(scene, default) if answers is None else answers,
        _acts(said, table_view.can_undo, verb),
        after="</section>",
    )


ASK: Final = '<section id="ask"'
ASK_LIVE: Final = ' aria-live="polite" tabindex="-1">'
"""How the question bar begins: what changes stands between."""
ANSWERS: Final = Html('<ol id="answers" class="answers" data-client></ol>')
"""The list of answers: the client fills it with the labels of the keys."""


@memo(1024)
def _ask_head(verb: str) -> Html:
    return framed(' class="ask" data-verb="', esc(verb), after=f'"{ASK_LIVE}')


@memo(4096)
def _question(text: str) -> Html:
    return framed('<div class="askhead"><h2 class="q">', esc(text), after="</h2>")


@memo(4096)
def _why(text: str) -> Html:
    """What to know beside the question, and the place for what a choice would change."""
    below = '</p></div><div id="chips" class="chips" data-client></div>'
    return framed('<p class="why" id="why">', esc(text), after=below)


@memo(256)
def _acts(said: Words, can_undo: bool, verb: str) -> Html:
    """Undo and the confirm button."""
    confirm = (
        '<button type="button" class="btn primary" id="confirm" data-client hidden>'
        f"{icon('ui-confirm')}<span>"
    )
    return framed(
        '<div class="acts">',
        _undo(said, can_undo),
        Html(confirm),
        esc(verb or said["confirm"]),
        after="</span><kbd>Enter</kbd></button></div>",
    )


def answer(scene: Scene, key: str) -> Html:
    """What one thing shown in full answers: a button if it may be chosen, else a place for why not.

    The client fills the place; an empty one takes no room.
    """
    if key in scene.table_view.keys:
        return Html(
            f'<button type="button" class="btn primary big" data-key="{esc(key)}">'
            f"{icon('ui-confirm')}<span>{esc(scene.label(key))}</span></button>"
        )
    if not scene.asked:
        return NOTHING
    return Html(f'<p class="whynot" data-why="{esc(key)}" role="status"></p>')


def _undo(said: Words, can_undo: bool) -> Html:
    return framed(
        '<button type="button" class="btn ghost" id="undo" data-act="undo"',
        attr("disabled", not can_undo),
        after=f">{icon('ui-undo')}<span>{esc(said['undo'])}</span><kbd>U</kbd></button>",
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


def _wait(scene: Scene) -> Html:
    """Nothing to choose: who is waited for."""
    table_view = scene.table_view
    busy = tuple(number for number, seat in enumerate(table_view.seats) if seat.busy)
    kinds = tuple(seat.kind for seat in table_view.seats)
    turn = (busy, kinds, tuple(scene.names), bool(scene.data.get("at_once")))
    key = (turn, table_view.can_undo)
    return scene.drawn(("wait", scene.me < 0), key, lambda: _waited_for(scene, busy))


def _waited_for(scene: Scene, busy: tuple[int, ...]) -> Html:
    said, table_view = scene.words, scene.table_view
    sign = mark(busy[0], 16) if busy else icon("ui-clock", 16)
    names = ", ".join(scene.names[number] for number in busy)
    line = said["watching"] if scene.me < 0 else ""
    if scene.data.get("at_once"):
        line = said["waiting_all"]
    bots = [number for number in busy if table_view.seats[number].kind == "bot"]
    if bots and len(bots) == len(busy):
        line = said.fill("thinks", name=scene.names[bots[0]])
    undo = _undo(said, table_view.can_undo) if table_view.can_undo else NOTHING
    return framed(
        f'{ASK} class="ask wait"{ASK_LIVE}',
        sign,
        _question(said.fill("waiting", names=names)),
        _why(line),
        after=f'<div class="acts">{undo}</div></section>',
    )


def outcome_line(scene: Scene) -> str:
    """Who won, in one sentence."""
    said, table_view = scene.words, scene.table_view
    names = [scene.names[seat] for seat in table_view.winners]
    if not names:
        return said["nobody_wins"]
    points = table_view.scores[table_view.winners[0]].total
    if len({table_view.scores[seat].total for seat in table_view.winners}) > 1:
        return said.fill("side_wins", names=", ".join(names))
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


def places(names: list[str]) -> Html:
    """Empty places for parts that stand inside another one."""
    return join(Html(f'<div id="{esc(name)}"></div>') for name in names)


def tabs(scene: Scene, names: tuple[tuple[str, str, str], ...]) -> Html:
    """The tabs of the phone; the page itself remembers which one is shown."""
    return scene.drawn("tabs", names, lambda: _tabs(scene, names))


def _tabs(scene: Scene, names: tuple[tuple[str, str, str], ...]) -> Html:
    buttons = join(
        Html(
            f'<button type="button" role="tab" data-act="tab" data-to="{esc(name)}">'
            f"{icon(sign, 22)}<span>{esc(scene.words[word])}</span></button>"
        )
        for name, sign, word in names
    )
    return Html(f'<nav id="tabs" class="ptabs" role="tablist">{buttons}</nav>')


# Seats, log, waiting room.


def status_word(scene: Scene, seat: SeatSummary, *, busy: str = "busy", done: str = "done") -> str:
    """What a seat does now."""
    if scene.table_view.state != "playing":
        return ""
    if seat.busy:
        return scene.words[busy]
    return scene.words[done] if scene.data.get("at_once") else ""


def seats(scene: Scene) -> Html:
    """All seats in order, with what they are doing: for games without a page of their own."""
    rows = join(_seat(scene, number, seat) for number, seat in enumerate(scene.table_view.seats))
    return Html(
        f'<section id="seats" class="panel seats"><h2>{esc(scene.words["players"])}</h2>'
        f"<ul>{rows}</ul></section>"
    )


def _seat(scene: Scene, number: int, seat: SeatSummary) -> Html:
    own = f'<span class="st">{esc(scene.words["you"])}</span>' if number == scene.me else ""
    bot = icon("ui-bot-player", 13, title=scene.words["bot"]) if seat.kind == "bot" else ""
    state = status_word(scene, seat)
    return Html(
        f"<li{cls('seatrow', f'pc-{number % 6 + 1}', 'busy' if seat.busy else '')}>"
        f'{mark(number)}<b class="one">{esc(seat.name)}</b>{bot}{own}'
        f'<span class="end label">{esc(state)}</span></li>'
    )


def log_lines(scene: Scene, recent: list[Event], most: int) -> list[Html]:
    """The newest lines of the log, newest first; what is not told has none.

    The same line many times over is one line that counts.
    """
    rules, lang, names = scene.rules, scene.lang, tuple(scene.names)
    lines: list[Html] = []
    counts: list[int] = []
    for event in reversed(recent):
        line = _log_line(rules, lang, event, names)
        if lines and line == lines[-1]:
            counts[-1] += 1
        elif line and len(lines) == most:
            break
        elif line:
            lines.append(line)
            counts.append(1)
    return [_ended(line, count) for line, count in zip(lines, counts, strict=True)]


@memo(20_000)
def _log_line(rules: Rules, lang: str, event: Event, names: tuple[str, ...]) -> Html:
    """An event as a line without its end; empty for what is not told."""
    text = told_event(rules, lang, event, tuple([f"{BOLD}{name}{PLAIN}" for name in names]))
    seat = event[1] if event[1] < len(names) else -1
    if not text:
        return NOTHING
    if seat < 0:
        return Html(f'<li class="sec">{_with_names(rules, lang, text)}')
    return Html(f"<li>{mark(seat, 10)}{_with_names(rules, lang, text)}")


BOLD: Final = "\1"
PLAIN: Final = "\2"
"""Around names in a line of the log; no text that is escaped has these letters."""


def _with_names(rules: Rules, lang: str, text: str) -> Html:
    """A line with the names of players and of cards in bold."""
    parts = text.split(BOLD)
    found = _named(rules, lang)
    told = [_bold_cards(found, parts[0])]
    for each in parts[1:]:
        name, _, rest = each.partition(PLAIN)
        told += (_bold(name), _bold_cards(found, rest))
    return join(told)


def _bold(name: str) -> Html:
    return Html(f"<b>{esc(name)}</b>")


def _bold_cards(found: re.Pattern[str] | None, text: str) -> Html:
    if found is None:
        return esc(text)
    pieces = found.split(text)  # every second one is a name
    return join(_bold(each) if place % 2 else esc(each) for place, each in enumerate(pieces))


@memo(64)
def _named(rules: Rules, lang: str) -> re.Pattern[str] | None:
    """The names of a game's cards as they stand in lines, the longest first."""
    book = book_of(rules, lang)
    if book is None:
        return None
    names = {
        name for kind in title_of(rules.id).named for name in book.names.get(kind, {}).values()
    }
    words = [re.escape(name) for name in sorted(names, key=len, reverse=True) if name]
    return re.compile(rf"\b({'|'.join(words)})(?!\w)") if words else None


def log(scene: Scene) -> Html:
    """What happened lately, newest first; mostly all viewers may read the same."""
    lines = log_lines(scene, scene.events(), LOG_LINES)
    return scene.drawn("log", lines, lambda: _lines(scene, lines))


@memo(20_000)
def _ended(line: Html, times: int) -> Html:
    """A line of the log that stands for so many events."""
    if times == 1:
        return Html(f"{line}</li>")
    return Html(f'{line} <small class="times">× {times}</small></li>')


def _lines(scene: Scene, lines: list[Html]) -> Html:
    return framed(
        f'<section id="log" class="panel logpanel"><h2>{icon("ui-log", 13)} '
        f'{esc(scene.words["log"])}</h2><ul class="log" tabindex="0">',
        *lines,
        after="</ul></section>",
    )


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
            f'<button type="button" class="btn primary big" data-act="fill">'
            f"{esc(said['fill_bots'])}</button>"
        )
    return Html(
        f'<section id="waiting" class="waiting"><h1>{esc(said["waiting_title"])}</h1>'
        f'<p class="sub">{esc(told)}</p><ul>{rows}</ul>{_watch(scene)}{fill}</section>'
    )


def _waiting_seat(scene: Scene, number: int, seat: SeatSummary) -> Html:
    said = scene.words
    link = scene.extra.links.get(number, "")
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


def _watch(scene: Scene) -> Html:
    if not scene.extra.watch:
        return NOTHING
    word = scene.words["watch_link"]
    return Html(
        f'<p class="watch"><span class="label">{esc(word)}</span>'
        f"{_copy(scene.extra.watch, scene.words['copy'])}</p>"
    )
