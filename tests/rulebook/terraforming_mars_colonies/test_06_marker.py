"""Section 6: movement of the white marker."""

from __future__ import annotations

import pytest

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import can, choose, held, keys
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    marker,
    reason,
    trade,
)


@rule("TMC-6.01", "TMC-6.02")
def test_after_a_trade_the_marker_goes_to_the_very_first_field() -> None:
    game = Colonial(2).marker("ceres", 6).give(0, mc=9).turn(0)
    trade(game, 0, "ceres")
    assert marker(game, "ceres") == 1
    assert marker(game, "io") == 2


@rule("TMC-6.03")
def test_the_callisto_marker_stops_right_beside_greens_station() -> None:
    game = Colonial(2).station(1, "callisto").marker("callisto", 6).give(0, mc=9).turn(0)
    trade(game, 0, "callisto")
    assert marker(game, "callisto") == 2


@rule("TMC-6.04")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_the_marker_goes_to_the_first_field_without_a_station(built: int) -> None:
    at = Colonial(4)
    for seat in range(built):
        at.station(seat, "luna")
    game = at.marker("luna", 7).give(3, mc=9).turn(3)
    trade(game, 3, "luna")
    assert marker(game, "luna") == built + 1


@rule("TMC-6.05")
def test_the_marker_waits_until_income_and_commissions_are_settled() -> None:
    at = Colonial(2, "enceladus", "io").holders(1, "tardigrades", "ants")
    game = at.station(1, "enceladus").marker("enceladus", 5).give(0, mc=9).turn(0)
    trade(game, 0, "enceladus")
    assert game.to_move() == (1,)
    assert marker(game, "enceladus") == 5
    choose(game, 1, "card:ants")
    assert held(game, "ants") == 1
    assert marker(game, "enceladus") == 2


@rule("TMC-6.06")
def test_a_card_moves_no_marker_onto_a_station_or_past_the_end() -> None:
    card = "market_manipulation"
    at = Colonial(3, "io", "luna", "ceres", "titan").station(1, "io").marker("io", 2)
    game = at.marker("luna", 7).give(0, mc=1).hand(0, card).turn(0)
    choose(game, 0, f"play:{card}")
    # Luna cannot rise, Io cannot fall, Titan has no marker.
    assert keys(game, 0) == ["colony:ceres", "colony:io"]
    assert reason(game, 0, "colony:titan") == "asleep"
    choose(game, 0, "colony:ceres")
    # Ceres may not move both ways, so only Luna is left to fall.
    assert (marker(game, "ceres"), marker(game, "luna"), marker(game, "io")) == (3, 6, 2)
    stuck = Colonial(2, "io", "luna").marker("io", 1).marker("luna", 1)
    none = stuck.give(0, mc=1).hand(0, card).turn(0)
    assert not can(none, 0, f"play:{card}")
    assert reason(none, 0, f"play:{card}") == "no_markers"
