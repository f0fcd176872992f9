"""Pictures of the lobby: each game's own drawing of a position in the middle of play."""

from __future__ import annotations

import importlib
import importlib.util
import logging

from planetfall.svg.memo import memo
from planetfall.web.html import NOTHING, Html, icon

log = logging.getLogger("planetfall.web")

SOURCES = {
    "planet-unknown": "planetfall.web.games.planet_unknown.page",
    "terraforming-mars": "planetfall.web.games.terraforming_mars.page",
    "on-mars": "planetfall.web.games.on_mars.page",
}


@memo(8)
def game_art(game: str) -> Html:
    """The picture of a game's card in the lobby."""
    name = SOURCES.get(game, "")
    if not name or importlib.util.find_spec(name) is None:
        return icon("depot", 39) if game else NOTHING
    module = importlib.import_module(name)
    drawn: Html = module.art()
    return drawn
