"""English: when a kind of thing can be chosen, and what a question is about."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "when.hex": "A tile goes on an area when a card, a standard project or 8 plants place one.",
    "when.standard": "Standard projects are actions of your own turn.",
    "when.convert": "Plants and heat are converted as an action of your own turn.",
    "when.milestone": "Milestones are claimed as an action of your own turn.",
    "when.award": "Awards are funded as an action of your own turn.",
    "when.play": "Project cards are played as an action of your own turn.",
    "when.act": "Actions of cards are used as an action of your own turn.",
    "when.card": "Cards are picked when one is bought, kept, sold, or gets or loses resources.",
    "when.pass": "You pass when you are asked for an action.",
    "when.done": "There is nothing to finish yet.",
    "when.seat": "A player is picked when a card takes something from one player.",
    "only.BuyResearch": "Only the cards drawn in this research phase can be bought.",
    "only.BuyStartingCards": (
        "Only the starting cards on offer can be bought; the corporation is chosen already."
    ),
    "only.ChooseCorporation": "The corporation comes first; project cards are bought afterwards.",
    "only.DraftPick": "Only a card of the hand that is passed round can be kept.",
    "only.KeepOffered": "Only the cards you look at can be kept.",
    "only.SellPatents": "Only cards in your hand can be sold, not those in play.",
    "only.Discard": "Only cards in your hand can be discarded.",
    "only.Remove": "This card does not hold a resource that may be removed.",
    "only.Put": "This card does not hold such resources.",
    "only.TakeHeld": "This card has no such resource.",
    "only.CopyProduction": "Only your building cards with production can be copied.",
    "only.Either": "Only one of the two effects named in the question can be chosen.",
    "only.Reduce": "This player's production cannot fall so far.",
    "only.LastGreeneries": "After the last generation only plants are still converted.",
    "only.BuyOffered": "Only the cards you have just drawn can be bought.",
}
