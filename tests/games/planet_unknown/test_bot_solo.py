"""Alone, the bot of Planet Unknown sees how far its personal objectives are."""

from __future__ import annotations

from itertools import pairwise

from planetfall import bots, games
from planetfall.bots import match
from planetfall.games.planet_unknown.bot_solo import aims, block, progress, tiles_to_come
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.tiles import BIOMASS, CIV
from planetfall.games.planet_unknown.state import Player, Unknown
from tests.rulebook.planet_unknown.help import ending, seat

LANDFILL = next(k for k, card in enumerate(OBJECTIVES) if card.personal.id == "landfill")


def player(*patches: str) -> Player:
    """A player with patches on the planet."""
    return ending(seat(patches_at=list(patches), lifepods_at=[])).players[0]


def test_a_block_counts_squares_of_its_terrain_where_nothing_else_lies() -> None:
    near = player("5-5", "5-6", "6-5").board
    assert block(near, BIOMASS, 3, 3) == 3
    # Patches are in the way of any other terrain.
    assert block(near, CIV, 3, 3) == 0
    far = player("2-5", "6-9", "9-5").board
    assert block(far, BIOMASS, 3, 3) == 1


def test_an_objective_is_worth_more_the_nearer_it_is() -> None:
    worths = []
    for patches in (["5-5"], ["5-5", "5-6", "5-7", "6-5", "6-6"], []):
        found = player(*patches)
        found.personal = [LANDFILL]
        worths.append(aims(found, 1))
    assert worths[1] > worths[0] >= worths[2]
    whole = player(*[f"{r}-{c}" for r in (5, 6, 7) for c in (5, 6, 7)])
    assert progress(OBJECTIVES[LANDFILL].personal, whole, 0) == 100


def test_alone_the_tiles_to_come_are_known() -> None:
    game = games.build("planet-unknown", {}).new(1, 3)
    bot = bots.make("greedy", "planet-unknown")
    assert isinstance(game, Unknown)
    seen: list[int] = []
    while not game.is_over():
        left = tiles_to_come(game)
        if not seen or left != seen[-1]:
            seen.append(left)
        match.run(game, [bot], match.seat_rngs(3, 1), limit=1)
    assert seen[-1] == 0
    assert all(later <= earlier + 1 for earlier, later in pairwise(seen))
    assert 15 <= max(seen) <= 20
