"""Reasons of the chapters, behind those of the base game; a section a chapter."""

from __future__ import annotations

from typing import Final

from planetfall.core.reasons import GAME_REASONS
from planetfall.games.on_mars.reasons import REASON_NAMES


def _reason(name: str) -> int:
    """The kind of a new reason; `words` has its phrase under `name`."""
    REASON_NAMES.append(name)
    return GAME_REASONS + len(REASON_NAMES) - 1


# Blackout.
GOAL_THIS_TURN: Final = _reason("goal_this_turn")
"""A player completes only one Private Goal in a turn."""

# Invasion: the commander.
NO_ALIEN_TILES: Final = _reason("no_alien_tiles")
"""All tiles of `what` (an alien building) are on the map."""
NO_ALIEN_HEX: Final = _reason("no_alien_hex")
"""No empty hex is right for `what` (an alien building)."""
ALIEN_LAB_FULL: Final = _reason("alien_lab_full")
"""The first space of the alien Lab is taken, or all tiles are learned."""
NO_ALIEN_STEP: Final = _reason("no_alien_step")
"""No alien tile can move to the right."""
ALIEN_DISPLAY_EMPTY: Final = _reason("alien_display_empty")
"""All alien Blueprints are obtained."""
NO_ALIEN_UPGRADE: Final = _reason("no_alien_upgrade")
"""No obtained Blueprint fits an alien building."""
CARD_NOT_BUILT: Final = _reason("card_not_built")
"""`what` is an alien Blueprint."""
CARD_FACE_DOWN: Final = _reason("card_face_down")
"""`what` is an alien Blueprint, used since the panel was restored."""
SCIENTIST_THERE: Final = _reason("scientist_there")
"""The alien scientist is on `what` (an alien Blueprint)."""
SCIENTIST_AWAY: Final = _reason("scientist_away")
"""The alien scientist is on `what` until the panel is restored."""
TOKEN_FIRST: Final = _reason("token_first")
"""The scientist is used together with a token, and none could be used."""
NO_ONE_TO_INFECT: Final = _reason("no_one_to_infect")
NO_ONE_TO_ABDUCT: Final = _reason("no_one_to_abduct")
NO_CORRUPTION: Final = _reason("no_corruption")
"""No corruption token, or no tile without one, is left."""
NO_SOLDIER_READY: Final = _reason("no_soldier_ready")
"""No soldier is on the panel."""
NO_DEPLOYMENT_HEX: Final = _reason("no_deployment_hex")
NOTHING_TO_STEAL: Final = _reason("nothing_to_steal")
NO_SOLDIER_MOVES: Final = _reason("no_soldier_moves")
NO_ALIEN_CRYSTALS: Final = _reason("no_alien_crystals")
"""Crystals that the commander can spend: needed, had."""
NO_TOKEN: Final = _reason("no_token")
"""The supply of `what` (a kind of token) is empty."""
TOKEN_USED: Final = _reason("token_used")
"""`what` is the kind of token that was used in this turn."""
ALREADY_ACTED: Final = _reason("already_acted")
"""A token or the scientist was used in this turn."""
SPACE_COVERED: Final = _reason("space_covered")
"""A token lies on `what` (an action space)."""
SPACE_LOCKED: Final = _reason("space_locked")
SPACE_SABOTAGED: Final = _reason("space_sabotaged")
SPACE_OPEN: Final = _reason("space_open")
"""`what` (an action space) has no such cover."""
CANNOT_RESTORE: Final = _reason("cannot_restore")
"""Tokens are left and too many spaces are uncovered: allowed, uncovered."""

# Invasion: the defence.
NO_SHIELDS: Final = _reason("no_shields")
"""All shields are in use."""
NO_SABOTAGE: Final = _reason("no_sabotage")
"""Both sabotage tokens are in use."""
NO_FREE_SPACE: Final = _reason("no_free_space")
"""No action space of the alien panel is open and uncovered."""
NO_SENTRY: Final = _reason("no_sentry")
"""All sentry bots are on the map."""
NO_TARGET: Final = _reason("no_target")
"""No active soldier is there."""
SOLDIER_FIRST: Final = _reason("soldier_first")
"""An activation is needed to return the soldier of that hex."""

# Outbreak.
NO_VACCINES: Final = _reason("no_vaccines")
"""All vaccines are given."""
NOBODY_ILL: Final = _reason("nobody_ill")
NOT_BY_SHELTER: Final = _reason("not_by_shelter")
"""The first Hospital must be next to an own Shelter."""

# Invasion: hexes, tiles and cards of the commander.
ALIEN_JOIN: Final = _reason("alien_join")
"""The alien Tech is too low to join so many buildings."""
HEX_NOT_EMPTY: Final = _reason("hex_not_empty")
NOT_BY_ALIENS: Final = _reason("not_by_aliens")
NOT_IN_ALIENS: Final = _reason("not_in_aliens")
BUILDING_HOLDS: Final = _reason("building_holds")
"""A marker or another piece is on the building."""
ALIEN_TECH_KNOWN: Final = _reason("alien_tech_known")
ALIEN_CARD_TAKEN: Final = _reason("alien_card_taken")
NOT_THAT_BUILDING: Final = _reason("not_that_building")
"""The alien Blueprint upgrades another type, or the building is upgraded."""
NO_ENTRY: Final = _reason("no_entry")
"""Soldiers do not enter that building."""
NOT_A_STEP: Final = _reason("not_a_step")
NOTHING_STOLEN: Final = _reason("nothing_stolen")
"""No crystal lies there."""
NOT_NEAREST: Final = _reason("not_nearest")
"""A displaced soldier goes to the nearest hexes."""
