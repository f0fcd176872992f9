"""Czech: what effects do. The key of a phrase is the class of the effect."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template


def every(number: int, one: str, noun: str) -> str:
    """Things counted in lots; neuter nouns have `každé` for one and `každá` for several."""
    few = "každá" if one.startswith("každé ") else "každé"
    return f"{few if number < 5 else 'každých'} {number} {noun}"


def place_then(clause: str, effect: str) -> str:
    """A tile and what follows; a clause after a comma is closed by another."""
    return f"{clause}{',' if ',' in clause else ''} a pak {effect}"


PHRASES: Final[dict[str, Template]] = {
    # Nouns in clauses.
    "nor": "ani",
    "some": "{genitive}",
    "every": every,
    "a_tag": "symbol {tag}",
    "needed.one": "1 symbol {tag}",
    "needed.several": "{number:symbol} {tag}",
    "track.temperature": "teplotu",
    "track.oxygen": "obsah kyslíku",
    "track.oceans": "počet oceánů",
    # Where a tile goes.
    "site.usual": "tam, kde to její pravidla dovolují",
    "site.ocean_area": "na pole vyhrazené oceánům",
    "site.any_land": "na pole, které není vyhrazené oceánům",
    "site.isolated": "na pole, vedle něhož neleží žádná destička",
    "site.volcanic": "na jednu ze čtyř sopek",
    "site.noctis": "na pole Noctis",
    "site.phobos": "na Phobos",
    "site.ganymede": "na Ganymed",
    "site.metal": "na pole se symbolem oceli nebo titanu",
    "site.metal_next_to_own": "na pole se symbolem oceli nebo titanu vedle své destičky",
    "site.next_to_city": "vedle města",
    "site.next_to_two_cities": "vedle alespoň dvou měst",
    "site.next_to_greenery": "vedle zeleně",
    "site.for_greenery": "na volné pole vedle vaší destičky, a není-li takové, na jiné volné pole",
    "site.for_city": "na volné nevyhrazené pole, vedle něhož není město",
    "site.for_special": "na volné nevyhrazené pole",
    # Resources, production, rating.
    "Gain": "získejte {what}",
    "Produce.one": "produkci {what} o {number}",
    "Produce.down": "snižte {what}",
    "Produce.up": "zvyšte {what}",
    "Produce.both": "{down} a {up}",
    "Produce.both_long": "{down}, {up}",
    "Pay.money": "zaplaťte {what}",
    "Pay.money_or": "zaplaťte {what} (lze i {metals})",
    "Pay.steel": "ocelí",
    "Pay.titanium": "titanem",
    "Pay.stock": "utraťte {what}",
    "Pay.held": "odeberte {what} z této karty",
    "RaiseRating": "zvyšte svůj TR o {steps}",
    "Exchange.stock": "utraťte libovolné množství {give} a získejte stejné množství {get}",
    "Exchange.held": (
        "odeberte libovolné množství {give} z této karty a získejte stejné množství {get}"
    ),
    "ShiftProduction": "snižte produkci {give} alespoň o 1 a zvyšte produkci {get} o stejný počet",
    "NextCard": "příští karta, kterou v této generaci zahrajete, {spared}",
    "NextCard.discount": "vás bude stát o {discount} M€ méně",
    "NextCard.slack": (
        "se může od svého požadavku na teplotu, kyslík nebo oceány odchýlit až o {slack:step}"
    ),
    # Cards and what lies on them.
    "Draw": "doberte si {cards:card}",
    "Look.one": "podívejte se na vrchní kartu balíčku",
    "Look.one_buy": "podívejte se na vrchní kartu balíčku a kupte ji, nebo ji odhoďte",
    "Look.keep": "podívejte se na {cards:top_card} balíčku, {keep} si nechte a ostatní odhoďte",
    "Look.buy": (
        "podívejte se na {cards:top_card} balíčku, libovolné z nich kupte a ostatní odhoďte"
    ),
    "Discard": "odhoďte 1 kartu z ruky",
    "RevealFor": "odkryjte vrchní kartu balíčku (pak ji odhoďte); má-li {a_tag}, {then}",
    "KeepOffered": "nechte si některé z prohlížených karet",
    "BuyOffered": "kupte libovolné z prohlížených karet",
    "DrawCard": "doberte si 1 kartu",
    "DrawToOffer": "podívejte se na vrchní kartu balíčku",
    "Put.same": "{amount:any} téhož druhu",
    "Put.this": "přidejte {what} na tuto kartu",
    "Put.played": "přidejte {what} na právě zahranou kartu",
    "Put.other": "přidejte {what} na jinou svou kartu{which}",
    "Put.any_card": "přidejte {what} na jednu svou kartu{which}",
    "Put.tag": " se symbolem {tag}",
    "Put.least_one": ", na níž už nějaký leží",
    "Put.least": ", na níž už leží alespoň {least}",
    "Feed": "přidejte 1 mikroba nebo zvíře na právě zahranou kartu, pokud na ni patří",
    "CopyProduction": (
        "proveďte znovu všechny změny produkce jedné své vyložené karty se symbolem stavby"
    ),
    "HearNeutralCities": "při hře jednoho hráče zvyšte produkci M€ o 1 za každé neutrální město",
    "TakeHeld": "odeberte {units} z jedné své karty",
    "Remove.steal": "ukradněte",
    "Remove.remove": "odeberte",
    "Remove.up_to": "až {what}",
    "Remove.neighbour": "{verb} majiteli některé sousední destičky {what}",
    "Remove.stock": "{verb} jednomu hráči {what}",
    "Remove.held": "{verb} {what} z jedné karty kteréhokoli hráče",
    "Reduce": "snižte jednomu hráči produkci {production} o {steps}",
    # The planet.
    "Raise": "zvyšte {track} o {steps:step}",
    "Place": "umístěte {tile}",
    "Place.capital": "{clause} (je to město)",
    "Place.then": place_then,
    "ProduceMetal": "zvyšte o 1 produkci oceli nebo titanu podle toho, co pole ukazuje",
    "ClaimArea": (
        "položte svou kostičku na volné nevyhrazené pole; jen vy tam smíte umístit destičku"
    ),
    "DrawBonus": "doberte si karty vyznačené na poli",
    # Combinations.
    "Do.price": "{all}",
    "Either": ", nebo ",
    "If": "pokud {condition}, {then}, jinak {otherwise}",
    "OnlyIf": "{effect}, ale jen pokud {condition}",
    "May": "volitelně {effect}",
    "Order": "rozhodněte, co přijde dřív",
    "When": "{trigger}, {do}",
    # What a turn offers.
    "StandardProject": "zaplaťte {cost} M€ za projekt {project} a {effect}",
    "SellPatents": "odhoďte libovolný počet karet z ruky a za každou získejte 1 M€",
    "ConvertPlants": "přeměňte rostliny na zeleň",
    "ConvertHeat": "utraťte 8 tepla a zvyšte teplotu o 1 krok",
    "ClaimMilestone": "získejte titul {milestone}",
    "FundAward": "sponzorujte soutěž {award}",
    # Steps of the game.
    "Payment": "zaplaťte, co dlužíte",
    "HeatPayment": "utraťte teplo",
    "PlayCard": "zahrajte kartu",
    "EnterPlay": "proveďte, co říká karta",
    "UseAction": "použijte akci karty",
    "TakeFirstAction": "proveďte první akci své korporace",
    "Turn": "proveďte jednu nebo dvě akce, nebo pasujte",
    "ActionPhase": "střídejte se, dokud všichni nepasují",
    "Generation": "odehrajte generaci",
    "StartActions": "začněte fázi akcí",
    "DraftPick": "vyberte si jednu kartu a ostatní pošlete dál",
    "PassOn": "pošlete karty dál",
    "EndDraft": "prohlédněte si vybrané karty",
    "BuyResearch": "kupte libovolné z dobraných karet",
    "EndResearch": "vezměte si koupené karty do ruky",
    "Production": "přeměňte energii na teplo a vyrábějte",
    "EndCheck": "ověřte, zda hra končí",
    "LastGreeneries": "přeměňte poslední rostliny na zeleň",
    "ChooseFirst": "určete náhodně začínajícího hráče",
    "DealCorporation": "rozdejte korporaci",
    "ChooseCorporation": "vyberte si korporaci",
    "BuyStartingCards": "kupte libovolné z úvodních karet",
    "Found": "vyložte svou korporaci",
    "FoundAll": "vyložte všechny korporace",
    "SetUp": "připravte hru",
    "Deal": "rozdejte korporace a karty",
    "NeutralTile": "umístěte neutrální destičku",
    # Counts.
    "Tags.owner": "za každý symbol {tag}, který máte",
    "Tags.anyone": "za každý symbol {tag} ve hře",
    "Tags.opponents": "za každý symbol {tag}, který mají soupeři",
    "Tags.owner.several": "za každé {number:symbol} {tag}, které máte",
    "Tags.anyone.several": "za každé {number:symbol} {tag} ve hře",
    "Tags.opponents.several": "za každé {number:symbol} {tag}, které mají soupeři",
    "Cities": "za každé město ve hře",
    "Cities.on_mars": "za každé město na Marsu",
    "Cities.several": "za každá {number:city} ve hře",
    "EventsPlayed": "za každou událost, kterou dosud kdokoli zahrál",
    "Untagged": "za každou svou vyloženou kartu bez symbolu",
    "HeldHere": "za {each} na této kartě",
    "HeldHere.most": "za {each} na této kartě, nejvýše {most}",
    "HeldInAll": "za {every} na svých kartách",
    # Requirements.
    "AtLeast.temperature": "je teplota alespoň {value} °C",
    "AtLeast.oxygen": "je obsah kyslíku alespoň {value} %",
    "AtLeast.oceans": "{value:~be} na Marsu alespoň {value:ocean_tile}",
    "AtMost.temperature": "je teplota nejvýše {value} °C",
    "AtMost.oxygen": "je obsah kyslíku nejvýše {value} %",
    "AtMost.oceans": "{value:~be} na Marsu nejvýše {value:ocean_tile}",
    "HasTags": "máte alespoň {tags}",
    "HasProduction": "je vaše produkce {production} alespoň {least}",
    "OwnsTiles": "máte {tiles}",
    "CitiesInPlay": "{least:~be} ve hře alespoň {least:city}",
    "HasHeld": "máte na kartách alespoň {held}",
    "RatingRose": "váš TR v této generaci už stoupl",
    # Triggers: when you, when anyone does it.
    "TagPlayed.owner": "za každý {a_tag}, který zahrajete",
    "TagPlayed.anyone": "za každý {a_tag}, který kdokoli zahraje",
    "CardPlayed.owner": "kdykoli zahrajete {card}",
    "CardPlayed.anyone": "kdykoli kdokoli zahraje {card}",
    "CardPlayed.any": "kartu",
    "CardPlayed.automated": "zelenou kartu",
    "CardPlayed.active": "modrou kartu",
    "CardPlayed.event": "událost",
    "CardPlayed.tag": "{card} se symbolem {tag}",
    "CardPlayed.cost": "{card} s vytištěnou cenou alespoň {cost} M€",
    "TilePlaced.owner": "kdykoli umístíte {tile}",
    "TilePlaced.anyone": "kdykoli kdokoli umístí {tile}",
    "TilePlaced.any": "destičku",
    "TilePlaced.on_mars": "{tile} na Mars",
    "ProjectUsed.owner": "kdykoli provedete standardní projekt {which}",
    "ProjectUsed.anyone": "kdykoli kdokoli provede standardní projekt {which}",
    "ProjectUsed.cost": "s vytištěnou cenou alespoň {cost} M€",
    "ProjectUsed.any": "jiný než prodej patentů",
    # Effects that last.
    "Discount": "karty vás stojí o {off} M€ méně",
    "Discount.per_tag": "každý symbol {tag} na kartě vám snižuje její cenu o {off} M€",
    "Discount.tag": "karty se symbolem {tag} vás stojí o {off} M€ méně",
    "ProjectDiscount": "standardní projekt {project} vás stojí o {off} M€ méně",
    "MetalValue": "každá vaše jednotka {metal} má o {more} M€ vyšší hodnotu",
    "Slack": (
        "od požadavků na teplotu, kyslík a oceány se smíte odchýlit až o {steps:step} oběma směry"
    ),
    "Protect": "soupeři vám nemohou odebrat {what}",
    "Shelter": "z této karty nikdo nemůže odebrat zdroje",
    "CardPrice": "karty kupujete za {price} M€ místo za 3 M€",
    "GreeneryPrice": "na zeleň měníte {plants:plant} místo 8",
    "HeatAsMoney": "teplo můžete používat jako M€",
    "StandIn": "{each_one} na této kartě můžete utratit jako {rate} tepla",
    # Points.
    "PerHeld": "{gives} VB za {each} na této kartě",
    "IfHeld": "{gives} VB, máte-li na této kartě alespoň 1 {held}",
    "PerTag": "1 VB {each}",
    "PerCity": "1 VB {each}",
    "PerNeighbour.ocean": "1 VB za každý oceán vedle destičky této karty",
    "PerNeighbour.city": "1 VB za každé město vedle destičky této karty",
}
