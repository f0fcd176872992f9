"""Every title is played by as many as its box says, by nobody less and nobody more."""

from __future__ import annotations

import pytest

from planetfall import games
from planetfall.core.errors import PlanetfallError

SEATS = {"planet-unknown": (1, 6), "terraforming-mars": (1, 5), "on-mars": (1, 4)}


@pytest.mark.parametrize("title", games.GAMES)
def test_numbers_of_seats_just_fit_and_just_do_not(title: str) -> None:
    rules = games.build(title, {})
    least, most = SEATS[title]
    assert list(rules.seat_counts()) == list(range(least, most + 1))
    for seats in (least, most):
        assert rules.new(seats, 1).seats == seats
    for seats in (least - 1, most + 1):
        with pytest.raises(PlanetfallError, match="seats"):
            rules.new(seats, 1)
