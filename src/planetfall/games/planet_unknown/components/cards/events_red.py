"""The red events: losses and hard restrictions."""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.cards.event_card import EventCard
from planetfall.games.planet_unknown.effects.advance import RegressOne
from planetfall.games.planet_unknown.effects.events import (
    DestroyObjective,
    EmptyStack,
    KeepOffEdge,
    KeepOffIce,
    NoMatchingTerrain,
    NoMilestones,
    NoSynergies,
    OneBuildingOnly,
    RemoveCivCards,
    SynergyOrPeek,
)
from planetfall.games.planet_unknown.effects.tokens import (
    DestroyLifepods,
    DestroyRover,
    LoseLifepod,
    LoseMeteorite,
    MeteorStrike,
)

RED_CARDS: Final[list[EventCard]] = [
    EventCard(41, "setback_of_two", each=RegressOne(amount=2)),
    EventCard(42, "setback_of_three", each=RegressOne(amount=3)),
    EventCard(43, "meteor_strike_red", each=MeteorStrike()),
    EventCard(44, "one_building_red", each=OneBuildingOnly()),
    EventCard(45, "no_milestones_first", each=NoMilestones()),
    EventCard(46, "objective_lost", each=DestroyObjective()),
    EventCard(47, "rover_lost", each=DestroyRover()),
    EventCard(48, "fewer_civ_cards", table=RemoveCivCards()),
    EventCard(49, "lifepod_lost", each=DestroyLifepods(1)),
    EventCard(50, "collected_lifepod_lost", each=LoseLifepod()),
    EventCard(51, "collected_meteorite_lost", each=LoseMeteorite()),
    EventCard(52, "defective_batch", table=EmptyStack()),
    EventCard(53, "synergy_or_peek_first", each=SynergyOrPeek()),
    EventCard(54, "synergy_or_peek_second", each=SynergyOrPeek()),
    EventCard(55, "no_matching_terrain", each=NoMatchingTerrain()),
    EventCard(56, "keep_off_ice_first", each=KeepOffIce()),
    EventCard(57, "keep_off_ice_second", each=KeepOffIce()),
    EventCard(58, "no_synergies", each=NoSynergies()),
    EventCard(59, "no_milestones_second", each=NoMilestones()),
    EventCard(60, "keep_off_edge_red", each=KeepOffEdge()),
]
