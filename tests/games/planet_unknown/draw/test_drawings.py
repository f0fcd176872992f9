"""Every component of Planet Unknown draws in both themes, with the keys of its places."""

import json
import re
import xml.etree.ElementTree as ElementTree
import zlib
from itertools import pairwise
from typing import Any

import pytest

from planetfall.games.planet_unknown.bands import key_of, members
from planetfall.games.planet_unknown.board import PlanetBoard, new_board
from planetfall.games.planet_unknown.components.civ_data import CIV_CARDS
from planetfall.games.planet_unknown.components.corporations import CORPORATION_OF, CORPORATIONS
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.planets import PLANET_OF, PLANETS
from planetfall.games.planet_unknown.components.shapes import TURNS
from planetfall.games.planet_unknown.components.tiles import (
    BUILDING,
    METEOR,
    SHAPE_OF,
    TERRAIN_IDS,
    TILES,
)
from planetfall.games.planet_unknown.components.tracks import TOP
from planetfall.games.planet_unknown.draw import pictures as svg
from planetfall.games.planet_unknown.draw.cards import (
    CardWords,
    civ_face,
    event_face,
    neighbour_face,
    personal_face,
)
from planetfall.games.planet_unknown.draw.corporation import TechLine
from planetfall.games.planet_unknown.draw.planet import Signs
from planetfall.games.planet_unknown.draw.station import draw_station
from planetfall.games.planet_unknown.draw.tiles import PATCH_TILE, extent, piece_squares
from planetfall.games.planet_unknown.draw.tracks import TABLE, Space, mini_tracks
from planetfall.games.planet_unknown.positions import UnknownBuilder
from planetfall.games.planet_unknown.state import NO_TILE, Player, Unknown, new_player
from planetfall.svg.canvas import element
from planetfall.svg.picture import Picture, picture
from planetfall.svg.theme import THEMES
from planetfall.table.patches import patch, patched

THEME_NAMES = ["dark", "paper", "page"]
TITLES = CardWords("Title <&>", "The rule in words.", "at once", "most")


def check(drawn: Picture) -> ElementTree.Element:
    """The picture's root, after the checks that hold for every picture."""
    root = ElementTree.fromstring(drawn)
    assert "style=" not in drawn
    assert "<style" not in drawn
    assert root[0].tag.endswith("title")
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    if "<defs>" in drawn:
        wanted = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn))
        assert wanted <= set(ids)
    return root


def board(planet: int = 0, **fields: list[int]) -> PlanetBoard:
    """A planet with some of its fields set."""
    made = new_board(planet)
    made.load_fields(dict(fields))
    return made


def player(corporation: int = 0, **fields: Any) -> Player:
    """A player of a corporation with some fields set."""
    made = new_player(0, corporation)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def space(track: int, height: int) -> int:
    return 16 * track + height


def keys(root: ElementTree.Element) -> list[str]:
    return [key for node in root.iter() if (key := node.get("data-key"))]


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_every_tile_draws_in_every_turn(theme: str) -> None:
    for tile in range(TILES):
        for turn in TURNS[SHAPE_OF[tile]]:
            drawn = svg.tile(tile, turn, title="tile", theme=theme)
            assert "style=" not in drawn
    check(svg.tile(7, title="tile", theme=theme))
    check(svg.tile(PATCH_TILE, title="patch", theme=theme))


def test_a_tile_shows_two_terrains_two_buildings_and_its_meteor() -> None:
    drawn = svg.tile(1, title="tile")
    assert {"dark-t-civ", "dark-t-energy"} <= set(re.findall(r"url\(#([\w-]+)\)", drawn))
    assert drawn.count('href="#dark-i-civ"') == 1
    assert drawn.count('href="#dark-i-pu-energy"') == 1
    assert drawn.count('href="#dark-i-meteorite"') == 1
    assert "i-meteorite" not in svg.tile(0, title="tile")


def test_a_turned_tile_keeps_its_squares() -> None:
    for tile in (0, 25, 143):
        codes = sorted(piece_squares(tile, 0).values())
        for turn in range(8):
            squares = piece_squares(tile, turn)
            assert sorted(squares.values()) == codes
            assert extent(squares) in (
                extent(piece_squares(tile)),
                extent(piece_squares(tile))[::-1],
            )


def test_a_piece_is_laid_by_its_anchor() -> None:
    # The first square of the Z pentomino in reading order is its upper left one.
    assert min(piece_squares(0, 0, 40)) == (3, 4)
    assert piece_squares(PATCH_TILE, 0, 143) == {(11, 11): 2}
    codes = list(piece_squares(1, 0, 0).values())
    assert sum(1 for code in codes if code & BUILDING) == 2
    assert sum(1 for code in codes if code & METEOR) == 1


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("number", range(len(PLANETS)), ids=lambda k: PLANETS[k].id)
def test_every_planet_draws_with_a_key_for_every_square(number: int, theme: str) -> None:
    planet = PLANETS[number]
    root = check(svg.planet(board(number), title="<planet>", theme=theme))
    assert sorted(keys(root)) == sorted("cell:" + key_of(cell) for cell in planet.cells)


@pytest.mark.parametrize("number", range(len(PLANETS)), ids=lambda k: PLANETS[k].id)
def test_small_planets_draw_without_patterns_and_keys(number: int) -> None:
    lying = {"tiles": [30], "turns": [0], "anchors": [66], "meteorites": [66], "rovers": [67]}
    drawn = svg.planet(board(number, **lying), title="p", unit=9, medals=False, keys=False)
    check(drawn)
    assert "data-key" not in drawn
    assert "dark-t-" not in drawn


def test_a_planet_shows_waiting_lifepods_and_all_medals() -> None:
    gaia = PLANET_OF["gaia"]
    drawn = svg.planet(board(gaia), title="Gaia")
    assert drawn.count('href="#dark-i-lifepod"') == 6
    assert drawn.count("<text") == 24
    assert drawn.count('href="#dark-i-city"') == len(members(*PLANETS[gaia].cities))
    taken = svg.planet(board(gaia, lifepods=[]), title="Gaia")
    assert "lifepod" not in taken


def test_special_zones_are_told_by_shape_or_pattern() -> None:
    assert "hatch-ring" in svg.planet(board(PLANET_OF["arashi"]), title="p")
    assert "hatch-toxic" in svg.planet(board(PLANET_OF["kaax"]), title="p")
    assert svg.planet(board(PLANET_OF["persephone"]), title="p").count('href="#dark-i-pu-') == 3


def test_what_is_lit_previewed_and_lost_is_drawn() -> None:
    options = ["cell:6-6", "cell:6-7", "turn:3", "cell:1-1"]
    signs = Signs(options=options, might=[70], preview=(40, 0, 80), last=[41, 42], lost=[66])
    drawn = svg.planet(board(), title="p", signs=signs)
    check(drawn)
    # Two of the options are squares of this planet, one more ring is dashed.
    assert drawn.count("lit-ring") == 3
    assert drawn.count('class="preview"') == 1
    assert drawn.count("last-move") == 1
    assert "stroke-dasharray" in drawn


def test_pieces_take_no_pointer_and_have_names() -> None:
    lying = {"tiles": [0], "turns": [0], "anchors": [40], "patches": [80]}
    made = board(0, **lying, rovers=[41], meteorites=[42])
    root = check(svg.planet(made, title="p", prefix="s1"))
    ids = {node.get("id") for node in root.iter()}
    assert {"s1-tile-0", "s1-patch-0", "s1-rover-0", "s1-rock-42"} <= ids
    passive = [node for node in root.iter() if node.get("pointer-events") == "none"]
    assert any(child.get("id") == "s1-tile-0" for node in passive for child in node.iter())


def test_a_loaded_rover_carries_its_meteorite() -> None:
    carried = board(rovers=[66], loaded=[66])
    assert svg.planet(carried, title="p").count('href="#dark-i-meteorite"') == 1
    doubled = board(meteorites=[66], doubled=[66])
    assert svg.planet(doubled, title="p").count('href="#dark-i-meteorite"') == 2


def test_rovers_rows_and_columns_can_be_chosen() -> None:
    options = ["rover:6-7", "rover:1-6", "row:3", "column:12"]
    root = check(svg.planet(board(rovers=[66]), title="p", signs=Signs(options=options)))
    chosen = [key for key in keys(root) if not key.startswith("cell:")]
    assert sorted(chosen) == ["column:12", "rover:6-7", "row:3"]


def test_the_medal_of_a_full_line_turns_gold_unless_a_meteorite_lies_there() -> None:
    patches = [cell for cell in PLANETS[0].cells if cell // 12 == 0]
    gold = f'fill="{THEMES["dark"]["vp"]}"'
    assert patches == [5, 6]
    assert svg.planet(board(patches=patches), title="p").count(gold) == 1
    for blocked in (
        board(patches=patches, meteorites=[5]),
        board(patches=patches, rovers=[5], loaded=[5]),
    ):
        assert gold not in svg.planet(blocked, title="p")


def test_lines_of_petra_are_full_with_its_live_currents() -> None:
    number = PLANET_OF["petra"]
    planet = PLANETS[number]
    row = next(cell // 12 for cell in members(*planet.currents))
    currents = set(members(*planet.currents))
    patches = [cell for cell in planet.cells if cell // 12 == row and cell not in currents]
    assert f'fill="{THEMES["dark"]["vp"]}"' in svg.planet(board(number, patches=patches), title="p")


def test_a_filled_planetoid_turns_gold_even_with_a_meteorite() -> None:
    number = PLANET_OF["cerberus"]
    cells = members(*PLANETS[number].planetoids[2])
    gold = f'stroke="{THEMES["dark"]["vp"]}" stroke-width="2.94"'
    assert gold not in svg.planet(board(number), title="p")
    filled = board(number, patches=cells, meteorites=cells[:1])
    assert svg.planet(filled, title="p").count(gold) == 1


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("number", range(len(CORPORATIONS)), ids=lambda k: CORPORATIONS[k].id)
def test_every_corporation_draws_with_its_words(number: int, theme: str) -> None:
    corporation = CORPORATIONS[number]
    techs = [TechLine(tech.level, f"tech {tech.level} & more") for tech in corporation.techs]
    drawn = svg.corporation(
        player(number), techs, name="Name <&>", special="rule", theme=theme, lifepods="2 / 6"
    )
    text = "".join(check(drawn).itertext())
    assert "Name <&>" in text
    assert "rule" in text
    assert all(f"tech {tech.level} & more" in text for tech in corporation.techs)


def spaces(number: int) -> list[Space]:
    tracks = CORPORATIONS[number].tracks
    return [(t, s) for t in range(5) for s in range(tracks[t].top + 1) if tracks[t].exists[s]]


@pytest.mark.parametrize("number", range(len(CORPORATIONS)), ids=lambda k: CORPORATIONS[k].id)
def test_every_space_of_a_track_can_carry_a_key_and_be_lit(number: int) -> None:
    options = [f"space:{TERRAIN_IDS[track]}-{height}" for track, height in spaces(number)]
    drawn = svg.corporation(player(number), [], options, name="n")
    assert sorted(keys(check(drawn))) == sorted(options)
    assert drawn.count("lit-ring") == len(options)


def test_a_track_can_be_chosen_anywhere_on_its_column() -> None:
    drawn = svg.corporation(player(), [], ["track:biomass"], name="n")
    assert keys(check(drawn)) == ["track:biomass"]
    found = re.findall(r'<rect [^>]*height="([\d.]+)"[^>]*class="lit-ring"', drawn)
    assert len(found) == 1 and float(found[0]) > (TOP + 1) * TABLE.step


def test_trackers_may_stand_on_other_tracks() -> None:
    number = CORPORATION_OF["makeshift"]
    pictures = []
    for water in (space(4, 9), space(1, 9)):
        trackers = [space(0, 3), water, space(2, 1), space(3, 1), space(4, 2)]
        pictures.append(svg.corporation(player(number, trackers=trackers), [], name="n"))
    visitor, home = (each.count('href="#dark-i-pu-water"') for each in pictures)
    assert visitor == home + 1


def test_the_water_of_oasis_winds() -> None:
    number = CORPORATION_OF["oasis"]
    path = CORPORATIONS[number].water_path
    drawings = []
    for place in path:
        trackers = [space(track, 0) for track in range(5)]
        trackers[1] = space(*place)
        drawings.append(svg.corporation(player(number, trackers=trackers), [], name="n"))
    assert all(a != b for a, b in pairwise(drawings))


def test_lifepods_on_tracks_and_techs_and_the_flux_token_are_drawn() -> None:
    cosmos = player(CORPORATION_OF["cosmos"], pods=[space(0, 3), space(2, 9)])
    drawn = svg.corporation(cosmos, [], name="n")
    assert drawn.count('href="#dark-i-lifepod"') == 2
    techs = [TechLine("A", "words", active=True, lifepod=True, key="tech:a")]
    drawn = svg.corporation(player(CORPORATION_OF["jump_drive"]), techs, name="n")
    assert drawn.count('href="#dark-i-lifepod"') == 1
    assert 'data-key="tech:a"' in drawn
    flux = svg.corporation(player(CORPORATION_OF["flux"], focus=2), [], name="n")
    assert flux.count("flux-token") == 1
    assert "flux-token" not in svg.corporation(player(focus=2), [], name="n")


def test_small_tracks_draw_for_every_corporation() -> None:
    for number in range(len(CORPORATIONS)):
        drawn = mini_tracks(THEMES["dark"], player(number), 92, 46)
        ElementTree.fromstring(element("g", drawn))


def station(tops: list[int] | None = None, rotation: int = 2) -> Unknown:
    """A game of four of which the station is drawn."""
    game = UnknownBuilder(4).game
    game.rotation, game.shift, game.commander = rotation, 1, 1
    game.tops = tops or [12 * shape for shape in range(12)]
    game.bags = [4094] * 12
    return game


def station_picture(game: Unknown, viewer: int, *, theme: str = "dark", **more: Any) -> Picture:
    look = THEMES[theme]
    return picture(look, draw_station(look, game, viewer, 316, **more), 316, 316, title="s")


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_station_lights_the_own_stacks(theme: str) -> None:
    drawn = station_picture(
        station(), 0, caption="Turn 1", theme=theme, options=["take:outer", "take:inner"]
    )
    assert sorted(keys(check(drawn))) == ["take:inner", "take:outer"]
    assert drawn.count("lit-ring") == 2


def test_a_spectator_sees_a_station_without_keys() -> None:
    assert keys(check(station_picture(station(), -1))) == []


def test_the_commander_turns_whole_sections() -> None:
    named = {section: f"rotate:{section}" for section in range(6)}
    root = check(station_picture(station(), 1, sections=named, options=["rotate:3"]))
    assert sorted(keys(root)) == sorted(list(named.values()) * 2)


def test_empty_stacks_show_no_tile() -> None:
    empty = station_picture(station([NO_TILE] * 12), 0)
    check(empty)
    assert "dark-i-civ" in station_picture(station(), 0)
    assert "dark-i-civ" not in empty


def test_a_turn_of_the_station_changes_names_and_numbers_alone() -> None:
    tops = list(range(5, 144, 12))
    before, after = station(tops), station(tops, rotation=3)
    after.bags = [(1 << k) - 1 for k in range(12)]
    old, new = (draw_station(THEMES["page"], each, 0, 316, refer=True) for each in (before, after))
    steps = patch(str(old), str(new))
    assert patched(str(old), steps) == str(new)
    sent = json.dumps(steps).encode()
    assert len(zlib.compress(sent)) < 600


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_every_card_draws(theme: str) -> None:
    look = THEMES[theme]
    faces = [civ_face(look, record, TITLES, key=f"civ:{record.id}") for record in CIV_CARDS]
    faces += [event_face(look, record, TITLES) for record in EVENTS]
    faces += [neighbour_face(look, card.neighbour, TITLES) for card in OBJECTIVES]
    faces += [personal_face(look, card.personal, TITLES) for card in OBJECTIVES]
    assert len(faces) == 36 + 60 + 28 + 28
    for face in faces:
        root = check(svg.card_picture(face, theme=theme))
        assert "The rule in words." in "".join(root.itertext())
        assert face.sections


def test_a_civ_card_carries_its_key() -> None:
    face = civ_face(THEMES["dark"], CIV_CARDS[0], TITLES, key="card:temp_agency")
    assert keys(check(svg.card_picture(face))) == ["card:temp_agency"]
