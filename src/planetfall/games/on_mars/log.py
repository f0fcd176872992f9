"""Kinds of events that the log is made of.

An event is (kind, seat, what, amount, source, audience). Comments say what `what`, `amount` and
`source` mean.
"""

from __future__ import annotations

from typing import Final

# Course of the game.
ROUND: Final = 1  # amount: number of the round
TURN: Final = 2  # what: Turn Order space
PASSED: Final = 3  # no Main action was possible
MAIN_ACTION: Final = 4  # what: main action
EXECUTIVE_ACTION: Final = 5  # what: executive action
USED_BUILDING: Final = 6  # what: blueprint; amount: crystals paid
SCIENTIST_WORKS: Final = 7  # what: blueprint; source: scientist
LAST_ROUND: Final = 8  # the end of the game is triggered
GAME_OVER: Final = 9

# Setup and Turn Order.
SPACE_CHOSEN: Final = 10  # what: Turn Order space
SHUTTLE_PLACED: Final = 11  # what: side
SHUTTLE_MOVES: Final = 12  # what: side; amount: travel space
SHUTTLE_TRAVELS: Final = 13  # what: side it goes to; amount: travel space
TRAVELS: Final = 14  # what: side; amount: ships discarded
STAYS: Final = 15
DEALT_GOAL: Final = 16  # what: goal (owner only)

# Colonists and slots.
COLONIST_PLACED: Final = 20  # what: slot action
SLOTS_CLEARED: Final = 21  # what: slot action; amount: colonists sent to the Working Area
COLONISTS_PAID: Final = 22  # amount: colonists sent to the Working Area
BOOSTED: Final = 23  # one colonist sent to the Working Area
COLONISTS_RETRIEVED: Final = 24  # what: place; amount
COLONISTS_GAINED: Final = 25  # amount
COLONISTS_LEFT: Final = 26  # amount: found no slot, went to the own supply
MINER_PLACED: Final = 27  # what: hex
MINER_RETURNS: Final = 28  # what: hex

# Things.
GAINED: Final = 30  # what: item; amount
LOST: Final = 31  # what: item; amount: found no room
PAID: Final = 32  # what: item; amount
FROM_WAREHOUSE: Final = 33  # what: item
CRYSTALS_ARRIVE: Final = 34  # amount: moved into the Depot
GOAL_DISCARDED: Final = 35  # what: goal (owner only), used as a crystal
DELIVERED: Final = 36  # what: item; source: contract
SCORED: Final = 37  # amount; source: one of the reasons below
PRODUCED: Final = 38  # what: item; amount

# Cards and technology.
BLUEPRINT_TAKEN: Final = 40  # what: blueprint
TECH_TAKEN: Final = 41  # what: tech; source: Lab space
TECH_DEVELOPED: Final = 42  # what: tech; amount: new level; source: Lab space
TECH_BORROWED: Final = 43  # what: tech; source: its owner
TECH_OXYGEN: Final = 44  # what: tech: its owner keeps the oxygen
SCIENTIST_HIRED: Final = 45  # what: scientist
CONTRACT_TAKEN: Final = 46  # what: contract
DISPLAY_FILLED: Final = 47  # what: contract; amount: place
CONTRACT_DONE: Final = 48  # what: contract
GOAL_DONE: Final = 49  # what: goal
MISSION_STEP: Final = 50  # what: mission; amount: steps left
MISSION_DONE: Final = 51  # what: mission; amount: missions remaining
MISSIONS_MARKER: Final = 52  # amount: missions remaining

# The map.
BUILT: Final = 60  # what: hex; amount: size; source: building
UPGRADED: Final = 61  # what: hex; source: blueprint
BOT_MOVED: Final = 62  # what: hex; source: bot
ROVER_MOVED: Final = 63  # what: hex
BOT_PLACED: Final = 64  # what: hex
DISPLACED: Final = 65  # what: hex; source: 0 for a rover, 1 + bot for a bot
CRYSTAL_COLLECTED: Final = 66  # what: hex
CRYSTAL_LAID: Final = 67  # what: hex
CRYSTAL_DESTROYED: Final = 68  # what: hex
TILE_PLACED: Final = 69  # what: discovery; source: hex
TILE_TAKEN: Final = 70  # what: discovery
RESEARCH_TAKEN: Final = 71  # what: research type
TILE_DESTROYED: Final = 72  # what: discovery, or RESEARCH_BASE + type; source: hex
CUBE_PLACED: Final = 73  # what: building
LSS_RISES: Final = 74  # what: building; amount: new row
SHIP_WELCOMED: Final = 75  # what: Depot space
TILE_ON_RADAR: Final = 76  # what: discovery

# The Colony and what is dealt.
LEVEL_UP: Final = 80  # amount: new level
WAREHOUSE_FILLED: Final = 81
BLUEPRINT_DEALT: Final = 82  # what: blueprint; amount: place
TECH_DEALT: Final = 83  # what: tech; amount: grid space
TILE_REVEALED: Final = 84  # what: discovery; amount: place
BUILDING_REVEALED: Final = 85  # what: building tile
REWARD_LAID: Final = 86  # what: reward; amount: column
MISSION_LAID: Final = 87  # what: mission; amount: place
BUILDING_STARTS: Final = 88  # what: hex; source: building
FIRST_PLAYER: Final = 89

# Why points were scored (`source` of SCORED).
BY_FIRST_BUILDING: Final = 1
BY_REWARD: Final = 2
BY_PROGRESS: Final = 3
BY_CARD: Final = 4

RESEARCH_BASE: Final = 32
"""Added to a research type where discoveries are told from it."""
