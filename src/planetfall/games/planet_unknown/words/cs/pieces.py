"""Czech: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.cell": (
        "Čtverec planety | Čtverce se zakrývají dílky. Plné řady a sloupce dávají body na "
        "svém konci."
    ),
    "piece.take": (
        "Dílek vašeho výseku | V každém kole berete jeden ze dvou dílků výseku před vámi: "
        "větší z vnějšího, nebo menší z vnitřního kruhu."
    ),
    "piece.turn": "Otočení | Dílek lze libovolně otočit a převrátit.",
    "piece.rotate": "Otočení stanice | Velitel otočí stanicí, než si všichni vezmou dílek.",
    "piece.rover": "Rover | Rovery jezdí po dílcích a sbírají biokapsle a meteority.",
    "piece.track": (
        "Stupnice | Každá budova položeného dílku posune ukazatel své barvy o jedno pole."
    ),
    "piece.space": (
        "Pole stupnice | Ukazatel, který sem vstoupí, přinese výhodu; medaile se počítají "
        "na konci podle nejvyšší dosažené."
    ),
    "piece.civ": (
        "Karta civilizace | Bere se, když ukazatel civilizace dojde na pole s jejím stupněm."
    ),
    "piece.deck": (
        "Balíček civilizace | Leží lícem dolů. Kdo má vzít kartu tohoto stupně, balíček "
        "prohlédne, jednu kartu si nechá a ostatní vrátí."
    ),
    "piece.objective": (
        "Cíl | Na konci se porovnává se sousedem: lepší získá body, při shodě oba menší "
        "počet. Osobní cíl boduje jen vám."
    ),
    "piece.tech": "Průlom | Platí, jakmile ukazatel technologie dosáhne jeho úrovně.",
    "piece.use": "Schopnost | Lze použít mezi kroky vašeho tahu.",
    "piece.unlock": "Průlom | Začne platit další průlom.",
    "piece.do": "Nevyřízená výhoda | Co přinesl váš dílek; pořadí volíte vy.",
    "piece.event": "Událost | Platí v tomto kole pro všechny.",
    "piece.planet": "Planeta | Každá planeta má vlastní čtverce a pravidlo.",
    "piece.corporation": "Korporace | Pět stupnic, průlomy a vlastní pravidlo.",
    "piece.row": "Řada | Boduje, když je celá zakrytá a neleží v ní meteorit.",
    "piece.column": "Sloupec | Boduje, když je celý zakrytý a neleží v něm meteorit.",
    "piece.stack": (
        "Sloupeček stanice | Horní dílek a počet pod ním. Hra končí, když někdo nemůže "
        "vzít nebo položit dílek."
    ),
    "piece.seat": "Planeta hráče | Každý staví na své planetě; sousedé porovnávají cíle.",
    "piece.done": "Hotovo | Ukončí výběr.",
    "icon.biomass": "Biomasa | Posouvá stupnici biomasy, která dává výsadbu.",
    "icon.civ": "Civilizace | Posouvá stupnici civilizace, která dává karty.",
    "icon.pu-water": "Voda | Posouvá stupnici vody; platí budovy na ledových čtvercích.",
    "icon.pu-rover": "Rover | Posouvá stupnici roverů: rovery a pohyb.",
    "icon.pu-tech": "Technologie | Posouvá stupnici technologie: průlomy.",
    "icon.pu-energy": "Energie | Posouvá stupnici terénu, se kterým její oblast sousedí.",
    "icon.synergy": "Synergie | Posune kterýkoli ukazatel o jedno pole.",
    "icon.patch": "Výsadba | Zakryje jeden čtverec a platí jako biomasa.",
    "icon.medal": "Medaile | Body na konci.",
    "icon.lifepod": "Biokapsle | Sbírá ji rover; každá sebraná je za bod.",
    "icon.meteorite": (
        "Meteorit | Kazí řadu i sloupec, dokud ho rover nesebere; tři sebrané jsou za bod."
    ),
    "icon.commander": "Velitel | V tomto kole otáčí stanicí.",
    "icon.depot": "Střed | Dílky uprostřed stanice.",
    "icon.event": "Událost | Platí v tomto kole pro všechny.",
    "icon.goal": "Cíl | Boduje na konci.",
    "icon.city": "Město | Čtverce s městem bodují, zůstanou-li odkryté.",
    "icon.flux": "Žeton zaměření | Zaměřená stupnice dává víc.",
    "pu.breakthrough": "Průlom {n}",
    "tech.on": "Právě platí.",
    "tech.locked": "Zamčeno, dokud ukazatel nedosáhne pole {n} na stupnici technologie.",
    "tech.locked.lifepod": "Zamčeno, dokud na něj nedáte sebranou biokapsli.",
    "tech.off": "Dosaženo, ale právě neplatí.",
    "track.civ": "Stupnice civilizace dává karty civilizace.",
    "track.water": "Stupnice vody dává nejvíc bodů.",
    "track.biomass": "Stupnice biomasy dává výsadbu, která zaplní jednotlivé čtverce.",
    "track.rover": "Stupnice roverů dává rovery a jejich pohyb.",
    "track.tech": "Stupnice technologie odemyká průlomy.",
    "track.next": "O pole výš:",
    "space.nothing": "Bez výhody.",
    "space.choice": "{first} Nebo: {second}",
    "space.medal": "Medaile, na konci body: {n}.",
    "space.advance": "Ukazatel {terrain} postoupí o 1.",
    "space.move": "Pohyb roverů: {n}.",
    "space.synergy": "Synergie: kterýkoli ukazatel postoupí o 1.",
    "space.patch": "Výsadba.",
    "space.rover": "Přistane rover.",
    "space.civ": "Karta civilizace stupně {n}.",
    "space.tech": "Začne platit průlom {n}.",
    "pu.deck": "Balíček civilizace {n}",
    "pu.deck_of": "Karty civilizace stupně {n}",
    "pu.deck_left": "Karet zbývá v této hře: {n}. Jsou mezi těmito:",
    "pu.deck_gone": "Vzaté, pokud to vidíte",
    "coach.1": (
        "Váš výsek | Stanice se otočí a před vámi jsou dva dílky, velký a malý. Všichni "
        "si zároveň vezmou jeden ze svých."
    ),
    "coach.2": (
        "Otáčení a převracení | Dílek otáčejte a převracejte šipkami pod planetou, nebo "
        "klávesami Q, E a F. Kam se vejde, má zelený okraj."
    ),
    "coach.3": (
        "Pokládání | První dílek se dotýká okraje, každý další už položeného dílku. Plné "
        "řady a sloupce na konci bodují."
    ),
    "coach.4": (
        "Dvě budovy, dva kroky | Každá budova na dílku posune svůj ukazatel o jedno pole, "
        "voda jen tehdy, leží-li část její vody na ledu. Energie stupnici nemá: posune "
        "ukazatel terénu vedle ní. Dosažené pole dává, co je na něm."
    ),
    "coach.5": (
        "Jste velitel | Otáčíte stanicí pro všechny: sledujte, které dílky přijdou k vám "
        "a které k sousedům."
    ),
    "coach.6": (
        "Vyberte čtverec | Na planetu něco přijde: stiskněte některý osvětlený čtverec. U "
        "tmavého se dozvíte, proč ne."
    ),
    "coach.7": (
        "Rovery | Rover jezdí po dílcích a sbírá biokapsle a meteority. Meteority kazí "
        "řady, proto je sbírejte včas."
    ),
    "coach.8": ("Cíle | Každý je na konci soutěží s jedním sousedem. Pruh ukazuje, kdo teď vede."),
    "coach.9": (
        "Karty civilizace | Přináší je první stupnice. Stiskněte stupeň a prohlédněte si "
        "karty, které v balíčku mohou být."
    ),
}
