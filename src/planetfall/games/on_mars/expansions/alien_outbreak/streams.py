"""Streams of luck of the chapter, behind those of the base game."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.streams import STREAMS as BASE_STREAMS

HOSPITALS: Final = BASE_STREAMS
INFECTION: Final = BASE_STREAMS + 1
MISSIONS: Final = BASE_STREAMS + 2
COUNT: Final = 3
