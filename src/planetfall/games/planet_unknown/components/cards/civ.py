"""The 36 civ cards: nine of each rank, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from planetfall.core.effect import Effect
from planetfall.games.planet_unknown.components.cards.worth import (
    CommerceSet,
    LifepodValue,
    MeteoriteSet,
    Points,
    PointsPerPatch,
    Worth,
)
from planetfall.games.planet_unknown.effects.advance import AdvanceAllTo, AdvanceDifferent
from planetfall.games.planet_unknown.effects.tiles import ExtraTile
from planetfall.games.planet_unknown.effects.tokens import (
    ClearLine,
    CollectLifepods,
    DestroyMeteorites,
    GainMovement,
    GainPatches,
    TeleportRover,
)


class CivCard:
    """A civ card: what happens when it is taken, or what it is worth at the end."""

    def __init__(
        self,
        number: int,
        card_id: str,
        rank: int,
        now: Effect | None = None,
        worth: Worth | None = None,
        last: int = 0,
    ) -> None:
        self.number: Final = number
        self.id: Final = card_id
        self.rank: Final = rank
        self.now: Final = now
        """Immediate effect; `None` for an end-game card."""
        self.worth: Final = worth
        """What scoring reads; `None` for an immediate card."""
        self.last: Final = last
        """Trackers to advance by 1 at the end of the game."""


# Rank 1
TEMP_AGENCY: Final = CivCard(1, "temp_agency", 1, now=AdvanceDifferent(trackers=2))
DEPT_OF_OPERATIONS: Final = CivCard(
    2, "dept_of_operations", 1, now=AdvanceDifferent(trackers=1, steps=2)
)
DEPT_OF_NATURAL_RESOURCES: Final = CivCard(3, "dept_of_natural_resources", 1, now=GainPatches(1))
DEPT_OF_ENGINEERING: Final = CivCard(4, "dept_of_engineering", 1, now=GainMovement(4))
SALVAGE_YARD: Final = CivCard(5, "salvage_yard", 1, now=ExtraTile(advance=False))
OBSERVANCE_OF_FIRST_PLANET_HOLIDAY: Final = CivCard(
    6, "observance_of_first_planet_holiday", 1, worth=Points(1)
)
RISING_PLANET_AWARD: Final = CivCard(7, "rising_planet_award", 1, worth=Points(2))

# Rank 2
FIRST_PLANET_HOLIDAY: Final = CivCard(8, "first_planet_holiday", 2, worth=Points(1))
PEOPLES_PLANET_CHOICE_AWARD: Final = CivCard(9, "peoples_planet_choice_award", 2, worth=Points(2))
NEW_ANGEL_INVESTORS: Final = CivCard(10, "new_angel_investors", 2, now=AdvanceDifferent(trackers=3))
WAGE_INCREASE: Final = CivCard(11, "wage_increase", 2, now=AdvanceDifferent(trackers=2))
DEPT_OF_PARKS_AND_REC: Final = CivCard(12, "dept_of_parks_and_rec", 2, now=GainPatches(2))
APPROVED_OVERTIME: Final = CivCard(13, "approved_overtime", 2, now=CollectLifepods(2))
RELOCATION_BONUS: Final = CivCard(14, "relocation_bonus", 2, now=TeleportRover())

# Rank 3
TOP_PLANET_AWARD: Final = CivCard(15, "top_planet_award", 3, worth=Points(2))
DEPOT_REPAIR_ONLINE: Final = CivCard(16, "depot_repair_online", 3, now=ExtraTile(advance=True))
LANDING_ZONE_APPROVED: Final = CivCard(17, "landing_zone_approved", 3, now=ClearLine())
SEARCH_AND_RESCUE_TEAM: Final = CivCard(18, "search_and_rescue_team", 3, now=CollectLifepods(3))
PARTNERSHIP_OPPORTUNITY: Final = CivCard(
    19, "partnership_opportunity", 3, now=AdvanceDifferent(trackers=3)
)
BEST_IN_PLANET_AWARD: Final = CivCard(20, "best_in_planet_award", 3, worth=Points(3))
UNIONIZATION: Final = CivCard(21, "unionization", 3, now=AdvanceAllTo(height=5))

# Rank 4
SUSTAINABLE_LIVING_ACT: Final = CivCard(22, "sustainable_living_act", 4, worth=PointsPerPatch(1))
GAMING_COMMISSION: Final = CivCard(23, "gaming_commission", 4, worth=Points(2), last=1)
PLANET_LOTTERY: Final = CivCard(24, "planet_lottery", 4, worth=Points(3), last=1)
METEOR_DEFENSE_PROGRAM: Final = CivCard(25, "meteor_defense_program", 4, now=DestroyMeteorites(3))
GLOBAL_PARKS_SYSTEM: Final = CivCard(26, "global_parks_system", 4, now=GainPatches(3))
BEST_PLANET_TO_LIVE_ON_AWARD: Final = CivCard(
    27, "best_planet_to_live_on_award", 4, worth=Points(4)
)
SPACE_CITIZEN_DECREE: Final = CivCard(28, "space_citizen_decree", 4, worth=LifepodValue(2))

# Sets: one card of each rank
METEORITE_REPO_1: Final = CivCard(29, "meteorite_repo_1", 1, worth=MeteoriteSet())
METEORITE_REPO_2: Final = CivCard(30, "meteorite_repo_2", 2, worth=MeteoriteSet())
METEORITE_REPO_3: Final = CivCard(31, "meteorite_repo_3", 3, worth=MeteoriteSet())
METEORITE_REPO_4: Final = CivCard(32, "meteorite_repo_4", 4, worth=MeteoriteSet())
COMMERCE_AGREEMENT_1: Final = CivCard(33, "commerce_agreement_1", 1, worth=CommerceSet())
COMMERCE_AGREEMENT_2: Final = CivCard(34, "commerce_agreement_2", 2, worth=CommerceSet())
COMMERCE_AGREEMENT_3: Final = CivCard(35, "commerce_agreement_3", 3, worth=CommerceSet())
COMMERCE_AGREEMENT_4: Final = CivCard(36, "commerce_agreement_4", 4, worth=CommerceSet())

CARDS: Final[list[CivCard]] = [
    TEMP_AGENCY,
    DEPT_OF_OPERATIONS,
    DEPT_OF_NATURAL_RESOURCES,
    DEPT_OF_ENGINEERING,
    SALVAGE_YARD,
    OBSERVANCE_OF_FIRST_PLANET_HOLIDAY,
    RISING_PLANET_AWARD,
    FIRST_PLANET_HOLIDAY,
    PEOPLES_PLANET_CHOICE_AWARD,
    NEW_ANGEL_INVESTORS,
    WAGE_INCREASE,
    DEPT_OF_PARKS_AND_REC,
    APPROVED_OVERTIME,
    RELOCATION_BONUS,
    TOP_PLANET_AWARD,
    DEPOT_REPAIR_ONLINE,
    LANDING_ZONE_APPROVED,
    SEARCH_AND_RESCUE_TEAM,
    PARTNERSHIP_OPPORTUNITY,
    BEST_IN_PLANET_AWARD,
    UNIONIZATION,
    SUSTAINABLE_LIVING_ACT,
    GAMING_COMMISSION,
    PLANET_LOTTERY,
    METEOR_DEFENSE_PROGRAM,
    GLOBAL_PARKS_SYSTEM,
    BEST_PLANET_TO_LIVE_ON_AWARD,
    SPACE_CITIZEN_DECREE,
    METEORITE_REPO_1,
    METEORITE_REPO_2,
    METEORITE_REPO_3,
    METEORITE_REPO_4,
    COMMERCE_AGREEMENT_1,
    COMMERCE_AGREEMENT_2,
    COMMERCE_AGREEMENT_3,
    COMMERCE_AGREEMENT_4,
]
"""By the index of `civ_data.CIV_CARDS`."""


def roots() -> dict[str, Effect]:
    """The immediate effects by path."""
    return {"civ." + card.id: card.now for card in CARDS if card.now is not None}
