"""Figures that only one game has."""

from __future__ import annotations

from collections.abc import Callable

from planetfall.core.game import Game
from planetfall.core.rules import Rules

Calls = list[Callable[[], object]]


def extra(rules: Rules, positions: list[Game]) -> list[tuple[str, Calls]]:
    """Names of further costs of a game, and the calls to measure."""
    return [("ask the open question again", [_asker(game) for game in positions])]


def _asker(game: Game) -> Callable[[], object]:
    # A frame is taken off its stack before it resolves; one that asks changes nothing.
    asked = game.clone()
    frame = asked.pending(asked.to_move()[0]).pop()
    return lambda: frame.effect.resolve(asked, frame)
