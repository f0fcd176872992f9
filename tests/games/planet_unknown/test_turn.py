"""What may still be done in a turn where a single tracker can move, and at the end."""

from __future__ import annotations

import pytest

from planetfall.games.planet_unknown import items
from planetfall.games.planet_unknown.turn import is_possible
from tests.rulebook.planet_unknown.help import TRACKS, ending, event, keys, placement, seat

TOP = 15


@pytest.mark.parametrize("item", [items.SYNERGY, items.ADVANCE_ANY])
def test_the_rover_tracker_alone_is_enough_to_advance_any(item: int) -> None:
    # On top of its track it still gives movement; the other four are stuck there.
    highest = dict.fromkeys(TRACKS, TOP)
    game = placement("i4_civ_energy", "i2_rover_tech", seat(trackers=highest))
    assert is_possible(game, 0, item)


@pytest.mark.parametrize("track", TRACKS)
def test_only_the_civ_tracker_is_spared_by_the_regress_of_republic(track: str) -> None:
    low = dict.fromkeys(TRACKS, 0)
    game = placement("i4_civ_energy", "i2_rover_tech", seat(trackers={**low, track: 1}))
    assert is_possible(game, 0, items.REGRESS)
    assert is_possible(game, 0, items.REGRESS | items.OTHER_THAN_CIV) == (track != "civ")


@pytest.mark.parametrize("corporation", ["universal_coalition", "wormhole"])
def test_a_patch_gained_at_the_end_cannot_be_stored(corporation: str) -> None:
    able = {"tech": TOP, "biomass": 2}
    part = seat(corporation=corporation, trackers=able, civ_cards=["gaming_commission"])
    game = ending(part)
    game.choose(0, "track:biomass")
    if "gain:patch" in keys(game):
        game.choose(0, "gain:patch")
    assert "cell:1-6" in keys(game) and "store" not in keys(game)
    # In the middle of the game it can.
    assert "store" in keys(event("patch", seat(corporation=corporation, trackers=able)))
