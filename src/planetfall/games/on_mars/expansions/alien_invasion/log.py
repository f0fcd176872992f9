"""Kinds of events of the chapter (170 to 239), behind those of the base game's log.

The humans' own actions (`defence`) have those from 210 on.
"""

from __future__ import annotations

from typing import Final

# Points and victory.
HUMANS_SCORED: Final = 170  # amount; source: one of `points`
HUMANS_LOST: Final = 171  # amount; source: one of `points`
HUMANS_WIN: Final = 172  # amount: points
ALIENS_WIN: Final = 173

# Setup.
DEFENCE_DEALT: Final = 174  # what: blueprint
DEFENCE_LEFT: Final = 175  # what: blueprint

# The commander's turn.
COMMANDER_TURN: Final = 176
UNLOCKED: Final = 177  # what: action space
TOKEN_PLACED: Final = 178  # what: action space; source: REUSABLE or SINGLE
TOKEN_WASTED: Final = 179  # what: action space; source: REUSABLE or SINGLE
SCIENTIST_SENT: Final = 180  # what: alien card
RESTORED: Final = 181
SABOTAGE_LIFTED: Final = 182  # what: action space
SINGLE_GAINED: Final = 183  # amount: single-use tokens in the supply
ALIEN_DECLINES: Final = 184  # no development after a lent tile

# What the commander's actions do.
ALIEN_BUILT: Final = 185  # what: hex; amount: size; source: alien building
SOLDIERS_ADDED: Final = 186  # amount: from aside onto the panel
ALIEN_CRYSTALS: Final = 187  # amount
CARD_OBTAINED: Final = 188  # what: alien card
ALIEN_LEARNED: Final = 189  # what: alien tech
ALIEN_DEVELOPED: Final = 190  # what: alien tech; amount: level
ALIEN_UPGRADED: Final = 191  # what: hex; source: alien card
CARD_USED: Final = 192  # what: alien card
CRYSTAL_STOLEN: Final = 193  # what: hex, -1 for the Warehouse
DEPLOYED: Final = 194  # what: hex
MARCHED: Final = 195  # what: hex; source: hex it left
STOOD_UP: Final = 196  # what: hex
COLONIST_INFECTED: Final = 197  # seat: whose colonist goes to the Working Area
SHUTTLE_SHIFTED: Final = 198  # what: side; amount: travel space
ABDUCTED: Final = 199  # what: scientist; source: whose
CORRUPTED: Final = 200  # what: tech; source: whose
CORRUPTION_STOPPED: Final = 201  # what: tech; source: whose; the shield is gone

# Soldiers in the hands of the humans.
SOLDIER_DISPLACED: Final = 202  # what: hex; source: hex it left
SOLDIER_RETURNED: Final = 203  # what: hex it left
STUNNED: Final = 204  # what: hex

# The end of a game that neither side wins.
GOAL_MISSED: Final = 205  # amount: the round

# The defence.
SHIELDED: Final = 210  # what: hex
SHIELDED_TECH: Final = 211  # what: tech; source: whose
CORRUPTION_REMOVED: Final = 212  # what: tech; source: whose
SHIELD_RETURNED: Final = 213  # what: hex that was upgraded
SABOTAGED: Final = 214  # what: action space
SENTRY_PLACED: Final = 215  # what: hex
SENTRY_MOVED: Final = 216  # what: hex; source: hex it left
SENTRY_DISPLACED: Final = 217  # what: hex; source: hex it left
SUIT_PLACED: Final = 218  # what: hex
SUIT_MOVED: Final = 219  # what: hex; source: hex it left
SUIT_DISPLACED: Final = 220  # what: hex; source: hex it left
