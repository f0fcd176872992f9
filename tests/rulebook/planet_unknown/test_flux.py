"""Section 32: Flux Industries."""

from __future__ import annotations

from typing import Any

import pytest

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
    placement,
    play_out,
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")
ALL = [f"track:{track}" for track in TRACKS]


def flux(tech: int, focus: str, **more: Any) -> Seat:
    """Flux with its token on a track and its tracker at a height of the technology track."""
    trackers = {"tech": tech, **more.pop("trackers", {})}
    more.setdefault("tiles", [START])
    more.setdefault("rovers", 0)
    return seat(corporation="flux", focus=focus, trackers=trackers, **more)


def turn_of(flux_seat: Seat, inner: str = "i2_rover_tech", **more: Any) -> Any:
    return placement("i4_civ_energy", inner, flux_seat, **more)


def carry_out(game: Any, *order: str) -> None:
    """Choose these words, the first that is offered, as long as one is."""
    while True:
        offered = [word for word in order if word in keys(game)]
        if not offered:
            return
        choose(game, offered[0])


# -- the token -------------------------------------------------------------------------------


@rule("PU-32.01")
@pytest.mark.parametrize("focus", TRACKS)
def test_the_token_marks_one_track_for_all_to_see(focus: str) -> None:
    game = turn_of(flux(15 if focus != "tech" else 14, focus))
    before = [height(game, 0, track) for track in TRACKS]
    choose(game, "use:advance-focus")
    after = [height(game, 0, track) for track in TRACKS]
    assert [track for k, track in enumerate(TRACKS) if after[k] != before[k]] == [focus]
    assert game.view(1).data()["areas"][0]["focus"] == TRACKS.index(focus)


@rule("PU-32.14")
@pytest.mark.parametrize("focus", ["civ", "rover", "tech"])
def test_the_first_focus_is_chosen_at_setup(focus: str) -> None:
    game = fresh(2, corporations=["universal_coalition", "flux"])
    # Before the first rotation, and only by the seat with the token.
    assert game.to_move() == (1,) and game.turn == 0
    assert keys(game, 1) == ALL
    choose(game, f"track:{focus}", seat_number=1)
    assert game.players[1].focus == TRACKS.index(focus)
    assert game.turn == 1 and "rotate:0" in keys(game, game.commander)


@rule("PU-32.14")
@pytest.mark.parametrize("focus", ["civ", "biomass", "rover"])
def test_the_focus_does_nothing_before_the_first_breakthrough(focus: str) -> None:
    early = flux(2, focus, trackers={"rover": 3, "biomass": 2}, rovers_at=["1-6"])
    game = turn_of(early, "i2_water_rover")
    assert keys(game) == ["take:outer", "take:inner"]
    assert game.players[0].moves == 0
    put(game, "inner", 0, "1-7")
    # The plain number of space 4.
    assert game.players[0].moves == 2


@rule("PU-32.02")
@pytest.mark.parametrize("level", [3, 5, 7, 10, 14])
def test_every_breakthrough_lets_the_token_move(level: int) -> None:
    for target in ("biomass", "civ"):
        game = turn_of(flux(level - 1, "civ"), "i2_tech_biomass")
        put(game, "inner", 0, "2-5")
        carry_out(game, "do:advance-tech", "do:focus")
        # The track it stands on is offered too: moving it is a right.
        assert keys(game) == ALL
        choose(game, f"track:{target}")
        assert game.players[0].focus == TRACKS.index(target)


@rule("PU-32.02")
@pytest.mark.parametrize("before", [3, 5, 7, 8, 10, 12])
def test_other_spaces_leave_the_token_alone(before: int) -> None:
    game = turn_of(flux(before, "civ"), "i2_tech_biomass")
    put(game, "inner", 0, "2-5")
    carry_out(game, "do:advance-tech", "do:advance-biomass")
    assert height(game, 0, "tech") == before + 1
    assert ALL != keys(game)
    assert game.players[0].focus == 0


@rule("PU-32.02")
def test_a_breakthrough_gained_by_an_event_moves_the_token_too() -> None:
    game = event("civ_or_tech_up", flux(4, "civ"))
    choose(game, "track:tech")
    assert keys(game) == ALL
    choose(game, "track:rover")
    assert game.players[0].focus == TRACKS.index("rover")


@rule("PU-32.03")
@pytest.mark.parametrize(
    ("tech", "moves", "uses"),
    [
        (2, 0, []),
        (3, 2, []),
        (4, 2, []),
        (5, 0, ["use:advance-to-milestone"]),
        (6, 0, ["use:advance-to-milestone"]),
        (7, 0, []),
        (9, 0, []),
        (10, 0, []),
        (13, 0, []),
        (14, 0, ["use:advance-focus"]),
        (15, 0, ["use:advance-focus"]),
    ],
)
def test_only_the_newest_breakthrough_is_valid(tech: int, moves: int, uses: list[str]) -> None:
    game = turn_of(flux(tech, "civ", rovers_at=["1-6"]))
    assert game.players[0].moves == moves
    assert [key for key in keys(game) if key.startswith("use:")] == uses


@rule("PU-32.03")
@pytest.mark.parametrize(
    ("tech", "rank", "collected"),
    [(6, 1, 0), (7, 2, 0), (9, 2, 0), (10, 1, 1), (13, 1, 1), (14, 1, 0)],
)
def test_levels_three_and_four_follow_each_other(tech: int, rank: int, collected: int) -> None:
    struck = [("i2_civ_energy_meteor", 0, "1-6")]
    near = flux(tech, "civ", trackers={"civ": 2}, tiles=struck, meteorites_at=["2-6"])
    game = turn_of(near, "i2_biomass_civ")
    put(game, "inner", 0, "2-5")
    carry_out(game, "do:advance-civ")
    assert (game.players[0].due, game.players[0].meteorites) == ([rank], collected)


# -- Lvl 1 -----------------------------------------------------------------------------------


@rule("PU-32.04")
@pytest.mark.parametrize(
    ("focus", "rovers", "moves"),
    [
        ("civ", ["1-6"], 2),
        ("rover", ["1-6"], 0),
        ("civ", ["2-6"], 0),
        ("civ", ["1-7"], 0),
        ("tech", ["3-5", "2-5"], 2),
        ("rover", ["2-5", "1-6"], 2),
        ("rover", ["2-5", "2-7"], 4),
        ("civ", [], 0),
    ],
)
def test_level_one_gives_two_points_per_rover_on_the_focus_terrain(
    focus: str, rovers: list[str], moves: int
) -> None:
    laid = [START, ("i2_rover_tech", 0, "2-5"), ("i2_rover_tech_meteor", 0, "2-7")]
    game = turn_of(flux(3, focus, tiles=laid, rovers_at=rovers), "i2_water_rover")
    assert game.players[0].moves == moves


@rule("PU-32.04")
def test_level_one_serves_any_rover_and_pays_once_in_a_turn() -> None:
    game = turn_of(flux(3, "civ", rovers_at=["1-6", "3-6"]), "i2_biomass_civ")
    choose(game, "do:move")
    assert keys(game) == ["rover:1-6", "rover:3-6"]
    choose(game, "rover:3-6", "cell:3-7", "rover:3-7", "cell:3-8")
    assert (game.players[0].lifepods, game.players[0].moves) == (1, 0)
    # 1-6 still carries a rover: neither placing a tile nor anything else pays again.
    put(game, "inner", 0, "2-5")
    assert game.players[0].moves == 0
    assert game.to_move() == (1,)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert game.players[0].moves == 2


@rule("PU-32.04", "PU-32.21")
def test_level_one_gained_by_an_event_pays_once_at_the_start_of_the_turn() -> None:
    gaining = flux(2, "civ", rovers_at=["1-6"])
    game = event("civ_or_tech_up", gaining, outer="i4_civ_energy", inner="i2_water_rover")
    choose(game, "track:tech", "track:civ")
    assert game.players[0].moves == 0
    choose(game, "track:civ", seat_number=1)
    assert game.players[0].moves == 2


@rule("PU-32.21")
@pytest.mark.parametrize(("focus", "moves"), [("civ", 2), ("tech", 0), ("rover", 0)])
def test_level_one_gained_in_a_turn_counts_rovers_by_the_new_focus(focus: str, moves: int) -> None:
    game = turn_of(flux(2, "water", rovers_at=["1-6"]), "i2_tech_biomass")
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-tech", "do:focus", f"track:{focus}")
    assert game.players[0].moves == moves


@rule("PU-32.21")
def test_level_one_gained_in_a_turn_counts_rovers_where_they_began_it() -> None:
    for begun, way, points in (("1-6", "1-7", 2), ("1-7", "1-6", 0)):
        game = turn_of(flux(2, "water", moves=1, rovers_at=[begun]), "i2_tech_biomass")
        # Off civilization, or onto it, before the breakthrough comes.
        choose(game, "do:move", f"cell:{way}")
        put(game, "inner", 0, "2-5")
        choose(game, "do:advance-tech", "do:focus", "track:civ")
        assert game.players[0].board.rovers == [cell(way)]
        assert game.players[0].moves == points


# -- Lvl 2 -----------------------------------------------------------------------------------


@rule("PU-32.05", "PU-32.15")
@pytest.mark.parametrize(
    ("focus", "start", "end"),
    [
        ("civ", 0, 3),
        ("civ", 3, 6),
        ("civ", 4, 6),
        ("civ", 10, 14),
        ("biomass", 0, 3),
        ("biomass", 9, 11),
        ("biomass", 11, 13),
        ("rover", 0, 1),
        ("rover", 1, 6),
        ("tech", 5, 7),
    ],
)
def test_level_two_leads_to_the_nearest_higher_milestone(focus: str, start: int, end: int) -> None:
    trackers = {focus: start} if focus != "tech" else {}
    game = turn_of(flux(5, focus, trackers=trackers))
    choose(game, "use:advance-to-milestone")
    assert height(game, 0, focus) == end
    assert game.players[0].due == ([1 + [3, 6, 10, 14].index(end)] if focus == "civ" else [])


@rule("PU-32.05")
def test_level_two_comes_once_in_a_game_and_at_any_time() -> None:
    game = turn_of(flux(5, "civ"), "i2_water_rover")
    assert "use:advance-to-milestone" in keys(game)
    # A right: after the tile it still stands, and may be left for later turns.
    put(game, "inner", 0, "1-7")
    assert keys(game) == ["do:advance-rover", "use:advance-to-milestone"]
    choose(game, "do:advance-rover")
    assert keys(game) == ["use:advance-to-milestone", "done"]
    choose(game, "use:advance-to-milestone")
    assert (height(game, 0, "civ"), game.players[0].due) == (3, [1])
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:advance-to-milestone" not in keys(game)


@rule("PU-32.05")
def test_level_two_not_used_stays_for_the_next_turn() -> None:
    game = turn_of(flux(5, "civ"), "i2_water_rover")
    put(game, "inner", 0, "1-7")
    choose(game, "do:advance-rover", "done")
    assert height(game, 0, "civ") == 0
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:advance-to-milestone" in keys(game)


@rule("PU-32.15")
def test_level_two_gains_all_benefits_on_the_way() -> None:
    game = turn_of(flux(5, "rover", trackers={"rover": 1}, rovers=1))
    choose(game, "use:advance-to-milestone")
    # Spaces 2 to 6: 1 + 1 + 2 + 2 + 2, and the rover of space 6.
    assert (height(game, 0, "rover"), game.players[0].moves) == (6, 8)
    assert "do:rover" in keys(game)
    game = turn_of(flux(5, "biomass"))
    choose(game, "use:advance-to-milestone")
    assert {"do:synergy", "do:patch"} <= set(keys(game))


@rule("PU-32.06")
@pytest.mark.parametrize(("reached", "offered"), [(6, True), (7, False)])
def test_level_three_ends_the_right_of_level_two(reached: int, offered: bool) -> None:
    game = turn_of(flux(reached - 1, "civ"), "i2_tech_biomass")
    put(game, "inner", 0, "2-5")
    carry_out(game, "do:advance-tech", "do:advance-biomass", "track:civ")
    assert height(game, 0, "tech") == reached
    play_out(game)
    # Even below the milestone of Lvl 3 again.
    game.players[0].trackers[TRACKS.index("tech")] = 16 * 4 + 6
    choose(game, "rotate:0", seat_number=game.commander)
    assert ("use:advance-to-milestone" in keys(game)) == offered


@rule("PU-32.16")
@pytest.mark.parametrize(
    ("focus", "start", "offered"),
    [
        ("water", 0, False),
        ("water", 7, False),
        ("civ", 13, True),
        ("civ", 14, False),
        ("biomass", 12, True),
        ("biomass", 13, False),
        ("rover", 5, True),
        ("rover", 6, False),
    ],
)
def test_level_two_does_nothing_without_a_milestone_above(
    focus: str, start: int, offered: bool
) -> None:
    game = turn_of(flux(5, focus, trackers={focus: start}))
    assert ("use:advance-to-milestone" in keys(game)) == offered


# -- Lvl 3 -----------------------------------------------------------------------------------


@rule("PU-32.07", "PU-32.17", "PU-32.11")
@pytest.mark.parametrize(
    ("focus", "start", "rank"),
    [
        ("civ", 2, 2),
        ("civ", 5, 3),
        ("civ", 9, 4),
        ("civ", 13, 4),
        ("water", 2, 1),
        ("tech", 5, 2),
        ("rover", 9, 3),
    ],
)
def test_level_three_on_civilization_raises_the_rank(focus: str, start: int, rank: int) -> None:
    game = event("biomass_or_civ_up", flux(7, focus, trackers={"civ": start}))
    choose(game, "track:civ")
    assert game.players[0].due == [rank]


@rule("PU-32.08", "PU-32.11", "PU-32.17")
@pytest.mark.parametrize(
    ("focus", "track", "start", "synergies"),
    [
        ("water", "water", 2, 2),
        ("water", "water", 6, 2),
        ("water", "water", 11, 2),
        ("water", "biomass", 1, 1),
        ("water", "civ", 7, 1),
        ("biomass", "water", 2, 1),
        ("biomass", "biomass", 1, 1),
        ("civ", "civ", 7, 1),
        ("tech", "water", 2, 1),
    ],
)
def test_level_three_on_water_doubles_its_synergies(
    focus: str, track: str, start: int, synergies: int
) -> None:
    card = {"water": "rover_or_water_up", "biomass": "rover_or_biomass_up"}
    game = event(card.get(track, "rover_or_civ_up"), flux(7, focus, trackers={track: start}))
    choose(game, f"track:{track}")
    for _ in range(synergies):
        assert "track:tech" in keys(game)
        choose(game, "track:tech")
    assert game.to_move() == (1,)
    assert height(game, 0, "tech") == 7 + synergies


@rule("PU-32.09", "PU-32.11", "PU-32.17")
@pytest.mark.parametrize(
    ("focus", "start", "patches"),
    [
        ("biomass", 2, 2),
        ("biomass", 5, 2),
        ("biomass", 12, 2),
        ("water", 2, 1),
        ("tech", 2, 1),
    ],
)
def test_level_three_on_biomass_gives_two_patches(focus: str, start: int, patches: int) -> None:
    game = event("rover_or_biomass_up", flux(7, focus, trackers={"biomass": start}))
    choose(game, "track:biomass")
    choose(game, *["cell:1-7", "cell:2-7"][:patches])
    assert len(game.players[0].board.patches) == patches
    assert game.to_move() == (1,)


@rule("PU-32.10", "PU-32.17")
@pytest.mark.parametrize(
    ("focus", "start", "points"),
    [("rover", 3, 3), ("rover", 1, 2), ("rover", 13, 4), ("rover", 15, 4), ("civ", 3, 2),
     ("civ", 15, 3), ("tech", 3, 2)],
)  # fmt: skip
def test_level_three_on_the_rover_track_adds_a_point(focus: str, start: int, points: int) -> None:
    game = event("rover_or_civ_up", flux(7, focus, trackers={"rover": start}, rovers_at=["1-6"]))
    choose(game, "track:rover")
    assert game.players[0].moves == points


@rule("PU-32.11")
def test_level_three_improves_no_symbol_beside_the_focus_track() -> None:
    game = civ_picks(flux(7, "rover", rovers_at=["1-6"], due=[1]), civ=["dept_of_engineering"])
    assert game.players[0].moves == 4
    game = civ_picks(flux(7, "biomass", due=[1]), civ=["dept_of_natural_resources"])
    choose(game, "cell:1-7")
    assert len(game.players[0].board.patches) == 1 and "cell:2-7" not in keys(game)
    game = event("synergy_first", flux(7, "water"))
    choose(game, "track:water")
    assert height(game, 0, "water") == 1
    assert game.to_move() == (1,)


# -- Lvl 4 -----------------------------------------------------------------------------------

STRUCK = [("i2_civ_energy_meteor", 0, "1-6"), ("i2_rover_tech_meteor", 0, "2-7")]


def struck(tech: int, focus: str, lying: list[str]) -> Seat:
    return flux(tech, focus, tiles=STRUCK, meteorites_at=lying)


@rule("PU-32.12", "PU-32.18")
@pytest.mark.parametrize(
    ("tech", "focus", "collects"),
    [
        (10, "biomass", True),
        (10, "civ", True),
        (10, "tech", False),
        (10, "rover", False),
        (9, "biomass", False),
    ],
)
def test_level_four_collects_a_meteorite_for_a_tile_with_the_focus_terrain(
    tech: int, focus: str, collects: bool
) -> None:
    game = turn_of(struck(tech, focus, ["2-6", "3-7"]), "i2_biomass_civ")
    put(game, "inner", 0, "2-5")
    if collects:
        assert {"cell:2-6", "cell:3-7"} == set(keys(game))
        choose(game, "cell:3-7")
    player = game.players[0]
    # One only, though two lie there.
    assert player.meteorites == int(collects)
    assert len(player.board.meteorites) == 2 - int(collects)
    assert game.to_move() == (1,)


@rule("PU-32.12")
def test_level_four_needs_a_meteorite_and_a_tile() -> None:
    game = turn_of(flux(10, "biomass"), "i2_biomass_civ")
    put(game, "inner", 0, "2-5")
    assert game.players[0].meteorites == 0 and game.to_move() == (1,)
    # A patch shows biomass and is no tile.
    game = event("patch", struck(10, "biomass", ["2-6"]))
    choose(game, "cell:1-7")
    assert game.players[0].meteorites == 0
    assert game.players[0].board.meteorites == [cell("2-6")]


@rule("PU-32.19")
def test_level_four_may_take_the_meteorite_of_the_tile_itself_and_must_take_one() -> None:
    game = turn_of(struck(10, "biomass", ["2-6"]), "i2_biomass_civ_meteor")
    put(game, "inner", 0, "2-5")
    assert keys(game) == ["cell:2-6", "cell:3-5"]
    choose(game, "cell:3-5")
    assert game.players[0].board.meteorites == [cell("2-6")]
    game = turn_of(flux(10, "biomass"), "i2_biomass_civ_meteor")
    put(game, "inner", 0, "2-5")
    assert (game.players[0].meteorites, game.players[0].board.meteorites) == (1, [])


# -- Lvl 5 -----------------------------------------------------------------------------------


@rule("PU-32.13")
def test_level_five_advances_the_focus_track_once_in_a_turn() -> None:
    game = turn_of(flux(14, "civ", trackers={"civ": 2}), "i2_water_rover")
    assert "use:advance-focus" in keys(game)
    choose(game, "use:advance-focus")
    # With the benefit of the space.
    assert (height(game, 0, "civ"), game.players[0].due) == (3, [1])
    assert keys(game) == ["take:outer", "take:inner"]
    put(game, "inner", 0, "1-7")
    assert height(game, 0, "civ") == 3
    assert "use:advance-focus" not in keys(game)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:advance-focus" in keys(game)


@rule("PU-32.13")
def test_level_five_may_be_used_after_the_tile_or_not_at_all() -> None:
    game = turn_of(flux(14, "biomass"), "i2_water_rover")
    put(game, "inner", 0, "1-7")
    assert keys(game) == ["use:advance-focus", "done"]
    choose(game, "done")
    assert height(game, 0, "biomass") == 0
    assert game.to_move() == (1,)


@rule("PU-32.13")
@pytest.mark.parametrize(("focus", "offered"), [("water", False), ("rover", True)])
def test_level_five_is_not_offered_for_a_track_on_top(focus: str, offered: bool) -> None:
    game = turn_of(flux(14, focus, trackers={focus: 15}), "i2_water_rover")
    assert ("use:advance-focus" in keys(game)) == offered


# -- a new breakthrough ----------------------------------------------------------------------


@rule("PU-32.20")
def test_the_old_breakthrough_works_before_and_the_new_one_after() -> None:
    # Lvl 4 collects for the tile whose technology building brings Lvl 5.
    near = flux(13, "tech", tiles=STRUCK, meteorites_at=["2-6"])
    game = turn_of(near, "i2_tech_biomass")
    put(game, "inner", 0, "2-5")
    carry_out(game, "do:advance-tech", "do:focus", "track:tech", "do:meteorite")
    assert game.players[0].meteorites == 1
    choose(game, "use:advance-focus")
    assert height(game, 0, "tech") == 15


@rule("PU-32.20")
@pytest.mark.parametrize(("first", "points"), [("do:advance-tech", 3), ("do:advance-rover", 2)])
def test_the_new_breakthrough_serves_only_what_comes_after_it(first: str, points: int) -> None:
    near = flux(
        6,
        "rover",
        trackers={"rover": 3, "civ": 5},
        rovers_at=["1-6"],
        used_game="advance-to-milestone",
    )
    game = turn_of(near)
    put(game, "inner", 0, "2-5")
    choose(game, first)
    carry_out(game, "track:rover", "do:focus", "do:advance-rover", "do:advance-tech")
    assert (height(game, 0, "rover"), height(game, 0, "tech")) == (4, 7)
    assert game.players[0].moves == points


@rule("PU-32.20")
def test_level_two_may_be_used_before_the_tile_that_ends_it() -> None:
    game = turn_of(flux(6, "civ", trackers={"civ": 2}), "i2_tech_biomass")
    choose(game, "use:advance-to-milestone")
    # Rank 1: Lvl 3 does not work yet.
    assert game.players[0].due == [1]
    put(game, "inner", 0, "2-5")
    choose(game, "do:advance-tech", "do:focus", "track:civ")
    assert height(game, 0, "tech") == 7
    assert "use:advance-to-milestone" not in keys(game)
