"""Streams of luck of Blackout."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.streams import STREAMS

DAMAGE: Final = STREAMS
COUNT: Final = 1
