"""Section 4: building a station."""

from __future__ import annotations

import pytest

from planetfall.games.terraforming_mars.expansions.colonies.components.terms import STATION
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import can, choose, keys, production, stock, why
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    build,
    marker,
    next_generation,
    reason,
    stations,
)


@rule("TMC-4.01")
def test_building_is_a_standard_project_for_seventeen() -> None:
    game = Colonial(2).give(0, mc=16).turn(0)
    assert why(game, 0, "standard:build_colony")[2:] == (17, 16)
    game = Colonial(2).play(0, "standard_technology").give(0, mc=18).turn(0)
    build(game, 0, "io")
    assert stock(game, 0, "mc") == 18 - 17 + 3


@rule("TMC-4.02", "TMC-4.03")
def test_a_station_takes_the_first_free_field_and_its_bonus() -> None:
    game = Colonial(3).station(2, "ganymede").give(0, mc=17).turn(0)
    build(game, 0, "ganymede")
    assert stations(game, "ganymede") == [2, 0]
    assert production(game, 0, "plant") == 1
    assert production(game, 2, "plant") == 0


@rule("TMC-4.04")
def test_the_marker_gives_way_to_a_station() -> None:
    game = Colonial(3).station(1, "io").marker("io", 2).give(0, mc=17).turn(0)
    build(game, 0, "io")
    assert stations(game, "io") == [1, 0]
    assert marker(game, "io") == 3


@rule("TMC-4.05")
def test_three_stations_fill_a_colony() -> None:
    at = Colonial(4).station(1, "io").station(2, "io").station(3, "io")
    game = at.give(0, mc=17).turn(0)
    choose(game, 0, "standard:build_colony")
    assert not can(game, 0, "colony:io")
    assert reason(game, 0, "colony:io") == "stations_full"


@rule("TMC-4.06")
def test_a_player_has_one_station_in_a_colony() -> None:
    game = Colonial(2).station(0, "io").give(0, mc=17).turn(0)
    choose(game, 0, "standard:build_colony")
    assert reason(game, 0, "colony:io") == "station_there"
    again = Colonial(2).station(0, "io").give(0, mc=20).hand(0, "research_colony").turn(0)
    choose(again, 0, "play:research_colony", "colony:io")
    assert stations(again, "io") == [0, 0]


@rule("TMC-4.07")
def test_a_station_by_a_card_is_free_and_no_standard_project() -> None:
    at = Colonial(2).play(0, "standard_technology").give(0, mc=12)
    game = at.hand(0, "interplanetary_colony_ship").turn(0)
    choose(game, 0, "play:interplanetary_colony_ship", "colony:io")
    assert stock(game, 0, "mc") == 0
    assert stations(game, "io") == [0]


@rule("TMC-4.08", "TMC-4.13")
def test_green_builds_on_callisto_and_the_marker_stays_on_ten() -> None:
    game = Colonial(2).marker("callisto", 6).generation(5).give(1, mc=17).turn(1)
    build(game, 1, "callisto")
    assert stations(game, "callisto") == [1]
    assert production(game, 1, "energy") == 1
    assert marker(game, "callisto") == 6


@rule("TMC-4.09", "TMC-7.09")
def test_untouched_the_marker_stands_one_field_further_each_generation() -> None:
    game = Colonial(2).generation(1).turn(0)
    seen = [marker(game, "callisto")]
    for _ in range(7):
        seen.append(marker(next_generation(game), "callisto"))
    assert seen == [2, 3, 4, 5, 6, 7, 7, 7]
    # In generation 5 that is the field of value 10.
    fifth = Colonial(2).marker("callisto", seen[4]).give(0, energy=3).turn(0)
    choose(fifth, 0, "trade", "colony:callisto")
    assert stock(fifth, 0, "energy") == 10


@rule("TMC-4.10")
def test_one_player_may_fill_all_three_fields_but_no_more() -> None:
    at = Colonial(2, "io", "luna").station(0, "io", "io").give(0, mc=60)
    game = at.hand(0, "research_colony", "space_port_colony").turn(0)
    choose(game, 0, "play:research_colony", "colony:io")
    assert stations(game, "io") == [0, 0, 0]
    # The one colony left is taken without a question.
    choose(game, 0, "play:space_port_colony")
    assert stations(game, "io") == [0, 0, 0]
    assert stations(game, "luna") == [0]


@rule("TMC-4.11")
@pytest.mark.parametrize("card", ["interplanetary_colony_ship", "mining_colony", "trading_colony"])
def test_without_a_field_neither_card_nor_project_can_be_used(card: str) -> None:
    at = Colonial(2, "io").station(0, "io").give(0, mc=40).hand(0, card)
    game = at.turn(0)
    assert not can(game, 0, f"play:{card}")
    assert reason(game, 0, f"play:{card}") == "nowhere_to_build"
    assert reason(game, 0, "standard:build_colony") == "nowhere_to_build"


@rule("TMC-4.12")
def test_building_beside_a_ship_brings_no_commission() -> None:
    game = Colonial(2).ship(1, "luna").give(0, mc=17).turn(0)
    build(game, 0, "luna")
    assert stations(game, "luna") == [0]
    assert stock(game, 0, "mc") == 0
    assert production(game, 0, "mc") == 2


@rule("TMC-4.14")
def test_a_bonus_that_cannot_be_stored_is_lost() -> None:
    at = Colonial(2, "enceladus", "io").holders(1, "tardigrades").give(0, mc=17)
    game = at.turn(0)
    game.events = []
    build(game, 0, "enceladus")
    assert stations(game, "enceladus") == [0]
    assert [event[0] for event in game.events if event[0] == STATION] == [STATION]
    assert sum(game.held) == 0


@rule("TMC-4.15")
def test_an_ocean_bonus_is_lost_when_all_oceans_are_placed() -> None:
    game = Colonial(2, "europa", "io").give(0, mc=17).some_oceans(9).turn(0)
    build(game, 0, "europa")
    assert stations(game, "europa") == [0]
    assert game.oceans_placed() == 9
    dry = Colonial(2, "europa", "io").give(0, mc=17).some_oceans(8).turn(0)
    build(dry, 0, "europa")
    assert all(key.startswith("hex:") for key in keys(dry, 0))


@pytest.mark.parametrize(("had", "needed"), [(-4, -3), (-5, -3)])
def test_a_colony_that_brings_too_little_for_the_rest_of_its_card_is_refused_with_the_numbers(
    had: int, needed: int
) -> None:
    at = Colonial(2, "luna", "ganymede").give(0, mc=5).produce(0, mc=had)
    game = at.hand(0, "minority_refuge").ask_all().turn(0)
    choose(game, 0, "play:minority_refuge", "first:1")
    assert keys(game, 0) == ["colony:luna"]
    assert why(game, 0, "colony:ganymede") == ("production_too_low", 0, needed, had)
