"""Rooms: choices, repeats, undo, loading, what is seen."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from planetfall import games
from planetfall.core.errors import IllegalChoice
from planetfall.table.errors import Forbidden, Missing, Refused, Stale
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Accepted, Choice, NewTable, SeatWish, TakeBack
from planetfall.table.room import Proposal, Room
from tests.table.tables import HOST, build, choose, lobby, played, record, undo


def test_a_choice_is_seen_by_nobody_before_it_is_accepted() -> None:
    room = Room(record(), build)
    before = room.table_view(0)
    key = before.keys[0]
    proposal = room.choose(0, Choice(decision="0.0", client="c", keys=[key]))
    assert isinstance(proposal, Proposal)
    assert room.table_view(0) == before
    room.accept(proposal)
    assert room.table_view(0) != before


def test_a_repeat_gets_the_same_answer_and_is_not_stored_again() -> None:
    room = Room(record(), build)
    choice = Choice(decision="0.0", client="c", keys=[room.view(0).keys()[0]])
    proposal = room.choose(0, choice)
    assert isinstance(proposal, Proposal)
    first = room.accept(proposal)
    again = room.choose(0, choice)
    assert isinstance(again, Accepted)
    assert again.keys == first.keys
    assert room.sequence == 1


def test_a_repeat_with_other_keys_is_a_conflict() -> None:
    room = Room(record(), build)
    keys = room.view(0).keys()
    choose(room, 0, keys[:1], "c")
    with pytest.raises(Stale):
        room.choose(0, Choice(decision="0.0", client="c", keys=keys[1:2]))


def test_a_late_answer_is_stale_and_changes_nothing() -> None:
    room = Room(record(), build)
    keys = room.view(0).keys()
    choose(room, 0, keys[:1])
    before = room.table_view(0)
    with pytest.raises(Stale):
        room.choose(0, Choice(decision="0.0", client="other", keys=keys[:1]))
    assert room.table_view(0) == before


def test_an_answer_from_before_an_undo_is_stale_though_its_number_is_open_again() -> None:
    room = Room(record(), build)
    keys = room.view(0).keys()
    choose(room, 0, keys[:1])
    undo(room, 0)
    assert room.decision(0) == "0.1"
    with pytest.raises(Stale):
        room.choose(0, Choice(decision="0.0", client="late", keys=keys[1:2]))
    choose(room, 0, keys[1:2])


def test_another_seats_choice_does_not_make_an_answer_stale() -> None:
    room = Room(record(), build)
    decision = room.decision(1)
    choose(room, 0, room.view(0).keys()[:1])
    assert room.decision(1) == decision


@pytest.mark.parametrize("keys", [["nonsense"], ["pass"], ["card:gem_0", "card:gem_0"]])
def test_an_illegal_choice_leaves_the_room_as_it_was(keys: list[str]) -> None:
    room = Room(record(), build)
    before = room.table_view(0)
    with pytest.raises(IllegalChoice):
        room.choose(0, Choice(decision="0.0", client="c", keys=keys))
    assert room.table_view(0) == before


def test_several_keys_are_stored_as_one_row_or_not_at_all() -> None:
    room = Room(record(1), build)
    first = room.view(0).keys()[0]
    after = Room(room.record, build)
    choose(after, 0, [first])
    second = after.view(0).keys()[0]
    row = choose(room, 0, [first, second])
    assert room.sequence == 1
    assert [json.loads(line).get("do") for line in row.lines.splitlines()][:2] == [first, second]


def test_a_seat_that_is_not_there_is_missing() -> None:
    with pytest.raises(Missing):
        Room(record(), build).choose(9, Choice(decision="0.0", client="c", keys=["pass"]))


def test_nobody_chooses_before_the_game_starts() -> None:
    wish = NewTable(game="toy", seats=[SeatWish(kind="person", name="A"), SeatWish(kind="link")])
    room = Room(lobby().create(wish, HOST).record, build)
    assert room.table_view(0).state == "waiting"
    with pytest.raises(Refused):
        room.choose(0, Choice(decision="0.0", client="c", keys=["pass"]))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("steps", [1, 4, 9, 200])
def test_a_loaded_room_is_the_room_that_was_stored(seed: int, steps: int) -> None:
    room = Room(record(), build)
    rows = played(room, steps, seed)
    again = Room(
        msgspec.json.decode(msgspec.json.encode(room.record), type=type(room.record)), build
    )
    again.load(rows)
    assert room.play is not None and again.play is not None
    assert again.play.game.digest() == room.play.game.digest()
    assert again.sequence == room.sequence
    for seat in (-1, 0, 1, 2):
        assert again.table_view(seat) == room.table_view(seat)


def test_a_loaded_room_answers_repeats_as_before() -> None:
    room = Room(record(), build)
    row = choose(room, 0, room.view(0).keys()[:1], "mine")
    again = Room(room.record, build)
    again.load([row])
    answer = again.choose(0, Choice(decision="0.0", client="mine", keys=_keys(row.lines)))
    assert isinstance(answer, Accepted)


def _keys(lines: str) -> list[str]:
    return [json.loads(line)["do"] for line in lines.splitlines() if '"do"' in line]


def test_undo_is_offered_to_the_one_who_may_and_refused_to_others() -> None:
    room = Room(record(), build)
    choose(room, 0, room.view(0).keys()[:1])
    assert room.table_view(0).can_undo
    assert not room.table_view(1).can_undo
    assert not room.table_view(-1).can_undo
    with pytest.raises(IllegalChoice):
        room.undo(1, TakeBack(decision=room.decision(1), client="u"))


def test_what_others_keep_hidden_is_in_no_sight_of_theirs() -> None:
    room = Room(record(), build)
    played(room, 6, 3)
    assert room.play is not None
    for seat in (-1, 0, 1, 2):
        areas = room.table_view(seat).view["areas"]
        for other, area in enumerate(areas):
            assert ("hand" in area) == (other == seat)


def test_a_preview_changes_nothing_and_stops_before_what_nobody_knows() -> None:
    room = Room(record(), build)
    before = room.table_view(0)
    key = before.keys[0]
    choose(room, 1, room.view(1).keys()[:1])
    choose(room, 2, room.view(2).keys()[:1])
    shown = room.preview(0, [key]).data()
    # The last choice closes the simultaneous phase; the preview does not go on behind it.
    assert shown["at_once"]
    assert shown["areas"][1] == before.view["areas"][1]
    assert room.table_view(0).keys == before.keys
    with pytest.raises(Forbidden):
        room.preview(-1, [key])


def test_where_choices_lead_follows_a_station_that_is_turned_back() -> None:
    wishes = [SeatWish(kind="person", name=name) for name in ("Ada", "Bo")]
    wish = NewTable(game="planet-unknown", seats=wishes, options={})
    room = Room(
        Lobby(["planet-unknown"], games.build, ["random"]).create(wish, HOST).record, games.build
    )
    rng = random.Random(6)
    met = 0
    for step in range(120):
        seat = rng.choice(room.movers())
        if step % 4 == 3 and room.play is not None and room.play.can_undo(seat):
            undo(room, seat)
        else:
            choose(room, seat, [rng.choice(room.view(seat).keys())])
        for each in room.movers():
            fresh = Room(room.record, games.build)
            fresh.play = room.play
            met += len(room.ahead(each)) > 0
            assert room.ahead(each) == fresh.ahead(each)
            first = {lead["keys"][0] for lead in room.ahead(each)}
            keys = room.view(each).keys()
            assert first == {key for key in keys if key.startswith(("take:", "turn:"))}
    assert met > 20


def test_a_running_score_tells_only_what_follows_from_the_view() -> None:
    room = Room(record(), build)
    played(room, 12, 5)
    for seat in (-1, 0, 1):
        told = room.running_scores(seat)
        data = room.view(seat).data()
        fresh = room.rules.from_view(data, random.Random(99)).scores()
        for number, sheet in enumerate(told):
            for name, points in sheet.lines:
                if name == "points":
                    assert points == dict(fresh[number].lines)["points"]
                elif number != seat and room.play is not None:
                    hidden = room.play.game.view(seat if seat >= 0 else None).data()["areas"][
                        number
                    ]
                    assert points is None or hidden.get("kept_count", 0) == 0


def test_a_finished_game_shows_its_sheets_and_gives_its_record_out() -> None:
    room = Room(record(2), build)
    with pytest.raises(Refused):
        room.record_text()
    played(room, 500, 2)
    table_view = room.table_view(-1)
    assert table_view.state == "over"
    assert [sheet.total for sheet in table_view.scores] == room.record.scores
    assert '"seed"' in room.record_text()
    assert room.summary().over


def test_why_not_is_answered_with_a_reason() -> None:
    room = Room(record(), build)
    assert room.why_not(0, room.view(0).keys()[0]) == 0
    assert room.why_not(0, "pass") > 0
    with pytest.raises(Forbidden):
        room.why_not(-1, "pass")
