"""Czech: nouns and names of components."""

from __future__ import annotations

from typing import Final

BULK: Final = {
    "mineral": "minerálů",
    "battery": "baterií",
    "water": "vody",
    "plant": "rostlin",
    "oxygen": "kyslíku",
    "crystal": "krystalů",
}

ONE: Final = {
    "mine": "důl",
    "generator": "elektrárnu",
    "water_extractor": "výrobnu vody",
    "greenhouse": "skleník",
    "oxygen_condenser": "kondenzátor kyslíku",
    "shelter": "základnu",
}

MANY: Final = {
    "mine": "dolů",
    "generator": "elektráren",
    "water_extractor": "výroben vody",
    "greenhouse": "skleníků",
    "oxygen_condenser": "kondenzátorů kyslíku",
    "shelter": "základen",
}

OF: Final = {
    "mine": "dolu",
    "generator": "elektrárny",
    "water_extractor": "výrobny vody",
    "greenhouse": "skleníku",
    "oxygen_condenser": "kondenzátoru kyslíku",
    "shelter": "základny",
    "rover": "roveru",
    "upgrade": "vylepšení",
    "ship": "lodi",
}

BUILDINGS: Final = {
    "mine": "Důl",
    "generator": "Elektrárna",
    "water_extractor": "Výrobna vody",
    "greenhouse": "Skleník",
    "oxygen_condenser": "Kondenzátor kyslíku",
    "shelter": "Základna",
}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "mineral": ("minerál", "minerály", "minerálů"),
    "battery": ("baterii", "baterie", "baterií"),
    "water": ("vodu", "vody", "vod"),
    "plant": ("rostlinu", "rostliny", "rostlin"),
    "oxygen": ("kyslík", "kyslíky", "kyslíků"),
    "crystal": ("krystal", "krystaly", "krystalů"),
    "any": ("libovolný zdroj", "libovolné zdroje", "libovolných zdrojů"),
    "colonist": ("kolonistu", "kolonisty", "kolonistů"),
    "bot": ("bota", "boty", "botů"),
    "ship": ("loď", "lodě", "lodí"),
    "point": ("bod pohybu", "body pohybu", "bodů pohybu"),
    "op": ("bod", "body", "bodů"),
    "blueprint": ("stavební plán", "stavební plány", "stavebních plánů"),
    "building": ("budovu", "budovy", "budov"),
    "advanced_building": ("pokročilou budovu", "pokročilé budovy", "pokročilých budov"),
    "resource": ("zdroj", "zdroje", "zdrojů"),
    "unit": ("kus", "kusy", "kusů"),
    "discovery": ("sebraný žeton objevu", "sebrané žetony objevů", "sebraných žetonů objevů"),
    "research": ("sebraný žeton výzkumu", "sebrané žetony výzkumu", "sebraných žetonů výzkumu"),
    "tech_tile": ("žeton technologie", "žetony technologií", "žetonů technologií"),
    "scientist": ("vědce", "vědce", "vědců"),
    "cube": ("kostičku", "kostičky", "kostiček"),
    "shelter": ("základnu", "základny", "základen"),
    "contract": ("pozemskou zakázku", "pozemské zakázky", "pozemských zakázek"),
    "upgrade_contract": ("zakázku na vylepšení", "zakázky na vylepšení", "zakázek na vylepšení"),
    "delivery_contract": ("zakázku na dodávku", "zakázky na dodávku", "zakázek na dodávku"),
    "arrow": ("šipka", "šipky", "šipek"),
    "advanced.mine": ("pokročilý důl", "pokročilé doly", "pokročilých dolů"),
    "advanced.generator": (
        "pokročilou elektrárnu",
        "pokročilé elektrárny",
        "pokročilých elektráren",
    ),
    "advanced.water_extractor": (
        "pokročilou výrobnu vody",
        "pokročilé výrobny vody",
        "pokročilých výroben vody",
    ),
    "advanced.greenhouse": ("pokročilý skleník", "pokročilé skleníky", "pokročilých skleníků"),
    "advanced.oxygen_condenser": (
        "pokročilý kondenzátor kyslíku",
        "pokročilé kondenzátory kyslíku",
        "pokročilých kondenzátorů kyslíku",
    ),
    "advanced.shelter": ("pokročilou základnu", "pokročilé základny", "pokročilých základen"),
}
"""Nouns after 1, after 2 to 4, after 5 and more; what is gained or paid in the accusative."""

SCIENTISTS: Final = {
    "geologist": "Geolog",
    "rd_engineer": "Inženýr V&V",
    "hydrologist": "Hydrolog",
    "biochemist": "Biochemik",
    "geochemist": "Geochemik",
    "systems_engineer": "Systémový inženýr",
}

CONTRACTS: Final = {
    "advanced_mine": "Pokročilý důl",
    "advanced_generator": "Pokročilá elektrárna",
    "advanced_water_extractor": "Pokročilá výrobna vody",
    "advanced_greenhouse": "Pokročilý skleník",
    "advanced_oxygen_condenser": "Pokročilý kondenzátor kyslíku",
    "advanced_shelter": "Pokročilá základna",
    "minerals": "Minerály",
    "batteries_and_minerals": "Baterie a minerály",
    "water_and_minerals": "Voda a minerály",
    "oxygen_and_minerals": "Kyslík a minerály",
    "plants_and_minerals": "Rostliny a minerály",
    "crystals_and_minerals": "Krystaly a minerály",
}

ROWS: Final = {"t": "horní", "m": "prostřední", "b": "dolní"}
LAB: Final = {
    f"c{column}{row}": f"{column}. sloupec, {word} pole"
    for column in range(1, 6)
    for row, word in ROWS.items()
    if row != "m" or column in (2, 4)
} | {"c6": "6. sloupec"}
GRID: Final = {
    f"{row}_{k}": f"{word} řada {k}"
    for row, word, size in (
        ("top", "horní", 3),
        ("middle", "prostřední", 3),
        ("bottom", "dolní", 2),
    )
    for k in range(1, size + 1)
}

NAMES: Final[dict[str, dict[str, str]]] = {
    "item": {
        "mineral": "Minerál",
        "battery": "Baterie",
        "water": "Voda",
        "plant": "Rostlina",
        "oxygen": "Kyslík",
        "crystal": "Krystal",
    },
    "building": BUILDINGS,
    "tech": BUILDINGS | {"rover": "Rover", "upgrade": "Vylepšení", "ship": "Loď"},
    "side": {"orbit": "Orbita", "colony": "Kolonie"},
    "type": {id: name.lower() for id, name in BUILDINGS.items()},
    "one": ONE,
    "many": MANY,
    "of": OF,
    "bulk": BULK,
    "to_side": {"orbit": "na orbitu", "colony": "do kolonie"},
    "at_side": {"orbit": "na orbitě", "colony": "v kolonii"},
    "of_side": {"orbit": "orbity", "colony": "kolonie"},
    "main": {
        "landing_pod": "Přistávací modul",
        "obtain_blueprint": "Získání stavebního plánu",
        "learn_technology": "Naučení nové technologie",
        "research_development": "Výzkum a vývoj",
        "resupply": "Zásobování",
        "control_center": "Řídicí středisko",
        "construct_building": "Stavba budovy",
        "upgrade_building": "Vylepšení budovy",
        "welcome_ship": "Přijímání lodi",
        "hire_scientist": "Najmutí vědce nebo přijetí pozemské zakázky",
    },
    "executive": {
        "develop_free": "Vyvinout technologii zdarma",
        "move_rover": "Pohnout roverem",
        "take_blueprint": "Získat stavební plán",
        "upgrade": "Vylepšit budovu",
        "gain_mineral": "Získat minerál",
        "move_bots": "Pohnout boty",
        "take_resource": "Vzít zdroj ze skladiště",
        "use_advanced_building": "Použít pokročilou budovu",
    },
    "blueprint": {
        "construction_yard": "Stavební dvůr",
        "metal_deposit": "Naleziště kovů",
        "automated_production": "Automatizovaná výroba",
        "wind_turbines": "Větrné turbíny",
        "private_ship": "Soukromá loď",
        "moisture_vaporator": "Odpařovač vlhkosti",
        "biomarket": "Biotrh",
        "hydroponic_farm": "Hydroponická farma",
        "oxygen_tank": "Kyslíková nádrž",
        "concentrator": "Koncentrátor",
        "casino": "Kasino",
        "gym": "Tělocvična",
        "mineral_mine": "Důl na minerály",
        "biolab": "Biolaboratoř",
        "radar": "Radar",
        "builder_drone": "Stavební dron AI600",
        "research_lab": "Výzkumná laboratoř",
        "aqueduct": "Akvadukt",
        "eco_resort": "Eko rezort",
        "trade_market": "Tržiště",
        "recycling_bots": "Recyklační boti",
        "aerial_elevator": "Vzdušný výtah",
        "library": "Knihovna",
        "command_center": "Velitelské středisko",
    },
    "scientist": SCIENTISTS,
    "contract": CONTRACTS,
    "card": SCIENTISTS | CONTRACTS,
    "discovery": {
        "develop_twice": "Dvojí vývoj",
        "upgrade_twice": "Dvojí vylepšení",
        "construct_any": "Libovolná budova",
        "hire_or_contract": "Vědec nebo zakázka",
        "two_blueprints": "Dva stavební plány",
        "two_from_warehouse": "Dvakrát ze skladiště",
        "three_crystals": "Tři krystaly",
        "learn_technology": "Nová technologie",
        **{f"construct_{id}": f"Místo pro {name}" for id, name in ONE.items()},
        "three_plants": "Tři rostliny",
        "three_batteries": "Tři baterie",
        "three_water": "Tři vody",
        "three_oxygen": "Tři kyslíky",
        "two_minerals": "Dva minerály",
    },
    "research": {
        "a": "Žeton výzkumu A",
        "b": "Žeton výzkumu B",
        "c": "Žeton výzkumu C",
        "d": "Žeton výzkumu D",
    },
    "reward": {
        "highest_tech": "Nejvyvinutější technologie",
        "ships": "Lodě",
        "advanced_buildings": "Pokročilé budovy",
        "mines": "Doly",
        "bots": "Boti",
        "discoveries": "Žetony objevů",
        "shelters": "Základny",
        "colonists": "Kolonisté",
    },
    "benefit": {
        "crystal": "Krystal",
        "mineral": "Minerál",
        "bots": "Pohyb botů",
        "retrieve": "Navrácení kolonisty",
    },
    "mission": {
        "blueprints": "Získané stavební plány",
        "techs": "Získané technologie",
        "scientists": "Najatí vědci",
        "progress": "Kostičky v oblasti pokroku",
        "bots": "Boti umístění na mapu",
        "discoveries": "Sebrané žetony objevů",
        "research": "Sebrané žetony výzkumu",
        "advanced": "Pokročilé budovy na mapě",
        "contracts": "Splněné pozemské zakázky",
    },
    "goal": {
        "four_blueprints": "Čtyři stavební plány",
        "three_advanced_buildings": "Tři pokročilé budovy",
        "three_mines": "Tři doly",
        "three_discoveries": "Tři objevy",
        "marker_in_large_complex": "Figurka ve velkém komplexu",
        "four_of_one_resource": "Čtyři stejné zdroje",
        "three_shelters": "Tři základny",
        "third_colony_level": "Třetí úroveň kolonie",
        "seven_colonists": "Sedm kolonistů",
        "five_technologies": "Pět technologií",
        "three_ships": "Tři lodě",
        "two_research_tiles": "Dva žetony výzkumu",
        "scientist_and_contract": "Vědec a zakázka",
        "three_high_technologies": "Tři vyspělé technologie",
        "three_progress_cubes": "Tři kostičky pokroku",
        "two_complexes": "Dva komplexy",
    },
    "lab": LAB,
    "grid": GRID,
    "place": {
        "obtain_blueprint": "Získání stavebního plánu",
        "research_development": "Výzkum a vývoj",
        "construct_building": "Stavba budovy",
        "upgrade_building": "Vylepšení budovy",
        "hire_scientist": "Najmutí vědce",
        "working_area": "Pracoviště",
    },
    "direction": {
        "n": "na sever",
        "ne": "na severovýchod",
        "se": "na jihovýchod",
        "s": "na jih",
        "sw": "na jihozápad",
        "nw": "na severozápad",
    },
    "space": {str(k): f"Pole pořadí tahů {k}" for k in range(1, 9)},
}
