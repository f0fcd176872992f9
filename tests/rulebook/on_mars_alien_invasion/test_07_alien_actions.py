"""Chapter 1: the actions of the panel, alien buildings, technologies and Blueprints."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import SCIENTISTS
from planetfall.games.on_mars.effects.technology import moves_of
from planetfall.games.on_mars.expansions.alien_invasion.components.names import ALIEN_TECHS
from planetfall.games.on_mars.expansions.alien_invasion.soldiers import refuges
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of, front_of
from planetfall.games.on_mars.packing import use_of
from planetfall.games.on_mars.state import land_id
from planetfall.games.on_mars.terrain import is_empty
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, distance, hexes, offered, place, refuses
from tests.rulebook.on_mars_alien_invasion.invaders import (
    HOME,
    Invaders,
    alien_level,
    card_state,
    next_to,
    standing,
    stunned,
)

NEAR = [next_to(HOME, way) for way in ("n", "s", "sw", "nw")]
"""The hexes around the first alien Shelter."""


# 1: constructing.


@rule("OMA-7.02", "OMA-7.57", "OMA-7.39")
def test_a_building_goes_on_any_completely_empty_hex() -> None:
    at = Invaders().put("crystal at 5-5", "rover of 0 at 5-6", "develop_twice at 6-6")
    at.soldiers("3-3").lying("3-4")
    game = at.act("build")
    choose(game, 2, "alien_build:alien_mine")
    empty = {name for k, name in enumerate(HEX_NAMES) if is_empty(game, k)}
    assert hexes(game, 2) == empty
    assert not hexes(game, 2) & {"5-5", "5-6", "6-6", "3-3", "3-4", "7-5"}
    assert "1-1" in hexes(game, 2)


@rule("OMA-7.03", "OMA-7.08", "OMA-7.31", "OMA-7.56")
@pytest.mark.parametrize(
    ("joined", "level", "reinforcements", "soldiers"),
    [(0, 0, 0, 1), (1, 1, 0, 2), (2, 2, 0, 3), (1, 1, 2, 4), (0, 0, 1, 2)],
)
def test_a_shelter_adds_soldiers_by_the_size_of_its_complex(
    joined: int, level: int, reinforcements: int, soldiers: int
) -> None:
    at = Invaders()
    if joined == 2:
        at.alien("alien_shelter", next_to(HOME, "n"))
    spaces = ["", "a1", "a2t"]
    if level:
        at.learned(alien_shelter=spaces[level] if level != reinforcements else "a2b")
    if reinforcements:
        at.learned(reinforcements={1: "a1", 2: "a2t"}[reinforcements])
    game = at.act("build")
    target = next_to(HOME, "s") if joined else "2-2"
    choose(game, 2, "alien_build:alien_shelter", f"hex:{target}")
    assert commander_of(game).ready == 4 + soldiers
    assert commander_of(game).aside == 16 - soldiers
    assert land_id(game.land[place(target)]) == "alien_shelter"


@rule("OMA-7.04", "OMA-7.56", "OMA-7.38")
@pytest.mark.parametrize(("joined", "crystals"), [(0, 1), (1, 2), (2, 3)])
def test_a_mine_gives_crystals_by_the_size_of_its_complex(joined: int, crystals: int) -> None:
    at = Invaders().learned(alien_mine="a2t").means(crystals=0)
    at.alien("alien_mine", *["2-3", "2-4"][:joined])
    game = at.act("build")
    choose(game, 2, "alien_build:alien_mine", "hex:2-2")
    assert commander_of(game).waiting == crystals
    assert commander_of(game).mines_left == 4 - joined


@rule("OMA-7.37", "OMA-7.07")
@pytest.mark.parametrize(("space", "joins"), [("", 0), ("a1", 1), ("a2t", 2), ("a3m", 3)])
def test_joining_needs_the_tech_of_that_level(space: str, joins: int) -> None:
    for built in (1, 2, 3):
        at = Invaders().alien("alien_mine", *["2-3", "2-4", "2-5"][:built])
        if space:
            at.learned(alien_mine=space)
        game = at.act("build")
        choose(game, 2, "alien_build:alien_mine")
        assert ("2-2" in hexes(game, 2)) == (built <= joins)
        assert "5-1" in hexes(game, 2)


@rule("OMA-7.36", "OMA-7.51")
def test_constructing_costs_nothing_and_lays_no_crystals() -> None:
    at = Invaders().means(crystals=0)
    game = at.act("build")
    choose(game, 2, "alien_build:alien_shelter", "hex:2-2")
    assert commander_of(game).crystals == 0
    assert 1 not in game.finds


@rule("OMA-7.42")
def test_alien_buildings_are_types_of_their_own() -> None:
    # Only hexes near alien buildings are in the zone of the human's bot.
    at = Invaders().alien("alien_mine", "2-3").alien("alien_shelter", "2-1").bots(0, "2-2")
    at.storage(0, mineral=3, battery=3, water=3, plant=3, oxygen=3).quarters(0, 3)
    at.tech(0, "mine", "c6").blueprints(0, "construction_yard", "gym")
    before = at.game.lss.copy()
    game = at.turn(0)
    assert game.lss == before
    assert "main:upgrade_building" not in offered(game)
    choose(game, 0, "main:construct_building")
    assert "build:mine" not in offered(game)
    # A human Mine there makes the same hexes right.
    at = Invaders().building("mine", "2-3").bots(0, "2-2").storage(0, mineral=3).quarters(0, 3)
    game = at.tech(0, "mine", "c6").turn(0)
    choose(game, 0, "main:construct_building")
    assert "build:mine" in offered(game)


@rule("OMA-7.53")
def test_a_human_piece_may_stand_on_an_alien_building_and_keeps_soldiers_out() -> None:
    at = Invaders().put(f"bot of 0 at {next_to(HOME, 'sw')}").space(0, 5)
    game = at.turn(0)
    choose(game, 0, "main:control_center")
    bot = len(game.players[0].bots)
    assert f"bot:{bot}-ne" in offered(game)
    at = Invaders().put(f"rover of 0 at {HOME}").alien("alien_mine", "2-2")
    assert hexes(at.act("deploy_inside"), 2) <= {"2-2"}
    at = Invaders().alien("alien_mine", "12-1").card("vigilant", "built", "12-1")
    at.put(f"bot of 0 at {next_to('12-1', 's')}")
    game = at.space(0, 5).turn(0)
    choose(game, 0, "main:control_center")
    bot = len(game.players[0].bots)
    choose(game, 0, f"bot:{bot}-n")
    assert "done" not in offered(game)


# 2: obtaining, 5: upgrading, 6: activating.


@rule("OMA-7.05")
@pytest.mark.parametrize(
    ("card", "soldiers", "crystals"),
    [("alien_infection", 1, 0), ("rd_corruption", 1, 0), ("vigilant", 0, 1), ("abduction", 0, 1)],
)
def test_an_obtained_blueprint_gives_its_item(card: str, soldiers: int, crystals: int) -> None:
    game = Invaders().means(crystals=0).act("blueprint")
    choose(game, 2, f"alien_card:{card}")
    assert card_state(game, card) == "obtained"
    assert commander_of(game).ready == 4 + soldiers
    assert commander_of(game).waiting == crystals
    assert commander_of(game).markers == [-1] * 4


@rule("OMA-7.12", "OMA-7.39", "OMA-7.52")
@pytest.mark.parametrize(
    ("card", "building"),
    [
        ("alien_infection", "alien_shelter"),
        ("rd_corruption", "alien_shelter"),
        ("vigilant", "alien_mine"),
        ("abduction", "alien_mine"),
    ],
)
def test_a_blueprint_upgrades_a_building_of_its_type_once_and_for_free(
    card: str, building: str
) -> None:
    at = Invaders().means(crystals=0).alien("alien_shelter", "2-2", "3-3")
    at.alien("alien_mine", "5-1", "5-2").card(card, "obtained")
    other = {"alien_shelter": "rd_corruption", "alien_mine": "abduction"}[building]
    if other == card:
        other = {"rd_corruption": "alien_infection", "abduction": "vigilant"}[card]
    at.card(other, "built", "2-2" if building == "alien_shelter" else "5-1")
    game = at.act("upgrade")
    if building == "alien_shelter":
        assert hexes(game, 2) == {HOME, "3-3"}
        choose(game, 2, "hex:3-3")
    # The Mine that is left is the only one and is taken without asking.
    assert card_state(game, card) == "built"
    assert commander_of(game).crystals == 0
    assert land_id(game.land[commander_of(game).markers[_card(card)]]) == building


def _card(name: str) -> int:
    return ["alien_infection", "vigilant", "abduction", "rd_corruption"].index(name)


@rule("OMA-7.52", "OMA-5.27")
def test_a_piece_on_the_upgraded_building_is_displaced() -> None:
    at = Invaders().card("alien_infection", "obtained").soldiers(HOME)
    game = at.act("upgrade")
    assert asked(game) == "invasion.displace@2"
    assert hexes(game, 2) == set(NEAR)
    choose(game, 2, f"hex:{NEAR[0]}")
    assert standing(game) == {NEAR[0]}
    at = Invaders().card("alien_infection", "obtained").put(f"rover of 1 at {HOME}")
    game = at.act("upgrade")
    assert asked(game) == "displace@1"


@rule("OMA-7.18", "OMA-7.40")
def test_an_activated_card_is_turned_face_down() -> None:
    at = Invaders().card("alien_infection", "built", HOME).alien("alien_shelter", "2-2")
    at.card("rd_corruption", "face_down", "2-2").card("vigilant", "obtained")
    at.quarters(0, 2).quarters(1, 0)
    game = at.act("activate")
    assert card_state(game, "alien_infection") == "face_down"
    assert [player.working for player in game.players] == [1, 0]
    assert at.commander.scientist == -1
    at = Invaders().card("alien_infection", "built", HOME)
    at.commander.scientist = 0
    assert refuses(at.play(), 2, "reusable:activate") == "scientist_there"


@rule("OMA-7.41")
def test_alien_advanced_buildings_do_not_produce() -> None:
    at = Invaders().alien("alien_mine", "2-2").card("vigilant", "built", "2-2")
    at.means(crystals=1)
    game = at.shuttle("colony", 1)
    for _ in range(2):
        if asked(game).startswith("may_travel"):
            choose(game, int(asked(game)[-1]), "yes")
    assert (commander_of(game).crystals, commander_of(game).waiting) == (1, 0)


@rule("OMA-7.13", "OMA-7.45")
def test_infection_moves_a_colonist_of_every_human_to_the_working_area() -> None:
    at = Invaders(4).quarters(0, 3).quarters(1, 0).quarters(2, 1)
    game = at.power("alien_infection")
    assert [player.quarters for player in game.players] == [2, 0, 0]
    assert [player.working for player in game.players] == [1, 0, 1]
    at = Invaders(3).quarters(0, 0).quarters(1, 0).card("alien_infection", "built", HOME)
    assert refuses(at.play(), 2, "reusable:activate") == "no_one_to_infect"


@rule("OMA-7.14", "OMA-7.44")
@pytest.mark.parametrize(
    ("at", "ways"),
    [(1, {"farther": 2}), (2, {"nearer": 1, "farther": 3}), (3, {"nearer": 2})],
)
def test_vigilant_moves_the_shuttle_on_its_side(at: int, ways: dict[str, int]) -> None:
    for way, then in ways.items():
        builder = Invaders()
        builder.game.shuttle = at
        builder.game.shuttle_side = 1
        game = builder.power("vigilant")
        if len(ways) > 1:
            assert set(offered(game, 2)) == {f"shuttle:{each}" for each in ways}
            choose(game, 2, f"shuttle:{way}")
        assert (game.shuttle, game.shuttle_side) == (then, 1)


@rule("OMA-7.15", "OMA-7.49")
def test_abduction_sends_a_working_scientist_back_to_the_card() -> None:
    at = Invaders().scientist(0, "geologist").scientist(1, "hydrologist")
    at.building("mine", "6-6").put("metal_deposit of 1 at 6-6")
    at.game.works[SCIENTISTS.index("geologist")] = 2
    game = at.power("abduction")
    assert game.works == [0] * 6
    assert game.players[0].has_scientist(0)
    assert game.players[1].has_scientist(2)
    idle = Invaders().scientist(0, "geologist").alien("alien_mine", "2-2")
    idle.card("abduction", "built", "2-2")
    assert refuses(idle.play(), 2, "reusable:activate") == "no_one_to_abduct"


@rule("OMA-7.50")
def test_with_the_designer_updates_the_scientist_returns_to_the_display() -> None:
    at = Invaders(designer_updates=True).scientist(0, "geologist")
    at.building("generator", "5-5").put("wind_turbines of 1 at 5-5")
    at.front.points = 10
    at.game.offer[0] = 1 + 6 + 2
    at.game.contract_deck.remove(2)
    game = at.power("abduction")
    assert not game.players[0].has_scientist(0)
    assert game.offer[0] == 1
    assert 2 in game.contract_deck
    # The Geologist scored 3 for the one Advanced Generator.
    assert front_of(game).points == 7


@rule("OMA-7.16", "OMA-7.33", "OMA-7.54")
def test_a_corrupted_tile_cannot_be_developed_but_used() -> None:
    at = Invaders().tech(0, "shield", "c1t").tech(1, "rover", "c1b").corrupted(1, "rover")
    game = at.power("rd_corruption")
    assert "lab_tile:1-rover" not in offered(game, 2)
    assert {"lab_tile:0-shield", "lab_tile:0-shelter", "lab_tile:1-shelter"} == set(
        offered(game, 2)
    )
    shield = 11
    assert moves_of(game, 0, shield, free=True)
    choose(game, 2, "lab_tile:0-shield")
    assert not moves_of(game, 0, shield, free=True)
    assert game.players[0].level(shield) == 1
    assert front_of(game).corruption_left() == 8


@rule("OMA-7.54")
def test_the_owner_of_a_corrupted_tile_keeps_the_oxygen_when_it_is_used() -> None:
    at = Invaders().tech(1, "mine", "c1t").corrupted(1, "mine").storage(1)
    at.game.borrowed = [use_of(1, 0)]
    game = at.doing("settle_tech", 0)
    assert game.players[1].storage[4] == 1


@rule("OMA-7.17")
def test_a_shield_takes_the_corruption_of_its_tile() -> None:
    at = Invaders().tech(0, "shield", "c1t").shielded_tech(0, "shield")
    game = at.power("rd_corruption")
    choose(game, 2, "lab_tile:0-shield")
    front = front_of(game)
    assert (front.shielded_techs, front.corrupted, front.shields) == ([], [], 10)


# 3 and 4: technology.


@rule("OMA-7.06", "OMA-7.36")
@pytest.mark.parametrize("tech", ALIEN_TECHS)
def test_any_tile_is_learned_for_free_onto_the_first_space(tech: str) -> None:
    game = Invaders().means(crystals=0).act("tech")
    assert set(offered(game, 2)) == {f"alien_tech:{each}" for each in ALIEN_TECHS}
    choose(game, 2, f"alien_tech:{tech}")
    assert alien_level(game, tech) == 1
    at = Invaders().learned(**{tech: "a1"})
    assert refuses(at.play(), 2, "reusable:tech") == "alien_lab_full"


@rule("OMA-7.10", "OMA-7.32", "OMA-7.55")
def test_research_is_one_step_to_an_adjacent_empty_space() -> None:
    at = Invaders().learned(reinforcements="a1", deployment="a2b", mobilization="a3m")
    game = at.means(crystals=1, single=1).play()
    choose(game, 2, "single:rd")
    assert set(offered(game, 2)) == {
        "alien_develop:a1-a2t",
        "alien_develop:a2b-a3b",
        "alien_develop:a3m-a4t",
        "alien_develop:a3m-a4b",
    }
    choose(game, 2, "alien_develop:a1-a2t")
    assert alien_level(game, "reinforcements") == 2
    assert commander_of(game).ready == 5
    assert commander_of(game).crystals == 0


@rule("OMA-7.11")
@pytest.mark.parametrize(
    ("step", "soldiers", "crystals"),
    [
        ("a1-a2t", 1, 0),
        ("a1-a2b", 0, 1),
        ("a2t-a3t", 0, 1),
        ("a2t-a3m", 0, 0),
        ("a2b-a3b", 1, 0),
        ("a3m-a4t", 1, 0),
        ("a3b-a4b", 0, 1),
    ],
)
def test_spaces_give_a_soldier_or_a_crystal(step: str, soldiers: int, crystals: int) -> None:
    game = Invaders().learned(deployment=step.partition("-")[0]).act("rd")
    if offered(game, 2):
        choose(game, 2, f"alien_develop:{step}")
    assert commander_of(game).ready == 4 + soldiers
    assert commander_of(game).waiting == crystals


@rule("OMA-7.43")
def test_soldiers_are_added_only_as_long_as_some_lie_aside() -> None:
    at = Invaders().means(ready=19).learned(reinforcements="a4t")
    game = at.act("build")
    choose(game, 2, "alien_build:alien_shelter", "hex:2-2")
    assert (commander_of(game).ready, commander_of(game).aside) == (20, 0)


# 7: stealing.


@rule("OMA-7.19")
def test_up_to_two_crystals_are_stolen_from_map_and_warehouse() -> None:
    at = Invaders().put("crystal at 5-5").warehouse(crystal=2).means(crystals=0)
    game = at.act("steal")
    assert set(offered(game, 2)) == {"hex:5-5", "steal_warehouse"}
    choose(game, 2, "hex:5-5", "steal_warehouse")
    assert asked(game) == ""
    assert commander_of(game).waiting == 2
    assert game.warehouse[0] == 1
    assert game.finds[place("5-5")] == 0
    game = Invaders().warehouse(crystal=3).means(crystals=0).act("steal")
    choose(game, 2, "done")
    assert commander_of(game).waiting == 1
    at = Invaders().warehouse().covers(steal="free")
    assert refuses(at.play(), 2, "reusable:steal") == "nothing_to_steal"


# 8 and 9: deploying.


@rule("OMA-7.20", "OMA-7.21", "OMA-7.22", "OMA-7.34", "OMA-7.09")
def test_soldiers_land_on_empty_hexes_beside_alien_buildings() -> None:
    at = Invaders().alien("alien_mine", "2-2").learned(deployment="a1").means(ready=3)
    at.put(f"crystal at {NEAR[0]}", f"rover of 0 at {NEAR[1]}").soldiers("1-1")
    game = at.act("deploy_adjacent")
    around = {name for name in HEX_NAMES if distance(name, "2-2") == 1} - {"1-1"}
    empty = {name for name in around if game.finds[place(name)] == 0}
    assert hexes(game, 2) == {NEAR[2], NEAR[3]} | empty
    choose(game, 2, f"hex:{NEAR[2]}")
    assert NEAR[2] not in hexes(game, 2)
    choose(game, 2, "hex:2-3")
    assert asked(game) == ""
    assert standing(game) == {"1-1", NEAR[2], "2-3"}
    assert commander_of(game).ready == 1


@rule("OMA-7.23", "OMA-7.24", "OMA-7.25", "OMA-7.09")
def test_soldiers_land_in_alien_buildings_without_marker_or_piece() -> None:
    at = Invaders().alien("alien_mine", "2-2", "3-3", "4-4", "5-1").learned(deployment="a2t")
    at.card("vigilant", "built", "3-3").put("bot of 0 at 4-4")
    game = at.act("deploy_inside")
    assert hexes(game, 2) == {HOME, "2-2", "5-1"}
    choose(game, 2, f"hex:{HOME}")
    assert hexes(game, 2) == {"2-2", "5-1"}
    choose(game, 2, "hex:5-1", "hex:2-2")
    assert asked(game) == ""
    assert standing(game) == {HOME, "5-1", "2-2"}


@rule("OMA-7.46")
def test_fewer_may_be_deployed_or_moved() -> None:
    game = Invaders().learned(deployment="a2t").act("deploy_adjacent")
    choose(game, 2, f"hex:{NEAR[0]}", "done")
    assert commander_of(game).ready == 3
    game = Invaders().learned(mobilization="a2t").soldiers("2-2").act("move")
    choose(game, 2, "hex:2-3", "done")
    assert standing(game) == {"2-3"}
    at = Invaders().means(ready=0).covers(deploy_adjacent="free")
    assert refuses(at.play(), 2, "reusable:deploy_adjacent") == "no_soldier_ready"


# 10: moving.


@rule("OMA-7.26", "OMA-7.30", "OMA-7.35", "OMA-7.47")
def test_points_move_soldiers_or_stand_them_up() -> None:
    at = Invaders().learned(mobilization="a2t").soldiers("2-2").lying("6-1")
    game = at.act("move")
    choose(game, 2, "soldier:6-1")
    assert stunned(game) == set()
    assert standing(game) == {"2-2", "6-1"}
    choose(game, 2, "soldier:6-1", "hex:6-2")
    choose(game, 2, "soldier:2-2", "hex:2-1")
    assert standing(game) == {"6-2", "2-1"}
    assert asked(game) == ""


@rule("OMA-7.47")
def test_a_stunned_soldier_does_not_move() -> None:
    game = Invaders().lying("2-2").act("move")
    assert asked(game) == ""
    assert standing(game) == {"2-2"}


@rule("OMA-7.27", "OMA-7.48", "OMA-7.59")
def test_shielded_and_advanced_buildings_are_closed() -> None:
    at = Invaders().learned(mobilization="a4t").soldiers("7-6")
    at.building("mine", "7-7").building("generator", "6-6", "8-5").alien("alien_mine", "6-5")
    at.shielded("7-7").advanced(0, "wind_turbines", "6-6").card("vigilant", "built", "6-5")
    game = at.act("move")
    around = {name for name in HEX_NAMES if distance(name, "7-6") == 1}
    assert around == {"7-5", "7-7", "6-5", "6-6", "8-5", "8-6"}
    assert hexes(game, 2) == {"7-5", "8-5", "8-6"}


@rule("OMA-7.28")
def test_a_soldier_passes_through_pieces_but_does_not_stay_there() -> None:
    at = Invaders().soldiers("2-2").put("bot of 0 at 2-3")
    game = at.act("move")
    assert "2-3" not in hexes(game, 2)
    at = Invaders().learned(mobilization="a1").soldiers("2-2").put("bot of 0 at 2-3")
    game = at.act("move")
    choose(game, 2, "hex:2-3")
    assert "done" not in offered(game, 2)
    assert not [key for key in offered(game, 2) if key.startswith("soldier")]
    choose(game, 2, "hex:2-4")
    assert standing(game) == {"2-4"}


@rule("OMA-7.28")
def test_a_row_of_pieces_is_passed_only_with_enough_points() -> None:
    walls = ["5-3", "5-4"]
    for level, passes in (("a1", False), ("a2t", True)):
        at = Invaders().learned(mobilization=level).soldiers("5-2")
        # The column is closed in by shields on both sides, so there is only the way down.
        for name in HEX_NAMES:
            if distance(name, "5-3") == 1 and name not in (*walls, "5-2"):
                at.game.land[place(name)] = 1
                at.shielded(name)
        for name in HEX_NAMES:
            if distance(name, "5-4") == 1 and name not in (*walls, "5-5"):
                if at.game.land[place(name)] == 0:
                    at.game.land[place(name)] = 1
                    at.shielded(name)
        at.front.shields = 0
        for name in walls:
            at.put(f"bot of 0 at {name}")
        game = at.act("move")
        if "hex:5-3" not in offered(game, 2) and asked(game):
            choose(game, 2, "soldier:5-2")
        choose(game, 2, "hex:5-3")
        assert ("5-4" in hexes(game, 2)) == passes


@rule("OMA-7.29", "OMA-7.58")
def test_entering_a_hex_destroys_what_lies_there_also_in_passing() -> None:
    at = Invaders().learned(mobilization="a2t").soldiers("6-6")
    at.put("crystal at 6-7", "develop_twice at 5-7", "a at 4-6")
    game = at.act("move")
    choose(game, 2, "hex:6-7", "soldier:6-7", "hex:5-7", "soldier:5-7", "hex:4-6")
    assert [game.finds[place(name)] for name in ("6-7", "5-7", "4-6")] == [0, 0, 0]
    assert commander_of(game).waiting == 0


@rule("OMA-7.58")
def test_a_displaced_soldier_never_lands_on_a_tile() -> None:
    at = Invaders().soldiers("6-6").put("crystal at 6-7", "develop_twice at 5-7")
    at.act("move")
    found = {HEX_NAMES[hexagon] for hexagon in refuges(at.game, place("6-6"))}
    assert found
    assert not found & {"6-7", "5-7"}


@rule("OMA-7.59")
def test_soldiers_stand_on_buildings_without_piece_human_or_alien() -> None:
    at = Invaders().building("generator", "6-7").alien("alien_mine", "5-7").soldiers("6-6")
    at.building("mine", "5-6").miner(0, "5-6")
    game = at.act("move")
    assert {"6-7", "5-7"} <= hexes(game, 2)
    assert "5-6" not in hexes(game, 2)
