"""Section 5: the defence Blueprints and their Techs."""

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.games.on_mars.components.blueprint_types import LEVELS, UPGRADES
from planetfall.games.on_mars.components.blueprints import BUILDING_CRYSTALS
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import (
    BLUEPRINTS,
    BUILDINGS,
    ITEMS,
    PRODUCT_OF,
    SCIENTISTS,
    TECHS,
)
from planetfall.games.on_mars.components.scientists import SCIENTIST_FOR
from planetfall.games.on_mars.expansions.alien_invasion import log
from planetfall.games.on_mars.expansions.alien_invasion.components.defence import (
    DEFENCE_CARD_LIST,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.names import (
    DEFENCE_TECHS,
    FIRST_DEFENCE,
    SPACES,
)
from planetfall.games.on_mars.expansions.alien_invasion.components.tables import (
    DEFENCE_POINTS,
    SABOTAGE_TOKENS,
    SENTRIES,
    SHIELDS,
)
from planetfall.games.on_mars.expansions.alien_invasion.state import (
    SABOTAGED,
    commander_of,
    front_of,
)
from planetfall.games.on_mars.packing import lender, tech_lent
from planetfall.testing import rule
from tests.rulebook.on_mars_alien_invasion.defence_help import (
    Team,
    around,
    asked,
    beside,
    choose,
    distance,
    hexes,
    offered,
    place,
    refuses,
    sentries,
    standing,
    stock,
    stunned,
    suit,
)

LAB_SPACES = {1: "c1t", 2: "c2t", 3: "c3t", 6: "c6"}
"""A Lab space of some levels."""


def tiles(row: list[int]) -> list[tuple[int, str]]:
    """Packed tiles as owner and technology."""
    return [(lender(tile), TECHS[tech_lent(tile)]) for tile in row]


def with_tech(at: Team, seat: int, tech: str, level: int) -> Team:
    """The same position with a tile of some level in a Lab."""
    return at.tech(seat, tech, LAB_SPACES[level]) if level else at


# Shield


@rule("OMA-5.01", "OMA-5.02")
@pytest.mark.parametrize(("level", "laid"), [(0, 1), (1, 2), (3, 4), (6, 7)])
def test_the_shield_lays_out_one_token_and_one_more_per_level(level: int, laid: int) -> None:
    game = with_tech(Team(), 0, "shield", level).using("shield")
    for hexagon in ["5-3", "5-5", "7-3", "7-5", "7-7", "9-3", "9-5"][:laid]:
        assert asked(game) == "blueprint.shield@0"
        choose(game, 0, f"hex:{hexagon}")
    assert asked(game) != "blueprint.shield@0"
    assert (front_of(game).shields, len(front_of(game).shielded)) == (10 - laid, laid)


@rule("OMA-5.02")
def test_no_more_shields_are_laid_out_than_are_at_hand() -> None:
    at = with_tech(Team(), 0, "shield", 3)
    at.front.shields = 2
    at.front.shielded = [place(name) for name in ("5-3", "5-5", "7-3")]
    at.corrupted(0, "shield")
    game = at.using("shield")
    # The token that removes corruption is one of the two that were laid out.
    choose(game, 0, "clean:0-shield", "hex:7-5")
    assert asked(game) != "blueprint.shield@0"
    assert front_of(game).shields == 1
    empty = Team().put("shield of 0 at 7-5").advanced(0, "shield", "7-3").crystals(0, 2)
    empty.front.shields = 0
    assert refuses(empty.turn(0), 0, "use:shield") == "no_shields"


@rule("OMA-5.03")
def test_a_shield_removes_corruption_from_any_humans_tile() -> None:
    at = Team().tech(1, "mine", "c2t").corrupted(1, "mine")
    before = commander_of(at.game).crystals
    game = at.using("shield")
    assert "clean:1-mine" in offered(game)
    game.watch()
    choose(game, 0, "clean:1-mine")
    told = [event[1:5] for event in game.events or [] if event[0] == log.CORRUPTION_REMOVED]
    assert told == [(0, TECHS.index("mine"), 0, 1)]
    assert (front_of(game).corrupted, front_of(game).shields) == ([], 10)
    assert front_of(game).corruption_left() == 10
    assert commander_of(game).crystals == before


@rule("OMA-5.04")
def test_a_shield_lies_on_any_humans_tile() -> None:
    game = Team().tech(1, "mine", "c2t").using("shield")
    choose(game, 0, "lab_tile:1-mine")
    assert tiles(front_of(game).shielded_techs) == [(1, "mine")]
    assert front_of(game).shields == 9
    # The aliens corrupt it: only the shield is lost.
    game = (
        Team()
        .tech(1, "mine", "c2t")
        .shielded_tech(1, "mine")
        .doing("invasion.card.rd_corruption", 3)
    )
    choose(game, 3, "lab_tile:1-mine")
    assert (front_of(game).corrupted, front_of(game).shielded_techs) == ([], [])


@rule("OMA-5.05", "OMA-4.01")
def test_a_shield_lies_on_any_human_building_and_keeps_soldiers_out() -> None:
    at = Team().put("soldier at 7-4", "miner of 1 at 7-5")
    game = at.using("shield")
    human = {HEX_NAMES[k] for k, code in enumerate(game.land) if code}
    assert hexes(game) == human - {"13-2"}
    choose(game, 0, "hex:7-3")
    assert front_of(game).shielded == [place("7-3")]
    march = Team().put("soldier at 7-4", "shield at 7-3")
    game = march.doing("invasion.panel.move", 3)
    # The only soldier is taken without asking.
    assert "7-3" not in hexes(game, 3)
    free = Team().put("soldier at 7-4").doing("invasion.panel.move", 3)
    assert "7-3" in hexes(free, 3)


@rule("OMA-5.20")
def test_example_a_shield_frees_the_shield_tech_and_the_second_protects_it() -> None:
    game = Team().tech(0, "shield", "c1b").corrupted(0, "shield").using("shield")
    choose(game, 0, "clean:0-shield", "lab_tile:0-shield")
    front = front_of(game)
    assert (front.corrupted, tiles(front.shielded_techs)) == ([], [(0, "shield")])
    assert (front.shields, front.corruption_left()) == (9, 10)
    assert asked(game) != "blueprint.shield@0"


@rule("OMA-5.25")
def test_a_tile_or_building_has_at_most_one_shield_which_stays() -> None:
    at = Team().tech(0, "mine", "c1b").shielded_tech(0, "mine").put("shield at 7-3")
    game = at.using("shield")
    assert "lab_tile:0-mine" not in offered(game)
    assert "7-3" not in hexes(game)
    choose(game, 0, "hex:7-5")
    assert front_of(game).shielded == [place("7-3"), place("7-5")]
    assert tiles(front_of(game).shielded_techs) == [(0, "mine")]


@rule("OMA-5.38")
def test_a_building_with_a_soldier_may_be_shielded_and_the_soldier_stays() -> None:
    game = Team().put("soldier at 7-3").using("shield")
    choose(game, 0, "hex:7-3")
    assert (standing(game), front_of(game).shielded) == ({"7-3"}, [place("7-3")])
    game = Team().put("soldier at 7-3", "shield at 7-3").doing("invasion.panel.move", 3)
    assert hexes(game, 3) == around("7-3")  # it may leave


# Sabotage


@rule("OMA-5.06", "OMA-5.21", "OMA-5.26")
def test_sabotage_covers_an_open_uncovered_space() -> None:
    at = Team().covers(tech="reusable", rd="single", steal="locked", move="free")
    game = at.using("sabotage")
    free = [space for space in SPACES if f"block:{space}" in offered(game)]
    assert free == ["build", "blueprint", "upgrade", "activate", "move"]
    choose(game, 0, "block:build")
    assert commander_of(game).covers[SPACES.index("build")] == SABOTAGED
    assert front_of(game).sabotage == 1


@rule("OMA-5.06")
def test_the_aliens_cannot_use_a_sabotaged_space() -> None:
    game = Team().covers(build="sabotaged").doing("invasion.turn", 3)
    assert "reusable:blueprint" in offered(game, 3)
    assert refuses(game, 3, "reusable:build") == "space_sabotaged"


@rule("OMA-5.26")
def test_with_both_tokens_in_use_sabotage_cannot_be_used() -> None:
    at = Team().put("greenhouse at 7-8").advanced(0, "sabotage", "7-7").crystals(0, 2)
    at.front.sabotage = 0
    at.covers(build="sabotaged", tech="sabotaged")
    assert refuses(at.turn(0), 0, "use:sabotage") == "no_sabotage"


# Sentry Bots


@rule("OMA-5.01", "OMA-5.07", "OMA-5.35")
@pytest.mark.parametrize(("level", "activations"), [(0, 2), (1, 3), (2, 4), (6, 8)])
def test_sentry_bots_have_two_activations_and_one_more_per_level(
    level: int, activations: int
) -> None:
    game = with_tech(Team().put("sentry at 3-3"), 0, "sentry_move", level).using("sentry_bots")
    for step in range(activations):
        assert asked(game) == "blueprint.sentry_bots@0"
        assert ("done" in offered(game)) == (step > 0)
        choose(game, 0, f"sentry:1-{'sn'[step % 2]}")
    assert asked(game) != "blueprint.sentry_bots@0"


@rule("OMA-5.35")
def test_unused_activations_are_lost() -> None:
    game = Team().put("sentry at 3-3").using("sentry_bots")
    choose(game, 0, "sentry:1-s", "done")
    assert sentries(game) == [beside("3-3", "s")]
    assert asked(game) != "blueprint.sentry_bots@0"


@rule("OMA-5.08", "OMA-5.33")
def test_a_sentry_bot_enters_on_a_human_shelter_of_anybody() -> None:
    at = Team().bots(0, "6-4").bots(1, "8-4").bots(2, "8-7")
    game = at.using("sentry_bots")
    assert hexes(game) == {"5-3", "9-3", "9-7"}
    choose(game, 0, "hex:9-7")
    assert (sentries(game), hexes(game)) == (["9-7"], {"5-3", "9-3"})


@rule("OMA-5.08", "OMA-5.33")
def test_with_all_shelters_taken_a_sentry_bot_enters_next_to_one() -> None:
    # The bots stand on the Shelters, as at the start.
    at = Team().put("crystal at 5-2", "soldier at 5-4", "mine at 4-4", "miner of 0 at 4-4")
    game = at.using("sentry_bots")
    next_to = around("5-3") | around("9-3") | around("9-7")
    assert hexes(game) == next_to - {"5-2", "5-4", "4-4"}


@rule("OMA-5.33")
def test_with_nothing_free_beside_a_shelter_the_nearest_hex_serves() -> None:
    at = Team()
    for shelter in ("5-3", "9-3", "9-7"):
        for name in around(shelter):
            at.crystal(name)
            if at.game.land[place(name)]:
                at.miner(0, name)
    ring = hexes(at.using("sentry_bots"))
    far = {min([distance(name, shelter) for shelter in ("5-3", "9-3", "9-7")]) for name in ring}
    assert far == {2}


@rule("OMA-5.08")
def test_there_are_four_sentry_bots() -> None:
    at = Team().bots(0, "6-4").put(*[f"sentry at 3-{k}" for k in range(1, 5)])
    game = at.using("sentry_bots")
    assert hexes(game) == set()
    assert refuses(game, 0, "hex:5-3") == "no_sentry"


@rule("OMA-5.09", "OMA-5.18", "OMA-5.27")
@pytest.mark.parametrize("kind", ["soldier", "stunned_soldier"])
def test_a_sentry_bot_displaces_the_soldier_of_a_hex_and_the_aliens_move_it(kind: str) -> None:
    there = beside("3-3", "s")
    game = Team().put("sentry at 3-3", f"{kind} at {there}").using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    assert sentries(game) == [there]
    assert asked(game) == "invasion.displace@3"
    assert hexes(game, 3) == around(there)
    choose(game, 3, f"hex:{beside(there, 's')}")
    kept = (standing(game), stunned(game))
    goal = {beside(there, "s")}
    assert kept == ((goal, set()) if kind == "soldier" else (set(), goal))


@rule("OMA-5.27")
def test_a_displaced_soldier_cannot_go_to_shielded_or_advanced_buildings() -> None:
    there = "7-4"  # between the Generator above and the Mine below
    at = Team().put(f"sentry at {beside(there, 'ne')}", f"soldier at {there}")
    at.put("shield at 7-3").advanced(0, "metal_deposit", "7-5")
    game = at.using("sentry_bots")
    choose(game, 0, "sentry:1-sw")
    assert asked(game) == "invasion.displace@3"
    assert not hexes(game, 3) & {"7-3", "7-5"}


@rule("OMA-5.32")
def test_a_displaced_soldier_without_any_hex_returns_to_the_panel() -> None:
    there = beside("3-3", "s")
    at = Team().put("sentry at 3-3", f"soldier at {there}")
    free = [k for k in range(91) if not at.game.finds[k] and HEX_NAMES[k] not in ("3-3", there)]
    land = at.game.land.copy()
    at.game.finds = [1 if k in free and not land[k] else f for k, f in enumerate(at.game.finds)]
    at.game.tops = [1 if land[k] else 0 for k in range(91)]
    at.game.finds[place("3-3")] = 1
    ready = at.commander.ready
    game = at.using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    assert (standing(game), commander_of(game).ready) == (set(), ready + 1)


@rule("OMA-5.10")
def test_a_sentry_bot_stuns_all_soldiers_next_to_it() -> None:
    near = sorted(around("4-4"))
    far = beside("4-4", "n", "n")
    at = Team().put("sentry at 4-4", "sentry at 12-3", f"soldier at {far}")
    at.put(*[f"soldier at {name}" for name in near[:3]], f"stunned_soldier at {near[3]}")
    game = at.using("sentry_bots")
    assert "stun:1" in offered(game)
    assert refuses(game, 0, "stun:2") == "no_target"
    choose(game, 0, "stun:1")
    assert (stunned(game), standing(game)) == (set(near[:4]), {far})
    assert "stun:1" not in offered(game)


@rule("OMA-5.22")
def test_example_three_activations_of_sentry_bots_stun_three_soldiers() -> None:
    pushed, goal = "3-4", "3-5"
    post = beside(goal, "se")
    others = [beside(post, "s"), beside(post, "se")]
    at = Team().put("sentry at 3-3", f"sentry at {beside(post, 'ne')}", f"soldier at {pushed}")
    at.put(*[f"soldier at {name}" for name in others]).tech(0, "sentry_move", "c1t")
    game = at.using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    choose(game, 3, f"hex:{goal}")
    choose(game, 0, "sentry:2-sw", "stun:2")
    assert sentries(game) == [pushed, post]
    assert (stunned(game), standing(game)) == ({goal, *others}, set())
    assert asked(game) != "blueprint.sentry_bots@0"


# Defense Exosuit


@rule("OMA-5.01", "OMA-5.11", "OMA-5.35")
@pytest.mark.parametrize(("level", "activations"), [(0, 2), (1, 3), (3, 5), (6, 8)])
def test_the_exosuit_has_two_activations_and_one_more_per_level(
    level: int, activations: int
) -> None:
    game = with_tech(Team().put("exosuit at 3-3"), 0, "suit_move", level).using("defense_exosuit")
    for step in range(activations):
        assert asked(game) == "blueprint.defense_exosuit@0"
        choose(game, 0, f"suit:{'sn'[step % 2]}")
    assert asked(game) != "blueprint.defense_exosuit@0"


@rule("OMA-5.24", "OMA-5.33")
def test_an_activation_puts_the_exosuit_on_a_human_shelter() -> None:
    at = Team().bots(0, "6-4").bots(1, "8-4")
    game = at.using("defense_exosuit")
    assert hexes(game) == {"5-3", "9-3"}
    choose(game, 0, "hex:9-3", "suit:s")
    assert suit(game) == "9-4"
    crowd = Team().using("defense_exosuit")
    assert hexes(crowd) == around("5-3") | around("9-3") | around("9-7")


@rule("OMA-5.12", "OMA-5.15", "OMA-5.17")
def test_moving_onto_a_stunned_soldier_returns_it_at_once() -> None:
    there = beside("3-3", "s")
    at = Team().put("exosuit at 3-3", f"stunned_soldier at {there}")
    ready, off = at.commander.ready, at.commander.off_map()
    game = at.using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert (suit(game), stunned(game)) == (there, set())
    assert (commander_of(game).ready, commander_of(game).off_map()) == (ready + 1, off + 1)
    # That took no activation: there is one left.
    assert "suit:n" in offered(game)


@rule("OMA-5.13", "OMA-5.14", "OMA-5.15", "OMA-5.37")
def test_a_standing_soldier_is_returned_by_another_activation() -> None:
    there = beside("3-3", "s")
    at = Team().put("exosuit at 3-3", f"soldier at {there}")
    ready, off = at.commander.ready, at.commander.off_map()
    at.game.ask_all = True
    game = at.using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert offered(game) == ["return_soldier"]
    assert refuses(game, 0, "suit:n") == "soldier_first"
    choose(game, 0, "return_soldier")
    assert (standing(game), suit(game)) == (set(), there)
    assert (commander_of(game).ready, commander_of(game).off_map()) == (ready + 1, off + 1)


@rule("OMA-5.13")
def test_the_last_activation_cannot_enter_the_hex_of_a_standing_soldier() -> None:
    there = beside("3-3", "s", "s")
    game = Team().put("exosuit at 3-3", f"soldier at {there}").using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert refuses(game, 0, "suit:s") == "soldier_first"


@rule("OMA-5.23")
def test_example_three_activations_of_the_exosuit_return_two_soldiers() -> None:
    first, second = beside("3-3", "s"), beside("3-3", "s", "s")
    at = Team().put("exosuit at 3-3", f"stunned_soldier at {first}", f"soldier at {second}")
    game = at.tech(0, "suit_move", "c1t").using("defense_exosuit")
    choose(game, 0, "suit:s", "suit:s")
    assert (standing(game), stunned(game), suit(game)) == (set(), set(), second)
    assert asked(game) != "blueprint.defense_exosuit@0"
    short = Team().put("exosuit at 3-3", f"stunned_soldier at {first}", f"soldier at {second}")
    game = short.using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert refuses(game, 0, "suit:s") == "soldier_first"


@rule("OMA-5.17")
def test_a_returned_soldier_may_be_deployed_again_in_the_next_turn() -> None:
    there = beside("3-3", "s")
    at = Team().put("exosuit at 3-3", f"stunned_soldier at {there}")
    at.commander.aside += at.commander.ready
    at.commander.ready = 0
    at.covers(deploy_inside="free")
    waiting = Team(game=at.game.clone()).doing("invasion.turn", 3)
    assert refuses(waiting, 3, "reusable:deploy_inside") == "no_soldier_ready"
    game = at.using("defense_exosuit")
    choose(game, 0, "suit:s")
    ready = Team(game=game).doing("invasion.turn", 3)
    assert "reusable:deploy_inside" in offered(ready, 3)


# What both have in common


@rule("OMA-5.16", "OMA-5.36")
@pytest.mark.parametrize("other", ["bot of 1 at 3-4", "rover of 1 at 3-4", "sentry at 3-4"])
def test_pieces_are_passed_but_not_stayed_with(other: str) -> None:
    at = Team().put("exosuit at 3-3", other)
    game = at.using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert "done" not in offered(game)
    choose(game, 0, "suit:s")
    assert suit(game) == "3-5"
    short = Team().put("exosuit at 3-2", other)
    game = short.using("defense_exosuit")
    choose(game, 0, "suit:s")
    assert refuses(game, 0, "suit:s") == "occupied"


@rule("OMA-5.16", "OMA-5.28", "OMA-5.36")
@pytest.mark.parametrize("other", ["bot of 1 at 3-4", "rover of 1 at 3-4", "exosuit at 3-4"])
def test_sentry_bots_pass_pieces_but_do_not_stay_with_them(other: str) -> None:
    game = Team().put("sentry at 3-3", other).using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    assert not [key for key in offered(game) if not key.startswith("sentry:1-")]
    choose(game, 0, "sentry:1-s")
    assert sentries(game) == ["3-5"]
    game = Team().put("sentry at 3-2", other).using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    assert refuses(game, 0, "sentry:1-s") == "occupied"


@rule("OMA-5.36")
def test_advanced_buildings_are_passed_but_not_stayed_on() -> None:
    at = Team().put("sentry at 7-2", "exosuit at 8-2").advanced(0, "wind_turbines", "7-3")
    game = at.using("sentry_bots")
    choose(game, 0, "sentry:1-s", "sentry:1-s")
    assert sentries(game) == ["7-4"]
    game = Team().put("sentry at 7-1").advanced(0, "wind_turbines", "7-3").using("sentry_bots")
    choose(game, 0, "sentry:1-s")
    assert refuses(game, 0, "sentry:1-s") == "occupied"


@rule("OMA-5.28", "OMA-5.29")
@pytest.mark.parametrize("piece", ["soldier", "stunned_soldier", "sentry", "exosuit"])
def test_bots_and_rovers_cannot_end_on_their_hexes(piece: str) -> None:
    at = Team().bots(0, "3-3").rover(0, "3-5").put(f"{piece} at 3-4").crystals(0, 0)
    game = at.turn(0)
    choose(game, 0, "main:control_center")
    assert {"bot:1-s", "rover:n"} <= set(offered(game))
    choose(game, 0, "rover:n")
    assert "done" not in offered(game)
    bare = Team().bots(0, "3-3").rover(0, "3-5").crystals(0, 0).turn(0)
    choose(bare, 0, "main:control_center", "rover:n")
    assert "done" in offered(bare)


@rule("OMA-5.30")
def test_they_neither_collect_nor_destroy_what_lies_on_the_map() -> None:
    at = Team().put("sentry at 3-3", "crystal at 3-4", "exosuit at 4-3", "crystal at 4-4")
    game = at.using("sentry_bots")
    choose(game, 0, "sentry:1-s", "done")
    assert (sentries(game), game.finds[place("3-4")]) == (["3-4"], 1)
    at = Team().put("exosuit at 4-3", "crystal at 4-4")
    game = at.using("defense_exosuit")
    choose(game, 0, "suit:s", "done")
    assert (suit(game), game.finds[place("4-4")]) == ("4-4", 1)


# Using each other's


@rule("OMA-5.19", "OMA-5.34", "OMA-4.34", "OMA-4.02")
def test_a_team_mates_tile_is_optional_and_rewards_the_owner_and_the_aliens() -> None:
    at = Team().put("sentry at 3-3").tech(1, "sentry_move", "c2t").storage(1)
    at.advanced(1, "sentry_bots", "7-5").scientist(0, "geologist")
    game = at.turn(0)
    choose(game, 0, "work:sentry_bots", "seat:1")
    assert front_of(game).lent == 1
    for direction in "snsn":
        choose(game, 0, f"sentry:1-{direction}")
    assert asked(game) == "turn@0"
    choose(game, 0, "main:control_center", "done")
    while asked(game) in ("main.control_center@0", "turn@0"):
        choose(game, 0, "done")
    assert asked(game) == "owner_choice@1"
    choose(game, 1, "no")
    assert stock(game, 1) == {"oxygen": 1}


@rule("OMA-5.34")
def test_without_the_tile_of_another_its_level_does_not_count() -> None:
    at = Team().put("sentry at 3-3").tech(1, "sentry_move", "c2t")
    game = at.using("sentry_bots")
    assert "seat:1" in offered(game)
    choose(game, 0, "sentry:1-s")
    assert "seat:1" not in offered(game)
    choose(game, 0, "sentry:1-n")
    assert asked(game) != "blueprint.sentry_bots@0"
    assert (front_of(game).lent, game.borrowed) == (0, [])
    assert "boost" not in offered(Team().put("sentry at 3-3").quarters(0, 3).using("sentry_bots"))


@rule("OMA-5.39")
def test_whoever_uses_the_building_uses_the_common_supply() -> None:
    at = Team().advanced(1, "shield", "7-3").scientist(0, "rd_engineer")
    game = at.turn(0)
    choose(game, 0, "work:shield", "hex:7-5")
    assert (front_of(game).shields, front_of(game).shielded) == (9, [place("7-5")])


# Components


FACTS = Path(__file__).parents[2] / "games/on_mars/data/alien_defence.json"


DATA = json.loads(FACTS.read_text())


@rule("OMA-5.31")
@pytest.mark.parametrize("record", DATA["records"], ids=lambda record: str(record["id"]))
def test_defence_blueprints_are_as_printed(record: dict[str, Any]) -> None:
    number = BLUEPRINTS.index(record["id"])
    card = DEFENCE_CARD_LIST[number - FIRST_DEFENCE]
    assert LEVELS[number] == record["level"]
    assert BUILDINGS[UPGRADES[number]] == record["upgrades"]
    assert SCIENTISTS[SCIENTIST_FOR[UPGRADES[number]]] == record["scientist"]
    gained = [{"op": "gain", "item": ITEMS[PRODUCT_OF[UPGRADES[number]]], "n": 1}]
    assert gained == record["on_obtain"]
    tech = TECHS[card.tech] if card.tech >= 0 else None
    assert {"tokens": card.piece, "n": card.pieces, "tech": tech} == record["pieces"]
    assert (BUILDING_CRYSTALS, DEFENCE_POINTS) == (
        record["executive_crystals"],
        record["op_built"],
    )


def test_there_are_as_many_defence_pieces_as_printed() -> None:
    assert DATA["counts"] == {
        "cards": len(DEFENCE_CARD_LIST),
        "shield_tokens": SHIELDS,
        "sabotage_tokens": SABOTAGE_TOKENS,
        "sentry_bots": SENTRIES,
        "exosuits": 1,
        "tech_tiles": len(DEFENCE_TECHS),
    }
    assert DATA["tech_tiles"] == DEFENCE_TECHS
