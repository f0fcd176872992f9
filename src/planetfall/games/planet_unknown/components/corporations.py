"""The nine corporation sides: tracks, rovers, special rules and breakthroughs, as plain data.

What the rules do with them is written elsewhere; here stand only numbers and names.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.planet import BASE, KICKSTARTER
from planetfall.games.planet_unknown.components.tiles import BIOMASS, CIV, ROVER, TECH, WATER
from planetfall.games.planet_unknown.components.tracks import (
    BIOMASS_LINE,
    CIV_LINE,
    ONE_ROVER_LINE,
    TECH_LINE,
    TWO_ROVERS_LINE,
    WATER_LINE,
    Track,
)

NO_SPECIAL: Final = 0
CIV_REGRESS: Final = 1
"""Republic: each civ milestone forces another tracker down (PU-25.03)."""
BIOMASS_EXTENSION: Final = 2
"""Wormhole: a biomass building must extend an area (PU-26.01)."""
LIFEPODS_ON_TRACKS: Final = 3
"""Cosmos: collected lifepods may lie on track spaces (PU-27.02)."""
DELIVERY: Final = 4
"""Horizon: meteorites are carried to a rover building (PU-28.02)."""
LIFEPODS_ON_TECHS: Final = 5
"""Jump Drive: lifepods unlock breakthroughs A to F (PU-29.03)."""
WINDING_WATER: Final = 6
"""Oasis: water follows its own path, one step per square on ice (PU-30.01)."""
DIAGONAL_TRACKERS: Final = 7
"""Makeshift: trackers may change tracks (PU-31.01)."""
FOCUS: Final = 8
"""Flux: a token marks the focus track; only the newest breakthrough works (PU-32.01)."""
SPECIAL_IDS: Final = (
    "none",
    "civ_regress",
    "biomass_extension",
    "lifepods_on_tracks",
    "delivery",
    "lifepods_on_techs",
    "winding_water",
    "diagonal_trackers",
    "focus",
)

PASSIVE: Final = 0
ON_CHOICE: Final = 1
"""When a tile is chosen."""
ON_PLACEMENT: Final = 2
"""After a tile was placed."""
TURN_START: Final = 3
ANY_TIME: Final = 4
GAME_END: Final = 5
TIMING_IDS: Final = ("passive", "on_choice", "on_placement", "turn_start", "any_time", "game_end")

UNLIMITED: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_GAME: Final = 2
LIMIT_IDS: Final = ("unlimited", "once_per_turn", "once_per_game")

PATCHES_IGNORE_ADJACENCY: Final = (False, True)
"""By edition: Universal Coalition Lvl 1 also frees patches (PU-12.14)."""
ENERGY_WATER_DOUBLED: Final = (True, False)
"""By edition: Universal Coalition Lvl 4 doubles water chosen for an energy building (PU-12.16)."""
ENERGY_MAY_CHOOSE_BIOMASS: Final = (True, False)
"""By edition: Wormhole's energy buildings may advance biomass (PU-26.13)."""
REGRESS_MANDATORY: Final = (True, False)
"""By edition: Makeshift Lvl 4 must be used every turn (PU-31.15)."""

LIFEPOD_POINTS: Final = 1
METEORITES_PER_POINT: Final = 3
FLUX_TOKENS: Final = 1


class Tech:
    """A breakthrough: its stable id, level, when it works, how often, and its number if any."""

    def __init__(
        self, tech_id: str, level: str, timing: int, limit: int = UNLIMITED, amount: int = 0
    ) -> None:
        self.id: Final = tech_id
        self.level: Final = level
        """``1`` to ``5``, or ``A`` to ``F`` for Jump Drive."""
        self.timing: Final = timing
        self.limit: Final = limit
        self.amount: Final = amount
        """Movement, pieces or spaces the breakthrough speaks of; 0 if it names no number."""


class Corporation:
    """One corporation side."""

    def __init__(
        self,
        corporation_id: str,
        names: tuple[str, str],
        box: str,
        complexity: int,
        special: int,
        rovers: int,
        overflow: int,
        techs: list[Tech],
        civ: str = CIV_LINE,
        water: str = WATER_LINE,
        biomass: str = BIOMASS_LINE,
        rover: str = ONE_ROVER_LINE,
        tech: str = TECH_LINE,
        heights: list[int] | None = None,
        water_path: list[tuple[int, int]] | None = None,
    ) -> None:
        self.id: Final = corporation_id
        self.names: Final = names
        """English and Czech."""
        self.box: Final = box
        self.complexity: Final = complexity
        self.symmetric: Final = special == NO_SPECIAL
        self.special: Final = special
        self.rovers: Final = rovers
        self.overflow: Final = overflow
        """Movement for each rover advance on the top space (PU-11.17)."""
        self.techs: Final = techs
        self.tracks: Final[list[Track]] = [
            Track(civ), Track(water), Track(biomass), Track(rover), Track(tech)
        ]  # fmt: skip
        """Civ, water, biomass, rover, tech: also their order from left to right."""
        self.biomass_heights: Final[list[int]] = (
            heights if heights is not None else [k for k in range(16)]
        )
        """By space of the biomass track: its lowest row on the board."""
        self.water_path: Final[list[tuple[int, int]]] = (
            water_path if water_path is not None else [(WATER, k) for k in range(16)]
        )
        """The water tracker's way: by step the track and space it stands on."""


UNIVERSAL_COALITION: Final = Corporation(
    "universal_coalition", ("Universal Coalition", "Vesmírná koalice"), BASE, 1, NO_SPECIAL,
    rovers=2, overflow=4,
    rover="- rover 1 1 2 2 2+rover 2 2+m1 3 3+s 3 3+m2 4 4 4+m5",
    techs=[
        Tech("ignore_adjacency", "1", PASSIVE),
        Tech("store_patches", "2", PASSIVE),
        Tech("more_movement", "3", PASSIVE, amount=1),
        Tech("double_water", "4", PASSIVE),
        Tech("no_meteorites", "5", PASSIVE),
    ],
)  # fmt: skip

REPUBLIC: Final = Corporation(
    "republic", ("Republic", "Republic"), BASE, 2, CIV_REGRESS,
    rovers=1, overflow=3,
    civ="- - civ1 - civ2 - civ2 - civ3 - civ3 - civ4 - civ4 m5",
    techs=[
        Tech("movement_for_civ_tiles", "1", ON_CHOICE),
        Tech("wider_civ_choice", "2", PASSIVE, amount=1),
        Tech("teleport_between_civ_buildings", "3", PASSIVE, amount=1),
        Tech("synergy_for_civ_milestones", "4", PASSIVE),
        Tech("two_last_civ_cards", "5", GAME_END, amount=2),
    ],
)  # fmt: skip

WORMHOLE: Final = Corporation(
    "wormhole", ("Wormhole Corp", "Wormhole Corp"), BASE, 2, BIOMASS_EXTENSION,
    rovers=2, overflow=3,
    biomass="- s/patch +civ/patch+m1 +water/patch+m2 +tech/patch+m3 +rover/patch+m5",
    heights=[0, 2, 5, 8, 11, 14],
    rover=TWO_ROVERS_LINE,
    techs=[
        Tech("reset_biomass", "1", ANY_TIME),
        Tech("patches_on_tiles", "2", PASSIVE),
        Tech("extra_patch", "3", PASSIVE, ONCE_PER_TURN, amount=1),
        Tech("store_patches", "4", PASSIVE),
        Tech("patches_on_meteorites", "5", PASSIVE),
    ],
)  # fmt: skip

COSMOS: Final = Corporation(
    "cosmos", ("Cosmos Inc.", "Cosmos"), BASE, 2, LIFEPODS_ON_TRACKS,
    rovers=1, overflow=3,
    techs=[
        Tech("diagonal_rovers", "1", PASSIVE),
        Tech("reposition_lifepods_once", "2", ANY_TIME, ONCE_PER_GAME, amount=3),
        Tech("reposition_for_energy_tiles", "3", ON_PLACEMENT, amount=1),
        Tech("free_energy_steps", "4", PASSIVE),
        Tech("reposition_each_turn", "5", ANY_TIME, ONCE_PER_TURN, amount=1),
    ],
)  # fmt: skip

HORIZON: Final = Corporation(
    "horizon", ("Horizon Group", "Horizon Group"), BASE, 2, DELIVERY,
    rovers=4, overflow=5,
    rover="- rover 2 2+rover 2 3 3+rover 3 4+m1 4+rover 4+s 4 5+m2 5 5 5+m5",
    techs=[
        Tech("rover_tiles_ignore_adjacency", "1", PASSIVE),
        Tech("movement_for_loaded_rovers", "2", TURN_START, ONCE_PER_TURN, amount=1),
        Tech("patch_for_meteorites", "3", PASSIVE),
        Tech("destroy_on_water", "4", PASSIVE),
        Tech("advance_rover", "5", ANY_TIME, ONCE_PER_TURN, amount=1),
    ],
)  # fmt: skip

JUMP_DRIVE: Final = Corporation(
    "jump_drive", ("Jump Drive", "Jump Drive"), BASE, 3, LIFEPODS_ON_TECHS,
    rovers=1, overflow=3,
    # Medals fall with height; the lifepods unlock the breakthroughs (PU-29.04, PU-29.06).
    tech="- m5 s - - - m3 - m2 - - m1 s - - -",
    techs=[
        Tech("synergy_for_patch", "A", PASSIVE, ONCE_PER_TURN),
        Tech("teleport_to_same_terrain", "B", PASSIVE, ONCE_PER_TURN, amount=1),
        Tech("double_synergy", "C", PASSIVE, ONCE_PER_TURN, amount=2),
        Tech("tech_as_energy", "D", PASSIVE),
        Tech("claim_row", "E", ANY_TIME, ONCE_PER_GAME),
        Tech("common_objective", "F", ANY_TIME, ONCE_PER_GAME, amount=3),
    ],
)  # fmt: skip

OASIS: Final = Corporation(
    "oasis", ("Oasis Ultd.", "Oasis Ultd."), BASE, 3, WINDING_WATER,
    rovers=2, overflow=3,
    water="- - x s x s m3 x x m6 x m9 x m12 - m15",
    rover=TWO_ROVERS_LINE,
    water_path=[
        (WATER, 0), (WATER, 1), (BIOMASS, 2), (ROVER, 3), (TECH, 4), (ROVER, 5), (BIOMASS, 4),
        (WATER, 3), (CIV, 4), (WATER, 5), (WATER, 6), (CIV, 7), (CIV, 8), (WATER, 9),
        (BIOMASS, 8), (ROVER, 7), (TECH, 8), (ROVER, 9), (BIOMASS, 10), (WATER, 11), (CIV, 12),
        (WATER, 13), (WATER, 14), (WATER, 15),
    ],
    techs=[
        Tech("jump_trackers", "1", PASSIVE),
        Tech("movement_for_rovers_on_water", "2", TURN_START, ONCE_PER_TURN, amount=1),
        Tech("water_for_tiles_off_ice", "3", ON_PLACEMENT, amount=1),
        Tech("patch_for_water_tiles", "4", ON_PLACEMENT),
        Tech("synergy_for_water_tiles", "5", ON_PLACEMENT),
    ],
)  # fmt: skip

MAKESHIFT: Final = Corporation(
    "makeshift", ("Makeshift", "Makeshift"), KICKSTARTER, 4, DIAGONAL_TRACKERS,
    rovers=2, overflow=3,
    water="- - m1 s m2 - s m3 s - - m4 s - - m5",
    rover="- rover 1 1 2 2 2+rover 2 2+s 2 2+m1 2 2+m2 3 3 3+m5",
    techs=[
        Tech("outer_tracks_meet", "1", PASSIVE),
        Tech("more_movement_together", "2", PASSIVE, amount=1),
        Tech("sideways", "3", PASSIVE),
        Tech("regress_each_turn", "4", ANY_TIME, ONCE_PER_TURN, amount=1),
        Tech("score_like_the_best", "5", GAME_END),
    ],
)  # fmt: skip

FLUX: Final = Corporation(
    "flux", ("Flux Industries", "Flux Industries"), KICKSTARTER, 3, FOCUS,
    rovers=2, overflow=3,
    rover=TWO_ROVERS_LINE,
    techs=[
        Tech("movement_for_rovers_on_focus", "1", TURN_START, ONCE_PER_TURN, amount=2),
        Tech("advance_focus_to_milestone", "2", ANY_TIME, ONCE_PER_GAME),
        Tech("improve_focus", "3", PASSIVE),
        Tech("meteorite_for_focus_tiles", "4", ON_PLACEMENT, amount=1),
        Tech("advance_focus", "5", ANY_TIME, ONCE_PER_TURN, amount=1),
    ],
)  # fmt: skip

CORPORATIONS: Final[list[Corporation]] = [
    UNIVERSAL_COALITION,
    REPUBLIC,
    WORMHOLE,
    COSMOS,
    HORIZON,
    JUMP_DRIVE,
    OASIS,
    MAKESHIFT,
    FLUX,
]
"""All sides; the first is the symmetric one, printed on the front of every board."""
CORPORATION_IDS: Final = tuple([c.id for c in CORPORATIONS])
CORPORATION_OF: Final = {CORPORATIONS[k].id: k for k in range(len(CORPORATIONS))}
