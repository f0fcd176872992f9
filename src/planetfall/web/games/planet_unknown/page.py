"""The page of Planet Unknown: station, own planet with the ghost of a tile, corporation, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from planetfall.core.view import View
from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.planet import Planet
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.draw.planet import (
    Signs,
    Surface,
    medal_points,
    planet_extent,
    planet_parts,
)
from planetfall.games.planet_unknown.draw.station import section_marks, station_parts
from planetfall.games.planet_unknown.draw.stencils import GHOST_UNIT as UNIT
from planetfall.games.planet_unknown.draw.stencils import definitions
from planetfall.games.planet_unknown.draw.tiles import (
    TERRAIN_ICONS,
)
from planetfall.games.planet_unknown.draw.tracks import light_spaces, mini_tracks_parts
from planetfall.games.planet_unknown.draw.view import (
    entered,
    last_tile,
    line_points,
    new_items,
    progress_of,
    section_keys,
    station_of,
)
from planetfall.games.planet_unknown.state import PHASE_IDS
from planetfall.svg import PAGE as THEME
from planetfall.svg.memo import memo
from planetfall.table.changes import Text
from planetfall.table.parts import Part
from planetfall.web.games.plain import chip
from planetfall.web.games.planet_unknown.cards import CIV_FIELDS, GOAL_FIELDS, civ, event, goals
from planetfall.web.games.planet_unknown.corporation import (
    CORPORATION_FIELDS,
    corporation,
    side_name,
)
from planetfall.web.games.planet_unknown.corporation import OPTIONS as CORPORATION_OPTIONS
from planetfall.web.games.planet_unknown.land import Look, land_of
from planetfall.web.games.planet_unknown.question import question_bar
from planetfall.web.games.planet_unknown.tiles import (
    Way,
    ahead,
    own_tops,
    shapes,
    small_picture,
    tray,
    ways_of,
)
from planetfall.web.html import (
    NOTHING,
    Html,
    Pieces,
    bar,
    decorative,
    esc,
    framed,
    icon,
    join,
    mark,
    part,
    picture_ends,
)
from planetfall.web.pages import frame
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

MINI: Final[Look] = (9.4, False, "")
DRAWN_OPTIONS: Final = ("rover:", "row:", "column:", "line:")
"""Options that are drawn on the planet where they can be chosen."""
STATION: Final = 316
"""The side of the station's drawing."""
STATION_FIELDS: Final = ("turn", "commander", "rotation", "shift", "tops", "bags")


class PlanetUnknownPage:
    """Draws Planet Unknown."""

    def parts(self, scene: Scene) -> list[Part]:
        """The parts of the page."""
        if not scene.playing:
            return _empty(scene)
        seat = max(scene.me, 0)
        ways = ways_of(scene)
        return [
            ("top", frame.top(scene, _crumbs(scene))),
            ("waiting", frame.waiting(scene)),
            *_boards(scene, seat, ways),
            *_doings(scene, seat),
            ("ask", scene.kept_ask(lambda: question_bar(scene, ways), bool(ways))),
            ("tabs", frame.tabs(scene, TABS)),
            ("keys", scene.kept_keys(lambda: frame.keys(scene, ahead(ways)), ways)),
        ]

    def layout(self, parts: dict[str, Html]) -> Html:
        """Where the parts stand."""
        return Html(
            f'<div class="table g-pu" data-tab="planet">{_stencils()}{parts["top"]}{parts["strip"]}'
            f'<aside class="pl">{parts["station"]}{parts["others"]}</aside>'
            f'<main class="pc">{parts["waiting"]}<div class="sky">{parts["planet"]}'
            f'<div class="notes">{parts["rule"]}{parts["event"]}</div></div>{parts["tray"]}'
            f'{parts["ask"]}</main><aside class="pr">{parts["corp"]}'
            f'<div class="two">{parts["goals"]}{parts["civ"]}</div></aside>'
            f"{parts['keys']}{parts['tabs']}</div>"
        )

    def chips(self, scene: Scene, seen: View) -> Html:
        """Tracks, tokens and pending gains that change."""
        after = seen.data()
        before, later = scene.area(scene.me), after["areas"][scene.me]
        found = []
        for track in range(5):
            was, now = before["trackers"][track] & 15, later["trackers"][track] & 15
            if was != now:
                name = TERRAIN_IDS[track]
                found.append(chip(icon(TERRAIN_ICONS[track], 14, f"ti-{name}"), was, now))
        found += _pending(new_items(before, later))
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
        return join([*found[:6], *_turned(scene, after), _lit_spaces(before, later)])

    def panel(self, scene: Scene, name: str, what: str) -> Html:
        """A player's planet and corporation in full."""
        if name != "player" or not what.isdigit() or int(what) >= len(scene.names):
            return NOTHING
        seat = int(what)
        return Html(
            f'<h2 class="row gap6">{mark(seat, 16)}{esc(scene.names[seat])}</h2>'
            f'<p class="muted">{_planet_rule(scene, seat)}</p><div class="full">'
            f"{join(_planet_svg(scene, seat, keys=False))}"
            f"{corporation(scene, seat, options=False)}</div>"
        )


@memo(1)
def _stencils() -> Html:
    """What tiles and ghosts are drawn from: it never changes."""
    return Html(f'<svg class="symbols" aria-hidden="true">{definitions(THEME)}</svg>{shapes()}')


def _empty(scene: Scene) -> list[Part]:
    """Before the game starts: the waiting room and empty places for the rest."""
    names = "station others planet rule event tray strip corp goals civ".split()
    parts: list[Part] = [(name, Html(f'<div id="{name}"></div>')) for name in names]
    return [
        ("top", frame.top(scene, [])),
        ("waiting", frame.waiting(scene)),
        *parts,
        ("ask", frame.ask(scene)),
        ("tabs", frame.tabs(scene, TABS)),
        ("keys", frame.keys(scene)),
    ]


TABS: Final = (
    ("planet", "ui-map", "pu.planet"),
    ("station", "depot", "pu.station"),
    ("tracks", "ui-log", "pu.tracks"),
    ("players", "ui-person", "players"),
    ("cards", "ui-hand", "pu.cards"),
)


def _crumbs(scene: Scene) -> list[Html]:
    table = scene.table()
    far = (table["turn"], table["phase"])
    return scene.shared("crumbs", far, lambda: _trail(scene, *far))


def _trail(scene: Scene, turn: int, phase: int) -> list[Html]:
    name = PHASE_IDS[phase]
    return [Html(f"{esc(scene.words['pu.turn'])} <b>{turn}</b>"), esc(scene.find("phase", name))]


LYING: Final[dict[str, tuple[str, ...]]] = {
    "planet": DRAWN_OPTIONS,
    "corp": CORPORATION_OPTIONS,
    "station": ("rotate:",),
    "goals": ("objective:",),
    "civ": ("civ:",),
}
"""How the options begin that lie on a part; tiles and cells are lit by the page."""
MOVING: Final = "tray"
"""The part that follows the question: nearly every choice changes it."""


@memo(4096)
def _lies_on(key: str) -> str:
    """The part on which an option lies; empty for most."""
    return next((name for name, kinds in LYING.items() if key.startswith(kinds)), "")


class _Board(NamedTuple):
    """A part: how it is drawn, and what it shows beside the options that lie on it.

    That are fields of the area it is drawn for, the `table`, the areas of `neighbours` and the
    sizes of the civ decks.
    """

    draw: Callable[[Scene, int, list[Way]], Text]
    shows: frozenset[str] = frozenset()


BOARDS: Final[dict[str, _Board]] = {
    "station": _Board(lambda scene, _, ways: _station(scene), frozenset(("table",))),
    "planet": _Board(lambda scene, seat, _: _planet(scene, seat), frozenset(("board",))),
    "rule": _Board(lambda scene, seat, _: _rule(scene, seat)),
    "event": _Board(lambda scene, _, ways: event(scene), frozenset(("table",))),
    "tray": _Board(tray),
    "strip": _Board(lambda scene, seat, _: _strip(scene, seat), frozenset(("trackers",))),
    "corp": _Board(
        lambda scene, seat, _: corporation(scene, seat),
        frozenset(CORPORATION_FIELDS),
    ),
    "goals": _Board(
        lambda scene, seat, _: goals(scene, seat),
        frozenset((*GOAL_FIELDS, "table", "neighbours")),
    ),
    "civ": _Board(lambda scene, seat, _: civ(scene, seat), frozenset((*CIV_FIELDS, "civ_sizes"))),
}
FIELDS: Final = tuple(dict.fromkeys((*CORPORATION_FIELDS, *GOAL_FIELDS, *CIV_FIELDS)))
"""All fields of an area that parts show."""


class _Drawn:
    """The boards a viewer was shown last, and what they were drawn from."""

    def __init__(self, scene: Scene, ways: list[Way]) -> None:
        self.data = scene.data
        self.ways = ways
        self.seats = [(each.name, each.kind) for each in scene.table_view.seats]
        self.lying = {key for key in scene.table_view.keys if _lies_on(key)}
        self.parts: list[Part] = []

    def changed_to(self, now: _Drawn, shown: int) -> set[str]:
        """What differs now: what is seen, and the parts that differ whatever is seen."""
        old, new = self.data, now.data
        found = {_lies_on(key) for key in self.lying ^ now.lying}
        for name in ("table", "civ_sizes"):
            if old[name] is not new[name] and old[name] != new[name]:
                found.add(name)
        before: list[dict[str, Any]] = old["areas"]
        after: list[dict[str, Any]] = new["areas"]
        for seat, area in enumerate(after):
            was = before[seat]
            if area is was:
                continue
            if seat == shown:
                found.update([field for field in FIELDS if was.get(field) != area.get(field)])
            elif area != was:
                found.update(("neighbours", f"others/nb-{seat}"))
        return found


def _boards(scene: Scene, seat: int, ways: list[Way]) -> list[Part]:
    """All that lies on the table.

    While others choose at the same time a viewer's data stay the same object: then nothing has to
    be looked at. Most choices change few fields, and few parts show these.
    """
    mark = (scene.lang, "boards", scene.me)
    before: _Drawn | None = scene.extra.drawings.get(mark)
    now = _Drawn(scene, ways)
    if before is None or before.seats != now.seats:
        now.parts = _all_boards(scene, seat, ways)
    elif before.data is now.data and before.ways is ways:
        return before.parts
    else:
        changed = before.changed_to(now, seat)
        for name, drawn in before.parts:
            board = BOARDS.get(name)
            if board is None:
                if name in changed:
                    drawn = _neighbour(scene, int(name.rpartition("-")[2]))
            elif name == MOVING or name in changed or not changed.isdisjoint(board.shows):
                drawn = board.draw(scene, seat, ways)
            now.parts.append((name, drawn))
    scene.extra.drawings[mark] = now
    return now.parts


def _all_boards(scene: Scene, seat: int, ways: list[Way]) -> list[Part]:
    drawn: list[Part] = [(name, each.draw(scene, seat, ways)) for name, each in BOARDS.items()]
    count = scene.data["seats"]
    others: list[Part] = [("others", _other_places(seat, count))]
    for k in range(1, count):
        other = (seat + k) % count
        others.append((f"others/nb-{other}", _neighbour(scene, other)))
    return [*drawn, *others]


# The station.


def _station(scene: Scene) -> Pieces:
    table = scene.table()
    sections = section_keys(scene.data, scene.table_view.keys)
    caption = f"{scene.words['pu.turn']} {table['turn']}"
    seen = (sections, [table[name] for name in STATION_FIELDS])

    def draw() -> Pieces:
        station = station_of(scene.data)
        drawn = station_parts(
            THEME, station, STATION, caption=caption, section_keys=sections, refer=True
        )
        title, places = scene.words["pu.station"], station.viewer >= 0 or bool(sections)
        begin, end = picture_ends((STATION, STATION), title, scene.lang, "st-svg", places)
        begin = f'<section id="station" class="station">{begin}'
        return part(begin, *drawn, after=f"{end}</section>", fixed=True)

    return scene.kept(("station", scene.me), seen, draw)


# Neighbours.


@memo(64)
def _other_places(seat: int, count: int) -> Html:
    inner = frame.places([f"nb-{(seat + k) % count}" for k in range(1, count)])
    return Html(f'<section id="others" class="others n{count - 1}">{inner}</section>')


def _doings(scene: Scene, seat: int) -> list[Part]:
    """What each neighbour is doing: it changes more often than the rest of their cards."""
    table_view = scene.table_view
    placing = table_view.state == "playing" and scene.data["at_once"]
    return _states(scene.words, seat, tuple([each.busy for each in table_view.seats]), placing)


@memo(1024)
def _states(said: Words, seat: int, busy: tuple[bool, ...], placing: bool) -> list[Part]:
    found: list[Part] = []
    for other, works in enumerate(busy):
        sign, word = ("ui-clock", "pu.placing" if placing else "busy")
        if not works:
            sign, word = ("ui-confirm", "pu.done") if placing else ("", "")
        told = (icon(sign, 11), Html(f" {esc(said[word])}")) if sign else (NOTHING, NOTHING)
        drawn = part(f'<span class="end st2" id="nbs-{other}">', *told, after="</span>", fixed=True)
        if other != seat:
            found.append((f"others/nb-{other}/nbs-{other}", drawn))
    return found


NEIGHBOUR_FIELDS: Final = (
    "corporation",
    "trackers",
    "pods",
    "focus",
    "lifepods",
    "meteorites",
    "board",
)


def _neighbour(scene: Scene, seat: int) -> Pieces:
    seen, name = scene.table_view.seats[seat].kind, ("neighbour", seat)
    return scene.kept_of(name, seat, NEIGHBOUR_FIELDS, seen, lambda: _neighbour_card(scene, seat))


def _neighbour_card(scene: Scene, seat: int) -> Pieces:
    area, table_view = scene.area(seat), scene.table_view.seats[seat]
    side, planet = CORPORATIONS[area["corporation"]], PLANETS[area["board"]["planet"]]
    surface = land_of(scene, seat).surface(area["board"], MINI)
    bot = (
        icon("ui-bot-player", 12, "text-3", scene.words["bot"]) if table_view.kind == "bot" else ""
    )
    below = f"{side_name(side.names, scene)}, {side_name(planet.names, scene)}"
    return part(
        f'<button type="button" class="nb pc-{seat % 6 + 1}" data-act="panel"'
        f' data-name="player" data-what="{seat}" id="nb-{seat}"><span class="nbp">',
        *_mini_planet(planet, surface, seat),
        Html(
            f'</span><span class="ni"><span class="row gap4">{mark(seat, 13)}'
            f'<b class="one">{esc(table_view.name)}</b>{bot}<div id="nbs-{seat}"></div></span>'
            f'<span class="label one">{esc(below)}</span><span class="row nbrow">'
        ),
        *_mini_tracks(area),
        *_tally(scene.words, seat, area, medal_points(planet, surface.scoring())),
        after="</span></span></button>",
    )


def _mini_planet(planet: Planet, surface: Surface, seat: int) -> list[Html]:
    unit = MINI[0]
    drawn = planet_parts(THEME, planet, surface, unit, seat=seat, medals=False, keys=False)
    side = planet_extent(unit, medals=False)
    return _mini((side, side), "mini-planet", drawn)


def _mini_tracks(area: dict[str, Any]) -> list[Html]:
    corporation = CORPORATIONS[area["corporation"]]
    drawn = mini_tracks_parts(THEME, corporation, progress_of(area), 96, 46)
    return _mini((98, 50), "mini-tracks", drawn)


def _mini(size: tuple[float, float], classes: str, drawn: list[Html]) -> list[Html]:
    """A small picture beside the words that say the same."""
    begin, end = picture_ends(size, "", "en", classes, False)
    return [decorative(begin), *drawn, Html(end)]


def _tally(said: Words, seat: int, area: dict[str, Any], points: int) -> list[Html]:
    return [
        Html('<span class="nx">'),
        _tallied(said["pu.lifepods"], "lifepod", "", seat, area["lifepods"]),
        _tallied(said["pu.meteorites"], "meteorite", "", seat, area["meteorites"]),
        _tallied(said["pu.medals"], "medal", "vp", seat, points),
        Html("</span>"),
    ]


@memo(1024)
def _tallied(word: str, name: str, color: str, seat: int, count: int) -> Html:
    return Html(
        f'<span title="{esc(word)}">{icon(name, 13, color)}'
        f' <b data-n="{name}-{seat}">{count}</b></span>'
    )


# The own planet.


def _planet(scene: Scene, seat: int) -> Pieces:
    """The viewer's planet: its cells are lit by the page, rovers and lines are drawn when open."""
    own, area = seat == scene.me, scene.area(seat)
    lit = [key for key in scene.table_view.keys if key.startswith(DRAWN_OPTIONS)] if own else []

    def draw() -> Pieces:
        name = esc(side_name(PLANETS[area["board"]["planet"]].names, scene))
        drawn = _planet_svg(scene, seat, keys=own, lit=lit)
        begin = f'<section id="planet" class="planet"{" data-ghost-board" if own else ""}'
        return part(f'{begin} aria-label="{name}">', *drawn, after="</section>")

    return scene.kept(("planet", seat, own), (lit, area["board"]), draw)


def _planet_svg(scene: Scene, seat: int, *, keys: bool, lit: Sequence[str] = ()) -> list[Html]:
    area, prefix = scene.area(seat), f"seat{seat}"
    planet = PLANETS[area["board"]["planet"]]
    surface = land_of(scene, seat).surface(area["board"], (UNIT, True, prefix))
    signs = Signs(options=lit, last=last_tile(area))
    drawn = planet_parts(
        THEME, planet, surface, UNIT, seat=seat, keys=keys, signs=signs, prefix=prefix
    )
    side = planet_extent(UNIT)
    title = side_name(planet.names, scene)
    begin, end = picture_ends((side, side), title, scene.lang, "pu-planet", keys)
    return [Html(begin), *drawn, Html(end)]


def _rule(scene: Scene, seat: int) -> Html:
    """The special rule of a planet, below it; most have none."""
    told = _planet_rule(scene, seat)
    if not told:
        return Html('<section id="rule" hidden></section>')
    return Html(f'<section id="rule" class="rule">{told}</section>')


def _planet_rule(scene: Scene, seat: int) -> Html:
    planet = PLANETS[scene.area(seat)["board"]["planet"]]
    if planet.rule == "standard":
        return NOTHING
    told = scene.find("rule", planet.id)
    return Html(f"<b>{esc(side_name(planet.names, scene))}</b> <span>{esc(told)}</span>")


# What a choice would bring.


def _lit_spaces(before: dict[str, Any], after: dict[str, Any]) -> Html:
    """The spaces that trackers would enter, for the page to light on the tracks."""
    spaces = entered(before, after)
    if not spaces:
        return NOTHING
    rings = light_spaces(CORPORATIONS[before["corporation"]], spaces)
    return Html(
        f'<svg class="symbols" data-onto="#corp .tracks-svg" aria-hidden="true">{rings}</svg>'
    )


def _turned(scene: Scene, after: dict[str, Any]) -> list[Html]:
    """Where the station would stand: the own tiles, and whose section each one becomes."""
    keys = scene.table_view.keys
    if "table" not in after or not keys or not keys[0].startswith("rotate:"):
        return []
    table = {**scene.table(), "rotation": after["table"]["rotation"]}
    tiles = [small_picture(tile) for tile in own_tops(scene, scene.me, table) if tile >= 0]
    marks = section_marks(THEME, station_of(scene.data), table["rotation"], STATION)
    return [
        Html(f'<span class="delta get">{esc(scene.words["pu.you_get"])} {join(tiles)}</span>'),
        Html(f'<svg class="symbols" data-onto="#station .st-svg" aria-hidden="true">{marks}</svg>'),
    ]


def _pending(gained: list[int]) -> list[Html]:
    """Gains that wait to be carried out."""
    found = []
    for item in gained:
        kind = item & items.KIND
        if kind < 5:
            sign = icon(TERRAIN_ICONS[kind], 14, f"ti-{TERRAIN_IDS[kind]}")
            found.append(Html(f'<span class="delta">{sign}+{items.steps_of(item)}</span>'))
        elif kind in _ITEM_ICONS:
            name, color = _ITEM_ICONS[kind]
            found.append(Html(f'<span class="delta">{icon(name, 14, color)}+1</span>'))
    return found


_ITEM_ICONS: Final = {
    items.ENERGY: ("pu-energy", "ti-energy"),
    items.SYNERGY: ("synergy", "text-1"),
    items.PATCH: ("patch", "ti-biomass"),
    items.PLACE_ROVER: ("pu-rover", "ti-rover"),
    items.METEORITE: ("meteorite", "text-1"),
}


# Tracks, objectives, cards.


def _strip(scene: Scene, seat: int) -> Pieces:
    """The five tracks as numbers: the strip of the phone."""
    trackers: list[int] = scene.area(seat)["trackers"]
    return scene.kept(("strip", scene.me), trackers, lambda: _track_cells(trackers))


def _track_cells(trackers: list[int]) -> Pieces:
    cells = [_track_cell(track, tracker & 15) for track, tracker in enumerate(trackers)]
    begin = '<section id="strip" class="strip" aria-hidden="true">'
    return part(begin, *cells, after="</section>", fixed=True)


@memo(128)
def _track_cell(track: int, height: int) -> Html:
    name = TERRAIN_IDS[track]
    return framed(
        f'<div class="tk">{icon(TERRAIN_ICONS[track], 17, "ti-" + name)}<b data-n="strip-{name}">',
        Html(str(height)),
        Html("</b>"),
        bar(height / 15, "t-" + name),
        after="</div>",
    )


def art() -> Html:
    """The lobby's picture: a planet as it fills up."""
    from planetfall.web.games.planet_unknown.art import planet_art

    return planet_art()


PAGE: Final = PlanetUnknownPage()
