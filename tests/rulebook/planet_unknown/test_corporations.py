"""Section 24: rules common to the asymmetric corporations."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.components.corporations import CORPORATION_IDS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    cell,
    choose,
    civ_picks,
    event,
    fresh,
    height,
    keys,
    let_others_play,
    placement,
    play_out,
    put,
    seat,
    space,
)

# Civilization (its building) on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")
BESIDE = ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]
ASYMMETRIC = CORPORATION_IDS[1:]
SPACES_UP = ["space:civ-1", "space:water-1"]


def lead(corporation: str, trackers: dict[str, int] | None = None, **more: Any) -> Seat:
    """A corporation with trackers by height and one tile."""
    more.setdefault("tiles", [START])
    return seat(corporation=corporation, trackers=trackers, **more)


def straight_up(game: Unknown, *first: str) -> Unknown:
    """Carry out what is pending; the first of some words is taken where it is offered."""
    while keys(game) and "done" not in keys(game):
        found = [word for word in first if word in keys(game)] + keys(game)
        choose(game, found[0])
    return game


def next_turn(game: Unknown) -> Unknown:
    """Play on to the choice of a tile in the next turn."""
    play_out(game)
    return choose(game, "rotate:0", seat_number=game.commander)


# -- a corporation of one's own --------------------------------------------------------------


@rule("PU-24.01")
def test_corporations_of_both_kinds_play_in_one_game() -> None:
    mixed = ["universal_coalition", "republic", "universal_coalition", "oasis", "flux", "horizon"]
    game = fresh(6, 4, corporations=mixed)
    assert [CORPORATION_IDS[player.corporation] for player in game.players] == mixed
    assert [player.rovers for player in game.players] == [2, 1, 2, 2, 2, 4]


@rule("PU-24.02", "PU-24.03")
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_each_corporation_has_its_own_special_rule_from_the_start(corporation: str) -> None:
    # Republic: civ 2 is a milestone of rank 1; for all others a medal or nothing.
    game = event("rover_or_civ_up", lead(corporation, {"civ": 1}), civ=["rising_planet_award"])
    choose(game, "track:civ")
    if corporation == "makeshift":
        choose(game, "space:civ-2")
    choose(game, "track:civ", seat_number=1)
    assert len(game.players[0].civ_cards) == (corporation == "republic")
    # Wormhole: biomass advances only where it extends an area.
    game = placement("i4_rover_tech", "i2_tech_biomass", lead(corporation))
    straight_up(put(game, "inner", 0, "2-5"), "space:tech-1", "space:biomass-1")
    assert height(game, 0, "biomass") == (corporation != "wormhole")
    # Cosmos and Jump Drive choose where a lifepod goes.
    game = choose(event("lifepod_pick_up", lead(corporation)), "cell:3-8")
    found = {"cosmos": [f"track:{track}" for track in TRACKS]}
    found["jump_drive"] = [f"unlock:{letter}" for letter in "abcdef"]
    assert keys(game) == (["score", *found[corporation]] if corporation in found else [])
    # Horizon loads a meteorite, the others collect it.
    game = placement("i4_civ_energy", "i2_rover_tech_meteor", lead(corporation))
    put(game, "inner", 0, "2-5")
    straight_up(game, "space:rover-1", "space:tech-1", "cell:3-5")
    assert game.players[0].meteorites == (corporation != "horizon")
    assert game.players[0].board.loaded == ([cell("3-5")] if corporation == "horizon" else [])


@rule("PU-24.02", "PU-24.03")
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_water_trackers_and_the_focus_follow_the_own_board(corporation: str) -> None:
    # Oasis: two water squares on the ice of 6-1 and 6-2 are two steps.
    game = placement("i4_water_rover", "i2_civ_energy", lead(corporation, tiles=[], rovers=0))
    put(game, "outer", 0, "6-1")
    if corporation == "makeshift":
        straight_up(game, "space:water-1")
    assert space(game, 0, "water") == ("biomass-2" if corporation == "oasis" else "water-1")
    # Makeshift chooses between tracks, Flux its focus before the first turn.
    game = choose(event("rover_or_civ_up", lead(corporation)), "track:civ")
    assert keys(game) == (SPACES_UP if corporation == "makeshift" else [])
    first = keys(fresh(2, 1, corporations=[corporation]), 0)
    assert ("track:civ" in first) == (corporation == "flux")


@rule("PU-24.03")
@pytest.mark.parametrize("corporation", ASYMMETRIC)
def test_own_breakthroughs_replace_those_of_the_universal_coalition(corporation: str) -> None:
    top = lead(corporation, {"tech": 14}, focus="tech")
    # Lvl 1 and Lvl 5: adjacency is needed, and a meteorite falls.
    game = placement("i4_civ_energy", "i2_biomass_civ_meteor", top)
    choose(game, "take:inner", "turn:0")
    assert keys(game) == BESIDE
    choose(game, "cell:2-5")
    assert game.players[0].board.meteorites == [cell("3-5")]
    # Lvl 2: only Wormhole has it too.
    assert ("store" in keys(event("patch", top))) == (corporation == "wormhole")
    # Lvl 3: the number of the track.
    driving = lead(corporation, {"tech": 14, "rover": 3}, focus="tech", rovers_at=["1-6"])
    game = choose(event("rover_or_civ_up", driving), "track:rover")
    if corporation == "makeshift":
        choose(game, "space:rover-4")
    assert game.players[0].moves == 2


@rule("PU-24.03")
@pytest.mark.parametrize("corporation", [c for c in ASYMMETRIC if c not in ("oasis", "makeshift")])
def test_no_other_corporation_doubles_water(corporation: str) -> None:
    stands = lead(corporation, {"tech": 14}, focus="tech", rovers=0)
    game = placement("i4_civ_energy", "i2_water_rover", stands)
    put(game, "inner", 0, "3-6")
    assert height(game, 0, "water") == 1


@rule("PU-24.04")
def test_a_special_rule_stays_where_adjacency_is_lifted() -> None:
    # Horizon Lvl 1: the tile lies apart, its meteorite must still be carried home.
    game = placement("i4_civ_energy", "i2_rover_tech_meteor", lead("horizon", {"tech": 3}))
    put(game, "inner", 0, "11-6")
    choose(game, "cell:12-6")
    player = game.players[0]
    assert (player.board.loaded, player.meteorites) == ([cell("12-6")], 0)


# -- movement and teleports ------------------------------------------------------------------


@rule("PU-24.05")
@pytest.mark.parametrize(
    ("corporation", "tech", "more", "moves"),
    [
        ("horizon", 5, {"loaded_at": ["1-6"]}, 1),
        ("flux", 3, {"focus": "civ"}, 2),
        ("oasis", 5, {"tiles": [("i2_water_rover_meteor", 0, "1-6")]}, 1),
        ("republic", 3, {}, 2),
    ],
)
def test_gained_movement_serves_this_turn_beside_that_of_the_track(
    corporation: str, tech: int, more: dict[str, Any], moves: int
) -> None:
    stands = lead(corporation, {"tech": tech, "rover": 4}, rovers_at=["1-6"], rovers=0, **more)
    # Without any rover progress.
    game = placement("u5_rover_tech", "i2_biomass_civ", stands)
    if corporation == "republic":
        choose(game, "take:inner")
    assert game.players[0].moves == moves
    choose(game, "do:move", "cell:1-7")
    assert game.players[0].moves == moves - 1
    # What is left at the end of the turn is lost.
    put(game, "inner", 0, "2-5")
    play_out(game)
    assert game.players[0].moves == 0
    # With rover progress both add up; Republic's own gain needs a civilization tile.
    game = placement("u5_rover_tech", "i2_water_rover", stands)
    put(game, "inner", 0, "2-5")
    own = 0 if corporation == "republic" else moves
    assert game.players[0].moves == own + (3 if corporation == "horizon" else 2)


@rule("PU-24.06", "PU-24.11")
@pytest.mark.parametrize(
    ("corporation", "more"),
    [("republic", {"trackers": {"tech": 7, "rover": 3}}), ("jump_drive", {"unlocked": "b"})],
)
def test_a_teleport_collects_at_its_end_and_nothing_on_the_way(
    corporation: str, more: dict[str, Any]
) -> None:
    # Civilization buildings on 1-6 and on 12-6; a lifepod lies on 10-6 between them.
    more = {"trackers": {"rover": 3}, **more}
    tiles = [("i2_civ_energy_meteor", 0, "1-6"), ("i2_biomass_civ_meteor", 0, "11-6")]
    stands = seat(
        corporation=corporation,
        tiles=tiles,
        meteorites_at=["2-6", "12-6"],
        lifepods_at=["3-8", "10-6"],
        rovers_at=["1-6"],
        rovers=0,
        **more,
    )
    game = placement("u5_civ_energy", "i2_water_rover", stands)
    put(game, "inner", 0, "2-7")
    choose(game, "cell:12-6")
    player = game.players[0]
    assert (player.board.rovers, player.moves) == ([cell("12-6")], 1)
    assert (player.meteorites, player.board.meteorites) == (1, [cell("2-6")])
    assert (player.lifepods, len(player.board.lifepods)) == (0, 2)


@rule("PU-24.11")
@pytest.mark.parametrize(
    ("corporation", "more"),
    [("republic", {"trackers": {"tech": 7, "rover": 3}}), ("jump_drive", {"unlocked": "b"})],
)
def test_a_teleport_does_not_end_on_another_rover(corporation: str, more: dict[str, Any]) -> None:
    more = {"trackers": {"rover": 3}, "lifepods_at": [], **more}
    tiles = [START, ("i2_biomass_civ", 0, "11-6"), ("i2_biomass_civ_meteor", 0, "9-9")]
    stands = seat(corporation=corporation, tiles=tiles, rovers_at=["1-6", "12-6"], rovers=0, **more)
    game = placement("u5_civ_energy", "i2_water_rover", stands)
    put(game, "inner", 0, "2-7")
    choose(game, "rover:1-6")
    # The third civilization building on 10-9 is free.
    assert keys(game) == ["cell:1-7", "cell:2-6", "cell:10-9"]


# -- how often and when ----------------------------------------------------------------------

USES: list[tuple[str, dict[str, Any], str, list[str], bool]] = [
    ("horizon", {"trackers": {"tech": 14}}, "advance-rover", [], True),
    ("flux", {"trackers": {"tech": 14}, "focus": "civ"}, "advance-focus", [], True),
    ("cosmos", {"trackers": {"tech": 14}, "lifepods": 3}, "reposition", ["done"], True),
    ("cosmos", {"trackers": {"tech": 14}, "lifepods": 3}, "reposition-three", ["done"], False),
    ("jump_drive", {"unlocked": "e"}, "claim-row", ["track:civ"], False),
    ("jump_drive", {"unlocked": "f"}, "common-objective", [], False),
    ("flux", {"trackers": {"tech": 5}, "focus": "civ"}, "advance-to-milestone", [], False),
]
"""Corporation, its seat, the ability, choices that follow, whether it comes back every turn."""


@rule("PU-24.07")
@pytest.mark.parametrize(("corporation", "more", "ability", "then", "every_turn"), USES)
def test_once_per_turn_and_once_per_game_limit_the_uses(
    corporation: str, more: dict[str, Any], ability: str, then: list[str], every_turn: bool
) -> None:
    stands = lead(corporation, rovers=0, lifepods_at=[], **more)
    game = placement("i4_rover_tech", "i2_water_rover", stands)
    word = f"use:{ability}"
    assert word in keys(game)
    choose(game, word, *then)
    assert word not in keys(game)
    put(game, "inner", 0, "2-5")
    assert word not in keys(game)
    next_turn(game)
    assert (word in keys(game)) == every_turn


@rule("PU-24.08")
@pytest.mark.parametrize(("corporation", "more", "ability", "then", "every_turn"), USES)
def test_no_use_is_a_duty(
    corporation: str, more: dict[str, Any], ability: str, then: list[str], every_turn: bool
) -> None:
    before = dict(more.get("trackers", {}))
    game = placement(
        "i4_rover_tech", "i2_water_rover", lead(corporation, rovers=0, lifepods_at=[], **more)
    )
    straight_up(put(game, "inner", 0, "2-5"))
    # Nothing is pending: the turn may end without it.
    assert {f"use:{ability}", "done"} <= set(keys(game))
    choose(game, "done")
    assert game.to_move() == (1,)
    assert height(game, 0, "tech") == before.get("tech", 0)
    assert (height(game, 0, "civ"), height(game, 0, "rover")) == (0, 1)
    # What was not used is there again in the next turn.
    next_turn(game)
    assert f"use:{ability}" in keys(game)


@rule("PU-24.09")
@pytest.mark.parametrize("used", [True, False])
def test_a_use_per_turn_does_not_come_back_with_the_civ_picks(used: bool) -> None:
    stands = lead("horizon", {"tech": 14, "civ": 2}, rovers=0)
    game = placement("i4_rover_tech", "i2_biomass_civ", stands, civ=["rising_planet_award"])
    if used:
        choose(game, "use:advance-rover")
    put(game, "inner", 0, "2-5")
    if not used:
        choose(game, "done")
    let_others_play(game)
    assert len(game.players[0].civ_cards) == 1
    # After the pick either the unused ability is offered or the turn is over.
    assert "use:advance-rover" in keys(game)
    assert (game.turn, height(game, 0, "rover")) == ((3, 1) if used else (2, 0))


@rule("PU-24.10")
def test_uses_come_before_the_tile_between_items_and_after_civ_picks() -> None:
    stands = lead("horizon", {"tech": 14, "biomass": 2}, rovers=0)
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    assert keys(game) == ["take:outer", "take:inner", "use:advance-rover"]
    # A patch is pending: the rover may advance before it is placed.
    driving = lead("horizon", {"tech": 14, "biomass": 2, "rover": 4}, rovers_at=["2-7"], rovers=0)
    game = placement("i4_rover_tech", "i2_biomass_civ", driving)
    put(game, "inner", 0, "2-5")
    assert keys(game) == ["do:patch", "use:advance-rover"]
    choose(game, "use:advance-rover")
    assert keys(game) == ["do:patch", "do:move"]
    game = civ_picks(lead("horizon", {"tech": 14}, due=[1], rovers=0), civ=["rising_planet_award"])
    assert keys(game) == ["use:advance-rover", "done"]
    # Not while an event is resolved.
    game = event("rover_or_civ_up", lead("horizon", {"tech": 14}, rovers=0))
    assert keys(game) == ["track:civ", "track:rover"]


@rule("PU-4.17", "PU-24.10")
def test_a_patch_waits_for_advances_whose_order_is_open() -> None:
    # Oasis Lvl 4; the water tracker comes to the rover track where the rover tracker moves.
    stands = seat(
        corporation="oasis",
        tiles=[START],
        trackers={"tech": 10, "rover": 2},
        spaces={"water": "biomass-2"},
    )
    game = placement("i4_rover_tech", "i2_water_rover", stands)
    put(game, "inner", 0, "3-6")
    assert sorted(keys(game)) == ["do:advance-rover", "do:advance-water", "do:patch"]
