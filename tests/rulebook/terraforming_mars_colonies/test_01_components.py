"""Section 1: components."""

from __future__ import annotations

from planetfall.games.terraforming_mars.components.card import CARDS
from planetfall.games.terraforming_mars.components.terms import OCEAN
from planetfall.games.terraforming_mars.draw.pictures import table_of
from planetfall.games.terraforming_mars.effects.basic import Gain
from planetfall.games.terraforming_mars.effects.mars import Place
from planetfall.games.terraforming_mars.expansions.colonies.components.tiles import COLONY_TILES
from planetfall.games.terraforming_mars.expansions.colonies.draw.tiles import panels
from planetfall.games.terraforming_mars.expansions.colonies.state import colonies_of
from planetfall.testing import rule
from tests.rulebook.terraforming_mars.help import can, choose, keys, rules, stock
from tests.rulebook.terraforming_mars_colonies.help import (
    Colonial,
    build,
    home,
    marker,
    stations,
    trade,
)


@rule("TMC-1.01")
def test_there_are_eleven_different_colonies_and_one_tile_of_fleets() -> None:
    assert len({tile.name for tile in COLONY_TILES}) == 11
    assert len(rules(colonies=True).blank(4).extras) == 1
    assert rules().blank(4).extras == []


@rule("TMC-1.02")
def test_turns_offer_one_more_standard_project_and_one_more_action() -> None:
    base = {entry.option for entry in rules().blank(2).setting.menu}
    more = {entry.option for entry in rules(colonies=True).blank(2).setting.menu}
    words = [rules().key(option) for option in more - base]
    assert sorted(words) == ["standard:build_colony", "trade"]
    assert base <= more


@rule("TMC-1.03")
def test_the_fleets_tile_shows_ships_the_price_of_a_trade_and_the_action() -> None:
    game = Colonial(2).give(0, mc=17).turn(0)
    fees = ["fee:mc", "fee:energy", "fee:titanium"]
    for asked, shown in ((None, ["trade"]), (fees, ["trade", *fees])):
        drawn = str(panels(table_of(game.view(0), options=asked))[-1].body)
        assert [key for key in ("trade", *fees) if f'data-key="{key}"' in drawn] == shown
    assert [home(game, seat) for seat in range(2)] == [1, 1]
    assert {"trade", "standard:build_colony"} <= set(keys(game, 0))


@rule("TMC-1.04")
def test_a_tile_has_seven_fields_and_a_bonus_on_each_of_the_first_three() -> None:
    for tile in COLONY_TILES:
        assert len(tile.income) == 7
        assert len(tile.bonus) == 3
    game = Colonial(3).station(1, "ceres").station(2, "ceres").give(0, mc=17).turn(0)
    build(game, 0, "ceres")
    assert stations(game, "ceres") == [1, 2, 0]


@rule("TMC-1.05")
def test_the_marker_starts_on_the_second_field() -> None:
    game = Colonial(2).turn(0)
    assert [marker(game, name) for name in ("callisto", "luna")] == [2, 2]


@rule("TMC-1.06")
def test_a_tile_shows_income_by_field_and_a_commission() -> None:
    luna = next(tile for tile in COLONY_TILES if tile.name == "luna")
    assert [part.mc for part in luna.income if isinstance(part, Gain)] == [1, 2, 4, 7, 10, 13, 17]
    assert luna.commission.effect == Gain(mc=2)


@rule("TMC-1.07")
def test_a_tile_does_nothing_but_bonus_income_and_commission() -> None:
    for tile in COLONY_TILES:
        kinds = {path.split(".")[2] for path in tile.roots()}
        assert kinds == {"bonus", "income", "commission"}
    # Europa looks like water; only its bonus places any.
    europa = next(tile for tile in COLONY_TILES if tile.name == "europa")
    assert all(part == Place(OCEAN) for part in europa.bonus)
    assert not any(isinstance(part, Place) for part in europa.income)


@rule("TMC-1.08")
def test_any_number_of_ships_stays_at_home() -> None:
    game = Colonial(2).fleet(0, 6).fleet(1, 5).turn(0)
    assert (home(game, 0), home(game, 1)) == (6, 5)
    assert game.status() == []


@rule("TMC-1.09")
def test_one_card_has_four_tags_and_all_of_them_count() -> None:
    most = max(CARDS, key=lambda card: len(card.tags))
    assert most.name == "ecology_research"
    at = Colonial(2).give(0, mc=21).hand(0, "ecology_research")
    game = choose(at.turn(0), 0, "play:ecology_research")
    assert sum(game.kit(0).tags) == 4


def test_a_ship_is_not_a_resource() -> None:
    game = Colonial(2).give(0, mc=9).turn(0)
    trade(game, 0, "luna")
    assert stock(game, 0, "mc") == 2
    assert colonies_of(game).fleets == [1, 1]
    assert not can(game, 0, "trade")
