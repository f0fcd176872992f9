"""What the pages of Alien Invasion say: ends by side, goals that stay on the own board."""

from __future__ import annotations

import re

import pytest

from planetfall.core.scores import own_sides
from planetfall.games.on_mars.components.map import HEX_NAMES
from planetfall.games.on_mars.expansions.alien_blackout.state import area_of
from planetfall.games.on_mars.expansions.alien_invasion.victory import ALIENS_WIN
from planetfall.games.on_mars.state import Colony
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
