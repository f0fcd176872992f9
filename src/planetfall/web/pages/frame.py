"""The frame of a table's page: top bar, tabs, seats; with the parts that every game's page has."""

from __future__ import annotations

from planetfall.games import words_about
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.table.table_view import SeatSummary
from planetfall.web.html import NOTHING, Html, cls, esc, icon, join, mark
from planetfall.web.pages.log import log as log
from planetfall.web.pages.question import END as END
from planetfall.web.pages.question import answer as answer
from planetfall.web.pages.question import ask as ask
from planetfall.web.pages.question import keys as keys
from planetfall.web.pages.question import outcome_line as outcome_line
from planetfall.web.pages.scene import Scene
from planetfall.web.pages.shell import brand, look_tools, tool
from planetfall.web.pages.waiting import waiting as waiting
from planetfall.web.words import Words


def top(scene: Scene, crumbs: list[Html]) -> Html:
    """The top bar."""
    table_view = scene.table_view
    viewer = scene.me if scene.asked or len(table_view.mine) > 1 else -1
    marks = (table_view.rewinds > 0, scene.at_once)
    inputs = (table_view.seats, table_view.mine, crumbs, table_view.state, marks)
    return scene.drawn(("top", viewer), inputs, lambda: _top(scene, crumbs))


def _top(scene: Scene, crumbs: list[Html]) -> Html:
    said, table_view = scene.words, scene.table_view
    name = words_about(table_view.game, said.lang)["name"]
    trail = join(Html(f'<span class="sep"></span><span>{crumb}</span>') for crumb in crumbs)
    return Html(
        f'<header id="top" class="top">{brand(said)}<div class="crumb one"><h1>{esc(name)}</h1>'
        f'<span class="muted title">{esc(table_view.title)}</span>{trail}</div>'
        f'{_rewound(scene)}<span class="grow"></span>{_review_button(said)}{_switch(scene)}'
        f"{turn_chips(scene)}"
        f"{_tools(said)}</header>"
    )


@memo(8)
def _review_button(said: Words) -> Html:
    """Opens what happened since the last turn; the page's script shows it in time."""
    return Html(
        '<button type="button" class="turnchip reviewchip" id="review-open" data-act="review-open"'
        f' data-client hidden title="{esc(said["since_turn"])}">'
        f"{icon('ui-log', 14, title=said['since_turn'])}"
        '<b class="short"></b><b></b></button>'
    )


def _rewound(scene: Scene) -> Html:
    """Says that choices were taken back at this table after something was revealed."""
    if not scene.table_view.rewinds:
        return NOTHING
    said = scene.words
    return Html(
        f'<span class="rewound" title="{esc(said["rewound_title"])}">{icon("ui-undo", 12)}'
        f"{esc(said['rewound'])}</span>"
    )


@memo(8)
def _tools(said: Words) -> Html:
    """What the top bar offers at any time."""
    return Html(
        f"{tool('menu', 'menu', said['settings'], 'menu')}"
        f'<span class="tools">{tool("log", "log", said["whole_log"])}'
        f"{tool('trophy', 'scores', said['scores'])}{look_tools(said)}"
        f"{tool('settings', 'settings', said['settings'])}"
        f"{tool('help', 'help', said['help'])}</span>"
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
    if others and not scene.asked and not scene.at_once:
        return _other_chip(scene, others[0])
    return _own_chips(scene.words, asked=scene.asked, still=others if scene.at_once else [])


def _own_chips(said: Words, *, asked: bool, still: list[int]) -> Html:
    """That it is one's turn, and who else is still choosing."""
    you = others = NOTHING
    if asked:
        hand = icon("ui-hand", 14)
        you = Html(f'<span class="turnchip you">{hand} {esc(said["your_turn"])}</span>')
    if still:
        marks = join(mark(number, 11) for number in still)
        others = Html(f'<span class="turnchip">{marks} {esc(said["still_choosing"])}</span>')
    return join((you, others))


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


def places(names: list[str]) -> Html:
    """Empty places for parts that stand inside another one."""
    return join(Html(f'<div id="{esc(name)}"></div>') for name in names)


def not_started(
    scene: Scene, names: list[str], tabs_shown: tuple[tuple[str, str, str], ...]
) -> list[Part]:
    """The page before the game starts: the waiting room, and empty places for the rest."""
    return [
        ("top", top(scene, [])),
        ("waiting", waiting(scene)),
        *[(name, places([name])) for name in names],
        ("ask", ask(scene)),
        ("tabs", tabs(scene, tabs_shown)),
        ("keys", keys(scene)),
    ]


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


def status_word(scene: Scene, seat: SeatSummary, *, busy: str = "busy", done: str = "done") -> str:
    """What a seat does now."""
    if scene.table_view.state != "playing":
        return ""
    if seat.busy:
        return scene.words[busy]
    return scene.words[done] if scene.at_once else ""


def total(scene: Scene, seat: int) -> Html:
    """What a seat would score if the game ended now; nothing where nobody scores."""
    totals = scene.totals()
    if seat >= len(totals):
        return NOTHING
    points = totals[seat]
    figure = str(points) if points >= 0 else f"−{-points}"
    words = scene.words.fill("total_now", n=figure)
    return Html(
        f'<span class="total" data-piece="total:{esc(seat)}" title="{esc(words)}">Σ'
        f'<b data-n="total-{seat}">{esc(figure)}</b></span>'
    )


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
        f'<span class="end label">{esc(state)}</span>{total(scene, number)}</li>'
    )
