"""Milestones, awards and standard projects on the page of Terraforming Mars."""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.draw.icon_names import (
    AWARD_ICONS,
    MILESTONE_ICONS,
    icon_color,
    project_icon,
)
from planetfall.games.terraforming_mars.draw.small import projects_of
from planetfall.games.terraforming_mars.milestones_awards import (
    AWARD_PRICES,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    award_value,
    funded,
    milestone_value,
)
from planetfall.games.terraforming_mars.phases import SOLO_GENERATIONS
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    PROJECT_NAMES,
)
from planetfall.web.games.terraforming_mars.position import figure, mars, shown_seat, viewer_key
from planetfall.web.html import NOTHING, Html, bar, esc, icon, join, mark
from planetfall.web.pages.scene import Scene


def milestones(scene: Scene) -> Html:
    """All milestones and awards with how far everybody is; a solo game has another goal."""
    game = mars(scene)
    if game.is_solo():
        inputs = (game.temperature, game.oxygen, game.ocean_hexes)
        return scene.drawn("awards", inputs, lambda: _solo_goal(scene))
    goals = range(len(MILESTONE_NAMES))
    seats = range(game.seats)
    claims = [[milestone_value(game, seat, goal) for seat in seats] for goal in goals]
    funds = [[award_value(game, seat, goal) for seat in seats] for goal in goals]
    return scene.drawn(
        ("awards", viewer_key(scene)),
        (game.milestones, game.awards, claims, funds),
        lambda: _milestones(scene, claims, funds),
    )


def _solo_goal(scene: Scene) -> Html:
    """What wins the solo game, and how much of it is done."""
    game, words = mars(scene), scene.words
    rows = join(
        Html(
            f"<li>{icon(name, 16, name)}<span>{esc(words['tm.' + word])}</span>"
            f'<b class="end">{esc(words.fill("n_of", n=done, most=most))}</b>'
            f"{bar(done / most, name)}</li>"
        )
        for name, word, done, most in (
            ("temperature", "temperature", game.temperature, WARMEST),
            ("oxygen", "oxygen", game.oxygen, FULL_OXYGEN),
            ("ocean", "oceans", game.oceans_placed(), ALL_OCEANS),
        )
    )
    goal = words.fill("tm.solo_goal", n=SOLO_GENERATIONS)
    return Html(
        f'<section id="awards" class="panel solo"><h2>{esc(words["tm.solo"])}</h2>'
        f"<p>{esc(goal)}</p><ul>{rows}</ul></section>"
    )


def _milestones(scene: Scene, claims: list[list[int]], funds: list[list[int]]) -> Html:
    """Milestones and awards; `claims` and `funds` are everybody's values for each of them."""
    game, words = mars(scene), scene.words
    price = AWARD_PRICES[min(funded(game), len(AWARD_PRICES) - 1)]
    left = join(
        _goal(scene, "milestone", place, values, game.milestones[place])
        for place, values in enumerate(claims)
    )
    right = join(
        _goal(scene, "award", place, values, game.awards[place])
        for place, values in enumerate(funds)
    )
    return Html(
        f'<section id="awards" class="panel n{len(scene.names)}"><div class="mas">'
        f"<div>{_heading(words['tm.milestones'], MILESTONE_PRICE)}{left}</div>"
        f"<div>{_heading(words['tm.awards'], price)}{right}</div></div></section>"
    )


def _heading(word: str, price: int) -> Html:
    return Html(f'<h3>{esc(word)} <span class="mc s">{price}</span></h3>')


def _goal(scene: Scene, kind: str, place: int, values: list[int], owner: int) -> Html:
    """A milestone or an award with the value of every seat; `owner` is -1 for nobody."""
    milestone = kind == "milestone"
    name = (MILESTONE_NAMES if milestone else AWARD_NAMES)[place]
    sign = (MILESTONE_ICONS if milestone else AWARD_ICONS)[place]
    word = scene.name(kind, name)
    badge = NOTHING
    if owner >= 0:
        badge = Html(f'<span class="end own">{mark(owner, 10)}</span>')
    elif milestone:
        badge = Html(f'<span class="end need">{esc(MILESTONE_GOALS[place])}</span>')
    best = max(values)
    numbers = join(
        Html(
            f'<span class="mv{" lead" if value == best > 0 else ""}">{mark(seat, 7)}'
            f"<em>{figure(value)}</em></span>"
        )
        for seat, value in enumerate(values)
    )
    return Html(
        f'<button type="button" class="ma{" taken" if owner >= 0 else ""}"'
        f' data-key="{esc(kind)}:{esc(name)}" title="{esc(scene.term(f"{kind}.{name}", word))}">'
        f'<span class="mt">{icon(sign, 12, icon_color(sign))}<b>{esc(word)}</b>{badge}</span>'
        f'<span class="mvs">{numbers}</span></button>'
    )


def projects(scene: Scene) -> Html:
    """The standard projects in play; patents are sold out of the hand, beside the cards."""
    tableau = mars(scene).players[shown_seat(scene)].tableau
    return scene.drawn(("projects", scene.me), tableau, lambda: _projects(scene))


def _projects(scene: Scene) -> Html:
    buttons = []
    for project in projects_of(scene.rules.options_data()):
        name = PROJECT_NAMES[project.project]
        sign = project_icon(name)
        price = project.price(mars(scene), shown_seat(scene))
        buttons.append(
            Html(
                f'<button type="button" data-key="standard:{esc(name)}">'
                f"{icon(sign, 14, icon_color(sign))}"
                f"<span>{esc(scene.name('standard', name))}</span>"
                f'<span class="mc s">{esc(price)}</span></button>'
            )
        )
    return Html(
        f'<section id="projects" class="panel"><h2>{esc(scene.words["tm.projects"])}</h2>'
        f'<div class="std">{join(buttons)}</div></section>'
    )
