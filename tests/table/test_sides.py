"""A table at which one seat is of another kind: its sides, its score sheet, its end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.core.rules import Rules
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.pages import Look
from planetfall.table.room import Room
from planetfall.web.games import page_of
from planetfall.web.pages import frame, panels
from planetfall.web.pages.lobby import _form
from planetfall.web.pages.scene import Scene
from planetfall.web.words import BOOKS, words
from tests.core.chase import rules as chase
from tests.core.chase.game import TITLE
from tests.table.tables import HOST, choose, undo


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "chase", TITLE)


def build(game: str, options: dict[str, Any]) -> Rules:
    return chase.build(options)


def room_of(seats: int) -> Room:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    table = NewTable(game="chase", seats=wishes, options={"warden": True})
    return Room(Lobby(["chase"], build, ["random"]).create(table, HOST).record, build)


def play_out(room: Room, wanted: str) -> int:
    """Play to the end; who chose last."""
    seat = -1
    while movers := room.movers():
        seat = movers[0]
        keys = room.view(seat).keys()
        choose(room, seat, [wanted if wanted in keys else keys[-1]])
    return seat


def test_the_number_of_seats_follows_from_the_options() -> None:
    with pytest.raises(BadRequest, match="2 to 4 seats"):
        room_of(1)
    assert len(room_of(4).table_view(3).seats) == 4


def test_a_seat_of_another_kind_is_asked_and_sees_its_own_area() -> None:
    room = room_of(3)
    for seat in (0, 1):
        choose(room, seat, ["place:0"], f"c{seat}")
    choose(room, 0, ["take:1"], "t")
    assert room.movers() == (2,)
    assert room.table_view(2).keys == [f"search:{place}" for place in range(5)]
    choose(room, 2, ["search:0"])
    areas = room.table_view(2).view["areas"]
    assert areas[2] == {"caught": 1, "notes": [0]}
    assert room.table_view(0).view["areas"][2] == {"caught": 1, "notes_count": 1}


def test_a_decision_ends_the_table_and_can_be_taken_back() -> None:
    room = room_of(3)
    last = play_out(room, "search:4")
    view = room.table_view(0)
    assert (view.state, view.reason, view.winners) == ("over", "caught", [2])
    undo(room, last)
    assert room.table_view(0).state == "playing"
    assert room.movers() == (last,)


@pytest.mark.parametrize("lang", list(BOOKS))
@pytest.mark.parametrize(("wanted", "winners"), [("search:4", [2]), ("search:0", [0, 1])])
def test_the_page_tells_the_end_of_a_game_with_sides(
    lang: str, wanted: str, winners: list[int]
) -> None:
    room = room_of(3)
    play_out(room, wanted)
    for seat in range(-1, 3):
        scene = Scene(room.page_context(seat, lang))
        assert page_of("chase").parts(scene)
        assert scene.table_view.winners == winners
        line = frame.outcome_line(scene)
        assert all((f"P{seat}" in line) == (seat in winners) for seat in range(3))
        sheet = panels.score_sheet(scene, scene.table_view.scores)
        rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", str(sheet))
        assert len(rows) == 3
        assert [row.count("–") for row in rows] == [1, 2, 0]


def test_the_form_offers_as_many_seats_as_any_options_take() -> None:
    lobby = Lobby(["chase"], build, ["random"])
    form = str(_form(lobby, chase.build({}), Look("en"), words("en")))
    assert 'data-seats="1 3"' in form and 'name="seat-3"' in form
    assert 'data-least="2" data-most="3"' in form and 'data-needs="warden"' in form
