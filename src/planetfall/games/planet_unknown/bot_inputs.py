"""What the learned correction sees of Planet Unknown."""

from __future__ import annotations

from typing import Final

from planetfall.bots.inputs import Inputs, kept, lead_and_rest, seat_names
from planetfall.games.planet_unknown.board import BUILDINGS, METEORITES, OCCUPIED, ROVERS
from planetfall.games.planet_unknown.bot import item_worth, standing
from planetfall.games.planet_unknown.bot_ground import Ground, fetching
from planetfall.games.planet_unknown.components.corporation import METEORITES_PER_POINT
from planetfall.games.planet_unknown.components.planet import PLANETS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS, TRACKS
from planetfall.games.planet_unknown.geometry import planet_points
from planetfall.games.planet_unknown.packed import height_of
from planetfall.games.planet_unknown.scoring import (
    against,
    card_points,
    personal_points,
    rivals,
)
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown

TABLE: Final = ["turn", "stacks", "is commander", "last turn", "game end"]
OWN: Final = [
    "points of cards",
    "personal points",
    "personal objectives",
    "neighbour objectives won",
    "neighbour objectives tied",
    "neighbour objectives lost",
    "neighbour lead",
    "neighbour lag",
    "worth of pending items",
]
LINES: Final = [
    "open points",
    "planet points",
    "lifepod points",
    "meteorite points",
    *[f"{name} track" for name in TERRAIN_IDS[:TRACKS]],
    "standing",
    "covered",
    "free",
    "filled lines",
    "points of lines almost full",
    "points of lines half full",
    "worth of lines",
    "roughness",
    "buildings",
    "meteorites lying",
    "rovers out",
    "fetching",
    "lifepods",
    "meteorites",
    "patches",
    "movement",
    "cards",
    "cards due",
    "breakthroughs",
]


class UnknownInputs(Inputs):
    """The table, one's own seat, the leading rival and the mean of the others."""

    def names(self) -> list[str]:
        return TABLE + OWN + seat_names(LINES)

    def fits(self, game: Unknown, seat: int) -> bool:
        return game.seats > 1

    def scale(self) -> int:
        return 6

    def of(self, game: Unknown, seat: int) -> list[int]:
        stacks = 0
        for tile in game.tops:
            stacks += tile != NO_TILE
        numbers = [
            game.turn,
            stacks,
            int(game.commander == seat),
            int(game.ending != 0),
            int(game.phase >= 4),
        ]
        player = game.players[seat]
        counts = [0, 0, 0]
        lead = 0
        lag = 0
        for card, other in rivals(game, seat):
            mine, theirs, _ = against(game, card, seat, other)
            if mine > theirs:
                counts[0] += 1
                lead += mine - theirs
            elif mine == theirs:
                counts[1] += 1
            else:
                counts[2] += 1
                lag += theirs - mine
        pending = 0
        for item in player.pool:
            pending += item_worth(player, item)
        numbers += [card_points(player), personal_points(player), len(player.personal), *counts]
        numbers += [kept(lead), kept(lag), kept(pending // 10)]
        rows = [self._row(each) for each in game.players]
        totals = [row[0] for row in rows]
        return numbers + rows[seat] + lead_and_rest(rows, seat, totals)

    def _row(self, player: Player) -> list[int]:
        """What is open of a seat."""
        board = player.board
        ground = Ground(board)
        planet = PLANETS[board.planet]
        missing = [0] * 24
        free = 0
        for cell in planet.cells:
            if ground.free[cell]:
                free += 1
                missing[cell // 12] += 1
                missing[12 + cell % 12] += 1
        length = [0] * 24
        for cell in planet.cells:
            length[cell // 12] += 1
            length[12 + cell % 12] += 1
        full = 0
        almost = 0
        half = 0
        for line in range(24):
            if not length[line]:
                continue
            points = planet.row_points[line] if line < 12 else planet.column_points[line - 12]
            if missing[line] == 0:
                full += 1
            elif missing[line] <= 2:
                almost += points
            elif missing[line] <= 5:
                half += points
        score = planet_points(board)
        # What hidden cards make of them is not open.
        pods = player.lifepods
        stones = player.meteorites // METEORITES_PER_POINT
        heights = [height_of(space) for space in player.trackers]
        row = [score + pods + stones, score, pods, stones, *heights]
        row += [
            kept(standing(player) // 10),
            len(board.cells(OCCUPIED)),
            free,
            full,
            almost,
            half,
            kept(ground.lines // 20),
            kept(ground.roughness() // 10),
            len(board.cells(BUILDINGS)),
            len(board.cells(METEORITES)),
            len(board.cells(ROVERS)),
            kept(fetching(board) // 10),
            player.lifepods,
            player.meteorites,
            player.patches,
            player.moves,
            len(player.civ_taken),
            len(player.due),
            player.unlocked.bit_count(),
        ]
        return row


def inputs() -> Inputs:
    """The encoder of this game."""
    return UnknownInputs()
