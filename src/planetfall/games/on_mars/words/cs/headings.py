"""The headings of the rules in Czech; in English they stand in the ledger itself."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "OM-1": "Komponenty a omezení",
    "OM-2": "Příprava hry",
    "OM-3": "Příprava hráčů",
    "OM-4": "Deska hráče",
    "OM-5": "Základní pojmy",
    "OM-6": "Kolo a tah",
    "OM-7": "Pole akcí, jejich cena a posílení",
    "OM-8": "Orbita: přistávací modul",
    "OM-9": "Orbita: získání plánu",
    "OM-10": "Orbita: nová technologie",
    "OM-11": "Orbita: výzkum a vývoj",
    "OM-12": "Použití technologií",
    "OM-13": "Orbita: zásobování",
    "OM-14": "Kolonie: řídicí středisko – boti a rover",
    "OM-15": "Kolonie: stavba budovy",
    "OM-16": "Technologie při stavbě",
    "OM-17": "Doly",
    "OM-18": "Podpora života (LSS)",
    "OM-19": "Postup kolonie na vyšší úroveň",
    "OM-20": "Kolonie: vylepšení budovy",
    "OM-21": "Kolonie: přijetí lodi",
    "OM-22": "Kolonie: vědec nebo zakázka ze Země",
    "OM-23": "Zakázky ze Země",
    "OM-24": "Krystaly",
    "OM-25": "Vedlejší akce, vědci a pokročilé budovy",
    "OM-26": "Mise",
    "OM-27": "Soukromé cíle",
    "OM-28": "Fáze raketoplánu",
    "OM-29": "Cesta do kolonie",
    "OM-30": "Cesta na orbitu",
    "OM-31": "Konec hry",
    "OM-32": "Závěrečné bodování a shody",
    "OM-35": "Dva hráči",
    "OM-38": "Skryté informace",
}
"""Headings of the ledger by section."""
