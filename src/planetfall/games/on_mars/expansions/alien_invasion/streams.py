"""Streams of luck of the chapter."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars import streams

DEFENCE_CARDS: Final = streams.STREAMS
COUNT: Final = 1
