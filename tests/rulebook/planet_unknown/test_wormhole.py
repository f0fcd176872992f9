"""Section 26: Wormhole Corp."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.games.planet_unknown.board import BUILDINGS
from planetfall.games.planet_unknown.components.tiles import BIOMASS
from planetfall.games.planet_unknown.geometry import largest_area
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
    height,
    keys,
    placement,
    points,
    put,
    seat,
)

# Technology on 1-6, biomass on 2-6.
START = ("i2_tech_biomass", 0, "1-6")


def wormhole(trackers: dict[str, int], **more: Any) -> Seat:
    """Wormhole Corp with trackers by height and one tile."""
    more.setdefault("tiles", [START])
    return seat(corporation="wormhole", trackers=trackers, **more)


def heights(game: Unknown) -> list[int]:
    """Seat 0's trackers in the order of the tracks."""
    return [height(game, 0, track) for track in TRACKS]


@rule("PU-26.01", "PU-26.11", "PU-26.12")
@pytest.mark.parametrize(
    ("tiles", "patches", "turn", "biomass"),
    [
        ([START], [], 0, 1),  # biomass 2-5 beside 2-6
        ([START], [], 2, 0),  # civilization 2-5, biomass 3-5: it touches 2-6 by a corner
        ([START], ["3-6"], 2, 1),  # biomass 3-5 beside the patch
        ([START], ["2-4"], 2, 0),  # the patch touches civilization only
        ([("i2_civ_energy", 0, "1-6")], [], 0, 0),  # no biomass yet
    ],
)
def test_a_biomass_building_advances_only_where_it_extends_an_area(
    tiles: list[tuple[str, int, str]], patches: list[str], turn: int, biomass: int
) -> None:
    stands = wormhole({}, tiles=tiles, patches_at=patches)
    game = placement("i4_rover_tech", "i2_biomass_civ", stands)
    put(game, "inner", turn, "2-5")
    assert heights(game) == [1, 0, biomass, 0, 0]


@rule("PU-26.02", "PU-26.03", "PU-26.04")
@pytest.mark.parametrize(
    ("biomass", "options"),
    [
        (0, ["gain:synergy", "gain:patch"]),
        (1, ["gain:patch", "gain:civ"]),
        (2, ["gain:patch", "gain:water"]),
        (3, ["gain:patch", "gain:tech"]),
        (4, ["gain:patch", "gain:rover"]),
    ],
)
def test_each_biomass_space_offers_two_benefits_and_gives_one(
    biomass: int, options: list[str]
) -> None:
    for option in options:
        game = event("biomass_or_civ_up", wormhole({"biomass": biomass}, rovers=0))
        choose(game, "track:biomass")
        assert sorted(keys(game)) == sorted(options)
        choose(game, option)
        kind = option.removeprefix("gain:")
        before = [0, 0, biomass + 1, 0, 0]
        if kind in TRACKS:
            before[TRACKS.index(kind)] += 1
        assert heights(game) == before
        # The other benefit is lost.
        found = keys(game)
        assert any([key.startswith("cell:") for key in found]) == (kind == "patch")
        assert any([key.startswith("track:") for key in found]) == (kind == "synergy")


@rule("PU-26.03")
def test_medals_are_no_option_and_score_at_the_end() -> None:
    medals = [points(ending(wormhole({"biomass": k})), 0, "biomass") for k in range(6)]
    assert medals == [0, 0, 1, 2, 3, 5]


@rule("PU-26.13")
@pytest.mark.parametrize(("edition", "offered"), [("cs", True), ("en", False)])
def test_energy_may_choose_biomass_by_edition(edition: str, offered: bool) -> None:
    # Energy on 2-5 beside the biomass of 2-6.
    game = placement("i4_rover_tech", "i2_energy_water", wormhole({}), options={"edition": edition})
    put(game, "inner", 0, "2-5")
    assert ("track:biomass" in keys(game)) == offered
    assert height(game, 0, "water") == (1 if offered else 2)


@rule("PU-26.14")
def test_synergies_events_and_cards_advance_biomass_without_the_condition() -> None:
    bare = wormhole({}, tiles=[])
    for card in ("synergy_first", "biomass_or_civ_up"):
        game = event(card, bare)
        choose(game, "track:biomass")
        assert height(game, 0, "biomass") == 1
    game = civ_picks(wormhole({}, tiles=[], due=[1]), civ=["temp_agency"])
    choose(game, "track:biomass")
    assert height(game, 0, "biomass") == 1


# -- breakthroughs ---------------------------------------------------------------------------


@rule("PU-26.05")
@pytest.mark.parametrize(
    ("tech", "biomass", "offered"), [(3, 5, True), (2, 5, False), (3, 4, False)]
)
def test_level_one_returns_biomass_from_its_top_to_zero(
    tech: int, biomass: int, offered: bool
) -> None:
    game = placement("i4_rover_tech", "i2_civ_energy", wormhole({"tech": tech, "biomass": biomass}))
    assert ("use:reset-biomass" in keys(game)) == offered
    if offered:
        choose(game, "use:reset-biomass")
        # Nothing is gained, and the turn goes on.
        assert heights(game) == [0, 0, 0, 0, 3]
        assert keys(game) == ["take:outer", "take:inner"]


@rule("PU-26.05", "PU-26.15")
def test_after_a_reset_the_track_pays_again_and_the_medal_is_that_of_the_end() -> None:
    game = placement("i4_rover_tech", "i2_biomass_civ", wormhole({"tech": 3, "biomass": 5}))
    assert points(game, 0, "biomass") == 5
    put(game, "inner", 0, "2-5")
    # After placing, before the advance of the biomass building.
    choose(game, "use:reset-biomass")
    assert height(game, 0, "biomass") == 1
    assert sorted(keys(game)) == ["gain:patch", "gain:synergy"]
    assert points(game, 0, "biomass") == 0


@rule("PU-26.06", "PU-26.17")
@pytest.mark.parametrize(("tech", "offered"), [(4, False), (5, True)])
def test_level_two_puts_patches_on_tiles_but_not_on_meteorites_or_patches(
    tech: int, offered: bool
) -> None:
    stands = wormhole(
        {"tech": tech},
        tiles=[("i2_tech_biomass_meteor", 0, "1-6")],
        meteorites_at=["2-6"],
        patches_at=["1-7"],
    )
    game = event("patch", stands)
    assert ("cell:1-6" in keys(game)) == offered
    assert not {"cell:2-6", "cell:1-7"} & set(keys(game))
    assert {"cell:2-5", "cell:2-7", "cell:3-6"} <= set(keys(game))


@rule("PU-26.07", "PU-26.16")
def test_a_patch_on_a_tile_joins_areas_and_hides_the_building() -> None:
    # Biomass 2-6 and 2-8 with technology on 2-7 between them.
    stands = wormhole({"tech": 5}, tiles=[START, ("i2_tech_biomass", 3, "2-7")])
    game = event("patch", stands)
    board = game.players[0].board
    assert largest_area(*board.mask(3 * BIOMASS)) == 1
    choose(game, "cell:2-7")
    assert largest_area(*board.mask(3 * BIOMASS)) == 3
    assert board.terrain_at(cell("2-7")) == BIOMASS
    assert not board.has(BUILDINGS, cell("2-7")) and board.has(BUILDINGS, cell("1-6"))


@rule("PU-26.08")
@pytest.mark.parametrize(("tech", "offered"), [(6, False), (7, True)])
def test_level_three_gains_one_more_patch_once_per_turn(tech: int, offered: bool) -> None:
    game = civ_picks(wormhole({"tech": tech}, due=[2]), civ=["dept_of_parks_and_rec"])
    assert ("use:extra-patch" in keys(game)) == offered
    assert "cell:1-7" in keys(game)
    if offered:
        choose(game, "use:extra-patch")
    placed = 0
    while any([key.startswith("cell:") for key in keys(game)]):
        assert "use:extra-patch" not in keys(game)
        choose(game, [key for key in keys(game) if key.startswith("cell:")][-1])
        placed += 1
    assert placed == (3 if offered else 2)


@rule("PU-26.08")
def test_a_stored_patch_is_not_gained_again_at_the_end() -> None:
    game = ending(wormhole({"tech": 14}, patches=1))
    assert "use:extra-patch" not in keys(game) and "store" not in keys(game)


@rule("PU-26.09")
@pytest.mark.parametrize(("tech", "offered"), [(9, False), (10, True)])
def test_level_four_stores_patches_for_the_end(tech: int, offered: bool) -> None:
    game = event("patch", wormhole({"tech": tech}))
    assert ("store" in keys(game)) == offered
    if offered:
        choose(game, "store")
        assert (game.players[0].patches, game.players[0].board.patches) == (1, [])
        game = ending(wormhole({"tech": tech}, patches=1))
        choose(game, "cell:3-6")
        assert game.players[0].board.patches == [cell("3-6")]


@rule("PU-26.10")
@pytest.mark.parametrize(("tech", "offered"), [(13, False), (14, True)])
def test_level_five_puts_patches_on_meteorites_and_destroys_them(tech: int, offered: bool) -> None:
    stands = wormhole(
        {"tech": tech}, tiles=[("i2_tech_biomass_meteor", 0, "1-6")], meteorites_at=["2-6"]
    )
    game = event("patch", stands)
    assert ("cell:2-6" in keys(game)) == offered
    if offered:
        choose(game, "cell:2-6")
        player = game.players[0]
        assert (player.board.patches, player.board.meteorites) == ([cell("2-6")], [])
        assert player.meteorites == 0
