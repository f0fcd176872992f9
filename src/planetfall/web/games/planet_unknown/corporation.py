"""The corporation board of Planet Unknown on the page: tracks drawn, breakthroughs in words.

The words are text of the page, not of the drawing: they wrap and stay legible at any width.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.corporation import Corporation
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.planet import LIFEPODS
from planetfall.games.planet_unknown.draw.corporation import TechLine, spent_techs, tech_lines
from planetfall.games.planet_unknown.draw.tracks import TABLE, draw_tracks
from planetfall.games.planet_unknown.state import Player
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.memo import memo
from planetfall.web.games.planet_unknown.position import options_of, position
from planetfall.web.html import NOTHING, Html, attr, cls, esc, icon, join, mark
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

OPTIONS: Final = ("space:", "track:", "do:advance-", "use:", "unlock:")
"""How the options begin that lie on the corporation board."""
LONG: Final = 330
"""Letters of all breakthroughs from which they are set a little smaller."""


def corporation(scene: Scene, seat: int) -> Html:
    """A seat's corporation board as a part of the page, with the viewer's options on it."""
    player, options = position(scene).players[seat], options_of(scene, seat, OPTIONS)
    inputs = (
        options,
        player.corporation,
        player.trackers,
        player.pods,
        player.focus,
        player.unlocked,
        player.lifepods,
        player.meteorites,
        player.moves,
        player.rovers,
        spent_techs(player),
        scene.totals(),
    )

    def draw() -> Html:
        board = _board(scene, seat, player, options)
        return Html(f'<section id="corp" class="corp">{board}</section>')

    return scene.drawn(("corporation", seat, seat == scene.me), inputs, draw)


def corporation_panel(scene: Scene, seat: int) -> Html:
    """A seat's corporation board to look at."""
    board = _board(scene, seat, position(scene).players[seat], ())
    return Html(f'<div class="corp">{board}</div>')


def _board(scene: Scene, seat: int, player: Player, options: tuple[str, ...]) -> Html:
    side = CORPORATIONS[player.corporation]
    name = scene.name("corporation", side.id)
    special = "" if side.symmetric else scene.find("special", side.id)
    rule = Html(f"<p>{esc(special)}</p>") if special else NOTHING
    moves = scene.words.count("pu.moves", player.moves) if player.moves else ""
    tracks = picture(
        THEME,
        draw_tracks(THEME, player, options, seat=seat),
        TABLE.board_width,
        TABLE.board_height,
        title=f"{name}: {scene.words['pu.tracks']}",
        lang=scene.lang,
        classes="tracks-svg",
    )
    lines = tech_lines(player, _tech_words(scene, side), options)
    tight = sum(len(line.words) for line in lines) > LONG
    return Html(
        f'<h2 class="row gap6">{mark(seat, 14)}<b class="one">{esc(name)}</b>'
        f'<span class="end label">{esc(moves)}</span>{frame.total(scene, seat)}</h2>{rule}'
        f'<div class="cb">{tracks}<div{cls("techs", "tight" if tight else "")}>'
        f"{join(map(_tech, lines))}"
        f"{_counts(scene.words, player.lifepods, player.meteorites, player.rovers)}</div></div>"
    )


def _tech_words(scene: Scene, side: Corporation) -> dict[str, str]:
    """A side's breakthroughs in words, by their ids."""
    return scene.drawn(
        ("breakthroughs", side.id),
        None,
        lambda: {tech.id: scene.effect(tech) or tech.id.replace("_", " ") for tech in side.techs},
    )


@memo(2048)
def _tech(line: TechLine) -> Html:
    sign = icon("lifepod", 15, "lifepod") if line.lifepod else NOTHING
    if not line.active:
        sign = icon("ui-lock", 11, "text-3")
    state = "used" if line.active and line.used else "on" if line.active else ""
    return Html(
        f"<div{cls('tech', state)}{attr('data-key', line.key or None)}"
        f' data-piece="tech:{esc(line.level)}">'
        f'<span class="lv">{esc(line.level)}{sign}</span><span>{esc(line.words)}</span></div>'
    )


@memo(512)
def _counts(words: Words, lifepods: int, meteorites: int, rovers: int) -> Html:
    """What was collected, and the rovers left."""
    rows = (
        ("pu.lifepods", "lifepod", words.fill("n_of", n=lifepods, most=LIFEPODS)),
        ("pu.meteorites", "meteorite", str(meteorites)),
        ("pu.rovers", "pu-rover", str(rovers)),
    )
    cells = join(
        Html(f'<span title="{esc(words[word])}">{icon(name, 15)}<b>{esc(count)}</b></span>')
        for word, name, count in rows
    )
    return Html(f'<div class="row counts">{cells}</div>')
