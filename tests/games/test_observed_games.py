"""Observations say who looks, which question is asked with which numbers, and what they said."""

from __future__ import annotations

import json

import pytest

from planetfall import games
from planetfall.core.observation import VERSIONS, Encoder
from tests.games.observed import FILE, observed, positions, rows_of, settings

PINNED = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("title", games.GAMES)
def test_observations_are_what_they_were(title: str, version: int) -> None:
    for row, pinned in zip(settings(title), PINNED[f"{title} {version}"], strict=True):
        assert rows_of(row, version) == pinned


@pytest.mark.parametrize("title", games.GAMES)
def test_an_observation_renewed_is_one_made_anew(title: str) -> None:
    for row in settings(title):
        encoder = Encoder(games.build(title, row["options"]), row["seats"])
        memories = [encoder.memory() for _ in range(row["seats"])]
        buffers = [list(encoder.zeros) for _ in range(row["seats"])]
        for game in positions(row):
            for seat in range(row["seats"]):
                encoder.renew(game, seat, buffers[seat], memories[seat])
                assert buffers[seat] == observed(encoder, game, seat)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("title", games.GAMES)
def test_numbers_stay_in_the_range_of_the_data_sheet(title: str, version: int) -> None:
    for setting in settings(title):
        encoder = Encoder(games.build(title, setting["options"]), setting["seats"], version)
        for game in positions(setting):
            for seat in range(game.seats):
                seen = observed(encoder, game, seat)
                for row in encoder.rows():
                    numbers = seen[row.start : row.stop]
                    assert row.low <= min(numbers) and max(numbers) <= row.high, row.name
                    assert all(number == int(number) for number in numbers), row.name


@pytest.mark.parametrize("title", games.GAMES)
def test_the_question_is_the_one_that_is_asked(title: str) -> None:
    setting = settings(title)[1]
    encoder = Encoder(games.build(title, setting["options"]), setting["seats"])
    row = next(row for row in encoder.rows() if row.name == "question")
    for game in positions(setting):
        for seat in range(game.seats):
            numbers = observed(encoder, game, seat)
            assert numbers[: game.seats] == [float(seat == other) for other in range(game.seats)]
            named = dict(zip(row.names, numbers[row.start : row.stop], strict=True))
            if seat not in game.to_move():
                assert not any(named.values())
                continue
            frame = game.question(seat)
            assert named.pop("source") == frame.source
            assert (named.pop("a"), named.pop("b")) == (frame.a, frame.b)
            asked = [kind for kind, number in named.items() if number]
            assert asked == [type(frame.effect).__name__]
