"""The page of Planet Unknown: station, own planet with the ghost of a tile, corporation, cards."""

from __future__ import annotations

from typing import Any

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.bands import COLUMNS, key_of
from planetfall.games.planet_unknown.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.corporations import CORPORATIONS
from planetfall.games.planet_unknown.events_data import EVENTS
from planetfall.games.planet_unknown.objectives import OBJECTIVES
from planetfall.games.planet_unknown.planets import PLANETS
from planetfall.games.planet_unknown.shapes import RING_IDS
from planetfall.games.planet_unknown.state import PHASE_IDS
from planetfall.games.planet_unknown.station import SEATS, section_of, shape_in
from planetfall.games.planet_unknown.svg_corporation import draw_corporation
from planetfall.games.planet_unknown.svg_planet import Signs, draw_planet, planet_extent
from planetfall.games.planet_unknown.svg_station import draw_station
from planetfall.games.planet_unknown.svg_tiles import (
    TERRAIN_ICONS,
    draw_piece,
    piece_squares,
    tile_box,
)
from planetfall.games.planet_unknown.svg_tracks import mini_tracks
from planetfall.games.planet_unknown.svg_view import (
    last_tile,
    line_points,
    progress_of,
    rivals,
    section_keys,
    standing,
    station_of,
    surface_of,
    tech_lines,
)
from planetfall.games.planet_unknown.tiles import TERRAIN_IDS
from planetfall.svg import PAGE as THEME
from planetfall.svg import picture
from planetfall.svg.canvas import group
from planetfall.svg.squaregrid import SquareGrid
from planetfall.table.stream import Part
from planetfall.web.games.plain import chip
from planetfall.web.html import (
    NOTHING,
    Html,
    attr,
    bar,
    cls,
    data_json,
    decorative,
    esc,
    icon,
    join,
    mark,
)
from planetfall.web.memo import frozen, remembered
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene

UNIT = 42.0
SMALL_UNIT = 9.4
LIFEPODS = 6
ON_CORPORATION = ("space", "track", "do", "use", "unlock")
"""Kinds of options that lie on the corporation board."""
STATION_FIELDS = ("turn", "commander", "rotation", "shift", "tops", "bags")
ANCHOR = 5 * COLUMNS + 5
"""Any cell in the middle: where ghosts are laid to find their squares about the anchor."""


class PlanetUnknownPage:
    """Draws Planet Unknown."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return _empty(scene)
        seat = max(scene.me, 0)
        ways = _ways(scene)
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            ("station", _station(scene)),
            *_others(scene, seat),
            ("planet", _planet(scene, seat)),
            ("tray", _tray(scene, seat, ways)),
            ("ghosts", _ghosts(ways)),
            ("ask", _ask(scene, ways)),
            ("strip", _strip(scene, seat)),
            ("corp", _corporation(scene, seat)),
            ("goals", _goals(scene, seat)),
            ("civ", _civ(scene, seat)),
            ("tabs", frame.tabs(scene, TABS)),
            ("keys", frame.keys(scene, _ahead(ways))),
        ]

    def layout(self, parts: dict[str, str]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<div class="table g-pu" data-tab="planet">{parts["top"]}{parts["strip"]}'
            f'<aside class="pl">{parts["station"]}{parts["others"]}</aside>'
            f'<main class="pc">{parts["waiting"]}{parts["planet"]}{parts["tray"]}'
            f'{parts["ask"]}</main><aside class="pr">{parts["corp"]}'
            f'<div class="two">{parts["goals"]}{parts["civ"]}</div></aside>'
            f"{parts['ghosts']}{parts['keys']}{parts['tabs']}</div>"
        )

    def chips(self, scene: Scene, after: dict[str, Any]) -> Html:
        """Tracks, tokens and pending gains that change."""
        before, later = scene.area(scene.me), after["areas"][scene.me]
        found = []
        for track in range(5):
            was, now = before["trackers"][track] & 15, later["trackers"][track] & 15
            if was != now:
                name = TERRAIN_IDS[track]
                found.append(chip(icon(TERRAIN_ICONS[track], 14, f"ti-{name}"), was, now))
        found += _pending(before["pool"], later["pool"])
        for field, sign in (
            ("lifepods", "lifepod"),
            ("meteorites", "meteorite"),
            ("moves", "pu-rover"),
            ("patches", "patch"),
        ):
            if before[field] != later[field]:
                found.append(chip(icon(sign, 14), before[field], later[field]))
        gained = line_points(later) - line_points(before)
        if gained > 0:
            found.append(Html(f'<span class="delta">{icon("medal", 14, "vp")}+{gained}</span>'))
        return join(found[:6])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A player's planet and corporation in full."""
        if name != "player" or not what.isdigit() or int(what) >= len(scene.names):
            return NOTHING
        seat = int(what)
        area = scene.area(seat)
        return Html(
            f'<h2 class="row gap6">{mark(seat, 16)}{esc(scene.names[seat])}</h2>'
            f'<div class="full">{_planet_svg(scene, seat, area, keys=False)}'
            f"{_corporation_svg(scene, seat, area, ())}</div>"
        )


def _empty(scene: Scene) -> list[Part]:
    """Before the game starts: the waiting room and empty places for the rest."""
    names = "station others planet tray ghosts strip corp goals civ".split()
    parts: list[Part] = [(name, Html(f'<div id="{name}"></div>')) for name in names]
    return [
        ("top", frame.top(scene, [])),
        ("waiting", frame.waiting(scene)),
        *parts,
        ("ask", frame.ask(scene)),
        ("tabs", frame.tabs(scene, TABS)),
        ("keys", frame.keys(scene)),
    ]


TABS = (
    ("planet", "ui-map", "pu.planet"),
    ("station", "depot", "pu.station"),
    ("tracks", "ui-log", "pu.tracks"),
    ("players", "ui-person", "players"),
    ("cards", "ui-hand", "pu.cards"),
)


def _crumbs(scene: Scene) -> list[Html]:
    table = scene.table()
    crumbs = [Html(f"{esc(scene.words['pu.turn'])} <b>{table['turn']}</b>")]
    phase = PHASE_IDS[table["phase"]]
    crumbs.append(esc(scene.find("phase", phase, scene.words.get(f"pu.phase.{phase}", ""))))
    return [crumb for crumb in crumbs if crumb]


def _name(names: tuple[str, str], scene: Scene) -> str:
    return names[1 if scene.lang == "cs" else 0]


# The station.


def _station(scene: Scene) -> Html:
    table = scene.table()
    sections = section_keys(scene.data, scene.sight.keys)
    caption = f"{scene.words['pu.turn']} {table['turn']}"
    key = (
        "station",
        scene.lang,
        scene.data["seats"],
        scene.me,
        frozen(sections),
        frozen(
            [table[name] for name in ("turn", "commander", "rotation", "shift", "tops", "bags")]
        ),
    )

    def draw() -> Html:
        body = draw_station(
            THEME, station_of(scene.data), 316, caption=caption, section_keys=sections
        )
        drawn = picture(
            THEME,
            body,
            316,
            316,
            title=scene.words["pu.station"],
            lang=scene.lang,
            classes="st-svg",
        )
        return Html(f'<section id="station" class="station">{drawn}</section>')

    return remembered(key, draw)


# Neighbours.


def _others(scene: Scene, seat: int) -> list[Part]:
    """The neighbours in seat order; what each is doing changes more often than the rest."""
    count = scene.data["seats"]
    order = [(seat + k) % count for k in range(1, count)]
    inner = frame.places([f"nb-{other}" for other in order])
    found: list[Part] = [
        ("others", Html(f'<section id="others" class="others n{len(order)}">{inner}</section>'))
    ]
    for other in order:
        name = f"others/nb-{other}"
        found.append((name, _neighbour(scene, other)))
        found.append((f"{name}/nbs-{other}", _doing(scene, other)))
    return found


def _doing(scene: Scene, seat: int) -> Html:
    sight = scene.sight.seats[seat]
    state = NOTHING
    if scene.sight.state == "playing" and scene.data["at_once"]:
        sign, word = ("ui-clock", "pu.placing") if sight.busy else ("ui-confirm", "pu.done")
        state = Html(f"{icon(sign, 11)} {esc(scene.words[word])}")
    elif sight.busy:
        state = Html(f"{icon('ui-clock', 11)} {esc(scene.words['busy'])}")
    return Html(f'<span class="end st2" id="nbs-{seat}">{state}</span>')


NEIGHBOUR_FIELDS = ("corporation", "trackers", "pods", "focus", "lifepods", "meteorites", "board")


def _neighbour(scene: Scene, seat: int) -> Html:
    area, sight = scene.area(seat), scene.sight.seats[seat]
    shown = frozen([area[name] for name in NEIGHBOUR_FIELDS])
    key = ("neighbour", scene.lang, seat, sight.name, sight.kind, shown)
    return remembered(key, lambda: _neighbour_card(scene, seat))


def _neighbour_card(scene: Scene, seat: int) -> Html:
    area, sight = scene.area(seat), scene.sight.seats[seat]
    corporation, planet = CORPORATIONS[area["corporation"]], PLANETS[area["board"]["planet"]]
    bot = icon("ui-bot-player", 12, "text-3", scene.words["bot"]) if sight.kind == "bot" else ""
    below = f"{_name(corporation.names, scene)}, {_name(planet.names, scene)}"
    return Html(
        f'<button type="button" class="nb pc-{seat % 6 + 1}" data-act="panel" data-name="player"'
        f' data-what="{seat}" id="nb-{seat}"><span class="nbp">{_mini_planet(seat, area)}</span>'
        f'<span class="ni"><span class="row gap4">{mark(seat, 13)}'
        f'<b class="one">{esc(sight.name)}</b>{bot}<div id="nbs-{seat}"></div></span>'
        f'<span class="label one">{esc(below)}</span><span class="row nbrow">{_mini_tracks(area)}'
        f"{_tally(seat, area)}</span></span></button>"
    )


def _mini_planet(seat: int, area: dict[str, Any]) -> Html:
    def draw() -> Html:
        body = draw_planet(
            THEME,
            PLANETS[area["board"]["planet"]],
            surface_of(area),
            SMALL_UNIT,
            seat=seat,
            medals=False,
            keys=False,
        )
        side = planet_extent(SMALL_UNIT, medals=False)
        return decorative(picture(THEME, body, side, side, title="", classes="mini-planet"))

    return remembered(("mini", seat, frozen(area["board"])), draw)


def _mini_tracks(area: dict[str, Any]) -> Html:
    def draw() -> Html:
        corporation = CORPORATIONS[area["corporation"]]
        body = mini_tracks(THEME, corporation, progress_of(area), 96, 46)
        return decorative(picture(THEME, body, 98, 50, title="", classes="mini-tracks"))

    key = ("tracks", area["corporation"], frozen(area["trackers"]), frozen(area["pods"]))
    return remembered((*key, area["focus"]), draw)


def _tally(seat: int, area: dict[str, Any]) -> Html:
    rows = (
        ("lifepod", "", area["lifepods"]),
        ("meteorite", "", area["meteorites"]),
        ("medal", "vp", line_points(area)),
    )
    return Html(
        '<span class="nx">'
        + join(
            Html(f'<span>{icon(name, 13, color)} <b data-n="{name}-{seat}">{count}</b></span>')
            for name, color, count in rows
        )
        + "</span>"
    )


# The own planet, tiles and ghosts.


def _planet(scene: Scene, seat: int) -> Html:
    area = scene.area(seat)
    own = seat == scene.me
    drawn = _planet_svg(scene, seat, area, keys=own)
    ghost = " data-ghost-board" if own else ""
    name = _name(PLANETS[area["board"]["planet"]].names, scene)
    return Html(
        f'<section id="planet" class="planet"{ghost} aria-label="{esc(name)}">{drawn}</section>'
    )


def _planet_svg(scene: Scene, seat: int, area: dict[str, Any], *, keys: bool) -> Html:
    # Cells are lit by the page; rovers and lines are drawn only when they can be chosen.
    lit = [key for key in scene.sight.keys if not key.startswith("cell:")] if keys else []
    lit = [key for key in lit if key.partition(":")[0] in ("rover", "row", "column", "line")]

    def draw() -> Html:
        planet = PLANETS[area["board"]["planet"]]
        body = draw_planet(
            THEME,
            planet,
            surface_of(area),
            UNIT,
            seat=seat,
            keys=keys,
            signs=Signs(options=lit, last=last_tile(area)),
            prefix=f"seat{seat}",
        )
        side = planet_extent(UNIT)
        title = _name(planet.names, scene)
        return Html(
            picture(THEME, body, side, side, title=title, lang=scene.lang, classes="pu-planet")
        )

    return remembered(("planet", scene.lang, seat, keys, tuple(lit), frozen(area["board"])), draw)


class _Way:
    """One tile in one turn, and where it fits."""

    def __init__(self, take: str, tile: int, turn: int, keys: list[str]) -> None:
        self.take = take
        self.tile = tile
        self.turn = turn
        self.keys = keys
        self.cells: list[str] = []
        self.asks_cell = True

    @property
    def ghost(self) -> str:
        """The id of its drawing."""
        return f"ghost-{self.tile}-{self.turn}"


def _own_tops(scene: Scene, seat: int) -> list[int]:
    """The open tiles of a seat's section: large, small."""
    table = scene.table()
    section = section_of(SEATS[scene.data["seats"]][seat], table["rotation"])
    return [table["tops"][shape_in(section, ring, table["shift"])] for ring in range(2)]


def _ways(scene: Scene) -> list[_Way]:
    """Every tile and turn that can be placed now, from what the table looked up ahead."""
    if scene.me < 0 or not scene.asked:
        return []
    asking = scene.frame()
    if asking is not None and asking[0] == "choose_cell":
        way = _Way("", asking[3] >> 3, asking[3] & 7, [])
        way.cells = [key[5:] for key in scene.sight.keys if key.startswith("cell:")]
        return [way]
    tops = _own_tops(scene, scene.me)
    found = []
    for leaf in scene.sight.ahead:
        keys = leaf["keys"]
        take = next((key[5:] for key in keys if key.startswith("take:")), "")
        tile = tops[RING_IDS.index(take)] if take else _in_hand(scene)
        way = _Way(take, tile, -1, keys)
        frame_ = leaf["frame"]
        if frame_ and frame_[0] == "choose_cell":
            way.tile, way.turn = frame_[3] >> 3, frame_[3] & 7
            way.cells = [key[5:] for key in leaf["legal"] if key.startswith("cell:")]
        else:
            _placed_alone(way, leaf["area"]["board"], scene.area(scene.me)["board"])
        if way.turn >= 0:
            found.append(way)
    return found


def _in_hand(scene: Scene) -> int:
    asking = scene.frame()
    if asking is not None and asking[0] == "choose_turn":
        return int(asking[3])
    return int(scene.area(scene.me)["tile"])


def _placed_alone(way: _Way, after: dict[str, Any], before: dict[str, Any]) -> None:
    """A tile that fits in one place only is placed without asking for it."""
    if len(after["tiles"]) <= len(before["tiles"]):
        return
    way.tile, way.turn = after["tiles"][-1], after["turns"][-1]
    way.cells = [key_of(after["anchors"][-1])]
    way.asks_cell = False


def _ahead(ways: list[_Way]) -> Html:
    """What the page needs to turn and move a ghost."""
    if not ways:
        return NOTHING
    told = [
        {
            "take": way.take,
            "turn": way.turn,
            "ghost": way.ghost,
            "keys": way.keys,
            "cells": way.cells,
            "asksCell": way.asks_cell,
            "shape": _offsets(way.tile, way.turn),
        }
        for way in ways
    ]
    right = {str(turn): turn & 4 | turn + 1 & 3 for turn in range(8)}
    # Mirrored on the screen: what was turned clockwise is turned the other way.
    flip = {str(turn): (turn & 4) ^ 4 | -turn & 3 for turn in range(8)}
    return data_json("ahead", {"ways": told, "right": right, "flip": flip})


def _offsets(tile: int, turn: int) -> list[tuple[int, int]]:
    """The squares of a turned tile about its anchor."""
    return [(row - 5, column - 5) for row, column in piece_squares(tile, turn, ANCHOR)]


def _ghosts(ways: list[_Way]) -> Html:
    drawn = join(_ghost(tile, turn) for tile, turn in sorted({(w.tile, w.turn) for w in ways}))
    return Html(f'<svg id="ghosts" class="symbols" aria-hidden="true"><defs>{drawn}</defs></svg>')


def _ghost(tile: int, turn: int) -> Html:
    """A tile about its anchor, ready to be moved over the planet."""

    def draw() -> Html:
        squares = piece_squares(tile, turn, ANCHOR)
        grid = SquareGrid(UNIT, -5 * UNIT, -5 * UNIT)
        body = draw_piece(THEME, grid, squares, outline=THEME["signal-line"], width=UNIT * 0.076)
        return Html(group(body, id=f"ghost-{tile}-{turn}"))

    return remembered(("ghost", tile, turn), draw)


def _tray(scene: Scene, seat: int, ways: list[_Way]) -> Html:
    said = scene.words
    tops = _own_tops(scene, seat)
    hand = scene.area(seat)["tile"]
    boxes = []
    if ways and not ways[0].take:
        boxes.append(_tile_button(ways[0].tile, "", said["pu.place"], lit=True))
    elif hand < 0 or any(way.take for way in ways):
        offered = {way.take for way in ways}
        for ring, tile in enumerate(tops):
            word = said["pu.large"] if ring == 0 else said["pu.small"]
            if tile >= 0:
                ghost = RING_IDS[ring] in offered
                lit = ghost or f"take:{RING_IDS[ring]}" in scene.sight.keys
                boxes.append(_tile_button(tile, RING_IDS[ring], word, lit=lit, ghost=ghost))
    turns = NOTHING
    if ways:
        turns = Html(
            '<span class="tns">'
            + _turn_button("turn-left", "ui-rotate", said["pu.turn_left"], "Q", "mirror")
            + _turn_button("turn-right", "ui-rotate", said["pu.turn_right"], "E")
            + _turn_button("flip", "ui-flip", said["pu.flip"], "F")
            + "</span>"
        )
    return Html(f'<section id="tray" class="tray">{join(boxes)}{turns}</section>')


def _turn_button(act: str, sign: str, word: str, key: str, more: str = "") -> Html:
    return Html(
        f'<button type="button" class="btn turn {more}" data-act="{act}"'
        f' title="{esc(word)} ({key})" aria-label="{esc(word)}">'
        f"{icon(sign)}<kbd>{key}</kbd></button>"
    )


def _tile_button(tile: int, take: str, word: str, *, lit: bool, ghost: bool = False) -> Html:
    def draw() -> Html:
        box = tile_box(THEME, tile, 0, 14)
        width, height = box.width + 4, box.height + 4
        return decorative(
            picture(THEME, box.at(2, height / 2), width, height, title="", classes="tile-svg")
        )

    drawn = remembered(("tray", tile), draw)
    # A tile that fits nowhere has no ghost: it is taken like any other option.
    act = f' data-act="take" data-ghost-take="{take}"' if ghost else ""
    return Html(
        f'<button type="button"{cls("tb", "can" if lit else "off")}{act}'
        f'{attr("disabled", not lit)} data-key="{f"take:{take}" if take else ""}">'
        f"{drawn}<span>{esc(word)}</span></button>"
    )


def _ask(scene: Scene, ways: list[_Way]) -> Html:
    if not ways:
        return frame.ask(scene)
    said = scene.words
    bar = frame.ask(scene, why=" ", verb=said["pu.place"])
    forms = esc(said["pu.places_fit"])
    fits = f'<span id="fits" data-client data-forms="{forms}" data-none="{esc(said["pu.no_fit"])}">'
    return Html(bar.replace('id="why"> </p>', f'id="why">{fits}</span></p>', 1))


def _pending(before: list[int], after: list[int]) -> list[Html]:
    """Gains that wait to be carried out."""
    left = list(before)
    found = []
    for item in after:
        if item in left:
            left.remove(item)
            continue
        kind = item & items.KIND
        if kind < 5:
            sign = icon(TERRAIN_ICONS[kind], 14, f"ti-{TERRAIN_IDS[kind]}")
            found.append(Html(f'<span class="delta">{sign}+{items.steps_of(item)}</span>'))
        elif kind in _ITEM_ICONS:
            name, color = _ITEM_ICONS[kind]
            found.append(Html(f'<span class="delta">{icon(name, 14, color)}+1</span>'))
    return found


_ITEM_ICONS = {
    items.ENERGY: ("pu-energy", "ti-energy"),
    items.SYNERGY: ("synergy", "text-1"),
    items.PATCH: ("patch", "ti-biomass"),
    items.PLACE_ROVER: ("pu-rover", "ti-rover"),
    items.METEORITE: ("meteorite", "text-1"),
}


# Tracks, objectives, cards.


def _strip(scene: Scene, seat: int) -> Html:
    """The five tracks as numbers: the strip of the phone."""
    area = scene.area(seat)
    cells = []
    for track in range(5):
        name = TERRAIN_IDS[track]
        height = area["trackers"][track] & 15
        cells.append(
            Html(
                f'<div class="tk">{icon(TERRAIN_ICONS[track], 17, "ti-" + name)}'
                f'<b data-n="strip-{name}">{height}</b>'
                f"{bar(height / 15, 't-' + name)}</div>"
            )
        )
    return Html(f'<section id="strip" class="strip" aria-hidden="true">{join(cells)}</section>')


def _tech_words(scene: Scene) -> dict[str, str]:
    found = {}
    for corporation in CORPORATIONS:
        for tech in corporation.techs:
            found[tech.id] = scene.effect(tech) or tech.id.replace("_", " ")
    return found


def _special(scene: Scene, corporation: str) -> str:
    """The special rule of a corporation; nothing for the one that has none."""
    return "" if corporation == CORPORATIONS[0].id else scene.find("special", corporation)


def _corporation(scene: Scene, seat: int) -> Html:
    area = scene.area(seat)
    options = tuple(key for key in scene.sight.keys if key.partition(":")[0] in ON_CORPORATION)
    drawn = _corporation_svg(scene, seat, area, options if seat == scene.me else ())
    return Html(f'<section id="corp" class="corp">{drawn}</section>')


def _corporation_svg(
    scene: Scene, seat: int, area: dict[str, Any], options: tuple[str, ...]
) -> Html:
    shown = ("corporation", "trackers", "pods", "unlocked", "focus", "lifepods", "meteorites")
    key = ("corp", scene.lang, seat, options, frozen([area[name] for name in shown]))

    def draw() -> Html:
        corporation = CORPORATIONS[area["corporation"]]
        moves = scene.words.fill("pu.moves", n=area["moves"])
        body, height = draw_corporation(
            THEME,
            corporation,
            progress_of(area, options),
            tech_lines(area, _tech_words(scene), options),
            name=_name(corporation.names, scene),
            special=_special(scene, corporation.id),
            summary=moves if area["moves"] else "",
            seat=seat,
            lifepods=scene.words.fill("tm.of", n=area["lifepods"], most=LIFEPODS),
            meteorites=str(area["meteorites"]),
            rovers=str(area["rovers"]),
            width=402,
        )
        title = _name(corporation.names, scene)
        return Html(
            picture(THEME, body, 402, height, title=title, lang=scene.lang, classes="corp-svg")
        )

    return remembered((*key, area["moves"], area["rovers"]), draw)


def _goals(scene: Scene, seat: int) -> Html:
    rows = [_compared(scene, seat, card, other) for card, other in rivals(scene.data, seat)]
    for card in scene.area(seat).get("personal", []):
        told = scene.effect(OBJECTIVES[card].personal)
        word = scene.name("personal", OBJECTIVES[card].id)
        rows.append(_goal(word, told, scene.words["pu.personal"]))
    rows += [_goal(*_common(scene, card)) for card in scene.table()["common"]]
    rows += _offered_goals(scene, seat)
    return Html(
        f'<section id="goals" class="panel"><h2>{esc(scene.words["pu.objectives"])}</h2>'
        f'<div class="scrolls" tabindex="0">{join(rows)}</div></section>'
    )


def _goal(word: str, told: str, small: str = "") -> Html:
    note = f' <span class="label">{esc(small)}</span>' if small else ""
    line = f'<span class="told">{esc(told)}</span>' if told else ""
    return Html(
        f'<div class="ob"><div class="row top6">{icon("goal", 14, "text-3")}'
        f'<span class="grow">{esc(word)}{note}{line}</span></div></div>'
    )


def _common(scene: Scene, card: int) -> tuple[str, str]:
    """An objective for which all compete."""
    return scene.name("neighbour", OBJECTIVES[card].id), scene.effect(OBJECTIVES[card].neighbour)


def _offered_goals(scene: Scene, seat: int) -> list[Html]:
    """Objectives one may choose from now."""
    keys = [key for key in scene.sight.keys if key.startswith("objective:")]
    if seat != scene.me or not keys:
        return []
    found = []
    for objective in OBJECTIVES:
        key = f"objective:{objective.id}"
        if key in keys:
            told = scene.effect(objective.personal)
            name = scene.name("personal", objective.id)
            found.append(
                Html(
                    f'<button type="button" class="cc offer" data-key="{esc(key)}">'
                    f"{icon('goal', 15)}<b>{esc(name)}</b><span>{esc(told)}</span></button>"
                )
            )
    return found


COMPARED = ("board", "trackers", "meteorites", "lifepods", "pods", "unlocked", "corporation")


def _compared(scene: Scene, seat: int, card: int, other: int) -> Html:
    areas = [[scene.area(at)[name] for name in COMPARED] for at in (seat, other)]
    key = ("rival", scene.lang, seat, card, other, frozen(areas))
    return remembered(key, lambda: _rivalry(scene, seat, card, other))


def _rivalry(scene: Scene, seat: int, card: int, other: int) -> Html:
    side = OBJECTIVES[card].neighbour
    mine, theirs, won = standing(scene.data, seat, card, other)
    word = scene.effect(side) or scene.name("neighbour", OBJECTIVES[card].id)
    whole = max(1, mine + theirs)
    share = round(100 * mine / whole) if mine + theirs else 50
    bar = (
        f'<svg class="obar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{share}" height="6" fill="var(--p{seat % 6 + 1})"/>'
        f'<rect x="{share + 1}" width="{100 - share}" height="6"'
        f' fill="var(--p{other % 6 + 1})"/></svg>'
    )
    return Html(
        f'<div class="ob"><div class="row top6">{icon("goal", 14, "text-3")}'
        f'<span class="grow">{esc(word)}</span><span class="pts">{won}</span></div>'
        f'<div class="row oc"><span>{mark(seat, 10)} <b>{mine}</b></span>{bar}'
        f"<span><b>{theirs}</b> {mark(other, 10)}</span></div></div>"
    )


def _civ(scene: Scene, seat: int) -> Html:
    area, table = scene.area(seat), scene.table()
    rows = []
    if table["event"] >= 0:
        record = EVENTS[table["event"]]
        told = scene.told("event", record.id)
        rows.append(
            Html(
                f'<div class="cc event">{icon("event", 15)}<b>'
                f"{esc(scene.name('event', record.id))}</b><span>{esc(told)}</span></div>"
            )
        )
    for card in [*area["civ_open"], *area.get("civ_cards", [])]:
        rows.append(_civ_card(scene, card, "civ"))
    offered = area.get("offer", [])
    if offered and scene.sight.keys and scene.sight.keys[0].startswith("civ:"):
        rows += [_civ_card(scene, card, "offer") for card in offered if card < len(CIV_CARDS)]
    due = join(Html(f'<span class="rk">{rank}</span>') for rank in area["due"])
    waiting = Html(f'<div class="row gap4 due">{icon("civ", 15)}{due}</div>') if due else NOTHING
    return Html(
        f'<section id="civ" class="panel"><h2>{esc(scene.words["pu.civ"])}</h2>'
        f'<div class="scrolls" tabindex="0">{waiting}{join(rows)}</div></section>'
    )


def _civ_card(scene: Scene, card: int, kind: str) -> Html:
    record = CIV_CARDS[card]
    key = f' data-key="civ:{record.id}"' if kind == "offer" else ""
    told = scene.told("civ", record.id)
    return Html(
        f'<div class="cc {kind}"{key}><span class="rk">{record.rank}</span>'
        f"<b>{esc(scene.name('civ', record.id))}</b><span>{esc(told)}</span></div>"
    )


def art() -> Html:
    """The lobby's picture: a planet as it fills up."""
    from planetfall.web.games.planet_unknown_art import planet_art

    return planet_art()


PAGE = PlanetUnknownPage()
