"""Records, undo and the log, on the toy game."""

from __future__ import annotations

import json
import random

import pytest

from planetfall.core import record
from planetfall.core.errors import BadRecord, BadRequest, IllegalChoice, StaleChoice
from planetfall.core.play import Play
from planetfall.core.rules import Rules
from planetfall.core.vocabulary import CHANCE
from tests.core import toy


def build(game: str, options: dict[str, object]) -> Rules:
    if game != "toy":
        raise BadRequest(f"There is no game `{game}`.")
    return toy.build(options)


def played(
    seats: int, seed: int, steps: int = 1000, *, undos: bool = False, rewinds: bool = False
) -> Play:
    rng = random.Random(seed)
    play = Play.new(toy.build({}), seats, seed, "nonce")
    for _ in range(steps):
        if not play.game.to_move():
            break
        seat = rng.choice(play.game.to_move())
        if undos and rng.random() < 0.3 and play.can_undo(seat):
            play.undo(seat)
        elif rewinds and rng.random() < 0.1 and play.can_rewind(seat):
            play.rewind(seat)
        else:
            play.push(seat, rng.choice(play.game.legal(seat)))
    return play


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("steps", [0, 3, 7, 1000])
def test_a_record_replays_to_the_same_position(seed: int, steps: int) -> None:
    play = played(3, seed, steps, undos=True, rewinds=True)
    again = record.load(record.to_text(play, secret=True), build)
    assert again.game.digest() == play.game.digest()
    assert again.events == play.events
    assert again.lines == play.lines


def test_a_record_without_its_seed_replays_from_its_chance_lines() -> None:
    play = played(3, 5, 9)
    again = record.load(record.to_text(play), build)
    assert again.game.view(1).data() == play.game.view(1).data()
    assert "seed" not in record.to_text(play)


def test_a_finished_record_verifies_and_reveals_its_seed() -> None:
    text = record.to_text(played(4, 2))
    report = record.verify(text, build)
    assert report["finished"]
    assert report["seed"] == "committed and revealed"


@pytest.mark.parametrize(
    "old, new",
    [
        ('"seed":2', '"seed":3'),
        ('"nonce":"nonce"', '"nonce":"other"'),
        ('"scores":[', '"scores":[9,'),
        ('"do":"', '"do":"x'),
        ('"seat":', '"seat":9'),
        ('{"chance":"card:gem_1', '{"chance":"card:gem_2'),
        ('"planetfall":1', '"planetfall":2'),
        ('"version":1', '"version":2'),
        ('"game":"toy"', '"game":"toys"'),
        ('"seats":4', '"seats":9'),
    ],
)
def test_a_forged_record_is_refused(old: str, new: str) -> None:
    text = record.to_text(played(4, 2))
    assert old in text
    with pytest.raises(BadRecord):
        record.verify(text.replace(old, new, 1), build)


@pytest.mark.parametrize("text", ["", "{}\n", "[1]\n", "nonsense\n", "[" * 3000 + "\n"])
def test_a_damaged_record_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        record.load(text, build)
    assert "\n" not in str(caught.value)


def test_a_cut_off_record_says_which_lines_are_sound() -> None:
    text = record.to_text(played(2, 1))
    with pytest.raises(BadRecord, match="cut off"):
        record.load(text[:-20], build)


def test_goto_stops_before_the_wanted_choice() -> None:
    play = played(2, 1)
    text = record.to_text(play)
    early = record.goto(text, 2, build)
    assert early.choices() == 2
    with pytest.raises(BadRequest):
        record.goto(text, 999, build)


def test_a_record_of_older_rules_goes_on_from_its_last_snapshot() -> None:
    play = played(2, 1, 8)
    rows = [json.loads(row) for row in record.to_text(play, secret=True).splitlines()]
    rows[0]["version"] = 0
    text = "".join(json.dumps(row) + "\n" for row in rows)
    again = record.load(text, build)
    assert again.dropped == 0
    assert again.game.view(0).data() == play.game.view(0).data()


def test_undo_takes_back_only_ones_own_last_choice_of_a_part_played_at_once() -> None:
    play = Play.new(toy.build({}), 3, 11)
    start = play.game.view(0).data()
    play.push(0, play.game.legal(0)[0])
    play.push(1, play.game.legal(1)[0])
    other = play.game.view(1).data()
    play.undo(0)
    assert play.game.view(0).data() == start
    assert play.game.view(1).data() == other
    assert not play.can_undo(2)


def test_the_closing_of_a_part_played_at_once_ends_undo() -> None:
    play = Play.new(toy.build({}), 2, 11)
    for seat in (0, 1):
        play.push(seat, play.game.legal(seat)[0])
    assert not play.can_undo(1)
    with pytest.raises(IllegalChoice):
        play.undo(1)


def test_nobody_undoes_a_choice_after_another_seat_has_chosen() -> None:
    play = Play.new(toy.build({}), 3, 4)
    for seat in (0, 1, 2):
        play.push(seat, play.game.legal(seat)[0])
    first = play.game.to_move()[0]
    play.push(first, play.game.legal(first)[0])
    assert play.can_undo(first)
    second = play.game.to_move()[0]
    while second == first:
        play.push(first, play.game.legal(first)[0])
        second = play.game.to_move()[0]
    play.push(second, play.game.legal(second)[0])
    assert not play.can_undo(first)


def test_a_stale_answer_is_refused_and_changes_nothing() -> None:
    play = Play.new(toy.build({}), 2, 4)
    option = play.game.legal(0)[0]
    play.push(0, option, 0)
    before = play.game.digest()
    with pytest.raises(StaleChoice):
        play.push(0, option, 0)
    assert play.game.digest() == before


def test_others_do_not_read_which_card_was_drawn() -> None:
    play = Play.new(toy.build({}), 2, 4)
    mine = [event for event in play.events_for(0) if event[1] == 0]
    others = [event for event in play.events_for(1) if event[1] == 0]
    assert all(event[2] >= 0 for event in mine)
    assert all(event[2] == -1 for event in others)
    assert all(event[2] == -1 for event in play.events_for(-1))


def test_a_real_table_can_be_entered_with_stated_outcomes() -> None:
    rules = toy.build({})
    play = Play.state(rules, 2)
    rng = random.Random(3)
    while movers := play.game.to_move():
        seat = movers[0]
        play.push(seat, rng.choice(play.game.legal(seat)))
        assert seat == CHANCE or play.number(seat) > 0
    text = record.to_text(play)
    assert record.load(text, build).game.scores()[0].total == play.game.scores()[0].total
    assert record.verify(text, build)["seed"] == "not revealed"


def test_a_game_resumed_while_seats_work_at_once_goes_on_and_tells_the_log() -> None:
    game = toy.build({}).new(3, 11)
    assert game.to_move() == (0, 1, 2)
    game.watch()
    game.note(1, 2, 7)
    for seat in range(3):
        game.apply(seat, game.legal(seat)[0])
    assert len(game.to_move()) == 1
    assert game.events is not None
    assert [event[:3] for event in game.events] == [(1, 2, 7)]


@pytest.mark.parametrize("seed", range(8))
def test_a_rewind_leads_back_to_the_position_before_the_last_choice(seed: int) -> None:
    """Whatever was decided since: chance, another seat, the end of a simultaneous phase."""
    play = played(3, seed, 30, undos=True)
    rng = random.Random(seed)
    while play.game.to_move():
        seat = rng.choice(play.game.to_move())
        before, events = play.game.digest(), list(play.events)
        play.push(seat, rng.choice(play.game.legal(seat)))
        for _ in range(rng.randint(0, 6)):
            others = [each for each in play.game.to_move() if each != seat]
            if others:
                play.push(others[0], rng.choice(play.game.legal(others[0])))
        if play.game.is_over():
            break
        fork = play.fork()
        fork.rewind(seat)
        assert fork.game.digest() == before
        assert fork.events == events
        assert fork.rewinds == 1
        assert fork.lines[-1] == {"rewind": seat}


def test_nothing_is_rewound_when_the_game_is_over_or_has_just_begun() -> None:
    assert not Play.new(toy.build({}), 2, 4).can_rewind(0)
    play = played(2, 1)
    with pytest.raises(IllegalChoice):
        play.rewind(0)
