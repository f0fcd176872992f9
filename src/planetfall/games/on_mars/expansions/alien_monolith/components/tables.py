"""Numbers of the chapter; a corrected value is a change of one line here."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 15
"""The last space of the time track: reaching it ends the game."""
STRIKES: Final = [3, 5, 7, 9, 11, 13]
"""Spaces of the time track with an alien: full sabotage cards are resolved there."""
ROW_AT_START: Final = 2
CUBES: Final = 5
"""Sabotage cubes in the supply."""
CUBES_TO_STRIKE: Final = 2
"""A sabotage card has room for so many cubes; with all of them it is resolved."""
OBJECTIVES_TO_WIN: Final = 4
OBJECTIVE_POINTS: Final = [-50, -25, -15, 0, 25, 50]
"""By number of objectives fulfilled."""
MISSION_POINTS: Final = 10
RANKS: Final = [
    (150, "star_child"),
    (125, "planet_tamer"),
    (100, "pioneer"),
    (75, "explorer"),
    (50, "passenger"),
]
"""The least points of each rank."""
LOWEST_RANK: Final = "lost_in_space"
SCIENTIST_OBJECTIVE: Final = 9
"""Points that the Scientist of an objective must be worth."""

# Sabotage.
BOMBED_PRICE: Final = 2
"""Minerals for the upgrade of the first objective once it was bombed."""
STOLEN_CRYSTALS: Final = 2
EXTRA_SLOT_PRICE: Final = 1
SECOND_BUILDING: Final = 2
"""Own Advanced Buildings of the type that the first objective needs after a change of plans."""
FARTHEST_SHUTTLE: Final = 4
"""An imaginary travel space behind the last one."""

SOURCES: Final[dict[str, str]] = {
    "rounds": "rulebook",
    "strikes": "public",
    "row_at_start": "rulebook",
    "cubes": "rulebook",
    "objective_points": "rulebook",
    "mission_points": "rulebook",
    "ranks": "rulebook",
    "scientist_objective": "rulebook",
    "bombed_price": "public",
    "stolen_crystals": "public",
    "ship_toll": "public",
    "extra_slot_price": "public",
    "second_building": "public",
    "farthest_shuttle": "public",
    "two_player_base": "designed",
    "face_down_buildings": "designed",
    "closed_quarters": "designed",
    "rover_steps": "designed",
}
"""Where every value and rule of the components comes from."""
