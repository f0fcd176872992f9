"""Czech: Alien Invasion."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "alien.of": "{count} z {limit}",
    "icon.alien-soldier": "Mimozemšťan | Na stupnici času: tam něco přijde.",
    "icon.hourglass": "Čas | Pole, na kterém je ukazatel času.",
    "piece.time": "Stupnice času | Ukazatel se posouvá každé kolo nebo s každým cílem, podle "
    "kapitoly; na polích s mimozemšťanem něco přijde.",
    "piece.gauge": "Jak hra skončí | Co o této kapitole rozhoduje.",
    "aim.invasion": "Pozemšťané vyhrají, mají-li dohromady 100 bodů, mimozemšťané, je-li na mapě "
    "všech 20 vojáků.",
    "aim.outbreak": "Společně vyhrajete, jakmile jsou splněné obě mise a nakažených je méně, než "
    "kolik znamená prohru.",
    "aim.blackout": "Společně vyhrajete plněním misí a soukromých cílů; prohrajete i tehdy, když "
    "výpadek potřebuje kolonistu a nikdo žádného nemá.",
    "aim.monolith": "Vyhrajete se 4 z 5 cílů, než vyprší čas.",
    "om.time": "Čas",
    "icon.trophy": "Vítězství | Na tomto poli stupnice času tým vyhrává.",
    "icon.colonist-down": "Ležící kolonista | Mimo hru: nakažený, nebo položený na žetonu výpadku.",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "reward": {
        "one_crystal": "Jeden krystal",
        "one_mineral": "Jeden minerál",
        "one_colonist": "Nový kolonista",
        "two_back": "Návrat dvou kolonistů",
    },
}
TERMS: Final[dict[str, str]] = {
    "alien:time": "časová stupnice",
    "alien:alien": "mimozemšťané",
    "alien:won": "výhra",
    "alien:lost": "prohra",
    "outcome:won_together": "tým dosáhl svého cíle",
    "outcome:lost_game_ended": "hra skončila dřív, než tým dosáhl svého cíle",
    "option:chapter": "Invaze mimozemšťanů",
    "help:chapter": "Invaze: hráč na posledním místě velí mimozemšťanům proti ostatním. Nákaza a "
    "Blackout: všichni hrají společně. Monolit: sólo.",
    "option.chapter.none": "základní hra",
    "option.chapter.invasion": "1. kapitola: Invaze",
    "option.chapter.outbreak": "2. kapitola: Nákaza",
    "option.chapter.blackout": "3. kapitola: Blackout",
    "option.chapter.monolith": "4. kapitola: Monolit",
}
HEADINGS: Final = {
    "OMA-1": "Obecně",
}
"""Headings of the ledger by section."""
