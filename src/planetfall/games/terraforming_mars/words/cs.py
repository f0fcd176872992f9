"""Czech: nouns and names; phrases, questions and the log are in the modules beside."""

from __future__ import annotations

from typing import Final

from planetfall.games.terraforming_mars.effects import mars
from planetfall.games.terraforming_mars.words import cs_effects, cs_log, cs_questions, cs_terms
from planetfall.games.terraforming_mars.words.mars_book import MarsBook

COUNTED: Final = {
    "mc": ("M€", "M€", "M€"),
    "steel": ("ocel", "oceli", "ocelí"),
    "titanium": ("titan", "titany", "titanů"),
    "plant": ("rostlinu", "rostliny", "rostlin"),
    "energy": ("energii", "energie", "energií"),
    "heat": ("teplo", "tepla", "tepla"),
    "microbe": ("mikroba", "mikroby", "mikrobů"),
    "animal": ("zvíře", "zvířata", "zvířat"),
    "science": ("vědecký zdroj", "vědecké zdroje", "vědeckých zdrojů"),
    "fighter": ("stíhačku", "stíhačky", "stíhaček"),
    "any": ("zdroj", "zdroje", "zdrojů"),
    "card": ("kartu", "karty", "karet"),
}

PRODUCED: Final = {
    "mc": "M€",
    "steel": "oceli",
    "titanium": "titanu",
    "plant": "rostlin",
    "energy": "energie",
    "heat": "tepla",
}

EACH: Final = {
    "microbe": "každého mikroba",
    "animal": "každé zvíře",
    "science": "každý vědecký zdroj",
    "fighter": "každou stíhačku",
    "any": "každý zdroj",
}

TAGGED: Final = {
    "building": "stavby",
    "space": "vesmíru",
    "power": "energie",
    "science": "vědy",
    "jovian": "Jupiteru",
    "earth": "Země",
    "plant": "rostlin",
    "microbe": "mikrobů",
    "animal": "zvířat",
    "city": "města",
}

TILES: Final = {
    "ocean": ("destičku oceánu", "destičky oceánu", "destiček oceánu"),
    "greenery": ("destičku zeleně", "destičky zeleně", "destiček zeleně"),
    "city": ("destičku města", "destičky města", "destiček města"),
    "capital": ("destičku Hlavní město", "", ""),
    "commercial_district": ("destičku Obchodní čtvrť", "", ""),
    "ecological_zone": ("destičku Ekologická zóna", "", ""),
    "industrial_center": ("destičku Průmyslové centrum", "", ""),
    "lava_flows": ("destičku Lávové proudy", "", ""),
    "mining_area": ("destičku Těžební oblast", "", ""),
    "mining_rights": ("destičku Těžební práva", "", ""),
    "mohole_area": ("destičku Oblast Mohole", "", ""),
    "natural_preserve": ("destičku Přírodní rezervace", "", ""),
    "nuclear_zone": ("destičku Jaderná zóna", "", ""),
    "restricted_area": ("destičku Zakázaná oblast", "", ""),
}

SITES: Final = {
    mars.USUAL: "tam, kde to její pravidla dovolují",
    mars.OCEAN_AREA: "na pole vyhrazené oceánům",
    mars.ANY_LAND: "na pole, které není vyhrazené oceánům",
    mars.ISOLATED: "na pole, vedle něhož neleží žádná destička",
    mars.VOLCANIC_AREA: "na jednu ze čtyř sopek",
    mars.NOCTIS_AREA: "na pole Noctis",
    mars.ON_PHOBOS: "na Phobos",
    mars.ON_GANYMEDE: "na Ganymed",
    mars.METAL: "na pole se symbolem oceli nebo titanu",
    mars.METAL_NEXT_TO_OWN: "na pole se symbolem oceli nebo titanu vedle své destičky",
    mars.NEXT_TO_CITY: "vedle města",
    mars.NEXT_TO_TWO_CITIES: "vedle alespoň dvou měst",
    mars.NEXT_TO_GREENERY: "vedle zeleně",
}


def fill(book: MarsBook) -> None:
    """All of Czech."""
    book.counted |= COUNTED
    book.produced |= PRODUCED
    book.each |= EACH
    book.tagged |= TAGGED
    book.tiles |= TILES
    book.sites |= SITES
    cs_terms.fill(book)
    cs_effects.fill(book)
    cs_questions.fill(book)
    cs_log.fill(book)
