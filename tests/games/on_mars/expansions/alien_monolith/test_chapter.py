"""Whole games of Monolith, its options and its positions."""

from __future__ import annotations

import random

import pytest

import planetfall
from planetfall import positions
from planetfall.core import check
from planetfall.core.errors import BadRequest
from planetfall.core.play import Play
from planetfall.games.on_mars.expansions.alien_monolith.state import MonolithColony
from planetfall.games.on_mars.rules import OnMarsRules
from planetfall.games.on_mars.words.pictures import own_book
from planetfall.games.on_mars.words.text_board import describe

OPTIONS: list[dict[str, object]] = [
    {},
    {"random_goals": 0, "length": "long"},
    {"random_goals": 5, "beacon": True},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_the_chapter_keeps_the_conformance_suite(options: dict[str, object]) -> None:
    rules = OnMarsRules({"chapter": "monolith", **options})
    assert check.run(rules, seats=1, seeds=range(3)) == []


def test_only_one_player_can_play_it() -> None:
    rules = planetfall.rules("on-mars", chapter="monolith")
    assert rules.seat_counts() == [1]
    assert 1 in planetfall.rules("on-mars").seat_counts()


@pytest.mark.parametrize("variant", ["first_colonists", "space_oddity"])
def test_variants_of_the_base_game_are_not_combined_with_it(variant: str) -> None:
    with pytest.raises(BadRequest):
        OnMarsRules({"chapter": "monolith", variant: True})


def test_the_option_does_not_appear_without_the_chapter() -> None:
    assert "random_goals" not in planetfall.rules("on-mars").options_data()
    data = planetfall.rules("on-mars", chapter="monolith").options_data()
    assert data["random_goals"] == 2


def test_a_position_can_be_set_in_words() -> None:
    at = positions.start("on-mars", seats=1, chapter="monolith")
    at.write("table: time=6 sabotage_row=hacked_tech,crystal_theft sabotage_cubes=2,0")
    at.write("table: struck=lss_sabotage rover_state=1 land=6-4:!mine")
    game = at.turn(0)
    assert isinstance(game, MonolithColony)
    assert game.time == 6 and game.players[0].stuck == 1
    assert game.status() == []
    again = positions.read(game.to_text())
    assert isinstance(again, MonolithColony)
    assert again.digest() == game.digest() and again.players[0].stuck == 1


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_text_board_tells_how_the_game_stands(lang: str) -> None:
    rules = planetfall.rules("on-mars", chapter="monolith")
    words = own_book(lang)
    play = Play.new(rules, 1, 3)
    rng = random.Random(5)
    while play.game.to_move():
        view = play.game.view(0)
        text = "\n".join(describe(view.data(), words, ["Ann"], 0))
        assert words.term("monolith:row") in text
        if play.game.round_number():
            assert words.term("monolith:objectives") in text
        play.push(0, rng.choice(view.legal))
    text = "\n".join(describe(play.game.view(0).data(), words, ["Ann"], 0))
    assert words.term("monolith:rank") in text
