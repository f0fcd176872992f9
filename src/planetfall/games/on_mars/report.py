"""What reports of many games count beside seats and scores."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.components.names import BLUEPRINTS, CONTRACTS, SCIENTISTS
from planetfall.games.on_mars.player import Player
from planetfall.games.on_mars.state import Colony

HEADINGS: Final = {
    "en": {
        "built": "Advanced Buildings",
        "scientist": "Scientists",
        "contract": "Contracts",
    },
    "cs": {
        "built": "Pokročilé budovy",
        "scientist": "Vědci",
        "contract": "Zakázky",
    },
}


def held(game: Colony, seat: int) -> dict[str, list[str]]:
    """At the end: what a player has built and hired; a seat that is no player has none of it."""
    player = game.areas()[seat]
    if not isinstance(player, Player):
        return {}
    return {
        "built": [name for k, name in enumerate(BLUEPRINTS) if player.built >> k & 1],
        "scientist": [name for k, name in enumerate(SCIENTISTS) if player.scientists >> k & 1],
        "contract": [CONTRACTS[contract] for contract in player.contracts],
    }


def chosen(question: str, key: str) -> tuple[str, str] | None:
    """Nothing: what a seat has at the end says it all."""
    return None
