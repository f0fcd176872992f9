"""Outbreak on the page of On Mars: infection card, missions, time, and who is ill where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planetfall.games.on_mars.expansions.alien.chapters import chapter_of
from planetfall.games.on_mars.expansions.alien.time_track import TimeTrack
from planetfall.games.on_mars.expansions.alien_outbreak.colonists import (
    count_at,
    exposed,
    infected_after,
    room_size,
    rooms_of,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    TEAM_MISSIONS,
    counted,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    CALM,
    CARD_IDS,
    ILL,
    IMMUNE,
    INFECTION_CARDS,
    PLACES,
    STATES,
    WELL,
    WORK,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.tables import ROOMS, VACCINES
from planetfall.games.on_mars.expansions.alien_outbreak.draw.signs import (
    MISSION_ICONS,
    place_icon,
)
from planetfall.games.on_mars.expansions.alien_outbreak.goals import limit
from planetfall.games.on_mars.expansions.alien_outbreak.state import Outbreak
from planetfall.games.on_mars.state import Colony
from planetfall.text.grammar import capital
from planetfall.web.games.on_mars.expansions.alien import aim_line, time_strip
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages import frame, panels
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

PIECES: Final = {
    "infection": Kind(("infection",), "OMA-10"),
    "team_mission": Kind(("team_mission",), "OMA-9"),
    "colonist": Kind(rules="OMA-10"),
    "room": Kind(rules="OMA-10"),
    "state": Kind(rules="OMA-10"),
    "infection_deck": Kind(rules="OMA-10"),
    "spread": Kind(rules="OMA-10"),
}
"""What can be asked about."""
FACES: Final = {"infection": ("infection",), "team_mission": ("team_mission",)}
"""Kinds of options that stand for a component which can be shown in full."""
FEW: Final = 2
"""Seats up to which there is room for the whole panel."""
SIGNS: Final = ("colonist", "colonist-down", "vaccine")
"""By state of a colonist: the icon."""


@dataclass(frozen=True)
class Group:
    """Colonists of a player at one place who are in one state."""

    place: int
    state: int
    count: int
    exposed: bool
    """Whether they will fall ill at the end of the turn."""


@dataclass(frozen=True)
class Ward:
    """The colonists of a player."""

    seat: int
    rooms: tuple[int, ...]
    """The slots of the rooms."""
    groups: tuple[Group, ...]

    def at(self, place: int) -> list[Group]:
        """Those at a place."""
        return [group for group in self.groups if group.place == place]


@dataclass(frozen=True)
class Standing:
    """What the panel shows."""

    shown: tuple[int, ...]
    missions: tuple[tuple[int, int, bool], ...]
    """Missions with how far they are, and whether they are fulfilled."""
    track: TimeTrack
    after: int
    limit: int
    cure: tuple[int, int, int]
    """Medicine of all, vaccines left, Hospitals left."""
    wards: tuple[Ward, ...]


def _game(scene: Scene) -> Colony | None:
    position = scene.position
    if isinstance(position, Colony) and position.extras:
        return position if isinstance(position.extras[0], Outbreak) else None
    return None


def _standing(game: Colony, me: int) -> Standing:
    area, chapter = game.extras[0], chapter_of(game)
    assert isinstance(area, Outbreak) and chapter is not None
    track = chapter.time_track(game)
    assert track is not None
    missions = [
        (entry - 1, counted(game, entry - 1), bool(area.met >> place & 1))
        for place, entry in enumerate(area.missions)
        if entry
    ]
    stock = sum([player.storage[NUMBERS.medicine] for player in game.players])
    hospitals = len([code for code in game.land if code == NUMBERS.hospital_code])
    seats = sorted(range(len(game.players)), key=lambda seat: seat != me)
    return Standing(
        tuple(area.shown),
        tuple(missions),
        track,
        infected_after(game),
        limit(game),
        (stock, VACCINES - area.vaccines, 7 - hospitals),
        tuple([_ward(game, seat) for seat in seats]),
    )


def _ward(game: Colony, seat: int) -> Ward:
    groups = [
        Group(place, state, count, state == WELL and exposed(game, seat, place) > 0)
        for place in range(len(PLACES))
        for state in (ILL, WELL, IMMUNE)
        if (count := count_at(game, seat, place, state)) > 0
    ]
    sizes = [room_size(game, seat, room) for room in range(rooms_of(game, seat))]
    return Ward(seat, tuple(sizes), tuple(groups))


def goals(scene: Scene) -> Html:
    """Card, missions, time and wards below the seats."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game, scene.me)
    return scene.drawn(("goals", scene.me), now, lambda: _panel(scene, now))


def goals_height(scene: Scene) -> float:
    """How tall the panel wants to be: each ward has a line."""
    game = _game(scene)
    return 0.0 if game is None else 150.0 + 24.0 * len(game.players)


def _panel(scene: Scene, now: Standing) -> Html:
    words = scene.words
    deck = words.fill("om.deck", n=len(CARD_IDS) - len(now.shown))
    calm = words.fill("om.calm", n=len([card for card in now.shown if card in CALM]))
    after = words.fill("om.after_spread", n=now.after)
    danger = "danger" if now.after >= now.limit - 2 else ""
    wards = join(_ward_row(scene, ward) for ward in now.wards)
    slim = "slim" if len(now.wards) > FEW else ""
    return Html(
        f'<section id="goals"{cls("panel", "omgoals", "outbreak", slim)}>{aim_line(scene)}'
        f"<h2>{esc(words['om.infection'])}"
        f'<span class="end" data-piece="infection_deck">{esc(deck)} · {esc(calm)}</span></h2>'
        f"{_card(scene, now)}"
        f"{time_strip(scene, now.track)}"
        f'<h2 data-piece="spread">{esc(words["om.infected"])}'
        f"<span{cls('end', danger)}>{icon('ui-warning', 11)}"
        f'{esc(after)}</span></h2><ul class="wards">{wards}</ul>{_cure(scene, now)}</section>'
    )


def _card(scene: Scene, now: Standing) -> Html:
    """The card turned up last."""
    words = scene.words
    if not now.shown:
        return Html(
            '<button type="button" class="infectioncard none" data-act="panel"'
            ' data-name="infection" data-piece="infection_deck">'
            f"<b>{esc(words['om.no_card'])}</b></button>"
        )
    card = INFECTION_CARDS[now.shown[-1]]
    title = f"{scene.name('infection', card.id)}. {scene.effect(card)}"
    signs = join(icon(place_icon(place), 13) for place in card.places) or icon("ui-confirm", 13)
    return Html(
        f'<button type="button"{cls("infectioncard", "" if card.places else "calm")}'
        f' data-act="panel" data-name="infection" data-piece="infection:{esc(card.id)}"'
        f"{attr('title', title)}>{icon('infection', 13)}"
        f"<b>{esc(scene.name('infection', card.id))}</b>{signs}</button>"
    )


def _share(count: int, needed: int) -> Html:
    return Html(f"<span>{esc(min(count, needed))}/{esc(needed)}</span>")


def _ward_row(scene: Scene, ward: Ward) -> Html:
    """The rooms of a player, then where else the colonists are."""
    own = ward.seat == scene.me
    rooms = join(_room(scene, ward, room, own) for room in range(len(ward.rooms)))
    others = join(
        _place(scene, ward, place) for place in range(ROOMS, len(PLACES)) if ward.at(place)
    )
    return Html(f'<li class="ward">{mark(ward.seat, 12)}{rooms}{others}</li>')


def _room(scene: Scene, ward: Ward, room: int, own: bool) -> Html:
    groups = ward.at(room)
    free = ward.rooms[room] - sum([group.count for group in groups])
    figures = join(_figures(scene, ward.seat, group) for group in groups)
    slots = join(Html("<i></i>") for _ in range(free))
    spreads = "spreads" if any([group.state == ILL for group in groups]) else ""
    key = attr("data-key", f"room:{room + 1}") if own else NOTHING
    name = scene.words["om.first_room"] if room == 0 else scene.words.fill("om.room", n=room + 1)
    return Html(f"<span{cls('room', spreads)}{key}{attr('title', name)}>{figures}{slots}</span>")


def _place(scene: Scene, ward: Ward, place: int) -> Html:
    """An action or the Working Area with the colonists there."""
    groups = ward.at(place)
    spreads = "spreads" if any([group.state == ILL for group in groups]) else ""
    sign = icon("tag-building" if place == WORK else place_icon(place), 11)
    figures = join(_figures(scene, ward.seat, group) for group in groups)
    title = scene.name("spot", PLACES[place])
    return Html(
        f"<span{cls('room', 'place', spreads)}{attr('title', title)}>{sign}{figures}</span>"
    )


def _figures(scene: Scene, seat: int, group: Group) -> Html:
    state = STATES[group.state]
    key = f"colonist:{seat}-{PLACES[group.place]}-{state}"
    title = f"{scene.name('one_state', state)} {scene.name('spot', PLACES[group.place])}"
    signs = join(icon(SIGNS[group.state], 12) for _ in range(group.count))
    threat = "exposed" if group.exposed else ""
    return Html(
        f'<span{cls("fig", f"of{seat + 1}", state, threat)} data-key="{esc(key)}"'
        f"{attr('title', title)}>{signs}</span>"
    )


def _cure(scene: Scene, now: Standing) -> Html:
    """Medicine of all, vaccines and Hospitals left."""
    names = ("om.medicine_all", "om.vaccines", "om.hospitals")
    signs = ("medicine", "vaccine", "hospital")
    cells = join(
        Html(
            f"<li{attr('title', scene.words[name])}>{icon(sign, 13)}<b>{esc(count)}</b>"
            f"<span>{esc(scene.words[name])}</span></li>"
        )
        for sign, name, count in zip(signs, names, now.cure, strict=True)
    )
    return Html(f'<ul class="cure">{cells}</ul>')


# On demand.


def panel(scene: Scene, name: str) -> Html:
    """The cards turned up and the missions, in words."""
    game = _game(scene)
    if game is None or name != "infection":
        return NOTHING
    now, words = _standing(game, scene.me), scene.words
    rule = words.fill("om.mission_goal", n=now.limit)
    missions = join(_mission_card(scene, *mission) for mission in now.missions)
    cards = join(_large_card(scene, card) for card in reversed(now.shown))
    return panels.titled(
        words["om.team_missions"],
        Html(
            f'<p class="muted">{esc(rule)}</p><div class="goalcards">{missions}</div>'
            f"<h3>{esc(words['om.infection'])}</h3>"
            f'<div class="goalcards">{cards}</div>'
        ),
    )


def _mission_card(scene: Scene, number: int, count: int, met: bool) -> Html:
    mission = TEAM_MISSIONS[number]
    state = icon("ui-confirm", 13) if met else _share(count, mission.needed)
    return Html(
        f'<div{cls("goalcard", "met" if met else "")}><h4 class="gname">'
        f"{icon(MISSION_ICONS[mission.counts], 16)}"
        f"<b>{esc(scene.name('team_mission', mission.id))}</b>"
        f'<span class="end">{state}</span></h4><p>{esc(scene.effect(mission))}</p></div>'
    )


def _large_card(scene: Scene, card: int) -> Html:
    record = INFECTION_CARDS[card]
    signs = join(icon(place_icon(place), 16) for place in record.places) or icon("ui-confirm", 16)
    return Html(
        f'<div class="goalcard"><h4 class="gname">{signs}'
        f"<b>{esc(scene.name('infection', record.id))}</b></h4>"
        f"<p>{esc(scene.effect(record))}</p></div>"
    )


# The end of the game.


def over(scene: Scene) -> Html:
    """The bar that says how the game ended and why: both missions ticked or crossed."""
    game = _game(scene)
    if game is None:
        return NOTHING
    now = _standing(game, scene.me)
    rows = join(_end(scene, number, met) for number, _, met in now.missions)
    why = scene.find("outcome", scene.table_view.reason, "")
    return frame.ask(scene, why=capital(why), beside=Html(f'<ul class="goalends">{rows}</ul>'))


def _end(scene: Scene, number: int, met: bool) -> Html:
    word = scene.words["om.met" if met else "om.not_met"]
    sign = icon("ui-confirm" if met else "ui-cancel", 13, title=word)
    name = esc(scene.name("team_mission", TEAM_MISSIONS[number].id))
    return Html(f"<li{cls('met' if met else '')}>{sign}{name}</li>")
