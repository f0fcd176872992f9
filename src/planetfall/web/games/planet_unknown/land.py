"""What lies on the planets of Planet Unknown, followed from choice to choice.

Tiles stay where they were laid: of a planet that has been looked at before only the newest ones
have to be drawn, and what hangs on tiles alone is counted again only when one was laid.
"""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components.objectives import (
    Collection,
    Neighbour,
    neighbour_value,
)
from planetfall.games.planet_unknown.draw.planet import Laid, Surface, covered_bits, piece_parts
from planetfall.games.planet_unknown.draw.tiles import PATCH_TILE
from planetfall.games.planet_unknown.draw.view import collected
from planetfall.svg import PAGE as THEME
from planetfall.web.html import Html
from planetfall.web.pages.scene import Scene

Look = tuple[float, bool, str]
"""How pieces are drawn: their unit, with medals round the planet or not, the prefix of names."""
BLANK: Final = new_board(0)
NOTHING_YET: Final = Collection(0, 0, 0)


class Land:
    """The tiles and patches of a planet, and what was made of them.

    `before` is the same planet with the first of these tiles.
    """

    def __init__(self, board: dict[str, Any], before: Land | None = None) -> None:
        self.planet: int = board["planet"]
        self.tiles: list[int] = board["tiles"]
        self.turns: list[int] = board["turns"]
        self.anchors: list[int] = board["anchors"]
        self.patches: list[int] = board["patches"]
        known = 0 if before is None else len(before.tiles)
        self._covered: int = covered_bits(self._laid(known))
        self._drawn: dict[Look, list[Html]] = {}
        """The tiles as they were drawn, the oldest first."""
        if before is not None:
            self._covered |= before._covered
            for look, drawn in before._drawn.items():
                self._drawn[look] = [*drawn, *self._draw(look, known)]
        self._board: PlanetBoard | None = None
        if before is not None and before._board is not None and before.patches == self.patches:
            self._board = before._board.clone()
            for tile, turn, cell in self._laid(known):
                self._board.place_tile(tile, turn, cell)
        self._numbers: dict[str, int] = {}
        """What was counted of the tiles, by the objective that asked for it."""

    def is_same(self, board: dict[str, Any]) -> bool:
        """Whether a planet has the same tiles and patches."""
        return len(board["tiles"]) == len(self.tiles) and (
            board["patches"] == self.patches and self.is_part(board)
        )

    def is_part(self, board: dict[str, Any]) -> bool:
        """Whether a planet has the same tiles, and perhaps further ones."""
        count = len(self.tiles)
        return bool(
            board["tiles"][:count] == self.tiles
            and board["anchors"][:count] == self.anchors
            and board["turns"][:count] == self.turns
            and board["planet"] == self.planet
        )

    def surface(self, board: dict[str, Any], look: Look) -> Surface:
        """The planet as it is drawn, with the tokens that lie on it now."""
        drawn = self._drawn.get(look)
        if drawn is None:
            drawn = self._drawn[look] = self._draw(look, 0)
        if self.patches:
            drawn = [*drawn, *piece_parts(THEME, *look, self._patches(), 0)]
        return Surface(
            drawn=drawn,
            covered=self.covered(),
            lifepods=board["lifepods"],
            meteorites=board["meteorites"],
            doubled=board["doubled"],
            rovers=board["rovers"],
            loaded=board["loaded"],
        )

    def covered(self) -> int:
        """The cells of tiles and patches, as bits."""
        return self._covered | covered_bits(self._patches())

    def number(self, side: Neighbour) -> int:
        """What a side about terrain compares with a neighbour."""
        found = self._numbers.get(side.id)
        if found is None:
            found = neighbour_value(side, self._terrain(), NOTHING_YET)
            self._numbers[side.id] = found
        return found

    def _terrain(self) -> PlanetBoard:
        """A board with these tiles and patches; tokens do not matter."""
        if self._board is None:
            self._board = new_board(self.planet)
            self._board.load_fields(
                {
                    "tiles": self.tiles,
                    "turns": self.turns,
                    "anchors": self.anchors,
                    "patches": self.patches,
                }
            )
        return self._board

    def _laid(self, first: int) -> list[Laid]:
        return [
            (self.tiles[k], self.turns[k], self.anchors[k]) for k in range(first, len(self.tiles))
        ]

    def _patches(self) -> list[Laid]:
        return [(PATCH_TILE, 0, cell) for cell in self.patches]

    def _draw(self, look: Look, first: int) -> list[Html]:
        return piece_parts(THEME, *look, self._laid(first), first)


def land_of(scene: Scene, seat: int) -> Land:
    """The land of a seat as the viewer sees it: always the same one while nothing is laid there."""
    mark, area = ("land", seat, seat == scene.me), scene.area(seat)
    before: tuple[dict[str, Any], Land] | None = scene.extra.drawings.get(mark)
    if before is not None and before[0] is area:
        return before[1]
    board = area["board"]
    if before is not None and before[1].is_same(board):
        land = before[1]
    elif before is not None and before[1].is_part(board):
        land = Land(board, before[1])
    else:
        land = Land(board)
    scene.extra.drawings[mark] = (area, land)
    return land


COLLECTED: Final = ("corporation", "trackers", "meteorites", "lifepods", "pods", "unlocked")
"""What a player has collected is seen in these fields."""


def compared(scene: Scene, seat: int, side: Neighbour) -> int:
    """What a seat compares with a neighbour now, as the viewer sees it."""
    if side.terrain >= 0:
        return land_of(scene, seat).number(side)
    name = ("collected", seat, seat == scene.me)
    found = scene.kept_of(name, seat, COLLECTED, None, lambda: collected(scene.area(seat)))
    return neighbour_value(side, BLANK, found)
