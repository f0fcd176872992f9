"""Streams of luck of the solo game."""

from __future__ import annotations

from typing import Final

LACERDA: Final = 6
"""What the rules leave open to him."""
DECK: Final = 13
CONTRACTS: Final = 14
