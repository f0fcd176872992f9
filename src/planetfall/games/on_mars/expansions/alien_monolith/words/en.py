"""English: Monolith."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    # Objectives.
    "objective.upgrades": "Upgrade: {name}",
    "objective.contracts": "Contract: {name}",
    "objective.technologies": "{name} Tech",
    "objective.scientists": "Scientist: {name}",
    "objective.discoveries": "Tiles: {tiles}",
    "objective.tiles.discovery": "{n} Discovery",
    "objective.tiles.research": "{n} Research",
    "Objective.upgrades": "upgrade {building} in a complex of at least 3 with the Blueprint "
    "“{name}”",
    "Objective.contracts": "fulfil the Earth Contract “{name}”: {clause}",
    "Objective.technologies": "develop the {name} Tech to the last column of the Laboratory",
    "Objective.scientists": "hire the {name} and have at least {n:op} from that Scientist: "
    "{buildings}",
    "Objective.discoveries": "collect and keep {tiles}",
    # Sabotage.
    "BombUpgrade": "the upgrade of your objective costs 2 minerals from now on; if it is done, "
    "its marker comes off the building and it must be done again",
    "HackTech": "the Tech tile of your objective goes back a column in the Laboratory, from the "
    "first column to the Tech Grid",
    "LosePrice": "lose the hiring price of the Scientist of your objective, as much of it as you "
    "have",
    "ChangePlans": "from now on your upgrade objective needs a second Advanced Building of its "
    "type",
    "Abduct": "a colonist of your Working Area, else one from anywhere, goes back to the supply",
    "HarvestCrystals": "all crystals on the map are removed",
    "DelayShuttle": "the Shuttle goes back a space",
    "ReduceEfficiency": "your next Main action with slots costs 1 more crystal or colonist",
    "StealCrystals": "lose 2 crystals; those you lack are lost as soon as you gain them",
    "WithholdReward": "the next marker of the Life Support System that rises to the Colony "
    "marker's row brings neither the points of its tile nor a benefit",
    "PayToll": "lose 1 water or plant for each ship in your Hangar, as far as you have some",
    "TurnDown.mine": "a Mine is turned face down, its colonist goes to the Working Area; it counts "
    "for nothing until a Mine is constructed there again",
    "TurnDown.shelter": "a Shelter, but not your only one, is turned face down; its room is closed "
    "until a Shelter is constructed there again",
    "DestroyBot": "a bot on the map goes back to the supply",
    "DisableRover": "your rover cannot be used in the next two rounds; then it returns to a "
    "Shelter of yours",
    "Misinform": "the mission cube on the lowest number moves a space away from its checkmark",
    # Questions.
    "ask.ChooseDecks": "From which deck is an objective drawn at random ({n} left)?",
    "om.hint.ChooseDecks": "Which card it is, chance decides; from the other decks you choose "
    "the objectives yourself.",
    "ask.ChooseObjective": "Which objective do you choose? Deck: {deck}.",
    "ask.ChooseShelter": "Where does your first Shelter stand?",
    "ask.HackTech": "Where does your {tech} Tech go back to?",
    "ask.Abduct": "From where is a colonist abducted?",
    "ask.PayToll": "What is stolen from the Hangar?",
    "ask.TurnDown.mine": "Which Mine is turned face down?",
    "ask.TurnDown.shelter": "Which Shelter is turned face down?",
    "ask.DestroyBot": "Which bot is destroyed?",
    "ask.BringRover": "Where does your rover return?",
    "label.win": "End the game as won",
    "only.ChooseShelter": "The first Shelter stands on one of the two places for two players.",
    "only.Abduct": "Only where you have a colonist.",
    "only.TurnDown": "Only a building of that type without an Advanced Building marker.",
    "only.DestroyBot": "Only a hex with a bot of yours.",
    "only.BringRover": "The rover returns to a Shelter of yours without a piece on it.",
    "only.HackTech": "The tile goes to a free space of the column before, an adjacent one first.",
    "only.PayToll": "Only water or plants; as many as there are ships.",
    "only.ChooseDecks": "Decks are picked in their order.",
    "when.win": "You may end the game as won once four objectives are fulfilled.",
    "when.deck": "Decks are chosen at setup.",
    "when.objective": "Objectives are chosen at setup.",
    "when.abduct": "That is asked when a colonist is abducted.",
    "when.sabotage": "Sabotage cards are drawn, not chosen.",
    "from.quarters": "from Living Quarters",
    "from.working_area": "from the Working Area",
    "from.slot": "from “{name}”",
    # The log.
    "log.time_moves": "Time moves on to {n} of 15",
    "log.sabotage_laid": "A sabotage card joins the row: {card}",
    "log.sabotage_cube": "{card} gets a sabotage cube: {n} of 2",
    "log.sabotage_strikes": "The aliens strike, {card}: {does}",
    "log.sabotage_void": "{card} finds nothing to harm",
    "log.objective_drawn": "An objective is drawn: {objective}",
    "log.objective_chosen": "{who} chooses an objective: {objective}",
    "log.marker_removed": "The marker of the {advanced} comes off hex {hex}",
    "log.tech_hacked": "The {tech} Tech of {who} falls back to level {n}",
    "log.tech_returned": "The {tech} Tech of {who} goes back to the Tech Grid",
    "log.items_lost": "{who} loses {things}",
    "log.colonist_abducted": "A colonist of {who} is abducted {from}",
    "log.miner_abducted": "The colonist of {who} in the Mine on hex {hex} is abducted",
    "log.crystals_harvested": "{n:crystal} {n:~is} removed from the map",
    "log.turned_down": "A building on hex {hex} is turned face down: {down}",
    "log.bot_lost": "{who} loses the bot on hex {hex}",
    "log.rover_step": "The rover of {who} is back, on hex {hex}",
    "log.rover_step.away": "The rover of {who} is out of action",
    "log.rover_step.lying": "The rover of {who} lies on the starting Mine, still out of action",
    "log.mission_back": "The mission “{mission}” moves back: {n} left",
    "log.reward_withheld": "{who} gets neither the points nor the benefit of the Life Support "
    "System",
    "log.victory_claimed": "{who} ends the game as won: {n} of 5 objectives are fulfilled",
    # What holds on.
    "burden.bombed": "the upgrade of your objective costs {n:mineral}",
    "burden.changed_plans": "the upgrade objective needs {n} Advanced Buildings of its type",
    "burden.reduced": "the next action with slots costs {n} more",
    "burden.crystal_debt": "{n:crystal} to be stolen as soon as gained",
    "burden.no_reward": "the next LSS reward falls away",
    "burden.rover": "rover out of action, {n:round} left",
    "burden.turned_down": "{n:building} turned face down",
    # The page.
    "icon.sabotage": "Sabotage | What the aliens did and what still holds.",
    "piece.objective": "Objective | Four of your five objectives win the game.",
    "piece.sabotage": "Sabotage card | With two cubes it strikes when time reaches a space with an "
    "alien. A new card puts a cube on the leftmost card of its letter with room for one.",
    "piece.deck": "Deck of objectives | One card of each deck lies out, drawn or chosen.",
    "piece.abduct": "Abduction | From here a colonist goes back to the supply.",
    "piece.win": "Victory | With four objectives fulfilled you may end the game at once, or go on.",
    "picture.objective": "Objective",
    "picture.sabotage": "Sabotage",
    "gauge.objectives": "objectives",
    "gauge.objectives.help": "Fulfil 4 of your 5 objectives before the time is up.",
    "gauge.objectives.end": "at {n} you win",
    "gauge.rounds": "rounds played",
    "gauge.rounds.help": "When the marker reaches 15 the game is over: with fewer than 4 "
    "objectives it is lost.",
    "gauge.rounds.end": "at {n} the time is up",
    "om.objectives": "Objectives",
    "om.objectives_rule": "4 of 5 win",
    "om.objective_drawn": "drawn at random",
    "om.tiles.discovery": "Discovery",
    "om.tiles.research": "Research tiles",
    "om.row": "Sabotage row",
    "om.row_deck": "deck {n}",
    "om.row_rule": "Cards with two cubes strike when time reaches a space with an alien.",
    "om.row_next": "strike at {n}",
    "om.row_last": "no more strikes",
    "om.struck": "Carried out",
    "om.burdens": "In force",
    "om.monolith_won": "Won: {n} of 5 objectives",
    "om.monolith_lost": "Lost: {n} of 5 objectives",
    "om.rank": "Rank: {rank} ({points} points)",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "discovery_tile": ("Discovery tile", "Discovery tiles"),
    "research_tile": ("Research tile", "Research tiles"),
    "round": ("round", "rounds"),
    "is": ("is", "are"),
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "deck": {
        "upgrades": "Upgrades",
        "contracts": "Contracts",
        "technologies": "Technologies",
        "scientists": "Scientists",
        "discoveries": "Discoveries",
    },
    "sabotage": {
        "advanced_building_bombed": "Advanced Building Bombed",
        "hacked_tech": "Hacked Tech",
        "science_resources_missing": "Science Resources Missing",
        "change_of_plans": "Change of Plans",
        "alien_abduction": "Alien Abduction",
        "stealthy_harvest": "Stealthy Harvest",
        "shuttle_delayed": "Shuttle Delayed",
        "reduced_efficiency": "Reduced Efficiency",
        "crystal_theft": "Crystal Theft",
        "lss_sabotage": "LSS Sabotage",
        "hangar_infiltration": "Hangar Infiltration",
        "mine_explosion": "Mine Explosion",
        "atmospheric_seal": "Damage to Atmospheric Seal",
        "bot_destroyed": "Bot Destroyed",
        "rover_disabled": "Rover Disabled",
        "misinformation": "Misinformation",
    },
    "rank": {
        "star_child": "Star Child",
        "planet_tamer": "Planet Tamer",
        "pioneer": "Pioneer",
        "explorer": "Explorer",
        "passenger": "Passenger",
        "lost_in_space": "Lost in Space",
    },
}
TERMS: Final[dict[str, str]] = {
    "option:random_goals": "Random objectives",
    "help:random_goals": "How many of the five objectives are drawn at random; you choose the "
    "others. More is harder.",
    "score:objectives": "Objectives",
    "score:missions": "Missions",
    "outcome:objectives_met": "at least 4 of 5 objectives are fulfilled",
    "outcome:objectives_missed": "fewer than 4 of 5 objectives are fulfilled",
    "kind:objective": "objective",
    "kind:sabotage": "sabotage card",
    "gauge:objectives": "objectives",
    "gauge:rounds": "rounds",
    "monolith:objectives": "Objectives",
    "monolith:row": "Sabotage row",
    "monolith:struck": "Carried out",
    "monolith:burdens": "In force",
    "monolith:rank": "Rank",
}
