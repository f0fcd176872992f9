"""Section 29: Jump Drive."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.components.objectives import OBJECTIVE_IDS
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    Seat,
    cell,
    choose,
    civ_picks,
    ending,
    event,
    fresh,
    height,
    keys,
    let_others_play,
    placement,
    play_out,
    points,
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")
A, B, C, D, E, F = (1 << k for k in range(6))
UNLOCKS = [f"unlock:{letter}" for letter in "abcdef"]


def jump_drive(unlocked: int, trackers: dict[str, int] | None = None, **more: Any) -> Seat:
    """Jump Drive with breakthroughs as bits, trackers by height and one tile."""
    more.setdefault("tiles", [START])
    if unlocked:
        more.setdefault("lifepods_at", [])
    more["unlocked"] = [letter for k, letter in enumerate("abcdef") if unlocked >> k & 1]
    return seat(corporation="jump_drive", trackers=trackers, **more)


def heights(game: Unknown) -> list[int]:
    """Seat 0's trackers in the order of the tracks."""
    return [height(game, 0, track) for track in TRACKS]


@rule("PU-29.02")
def test_jump_drive_has_one_rover() -> None:
    assert fresh(2, 1, corporations=["jump_drive"]).players[0].rovers == 1


@rule("PU-29.01", "PU-29.03", "PU-29.04", "PU-29.16", "PU-29.17")
def test_a_collected_lifepod_scores_or_unlocks_any_free_breakthrough() -> None:
    driving = jump_drive(C, {"rover": 3}, rovers_at=["3-7"], rovers=0, lifepods_at=["3-8"])
    game = placement("u5_civ_energy", "i2_water_rover", driving)
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-8")
    # In any order, one lifepod on each.
    assert keys(game) == ["score", *[key for key in UNLOCKS if key != "unlock:c"]]
    other = game.clone()
    choose(game, "unlock:f")
    assert (game.players[0].unlocked, game.players[0].lifepods) == (C | F, 0)
    assert points(game, 0, "lifepods") == 0
    choose(other, "score")
    assert (other.players[0].unlocked, points(other, 0, "lifepods")) == (C, 1)


@rule("PU-29.04", "PU-29.06")
def test_the_tech_track_unlocks_nothing_and_gives_less_the_higher_it_climbs() -> None:
    game = placement("u5_civ_energy", "i2_tech_biomass", jump_drive(0, {"tech": 2}))
    put(game, "inner", 0, "2-5")
    assert (height(game, 0, "tech"), game.players[0].unlocked) == (3, 0)
    # On top of the track neither A nor C works.
    assert "use:synergy-for-patch" not in keys(event("patch", jump_drive(0, {"tech": 15})))
    game = event("synergy_first", jump_drive(0, {"tech": 15}))
    choose(game, "track:civ")
    assert "yes" not in keys(game) and height(game, 0, "civ") == 1
    medals = [points(ending(jump_drive(0, {"tech": k})), 0, "tech") for k in (0, 1, 6, 8, 11, 15)]
    assert medals == [0, 5, 3, 2, 1, 1]


@rule("PU-29.17")
def test_lifepods_once_placed_are_never_offered_again() -> None:
    game = placement("u5_civ_energy", "i2_biomass_civ", jump_drive(A | B, lifepods=2))
    assert keys(game) == ["take:outer", "take:inner"]


@rule("PU-29.05")
def test_a_breakthrough_may_be_used_right_when_its_lifepod_comes() -> None:
    driving = jump_drive(0, {"rover": 7, "water": 3}, rovers_at=["3-7"], rovers=0)
    game = placement("u5_civ_energy", "i2_water_rover", driving)
    put(game, "inner", 0, "2-5")
    choose(game, "cell:3-8", "unlock:e")
    assert "use:claim-row" in keys(game)
    choose(game, "use:claim-row", "track:water")
    # Row 3: rank 1, a synergy, a patch and 1 point.
    assert game.players[0].due == [1]


@rule("PU-29.18")
def test_lifepods_of_cards_and_events_unlock_too() -> None:
    game = event("lifepod_pick_up", jump_drive(0))
    choose(game, "cell:3-8", "unlock:a")
    assert game.players[0].unlocked == A
    game = civ_picks(jump_drive(0, due=[2]), civ=["approved_overtime"])
    choose(game, "cell:3-8", "unlock:a", "cell:9-9", "unlock:b")
    assert game.players[0].unlocked == A | B


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-29.07", "PU-24.07")
@pytest.mark.parametrize("unlocked", [0, A])
def test_tech_a_takes_a_synergy_instead_of_one_patch_per_turn(unlocked: int) -> None:
    game = civ_picks(jump_drive(unlocked, due=[2]), civ=["dept_of_parks_and_rec"])
    assert ("use:synergy-for-patch" in keys(game)) == (unlocked == A)
    assert "cell:1-7" in keys(game)
    if not unlocked:
        return
    choose(game, "use:synergy-for-patch")
    if "do:synergy" in keys(game):
        choose(game, "do:synergy")
    choose(game, "track:civ")
    assert heights(game) == [1, 0, 0, 0, 0]
    # The second patch of the card must be placed.
    assert "use:synergy-for-patch" not in keys(game)
    choose(game, "cell:1-7")
    assert game.players[0].board.patches == [cell("1-7")]
    assert game.turn == 3 or keys(game) == []


@rule("PU-29.08", "PU-29.23", "PU-24.06", "PU-24.11")
@pytest.mark.parametrize("unlocked", [0, B])
def test_tech_b_teleports_once_per_turn_to_the_same_terrain_of_another_tile(unlocked: int) -> None:
    tiles = [START, ("i2_civ_energy_meteor", 0, "11-6"), ("i4_civ_energy", 0, "9-6")]
    far = jump_drive(
        unlocked, {"rover": 3}, tiles=tiles, rovers_at=["1-6"], meteorites_at=["12-6"], rovers=0
    )
    game = placement("u5_civ_energy", "i2_water_rover", far)
    put(game, "inner", 0, "2-7")
    # Civilization on 11-6, 9-6 and 9-7, whether a building stands there or not.
    civ = {"cell:9-6", "cell:9-7", "cell:11-6"}
    assert civ & set(keys(game)) == (civ if unlocked else set())
    assert not {"cell:12-6", "cell:9-8"} & set(keys(game))
    if unlocked:
        choose(game, "cell:11-6")
        assert (game.players[0].moves, game.players[0].board.rovers) == (1, [cell("11-6")])
        # Not a second time in the turn; steps to the side go on.
        assert keys(game) == ["cell:10-6", "cell:11-5", "cell:11-7", "cell:12-6", "done"]
        choose(game, "cell:12-6")
        assert game.players[0].meteorites == 1


@rule("PU-29.23")
def test_tech_b_does_not_lead_to_the_same_tile() -> None:
    # Civilization on 9-6 and 9-7 of one tile, and on 1-6.
    tiles = [START, ("i4_civ_energy", 0, "9-6")]
    far = jump_drive(B, {"rover": 3}, tiles=tiles, rovers_at=["9-6"], rovers=0)
    game = placement("u5_civ_energy", "i2_water_rover", far)
    put(game, "inner", 0, "2-7")
    assert "cell:1-6" in keys(game)
    choose(game, "cell:9-7")
    # That was a step: the teleport is still unused.
    assert "cell:1-6" in keys(game)
    # Civilization on 9-8, 10-7 and 10-8 of one tile; 10-7 lies over the corner.
    tiles = [START, ("u5_civ_energy_meteor", 0, "9-6")]
    far = jump_drive(B, {"rover": 3}, tiles=tiles, rovers_at=["9-8"], rovers=0)
    game = placement("u5_civ_energy", "i2_water_rover", far)
    put(game, "inner", 0, "2-7")
    assert "cell:1-6" in keys(game) and "cell:10-7" not in keys(game)


@rule("PU-29.09", "PU-29.19", "PU-24.08")
@pytest.mark.parametrize("unlocked", [0, C])
def test_tech_c_moves_the_tracker_of_a_synergy_by_two_once_per_turn(unlocked: int) -> None:
    game = event("synergy_first", jump_drive(unlocked, {"water": 2}))
    choose(game, "track:water")
    if not unlocked:
        assert height(game, 0, "water") == 3
        return
    assert keys(game) == ["yes", "no"]
    declined = game.clone()
    choose(declined, "no", "track:civ")
    # Declined, it is still there for the synergy of space 3.
    assert keys(declined) == ["yes", "no"]
    choose(game, "yes")
    assert height(game, 0, "water") == 4
    # The synergy of space 3 is gained on the way; Tech C is used up.
    choose(game, "track:civ")
    assert heights(game) == [1, 4, 0, 0, 0]


@rule("PU-29.10", "PU-29.20")
@pytest.mark.parametrize("unlocked", [0, D])
def test_tech_d_lets_a_tech_building_act_as_energy(unlocked: int) -> None:
    # Energy of 2-6 touches civilization; technology on 2-5 joins it, biomass on 3-5.
    game = placement("u5_civ_energy", "i2_tech_biomass", jump_drive(unlocked))
    put(game, "inner", 0, "2-5")
    if not unlocked:
        assert heights(game) == [0, 0, 1, 0, 1]
        return
    # Technology itself, the other terrain, or a neighbour of the joined area.
    assert keys(game) == ["track:civ", "track:biomass", "track:tech"]
    choose(game, "track:civ")
    assert heights(game) == [1, 0, 1, 0, 0]


@rule("PU-29.11")
def test_tech_d_changes_nothing_in_final_counts() -> None:
    # Largest area of technology: 1 against 0; of energy: 1 against 0.
    tiles = [START, ("i2_tech_biomass", 0, "2-5")]
    for objective in ("silicon_amazon", "plasma_secret_lab"):
        game = ending(jump_drive(D, tiles=tiles), between=[objective])
        assert points(game, 0, "neighbours") == 5
    # With technology as energy the area of 2-5 and 2-6 would have 2 squares.
    rival = seat(tiles=[("i4_civ_energy", 0, "6-5")])
    game = ending(jump_drive(D, tiles=tiles), rival, between=["plasma_secret_lab"])
    assert (points(game, 0, "neighbours"), points(game, 1, "neighbours")) == (0, 5)


@rule("PU-29.12", "PU-29.13", "PU-29.21")
def test_tech_e_gains_the_row_of_a_tracker_once_per_game() -> None:
    # Row 6: civ 2, a medal of water, a patch, 2 points, a medal of technology.
    stands = jump_drive(E, {"civ": 6, "water": 9}, rovers_at=["1-6"], rovers=0)
    game = placement("u5_civ_energy", "i2_biomass_civ", stands)
    choose(game, "use:claim-row")
    assert keys(game) == [f"track:{track}" for track in TRACKS]
    choose(game, "track:civ")
    player = game.players[0]
    # No tracker moves, no medal counts; the rest waits to be carried out.
    assert heights(game) == [6, 9, 0, 0, 0]
    assert (player.due, player.moves) == ([2], 2)
    assert {"do:patch", "do:move", "take:inner"} <= set(keys(game))
    assert "use:claim-row" not in keys(game)
    choose(game, "do:patch", "cell:1-7")
    put(game, "inner", 0, "2-5")
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:claim-row" not in keys(game)


@rule("PU-29.12", "PU-29.13")
def test_tech_e_reads_the_row_of_the_chosen_tracker() -> None:
    # Row 10: civ 3, a medal of water, a synergy, 2 points and a synergy, nothing of technology.
    stands = jump_drive(E, {"civ": 6, "water": 10})
    game = placement("u5_civ_energy", "i2_biomass_civ", stands)
    choose(game, "use:claim-row", "track:water")
    assert (game.players[0].due, len(game.players[0].pool)) == ([3], 2)
    assert "do:synergy" in keys(game) and "do:patch" not in keys(game)


@rule("PU-29.12")
def test_without_tech_e_no_row_is_claimed() -> None:
    game = placement("u5_civ_energy", "i2_biomass_civ", jump_drive(A | B | C | D | F))
    assert "use:claim-row" not in keys(game)


@rule("PU-29.14", "PU-29.22")
def test_tech_f_draws_three_objectives_and_keeps_one_for_all() -> None:
    game = placement("u5_civ_energy", "i2_biomass_civ", jump_drive(F))
    choose(game, "use:common-objective")
    put(game, "inner", 0, "2-5")
    let_others_play(game)
    offered = keys(game)
    assert len(offered) == 3 and all([key.startswith("objective:") for key in offered])
    choose(game, offered[1])
    kept = OBJECTIVE_IDS.index(offered[1].removeprefix("objective:"))
    assert game.common == [kept]
    # Open to all; the two others are out of the game.
    assert game.view(1).data()["table"]["common"] == [kept]
    gone = [OBJECTIVE_IDS.index(offered[k].removeprefix("objective:")) for k in (0, 2)]
    assert not set(gone) & set(game.pile)
    play_out(game)
    choose(game, "rotate:0", seat_number=game.commander)
    assert "use:common-objective" not in keys(game)


@rule("PU-29.05", "PU-29.14")
@pytest.mark.parametrize(("now", "turn"), [("-", 3), ("stuck", 2)])
def test_tech_f_used_after_a_civ_pick_draws_before_the_next_turn(now: str, turn: int) -> None:
    game = civ_picks(jump_drive(F, due=[1]), civ=["rising_planet_award"], ending=now)
    assert keys(game) == ["use:common-objective", "done"]
    choose(game, "use:common-objective")
    assert len(keys(game)) == 3
    choose(game, keys(game)[0])
    assert (len(game.common), game.turn) == (1, turn)


@rule("PU-29.15", "PU-29.22", "PU-16.12")
@pytest.mark.parametrize(
    ("collected", "scored"),
    [([3, 1, 2], [5, 0, 0]), ([1, 2, 2], [0, 2, 2]), ([1, 1, 1], [2, 2, 2])],
)
def test_only_the_best_of_all_scores_the_common_objective(
    collected: list[int], scored: list[int]
) -> None:
    seats = [jump_drive(F, meteorites=collected[0])]
    seats += [seat(meteorites=amount) for amount in collected[1:]]
    game = ending(*seats, common=["geode_cleanup"])
    assert [points(game, k, "neighbours") for k in range(3)] == scored


@rule("PU-29.22")
def test_alone_tech_f_is_skipped() -> None:
    game = fresh(1, 3, corporations=["jump_drive"])
    game.players[0].unlocked = F
    while not any([key.startswith("take:") for key in keys(game)]):
        choose(game, keys(game)[0])
    assert "use:common-objective" not in keys(game)


@pytest.mark.parametrize("letter", "abcdef")
def test_an_event_may_destroy_the_lifepod_on_any_breakthrough(letter: str) -> None:
    unlocked = A | B | C | D | E | F
    game = event("collected_lifepod_lost", jump_drive(unlocked, lifepods=1), seat())
    assert keys(game) == ["score", *UNLOCKS]
    choose(game, f"unlock:{letter}")
    player = game.players[0]
    assert (player.unlocked, player.lifepods) == (unlocked & ~(1 << "abcdef".index(letter)), 1)
    only = event("collected_lifepod_lost", jump_drive(1 << "abcdef".index(letter)), seat())
    if only.question(0).effect.path.startswith("event"):
        assert keys(only) == [f"unlock:{letter}"]
    else:
        assert only.players[0].unlocked == 0
