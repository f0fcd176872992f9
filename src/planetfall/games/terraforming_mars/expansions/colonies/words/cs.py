"""Czech: what the expansion adds."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

NAMES: Final = {
    "resource": {"floater": "Vznášedla", "camp": "Tábory"},
    "box": {"colonies": "Kolonie"},
    "standard": {"build_colony": "Založení stanice"},
}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "floater": ("vznášedlo", "vznášedla", "vznášedel"),
    "camp": ("tábor", "tábory", "táborů"),
    "each.floater": ("každé vznášedlo",),
    "each.camp": ("každý tábor",),
    "station": ("stanici", "stanice", "stanic"),
    "ship": ("loď", "lodě", "lodí"),
    "more_ship": ("další loď", "další lodě", "dalších lodí"),
    "field": ("pole", "pole", "polí"),
    "unit": ("jednotku", "jednotky", "jednotek"),
}

TERMS: Final = {
    "colonies": "Kolonie",
    "trade": "Obchod",
    "trade_fleets": "Obchodní lodě",
    "phase.solar": "Solární fáze",
    "colony.build": "Stavba",
    "colony.owner": "Provize",
    "colony.asleep": "Zatím nedostupná",
    "colony.track": "Výnos z obchodu podle pole",
    "colony.stations": "stanice",
    "colony.ship": "loď",
    "colony.home": "doma {0} z {1}",
    "option:colonies": "Kolonie",
    "help:colonies": (
        "Přidá rozšíření Kolonie: kolonie, v nichž se zakládají stanice a s nimiž se obchoduje, "
        "obchodní lodě, solární fázi, 49 projektů a 5 korporací."
    ),
    "option:corporation_of_each_box": "Korporace z obou krabic",
    "help:corporation_of_each_box": (
        "Při hře s Koloniemi každý vybírá mezi jednou korporací základní hry a jednou korporací "
        "rozšíření místo mezi dvěma libovolnými."
    ),
    # The page.
    "tm.n_trades": "{n} obchod|{n} obchody|{n} obchodů",
    "tm.verb.trade": "Obchodovat",
    "tm.verb.colony": "Postavit zde",
    "tm.trade_with": "Obchod s kolonií {name}",
    "tm.colonies": "Kolonie",
}

PHRASES: Final[dict[str, Template]] = {
    # Effects.
    "BuildStation": "založte stanici",
    "BuildStation.again": "založte stanici i v kolonii, kde už svou stanici máte",
    "Trade": "obchodujte s kolonií",
    "Trade.free": "obchodujte s kolonií bez placení",
    "GainShips": "získejte {ships:more_ship}",
    "ShiftMarkers": "posuňte ukazatel jedné kolonie o 1 pole vpřed a ukazatel jiné o 1 pole zpět",
    "CollectCommissions": "získejte provizi za každou svou stanici",
    "AddColony": "přidejte do hry další kolonii podle svého výběru",
    "Sift": "doberte si 1 kartu a pak 1 kartu z ruky odhoďte",
    "PayFee": "zaplaťte za obchod",
    "SendShip": "vyšlete loď do kolonie",
    "MoveUp": "posuňte před obchodem ukazatel",
    "TakeIncome": "získejte výnos z obchodu; majitelé stanic získají provize",
    "MoveBack": "vraťte ukazatel co nejvíc zpět",
    "LayOut": "vyložte kolonie",
    "DrawColony": "vylosujte kolonii",
    "DropColony": "vraťte jednu z kolonií do krabice",
    "SolarPhase": "vraťte všechny lodě domů a posuňte ukazatele vpřed",
    # Conditions.
    "Stations.owner": "za každou svou stanici",
    "Stations.anyone": "za každou stanici ve hře",
    "StationsAtLeast.one": "máte alespoň 1 stanici",
    "StationsAtLeast": "máte alespoň {least:station}",
    "StationsAtMost": "máte nejvýše {most:station}",
    "TradeDiscount": "obchod vás stojí o {off:unit} méně, ať platíte čímkoli",
    "TrackSteps": "než obchodujete, smíte ukazatel dané kolonie posunout o {steps:field} vpřed",
    "StationBuilt.owner": "kdykoli založíte stanici",
    "StationBuilt.anyone": "kdykoli kdokoli založí stanici",
    "NewTag": "kdykoli se na vašich kartách poprvé objeví nový druh symbolu (kromě událostí)",
    "PerStation": "1 VB za každou stanici ve hře",
    "PerStation.several": "1 VB za každé {each:station} ve hře",
    # Questions and answers.
    "ask.BuildStation": "Ve které kolonii založíte stanici?",
    "ask.Trade": "Se kterou kolonií obchodujete?",
    "ask.PayFee": "Čím zaplatíte za obchod ({colony})?",
    "ask.MoveUp": "O kolik posunete před obchodem ukazatel ({colony})?",
    "ask.Sift": "Kterou kartu odhodíte?",
    "ask.DropColony": "Kterou kolonii vrátíte do krabice?",
    "ask.AddColony": "Kterou kolonii přidáte do hry?",
    "ask.ShiftMarkers.up": "Který ukazatel posunete vpřed?",
    "ask.ShiftMarkers.down": "Který ukazatel posunete zpět?",
    "label.trade": "Obchodovat s kolonií",
    "label.colony": "{colony}: {brings}",
    "label.colony.nothing": "bez výnosu",
    "label.colony.field": "{colony}: pole {field} ze {fields}",
    "label.amount.fields": "{number:field}: {brings}",
    # Why something is not possible.
    "when.colony": "Kolonie se vybírá, když zakládáte stanici nebo obchodujete.",
    "when.trade": "Obchod je akce vašeho tahu.",
    "when.fee": "Poplatek se volí při obchodu.",
    "only.BuildStation": "V této kolonii stanici založit nelze.",
    "only.Trade": "S touto kolonií obchodovat nelze.",
    "only.Sift": "Odhazuje se jen jedna z právě líznutých karet.",
    "only.AddColony": "Tato kolonie už ve hře je.",
    "only.DropColony": "Vrátit lze jen kolonii, která byla rozdána.",
    "only.ShiftMarkers": "Ukazatel této kolonie se tak posunout nemůže.",
    "piece.colony": (
        "Kolonie | Stavba: stanice dá hned svůj bonus. Obchod: loď získá, co ukazuje "
        "ukazatel, a každý majitel stanice dostane provizi."
    ),
    "piece.trade": "Obchod | Akce: pošlete loď do kolonie za 9 M€, 3 energie nebo 3 titany.",
    "piece.fee": "Poplatek za obchod | 9 M€, 3 energie nebo 3 titany.",
    "icon.fleet": "Obchodní loď | Loď, která v této generaci ještě neobchodovala.",
    "icon.trade": "Obchod | Loď obchoduje s kolonií.",
    "icon.floater": "Vznášedlo | Zdroj na kartě.",
    "icon.camp": "Tábor | Zdroj na kartě.",
    "why.no_ship.one": "Vaše loď je na cestě.",
    "why.no_ship": "Všechny vaše lodě jsou na cestě.",
    "why.nowhere_to_trade": "V každé dostupné kolonii už je loď.",
    "why.fee_too_high": "Obchod stojí {needed} M€, {had:energy} nebo {had:titanium}; tolik nemáte.",
    "why.nowhere_to_build": "V žádné dostupné kolonii už není místo pro vaši stanici.",
    "why.asleep": (
        "Kolonie {what} zatím není dostupná: na žádnou vyloženou kartu nepatří její zdroj."
    ),
    "why.ship_there": "V kolonii {what} už je loď.",
    "why.stations_full": "V kolonii {what} už jsou tři stanice.",
    "why.station_there": "V kolonii {what} už svou stanici máte.",
    "why.not_laid_out": "Kolonie {what} není ve hře.",
    "why.too_few_stations": "Potřebujete {needed:station}; máte {had}.",
    "why.too_many_stations": "Smíte mít nejvýše {needed:station}; máte {had}.",
    "why.no_markers": "Ukazatel tak nelze posunout, aby se jiný mohl posunout opačně.",
    "why.no_tile_left": "Všechny kolonie už jsou ve hře.",
    # The log.
    "log.station": "{who} zakládá stanici v kolonii {what}{cause}.",
    "log.traded": "{who} obchoduje s kolonií {what}{cause}.",
    "log.marked.up": "{who} posouvá ukazatel kolonie {what} o {amount:field} vpřed{cause}.",
    "log.marked.down": "{who} posouvá ukazatel kolonie {what} o {amount:field} zpět{cause}.",
    "log.moved.up": "{what}: ukazatel se posouvá o {amount:field} vpřed.",
    "log.moved.down": "{what}: ukazatel se posouvá o {amount:field} zpět.",
    "log.laid_out": "Do hry přichází kolonie {what}.",
    "log.laid_out.asleep": "Do hry přichází kolonie {what}, zatím nedostupná.",
    "log.woken": "Kolonie {what} je nyní dostupná{cause}.",
    "log.returned": "Solární fáze: lodě se vracejí domů, ukazatele se posouvají vpřed.",
    "log.returned.none": "Solární fáze: ukazatele se posouvají vpřed.",
    "log.ship_gained": "{who} získává {amount:ship}{cause}.",
    "log.put_back": "{who} vrací kolonii {what} do krabice.",
}
HEADINGS: Final = {
    "TMC-1": "Komponenty",
    "TMC-2": "Příprava",
    "TMC-3": "Neaktivní kolonie: Titan, Enceladus, Miranda",
    "TMC-4": "Zakládání stanice",
    "TMC-5": "Obchod s kolonií",
    "TMC-6": "Pohyb bílého ukazatele",
    "TMC-7": "Solární fáze",
    "TMC-8": "Sólo",
}
"""Headings of the ledger by section."""
