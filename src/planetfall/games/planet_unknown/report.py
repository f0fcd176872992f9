"""What reports of many games count beside seats and scores."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.civ_data import CIV_IDS
from planetfall.games.planet_unknown.components.corporation import CORPORATION_IDS
from planetfall.games.planet_unknown.components.planet import PLANET_IDS
from planetfall.games.planet_unknown.state import Unknown

HEADINGS: Final = {
    "en": {"corporation": "Corporations", "planet": "Planets", "civ": "Civ cards taken"},
    "cs": {"corporation": "Korporace", "planet": "Planety", "civ": "Získané karty civilizace"},
}


def held(game: Unknown, seat: int) -> dict[str, list[str]]:
    """At the end: the boards of a seat and the civ cards it took."""
    player = game.players[seat]
    return {
        "corporation": [CORPORATION_IDS[player.corporation]],
        "planet": [PLANET_IDS[player.board.planet]],
        "civ": [CIV_IDS[card] for card in [*player.civ_open, *player.civ_cards]],
    }


def chosen(question: str, key: str) -> tuple[str, str] | None:
    """Nothing: what a seat has at the end says it all."""
    return None
