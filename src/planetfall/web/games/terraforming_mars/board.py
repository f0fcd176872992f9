"""Mars, the gauges of the phone and the colonies on the page of Terraforming Mars."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.board import HEX_NAMES
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS, FULL_OXYGEN, WARMEST
from planetfall.games.terraforming_mars.draw.board import (
    TABLE,
    Signs,
    draw_mars,
    near_moons,
    outlook,
)
from planetfall.games.terraforming_mars.draw.table import Table, own_book
from planetfall.games.terraforming_mars.draw.tracks import levels, warmth_words
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import panels
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.games.terraforming_mars.log import PLACED
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.web.games.terraforming_mars.position import mars, shown_seat
from planetfall.web.html import NOTHING, Html, bar, esc, icon, join
from planetfall.web.pages.scene import Scene

ON_COLONIES: Final = ("colony", "trade", "fee")
"""Kinds of options that lie on the colonies."""
RECENT: Final = 40
"""Events among which the newest tile is looked for."""


def board(scene: Scene) -> Html:
    """The map; the client lights its areas, so all viewers share it."""
    game, last = mars(scene), _last_hexes(scene)
    inputs = (
        (game.temperature, game.oxygen, game.moons, game.specials),
        (game.ocean_hexes, game.greenery_hexes, game.city_hexes),
        [(player.tiles, player.claims) for player in game.players],
        last,
    )
    return scene.drawn("mars", inputs, lambda: _draw_board(scene, last))


def _draw_board(scene: Scene, last: list[str]) -> Html:
    game, lang = mars(scene), scene.lang
    body = draw_mars(THEME, game, TABLE, signs=Signs(last=last), lang=lang)
    drawing = picture(
        THEME,
        join((body, near_moons(THEME, TABLE, game, lang))),
        TABLE.width,
        TABLE.height,
        title=scene.words["board"],
        lang=lang,
        classes="mars-svg",
    )
    return Html(f'<section id="mars" class="mars">{drawing}</section>')


def _last_hexes(scene: Scene) -> list[str]:
    """Where the newest tile lies, from the log."""
    for event in reversed(scene.events()[-RECENT:]):
        if event[0] == PLACED and 0 <= event[3] < len(HEX_NAMES):
            return [f"hex:{HEX_NAMES[event[3]]}"]
    return []


def preview(now: Mars, then: Mars) -> Html:
    """New tiles and steps of the gauges, for the client to show on the board."""
    drawing = outlook(THEME, TABLE, now, then)
    if not drawing:
        return NOTHING
    return Html(
        f'<svg class="symbols" data-onto="#mars .mars-svg" aria-hidden="true">{drawing}</svg>'
    )


def gauges(scene: Scene) -> Html:
    """The three parameters as bars: the strip of the phone."""
    game = mars(scene)
    inputs = (game.temperature, game.oxygen, game.ocean_hexes)
    return scene.drawn("strip", inputs, lambda: _draw_gauges(game))


def _draw_gauges(game: Mars) -> Html:
    now = levels(game)
    cells = join(
        Html(
            f'<div class="gl" data-piece="{"oceans" if name == "ocean" else esc(name)}">'
            f'{icon(name, 16, name)}<b data-n="g-{esc(name)}">{esc(level)}</b>'
            f"{bar(share, name)}</div>"
        )
        for name, level, share in (
            ("temperature", warmth_words(now.temperature), game.temperature / WARMEST),
            ("oxygen", f"{now.oxygen} %", now.oxygen / FULL_OXYGEN),
            ("ocean", f"{now.oceans} / {ALL_OCEANS}", now.oceans / ALL_OCEANS),
        )
    )
    return Html(f'<section id="strip" class="strip three">{cells}</section>')


def colonies(scene: Scene) -> Html:
    """Boards of an expansion beside Mars: the colonies, and the ships that trade."""
    game = mars(scene)
    if not game.extras:
        return Html('<section id="extras" class="extras"></section>')
    area, seat = colonies_of(game), shown_seat(scene)
    options = [key for key in scene.table_view.keys if key.partition(":")[0] in ON_COLONIES]
    inputs = (
        options,
        (area.tiles, area.markers, area.stations, area.ships, area.fleets),
        game.players[seat].tableau,
    )
    return scene.drawn(("extras", scene.me), inputs, lambda: _draw_colonies(scene, options))


def _draw_colonies(scene: Scene, options: list[str]) -> Html:
    table = Table(
        theme=THEME,
        game=mars(scene),
        viewer=scene.me,
        seat=shown_seat(scene),
        book=own_book(scene.lang),
        options=options,
    )
    tiles = [
        picture(
            THEME,
            box.at(0, box.height / 2),
            box.width,
            box.height,
            title=scene.words["tm.colonies"],
            lang=scene.lang,
            classes="colony-svg",
        )
        for box in panels(table)
    ]
    half = (len(tiles) + 1) // 2
    return Html(
        f'<section id="extras" class="extras"><div class="cols l">{join(tiles[:half])}</div>'
        f'<div class="cols r">{join(tiles[half:])}</div></section>'
    )
