"""The table of Planet Unknown is drawn from what a viewer may know."""

import random
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from typing import Any

import pytest

from planetfall.core.effect import Frame
from planetfall.core.view import View
from planetfall.games import build
from planetfall.games.planet_unknown.components.corporations import CORPORATION_OF
from planetfall.games.planet_unknown.components.objectives import OBJECTIVES
from planetfall.games.planet_unknown.components.tiles import TILE_OF
from planetfall.games.planet_unknown.draw import pictures as svg
from planetfall.games.planet_unknown.draw.corporation import tech_lines
from planetfall.games.planet_unknown.draw.station import section_keys
from planetfall.games.planet_unknown.gains import CLAIM_ROW, START_MOVEMENT
from planetfall.games.planet_unknown.positions import UnknownBuilder
from planetfall.games.planet_unknown.scoring import against, rivals
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


def game_of(seats: int = 4, viewer: int = 0, legal: tuple[str, ...] = (), **own: Any) -> Unknown:
    """A made-up position in which the viewer may choose what is `legal`."""
    game = UnknownBuilder(seats).game
    game.players[:] = [player(k % 13, k % 9) for k in range(seats)]
    for name, value in own.items():
        setattr(game.players[max(viewer, 0)], name, value)
    game.turn, game.phase, game.commander, game.rotation, game.shift = 7, PLACEMENT, 0, 2, 1
    game.tops = [12 * shape for shape in range(12)]
    game.bags = [4094] * 12
    game.between = list(range(3 if seats == 2 else seats if seats > 2 else 0))
    game.event = 3
    if legal:
        path = "choose_turn" if "turn:0" in legal else "work"
        game.stacks[seats] = [Frame(game.rules.effects[path], viewer)]
        game.asks[viewer] = [game.rules.vocabulary.option(key) for key in legal]
    return game


def view(seats: int = 4, viewer: int = 0, legal: tuple[str, ...] = (), **own: Any) -> View:
    """A viewer's look at a made-up position."""
    game = game_of(seats, viewer, legal, **own)
    return game.view(None if viewer < 0 else viewer)


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
    names = ["<Anna>", "Bo & Co", "C", "D"]
    text = "".join(ElementTree.fromstring(svg.board(view(), names=names)).itertext())
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
    game = game_of(legal=legal)
    # Seat 0 faces section 2 now; a step clockwise brings section 1.
    assert section_keys(game, legal) == {(2 - k) % 6: f"rotate:{k}" for k in range(6)}
    assert set(legal) <= set(keys(svg.board(game.view(0))))


def test_breakthroughs_light_up_when_they_work() -> None:
    own = player()
    assert not any(line.active for line in tech_lines(own, {}))
    own.trackers[4] = 16 * 4 + 5
    lines = tech_lines(own, {"ignore_adjacency": "words"})
    assert [line.active for line in lines] == [True, True, False, False, False]
    assert lines[0].words == "words"


def test_lifepods_unlock_the_breakthroughs_of_jump_drive() -> None:
    own = player(corporation=CORPORATION_OF["jump_drive"])
    own.unlocked = 0b101
    lines = tech_lines(own, {}, ["unlock:b"])
    assert [line.lifepod for line in lines] == [True, False, True, False, False, False]
    assert [line.key for line in lines] == ["", "unlock:b", "", "", "", ""]


@pytest.mark.parametrize("field", ["used_turn", "used_game"])
def test_a_used_breakthrough_is_greyed(field: str) -> None:
    own = player(corporation=CORPORATION_OF["jump_drive"])
    own.unlocked = 0b010001
    setattr(own, field, 1 << CLAIM_ROW | 1 << START_MOVEMENT)
    lines = tech_lines(own, {})
    assert [line.used for line in lines] == [False, False, False, False, True, False]
    fresh = replace(lines[4], used=False)
    drawn = [svg.corporation(own, [line], name="n") for line in (lines[4], fresh)]
    assert drawn[0] != drawn[1]


def test_objectives_lie_between_neighbours() -> None:
    assert rivals(game_of(4), 0) == [(0, 1), (3, 3)]
    assert rivals(game_of(2), 1) == [(0, 0), (1, 0), (2, 0)]
    assert rivals(game_of(1), 0) == []


def test_objectives_compare_what_lies_on_the_planets() -> None:
    rural = [k for k, card in enumerate(OBJECTIVES) if card.neighbour.id == "rural"]
    game = game_of()
    game.players[1].board.place_tile(TILE, 0, 90)
    assert against(game, rural[0], 0, 1) == (1, 2, 5)
    assert against(game, rural[0], 1, 0) == (2, 1, 0)


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
