"""Section 14: damage cards, damaged and disabled buildings."""

from __future__ import annotations

import pytest

from planetfall.core.effect import Frame
from planetfall.core.vocabulary import CHANCE
from planetfall.games.on_mars.components.names import BUILDINGS, MINERAL
from planetfall.games.on_mars.effects.production import output
from planetfall.games.on_mars.expansions.alien_blackout.components.damage_cards import DAMAGE_IDS
from planetfall.games.on_mars.state import building_of
from planetfall.games.on_mars.terrain import complex_size, mines_held
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, hexes, offered, place, refuses
from tests.rulebook.on_mars_alien_invasion.blackout import (
    START,
    Outages,
    cards,
    outages,
    table,
    turned_up,
)

TYPES = list(START)


@rule("OMA-14.01")
def test_a_card_is_turned_up_at_the_end_of_each_turn() -> None:
    game = Outages(seats=2).end_of_turn(1)
    assert game.to_move() == (CHANCE,)
    assert set(cards(game)) == {*TYPES, "alien"}
    turned_up(game, "greenhouse")
    assert outages(game) == {START["greenhouse"]: "damaged"}
    assert [DAMAGE_IDS[card] for card in table(game).shown] == ["greenhouse"]


@rule("OMA-14.01")
def test_every_turn_of_a_round_has_its_card() -> None:
    at = Outages(seats=3).stop_at_chance()
    game = at.turn(0, 1, 2)
    seen = []
    for card in ("mine", "generator", "greenhouse"):
        while game.to_move() != (CHANCE,) or cards(game)[0] not in DAMAGE_IDS:
            (seat,) = game.to_move()
            if seat == CHANCE:
                game.apply(CHANCE, game.legal(CHANCE)[0])
                continue
            keys = offered(game, seat)
            quiet = [key for key in ("done", "main:control_center", "pass") if key in keys]
            choose(game, seat, quiet[0] if quiet else keys[0])
        seen.append(game.turn)
        turned_up(game, card)
    assert seen == [0, 1, 2]


@rule("OMA-14.02", "OMA-14.25")
def test_cards_stay_out_until_the_alien_shuffles_all_six() -> None:
    game = Outages(seats=2).shown("mine", "generator").end_of_turn()
    assert sorted(cards(game)) == sorted({*TYPES, "alien"} - {"mine", "generator"})
    other = Outages(seats=2).shown("mine").end_of_turn()
    turned_up(other, "generator")
    next_one = Outages(seats=2)
    next_one.game.extras = [table(other)]
    assert {"mine", "generator"}.isdisjoint(cards(next_one.end_of_turn()))
    turned_up(game, "alien")
    assert (table(game).shown, outages(game)) == ([], {})
    again = Outages(seats=2)
    again.game.extras = [table(game)]
    assert len(cards(again.end_of_turn())) == 6


@rule("OMA-14.03", "OMA-14.13", "OMA-14.19")
@pytest.mark.parametrize("card", TYPES)
def test_a_plain_building_of_the_type_is_damaged(card: str) -> None:
    game = turned_up(Outages(seats=2).end_of_turn(), card)
    assert outages(game) == {START[card]: "damaged"}
    assert table(game).tokens_left() == 9


@rule("OMA-14.03")
def test_a_building_with_a_bot_rover_or_colonist_is_plain() -> None:
    at = Outages(seats=2).put("bot of 0 at 7-3", "rover of 1 at 9-5", "miner of 1 at 7-5")
    for card in ("generator", "water_extractor", "mine"):
        assert START[card] in outages(at.strike(card))


@rule("OMA-14.04", "OMA-14.05", "OMA-14.07", "OMA-14.20")
def test_the_damaged_building_is_disabled_by_a_colonist_of_any_player() -> None:
    game = turned_up(Outages(seats=3).end_of_turn(), "generator")
    assert outages(game) == {"7-3": "damaged"}
    again = Outages(seats=3).put("outage at 7-3").shown("mine").end_of_turn()
    turned_up(again, "alien")
    later = Outages(seats=3).put("outage at 7-3").strike("generator", 1)
    assert offered(later, 1) == ["seat:0", "seat:1", "seat:2"]
    before = later.players[2].quarters
    choose(later, 1, "seat:2")
    assert outages(later) == {"7-3": "disabled 2"}
    assert later.players[2].quarters == before - 1
    assert later.status() == []


@rule("OMA-14.13")
def test_a_damaged_building_comes_before_a_plain_one() -> None:
    at = Outages(seats=2).put("generator at 4-4", "outage at 7-3")
    game = choose(at.strike("generator"), 0, "seat:0")
    assert outages(game) == {"7-3": "disabled 0"}
    disabled = Outages(seats=2).put("generator at 4-4", "lying of 0 at 7-3")
    assert outages(disabled.strike("generator")) == {"7-3": "disabled 0", "4-4": "damaged"}


@rule("OMA-14.06")
def test_an_advanced_building_is_immune() -> None:
    at = Outages(seats=2).put("generator at 4-4", "wind_turbines of 0 at 7-3")
    assert outages(at.strike("generator")) == {"4-4": "damaged"}
    alone = Outages(seats=2).put("wind_turbines of 0 at 7-3").strike("generator", 1)
    assert "7-3" not in hexes(alone, 1)
    assert "7-3" not in outages(alone)


@rule("OMA-14.08")
def test_a_mine_is_disabled_with_its_own_miner() -> None:
    at = Outages(seats=2).put("miner of 1 at 7-5", "outage at 7-5")
    before = [player.quarters for player in at.game.players]
    game = at.strike("mine")
    assert outages(game) == {"7-5": "disabled 1"}
    assert [player.quarters for player in game.players] == before
    assert game.tops[place("7-5")] == 0
    assert game.status() == []


@rule("OMA-14.22")
def test_a_mine_without_a_colonist_takes_one_from_living_quarters() -> None:
    game = Outages(seats=2).put("outage at 7-5").strike("mine")
    assert offered(game) == ["seat:0", "seat:1"]
    before = game.players[1].quarters
    choose(game, 0, "seat:1")
    assert outages(game) == {"7-5": "disabled 1"}
    assert game.players[1].quarters == before - 1


@rule("OMA-14.09", "OMA-14.27")
def test_a_disabled_building_belongs_to_no_complex_and_may_split_one() -> None:
    at = Outages(seats=2).put("generator at 7-2", "generator at 7-1")
    assert complex_size(at.game, place("7-1")) == 3
    at.put("lying of 0 at 7-2")
    assert complex_size(at.game, place("7-1")) == 1
    assert complex_size(at.game, place("7-3")) == 1
    assert at.game.land[place("7-2")] != 0
    assert at.game.lss[0] == 3


@rule("OMA-14.10", "OMA-14.31")
def test_a_disabled_mine_does_not_produce() -> None:
    at = Outages(seats=2).put("miner of 0 at 7-5", "outage at 7-5")
    assert output(at.game, 0)[MINERAL] == 1
    game = at.strike("mine")
    assert output(game, 0)[MINERAL] == 0


@rule("OMA-14.11")
def test_a_disabled_building_cannot_be_upgraded() -> None:
    for token, possible in (("outage", True), ("lying of 1", False)):
        at = Outages(seats=2).put("bot of 0 at 7-2", f"{token} at 7-3").storage(0, mineral=2)
        game = at.blueprints(0, "wind_turbines").turn(0)
        assert ("main:upgrade_building" in offered(game)) == possible
        if not possible:
            assert refuses(game, 0, "main:upgrade_building") == "no_blueprint"


@rule("OMA-14.14", "OMA-15.06")
def test_damage_stops_nothing_and_an_upgrade_by_anybody_removes_it() -> None:
    at = Outages(seats=2).put("generator at 7-2", "outage at 7-3", "bot of 1 at 7-2")
    assert complex_size(at.game, place("7-2")) == 2
    game = at.storage(1, mineral=1).blueprints(1, "wind_turbines").stop_at_chance().turn(1)
    choose(game, 1, "main:upgrade_building")
    while "hex:7-3" not in offered(game, 1):
        choose(game, 1, offered(game, 1)[0])
    choose(game, 1, "hex:7-3")
    assert outages(game) == {}
    assert table(game).tokens_left() == 10
    assert game.players[1].advanced_buildings() == 1


@rule("OMA-14.15", "OMA-14.17")
def test_where_nothing_else_is_left_a_shelter_is_damaged() -> None:
    disabled = Outages(seats=2).put("lying of 1 at 7-3")
    advanced = Outages(seats=2).put("wind_turbines of 1 at 7-3")
    for at in (disabled, advanced):
        assert outages(at.strike("generator"))["5-3"] == "damaged"


@rule("OMA-14.16")
def test_a_damaged_shelter_is_disabled_first() -> None:
    at = Outages(seats=2).put("lying of 1 at 7-3", "outage at 9-7")
    game = choose(at.strike("generator"), 0, "seat:0")
    assert outages(game) == {"7-3": "disabled 1", "9-7": "disabled 0"}


@rule("OMA-14.17")
def test_the_player_with_fewest_disabled_shelters_is_next_then_turn_order() -> None:
    at = Outages(seats=3).put("lying of 1 at 7-3").space(0, 6).space(1, 5).space(2, 7)
    assert outages(at.strike("generator"))["9-3"] == "damaged"
    more = Outages(seats=3).put("lying of 1 at 7-3").space(0, 6).space(1, 5).space(2, 7)
    more.put("shelter of 1 at 11-3", "lying of 0 at 9-3")
    game = more.strike("generator")
    assert {hexagon for hexagon, state in outages(game).items() if state == "damaged"} == {"5-3"}
    none_left = Outages(seats=3).put("lying of 1 at 7-3").space(0, 6).space(1, 5).space(2, 7)
    none_left.put("gym of 1 at 9-3")
    game = none_left.strike("generator")
    assert {hexagon for hexagon, state in outages(game).items() if state == "damaged"} == {"5-3"}


@rule("OMA-14.18")
def test_without_any_building_to_strike_the_card_does_nothing() -> None:
    at = Outages(seats=2).put("lying of 1 at 7-3", "lying of 0 at 5-3", "gym of 1 at 9-7")
    before = outages(at.game)
    game = at.strike("generator")
    assert outages(game) == before
    assert game.to_move() == ()


@rule("OMA-14.21")
def test_the_active_player_chooses_among_several_buildings() -> None:
    at = Outages(seats=2).put("generator at 4-4").space(1, 5).space(0, 6)
    game = at.strike("generator", 1)
    assert (asked(game), hexes(game, 1)) == ("blackout.strike@1", {"7-3", "4-4"})
    choose(game, 1, "hex:4-4")
    assert outages(game) == {"4-4": "damaged"}
    two = Outages(seats=2).put("generator at 4-4", "outage at 4-4", "outage at 7-3")
    game = two.strike("generator", 1)
    choose(game, 1, "hex:7-3")
    assert asked(game) == "blackout.send_colonist@1"
    shelters = Outages(seats=2).put("lying of 1 at 7-3", "shelter of 0 at 2-2")
    game = shelters.strike("generator", 1)
    assert (asked(game), hexes(game, 1)) == ("blackout.strike@1", {"5-3", "2-2"})


@rule("OMA-14.23")
def test_a_repaired_mine_keeps_the_colonist_as_a_miner_of_its_owner() -> None:
    game = choose(Outages(seats=2).put("lying of 1 at 7-5").repair(), 0, "hex:7-5")
    assert outages(game) == {"7-5": "damaged"}
    assert mines_held(game, 1) == 1
    assert output(game, 1)[MINERAL] == 1
    assert game.status() == []


@rule("OMA-14.26")
def test_a_bot_on_a_disabled_tile_stays_and_the_lying_colonist_is_no_piece() -> None:
    at = Outages(seats=2).put("bot of 0 at 7-3", "outage at 7-3")
    game = choose(at.strike("generator"), 0, "seat:1")
    assert place("7-3") in game.players[0].bots
    assert game.status() == []
    mine = Outages(seats=2).put("miner of 1 at 7-5", "lying of 1 at 7-5", "rover of 0 at 7-5")
    mine.game.turn = -1
    assert mine.game.status() == []


@rule("OMA-14.27")
def test_a_disabled_shelter_keeps_its_hex_its_room_and_its_place_for_bots() -> None:
    at = Outages(seats=2)
    before = at.player(0).storage_limit(), at.player(0).quarters_limit()
    at.put("lying of 0 at 5-3").bots(0, "2-2")
    assert (at.player(0).storage_limit(), at.player(0).quarters_limit()) == before
    assert BUILDINGS[building_of(at.game.land[place("5-3")])] == "shelter"
    game = at.doing("place_bot")
    assert place("5-3") in game.players[0].bots


@rule("OMA-14.28")
def test_a_new_building_may_go_beside_a_disabled_one_of_its_type_without_joining_it() -> None:
    at = Outages(seats=2).storage(0, mineral=1).bots(0, "7-2").put("lying of 1 at 7-3")
    game = choose(at.turn(0), 0, "main:construct_building")
    if asked(game) == "main.construct_building@0":
        choose(game, 0, "build:generator")
    assert {"7-2", "7-1"} <= hexes(game)
    choose(game, 0, "hex:7-2")
    assert complex_size(game, place("7-2")) == 1
    working = Outages(seats=2).storage(0, mineral=1).bots(0, "7-2").turn(0)
    choose(working, 0, "main:construct_building")
    if asked(working) == "main.construct_building@0":
        choose(working, 0, "build:generator")
    assert "7-2" not in hexes(working)


@rule("OMA-14.29")
def test_without_a_token_left_none_is_placed() -> None:
    at = Outages(seats=2)
    spots = ["2-1", "2-3", "2-5", "4-1", "4-3", "4-5", "4-7", "6-1", "6-7", "8-1"]
    for hexagon in spots:
        at.put(f"greenhouse at {hexagon}", f"outage at {hexagon}")
    assert table(at.game).tokens_left() == 0
    assert outages(at.strike("generator")) == dict.fromkeys(spots, "damaged")
    still = choose(at.strike("greenhouse"), 0, "hex:2-1")
    choose(still, 0, "seat:0")
    assert outages(still)["2-1"] == "disabled 0"


@rule("OMA-14.30")
def test_the_card_comes_after_the_colony_status_update() -> None:
    at = Outages(seats=2).level(1, [2, 2, 2, 2])
    at.stop_at_chance()
    game = at.end_of_turn()
    while "damage:mine" not in [game.rules.key(option) for option in game.legal(CHANCE)]:
        assert game.level == 2
        game.apply(CHANCE, game.legal(CHANCE)[0])
    assert game.level == 2
    assert game.turn == 0


@rule("OMA-14.31")
def test_a_lying_colonist_counts_for_nothing_and_comes_back_only_by_repair() -> None:
    at = Outages(seats=2).quarters(0, 6, working=0).put("lying of 0 at 7-3")
    at.put("shelter of 0 at 2-2", "shelter of 0 at 2-5").goals(0, "seven_colonists")
    game = at.turn(0)
    assert "goal:seven_colonists" not in offered(game)
    miner = Outages(seats=2).put("miner of 0 at 7-5", "lying of 0 at 7-5")
    assert mines_held(miner.game, 0) == 0
    nobody = Outages(seats=2).quarters(0, 2, working=0).put("lying of 0 at 7-3")
    tile = nobody.game.rules.effects["discovery.two_colonists_back"]
    assert not nobody.game.is_possible(Frame(tile, 0))
