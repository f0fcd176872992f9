"""Where open choices lead is kept from choice to choice, and is what it would be anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.core.ahead import Lead
from planetfall.games import title_of
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.room import Room
from tests.table.tables import HOST, choose

TITLES = [game for game in games.GAMES if title_of(game).ahead.starts]
OPTIONS: dict[str, dict[str, Any]] = {
    "planet-unknown": {"events": ["on"], "corporations": ["random"], "planets": ["random"]}
}
"""What makes choices that lead somewhere stand beside others, and between them."""


@pytest.mark.parametrize("seed", [1, 9])
@pytest.mark.parametrize("game", TITLES)
def test_where_choices_lead_is_as_if_asked_for_the_first_time(game: str, seed: int) -> None:
    rng = Random(seed)
    seats = [SeatWish(kind="person", name=name) for name in "ABC"]
    wish = NewTable(game=game, seats=seats, options=OPTIONS[game])
    record = Lobby([game], games.build, []).create(wish, HOST).record
    record.seed, record.nonce = str(seed), ""
    room = Room(record, games.build)
    met: set[str] = set()
    was: list[list[Lead]] = [[], [], []]
    for number in range(150):
        movers = room.movers()
        if not movers:
            break
        seat = rng.choice(movers)
        leads = room.ahead(seat)
        fresh = Room(record, games.build)
        fresh.play = room.play
        for each in range(3):
            assert room.ahead(each) == fresh.ahead(each), (number, each)
        keys = room.view(seat).keys()
        first = {lead["keys"][0] for lead in leads}
        met |= {"others too"} if first and first < set(keys) else set()
        met |= {"after none"} if first and not was[seat] else set()
        met |= {"the next ones"} if any(len(lead["keys"]) > 1 for lead in leads) else set()
        was[seat] = leads
        choose(room, seat, [rng.choice(keys)], f"c{number}")
    assert met == {"others too", "after none", "the next ones"}
