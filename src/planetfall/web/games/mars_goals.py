"""Milestones, awards and standard projects on the page of Terraforming Mars."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Any

from planetfall.core.rules import Rules
from planetfall.games.terraforming_mars.milestones_awards import (
    AWARD_PRICES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    award_value,
    milestone_value,
)
from planetfall.games.terraforming_mars.standard_projects import StandardProject
from planetfall.games.terraforming_mars.state import Mars
from planetfall.games.terraforming_mars.svg_view import hand_size
from planetfall.games.terraforming_mars.terms import HEAT, MC, STEEL, TITANIUM
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
)
from planetfall.web.games.mars_cards import Seen
from planetfall.web.html import NOTHING, Html, cls, esc, icon, join, mark
from planetfall.web.pages.scene import Scene

MILESTONE_ICONS = (
    ("tr", "tr"),
    ("city", "city"),
    ("greenery", "greenery"),
    ("tag-building", "tag-building"),
    ("card", "card"),
)
AWARD_ICONS = (
    ("special-tile", "special"),
    ("megacredit", "mc"),
    ("tag-science", "tag-science"),
    ("heat", "heat"),
    ("steel", "steel"),
)
SELLING = "sell_patents"
PROJECT_ICONS = {
    "power_plant": ("energy", "energy"),
    "asteroid": ("temperature", "temperature"),
    "aquifer": ("ocean", "ocean"),
    "greenery": ("greenery", "greenery"),
    "city": ("city", "city"),
    "build_colony": ("colony", ""),
}


_ON_TABLE = itemgetter(
    "milestones", "awards", "moons", "city_hexes", "greenery_hexes", "special_hexes"
)


def milestones(scene: Scene, game: Seen) -> Html:
    """All milestones and awards with how far everybody is."""
    seen = (_ON_TABLE(scene.table()), [_counted(area) for area in scene.data["areas"]])
    return scene.kept("awards", seen, lambda: _milestones(scene, game.position))


def _counted(area: dict[str, Any]) -> tuple[Any, ...]:
    """What milestones and awards count of a seat."""
    stock = area["stock"]
    metal = stock[STEEL] + stock[TITANIUM]
    numbers = (area["rating"], hand_size(area), area["production"][MC], stock[HEAT], metal)
    return numbers, area["tableau"], area["tiles"]


def _milestones(scene: Scene, game: Mars) -> Html:
    table = scene.table()
    claimed, funded = table["milestones"], table["awards"]
    paid = len([owner for owner in funded if owner >= 0])
    next_price = AWARD_PRICES[min(paid, len(AWARD_PRICES) - 1)]
    left = join(
        _kept_goal(
            scene,
            "milestone",
            name,
            MILESTONE_ICONS[place],
            [milestone_value(game, seat, place) for seat in range(game.seats)],
            claimed[place],
            MILESTONE_GOALS[place],
        )
        for place, name in enumerate(MILESTONE_NAMES)
    )
    right = join(
        _kept_goal(
            scene,
            "award",
            name,
            AWARD_ICONS[place],
            [award_value(game, seat, place) for seat in range(game.seats)],
            funded[place],
            0,
        )
        for place, name in enumerate(AWARD_NAMES)
    )
    said = scene.words
    return Html(
        f'<section id="awards" class="panel n{game.seats}"><div class="mas"><div><h3>'
        f'{esc(said["tm.milestones"])} <span class="mc s">{MILESTONE_PRICE}</span></h3>{left}</div>'
        f'<div><h3>{esc(said["tm.awards"])} <span class="mc s">{next_price}</span></h3>{right}'
        "</div></div></section>"
    )


def _kept_goal(
    scene: Scene,
    kind: str,
    name: str,
    sign: tuple[str, str],
    values: list[int],
    owner: int,
    goal: int,
) -> Html:
    return scene.kept(
        (kind, name),
        (values, owner),
        lambda: _goal(scene, kind, name, sign, values, owner, goal),
    )


def _goal(
    scene: Scene,
    kind: str,
    name: str,
    sign: tuple[str, str],
    values: list[int],
    owner: int,
    goal: int,
) -> Html:
    top = max(values)
    dots = join(_dot(seat, value, value == top > 0) for seat, value in enumerate(values))
    badge = NOTHING
    if owner >= 0:
        badge = Html(f'<span class="end own">{mark(owner, 10)}</span>')
    elif goal:
        badge = Html(f'<span class="end need">{goal}</span>')
    word = scene.name(kind, name)
    counts = scene.term(f"{kind}.{name}", word)
    return Html(
        f'<button type="button" class="ma{" taken" if owner >= 0 else ""}"'
        f' data-key="{kind}:{name}" title="{esc(counts)}">'
        f'<span class="mt">{icon(*_sized(sign))}<b>{esc(word)}</b>{badge}</span>'
        f'<span class="mvs">{dots}</span></button>'
    )


@lru_cache(maxsize=4096)
def _dot(seat: int, value: int, leads: bool) -> Html:
    """How far a seat is."""
    return Html(f"<span{cls('mv', 'lead' if leads else '')}>{mark(seat, 7)}<em>{value}</em></span>")


def _sized(sign: tuple[str, str]) -> tuple[str, int, str]:
    return sign[0], 12, sign[1]


@lru_cache(maxsize=64)
def _project_names(rules: Rules) -> list[str]:
    """The standard projects of these rules, those of expansions last.

    Patents are sold out of the hand: that project stands with the cards.
    """
    every = [path[9:] for path in rules.effects if path.startswith("standard.")]
    more = [name for name in every if "." not in name and name not in STANDARD_NAMES]
    return [name for name in (*STANDARD_NAMES, *more) if name != SELLING]


def projects(scene: Scene, game: Seen, seat: int) -> Html:
    seen = scene.area(seat)["tableau"]
    return scene.kept(("projects", seat), seen, lambda: _project_list(scene, game.position, seat))


def _project_list(scene: Scene, game: Mars, seat: int) -> Html:
    buttons = []
    for name in _project_names(scene.rules):
        effect = scene.rules.effects.get(f"standard.{name}")
        price = effect.price(game, seat) if isinstance(effect, StandardProject) else None
        sign, color = PROJECT_ICONS.get(name, ("card", "card"))
        coin = f'<span class="mc s">{price}</span>' if price is not None else ""
        buttons.append(
            Html(
                f'<button type="button" data-key="standard:{name}">{icon(sign, 14, color)}'
                f"<span>{esc(scene.name('standard', name))}</span>{coin}</button>"
            )
        )
    return Html(
        f'<section id="projects" class="panel"><h2>{esc(scene.words["tm.projects"])}</h2>'
        f'<div class="std">{join(buttons)}</div></section>'
    )
