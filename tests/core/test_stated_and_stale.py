"""Stated chance, its records, late answers, and records of older rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from planetfall import games
from planetfall.core import record
from planetfall.core.effect import Chance, Frame
from planetfall.core.errors import StaleChoice
from planetfall.core.game import NOBODY_MOVES
from planetfall.core.play import Play
from planetfall.core.vocabulary import CHANCE
from tests.core import toy
from tests.core.test_machine import bidding
from tests.core.test_play import build, played


def test_a_game_that_waits_for_stated_chance_is_not_over() -> None:
    game = toy.build({}).new(2, 4, stop_at_chance=True)
    assert game.to_move() == (CHANCE,)
    assert game.next_to_move() == CHANCE
    assert not game.is_over()
    while game.to_move():
        assert not game.is_over()
        seat = game.to_move()[0]
        assert game.next_to_move() == seat
        game.apply(seat, game.legal(seat)[0])
    assert game.is_over()
    assert game.next_to_move() == NOBODY_MOVES


def test_the_record_of_an_unfinished_stated_play_has_no_seed() -> None:
    play = Play.state(toy.build({}), 2)
    for secret in (True, False):
        lines = [json.loads(line) for line in record.to_text(play, secret=secret).splitlines()]
        assert not any("seed" in line or "nonce" in line for line in lines)
    seeded = Play.new(toy.build({}), 2, 4, "nonce")
    last = json.loads(record.to_text(seeded, secret=True).splitlines()[-1])
    assert last == {"seed": 4, "nonce": "nonce"}
    assert "seed" not in record.to_text(seeded)


def test_a_stated_play_commits_to_nothing() -> None:
    stated = Play.state(toy.build({}), 2)
    assert stated.lines[0]["commitment"] == ""
    assert (stated.seed, stated.game.to_data()["seed"]) == (0, 0)
    assert len(Play.new(toy.build({}), 2, 4).lines[0]["commitment"]) > 20


@pytest.mark.parametrize("step", [-1, 1])
def test_an_answer_to_another_decision_is_stale_and_changes_nothing(step: int) -> None:
    game = toy.build({}).new(2, 4)
    while not any(game.numbers[each] for each in game.to_move()):
        game.apply(game.to_move()[-1], game.legal(game.to_move()[-1])[0])
    seat = next(each for each in game.to_move() if game.numbers[each])
    number = game.numbers[seat]
    before = game.digest()
    key = game.rules.key(game.legal(seat)[0])
    with pytest.raises(StaleChoice):
        game.choose(seat, key, number + step)
    play = played(2, 4, 3)
    mover = play.game.to_move()[0]
    with pytest.raises(StaleChoice):
        word = play.rules.key(play.game.legal(mover)[0])
        play.choose(mover, word, play.number(mover) + step)
    assert game.digest() == before
    game.choose(seat, key, number)
    assert game.digest() != before


def test_a_stated_game_with_an_empty_deck_goes_on_as_the_seeded_one() -> None:
    from planetfall.positions import start

    def emptied() -> Any:
        return start("terraforming-mars", seats=2).write("table: deck=- discard=-")

    seeded = emptied().begin("draw_bonus@0/0/2")
    stated = emptied().stop_at_chance().begin("draw_bonus@0/0/2")
    assert stated.to_move() == seeded.to_move()
    assert stated.digest() == seeded.digest()


class EmptyDeck(Chance):
    """A draw from a deck that is empty: the next round begins instead."""

    def outcomes(self, game: Any, frame: Frame) -> list[int]:
        return []

    def nothing(self, game: Any, frame: Frame) -> None:
        game.round += 1


@pytest.mark.parametrize("stated", [True, False])
def test_where_chance_has_nothing_to_decide_the_effect_goes_on(stated: bool) -> None:
    game = bidding(2)
    seat, before = game.to_move()[0], game.round
    game.stop_at_chance = stated
    game.asks[seat] = None
    game.push(Frame(EmptyDeck(), seat))
    game.settle()
    assert (game.round, game.to_move()) == (before + 1, (seat,))
    assert game.draws == bidding(2).draws


@pytest.mark.parametrize("secret", [True, False])
def test_a_record_of_older_rules_without_a_snapshot_is_followed_from_its_start(
    secret: bool,
) -> None:
    play = played(3, 5, 4)
    text = record.to_text(play, secret=secret)
    lines = [json.loads(line) for line in text.splitlines() if "position" not in line]
    assert any("do" in line for line in lines)
    lines[0]["version"] = lines[0]["version"] - 1
    old = "".join(json.dumps(line) + "\n" for line in lines)
    again = record.load(old, build)
    assert again.dropped == 0
    assert again.game.numbers == play.game.numbers
    assert again.game.to_move() == play.game.to_move()
    assert again.game.view(0).data() == play.game.view(0).data()
    # What is kept is a record of these rules, from its header on.
    once_more = record.load(record.to_text(again, secret=secret), build)
    assert once_more.game.view(0).data() == play.game.view(0).data()


@pytest.mark.parametrize("title", games.GAMES)
def test_a_stated_game_tells_of_its_setup(title: str) -> None:
    rules = games.build(title, {})
    seeded, stated = Play.new(rules, 2, 3), Play.state(rules, 2)
    for key in [line["chance"] for line in seeded.lines if "chance" in line]:
        stated.choose(CHANCE, key)
    assert stated.game.to_move() == seeded.game.to_move()
    assert stated.events == seeded.events and seeded.events
