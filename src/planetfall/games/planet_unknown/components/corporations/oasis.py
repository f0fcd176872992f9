"""Oasis: water follows its own winding path, one step per square on ice (section 30)."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.components.corporation import (
    ANY_TRACKER,
    NO_ITEM,
    NOWHERE,
    Corporation,
    Tech,
    on_ice,
)
from planetfall.games.planet_unknown.components.planet import BASE
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ROVER,
    TECH,
    TERRAIN_SET,
    TRACKS,
    WATER,
)
from planetfall.games.planet_unknown.components.tracks import TOP, TWO_ROVERS_LINE, nearest_medal
from planetfall.games.planet_unknown.gains import add, gain_movement, gain_patch, gain_synergy
from planetfall.games.planet_unknown.geometry import lies_on_ice, rovers_on
from planetfall.games.planet_unknown.order import ALL_TRACKERS, TECHS, TRACKER
from planetfall.games.planet_unknown.packed import height_of, space_on, track_of
from planetfall.games.planet_unknown.state import Player, Unknown


class Oasis(Corporation):
    """Trackers block each other; with Lvl 1 they jump (PU-30.05, PU-30.15)."""

    def next_space(self, player: Player, tracker: int) -> int:
        way, place = _way(player, tracker)
        for space in way[place + 1 :]:
            if space not in player.trackers:
                return space
            if not self.works(player, 1):
                return NOWHERE
        return NOWHERE

    def space_below(self, player: Player, tracker: int) -> int:
        way, place = _way(player, tracker)
        for k in range(place - 1, -1, -1):
            if way[k] not in player.trackers:
                return way[k]
            if not self.works(player, 1):
                return NOWHERE
        return NOWHERE

    def may_stand(self, tracker: int, space: int) -> bool:
        return space in WAYS[tracker]

    def building(self, player: Player, terrain: int, index: int) -> int:
        if terrain == WATER:
            # PU-30.01: one step for every square on ice.
            squares = on_ice(player, index)
            return items.advance(WATER, squares, placed=True) if squares else NO_ITEM
        return super().building(player, terrain, index)

    def turn_started(self, game: Unknown, seat: int) -> None:
        player = game.players[seat]
        if self.works(player, 2):
            gain_movement(game, seat, rovers_on(player.board, WATER), self.source(2))

    def tile_placed(self, game: Unknown, seat: int, tile: int, index: int) -> None:
        player = game.players[seat]
        if self.works(player, 3) and not lies_on_ice(player.board, player.board.placed[index]):
            # PU-30.09.
            add(player, items.advance(WATER, 1, placed=False))
        if TERRAIN_SET[tile] >> WATER & 1:
            if self.works(player, 4):
                gain_patch(game, seat, self.source(4))
            if self.works(player, 5):
                gain_synergy(game, seat, self.source(5))

    def medal(self, player: Player, tracker: int) -> int:
        if tracker != WATER:
            return super().medal(player, tracker)
        # PU-30.04: only medals of the own colour that lie on the way so far.
        way, place = _way(player, WATER)
        heights = [height_of(space) for space in way[: place + 1] if track_of(space) == WATER]
        medals = [self.tracks[WATER].medals[height] for height in heights]
        return nearest_medal(medals, len(medals) - 1)

    def tops_reached(self, player: Player) -> int:
        tracks = 0
        for tracker in range(TRACKS):
            # Water may stand on the top of another track on its way.
            if player.trackers[tracker] == self.top_spaces[tracker]:
                tracks |= 1 << tracker
        return tracks

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        if tracker == ANY_TRACKER:
            return ALL_TRACKERS
        # Trackers that the advance may find in its way, now or after their own advance.
        mask = TECHS
        steps = items.steps_of(item) if tracker == WATER else 1
        way, place = _way(player, WATER)
        for space in way[place : place + steps + 2]:
            other = track_of(space)
            if other != WATER and 0 <= space - player.trackers[other] <= 2:
                if tracker == WATER:
                    mask |= TRACKER << other
                elif tracker == other:
                    mask |= TRACKER << WATER
        return mask


def _way(player: Player, tracker: int) -> tuple[list[int], int]:
    """The spaces a tracker passes from the bottom to the top, and where among them it stands."""
    way = WAYS[tracker]
    return way, way.index(player.trackers[tracker])


OASIS: Final = Oasis(
    "oasis", ("Oasis Ultd.", "Oasis Ultd."), BASE, 3, "winding_water",
    rovers=2, overflow=3,
    water="- - x s x s m3 x x m6 x m9 x m12 - m15",
    rover=TWO_ROVERS_LINE,
    water_path=[
        (WATER, 0), (WATER, 1), (BIOMASS, 2), (ROVER, 3), (TECH, 4), (ROVER, 5), (BIOMASS, 4),
        (WATER, 3), (CIV, 4), (WATER, 5), (WATER, 6), (CIV, 7), (CIV, 8), (WATER, 9),
        (BIOMASS, 8), (ROVER, 7), (TECH, 8), (ROVER, 9), (BIOMASS, 10), (WATER, 11), (CIV, 12),
        (WATER, 13), (WATER, 14), (WATER, 15),
    ],
    trackers_block=True,
    techs=[
        Tech("jump_trackers", "1", "passive"),
        Tech("movement_for_rovers_on_water", "2", "turn_start", "once_per_turn", amount=1),
        Tech("water_for_tiles_off_ice", "3", "on_placement", amount=1),
        Tech("patch_for_water_tiles", "4", "on_placement"),
        Tech("synergy_for_water_tiles", "5", "on_placement"),
    ],
)  # fmt: skip

WAYS: Final[list[list[int]]] = [
    [space_on(track, height) for height in range(TOP + 1)] for track in range(TRACKS)
]
"""By tracker: its spaces in order; water winds over the board (PU-30.03)."""
WAYS[WATER] = [space_on(track, height) for track, height in OASIS.water_path]
