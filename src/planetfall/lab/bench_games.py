"""Figures that only one game has."""

from __future__ import annotations

from collections.abc import Callable

from planetfall.core.game import Game
from planetfall.core.rules import Rules

Calls = list[Callable[[], object]]


def extra(rules: Rules, positions: list[Game]) -> list[tuple[str, Calls]]:
    """Names of further costs of a game, and the calls to measure."""
    found: list[tuple[str, Calls]] = [
        ("ask the open question again", [_asker(game) for game in positions])
    ]
    if rules.id == "planet-unknown":
        found.append(("legal placements of a tile", [_placer(game) for game in positions]))
    return found


def _asker(game: Game) -> Callable[[], object]:
    # A frame is taken off its stack before it resolves; one that asks changes nothing.
    asked = game.clone()
    frame = asked.pending(asked.to_move()[0]).pop()
    return lambda: frame.effect.resolve(asked, frame)


def _placer(game: Game) -> Callable[[], object]:
    """Every turn and square of the large tile before seat 0, as the rules list them."""
    from planetfall.games.planet_unknown.components.shapes import INNER, OUTER
    from planetfall.games.planet_unknown.placement import ADJACENT, PLANET_RULE, Site
    from planetfall.games.planet_unknown.state import Unknown

    assert isinstance(game, Unknown)
    board = game.players[0].board
    tile = max(game.top(0, OUTER), game.top(0, INNER))

    def list_places() -> int:
        site = Site(board, ADJACENT | PLANET_RULE)
        return sum(len(site.cells(tile, turn)) for turn in site.turns(tile))

    return list_places
