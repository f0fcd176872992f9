"""The board of Mars: the planet, its areas with bonuses and tiles, moons, gauges, readouts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from planetfall.games.terraforming_mars.components.board import (
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    HEX_NAMES,
    HEXES,
    MOONS,
    NOCTIS,
    OCEAN_AREAS,
    PLACES,
    VOLCANIC,
    VOLCANOES,
    bits,
)
from planetfall.games.terraforming_mars.components.terms import CITY
from planetfall.games.terraforming_mars.components.tracks import ALL_OCEANS
from planetfall.games.terraforming_mars.draw.ground import bonus_icons, mars_ball, preview_hex
from planetfall.games.terraforming_mars.draw.table import say
from planetfall.games.terraforming_mars.draw.tiles import (
    Laid,
    claimed_areas,
    draw_tile,
    laid_tiles,
    new_tiles,
)
from planetfall.games.terraforming_mars.draw.tracks import (
    draw_gauges,
    levels,
    ocean_row,
    readout,
    warmth_words,
)
from planetfall.games.terraforming_mars.state import Mars
from planetfall.svg.canvas import EMPTY, Markup, group, join, path, piece, place
from planetfall.svg.geometry import Point, hex_brackets, hexagon
from planetfall.svg.icons import icon
from planetfall.svg.lettering import BOLD, text
from planetfall.svg.memo import memo
from planetfall.svg.parts import label, last_move, lit, mark
from planetfall.svg.theme import Theme


@dataclass(frozen=True, eq=False)
class Layout:
    """The measures of a board; each layout equals itself alone, which makes it a quick key."""

    width: float
    height: float
    hex: float
    """From the middle of an area to its corners."""
    gauges: bool = True
    """Whether gauges, readouts and moons stand round the planet."""

    @property
    def radius(self) -> float:
        """Of the planet."""
        return self.hex * 8.05

    @property
    def middle(self) -> Point:
        """Of the planet."""
        return self.width / 2, self.height / 2 + (1 if self.gauges else 0)


TABLE: Final = Layout(560, 450, 27.3)
"""The board with its gauges."""

_ROOT: Final = sqrt(3)
_SUMMITS: Final = bits(VOLCANIC)
_SHORT: Final = {"Tharsis Tholus": "Tholus"}
"""Names on the map are one word; the first but for this one."""


@dataclass(frozen=True)
class Signs:
    """What lies over a board: lit keys, the last move, marks, what a choice would bring."""

    options: Collection[str] = ()
    last: Collection[str] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    after: Mars | None = None


NO_SIGNS: Final = Signs()


@memo(HEXES)
def hex_key(index: int) -> str:
    """The option that names an area."""
    return f"hex:{HEX_NAMES[index]}"


def hex_center(layout: Layout, index: int) -> Point:
    """The middle of an area."""
    row, twice = PLACES[index]
    x, y = layout.middle
    return x + (twice - 8) * _ROOT / 2 * layout.hex, y + (row - 4) * 1.5 * layout.hex


def draw_mars(
    theme: Theme,
    game: Mars,
    layout: Layout = TABLE,
    *,
    signs: Signs = NO_SIGNS,
    labels: bool = True,
    coordinates: bool = False,
    lang: str = "en",
    titles: Mapping[int, str] | None = None,
) -> Markup:
    """The board with its upper left corner at 0, 0.

    Every area carries its key. `labels` writes the names of the volcanoes and Noctis,
    `coordinates` the `row-col` of every empty area; `titles` are shown when areas are pointed at.
    """
    names = _plain_titles()
    if titles:
        names = tuple(titles.get(index, names[index]) for index in range(HEXES))
    coming = {} if signs.after is None else new_tiles(game, signs.after)
    areas = [*_empty_areas(theme, layout, names, labels, coordinates)]
    for index, seat in claimed_areas(game).items():
        body = _empty(theme, layout, index, labels, coordinates)
        body = join((body, _claim(theme, layout, index, seat)))
        areas[index] = _area(layout, index, names[index], body)
    for index in coming:
        areas[index] = _area(layout, index, names[index], _ground(theme, layout, index))
    tiles = laid_tiles(game)
    for index, laid in tiles.items():
        body = _tile(theme, layout, index, laid.tile, laid.owner)
        areas[index] = _area(layout, index, names[index], body)
    around = _around(theme, layout, game, signs, lang) if layout.gauges else []
    if labels:
        # Over all areas: a long name reaches into the next one.
        bare = [index for index in range(HEXES) if index not in tiles and index not in coming]
        areas += [_area_label(theme, layout, index) for index in bare if area_name(index)]
    return join([_ball(theme, layout), *areas, *_over(theme, layout, signs, coming), *around])


@memo(16)
def _ball(theme: Theme, layout: Layout) -> Markup:
    """The planet below its areas."""
    x, y = layout.middle
    summits = [hex_center(layout, index) for index in _SUMMITS]
    return mars_ball(theme, x, y, layout.radius, summits, layout.hex * 0.62)


def _hit(layout: Layout, index: int) -> Markup:
    """The whole area as one plain outline: what takes the pointer, and what a page lights."""
    x, y = hex_center(layout, index)
    return path(
        hexagon(x, y, layout.hex - 2.5), fill="none", stroke_linejoin="round", pointer_events="all"
    )


@memo(1)
def _plain_titles() -> tuple[str, ...]:
    """Names and places of the areas without the help of a phrase book."""
    return tuple(f"{area_name(index)} {name}".lstrip() for index, name in enumerate(HEX_NAMES))


def area_name(index: int) -> str:
    """The name of an area, empty where it has none."""
    if NOCTIS >> index & 1:
        return "Noctis"
    return VOLCANOES[_SUMMITS.index(index)] if index in _SUMMITS else ""


def hex_bonus_icons(index: int) -> list[str]:
    """The icons printed on an area."""
    counts = (
        ("steel", BONUS_STEEL),
        ("titanium", BONUS_TITANIUM),
        ("plant", BONUS_PLANTS),
        ("card", BONUS_CARDS),
    )
    return [name for name, bonus in counts for _ in range(bonus[index])]


# One area. What is drawn once is kept: with a choice hardly more than one of them changes.


@memo(4096)
def _area(layout: Layout, index: int, title: str, body: Markup) -> Markup:
    """An area with whatever lies on it."""
    return place(hex_key(index), _hit(layout, index), body, classes="hex", title=title)


@memo(32)
def _empty_areas(
    theme: Theme, layout: Layout, titles: tuple[str, ...], labels: bool, coordinates: bool
) -> tuple[Markup, ...]:
    """All areas without their tiles."""
    bodies = [_empty(theme, layout, index, labels, coordinates) for index in range(HEXES)]
    return tuple(_area(layout, index, titles[index], body) for index, body in enumerate(bodies))


@memo(4096)
def _tile(theme: Theme, layout: Layout, index: int, tile: int, owner: int) -> Markup:
    x, y = hex_center(layout, index)
    return draw_tile(theme, tile, x, y, layout.hex, owner=owner, place=index)


def _ground(theme: Theme, layout: Layout, index: int) -> Markup:
    """An area's ground: half transparent, dashed where it is reserved."""
    x, y = hex_center(layout, index)
    ocean, noctis = bool(OCEAN_AREAS >> index & 1), bool(NOCTIS >> index & 1)
    token = "mars-hex-ocean" if ocean else "mars-hex"
    return path(
        hexagon(x, y, layout.hex - 1.6),
        fill=theme[token],
        fill_opacity=0.72 if ocean else 0.5,
        stroke=theme[token + "-line"],
        stroke_width=1.3 if noctis else 1,
        stroke_linejoin="round",
        stroke_dasharray="3 2.5" if ocean or noctis else None,
    )


@memo(1024)
def _empty(theme: Theme, layout: Layout, index: int, labels: bool, coordinates: bool) -> Markup:
    """An area without a tile: its ground, its bonus, its name and place."""
    x, y = hex_center(layout, index)
    size = layout.hex
    lift = size * 0.16 if labels and area_name(index) else 0.0
    parts = [_ground(theme, layout, index)]
    if coordinates:
        parts.append(_coordinate(theme, layout, index))
    elif NOCTIS >> index & 1:
        parts.append(icon(theme, "city", x, y - size * 0.55, size * 0.4, theme["city"]))
        lift = 0.0
    parts.append(bonus_icons(theme, hex_bonus_icons(index), x, y - lift, size * 0.56))
    return join(parts)


@memo(256)
def _area_label(theme: Theme, layout: Layout, index: int) -> Markup:
    """The short name of an area, at its lower edge."""
    x, y = hex_center(layout, index)
    name = area_name(index)
    return text(
        _SHORT.get(name, name.split()[0]),
        x,
        y + layout.hex * 0.53,
        max(11.8, layout.hex * 0.36),
        theme["mars-text"],
        weight=BOLD,
        anchor="middle",
        pointer_events="none",
    )


def _coordinate(theme: Theme, layout: Layout, index: int) -> Markup:
    x, y = hex_center(layout, index)
    size = layout.hex
    return text(
        HEX_NAMES[index],
        x,
        y - size * 0.5,
        size * 0.3,
        theme["mars-text"],
        anchor="middle",
        opacity=0.8,
    )


def _claim(theme: Theme, layout: Layout, index: int, seat: int) -> Markup:
    """A marker that keeps an area for a seat: its colour round the area, its shape on a flag."""
    x, y = hex_center(layout, index)
    size = layout.hex
    ring = path(
        hexagon(x, y, size - 3),
        fill="none",
        stroke=theme.player(seat),
        stroke_width=2.2,
        stroke_dasharray="2 4",
        stroke_linecap="round",
    )
    return join((ring, mark(theme, seat, x, y - size * 0.5, size * 0.42)))


# What lies over the areas.


def _over(theme: Theme, layout: Layout, signs: Signs, coming: Mapping[int, Laid]) -> list[Markup]:
    """Rings, brackets, tiles that would be placed: above all areas, without pointer."""
    numbers = _numbers()
    keys = (*signs.options, *signs.marks, *signs.last)
    shown = {*coming, *(numbers[key] for key in keys if key in numbers)}
    parts = []
    for index in sorted(shown):
        key = hex_key(index)
        x, y = hex_center(layout, index)
        if index in coming:
            ghost = _tile(theme, layout, index, coming[index].tile, coming[index].owner)
            parts.append(preview_hex(theme, ghost, hexagon(x, y, layout.hex - 0.5)))
        elif key in signs.options:
            parts.append(lit(theme, hexagon(x, y, layout.hex - 2.5)))
        sign = signs.marks.get(key, "")
        if sign == "might":
            parts.append(lit(theme, hexagon(x, y, layout.hex - 2.5), might=True))
        elif sign == "lost":
            parts.append(_lost(theme, x, y, layout.hex))
        if key in signs.last:
            parts.append(_brackets(theme, layout, index))
    return parts


@memo(1)
def _numbers() -> dict[str, int]:
    """Areas by their keys."""
    return {hex_key(index): index for index in range(HEXES)}


@memo(512)
def _brackets(theme: Theme, layout: Layout, index: int) -> Markup:
    """The sign of the last move."""
    x, y = hex_center(layout, index)
    return last_move(theme, hex_brackets(x, y, layout.hex + 1, layout.hex * 0.26))


def _lost(theme: Theme, x: float, y: float, size: float) -> Markup:
    """A tile that would be lost: a dotted red outline and a cross."""
    ring = path(
        hexagon(x, y, size - 1.5),
        fill=theme["bg-0"],
        fill_opacity=0.3,
        stroke=theme["danger"],
        stroke_width=2.4,
        stroke_dasharray="1 4",
        stroke_linecap="round",
        pointer_events="none",
    )
    return join((ring, icon(theme, "ui-cancel", x, y, size * 0.8, theme["danger"])))


# What stands round the planet.


def _around(theme: Theme, layout: Layout, game: Mars, signs: Signs, lang: str) -> list[Markup]:
    now = levels(game)
    then = now if signs.after is None else levels(signs.after)
    x, y = layout.middle
    right, bottom = layout.width - 6, layout.height
    count = say(lang, "count", now.oceans, ALL_OCEANS)
    warm, air, *coming_steps = draw_gauges(theme, x, y, layout.radius + 9, now, then)
    warmth = readout(theme, say(lang, "temperature"), warmth_words(now.temperature), 6, 16)
    parts = [
        piece("temperature", warm, warmth),
        piece(
            "oxygen",
            air,
            readout(theme, say(lang, "oxygen"), f"{now.oxygen} %", right, 16, anchor="end"),
        ),
        *coming_steps,
        piece(
            "oceans",
            readout(theme, say(lang, "oceans"), count, right, bottom - 62, anchor="end"),
            ocean_row(theme, right, bottom - 22, now.oceans, then.oceans),
        ),
    ]
    coming = _moons_after(game, signs.after)
    for moon, owner in enumerate(game.moons):
        at = bottom - 34 - (len(MOONS) - 1 - moon) * 56
        parts.append(draw_moon(theme, say(lang, MOONS[moon]), owner, coming[moon], 34, at))
    return [group(*parts, class_="around")]


def near_moons(theme: Theme, layout: Layout, game: Mars, lang: str) -> Markup:
    """The moons in the lower corners, close to the planet; a page shows them on narrow screens."""
    x, _ = layout.middle
    moons = [
        draw_moon(theme, say(lang, name), owner, -1, x + side * 183, layout.height - 50, 21, 12)
        for name, owner, side in zip(MOONS, game.moons, (-1, 1), strict=True)
    ]
    return group(*moons, class_="near", display="none")


def outlook(theme: Theme, layout: Layout, game: Mars, after: Mars) -> Markup:
    """What a choice would bring, to be laid over a board: new tiles, steps of the gauges."""
    tiles = []
    for index, laid in new_tiles(game, after).items():
        x, y = hex_center(layout, index)
        ghost = join(
            (_ground(theme, layout, index), _tile(theme, layout, index, laid.tile, laid.owner))
        )
        tiles.append(preview_hex(theme, ghost, hexagon(x, y, layout.hex - 0.5)))
    now, then = levels(game), levels(after)
    if now == then:
        return join(tiles)
    x, y = layout.middle
    gauges = draw_gauges(theme, x, y, layout.radius + 9, now, then)
    oceans = ocean_row(theme, layout.width - 6, layout.height - 22, now.oceans, then.oceans)
    return join((*tiles, group(*gauges, oceans, class_="around")))


def _moons_after(game: Mars, after: Mars | None) -> list[int]:
    """Who would newly own each moon, -1 for nobody."""
    if after is None:
        return [-1] * len(MOONS)
    both = zip(game.moons, after.moons, strict=True)
    return [new if old < 0 else -1 for old, new in both]


@memo(128)
def draw_moon(
    theme: Theme,
    name: str,
    owner: int,
    coming: int,
    x: float,
    y: float,
    size: float = 17,
    letters: float = 11.8,
) -> Markup:
    """A city area off the planet with its name below."""
    outline = hexagon(x, y, size)
    ring = EMPTY
    if owner >= 0 or coming >= 0:
        body = draw_tile(theme, CITY, x, y, size, owner=max(owner, coming))
        if owner < 0:
            ring = preview_hex(theme, body, outline)
            body = EMPTY
    else:
        body = join(
            (
                path(
                    outline,
                    fill=theme["bg-2"],
                    stroke=theme["line-3"],
                    stroke_dasharray="3 2.5",
                    stroke_linejoin="round",
                ),
                icon(theme, "city", x, y, size * 0.86, theme["text-3"]),
            )
        )
    below = label(theme, name, x, y + size + 13, letters, anchor="middle")
    return piece("moon", body, ring, below)
