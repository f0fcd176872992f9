"""Numbers of the chapter that the rules or printed components state.

Where a value is a design of ours, a comment names the key of the facts that says so.
"""

from __future__ import annotations

from typing import Final

TIME_START: Final = {2: 12, 3: 10, 4: 8}
"""The first space of the time marker by number of players."""
LIMITS: Final = ["14", "12"]
"""So many infected colonists lose the game; the second one is harder."""
VACCINES: Final = 4
WAREHOUSE_MEDICINE: Final = 2
DISPLAY_ROW: Final = 7
START_PLACES: Final = [0, 1, 2, 3, 7, 8, 9]
LEVEL_2_CARDS: Final = 14
DISPLAY_PLACES: Final = 15
"""The promo card may lie out, too."""
LEFT_OUT_GOALS: Final = ["scientist_and_contract", "three_progress_cubes"]
"""Private Goals 13 and 15."""

HOSPITAL_ARROWS: Final[list[list[str]]] = [  # arrows_source: designed
    ["n"],
    ["se"],
    ["sw"],
    ["ne", "s"],
    ["nw", "se"],
    [],
    [],
]
MICROBIOLOGIST_PRICE: Final = 2
"""Medicine."""
LAB_CRYSTALS: Final = 2
"""What the Microbiology Lab takes beside the price of an Executive action."""

# Rooms of Living Quarters.
FIRST_ROOM: Final = 4
"""Slots of the first room."""
ROOM: Final = 2
"""Slots of each room that a further Shelter adds."""
ROOMS: Final = 5
