"""Rooms: choices, repeats, undo, loading, what is seen."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from planetfall import games
from planetfall.core import record as records
from planetfall.core.errors import IllegalChoice
from planetfall.core.luck import commitment
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


def test_a_decision_is_another_one_after_somebody_took_back_what_it_rests_on() -> None:
    """A choice made for one board was accepted on another: the same number was open again."""
    met = 0
    for seed in range(20):
        room = Room(record(), build)
        for number in range(40):
            if not room.movers() or room.play is None:
                break
            before, was_at_once = room.play.game.clone(), room.play.game.at_once
            seat = room.movers()[seed % len(room.movers())]
            answered = choose(room, seat, room.view(seat).keys()[:1], f"{number}").seat
            others = [each for each in room.movers() if each != answered]
            if not others or not room.play.can_undo(answered):
                continue
            decisions = {each: room.decision(each) for each in others}
            undo(room, answered, f"u{number}")
            assert room.play.game.digest() == before.digest()
            for each, decision in decisions.items():
                # In a simultaneous phase each seat's decision rests on its own choices.
                assert (room.decision(each) == decision) == was_at_once
            choose(room, answered, room.view(answered).keys()[-1:], f"a{number}")
            if not was_at_once and others[0] in room.movers():
                met += 1
                with pytest.raises(Stale):
                    stale = Choice(decision=decisions[others[0]], client="s", keys=["pass"])
                    room.choose(others[0], stale)
    assert met > 5


@pytest.mark.parametrize("seed", range(4))
def test_a_sealed_choice_changes_nothing_that_another_seat_sees(seed: int) -> None:
    """It switched off the undo of whoever had opened the phase."""
    wishes = [SeatWish(kind="person", name=name) for name in ("Ada", "Bo", "Cy")]
    wish = NewTable(game="planet-unknown", seats=wishes, options={})
    lobby_ = Lobby(["planet-unknown"], games.build, ["random"])
    room = Room(lobby_.create(wish, HOST).record, games.build)
    rng = random.Random(seed)
    sealed = 0
    for number in range(150):
        if room.play is None or not room.movers():
            break
        seat = rng.choice(room.movers())
        others = [each for each in range(-1, 3) if each != seat]
        seen = {each: msgspec.to_builtins(room.table_view(each, [])) for each in others}
        choice = Choice(
            decision=room.decision(seat),
            client=f"c{number}",
            keys=[rng.choice(room.view(seat).keys())],
        )
        proposal = room.choose(seat, choice)
        assert isinstance(proposal, Proposal)
        inside = room.is_inside(proposal)
        assert (proposal.summary.touched == 0) == inside
        room.accept(proposal)
        if inside:
            sealed += 1
            for each in others:
                assert msgspec.to_builtins(room.table_view(each, [])) == seen[each]
    assert sealed > 20


def test_what_a_seat_keeps_in_a_sealed_choice_binds_no_other() -> None:
    """Keeping an objective ended the undo of the others, and their pages went on offering it.

    Both objectives were seen before: whoever kept one may still take the other.
    """
    wishes = [SeatWish(kind="person", name=name) for name in ("Ada", "Bo", "Cy", "Di")]
    options = {"personal_objectives": True, "planets": ["random"], "corporations": ["random"]}
    wish = NewTable(game="planet-unknown", seats=wishes, options={**options, "events": ["on"]})
    lobby_ = Lobby(["planet-unknown"], games.build, ["random"])
    table = lobby_.create(wish, HOST).record
    table.seed = "17"
    room = Room(table, games.build)
    choose(room, 1, ["objective:torus_landfill"])
    choose(room, 1, ["track:biomass"])
    offered = room.table_view(1).keys, room.table_view(1).can_undo
    choose(room, 0, ["objective:transit_highway"])
    assert (room.table_view(1).keys, room.table_view(1).can_undo) == offered
    assert offered[1]
    assert room.table_view(0).can_undo
    kept = room.table_view(0).view["areas"][0]["personal"]
    undo(room, 1)
    assert room.table_view(0).view["areas"][0]["personal"] == kept
    assert "track:biomass" in room.table_view(1).keys
    undo(room, 1)
    assert "objective:torus_landfill" in room.table_view(1).keys
    assert not room.table_view(1).can_undo
    assert room.table_view(0).view["areas"][0]["personal"] == kept
    undo(room, 0)
    assert "objective:transit_highway" in room.table_view(0).keys


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
        room.record_text([])
    rows = played(room, 500, 2)
    table_view = room.table_view(-1)
    assert table_view.state == "over"
    assert [sheet.total for sheet in table_view.scores] == room.record.scores
    text = room.record_text(rows)
    assert records.verify(text, build)["seed"] == "committed and revealed"
    # The commitment of the first moment is what the seed gives at the end.
    assert json.loads(text.splitlines()[0])["commitment"] == table_view.commitment
    assert commitment(int(table_view.seed), table_view.nonce) == table_view.commitment
    assert room.summary().over


def test_why_not_is_answered_with_a_reason() -> None:
    room = Room(record(), build)
    assert room.why_not(0, room.view(0).keys()[0]) == 0
    assert room.why_not(0, "pass") > 0
    with pytest.raises(Forbidden):
        room.why_not(-1, "pass")
