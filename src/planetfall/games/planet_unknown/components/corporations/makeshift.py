"""Makeshift: trackers may change tracks (section 31)."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Frame
from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.components.corporation import (
    NOWHERE,
    ROVER_TOP,
    Corporation,
    Tech,
    is_unused,
)
from planetfall.games.planet_unknown.components.planet import KICKSTARTER
from planetfall.games.planet_unknown.components.tiles import CIV, ROVER, TECH, TRACKS
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.effects.advance import REGRESS_ANY
from planetfall.games.planet_unknown.gains import REGRESS_ONE, add
from planetfall.games.planet_unknown.order import ALL_TRACKERS, REGRESS_TOUCH, TECHS
from planetfall.games.planet_unknown.packed import SPACES, height_of, space_on, track_of
from planetfall.games.planet_unknown.progress import ALL_TRACKS, regressable
from planetfall.games.planet_unknown.state import CIV_PICKS, PLACEMENT, Player, Unknown

REGRESS_MANDATORY: Final = (True, False)
"""By edition: Lvl 4 must be used every turn (PU-31.15)."""


class Makeshift(Corporation):
    """A tracker advances straight up or to a neighbouring track (PU-31.01)."""

    def active(self, player: Player) -> int:
        # PU-31.03, PU-31.13: the highest tracker on the technology track, whatever its colour.
        techs = 0
        for space in player.trackers:
            techs |= self.levels[space]
        return techs

    def next_space(self, player: Player, tracker: int) -> int:
        space = player.trackers[tracker]
        return NOWHERE if space in self.top_spaces else space + 1

    def spaces_up(self, player: Player, tracker: int) -> list[int]:
        space = player.trackers[tracker]
        height = height_of(space)
        beside = _tracks_beside(track_of(space), joined=self.works(player, 1))
        spaces: list[int] = []
        if height < TOP:
            spaces = [space + 1] + [space_on(track, height + 1) for track in beside]
        if self.works(player, 3):
            # PU-31.08: sideways instead of up.
            spaces += [space_on(track, height) for track in beside]
        return sorted([target for target in spaces if target not in player.trackers])

    def can_advance(self, player: Player, tracker: int) -> bool:
        if player.trackers[tracker] == ROVER_TOP:
            return True
        return len(self.spaces_up(player, tracker)) > 0

    def can_rise(self, player: Player, tracker: int) -> bool:
        height = height_of(player.trackers[tracker])
        return any([height_of(space) > height for space in self.spaces_up(player, tracker)])

    def space_below(self, player: Player, tracker: int) -> int:
        space = player.trackers[tracker]
        if height_of(space) == 0 or space - 1 in player.trackers:
            return NOWHERE
        return space - 1

    def may_stand(self, tracker: int, space: int) -> bool:
        return 0 <= space < SPACES

    def more_movement(self, player: Player) -> int:
        # PU-31.07: two or more trackers on the rover track.
        together = len([space for space in player.trackers if track_of(space) == ROVER])
        return 1 if together > 1 and self.works(player, 2) else 0

    def turn_started(self, game: Unknown, seat: int) -> None:
        self._owe_regress(game, seat)

    def tech_reached(self, game: Unknown, seat: int, level: int) -> None:
        if game.phase in (PLACEMENT, CIV_PICKS):
            self._owe_regress(game, seat)

    def _owe_regress(self, game: Unknown, seat: int) -> None:
        """Lvl 4 where it is a duty: one regress in each turn (PU-31.09)."""
        player = game.players[seat]
        if player.used_turn >> REGRESS_ONE & 1 or not REGRESS_MANDATORY[game.setting.edition]:
            return
        if self.works(player, 4):
            player.used_turn |= 1 << REGRESS_ONE
            add(player, items.REGRESS)

    def uses(self, game: Unknown, player: Player) -> list[int]:
        if not REGRESS_MANDATORY[game.setting.edition] and self.works(player, 4):
            if is_unused(player, REGRESS_ONE) and regressable(player, ALL_TRACKS, 1):
                return [REGRESS_ONE]
        return []

    def use(self, game: Unknown, frame: Frame, ability: int) -> None:
        game.players[frame.seat].used_turn |= 1 << ability
        game.push(Frame(REGRESS_ANY, frame.seat))

    def track_points(self, player: Player) -> list[int]:
        # PU-31.05: a tracker scores where it stands; PU-31.10: with Lvl 5 like the best there.
        points = super().track_points(player)
        if not self.works(player, 5):
            return points
        tracks = [track_of(space) for space in player.trackers]
        return [max([points[k] for k in range(TRACKS) if tracks[k] == track]) for track in tracks]

    def advance_reads(self, player: Player, tracker: int, item: int) -> int:
        return ALL_TRACKERS | TECHS

    def reaches_tech(self, player: Player, tracker: int) -> bool:
        return True

    def use_touch(self, player: Player, ability: int) -> int:
        return REGRESS_TOUCH


def _tracks_beside(track: int, *, joined: bool) -> list[int]:
    """The neighbours of a track; Lvl 1 joins the outermost (PU-31.14)."""
    beside: list[int] = []
    if track > CIV:
        beside.append(track - 1)
    elif joined:
        beside.append(TECH)
    if track < TECH:
        beside.append(track + 1)
    elif joined:
        beside.append(CIV)
    return beside


MAKESHIFT: Final = Makeshift(
    "makeshift", ("Makeshift", "Makeshift"), KICKSTARTER, 4, "diagonal_trackers",
    rovers=2, overflow=3,
    water="- - m1 s m2 - s m3 s - - m4 s - - m5",
    rover="- rover 1 1 2 2 2+rover 2 2+s 2 2+m1 2 2+m2 3 3 3+m5",
    trackers_block=True, chooses_spaces=True,
    techs=[
        Tech("outer_tracks_meet", "1", "passive"),
        Tech("more_movement_together", "2", "passive", amount=1),
        Tech("sideways", "3", "passive"),
        Tech("regress_each_turn", "4", "any_time", "once_per_turn", amount=1),
        Tech("score_like_the_best", "5", "game_end"),
    ],
)  # fmt: skip
