"""The neighbours of Planet Unknown on the page: planet, tracks and tally of each."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.board import LAST
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.draw.planet import Signs, draw_planet, planet_extent
from planetfall.games.planet_unknown.draw.tracks import mini_tracks
from planetfall.games.planet_unknown.geometry import line_points
from planetfall.games.planet_unknown.state import Player
from planetfall.svg import PAGE as THEME
from planetfall.svg import Picture, picture
from planetfall.table.parts import Part
from planetfall.web.games.planet_unknown.position import position
from planetfall.web.html import NOTHING, Html, decorative, esc, icon, mark
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene

UNIT: Final = 9.4
"""A square of a neighbour's planet."""


def neighbours(scene: Scene, seat: int) -> list[Part]:
    """A card for every neighbour of a seat, with what they are doing as a part of its own."""
    seats = position(scene).seats
    others = [(seat + k) % seats for k in range(1, seats)]
    inner = frame.places([f"nb-{other}" for other in others])
    parts: list[Part] = [
        ("others", Html(f'<section id="others" class="others n{len(others)}">{inner}</section>'))
    ]
    parts += [(f"others/nb-{other}", _neighbour(scene, other)) for other in others]
    return parts


def statuses(scene: Scene, seat: int) -> list[Part]:
    """What each neighbour is doing: it changes more often than the rest of their cards."""
    table_view, game = scene.table_view, position(scene)
    placing = table_view.state == "playing" and game.at_once
    return [
        (f"others/nb-{other}/nbs-{other}", _status(scene, other, busy=each.busy, placing=placing))
        for other, each in enumerate(table_view.seats)
        if other != seat
    ]


def _status(scene: Scene, seat: int, *, busy: bool, placing: bool) -> Html:
    sign, word = ("ui-clock", "pu.placing" if placing else "busy")
    if not busy:
        sign, word = ("ui-confirm", "pu.done") if placing else ("", "")
    text = Html(f"{icon(sign, 11)} {esc(scene.words[word])}") if sign else NOTHING
    return Html(f'<span class="end st2" id="nbs-{seat}">{text}</span>')


def _neighbour(scene: Scene, seat: int) -> Html:
    player = position(scene).players[seat]
    board = player.board
    inputs = (
        player.corporation,
        player.trackers,
        player.lifepods,
        player.meteorites,
        board.planet,
        board.placed,
        board.masks,
        scene.totals(),
    )
    return scene.drawn(("neighbour", seat), inputs, lambda: _card(scene, seat, player))


def _card(scene: Scene, seat: int, player: Player) -> Html:
    summary, words = scene.table_view.seats[seat], scene.words
    side, planet = CORPORATIONS[player.corporation], PLANETS[player.board.planet]
    is_bot = summary.kind == "bot"
    bot = icon("ui-bot-player", 12, "text-3", words["bot"]) if is_bot else NOTHING
    below = f"{scene.name('corporation', side.id)}, {scene.name('planet', planet.id)}"
    return Html(
        f'<button type="button" class="nb pc-{seat % 6 + 1}" data-act="panel"'
        f' data-name="player" data-what="{seat}" id="nb-{seat}">'
        f'<span class="nbp">{decorative(_mini_planet(player, seat))}</span>'
        f'<span class="ni"><span class="row gap4">{mark(seat, 13)}'
        f'<b class="one">{esc(summary.name)}</b>{bot}<div id="nbs-{seat}"></div></span>'
        f'<span class="label one">{esc(below)}</span>'
        f'<span class="row nbrow">{decorative(_mini_tracks(player))}<span class="nx">'
        f"{_count(words['pu.lifepods'], 'lifepod', '', seat, player.lifepods)}"
        f"{_count(words['pu.meteorites'], 'meteorite', '', seat, player.meteorites)}"
        f"{_count(words['pu.medals'], 'medal', 'vp', seat, line_points(player.board))}"
        f"{frame.total(scene, seat)}</span></span></span></button>"
    )


def _mini_planet(player: Player, seat: int) -> Picture:
    signs = Signs(last=player.board.cells(LAST))
    body = draw_planet(THEME, player.board, UNIT, seat=seat, medals=False, keys=False, signs=signs)
    side = planet_extent(UNIT, medals=False)
    return picture(THEME, body, side, side, title="", classes="mini-planet")


def _mini_tracks(player: Player) -> Picture:
    body = mini_tracks(THEME, player, 96, 46)
    return picture(THEME, body, 98, 50, title="", classes="mini-tracks")


def _count(word: str, name: str, color: str, seat: int, count: int) -> Html:
    return Html(
        f'<span title="{esc(word)}">{icon(name, 13, color)}'
        f' <b data-n="{esc(name)}-{seat}">{count}</b></span>'
    )
