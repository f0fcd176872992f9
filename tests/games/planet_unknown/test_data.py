"""Every component of Planet Unknown equals the carried-over facts in `data/`."""

import json
from pathlib import Path
from typing import Any

import pytest

from planetfall.games.planet_unknown.bands import Bands, members
from planetfall.games.planet_unknown.components import corporation as corporation_base
from planetfall.games.planet_unknown.components import (
    corporations,
    planets,
    shapes,
    station,
    tiles,
    tracks,
)
from planetfall.games.planet_unknown.components import planet as planet_base
from planetfall.games.planet_unknown.components.corporations import (
    makeshift,
    universal_coalition,
    wormhole,
)
from planetfall.testing import rule

DATA = Path(__file__).parent / "data"
EDITIONS = planet_base.EDITION_IDS


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


SHAPES = facts("shapes")
TILES = facts("tiles")
PLANETS = facts("planets")
CORPORATIONS = facts("corporations")


def by_id(record: dict[str, Any]) -> str:
    return str(record["id"])


def cells(points: list[list[int]]) -> list[int]:
    """Return cells of points (x, y) counted from 0."""
    return sorted(12 * y + x for x, y in points)


def shown(mask: Bands) -> list[int]:
    return members(*mask)


# -- shapes, tiles, station ------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12), ids=[by_id(s) for s in SHAPES["shapes"]])
def test_a_shape_equals_the_facts(number: int) -> None:
    fact = SHAPES["shapes"][number]
    squares = shapes.ORIENTATIONS[number][0].squares
    assert shapes.SHAPE_IDS[number] == fact["id"].lower()
    assert shapes.NAMES[shapes.SHAPE_IDS[number]] == (fact["name_en"], fact["name_cs"])
    assert (shapes.RING_IDS[number // 6], number % 6) == (fact["ring"], fact["slot"])
    assert shapes.SIZES[number] == fact["size"] == len(squares)
    drawn = {(s.column, s.row) for s in squares}
    assert drawn == {(x, y) for x, y in fact["cells"]}
    for section, name in enumerate("AB"):
        mine = [s for s in squares if s.section == section]
        assert {(s.column, s.row) for s in mine} == {(x, y) for x, y in fact["section_cells"][name]}
        assert [[s.column, s.row] for s in mine if s.building] == [fact["building_cell"][name]]
    meteor = [s for s in squares if s.meteor]
    assert [[s.column, s.row] for s in meteor] == [fact["meteor_cell"]]
    assert meteor[0].building == fact["meteor_on_building"]


@rule("PU-5.08", "PU-18.02")
@pytest.mark.parametrize("number", range(12), ids=[by_id(s) for s in SHAPES["shapes"]])
def test_a_shape_has_all_its_turns_and_flips(number: int) -> None:
    fact = SHAPES["shapes"][number]
    assert len(shapes.TURNS[number]) == fact["full_orientations"]
    assert len(shapes.OUTLINES[number]) == fact["outline_orientations"]


def test_turn_one_is_a_quarter_clockwise_and_turn_four_a_mirror() -> None:
    l4 = shapes.ORIENTATIONS[shapes.SHAPE_IDS.index("l4")]
    assert [(s.row, s.column) for s in l4[0].squares] == [(0, 1), (1, 1), (2, 0), (2, 1)]
    assert [(s.row, s.column) for s in l4[1].squares] == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert [(s.row, s.column) for s in l4[4].squares] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert [(s.row, s.column) for s in l4[5].squares] == [(0, 0), (0, 1), (0, 2), (1, 0)]


def test_offsets_lead_from_the_anchor_to_every_square() -> None:
    for orientations in shapes.ORIENTATIONS:
        for o in orientations:
            assert o.offsets == sorted(o.offsets)
            top = o.squares[0]
            places = {(13 * (s.row - top.row) + s.column - top.column) for s in o.squares}
            assert places == set(o.offsets)
            assert sorted(o.sections[0] + o.sections[1]) == o.offsets


@rule("PU-14.02")
def test_the_patch_is_one_square_without_building_or_meteor() -> None:
    fact = SHAPES["patch"]
    orientation = shapes.ORIENTATIONS[shapes.PATCH][0]
    assert shapes.SHAPE_IDS[shapes.PATCH] == fact["id"].lower()
    assert shapes.NAMES["p1"] == (fact["name_en"], fact["name_cs"])
    assert shapes.TURNS[shapes.PATCH] == [0]
    assert (len(orientation.squares), orientation.buildings, orientation.meteor) == (
        1,
        [-1, -1],
        -1,
    )
    assert tiles.PATCHES == fact["supply"]
    assert fact["cells"] == [[0, 0]]


@pytest.mark.parametrize("number", range(144), ids=list(tiles.TILE_IDS))
def test_a_tile_equals_the_facts(number: int) -> None:
    fact = TILES["tiles"][number]
    assert fact["number"] == number + 1
    first, second = fact["terrains"]
    meteor = "_meteor" if fact["meteor"] else ""
    assert tiles.TILE_IDS[number] == f"{fact['shape'].lower()}_{first}_{second}{meteor}"
    assert tiles.SHAPE_OF[number] == shapes.SHAPE_IDS.index(fact["shape"].lower())
    assert tiles.TERRAIN_IDS[tiles.FIRST[number]] == first
    assert tiles.TERRAIN_IDS[tiles.SECOND[number]] == second
    assert tiles.HAS_METEOR[number] == fact["meteor"]
    squares = shapes.ORIENTATIONS[tiles.SHAPE_OF[number]][0].squares
    codes = tiles.square_codes(number, 0)
    mine = [
        [s.column, s.row, tiles.TERRAIN_IDS[c & 7], c & tiles.BUILDING != 0, c & tiles.METEOR != 0]
        for s, c in zip(squares, codes, strict=True)
    ]
    assert sorted(mine) == sorted(fact["cells"])


@rule("PU-6.01", "PU-6.02", "PU-35.06")
def test_every_tile_has_two_terrains_with_one_building_each() -> None:
    for tile in range(tiles.TILES):
        for turn in range(8):
            codes = tiles.square_codes(tile, turn)
            assert len({c & 7 for c in codes}) == 2
            built = [c & 7 for c in codes if c & tiles.BUILDING]
            assert sorted(built) == sorted([tiles.FIRST[tile], tiles.SECOND[tile]])


@rule("PU-6.09")
def test_half_of_the_tiles_have_one_meteor_symbol() -> None:
    marked = 0
    for tile in range(tiles.TILES):
        symbols = [c for c in tiles.square_codes(tile, 0) if c & tiles.METEOR]
        assert len(symbols) == int(tiles.HAS_METEOR[tile])
        marked += len(symbols)
        for code in symbols:
            two_squares = shapes.SIZES[tiles.SHAPE_OF[tile]] == 2
            assert (code & tiles.BUILDING != 0) == two_squares
    assert marked == 72


@rule("PU-1.06", "PU-35.08")
def test_there_are_six_terrains_in_equal_number() -> None:
    assert list(tiles.TERRAIN_IDS) == TILES["terrains"]
    assert [[tiles.TERRAIN_IDS[a], tiles.TERRAIN_IDS[b]] for a, b in tiles.PAIRS] == TILES["pairs"]
    on_tiles = [0] * 6
    squares = [0] * 6
    buildings = [0] * 6
    for tile in range(tiles.TILES):
        on_tiles[tiles.FIRST[tile]] += 1
        on_tiles[tiles.SECOND[tile]] += 1
        for code in tiles.square_codes(tile, 0):
            squares[code & 7] += 1
            buildings[code & 7] += code >> 3 & 1
    assert (on_tiles, squares, buildings) == ([48] * 6, [96] * 6, [48] * 6)


@rule("PU-3.03", "PU-3.06")
def test_each_section_pairs_a_large_and_a_small_stack_of_twelve() -> None:
    for ring, name in enumerate(shapes.RING_IDS):
        names = [n.lower() for n in SHAPES["rings"][name]]
        assert [shapes.SHAPE_IDS[station.shape_in(k, ring, 0)] for k in range(6)] == names
    assert len(tiles.TILE_IDS) == 12 * SHAPES["tiles_per_stack"] == 144
    for shape in range(shapes.SHAPES):
        assert tiles.SHAPE_OF.count(shape) == SHAPES["tiles_per_stack"]
    assert station.SECTIONS == SHAPES["sections"]
    for shift in range(6):
        inner = [station.shape_in(k, shapes.INNER, shift) for k in range(6)]
        assert sorted(inner) == list(range(6, 12))
        assert inner[0] == 6 + shift


@rule("PU-2.20")
def test_seats_are_spaced_round_the_station() -> None:
    for players in range(1, 7):
        assert list(station.SEATS[players]) == SHAPES["seats_by_players"][str(players)]


def test_a_clockwise_step_hands_each_seat_its_neighbours_section() -> None:
    for seat in range(6):
        assert station.section_of(seat, 5) == station.section_of((seat - 1) % 6, 0)


# -- planets ---------------------------------------------------------------------------------

RULES = {
    "standard": "standard",
    "no_mixed_ice_land": "ice_or_land",
    "city_bonus": "cities",
    "quadrant_ban": "quadrant_ban",
    "ring_anchor": "ring_anchor",
    "electric_energy": "currents",
    "chasm": "chasm",
    "first_tile_centre": "centre_start",
    "toxic_no_rover": "toxic",
    "slide_in": "slide_in",
    "corner_ice": "corner_ice",
    "planetoid_bonus": "planetoids",
    "holes": "holes",
}


def test_the_planets_are_all_there() -> None:
    assert [p["id"] for p in PLANETS["planets"]] == list(planets.PLANET_IDS)
    boxes = [p.box for p in planets.PLANETS if not p.symmetric]
    assert (boxes.count(planet_base.BASE), boxes.count(planet_base.KICKSTARTER)) == (6, 6)


@rule("PU-5.11", "PU-16.05", "PU-16.06", "PU-35.22")
@pytest.mark.parametrize("fact", PLANETS["planets"], ids=by_id)
def test_a_planet_equals_the_facts(fact: dict[str, Any]) -> None:
    planet = planets.PLANETS[planets.PLANET_OF[fact["id"]]]
    assert planet.names == (fact["name_en"], fact["name_cs"])
    assert (planet.box, planet.complexity) == (fact["set"], fact["complexity"])
    assert planet.symmetric == (fact["side"] == "symmetric")
    assert [RULES[r] for r in fact["rules"]] == [planet.rule]
    assert planet.drawing == fact["map"]
    text = "".join(fact["mask"])
    assert planet.cells == shown(planet.squares) == [k for k in range(144) if text[k] == "1"]
    assert len(planet.cells) == fact["cell_count"]
    assert shown(planet.ice) == cells(fact["ice"])
    assert len(shown(planet.ice)) == fact["ice_count"]
    assert sorted(shown(planet.ice) + shown(planet.land)) == planet.cells
    assert shown(planet.lifepods) == cells(fact["lifepods"])
    assert len(shown(planet.lifepods)) == planet_base.LIFEPODS
    assert planet.row_points == fact["row_points"]
    assert planet.column_points == fact["column_points"]
    assert set(planet.row_points + planet.column_points) <= {1, 2, 3}
    assert shown(planet.edge) == cells(fact["perimeter"])
    zones = {
        "cities": planet.cities,
        "ring": planet.ring,
        "currents": planet.currents,
        "centre": planet.centre,
        "toxic": planet.toxic,
        "holes": planet.holes,
        "side_west": planet.west,
        "side_east": planet.east,
    }
    special = fact["special"]
    for name, mask in zones.items():
        assert shown(mask) == cells(special.get(name, []))
    others = {"planetoids", "quadrants", "blocked_edges", "diagonal_crossings"}
    assert set(special) <= set(zones) | others
    start = planet.centre if fact["first_tile"] == "centre" else planet.edge
    assert planet.start == start


@pytest.mark.parametrize("fact", PLANETS["planets"], ids=by_id)
def test_a_planets_points_add_up(fact: dict[str, Any]) -> None:
    planet = planets.PLANETS[planets.PLANET_OF[fact["id"]]]
    lines = sum(planet.row_points) + sum(planet.column_points)
    assert lines == fact["max_row_column_points"]
    cities = planet_base.CITY_POINTS * len(shown(planet.cities))
    planetoids = planet_base.PLANETOID_POINTS * len(planet.planetoids)
    assert cities + planetoids == fact["max_bonus_points"]


@rule("PU-34.40", "PU-34.42")
def test_cerberus_scores_at_most_45() -> None:
    (fact,) = [p for p in PLANETS["planets"] if p["id"] == "cerberus"]
    planet = planets.CERBERUS
    assert [shown(m) for m in planet.planetoids] == [
        cells(p["cells"]) for p in fact["special"]["planetoids"]
    ]
    assert all(p["bonus"] == planet_base.PLANETOID_POINTS for p in fact["special"]["planetoids"])
    total = sum(planet.row_points) + sum(planet.column_points)
    assert (total, total + 3 * planet_base.PLANETOID_POINTS) == (39, 45)


@rule("PU-34.07")
def test_persephone_bans_one_building_in_each_quadrant() -> None:
    (fact,) = [p for p in PLANETS["planets"] if p["id"] == "persephone"]
    expected: list[list[int]] = [[] for _ in range(6)]
    for quadrant in fact["special"]["quadrants"]:
        terrain = tiles.TERRAIN_IDS.index(quadrant["banned_building"])
        low_row, high_row = quadrant["rows"]
        low, high = quadrant["columns"]
        for row in range(low_row, high_row + 1):
            expected[terrain] += [12 * row + c for c in range(low, high + 1)]
    assert [shown(mask) for mask in planets.PERSEPHONE.bans] == expected


@rule("PU-34.21", "PU-34.22", "PU-34.48")
def test_the_chasm_of_tartarus_has_two_diagonal_gaps() -> None:
    (fact,) = [p for p in PLANETS["planets"] if p["id"] == "tartarus"]
    blocked = {
        frozenset((12 * e["y"] + e["x"], 12 * e["to_y"] + e["to_x"]))
        for e in fact["special"]["blocked_edges"]
    }
    gaps = {
        frozenset((12 * e["y"] + e["x"], 12 * e["to_y"] + e["to_x"]))
        for e in fact["special"]["diagonal_crossings"]
    }
    planet = planets.TARTARUS
    west = shown(planet.west)
    for cell in planet.cells:
        for rows in (-1, 0, 1):
            for columns in (-1, 0, 1):
                row, column = cell // 12 + rows, cell % 12 + columns
                other = 12 * row + column
                if other == cell or not (0 <= row < 12 and 0 <= column < 12):
                    continue
                pair = frozenset((cell, other))
                if rows == 0 or columns == 0:
                    expected = other in planet.cells and pair not in blocked
                    assert (other in planet.steps[cell]) == expected
                else:
                    same = (cell in west) == (other in west)
                    expected = other in planet.cells and (same or pair in gaps)
                    assert (other in planet.diagonals[cell]) == expected


@rule("PU-34.11")
def test_the_ring_of_arashi_fills_the_two_longest_rows() -> None:
    rows = [[c for c in planets.ARASHI.cells if c // 12 == r] for r in range(12)]
    longest = [r for r in range(12) if len(rows[r]) == max(len(row) for row in rows)]
    assert longest == [5, 6]
    assert shown(planets.ARASHI.ring) == rows[5] + rows[6]


@rule("PU-34.35")
def test_the_ice_of_oblivion_fills_its_corners() -> None:
    corners = [c for c in range(144) if c // 12 % 9 < 3 and c % 12 % 9 < 3]
    assert shown(planets.OBLIVION.ice) == corners


def test_editions_of_the_planets_differ_as_stated() -> None:
    by_edition = PLANETS["by_edition"]
    for k, edition in enumerate(EDITIONS):
        assert planet_base.PATCHES_SLIDE[k] == by_edition["patches_slide"][edition]
        assert planet_base.CURRENTS_IN_PLAY[k] == by_edition["currents_in_play"][edition]
    assert PLANETS["city_points"] == planet_base.CITY_POINTS
    assert PLANETS["planetoid_points"] == planet_base.PLANETOID_POINTS


# -- corporations ----------------------------------------------------------------------------

SPECIALS = {
    "none": "none",
    "civ_milestone_regress": "civ_regress",
    "biomass_needs_expansion": "biomass_extension",
    "lifepods_on_tracks": "lifepods_on_tracks",
    "deliver_meteorites": "delivery",
    "lifepods_unlock_techs": "lifepods_on_techs",
    "winding_water": "winding_water",
    "diagonal_trackers": "diagonal_trackers",
    "flux_track": "focus",
}
TIMINGS = {
    "passive": "passive",
    "tile_selected": "on_choice",
    "after_placement": "on_placement",
    "turn_start": "turn_start",
    "any_time": "any_time",
    "end_game": "game_end",
}
LIMITS = {
    None: "unlimited",
    "once_per_turn": "once_per_turn",
    "once_per_game": "once_per_game",
}
TECHS = {
    "universal_coalition": {
        "ignore_adjacency": "ignore_adjacency",
        "store_patches": "store_patches",
        "more_movement": "rover_move_bonus",
        "double_water": "double_water",
        "no_meteorites": "no_meteorites",
    },
    "republic": {
        "movement_for_civ_tiles": "rover_move_on_select",
        "wider_civ_choice": "extra_civ_choice",
        "teleport_between_civ_buildings": "teleport",
        "synergy_for_civ_milestones": "synergy_on",
        "two_last_civ_cards": "take_civ_cards",
    },
    "wormhole": {
        "reset_biomass": "reset_track",
        "patches_on_tiles": "patch_on_tile",
        "extra_patch": "extra_patch",
        "store_patches": "store_patches",
        "patches_on_meteorites": "patch_destroys_meteorite",
    },
    "cosmos": {
        "diagonal_rovers": "diagonal_rovers",
        "reposition_lifepods_once": "reposition_lifepods",
        "reposition_for_energy_tiles": "reposition_lifepods",
        "free_energy_steps": "free_move_onto",
        "reposition_each_turn": "reposition_lifepods",
    },
    "horizon": {
        "rover_tiles_ignore_adjacency": "ignore_adjacency",
        "movement_for_loaded_rovers": "rover_move_at_start",
        "patch_for_meteorites": "patch_on",
        "destroy_on_water": "destroy_carried_on",
        "advance_rover": "advance",
    },
    "jump_drive": {
        "synergy_for_patch": "replace",
        "teleport_to_same_terrain": "teleport",
        "double_synergy": "double_synergy",
        "tech_as_energy": "tech_as_energy",
        "claim_row": "claim_row",
        "common_objective": "global_objective",
    },
    "oasis": {
        "jump_trackers": "skip_trackers",
        "movement_for_rovers_on_water": "rover_move_at_start",
        "water_for_tiles_off_ice": "advance",
        "patch_for_water_tiles": "patch_on",
        "synergy_for_water_tiles": "synergy_on",
    },
    "makeshift": {
        "outer_tracks_meet": "wrap_tracks",
        "more_movement_together": "rover_move_bonus",
        "sideways": "lateral_advance",
        "regress_each_turn": "regress",
        "score_like_the_best": "score_best_on_track",
    },
    "flux": {
        "movement_for_rovers_on_focus": "rover_move_at_start",
        "advance_focus_to_milestone": "advance_to_next_milestone",
        "improve_focus": "improve_focus",
        "meteorite_for_focus_tiles": "collect_meteorite",
        "advance_focus": "advance",
    },
}
"""By corporation: our id of each breakthrough and its kind in the facts."""


def benefit(code: int) -> str:
    """Return a benefit code in the words of the facts."""
    kind, amount = code & tracks.KIND, code & tracks.AMOUNT
    plain = {
        tracks.SYNERGY: "synergy",
        tracks.PATCH: "biomass_patch",
        tracks.PLACE_ROVER: "place_rover",
    }
    if kind in plain:
        assert amount == 0
        return plain[kind]
    if kind == tracks.ADVANCE:
        return f"advance:{tiles.TERRAIN_IDS[amount]}"
    word = {tracks.CIV_CARD: "civ_card", tracks.MOVE: "move", tracks.TECH: "tech"}[kind]
    return f"{word}:{amount}"


def corporation(fact: dict[str, Any]) -> corporations.Corporation:
    return corporations.CORPORATIONS[corporations.CORPORATION_OF[fact["id"]]]


def test_the_corporations_are_all_there() -> None:
    assert [c["id"] for c in CORPORATIONS["corporations"]] == list(corporations.CORPORATION_IDS)
    boxes = [c.box for c in corporations.CORPORATIONS if not c.symmetric]
    assert (boxes.count(planet_base.BASE), boxes.count(planet_base.KICKSTARTER)) == (6, 2)


@rule("PU-11.17")
@pytest.mark.parametrize("fact", CORPORATIONS["corporations"], ids=by_id)
def test_a_corporation_equals_the_facts(fact: dict[str, Any]) -> None:
    mine = corporation(fact)
    assert mine.names == (fact["name_en"], fact["name_cs"])
    assert (mine.box, mine.complexity) == (fact["set"], fact["complexity"])
    assert mine.symmetric == (fact["side"] == "symmetric")
    assert mine.special == SPECIALS[fact["special"]]
    assert mine.rovers == fact["rovers"]
    assert mine.overflow == fact["rover_overflow_movement"]
    top = mine.tracks[tiles.ROVER].benefits[tracks.TOP]
    assert tracks.MOVE + mine.overflow in top
    assert fact["track_order"] == list(tiles.TERRAIN_IDS[:5])
    assert fact["meteorites_per_point"] == corporation_base.METEORITES_PER_POINT


@pytest.mark.parametrize("fact", CORPORATIONS["corporations"], ids=by_id)
def test_the_tracks_of_a_corporation_equal_the_facts(fact: dict[str, Any]) -> None:
    for number, name in enumerate(fact["track_order"]):
        track = corporation(fact).tracks[number]
        spaces = fact["tracks"][name]
        assert track.top == len(spaces) - 1
        for position, space in enumerate(spaces):
            where = f"{fact['id']} {name} {position}"
            assert [benefit(b) for b in track.benefits[position]] == space[0], where
            assert (track.medals[position] or None) == space[1], where
            assert track.exists[position] == ("missing" not in space), where
            assert track.choice == ("choose" in space), where


@pytest.mark.parametrize("fact", CORPORATIONS["corporations"], ids=by_id)
def test_the_breakthroughs_of_a_corporation_equal_the_facts(fact: dict[str, Any]) -> None:
    techs = corporation(fact).techs
    assert len(techs) == len(fact["techs"])
    kinds = TECHS[fact["id"]]
    for tech, (level, timing, limit, effect) in zip(techs, fact["techs"], strict=True):
        assert (tech.level, tech.timing, tech.limit) == (level, TIMINGS[timing], LIMITS[limit])
        assert kinds[tech.id] == effect["kind"]
        for name in ("amount", "count", "cost", "draw"):
            if isinstance(effect.get(name), int):
                assert tech.amount == effect[name]
    assert [t.id for t in techs] == list(kinds)


@rule("PU-30.18")
def test_the_water_of_oasis_follows_its_path() -> None:
    (fact,) = [c for c in CORPORATIONS["corporations"] if c["id"] == "oasis"]
    oasis = corporations.OASIS
    path = [[tiles.TERRAIN_IDS[track], space] for track, space in oasis.water_path]
    assert path == fact["water_path"]
    assert oasis.water_path[2:5] == [(tiles.BIOMASS, 2), (tiles.ROVER, 3), (tiles.TECH, 4)]
    assert oasis.tracks[tiles.ROVER].benefits[3] == [tracks.MOVE + 1]
    own = [space for track, space in oasis.water_path if track == tiles.WATER]
    assert own == [k for k in range(16) if oasis.tracks[tiles.WATER].exists[k]]
    for other in corporations.CORPORATIONS:
        if other.id != "oasis":
            assert other.water_path == [(tiles.WATER, k) for k in range(16)]


def test_the_biomass_steps_of_wormhole_stand_at_their_heights() -> None:
    (fact,) = [c for c in CORPORATIONS["corporations"] if c["id"] == "wormhole"]
    assert corporations.WORMHOLE.biomass_heights == [0] + [r[0] for r in fact["biomass_rows"]]
    assert corporations.FLUX.biomass_heights == list(range(16))


@rule("PU-25.01", "PU-25.19")
def test_republic_has_seven_civ_milestones() -> None:
    (fact,) = [c for c in CORPORATIONS["corporations"] if c["id"] == "republic"]
    ranks = [
        code & tracks.AMOUNT
        for space in corporations.REPUBLIC.tracks[tiles.CIV].benefits
        for code in space
        if code & tracks.KIND == tracks.CIV_CARD
    ]
    assert ranks == fact["civ_ranks"] == [1, 2, 2, 3, 3, 4, 4]


@rule("PU-25.02", "PU-27.01", "PU-28.01", "PU-29.02")
def test_rovers_owned_are_the_rover_icons_and_fill_the_box() -> None:
    for side in corporations.CORPORATIONS:
        icons = sum(space.count(tracks.PLACE_ROVER) for space in side.tracks[3].benefits)
        assert icons == side.rovers
    assert corporations.REPUBLIC.rovers == 1
    assert corporations.COSMOS.rovers == 1
    assert corporations.JUMP_DRIVE.rovers == 1
    assert corporations.HORIZON.rovers == 4
    assert corporations.HORIZON.rovers + 5 * 2 == 14


@rule("PU-29.01")
def test_jump_drive_has_six_breakthroughs_and_no_tech_milestones() -> None:
    side = corporations.JUMP_DRIVE
    assert [t.level for t in side.techs] == ["A", "B", "C", "D", "E", "F"]
    codes = [code for space in side.tracks[tiles.TECH].benefits for code in space]
    assert all(code & tracks.KIND != tracks.TECH for code in codes)


@rule("PU-8.06", "PU-8.11")
def test_each_milestone_symbol_stands_on_one_track_only() -> None:
    homes = {
        tracks.CIV_CARD: tiles.CIV,
        tracks.PATCH: tiles.BIOMASS,
        tracks.PLACE_ROVER: tiles.ROVER,
        tracks.TECH: tiles.TECH,
    }
    assert set(homes) == set(tracks.MILESTONES)
    for side in corporations.CORPORATIONS:
        for number, track in enumerate(side.tracks):
            for space in track.benefits:
                for code in space:
                    kind = code & tracks.KIND
                    assert homes.get(kind, number) == number


@rule("PU-10.06")
def test_the_water_track_has_more_and_higher_medals_and_no_milestones() -> None:
    line = corporations.UNIVERSAL_COALITION.tracks
    water = line[tiles.WATER]
    assert {code for space in water.benefits for code in space} == {tracks.SYNERGY}
    for other in (tiles.CIV, tiles.BIOMASS, tiles.ROVER, tiles.TECH):
        assert len([m for m in water.medals if m]) > len([m for m in line[other].medals if m])
        assert max(water.medals) > max(line[other].medals)


@rule("PU-8.02")
def test_a_medal_counts_from_its_space_upwards() -> None:
    medals = corporations.UNIVERSAL_COALITION.tracks[tiles.CIV].medals
    values = [tracks.nearest_medal(medals, k) for k in range(16)]
    assert values == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5]


@rule("PU-8.10", "PU-29.06")
def test_tech_medals_of_jump_drive_fall_with_height() -> None:
    medals = corporations.JUMP_DRIVE.tracks[tiles.TECH].medals
    values = [tracks.nearest_medal(medals, k) for k in range(16)]
    assert values == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


@rule("PU-19.11")
def test_the_scoring_example_fits_the_universal_coalition() -> None:
    line = corporations.UNIVERSAL_COALITION.tracks
    for track, low, high, points in ((0, 3, 4, 1), (1, 13, 14, 7), (2, 5, 7, 1), (3, 15, 15, 5)):
        for position in range(low, high + 1):
            assert tracks.nearest_medal(line[track].medals, position) == points
    for position in range(10, 13):
        assert tracks.nearest_medal(line[4].medals, position) == 1
    assert line[0].benefits[3] == [tracks.CIV_CARD + 1]
    assert line[4].benefits[10] == [tracks.TECH + 4]


@rule("PU-26.03")
def test_every_biomass_space_of_wormhole_offers_two_benefits() -> None:
    track = corporations.WORMHOLE.tracks[tiles.BIOMASS]
    assert track.choice
    assert [len(space) for space in track.benefits] == [0, 2, 2, 2, 2, 2]
    assert [tracks.nearest_medal(track.medals, k) for k in range(6)] == [0, 0, 1, 2, 3, 5]


def test_editions_of_the_corporations_differ_as_stated() -> None:
    found = {c["id"]: c for c in CORPORATIONS["corporations"]}
    universal = [t[3].get("by_edition") for t in found["universal_coalition"]["techs"]]
    regress = [t[3].get("by_edition") for t in found["makeshift"]["techs"]]
    energy = found["wormhole"]["by_edition"]
    for k, edition in enumerate(EDITIONS):
        assert universal_coalition.PATCHES_IGNORE_ADJACENCY[k] == universal[0][edition]["patches"]
        doubled = universal[3][edition]["energy_building_of_placed_tile"]
        assert universal_coalition.ENERGY_WATER_DOUBLED[k] == doubled
        chosen = energy[edition]["energy_may_choose_biomass"]
        assert wormhole.ENERGY_MAY_CHOOSE_BIOMASS[k] == chosen
        assert makeshift.REGRESS_MANDATORY[k] == regress[3][edition]["mandatory"]
