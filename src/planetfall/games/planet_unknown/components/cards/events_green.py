"""The green events: gifts."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.cards.event_card import EventCard
from planetfall.games.planet_unknown.components.tiles import BIOMASS, CIV, ROVER, TECH, WATER
from planetfall.games.planet_unknown.effects.advance import AdvanceOne
from planetfall.games.planet_unknown.effects.events import (
    AddCivCards,
    DrawObjective,
    FreeRotation,
)
from planetfall.games.planet_unknown.effects.tokens import (
    CollectLifepods,
    CollectMeteorites,
    ExtraRover,
    GainPatches,
    GainSynergy,
)

GREEN_CARDS: Final[list[EventCard]] = [
    EventCard(1, "extra_rover", each=ExtraRover()),
    EventCard(2, "more_civ_cards", table=AddCivCards()),
    EventCard(3, "extra_objective", table=DrawObjective()),
    EventCard(4, "jump_ahead", each=AdvanceOne((CIV, BIOMASS, WATER), steps=3, benefits=False)),
    EventCard(5, "rover_or_civ_up", each=AdvanceOne((ROVER, CIV))),
    EventCard(6, "rover_or_tech_up", each=AdvanceOne((ROVER, TECH))),
    EventCard(7, "rover_or_water_up", each=AdvanceOne((ROVER, WATER))),
    EventCard(8, "rover_or_biomass_up", each=AdvanceOne((ROVER, BIOMASS))),
    EventCard(9, "civ_or_tech_up", each=AdvanceOne((CIV, TECH))),
    EventCard(10, "water_or_civ_up", each=AdvanceOne((WATER, CIV))),
    EventCard(11, "biomass_or_civ_up", each=AdvanceOne((BIOMASS, CIV))),
    EventCard(12, "tech_or_water_up", each=AdvanceOne((TECH, WATER))),
    EventCard(13, "biomass_or_tech_up", each=AdvanceOne((BIOMASS, TECH))),
    EventCard(14, "biomass_or_water_up", each=AdvanceOne((BIOMASS, WATER))),
    EventCard(15, "free_rotation", table=FreeRotation()),
    EventCard(16, "patch", each=GainPatches(1)),
    EventCard(17, "synergy_first", each=GainSynergy()),
    EventCard(18, "lifepod_pick_up", each=CollectLifepods(1)),
    EventCard(19, "meteorite_pick_up", each=CollectMeteorites(1)),
    EventCard(20, "synergy_second", each=GainSynergy()),
]
