"""What a play tells, and to whom, while seats choose at once and choices are taken back."""

from __future__ import annotations

from typing import Any

import pytest

from planetfall.core.effect import Frame
from planetfall.core.play import Play
from planetfall.core.view import came_to_light
from planetfall.games import build
from tests.core import toy

OWN, JOINT = 901, 902


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps a card tells so: once as itself, once for nobody."""
    keep = toy.Keep.answer

    def answer(self: toy.Keep, game: toy.Toy, frame: Frame, option: int) -> None:
        keep(self, game, frame, option)
        game.note(OWN, frame.seat)
        game.note(JOINT, -1, frame.seat)

    monkeypatch.setattr(toy.Keep, "answer", answer)


def started(seats: int = 3) -> Play:
    play = Play.new(toy.build({}), seats, 4)
    assert play.game.at_once
    return play


def choose(play: Play, seat: int) -> None:
    play.push(seat, play.game.legal(seat)[0])


def told(events: list[Any], kind: int) -> list[tuple[int, int]]:
    return [(event[1], event[2]) for event in events if event[0] == kind]


@pytest.mark.usefixtures("telling")
def test_a_seat_alone_reads_what_it_told_while_all_choose() -> None:
    play = started()
    for seat in (0, 2):
        choose(play, seat)
    for viewer in range(-1, 3):
        own = [(viewer, 0)] if viewer in (0, 2) else []
        assert told(play.events_for(viewer), OWN) == own
        assert told(play.events_for(viewer), JOINT) == [(-1, 0), (-1, 2)]
    choose(play, 1)
    for viewer in range(-1, 3):
        assert sorted(told(play.events_for(viewer), OWN)) == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("back", [0, 1])
def test_an_undo_leaves_what_others_have_told_since(back: int) -> None:
    play = started()
    for seat in (0, 1):
        choose(play, seat)
    play.undo(back)
    other = 1 - back
    assert told(play.events, JOINT) == [(-1, other)]
    assert told(play.events_for(other), OWN) == [(other, 0)]
    assert told(play.events_for(back), OWN) == []


def test_a_header_has_the_entropy_that_seats_gave() -> None:
    rules = toy.build({})
    assert "entropy" not in Play.new(rules, 2, 4).lines[0]
    assert "entropy" not in Play.new(rules, 2, 4, "n", ["", ""]).lines[0]
    assert Play.new(rules, 2, 4, "n", ["", "tails"]).lines[0]["entropy"] == ["", "tails"]
    assert "end_of_turn" not in Play.new(rules, 2, 4).lines[0]
    assert Play.new(rules, 2, 4, ask_end=True).lines[0]["end_of_turn"] is True


@pytest.mark.parametrize("mover", [0, 1])
def test_a_card_that_comes_to_lie_on_the_table_is_news(mover: int) -> None:
    """Nothing else has moved: no area of a seat tells it."""
    before: Any = build("on-mars", {}).new(2, 5)
    after = before.clone()
    assert not came_to_light(before, after, mover)
    place = next(k for k, card in enumerate(before.display) if card)
    after.display = [*before.display]
    after.display[place] = next(card for card in range(1, 40) if card not in before.display)
    assert came_to_light(before, after, mover)
    after.display[place] = 0
    assert not came_to_light(before, after, mover)
