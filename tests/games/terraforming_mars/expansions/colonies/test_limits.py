"""Every requirement, price and room of Colonies just holds and just fails, by its numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall import positions
from planetfall.core.reasons import unpack
from planetfall.games.terraforming_mars import reasons
from planetfall.games.terraforming_mars.components.terms import TAG_NAMES
from planetfall.games.terraforming_mars.expansions.colonies.components import terms
from planetfall.games.terraforming_mars.expansions.colonies.positions import ColonialBuilder
from planetfall.games.terraforming_mars.expansions.colonies.state import START_FIELD, colonies_of
from planetfall.games.terraforming_mars.expansions.colonies.vocabulary import COLONY_NAMES
from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars.test_limits import CITIES, tag_card

DATA = Path(__file__).parent / "data" / "cards.json"
ROWS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
PRICES = [
    (row["id"], row["cost"]) for row in ROWS if row.get("cost") and not row.get("requirements")
]
NEEDS = [
    (row["id"], need)
    for row in ROWS
    for need in row.get("requirements", [])
    if len(row["requirements"]) == 1
]


def table(mc: int = 500) -> Any:
    """Two players, the first of them rich."""
    return positions.start("terraforming-mars", seats=2, colonies=True).give(0, mc=mc)


def reason(at: Any, card: str) -> tuple[int, ...]:
    """Why a card in hand cannot be played."""
    game: Mars = at.hand(0, card).turn(0)
    return tuple(unpack(game.why_not(0, game.rules.option(f"play:{card}"))))


def of_kind(*kinds: str) -> list[tuple[str, dict[str, Any]]]:
    return [(card, need) for card, need in NEEDS if need["kind"] in kinds]


def test_every_requirement_is_asked_here() -> None:
    kinds = {"tag", "tiles_in_play", "own_colonies", "card_resource", "temperature", "oceans"}
    assert {need["kind"] for _, need in NEEDS} <= kinds | {"oxygen"}


@pytest.mark.parametrize(("card", "need"), of_kind("tag"))
def test_tags_are_enough_and_one_too_few(card: str, need: dict[str, Any]) -> None:
    least = need["min"]
    for count in (least, least - 1):
        found = reason(table().play(0, *tag_card(need["tag"], count, card)), card)
        assert (found[0] == reasons.TOO_FEW_TAGS) == (count < least)
        if count < least:
            assert found[1:4] == (TAG_NAMES.index(need["tag"]), least, count)


@pytest.mark.parametrize(("card", "need"), of_kind("tiles_in_play"))
def test_cities_are_enough_and_one_too_few(card: str, need: dict[str, Any]) -> None:
    for count in (need["min"], need["min"] - 1):
        at = table()
        for number in range(count):
            at.city(number % 2, CITIES[number])
        found = reason(at, card)
        assert (found[0] == reasons.TOO_FEW_CITIES) == (count < need["min"])
        if count < need["min"]:
            assert found[2:4] == (need["min"], count)


@pytest.mark.parametrize(("card", "need"), of_kind("own_colonies"))
def test_own_stations_are_enough_and_not_too_many(card: str, need: dict[str, Any]) -> None:
    limit: int = need["min"] if "min" in need else need["max"]
    for count in (limit - 1, limit, limit + 1):
        if count < 0:
            continue
        at = table()
        for name in ("callisto", "ceres", "ganymede")[:count]:
            at.station(0, name)
        # Those of others do not count.
        at.station(1, "io").station(1, "luna")
        found = reason(at, card)
        few, many = terms.TOO_FEW_STATIONS, terms.TOO_MANY_STATIONS
        assert (found[0] == few) == ("min" in need and count < limit), count
        assert (found[0] == many) == ("max" in need and count > limit), count
        if found[0] in (few, many):
            assert found[1:4] == (0, limit, count)


@pytest.mark.parametrize(("card", "need"), of_kind("card_resource"))
def test_floaters_are_enough_and_one_too_few(card: str, need: dict[str, Any]) -> None:
    for count in (need["min"], need["min"] - 1):
        at = table().play(0, "atmo_collectors", "titan_shuttles").play(1, "jovian_lanterns")
        at.hold("atmo_collectors", 1).hold("titan_shuttles", count - 1).hold("jovian_lanterns", 9)
        possible = reason(at, card)[0] == 0
        assert possible == (count == need["min"])


@pytest.mark.parametrize(("card", "cost"), PRICES)
def test_a_card_is_paid_with_its_price_and_not_with_one_less(card: str, cost: int) -> None:
    for mc in (cost, cost - 1):
        found = reason(table(mc).give(1, mc=90), card)
        assert (found[0] == reasons.TOO_EXPENSIVE) == (mc < cost)
        if mc < cost:
            assert found[2:4] == (cost, mc)


@pytest.mark.parametrize("colony", ["callisto", "ceres", "ganymede", "io", "luna"])
def test_three_stations_fill_a_colony_and_nobody_builds_two_in_one(colony: str) -> None:
    for number in range(4):
        at = positions.start("terraforming-mars", seats=4, colonies=True).give(0, mc=17)
        for seat in range(1, number + 1):
            at.station(seat, colony)
        game = at.turn(0)
        game.choose(0, "standard:build_colony")
        assert (f"colony:{colony}" in positions.offered(game, 0)) == (number < 3)
    game = table(17).station(0, colony).turn(0)
    game.choose(0, "standard:build_colony")
    assert f"colony:{colony}" not in positions.offered(game, 0)
    assert len(positions.offered(game, 0)) == 4


@pytest.mark.parametrize(("fee", "amount"), [("mc", 9), ("energy", 3), ("titanium", 3)])
def test_the_fee_of_a_trade_is_held_and_is_not_with_one_less(fee: str, amount: int) -> None:
    for held in (amount, amount - 1):
        at = positions.start("terraforming-mars", seats=2, colonies=True).give(0, **{fee: held})
        game = at.ask_all().turn(0)
        assert ("trade" in positions.offered(game, 0)) == (held == amount)


WAKERS = {"enceladus": "ants", "miranda": "pets", "titan": "titan_shuttles"}
"""The colonies that sleep, with a card that wakes each of them."""


@pytest.mark.parametrize("colony", WAKERS)
@pytest.mark.parametrize("field", range(8))
def test_a_card_wakes_a_sleeping_colony_and_leaves_a_waking_one(colony: str, field: int) -> None:
    number = COLONY_NAMES.index(colony)
    at = ColonialBuilder(2, "callisto", "ceres", "io", "luna", colony).marker(colony, field)
    game = at.give(0, mc=90).play_now(0, WAKERS[colony])
    # The fields of the track are counted from 1; a colony that sleeps has no marker.
    assert colonies_of(game).markers[number] == (field - 1 if field else START_FIELD)


def test_the_area_of_the_expansion_is_found_behind_that_of_another() -> None:
    game: Mars = table().turn(0)
    area, another = colonies_of(game), game.players[0]
    game.extras = [another, area]
    assert colonies_of(game) is area
    game.extras = [another]
    with pytest.raises(TypeError):
        colonies_of(game)
