"""Sections 5, 6 and 35: what lies on a planet, and what leaves it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall.core.vocabulary import CHANCE
from planetfall.games.planet_unknown import log
from planetfall.games.planet_unknown.bands import key_of
from planetfall.games.planet_unknown.board import BUILDINGS, OCCUPIED
from planetfall.games.planet_unknown.state import Unknown
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import (
    TRACKS,
    cell,
    choose,
    civ_picks,
    event,
    fresh,
    height,
    keys,
    placement,
    put,
    seat,
)

# Civilization on 1-6, energy on 2-6.
START = ("i2_civ_energy", 0, "1-6")

OUTLINES = {
    "z5": ["#..", "###", "..#"],
    "f5": ["..#", "###", ".#."],
    "s4": [".##", "##."],
    "i4": ["####"],
    "n5": ["..##", "###."],
    "u5": ["#.#", "###"],
    "i3": ["#", "#", "#"],
    "t4": ["###", ".#."],
    "v3": ["##", ".#"],
    "l4": [".#", ".#", "##"],
    "i2": ["#", "#"],
    "o4": ["##", "##"],
}
OUTER = ("z5", "f5", "s4", "i4", "n5", "u5")


def squares_of(shape: str, turn: int, anchor: str) -> list[str]:
    """The squares under a piece: mirrored from turn 4 on, then turned clockwise."""
    rows = [list(row) for row in OUTLINES[shape]]
    if turn >= 4:
        rows = [row[::-1] for row in rows]
    for _ in range(turn % 4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    found = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    row, column = [int(part) for part in anchor.split("-")]
    return [f"{row + r - found[0][0]}-{column + c - found[0][1]}" for r, c in found]


@rule("PU-5.06")
@pytest.mark.parametrize("shape", list(OUTLINES))
def test_a_tile_covers_whole_squares_of_the_grid(shape: str) -> None:
    ring = "outer" if shape in OUTER else "inner"
    tiles = [f"{shape}_rover_tech", "i2_biomass_civ" if ring == "outer" else "i4_biomass_civ"]
    outer, inner = tiles if ring == "outer" else tiles[::-1]
    first = choose(placement(outer, inner, seat(lifepods_at=[])), f"take:{ring}")
    for word in keys(first):
        turned = choose(first.clone(), word)
        for place in (keys(turned)[0], keys(turned)[-1]):
            board = choose(turned.clone(), place).players[0].board
            covered = [key_of(square) for square in board.cells(OCCUPIED)]
            expected = squares_of(shape, int(word[-1]), place.removeprefix("cell:"))
            assert sorted(covered) == sorted(expected)


@rule("PU-5.13")
@pytest.mark.parametrize("seed", [3, 4])
def test_no_tile_is_ever_moved_or_removed(seed: int) -> None:
    game = fresh(
        3,
        seed,
        corporations=["wormhole", "horizon", "universal_coalition"],
        planets=["pajitnov", "petra", "ksb_4156"],
        events=["on"],
    )
    luck = Random(seed)
    before: list[tuple[list[int], set[int]]] = [([], set())] * 3
    while game.to_move() and game.turn < 16:
        mover = game.to_move()[0]
        assert mover != CHANCE
        game.apply(mover, luck.choice(game.legal(mover)))
        for number, player in enumerate(game.players):
            placed, covered = before[number]
            assert player.board.placed[: len(placed)] == placed
            now = set(player.board.cells(OCCUPIED))
            assert covered <= now
            before[number] = (player.board.placed[:], now)
    assert min([len(placed) for placed, _ in before]) > 5


@rule("PU-5.13")
def test_a_placed_tile_keeps_its_place_when_its_meteorite_goes() -> None:
    game = event(
        "meteorite_pick_up",
        seat(tiles=[("i2_civ_energy_meteor", 0, "1-6")], meteorites_at=["2-6"]),
    )
    board = game.players[0].board
    assert (board.tiles, board.anchors, board.meteorites) == ([121], [cell("1-6")], [])
    assert board.cells(OCCUPIED) == [cell("1-6"), cell("2-6")]


# -- the order of a placement ----------------------------------------------------------------


def told(game: Unknown) -> list[int]:
    """The kinds of what seat 0 did, as the log tells it."""
    return [entry[0] for entry in game.seat_events[0]]


@rule("PU-6.08")
def test_tile_then_destruction_then_meteorite_then_trackers() -> None:
    # A rover on 2-7 and the lifepod of 3-8; the tile covers 2-7, 2-8, 3-7 and 3-8.
    game = placement(
        "i4_civ_energy",
        "o4_tech_biomass_meteor",
        seat(tiles=[START], trackers={"tech": 4, "biomass": 2}, rovers_at=["2-7"]),
    )
    game.watch([[], []])
    put(game, "inner", 0, "2-7")
    kinds = [log.TILE_PLACED, log.ROVER_DESTROYED, log.LIFEPOD_DESTROYED, log.METEORITE_FELL]
    assert [kind for kind in told(game) if kind in kinds] == kinds
    # All this is done before a tracker moves; here its order is asked for.
    board = game.players[0].board
    assert (board.rovers, board.meteorites) == ([], [cell("2-8")])
    assert cell("3-8") not in board.lifepods
    first = [kind for kind in told(game) if kind in (log.METEORITE_FELL, log.TRACKER_ADVANCED)]
    assert first[0] == log.METEORITE_FELL
    assert "do:advance-tech" in keys(game) and height(game, 0, "tech") == 4


@rule("PU-6.08")
def test_a_rover_below_the_meteor_symbol_is_gone_before_it_falls() -> None:
    game = placement(
        "i4_civ_energy",
        "i2_biomass_civ_meteor",
        seat(tiles=[START], rovers_at=["3-5"], rovers=1),
    )
    put(game, "inner", 0, "2-5")
    player = game.players[0]
    # Neither collected nor swept away with the rover.
    assert (player.board.rovers, player.rovers) == ([], 1)
    assert (player.board.meteorites, player.meteorites) == ([cell("3-5")], 0)


# -- patches and destroying ------------------------------------------------------------------


@rule("PU-35.10")
def test_a_patch_is_one_square_of_biomass_without_a_building_and_no_tile() -> None:
    game = event("patch", seat(tiles=[START]))
    # At once: nothing but squares is offered.
    assert keys(game) == ["cell:1-7", "cell:2-5", "cell:2-7", "cell:3-6"]
    choose(game, "cell:2-7")
    board = game.players[0].board
    assert board.cells(OCCUPIED) == [cell("1-6"), cell("2-6"), cell("2-7")]
    assert board.terrain_at(cell("2-7")) == TRACKS.index("biomass")
    assert not board.has(BUILDINGS, cell("2-7")) and board.has(BUILDINGS, cell("1-6"))
    assert len(board.placed) == 1
    assert [height(game, 0, track) for track in TRACKS] == [0, 0, 0, 0, 0]


@rule("PU-35.10")
@pytest.mark.parametrize(("tech", "stored"), [(4, False), (5, True)])
def test_only_a_technology_stores_a_patch(tech: int, stored: bool) -> None:
    game = event("patch", seat(tiles=[START], trackers={"tech": tech}))
    assert ("store" in keys(game)) == stored


def held(game: Unknown) -> dict[str, Any]:
    player = game.players[0]
    return {
        "rovers": (len(player.board.rovers), player.rovers),
        "lifepods": (len(player.board.lifepods), player.lifepods),
        "meteorites": (len(player.board.meteorites), player.meteorites),
    }


@rule("PU-35.14")
def test_what_is_destroyed_leaves_the_game() -> None:
    """On the planet and on the corporation board: neither gains what the other loses."""
    stands: dict[str, Any] = {
        "tiles": [("i2_civ_energy_meteor", 0, "1-6"), ("i2_rover_tech_meteor", 0, "2-5")],
        "meteorites_at": ["2-6", "3-5"],
        "rovers_at": ["1-6", "2-7"],
        "rovers": 0,
        "lifepods": 2,
        "meteorites": 3,
    }
    start = {"rovers": (2, 0), "lifepods": (6, 2), "meteorites": (2, 3)}
    game = event("rover_lost", seat(**stands))
    choose(game, "rover:2-7")
    assert held(game) == {**start, "rovers": (1, 0)}
    game = event("lifepod_lost", seat(**stands))
    choose(game, "cell:3-8")
    assert held(game) == {**start, "lifepods": (5, 2)}
    game = event("collected_lifepod_lost", seat(**stands))
    assert held(game) == {**start, "lifepods": (6, 1)}
    game = event("collected_meteorite_lost", seat(**stands))
    assert held(game) == {**start, "meteorites": (2, 2)}
    game = civ_picks(seat(due=[4], **stands), civ=["meteor_defense_program"])
    assert held(game) == {**start, "meteorites": (0, 3)}


@rule("PU-35.14")
def test_pieces_under_a_tile_are_destroyed_for_good() -> None:
    game = placement(
        "i4_civ_energy",
        "o4_tech_biomass",
        seat(tiles=[START], trackers={"rover": 1}, rovers_at=["2-7"], rovers=0),
    )
    put(game, "inner", 0, "2-7")
    assert held(game) == {"rovers": (0, 0), "lifepods": (5, 0), "meteorites": (0, 0)}
