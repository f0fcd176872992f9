"""The components of the Invasion against a second account of them, kept as plain data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import planetfall
from planetfall.games import book
from planetfall.games.on_mars.components.map import CELLS
from planetfall.games.on_mars.expansions.alien_invasion.components import lab, tables
from planetfall.games.on_mars.expansions.alien_invasion.components.cards import ALIEN_CARD_LIST
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    ALIEN_BUILDINGS,
    ALIEN_CARDS,
    ALIEN_ITEMS,
    ALIEN_LAB,
    ALIEN_TECHS,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import fresh_commander
from planetfall.games.on_mars.listing import components

ACCOUNT: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "invasion.json").read_text(encoding="utf-8")
)


def id_of(row: dict[str, Any]) -> str:
    """The id of a row."""
    return str(row["id"])


def name(kind: str, id: str, lang: str) -> str:
    """The name of a component."""
    return book(planetfall.rules("on-mars"), lang).name(kind, id)


@pytest.mark.parametrize("row", ACCOUNT["panel"], ids=id_of)
def test_an_action_space_is_that_of_the_account(row: dict[str, Any]) -> None:
    number = SPACES.index(row["id"])
    assert number + 1 == row["space"]
    assert (number >= tables.OPEN_SPACES) == row["locked"]
    assert (tables.UNLOCK_CRYSTALS if row["locked"] else 0) == row["unlock"]


@pytest.mark.parametrize("row", ACCOUNT["cards"], ids=id_of)
def test_an_alien_blueprint_is_that_of_the_account(row: dict[str, Any]) -> None:
    card = ALIEN_CARD_LIST[ALIEN_CARDS.index(row["id"])]
    assert card.id == row["id"]
    assert ALIEN_BUILDINGS[card.upgrades] == row["upgrades"]
    assert ALIEN_ITEMS[card.gives] == row["gives"]
    assert row["least"] == 1
    for lang in ("en", "cs"):
        assert name("alien_card", row["id"], lang) == row[lang]


@pytest.mark.parametrize("row", ACCOUNT["techs"], ids=id_of)
def test_an_alien_technology_is_that_of_the_account(row: dict[str, Any]) -> None:
    assert ALIEN_TECHS[ACCOUNT["techs"].index(row)] == row["id"]
    for lang in ("en", "cs"):
        assert name("alien_tech", row["id"], lang) == row[lang]


@pytest.mark.parametrize("row", ACCOUNT["lab"], ids=id_of)
def test_a_space_of_the_alien_lab_is_that_of_the_account(row: dict[str, Any]) -> None:
    space = ALIEN_LAB.index(row["id"])
    assert lab.COLUMN[space] == row["column"] == row["level"]
    symbol = lab.SYMBOL[space]
    assert (ALIEN_ITEMS[symbol] if symbol >= 0 else "") == row["gives"]
    assert [ALIEN_LAB[to] for to in lab.NEXT_SPACES[space]] == row["next"]


def test_the_start_is_that_of_the_account() -> None:
    start = ACCOUNT["start"]
    commander = fresh_commander()
    assert commander.crystals == start["crystals"]
    assert commander.ready == start["soldiers_on_panel"]
    assert commander.aside == start["soldiers_aside"]
    assert commander.reusable == start["reusable_in_pool"]
    assert commander.covers.count(4) == start["reusable_covering_locked"]
    assert commander.single == start["single_use_in_pool"]
    assert (commander.scientist == -1) == start["scientist_on_panel"]
    assert list(CELLS[tables.START_HEX]) == start["shelter_on_map"]
    assert commander.shelters_left == start["shelters_left"]
    assert commander.mines_left == start["mines_left"]
    assert commander.lab.count(0) == start["tech_tiles_aside"]


def test_there_are_as_many_pieces_as_in_the_account() -> None:
    counts = ACCOUNT["counts"]
    assert len(SPACES) == counts["action_spaces"]
    assert tables.OPEN_SPACES == counts["open_at_start"]
    assert tables.REUSABLE_TOKENS == counts["reusable_tokens"]
    assert tables.SINGLE_TOKENS == counts["single_use_tokens"]
    assert tables.SOLDIERS == counts["soldiers"]
    assert tables.CORRUPTION_TOKENS == ACCOUNT["corruption_tokens"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_component_is_listed(lang: str) -> None:
    found = {(component.kind, component.id) for component in components(lang)}
    assert {("panel", id) for id in SPACES} <= found
    assert {("alien_card", id) for id in ALIEN_CARDS} <= found
    assert {("alien_tech", id) for id in ALIEN_TECHS} <= found
    assert {("alien_lab", id) for id in ALIEN_LAB} <= found
