"""Section 7: the production phase."""

from __future__ import annotations

from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import Position, can, choose, stock


@rule("TM-7.01")
def test_all_produce_at_the_same_time() -> None:
    game = Position(3).produce(0, steel=1).produce(1, steel=2).produce(2, steel=3).production()
    assert [stock(game, seat, "steel") for seat in range(3)] == [1, 2, 3]


@rule("TM-7.02", "TM-7.05")
def test_energy_becomes_heat_before_new_energy_comes() -> None:
    game = Position(2).give(0, energy=4, heat=1).produce(0, energy=3, heat=2).production()
    assert stock(game, 0, "energy") == 3
    assert stock(game, 0, "heat") == 7


@rule("TM-7.03")
def test_income_is_rating_plus_production_even_if_negative() -> None:
    at = Position(2).rating(0, 20).produce(0, mc=-5).rating(1, 30).produce(1, mc=4)
    game = at.production()
    assert stock(game, 0, "mc") == 15
    assert stock(game, 1, "mc") == 34


@rule("TM-7.04", "TM-7.07")
def test_everybody_gains_what_is_produced() -> None:
    at = Position(3).produce(0, mc=1, steel=1, titanium=3, plant=1, energy=1, heat=1)
    game = at.production()
    assert game.players[0].stock == [21, 1, 3, 1, 1, 1]


@rule("TM-7.06", "TM-12.07")
def test_markers_come_off_used_cards() -> None:
    at = Position(2).play(0, "tardigrades").used(0, "tardigrades").passed(1)
    game = at.turn(0)
    assert not can(game, 0, "act:tardigrades")
    choose(game, 0, "pass")
    while game.at_once:
        choose(game, game.to_move()[0], "done")
    choose(game, 1, "pass")
    assert can(game, 0, "act:tardigrades")


@rule("TM-7.08")
def test_an_income_below_zero_takes_nothing() -> None:
    game = Position(2).rating(0, 2).produce(0, mc=-5).give(0, mc=4).production()
    assert stock(game, 0, "mc") == 4
