"""The components of Blackout against a second account of them, and what its new tiles do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall import positions
from planetfall.games.on_mars.components.names import BUILDINGS, DISCOVERIES, GOALS, MISSIONS
from planetfall.games.on_mars.expansions.alien.components.lss import LSS_TILES
from planetfall.games.on_mars.expansions.alien_blackout.components import tables
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import (
    DAMAGE_CARDS,
    NO_BUILDING,
)
from planetfall.games.on_mars.expansions.alien_blackout.components.tiles import (
    CHAPTER_TILES,
    NEW_TILES,
)
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS
from planetfall.games.on_mars.state import Colony
from tests.games.on_mars.test_data import told
from tests.rulebook.on_mars.help import choose, offered, place
from tests.rulebook.on_mars_alien_invasion.blackout import START, Outages, outages

FILE = Path(__file__).parents[2] / "data" / "alien_blackout.json"
ACCOUNT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def test_numbers_and_cards_are_those_of_the_account() -> None:
    assert tables.START_TIME == {int(seats): time for seats, time in ACCOUNT["time"].items()}
    assert ACCOUNT["disabled_limit"] == tables.DISABLED_LIMIT
    assert ACCOUNT["outage_tokens"] == tables.OUTAGE_TOKENS
    numbers = [1 + GOALS.index(goal) for goal in tables.LEFT_OUT_GOALS]
    left_out = {"goals": numbers, "mission": 1 + MISSIONS.index(tables.LEFT_OUT_MISSION)}
    assert left_out == ACCOUNT["left_out"]
    written = [
        {
            "id": card.id,
            "building": None if card.building == NO_BUILDING else BUILDINGS[card.building],
            "source": card.source,
        }
        for card in DAMAGE_CARDS
    ]
    assert written == ACCOUNT["damage_cards"]


def test_tiles_are_those_of_the_account() -> None:
    effects = [DISCOVERY_EFFECTS[DISCOVERIES.index(id)] for id in CHAPTER_TILES]
    assert [told(effect) for effect in effects] == ACCOUNT["discovery_tiles"]
    assert [told(tile.benefit) for tile in LSS_TILES] == ACCOUNT["lss_tiles"]


@pytest.mark.parametrize("card", [card.id for card in DAMAGE_CARDS])
def test_every_damage_card_strikes_its_building(card: str) -> None:
    at = Outages(seats=2)
    if card == "alien":
        at.shown("mine")
    game = at.end_of_turn()
    game.choose(-1, f"damage:{card}")
    expected = {} if card == "alien" else {START[card]: "damaged"}
    assert outages(game) == expected


def test_the_free_upgrade_costs_no_mineral_and_removes_damage() -> None:
    at = Outages(seats=2).storage(0, battery=0).blueprints(0, "wind_turbines")
    game = at.bots(0, "7-2").put("outage at 7-3").doing("discovery.free_upgrade")
    while "hex:7-3" in offered(game) or "blueprint:wind_turbines" in offered(game):
        choose(game, 0, offered(game)[0])
    assert game.players[0].advanced_buildings() == 1
    assert game.tops[place("7-3")]
    assert outages(game) == {}


def test_two_colonists_come_back_from_slots_or_the_working_area() -> None:
    at = Outages(seats=2).quarters(0, 1, working=2).on(0, "upgrade_building")
    game = at.doing("discovery.two_colonists_back")
    choose(game, 0, "retrieve:upgrade_building", "retrieve:working_area")
    player = game.players[0]
    assert (player.quarters, player.working, sum(player.slots)) == (3, 1, 0)


def test_the_new_tiles_have_words_and_lie_in_the_bag() -> None:
    game = Outages(seats=2).game
    assert isinstance(game, Colony)
    seen = [*game.discovery_bag, *[tile - 1 for tile in game.explore if tile]]
    assert {DISCOVERIES.index(tile.id) for tile in NEW_TILES} <= set(seen)
    for tile in NEW_TILES:
        assert game.rules.option(f"tile:{tile.id}") > 0


def test_positions_are_built_in_words() -> None:
    at = positions.start("on-mars", seats=2, chapter="blackout")
    game = at.put("outage at 7-3", "lying of 1 at 7-7").turn(0)
    assert outages(game) == {"7-3": "damaged", "7-7": "disabled 1"}
    text = game.to_text()
    assert "7-3:token" in text and "7-7:colonist_1" in text and "7-7:!greenhouse" in text
    assert game.rules.from_text(text).digest() == game.digest()
