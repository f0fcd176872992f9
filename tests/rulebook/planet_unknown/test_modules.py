"""Sections 20, 21 and 23: the two-player variant, personal objectives, solo."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.games.planet_unknown.components.events_data import EVENTS
from planetfall.games.planet_unknown.rules import build
from planetfall.games.planet_unknown.scoring import solo_grade, solo_target
from planetfall.games.planet_unknown.state import Unknown
from planetfall.games.planet_unknown.vocabulary import ROTATE
from planetfall.testing import rule
from tests.rulebook.planet_unknown.help import all_but, choose, fresh, keys, play_out


@rule("PU-20.01", "PU-20.04")
def test_in_the_variant_the_station_turns_by_one_after_each_turn() -> None:
    game = fresh(2, 3, fixed_rotation=True)
    first = game.rotation
    assert keys(game, 0)[0].startswith("take:")
    for turns in range(1, 4):
        play_out(game)
        assert game.rotation == (first - turns) % 6


@rule("PU-20.04")
def test_the_first_turn_of_the_variant_uses_the_starting_position() -> None:
    game = build({"fixed_rotation": True}).new(2, 3, watched=True)
    assert isinstance(game, Unknown)
    assert game.luck_log is not None
    drawn = next(option - ROTATE for option in game.luck_log if ROTATE <= option < ROTATE + 6)
    assert (game.turn, game.rotation) == (1, drawn)


@rule("PU-20.02", "PU-20.05")
def test_in_the_variant_the_token_still_passes() -> None:
    game = fresh(2, 3, fixed_rotation=True)
    commander = game.commander
    play_out(game)
    assert game.commander == 1 - commander


@rule("PU-20.03")
def test_without_the_variant_two_players_turn_freely() -> None:
    game = fresh(2, 3)
    assert keys(game, game.commander) == [f"rotate:{k}" for k in range(6)]


@rule("PU-20.04")
def test_the_variant_is_for_two_only() -> None:
    with pytest.raises(BadRequest):
        fresh(3, 1, fixed_rotation=True)


@rule("PU-21.01", "PU-21.02")
def test_personal_sides_are_used_solo_and_by_agreement() -> None:
    assert fresh(1).players[0].offer
    assert fresh(3).players[0].offer == []
    assert fresh(3, personal_objectives=True).players[0].offer


@rule("PU-21.03", "PU-21.05", "PU-21.07")
def test_two_are_dealt_one_is_kept_and_then_the_neighbour_cards_come() -> None:
    game = fresh(3, 4, personal_objectives=True)
    assert [len(player.offer) for player in game.players] == [2, 2, 2]
    assert game.between == []
    dealt = [card for player in game.players for card in player.offer]
    for seat_number in range(3):
        choose(game, keys(game, seat_number)[1], seat_number=seat_number)
    for player in game.players:
        assert (len(player.personal), len(player.returned)) == (1, 1)
    assert len(game.between) == 3
    assert not set(dealt) & set(game.between)
    assert not set(dealt) & set(game.pile)


@rule("PU-21.04", "PU-21.06")
def test_a_personal_objective_stays_secret() -> None:
    game = fresh(2, 4, personal_objectives=True)
    choose(game, keys(game, 0)[0])
    choose(game, keys(game, 1)[0], seat_number=1)
    seen = game.view(0).data()["areas"]
    assert seen[0]["personal"] == game.players[0].personal
    assert "personal" not in seen[1] and seen[1]["personal_count"] == 1


@rule("PU-21.08")
def test_six_players_use_eighteen_objectives() -> None:
    game = fresh(6, 4, personal_objectives=True)
    for seat_number in range(6):
        choose(game, keys(game, seat_number)[0], seat_number=seat_number)
    assert len(game.pile) == 28 - 18


def solo(seed: int = 1, **options: object) -> Unknown:
    """A solo game after the choice of objectives."""
    game = fresh(1, seed, **options)
    while game.players[0].offer:
        choose(game, keys(game)[0])
    return game


@rule("PU-23.01", "PU-23.02")
def test_alone_the_boards_are_the_same_and_each_civ_deck_has_two_cards() -> None:
    game = fresh(1, 2, planets=["gaia"], corporations=["flux"])
    assert len(game.civ) == 8
    assert len(game.players[0].board.lifepods) == 6
    assert game.players[0].rovers == 2


@rule("PU-23.03", "PU-23.06", "PU-23.14", "PU-23.15")
def test_alone_the_station_turns_by_one_before_every_turn() -> None:
    assert len({fresh(1, seed).rotation for seed in range(40)}) == 6
    game = solo()
    assert game.turn == 1
    rotation = game.rotation
    events = len(game.events_done)
    assert not any([key.startswith("rotate:") for key in keys(game)])
    while game.turn < 3:
        turn = game.turn
        play_out(game)
        if EVENTS[game.event].id != "free_rotation":
            assert game.rotation == (rotation - (game.turn - turn)) % 6
        rotation = game.rotation
    assert len(game.events_done) == events + 2


@rule("PU-23.14")
def test_the_station_turns_before_the_first_turn_too() -> None:
    game = build({}).new(1, 3, watched=True)
    assert isinstance(game, Unknown)
    assert game.luck_log is not None
    drawn = next(option - ROTATE for option in game.luck_log if ROTATE <= option < ROTATE + 6)
    while game.players[0].offer:
        choose(game, keys(game)[0])
    if game.event < 0 or EVENTS[game.event].id != "free_rotation":
        assert game.rotation == (drawn - 1) % 6


@rule("PU-23.05", "PU-22.03")
def test_alone_there_are_always_events() -> None:
    game = fresh(1, 2, events=["5", "5", "10"])
    colours = [EVENTS[k].colour for k in game.events_deck]
    assert [colours.count(k) for k in range(3)] == [5, 5, 10]
    assert len(fresh(1, 2).events_deck) == 20
    assert fresh(2, 2).events_deck == []


@rule("PU-23.08", "PU-23.12")
def test_the_target_of_the_example_is_58() -> None:
    assert solo_target([9, 3, 8]) == 58


@rule("PU-23.09")
def test_red_cards_lower_the_target() -> None:
    found = [solo_target([0, 0, red]) - 60 for red in (0, 2, 3, 6, 7, 10, 11, 14, 15, 20)]
    assert found == [0, 0, -5, -5, -7, -7, -9, -9, -11, -11]


@rule("PU-23.10")
def test_orange_cards_lower_the_target_a_little() -> None:
    found = [solo_target([0, orange, 0]) - 60 for orange in (2, 3, 6, 7, 10, 11, 14, 15)]
    assert found == [0, -1, -1, -2, -2, -3, -3, -4]


@rule("PU-23.11")
def test_green_cards_raise_the_target() -> None:
    found = [solo_target([green, 0, 0]) - 60 for green in (2, 3, 6, 7, 10, 11, 14, 15)]
    assert found == [0, 3, 3, 6, 6, 9, 9, 12]


@rule("PU-23.13", "PU-23.16")
def test_six_grades_by_the_difference_and_seven_in_the_english_edition() -> None:
    differences = (-30, -11, -10, -6, -5, -1, 0, 4, 5, 9, 10, 14, 15, 40)
    assert [solo_grade(d, 0) for d in differences] == [0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]
    assert [solo_grade(d, 1) for d in differences] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@rule("PU-23.07")
def test_a_solo_game_is_won_by_reaching_the_target() -> None:
    squares = ",".join(all_but())
    text = f"""
        planet-unknown seats=1 seed=1
        table: turn=20 phase=game_end ending=stuck pile=-
        seat 0: board.patches={squares} board.lifepods=- trackers={{}} lifepods={{}}
        stack: end_game@0
    """
    high = text.format("civ:civ-15,water:water-15", 4)
    low = text.format("civ:civ-15,water:water-15", 3)
    # 40 + 5 + 10 and the lifepods; the target with this mix is 59.
    for words, winners, grade in ((high, (0,), "grade_3"), (low, (), "grade_2")):
        outcome = build({"events": ["7", "7", "6"]}).from_text(words).outcome()
        assert (outcome.winners, outcome.reason) == (winners, grade)
