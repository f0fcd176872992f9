"""The end of a turn as a question of its own, in all games."""

from __future__ import annotations

import random

import pytest

from planetfall.core import record
from planetfall.core.effect import EndOfTurn
from planetfall.core.game import Game
from planetfall.core.play import Play
from planetfall.core.vocabulary import DONE
from planetfall.games import GAMES, build
from planetfall.lab.walks import walks_are_honest


def is_end(game: Game, seat: int) -> bool:
    return isinstance(game.question(seat).effect, EndOfTurn)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_asking_for_the_end_of_a_turn_changes_nothing_else(game: str, seats: int) -> None:
    rules = build(game, {})
    asked, plain = rules.new(seats, 7, ask_end=True), rules.new(seats, 7)
    rng = random.Random(7)
    ends = 0
    for _ in range(600):
        if asked.is_over():
            break
        seat = rng.choice(asked.to_move())
        if is_end(asked, seat):
            assert asked.legal(seat) == [DONE]
            asked.apply(seat, DONE)
            ends += 1
            continue
        assert asked.legal(seat) == plain.legal(seat)
        option = rng.choice(asked.legal(seat))
        asked.apply(seat, option)
        plain.apply(seat, option)
    assert ends > 5
    while not asked.is_over() and any(is_end(asked, seat) for seat in asked.to_move()):
        for seat in asked.to_move():
            if is_end(asked, seat):
                asked.apply(seat, DONE)
    for mine, other in zip(asked.areas(), plain.areas(), strict=True):
        assert mine.fields_data() == other.fields_data()
    assert asked.fields_data() == plain.fields_data()


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_without_reveals_is_taken_back_whole_before_its_end(game: str) -> None:
    """At the end every choice since chance last decided can be undone, one after the other."""
    rng = random.Random(3)
    play = Play.new(build(game, {}), 2, 3, ask_end=True)
    ends = back = 0
    while not play.game.is_over() and ends < 60:
        seat = rng.choice(play.game.to_move())
        if is_end(play.game, seat):
            ends += 1
            if play.can_undo(seat):
                back += 1
                trial = play.fork()
                trial.undo(seat)
                assert seat in trial.game.to_move()
                assert not is_end(trial.game, seat)
        play.push(seat, rng.choice(play.game.legal(seat)))
    assert back > ends // 3


@pytest.mark.parametrize("game", GAMES)
def test_records_and_positions_keep_that_the_end_is_asked(game: str) -> None:
    rng = random.Random(1)
    play = Play.new(build(game, {}), 2, 1, "nonce", ask_end=True)
    while not play.game.is_over() and len(play.lines) < 150:
        seat = rng.choice(play.game.to_move())
        play.push(seat, rng.choice(play.game.legal(seat)))
    again = record.load(record.to_text(play, secret=True), build)
    assert again.game.digest() == play.game.digest()
    assert again.game.ask_end
    copy = play.rules.from_data(play.game.to_data())
    assert copy.digest() == play.game.digest()
    assert copy.to_move() == play.game.to_move()


@pytest.mark.parametrize("game", GAMES)
def test_undo_stays_honest_when_own_cards_can_be_taken_back(game: str) -> None:
    walks, faults = walks_are_honest(build(game, {}), 3, 5)
    assert walks > 5
    assert faults == []


def test_a_card_played_from_the_own_hand_can_be_taken_back() -> None:
    rng = random.Random(2)
    play = Play.new(build("terraforming-mars", {}), 2, 2, ask_end=True)
    taken_back = 0
    while not play.game.is_over() and taken_back < 5:
        seat = rng.choice(play.game.to_move())
        before = play.game.digest()
        option = rng.choice(play.game.legal(seat))
        play.push(seat, option)
        if play.rules.key(option).startswith("play:") and not play.game.luck_log:
            assert play.can_undo(seat)
            play.undo(seat)
            assert play.game.digest() == before
            play.push(seat, option)
            taken_back += 1
    assert taken_back == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_view_with_the_end_pending_can_be_guessed_at(game: str) -> None:
    """Bots build whole games from views; theirs do not ask for the end."""
    rng = random.Random(9)
    play = Play.new(build(game, {}), 2, 9, ask_end=True)
    for _ in range(80):
        if play.game.is_over():
            break
        seat = rng.choice(play.game.to_move())
        guess = play.game.view(seat).determinize(rng)
        assert not guess.ask_end
        if not is_end(play.game, seat):
            assert guess.legal(seat) == play.game.legal(seat)
        play.push(seat, rng.choice(play.game.legal(seat)))
