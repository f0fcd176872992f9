"""The position of a chapter as the data of a view show it, for words that have no position."""

from __future__ import annotations

from typing import Any

from planetfall.games import rules
from planetfall.games.on_mars.expansions.alien.chapters import NONE
from planetfall.games.on_mars.state import Colony


def seen_position(data: dict[str, Any]) -> Colony | None:
    """A position with what a view's data show of a chapter; nothing of a game without one."""
    if data["options"].get("chapter", NONE) == NONE:
        return None
    game = rules(data["game"], **data["options"]).blank(data["seats"])
    assert isinstance(game, Colony)
    game.load_fields(data["table"])
    for area, shown in zip(game.areas(), data["areas"], strict=True):
        area.load_fields(shown)
    game.decided = data.get("decided", "")
    game.loaded()
    return game
