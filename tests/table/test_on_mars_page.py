"""The page of On Mars as text: boards of others, how far the game is."""

from __future__ import annotations

import random

import pytest

from planetfall.games import build
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Choice, NewTable, SeatWish
from planetfall.table.pages import Extra, Look
from planetfall.table.room import Proposal, Room
from planetfall.web.draw import pages
from planetfall.web.games import page_of
from planetfall.web.pages.scene import Scene


def room_of(seats: int, steps: int) -> Room:
    wishes = [SeatWish(kind="person", name=f"P{number}") for number in range(seats)]
    record = Lobby(["on-mars"], build, ["random"]).create(NewTable("on-mars", wishes), "v").record
    room, rng = Room(record, build), random.Random(5)
    for number in range(steps):
        seat = room.movers()[0]
        key = rng.choice(room.view(seat).keys())
        choice = Choice(decision=room.decision(seat), client=str(number), keys=[key])
        proposal = room.choose(seat, choice)
        assert isinstance(proposal, Proposal)
        room.accept(proposal)
    return room


def parts_of(room: Room, seat: int, lang: str = "en") -> dict[str, str]:
    scene = Scene(room.sight(seat), room.rules, lang, Extra({}, ""))
    return {name: str(html) for name, html in page_of("on-mars").parts(scene)}


def board(room: Room, what: str) -> str:
    return pages().panel("player", what, room.sight(0), [], room.rules, "en", Extra({}, ""))


def test_the_board_of_another_seat_is_shown_and_nothing_on_it_can_be_chosen() -> None:
    room = room_of(2, 40)
    told = board(room, "1")
    assert "P1" in told
    assert "d-lab" in told
    assert "data-key" not in told
    assert board(room, "2") == ""


def test_lacerda_has_a_board_to_look_at() -> None:
    assert "Lacerda" in board(room_of(1, 20), "1")


def test_seats_open_boards() -> None:
    room = room_of(2, 0)
    scene = Scene(room.sight(0), room.rules, "en", Extra({}, ""))
    page = pages().table(scene.sight, page_of("on-mars").parts(scene), "0", Look("en"))
    assert 'data-boards="seat"' in page
    assert 'data-key="seat:1"' in page


@pytest.mark.parametrize(("lang", "told"), [("en", "Setup"), ("cs", "Příprava")])
def test_before_the_first_round_the_game_is_set_up(lang: str, told: str) -> None:
    assert f">{told}<" in parts_of(room_of(2, 0), 0, lang)["top"]


def test_a_spectator_is_told_whose_board_is_shown() -> None:
    room = room_of(2, 0)
    assert "P0: blueprints and cards" in parts_of(room, -1)["dock"]
    assert "P0: blueprints and cards" not in parts_of(room, 0)["dock"]
