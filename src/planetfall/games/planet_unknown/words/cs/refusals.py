"""Czech: when a kind of thing can be chosen, and what a question is about."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "when.cell": "Čtverec se vybírá pro dílek, výsadbu, rover nebo žeton.",
    "when.take": "V každém kole si berete jeden dílek, a to jako první.",
    "when.turn": "Dílek se otáčí, než ho položíte.",
    "when.rover": "Rovery jezdí, když máte body pohybu a zvolíte pohyb.",
    "when.rotate": "Stanicí otáčí velitel na začátku kola.",
    "when.track": "Stupnice se vybírá, když výhoda posouvá některý ukazatel.",
    "when.space": "Pole se vybírá tam, kde se stupnice větví.",
    "when.do": "Takové úkony přinášejí položené dílky a výhody.",
    "when.use": "Schopnosti se používají mezi kroky vašeho tahu.",
    "when.civ": (
        "Karty civilizace se berou, když ukazatel civilizace dojde na pole s jejich stupněm."
    ),
    "when.objective": "Cíle se rozdávají na začátku a bodují na konci hry.",
    "when.rank": "Stupeň se vybírá, když máte vzít více karet civilizace.",
    "when.done": "Zatím není co ukončit.",
    "when.seat": "Planetu jiného hráče vybrat nelze: každý hraje na své.",
    "when.row": "Řada se vybírá, když se odklízejí meteority.",
    "when.column": "Sloupec se vybírá, když se odklízejí meteority.",
    "when.score": "Biokapsle boduje, když ji rover přiveze.",
    "when.store": "Výsadbu lze odložit, když ji máte umístit.",
    "when.building": "Budova se vybírá, když smí postoupit jen jedna ze dvou na dílku.",
    "only.CollectLifepods": ("Vybrat lze jen čtverec se biokapslí; o dřívějších je rozhodnuto."),
    "only.PlaceRover": "Rover přistává na volném čtverci naposledy položeného dílku.",
    "only.CollectMeteorites": "Vybrat lze jen čtverec s meteoritem; o dřívějších je rozhodnuto.",
    "only.DestroyMeteorites": "Vybrat lze jen čtverec s meteoritem; o dřívějších je rozhodnuto.",
    "only.CollectMeteorite": "Vybrat lze jen čtverec s meteoritem.",
    "only.DestroyLifepods": ("Vybrat lze jen čtverec se biokapslí; o dřívějších je rozhodnuto."),
    "only.TeleportRover": "Rover se přesouvá na čtverec vašich dílků, kde jiný rover není.",
    "only.MeteorStrike": "Meteorit padá na čtverec vašich dílků, kde ještě žádný není.",
    "only.DestroyRover": "Vybrat lze jen vlastní rover.",
    "only.PlacePatch": "Výsadba zakrývá jeden volný čtverec vedle něčeho, co jste už položili.",
    "only.Drive": "Vybrat lze jen vlastní rover, který se ještě může pohnout.",
    "only.Step": "Jeden krok vede na sousední čtverec vašich dílků.",
    "only.Pick": "Nechat si lze jen jednu z karet, na které se díváte.",
    "only.LastCards": "Nechat si lze jen jednu z karet, na které se díváte.",
    "only.AdvanceOne": "Tato výhoda určuje, které ukazatele smějí postoupit.",
    "only.AdvanceDifferent": "Touto výhodou postoupí každý ukazatel jen jednou.",
    "only.Synergy": "Synergie posouvá kterýkoli ukazatel, který ještě může postoupit.",
    "only.Advance": "Ukazatel postupuje na další pole v řadě.",
    "only.RegressOne": "Tento ukazatel je úplně dole.",
    "only.Work": "Teď lze udělat jen to, co ještě zbývá vyřídit.",
    "only.Rotate": "Stanice se otáčí o celé díly.",
    "only.ChooseCell": "Tam se dílek nevejde.",
    "only.ChooseTurn": "Takto otočený dílek se nikam nevejde.",
    "only.ExtraTile": "Dílek z tohoto sloupečku se nikam nevejde, nebo je sloupeček prázdný.",
    "only.EmptyStack": "Tento sloupeček je prázdný.",
}
