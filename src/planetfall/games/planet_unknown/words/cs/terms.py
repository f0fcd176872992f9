"""Names, score lines, options, special rules and other fixed words in Czech."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "terrain": {
        "civ": "civilizace",
        "water": "voda",
        "biomass": "zeleň",
        "rover": "rover",
        "tech": "technologie",
        "energy": "energie",
    },
    "terrain_of": {
        "civ": "civilizace",
        "water": "vody",
        "biomass": "zeleně",
        "rover": "roveru",
        "tech": "technologie",
        "energy": "energie",
    },
    "terrain_whom": {
        "civ": "civilizaci",
        "water": "vodu",
        "biomass": "zeleň",
        "rover": "rover",
        "tech": "technologii",
        "energy": "energii",
    },
    "phase": {
        "setup": "příprava",
        "rotation": "otáčení",
        "event": "událost",
        "placement": "umisťování",
        "civ_picks": "výběr karet",
        "game_end": "závěr hry",
        "over": "konec",
    },
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
    "outcome:points": "nejvíce bodů",
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
    "kind:tile": "dílek",
    "kind:planet": "planeta",
    "kind:corporation": "korporace",
    "kind:civ": "karta civilizace",
    "kind:objective": "mise",
    "kind:event": "událost",
    "special:universal_coalition": "Bez zvláštního pravidla.",
    "special:republic": "Dosažení milníku civilizace sníží jiný ukazatel o 1.",
    "special:wormhole": "Budova zeleně zvýší zeleň jen tehdy, když dílek rozšířil oblast zeleně; "
    "každé pole zeleně dává jeden ze dvou benefitů.",
    "special:cosmos": "Sebraná biokapsle jde do bodovací oblasti, nebo na pole kterékoli "
    "stupnice; ukazatele ji přeskakují a co zakrývá, neplatí.",
    "special:horizon": "Rover naloží jeden meteorit a sebere ho tím, že ho doveze k budově roveru.",
    "special:jump_drive": "Sebraná biokapsle jde do bodovací oblasti, nebo odemkne průlom A až F; "
    "stupnice technologie žádný neodemyká.",
    "special:oasis": "Voda postupuje po klikaté cestě o jedno pole za každé políčko vody na ledu; "
    "ukazatele si překážejí.",
    "special:makeshift": "Ukazatel postupuje rovně nebo šikmo vzhůru a boduje na stupnici, kde "
    "stojí; ukazatele si překážejí.",
    "special:flux": "Žeton označuje zaměřenou stupnici a smí se přesunout s každým průlomem; "
    "platí jen nejnovější průlom.",
    "rule:ksb_4156": "Bez zvláštního pravidla.",
    "rule:k_273": "Dílek leží jen na ledu, nebo jen na pevnině.",
    "rule:persephone": "V každém kvadrantu je jeden druh budovy zakázán.",
    "rule:arashi": "Dílek nesmí ležet celý na prstenci, výsadba na něm vůbec.",
    "rule:tartarus": "Žádný dílek nesmí ležet přes průrvu; rovery ji přejedou jen šikmo ve dvou "
    "mezerách.",
    "rule:charybdis": "První dílek zakryje aspoň jedno ze čtyř středových políček.",
    "rule:pajitnov": "Každý dílek se musí na místo zasunout z některé ze čtyř stran.",
    "rule:gaia": "Každé nezakryté město má na konci 2 body.",
    "rule:petra": "Nezakryté elektrické proudy jsou na konci terénem energie.",
    "rule:kaax": "Rovery nesmí na nezakrytá toxická políčka.",
    "rule:oblivion": "Uprostřed políčka chybějí; řádky a sloupce počítají jen vytištěná.",
    "rule:cerberus": "Každá zaplněná planetka má 2 body.",
    "rule:lacuna": "Na díry se nic neklade; řádky a sloupce počítají jen vytištěná políčka.",
}
