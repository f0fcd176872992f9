"""What reports of many games count beside seats and scores."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.state import Mars

HEADINGS: Final = {
    "en": {
        "corporation": "Corporations",
        "played": "Cards played",
        "bought": "Cards bought",
        "kept": "Cards kept in the draft",
    },
    "cs": {
        "corporation": "Korporace",
        "played": "Zahrané karty",
        "bought": "Koupené karty",
        "kept": "Karty ponechané v draftu",
    },
}
BUYING: Final = ("BuyResearch", "BuyStartingCards", "BuyOffered")


def held(game: Mars, seat: int) -> dict[str, list[str]]:
    """At the end: the corporation of a seat and the projects it has played."""
    player = game.players[seat]
    cards = [CARDS[card] for card in [*player.tableau, *player.events]]
    return {
        "corporation": [card.name for card in cards if card.is_corporation()],
        "played": [card.name for card in cards if not card.is_corporation()],
    }


def chosen(question: str, key: str) -> tuple[str, str] | None:
    """Cards that were bought, and those kept in the draft."""
    word, _, name = key.partition(":")
    if word != "card":
        return None
    if question in BUYING:
        return "bought", name
    return ("kept", name) if question == "DraftPick" else None
