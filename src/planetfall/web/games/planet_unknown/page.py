"""The page of Planet Unknown: station, own planet with the ghost of a tile, corporation, cards."""

from __future__ import annotations

from typing import Final

from planetfall.core.view import View
from planetfall.games.planet_unknown.board import LAST
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.draw.planet import Signs, draw_planet, planet_extent
from planetfall.games.planet_unknown.draw.station import draw_station, section_keys
from planetfall.games.planet_unknown.draw.stencils import GHOST_UNIT as UNIT
from planetfall.games.planet_unknown.draw.stencils import definitions
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.scoring import solo_target
from planetfall.games.planet_unknown.state import PHASE_IDS, Unknown
from planetfall.svg import PAGE as THEME
from planetfall.svg import Picture, picture
from planetfall.svg.memo import memo
from planetfall.table.parts import Part
from planetfall.table.table_view import ScoreSummary
from planetfall.web.games.planet_unknown.cards import civ, deck_panel, event, goals
from planetfall.web.games.planet_unknown.chips import STATION, changes
from planetfall.web.games.planet_unknown.coach import LESSONS
from planetfall.web.games.planet_unknown.corporation import corporation, corporation_panel
from planetfall.web.games.planet_unknown.pieces import KINDS
from planetfall.web.games.planet_unknown.position import options_of, position
from planetfall.web.games.planet_unknown.question import question_bar
from planetfall.web.games.planet_unknown.seats import neighbours, statuses
from planetfall.web.games.planet_unknown.tiles import ghosts, shapes, tray, turned_tiles
from planetfall.web.html import NOTHING, Html, attr, bar, esc, icon, join, mark
from planetfall.web.pages import frame
from planetfall.web.pages.coach import Lesson
from planetfall.web.pages.panels import score_sheet
from planetfall.web.pages.pieces import Kind
from planetfall.web.pages.scene import Scene

DRAWN_OPTIONS: Final = ("rover:", "row:", "column:", "line:")
"""Options that are drawn on the planet where they can be chosen."""
PLACES: Final = "station others planet rule event tray strip corp goals civ log".split()
"""Parts that are empty until the game starts."""
TABS: Final = (
    ("planet", "ui-map", "pu.planet"),
    ("station", "depot", "pu.station"),
    ("tracks", "ui-log", "pu.tracks"),
    ("players", "ui-person", "players"),
    ("cards", "ui-hand", "pu.cards"),
)


class PlanetUnknownPage:
    """Draws Planet Unknown."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return frame.not_started(scene, PLACES, TABS)
        seat, me = max(scene.me, 0), scene.me
        tiles, asked = turned_tiles(scene), scene.question_inputs()
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            ("station", _station(scene)),
            ("planet", _planet(scene, seat)),
            ("rule", _rule(scene, seat)),
            ("event", event(scene)),
            ("tray", tray(scene, seat, tiles)),
            ("strip", _strip(scene, seat)),
            ("corp", corporation(scene, seat)),
            ("goals", goals(scene, seat)),
            ("civ", civ(scene, seat)),
            ("log", frame.log(scene)),
            *neighbours(scene, seat),
            *statuses(scene, seat),
            ("ask", scene.drawn(("ask", me), (asked, tiles), lambda: question_bar(scene, tiles))),
            ("tabs", frame.tabs(scene, TABS)),
            (
                "keys",
                scene.drawn(("keys", me), (asked, tiles), lambda: frame.keys(scene, ghosts(tiles))),
            ),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<main class="table g-pu" data-tab="planet" data-bar="narrow">{_stencils()}'
            f"{parts['top']}{parts['strip']}"
            f'<div class="pl">{parts["station"]}{parts["others"]}{parts["log"]}</div>'
            f'<div class="pc">{parts["waiting"]}<div class="sky">{parts["planet"]}'
            f'<div class="notes">{parts["rule"]}{parts["event"]}</div></div>{parts["tray"]}'
            f'{parts["ask"]}</div><div class="pr">{parts["corp"]}'
            f'<div class="two">{parts["goals"]}{parts["civ"]}</div></div>'
            f"{parts['keys']}{parts['tabs']}</main>"
        )

    def chips(self, scene: Scene, after: View) -> Html:
        """Tracks, tokens and pending gains that change."""
        game = after.position()
        assert isinstance(game, Unknown)
        return changes(scene, game)

    def lessons(self) -> tuple[Lesson, ...]:
        """What a guided first game explains."""
        return LESSONS

    def pieces(self) -> dict[str, Kind]:
        """What can be asked about."""
        return KINDS

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A player's planet and corporation in full, or the cards of a deck."""
        if name == "deck":
            return deck_panel(scene, what)
        if name == "scores":
            return _solo_scores(scene)
        if name != "player" or not what.isdigit() or int(what) >= len(scene.names):
            return NOTHING
        seat = int(what)
        return Html(
            f'<h2 class="row gap6">{mark(seat, 16)}{esc(scene.names[seat])}</h2>'
            f'<p class="muted">{_planet_rule(scene, seat)}</p><div class="full">'
            f"{_planet_picture(scene, seat, (), keys=False)}{corporation_panel(scene, seat)}</div>"
        )


def _solo_scores(scene: Scene) -> Html:
    """The score sheet of a game alone, with the target; nothing for others."""
    game = position(scene)
    if game.seats > 1 or (scene.me < 0 and scene.table_view.state != "over"):
        return NOTHING
    # Alone there is no neighbour to be better than.
    scores = [
        ScoreSummary([line for line in sheet.lines if line[0] != "neighbours"], sheet.total)
        for sheet in game.scores()
    ]
    target = scene.words.fill("pu.target", n=solo_target(game.setting.mix(1)))
    return score_sheet(scene, scores, below=Html(f"<p><b>{esc(target)}</b></p>"))


@memo(1)
def _stencils() -> Html:
    """What tiles and ghosts are drawn from: it never changes."""
    return Html(f'<svg class="symbols" aria-hidden="true">{definitions(THEME)}</svg>{shapes()}')


def _crumbs(scene: Scene) -> list[Html]:
    """How far the game is."""
    game = position(scene)
    turn = Html(f"{esc(scene.words['pu.turn'])} <b>{esc(game.turn)}</b>")
    crumbs = [turn if game.turn else esc(scene.words["pu.setup"])]
    phase = scene.find("phase", PHASE_IDS[game.phase])
    return [*crumbs, esc(phase)] if phase else crumbs


def _station(scene: Scene) -> Html:
    game = position(scene)
    sections = section_keys(game, scene.table_view.keys)
    inputs = (
        sections,
        game.turn,
        game.commander,
        game.rotation,
        game.shift,
        game.tops,
        game.bags,
    )

    def draw() -> Html:
        words = scene.words
        caption = f"{words['pu.turn']} {game.turn}" if game.turn else words["pu.setup"]
        body = draw_station(
            THEME, game, scene.me, STATION, caption=caption, sections=sections, refer=True
        )
        title = scene.words["pu.station"]
        drawing = picture(
            THEME, body, STATION, STATION, title=title, lang=scene.lang, classes="st-svg"
        )
        return Html(f'<section id="station" class="station">{drawing}</section>')

    return scene.drawn(("station", scene.me), inputs, draw)


# The own planet.


def _planet(scene: Scene, seat: int) -> Html:
    """The viewer's planet: its cells are lit by the page, rovers and lines are drawn when open."""
    own, board = seat == scene.me, position(scene).players[seat].board
    options = options_of(scene, seat, DRAWN_OPTIONS)

    def draw() -> Html:
        name = scene.name("planet", PLANETS[board.planet].id)
        return Html(
            f'<section id="planet" class="planet"{attr("data-ghost-board", own)}'
            f' aria-label="{esc(name)}">{_planet_picture(scene, seat, options, keys=own)}</section>'
        )

    inputs = (options, board.planet, board.placed, board.masks)
    return scene.drawn(("planet", seat, own), inputs, draw)


def _planet_picture(scene: Scene, seat: int, options: tuple[str, ...], *, keys: bool) -> Picture:
    board = position(scene).players[seat].board
    signs = Signs(options=options, last=board.cells(LAST))
    side = planet_extent(UNIT)
    return picture(
        THEME,
        draw_planet(
            THEME,
            board,
            UNIT,
            seat=seat,
            keys=keys,
            numbers=True,
            signs=signs,
            prefix=f"seat{seat}",
        ),
        side,
        side,
        title=scene.name("planet", PLANETS[board.planet].id),
        lang=scene.lang,
        classes="pu-planet",
    )


def _rule(scene: Scene, seat: int) -> Html:
    """The special rule of a planet, below it; most have none."""
    rule = _planet_rule(scene, seat)
    if not rule:
        return Html('<section id="rule" hidden></section>')
    key = f"planet:{PLANETS[position(scene).players[seat].board.planet].id}"
    return Html(f'<section id="rule" class="rule" data-piece="{esc(key)}">{rule}</section>')


def _planet_rule(scene: Scene, seat: int) -> Html:
    planet = PLANETS[position(scene).players[seat].board.planet]
    if planet.rule == "standard":
        return NOTHING
    name, rule = scene.name("planet", planet.id), scene.find("rule", planet.id)
    return Html(f"<b>{esc(name)}</b> <span>{esc(rule)}</span>")


def _strip(scene: Scene, seat: int) -> Html:
    """The five tracks as numbers: the strip of the phone."""
    trackers = position(scene).players[seat].trackers
    cells = [_track_cell(track, height_of(space)) for track, space in enumerate(trackers)]
    return Html(f'<section id="strip" class="strip" aria-hidden="true">{join(cells)}</section>')


@memo(128)
def _track_cell(track: int, height: int) -> Html:
    name = TERRAIN_IDS[track]
    return Html(
        f'<div class="tk">{icon(TERRAIN_ICONS[track], 17, "ti-" + name)}'
        f'<b data-n="strip-{esc(name)}">{height}</b>{bar(height / 15, "t-" + name)}</div>'
    )


PAGE: Final = PlanetUnknownPage()
