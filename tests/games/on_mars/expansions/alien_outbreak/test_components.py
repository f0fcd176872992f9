"""The components of Outbreak against a second account of them, and what each one does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BLUEPRINT_CARDS
from planetfall.games.on_mars.components.names import (
    BUILDINGS,
    DISCOVERIES,
    GOALS,
    ITEMS,
    PRODUCT_OF,
    TECH_OF,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_CARDS
from planetfall.games.on_mars.components.tables import TILE_BACKS, TILES_OF
from planetfall.games.on_mars.effects.construction import PRICES
from planetfall.games.on_mars.expansions.alien_outbreak.components import tables
from planetfall.games.on_mars.expansions.alien_outbreak.components.cards import (
    LIKE_BASE,
    NEW_TILES,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.missions import (
    RED,
    TEAM_MISSIONS,
)
from planetfall.games.on_mars.expansions.alien_outbreak.components.numbers import NUMBERS
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import (
    INFECTION_CARDS,
    MINES,
    PLACES,
    QUARTERS,
)
from planetfall.games.on_mars.payment import amount_in
from planetfall.games.on_mars.registry import DISCOVERY_EFFECTS
from tests.games.on_mars.test_data import told
from tests.rulebook.on_mars.help import choose, offered
from tests.rulebook.on_mars_alien_invasion.outbreak import Ward, medicine, sick, states

FILE = Path(__file__).parents[2] / "data" / "alien_outbreak.json"
ACCOUNT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SPOTS = {
    "construct slots": "construct_building",
    "upgrade slots": "upgrade_building",
    "obtain blueprint slots": "obtain_blueprint",
    "R&D slots": "research_development",
    "hire slots": "hire_scientist",
    "working area": "working_area",
}
"""Places of the account by their names here."""


def price(cost: int) -> dict[str, int]:
    amounts = {ITEMS[item]: amount_in(cost, item) for item in range(len(ITEMS))}
    return {item: amount for item, amount in amounts.items() if amount}


def test_numbers_are_those_of_the_account() -> None:
    assert {str(seats): time for seats, time in tables.TIME_START.items()} == ACCOUNT["time"]
    assert [int(limit) for limit in tables.LIMITS] == ACCOUNT["limits"]
    assert ACCOUNT["vaccines"] == tables.VACCINES
    assert ACCOUNT["warehouse_medicine"] == tables.WAREHOUSE_MEDICINE
    assert ACCOUNT["lab_crystals"] == tables.LAB_CRYSTALS
    numbers = [1 + GOALS.index(goal) for goal in tables.LEFT_OUT_GOALS]
    assert numbers == ACCOUNT["left_out_goals"]


def test_the_hospital_and_the_scientist_are_those_of_the_account() -> None:
    building, hospital = NUMBERS.hospital, ACCOUNT["hospital"]
    assert price(PRICES[building]) == hospital["price"]
    assert ITEMS[PRODUCT_OF[building]] == hospital["product"]
    assert TECHS[TECH_OF[building]] == hospital["tech"]
    assert [TILE_BACKS[tile] for tile in TILES_OF[building]] == hospital["tiles"]
    card = SCIENTIST_CARDS[NUMBERS.microbiologist]
    written = {"id": card.id, "works_in": BUILDINGS[card.works_in], "price": price(card.price)}
    assert written == ACCOUNT["scientist"]


def test_blueprints_missions_and_tiles_are_those_of_the_account() -> None:
    cards = [
        [card.id, LEVELS[number], BUILDINGS[UPGRADES[number]], told(card.executive)]
        for number, card in enumerate(BLUEPRINT_CARDS)
        if number in NUMBERS.blueprints
    ]
    assert cards == ACCOUNT["blueprints"]
    missions = [[m.id, "red" if m.color == RED else "blue", m.needed] for m in TEAM_MISSIONS]
    assert missions == ACCOUNT["missions"]
    ids = [*[tile.id for tile in NEW_TILES], *LIKE_BASE]
    effects = [DISCOVERY_EFFECTS[DISCOVERIES.index(id)] for id in ids]
    assert [told(effect) for effect in effects] == ACCOUNT["discovery_tiles"]


def test_infection_cards_are_those_of_the_account() -> None:
    names = {PLACES.index(spot): name for name, spot in SPOTS.items()}
    names |= {MINES: "mine", QUARTERS: "living quarters"}
    written = [[names[place] for place in card.places] for card in INFECTION_CARDS]
    assert written == ACCOUNT["infection_cards"]


@pytest.mark.parametrize("number", range(len(INFECTION_CARDS)))
def test_every_infection_card_strikes_its_places(number: int) -> None:
    card, places = INFECTION_CARDS[number].id, ACCOUNT["infection_cards"][number]
    at = Ward(3).people(0, "room_1", well=2).people(1, "room_1", well=1).people(2, "room_1", well=1)
    at.put("miner of 2 at 7-5").people(1, "working_area", well=1)
    for spot in SPOTS.values():
        if spot != "working_area":
            at.people(1, spot, well=1)
    game = at.stop_at_chance().turn(0)
    game = choose(game, CHANCE, f"infection:{card}")
    if not places:
        assert sick(game) == 0
        return
    expected = {f"colonist:1-{SPOTS[name]}-well" for name in places if name in SPOTS}
    if "mine" in places:
        expected.add("hex:7-5")
    if "living quarters" in places:
        expected |= {f"colonist:{seat}-room_1-well" for seat in range(3)}
    assert set(offered(game, 0)) == expected
    assert sick(choose(game, 0, sorted(expected)[0])) == 1


@pytest.mark.parametrize(("tile", "gained"), [("medicine", 1), ("more_medicine", 1)])
def test_a_tile_gives_medicine(tile: str, gained: int) -> None:
    assert medicine(Ward(3).doing(f"discovery.{tile}", 0), 0) == gained


def test_a_tile_gives_two_medicine_as_far_as_there_is_room() -> None:
    assert medicine(Ward(3).doing("discovery.two_medicine", 0), 0) == 2
    assert medicine(Ward(3).medicine(0, 1).doing("discovery.two_medicine", 0), 0) == 2


def test_a_tile_lets_up_to_two_get_up() -> None:
    at = Ward(3).people(1, "room_1", ill=2).people(2, "room_1", ill=1)
    game = choose(at.doing("discovery.two_stand_up", 0), 0, "colonist:1-room_1-ill")
    assert "done" in offered(game, 0)
    game = choose(game, 0, "colonist:2-room_1-ill")
    assert sick(game) == 1 and states(game, 2, "room_1") == [1, 0, 0]
