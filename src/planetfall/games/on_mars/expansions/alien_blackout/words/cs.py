"""Czech: Blackout."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "DamageCard": "poškozená budova typu {building} se vyřadí; není-li žádná, poškodí se běžná "
    "budova tohoto typu; není-li ani taková, je zasažena základna",
    "DamageCard.alien": "všech {n} karet poškození se zamíchá do nového balíčku, nic dalšího se "
    "nestane",
    "picture.damage": "Karta poškození",
    # Questions.
    "ask.Strike": "Karta poškození {card}: která budova bude poškozena?",
    "ask.Strike.disable": "Karta poškození {card}: která poškozená budova bude vyřazena?",
    "ask.SendColonist": "{building} na hexu {hex} se vyřazuje: čí kolonista tam půjde?",
    "ask.Repair": "Kterou budovu opravíte?",
    "label.strike": "{building} na hexu {hex}",
    "label.strike.miner": "{building} na hexu {hex}, s horníkem hráče {owner}",
    "label.repair": "{building} na hexu {hex}: odstranit žeton výpadku",
    "label.repair.disabled": "{building} na hexu {hex}: kolonista hráče {owner} vstane",
    "label.colonist": "Kolonista hráče {owner} (v ubikacích jich má {n})",
    "label.colonist.own": "Váš kolonista (v ubikacích jich máte {n})",
    "label.done.Repair": "Nic neopravovat",
    # Why not.
    "when.damage": "Karta poškození se otáčí na konci každého tahu.",
    "only.Strike": "Vybrat lze jen budovu, kterou může tato karta zasáhnout.",
    "only.SendColonist": "Vybrat lze jen hráče, který má v ubikacích kolonistu.",
    "only.Repair": "Opravit lze jen budovu s žetonem výpadku.",
    "why.goal_this_turn": "V tomto tahu jste už soukromý cíl splnili; další musí počkat na váš "
    "příští tah.",
    # The log.
    "log.damage_card": "Karta poškození po tahu hráče {who}: {card}",
    "log.damage_shuffled": "Mimozemšťan: všechny karty poškození se zamíchají do nového balíčku",
    "log.building_damaged": "{start} na hexu {hex}: poškození, budova zatím funguje",
    "log.building_disabled": "{struck} na hexu {hex}: vyřazení, leží tam kolonista hráče {owner}",
    "log.no_token_left": "Žetony výpadku došly: karta {building} nic nezpůsobí",
    "log.nothing_struck": "Karta {building} nic nezpůsobí: není co zasáhnout",
    "log.shelters_struck": "Karta {building} nemá co jiného zasáhnout: na řadě jsou základny",
    "log.time_counts_down": "Ukazatel času se posouvá na {n}",
    "log.building_repaired": "{who} opravuje {built} na hexu {hex}: žeton výpadku mizí",
    "log.building_revived": "{who} opravuje {struck_one} na hexu {hex}: kolonista hráče {owner} "
    "vstává, zůstává jen poškození",
    "log.upgrade_repairs": "Vylepšení na hexu {hex} odstraňuje žeton výpadku",
    "log.blackout_won": "Je splněno dost cílů: tým vyhrává",
    "log.blackout_spreads": "Počet vyřazených budov je {n}: tým prohrává",
    "log.nobody_for_outage": "Pro výpadek na hexu {hex} nemá nikdo v ubikacích kolonistu: tým "
    "prohrává",
    # On the page.
    "gauge.disabled": "vyřazené",
    "gauge.disabled.help": "Pět vyřazených budov znamená prohru.",
    "gauge.disabled.end": "při {n} prohráváte",
    "gauge.goals_left": "cíle do výhry",
    "gauge.goals_left.help": "Počítá se každá splněná mise a soukromý cíl; na nule vyhráváte.",
    "gauge.goals_left.end": "při 0 vyhráváte",
    "om.damage": "Karty poškození",
    "om.damage.note": "balíček {n}",
    "om.damage.rule": "Jedna karta se otočí na konci každého tahu. Mimozemšťan zamíchá všech šest.",
    "om.damage.in_deck": "ještě v balíčku",
    "om.damage.out": "už otočená",
    "om.outages": "Výpadky",
    "om.outages.note": "zbývá žetonů: {n}",
    "om.outages.none": "Žádná budova nemá žeton výpadku.",
    "om.outages.rule": "Poškozená budova funguje; další karta jejího typu ji vyřadí. Vyřazená "
    "nic nevyrábí, nepočítá se do komplexu a nelze ji vylepšit. Vylepšení poškozené budovy žeton "
    "odstraní. Každá splněná mise nebo cíl smí opravit jednu budovu o stupeň.",
    "om.outage.damaged": "funguje",
    "om.outage.stops.generator": "bez baterie",
    "om.outage.stops.water_extractor": "bez vody",
    "om.outage.stops.greenhouse": "bez rostliny",
    "om.outage.stops.oxygen_condenser": "bez kyslíku",
    "om.outage.stops.mine": "bez minerálu",
    "om.outage.stops.shelter": "mimo provoz",
    "om.outage.lies": "leží tam kolonista hráče {name}",
    "om.outage.splits": "komplex {n} → {m}",
    "om.time.note": "−1 za misi nebo cíl",
    "picture.completed": "cíle {n}",
    "piece.damage": "Karta poškození | Otočí se na konci tahu a zůstane venku, dokud nepřijde "
    "mimozemšťan.",
    "piece.outage": "Výpadek | Budova s žetonem výpadku je poškozená; leží-li na něm kolonista, je "
    "vyřazená.",
    "icon.damage": "Výpadek | Poškozená nebo vyřazená budova.",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "damage": {
        "mine": "Důl",
        "generator": "Elektrárna",
        "water_extractor": "Výrobna vody",
        "greenhouse": "Skleník",
        "oxygen_condenser": "Kondenzátor kyslíku",
        "alien": "Mimozemšťan",
    },
    "discovery": {
        "free_upgrade": "Vylepšení zdarma",
        "two_colonists_back": "Návrat dvou kolonistů",
    },
}
TERMS: Final[dict[str, str]] = {
    "kind:damage": "karta poškození",
    "kind:alien": "mimozemšťan",
    "gauge:disabled": "vyřazené budovy",
    "gauge:goals_left": "cíle do výhry",
    "outcome:lost_disabled": "pět budov je vyřazeno najednou",
    "outcome:lost_no_colonist": "na výpadek byl třeba kolonista a nikdo žádného v ubikacích neměl",
    "blackout:outages": "výpadky",
    "blackout:cards": "otočené karty poškození",
    "blackout:deck": "v balíčku zbývá",
    "blackout:completed": "splněné soukromé cíle",
    "blackout:damaged": "poškozená",
    "blackout:disabled": "vyřazená",
}
HEADINGS: Final = {
    "OMA-12": "Kapitola 3 – komponenty a příprava",
    "OMA-13": "Kapitola 3 – cíle",
    "OMA-14": "Kapitola 3 – poškození",
    "OMA-15": "Kapitola 3 – opravy",
}
"""Headings of the ledger by section."""
