"""All sixty event cards, by the index of `events_data.EVENTS`."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.planet_unknown.components.cards.event_card import EventCard
from planetfall.games.planet_unknown.components.cards.events_green import GREEN_CARDS
from planetfall.games.planet_unknown.components.cards.events_orange import ORANGE_CARDS
from planetfall.games.planet_unknown.components.cards.events_red import RED_CARDS

EVENT_CARDS: Final[list[EventCard]] = GREEN_CARDS + ORANGE_CARDS + RED_CARDS


def roots() -> dict[str, Effect]:
    """The effects of all events by path."""
    found: dict[str, Effect] = {}
    for card in EVENT_CARDS:
        effect = card.each if card.each is not None else card.table
        assert effect is not None
        found["event." + card.id] = effect
    return found
