"""English: Blackout."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "DamageCard": "a damaged {building} is disabled; if there is none, a plain {building} is "
    "damaged; if there is none of either, a Shelter is struck",
    "DamageCard.alien": "all {n} damage cards are shuffled into a new deck, nothing else happens",
    "picture.damage": "Damage card",
    # Questions.
    "ask.Strike": "Damage card {card}: which building is damaged?",
    "ask.Strike.disable": "Damage card {card}: which damaged building is disabled?",
    "ask.SendColonist": "{building} on {hex} is disabled: whose colonist goes there?",
    "ask.Repair": "Which building do you repair?",
    "label.strike": "{building} on {hex}",
    "label.strike.miner": "{building} on {hex}, with the miner of player {owner}",
    "label.repair": "{building} on {hex}: remove the outage token",
    "label.repair.disabled": "{building} on {hex}: the colonist of player {owner} gets up",
    "label.colonist": "A colonist of player {owner} ({n} in Living Quarters)",
    "label.colonist.own": "One of your colonists ({n} in Living Quarters)",
    "label.done.Repair": "Repair nothing",
    # Why not.
    "when.damage": "A damage card is turned up at the end of every turn.",
    "only.Strike": "Only the buildings that this card can strike may be chosen.",
    "only.SendColonist": "Only a player with a colonist in Living Quarters may be chosen.",
    "only.Repair": "Only a building with an outage token can be repaired.",
    "why.goal_this_turn": "You have completed a Private Goal in this turn; the next one has to "
    "wait for your next turn.",
    # The log.
    "log.damage_card": "Damage card after the turn of {who}: {card}",
    "log.damage_shuffled": "The alien: all damage cards are shuffled into a new deck",
    "log.building_damaged": "{start} on {hex} is damaged; it still works",
    "log.building_disabled": "{struck} on {hex} is disabled: a colonist of {owner} lies there",
    "log.no_token_left": "No outage token is left: the card {building} does nothing",
    "log.nothing_struck": "The card {building} does nothing: no building can be struck",
    "log.shelters_struck": "The card {building} finds nothing else to strike: Shelters are next",
    "log.time_counts_down": "The time marker moves to {n}",
    "log.building_repaired": "{who} repairs: {start} on {hex} loses its outage token",
    "log.building_revived": "{who} repairs: {struck} on {hex} works again, damaged; the colonist "
    "of {owner} gets up",
    "log.upgrade_repairs": "The upgrade on {hex} removes the outage token",
    "log.blackout_won": "Enough goals are completed: the team wins",
    "log.blackout_spreads": "{n} buildings are disabled: the team loses",
    "log.nobody_for_outage": "Nobody has a colonist in Living Quarters for the outage on {hex}: "
    "the team loses",
    # On the page.
    "gauge.disabled": "disabled",
    "gauge.disabled.help": "Five disabled buildings lose the game.",
    "gauge.disabled.end": "at {n} you lose",
    "gauge.goals_left": "goals to win",
    "gauge.goals_left.help": "Every mission and Private Goal you complete counts; at 0 you win.",
    "gauge.goals_left.end": "at 0 you win",
    "om.damage": "Damage cards",
    "om.damage.note": "deck {n}",
    "om.damage.rule": "One card is turned up at the end of every turn. The alien shuffles all six.",
    "om.damage.in_deck": "still in the deck",
    "om.damage.out": "turned up",
    "om.outages": "Outages",
    "om.outages.note": "tokens left: {n}",
    "om.outages.none": "No building has an outage token.",
    "om.outages.rule": "A damaged building works; the next card of its type disables it. "
    "A disabled one produces nothing, counts in no complex and cannot be upgraded. Upgrading a "
    "damaged one removes the token. Every completed mission or goal may repair one building by a "
    "step.",
    "om.outage.damaged": "still works",
    "om.outage.stops.generator": "no battery",
    "om.outage.stops.water_extractor": "no water",
    "om.outage.stops.greenhouse": "no plant",
    "om.outage.stops.oxygen_condenser": "no oxygen",
    "om.outage.stops.mine": "no mineral",
    "om.outage.stops.shelter": "out of order",
    "om.outage.lies": "a colonist of {name} lies there",
    "om.outage.splits": "complex {n} → {m}",
    "om.time.note": "−1 for each mission or goal",
    "picture.completed": "goals {n}",
    "piece.damage": "Damage card | It is turned up at the end of a turn and stays out until the "
    "alien comes.",
    "piece.outage": "Outage | A building with an outage token is damaged; with a colonist lying on "
    "it, it is disabled.",
    "icon.damage": "Outage | A damaged building, or one that is disabled.",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "damage": {
        "mine": "Mine",
        "generator": "Generator",
        "water_extractor": "Water Extractor",
        "greenhouse": "Greenhouse",
        "oxygen_condenser": "Oxygen Condenser",
        "alien": "Alien",
    },
    "discovery": {
        "free_upgrade": "Free Upgrade",
        "two_colonists_back": "Two Colonists Back",
    },
}
TERMS: Final[dict[str, str]] = {
    "kind:damage": "damage card",
    "kind:alien": "alien",
    "gauge:disabled": "disabled buildings",
    "gauge:goals_left": "goals to win",
    "outcome:lost_disabled": "five buildings are disabled at once",
    "outcome:lost_no_colonist": "a colonist was needed for an outage and nobody had one in Living "
    "Quarters",
    "blackout:outages": "outages",
    "blackout:cards": "damage cards turned up",
    "blackout:deck": "still in the deck",
    "blackout:completed": "completed Private Goals",
    "blackout:damaged": "damaged",
    "blackout:disabled": "disabled",
}
