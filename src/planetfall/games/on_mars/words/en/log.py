"""English: lines of the log, and why something is not possible."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template


def _remaining(text: str, n: int) -> str:
    left = f"{n} mission{'' if n == 1 else 's'}" if n else "none"
    return f"{text}: {left} remaining"


PHRASES: Final[dict[str, Template]] = {
    # The course of the game.
    "log.nobody": "The table",
    "log.round": "Round {n}",
    "log.turn": "Turn of {who} (space {space})",
    "log.passed": "{who} passes: no Main action is possible",
    "log.main_action": "{who}: {action}",
    "log.executive_action": "{who}, Executive action: {executive}",
    "log.used_building": "{who} uses the {blueprint} for {n:crystal}",
    "log.used_building.free": "{who} uses the {blueprint} for free",
    "log.scientist_works": "{who} lets the {worker} work in the {blueprint}",
    "log.last_round": "The end of the game is triggered",
    "log.game_over": "The game is over",
    "log.space_chosen": "{who} takes Turn Order space {space} {at_space}",
    "log.shuttle_placed": "{who} puts the Shuttle {at}",
    "log.shuttle_moves": "The Shuttle moves to travel space {n} {of_side}",
    "log.shuttle_travels": "The Shuttle travels {to}, travel space {n}",
    "log.travels": "{who} travels {to} with the Shuttle",
    "log.travels.ship": "{who} travels {to} with a ship of the Hangar",
    "log.stays": "{who} stays",
    "log.dealt_goal": "{who} is dealt the Private Goal “{goal}”",
    "log.dealt_goal.hidden": "{who} is dealt a Private Goal",
    "log.first_player": "{who} is the first of the players to take a Turn Order space",
    # Colonists.
    "log.colonist_placed": "{who} places a colonist on “{slot}”",
    "log.slots_cleared": "“{slot}” is full: {n:colonist} of {who} {n:~goes} to the Working Area",
    "log.colonists_paid": "{who} pays with {n:colonist} sent to the Working Area",
    "log.boosted": "{who} sends {n:colonist} to the Working Area for more",
    "log.colonists_retrieved": "{who} retrieves {n:colonist} from “{place}”",
    "log.colonists_gained": "{who} gains {n:colonist}",
    "log.colonists_left": "{n:colonist} of {who} {n:~finds} no room in Living Quarters",
    "log.miner_placed": "{who} puts a miner on the Mine on {hex}",
    "log.miner_returns": "The miner of {who} on {hex} makes room",
    # Things.
    "log.gained": "{who} gains {things}",
    "log.lost": "{who} has no room for {things}",
    "log.paid": "{who} pays {things}",
    "log.from_warehouse": "{who} takes {thing} from the Warehouse",
    "log.crystals_arrive": "{who} moves {n:crystal} into the Depot",
    "log.crystals_arrive.none": "{who} has no room in the Depot for new crystals",
    "log.goal_discarded": "{who} discards “{goal}” in place of a crystal",
    "log.goal_discarded.hidden": "{who} discards a Private Goal in place of a crystal",
    "log.delivered": "{who} delivers {thing} to the Contract “{receiver}”",
    "log.scored": "{who} scores {n:op}{by}",
    "log.scored.by.1": ": the first building of its kind",
    "log.scored.by.2": ": LSS reward",
    "log.scored.by.3": ": Progress area",
    "log.scored.by.4": ": Advanced Building",
    "log.produced": "{who} produces {things}",
    # Cards and technology.
    "log.blueprint_taken": "{who} takes the Blueprint {blueprint}",
    "log.tech_taken": "{who} learns {tech} Tech",
    "log.tech_developed": "{who} develops {tech} Tech to level {n}, {lab}",
    "log.tech_borrowed": "{who} uses the {tech} Tech of {owner}",
    "log.tech_oxygen": "{who} keeps the oxygen for the use of {tech} Tech",
    "log.scientist_hired": "{who} hires the {scientist}",
    "log.contract_taken": "{who} takes the Contract “{contract}”",
    "log.display_filled": "The Contract “{contract}” comes to place "
    "{position} of the Scientist display",
    "log.contract_done": "{who} completes the Contract “{contract}”",
    "log.goal_done": "{who} completes the Private Goal “{goal}”",
    "log.mission_step": "{who} contributes to the mission “{mission}”: {n} to go",
    "log.mission_done": lambda mission, n: _remaining(f"The mission “{mission}” is completed", n),
    "log.missions_marker": lambda n: _remaining("The Remaining Missions marker moves", n),
    # The map.
    "log.built": "{who} constructs {built} on {hex}",
    "log.built.complex": "{who} constructs {built} on {hex} in a complex of {n}",
    "log.upgraded": "{who} builds the {advanced} on {hex}",
    "log.bot_moved": "{who} moves bot {bot} to {hex}",
    "log.rover_moved": "{who} moves the rover to {hex}",
    "log.bot_placed": "{who} puts a new bot on {hex}",
    "log.displaced": "{who} makes room: bot {figure} goes to {hex}",
    "log.displaced.rover": "{who} makes room: the rover goes to {hex}",
    "log.crystal_collected": "{who} collects the crystal on {hex}",
    "log.crystal_laid": "A crystal is laid on {hex}",
    "log.crystal_destroyed": "The crystal on {hex} is removed",
    "log.crystal_destroyed.bot": "The crystal on {hex} is removed by a bot of {who}",
    "log.tile_placed": "{who} places “{discovery}” on {tile_hex}",
    "log.tile_taken": "{who} takes the Discovery tile “{discovery}”",
    "log.research_taken": "{who} takes {research}",
    "log.tile_destroyed": "“{tile}” on {tile_hex} is removed",
    "log.tile_destroyed.bot": "“{tile}” on {tile_hex} is removed by a bot of {who}",
    "log.cube_placed": "{who} puts the cube of the {building} into the Progress area",
    "log.lss_rises": "The LSS marker of the {building} rises to row {n}",
    "log.ship_welcomed": "{who} welcomes the ship of Depot space {space}",
    "log.tile_on_radar": "{who} puts “{discovery}” on the Radar",
    # The Colony and what is dealt.
    "log.level_up": "The Colony reaches level {n}",
    "log.warehouse_filled": "The Warehouse is filled",
    "log.blueprint_dealt": "The Blueprint {blueprint} comes to place {position} of the display",
    "log.tech_dealt": "{tech} Tech comes to the Tech Grid, {grid}",
    "log.tile_revealed": "“{discovery}” comes to the Exploration space",
    "log.building_revealed": "Next {revealed}: {arrows:arrow} on its back",
    "log.reward_laid": "LSS reward of the {column}: {reward}",
    "log.mission_laid": "Mission {letter}: {mission}",
    "log.building_starts": "{start} starts on {hex}",
    # Why not: stock.
    "why.not_enough": "Not enough {bulk}: {needed} needed, {had} there.",
    "why.not_enough.minerals": "Not enough {bulk}: {needed} needed, {had} there with minerals "
    "standing in.",
    "why.not_enough.any": "Not enough resources: {needed} of your choice needed, {had} left for "
    "it.",
    "why.no_colonist": "Not enough colonists in Living Quarters: {needed} needed, {had} there.",
    "why.no_crystals": "Not enough crystals in the Depot: {needed} needed, {had} there, Private "
    "Goals in hand included.",
    "why.no_room": "There is no room for {bulk}.",
    "why.warehouse_empty": "Nothing of that kind is left in the Warehouse.",
    "why.supply_empty": "No colonist is left in your supply, or Living Quarters are full.",
    "why.no_colonist_away": "None of your colonists is where this would retrieve one from.",
    "why.nothing_produces": "You have no Advanced Building and no miner that could produce.",
    "why.no_marker": "All your Advanced Building markers are used.",
    "why.empty_display": "Nothing lies out to be taken.",
    "why.lab_full": "Both spaces of the first column of your Lab are occupied.",
    "why.tech_owned": "You own the {tech} Tech already.",
    "why.cannot_develop": "No tile of your Lab can move.",
    # Why not: actions.
    "why.other_side": "This action belongs {to}, where you are not.",
    "why.main_done": "You have taken your Main action of this turn.",
    "why.executive_done": "You have taken your Executive action of this turn.",
    "why.ship_in_the_way": "A ship in your Depot still covers this action.",
    "why.slot_taken": "A colonist of the same player is on this action already.",
    "why.no_ship": "All your ships have left the Depot.",
    "why.ship_limit": "For ship number {needed} the Colony must be on level {needed}; it is on "
    "level {had}.",
    "why.already_there": "You are {at} already.",
    "why.no_advanced_building": "The Advanced Building of this Blueprint is not yours or is not "
    "built.",
    "why.no_scientist": "You do not have the {scientist}.",
    "why.goal_done": "You have completed a Private Goal; a player completes only one.",
    "why.goal_not_met": "The requirement of this Private Goal is not met, or you do not have it.",
    "why.space_taken": "A marker stands on that Turn Order space.",
    # Why not: the map.
    "why.no_tiles": "No {type} is left to be built.",
    "why.no_place": "No hex in the zones of your bots is right for {building}.",
    "why.low_tech": "Joining needs {tech} Tech of level {needed}; only level {had} can be reached.",
    "why.low_tech.none": "Joining needs {tech} Tech of level {needed}; nobody's Tech can be used.",
    "why.no_blueprint": "None of your unbuilt Blueprints fits a building within reach.",
    "why.no_movement": "There are no movement points for it.",
    "why.occupied": "Two pieces may not stay on one hex, and passing through takes points to "
    "move on.",
    "why.off_map": "The map ends there.",
    "why.no_bot": "You have no such bot on the map.",
    "why.other_first": "Another of your pieces may not stay where it is; it has to move first.",
    "why.rover_stuck": "Your rover is out of action.",
    "why.tile_useless": "The rover cannot stop on a tile whose benefit it cannot use.",
    "why.too_far": "That hex is outside the zones of your bots.",
    "why.has_building": "A building stands on that hex.",
    "why.not_near": lambda building: (
        f"A{building[1:]} must stand next to another one or exactly two hexes away from one."
    ),
}
