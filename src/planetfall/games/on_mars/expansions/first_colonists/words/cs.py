"""Czech: First Colonists."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "picture.first_card": "První kolonisté",
    "ask.Task": "Odhalíte kartu „{card}“ a vezmete si odměnu?",
    "label.yes.Task": "Odhalit",
    "label.no.Task": "Nechat v tajnosti",
    "log.task_drawn": "{who} si líže kartu prvních kolonistů „{card}“",
    "log.task_drawn.hidden": "{who} si líže kartu prvních kolonistů",
    "log.task_done": "{who} odhaluje kartu „{card}“ pro odměnu",
    "log.settlers_revealed": "{who} vykládá kartu „{card}“ a líže si nové úkoly",
    "piece.settler": "Karta prvních kolonistů | Tajná, dokud nesplníte její úkol; pak dává odměnu.",
    "when.settler": "Karta prvních kolonistů působí sama: vykládá se, když je její úkol splněn.",
    "Settlers": "Když postavíte {buildings}, vyložte tuto kartu a lízněte si {n} úkoly.",
    "TaskCard": "Úkol: {task}. Odměna: získáte {reward}.",
    "task.obtain_blueprint": "získejte stavební plán",
    "task.learn_technology": "získejte žeton technologie",
    "task.develop": "vyviňte technologii",
    "task.construct_shelter": "postavte základnu",
    "task.hire_scientist": "najměte vědce",
    "task.travel": "cestujte na druhou stranu",
    "task.place_discovery": "umístěte žeton objevu",
    "task.develop_twice": "vyviňte tutéž technologii dvakrát v jedné akci",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "first_card": {
        "settlers_a1": "Osadníci A1",
        "settlers_a2": "Osadníci A2",
        "settlers_a3": "Osadníci A3",
        "settlers_a4": "Osadníci A4",
        "obtain_blueprint": "Úkol: stavební plán",
        "learn_technology": "Úkol: technologie",
        "develop": "Úkol: vývoj",
        "construct_shelter": "Úkol: základna",
        "hire_scientist": "Úkol: vědec",
        "travel": "Úkol: cesta",
        "place_discovery": "Úkol: objev",
        "develop_twice": "Úkol: dvojí vývoj",
    },
}
TERMS: Final[dict[str, str]] = {
    "option:first_colonists": "První kolonisté",
    "help:first_colonists": "Varianta s danými misemi, losovanými poli pořadí tahů a tajnými "
    "kartami s úkoly.",
    "kind:first_card": "karta prvních kolonistů",
}
HEADINGS: Final = {
    "OM-36": "Varianta První kolonisté",
}
"""Headings of the ledger by section."""
