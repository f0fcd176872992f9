"""What a viewer may know, as a position of the game's own class."""

from __future__ import annotations

import random

import pytest

from planetfall.core.errors import StaleView
from planetfall.core.fields import UNKNOWN
from planetfall.core.game import Game
from planetfall.core.vocabulary import CHANCE
from tests.core import toy


def started(seats: int = 3, seed: int = 4) -> toy.Toy:
    game = toy.build({}).new(seats, seed)
    assert isinstance(game, toy.Toy)
    return game


def seen(game: Game, seat: int | None) -> toy.Toy:
    position = game.view(seat).position()
    assert isinstance(position, toy.Toy)
    return position


def bidding() -> toy.Toy:
    """A game in which all have picked and seat 1 is to bid."""
    game = started()
    while game.at_once:
        seat = game.to_move()[0]
        game.apply(seat, game.legal(seat)[0])
    return game


def test_the_own_cards_are_known_and_others_are_counted() -> None:
    game = started()
    position = seen(game, 0)
    assert position.players[0].hand == game.players[0].hand
    assert position.players[1].hand == [UNKNOWN, UNKNOWN]
    assert position.players[1].coins == game.players[1].coins


def test_a_spectator_knows_no_hand() -> None:
    position = seen(started(), None)
    assert [player.hand for player in position.players] == [[UNKNOWN, UNKNOWN]] * 3


def test_what_nobody_sees_is_as_in_a_blank_position() -> None:
    assert seen(started(), 0).bag == list(range(24))


def test_others_stand_as_when_the_part_began() -> None:
    game = started()
    game.apply(1, game.legal(1)[0])
    position = seen(game, 0)
    assert position.at_once
    assert position.players[1].hand == [UNKNOWN, UNKNOWN]
    assert position.players[1].kept == []
    mine = seen(game, 1)
    assert mine.players[1].kept == game.players[1].kept
    assert mine.before[1].shown_data(owner=True) == game.before[1].shown_data(owner=True)


def test_it_has_the_own_question_and_who_is_to_move() -> None:
    game = bidding()
    mover = game.to_move()[0]
    position = seen(game, mover)
    assert position.legal(mover) == game.legal(mover)
    assert position.question(mover).to_data() == game.question(mover).to_data()
    other = seen(game, (mover + 1) % 3)
    assert other.to_move() == (mover,)
    assert other.legal(mover) == []


def test_it_has_neither_the_luck_nor_the_log_of_the_game() -> None:
    game = started(seed=9)
    position = seen(game, 0)
    assert (position.seed, position.draws, position.events) == (0, [0], None)


def test_it_stays_as_it_was_when_the_game_goes_on() -> None:
    game = bidding()
    position = seen(game, 0)
    before = position.to_data()
    mover = game.to_move()[0]
    game.apply(mover, game.legal(mover)[0])
    assert position.to_data() == before


def test_it_is_built_once_and_not_of_a_game_that_has_moved() -> None:
    game = bidding()
    view, late = game.view(0), game.view(0)
    assert view.position() is view.position()
    mover = game.to_move()[0]
    game.apply(mover, game.legal(mover)[0])
    view.position()
    with pytest.raises(StaleView):
        late.position()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_makes_no_difference(seed: int) -> None:
    game = started(seed=seed)
    rng = random.Random(seed)
    while not game.is_over():
        for seat in (None, 0, 1, 2):
            view = game.view(seat)
            other = view.determinize(rng).view(seat).position()
            assert other.to_data() == view.position().to_data()
            assert other.asks == view.position().asks
        mover = rng.choice(game.to_move())
        game.apply(mover, rng.choice(game.legal(mover)))


def test_rules_that_only_read_work_on_it() -> None:
    position = seen(bidding(), 0)
    assert position.scores()[1].lines[0] == ("points", 0)


@pytest.mark.parametrize("seat", [None, -1, 0, 1])
def test_nobody_sees_what_chance_may_give(seat: int | None) -> None:
    game = toy.build({}).new(2, 4, stop_at_chance=True)
    assert game.to_move() == (CHANCE,)
    view = game.view(seat)
    assert view.legal == [] and view.keys() == []
    assert view.number == 0
