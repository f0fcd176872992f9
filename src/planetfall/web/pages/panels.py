"""Panels opened on demand: score sheets, the whole log, settings, keyboard, text board."""

from __future__ import annotations

from planetfall.core.scores import line_names
from planetfall.games import GAMES, title_of
from planetfall.games import text_board as reading
from planetfall.table.table_view import ScoreSummary
from planetfall.text.grammar import sentence
from planetfall.web.html import NOTHING, Html, cls, esc, icon, join, mark
from planetfall.web.pages.fairness import bot_reasons, fairness, seat_notes
from planetfall.web.pages.log import log_groups, log_lines
from planetfall.web.pages.question import outcome_line
from planetfall.web.pages.review import pace_choice
from planetfall.web.pages.scene import Scene
from planetfall.web.pages.seating import seat_rows
from planetfall.web.pages.together import undo_panel
from planetfall.web.pages.waiting import watch_link

KEYS = (
    ("Enter", "key.enter"),
    ("Space", "key.space"),
    ("← → ↑ ↓", "key.arrows"),
    ("1 … 9", "key.digits"),
    ("U", "key.u"),
    ("Esc", "key.esc"),
    ("R  N", "key.r"),
    ("Q  E", "key.turn"),
    ("F", "key.flip"),
    ("X", "key.tile"),
    ("I", "key.i"),
    ("G", "key.grid"),
    ("L", "key.l"),
    ("S", "key.s"),
    ("T", "key.t"),
    ("B", "key.b"),
    ("?", "key.help"),
)
HELP = ("help.lit", "help.confirm", "help.undo", "help.large", "help.found")


def panel(scene: Scene, name: str, scores: list[ScoreSummary]) -> Html:
    """One of the panels every game has; nothing for another name."""
    if name == "scores":
        return score_sheet(scene, scores)
    if name == "log":
        return whole_log(scene)
    if name == "settings":
        return settings(scene)
    if name == "help":
        return help_panel(scene)
    if name == "menu":
        return menu(scene)
    if name == "text":
        return text_board(scene)
    if name == "undo":
        return undo_panel(scene)
    return NOTHING


def titled(title: str, body: Html) -> Html:
    """A panel with its heading."""
    return Html(f"<h2>{esc(title)}</h2>{body}")


def score_sheet(
    scene: Scene,
    scores: list[ScoreSummary],
    *,
    names: list[str] | None = None,
    below: Html = NOTHING,
) -> Html:
    """The score of every seat, line by line.

    `names` are those of the sheets where there are more than seats, `below` stands at the end.
    """
    said, table_view = scene.words, scene.table_view
    over = table_view.state == "over"
    title = said["scores"] if over else said["scores_now"]
    if not scores:
        return titled(title, Html(f'<p class="muted">{esc(said["not_started"])}</p>'))
    heads = join(
        Html(
            f'<th scope="col"><button type="button" class="row gap6 linkish" data-act="panel"'
            f' data-name="player" data-what="{seat}">{mark(seat, 12)}{esc(name)}</button></th>'
        )
        for seat, name in enumerate(names or scene.names)
    )
    lines = []
    listed = line_names([[name for name, _ in sheet.lines] for sheet in scores])
    for name in listed:
        cells = join(Html(f"<td>{_points(sheet, name)}</td>") for sheet in scores)
        word = esc(scene.score_name(name))
        lines.append(Html(f'<tr><th scope="row">{word}</th>{cells}</tr>'))
    totals = join(
        Html(
            f"<td{cls('won' if seat in table_view.winners else '')}>"
            f"<b>{_plain(sheet.total)}</b></td>"
        )
        for seat, sheet in enumerate(scores)
    )
    if not lines:
        return titled(title, join((verdict(scene), below)))
    numbers = [dict(sheet.lines).get(name) for sheet in scores for name in listed]
    numbers += [sheet.total for sheet in scores]
    hint = Html(f'<p class="label">{esc(said["scores_hint"])}</p>') if None in numbers else NOTHING
    return titled(
        title,
        Html(
            f'{verdict(scene)}<div class="scroll"><table class="sheet"><thead><tr><td></td>'
            f"{heads}</tr></thead><tbody>{join(lines)}</tbody><tfoot><tr>"
            f'<th scope="row">{esc(said["total"])}</th>{totals}</tr></tfoot></table></div>'
            f"{hint}{below}"
        ),
    )


def verdict(scene: Scene) -> Html:
    """How the game ended, and why; nothing before that."""
    table_view = scene.table_view
    if table_view.state != "over":
        return NOTHING
    why = scene.find("outcome", table_view.reason, scene.term(table_view.reason, " ")).strip()
    why = sentence(why)
    return Html(f'<p class="verdict">{esc(outcome_line(scene))}</p><p class="muted">{esc(why)}</p>')


def _points(sheet: ScoreSummary, name: str) -> Html:
    return _plain(dict(sheet.lines).get(name))


def _plain(number: int | None) -> Html:
    """A number with a true minus; a dash where it is not known."""
    if number is None:
        return Html("–")
    return esc(number) if number >= 0 else Html(f"−{-number}")


def whole_log(scene: Scene) -> Html:
    """Everything that happened and may be told, newest first."""
    said, events = scene.words, scene.events()
    names = [*scene.names, *([] if scene.book is None else scene.book.more_seats)]
    # Of the seats behind those of the players only those that are at this table.
    seen = {*range(len(scene.names)), *(event[1] for event in events)}
    seats = join(
        Html(
            f'<button type="button" class="btn chip" data-log-seat="{seat}" aria-pressed="false">'
            f"{mark(seat, 12)}{esc(name)}</button>"
        )
        for seat, name in enumerate(names)
        if seat in seen
    )
    lines = log_lines(scene, log_groups(scene, events))
    return titled(
        said["whole_log"],
        Html(
            f'<div class="logtools"><input type="search" data-log-search'
            f' placeholder="{esc(said["log_search"])}" aria-label="{esc(said["log_search"])}">'
            f'{seats}</div><ol class="log whole" tabindex="0">{lines}</ol>'
            f'<p class="muted" data-log-none hidden>{esc(said["log_none"])}</p>'
            f"{bot_reasons(scene)}{seat_notes(scene)}"
        ),
    )


def settings(scene: Scene) -> Html:
    """What a visitor may set; kept in the browser."""
    said = scene.words
    boxes = join(
        Html(
            f'<label class="tg1"><span>{esc(said["set_" + name])}</span>'
            f'<input type="checkbox" class="sw" data-setting="{name}"></label>'
        )
        for name in ("confirm", "review", "sound", "vibration", "notify", "text", "motion")
    )
    rows = seat_rows(scene)
    watch = watch_link(scene)
    out = Html('<p id="link-out" class="linkout" data-client></p>')
    return titled(
        said["settings"],
        join((boxes, _bots(scene), rows, watch, out, seat_notes(scene), fairness(scene))),
    )


def _bots(scene: Scene) -> Html:
    """How fast the bots of the table play: for everybody at it."""
    if scene.me < 0 or not any(seat.kind == "bot" for seat in scene.table_view.seats):
        return NOTHING
    return Html(
        f'<div class="tg1"><span>{esc(scene.words["pace"])}</span>{pace_choice(scene)}</div>'
    )


def menu(scene: Scene) -> Html:
    """The tools of the top bar as a list, for phones."""
    said = scene.words
    rows = join(
        Html(
            f'<button type="button" class="btn wide big" data-act="{act}">{icon("ui-" + sign)}'
            f"{esc(said[word])}</button>"
        )
        for act, sign, word in (
            ("scores", "trophy", "scores"),
            ("log", "log", "whole_log"),
            ("text", "menu", "text_board"),
            ("lang", "language", "language"),
            ("theme", "theme", "theme"),
            ("settings", "settings", "settings"),
            ("help", "help", "help"),
        )
    )
    return titled(
        said["brand"],
        Html(
            f'<div class="menulist">{rows}<a class="btn wide big" href="/">'
            f"{esc(said['back'])}</a></div>"
        ),
    )


def help_panel(scene: Scene) -> Html:
    """How the table works, what the keys do, and whose games these are not."""
    said = scene.words
    lines = join(Html(f"<li>{esc(said[word])}</li>") for word in HELP)
    others = {word for title in GAMES.values() for word in title.help_keys}
    rows = join(
        Html(f"<tr><th scope='row'><kbd>{esc(key)}</kbd></th><td>{esc(said[word])}</td></tr>")
        for key, word in KEYS
        if word not in others or word in title_of(scene.table_view.game).help_keys
    )
    # Screens too wide for the menu reach the text board from here.
    text = Html(
        f'<p><button type="button" class="btn" data-act="text">{icon("ui-menu")}'
        f"{esc(said['text_board'])}</button></p>"
    )
    return titled(
        said["help_title"],
        Html(
            f'<ul class="helplines">{lines}</ul>{_reading(scene)}{text}'
            f"<h3>{esc(said['keys_title'])}</h3>"
            f'<table class="keys">{rows}</table><p class="fans">{esc(said["fan_project"])}</p>'
        ),
    )


def _reading(scene: Scene) -> Html:
    """The ways to the rules and the components."""
    links = join(
        Html(
            f'<a class="btn" href="/{what}/{esc(scene.table_view.game)}" target="_blank"'
            f' rel="noopener">{esc(scene.words["read." + what])}</a> '
        )
        for what in ("rules", "components")
    )
    guide = Html(
        f'<button type="button" class="btn" data-act="coach">'
        f"{esc(scene.words['coach.again'])}</button>"
    )
    return Html(f"<p>{links}{guide}</p>")


# The text board: the position in words, for any game.


def text_board(scene: Scene) -> Html:
    """Everything the viewer sees as lines of text, which screen readers read out."""
    if not scene.playing or scene.book is None:
        return titled(scene.words["text_board"], NOTHING)
    lines = reading.describe(scene.data, scene.book, scene.names, scene.me)
    text = esc("\n".join(lines))
    return titled(
        scene.words["text_board"], Html(f'<pre class="reading" tabindex="0">{text}</pre>')
    )
