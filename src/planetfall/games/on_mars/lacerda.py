"""Lacerda, the automated opponent of the solo game."""

from __future__ import annotations

from planetfall.core.effect import Effect


def roots() -> dict[str, Effect]:
    """His effects by name."""
    return {}
