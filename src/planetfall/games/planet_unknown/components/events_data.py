"""The 60 event cards as plain records: twenty of each colour.

A card is its kind and a few parameters; `cards/events.py` makes its effect from them. Cards with
equal effects have names of their own, so that every card has one stable id.
"""

from __future__ import annotations

from typing import Final

from planetfall.games.planet_unknown.components.tiles import (
    BIOMASS,
    CIV,
    ENERGY,
    ROVER,
    TECH,
    WATER,
)

GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOUR_IDS: Final = ("green", "orange", "red")
DECK_SIZE: Final = 20

EXTRA_ROVER: Final = 0
"""A rover from the box, put on the tile placed this turn."""
ADD_CIV_CARDS: Final = 1
"""`amount` random unused card joins each civ rank; once for the table."""
DRAW_OBJECTIVE: Final = 2
"""Draw `amount` personal objective."""
ADVANCE_CHOICE: Final = 3
"""Advance one of `tracks` by `amount`; `benefits` says whether its spaces pay."""
ROTATE_STATION: Final = 4
"""Turn the station to any section."""
GAIN_PATCHES: Final = 5
"""Gain `amount` biomass patches."""
SYNERGY: Final = 6
"""Gain a synergy."""
COLLECT: Final = 7
"""Collect `amount` of `token` from the own planet."""
REGRESS_CHOICE: Final = 8
"""Move one of `tracks` down by `amount`."""
ADD_METEORITE: Final = 9
"""Put `amount` meteorite on an empty meteor symbol."""
ROVER_BAN: Final = 10
"""This turn rovers may not enter `terrain`."""
KEEP_OFF_EDGE: Final = 11
"""This turn tiles may not cover edge squares."""
ONE_BUILDING: Final = 12
"""This turn only one building of the tile advances."""
DESTROY_OBJECTIVE: Final = 13
"""Discard `amount` of the own personal objectives."""
DESTROY_ROVER: Final = 14
"""Destroy `amount` rover, if two or more stand on the planet."""
REMOVE_CIV_CARDS: Final = 15
"""`amount` random card leaves each civ rank; once for the table."""
DESTROY: Final = 16
"""Destroy `amount` of `token` from `place`."""
EMPTY_STACK: Final = 17
"""Remove all tiles of one stack of the own section."""
SYNERGY_OR_PEEK: Final = 18
"""Gain a synergy or look at the next event."""
NO_MATCHING: Final = 19
"""This turn a tile may not touch terrain of its own kinds."""
KEEP_OFF_ICE: Final = 20
"""This turn tiles may not cover ice."""
NO_SYNERGY: Final = 21
"""This turn no synergies are gained."""
NO_MILESTONES: Final = 22
"""This turn civ, patch, rover and tech milestones give nothing."""
KIND_IDS: Final = (
    "extra_rover",
    "add_civ_cards",
    "draw_objective",
    "advance_choice",
    "rotate_station",
    "gain_patches",
    "synergy",
    "collect",
    "regress_choice",
    "add_meteorite",
    "rover_ban",
    "keep_off_edge",
    "one_building",
    "destroy_objective",
    "destroy_rover",
    "remove_civ_cards",
    "destroy",
    "empty_stack",
    "synergy_or_peek",
    "no_matching",
    "keep_off_ice",
    "no_synergy",
    "no_milestones",
)

NO_TOKEN: Final = 0
LIFEPOD: Final = 1
METEORITE: Final = 2
ON_PLANET: Final = 0
ON_CORPORATION: Final = 1

SOLO_BASE: Final = 60
SOLO_BANDS: Final = (0, 3, 7, 11, 15)
"""Least number of cards of a colour for each column of the target table."""
SOLO_TARGET: Final = (
    (0, 3, 6, 9, 12),
    (0, -1, -2, -3, -4),
    (0, -5, -7, -9, -11),
)
"""By colour and band: what the cards of a colour in the deck add to the target."""
SOLO_GRADES: Final = (
    (-10, -5, 0, 10, 15),
    (-10, -5, 0, 5, 10, 15),
)
"""By edition: least difference to the target for the grades above the lowest."""


class EventRecord:
    """One event card. `number` counts from 1; a card's index in `EVENTS` is one less."""

    def __init__(
        self,
        number: int,
        card_id: str,
        colour: int,
        kind: int,
        amount: int = 0,
        *,
        tracks: tuple[int, ...] = (),
        benefits: bool = True,
        terrain: int = -1,
        token: int = NO_TOKEN,
        place: int = ON_PLANET,
        solo_only: bool = False,
    ) -> None:
        self.number: Final = number
        self.id: Final = card_id
        self.colour: Final = colour
        self.kind: Final = kind
        self.amount: Final = amount
        self.tracks: Final = tracks
        """Tracks to choose from, in printed order."""
        self.benefits: Final = benefits
        self.terrain: Final = terrain
        self.token: Final = token
        self.place: Final = place
        self.solo_only: Final = solo_only


ALL: Final = (CIV, WATER, BIOMASS, ROVER, TECH)

EVENTS: Final[list[EventRecord]] = [
    # green
    EventRecord(1, "extra_rover", GREEN, EXTRA_ROVER, 1, solo_only=True),
    EventRecord(2, "more_civ_cards", GREEN, ADD_CIV_CARDS, 1, solo_only=True),
    EventRecord(3, "extra_objective", GREEN, DRAW_OBJECTIVE, 1, solo_only=True),
    EventRecord(
        4, "jump_ahead", GREEN, ADVANCE_CHOICE, 3, tracks=(CIV, BIOMASS, WATER), benefits=False
    ),
    EventRecord(5, "rover_or_civ_up", GREEN, ADVANCE_CHOICE, 1, tracks=(ROVER, CIV)),
    EventRecord(6, "rover_or_tech_up", GREEN, ADVANCE_CHOICE, 1, tracks=(ROVER, TECH)),
    EventRecord(7, "rover_or_water_up", GREEN, ADVANCE_CHOICE, 1, tracks=(ROVER, WATER)),
    EventRecord(8, "rover_or_biomass_up", GREEN, ADVANCE_CHOICE, 1, tracks=(ROVER, BIOMASS)),
    EventRecord(9, "civ_or_tech_up", GREEN, ADVANCE_CHOICE, 1, tracks=(CIV, TECH)),
    EventRecord(10, "water_or_civ_up", GREEN, ADVANCE_CHOICE, 1, tracks=(WATER, CIV)),
    EventRecord(11, "biomass_or_civ_up", GREEN, ADVANCE_CHOICE, 1, tracks=(BIOMASS, CIV)),
    EventRecord(12, "tech_or_water_up", GREEN, ADVANCE_CHOICE, 1, tracks=(TECH, WATER)),
    EventRecord(13, "biomass_or_tech_up", GREEN, ADVANCE_CHOICE, 1, tracks=(BIOMASS, TECH)),
    EventRecord(14, "biomass_or_water_up", GREEN, ADVANCE_CHOICE, 1, tracks=(BIOMASS, WATER)),
    EventRecord(15, "free_rotation", GREEN, ROTATE_STATION, solo_only=True),
    EventRecord(16, "patch", GREEN, GAIN_PATCHES, 1),
    EventRecord(17, "synergy_first", GREEN, SYNERGY),
    EventRecord(18, "lifepod_pick_up", GREEN, COLLECT, 1, token=LIFEPOD),
    EventRecord(19, "meteorite_pick_up", GREEN, COLLECT, 1, token=METEORITE),
    EventRecord(20, "synergy_second", GREEN, SYNERGY),
    # orange
    EventRecord(21, "rover_or_civ_down", ORANGE, REGRESS_CHOICE, 1, tracks=(ROVER, CIV)),
    EventRecord(22, "rover_or_tech_down", ORANGE, REGRESS_CHOICE, 1, tracks=(ROVER, TECH)),
    EventRecord(23, "rover_or_water_down", ORANGE, REGRESS_CHOICE, 1, tracks=(ROVER, WATER)),
    EventRecord(24, "rover_or_biomass_down", ORANGE, REGRESS_CHOICE, 1, tracks=(ROVER, BIOMASS)),
    EventRecord(25, "civ_or_tech_down", ORANGE, REGRESS_CHOICE, 1, tracks=(CIV, TECH)),
    EventRecord(26, "water_or_civ_down", ORANGE, REGRESS_CHOICE, 1, tracks=(WATER, CIV)),
    EventRecord(27, "biomass_or_civ_down", ORANGE, REGRESS_CHOICE, 1, tracks=(BIOMASS, CIV)),
    EventRecord(28, "tech_or_water_down", ORANGE, REGRESS_CHOICE, 1, tracks=(TECH, WATER)),
    EventRecord(29, "biomass_or_tech_down", ORANGE, REGRESS_CHOICE, 1, tracks=(BIOMASS, TECH)),
    EventRecord(30, "biomass_or_water_down", ORANGE, REGRESS_CHOICE, 1, tracks=(BIOMASS, WATER)),
    EventRecord(31, "meteor_strike_orange", ORANGE, ADD_METEORITE, 1),
    EventRecord(32, "setback_of_one", ORANGE, REGRESS_CHOICE, 1, tracks=ALL),
    EventRecord(33, "no_rovers_on_water", ORANGE, ROVER_BAN, terrain=WATER),
    EventRecord(34, "no_rovers_on_biomass", ORANGE, ROVER_BAN, terrain=BIOMASS),
    EventRecord(35, "no_rovers_on_energy", ORANGE, ROVER_BAN, terrain=ENERGY),
    EventRecord(36, "no_rovers_on_rover", ORANGE, ROVER_BAN, terrain=ROVER),
    EventRecord(37, "no_rovers_on_tech", ORANGE, ROVER_BAN, terrain=TECH),
    EventRecord(38, "no_rovers_on_civ", ORANGE, ROVER_BAN, terrain=CIV),
    EventRecord(39, "keep_off_edge_orange", ORANGE, KEEP_OFF_EDGE),
    EventRecord(40, "one_building_orange", ORANGE, ONE_BUILDING),
    # red
    EventRecord(41, "setback_of_two", RED, REGRESS_CHOICE, 2, tracks=ALL),
    EventRecord(42, "setback_of_three", RED, REGRESS_CHOICE, 3, tracks=ALL),
    EventRecord(43, "meteor_strike_red", RED, ADD_METEORITE, 1),
    EventRecord(44, "one_building_red", RED, ONE_BUILDING),
    EventRecord(45, "no_milestones_first", RED, NO_MILESTONES),
    EventRecord(46, "objective_lost", RED, DESTROY_OBJECTIVE, 1, solo_only=True),
    EventRecord(47, "rover_lost", RED, DESTROY_ROVER, 1),
    EventRecord(48, "fewer_civ_cards", RED, REMOVE_CIV_CARDS, 1),
    EventRecord(49, "lifepod_lost", RED, DESTROY, 1, token=LIFEPOD),
    EventRecord(50, "collected_lifepod_lost", RED, DESTROY, 1, token=LIFEPOD, place=ON_CORPORATION),
    EventRecord(
        51, "collected_meteorite_lost", RED, DESTROY, 1, token=METEORITE, place=ON_CORPORATION
    ),
    EventRecord(52, "defective_batch", RED, EMPTY_STACK, 1, solo_only=True),
    EventRecord(53, "synergy_or_peek_first", RED, SYNERGY_OR_PEEK),
    EventRecord(54, "synergy_or_peek_second", RED, SYNERGY_OR_PEEK),
    EventRecord(55, "no_matching_terrain", RED, NO_MATCHING),
    EventRecord(56, "keep_off_ice_first", RED, KEEP_OFF_ICE),
    EventRecord(57, "keep_off_ice_second", RED, KEEP_OFF_ICE),
    EventRecord(58, "no_synergies", RED, NO_SYNERGY),
    EventRecord(59, "no_milestones_second", RED, NO_MILESTONES),
    EventRecord(60, "keep_off_edge_red", RED, KEEP_OFF_EDGE),
]
EVENT_IDS: Final = tuple([e.id for e in EVENTS])


def events_of(colour: int, seats: int) -> list[int]:
    """The events of a colour that a game of so many seats may use, by index."""
    return [
        k
        for k in range(len(EVENTS))
        if EVENTS[k].colour == colour and (seats == 1 or not EVENTS[k].solo_only)
    ]


EVENT_NAMES: Final = {
    "extra_rover": ("Extra rover", "Rover navíc"),
    "more_civ_cards": ("More civ cards", "Více civ karet"),
    "extra_objective": ("Extra objective", "Mise navíc"),
    "jump_ahead": ("Jump ahead", "Skok vpřed"),
    "rover_or_civ_up": ("Rover or civ +1", "+1 rover / civilizaci"),
    "rover_or_tech_up": ("Rover or tech +1", "+1 rover / technologii"),
    "rover_or_water_up": ("Rover or water +1", "+1 rover / vodu"),
    "rover_or_biomass_up": ("Rover or biomass +1", "+1 rover / zeleň"),
    "civ_or_tech_up": ("Civ or tech +1", "+1 civilizaci / technologii"),
    "water_or_civ_up": ("Water or civ +1", "+1 vodu / civilizaci"),
    "biomass_or_civ_up": ("Biomass or civ +1", "+1 zeleň / civilizaci"),
    "tech_or_water_up": ("Tech or water +1", "+1 technologii / vodu"),
    "biomass_or_tech_up": ("Biomass or tech +1", "+1 zeleň / technologii"),
    "biomass_or_water_up": ("Biomass or water +1", "+1 zeleň / vodu"),
    "free_rotation": ("Free rotation", "Volné otočení"),
    "patch": ("Patch", "Výsadba"),
    "synergy_first": ("Synergy", "Synergie"),
    "lifepod_pick_up": ("Lifepod pick-up", "Sběr biokapsle"),
    "meteorite_pick_up": ("Meteorite pick-up", "Sběr meteoritu"),
    "synergy_second": ("Synergy", "Synergie"),
    "rover_or_civ_down": ("Rover or civ −1", "−1 rover / civilizaci"),
    "rover_or_tech_down": ("Rover or tech −1", "−1 rover / technologii"),
    "rover_or_water_down": ("Rover or water −1", "−1 rover / vodu"),
    "rover_or_biomass_down": ("Rover or biomass −1", "−1 rover / zeleň"),
    "civ_or_tech_down": ("Civ or tech −1", "−1 civilizaci / technologii"),
    "water_or_civ_down": ("Water or civ −1", "−1 vodu / civilizaci"),
    "biomass_or_civ_down": ("Biomass or civ −1", "−1 zeleň / civilizaci"),
    "tech_or_water_down": ("Tech or water −1", "−1 technologii / vodu"),
    "biomass_or_tech_down": ("Biomass or tech −1", "−1 zeleň / technologii"),
    "biomass_or_water_down": ("Biomass or water −1", "−1 zeleň / vodu"),
    "meteor_strike_orange": ("Meteor strike", "Dopad meteoritu"),
    "setback_of_one": ("Setback", "Ztráta"),
    "no_rovers_on_water": ("No rovers on water", "Rovery mimo terén vody"),
    "no_rovers_on_biomass": ("No rovers on biomass", "Rovery mimo terén zeleně"),
    "no_rovers_on_energy": ("No rovers on energy", "Rovery mimo terén energie"),
    "no_rovers_on_rover": ("No rovers on rover", "Rovery mimo terén roveru"),
    "no_rovers_on_tech": ("No rovers on tech", "Rovery mimo terén technologie"),
    "no_rovers_on_civ": ("No rovers on civ", "Rovery mimo terén civilizace"),
    "keep_off_edge_orange": ("Keep off the edge", "Ne na okraj"),
    "one_building_orange": ("One building only", "Jen jedna budova"),
    "setback_of_two": ("Setback of 2", "Ztráta 2"),
    "setback_of_three": ("Setback of 3", "Ztráta 3"),
    "meteor_strike_red": ("Meteor strike", "Dopad meteoritu"),
    "one_building_red": ("One building only", "Jen jedna budova"),
    "no_milestones_first": ("No milestones", "Bez milníků"),
    "objective_lost": ("Objective lost", "Ztráta mise"),
    "rover_lost": ("Rover lost", "Ztráta roveru"),
    "fewer_civ_cards": ("Fewer civ cards", "Méně civ karet"),
    "lifepod_lost": ("Lifepod lost", "Ztráta biokapsle"),
    "collected_lifepod_lost": ("Collected lifepod lost", "Ztráta sebrané biokapsle"),
    "collected_meteorite_lost": ("Collected meteorite lost", "Ztráta sebraného meteoritu"),
    "defective_batch": ("Defective batch", "Vadná série"),
    "synergy_or_peek_first": ("Synergy or peek", "Synergie, nebo nahlédnutí"),
    "synergy_or_peek_second": ("Synergy or peek", "Synergie, nebo nahlédnutí"),
    "no_matching_terrain": ("No matching terrain", "Bez shodných sousedů"),
    "keep_off_ice_first": ("Keep off the ice", "Ne na led"),
    "keep_off_ice_second": ("Keep off the ice", "Ne na led"),
    "no_synergies": ("No synergies", "Bez synergií"),
    "no_milestones_second": ("No milestones", "Bez milníků"),
    "keep_off_edge_red": ("Keep off the edge", "Ne na okraj"),
}
"""English and Czech names by card id."""
