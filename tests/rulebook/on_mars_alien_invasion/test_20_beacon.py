"""Section 20: the promo Blueprint Beacon."""

from __future__ import annotations

from typing import Any

from planetfall.games.on_mars.components.names import BLUEPRINTS
from planetfall.games.on_mars.scoring import sheet
from planetfall.testing import rule
from tests.rulebook.on_mars.help import Position, asked, choose, hexes, offered, refuses, stock

BEACON = BLUEPRINTS.index("beacon")


def at(seats: int = 3) -> Any:
    """A game with the Beacon."""
    return Position(seats=seats, beacon=True)


def built() -> Any:
    """Seat 0 has built the Beacon and can pay for its action."""
    found = at().building("generator", "6-1", "7-2").advanced(0, "beacon", "7-2").crystals(0, 3)
    return found.bots(0, "8-3")


@rule("OMA-20.01")
def test_it_upgrades_a_generator_in_a_complex_of_three() -> None:
    small = at().blueprints(0, "beacon").bots(0, "7-2").storage(0, mineral=1)
    small.building("generator", "7-2")
    assert refuses(small.turn(0), 0, "main:upgrade_building") == "no_blueprint"
    large = at().blueprints(0, "beacon").bots(0, "7-2").storage(0, mineral=1)
    game = choose(large.building("generator", "7-2", "6-1").turn(0), 0, "main:upgrade_building")
    assert asked(game) == "choose_building@0" and hexes(game) == {"6-1", "7-2", "7-3"}
    choose(game, 0, "hex:7-3")
    assert game.players[0].built >> BEACON & 1
    assert dict(sheet(game, 0).lines)["blueprints"] == 5
    game = at().blueprints(0, "beacon").turn(0)
    assert dict(sheet(game, 0).lines)["blueprints"] == -5


@rule("OMA-20.02")
def test_it_gives_a_battery_and_the_rd_engineer_works_there() -> None:
    start = at().display("beacon").level(2).space(0, 1).storage(0)
    game = choose(start.turn(0), 0, "main:obtain_blueprint")
    assert stock(game) == {"battery": 1}
    start = built().crystals(0, 0).scientist(0, "geologist").storage(0, mineral=1)
    assert "work:beacon" not in offered(start.turn(0))
    start = built().crystals(0, 0).scientist(0, "rd_engineer").storage(0, mineral=1)
    assert "work:beacon" in offered(start.turn(0))


@rule("OMA-20.03")
def test_its_action_constructs_any_building_or_upgrades_one() -> None:
    start = built().storage(0, mineral=2, oxygen=1).blueprints(0, "wind_turbines")
    start.bots(0, "7-2")
    game = choose(start.turn(0), 0, "use:beacon")
    assert offered(game) == ["choose:0", "choose:1"]
    choose(game, 0, "choose:0")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert game.players[0].built >> BLUEPRINTS.index("wind_turbines") & 1
    # Construction follows the normal rules: joining a complex needs Tech.
    start = built().storage(0, mineral=1).bots(0, "8-2")
    game = choose(start.turn(0), 0, "use:beacon", "build:generator")
    assert "8-2" not in hexes(game)
    start = built().storage(0, mineral=1).bots(0, "8-2").tech(0, "generator", "c3t")
    game = choose(start.turn(0), 0, "use:beacon", "build:generator")
    assert "8-2" in hexes(game)


@rule("OMA-20.04")
def test_colonists_do_not_boost_it() -> None:
    start = built().storage(0, mineral=1).bots(0, "8-2").tech(0, "generator", "c2t")
    start.quarters(0, 4)
    game = choose(start.turn(0), 0, "use:beacon", "build:generator")
    assert "8-2" not in hexes(game)
    start = built().storage(0, mineral=3).blueprints(0, "wind_turbines", "automated_production")
    start.bots(0, "7-2").quarters(0, 4)
    game = choose(start.turn(0), 0, "use:beacon", "choose:0")
    while asked(game) != "turn@0":
        assert "boost" not in offered(game)
        choose(game, 0, offered(game)[0])


@rule("OMA-20.05")
def test_it_lies_among_the_level_3_cards_and_seven_are_laid_out() -> None:
    decks = at().game.setting.blueprints
    assert BEACON in decks[1] and len(decks[1]) == 13
    start = at().level(2, [3, 3, 3, 3])
    six = BLUEPRINTS[12:18]
    left = [*BLUEPRINTS[18:24], "beacon"]
    start.write(f"table: deck_1=- deck_3={','.join(left)}")
    start.write(f"table: display={','.join(six)},-,-,-,-,-,-,-")
    game = start.doing("colony_update")
    out = [BLUEPRINTS[card - 1] for card in game.display if card]
    assert sorted(out) == sorted([*six, *left]) and game.deck_3 == []


@rule("OMA-20.06")
def test_upgrade_tech_repeats_its_upgrade() -> None:
    start = built().storage(0, mineral=3).blueprints(0, "wind_turbines", "automated_production")
    start.bots(0, "7-2").tech(0, "upgrade", "c1t")
    game = choose(start.turn(0), 0, "use:beacon", "choose:0", "blueprint:wind_turbines", "hex:6-1")
    assert "seat:0" in offered(game)
    choose(game, 0, "seat:0")
    while asked(game) != "turn@0":
        choose(game, 0, offered(game)[0])
    assert game.players[0].built.bit_count() == 3
