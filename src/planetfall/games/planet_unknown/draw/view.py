"""From a view's data to what the drawings need: surfaces, progress, station, breakthroughs.

The data are those of `View.data()`: plain lists and numbers, redacted for the viewer.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from planetfall.games.planet_unknown import gains, items
from planetfall.games.planet_unknown.board import new_board
from planetfall.games.planet_unknown.components.corporations import CORPORATIONS
from planetfall.games.planet_unknown.components.objectives import (
    OBJECTIVES,
    Neighbour,
    neighbour_points,
    neighbour_value,
)
from planetfall.games.planet_unknown.components.objectives import Collection as Collected
from planetfall.games.planet_unknown.components.planets import PLANETS
from planetfall.games.planet_unknown.components.station import SEATS, SECTIONS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TRACKS, WATER
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.draw.corporation import TechLine
from planetfall.games.planet_unknown.draw.planet import (
    Laid,
    Signs,
    Surface,
    medal_points,
    piece_offsets,
)
from planetfall.games.planet_unknown.draw.station import EMPTY_STACK, Station
from planetfall.games.planet_unknown.draw.tiles import PATCH_TILE
from planetfall.games.planet_unknown.draw.tracks import Progress, Space
from planetfall.games.planet_unknown.state import Player
from planetfall.svg.memo import memo

Data = Mapping[str, Any]
"""The data of a view, of a player's area, or of a planet board."""

USE_OF_TECH = {
    "reset_biomass": "use:reset-biomass",
    "reposition_lifepods_once": "use:reposition-three",
    "reposition_each_turn": "use:reposition",
    "advance_rover": "use:advance-rover",
    "claim_row": "use:claim-row",
    "common_objective": "use:common-objective",
    "regress_each_turn": "use:regress",
    "advance_focus_to_milestone": "use:advance-to-milestone",
    "advance_focus": "use:advance-focus",
    "extra_patch": "use:extra-patch",
    "synergy_for_patch": "use:synergy-for-patch",
}
"""The option that uses a breakthrough, by the breakthrough's id."""

BIT_OF_TECH = {
    "reposition_lifepods_once": gains.REPOSITION_THREE,
    "reposition_each_turn": gains.REPOSITION_ONE,
    "advance_rover": gains.ADVANCE_ROVER,
    "claim_row": gains.CLAIM_ROW,
    "common_objective": gains.COMMON_OBJECTIVE,
    "regress_each_turn": gains.REGRESS_ONE,
    "advance_focus_to_milestone": gains.TO_MILESTONE,
    "advance_focus": gains.ADVANCE_FOCUS,
    "extra_patch": gains.EXTRA_PATCH,
    "synergy_for_patch": gains.SYNERGY_FOR_PATCH,
    "teleport_to_same_terrain": gains.TELEPORT,
    "double_synergy": gains.DOUBLE_SYNERGY,
}
"""The bit that marks a limited breakthrough as used, by its id.

Movement at the start of a turn is not among them: it comes by itself and leaves nothing to use.
"""


LIMITED = sum(1 << bit for bit in set(BIT_OF_TECH.values()))
"""The bits of all limited breakthroughs; areas mark other things as used in the same numbers."""


def surface_of(area: Data) -> Surface:
    """What lies on a player's planet."""
    board = area["board"]
    pieces: list[Laid] = list(zip(board["tiles"], board["turns"], board["anchors"], strict=True))
    pieces += [(PATCH_TILE, 0, cell) for cell in board["patches"]]
    return Surface(
        pieces=pieces,
        lifepods=board["lifepods"],
        meteorites=board["meteorites"],
        doubled=board["doubled"],
        rovers=board["rovers"],
        loaded=board["loaded"],
    )


def last_tile(area: Data) -> tuple[int, ...]:
    """The cells of the tile placed last."""
    board = area["board"]
    if not board["tiles"]:
        return ()
    anchor = board["anchors"][-1]
    return tuple([anchor + away for away in piece_offsets(board["tiles"][-1], board["turns"][-1])])


def line_points(area: Data) -> int:
    """The medals of the rows and columns of a player's planet that would score now."""
    return medal_points(PLANETS[area["board"]["planet"]], surface_of(area).scoring())


def space_of(number: int) -> Space:
    """Track and height of a space number."""
    return number >> 4, number & 15


def progress_of(area: Data, options: Collection[str] = ()) -> Progress:
    """Where a player's trackers stand, with the options that lie on the tracks."""
    corporation = CORPORATIONS[area["corporation"]]
    keys: dict[Space, str] = {}
    track_keys: dict[int, str] = {}
    for key in options:
        kind, _, rest = key.partition(":")
        if kind == "space":
            track, _, height = rest.rpartition("-")
            keys[TERRAIN_IDS.index(track), int(height)] = key
        elif kind == "track" or key.startswith("do:advance-"):
            name = rest.removeprefix("advance-")
            if name in TERRAIN_IDS[:TRACKS]:
                track_keys[TERRAIN_IDS.index(name)] = key
    return Progress(
        trackers=[space_of(number) for number in area["trackers"]],
        lifepods=[space_of(number) for number in area["pods"]],
        focus=area["focus"] if corporation.special == "focus" else -1,
        lit=list(keys),
        keys=keys,
        track_keys=track_keys,
    )


def _player(area: Data) -> Player:
    """A player as far as tracks and breakthroughs go; its trackers may be moved."""
    player = Player()
    player.corporation = area["corporation"]
    player.trackers = list(area["trackers"])
    player.pods = area["pods"]
    player.unlocked = area["unlocked"]
    return player


def active_techs(area: Data) -> int:
    """The breakthroughs that work for a player, as bits."""
    player = _player(area)
    return CORPORATIONS[player.corporation].active(player)


def new_items(before: Data, after: Data) -> list[int]:
    """The gains that wait to be carried out after a choice and did not before."""
    left = list(before["pool"])
    found = []
    for item in after["pool"]:
        if item in left:
            left.remove(item)
        else:
            found.append(item)
    return found


def entered(before: Data, after: Data) -> list[Space]:
    """The spaces of the tracks that a choice enters, and those its waiting advances would enter.

    Where a tracker may choose its way, all next spaces are among them.
    """
    spaces: list[int] = []
    was, player = _player(before), _player(after)
    for tracker in range(TRACKS):
        if was.trackers[tracker] != player.trackers[tracker]:
            spaces += _climbed(was, tracker, player.trackers[tracker])
    for item in new_items(before, after):
        tracker = item & items.KIND
        for _ in range(items.steps_of(item) if tracker < TRACKS else 0):
            ahead = CORPORATIONS[player.corporation].spaces_up(player, tracker)
            spaces += ahead
            if len(ahead) != 1:
                break
            player.trackers[tracker] = ahead[0]
    return [space_of(space) for space in dict.fromkeys(spaces)]


def _climbed(player: Player, tracker: int, end: int) -> list[int]:
    """The spaces on a tracker's way up to another one; that one alone where it came otherwise."""
    way: list[int] = []
    for _ in range(TRACKS * (TOP + 1)):
        if player.trackers[tracker] == end:
            return way
        ahead = CORPORATIONS[player.corporation].spaces_up(player, tracker)
        if len(ahead) != 1:
            break
        player.trackers[tracker] = ahead[0]
        way += ahead
    return [end]


def spent_techs(area: Data) -> int:
    """The limited breakthroughs that cannot be used again now, as bits of `BIT_OF_TECH`."""
    spent: int = (area["used_turn"] | area["used_game"]) & LIMITED
    return spent


def tech_lines(
    area: Data, words: Mapping[str, str], options: Collection[str] = ()
) -> list[TechLine]:
    """The breakthroughs of a player's corporation; `words` by their ids."""
    corporation = CORPORATIONS[area["corporation"]]
    working = active_techs(area)
    spent = spent_techs(area)
    unlocking = corporation.special == "lifepods_on_techs"
    lines = []
    for k, tech in enumerate(corporation.techs):
        key = f"unlock:{tech.level.lower()}" if unlocking else ""
        if key not in options:
            key = USE_OF_TECH.get(tech.id, "")
        is_open = key in options
        lines.append(
            TechLine(
                level=tech.level,
                words=words.get(tech.id, ""),
                active=working >> k & 1 == 1,
                used=tech.id in BIT_OF_TECH and spent >> BIT_OF_TECH[tech.id] & 1 == 1,
                lifepod=unlocking and area["unlocked"] >> k & 1 == 1,
                key=key if is_open else "",
                lit=is_open,
            )
        )
    return lines


def station_of(data: Data) -> Station:
    """The station as the viewer sees it."""
    table = data["table"]
    tops, left = _stacks(tuple(table["tops"]), tuple(table["bags"]))
    places = SEATS[data["seats"]]
    return Station(
        rotation=table["rotation"],
        shift=table["shift"],
        tops=tops,
        left=left,
        seats={place: seat for seat, place in enumerate(places)},
        commander=table["commander"],
        viewer=data["viewer"],
    )


@memo(256)
def _stacks(tops: tuple[int, ...], bags: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The open tiles as the station shows them, and how many each stack has left."""
    shown = [tile if tile >= 0 else EMPTY_STACK for tile in tops]
    left = [bag.bit_count() + (top >= 0) for bag, top in zip(bags, tops, strict=True)]
    return shown, left


def in_hand(data: Data) -> tuple[int, int] | None:
    """The tile the viewer is about to place and its turn (-1 while it is being chosen)."""
    if not data["legal"]:
        return None
    stack = data["own_stack"] if data["at_once"] else data["stack"]
    path, bound = stack[-1][0], stack[-1][3]
    if path == "choose_turn":
        return bound, -1
    if path == "choose_cell":
        return bound >> 3, bound & 7
    return None


def section_keys(data: Data, options: Collection[str]) -> dict[int, str]:
    """For the commander who turns the station: the section each turn would bring to them."""
    table = data["table"]
    place = SEATS[data["seats"]][table["commander"]]
    found = {}
    for key in options:
        if key.startswith("rotate:"):
            # A step clockwise lowers the rotation by one.
            section = (place + table["rotation"] - int(key[7:])) % SECTIONS
            found[section] = key
    return found


def signs_of(
    options: Collection[str],
    *,
    last: Collection[int] = (),
    preview: Laid | None = None,
    might: Collection[int] = (),
    lost: Collection[int] = (),
) -> Signs:
    """The signs on the viewer's planet."""
    return Signs(options=options, might=might, preview=preview, last=last, lost=lost)


def collected(area: Data) -> Collected:
    """What a player has collected, as objectives count it."""
    lifepods = area["lifepods"] + len(area["pods"]) + area["unlocked"].bit_count()
    return Collected(_tops(area), area["meteorites"], lifepods)


def compared(area: Data, side: Neighbour) -> int:
    """The number a player brings to a neighbour objective now."""
    board = new_board(area["board"]["planet"])
    board.load_fields(dict(area["board"]))
    return neighbour_value(side, board, collected(area))


def _tops(area: Data) -> int:
    """Tracks with a tracker on the top space, as bits."""
    corporation = CORPORATIONS[area["corporation"]]
    bits = 0
    for tracker, number in enumerate(area["trackers"]):
        track, height = space_of(number)
        if corporation.special == "winding_water" and tracker == WATER:
            if (track, height) == corporation.water_path[-1]:
                bits |= 1 << WATER
        elif corporation.special == "diagonal_trackers" or track == tracker:
            if height == corporation.tracks[track].top:
                bits |= 1 << track
    return bits


def rivals(data: Data, seat: int) -> list[tuple[int, int]]:
    """The neighbour objectives of a seat: (objective, seat compared with)."""
    between: Sequence[int] = data["table"]["between"]
    seats = data["seats"]
    if seats == 2:
        return [(card, 1 - seat) for card in between]
    found = []
    for k, card in enumerate(between):
        if k == seat:
            found.append((card, (seat + 1) % seats))
        elif (k + 1) % seats == seat:
            found.append((card, k))
    return found


def standing(data: Data, seat: int, card: int, other: int) -> tuple[int, int, int]:
    """Own number, the other's, and the points an objective would bring now."""
    side = OBJECTIVES[card].neighbour
    mine, theirs = (compared(data["areas"][at], side) for at in (seat, other))
    return mine, theirs, neighbour_points(side, mine, theirs)
