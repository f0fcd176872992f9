"""Czech: fixed words."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "title": "On Mars",
    "about": "Mezi orbitou a povrchem: budujte spolu i proti sobě první kolonii na Marsu.",
    # Score lines.
    "score:track": "Body ze hry",
    "score:progress": "Kostičky pokroku",
    "score:ships": "Lodě v hangáru",
    "score:colonists": "Kolonisté v ubikacích",
    "score:tech": "Technologie",
    "score:blueprints": "Stavební plány",
    "score:scientists": "Vědci",
    "score:contracts": "Pozemské zakázky",
    # Outcomes.
    "outcome:points": "nejvíce bodů",
    "outcome:crystals": "shoda bodů; rozhoduje více krystalů v doku",
    "outcome:advanced_buildings": "shoda bodů i krystalů; rozhoduje více pokročilých budov",
    "outcome:progress": "shoda bodů, krystalů i pokročilých budov; rozhoduje více kostiček pokroku",
    "outcome:shared": "shoda ve všem; vítězství je společné",
    # Options.
    "option:length": "Délka",
    "help:length": "Krátká: dvě krátké mise a jedna dlouhá; dlouhá: jedna krátká a dvě dlouhé.",
    "option.length.short": "Krátká",
    "option.length.long": "Dlouhá",
    # Course of the game.
    "round": "Kolo",
    "turn": "Tah",
    # Places.
    "area:map": "Mapa",
    "area:orbit": "Orbita",
    "area:colony": "Kolonie",
    "area:shuttle": "Raketoplán",
    "area:colony_level": "Úroveň kolonie",
    "area:lss": "Systém podpory života",
    "area:missions": "Mise",
    "area:remaining_missions": "Zbývající mise",
    "area:warehouse": "Skladiště",
    "area:tech_grid": "Technologická mřížka",
    "area:blueprints": "Nabídka stavebních plánů",
    "area:scientists": "Vědci a pozemské zakázky",
    "area:exploration": "Pole průzkumu",
    "area:storage": "Sklad",
    "area:hangar": "Hangár",
    "area:quarters": "Ubikace",
    "area:working_area": "Pracoviště",
    "area:lab": "Laboratoř",
    "area:goals": "Soukromé cíle",
    # Kinds of components.
    "kind:building": "budova",
    "kind:tech": "žeton technologie",
    "kind:lab": "pole laboratoře",
    "kind:space": "pole pořadí tahů",
    "kind:main": "hlavní akce",
    "kind:executive": "vedlejší akce",
    "kind:blueprint": "stavební plán",
    "kind:scientist": "vědec",
    "kind:contract": "pozemská zakázka",
    "kind:discovery": "žeton objevu",
    "kind:research": "žeton výzkumu",
    "kind:reward": "žeton odměny SPŽ",
    "kind:benefit": "výhoda SPŽ",
    "kind:mission": "mise",
    "kind:goal": "soukromý cíl",
    # Things.
    "colonist": "Kolonista",
    "bot": "Bot",
    "rover": "Rover",
    "ship": "Loď",
    "miner": "Horník",
    "marker": "Figurka pokročilé budovy",
    "cube": "Kostička pokroku",
    "level": "Úroveň",
    "op": "body",
}
