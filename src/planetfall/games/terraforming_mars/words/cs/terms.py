"""Czech: fixed words, as on score sheets, pictures and the page."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    # Score lines.
    "rating": "Teraformační rating",
    "milestones": "Čestné tituly",
    "awards": "Soutěže",
    "greeneries": "Zeleň",
    "cities": "Města",
    "card_resources": "Zdroje na kartách",
    "cards": "Ostatní karty",
    # Outcomes.
    "points": "Nejvíce vítězných bodů.",
    "money": "Shoda bodů; rozhoduje více M€.",
    "shared": "Shoda bodů i M€; vítězství je společné.",
    "terraformed": "Mars se podařilo včas teraformovat.",
    "not_terraformed": "Mars se nepodařilo včas teraformovat.",
    # Phases and places.
    "generation": "Generace",
    "phase.setup": "Příprava",
    "phase.draft": "Draft",
    "phase.research": "Výzkum",
    "phase.actions": "Akce",
    "phase.production": "Produkce",
    "phase.end": "Poslední zeleň",
    "production": "Produkce",
    "stock": "Zásoba",
    "hand": "Ruka",
    "in_play": "Vyložené karty",
    "events_played": "Zahrané události",
    "deck": "Balíček",
    "discard": "Odhozené karty",
    "first_player": "Začínající hráč",
    "virtual_opponent": "Virtuální soupeř",
    "neutral": "Neutrální",
    "requirement": "Požadavek",
    "tr": "TR",
    "vp": "VB",
    "standard_projects": "Standardní projekty",
    "conversions": "Transformace",
    "parameters": "Hlavní faktory",
    # Card texts.
    "text.needs": "lze zahrát, pokud",
    "text.you_have": "máte alespoň",
    "text.start": "Start:",
    "text.first": "První akce:",
    "text.effect": "Efekt:",
    "text.action": "Akce:",
    "text.included": "včetně této karty",
    "text.beginner": "Start: vezměte si do ruky zdarma všech deset úvodních karet.",
    "text.points": "VB",
    # Options.
    "option:corporate_era": "Éra korporací",
    "help:corporate_era": (
        "Přidá karty a korporace Éry korporací; všechny produkce začínají na 0 místo na 1."
    ),
    "option:draft": "Draft",
    "help:draft": (
        "Ve výzkumu si vždy necháte jednu kartu a ostatní pošlete dál; kupuje se až nakonec."
    ),
    "option:beginner": "Začátečníci",
    "help:beginner": (
        "Tito hráči dostanou základní korporaci: 42 M€ a všech deset úvodních karet zdarma."
    ),
    "option.beginner.0": "Hráč 1",
    "option.beginner.1": "Hráč 2",
    "option.beginner.2": "Hráč 3",
    "option.beginner.3": "Hráč 4",
    "option.beginner.4": "Hráč 5",
    # What milestones and awards count.
    "milestone.terraformer": "Mít teraformační rating alespoň 35.",
    "milestone.mayor": "Mít alespoň 3 města.",
    "milestone.gardener": "Mít alespoň 3 destičky zeleně.",
    "milestone.builder": "Mít na vyložených kartách alespoň 8 symbolů stavby.",
    "milestone.planner": "Mít v ruce alespoň 16 karet.",
    "award.landlord": "Nejvíce vlastních destiček na herním plánu.",
    "award.banker": "Nejvyšší produkce M€.",
    "award.scientist": "Nejvíce symbolů vědy na vyložených kartách.",
    "award.thermalist": "Nejvíce tepla v zásobě.",
    "award.miner": "Nejvíce oceli a titanu v zásobě.",
}
