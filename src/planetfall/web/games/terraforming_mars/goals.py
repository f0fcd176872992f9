"""Milestones, awards and standard projects on the page of Terraforming Mars."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from planetfall.core.rules import Rules
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, STEEL, TITANIUM
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.draw.small import projects_of
from planetfall.games.terraforming_mars.draw.tracks import levels
from planetfall.games.terraforming_mars.draw.view import counted_position, hand_size
from planetfall.games.terraforming_mars.milestones_awards import (
    AWARD_PRICES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    award_value,
    milestone_value,
)
from planetfall.games.terraforming_mars.phases import SOLO_GENERATIONS
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.svg.memo import memo
from planetfall.web.games.terraforming_mars.seen import HOLE, Seen, around, figure, filled
from planetfall.web.html import NOTHING, Html, bar, esc, icon, join, mark, pieced
from planetfall.web.pages.scene import Scene, book_of

MILESTONE_ICONS: Final = (
    ("tr", "tr"),
    ("city", "city"),
    ("greenery", "greenery"),
    ("tag-building", "tag-building"),
    ("card", "card"),
)
AWARD_ICONS: Final = (
    ("special-tile", "special"),
    ("megacredit", "mc"),
    ("tag-science", "tag-science"),
    ("heat", "heat"),
    ("steel", "steel"),
)
PROJECT_ICONS: Final = {
    "power_plant": ("energy", "energy"),
    "asteroid": ("temperature", "temperature"),
    "aquifer": ("ocean", "ocean"),
    "greenery": ("greenery", "greenery"),
    "city": ("city", "city"),
    "build_colony": ("colony", ""),
}


_ON_TABLE: Final = itemgetter("milestones", "awards", "moons", "city_hexes", "greenery_hexes")


def milestones(scene: Scene) -> Html:
    """All milestones and awards with how far everybody is; who plays alone has another goal."""
    if len(scene.data["areas"]) == 1:
        return scene.kept("goal", _LEVELS(scene.table()), lambda: _solo_goal(scene))
    counted = [_counted(area) for area in scene.data["areas"]]
    seen = (_ON_TABLE(scene.table()), counted)
    return scene.kept("awards", seen, lambda: _milestones(scene))


_LEVELS: Final = itemgetter("temperature", "oxygen", "ocean_hexes")


def _solo_goal(scene: Scene) -> Html:
    """What wins the solo game, and how much of it is done: there are no milestones and awards."""
    table, said, now = scene.table(), scene.words, levels(scene.data)
    rows = join(
        Html(
            f"<li>{icon(name, 16, name)}<span>{esc(said['tm.' + word])}</span>"
            f'<b class="end">{esc(said.fill("n_of", n=done, most=most))}</b>'
            f"{bar(done / most, name)}</li>"
        )
        for name, word, done, most in (
            ("temperature", "temperature", table["temperature"], WARMEST),
            ("oxygen", "oxygen", now.oxygen, FULL_OXYGEN),
            ("ocean", "oceans", now.oceans, ALL_OCEANS),
        )
    )
    told = said.fill("tm.solo_goal", n=SOLO_GENERATIONS)
    return Html(
        f'<section id="awards" class="panel solo"><h2>{esc(said["tm.solo"])}</h2>'
        f"<p>{esc(told)}</p><ul>{rows}</ul></section>"
    )


def _counted(area: dict[str, Any]) -> tuple[Any, ...]:
    """What milestones and awards count of a seat."""
    stock = area["stock"]
    metal = stock[STEEL] + stock[TITANIUM]
    numbers = (area["rating"], hand_size(area), area["production"][MC], stock[HEAT], metal)
    return numbers, area["tableau"], area["tiles"]


def _milestones(scene: Scene) -> Html:
    game, table, said = counted_position(scene.data), scene.table(), scene.words
    claimed, funded = table["milestones"], table["awards"]
    paid = len([owner for owner in funded if owner >= 0])
    next_price = AWARD_PRICES[min(paid, len(AWARD_PRICES) - 1)]
    seats = range(game.seats)
    left, right = [], []
    for place in range(len(MILESTONE_NAMES)):
        values = tuple([milestone_value(game, seat, place) for seat in seats])
        left.append(_goal(scene.rules, scene.lang, "milestone", place, values, claimed[place]))
    for place in range(len(AWARD_NAMES)):
        values = tuple([award_value(game, seat, place) for seat in seats])
        right.append(_goal(scene.rules, scene.lang, "award", place, values, funded[place]))
    return pieced(
        (
            Html(f'<section id="awards" class="panel n{game.seats}"><div class="mas"><div>'),
            _heading(said["tm.milestones"], MILESTONE_PRICE),
            *left,
            Html("</div><div>"),
            _heading(said["tm.awards"], next_price),
            *right,
            Html("</div></div></section>"),
        )
    )


@memo(32)
def _heading(word: str, price: int) -> Html:
    return Html(f'<h3>{esc(word)} <span class="mc s">{price}</span></h3>')


@memo(8192)
def _goal(
    rules: Rules, lang: str, kind: str, place: int, values: tuple[int, ...], owner: int
) -> Html:
    """A milestone or an award; `values` are how far every seat is, `owner` is -1 for nobody."""
    top = max(values)
    inside: list[Html] = []
    for value in values:
        inside += (LEADS if value == top > 0 else NOTHING, figure(value))
    return filled(_goal_frame(rules, lang, kind, place, len(values), owner), inside)


LEADS: Final = Html(" lead")
"""A further class of who is farthest."""


@memo(1024)
def _goal_frame(
    rules: Rules, lang: str, kind: str, place: int, seats: int, owner: int
) -> tuple[Html, ...]:
    """The name of a milestone or an award, what it counts, its sign; holes for every seat."""
    milestone = kind == "milestone"
    name = (MILESTONE_NAMES if milestone else AWARD_NAMES)[place]
    sign, color = (MILESTONE_ICONS if milestone else AWARD_ICONS)[place]
    book = book_of(rules, lang)
    word = name if book is None else book.names.get(kind, {}).get(name, name)
    counts = word if book is None else book.terms.get(f"{kind}.{name}", word)
    badge = NOTHING
    if owner >= 0:
        badge = Html(f'<span class="end own">{mark(owner, 10)}</span>')
    elif milestone:
        badge = Html(f'<span class="end need">{MILESTONE_GOALS[place]}</span>')
    dots = join(
        f'<span class="mv{HOLE}">{mark(seat, 7)}<em>{HOLE}</em></span>' for seat in range(seats)
    )
    return around(
        f'<button type="button" class="ma{" taken" if owner >= 0 else ""}"'
        f' data-key="{kind}:{name}" title="{esc(counts)}">'
        f'<span class="mt">{icon(sign, 12, color)}<b>{esc(word)}</b>{badge}</span>'
        f'<span class="mvs">{dots}</span></button>'
    )


def projects(scene: Scene, game: Seen, seat: int) -> Html:
    seen = scene.area(seat)["tableau"]
    return scene.kept(("projects", seat), seen, lambda: _project_list(scene, game.position, seat))


def _project_list(scene: Scene, game: Mars, seat: int) -> Html:
    """The standard projects in play; patents are sold out of the hand, beside the cards."""
    buttons = []
    for project in projects_of(scene.rules.options_data()):
        name = PROJECT_NAMES[project.project]
        sign, color = PROJECT_ICONS.get(name, ("card", "card"))
        buttons.append(
            Html(
                f'<button type="button" data-key="standard:{name}">{icon(sign, 14, color)}'
                f"<span>{esc(scene.name('standard', name))}</span>"
                f'<span class="mc s">{project.price(game, seat)}</span></button>'
            )
        )
    return Html(
        f'<section id="projects" class="panel"><h2>{esc(scene.words["tm.projects"])}</h2>'
        f'<div class="std">{join(buttons)}</div></section>'
    )
