"""English: nouns and names; phrases, questions and the log are in the modules beside."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.effects import mars
from planetfall.games.terraforming_mars.words import en_effects, en_log, en_questions, en_terms
from planetfall.games.terraforming_mars.words.mars_book import MarsBook

COUNTED: Final = {
    "mc": ("M€", "M€", "M€"),
    "steel": ("steel", "steel", "steel"),
    "titanium": ("titanium", "titanium", "titanium"),
    "plant": ("plant", "plants", "plants"),
    "energy": ("energy", "energy", "energy"),
    "heat": ("heat", "heat", "heat"),
    "microbe": ("microbe", "microbes", "microbes"),
    "animal": ("animal", "animals", "animals"),
    "science": ("science resource", "science resources", "science resources"),
    "fighter": ("fighter", "fighters", "fighters"),
    "any": ("resource", "resources", "resources"),
    "card": ("card", "cards", "cards"),
}

PRODUCED: Final = {
    "mc": "M€",
    "steel": "steel",
    "titanium": "titanium",
    "plant": "plant",
    "energy": "energy",
    "heat": "heat",
}

EACH: Final = {
    "microbe": "each microbe",
    "animal": "each animal",
    "science": "each science resource",
    "fighter": "each fighter",
    "any": "each resource",
}

TAGGED: Final = {
    "building": "building",
    "space": "space",
    "power": "power",
    "science": "science",
    "jovian": "Jovian",
    "earth": "Earth",
    "plant": "plant",
    "microbe": "microbe",
    "animal": "animal",
    "city": "city",
}

TILES: Final = {
    "ocean": ("an ocean", "oceans", "oceans"),
    "greenery": ("a greenery", "greeneries", "greeneries"),
    "city": ("a city", "cities", "cities"),
    "capital": ("the Capital tile", "", ""),
    "commercial_district": ("the Commercial District tile", "", ""),
    "ecological_zone": ("the Ecological Zone tile", "", ""),
    "industrial_center": ("the Industrial Center tile", "", ""),
    "lava_flows": ("the Lava Flows tile", "", ""),
    "mining_area": ("the Mining Area tile", "", ""),
    "mining_rights": ("the Mining Rights tile", "", ""),
    "mohole_area": ("the Mohole Area tile", "", ""),
    "natural_preserve": ("the Natural Preserve tile", "", ""),
    "nuclear_zone": ("the Nuclear Zone tile", "", ""),
    "restricted_area": ("the Restricted Area tile", "", ""),
}

SITES: Final = {
    mars.USUAL: "where its rules allow",
    mars.OCEAN_AREA: "on an area reserved for oceans",
    mars.ANY_LAND: "on an area not reserved for oceans",
    mars.ISOLATED: "on an area with no tile beside it",
    mars.VOLCANIC_AREA: "on one of the four volcanoes",
    mars.NOCTIS_AREA: "on Noctis",
    mars.ON_PHOBOS: "on Phobos",
    mars.ON_GANYMEDE: "on Ganymede",
    mars.METAL: "on an area showing steel or titanium",
    mars.METAL_NEXT_TO_OWN: "on an area showing steel or titanium beside a tile of yours",
    mars.NEXT_TO_CITY: "beside a city",
    mars.NEXT_TO_TWO_CITIES: "beside at least two cities",
    mars.NEXT_TO_GREENERY: "beside a greenery",
}


def fill(book: MarsBook) -> None:
    """All of English."""
    book.counted |= COUNTED
    book.produced |= PRODUCED
    book.each |= EACH
    book.tagged |= TAGGED
    book.tiles |= TILES
    book.sites |= SITES
    en_terms.fill(book)
    en_effects.fill(book)
    en_questions.fill(book)
    en_log.fill(book)
