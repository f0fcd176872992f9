"""The components of Monolith against a second account of them, kept as plain data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import planetfall
from planetfall.games import book
from planetfall.games.on_mars.components.names import SCIENTISTS, TECHS
from planetfall.games.on_mars.expansions.alien_monolith.components import tables
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.objectives import (
    DECKS,
    OBJECTIVES,
)
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import (
    GENERAL,
    SABOTAGE_CARDS,
)
from planetfall.games.on_mars.expansions.alien_monolith.scoring import rank_of
from planetfall.games.on_mars.listing import components

ACCOUNT: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "monolith.json").read_text(encoding="utf-8")
)
TARGETS: Final = {"general": GENERAL, "goal1": 0, "goal2": 1, "goal3": 2, "goal4": 3, "goal5": 4}


@pytest.mark.parametrize("row", ACCOUNT["sabotage"], ids=lambda row: row["id"])
def test_a_sabotage_card_is_that_of_the_account(row: dict[str, Any]) -> None:
    card = SABOTAGE_CARDS[SABOTAGE.index(row["id"])]
    assert (card.id, card.letter) == (row["id"], row["letter"])
    assert card.deck == TARGETS[row["target"]]
    assert card.lasting == row["lasting"]
    assert tables.CUBES_TO_STRIKE == row["cubes"]
    for lang in ("en", "cs"):
        words = book(planetfall.rules("on-mars"), lang)
        assert words.name("sabotage", row["id"]) == row[lang]


def test_there_are_sixteen_sabotage_cards() -> None:
    assert len(ACCOUNT["sabotage"]) == len(SABOTAGE_CARDS) == 16
    assert [card.id for card in SABOTAGE_CARDS] == SABOTAGE


def test_objectives_are_those_of_the_account() -> None:
    by_deck = [[o for o in OBJECTIVES if o.deck == deck] for deck in range(len(DECKS))]
    assert [o.what + 1 for o in by_deck[0]] == ACCOUNT["upgrade"]
    assert [o.what + 1 for o in by_deck[1]] == ACCOUNT["contract"]
    assert [TECHS[o.what] for o in by_deck[2]] == ACCOUNT["technology"]
    assert [SCIENTISTS[o.what] for o in by_deck[3]] == ACCOUNT["scientist"]
    assert [[o.discoveries, o.research] for o in by_deck[4]] == ACCOUNT["discovery"]


def test_numbers_are_those_of_the_account() -> None:
    assert ACCOUNT["time"] == {"track": tables.ROUNDS, "alien_icons": tables.STRIKES}
    assert ACCOUNT["end_points"] == tables.OBJECTIVE_POINTS
    assert ACCOUNT["mission_done_each"] == tables.MISSION_POINTS
    assert ACCOUNT["cubes"] == tables.CUBES
    assert set(tables.SOURCES.values()) <= {"rulebook", "public", "designed"}


@pytest.mark.parametrize("row", ACCOUNT["ranks"], ids=lambda row: row[1])
def test_ranks_are_those_of_the_account(row: list[Any]) -> None:
    least, english, czech = row
    rank = rank_of(-99 if least is None else least)
    for lang, name in (("en", english), ("cs", czech)):
        assert book(planetfall.rules("on-mars"), lang).name("rank", rank) == name
    if least is not None:
        assert rank_of(least - 1) != rank


def test_all_of_them_can_be_listed() -> None:
    kinds = [component.kind for component in components("en")]
    assert (kinds.count("objective"), kinds.count("sabotage")) == (42, 16)
    data = {component.id: component.data for component in components("cs")}
    assert data["discovery_3_2"] == {"deck": "discoveries", "discoveries": 3, "research": 2}
    assert data["tech_rover"] == {"deck": "technologies", "tech": "rover"}
    assert data["hacked_tech"]["target"] == "technologies"
