"""Section 5: trading with a colony."""

from __future__ import annotations

import pytest

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import (
    can,
    choose,
    hand,
    held,
    is_illegal,
    keys,
    production,
    stock,
    stop,
)
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    home,
    marker,
    reason,
    ship,
    stations,
    trade,
)


@rule("TMC-5.01")
def test_trade_is_one_of_two_actions_and_no_standard_project() -> None:
    at = Colonial(2).fleet(0, 3).play(0, "standard_technology").give(0, mc=40)
    game = at.turn(0)
    trade(game, 0, "io")
    assert stock(game, 0, "mc") == 31
    assert game.decision(0).a == 1
    trade(game, 0, "ceres")
    assert game.to_move() == (1,)


@rule("TMC-5.02")
@pytest.mark.parametrize(("fee", "units"), [("mc", 9), ("energy", 3), ("titanium", 3)])
def test_a_trade_costs_nine_money_or_three_energy_or_three_titanium(fee: str, units: int) -> None:
    game = Colonial(2).give(0, mc=10, energy=10, titanium=10).turn(0)
    choose(game, 0, "trade", "colony:io")
    assert keys(game, 0) == ["fee:mc", "fee:energy", "fee:titanium"]
    choose(game, 0, f"fee:{fee}")
    paid = {name: 10 - stock(game, 0, name) for name in ("mc", "energy", "titanium")}
    assert paid == {name: units if name == fee else 0 for name in paid}


@rule("TMC-5.03")
def test_kinds_of_payment_are_never_mixed() -> None:
    game = Colonial(2).give(0, mc=6, titanium=1, energy=2).turn(0)
    assert reason(game, 0, "trade") == "fee_too_high"
    game = Colonial(2).give(0, mc=8, titanium=3).turn(0)
    choose(game, 0, "trade", "colony:io")
    assert (stock(game, 0, "mc"), stock(game, 0, "titanium")) == (8, 0)


@rule("TMC-5.04")
def test_a_ship_moves_from_home_to_the_colony() -> None:
    game = Colonial(2).give(0, mc=9).turn(0)
    assert home(game, 0) == 1
    trade(game, 0, "ganymede")
    assert ship(game, "ganymede") == 0
    assert home(game, 0) == 0


@rule("TMC-5.05")
def test_a_colony_has_room_for_one_ship() -> None:
    game = Colonial(2).ship(1, "io").give(0, mc=9).turn(0)
    choose(game, 0, "trade")
    assert not can(game, 0, "colony:io")
    assert reason(game, 0, "colony:io") == "ship_there"
    own = Colonial(2).fleet(0, 2).ship(0, "io").give(0, mc=9).turn(0)
    choose(own, 0, "trade")
    assert is_illegal(own, 0, "colony:io")


@rule("TMC-5.06")
@pytest.mark.parametrize(("field", "income"), [(1, 1), (2, 2), (5, 6), (7, 10)])
def test_income_is_the_value_of_the_markers_field(field: int, income: int) -> None:
    game = Colonial(2).marker("ceres", field).give(0, mc=9).turn(0)
    trade(game, 0, "ceres")
    assert stock(game, 0, "steel") == income


@rule("TMC-5.07", "TMC-5.08")
def test_every_station_brings_its_owner_the_whole_commission() -> None:
    at = Colonial(3).station(1, "io", "io").station(0, "io").marker("io", 4)
    game = at.give(0, mc=9).turn(0)
    trade(game, 0, "io")
    assert stock(game, 0, "heat") == 6 + 2
    assert stock(game, 1, "heat") == 2 + 2
    assert stock(game, 2, "heat") == 0


@rule("TMC-5.09")
def test_trade_without_storage_blocks_the_colony_and_gains_nothing() -> None:
    game = Colonial(2, "enceladus", "io").holders(1, "tardigrades").give(0, mc=9).turn(0)
    trade(game, 0, "enceladus")
    assert ship(game, "enceladus") == 0
    assert sum(game.held) == 0


def two_balloons() -> Colonial:
    """Two cards of seat 0 that hold floaters; the marker of Titan on the field of value 3."""
    at = Colonial(2, "titan", "io").holders(0, "atmo_collectors", "titan_shuttles")
    return at.marker("titan", 5)


@rule("TMC-5.10")
def test_all_that_one_effect_brings_goes_on_one_card() -> None:
    game = two_balloons().give(0, mc=9).turn(0)
    trade(game, 0, "titan")
    assert keys(game, 0) == ["card:atmo_collectors", "card:titan_shuttles"]
    choose(game, 0, "card:titan_shuttles")
    assert held(game, "titan_shuttles") == 3
    assert held(game, "atmo_collectors") == 0


@rule("TMC-5.11", "TMC-5.18")
def test_income_and_each_commission_may_go_on_different_cards() -> None:
    game = two_balloons().station(0, "titan", "titan").give(0, mc=9).turn(0)
    trade(game, 0, "titan")
    chosen = ["titan_shuttles", "atmo_collectors", "titan_shuttles"]
    for name in chosen:
        choose(game, 0, f"card:{name}")
    assert (held(game, "titan_shuttles"), held(game, "atmo_collectors")) == (4, 1)
    assert game.decision(0).kind == "Turn"


@rule("TMC-5.12")
def test_a_resource_goes_only_on_a_card_that_can_hold_it() -> None:
    at = Colonial(2, "enceladus", "io").holders(0, "tardigrades", "ants", "fish")
    game = at.give(0, mc=9).turn(0)
    trade(game, 0, "enceladus")
    assert sorted(keys(game, 0)) == ["card:ants", "card:tardigrades"]


@rule("TMC-5.13")
def test_blue_trades_with_callisto_where_green_has_a_station() -> None:
    at = Colonial(3).station(1, "callisto").marker("callisto", 6)
    game = at.give(0, mc=9).turn(0)
    trade(game, 0, "callisto")
    assert stock(game, 0, "energy") == 10
    assert stock(game, 1, "energy") == 3
    assert stock(game, 2, "energy") == 0
    # With more owners all get the full three, blue included.
    more = Colonial(3).station(1, "callisto").station(0, "callisto").station(2, "callisto")
    shared = more.marker("callisto", 6).give(0, mc=9).turn(0)
    trade(shared, 0, "callisto")
    assert [stock(shared, seat, "energy") for seat in range(3)] == [13, 3, 3]


@rule("TMC-5.14", "TMC-5.16")
def test_every_ship_trades_once_and_stays_where_it_is() -> None:
    game = Colonial(2).fleet(0, 2).give(0, mc=27).passed(1).turn(0)
    trade(game, 0, "io")
    trade(game, 0, "ceres")
    assert (ship(game, "io"), ship(game, "ceres")) == (0, 0)
    assert stock(game, 0, "mc") == 27 - 9 - 9
    assert reason(game, 0, "trade") == "no_ship"


@rule("TMC-5.15")
def test_no_own_station_is_needed() -> None:
    game = Colonial(2).station(1, "ganymede").give(0, mc=9).turn(0)
    trade(game, 0, "ganymede")
    assert stock(game, 0, "plant") == 1
    assert stations(game, "ganymede") == [1]


@rule("TMC-5.17")
def test_the_trader_orders_income_and_commissions_where_that_matters() -> None:
    at = Colonial(2, "pluto", "io").station(0, "pluto").marker("pluto", 3).give(0, mc=9)
    game = at.empty_hand(0).turn(0)
    trade(game, 0, "pluto")
    assert keys(game, 0) == ["first:0", "first:1"]
    # Commission first: the one card drawn must be discarded, then two are drawn and kept.
    late = choose(game.clone(), 0, "first:1")
    assert len(hand(late, 0)) == 2
    choose(game, 0, "first:0")
    assert len(keys(game, 0)) == 3
    choose(game, 0, keys(game, 0)[0])
    assert len(hand(game, 0)) == 2
    # What others get never waits for an answer of the trader.
    other = Colonial(3, "pluto", "io").station(1, "pluto").station(2, "pluto")
    quiet = other.give(0, mc=9).turn(0)
    trade(quiet, 0, "pluto")
    assert quiet.to_move() == (1,)
    assert quiet.decision(1).kind == "Sift"


@rule("TMC-5.19")
def test_gains_that_can_be_stored_are_taken() -> None:
    game = two_balloons().give(0, mc=9).turn(0)
    trade(game, 0, "titan")
    assert is_illegal(game, 0, "nobody") and is_illegal(game, 0, "no")
    single = Colonial(2, "enceladus", "io").holders(0, "tardigrades").marker("enceladus", 4)
    alone = single.give(0, mc=9).turn(0)
    trade(alone, 0, "enceladus")
    assert held(alone, "tardigrades") == 3


@rule("TMC-5.20")
def test_three_titanium_are_three_however_much_they_are_worth() -> None:
    at = Colonial(2).play(0, "advanced_alloys").give(0, titanium=2)
    assert reason(at.turn(0), 0, "trade") == "fee_too_high"
    at = Colonial(2).play(0, "advanced_alloys").give(0, titanium=4)
    game = at.turn(0)
    trade(game, 0, "io", "titanium")
    assert stock(game, 0, "titanium") == 1


@rule("TMC-5.21")
def test_trade_needs_a_ship_at_home_a_price_and_a_free_active_colony() -> None:
    assert can(Colonial(2).give(0, mc=9).turn(0), 0, "trade")
    away = Colonial(2).ship(0, "io").give(0, mc=9).turn(0)
    assert reason(away, 0, "trade") == "no_ship"
    poor = Colonial(2).give(0, mc=8).turn(0)
    assert reason(poor, 0, "trade") == "fee_too_high"
    full = Colonial(2, "io", "titan").ship(1, "io").give(0, mc=9).turn(0)
    assert reason(full, 0, "trade") == "nowhere_to_trade"


@rule("TMC-5.22")
def test_a_field_of_value_zero_gives_nothing_but_commissions() -> None:
    game = Colonial(2).marker("callisto", 1).give(0, mc=9).turn(0)
    trade(game, 0, "callisto")
    assert stock(game, 0, "energy") == 0
    assert ship(game, "callisto") == 0


@rule("TMC-5.23")
@pytest.mark.parametrize(("fee", "units"), [("mc", 7), ("energy", 1), ("titanium", 1)])
def test_discounts_add_up_and_lower_any_price_by_a_unit_each(fee: str, units: int) -> None:
    at = Colonial(2).play(0, "cryo_sleep", "rim_freighters").give(0, **{fee: units})
    game = at.turn(0)
    trade(game, 0, "ceres", fee)
    assert stock(game, 0, fee) == 0
    assert stock(game, 0, "steel") == 2
    short = Colonial(2).play(0, "cryo_sleep", "rim_freighters").give(0, **{fee: units - 1}).turn(0)
    assert reason(short, 0, "trade") == "fee_too_high"
    one = Colonial(2).play(0, "cryo_sleep").give(0, mc=8).turn(0)
    trade(one, 0, "ceres")
    assert stock(one, 0, "mc") == 0


@rule("TMC-5.24")
def test_steps_before_a_trade_are_optional_add_up_and_end_at_the_last_field() -> None:
    cards = ("trade_envoys", "trading_colony")
    game = Colonial(2).play(0, *cards).give(0, mc=9).turn(0)
    trade(game, 0, "ceres")
    assert keys(game, 0) == ["amount:2", "amount:1", "amount:0"]
    most = choose(game.clone(), 0, "amount:2")
    assert stock(most, 0, "steel") == 4
    assert stock(choose(game, 0, "amount:0"), 0, "steel") == 2
    end = Colonial(2).marker("ceres", 6).play(0, *cards).give(0, mc=9).turn(0)
    trade(end, 0, "ceres")
    assert keys(end, 0) == ["amount:1", "amount:0"]
    choose(end, 0, "amount:1")
    assert stock(end, 0, "steel") == 10
    last = Colonial(2).marker("ceres", 7).play(0, *cards).give(0, mc=9).turn(0)
    trade(last, 0, "ceres")
    assert stock(last, 0, "steel") == 10


@rule("TMC-5.25")
def test_a_free_trade_needs_ship_and_colony_and_is_not_made_cheaper() -> None:
    pad = "titan_floating_launch_pad"

    def at() -> Colonial:
        return Colonial(2, "ceres", "io").holders(0, pad, "rim_freighters", "cryo_sleep")

    game = at().hold(pad, 2).turn(0)
    choose(game, 0, f"act:{pad}", "choose:1", "colony:ceres")
    assert held(game, pad) == 1
    assert stock(game, 0, "steel") == 2
    assert stock(game, 0, "mc") == 0
    empty = at().turn(0)
    choose(empty, 0, f"act:{pad}")
    assert held(empty, pad) == 1
    away = at().ship(0, "io").hold(pad, 2).turn(0)
    choose(away, 0, f"act:{pad}")
    assert held(away, pad) == 3
    taken = at().ship(1, "io", "ceres").hold(pad, 2).turn(0)
    choose(taken, 0, f"act:{pad}")
    assert held(taken, pad) == 3


@rule("TMC-5.26")
def test_helion_pays_any_part_of_the_money_with_heat() -> None:
    game = Colonial(2).corporation(0, "helion").give(0, mc=5, heat=6).turn(0)
    trade(game, 0, "ceres")
    assert keys(game, 0) == ["heat:4", "heat:5", "heat:6"]
    choose(game, 0, "heat:5")
    assert (stock(game, 0, "mc"), stock(game, 0, "heat")) == (1, 1)
    assert marker(game, "ceres") == 1
    stop(game, 0)
    assert production(game, 0, "steel") == 0
