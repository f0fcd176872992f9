"""Whole sessions of choices, undos and rewinds: a play is what the choices in force lead to.

Beside every play a second account is kept: the choices in force, and for each seat what was taken
back and what was told since its last choice.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from planetfall import games
from planetfall.core import record
from planetfall.core.errors import BadRecord, IllegalChoice
from planetfall.core.game import EVERYBODY
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from tests.core import toy

TITLES = ("toy", *games.GAMES)
ENTROPY = ["heads", "", "tails"]


def build(title: str, options: dict[str, Any]) -> Rules:
    return toy.build(options) if title == "toy" else games.build(title, options)


def again(play: Play) -> Play:
    """The choices in force made anew, nothing taken back."""
    other = Play.new(
        play.rules, play.game.seats, play.seed, "n", play.entropy, ask_end=play.game.ask_end
    )
    for seat, option in play.made:
        other.push(seat, option)
    return other


class Session:
    """A play with its second account."""

    def __init__(self, title: str, number: int) -> None:
        rules = build(title, {})
        self.play = Play.new(rules, 3, number, "n", ENTROPY, ask_end=number % 2 == 1)
        self.rng = Random(f"{title} {number}")
        self.made: list[tuple[int, int]] = []
        self.undos = self.rewinds = 0
        self.taken_back = [0, 0, 0]
        self.flags: list[Any] = []

    def step(self) -> None:
        """Something a table may do."""
        play, rng = self.play, self.rng
        seats = range(play.game.seats)
        self.flags.append([[play.can_undo(s), play.can_rewind(s)] for s in seats])
        self.flags.append([play.is_resting(), [play.events_since(s) for s in seats]])
        takers = [seat for seat in seats if play.can_undo(seat)]
        rewinders = [seat for seat in seats if play.can_rewind(seat)]
        lot = rng.random()
        if takers and lot < 0.25:
            self.undo(rng.choice(takers))
        elif rewinders and lot > 0.93:
            self.rewind(rng.choice(rewinders))
        else:
            seat = rng.choice(play.game.to_move())
            option = rng.choice(play.game.legal(seat))
            count = len(play.events)
            play.push(seat, option, play.number(seat))
            self.made.append((seat, option))
            assert play.seen[seat] == count

    def undo(self, seat: int) -> None:
        place = max(k for k, (who, _) in enumerate(self.made) if who == seat)
        phase = self.play.game.at_once and again(self.play).game.at_once
        self.play.undo(seat)
        del self.made[place]
        self.undos += 1
        for other in range(3):
            self.taken_back[other] += other == seat or not (phase and self.play.game.at_once)

    def rewind(self, seat: int) -> None:
        place = max(k for k, (who, _) in enumerate(self.made) if who == seat)
        self.play.rewind(seat)
        del self.made[place:]
        self.undos += 1
        self.rewinds += 1
        self.taken_back = [count + 1 for count in self.taken_back]

    def check(self) -> None:
        """The play is what the second account says."""
        play = self.play
        other = again(play)
        assert play.made == self.made
        assert play.game.digest() == other.game.digest()
        assert play.events == other.events
        assert play.game.seat_events == other.game.seat_events
        assert (play.undos, play.rewinds) == (self.undos, self.rewinds)
        assert play.taken_back == self.taken_back
        assert all(0 <= seen <= len(play.events) for seen in play.seen)
        for seat in range(-1, 3):
            read = play.events_for(seat)
            assert read == other.events_for(seat)
            for told, event in zip(read, play.events, strict=False):
                open_to_all = event[5] == EVERYBODY or (seat >= 0 and event[5] >> seat & 1)
                assert told == (event if open_to_all else (*event[:2], -1, *event[3:]))
            last = play.events_for(seat, 2)
            own = len(read) - len(play.events)
            assert len(last) == min(2, len(play.events)) + own
            assert last == read[len(read) - len(last) :]


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("title", TITLES)
def test_a_session_is_what_its_choices_in_force_lead_to(title: str, number: int) -> None:
    session = Session(title, number)
    for step in range(1, 161):
        if not session.play.game.to_move():
            break
        session.step()
        if step % 8 == 0:
            session.check()
    session.check()
    read_back(session.play)


def read_back(play: Play) -> None:
    """A record and a fork of a play are that play."""
    text = record.to_text(play, secret=True)
    for other in (record.load(text, build), play.fork()):
        assert other.game.digest() == play.game.digest()
        assert other.events == play.events
        assert other.lines == play.lines
        assert other.made == play.made
        assert (other.undos, other.rewinds, other.seen) == (play.undos, play.rewinds, play.seen)
        assert other.taken_back == play.taken_back
        for seat in range(play.game.seats):
            assert other.can_undo(seat) == play.can_undo(seat)
            assert other.events_since(seat) == play.events_since(seat)
        assert record.to_text(other, secret=True) == text
    assert record.verify(text, build)["choices"] == play.choices()


FLAGS = {
    "toy": ["1c1c03bcc6a1", "54b9d41e929f", "0552c098da93", "19324e5dc508"],
}
"""Digests of what may be taken back at every step, and of what each seat is told."""


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("title", list(FLAGS))
def test_what_may_be_taken_back_is_what_it_was(title: str, number: int) -> None:
    session = Session(title, number)
    for _ in range(60):
        if not session.play.game.to_move():
            break
        session.step()
    text = json.dumps(session.flags)
    assert blake2b(text.encode(), digest_size=6).hexdigest() == FLAGS[title][number]


@pytest.mark.parametrize("title", TITLES)
def test_a_play_from_a_snapshot_can_be_rewound_behind_it(title: str) -> None:
    session = Session(title, 2)
    for _ in range(90):
        if session.play.game.to_move() and not session.play.is_resting():
            session.step()
        elif len(session.made) < 25 and session.play.game.to_move():
            session.step()
    whole = session.play
    if whole.is_resting():
        play = Play.from_snapshot(
            whole.rules,
            whole.game.to_data(),
            whole.seed,
            whole.nonce,
            whole.entropy,
            made=whole.made,
            events=whole.events,
        )
        assert play.events == whole.events and play.made == whole.made
        assert play.is_resting() and not any(play.can_undo(seat) for seat in range(3))
        seat = play.made[-3][0]
        for each in (play, whole):
            each.rewind(seat)
        assert play.game.digest() == whole.game.digest()
        assert play.events == whole.events and play.made == whole.made
    with pytest.raises(IllegalChoice):
        Play.new(whole.rules, 3, 4).rewind(1)
    for seat in (-1, 3):
        with pytest.raises(IllegalChoice):
            whole.number(seat)


def test_a_play_that_is_resumed_forgets_its_past() -> None:
    session = Session("toy", 0)
    while session.play.is_resting() or not session.made:
        session.step()
    play, other = session.play, Play.new(toy.build({}), 3, 9, "n")
    play.resume(other.game)
    assert play.events == [] and play.made == []
    assert not any(play.can_undo(seat) for seat in range(3))
    seat = play.game.to_move()[-1]
    play.push(seat, play.game.legal(seat)[0])
    assert play.made == [(seat, other.game.legal(seat)[0])]
    play.rewind(seat)
    assert play.game.digest() == other.game.digest() and play.events == []


def test_a_record_of_too_many_lines_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.to_text(Session("toy", 0).play, secret=True)
    count = len(text.splitlines())
    monkeypatch.setattr(record, "MOST_LINES", count)
    assert len(record.read_lines(text)) == count
    monkeypatch.setattr(record, "MOST_LINES", count - 1)
    with pytest.raises(BadRecord, match=f"has {count} lines; {count - 1} are read at most"):
        record.read_lines(text)


def test_what_no_seat_does_is_told_at_once_also_in_a_simultaneous_phase() -> None:
    game = toy.build({}).new(2, 4)
    game.watch()
    assert game.at_once
    for seat in (-1, 0, 1, 2):
        game.note(7, seat)
    assert [event[1] for event in game.events or []] == [-1, 2]
    assert [[event[1] for event in noted] for noted in game.seat_events] == [[0], [1]]
