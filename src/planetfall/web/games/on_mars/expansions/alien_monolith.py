"""Monolith on the page of On Mars: objectives, time and the sabotage row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    DISCOVERY,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import (
    LETTERS,
    SABOTAGE_CARDS,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.tables import (
    CUBES_TO_STRIKE,
    STRIKES,
)
from planetfall.games.on_mars.expansions.alien_monolith.draw import DECK_ICONS, SABOTAGE_ICONS
from planetfall.games.on_mars.expansions.alien_monolith.objectives import is_met, met, parts
from planetfall.games.on_mars.expansions.alien_monolith.scoring import rank_of
from planetfall.games.on_mars.expansions.alien_monolith.standing import burdens
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.table.table_view import ScoreSummary
from planetfall.text.grammar import plain, sentence
from planetfall.web.games.on_mars.expansions.alien import (
    aim_line,
    end_bar,
    goal_card,
    goal_cards,
    line,
    time_strip,
)
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join
from planetfall.web.pages import panels
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PIECES: Final = {
    "objective": Kind(("objective",), "OMA-17"),
    "sabotage": Kind(("sabotage",), "OMA-18"),
    "deck": Kind(rules="OMA-16"),
    "abduct": Kind(rules="OMA-18"),
    "win": Kind(rules="OMA-17"),
}
"""What can be asked about."""
FACES: Final = {"objective": ("objective",), "sabotage": ("sabotage",)}
"""Kinds of options that stand for a component which can be shown in full."""

CHOSEN: Final = {"objective": ("objective",)}
"""Kinds of options that are shown as whole cards."""


@dataclass(frozen=True)
class Goal:
    """An objective that lies out, and how far it has come."""

    number: int
    drawn: bool
    met: bool
    parts: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Standing:
    """What the panel shows."""

    goals: tuple[Goal, ...]
    track: TimeTrack
    row: tuple[tuple[int, int], ...]
    """The cards of the sabotage row with their cubes."""
    deck: int
    struck: tuple[int, ...]
    burdens: tuple[tuple[str, int], ...]


def _game(scene: Scene) -> MonolithColony | None:
    position = scene.position
    return position if isinstance(position, MonolithColony) else None


def _standing(game: MonolithColony) -> Standing:
    chapter = chapter_of(game)
    track = chapter.time_track(game) if chapter is not None else None
    assert track is not None
    decks = [deck for deck in range(len(DECKS)) if game.objectives[deck]]
    goals = [
        Goal(
            game.objectives[deck] - 1,
            bool(game.random_decks >> deck & 1),
            is_met(game, deck),
            tuple(parts(game, deck)),
        )
        for deck in decks
    ]
    row = tuple(zip(game.sabotage_row, game.sabotage_cubes, strict=True))
    deck = len(SABOTAGE) - len(row) - len(game.struck)
    return Standing(tuple(goals), track, row, deck, tuple(game.struck), tuple(burdens(game)))


def goals(scene: Scene) -> Html:
    """Objectives, time and sabotage below the seat; a press opens them in words."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game)
    return scene.drawn("goals", now, lambda: _panel(scene, now))


def _panel(scene: Scene, now: Standing) -> Html:
    words = scene.words
    rows = join(_goal(scene, goal) for goal in now.goals)
    cards = join(_card(scene, card, cubes) for card, cubes in now.row)
    deck = words.fill("om.row_deck", n=now.deck)
    return Html(
        f'<section id="goals" class="panel omgoals monolith">{aim_line(scene)}'
        f"<h2>{esc(words['om.objectives'])}"
        f'<span class="end">{esc(words["om.objectives_rule"])}</span></h2>'
        f'<button type="button" class="objectives" data-act="panel" data-name="goals">'
        f"{rows}</button>{time_strip(scene, now.track)}"
        f'<h2>{esc(words["om.row"])}<span class="end">{esc(_next(scene, now))} · {esc(deck)}'
        f'</span></h2><ul class="sabotagerow">{cards}</ul>{_burdens(scene, now)}</section>'
    )


def _goal(scene: Scene, goal: Goal) -> Html:
    """An objective in one line: its sign, its name, how far it is."""
    objective = OBJECTIVES[goal.number]
    state = icon("ui-confirm", 12, title=scene.words["om.met"]) if goal.met else _counts(goal)
    title = scene.effect(objective)
    name = scene.name("objective", objective.id)
    if objective.deck == DISCOVERY:
        # The numbers stand behind the name.
        kinds = (("discovery", objective.discoveries), ("research", objective.research))
        name = ", ".join([scene.words[f"om.tiles.{kind}"] for kind, count in kinds if count])
    return Html(
        f"<span{cls('goal', 'met' if goal.met else '')}"
        f' data-piece="objective:{esc(objective.id)}"{attr("title", title)}>'
        f'<span class="gname">{icon(DECK_ICONS[objective.deck], 13)}'
        f"<b>{esc(name)}</b>"
        f'<span class="end">{state}</span></span></span>'
    )


def _counts(goal: Goal) -> Html:
    return join(Html(f"<span>{esc(count)}/{esc(needed)}</span>") for count, needed in goal.parts)


def _card(scene: Scene, card: int, cubes: int) -> Html:
    """A card of the row: letter, what it is aimed at, its name, its cubes."""
    id = SABOTAGE[card]
    name = scene.name("sabotage", id)
    armed = "armed" if cubes >= CUBES_TO_STRIKE else ""
    title = f"{LETTERS[card]} {name}: {scene.effect(SABOTAGE_CARDS[card])}"
    return Html(
        f'<li><button type="button"{cls("sabotage", armed)} data-act="panel" data-name="sabotage"'
        f' data-piece="sabotage:{esc(id)}"{attr("title", title)}><b>{esc(LETTERS[card])}</b>'
        f"{icon(SABOTAGE_ICONS[card], 13)}<span>{esc(name)}</span>{_cubes(cubes)}</button></li>"
    )


def _cubes(cubes: int) -> Html:
    spaces = join(
        Html('<i class="on"></i>') if space < cubes else Html("<i></i>")
        for space in range(CUBES_TO_STRIKE)
    )
    return Html(f'<span class="cubes">{spaces}</span>')


def _next(scene: Scene, now: Standing) -> str:
    """When cards with two cubes strike next."""
    for space in STRIKES:
        if space > now.track.marker:
            return scene.words.fill("om.row_next", n=space)
    return scene.words["om.row_last"]


def _burdens(scene: Scene, now: Standing) -> Html:
    """What sabotage left behind."""
    if not now.burdens:
        return NOTHING
    notes = join(
        Html(f"<li>{icon('sabotage', 11, 'danger')}{esc(_burden(scene, name, amount))}</li>")
        for name, amount in now.burdens
    )
    return Html(f'<ul class="burdens">{notes}</ul>')


def _burden(scene: Scene, name: str, amount: int) -> str:
    return scene.book.say(f"burden.{name}", n=amount) if scene.book is not None else ""


# On demand.


def panel(scene: Scene, name: str) -> Html:
    """The objectives or the sabotage cards in words."""
    game = _game(scene)
    if game is None or name not in ("goals", "sabotage", "scores"):
        return NOTHING
    now = _standing(game)
    words = scene.words
    if name == "scores":
        sheet = game.scores()[0]
        below = Html(f'<p class="goalscore">{esc(_rank(scene, game))}</p>')
        return panels.score_sheet(
            scene, [ScoreSummary(list(sheet.lines), sheet.total)], below=below
        )
    if name == "goals":
        rule = line(words["gauge.objectives.help"], "muted")
        body = goal_cards(_goal_card(scene, goal) for goal in now.goals)
        return panels.titled(words["om.objectives"], join((rule, body)))
    text = f"{words['om.row_rule']} {sentence(_next(scene, now))}"
    row = goal_cards(_large_card(scene, card, cubes) for card, cubes in now.row)
    found = [line(text, "muted"), row, _burdens(scene, now)]
    if now.struck:
        found.append(Html(f"<h3>{esc(words['om.struck'])}</h3>"))
        found.append(goal_cards(_large_card(scene, card, -1) for card in now.struck))
    return panels.titled(words["om.row"], join(found))


def _goal_card(scene: Scene, goal: Goal) -> Html:
    objective = OBJECTIVES[goal.number]
    deck = scene.name("deck", DECKS[objective.deck])
    if goal.drawn:
        deck = f"{deck} · {scene.words['om.objective_drawn']}"
    name = scene.name("objective", objective.id)
    return goal_card(
        Html(f"{icon(DECK_ICONS[objective.deck], 16)}<b>{esc(name)}</b>"),
        icon("ui-confirm", 13, title=scene.words["om.met"]) if goal.met else _counts(goal),
        [line(scene.effect(objective)), line(deck, "muted")],
        "met" if goal.met else "",
    )


def _large_card(scene: Scene, card: int, cubes: int) -> Html:
    """A sabotage card in words; without cubes where it is carried out."""
    name = scene.name("sabotage", SABOTAGE[card])
    letter = Html(f'<b class="letter">{esc(LETTERS[card])}</b>')
    return goal_card(
        Html(f"{letter}{icon(SABOTAGE_ICONS[card], 16)}<b>{esc(name)}</b>"),
        _cubes(cubes) if cubes >= 0 else NOTHING,
        [line(scene.effect(SABOTAGE_CARDS[card]))],
        "sabotagecard",
        "armed" if cubes >= CUBES_TO_STRIKE else "",
    )


# The end of the game.


def over(scene: Scene) -> Html:
    """The bar that says how the game ended: rank and points, the objectives ticked or crossed."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game)
    count = Html(f"{esc(met(game))}/{len(now.goals)}")
    ends = [(count, True), *[(_end(scene, goal), goal.met) for goal in now.goals]]
    return end_bar(scene, _rank(scene, game), ends)


def _rank(scene: Scene, game: MonolithColony) -> str:
    """The rank that the points give."""
    total = game.scores()[0].total
    rank = scene.name("rank", rank_of(total))
    return scene.words.fill("om.rank", rank=rank, points=plain(total))


def _end(scene: Scene, goal: Goal) -> Html:
    word = scene.words["om.met" if goal.met else "om.not_met"]
    sign = icon("ui-confirm" if goal.met else "ui-cancel", 13, title=word)
    return Html(f"{sign}{esc(scene.name('objective', OBJECTIVES[goal.number].id))}")
