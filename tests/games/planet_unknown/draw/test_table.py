"""The table of Planet Unknown is drawn from a view's data alone."""

import random
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from typing import Any

import pytest

from planetfall.games import build
from planetfall.games.planet_unknown.components.corporations import CORPORATION_OF
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.tiles import TILE_OF
from planetfall.games.planet_unknown.draw import pictures as svg
from planetfall.games.planet_unknown.draw.planet import Surface
from planetfall.games.planet_unknown.draw.table import BoardWords
from planetfall.games.planet_unknown.draw.tiles import PATCH_TILE
from planetfall.games.planet_unknown.draw.view import (
    active_techs,
    compared,
    last_tile,
    line_points,
    progress_of,
    rivals,
    section_keys,
    station_of,
    surface_of,
    tech_lines,
)
from planetfall.games.planet_unknown.gains import CLAIM_ROW, START_MOVEMENT
from planetfall.games.planet_unknown.state import PLACEMENT, Player, Unknown, new_player
from planetfall.games.planet_unknown.words.pictures import board_words

TILE = TILE_OF["o4_civ_energy_meteor"]


def player(planet: int = 0, corporation: int = 0) -> Player:
    """A player with one tile, one patch, one rover and one tracker moved."""
    made = new_player(planet, corporation)
    made.board.place_tile(TILE, 0, 65)
    made.board.place_patch(80)
    made.board.place_rover(66)
    made.trackers[0] = 3
    return made


def view(
    seats: int = 4, viewer: int = 0, legal: tuple[str, ...] = (), **own: Any
) -> dict[str, Any]:
    """A view's data of a made-up position."""
    game = Unknown()
    game.players = [player(k % 13, k % 9) for k in range(seats)]
    for name, value in own.items():
        setattr(game.players[max(viewer, 0)], name, value)
    game.turn, game.phase, game.commander, game.rotation, game.shift = 7, PLACEMENT, 0, 2, 1
    game.tops = [12 * shape for shape in range(12)]
    game.bags = [4094] * 12
    game.discarded, game.common, game.events_done, game.lost_marks = [], [], [], []
    game.between = list(range(3 if seats == 2 else seats if seats > 2 else 0))
    game.event = 3
    return {
        "seats": seats,
        "viewer": viewer,
        "legal": list(legal),
        "at_once": True,
        "stack": [],
        "own_stack": [["choose_turn", 0, 0, 0, 0] if "turn:0" in legal else ["work", 0, 0, 0, 0]],
        "civ_sizes": [9, 8, 7, 6],
        "table": game.shown_data(owner=False),
        "areas": [area.shown_data(owner=k == viewer) for k, area in enumerate(game.players)],
    }


def keys(drawn: str) -> list[str]:
    root = ElementTree.fromstring(drawn)
    return [key for node in root.iter() if (key := node.get("data-key"))]


@pytest.mark.parametrize("theme", ["dark", "paper", "page"])
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_table_draws_for_every_number_of_seats(seats: int, lang: str, theme: str) -> None:
    drawn = svg.board(view(seats), lang=lang, theme=theme)
    root = ElementTree.fromstring(drawn)
    assert "style=" not in drawn
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert root[0].text == ("Planet Unknown, turn 7" if lang == "en" else "Neznámá planeta, tah 7")


def test_a_spectator_can_look_but_not_act() -> None:
    assert keys(svg.board(view(viewer=-1))) == []


def test_names_of_seats_are_escaped_words() -> None:
    words = BoardWords(names=["<Anna>", "Bo & Co", "C", "D"])
    text = "".join(ElementTree.fromstring(svg.board(view(), words=words)).itertext())
    assert "Bo & Co" in text


def test_legal_options_are_lit_where_they_lie() -> None:
    legal = ("take:outer", "take:inner")
    drawn = svg.board(view(legal=legal))
    assert {"take:outer", "take:inner"} <= set(keys(drawn))
    # The station and the tray both show the two tiles.
    assert drawn.count("lit-ring") == 4
    assert svg.board(view(legal=legal), options=()).count("lit-ring") == 0


def test_the_tile_in_hand_is_offered_in_its_turns() -> None:
    drawn = svg.board(view(legal=("turn:0", "turn:3", "turn:5")))
    assert [key for key in keys(drawn) if key.startswith("turn:")] == ["turn:0", "turn:3", "turn:5"]


def test_tracks_breakthroughs_and_squares_carry_their_options() -> None:
    legal = ("track:water", "space:tech-9", "cell:6-6", "use:advance-rover")
    own = view(legal=legal, corporation=CORPORATION_OF["horizon"])
    assert set(legal) <= set(keys(svg.board(own)))


def test_the_commander_sees_what_each_turn_of_the_station_brings() -> None:
    legal = tuple(f"rotate:{k}" for k in range(6))
    data = view(legal=legal)
    # Seat 0 faces section 2 now; a step clockwise brings section 1.
    assert section_keys(data, legal) == {(2 - k) % 6: f"rotate:{k}" for k in range(6)}
    assert set(legal) <= set(keys(svg.board(data)))


def test_a_surface_holds_what_lies_on_the_planet() -> None:
    area = view()["areas"][0]
    surface = surface_of(area)
    assert isinstance(surface, Surface)
    assert surface.pieces == [(TILE, 0, 65), (PATCH_TILE, 0, 80)]
    assert list(surface.rovers) == [66]
    assert len(surface.meteorites) == 1
    assert len(last_tile(area)) == 4
    assert line_points(area) == 0


def test_progress_follows_trackers_and_tokens() -> None:
    area = view(corporation=CORPORATION_OF["flux"], focus=3)["areas"][0]
    progress = progress_of(area)
    assert progress.trackers[0] == (0, 3)
    assert progress.focus == 3
    assert progress_of(view()["areas"][0]).focus == -1


def test_breakthroughs_light_up_when_they_work() -> None:
    area = view()["areas"][0]
    assert active_techs(area) == 0
    area["trackers"][4] = 16 * 4 + 5
    lines = tech_lines(area, {"ignore_adjacency": "words"})
    assert [line.active for line in lines] == [True, True, False, False, False]
    assert lines[0].words == "words"


def test_lifepods_unlock_the_breakthroughs_of_jump_drive() -> None:
    area = view(corporation=CORPORATION_OF["jump_drive"], unlocked=0b101)["areas"][0]
    lines = tech_lines(area, {}, ["unlock:b"])
    assert [line.lifepod for line in lines] == [True, False, True, False, False, False]
    assert [line.key for line in lines] == ["", "unlock:b", "", "", "", ""]


@pytest.mark.parametrize("field", ["used_turn", "used_game"])
def test_a_used_breakthrough_is_greyed(field: str) -> None:
    corporation = CORPORATION_OF["jump_drive"]
    area = view(corporation=corporation, unlocked=0b010001)["areas"][0]
    area[field] = 1 << CLAIM_ROW | 1 << START_MOVEMENT
    lines = tech_lines(area, {})
    assert [line.used for line in lines] == [False, False, False, False, True, False]
    fresh = replace(lines[4], used=False)
    drawn = [svg.corporation(corporation, [line], name="n") for line in (lines[4], fresh)]
    assert drawn[0] != drawn[1]


def test_the_station_counts_its_stacks() -> None:
    station = station_of(view())
    assert station.left == [12] * 12
    assert station.seats == {0: 0, 1: 1, 3: 2, 4: 3}


def test_objectives_lie_between_neighbours() -> None:
    assert rivals(view(4), 0) == [(0, 1), (3, 3)]
    assert rivals(view(2), 1) == [(0, 0), (1, 0), (2, 0)]
    assert rivals(view(1), 0) == []


def test_objectives_compare_what_lies_on_the_planets() -> None:
    area = view()["areas"][0]
    buildings = [card.neighbour for card in OBJECTIVES if card.neighbour.id == "rural"]
    assert compared(area, buildings[0]) == 1


def test_cards_to_choose_from_stand_in_the_tray() -> None:
    legal = ("civ:temp_agency", "civ:unionization")
    drawn = svg.board(view(legal=legal), chosen="civ:unionization")
    assert set(legal) <= set(keys(drawn))
    assert "Temp Agency" in drawn
    assert drawn.count("card-chosen") == 1


def test_words_come_from_the_book_of_the_game() -> None:
    for lang, said in (("en", "Rovers may also move diagonally."), ("cs", "Rovery")):
        words = board_words(lang)
        assert said in words.techs["diagonal_rovers"]
        assert all(words.objectives[card.neighbour.id] for card in OBJECTIVES)
        assert len(words.civ) == 36
        assert len(words.events) == 60
        assert "universal_coalition" not in words.specials


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_every_choice_of_a_game_has_its_place_on_the_picture(seats: int) -> None:
    options = {"planets": ["random"], "corporations": ["random"], "events": ["on"]}
    game = build("planet-unknown", options).new(seats=seats, seed=seats)
    rng = random.Random(seats)
    drawn_kinds = set()
    while game.to_move():
        seat = game.to_move()[0]
        seen = game.view(seat)
        kinds = tuple(sorted({key.partition(":")[0] for key in seen.keys()}))
        if kinds not in drawn_kinds:
            drawn_kinds.add(kinds)
            placed = set(keys(svg.board(seen)))
            assert set(seen.keys()) <= placed
        game.apply(seat, rng.choice(game.legal(seat)))
    ElementTree.fromstring(svg.board(game.view(None)))
