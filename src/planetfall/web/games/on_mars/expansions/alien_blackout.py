"""Blackout on the page of On Mars: damage cards, outages and what they stop, time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import BUILDINGS
from planetfall.games.on_mars.draw.icons import BUILDING_ICONS
from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    DAMAGE_CARDS,
    NO_BUILDING,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tables import DISABLED_LIMIT
from planetfall.games.on_mars.expansions.alien_blackout.standing import split_by
from planetfall.games.on_mars.expansions.alien_blackout.state import (
    DISABLED,
    NO_TOKEN,
    area_of,
    is_blackout,
)
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.web.games.on_mars.expansions.alien import (
    aim_line,
    end_bar,
    gauge_figure,
    goal_card,
    goal_cards,
    line,
    time_strip,
)
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages import panels
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PIECES: Final = {"damage": Kind(("damage",), "OMA-14"), "outage": Kind(rules="OMA-14")}
"""What can be asked about."""
FEW: Final = 3
"""Seats below which there is room for the whole panel."""
FACES: Final = {"damage": ("damage",)}
"""Kinds of options that stand for a component which can be shown in full."""


@dataclass(frozen=True)
class Outage:
    """A building with an outage token."""

    place: int
    building: int
    owner: int
    """Whose colonist lies there, -1 where the building still works."""
    split: tuple[int, int]
    """The size of its complex if it worked, and what is left of it."""


@dataclass(frozen=True)
class Standing:
    """What the panel shows."""

    shown: tuple[int, ...]
    last: int
    outages: tuple[Outage, ...]
    tokens: int
    track: TimeTrack
    seats: int


def _game(scene: Scene) -> Colony | None:
    position = scene.position
    return position if isinstance(position, Colony) and is_blackout(position) else None


def _standing(game: Colony) -> Standing:
    area = area_of(game)
    chapter = chapter_of(game)
    track = chapter.time_track(game) if chapter is not None else None
    assert track is not None
    outages = [
        Outage(
            place,
            building_of(game.land[place]),
            outage - DISABLED if outage >= DISABLED else -1,
            split_by(game, place),
        )
        for place, outage in enumerate(area.outages)
        if outage != NO_TOKEN
    ]
    outages.sort(key=lambda each: each.owner < 0)
    return Standing(
        tuple(area.shown),
        area.last - 1,
        tuple(outages),
        area.tokens_left(),
        track,
        game.seats,
    )


def goals_height(scene: Scene) -> float:
    """How tall the panel wants to be: with many seats a strip, with few all that is out."""
    game = _game(scene)
    if game is None or game.seats == 2:
        return 0.0
    return 152.0 if game.seats <= FEW else 80.0


def goals(scene: Scene) -> Html:
    """Damage cards, outages and time below the seats; a press opens them in words."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game)
    return scene.drawn("goals", now, lambda: _panel(scene, now))


def _panel(scene: Scene, now: Standing) -> Html:
    words = scene.words
    deck = words.fill("om.damage.note", n=len(DAMAGE_CARDS) - len(now.shown))
    tokens = words.fill("om.outages.note", n=now.tokens)
    cards = join(_card(scene, now, card) for card in range(len(DAMAGE_CARDS)))
    rows = join(_row(scene, outage) for outage in now.outages)
    room = "" if now.seats == 2 else "tight" if now.seats <= FEW else "slim"
    none = Html(f'<li class="muted">{esc(words["om.outages.none"])}</li>')
    return Html(
        f'<section id="goals"{cls("panel", "omgoals", "blackout", room)}>{aim_line(scene)}'
        f'<h2>{esc(words["om.damage"])}<span class="end">{esc(deck)}</span></h2>'
        f'<ul class="damagecards">{cards}</ul>{time_strip(scene, now.track)}'
        f'<button type="button" class="outagesum" data-act="panel" data-name="outages"'
        f' data-piece="outage">{_cells(now)}<span>{esc(tokens)}</span></button>'
        f'<ul class="outages">{rows or none}</ul></section>'
    )


def _cells(now: Standing) -> Html:
    """The five places that lose the game: disabled ones filled."""
    count = len([outage for outage in now.outages if outage.owner >= 0])
    cells = [
        Html(f"<i{cls('on' if k < count else '')}>{icon('damage', 11) if k < count else ''}</i>")
        for k in range(DISABLED_LIMIT)
    ]
    return Html(f'<span class="limit">{join(cells)}</span>')


def _card(scene: Scene, now: Standing, card: int) -> Html:
    """A damage card: turned up, or still in the deck; the last one has a frame."""
    damage = DAMAGE_CARDS[card]
    name = scene.name("damage", damage.id)
    state = scene.words["om.damage.out" if card in now.shown else "om.damage.in_deck"]
    sign = "alien-soldier" if damage.building == NO_BUILDING else BUILDING_ICONS[damage.building]
    classes = cls("out" if card in now.shown else "", "last" if card == now.last else "")
    return Html(
        f'<li><button type="button"{classes} data-act="panel" data-name="outages"'
        f' data-piece="damage:{esc(damage.id)}"{attr("title", f"{name}: {state}")}>'
        f"{icon(sign, 15)}</button></li>"
    )


def _row(scene: Scene, outage: Outage) -> Html:
    """A building with its token: what it is, where, and what it stops."""
    name = scene.name("building", BUILDINGS[outage.building])
    out = outage.owner >= 0
    who = mark(outage.owner, 11) if out else NOTHING
    return Html(
        f"<li{cls('disabled' if out else 'damaged')}"
        f' data-piece="hex:{esc(HEX_NAMES[outage.place])}">'
        f"{icon(BUILDING_ICONS[outage.building], 13)}<b>{esc(name)}</b>"
        f"<span>{esc(_stops(scene, outage))}</span>{who}</li>"
    )


def _stops(scene: Scene, outage: Outage) -> str:
    """What an outage stops."""
    words = scene.words
    if outage.owner < 0:
        return words["om.outage.damaged"]
    if outage.split[0] > 1:
        return words.fill("om.outage.splits", n=outage.split[0], m=outage.split[1])
    return words[f"om.outage.stops.{BUILDINGS[outage.building]}"]


# On demand.


def panel(scene: Scene, name: str) -> Html:
    """Outages and damage cards in words; the same in place of a score sheet."""
    game = _game(scene)
    if game is None or name not in ("outages", "goals", "scores"):
        return NOTHING
    now = _standing(game)
    words = scene.words
    verdict = panels.verdict(scene) if name == "scores" else NOTHING
    rule = line(words["om.outages.rule"], "muted")
    cards = goal_cards(_outage_card(scene, outage) for outage in now.outages)
    if not now.outages:
        cards = line(words["om.outages.none"])
    damage = goal_cards(_damage_card(scene, now, card) for card in range(len(DAMAGE_CARDS)))
    return panels.titled(
        words["om.outages"],
        Html(
            f"{verdict}{time_strip(scene, now.track)}{rule}{cards}"
            f"<h3>{esc(words['om.damage'])}</h3>{line(words['om.damage.rule'], 'muted')}{damage}"
        ),
    )


def _outage_card(scene: Scene, outage: Outage) -> Html:
    name = scene.name("building", BUILDINGS[outage.building])
    out = outage.owner >= 0
    state = scene.term("blackout:disabled" if out else "blackout:damaged")
    lines = [_stops(scene, outage)]
    if out:
        lines.append(scene.words.fill("om.outage.lies", name=scene.names[outage.owner]))
    title = f"{name} {HEX_NAMES[outage.place]}"
    return goal_card(
        Html(f"{icon(BUILDING_ICONS[outage.building], 16)}<b>{esc(title)}</b>"),
        Html(f"{icon('damage', 14)}<span>{esc(state)}</span>"),
        [line(each) for each in lines],
        "outagecard",
        "disabled" if out else "damaged",
    )


def _damage_card(scene: Scene, now: Standing, card: int) -> Html:
    damage = DAMAGE_CARDS[card]
    sign = "alien-soldier" if damage.building == NO_BUILDING else BUILDING_ICONS[damage.building]
    state = scene.words["om.damage.out" if card in now.shown else "om.damage.in_deck"]
    return goal_card(
        Html(f"{icon(sign, 16)}<b>{esc(scene.name('damage', damage.id))}</b>"),
        Html(f"<span>{esc(state)}</span>"),
        [line(scene.effect(damage))],
        "out" if card in now.shown else "",
    )


# The end of the game.


def over(scene: Scene) -> Html:
    """The bar that says how the game ended: won or lost together, and why."""
    game = _game(scene)
    if game is None:
        return NOTHING
    why = scene.find("outcome", scene.table_view.reason, "")
    chapter = chapter_of(game)
    assert chapter is not None
    ends = []
    for gauge in chapter.gauges(game):
        name = scene.words[f"gauge.{gauge.id}"]
        count = Html(f"{icon(gauge.icon, 13)}{esc(name)} {gauge_figure(gauge)}")
        ends.append((count, not gauge.bad and gauge.count == 0))
    return end_bar(scene, why, ends)
