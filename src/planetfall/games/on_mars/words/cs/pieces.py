"""Czech: what pieces and icons are; a name, `|`, what there is to know."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "piece.main": "Hlavní akce | Jedna za tah, na straně, kde jste.",
    "piece.executive": (
        "Vedlejší akce | Nejvýše jedna za tah, za krystaly, před hlavní akcí nebo po ní. "
        "Její pole musí opustit loď."
    ),
    "piece.ship": "Loď v doku | Zakrývá vedlejší akci, dokud dok neopustí.",
    "piece.side": (
        "Orbita, nebo kolonie | Akce provádíte jen na straně, kde jste. Na druhou vás "
        "dopraví raketoplán."
    ),
    "piece.use": (
        "Pokročilá budova | Používá se jako vedlejší akce za 2 krystaly, zdarma, "
        "pracuje-li v ní váš vědec."
    ),
    "piece.work": (
        "Vědec v práci | Váš vědec může pracovat v pokročilé budově kohokoli a použít ji."
    ),
    "piece.blueprint": (
        "Stavební plán | Vylepší budovu na pokročilou: postavený přináší body, "
        "nepostavený je na konci bere."
    ),
    "piece.build": (
        "Budova | Další dílek tohoto druhu s cenou; šipky ukazují, kam přijdou krystaly."
    ),
    "piece.hex": "Hex mapy | Budovy se staví na hexy v zóně vašeho bota.",
    "piece.bot": "Krok bota | Jeden bod pohybu. Zóna bota je jeho hex a hexy kolem: tam stavíte.",
    "piece.rover": (
        "Krok roveru | Jeden bod pohybu. Rover sbírá krystaly a na žetonech se zastavuje, "
        "aby je vzal."
    ),
    "piece.card": (
        "Vědec, nebo zakázka | Bere se akcí najímání. Vědci pracují v pokročilých "
        "budovách; zakázky žádají dodávky nebo velké komplexy."
    ),
    "piece.grid": "Pole nabídky technologií | Řada určuje, kolik tu naučení technologie stojí.",
    "piece.tech": (
        "Technologie | Pomáhá každému, kdo ji použije; použije-li ji jiný, majitel získá "
        "kyslík nebo ji vyvine."
    ),
    "piece.lab": (
        "Pole laboratoře | Technologie postupuje po sloupcích: roste její úroveň i body a "
        "pole dává výhodu."
    ),
    "piece.develop": (
        "Vývoj | Technologie postoupí touto cestou do dalšího sloupce za cenu pod ním."
    ),
    "piece.pay": "Sklad | Co máte a kolik od každého smíte mít.",
    "piece.take": "Skladiště | Co tu leží, lze brát akcemi a výhodami, které to říkají.",
    "piece.space": "Pole pořadí tahů | Číslo určuje, kdo hraje dřív; obsazení dává výhodu.",
    "piece.seat": (
        "Hráč | Zdroje a krystaly, pak kolonisté, boti, lodě, základny, stavební plány "
        "postavené a držené, kostky pokroku a technologie s úrovněmi."
    ),
    "piece.tile": (
        "Žeton objevu | Umisťuje se při příletu do kolonie tři hexy od roveru; rover, "
        "který se tu zastaví, ho smí využít."
    ),
    "piece.benefit": (
        "Výhoda podpory života | Vybírá si ji ten, kdo posune ukazatel systému podpory života."
    ),
    "piece.retrieve": (
        "Kolonisté v práci | Kolonisté na akcích a na pracovišti se vracejí výhodami, "
        "které to říkají."
    ),
    "piece.goal": (
        "Soukromý cíl | Za hru lze splnit jeden a získat odměnu, nebo ho odhodit místo krystalu."
    ),
    "piece.discard": "Soukromý cíl | Odhazuje se místo krystalu.",
    "piece.deliver": "Dodávka | Co tato zakázka ještě žádá.",
    "piece.mission": "Mise | Posouvají ji všichni; tři splněné mise hru ukončí.",
    "piece.reward": (
        "Odměna podpory života | Body hned pro toho, kdo posune ukazatel tohoto sloupce "
        "zpod řady, kterou kolonie potřebuje."
    ),
    "piece.lss": (
        "Systém podpory života | Nová budova tohoto druhu posune ukazatel. Když všechny "
        "čtyři dojdou na řadu kolonie, kolonie postoupí o úroveň."
    ),
    "piece.level": (
        "Úroveň kolonie | Řada, které dosáhly všechny čtyři ukazatele podpory života. "
        "Určuje, kolik lodí smí přiletět a jak často létá raketoplán."
    ),
    "piece.quarters": "Ubikace | Místa pro kolonisty; řady odemykají základny a na konci bodují.",
    "piece.shuttle": (
        "Raketoplán | Každé kolo se posune o pole; když přistane, lze cestovat na druhou stranu."
    ),
    "piece.place": "Kolonisté, boti a základny | Co vám ještě zbývá v zásobě.",
    "piece.point": "Bod pohybu | Kupuje se za krystal.",
    "piece.boost": "Posílení | Kolonista poslaný na pracoviště posílí akci.",
    "piece.pass": "Pasovat | Jen když není možná žádná hlavní akce.",
    "piece.done": "Hotovo | Ukončí výběr.",
    "piece.crew": "Posádka lodi | Bot, nebo dva kolonisté.",
    "piece.research": "Žeton výzkumu | Bere ho rover; každý hráč jen jeden od každého písmene.",
    "icon.mineral": "Minerál | Platí se jím elektrárny a vylepšení a nahradí jakýkoli jiný zdroj.",
    "icon.battery": "Baterie | Platí se jí vodní vrty a technologie.",
    "icon.water": "Voda | Platí se jí skleníky.",
    "icon.om-plant": "Rostlina | Platí se jí kondenzátory kyslíku.",
    "icon.om-oxygen": "Kyslík | Platí se jím vývoj a základny.",
    "icon.crystal": "Krystal | Platí se jím vedlejší akce a pohyb navíc.",
    "icon.colonist": "Kolonista | Pracuje na akcích a posiluje je.",
    "icon.bot": "Bot | Stavíte v zónách svých botů.",
    "icon.rover": "Rover | Sbírá krystaly a žetony.",
    "icon.ship": "Loď | Opouští dok, uvolňuje vedlejší akci a přiváží bota nebo kolonisty.",
    "icon.shelter": "Základna | Smíte mít víc zdrojů a kolonistů; přicházejí sem noví boti.",
    "icon.blueprint": "Stavební plán | Plán pokročilé budovy.",
    "icon.scientist": "Vědec | Pracuje v pokročilých budovách.",
    "icon.contract": "Zakázka ze Země | Body za dodávky nebo velké komplexy.",
    "icon.discovery": "Žeton objevu | Nález pro rovery.",
    "icon.research": "Výzkum | Žetony výzkumu v rozích mapy.",
    "icon.mission": "Mise | Tato akce posouvá misi.",
    "icon.goal": "Soukromý cíl | Splnit lze jeden.",
    "icon.progress-cube": (
        "Kostka pokroku | Pokládá se s vaším prvním komplexem druhu; kostky bodují, když "
        "kolonie postoupí."
    ),
    "icon.shuttle": "Raketoplán | Létá mezi orbitou a kolonií.",
    "icon.colony": "Kolonie | Strana na Marsu.",
    "icon.depot": "Skladiště | Zdroje pro všechny.",
    "icon.vp": "Body příležitostí | Body této hry.",
    "icon.tr": "Vylepšení | Vylepší budovu.",
    "icon.tech": "Technologie | Žetony technologií v laboratoři.",
    "icon.tag-building": "Stavba | Postaví budovu.",
    "icon.mine": "Důl | Dává minerály; stojí kolonistu.",
    "icon.generator": "Elektrárna | Dává baterie.",
    "icon.water-extractor": "Vodní vrt | Dává vodu.",
    "icon.greenhouse": "Skleník | Dává rostliny.",
    "icon.oxygen-condenser": "Kondenzátor kyslíku | Dává kyslík.",
    "icon.lss": "Podpora života | Systém podpory života.",
    "icon.ui-undo": "Návrat | Kolonista se vrátí.",
    "icon.ui-lock": "Zamčeno | Zatím nedostupné.",
    "icon.ui-arrow-right": "Za | Zaplaťte, co je vlevo, a získejte, co je vpravo.",
    "hex.name": "Hex {hex}",
    "hex.gives": "{building} tady: {things}, komplex {n}.",
    "hex.gives.lss": "{building} tady: {things}, komplex {n}, podpora života +1.",
    "hex.far": "Mimo zóny vašich botů.",
    "hex.none": "Podle pravidel o vzdálenosti sem žádná budova nesmí.",
    "ship.covers": "Zakrývá: {name}.",
    "icon.production": "Produkce | Co dávají pokročilé budovy a horníci.",
    "icon.flag": "Figurka | Figurka hráče.",
    "om.move_hint": "Vyberte figurku, pak hex, kam dojde; nebo jediný krok.",
    "om.verb.space": "Obsadit pole",
    "om.verb.main": "Provést akci",
    "om.verb.executive": "Provést akci",
    "om.verb.use": "Použít",
    "om.verb.work": "Poslat do práce",
    "om.verb.goal": "Splnit",
    "om.verb.discard": "Odhodit",
    "om.verb.deliver": "Dodat",
    "om.verb.build": "Postavit tuto",
    "om.verb.hex": "Zvolit tento hex",
    "om.verb.hex.ChooseHex": "Postavit sem",
    "om.verb.hex.ChooseBuilding": "Vylepšit tuto",
    "om.verb.hex.ChooseTileHex": "Umístit sem",
    "om.verb.hex.Displace": "Přesunout sem",
    "om.verb.hex.PlaceBot": "Umístit sem",
    "om.verb.bot": "Pohnout",
    "om.verb.rover": "Pohnout",
    "om.verb.point": "Zaplatit",
    "om.verb.pay": "Zaplatit",
    "om.verb.take": "Vzít",
    "om.verb.take.Produce": "Vyrobit",
    "om.verb.boost": "Poslat kolonistu",
    "om.verb.blueprint": "Vzít si ho",
    "om.verb.blueprint.Upgrade": "Postavit",
    "om.verb.card": "Vzít si ji",
    "om.verb.card.FillGaps": "Vyložit do nabídky",
    "om.verb.grid": "Vzít technologii",
    "om.verb.lab": "Umístit sem",
    "om.verb.develop": "Vyvinout",
    "om.verb.seat.ChooseTech": "Použít technologii",
    "om.verb.seat.Move": "Použít technologii",
    "om.verb.ship": "Vyslat tuto loď",
    "om.verb.crew": "Přivézt",
    "om.verb.amount.PayExtra": "Zaplatit",
    "om.verb.benefit": "Vzít tuto výhodu",
    "om.verb.retrieve": "Vrátit kolonistu",
    "om.verb.side": "Začít tady",
    "om.verb.tile": "Vybrat tento žeton",
    "om.hint.ChooseSpace": "Horní řada je orbita, dolní kolonie; nižší čísla hrají dřív.",
    "om.hint.TakeTech": "Cena řady stojí vlevo od ní; dolní je zdarma.",
    "om.hint.PlaceTech": "Odtud se vyvíjí doprava; sloupec je její úroveň.",
    "om.hint.Develop": "Stiskněte šipku. Cena sloupce stojí pod ním.",
    "om.hint.Construct": "Stiskněte jednu vlevo nahoře na mapě; znak v jejím rohu je cena.",
    "om.hint.LssBenefit": "Stiskněte jednu pod sloupci podpory života.",
    "om.hint.ChooseHex": "Vedle stejného druhu jen s jeho technologií; jinak přesně 2 hexy od něj.",
    "om.hint.ChooseTech": "Majitel cizí technologie získá 1 kyslík, nebo ji vyvine.",
    "om.hint.WelcomeShip": "Vedlejší akce pod lodí bude vaše.",
    "om.hint.PlaceShuttle": "Po 1. kole odtud odletí: kdo tam je, cestuje zdarma.",
    "om.hint.ChooseTileHex": "Kdo k němu první dojede roverem, získá, co je na něm.",
    "om.hint.mineral": "Minerálem lze zaplatit místo kteréhokoli jiného zdroje.",
    "grid.top": "Cena: 1 baterie a 1 libovolný zdroj.",
    "grid.middle": "Cena: 1 baterie.",
    "grid.bottom": "Cena: zdarma.",
    "om.hint.MayTravel.orbit": "Produkujete, vrátí se vám kolonisté, získáte výhodu pole pořadí.",
    "om.hint.MayTravel.colony": "Umístíte objev, vrátí se vám kolonisté, získáte výhodu pole "
    "pořadí.",
    "coach.1": (
        "Pořadí tahů | Pole, které obsadíte, dá hned výhodu a určí, kdo hraje dřív. Horní "
        "pole jsou na orbitě, dolní v kolonii."
    ),
    "coach.2": (
        "Orbita, nebo kolonie | Akce provádíte jen na straně, kde jste. Na druhou vás "
        "dopraví raketoplán, když přistane."
    ),
    "coach.3": (
        "Jedna hlavní akce | Každý tah má jednu hlavní akci; osvětlené jsou možné. Ukažte "
        "na kteroukoli a přečtěte si, co dělá."
    ),
    "coach.4": (
        "Jedna vedlejší akce | Před ní nebo po ní smíte za krystaly provést jednu "
        "vedlejší. Lodě, které opustí dok, jich odkryjí víc."
    ),
    "coach.5": (
        "Stavební plány | Plán vylepší budovu na pokročilou s vlastní akcí. Nepostavené "
        "na konci stojí body."
    ),
    "coach.6": (
        "Stavba | Stavíte v zónách svých botů. Ukažte na hex a uvidíte, co by tam která "
        "budova dala."
    ),
    "coach.7": ("Pohyb | Stiskněte figurku a pak hex, kam má jít. Rover sbírá krystaly a žetony."),
    "coach.8": (
        "Podpora života | Elektrárny, voda, skleníky a kondenzátory zvedají ukazatele. "
        "Když jsou nahoře všechny čtyři, kolonie postoupí."
    ),
    "coach.9": (
        "Mise | Mise posouvají všichni a dostávají za to krystaly. Tři splněné mise "
        "přinesou konec hry."
    ),
    "coach.10": (
        "Technologie | Řada určuje cenu technologie: dole zdarma, uprostřed baterie, nahoře "
        "baterie a jeden další zdroj. Začíná v prvním sloupci vaší laboratoře a posiluje akce se "
        "svým symbolem."
    ),
    "coach.11": (
        "Laboratoř | Krok doprava stojí to, co je pod novým sloupcem, a dá to, co ukazuje pole. "
        "Sloupec je úroveň technologie: čím vyšší, tím víc dokáže."
    ),
    "coach.12": (
        "Cestování | Když cestujete, kolonisté se vám vrátí do ubikací. Ze strany, odkud právě "
        "odletěl raketoplán, je to zdarma; z druhé to stojí loď z vašeho hangáru."
    ),
    "coach.13": (
        "Došli kolonisté | Akce s kulatými poli potřebují kolonistu z vašich ubikací. Vrátí se "
        "vám, až budete cestovat; do té doby volte akci bez polí."
    ),
}
