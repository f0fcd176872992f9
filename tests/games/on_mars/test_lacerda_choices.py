"""What Lacerda prefers where several things are possible, each side by itself."""

from __future__ import annotations

import pytest

from planetfall.games.on_mars.components.names import BUILDINGS, DISCOVERIES, SLOT_HIRE
from planetfall.games.on_mars.components.tables import FIRST_LSS_POINTS
from planetfall.games.on_mars.effects.construction import Construct
from planetfall.games.on_mars.expansions.lacerda.rover import targets, usefulness
from planetfall.games.on_mars.state import FOUND_DISCOVERY
from tests.rulebook.on_mars.test_33_lacerda import solo

BUILDS = [BUILDINGS.index(name) for name in ("generator", "water_extractor", "greenhouse")]


@pytest.mark.parametrize("taken", [True, False])
def test_he_does_not_want_a_tile_with_somebody_on_it_nor_a_crystal(taken: bool) -> None:
    at = solo("orbit").tile("three_crystals", "7-2").crystal("7-4")
    at.bots(0, "7-2" if taken else "4-4")
    words = [at.game.rules.key(option) for option in targets(at.game)]
    assert ("hex:7-2" in words) == (not taken)
    assert "hex:7-4" not in words


@pytest.mark.parametrize("building", BUILDS)
def test_the_first_of_a_column_and_a_free_place_to_hire_make_a_building_more_useful(
    building: int,
) -> None:
    game = solo("orbit").level(2, [2, 2, 2, 2]).game
    effect = Construct(building)
    later = usefulness(game, effect)
    game.lacerda.slots = [1 if k == SLOT_HIRE else 0 for k in range(5)]
    assert usefulness(game, effect) == later - 1
    game.lss = [1, 1, 1, 1]
    assert usefulness(game, effect) == later - 1 + 20 * FIRST_LSS_POINTS


@pytest.mark.parametrize("explore", ["upgrade_twice,-", "-,upgrade_twice", "-,-"])
def test_he_places_the_only_tile_wherever_it_lies(explore: str) -> None:
    at = solo("orbit").write(f"table: explore={explore}")
    game = at.begin("lacerda.place@1")
    tile = FOUND_DISCOVERY + DISCOVERIES.index("upgrade_twice")
    assert game.finds.count(tile) == ("upgrade" in explore)
