"""Czech: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.hex": (
        "Pole | Na pole se kladou destičky. Kdo ji položí, získá vytištěný bonus a 2 M€ "
        "za každý sousední oceán."
    ),
    "piece.standard": (
        "Standardní projekt | Akce, kterou může ve svém tahu zaplatit kdokoli a kolikrát chce."
    ),
    "piece.convert": (
        "Přeměna | Akce: za 8 rostlin položíte zeleň, za 8 tepla zvýšíte teplotu o jeden krok."
    ),
    "piece.milestone": (
        "Čestný titul | 5 bodů pro toho, kdo ho první získá za 8 M€. Za hru lze získat "
        "jen tři z pěti."
    ),
    "piece.award": (
        "Soutěž | Vyhlášení stojí 8, pak 14, pak 20 M€. Na konci získá první v každé "
        "vyhlášené soutěži 5 bodů a druhý 2, ať ji zaplatil kdokoli."
    ),
    "piece.play": (
        "Projekt | Hraje se z ruky za svou cenu; stavební projekty lze platit ocelí, "
        "vesmírné titanem."
    ),
    "piece.card": "Karta | Karta v nabídce, v ruce nebo vyložená.",
    "piece.act": "Akce karty | Akci modré karty lze použít jednou za generaci.",
    "piece.pass": "Pasovat | Kdo pasuje, nemá v této generaci už žádnou akci.",
    "piece.done": "Hotovo | Ukončí výběr.",
    "piece.temperature": (
        "Teplota | Od −30 °C do +8 °C po 2 stupních. Každý krok zvýší TR toho, kdo ho "
        "udělal. −24 a −20 °C dávají i 1 produkci tepla, 0 °C oceán."
    ),
    "piece.oxygen": (
        "Kyslík | Od 0 do 14 %. Každý krok zvýší TR toho, kdo ho udělal; kyslík zvyšuje "
        "zeleň. 8 % zvýší i teplotu."
    ),
    "piece.oceans": (
        "Oceány | Devět destiček oceánu na polích k tomu určených; každá zvýší TR. Oceán "
        "nikomu nepatří."
    ),
    "piece.rating": (
        "Terraformační rating | Každou generaci dává tolik M€, kolik činí, a na konci tolik bodů."
    ),
    "piece.seat": (
        "Hráč | Nahoře zásoby, pod nimi produkce: tolik přibude na konci každé generace. "
        "Dole jsou symboly vyložených karet."
    ),
    "piece.hand": "Karty v ruce a vyložené | Ostatní vidí jen počet karet v ruce.",
    "icon.megacredit": "M€ | Megakredity, peníze této hry. Jejich produkce smí klesnout až na −5.",
    "icon.steel": "Ocel | Platí se jí karty se stavebním symbolem, kus za 2 M€.",
    "icon.titanium": "Titan | Platí se jím karty s vesmírným symbolem, kus za 3 M€.",
    "icon.plant": "Rostliny | 8 rostlin se mění v zeleň. Ostatní vám je mohou brát.",
    "icon.energy": (
        "Energie | Spotřebovávají ji karty; co zbude, se na konci generace mění v teplo."
    ),
    "icon.heat": "Teplo | 8 tepla zvýší teplotu o jeden krok.",
    "icon.production": "Produkce | Kolik zdroje získáte na konci každé generace.",
    "icon.tr": "Terraformační rating (TR) | Příjem každé generace a body na konci.",
    "icon.card": "Karta | Karta projektu.",
    "icon.temperature": "Teplota | Jeden krok je 2 °C a 1 TR.",
    "icon.oxygen": "Kyslík | Jeden krok je 1 % a 1 TR.",
    "icon.ocean": "Oceán | Destička oceánu: 1 TR; za destičky položené později vedle ní jsou 2 M€.",
    "icon.greenery": "Zeleň | Zvyšuje kyslík o 1 %; 1 bod majiteli a 1 bod každému městu vedle.",
    "icon.city": "Město | 1 bod za každou zeleň vedle; nesmí sousedit s jiným městem.",
    "icon.special-tile": "Zvláštní destička | Destička s vlastním pravidlem na své kartě.",
    "icon.animal": "Zvíře | Zdroj na kartě, většinou za body.",
    "icon.microbe": "Mikrob | Zdroj na kartě.",
    "icon.science": "Vědecký zdroj | Zdroj na kartě.",
    "icon.fighter": "Stíhačka | Zdroj na kartě za body.",
    "icon.vp": "Vítězné body | Počítají se na konci.",
    "icon.colony": "Kolonie | Sídlo mimo Mars.",
    "icon.ui-lock": "Nesplněný požadavek | Kartu zatím nelze zahrát.",
    "icon.ui-arrow-right": "Akce | Zaplaťte, co je vlevo od šipky, a získejte, co je vpravo.",
    "icon.tag-building": "Stavební symbol | Takové karty lze platit ocelí.",
    "icon.tag-space": "Vesmírný symbol | Takové karty lze platit titanem.",
    "icon.tag-power": "Energetický symbol | Počítají ho karty.",
    "icon.tag-science": "Vědecký symbol | Vyžadují ho mnohé karty.",
    "icon.tag-jovian": "Symbol Jupiteru | Některé karty za něj dávají body.",
    "icon.tag-earth": "Symbol Země | Počítají ho karty.",
    "icon.tag-plant": "Rostlinný symbol | Počítají ho karty.",
    "icon.tag-microbe": "Mikrobiální symbol | Počítají ho karty.",
    "icon.tag-animal": "Živočišný symbol | Počítají ho karty.",
    "icon.tag-city": "Městský symbol | Počítají ho karty.",
    "icon.tag-event": (
        "Symbol události | Událost po zahrání leží lícem dolů a její symboly se už nepočítají."
    ),
    "area.name": "Pole {place}",
    "area.owned": "{tile}, hráč {name}.",
    "area.ocean": "Vyhrazeno pro oceán.",
    "area.noctis": "Vyhrazeno pro město Noctis.",
    "area.gives": "Destička tu dává: {things}.",
    "area.beside": "Vedle: zeleň {green}, města {cities}.",
    "tm.convert_plants": "Rostliny na zeleň",
    "tm.convert_heat": "Teplo na teplotu",
    "piece.moon": "Město mimo Mars | Místo pro město jediné karty.",
    "coach.1": (
        "Vaše korporace | Je to vaše firma: počáteční peníze a schopnost máte po celou "
        "hru. Kartu vyberte stiskem a potvrďte."
    ),
    "coach.2": (
        "První karty | Každá karta, kterou si necháte, stojí teď 3 M€ a při zahrání ještě "
        "svou cenu. Dobrý začátek je čtyři až šest; hlavně ty, které zvyšují produkci."
    ),
    "coach.3": (
        "Váš tah | Provedete jednu nebo dvě akce, pak ostatní; hraje se dokola, dokud "
        "všichni nepasují. Co má zelený okraj, je teď možné."
    ),
    "coach.4": (
        "Zahrání karty | Zelené karty působí jednou, modré dávají akci nebo trvalý efekt, "
        "červené události zmizí. U šedých ukažte myší, co jim chybí."
    ),
    "coach.5": (
        "Zásoby a produkce | Velké číslo je, co máte, malé, kolik přibude každou "
        "generaci. M€ přibude i podle vašeho TR."
    ),
    "coach.6": (
        "Standardní projekty | Jsou k dispozici vždy a stojí víc než karty. Hodí se na "
        "zbylé peníze na konci generace."
    ),
    "coach.7": (
        "Kladení destičky | Destička získá bonus pole a 2 M€ za každý sousední oceán. "
        "Zeleň zvyšuje i kyslík."
    ),
    "coach.8": (
        "Čestné tituly a soutěže | Titul má 5 bodů pro prvního, kdo ho získá. Soutěže "
        "boduje na konci vedoucí hráč, ať je zaplatil kdokoli."
    ),
    "coach.9": (
        "Pasování | Když už se nic nevyplatí, pasujte: přijde produkce a čtyři nové "
        "karty. Hra končí, když jsou teplota, kyslík a oceány plné."
    ),
}
