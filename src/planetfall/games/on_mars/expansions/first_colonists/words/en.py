"""English: First Colonists."""

from __future__ import annotations

from typing import Final

from planetfall.text.phrases import Template

PHRASES: Final[dict[str, Template]] = {
    "picture.first_card": "First colonists",
    "ask.Task": "Reveal “{card}” for its reward?",
    "label.yes.Task": "Reveal it",
    "label.no.Task": "Keep it secret",
    "log.task_drawn": "{who} draws “{card}”",
    "log.task_drawn.hidden": "{who} draws a First Colonist card",
    "log.task_done": "{who} reveals “{card}” for its reward",
    "log.settlers_revealed": "{who} lays down “{card}” for new tasks",
    "piece.settler": "First Colonist card | Secret until its task is fulfilled; then it gives its "
    "reward.",
    "when.settler": "A First Colonist card is laid down by itself when its task is fulfilled.",
    "Settlers": "When you construct {buildings}, lay this card down and draw {n} tasks.",
    "TaskCard": "Task: {task}. Reward: {reward}.",
    "task.obtain_blueprint": "take a Blueprint",
    "task.learn_technology": "take a Tech tile",
    "task.develop": "develop a Tech tile",
    "task.construct_shelter": "construct a Shelter",
    "task.hire_scientist": "hire a Scientist",
    "task.travel": "travel to the other side",
    "task.place_discovery": "place a Discovery tile",
    "task.develop_twice": "develop the same Tech tile twice in one action",
}
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
NAMES: Final[dict[str, dict[str, str]]] = {
    "first_card": {
        "settlers_a1": "Settlers A1",
        "settlers_a2": "Settlers A2",
        "settlers_a3": "Settlers A3",
        "settlers_a4": "Settlers A4",
        "obtain_blueprint": "Task: Blueprint",
        "learn_technology": "Task: Technology",
        "develop": "Task: Development",
        "construct_shelter": "Task: Shelter",
        "hire_scientist": "Task: Scientist",
        "travel": "Task: Journey",
        "place_discovery": "Task: Discovery",
        "develop_twice": "Task: Double Development",
    },
}
TERMS: Final[dict[str, str]] = {
    "option:first_colonists": "First Colonists",
    "help:first_colonists": "A variant with given missions, drawn Turn Order spaces and secret "
    "cards with tasks.",
    "kind:first_card": "First Colonist card",
}
