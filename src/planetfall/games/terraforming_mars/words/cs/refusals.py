"""Czech: when a kind of thing can be chosen, and what a question is about."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "when.hex": "Destička se na pole klade kartou, standardním projektem nebo za 8 rostlin.",
    "when.standard": "Standardní projekty jsou akce vašeho tahu.",
    "when.convert": "Rostliny a teplo se proměňují akcí ve vašem tahu.",
    "when.milestone": "Čestné tituly se získávají akcí ve vašem tahu.",
    "when.award": "Soutěže se vyhlašují akcí ve vašem tahu.",
    "when.play": "Projekty se hrají akcí ve vašem tahu.",
    "when.act": "Akce karet se používají jako akce vašeho tahu.",
    "when.card": (
        "Karta se vybírá při nákupu, ponechání a prodeji karet, nebo když získá či ztratí zdroje."
    ),
    "when.pass": "Pasovat lze, když máte zvolit akci.",
    "when.done": "Zatím není co ukončit.",
    "when.seat": "Hráč se vybírá, když karta někomu něco bere.",
    "only.BuyResearch": "Koupit lze jen karty tažené v této fázi výzkumu.",
    "only.BuyStartingCards": "Koupit lze jen nabízené počáteční karty; korporace je už zvolená.",
    "only.ChooseCorporation": "Nejprve se volí korporace, projekty se kupují potom.",
    "only.DraftPick": "Nechat si lze jen kartu z těch, které se posílají dál.",
    "only.KeepOffered": "Nechat si lze jen karty, na které se díváte.",
    "only.SellPatents": "Prodat lze jen karty z ruky, ne vyložené.",
    "only.Discard": "Odhodit lze jen karty z ruky.",
    "only.Remove": "Na této kartě není zdroj, který by šlo odebrat.",
    "only.Put": "Tato karta takové zdroje nenese.",
    "only.TakeHeld": "Na této kartě takový zdroj není.",
    "only.CopyProduction": "Zopakovat lze jen produkci vašich stavebních karet.",
    "only.Either": "Vybrat lze jen jeden z účinků v otázce.",
    "only.Reduce": "Produkce tohoto hráče nemůže tolik klesnout.",
    "only.LastGreeneries": "Po poslední generaci se přeměňují už jen rostliny.",
    "only.BuyOffered": "Koupit lze jen karty, které jste právě lízli.",
}
