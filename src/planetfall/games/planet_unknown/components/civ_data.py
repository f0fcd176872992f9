"""The 36 civ cards as plain records: nine of each rank.

A card is its kind and up to two numbers; `cards/civ.py` makes its effect from them. Numbers are
those printed on the cards.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = 4

IMMEDIATE: Final = 0
END_GAME: Final = 1
TIMING_IDS: Final = ("immediate", "end_game")

ADVANCE_DIFFERENT: Final = 0
"""Advance `count` different trackers by `amount` each."""
GAIN_PATCHES: Final = 1
"""Gain `count` biomass patches."""
MOVEMENT: Final = 2
"""Gain `amount` rover movement; techs do not raise it."""
EXTRA_TILE: Final = 3
"""Take and place a tile of the own section; `amount` 1 if its buildings advance, else 0."""
POINTS: Final = 4
"""`amount` points."""
COLLECT_LIFEPODS: Final = 5
"""Collect `count` lifepods from the own planet."""
TELEPORT_ROVER: Final = 6
"""Move one rover to any square."""
CLEAR_LINE: Final = 7
"""Destroy all meteorites of one row or column."""
ADVANCE_ALL_TO: Final = 8
"""Advance every tracker that stands lower to height `amount`, without synergies."""
POINTS_PER_PATCH: Final = 9
"""`amount` points for each patch on the planet."""
POINTS_AND_ADVANCE: Final = 10
"""`amount` points, and `count` tracker advances by 1 at the end."""
DESTROY_METEORITES: Final = 11
"""Destroy `count` meteorites on the planet."""
LIFEPOD_VALUE: Final = 12
"""Lifepods in the scoring area score `amount` each."""
METEORITE_SET: Final = 13
"""Each three meteorites score `METEORITE_SET_POINTS` by the number of such cards."""
COMMERCE_SET: Final = 14
"""Such cards score `COMMERCE_SET_POINTS` together."""
KIND_IDS: Final = (
    "advance_different",
    "gain_patches",
    "movement",
    "extra_tile",
    "points",
    "collect_lifepods",
    "teleport_rover",
    "clear_line",
    "advance_all_to",
    "points_per_patch",
    "points_and_advance",
    "destroy_meteorites",
    "lifepod_value",
    "meteorite_set",
    "commerce_set",
)

METEORITE_SET_POINTS: Final = (1, 2, 3, 4, 5)
COMMERCE_SET_POINTS: Final = (0, 1, 3, 6, 10)


class CivRecord:
    """One civ card. `number` counts from 1; a card's index in `CIV_CARDS` is one less."""

    def __init__(
        self, number: int, card_id: str, rank: int, timing: int, kind: int, count: int, amount: int
    ) -> None:
        self.number: Final = number
        self.id: Final = card_id
        self.rank: Final = rank
        self.timing: Final = timing
        self.kind: Final = kind
        self.count: Final = count
        self.amount: Final = amount


CIV_CARDS: Final[list[CivRecord]] = [
    CivRecord(1, "temp_agency", 1, IMMEDIATE, ADVANCE_DIFFERENT, 2, 1),
    CivRecord(2, "dept_of_operations", 1, IMMEDIATE, ADVANCE_DIFFERENT, 1, 2),
    CivRecord(3, "dept_of_natural_resources", 1, IMMEDIATE, GAIN_PATCHES, 1, 0),
    CivRecord(4, "dept_of_engineering", 1, IMMEDIATE, MOVEMENT, 0, 4),
    CivRecord(5, "salvage_yard", 1, IMMEDIATE, EXTRA_TILE, 1, 0),
    CivRecord(6, "observance_of_first_planet_holiday", 1, END_GAME, POINTS, 0, 1),
    CivRecord(7, "rising_planet_award", 1, END_GAME, POINTS, 0, 2),
    CivRecord(8, "first_planet_holiday", 2, END_GAME, POINTS, 0, 1),
    CivRecord(9, "peoples_planet_choice_award", 2, END_GAME, POINTS, 0, 2),
    CivRecord(10, "new_angel_investors", 2, IMMEDIATE, ADVANCE_DIFFERENT, 3, 1),
    CivRecord(11, "wage_increase", 2, IMMEDIATE, ADVANCE_DIFFERENT, 2, 1),
    CivRecord(12, "dept_of_parks_and_rec", 2, IMMEDIATE, GAIN_PATCHES, 2, 0),
    CivRecord(13, "approved_overtime", 2, IMMEDIATE, COLLECT_LIFEPODS, 2, 0),
    CivRecord(14, "relocation_bonus", 2, IMMEDIATE, TELEPORT_ROVER, 1, 0),
    CivRecord(15, "top_planet_award", 3, END_GAME, POINTS, 0, 2),
    CivRecord(16, "depot_repair_online", 3, IMMEDIATE, EXTRA_TILE, 1, 1),
    CivRecord(17, "landing_zone_approved", 3, IMMEDIATE, CLEAR_LINE, 1, 0),
    CivRecord(18, "search_and_rescue_team", 3, IMMEDIATE, COLLECT_LIFEPODS, 3, 0),
    CivRecord(19, "partnership_opportunity", 3, IMMEDIATE, ADVANCE_DIFFERENT, 3, 1),
    CivRecord(20, "best_in_planet_award", 3, END_GAME, POINTS, 0, 3),
    CivRecord(21, "unionization", 3, IMMEDIATE, ADVANCE_ALL_TO, 0, 5),
    CivRecord(22, "sustainable_living_act", 4, END_GAME, POINTS_PER_PATCH, 0, 1),
    CivRecord(23, "gaming_commission", 4, END_GAME, POINTS_AND_ADVANCE, 1, 2),
    CivRecord(24, "planet_lottery", 4, END_GAME, POINTS_AND_ADVANCE, 1, 3),
    CivRecord(25, "meteor_defense_program", 4, IMMEDIATE, DESTROY_METEORITES, 3, 0),
    CivRecord(26, "global_parks_system", 4, IMMEDIATE, GAIN_PATCHES, 3, 0),
    CivRecord(27, "best_planet_to_live_on_award", 4, END_GAME, POINTS, 0, 4),
    CivRecord(28, "space_citizen_decree", 4, END_GAME, LIFEPOD_VALUE, 0, 2),
    CivRecord(29, "meteorite_repo_1", 1, END_GAME, METEORITE_SET, 1, 0),
    CivRecord(30, "meteorite_repo_2", 2, END_GAME, METEORITE_SET, 1, 0),
    CivRecord(31, "meteorite_repo_3", 3, END_GAME, METEORITE_SET, 1, 0),
    CivRecord(32, "meteorite_repo_4", 4, END_GAME, METEORITE_SET, 1, 0),
    CivRecord(33, "commerce_agreement_1", 1, END_GAME, COMMERCE_SET, 1, 0),
    CivRecord(34, "commerce_agreement_2", 2, END_GAME, COMMERCE_SET, 1, 0),
    CivRecord(35, "commerce_agreement_3", 3, END_GAME, COMMERCE_SET, 1, 0),
    CivRecord(36, "commerce_agreement_4", 4, END_GAME, COMMERCE_SET, 1, 0),
]
CIV_IDS: Final = tuple([c.id for c in CIV_CARDS])

CIV_NAMES: Final = {
    "temp_agency": ("Temp Agency", "Agentura práce"),
    "dept_of_operations": ("Dept of Operations", "Úřad provozu"),
    "dept_of_natural_resources": ("Dept of Natural Resources", "Úřad přírodních zdrojů"),
    "dept_of_engineering": ("Dept of Engineering", "Úřad techniky"),
    "salvage_yard": ("Salvage Yard", "Vrakoviště"),
    "observance_of_first_planet_holiday": (
        "Observance of First Planet Holiday",
        "Oslava prvního svátku planety",
    ),
    "rising_planet_award": ("Rising Planet Award", "Cena vycházející planety"),
    "first_planet_holiday": ("First Planet Holiday", "První svátek planety"),
    "peoples_planet_choice_award": ("People's Planet Choice Award", "Cena veřejnosti pro planetu"),
    "new_angel_investors": ("New Angel Investors", "Noví andělští investoři"),
    "wage_increase": ("Wage Increase", "Zvýšení mezd"),
    "dept_of_parks_and_rec": ("Dept of Parks and Rec", "Úřad parků a rekreace"),
    "approved_overtime": ("Approved Overtime", "Schválené přesčasy"),
    "relocation_bonus": ("Relocation Bonus", "Příspěvek na stěhování"),
    "top_planet_award": ("Top Planet Award", "Cena pro špičkovou planetu"),
    "depot_repair_online": ("Depot Repair Online", "Opravna v provozu"),
    "landing_zone_approved": ("Landing Zone Approved", "Schválené přistání"),
    "search_and_rescue_team": ("Search and Rescue Team", "Pátrací a záchranný tým"),
    "partnership_opportunity": ("Partnership Opportunity", "Nabídka partnerství"),
    "best_in_planet_award": ("Best in Planet Award", "Cena pro nejlepší z planety"),
    "unionization": ("Unionization", "Založení odborů"),
    "sustainable_living_act": ("Sustainable Living Act", "Zákon o udržitelném životě"),
    "gaming_commission": ("Gaming Commission", "Herní komise"),
    "planet_lottery": ("Planet Lottery", "Planetární loterie"),
    "meteor_defense_program": ("Meteor Defense Program", "Program obrany před meteority"),
    "global_parks_system": ("Global Parks System", "Celoplanetární soustava parků"),
    "best_planet_to_live_on_award": (
        "Best Planet to Live on Award",
        "Cena pro nejlepší planetu k životu",
    ),
    "space_citizen_decree": ("Space Citizen Decree", "Dekret o vesmírném občanství"),
    "meteorite_repo_1": ("Meteorite Repo 1/4", "Odkup meteoritů 1/4"),
    "meteorite_repo_2": ("Meteorite Repo 2/4", "Odkup meteoritů 2/4"),
    "meteorite_repo_3": ("Meteorite Repo 3/4", "Odkup meteoritů 3/4"),
    "meteorite_repo_4": ("Meteorite Repo 4/4", "Odkup meteoritů 4/4"),
    "commerce_agreement_1": ("Commerce Agreement 1/4", "Obchodní dohoda 1/4"),
    "commerce_agreement_2": ("Commerce Agreement 2/4", "Obchodní dohoda 2/4"),
    "commerce_agreement_3": ("Commerce Agreement 3/4", "Obchodní dohoda 3/4"),
    "commerce_agreement_4": ("Commerce Agreement 4/4", "Obchodní dohoda 4/4"),
}
"""English and Czech names by card id."""
