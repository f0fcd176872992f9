"""English: Lacerda."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "piece.solo_goal": "Goal of the solo game | All its points must hold at the end.",
    "piece.solo": (
        "Card of Lacerda | "
        "Which action he takes, whether he rides the Shuttle, and which mission it moves"
        " after a reshuffle."
    ),
    "picture.lacerda": "Lacerda",
    "picture.solo_card": "Lacerda's deck",
    "picture.solo_goal": "Solo goal",
    "aim.lacerda": "You win if every point of one solo goal is met at the end of the game.",
    "om.goal": "Solo goal",
    "om.goals": "Solo goals",
    "om.goal_rule": "Meeting every point at the end of the game wins it.",
    "om.goals_rule": "Meeting every point of any one goal at the end of the game wins it.",
    "om.in_words": "in words",
    "om.short.Lead": "lead",
    "om.short.ColonyLevel": "Colony",
    "om.short.ContractsDone": "Contract",
    "om.short.GoalDone": "Private Goal",
    "om.short.HighestTech": "Tech",
    "om.short.TechLevel": "Tech",
    "om.short.ResearchTiles": "Research",
    "om.short.Shelters": "Shelters",
    "om.short.MinesHeld": "Mines",
    "om.short.AdvancedBuildings": "upgrades",
    "om.short.HasScientist": "Scientist",
    "om.short.LargestComplex": "complex",
    "om.short.Stored": "plants",
    "om.short.OnSide": "side",
    "om.met": "met",
    "om.not_met": "not met",
    "om.lacerda": "Lacerda",
    "om.score_now": "Points if the game ended now: {name} {own}, Lacerda {lacerda}.",
    "om.final_score": "Points: {name} {own}, Lacerda {lacerda}",
    "SoloCard": "Lacerda takes his action {action}. He rides the Shuttle. After the first "
    "reshuffle mission {mission} moves on.",
    "SoloCard.stays": "Lacerda takes his action {action}. He does not ride the Shuttle. After "
    "the first reshuffle mission {mission} moves on.",
    "Lead": "you have at least {least:op} more than Lacerda",
    "label.seat.more": "Lacerda's {tech} Tech, level {n}",
    "label.work.more": "Let the {scientist} work in Lacerda's {blueprint} (free)",
    "log.shuttle_begins": "The Shuttle begins {at}, where {who} is",
    "log.lacerda_card": "{who} turns up {card}: his action {n}",
    "log.lacerda_cannot": "{who} cannot take “{action}” ({why}) and moves his rover instead",
    "log.lacerda_cannot.crystals": "he needs {needed:crystal} and has {had}",
    "log.lacerda_cannot.slot": "his colonist is there already",
    "log.lacerda_cannot.useless": "it is of no use to him",
    "log.lacerda_stays": "{who} does not ride the Shuttle: his card {card} keeps him",
    "log.lacerda_reshuffles": "Lacerda's deck is shuffled anew; his cards now move missions too",
    "log.lacerda_icon": "Lacerda's bot now points at the {type}",
    "log.lacerda_picks": "{options} options are equal for Lacerda: number {n} is drawn",
    "log.lacerda_heads": "Lacerda's rover makes for the tile on {hex}, {n:hex} away",
    "log.lacerda_bot": "{who} puts a bot on his board: {n:bot} there",
    "log.lacerda_idle": "{idle}",
    "log.lacerda_idle.1": "Lacerda's rover stays: there is no tile it could collect",
    "log.lacerda_idle.2": "Lacerda does not build: no hex is right for it",
    "log.lacerda_idle.3": "Lacerda places no Discovery tile: none is left or no hex is right",
    "log.lacerda_idle.4": "Lacerda passes over a benefit that is of no use to him",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "hex": ("hex", "hexes"),
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "solo_card": {
        "a2_first": "A2",
        "a2_stay": "A2 (he stays)",
        "a1": "A1",
        "a3": "A3",
        "b1_first": "B1 (first)",
        "b3_stay": "B3 (he stays)",
        "b1_second": "B1 (second)",
        "b2": "B2",
        "c1_stay": "C1 (he stays)",
        "c2": "C2",
        "c1_first": "C1",
        "c3": "C3",
    },
    "solo_goal": {
        "1": "First Colonists",
        "2": "Next Generation",
        "3": "Hunky Dory",
        "potato": "Martian Potato Survival",
    },
}
TERMS: Final[dict[str, str]] = {
    "lacerda": "Lacerda",
    "outcome:solo_goal": "every point of a solo goal is met",
    "outcome:solo_lost": "no solo goal is met",
    "solo:now": "Score if the game ended now",
    "solo:final": "Final score",
    "solo:met": "met",
    "solo:not_met": "not met",
    "option:solo_goal": "Solo goal",
    "help:solo_goal": "The goal that wins the solo game; with any goal, meeting one of the four "
    "is enough.",
    "option.solo_goal.any": "Any goal",
    "option.solo_goal.1": "First Colonists",
    "option.solo_goal.2": "Next Generation",
    "option.solo_goal.3": "Hunky Dory",
    "option.solo_goal.potato": "Martian Potato Survival",
    "kind:solo_card": "solo card",
    "kind:solo_goal": "solo goal",
}
