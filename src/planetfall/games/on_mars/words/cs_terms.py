"""Czech: fixed words."""

from __future__ import annotations

from typing import Final

from planetfall.games.on_mars.words.colony_book import ColonyBook

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
    "outcome:points": "nejvíce VB",
    "outcome:crystals": "shoda VB; rozhoduje více krystalů v doku",
    "outcome:advanced_buildings": "shoda VB i krystalů; rozhoduje více pokročilých budov",
    "outcome:progress": "shoda VB, krystalů i pokročilých budov; rozhoduje více kostiček pokroku",
    "outcome:shared": "shoda ve všem; vítězství je společné",
    "outcome:solo_goal": "všechny body jednoho sólového cíle jsou splněny",
    "outcome:solo_lost": "žádný sólový cíl není splněn",
    # The solo game.
    "solo:now": "Body, kdyby hra teď skončila",
    "solo:final": "Konečné body",
    "solo:met": "splněn",
    "solo:not_met": "nesplněn",
    # Options.
    "option:length": "Délka",
    "help:length": "Krátká: dvě krátké mise a jedna dlouhá; dlouhá: jedna krátká a dvě dlouhé.",
    "option.length.short": "Krátká",
    "option.length.long": "Dlouhá",
    "option:first_colonists": "První kolonisté",
    "help:first_colonists": "Varianta s danými misemi, losovanými poli pořadí tahů a tajnými "
    "kartami s úkoly.",
    "option:space_oddity": "Space Oddity",
    "help:space_oddity": "Hra skončí fází kolonizace, ve které byl vyvolán konec, bez posledního "
    "kola.",
    "option:beacon": "Maják",
    "help:beacon": "Přidá do balíčku promo stavební plán Maják.",
    "option:solo_goal": "Sólový cíl",
    "help:solo_goal": "Cíl, který vyhrává sólovou hru; při volbě kteréhokoli stačí splnit jeden "
    "ze čtyř.",
    "option.solo_goal.any": "Kterýkoli cíl",
    "option.solo_goal.1": "První kolonisté",
    "option.solo_goal.2": "Nová generace",
    "option.solo_goal.3": "Hunky Dory",
    "option.solo_goal.potato": "Scénář přežití marťanské brambory",
    # Course of the game.
    "phase:setup": "Příprava",
    "phase:colonization": "Fáze kolonizace",
    "phase:shuttle": "Fáze přesunu",
    "phase:last_round": "Poslední kolo",
    "phase:end": "Konec hry",
    "round": "Kolo",
    "turn": "Tah",
    "lacerda": "Lacerda",
    "main_action": "Hlavní akce",
    "executive_action": "Vedlejší akce",
    # Places.
    "area:map": "Mapa",
    "area:orbit": "Orbita",
    "area:colony": "Kolonie",
    "area:turn_order": "Pořadí tahů",
    "area:shuttle": "Raketoplán",
    "area:colony_level": "Úroveň kolonie",
    "area:lss": "Systém podpory života",
    "area:progress": "Oblast pokroku",
    "area:missions": "Mise",
    "area:remaining_missions": "Zbývající mise",
    "area:warehouse": "Skladiště",
    "area:tech_grid": "Technologická mřížka",
    "area:blueprints": "Nabídka stavebních plánů",
    "area:buildings": "Nabídka dílků budov",
    "area:scientists": "Vědci a pozemské zakázky",
    "area:exploration": "Pole průzkumu",
    "area:storage": "Sklad",
    "area:depot": "Dok",
    "area:waiting": "Čekající krystaly",
    "area:hangar": "Hangár",
    "area:quarters": "Ubikace",
    "area:working_area": "Pracoviště",
    "area:supply": "Zásoba",
    "area:lab": "Laboratoř",
    "area:slots": "Akční políčka",
    "area:goals": "Soukromé cíle",
    "area:first_cards": "Karty prvních kolonistů",
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
    "kind:first_card": "karta prvních kolonistů",
    "kind:solo_card": "karta pro sólovou hru",
    "kind:solo_goal": "sólový cíl",
    # Things.
    "colonist": "Kolonista",
    "bot": "Bot",
    "rover": "Rover",
    "ship": "Loď",
    "miner": "Horník",
    "marker": "Figurka pokročilé budovy",
    "cube": "Kostička pokroku",
    "op": "VB",
    "level": "Úroveň",
}


def fill(book: ColonyBook) -> None:
    """Fixed words."""
    book.terms |= TERMS
