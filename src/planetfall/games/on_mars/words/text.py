"""All components of the game as records, by kind, and their texts."""

from __future__ import annotations

from typing import Any, Final

from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS
from planetfall.games.on_mars.components.boards import (
    EXECUTIVE_ACTIONS,
    LSS_CHOICES,
    MAIN_ACTION_LIST,
)
from planetfall.games.on_mars.components.lss import REWARD_TILES
from planetfall.games.on_mars.components.missions import MISSION_CARDS
from planetfall.games.on_mars.components.names import LSS_BENEFITS
from planetfall.games.on_mars.components.private_goals import PRIVATE_GOALS
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tiles import DISCOVERY_TILES, RESEARCH_TILES
from planetfall.games.on_mars.words.expansions import expansion_words
from planetfall.games.on_mars.words.records import (
    BUILDING_RECORDS,
    CONTRACT_RECORDS,
    LAB_RECORDS,
    SPACE_RECORDS,
    TECH_RECORDS,
)
from planetfall.text.book import Book
from planetfall.text.grammar import sentence

RECORDS: Final[dict[str, list[Any]]] = {
    "blueprint": list(BLUEPRINT_CARDS),
    "scientist": list(SCIENTIST_CARDS),
    "contract": list(CONTRACT_RECORDS),
    "mission": list(MISSION_CARDS),
    "goal": list(PRIVATE_GOALS),
    "discovery": list(DISCOVERY_TILES),
    "research": list(RESEARCH_TILES),
    "reward": list(REWARD_TILES),
    "tech": list(TECH_RECORDS),
    "building": list(BUILDING_RECORDS),
    "main": list(MAIN_ACTION_LIST),
    "executive": list(EXECUTIVE_ACTIONS),
    "lab": list(LAB_RECORDS),
    "space": list(SPACE_RECORDS),
    "benefit": list(LSS_CHOICES),
}
"""Kind of component to its records, those of the expansions last."""
for _words in expansion_words():
    RECORDS.update(getattr(_words, "RECORDS", {}))


def id_of(kind: str, record: Any) -> str:
    """The id of a record."""
    if kind == "benefit":
        return LSS_BENEFITS[LSS_CHOICES.index(record)]
    return str(record.id() if callable(record.id) else record.id)


def text_of(book: Book, record: Any) -> str:
    """What a component does, in sentences."""
    return sentence(book.effect(record))
