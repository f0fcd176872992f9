"""Planetfall: three planet-building board games on one engine.

>>> import planetfall
>>> game = planetfall.rules("planet-unknown").new(seats=2, seed=7)
>>> len(game.to_move()) > 0
True
"""

from __future__ import annotations

from typing import Any

from planetfall.games import GAMES, rules

__version__ = "0.1.0"

__all__ = ["GAMES", "__version__", "rules"]


def __getattr__(name: str) -> Any:
    raise AttributeError(f"planetfall has no `{name}`; it has {', '.join(__all__)}")
