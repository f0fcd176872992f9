"""Planet Unknown in Czech."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planetfall.games.planet_unknown import log, reasons
from planetfall.games.planet_unknown.components import objectives as goals
from planetfall.games.planet_unknown.components.cards import worth
from planetfall.games.planet_unknown.components.civ_data import COMMERCE_SET_POINTS
from planetfall.games.planet_unknown.components.corporation import Tech
from planetfall.games.planet_unknown.components.corporations import (
    CORPORATIONS,
    cosmos,
    flux,
    horizon,
    jump_drive,
    republic,
    wormhole,
)
from planetfall.games.planet_unknown.components.objectives import Neighbour, Personal
from planetfall.games.planet_unknown.components.planets import PLANETS, RULE_IDS
from planetfall.games.planet_unknown.components.tiles import TERRAIN_IDS
from planetfall.games.planet_unknown.effects import (
    advance,
    civ,
    events,
    lifepods,
    patches,
    rovers,
    station,
    tiles,
    tokens,
    work,
)
from planetfall.games.planet_unknown.scoring import LINES
from planetfall.games.planet_unknown.setup import KeepObjectives
from planetfall.games.planet_unknown.vocabulary import USE_KEYS
from planetfall.games.planet_unknown.words import names
from planetfall.text.book import Asked, Book, Event
from planetfall.text.grammar import czech, join

TERRAINS: Final = {
    "civ": "civilizace",
    "water": "voda",
    "biomass": "zeleň",
    "rover": "rover",
    "tech": "technologie",
    "energy": "energie",
}

OF: Final = {
    "civ": "civilizace",
    "water": "vody",
    "biomass": "zeleně",
    "rover": "roveru",
    "tech": "technologie",
    "energy": "energie",
}
"""The terrains in the genitive: terén vody."""

WHOM: Final = {
    "civ": "civilizaci",
    "water": "vodu",
    "biomass": "zeleň",
    "rover": "rover",
    "tech": "technologii",
    "energy": "energii",
}
"""The terrains in the accusative: posuňte vodu."""

SPECIALS: Final = {
    "universal_coalition": "Bez zvláštního pravidla.",
    "republic": "Dosažení milníku civilizace sníží jiný ukazatel o 1.",
    "wormhole": "Budova zeleně zvýší zeleň jen tehdy, když dílek rozšířil oblast zeleně; každé "
    "pole zeleně dává jeden ze dvou benefitů.",
    "cosmos": "Sebraná biokapsle jde do bodovací oblasti, nebo na pole kterékoli stupnice; "
    "ukazatele ji přeskakují a co zakrývá, neplatí.",
    "horizon": "Rover naloží jeden meteorit a sebere ho tím, že ho doveze k budově roveru.",
    "jump_drive": "Sebraná biokapsle jde do bodovací oblasti, nebo odemkne průlom A až F; stupnice "
    "technologie žádný neodemyká.",
    "oasis": "Voda postupuje po klikaté cestě o jedno pole za každé políčko vody na ledu; "
    "ukazatele si překážejí.",
    "makeshift": "Ukazatel postupuje rovně nebo šikmo vzhůru a boduje na stupnici, kde stojí; "
    "ukazatele si překážejí.",
    "flux": "Žeton označuje zaměřenou stupnici a smí se přesunout s každým průlomem; platí jen "
    "nejnovější průlom.",
}

TECHS: Final = {
    "ignore_adjacency": "Dílky nemusí sousedit s jinými.",
    "store_patches": "Dílky výsadby lze odložit a položit na konci hry.",
    "more_movement": "+{amount} ke každému číslu pohybu na stupnici roveru.",
    "double_water": "Pokrok vody za položený dílek je o 2 pole, s oběma benefity.",
    "no_meteorites": "Na vaše dílky se už nekladou meteority.",
    "movement_for_civ_tiles": "Volba dílku s civilizací dává tolik pohybu, na kolika stojí "
    "ukazatel roveru.",
    "wider_civ_choice": "Při výběru karty civilizace přibude {amount} karta vyššího stupně.",
    "teleport_between_civ_buildings": "Rover se smí za {amount} bod pohybu teleportovat mezi "
    "budovami civilizace.",
    "synergy_for_civ_milestones": "Každý milník civilizace dává i synergii.",
    "two_last_civ_cards": "Konec hry: ze všech zbylých karet civilizace si nechte {amount}.",
    "reset_biomass": "Ukazatel zeleně smí z nejvyššího pole kdykoli zpět na 0.",
    "patches_on_tiles": "Výsadbu lze klást i na dílky, ne však na meteority.",
    "extra_patch": "Jednou za tah získáte k výsadbě ještě {amount} další.",
    "patches_on_meteorites": "Výsadbu lze klást i na meteority a zničit je.",
    "diagonal_rovers": "Rovery smí jezdit i šikmo.",
    "reposition_lifepods_once": "Jednou za hru přemístěte až {amount} sebrané biokapsle.",
    "reposition_for_energy_tiles": "Za položení dílku s energií smíte přemístit {amount} sebranou "
    "biokapsli.",
    "free_energy_steps": "Vjezd na terén energie nestojí pohyb.",
    "reposition_each_turn": "Jednou za tah přemístěte {amount} sebranou biokapsli.",
    "rover_tiles_ignore_adjacency": "Dílky s terénem roveru nemusí sousedit s jinými.",
    "movement_for_loaded_rovers": "Začátek tahu: {amount} bod pohybu za každý naložený rover.",
    "patch_for_meteorites": "Každý sebraný meteorit dává dílek výsadby.",
    "destroy_on_water": "Naložený rover smí na terénu vody meteorit zničit.",
    "advance_rover": "Jednou za tah smíte zvýšit rover o {amount}.",
    "synergy_for_patch": "Jednou za tah vezměte místo výsadby synergii.",
    "teleport_to_same_terrain": "Jednou za tah se rover smí za {amount} bod pohybu teleportovat na "
    "stejný terén jiného dílku.",
    "double_synergy": "Jednou za tah smí synergie posunout ukazatel o {amount}.",
    "tech_as_energy": "Při pokládání smí budova technologie působit jako energie.",
    "claim_row": "Jednou za hru získejte všechny benefity řady jednoho ukazatele.",
    "common_objective": "Jednou za hru vezměte {amount} mise a zvolte 1, o kterou soutěží všichni.",
    "jump_trackers": "Ukazatele přeskakují ukazatele, které jim stojí v cestě.",
    "movement_for_rovers_on_water": "Začátek tahu: {amount} bod pohybu za každý rover na terénu "
    "vody.",
    "water_for_tiles_off_ice": "Dílek položený celý mimo led zvýší vodu o {amount}.",
    "patch_for_water_tiles": "Položení dílku s vodou dává výsadbu.",
    "synergy_for_water_tiles": "Položení dílku s vodou dává synergii.",
    "outer_tracks_meet": "Obě krajní stupnice spolu sousedí.",
    "more_movement_together": "S více ukazateli na stupnici roveru dává každý pokrok roveru o "
    "{amount} bod pohybu víc.",
    "sideways": "Místo postupu smí ukazatel přejít stranou na sousední stupnici a získat tamní "
    "benefit.",
    "regress_each_turn": "Jednou za tah klesne jeden ukazatel o {amount}.",
    "score_like_the_best": "Konec hry: každý ukazatel boduje jako nejlepší na téže stupnici.",
    "movement_for_rovers_on_focus": "Začátek tahu: {amount} body pohybu za každý rover na "
    "zaměřeném terénu.",
    "advance_focus_to_milestone": "Jednou za hru posuňte zaměřenou stupnici k jejímu dalšímu "
    "milníku.",
    "improve_focus": "Zaměřená stupnice dává víc: stupeň civilizace +1, dvojí synergie, dvě "
    "výsadby, nebo +1 pohyb.",
    "meteorite_for_focus_tiles": "Položení dílku se zaměřeným terénem sebere {amount} meteorit "
    "odkudkoli z planety.",
    "advance_focus": "Jednou za tah smíte zaměřenou stupnici zvýšit o {amount}.",
}

PLANET_RULES: Final = {
    "standard": "Bez zvláštního pravidla.",
    "ice_or_land": "Dílek leží jen na ledu, nebo jen na pevnině.",
    "quadrant_ban": "V každém kvadrantu je jeden druh budovy zakázán.",
    "ring_anchor": "Dílek nesmí ležet celý na prstenci, výsadba na něm vůbec.",
    "chasm": "Žádný dílek nesmí ležet přes průrvu; rovery ji přejedou jen šikmo ve dvou mezerách.",
    "centre_start": "První dílek zakryje aspoň jedno ze čtyř středových políček.",
    "slide_in": "Každý dílek se musí na místo zasunout z některé ze čtyř stran.",
    "cities": "Každé nezakryté město má na konci 2 body.",
    "currents": "Nezakryté elektrické proudy jsou na konci terénem energie.",
    "toxic": "Rovery nesmí na nezakrytá toxická políčka.",
    "corner_ice": "Uprostřed políčka chybějí; řádky a sloupce počítají jen vytištěná.",
    "planetoids": "Každá zaplněná planetka má 2 body.",
    "holes": "Na díry se nic neklade; řádky a sloupce počítají jen vytištěná políčka.",
}

USES: Final = {
    "reset-biomass": "Vrátit zeleň na 0",
    "reposition-three": "Přemístit až 3 biokapsle",
    "reposition": "Přemístit biokapsli",
    "advance-rover": "Zvýšit rover",
    "claim-row": "Získat benefity řady",
    "common-objective": "Vzít misi pro všechny",
    "regress": "Snížit ukazatel",
    "advance-to-milestone": "Postoupit k dalšímu milníku",
    "advance-focus": "Zvýšit zaměřenou stupnici",
    "extra-patch": "Získat další výsadbu",
    "synergy-for-patch": "Vzít místo toho synergii",
}

WORK: Final = {
    "advance-civ": "Zvýšit civilizaci",
    "advance-water": "Zvýšit vodu",
    "advance-biomass": "Zvýšit zeleň",
    "advance-rover": "Zvýšit rover",
    "advance-tech": "Zvýšit technologii",
    "energy": "Využít budovu energie",
    "synergy": "Využít synergii",
    "patch": "Položit výsadbu",
    "rover": "Umístit rover",
    "regress": "Snížit ukazatel",
    "benefit": "Vybrat benefit",
    "focus": "Přesunout žeton flux",
    "reposition": "Přemístit biokapsli",
    "meteorite": "Sebrat meteorit",
    "advance-any": "Zvýšit libovolný ukazatel",
    "move": "Pohnout rovery",
}

TERMS: Final = {
    "title": "Neznámá planeta",
    "about": "Všichni naráz zaplňují své planety dílky z jedné otočné stanice.",
    "score:planet": "Řádky a sloupce",
    "score:civ": "Stupnice civilizace",
    "score:water": "Stupnice vody",
    "score:biomass": "Stupnice zeleně",
    "score:rover": "Stupnice roveru",
    "score:tech": "Stupnice technologie",
    "score:lifepods": "Biokapsle",
    "score:meteorites": "Meteority",
    "score:civ_cards": "Karty civilizace",
    "score:personal": "Osobní mise",
    "score:neighbours": "Mise proti sousedům",
    "outcome:points": "více bodů",
    "outcome:uncovered": "méně nezakrytých políček",
    "outcome:meteorites": "méně zbylých meteoritů",
    "outcome:shared": "společné vítězství",
    "outcome:grade_0": "kritické selhání",
    "outcome:grade_1": "mise selhala",
    "outcome:grade_2": "cíl těsně minut",
    "outcome:grade_3": "mise splněna",
    "outcome:grade_4": "mise splněna s vyznamenáním",
    "outcome:grade_5": "vynikající mise",
    "outcome:grade_6": "legendární mise",
    "option:planets": "Planety",
    "help:planets": "Strana planety pro každé místo; bez volby mají všichni KSB-4156.",
    "option:corporations": "Korporace",
    "help:corporations": "Strana korporace pro každé místo; bez volby vedou všichni Vesmírnou "
    "koalici.",
    "option:events": "Události",
    "help:events": "Každý tah se odhalí událost; zelené jsou mírné, červené kruté.",
    "option:personal_objectives": "Osobní mise",
    "help:personal_objectives": "Každý má navíc tajnou misi.",
    "option:fixed_rotation": "Pevné otáčení",
    "help:fixed_rotation": "Dva hráči: stanice se po každém tahu otočí o jednu sekci.",
    "option:edition": "Vydání",
    "help:edition": "Čí znění platí tam, kde se česká a anglická pravidla liší.",
    "option:ring": "Poloha prstence",
    "help:ring": "Jak stojí vnitřní prstenec stanice proti vnějšímu.",
    "last:1": "na konci hry zvyšte 1 ukazatel o 1",
    "last:many": "na konci hry proveďte {} zvýšení o 1",
    "phase:setup": "Příprava",
    "phase:rotation": "Otáčení",
    "phase:event": "Událost",
    "phase:turn": "Položte dílek",
    "phase:civ": "Karty civilizace",
    "phase:end": "Konec hry",
    "kind:tile": "dílek",
    "kind:planet": "planeta",
    "kind:corporation": "korporace",
    "kind:civ": "karta civilizace",
    "kind:objective": "mise",
    "kind:event": "událost",
}


def fill(book: Book) -> None:
    """Fill a Czech book."""
    names.add_names(book, names.CS, TERRAINS, "dílek {} a {}", OF)
    book.terms.update(TERMS)
    _add_effects(book)
    _add_cards(book)
    _add_questions(book)
    _add_labels(book)
    _add_reasons(book)
    _add_events(book)


def _of(number: int) -> str:
    return OF[TERRAIN_IDS[number]]


def _whom(number: int) -> str:
    return WHOM[TERRAIN_IDS[number]]


def _points(number: int) -> str:
    return czech(number, "bod", "body", "bodů")


def _movement(number: int) -> str:
    return czech(number, "bod pohybu", "body pohybu", "bodů pohybu")


def _meteorites(number: int) -> str:
    return czech(number, "meteorit", "meteority", "meteoritů")


def _lifepods(number: int) -> str:
    return czech(number, "biokapsli", "biokapsle", "biokapslí")


def _tracks(numbers: tuple[int, ...]) -> str:
    if len(numbers) == 5:
        return "libovolný ukazatel"
    if numbers == (1, 2, 3, 4):
        return "jiný ukazatel než civilizaci"
    return join([_whom(number) for number in numbers], "nebo")


def _add_effects(book: Book) -> None:
    said = book.effects
    said[advance.AdvanceOne] = lambda e: (
        f"zvyšte {_tracks(e.tracks)} o {e.steps}" + ("" if e.benefits else " bez benefitů")
    )
    said[advance.AdvanceDifferent] = lambda e: (
        f"zvyšte jeden ukazatel o {e.steps}"
        if e.trackers == 1
        else f"zvyšte {czech(e.trackers, 'ukazatel', 'různé ukazatele', 'různých ukazatelů')}, "
        f"každý o {e.steps}"
    )
    said[advance.AdvanceAllTo] = lambda e: (
        f"posuňte každý nižší ukazatel na pole {e.height}, bez synergií"
    )
    said[advance.RegressOne] = lambda e: f"snižte {_tracks(e.tracks)} o {e.amount}, bez benefitů"
    said[tokens.GainPatches] = lambda e: (
        "získejte " + czech(e.count, "dílek výsadby", "dílky výsadby", "dílků výsadby")
    )
    said[tokens.GainMovement] = lambda e: "získejte " + _movement(e.points)
    said[tokens.GainSynergy] = lambda e: "získejte synergii"
    said[tokens.CollectLifepods] = lambda e: f"seberte ze své planety {_lifepods(e.count)}"
    said[tokens.CollectMeteorites] = lambda e: f"seberte ze své planety {_meteorites(e.count)}"
    said[tokens.DestroyMeteorites] = lambda e: f"zničte na své planetě {_meteorites(e.count)}"
    said[tokens.DestroyLifepods] = lambda e: f"zničte na své planetě {_lifepods(e.count)}"
    said[tokens.ClearLine] = lambda e: "zničte všechny meteority jednoho řádku nebo sloupce"
    said[tokens.TeleportRover] = lambda e: "přesuňte jeden rover na libovolné políčko"
    said[tokens.MeteorStrike] = lambda e: "položte meteorit na symbol meteoru, který žádný nemá"
    said[tokens.DestroyRover] = lambda e: "máte-li na planetě aspoň dva rovery, jeden z nich zničte"
    said[tokens.ExtraRover] = lambda e: "na dílek položený v tomto tahu přijde rover z krabice"
    said[tokens.LoseLifepod] = lambda e: "zničte jednu sebranou biokapsli"
    said[tokens.LoseMeteorite] = lambda e: "zničte jeden sebraný meteorit"
    said[tiles.ExtraTile] = lambda e: (
        "vezměte ze své sekce další dílek a položte ho"
        + ("" if e.advance else "; jeho budovy nic nezvýší")
    )
    said[events.NoRoversOn] = lambda e: f"rovery tento tah nesmí na terén {OF[e.name()]}"
    said[events.KeepOffEdge] = lambda e: "dílky tento tah nesmí zakrýt okrajová políčka"
    said[events.KeepOffIce] = lambda e: "dílky tento tah nesmí zakrýt led"
    said[events.NoMatchingTerrain] = lambda e: (
        "žádné políčko dílku se tento tah nesmí dotýkat stejného terénu"
    )
    said[events.OneBuildingOnly] = lambda e: "tento tah se počítá jen jedna budova dílku"
    said[events.NoMilestones] = lambda e: (
        "milníky civilizace, výsadby, roveru a průlomu tento tah nic nedávají"
    )
    said[events.NoSynergies] = lambda e: "tento tah se nezískávají synergie"
    said[events.AddCivCards] = lambda e: "do každého balíčku civilizace přijde nepoužitá karta"
    said[events.RemoveCivCards] = lambda e: "z každého balíčku civilizace odejde jedna karta"
    said[events.DrawObjective] = lambda e: "vezměte si další osobní misi"
    said[events.DestroyObjective] = lambda e: "odhoďte jednu osobní misi"
    said[events.FreeRotation] = lambda e: "otočte stanici k libovolné sekci"
    said[events.EmptyStack] = lambda e: "odstraňte všechny dílky jednoho sloupku své sekce"
    said[events.SynergyOrPeek] = lambda e: "získejte synergii, nebo nahlédněte na příští událost"
    said[worth.Points] = lambda e: _points(e.amount)
    said[worth.PointsPerPatch] = lambda e: f"{_points(e.amount)} za každou výsadbu na planetě"
    said[worth.LifepodValue] = lambda e: (
        f"každá biokapsle v bodovací oblasti má {_points(e.amount)}"
    )
    said[worth.MeteoriteSet] = lambda e: "tři meteority mají o 1 bod víc za každou kartu této sady"
    said[worth.CommerceSet] = lambda e: f"{_set_points()} bodů za 1, 2, 3 nebo 4 karty této sady"


def _set_points() -> str:
    return join([str(points) for points in COMMERCE_SET_POINTS[1:]], "nebo")


def _add_cards(book: Book) -> None:
    book.effects[Neighbour] = _neighbour
    book.effects[Personal] = _personal
    book.effects[Tech] = lambda tech: TECHS[tech.id].format(amount=tech.amount)
    for corporation in CORPORATIONS:
        book.terms[f"special:{corporation.id}"] = SPECIALS[corporation.id]
    for planet in PLANETS:
        book.terms[f"rule:{planet.id}"] = PLANET_RULES[RULE_IDS[planet.rule]]


def _neighbour(side: Any) -> str:
    much = "nejméně" if side.fewest else "nejvíce"
    if side.kind == goals.BUILDINGS_ON_EDGE:
        return f"{much} budov {_of(side.terrain)} na okrajových políčkách"
    if side.kind == goals.LARGEST_AREA:
        return f"{'nejmenší' if side.fewest else 'největší'} oblast {_of(side.terrain)}"
    if side.kind == goals.NUMBER_OF_AREAS:
        return f"{much} oblastí {_of(side.terrain)}"
    if side.kind == goals.BUILDINGS:
        return f"{much} budov {_of(side.terrain)}"
    if side.kind == goals.TRACKS_AT_TOP:
        return f"{much} stupnic dokončených až nahoru"
    if side.kind == goals.COLLECTED_METEORITES:
        return f"{much} sebraných meteoritů"
    return f"{much} sebraných biokapslí"


def _personal(side: Any) -> str:
    if side.kind == goals.RECTANGLE:
        return f"blok {side.a} × {side.b} terénu {_of(side.terrain)}"
    if side.kind == goals.AREA_WITH_BUILDINGS:
        return f"jedna oblast {_of(side.terrain)} s aspoň {side.a} budovami {_of(side.terrain)}"
    if side.kind == goals.TRACK_AT_TOP:
        return f"stupnice {_of(side.terrain)} dokončená až nahoru"
    if side.kind == goals.BUILDINGS_AT_MOST:
        return f"nejvýše {side.a} budov {_of(side.terrain)}"
    if side.kind == goals.METEORITES_AT_LEAST:
        return f"aspoň {side.a} sebraných meteoritů"
    if side.kind == goals.MORE_LIFEPODS:
        return "více sebraných biokapslí než sebraných meteoritů"
    if side.kind == goals.ALL_ICE_COVERED:
        return "všechna ledová políčka zakrytá"
    return "všechna políčka pevniny zakrytá"


def _add_questions(book: Book) -> None:
    asks = book.questions
    asks[work.Work] = _what_next
    asks[advance.Advance] = lambda q: f"Kam půjde ukazatel {_of(q.a)}?"
    asks[advance.AdvanceOne] = lambda q: "Který ukazatel zvýšíte?"
    asks[advance.AdvanceDifferent] = lambda q: "Který ukazatel zvýšíte teď?"
    asks[advance.AdvanceAllTo] = lambda q: "Který ukazatel půjde první?"
    asks[advance.Synergy] = lambda q: "Který ukazatel zvýší synergie?"
    asks[jump_drive.Double] = lambda q: f"Posunout {_whom(q.a)} o 2 pole?"
    asks[advance.Energy] = lambda q: "Který ukazatel zvýší budova energie?"
    asks[advance.RegressOne] = lambda q: "Který ukazatel snížíte?"
    asks[civ.CivSlot] = lambda q: "Který stupeň karet civilizace bude první?"
    asks[civ.Pick] = lambda q: f"Kterou kartu civilizace stupně {q.a} si necháte?"
    asks[republic.LastCards] = lambda q: "Kterou ze zbylých karet civilizace si necháte?"
    asks[events.DestroyObjective] = lambda q: "Kterou osobní misi odhodíte?"
    asks[jump_drive.ChooseCommon] = lambda q: "O kterou misi budou soutěžit všichni?"
    asks[events.FreeRotation] = lambda q: "O kolik se stanice otočí?"
    asks[events.EmptyStack] = lambda q: "Který sloupek vaší sekce se odstraní?"
    asks[events.SynergyOrPeek] = lambda q: "Synergii, nebo nahlédnout na příští událost?"
    asks[lifepods.StowLifepod] = lambda q: "Kam dáte biokapsli?"
    asks[cosmos.CoverSpace] = lambda q: f"Které pole stupnice {_of(q.a)} biokapsle zakryje?"
    asks[cosmos.Reposition] = lambda q: "Kterou biokapsli přemístíte?"
    asks[patches.PlacePatch] = lambda q: "Kam položíte výsadbu?"
    asks[rovers.PlaceRover] = lambda q: "Kde přistane rover?"
    asks[rovers.Drive] = lambda q: f"Pohněte roverem: zbývá {_movement(q.own()['moves'])}"
    asks[rovers.Step] = lambda q: "Kam tento rover pojede?"
    asks[horizon.Destroy] = lambda q: "Zničit naložený meteorit?"
    asks[station.Rotate] = lambda q: "O kolik otočíte stanici?"
    asks[tiles.ExtraTile] = lambda q: "Který dílek navíc si vezmete?"
    asks[tiles.ChooseTurn] = lambda q: "Jak dílek otočíte?"
    asks[tiles.ChooseCell] = lambda q: "Kam dílek položíte?"
    asks[tiles.OneOfBoth] = lambda q: "Která budova se počítá?"
    asks[tokens.CollectLifepods] = lambda q: "Kterou biokapsli seberete?"
    asks[tokens.CollectMeteorites] = lambda q: "Který meteorit seberete?"
    asks[tokens.DestroyMeteorites] = lambda q: "Který meteorit zničíte?"
    asks[tokens.DestroyLifepods] = lambda q: "Kterou biokapsli zničíte?"
    asks[tokens.ClearLine] = lambda q: "Který řádek nebo sloupec zbavíte meteoritů?"
    asks[tokens.TeleportRover] = lambda q: (
        "Kam se rover přesune?" if q.a else "Který rover se přesune?"
    )
    asks[tokens.MeteorStrike] = lambda q: "Kam dopadne meteorit?"
    asks[tokens.DestroyRover] = lambda q: "Který rover zničíte?"
    asks[tokens.LoseLifepod] = lambda q: "Kterou sebranou biokapsli zničíte?"
    asks[jump_drive.ClaimRow] = lambda q: "Řadu kterého ukazatele využijete?"
    asks[wormhole.ChooseBenefit] = lambda q: "Který benefit si vezmete?"
    asks[flux.MoveFocus] = lambda q: "Která stupnice bude zaměřená?"
    asks[flux.CollectMeteorite] = lambda q: "Který meteorit seberete?"
    asks[KeepObjectives] = lambda q: "Kterou osobní misi si necháte?"


def _what_next(asked: Asked) -> str:
    if any(key.startswith("take:") for key in asked.data["legal"]):
        return "Který dílek si vezmete?"
    return "Co uděláte teď?"


def _add_labels(book: Book) -> None:
    says = book.labels
    says["take"] = lambda rest, q: "Velký dílek" if rest == "outer" else "Malý dílek"
    says["turn"] = lambda rest, q: _turn(int(rest))
    says["cell"] = lambda rest, q: f"Políčko {rest}"
    says["rover"] = lambda rest, q: f"Rover na {rest}"
    says["rotate"] = lambda rest, q: (
        "Nechat být"
        if rest == "0"
        else f"O {czech(int(rest), 'sekci', 'sekce', 'sekcí')} po směru hodin"
    )
    says["track"] = lambda rest, q: _capital(book.name("track", rest))
    says["space"] = lambda rest, q: _space(book, rest)
    says["do"] = lambda rest, q: WORK[rest]
    says["use"] = lambda rest, q: USES[rest]
    says["store"] = lambda rest, q: "Odložit stranou"
    says["score"] = lambda rest, q: "Bodovací oblast"
    says["unlock"] = lambda rest, q: f"Průlom {rest.upper()}"
    says["gain"] = lambda rest, q: _gain(rest)
    says["building"] = lambda rest, q: _capital(book.name("terrain", rest))
    says["rank"] = lambda rest, q: f"Stupeň {rest}"
    says["row"] = lambda rest, q: f"Řádek {rest}"
    says["column"] = lambda rest, q: f"Sloupec {rest}"
    says["peek"] = lambda rest, q: "Nahlédnout na příští událost"
    says["civ"] = lambda rest, q: book.name("civ", rest)
    says["objective"] = lambda rest, q: _objective(book, rest, q)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _turn(turn: int) -> str:
    quarter = ("jak leží", "čtvrt otáčky", "půl otáčky", "tři čtvrti otáčky")[turn % 4]
    return _capital(f"převrátit, {quarter}" if turn >= 4 else quarter)


def _space(book: Book, rest: str) -> str:
    track, _, height = rest.partition("-")
    return f"{_capital(book.name('track', track))} {height}"


def _gain(rest: str) -> str:
    if rest == "synergy":
        return "Synergie"
    if rest == "patch":
        return "Dílek výsadby"
    return f"Zvýšit {WHOM[rest]}"


def _objective(book: Book, rest: str, asked: Asked) -> str:
    side = "neighbour" if isinstance(asked.effect, jump_drive.ChooseCommon) else "personal"
    return book.name(side, rest)


def _add_reasons(book: Book) -> None:
    tells = book.reasons
    tells[reasons.STACK_EMPTY] = lambda what, needed, had: "Tento sloupek je prázdný."
    tells[reasons.TILE_FITS_NOWHERE] = lambda what, needed, had: (
        "Tento dílek se nikam nevejde, musíte vzít druhý."
    )
    tells[reasons.TURN_FITS_NOWHERE] = lambda what, needed, had: (
        "Takto otočený se dílek nikam nevejde."
    )
    tells[reasons.OFF_PLANET] = lambda what, needed, had: "Část by ležela mimo vytištěná políčka."
    tells[reasons.OVERLAPS] = lambda what, needed, had: "Dílek by ležel na jiném dílku."
    tells[reasons.MUST_TOUCH] = lambda what, needed, had: (
        "Dílek se musí stranou dotýkat jiného dílku."
    )
    tells[reasons.MUST_START_ON_EDGE] = lambda what, needed, had: (
        "První dílek musí ležet na okraji (na Charybdě ve středu)."
    )
    tells[reasons.PLANET_FORBIDS] = lambda what, needed, had: (
        f"{book.name('planet', PLANETS[what].id)} to zakazuje: "
        f"{PLANET_RULES[RULE_IDS[PLANETS[what].rule]]}"
    )
    tells[reasons.EVENT_FORBIDS] = lambda what, needed, had: (
        f"Tento tah to zakazuje událost „{names.event(book, what)}“."
    )
    tells[reasons.TRACK_ON_TOP] = lambda what, needed, had: f"Ukazatel {_of(what)} nelze zvýšit."
    tells[reasons.TRACK_AT_BOTTOM] = lambda what, needed, had: f"Ukazatel {_of(what)} nelze snížit."
    tells[reasons.NOT_BESIDE_ENERGY] = lambda what, needed, had: (
        f"Této oblasti energie se nedotýká terén {_of(what)}."
    )
    tells[reasons.NO_ROVER] = lambda what, needed, had: "Na desce vám nezbývá rover."
    tells[reasons.NO_MOVEMENT] = lambda what, needed, had: "Nemáte body pohybu."
    tells[reasons.OUT_OF_REACH] = lambda what, needed, had: "Jedním krokem tam nelze dojet."
    tells[reasons.ROVER_IN_THE_WAY] = lambda what, needed, had: "Stojí tam jiný rover."
    tells[reasons.TOXIC] = lambda what, needed, had: "Rovery nesmí na toxická políčka."
    tells[reasons.ALREADY_USED] = lambda what, needed, had: (
        f"„{USES[USE_KEYS[what]]}“ už jste využili."
    )
    tells[reasons.NOT_UNLOCKED] = lambda what, needed, had: (
        f"„{USES[USE_KEYS[what]]}“ teď není k dispozici."
    )
    tells[reasons.NOT_IN_DECK] = lambda what, needed, had: "Tato karta není mezi prohlíženými."
    tells[reasons.FIRST_THE_REST] = lambda what, needed, had: "Nejdřív proveďte, co ještě čeká."
    tells[reasons.NOTHING_PENDING] = lambda what, needed, had: "Nic takového nečeká na provedení."
    tells[reasons.WOULD_END_THE_GAME] = lambda what, needed, had: (
        "Tím by hra skončila, což událost nesmí způsobit."
    )
    tells[reasons.METEORITE_THERE] = lambda what, needed, had: "Leží tam meteorit."


ENDINGS: Final = (
    "někdo nemá kam položit dílek",
    "oba sloupky jedné sekce jsou prázdné",
    "balíček událostí došel",
)


def _who(event: Event, seats: list[str]) -> str:
    return seats[event[1]] if 0 <= event[1] < len(seats) else "Stůl"


def _line(verb: str) -> Callable[[Event, list[str]], str]:
    return lambda e, seats: f"{_who(e, seats)} {verb}"


def _at(verb: str) -> Callable[[Event, list[str]], str]:
    return lambda e, seats: f"{_who(e, seats)} {verb} {names.place(e[2])}"


def _add_events(book: Book) -> None:
    _add_events_of_pieces(book)
    _add_events_of_progress(book)


def _add_events_of_pieces(book: Book) -> None:
    tells = book.events
    tells[log.TURN_STARTED] = lambda e, seats: f"Tah {e[2]}"
    tells[log.ROTATED] = lambda e, seats: (
        f"{_who(e, seats)} nechává stanici být"
        if not e[3]
        else f"{_who(e, seats)} otáčí stanici o {czech(e[3], 'sekci', 'sekce', 'sekcí')}"
    )
    tells[log.EVENT_REVEALED] = lambda e, seats: f"Událost: {names.event(book, e[2])}"
    tells[log.TILE_TAKEN] = lambda e, seats: (
        f"{_who(e, seats)} bere {'velký' if e[3] == 0 else 'malý'} {names.tile(book, e[2])}"
    )
    tells[log.TILE_PLACED] = lambda e, seats: (
        f"{_who(e, seats)} pokládá {names.tile(book, e[2])} na {names.place(e[3])}"
    )
    tells[log.TILE_UNPLACED] = lambda e, seats: (
        f"{_who(e, seats)} nemá kam položit {names.tile(book, e[2])}; oba ukazatele postupují"
    )
    tells[log.TILE_REVEALED] = lambda e, seats: f"Další dílek: {names.tile(book, e[2])}"
    tells[log.METEORITE_FELL] = _at("má meteorit na")
    tells[log.METEORITE_COLLECTED] = lambda e, seats: f"{_who(e, seats)} sbírá {_meteorites(e[3])}"
    tells[log.METEORITE_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} ničí {_meteorites(max(e[3], 1))}"
    )
    tells[log.METEORITE_LOADED] = _at("nakládá meteorit na")
    tells[log.LIFEPOD_COLLECTED] = _at("sbírá biokapsli na")
    tells[log.LIFEPOD_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} ztrácí {_lifepods(max(e[3], 1))}"
    )
    tells[log.LIFEPOD_STORED] = lambda e, seats: (
        f"{_who(e, seats)} ukládá biokapsli {_stored(book, e[2])}"
    )
    tells[log.ROVER_PLACED] = _at("umisťuje rover na")
    tells[log.ROVER_MOVED] = lambda e, seats: (
        f"{_who(e, seats)} jede roverem {names.place(e[3])} → {names.place(e[2])}"
    )
    tells[log.ROVER_DESTROYED] = lambda e, seats: (
        f"{_who(e, seats)} ztrácí {czech(max(e[3], 1), 'rover', 'rovery', 'roverů')}"
    )
    tells[log.PATCH_PLACED] = _at("pokládá výsadbu na")
    tells[log.PATCH_STORED] = _line("odkládá výsadbu stranou")
    tells[log.PATCH_LOST] = _line("nemá místo pro výsadbu")


def _add_events_of_progress(book: Book) -> None:
    tells = book.events
    tells[log.TRACKER_ADVANCED] = lambda e, seats: (
        f"{_who(e, seats)}: {names.terrain(book, e[2])} stoupá na {names.reached(book, e[2], e[3])}"
    )
    tells[log.TRACKER_REGRESSED] = lambda e, seats: (
        f"{_who(e, seats)}: {names.terrain(book, e[2])} klesá na {names.reached(book, e[2], e[3])}"
    )
    tells[log.MOVEMENT_GAINED] = lambda e, seats: f"{_who(e, seats)} získává {_movement(e[3])}"
    tells[log.SYNERGY_GAINED] = _line("získává synergii")
    tells[log.PATCH_GAINED] = _line("získává výsadbu")
    tells[log.ROVER_GAINED] = _line("získává rover")
    tells[log.CIV_GAINED] = lambda e, seats: (
        f"{_who(e, seats)} dosahuje milníku civilizace stupně {e[2]}"
    )
    tells[log.TECH_GAINED] = lambda e, seats: f"{_who(e, seats)} získává průlom {e[2]}"
    tells[log.CIV_TAKEN] = lambda e, seats: (
        f"{_who(e, seats)} si tajně nechává kartu civilizace stupně {e[3]}"
        if e[2] < 0
        else f"{_who(e, seats)} bere {names.civ(book, e[2])}"
    )
    tells[log.CIV_DECK_EMPTY] = lambda e, seats: (
        f"{_who(e, seats)} nemá co vzít: karty civilizace stupně {e[2]} došly"
    )
    tells[log.CIV_REVEALED] = lambda e, seats: f"{_who(e, seats)} ukazuje {names.civ(book, e[2])}"
    tells[log.OBJECTIVE_KEPT] = lambda e, seats: (
        f"{_who(e, seats)} si nechává osobní misi"
        if e[2] < 0
        else f"{_who(e, seats)} si nechává „{names.objective(book, e[2], personal=True)}“"
    )
    tells[log.OBJECTIVE_SHOWN] = lambda e, seats: (
        f"Mise: {names.objective(book, e[2], personal=False)}"
    )
    tells[log.OBJECTIVE_LOST] = _line("odhazuje osobní misi")
    tells[log.FOCUS_MOVED] = lambda e, seats: f"{_who(e, seats)} se zaměřuje na {_whom(e[2])}"
    tells[log.ABILITY_USED] = lambda e, seats: (
        f"{_who(e, seats)} využívá schopnost: {USES[USE_KEYS[e[2]]].lower()}"
    )
    tells[log.MOVEMENT_DROPPED] = lambda e, seats: f"{_who(e, seats)} nevyužil {_movement(e[3])}"
    tells[log.COMMANDER] = _line("je velitel")
    tells[log.LAST_TURN] = lambda e, seats: (
        f"Poslední tah: {ENDINGS[(e[2] & -e[2]).bit_length() - 1]}"
    )
    tells[log.EVENT_IGNORED] = _line("událost ignoruje, jinak by hra skončila")
    tells[log.EVENT_PEEKED] = lambda e, seats: (
        "Někdo nahlíží na příští událost"
        if e[2] < 0
        else f"Příští událost je {names.event(book, e[2])}"
    )
    tells[log.CIV_DECKS_CHANGED] = lambda e, seats: (
        f"Karta {'přichází do balíčku' if e[3] > 0 else 'odchází z balíčku'} "
        f"civilizace stupně {e[2]}"
    )
    tells[log.SCORED] = lambda e, seats: (
        f"{_who(e, seats)} má {_points(e[3])}: {_score_line(book, e[2])}"
    )
    tells[log.STACK_EMPTIED] = _line("odstraňuje celý sloupek dílků")
    tells[log.RULE_DROPPED] = lambda e, seats: (
        f"{_who(e, seats)} nemusí dodržet {'událost' if e[2] == 1 else 'pravidlo planety'}: "
        "nic by se nevešlo"
    )


def _score_line(book: Book, line: int) -> str:
    """For what a line of the score sheet gives points, inside a sentence."""
    word = book.term(f"score:{LINES[line]}")
    return word[:1].lower() + word[1:]


def _stored(book: Book, what: int) -> str:
    if what < 0:
        return "do bodovací oblasti"
    if what >= 100:
        return f"na průlom {'ABCDEF'[what - 100]}"
    return f"na {names.space(book, what)}"
