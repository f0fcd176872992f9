"""Edge cases of the expansion: its cards, corporations, building and trading.

Rows of `data/cases.txt` read as those of the table (see `rows.py`); `turn=1` lets the other seat
begin.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from planetfall.games.terraforming_mars.state import Mars
from tests.games.terraforming_mars.expansions.colonies import rows
from tests.rulebook.terraforming_mars.help import choose, hand, held, keys, why
from tests.rulebook.terraforming_mars_colonies.help import (
    REASONS,
    Colonial,
    home,
    marker,
    next_generation,
    reason,
    ship,
    trade,
)

TEXT = (Path(__file__).parent / "data" / "cases.txt").read_text(encoding="utf-8")


def table(name: str) -> list[str]:
    """The rows of a section of the file, without notes."""
    text = TEXT.partition(f"== {name}\n")[2].partition("\n==")[0]
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def parts(row: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in row.split("|")]


def position(words: str) -> Mars:
    """The game that a row describes, at a turn."""
    usual = [word for word in words.split() if word != "turn=1"]
    return rows.build(" ".join(usual)).turn(1 if "turn=1" in words.split() else 0)


@pytest.mark.parametrize("row", table("done"))
def test_a_card_or_colony_does_just_this(row: str) -> None:
    words, choices, expected = parts(row)
    game = position(words)
    before = rows.numbers(game)
    for choice in choices.split():
        seat, slash, key = choice.partition("/")
        game.choose(int(seat) if slash else 0, key if slash else choice)
    assert set(rows.change(before, rows.numbers(game)).split()) == set(expected.split())
    assert game.status() == []
    assert game.decision(game.to_move()[0]).kind == "Turn"


@pytest.mark.parametrize("row", table("refused"))
def test_this_is_not_possible_and_the_reason_is_told(row: str) -> None:
    words, key, expected = parts(row)
    game = position(words)
    assert key not in keys(game, 0)
    told = reason(game, 0, key)
    assert (told if told in REASONS.values() else why(game, 0, key)[0]) == expected


@pytest.mark.parametrize("row", table("points"))
def test_cards_are_worth_this_at_the_end(row: str) -> None:
    words, cards, resources = parts(row)
    lines = dict(position(words).scores()[0].lines)
    assert lines.get("cards", 0) == int(cards)
    assert lines.get("card_resources", 0) == int(resources)


def test_a_station_goes_where_one_has_none_and_a_field_is_free() -> None:
    at = Colonial(2, "callisto", "ceres", "io", "luna", "titan")
    at.give(0, mc=17)
    at.station(0, "io").station(1, "luna", "luna", "luna").station(1, "ceres", "ceres")
    game = choose(at.turn(0), 0, "standard:build_colony")
    assert sorted(keys(game, 0)) == ["colony:callisto", "colony:ceres"]
    assert reason(game, 0, "colony:io") == "station_there"
    assert reason(game, 0, "colony:luna") == "stations_full"
    assert reason(game, 0, "colony:titan") == "asleep"
    assert reason(game, 0, "colony:pluto") == "not_laid_out"


def test_a_ship_goes_only_where_none_stands() -> None:
    at = Colonial(3, "callisto", "ceres", "io", "titan").ship(1, "io").give(0, mc=9)
    game = choose(at.turn(0), 0, "trade")
    assert sorted(keys(game, 0)) == ["colony:callisto", "colony:ceres"]
    assert reason(game, 0, "colony:io") == "ship_there"
    assert reason(game, 0, "colony:titan") == "asleep"


def test_income_and_commission_may_go_on_different_cards() -> None:
    at = Colonial(2, "titan", "io").holders(0, "titan_shuttles", "atmo_collectors")
    at.station(0, "titan").marker("titan", 5).give(0, mc=9)
    game = trade(at.turn(0), 0, "titan")
    given: list[str] = []
    while game.decision(0).kind != "Turn":
        options = keys(game, 0)
        if options[0].startswith("card:"):
            # One after the other.
            given.append(options[len(given)])
            choose(game, 0, given[-1])
        else:
            choose(game, 0, options[0])
    assert len(given) == 2
    assert {held(game, "titan_shuttles"), held(game, "atmo_collectors")} == {3, 1}


def test_every_station_of_pluto_draws_and_then_discards_one_of_the_hand() -> None:
    at = Colonial(2, "pluto", "io").station(0, "pluto", "pluto").marker("pluto", 3).give(0, mc=9)
    game = trade(at.turn(0), 0, "pluto")
    before = len(hand(game, 0))
    while game.decision(0).kind != "Turn":
        choose(game, 0, keys(game, 0)[0])
    # Two cards of the income; each station draws one and discards one.
    assert len(hand(game, 0)) == 1 + 2
    assert before >= 1
    assert marker(game, "pluto") == 3


def test_ships_come_home_and_every_awake_marker_moves_on() -> None:
    at = Colonial(2, "callisto", "io", "luna", "titan").station(1, "io", "io")
    at.marker("luna", 7).give(0, mc=9)
    game = next_generation(trade(at.turn(0), 0, "io"))
    assert ship(game, "io") == -1
    assert home(game, 0) == 1
    assert marker(game, "io") == 4
    assert marker(game, "callisto") == 3
    assert marker(game, "luna") == 7
    assert marker(game, "titan") == 0


def test_what_cheapens_the_next_card_ends_with_the_generation() -> None:
    at = Colonial().give(0, mc=5).play(0, "sponsors", "acquired_company").hand(0, "conscription")
    game = choose(at.turn(0), 0, "play:conscription")
    assert game.players[0].next_discount == 16
    assert next_generation(game).players[0].next_discount == 0


def test_a_titan_launch_pad_trades_once_a_generation_and_keeps_the_usual_trade() -> None:
    at = Colonial().holders(0, "titan_floating_launch_pad").fleet(0, 2).give(0, mc=9)
    at.hold("titan_floating_launch_pad", 2)
    game = choose(at.turn(0), 0, "act:titan_floating_launch_pad", "choose:1", "colony:io")
    assert why(game, 0, "act:titan_floating_launch_pad")[0] == "used_already"
    game = trade(game, 0, "luna")
    assert ship(game, "luna") == 0
    assert home(game, 0) == 0


def test_markers_that_may_move_before_a_trade_add_up_and_stop_at_the_end() -> None:
    at = Colonial().marker("luna", 4)
    at.play(0, "trade_envoys", "trading_colony").give(0, mc=9)
    game = choose(at.turn(0), 0, "trade", "colony:luna")
    assert keys(game, 0) == ["amount:2", "amount:1", "amount:0"]


def test_polyphemos_pays_five_for_a_card_to_hold_but_not_for_drawn_ones() -> None:
    at = Colonial().corporation(0, "polyphemos").play(0, "restricted_area")
    game = choose(at.give(0, mc=4).turn(0), 0, "act:restricted_area")
    assert game.players[0].stock[0] == 2
    game = Colonial().corporation(0, "polyphemos").give(0, mc=9).next_generation()
    choose(game, 0, keys(game, 0)[0])
    # The second one would be another five.
    assert game.players[0].stock[0] == 4
    assert not game.legal(0)
