"""Objectives, events and civ cards of Planet Unknown on the page."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.events_data import COLOUR_IDS, EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES, neighbour_points
from planetfall.games.planet_unknown.draw.view import rivals
from planetfall.svg.memo import memo
from planetfall.web.games.planet_unknown.land import COLLECTED, compared
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    esc,
    icon,
    join,
    mark,
    part,
)
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

GOAL_FIELDS: Final = ("board", *COLLECTED, "personal")
Rivalry = tuple[int, int, int, int]
"""An objective, the seat it is compared with, the own number and the other's."""
CIV_FIELDS: Final = ("civ_open", "civ_cards", "offer", "due")


def goals(scene: Scene, seat: int) -> Pieces:
    """Objectives with the neighbours, of one's own, and for all."""
    table, keys = scene.table(), scene.table_view.keys
    between: list[Rivalry] = []
    for card, other in rivals(scene.data, seat):
        side = OBJECTIVES[card].neighbour
        mine, theirs = compared(scene, seat, side), compared(scene, other, side)
        between.append((card, other, mine, theirs))
    offered = [key for key in keys if key.startswith("objective:")]
    seen = (between, table["common"], scene.area(seat).get("personal"), offered)
    return scene.kept(("goals", scene.me), seen, lambda: _goals(scene, seat, between, offered))


def _goals(scene: Scene, seat: int, between: list[Rivalry], offered: list[str]) -> Pieces:
    rows = [_rivalry(scene, seat, *rivalry) for rivalry in between]
    for card in scene.area(seat).get("personal", []):
        told = scene.effect(OBJECTIVES[card].personal)
        word = scene.name("personal", OBJECTIVES[card].id)
        rows.append(_goal(word, told, scene.words["pu.personal"]))
    rows += [_goal(*_common(scene, card)) for card in scene.table()["common"]]
    if seat == scene.me:
        rows += _offered_goals(scene, offered)
    return part(
        f'<section id="goals" class="panel"><h2>{esc(scene.words["pu.objectives"])}</h2>'
        '<div class="scrolls" tabindex="0">',
        *rows,
        after="</div></section>",
    )


def _goal(word: str, told: str, small: str = "") -> Html:
    note = f'<span class="end label">{esc(small)}</span>' if small else ""
    return Html(
        f'<div class="ob"><div class="row">{icon("goal", 13, "text-3")}<b>{esc(word)}</b>{note}'
        f"</div>{esc(told)}</div>"
    )


def _common(scene: Scene, card: int) -> tuple[str, str]:
    """An objective for which all compete."""
    return scene.name("neighbour", OBJECTIVES[card].id), scene.effect(OBJECTIVES[card].neighbour)


def _offered_goals(scene: Scene, keys: list[str]) -> list[Html]:
    """Objectives one may choose from now."""
    found = []
    for objective in OBJECTIVES if keys else ():
        key = f"objective:{objective.id}"
        if key in keys:
            told = scene.effect(objective.personal)
            name = scene.name("personal", objective.id)
            found.append(
                Html(
                    f'<button type="button" class="cc offer" data-key="{esc(key)}">'
                    f"{icon('goal', 15)}<b>{esc(name)}</b><span>{esc(told)}</span></button>"
                )
            )
    return found


def _rivalry(scene: Scene, seat: int, card: int, other: int, mine: int, theirs: int) -> Html:
    side = OBJECTIVES[card].neighbour
    won = neighbour_points(side, mine, theirs)
    word = scene.effect(side) or scene.name("neighbour", OBJECTIVES[card].id)
    whole = max(1, mine + theirs)
    share = round(100 * mine / whole) if mine + theirs else 50
    bar = (
        f'<svg class="obar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{share}" height="6" fill="var(--p{seat % 6 + 1})"/>'
        f'<rect x="{share + 1}" width="{100 - share}" height="6"'
        f' fill="var(--p{other % 6 + 1})"/></svg>'
    )
    return Html(
        f'<div class="ob">{esc(word)}'
        f'<div class="row oc"><span>{mark(seat, 10)} <b>{mine}</b></span>{bar}'
        f"<span><b>{theirs}</b> {mark(other, 10)}</span>"
        f'<span class="pts" title="{esc(scene.words.count("pu.points", won))}">{won}</span>'
        "</div></div>"
    )


def civ(scene: Scene, seat: int) -> Pieces:
    """What is left of the civ decks, and the own civ cards."""
    area, keys = scene.area(seat), scene.table_view.keys
    seen = (
        [area.get(name) for name in CIV_FIELDS],
        scene.data["civ_sizes"],
        bool(keys) and keys[0].startswith("civ:"),
    )
    return scene.kept(("civ", scene.me), seen, lambda: _civ(scene, seat))


def _civ(scene: Scene, seat: int) -> Pieces:
    area = scene.area(seat)
    rows = []
    offered = area.get("offer", [])
    # What is to be chosen stands first: it must be seen without scrolling.
    if offered and scene.table_view.keys and scene.table_view.keys[0].startswith("civ:"):
        rows += [_civ_card(scene, card, "offer") for card in offered if card < len(CIV_CARDS)]
    for card in [*area["civ_open"], *area.get("civ_cards", [])]:
        rows.append(_civ_card(scene, card, "civ"))
    due = join(Html(f'<span class="rk">{rank}</span>') for rank in area["due"])
    waiting = Html(f'<div class="row gap4 due">{icon("civ", 15)}{due}</div>') if due else NOTHING
    return part(
        f'<section id="civ" class="panel"><h2>{esc(scene.words["pu.civ"])}</h2>'
        '<div class="row decks">',
        *_decks(scene),
        Html('</div><div class="scrolls" tabindex="0">'),
        waiting,
        *rows,
        after="</div></section>",
    )


def event(scene: Scene) -> Html:
    """What the event of this turn does; its colour tells how harsh it is."""
    number = scene.table()["event"]
    if number < 0:
        return Html('<section id="event" hidden></section>')
    record = EVENTS[number]
    colour = COLOUR_IDS[record.colour]
    return Html(
        f'<section id="event" class="event ev-{colour}" title="{esc(scene.words["pu.event"])}">'
        f"{icon('event', 17, title=scene.words['pu.event'])}"
        f"<p><b>{esc(scene.name('event', record.id))}</b>"
        f" <span>{esc(scene.told('event', record.id))}</span></p></section>"
    )


def _decks(scene: Scene) -> list[Html]:
    """How many civ cards of each rank are left."""
    sizes: list[int] = scene.data["civ_sizes"]
    return [_deck(scene.words, rank, size) for rank, size in enumerate(sizes, 1)]


@memo(512)
def _deck(said: Words, rank: int, size: int) -> Html:
    return Html(
        f'<span title="{esc(said.count("pu.civ_left", size))}">'
        f'<span class="rk">{rank}</span><i aria-hidden="true"></i><b>{size}</b></span>'
    )


def _civ_card(scene: Scene, card: int, kind: str) -> Html:
    record = CIV_CARDS[card]
    key = f' data-key="civ:{record.id}"' if kind == "offer" else ""
    told = scene.told("civ", record.id)
    return Html(
        f'<div class="cc {kind}"{key}><span class="rk">{record.rank}</span>'
        f"<b>{esc(scene.name('civ', record.id))}</b><span>{esc(told)}</span></div>"
    )
