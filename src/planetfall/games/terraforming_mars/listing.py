"""The components of Terraforming Mars, for `list` and `show`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from planetfall.games import catalog
from planetfall.games.terraforming_mars.card import CARDS, Card
from planetfall.games.terraforming_mars.terms import KIND_NAMES, NOTHING, RESOURCE_NAMES, TAG_NAMES
from planetfall.games.terraforming_mars.vocabulary import (
    AWARD_NAMES,
    MILESTONE_NAMES,
    STANDARD_NAMES,
)
from planetfall.games.terraforming_mars.words import book, card_text


def components(lang: str) -> list[catalog.Component]:
    """Projects, corporations, milestones, awards and standard projects."""
    # Cards are numbered when the rules are first read.
    import_module("planetfall.games.terraforming_mars.rules")
    words = book(lang)
    found = []
    for card in CARDS[1:]:
        kind = "corporation" if card.is_corporation() else "project"
        text = " ".join(card_text(words, card))
        name = words.name("card", card.name)
        found.append(catalog.Component(kind, card.name, name, card_data(card), text))
    plain = {"milestone": MILESTONE_NAMES, "award": AWARD_NAMES, "standard": STANDARD_NAMES}
    for kind, ids in plain.items():
        found += [catalog.Component(kind, id, words.name(kind, id), {}) for id in ids]
    return found


def card_data(card: Card) -> dict[str, Any]:
    """What is printed on a card."""
    return {
        "number": card.number,
        "type": KIND_NAMES[card.kind],
        "cost": card.cost,
        "tags": [TAG_NAMES[tag] for tag in card.tags],
        "deck": card.deck,
        "holds": "" if card.holds == NOTHING else RESOURCE_NAMES[card.holds],
        "vp": card.vp if card.worth is None else repr(card.worth),
        "needs": [repr(need) for need in card.needs],
        "play": [repr(effect) for effect in card.play],
        "action": "" if card.action is None else repr(card.action),
        "when": [repr(when) for when in card.when],
        "lasting": [repr(modifier) for modifier in card.lasting],
    }


def picture(kind: str, id: str, lang: str) -> str:
    """The drawing of a component."""
    from planetfall.games.terraforming_mars import svg

    return str(svg.component(kind, id, lang=lang))
