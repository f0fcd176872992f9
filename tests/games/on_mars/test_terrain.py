"""Readings of the map say what a plain count says, on maps of any kind."""

from __future__ import annotations

from random import Random

import pytest

from planetfall.games.on_mars import terrain
from planetfall.games.on_mars.components.map import AROUND, DISTANCE, HEXES, STARTING_MINE, ZONE
from planetfall.games.on_mars.packing import marker_of
from planetfall.games.on_mars.state import FIRST_SHELTER, Colony
from tests.rulebook.on_mars.help import Position


def scattered(seed: int) -> Colony:
    """A map with buildings, pieces and finds anywhere, some hexes with several."""
    rng = Random(seed)
    game = Position(seats=3).game
    assert isinstance(game, Colony)
    some = rng.choice((0.1, 0.5, 0.9))
    game.land = [rng.randint(1, FIRST_SHELTER + 2) * (rng.random() < some) for _ in range(HEXES)]
    game.finds = [int(rng.random() < some / 2) for _ in range(HEXES)]
    pieces = (*range(1, 4), *[marker_of(rng.randrange(20), seat) for seat in range(3)])
    game.tops = [rng.choice(pieces) if land and rng.random() < 0.4 else 0 for land in game.land]
    game.others = [rng.randrange(HEXES) for _ in range(rng.randrange(4))]
    for player in game.players:
        player.rover = rng.randrange(-1, HEXES)
        player.bots = [rng.randrange(HEXES) for _ in range(rng.randint(1, 4))]
    return game


def standing(game: Colony) -> list[int]:
    """The hexes of all bots, rovers and such pieces of no player."""
    return [
        *[bot for player in game.players for bot in player.bots],
        *[player.rover for player in game.players if player.rover >= 0],
        *game.others,
    ]


def joined(game: Colony, place: int) -> set[int]:
    """The hexes of the complex of a building."""
    found = {place}
    while True:
        more = {
            near
            for each in found
            for near in AROUND[each]
            if game.land[near] == game.land[place] and near not in found
        }
        if not more:
            return found
        found |= more


@pytest.mark.parametrize("seed", range(12))
def test_the_map_reads_as_it_is(seed: int) -> None:
    game = scattered(seed)
    there = standing(game)
    assert sorted(terrain.figures(game)) == sorted(there)
    free = []
    for place in range(HEXES):
        figure = place in there
        assert terrain.figures_on(game, place) == there.count(place)
        assert terrain.has_figure(game, place) is figure
        assert terrain.has_piece(game, place) is (figure or game.tops[place] > 0)
        empty = not (figure or game.land[place] or game.finds[place])
        assert terrain.is_empty(game, place) is empty
        if empty or (game.land[place] and not terrain.has_piece(game, place)):
            free.append(place)
        if game.land[place]:
            assert terrain.complex_size(game, place) == len(joined(game, place))
    assert [h for h in range(HEXES) if terrain.is_resting_place(game, h)] == free
    for origin in range(HEXES):
        nearest = min([DISTANCE[origin][h] for h in free if h != origin], default=0)
        assert terrain.resting_places(game, origin) == [
            h for h in free if DISTANCE[origin][h] == nearest and h != origin
        ]
    for seat, player in enumerate(game.players):
        zone = {h for bot in player.bots for h in ZONE[bot]}
        assert terrain.zone(game, seat) == sorted(zone)
        assert terrain.rover_hex(game, seat) == (
            player.rover if player.rover >= 0 else STARTING_MINE
        )


@pytest.mark.parametrize("only", [0, 40, HEXES - 1])
def test_a_displaced_piece_goes_as_far_as_it_must(only: int) -> None:
    game = Position(seats=2).game
    assert isinstance(game, Colony)
    game.others = [h for h in range(HEXES) if h != only]
    game.land = [0] * HEXES
    game.finds = [0] * HEXES
    for origin in range(HEXES):
        assert terrain.resting_places(game, origin) == ([] if origin == only else [only])
