"""The orange events: setbacks and small restrictions."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.cards.event_card import EventCard
from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ENERGY,
    ROVER,
    TECH,
    WATER,
)
from planetfall.games.planet_unknown.effects.advance import RegressOne
from planetfall.games.planet_unknown.effects.events import (
    KeepOffEdge,
    NoRoversOn,
    OneBuildingOnly,
)
from planetfall.games.planet_unknown.effects.tokens import MeteorStrike

ORANGE_CARDS: Final[list[EventCard]] = [
    EventCard(21, "rover_or_civ_down", each=RegressOne((ROVER, CIV))),
    EventCard(22, "rover_or_tech_down", each=RegressOne((ROVER, TECH))),
    EventCard(23, "rover_or_water_down", each=RegressOne((ROVER, WATER))),
    EventCard(24, "rover_or_biomass_down", each=RegressOne((ROVER, BIOMASS))),
    EventCard(25, "civ_or_tech_down", each=RegressOne((CIV, TECH))),
    EventCard(26, "water_or_civ_down", each=RegressOne((WATER, CIV))),
    EventCard(27, "biomass_or_civ_down", each=RegressOne((BIOMASS, CIV))),
    EventCard(28, "tech_or_water_down", each=RegressOne((TECH, WATER))),
    EventCard(29, "biomass_or_tech_down", each=RegressOne((BIOMASS, TECH))),
    EventCard(30, "biomass_or_water_down", each=RegressOne((BIOMASS, WATER))),
    EventCard(31, "meteor_strike_orange", each=MeteorStrike()),
    EventCard(32, "setback_of_one", each=RegressOne()),
    EventCard(33, "no_rovers_on_water", each=NoRoversOn(WATER)),
    EventCard(34, "no_rovers_on_biomass", each=NoRoversOn(BIOMASS)),
    EventCard(35, "no_rovers_on_energy", each=NoRoversOn(ENERGY)),
    EventCard(36, "no_rovers_on_rover", each=NoRoversOn(ROVER)),
    EventCard(37, "no_rovers_on_tech", each=NoRoversOn(TECH)),
    EventCard(38, "no_rovers_on_civ", each=NoRoversOn(CIV)),
    EventCard(39, "keep_off_edge_orange", each=KeepOffEdge()),
    EventCard(40, "one_building_orange", each=OneBuildingOnly()),
]
