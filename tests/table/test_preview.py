"""Trying choices out tells nothing that only making them would."""

from __future__ import annotations

import pytest

from planetfall.core.effect import Frame
from planetfall.table.room import Room
from tests.core import toy
from tests.table.tables import build, record


def test_a_preview_stops_before_a_hidden_piece_comes_to_light(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = Room(record(), build)
    before = room.view(0).data()
    key = before["legal"][0]
    assert room.preview(0, [key]).data() != before

    def look_into_the_bag(self: toy.Keep, game: toy.Toy, frame: Frame, option: int) -> None:
        game.players[frame.seat].hand = [game.bag[0]]

    monkeypatch.setattr(toy.Keep, "answer", look_into_the_bag)
    assert room.preview(0, [key]).data() == before
