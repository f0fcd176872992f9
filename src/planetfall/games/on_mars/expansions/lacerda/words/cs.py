"""Czech: Lacerda."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "piece.solo_goal": "Cíl sólové hry | Na konci musí platit všechny jeho body.",
    "piece.solo": (
        "Lacerdova karta | "
        "Kterou akci provede, zda letí raketoplánem a kterou misi karta posune po zamíchání."
    ),
    "picture.lacerda": "Lacerda",
    "picture.solo_card": "Lacerdův balíček",
    "picture.solo_goal": "Sólový cíl",
    "aim.lacerda": "Vyhrajete, je-li na konci hry splněn každý bod jednoho sólového cíle.",
    "om.goal": "Sólový cíl",
    "om.goals": "Sólové cíle",
    "om.goal_rule": "Kdo na konci hry splní všechny body, vyhrává.",
    "om.goals_rule": "Kdo na konci hry splní všechny body kteréhokoli z cílů, vyhrává.",
    "om.in_words": "slovy",
    "om.short.Lead": "náskok",
    "om.short.ColonyLevel": "kolonie",
    "om.short.ContractsDone": "zakázka",
    "om.short.GoalDone": "soukromý cíl",
    "om.short.HighestTech": "technologie",
    "om.short.TechLevel": "technologie",
    "om.short.ResearchTiles": "výzkum",
    "om.short.Shelters": "základny",
    "om.short.MinesHeld": "doly",
    "om.short.AdvancedBuildings": "vylepšení",
    "om.short.HasScientist": "vědec",
    "om.short.LargestComplex": "komplex",
    "om.short.Stored": "rostliny",
    "om.short.OnSide": "strana",
    "om.met": "splněno",
    "om.not_met": "nesplněno",
    "om.lacerda": "Lacerda",
    "om.score_now": "Body, kdyby hra teď skončila: {name} {own}, Lacerda {lacerda}.",
    "om.final_score": "Body: {name} {own}, Lacerda {lacerda}",
    "SoloCard": "Lacerda provede svou akci {action}. Raketoplánem cestuje. Po prvním "
    "zamíchání se posune mise {mission}.",
    "SoloCard.stays": "Lacerda provede svou akci {action}. Raketoplánem necestuje. Po prvním "
    "zamíchání se posune mise {mission}.",
    "Lead": "máte alespoň o {least:op} více než Lacerda",
    "label.seat.more": "Lacerdova technologie {tech}, úroveň {n}",
    "label.work.more": "{scientist} pracuje zdarma: {blueprint} (Lacerdova budova)",
    "log.shuttle_begins": "Raketoplán začíná {at}, kde je {who}",
    "log.lacerda_card": "{who} otáčí kartu {card}: jeho akce {n}",
    "log.lacerda_cannot": "{who} nemůže provést akci „{action}“ ({why}), místo ní jede roverem",
    "log.lacerda_cannot.crystals": "potřebuje {needed:crystal}, má {had}",
    "log.lacerda_cannot.slot": "jeho kolonista tam už je",
    "log.lacerda_cannot.useless": "k ničemu by mu nebyla",
    "log.lacerda_stays": "{who} raketoplánem necestuje: nedovoluje to jeho karta {card}",
    "log.lacerda_reshuffles": "Lacerdův balíček se znovu zamíchá; jeho karty teď posouvají i mise",
    "log.lacerda_icon": "Lacerdův bot teď ukazuje na budovu {type}",
    "log.lacerda_picks": "Pro Lacerdu {options:~are} {options:option}: vylosována {n}. možnost",
    "log.lacerda_heads": "Lacerdův rover míří k žetonu na hexu {hex}, vzdálenost {n}",
    "log.lacerda_bot": "{who} dává bota na svou desku: má tam {n:bot}",
    "log.lacerda_idle": "{idle}",
    "log.lacerda_idle.1": "Lacerdův rover zůstává: není žeton, který by mohl sebrat",
    "log.lacerda_idle.2": "Lacerda nestaví: není na to vhodný hex",
    "log.lacerda_idle.3": "Lacerda neumisťuje žeton objevu: žádný nezbývá, nebo není vhodný hex",
    "log.lacerda_idle.4": "Lacerda vynechává výhodu, která by mu k ničemu nebyla",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "are": ("je", "jsou", "je"),
    "option": ("možností rovnocenných", "možnosti rovnocenné", "možností rovnocenných"),
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "solo_card": {
        "a2_first": "A2",
        "a2_stay": "A2 (zůstává)",
        "a1": "A1",
        "a3": "A3",
        "b1_first": "B1 (první)",
        "b3_stay": "B3 (zůstává)",
        "b1_second": "B1 (druhá)",
        "b2": "B2",
        "c1_stay": "C1 (zůstává)",
        "c2": "C2",
        "c1_first": "C1",
        "c3": "C3",
    },
    "solo_goal": {
        "1": "První kolonisté",
        "2": "Nová generace",
        "3": "Hunky Dory",
        "potato": "Scénář přežití marťanské brambory",
    },
}
TERMS: Final[dict[str, str]] = {
    "lacerda": "Lacerda",
    "outcome:solo_goal": "všechny body jednoho sólového cíle jsou splněny",
    "outcome:solo_lost": "žádný sólový cíl není splněn",
    "solo:now": "Body, kdyby hra teď skončila",
    "solo:final": "Konečné body",
    "solo:met": "splněn",
    "solo:not_met": "nesplněn",
    "option:solo_goal": "Sólový cíl",
    "help:solo_goal": "Cíl, který vyhrává sólovou hru; při volbě kteréhokoli stačí splnit jeden "
    "ze čtyř.",
    "option.solo_goal.any": "Kterýkoli cíl",
    "option.solo_goal.1": "První kolonisté",
    "option.solo_goal.2": "Nová generace",
    "option.solo_goal.3": "Hunky Dory",
    "option.solo_goal.potato": "Scénář přežití marťanské brambory",
    "kind:solo_card": "karta pro sólovou hru",
    "kind:solo_goal": "sólový cíl",
}
HEADINGS: Final = {
    "OM-33": "Sólová hra proti Lacerdovi",
    "OM-34": "Cíle sólové hry",
}
"""Headings of the ledger by section."""
