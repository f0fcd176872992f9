"""Streams of luck of the chapter, behind those of the base game."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.streams import STREAMS

SABOTAGE: Final = STREAMS
OBJECTIVES: Final = STREAMS + 1
COUNT: Final = 2
