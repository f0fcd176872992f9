"""What a choice in Planet Unknown would change: chips for the question bar, lit spaces, marks."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.board import LIFEPODS, ROVERS
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TRACKS
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.draw.station import section_marks
from planetfall.games.planet_unknown.draw.tiles import TERRAIN_ICONS
from planetfall.games.planet_unknown.draw.tracks import Space, light_spaces, space_of
from planetfall.games.planet_unknown.geometry import line_points
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown
from planetfall.svg import PAGE as THEME
from planetfall.web.games.plain import chip
from planetfall.web.games.planet_unknown.position import options_of, position
from planetfall.web.games.planet_unknown.tiles import faced_tiles, small_picture
from planetfall.web.html import NOTHING, Html, esc, icon, join
from planetfall.web.pages.scene import Scene
from planetfall.web.words import Words

MOST: Final = 6
"""Chips in the question bar."""
STATION: Final = 316
"""The side of the station's drawing."""
ITEM_ICONS: Final = {
    items.ENERGY: ("pu-energy", "ti-energy"),
    items.SYNERGY: ("synergy", "text-1"),
    items.PATCH: ("patch", "ti-biomass"),
    items.PLACE_ROVER: ("pu-rover", "ti-rover"),
    items.METEORITE: ("meteorite", "text-1"),
}
MOVEMENT: Final = Html("<b>»</b>")
"""The sign of movement, as on the spaces of the rover track."""


def changes(scene: Scene, after: Unknown) -> Html:
    """Tracks, tokens and pending gains that change, for one choice of the viewer."""
    before, later = position(scene).players[scene.me], after.players[scene.me]
    chips = []
    for track, name in enumerate(TERRAIN_IDS[:TRACKS]):
        was, now = height_of(before.trackers[track]), height_of(later.trackers[track])
        if was != now:
            chips.append(chip(icon(TERRAIN_ICONS[track], 14, f"ti-{name}"), was, now))
    chips += [_gain(item) for item in _new_items(before, later)]
    chips += _under_piece(scene.words, before, later)
    for sign, was, now in (
        (icon("lifepod", 14), before.lifepods, later.lifepods),
        (icon("meteorite", 14), before.meteorites, later.meteorites),
        (MOVEMENT, before.moves, later.moves),
        (icon("patch", 14), before.patches, later.patches),
    ):
        if was != now:
            chips.append(chip(sign, was, now))
    gained = line_points(later.board) - line_points(before.board)
    if gained > 0:
        chips.append(Html(f'<span class="delta">{icon("medal", 14, "vp")}+{esc(gained)}</span>'))
    shown = [each for each in chips if each][:MOST]
    return join([*shown, _turned_station(scene, after.rotation), _lit_spaces(before, later)])


def _under_piece(words: Words, before: Player, after: Player) -> list[Html]:
    """What a tile or patch destroys by being placed, and the meteorite that falls on it."""
    was, now = before.board, after.board
    if was.uncovered() == now.uncovered():
        return []
    chips = []
    for sign, word, count in (
        ("lifepod", "pu.lost", was.number(LIFEPODS) - now.number(LIFEPODS)),
        ("pu-rover", "pu.lost", was.number(ROVERS) - now.number(ROVERS)),
        ("meteorite", "pu.falls", now.meteorites_left() - was.meteorites_left()),
    ):
        if count > 0:
            text = esc(words.fill(word, n=count))
            chips.append(Html(f'<span class="delta">{icon(sign, 14)}{text}</span>'))
    return chips


def _gain(item: int) -> Html:
    """A gain that waits to be carried out; nothing for what has no icon."""
    kind = items.kind_of(item)
    if kind < TRACKS:
        sign = icon(TERRAIN_ICONS[kind], 14, f"ti-{TERRAIN_IDS[kind]}")
        return Html(f'<span class="delta">{sign}+{esc(items.steps_of(item))}</span>')
    if kind not in ITEM_ICONS:
        return NOTHING
    return Html(
        f'<span class="delta">{icon(ITEM_ICONS[kind][0], 14, ITEM_ICONS[kind][1])}+1</span>'
    )


def _new_items(before: Player, after: Player) -> list[int]:
    """The gains that wait to be carried out after a choice and did not before."""
    left = list(before.pool)
    new = []
    for item in after.pool:
        if item in left:
            left.remove(item)
        else:
            new.append(item)
    return new


# The tracks.


def _lit_spaces(before: Player, after: Player) -> Html:
    """The spaces that trackers would enter, for the page to light on the tracks."""
    spaces = _entered(before, after)
    if not spaces:
        return NOTHING
    rings = light_spaces(CORPORATIONS[before.corporation], spaces)
    return Html(
        f'<svg class="symbols" data-onto="#corp .tracks-svg" aria-hidden="true">{rings}</svg>'
    )


def _entered(before: Player, after: Player) -> list[Space]:
    """The spaces of the tracks that a choice enters, and those its waiting advances would enter.

    Where a tracker may choose its way, all next spaces are among them.
    """
    spaces: list[int] = []
    corporation = CORPORATIONS[before.corporation]
    climbing, climbed = _climber(before), _climber(after)
    for tracker in range(TRACKS):
        if climbing.trackers[tracker] != climbed.trackers[tracker]:
            spaces += _spaces_between(climbing, tracker, climbed.trackers[tracker])
    for item in _new_items(before, after):
        tracker = items.kind_of(item)
        for _ in range(items.steps_of(item) if tracker < TRACKS else 0):
            up = corporation.spaces_up(climbed, tracker)
            spaces += up
            if len(up) != 1:
                break
            climbed.trackers[tracker] = up[0]
    return [space_of(space) for space in dict.fromkeys(spaces)]


def _climber(player: Player) -> Player:
    """A copy whose trackers can be moved: copies share their lists with the game."""
    other = player.clone()
    other.trackers = player.trackers[:]
    return other


def _spaces_between(player: Player, tracker: int, end: int) -> list[int]:
    """The spaces on a tracker's way up to another one; that one alone where it came otherwise.

    The tracker is moved.
    """
    spaces: list[int] = []
    for _ in range(TRACKS * (TOP + 1)):
        if player.trackers[tracker] == end:
            return spaces
        up = CORPORATIONS[player.corporation].spaces_up(player, tracker)
        if len(up) != 1:
            break
        player.trackers[tracker] = up[0]
        spaces += up
    return [end]


# The station.


def _turned_station(scene: Scene, rotation: int) -> Html:
    """Where the station would stand: the own tiles, and whose section each one becomes."""
    if not options_of(scene, scene.me, ("rotate:",)):
        return NOTHING
    game = position(scene)
    tiles = [tile for tile in faced_tiles(game, scene.me, rotation) if tile != NO_TILE]
    marks = section_marks(THEME, game, scene.me, rotation, STATION)
    return Html(
        f'<span class="delta get">{esc(scene.words["pu.you_get"])}'
        f" {join(small_picture(tile) for tile in tiles)}</span>"
        f'<svg class="symbols" data-onto="#station .st-svg" aria-hidden="true">{marks}</svg>'
    )
