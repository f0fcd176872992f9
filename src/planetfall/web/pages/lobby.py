"""The lobby: games, the form for a new table, lists of tables."""

from __future__ import annotations

from planetfall.bots.about import level_name, sentence
from planetfall.core.rules import Rules
from planetfall.games import title_of, words_about
from planetfall.svg.memo import memo
from planetfall.table.lobby import Listing, Lobby
from planetfall.table.pages import Look
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages.options import chosen_options, option_fields, seats_of
from planetfall.web.pages.review import PACES
from planetfall.web.pages.shell import brand, document, look_tools
from planetfall.web.words import Words, words


@memo(16)
def game_art(game: str) -> Html:
    """The picture of a game's card: its own drawing of a position in the middle of play."""
    title = title_of(game)
    drawn: Html = title.load(title.art)() if title.art else icon("depot", 39)
    return drawn


def page(lobby: Lobby, game: str, mine: list[Listing], free: list[Listing], look: Look) -> str:
    """The whole page."""
    said = words(look.lang)
    chosen = game or (lobby.games[0] if lobby.games else "")
    cards = join(_game(lobby.builder(name, {}), name == chosen, said) for name in lobby.games)
    form = _form(lobby, lobby.builder(chosen, {}), look, said) if chosen else NOTHING
    body = Html(
        f'<div class="lobby"><header class="top">{brand(said)}'
        f'<span class="grow"></span>{look_tools(said)}</header>'
        f'<main class="lobby-main"><h1>{esc(said["lobby_title"])}</h1>'
        f'<p class="sub">{esc(said["lobby_sub"])}</p><div class="games">{cards}</div>'
        f"{lists(lobby, mine, free, said)}"
        f'<p class="fans">{esc(said["fan_project"])}</p></main>{form}</div>'
        '<div id="notice" role="status" hidden></div>'
    )
    return document(said["brand"], body, look, classes="is-lobby")


def _game(rules: Rules, on: bool, said: Words) -> Html:
    game = rules.id
    about = words_about(game, said.lang)
    least, most = rules.seat_limits()
    return Html(
        f'<a{cls("game", "on" if on else "", "a-" + game)} href="/?game={esc(game)}"'
        f' data-game="{esc(game)}" title="{esc(about["about"])}"'
        f"{attr('aria-current', 'true' if on else None)}>"
        f'<span class="art" aria-hidden="true">{game_art(game)}</span>'
        f'<span class="shade"></span><span class="gt"><b>{esc(about["name"])}</b>'
        f'<i>{esc(about["about"])}</i><span class="box">{esc(about["boxes"])}</span>'
        '<span class="row facts">'
        f"<span>{icon('ui-person', 14)} {esc(least)}–{esc(most)}</span>"
        f"<span>{icon('ui-clock', 14)} {esc(about['time'])}</span></span></span></a>"
    )


# Lists of tables.


def lists(lobby: Lobby, mine: list[Listing], free: list[Listing], said: Words) -> Html:
    """The visitor's tables, tables with free seats, and finished ones."""
    running = [line for line in mine if not line.record.over]
    running.sort(key=lambda line: not line.is_turn)
    over = [line for line in mine if line.record.over][:3]
    done = NOTHING
    if over:
        done = Html(
            f'<section class="finished"><h2>{esc(said["finished"])}</h2><div class="fins">'
            f"{join(_finished(line, said) for line in over)}</div></section>"
        )
    return Html(
        '<div id="lists" class="lists">'
        f"{_list(lobby, said['your_tables'], running[:6], said, said['no_tables'])}"
        f"{_list(lobby, said['open_tables'], free[:6], said, said['no_open'])}{done}</div>"
    )


def _list(lobby: Lobby, title: str, lines: list[Listing], said: Words, empty: str) -> Html:
    rows = join(_line(lobby, line, said) for line in lines)
    if not lines:
        rows = Html(f'<li class="none">{esc(empty)}</li>')
    count = f" <span>{len(lines)}</span>" if lines else ""
    return Html(f"<section><h2>{esc(title)}{count}</h2><ul>{rows}</ul></section>")


def _line(lobby: Lobby, line: Listing, said: Words) -> Html:
    record = line.record
    sign, color = title_of(record.game).icon
    marks = join(
        mark(number) if seat.kind != "link" else Html('<span class="empty"></span>')
        for number, seat in enumerate(record.seats)
    )
    if line.mine or line.record.started:
        word = said["play"] if line.is_turn else said["open"]
        lit = "lit" if line.is_turn else ""
        act = Html(f'<a class="btn {lit}" href="/t/{esc(record.id)}">{esc(word)}</a>')
    else:
        act = Html(
            f'<button type="button" class="btn" data-act="join" data-table="{esc(record.id)}">'
            f"{esc(said['join'])}</button>"
        )
    state = _state(lobby, line, said)
    return Html(
        f"<li{cls('turn' if line.is_turn else '')}>"
        f'<span class="gi">{icon(sign, 20, color)}</span><span class="grow min0">'
        f'<b class="one">{esc(record.title)}</b><span class="label one" title="{esc(state)}">'
        f'{esc(state)}</span></span><span class="sm">{marks}</span>{act}</li>'
    )


def _state(lobby: Lobby, line: Listing, said: Words) -> str:
    """Which game, how far, who is waited for; before it begins, what it is played with."""
    record = line.record
    about = words_about(record.game, said.lang)
    parts = [about["name"]]
    if not record.started:
        free = said.count("free_seats", len(line.free))
        parts.append(said["not_started"] if line.mine else free)
        parts += chosen_options(lobby.builder(record.game, {}), record.options, said)
        return ", ".join(parts)
    if line.summary.round:
        parts.append(about["round"].format(n=line.summary.round))
    names = ", ".join(record.seats[seat].name for seat in line.waits_for())
    if line.is_turn:
        parts.append(said["your_move"])
    elif names:
        parts.append(said.fill("waiting_for", names=names))
    return ", ".join(parts)


def _finished(line: Listing, said: Words) -> Html:
    record, scores = line.record, line.summary.scores
    sign, color = title_of(record.game).icon
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    marks = join(Html(f"<span>{mark(seat, 11)}{esc(scores[seat])}</span>") for seat in order)
    names = ", ".join(f"{record.seats[seat].name} {scores[seat]}" for seat in order)
    return Html(
        f'<a href="/t/{esc(record.id)}" title="{esc(names)}">'
        f'<span class="row gap6">{icon(sign, 14, color)}'
        f"<b>{esc(words_about(record.game, said.lang)['name'])}</b>"
        f'<span class="label one">{esc(record.title)}</span></span>'
        f'<span class="row fs">{marks}</span></a>'
    )


# The form.


def _form(lobby: Lobby, rules: Rules, look: Look, said: Words) -> Html:
    most = rules.seat_limits()[1]
    seats = join(_seat(lobby, rules, number, said) for number in range(most))
    return Html(
        f'<form class="new" id="new-table" data-game="{esc(rules.id)}" method="post" action="/"'
        f' data-offline="{esc(said["offline_form"])}" aria-label="{esc(said["new_table"])}">'
        f"<div><h2>{esc(said['new_table'])}</h2>"
        f'<p class="muted">{esc(words_about(rules.id, said.lang)["name"])} · '
        f"{_reading(rules, said)}</p>{_guide(rules, said)}</div>"
        f'<label class="field"><span>{esc(said["your_name"])}</span>'
        f'<input name="name" maxlength="24" value="{esc(look.name)}"'
        f' placeholder="{esc(said["default_name"])}" autocomplete="nickname"></label>'
        f'<fieldset class="seatset"><legend>{esc(said["seats"])}'
        f'<output class="end" data-seats="{esc(seats_of(rules.id))}"'
        f' data-up-to="{esc(said["seats_up_to"])}" data-of="{esc(said["seats_of"])}">'
        f'</output></legend>{seats}<p class="label seatnote" data-client'
        f' data-alone="{esc(said["seats_alone"])}" data-solo="{esc(said["seats_solo"])}"></p>'
        f"{_levels(lobby, rules, said)}</fieldset>"
        f"{option_fields(rules, said)}"
        f'<fieldset><legend>{esc(said["who_finds"])}</legend><div class="seg">'
        f'<label><input type="radio" name="listed" value="" checked><span>'
        f"{esc(said['by_link'])}</span></label>"
        f'<label><input type="radio" name="listed" value="1"><span>{esc(said["listed"])}'
        f"</span></label></div></fieldset>"
        f"{_table_fields(said)}"
        f'<div class="foot"><p class="error" role="alert" id="new-error"></p>'
        f'<button class="btn primary big wide" id="create">{icon("ui-plus", 18)} '
        f"{esc(said['create'])}</button>"
        f'<p class="label">{esc(said["starts_when"])}</p></div></form>'
    )


def _table_fields(said: Words) -> Html:
    """What the table is called and how it is played, whatever the game."""
    boxes = join(
        Html(
            f'<label class="tg1"><span>{esc(said["table." + name])}</span>'
            f'<input type="checkbox" class="sw" name="{name}" checked></label>'
        )
        for name in ("end_of_turn", "undo_together")
    )
    paces = join(
        Html(
            f'<option value="{pace}"{attr("selected", pace == "quick")}>'
            f"{esc(said['pace.' + pace])}</option>"
        )
        for pace in PACES
    )
    return Html(
        f'<fieldset><legend>{esc(said["table"])}</legend><label class="field">'
        f'<span>{esc(said["title_label"])}</span><input name="title" maxlength="24"'
        f' placeholder="{esc(said["title_hint"])}" autocomplete="off"></label>{boxes}'
        f'<label class="tg1"><span>{esc(said["pace"])}</span>'
        f'<select name="pace">{paces}</select></label></fieldset>'
    )


def _reading(rules: Rules, said: Words) -> Html:
    """The ways to the rules and the components of a game."""
    return join(
        Html(f'<a class="readlink" href="/{what}/{esc(rules.id)}">{esc(said["read." + what])}</a> ')
        for what in ("rules", "components")
    )


def _guide(rules: Rules, said: Words) -> Html:
    """The way to a guided first game."""
    return Html(
        f'<button type="button" class="btn wide guide" data-guide="{esc(rules.id)}">'
        f"{icon('ui-hint', 15)} {esc(said['coach.start'])}</button>"
    )


def _levels(lobby: Lobby, rules: Rules, said: Words) -> Html:
    """How each level plays and how strong it is, to choose by."""
    rows = join(
        Html(
            f"<dt>{esc(level_name(level, said.lang))}</dt>"
            f"<dd>{esc(sentence(level, rules.id, said.lang))}</dd>"
        )
        for level in lobby.levels
    )
    return Html(
        f'<details class="levels"><summary>{esc(said["levels"])}</summary><dl>{rows}</dl></details>'
    )


def _seat(lobby: Lobby, rules: Rules, number: int, said: Words) -> Html:
    default = "me" if number == 0 else "none"
    if number == 1:
        default = f"bot:{lobby.steady()}"
    choices = [("me", said["seat_me"]), ("link", said["seat_link"])]
    for level in lobby.levels:
        word = level_name(level, said.lang)
        choices.append((f"bot:{level}", said.fill("seat_bot", level=word)))
    if number >= rules.seat_limits()[0]:
        choices.append(("none", said["seat_none"]))
    options = join(
        Html(
            f'<option value="{esc(value)}"{attr("selected", value == default)}>{esc(text)}</option>'
        )
        for value, text in choices
    )
    return Html(
        f'<label class="srow">{mark(number, 15)}<select name="seat-{number}"'
        f' data-you="{esc(said["seat_me"])}" data-you-too="{esc(said["seat_me_too"])}"'
        f' aria-label="{esc(said["seats"])} {number + 1}">{options}</select>'
        f'<input name="name-{number}" class="seatname" maxlength="24" autocomplete="off" hidden'
        f' placeholder="{esc(said["seat_name"])}" aria-label="{esc(said["seat_name"])}">'
        '<em class="role" data-client></em></label>'
    )
