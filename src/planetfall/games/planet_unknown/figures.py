"""Costs that only this game has, for `planetfall bench`."""

from __future__ import annotations

from collections.abc import Callable

from planetfall.core.game import Game
from planetfall.games.planet_unknown.components.shapes import INNER, OUTER
from planetfall.games.planet_unknown.placement import ADJACENT, PLANET_RULE, Site
from planetfall.games.planet_unknown.state import Unknown


def figures(positions: list[Game]) -> list[tuple[str, list[Callable[[], object]]]]:
    """Names of costs, and the calls to measure."""
    return [("legal placements of a tile", [_placer(game) for game in positions])]


def _placer(game: Game) -> Callable[[], object]:
    """Every turn and square of the large tile before seat 0, as the rules list them."""
    assert isinstance(game, Unknown)
    board = game.players[0].board
    tile = max(game.top(0, OUTER), game.top(0, INNER))

    def list_places() -> int:
        site = Site(board, ADJACENT | PLANET_RULE)
        return sum(len(site.cells(tile, turn)) for turn in site.turns(tile))

    return list_places
