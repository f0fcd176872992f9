"""Plays at their limits: seats that are not there, what was seen, snapshots, marks of their own."""

from __future__ import annotations

import json
import random

import pytest

from planetfall import games
from planetfall.core import record
from planetfall.core.errors import BadRecord, IllegalChoice
from planetfall.core.luck import mixed
from planetfall.core.play import Play
from tests.core import toy
from tests.core.test_play import build, played

MIXED = 263509532645190692193022218145560981
"""Seed 7 with the words `a` and `b`: another number would deal another game to old records."""


def test_only_seats_at_the_table_have_a_number() -> None:
    play = Play.new(toy.build({}), 2, 4)
    assert [play.number(seat) for seat in range(2)] == [0, 0]
    for seat in (-1, 2):
        with pytest.raises(IllegalChoice):
            play.number(seat)


def test_without_a_nonce_every_play_gets_one_of_its_own() -> None:
    marks = {Play.new(toy.build({}), 2, 4).nonce for _ in range(3)}
    assert len(marks) == 3 and all(len(mark) == 32 for mark in marks)
    assert Play.new(toy.build({}), 2, 4, "mine").nonce == "mine"


def test_a_seat_reads_what_happened_with_its_last_choice_and_since() -> None:
    play = Play.new(toy.build({}), 3, 5)
    rng = random.Random(5)
    last = {seat: 0 for seat in range(3)}
    read = 0
    while play.game.to_move():
        for seat in range(3):
            since = play.events_since(seat)
            assert since == play.events_for(seat)[last[seat] : len(play.events)]
            read += len(since)
        mover = rng.choice(play.game.to_move())
        last[mover] = len(play.events)
        play.push(mover, rng.choice(play.game.legal(mover)))
    assert read > 0


def test_lines_of_a_record_are_followed_only_to_what_they_say() -> None:
    play = played(3, 5, 12)
    lines = [line for line in play.lines[1:]]
    again = Play.new(toy.build({}), 3, 5, "nonce")
    skipped = len(again.lines) - 1
    record.follow(again, lines[skipped:])
    assert again.lines == play.lines
    other = Play.new(toy.build({}), 3, 5, "nonce")
    forged = [dict(line) for line in lines[skipped:]]
    digests = [line for line in forged if "digest" in line]
    assert digests
    digests[0]["digest"] = "0" * 32
    with pytest.raises(BadRecord, match="digest"):
        record.follow(other, forged)
    # Of older rules only the luck is compared.
    record.follow(Play.new(toy.build({}), 3, 5, "nonce"), forged, older=True)


def test_after_a_snapshot_of_older_rules_only_what_follows_it_is_done() -> None:
    play = played(2, 1, 12)
    rows = [json.loads(row) for row in record.to_text(play, secret=True).splitlines()]
    places = [index for index, row in enumerate(rows) if "position" in row]
    assert places and any("do" in row for row in rows[places[-1] :])
    rows[0]["version"] = 0
    again = record.load("".join(json.dumps(row) + "\n" for row in rows), build)
    assert again.dropped == 0
    assert again.game.numbers == play.game.numbers
    assert again.game.to_data()["table"] == play.game.to_data()["table"]
    assert again.lines[: places[-1] + 1] == rows[: places[-1] + 1]
    assert again.lines[places[-1] + 1] == {"rules": play.rules.version}


def test_an_undo_inside_a_simultaneous_phase_finds_the_own_step_among_others() -> None:
    play = Play.new(toy.build({}), 3, 11)
    before = play.game.view(0).data()
    for seat in (0, 1, 2):
        if len(play.game.to_move()) > 1:
            play.push(seat, play.game.legal(seat)[0])
    assert play.can_undo(0) and play.can_undo(1) and not play.can_undo(2)
    play.undo(0)
    assert play.game.view(0).data() == before
    assert play.can_undo(1) and not play.can_undo(0)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_personal_objective_can_be_changed_until_all_have_chosen(seats: int) -> None:
    play = Play.new(games.build("planet-unknown", {"personal_objectives": seats > 1}), seats, 5)
    for seat in range(seats - 1) or [0]:
        before, legal = play.game.view(seat).data(), play.game.legal(seat)
        assert all(play.rules.key(option).startswith("objective:") for option in legal)
        play.push(seat, legal[0])
        assert play.can_undo(seat)
        play.undo(seat)
        assert play.game.view(seat).data() == before
        play.push(seat, legal[-1])
    if seats > 1:
        play.push(seats - 1, play.game.legal(seats - 1)[0])
        assert not any(play.can_undo(seat) for seat in range(seats))


def test_a_player_alone_takes_back_what_opened_a_simultaneous_phase() -> None:
    rng = random.Random(0)
    play = Play.new(games.build("planet-unknown", {}), 1, 0, "n")
    opened = 0
    while not opened:
        before = play.game
        play.push(0, rng.choice(before.legal(0)))
        told = play.game.luck_log or play.game.at_once == before.at_once
        if not told and play.game.at_once and play.can_undo(0):
            opened += 1
            trial = play.fork()
            trial.undo(0)
            assert trial.game.digest() == before.digest()
            assert not trial.game.at_once


def test_what_seats_add_to_a_seed_gives_the_seed_that_records_rest_on() -> None:
    assert mixed(7, ["a", "b"]) == MIXED
    others = {mixed(7, ["b", "a"]), mixed(8, ["a", "b"]), mixed(7, ["a"]), mixed(7, ["", "a"])}
    assert len(others) == 4 and MIXED not in others
