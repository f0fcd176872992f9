"""The solo game on the page of On Mars: the goals that may win it, and Lacerda's score."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars import counts
from planetfall.games.on_mars.expansions.lacerda.goals import GoalPoint, GoalProgress, Lead
from planetfall.games.on_mars.expansions.lacerda.standing import Standing, standing
from planetfall.games.on_mars.expansions.lacerda.state import SoloColony
from planetfall.games.on_mars.scoring import sheet
from planetfall.table.table_view import ScoreSummary
from planetfall.text.grammar import plain
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages import frame, panels
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PIECES: Final = {
    "solo_goal": Kind(("solo_goal",), "OM-34"),
    "solo": Kind(("solo_card",), "OM-33"),
}
"""What can be asked about."""
BOX: Final = Html('<i class="box"></i>')
"""Stands for a point that is not met."""

ICONS: Final[dict[type[object], tuple[str, str]]] = {
    Lead: ("vp", "vp"),
    counts.ColonyLevel: ("colony", ""),
    counts.ContractsDone: ("contract", ""),
    counts.GoalDone: ("goal", ""),
    counts.HighestTech: ("tech", ""),
    counts.TechLevel: ("tech", ""),
    counts.ResearchTiles: ("research", ""),
    counts.Shelters: ("shelter", ""),
    counts.MinesHeld: ("mine", "mineral"),
    counts.AdvancedBuildings: ("tr", "tr"),
    counts.HasScientist: ("scientist", ""),
    counts.LargestComplex: ("greenhouse", "plant"),
    counts.Stored: ("om-plant", "plant"),
    counts.OnSide: ("shuttle", ""),
}
"""What a point of a goal counts, to its icon and colour."""


def solo_game(scene: Scene) -> SoloColony | None:
    """The position of a solo game; nothing in a game of several."""
    position = scene.position
    return position if isinstance(position, SoloColony) else None


def aim(scene: Scene) -> str:
    """How the solo game is won."""
    return "" if solo_game(scene) is None else scene.words["aim.lacerda"]


def goals(scene: Scene) -> Html:
    """The goals below the seats, each with signs and numbers; a press opens them in words."""
    solo = solo_game(scene)
    if solo is None:
        return NOTHING
    now = standing(solo)
    return scene.drawn("goals", now, lambda: _goals(scene, now))


def _goals(scene: Scene, now: Standing) -> Html:
    rows = join(_row(scene, goal, now) for goal in now.goals)
    own, lacerda = esc(plain(now.own)), esc(plain(now.lacerda))
    return Html(
        f'<section id="goals" class="panel omgoals sologoals"><h2>{esc(_title(scene, now))}'
        f'<button type="button" class="linkish" data-act="panel" data-name="goals">'
        f"{esc(scene.words['om.in_words'])}</button>"
        f'<span class="end" title="{esc(_score(scene, now))}">{mark(0, 11)}<b>{own}</b>'
        f'{mark(1, 11)}<span class="word">{esc(scene.words["om.lacerda"])}</span>'
        f"<b>{lacerda}</b></span></h2>"
        f"<ul>{rows}</ul></section>"
    )


def _row(scene: Scene, goal: GoalProgress, now: Standing) -> Html:
    """A goal in two lines: its name with the lead it needs and how far it is, then its points."""
    met = "met" if goal.is_met() else ""
    *points, lead = goal.points
    name = esc(scene.name("solo_goal", goal.id))
    state = _state(scene, goal, NOTHING if not now.over or met else icon("ui-cancel", 11))
    return Html(
        f'<li><button type="button"{cls("goal", met)} data-act="panel" data-name="goals"'
        f' data-piece="solo_goal:{esc(goal.id)}">'
        f'<span class="gname"><b>{name}</b><span class="end">{_sign(scene, lead)}{state}</span>'
        f'</span><span class="points">{join(_sign(scene, point) for point in points)}</span>'
        "</button></li>"
    )


def _title(scene: Scene, now: Standing) -> str:
    return scene.words["om.goals" if len(now.goals) > 1 else "om.goal"]


def _score(scene: Scene, now: Standing) -> str:
    """Both scores in a sentence."""
    key = "om.final_score" if now.over else "om.score_now"
    names = {"name": scene.names[0], "lacerda": plain(now.lacerda)}
    return scene.words.fill(key, own=plain(now.own), **names)


def _state(scene: Scene, goal: GoalProgress, before: Html = NOTHING) -> Html:
    """Whether a goal is met, or how many of its points are."""
    if goal.is_met():
        return Html(f"<span>{icon('ui-confirm', 12)}{esc(scene.words['om.met'])}</span>")
    return Html(f"<span>{before}{esc(goal.met())}/{len(goal.points)}</span>")


def _sign(scene: Scene, point: GoalPoint) -> Html:
    """A point of a goal: its icon, then a tick, an empty box or how much there is of how much."""
    need, met = point.need, point.is_met()
    kind = type(need) if isinstance(need, Lead) else type(need.count)
    sign, color = ICONS[kind]
    short = scene.words[f"om.short.{kind.__name__}"]
    if met:
        count = icon("ui-confirm", 11)
    elif need.least == 1 and not isinstance(need, Lead):
        count = BOX
    else:
        count = Html(f"<em>{esc(_of(point))}</em>")
    words = f"{scene.effect(need)} {_of(point)}"
    return Html(
        f"<span{cls('point', 'met' if met else '')}{attr('title', words)}>"
        f"{icon(sign, 12, color)}<span class='word'>{esc(short)}</span>{count}</span>"
    )


def _of(point: GoalPoint) -> str:
    return f"{plain(point.count)}/{point.need.least}"


# On demand: the goals in words, and the score sheet with them.


def panel(scene: Scene, name: str) -> Html:
    """The goals in words, or the score sheet with Lacerda's column."""
    solo = solo_game(scene)
    if solo is None or name not in ("goals", "scores"):
        return NOTHING
    now = standing(solo)
    if name == "scores":
        return _score_sheet(scene, solo, now)
    score = Html(f'<p class="goalscore">{esc(_score(scene, now))}</p>')
    return panels.titled(_title(scene, now), join((score, _in_words(scene, now))))


def _score_sheet(scene: Scene, solo: SoloColony, now: Standing) -> Html:
    """The score sheet with Lacerda's column, the goals below it."""
    sheets = [sheet(solo, seat) for seat in range(len(solo.players))]
    scores = [ScoreSummary(list(each.lines), each.total) for each in sheets]
    below = Html(f"<h3>{esc(_title(scene, now))}</h3>{_in_words(scene, now)}")
    names = [*scene.names, scene.words["om.lacerda"]]
    return panels.score_sheet(scene, scores, names=names, below=below)


def _in_words(scene: Scene, now: Standing) -> Html:
    cards = join(_card(scene, goal, now) for goal in now.goals)
    rule = scene.words["om.goals_rule" if len(now.goals) > 1 else "om.goal_rule"]
    return Html(f'<p class="muted">{esc(rule)}</p><div class="goalcards">{cards}</div>')


def _card(scene: Scene, goal: GoalProgress, now: Standing) -> Html:
    """A goal with every point in words."""
    word = NOTHING
    if now.over:
        word = Html(f"{icon('ui-cancel', 12)}{esc(scene.words['om.not_met'])} ")
    return Html(
        f"<div{cls('goalcard', 'met' if goal.is_met() else '')}>"
        f'<h4 class="gname"><b>{esc(scene.name("solo_goal", goal.id))}</b>'
        f'<span class="end">{_state(scene, goal, word)}</span></h4>'
        f"<ul>{join(_line(scene, point) for point in goal.points)}</ul></div>"
    )


def _line(scene: Scene, point: GoalPoint) -> Html:
    """A point of a goal in words, ticked or not."""
    words = scene.words
    met = point.is_met()
    sign = icon("ui-confirm", 13, title=words["om.met"]) if met else BOX
    return Html(
        f"<li{cls('met' if met else '')}>{sign}<span>{esc(scene.effect(point.need))}</span>"
        f"<b>{esc(_of(point))}</b></li>"
    )


# The end of the game.


def over(scene: Scene) -> Html:
    """The bar that says how the game ended: both scores, and the goals ticked or crossed out."""
    solo = solo_game(scene)
    if solo is None:
        return NOTHING
    now = standing(solo)
    rows = join(_end(scene, goal) for goal in now.goals)
    ends = Html(f'<ul class="goalends">{rows}</ul>')
    return frame.ask(scene, why=_score(scene, now), beside=ends)


def _end(scene: Scene, goal: GoalProgress) -> Html:
    met = goal.is_met()
    word = scene.words["om.met" if met else "om.not_met"]
    sign = icon("ui-confirm" if met else "ui-cancel", 13, title=word)
    name = esc(scene.name("solo_goal", goal.id))
    return Html(f"<li{cls('met' if met else '')}>{sign}{name}</li>")
