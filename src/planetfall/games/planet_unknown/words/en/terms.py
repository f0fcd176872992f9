"""Names, score lines, options, special rules and other fixed words in English."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "terrain": {
        "civ": "civilization",
        "water": "water",
        "biomass": "biomass",
        "rover": "rover",
        "tech": "technology",
        "energy": "energy",
    },
    "phase": {
        "setup": "setup",
        "rotation": "rotation",
        "event": "event",
        "placement": "placement",
        "civ_picks": "civ picks",
        "game_end": "end of the game",
        "over": "over",
    },
}

TERMS: Final = {
    "title": "Planet Unknown",
    "about": "Everybody fills a planet at once with tiles from one turning station.",
    "score:planet": "Rows and columns",
    "score:civ": "Civilization track",
    "score:water": "Water track",
    "score:biomass": "Biomass track",
    "score:rover": "Rover track",
    "score:tech": "Technology track",
    "score:lifepods": "Lifepods",
    "score:meteorites": "Meteorites",
    "score:civ_cards": "Civ cards",
    "score:personal": "Personal objectives",
    "score:neighbours": "Neighbour objectives",
    "outcome:points": "most points",
    "outcome:uncovered": "fewer uncovered squares",
    "outcome:meteorites": "fewer meteorites left",
    "outcome:shared": "a shared victory",
    "outcome:grade_0": "critical failure",
    "outcome:grade_1": "mission failed",
    "outcome:grade_2": "target narrowly missed",
    "outcome:grade_3": "mission accomplished",
    "outcome:grade_4": "mission accomplished with distinction",
    "outcome:grade_5": "outstanding mission",
    "outcome:grade_6": "legendary mission",
    "option:planets": "Planets",
    "help:planets": "The planet side of each seat; without a choice everybody has KSB-4156.",
    "option:corporations": "Corporations",
    "help:corporations": "The corporation side of each seat; without a choice everybody leads the "
    "Universal Coalition.",
    "option:events": "Events",
    "help:events": "Each turn an event is revealed; green is mild, red is harsh.",
    "option:personal_objectives": "Personal objectives",
    "help:personal_objectives": "Everybody also has a secret objective.",
    "option:fixed_rotation": "Fixed rotation",
    "help:fixed_rotation": "Two players: the station turns by one section after each turn.",
    "option:edition": "Edition",
    "help:edition": "Whose wording decides where the Czech and the English rulebook differ.",
    "option:ring": "Ring position",
    "help:ring": "How the inner ring of the station stands against the outer one.",
    "kind:tile": "tile",
    "kind:planet": "planet",
    "kind:corporation": "corporation",
    "kind:civ": "civ card",
    "kind:objective": "objective",
    "kind:event": "event",
    "special:universal_coalition": "No special rule.",
    "special:republic": "Reaching a civ milestone regresses one other tracker by 1.",
    "special:wormhole": "A biomass building advances biomass only if its tile extended a biomass "
    "area; each biomass space gives one of its two benefits.",
    "special:cosmos": "A collected lifepod goes to the scoring area or on a space of any track; "
    "trackers jump over it and what it covers is void.",
    "special:horizon": "A rover loads one meteorite and collects it by delivering it to a rover "
    "building.",
    "special:jump_drive": "A collected lifepod goes to the scoring area or unlocks a breakthrough "
    "A to F; the technology track unlocks none.",
    "special:oasis": "Water advances along its winding path, one space for each water square on "
    "ice; trackers block each other.",
    "special:makeshift": "A tracker advances straight or diagonally up and scores on the track "
    "where it stands; trackers block each other.",
    "special:flux": "A token marks the focus track and may move with each breakthrough; only the "
    "newest breakthrough works.",
    "rule:ksb_4156": "No special rule.",
    "rule:k_273": "A tile lies on ice only or on land only.",
    "rule:persephone": "In each quadrant one kind of building is forbidden.",
    "rule:arashi": "A tile never lies wholly on the ring, a patch never on it.",
    "rule:tartarus": "No tile crosses the chasm; rovers cross it only diagonally at its two gaps.",
    "rule:charybdis": "The first piece covers one of the four central squares.",
    "rule:pajitnov": "Every piece must be slid into its place from one of the four sides.",
    "rule:gaia": "Each uncovered city is worth 2 points at the end.",
    "rule:petra": "Uncovered electric currents count as energy terrain at the end.",
    "rule:kaax": "Rovers may not enter uncovered toxic squares.",
    "rule:oblivion": "Squares are missing in the middle; lines count the printed squares only.",
    "rule:cerberus": "Each filled planetoid is worth 2 points.",
    "rule:lacuna": "Nothing is placed on the holes; lines count the printed squares only.",
}
