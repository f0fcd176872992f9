"""What the pages of Alien Invasion say: ends by side, goals that stay on the own board."""

from __future__ import annotations

import re

import pytest

from planetfall.core.lists import changed
from planetfall.core.scores import own_sides
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.components.names import GENERATOR
from planetfall.games.on_mars.expansions.alien_blackout.samples import put_token
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of
from planetfall.games.on_mars.expansions.alien_invasion.commander.buildings import building_hexes
from planetfall.games.on_mars.expansions.alien_invasion.state import commander_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import ALIENS_WIN
from planetfall.games.on_mars.expansions.alien_outbreak.components.places import FIRST_SLOT, SPOTS
from planetfall.games.on_mars.expansions.alien_outbreak.state import outbreak
from planetfall.games.on_mars.state import Colony, building_of
from planetfall.table.room import Room
from planetfall.web.games import page_of
from planetfall.web.pages import pieces, question
from planetfall.web.pages.scene import Scene
from tests.web.visible import room_of


def colony_of(room: Room) -> Colony:
    assert room.play is not None
    game = room.play.game
    assert isinstance(game, Colony)
    return game


def parts(room: Room, seat: int, lang: str = "en") -> str:
    scene = Scene(room.page_context(seat, lang))
    return "".join(str(part) for _, part in page_of("on-mars").parts(scene))


@pytest.mark.parametrize(("lang", "words"), [("en", "P2 wins"), ("cs", "Vítězí P2")])
def test_the_commander_wins_without_points(lang: str, words: str) -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    game = colony_of(room)
    assert game.sides() != own_sides(3)
    game.decide(ALIENS_WIN)
    scene = Scene(room.page_context(2, lang))
    assert question.outcome_line(scene) == words


def test_goals_completed_in_earlier_turns_stay_on_the_own_board() -> None:
    room = room_of("on-mars", 2, {"chapter": "blackout"})
    game = colony_of(room)
    goal = game.players[0].goals[0]
    before = len(re.findall(r'data-key="goal:', parts(room, 0)))
    game.players[0].goals = game.players[0].goals[1:]
    game.players[0].goal = 0
    area_of(game).completed = [1 << goal, 0]
    assert len(re.findall(r'data-key="goal:', parts(room, 0))) == before


def test_the_commander_may_ask_about_any_hex() -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    scene = Scene(room.page_context(2, "en"))
    kinds = page_of("on-mars").pieces()
    for name in HEX_NAMES:
        piece = pieces.find(scene, kinds, f"hex:{name}")
        assert piece is not None and piece.text


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_everything_of_the_commanders_supply_says_what_it_is_for(lang: str) -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    scene = Scene(room.page_context(2, lang))
    kinds = page_of("on-mars").pieces()
    shown = set(re.findall(r'data-piece="(supply:[a-z_]+)"', parts(room, 2, lang)))
    assert {"supply:ready", "supply:reusable", "supply:single", "supply:corruption"} <= shown
    found = [pieces.find(scene, kinds, key) for key in shown]
    assert all(piece is not None and piece.name and piece.now for piece in found)
    assert len({piece.name for piece in found if piece is not None}) == len(shown)


def test_an_empty_hex_tells_the_commander_what_alien_buildings_bring_there() -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    game = colony_of(room)
    key = f"hex:{HEX_NAMES[building_hexes(game, 0)[0]]}"
    kinds = page_of("on-mars").pieces()
    commander = pieces.find(Scene(room.page_context(2)), kinds, key)
    human = pieces.find(Scene(room.page_context(0)), kinds, key)
    assert commander is not None and human is not None
    assert commander.now[-2:] == (
        "Soldiers that an alien Shelter here brings: 1.",
        "Crystals that an alien Mine here brings: 1.",
    )
    assert not any("alien" in line for line in human.now)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_invasion_has_no_score_sheet_but_both_ends(seat: int) -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    scene = Scene(room.page_context(seat))
    sheet = str(page_of("on-mars").panel(scene, "scores", ""))
    assert "<b>0</b>/100" in sheet and "<b>20</b>" in sheet
    assert "<table" not in sheet and "dash" not in sheet


def test_a_spent_panel_says_that_it_may_be_restored() -> None:
    room = room_of("on-mars", 3, {"chapter": "invasion"})
    commander = commander_of(colony_of(room))
    assert "uncovered, restore at 2 or fewer" in parts(room, 2)
    commander.reusable = commander.single = 0
    assert "no token left: restore any time" in parts(room, 2)


def test_a_disabled_building_says_what_it_stops() -> None:
    room = room_of("on-mars", 2, {"chapter": "blackout"})
    game = colony_of(room)
    place = next(k for k, code in enumerate(game.land) if code and building_of(code) == GENERATOR)
    put_token(game, place, -1)
    assert "still works" in parts(room, 0)
    put_token(game, place, 0)
    assert "no battery" in parts(room, 0) and "still works" not in parts(room, 0)


def test_infected_and_vaccinated_colonists_show_on_the_actions() -> None:
    room = room_of("on-mars", 2, {"chapter": "outbreak"})
    game = colony_of(room)

    def signs() -> tuple[int, int]:
        scene = Scene(room.page_context(0))
        actions = str(dict(page_of("on-mars").parts(scene))["actions"])
        return actions.count("#i-infection"), actions.count("#i-vaccine")

    # A mission may have the same icon.
    ill, immune = signs()
    game.players[1].slots = changed(game.players[1].slots, 0, 3)
    assert signs() == (ill, immune)
    area, spot = outbreak(game), SPOTS + FIRST_SLOT
    area.ill, area.immune = changed(area.ill, spot, 1), changed(area.immune, spot, 1)
    assert signs() == (ill + 1, immune + 1)
