"""Czech: Alien Invasion."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "alien.of": "{count} z {limit}",
    "alien.limit": "/{n}",
    "alien.limit.down": "z {n}",
    "icon.alien-soldier": "Mimozemšťan | Voják mimozemšťanů; na stupnici času: tam něco přijde.",
    "icon.hourglass": "Čas | Pole, na kterém je ukazatel času.",
    "piece.time": "Stupnice času | Ukazatel času se po ní posouvá ke konci hry.",
    "time.outbreak": "V každé fázi raketoplánu se ukazatel posune o pole. Má-li opustit pole 1, "
    "prohráváte.",
    "time.blackout": "Každá splněná mise a každý soukromý cíl posune ukazatel o pole. Na poli 0 "
    "vyhráváte.",
    "time.monolith": "Každé kolo se ukazatel posune o pole. Na polích s mimozemšťanem udeří karty "
    "sabotáže se dvěma kostičkami; na poli 15 čas vyprší.",
    "piece.gauge": "Jak hra skončí | Co o této kapitole rozhoduje.",
    "aim.invasion": "Pozemšťané vyhrají, mají-li dohromady 100 bodů, mimozemšťané, je-li na mapě "
    "všech 20 vojáků.",
    "aim.outbreak": "Společně vyhrajete splněním obou misí; prohrajete při {first} nakažených, "
    "nebo když dojdou kola.",
    "aim.blackout": "Společná výhra: {last} misí a soukromých cílů. Prohra: {first} vyřazených "
    "budov, nebo chybí kolonista pro výpadek.",
    "aim.monolith": "Vyhrajete se {first} z 5 cílů; prohrajete, když čas dojde na {last}.",
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
    "help:chapter": "Kapitola je samostatná hra na téže desce.",
    "option.chapter.none.help": "Každý hraje za sebe, o nejvíce bodů.",
    "option.chapter.invasion.help": "Jeden velí mimozemšťanům proti ostatním: pozemšťané potřebují "
    "dohromady 100 bodů, mimozemšťané všech 20 vojáků na mapě.",
    "option.chapter.invasion.seats": "Poslední místo velí mimozemšťanům. Chcete-li jim velet vy, "
    "dejte na první místo bota a posaďte se na poslední.",
    "option.chapter.invasion.last": "velí mimozemšťanům",
    "option.chapter.outbreak.help": "Vyhrajete či prohrajete společně: splňte obě mise, než se "
    "nakazí příliš mnoho kolonistů.",
    "option.chapter.blackout.help": "Vyhrajete či prohrajete společně: plňte mise a soukromé cíle, "
    "než bude vyřazeno pět budov.",
    "option.chapter.monolith.help": "Hrajete sami: splňte čtyři z pěti cílů během 15 kol.",
    "option.chapter.none": "Základní hra",
    "option.chapter.invasion": "1. kapitola: Invaze",
    "option.chapter.outbreak": "2. kapitola: Nákaza",
    "option.chapter.blackout": "3. kapitola: Blackout",
    "option.chapter.monolith": "4. kapitola: Monolit",
}
HEADINGS: Final = {
    "OMA-1": "Obecně",
}
"""Headings of the ledger by section."""
