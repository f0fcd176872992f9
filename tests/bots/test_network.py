"""The network of whole numbers, the files of its weights, and the inputs they were learned for."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from planetfall import bots, games
from planetfall.bots import match, weights
from planetfall.bots.correction import Corrected
from planetfall.bots.evaluation import Evaluation
from planetfall.bots.inputs import MOST, Inputs, hash_of, lead_and_rest
from planetfall.bots.network import HIGH, ONE, Network
from planetfall.core.errors import BadRequest
from planetfall.games import title_of

LEARNED = [title.id for title in games.GAMES.values() if title.inputs]


@pytest.mark.parametrize("seed", range(5))
def test_the_packed_network_is_exact(seed: int) -> None:
    luck = Random(seed)
    inputs, units = 30, 9
    rows = [[luck.randint(-99_999, 99_999) for _ in range(units)] for _ in range(inputs)]
    bias = [luck.randint(-999_999, 999_999) for _ in range(units)]
    out = [luck.randint(-9999, 9999) for _ in range(units)]
    network = Network(rows, bias, out, 77)
    for _ in range(50):
        numbers = [luck.choice((0, luck.randint(-MOST, MOST))) for _ in range(inputs)]
        expected = 77 * ONE
        for unit in range(units):
            level = bias[unit] + sum(n * row[unit] for n, row in zip(numbers, rows, strict=True))
            expected += out[unit] * min(max(level, 0), HIGH)
        assert network.value(numbers) == expected // ONE


def test_the_leading_rival_stands_before_the_mean_of_the_others() -> None:
    rows = [[1, 10], [5, 50], [3, 30], [6, 60]]
    assert lead_and_rest(rows, 0, [1, 5, 3, 9]) == [6, 60, 4, 40]
    assert lead_and_rest(rows[:2], 0, [1, 5]) == [5, 50, 0, 0]
    assert lead_and_rest(rows[:1], 0, [1]) == [0] * 4


@pytest.mark.parametrize("game", LEARNED)
def test_inputs_are_named_bounded_and_never_hidden(game: str) -> None:
    title = title_of(game)
    encoder: Inputs = title.load(title.inputs)()
    names = encoder.names()
    assert len(set(names)) == len(names)
    rules = games.build(game, {})
    rng = Random(4)
    for seats in (2, 4):
        position = rules.new(seats, 9)
        walk: list[bots.Bot] = [bots.make("greedy", game)] * seats
        for _ in range(6):
            match.run(position, walk, match.seat_rngs(rng.randrange(99), seats), limit=17)
            if position.is_over():
                break
            seat = position.to_move()[0]
            view = position.view(seat)
            told = encoder.of(view.determinize(rng), seat)
            assert len(told) == len(names)
            assert all(-MOST <= number <= MOST for number in told)
            # What the seat cannot know is dealt anew: its inputs stay.
            assert encoder.of(view.determinize(rng), seat) == told


@pytest.mark.parametrize("game", LEARNED)
def test_shipped_weights_fit_the_game_and_say_where_they_come_from(game: str) -> None:
    title = title_of(game)
    names = title.load(title.inputs)().names()
    found = [data for seats in weights.SEATS if (data := weights.read(game, seats))]
    assert found
    for data in found:
        assert weights.obstacle(data, names) == ""
        assert data["game"] == game
        accepted = [each for each in data["made"]["acceptance"] if each["accepted"]]
        assert accepted
        assert accepted[-1]["won"] / accepted[-1]["games"] > 1 / data["seats"]
        assert json.loads(weights.dump(data)) == data


def encoder(game: str) -> Inputs:
    made: Inputs = title_of(game).load(title_of(game).inputs)()
    return made


@pytest.mark.parametrize("game", LEARNED)
def test_a_game_without_weights_is_judged_plainly(game: str) -> None:
    plain = bots.judge_of(game).evaluation
    assert weights.corrected(plain, encoder(game), game, lambda game, seats: None) is plain
    assert weights.corrected(plain, encoder(game), game) is not plain


def test_a_game_without_inputs_is_judged_plainly() -> None:
    judge = bots.learned_judge_of("toy")
    assert type(judge.evaluation) is type(bots.judge_of("toy").evaluation)


def test_weights_that_do_not_fit_are_refused_in_a_sentence() -> None:
    data = weights.read("on-mars", 2)
    assert data is not None
    short = data | {"weights": data["weights"][1:]}
    names = title_of("on-mars").load(title_of("on-mars").inputs)().names()
    assert "172 rows for 173 inputs" in weights.obstacle(short, names)
    assert "list of inputs" in weights.obstacle(data, names[1:])
    assert "format" in weights.obstacle(data | {"format": 9}, names)
    plain = bots.judge_of("on-mars").evaluation
    with pytest.raises(BadRequest, match="planetfall train"):
        weights.corrected(
            plain,
            encoder("on-mars"),
            "on-mars",
            lambda game, seats: data | {"inputs": "other"},
        )


class Flat(Evaluation):
    def worth(self, game: Any, seat: int) -> int:
        return 1000


class One(Inputs):
    def names(self) -> list[str]:
        return ["one"]

    def fits(self, game: Any, seat: int) -> bool:
        return bool(game.seats > 1)

    def of(self, game: Any, seat: int) -> list[int]:
        return [1]


def test_the_network_of_the_nearest_number_of_seats_corrects_the_judge() -> None:
    def saying(amount: int) -> Network:
        return Network([[0]], [0], [0], amount * ONE, share=1)

    both = Corrected(Flat(), One(), {2: saying(20), 4: saying(40)})
    rules = games.build("planet-unknown", {})
    worths = [both.worth(rules.blank(seats), 0) for seats in (1, 2, 3, 4, 6)]
    assert worths == [1000, 1020, 1040, 1040, 1040]
    assert hash_of(["a"]) != hash_of(["b"])
