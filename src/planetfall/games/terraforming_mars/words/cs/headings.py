"""The headings of the rules in Czech; in English they stand in the ledger itself."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "TM-1": "Komponenty a omezení",
    "TM-2": "Příprava",
    "TM-3": "Průběh tahu",
    "TM-4": "1. fáze – pořadí hráčů",
    "TM-5": "2. fáze – výzkum",
    "TM-6": "3. fáze – akce",
    "TM-7": "4. fáze – produkce",
    "TM-8": "Akce A – zahrání karty z ruky",
    "TM-9": "Akce B – standardní projekty",
    "TM-10": "Akce C – získání milníku",
    "TM-11": "Akce D – založení ocenění",
    "TM-12": "Akce E – akce modré karty",
    "TM-13": "Akce F a G – přeměna rostlin a tepla",
    "TM-14": "Hlavní faktory a TR",
    "TM-15": "Destičky a jejich pokládání",
    "TM-16": "Placení a zdroje",
    "TM-17": "Karty, efekty a symboly",
    "TM-18": "Konec hry",
    "TM-19": "Závěrečné bodování a shody",
    "TM-20": "Varianta – Éra korporací",
    "TM-21": "Varianta – sólo",
    "TM-22": "Varianta – draft",
    "TM-23": "Skryté informace",
}
"""Headings of the ledger by section."""
