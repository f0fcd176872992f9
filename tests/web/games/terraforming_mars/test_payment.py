"""The payment bar of Terraforming Mars: its ways are those the questions would lead to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from planetfall.core.play import Play
from planetfall.games import build
from planetfall.games.terraforming_mars.payment import unit_value
from planetfall.games.terraforming_mars.state import Mars
from planetfall.web.games.terraforming_mars.payment import MEANS, is_paying
from planetfall.web.games.terraforming_mars.payment import payments as listed_payments


def seen(play: Play, seat: int) -> Mars:
    """What a seat may know."""
    position = play.game.view(seat).position()
    assert isinstance(position, Mars)
    return position


def one_by_one(play: Play, seat: int) -> Iterator[tuple[str, ...]]:
    """All payments by answering every question in every way."""
    source = play.game.question(seat).source
    for key in play.game.view(seat).keys():
        after = play.fork()
        after.choose(seat, key)
        if is_paying(seen(after, seat), seat) and after.game.question(seat).source == source:
            yield from ((key, *later) for later in one_by_one(after, seat))
        else:
            yield (key,)


def payments(seed: int, wanted: int) -> Iterator[tuple[Play, int]]:
    """Positions in which a seat is asked how it pays."""
    rng = random.Random(seed)
    while True:
        rules = build("terraforming-mars", {"colonies": True})
        play = Play.new(rules, 2, rng.randrange(10**6))
        for _ in range(400):
            movers = play.game.to_move()
            if not movers:
                break
            seat = rng.choice(movers)
            if is_paying(seen(play, seat), seat):
                yield play, seat
                wanted -= 1
                if not wanted:
                    return
            keys = play.game.view(seat).keys()
            plays = [key for key in keys if key.startswith("play:")]
            play.choose(seat, rng.choice(plays or keys))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_payments_are_those_of_the_questions(seed: int) -> None:
    for play, seat in payments(seed, 12):
        found = listed_payments(seen(play, seat), seat)
        assert [keys for keys, _ in found] == [list(keys) for keys in one_by_one(play, seat)]


def test_a_payment_covers_what_is_due_and_no_more_than_there_is() -> None:
    for play, seat in payments(4, 20):
        game = seen(play, seat)
        worth = [unit_value(game, seat, resource) for resource in MEANS]
        stock = [game.players[seat].stock[resource] for resource in MEANS]
        due = game.question(seat).a
        for _, units in listed_payments(game, seat):
            paid = sum(a * b for a, b in zip(units, worth, strict=True))
            assert due <= paid < due + max(worth)
            assert all(0 <= a <= b for a, b in zip(units, stock, strict=True))
