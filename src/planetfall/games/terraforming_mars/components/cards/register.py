"""Registers all cards of the base box, in the order that gives them their numbers."""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.card import CARDS, register
from planetfall.games.terraforming_mars.components.cards import (
    corporations,
    projects_001_035,
    projects_036_070,
    projects_071_105,
    projects_106_140,
    projects_141_175,
    projects_176_208,
)


def register_cards() -> None:
    """Project `n` becomes card `n`; corporations follow. Called once."""
    if len(CARDS) > 1:
        return
    register(projects_001_035.PROJECTS)
    register(projects_036_070.PROJECTS)
    register(projects_071_105.PROJECTS)
    register(projects_106_140.PROJECTS)
    register(projects_141_175.PROJECTS)
    register(projects_176_208.PROJECTS)
    register(corporations.CORPORATIONS)
