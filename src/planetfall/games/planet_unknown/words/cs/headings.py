"""The headings of the rules in Czech; in English they stand in the ledger itself."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "PU-1": "Komponenty a omezení",
    "PU-2": "Příprava",
    "PU-3": "Stanice a její díly",
    "PU-4": "Průběh tahu a souběžná hra",
    "PU-5": "Pokládání dílků",
    "PU-6": "Terény, budovy, meteority",
    "PU-7": "Stupnice pokroku",
    "PU-8": "Výhody, medaile, synergie, milníky",
    "PU-9": "Civilizace",
    "PU-10": "Voda",
    "PU-11": "Rovery a sbírání",
    "PU-12": "Technologie a Univerzální koalice",
    "PU-13": "Energie",
    "PU-14": "Biomasa a výsadba",
    "PU-15": "Konec hry",
    "PU-16": "Závěrečné bodování",
    "PU-17": "Vítěz a shody",
    "PU-18": "Časté otázky",
    "PU-19": "Příklad bodování",
    "PU-20": "Varianta pro dva hráče",
    "PU-21": "Modul osobních cílů",
    "PU-22": "Modul událostí",
    "PU-23": "Sólová hra",
    "PU-24": "Asymetrické korporace – společná pravidla",
    "PU-25": "Republika",
    "PU-33": "Asymetrické planety – společná pravidla",
    "PU-34": "Asymetrické planety",
    "PU-35": "Pojmy ze slovníčku, které jsou pravidly",
}
"""Headings of the ledger by section."""
