"""Where open choices lead is kept from choice to choice, and is what it would be anew."""

from __future__ import annotations

from random import Random

import pytest

from planetfall import games
from planetfall.games import title_of
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from tests.table.tables import HOST, choose

TITLES = [game for game in games.GAMES if title_of(game).ahead.starts]


@pytest.mark.parametrize("game", TITLES)
def test_where_choices_lead_is_as_if_asked_for_the_first_time(game: str) -> None:
    seats = [SeatWish(kind="person", name=name) for name in "ABC"]
    made = Lobby([game], games.build, []).create(NewTable(game=game, seats=seats), HOST)
    room = Room(made.record, games.build)
    rng = Random(4)
    shortened = 0
    for number in range(60):
        movers = room.movers()
        if not movers:
            break
        for seat in range(3):
            fresh = Room(made.record, games.build)
            fresh.play = room.play
            assert room.ahead(seat) == fresh.ahead(seat), (number, seat)
        seat = rng.choice(movers)
        # Mostly a choice that is followed, now and then any.
        keys = [lead["keys"][0] for lead in room.ahead(seat)] if number % 3 else []
        shortened += any(len(lead["keys"]) > 1 for lead in room.ahead(seat))
        choose(room, seat, [rng.choice(keys or room.view(seat).keys())], f"c{number}")
    assert shortened > 5
