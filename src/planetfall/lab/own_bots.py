"""Bots by name for the laboratory; they are found by `planetfall.bots.own`."""

from __future__ import annotations

from planetfall.bots.own import OwnBot, seat

__all__ = ["OwnBot", "seat"]
