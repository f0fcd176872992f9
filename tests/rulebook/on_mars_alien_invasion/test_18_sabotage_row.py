"""Section 18: the sabotage phase and the sabotage row."""

from __future__ import annotations

from itertools import combinations

import pytest

from planetfall.core.lists import with_last
from planetfall.games.on_mars.expansions.alien_monolith.components.names import SABOTAGE
from planetfall.games.on_mars.expansions.alien_monolith.components.sabotage import LETTERS
from planetfall.games.on_mars.expansions.alien_monolith.row import full_card, lay
from planetfall.testing import rule
from tests.rulebook.on_mars.help import asked, choose, offered
from tests.rulebook.on_mars_alien_invasion.monolith import names, new, row, sabotaged, start

A = [card for card in range(16) if LETTERS[card] == "A"]
B = [card for card in range(16) if LETTERS[card] == "B"]


@rule("OMA-18.01")
def test_the_sabotage_phase_comes_between_colonization_and_shuttle() -> None:
    at = row(start(), "hacked_tech").ships(0, 1)
    at.write("table: time=0 round=1")
    game = at.turn(0)
    choose(game, 0, "main:control_center", "bot:1-n")
    assert game.time == 0
    choose(game, 0, "done")
    assert asked(game) == "may_travel@0"
    assert game.time == 1 and len(game.sabotage_row) == 2


@rule("OMA-18.02")
def test_time_moves_one_space_a_round() -> None:
    game = new()
    while not game.is_over():
        before = (game.round, game.time)
        choose(game, 0, offered(game)[-1])
        assert game.time - before[1] in (0, 1)
        assert game.time in (game.round, game.round - 1, 0)
    assert (game.round, game.time) == (15, 15)


@rule("OMA-18.03")
@pytest.mark.parametrize("time", range(14))
def test_full_cards_strike_on_spaces_with_an_alien(time: int) -> None:
    at = row(start(), "crystal_theft", "stealthy_harvest", "lss_sabotage", cubes="2,1,2")
    game = sabotaged(at, time)
    strikes = time + 1 in (3, 5, 7, 9, 11, 13)
    assert names(game.struck) == (["crystal_theft", "lss_sabotage"] if strikes else [])
    assert game.no_reward == int(strikes)
    if strikes:
        assert names(game.sabotage_row)[0] == "stealthy_harvest"
        assert sum(game.sabotage_cubes) <= 2 and len(game.sabotage_row) == 2


@rule("OMA-18.03")
def test_cards_are_resolved_from_left_to_right_one_after_another() -> None:
    at = row(start(), "mine_explosion", "bot_destroyed", cubes="2,2").building("mine", "5-6")
    at.bots(0, "5-3", "6-6")
    game = sabotaged(at, 2)
    assert asked(game) == "sabotage.mine_explosion@0"
    assert names(game.sabotage_row) == ["mine_explosion", "bot_destroyed"]
    choose(game, 0, "hex:7-5")
    assert asked(game) == "sabotage.bot_destroyed@0"
    assert names(game.struck) == ["mine_explosion"] and game.sabotage_cubes == [2]


@rule("OMA-18.04")
def test_a_card_joins_the_row_and_its_letter_marks_the_leftmost() -> None:
    at = row(start(), "crystal_theft", "hacked_tech", "alien_abduction", cubes="0,1,0")
    at.write("table: sabotage_deck=shuttle_delayed")
    game = sabotaged(at, 0)
    assert names(game.sabotage_row)[-1] == "shuttle_delayed"
    assert game.sabotage_cubes == [0, 2, 0, 0]
    # A card of the other letter brings no cube where it is alone.
    at = row(start(), "hacked_tech", "alien_abduction")
    at.write("table: sabotage_deck=crystal_theft")
    assert sabotaged(at, 0).sabotage_cubes == [0, 0, 0]


@rule("OMA-18.04")
def test_the_new_card_is_laid_after_the_strike() -> None:
    at = row(start(), "crystal_theft", cubes="2")
    at.write("table: sabotage_deck=lss_sabotage")
    game = sabotaged(at, 2)
    assert names(game.struck) == ["crystal_theft"]
    assert game.sabotage_cubes == [0] and names(game.sabotage_row) == ["lss_sabotage"]


@rule("OMA-18.05")
def test_a_full_card_passes_the_cube_on() -> None:
    at = row(start(), "hacked_tech", "crystal_theft", "alien_abduction", cubes="2,0,0")
    at.write("table: sabotage_deck=shuttle_delayed")
    assert sabotaged(at, 0).sabotage_cubes == [2, 0, 1, 0]
    at = row(start(), "hacked_tech", "crystal_theft", cubes="2,0")
    at.write("table: sabotage_deck=shuttle_delayed")
    assert sabotaged(at, 0).sabotage_cubes == [2, 0, 0]


@rule("OMA-18.06")
def test_cards_with_fewer_cubes_stay_unresolved() -> None:
    at = row(start(), "hacked_tech", "crystal_theft", cubes="1,1").crystals(0, 2)
    at.write("table: sabotage_deck=-")
    game = sabotaged(at, 2)
    assert game.struck == [] and game.players[0].crystals == 2
    assert game.sabotage_cubes == [1, 1]


@rule("OMA-18.07")
def test_the_deck_is_used_up_before_the_last_phase() -> None:
    game = new()
    while not game.is_over():
        known = len(game.sabotage_row) + len(game.struck)
        if game.round and asked(game) == "turn@0":
            assert known == 2 + game.time
            assert len(game.sabotage_deck) == 14 - game.time
        choose(game, 0, offered(game)[-1])
    assert game.sabotage_deck == []
    # Where the deck is empty before, the step is left out.
    at = row(start(), "hacked_tech").write("table: sabotage_deck=-")
    assert names(sabotaged(at, 0).sabotage_row) == ["hacked_tech"]


@rule("OMA-18.11")
def test_every_order_of_letters_strikes_five_or_six_times() -> None:
    resolved = set()
    most = 0
    for chosen in combinations(range(16), 8):
        game = start().game
        game.sabotage_row, game.sabotage_cubes, game.struck = [], [], []
        left = {"A": A.copy(), "B": B.copy()}
        order = [left["A" if k in chosen else "B"].pop() for k in range(16)]
        lay(game, order[0])
        lay(game, order[1])
        for time in range(1, 15):
            most = max(most, sum(game.sabotage_cubes))
            while time in (3, 5, 7, 9, 11, 13) and (card := full_card(game)) >= 0:
                place = game.sabotage_row.index(card)
                del game.sabotage_row[place], game.sabotage_cubes[place]
                game.struck = with_last(game.struck, card)
            lay(game, order[1 + time])
        most = max(most, sum(game.sabotage_cubes))
        resolved.add(len(game.struck))
    assert resolved == {5, 6} and most == 4
    assert len(SABOTAGE) == 16 and len(A) == len(B) == 8
