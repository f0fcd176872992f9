"""English: fixed words, as on score sheets, pictures and the page."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    # Score lines.
    "rating": "Terraform rating",
    "milestones": "Milestones",
    "awards": "Awards",
    "greeneries": "Greeneries",
    "cities": "Cities",
    "card_resources": "Resources on cards",
    "cards": "Other cards",
    # Outcomes.
    "points": "Most victory points.",
    "money": "Tied on points; more M€ decides.",
    "shared": "Tied on points and M€; the victory is shared.",
    "terraformed": "Mars was terraformed in time.",
    "not_terraformed": "Mars was not terraformed in time.",
    # Phases and places.
    "generation": "Generation",
    "phase.setup": "Setup",
    "phase.draft": "Draft",
    "phase.research": "Research",
    "phase.actions": "Actions",
    "phase.production": "Production",
    "phase.end": "Last greeneries",
    "production": "Production",
    "stock": "Stock",
    "hand": "Hand",
    "in_play": "In play",
    "events_played": "Events played",
    "deck": "Deck",
    "discard": "Discard pile",
    "first_player": "First player",
    "virtual_opponent": "Virtual opponent",
    "neutral": "Neutral",
    "requirement": "Requirement",
    "tr": "TR",
    "vp": "VP",
    "standard_projects": "Standard projects",
    "conversions": "Conversions",
    "parameters": "Global parameters",
    # Card texts.
    "text.needs": "playable if",
    "text.you_have": "you have",
    "text.start": "Start:",
    "text.first": "First action:",
    "text.effect": "Effect:",
    "text.action": "Action:",
    "text.included": "this card included",
    "text.beginner": "Start: take all ten starting cards into your hand for free.",
    "text.points": "VP",
    # Options.
    "option:corporate_era": "Corporate Era",
    "help:corporate_era": (
        "Adds the cards and corporations of the Corporate Era; all productions start at 0 "
        "instead of 1."
    ),
    "option:draft": "Draft",
    "help:draft": "In research you pick one card at a time and pass the others on before buying.",
    "option:beginner": "Beginners",
    "help:beginner": (
        "These seats take the beginner corporation: 42 M€ and all ten starting cards for free."
    ),
    "option.beginner.0": "Player 1",
    "option.beginner.1": "Player 2",
    "option.beginner.2": "Player 3",
    "option.beginner.3": "Player 4",
    "option.beginner.4": "Player 5",
    # What milestones and awards count.
    "milestone.terraformer": "Have a terraform rating of at least 35.",
    "milestone.mayor": "Own at least 3 cities.",
    "milestone.gardener": "Own at least 3 greeneries.",
    "milestone.builder": "Have at least 8 building tags in play.",
    "milestone.planner": "Have at least 16 cards in hand.",
    "award.landlord": "Most own tiles on the board.",
    "award.banker": "Highest M€ production.",
    "award.scientist": "Most science tags in play.",
    "award.thermalist": "Most heat in stock.",
    "award.miner": "Most steel and titanium in stock.",
}
