"""The payment bar of Terraforming Mars: its ways are those the questions would lead to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from planetfall.core.play import Play
from planetfall.games import build
from planetfall.games.terraforming_mars.components.terms import HEAT, MC, STEEL, TITANIUM
from planetfall.games.terraforming_mars.draw.view import seen_position
from planetfall.games.terraforming_mars.state import Mars
from planetfall.web.games.terraforming_mars.payment import due_frame, ways


def stock_of(play: Play, seat: int) -> list[int]:
    assert isinstance(play.game, Mars)
    return [play.game.players[seat].stock[each] for each in (TITANIUM, STEEL, HEAT, MC)]


def is_paying(play: Play, seat: int) -> bool:
    return seat in play.game.to_move() and play.game.question(seat).effect.path == "pay"


def one_by_one(play: Play, seat: int) -> Iterator[tuple[str, ...]]:
    """All payments by answering every question in every way."""
    source = play.game.question(seat).source
    for key in play.game.view(seat).keys():
        after = play.fork()
        after.choose(seat, key)
        if is_paying(after, seat) and after.game.question(seat).source == source:
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
            if is_paying(play, seat):
                yield play, seat
                wanted -= 1
                if not wanted:
                    return
            keys = play.game.view(seat).keys()
            plays = [key for key in keys if key.startswith("play:")]
            play.choose(seat, rng.choice(plays or keys))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_ways_to_pay_are_those_of_the_questions(seed: int) -> None:
    for play, seat in payments(seed, 12):
        data = play.game.view(seat).data()
        frame = due_frame(data, seat)
        assert frame is not None
        found = ways(seen_position(data), frame)
        assert [way.keys for way in found] == list(one_by_one(play, seat))


def test_a_way_covers_what_is_due_and_no_more_than_there_is() -> None:
    for play, seat in payments(4, 20):
        data = play.game.view(seat).data()
        frame = due_frame(data, seat)
        assert frame is not None
        game = seen_position(data)
        kit = game.kit(seat)
        for way in ways(game, frame):
            worth = (kit.titanium_value, kit.steel_value, 1, 1)
            units = (*way.units, way.money)
            paid = sum(a * b for a, b in zip(units, worth, strict=True))
            assert frame.a <= paid < frame.a + max(worth)
            assert all(a <= b for a, b in zip(units, stock_of(play, seat), strict=True))
