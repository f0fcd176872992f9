"""Undo beyond what was revealed, by consent; the end of a turn; the pace of bots."""

from __future__ import annotations

import random

import pytest

from planetfall import games
from planetfall.core.play import is_inside
from planetfall.table.errors import Refused
from planetfall.table.lobby import Lobby
from planetfall.table.messages import Accepted, NewTable, Row, SeatWish, TableRecord, TakeBack
from planetfall.table.room import Proposal, Room
from tests.table.tables import HOST, build, choose, lobby


def table(*kinds: str, undo_together: bool = True) -> TableRecord:
    """A table of the toy: `me` is the host, `other` somebody else, `bot` a bot."""
    wishes = [SeatWish(kind="bot" if kind == "bot" else "person") for kind in kinds]
    wish = NewTable(game="toy", seats=wishes, undo_together=undo_together)
    record = lobby().create(wish, HOST).record
    for number, kind in enumerate(kinds):
        if kind == "other":
            record.seats[number].holders = [f"visitor-{number}"]
    return record


def three_people() -> TableRecord:
    """A table of Planet Unknown, whose rounds are played at once."""
    wishes = [SeatWish(kind="person") for _ in range(3)]
    real = Lobby(["planet-unknown"], games.build, [])
    made = real.create(NewTable(game="planet-unknown", seats=wishes), HOST)
    for number, each in enumerate(made.record.seats):
        each.holders = [f"visitor-{number}"]
    return made.record


def past_a_reveal(record: TableRecord) -> Room:
    """A room in which everybody has closed the first simultaneous phase."""
    room = Room(record, build)
    for seat in range(len(record.seats)):
        choose(room, seat, room.view(seat).keys()[:1], f"c{seat}")
    assert room.play is not None
    assert not room.play.can_undo(0)
    return room


def together(room: Room, seat: int) -> Proposal | Accepted:
    wish = TakeBack(decision=room.decision(seat), client="back", together=True)
    return room.undo(seat, wish)


def test_against_bots_alone_more_can_be_taken_back_and_the_record_says_so() -> None:
    room = past_a_reveal(table("me", "bot", "bot"))
    assert room.table_view(0).can_ask_undo
    proposal = together(room, 0)
    assert isinstance(proposal, Proposal)
    assert proposal.row.lines == '{"rewind":0}\n'
    room.accept(proposal)
    assert room.table_view(0).rewinds == 1
    assert set(room.movers()) == {0, 1, 2}


def test_other_people_have_to_agree_first() -> None:
    room = past_a_reveal(table("me", "other", "other"))
    decision = room.decision(0)
    assert isinstance(together(room, 0), Accepted)
    request = room.table_view(2).request
    assert request is not None
    assert (request.seat, request.waits_for) == (0, [1, 2])
    assert room.consent(1, agree=True) is None
    proposal = room.consent(2, agree=True)
    assert proposal is not None
    room.accept(proposal)
    assert room.table_view(1).request is None
    assert room.decision(0) != decision
    assert room.play is not None
    assert room.play.rewinds == 1


def test_whoever_refuses_ends_the_request() -> None:
    room = past_a_reveal(table("me", "other", "other"))
    together(room, 0)
    assert room.consent(1, agree=False) is None
    assert room.table_view(0).request is None
    with pytest.raises(Refused):
        room.consent(2, agree=True)


def test_a_choice_ends_the_request() -> None:
    room = past_a_reveal(table("me", "other"))
    together(room, 0)
    seat = room.movers()[0]
    choose(room, seat, room.view(seat).keys()[:1], "next")
    assert room.table_view(1).request is None


def test_who_agreed_can_do_so_again_where_it_could_not_be_stored() -> None:
    """The request waited for nobody then, and nobody could answer it."""
    room = past_a_reveal(table("me", "other", "other"))
    together(room, 0)
    assert room.consent(1, agree=True) is None
    lost = room.consent(2, agree=True)
    assert lost is not None
    request = room.table_view(2).request
    assert request is not None and request.waits_for == [2]
    again = room.consent(2, agree=True)
    assert again is not None
    room.accept(again)
    assert room.request is None


def test_a_sealed_choice_that_another_process_stored_announces_nothing() -> None:
    """The request of a seat went from the pages of other processes, and notes counted choices."""
    record = three_people()
    here, there = Room(record, games.build), Room(record, games.build)
    rng = random.Random(3)
    sealed = 0
    for number in range(120):
        seat = rng.choice(here.movers())
        asked = there.table_view(0).can_ask_undo
        if asked:
            together(there, 0)
        assert there.play is not None
        before, game = there.public_sequence, there.play.game
        row = choose(here, seat, [rng.choice(here.view(seat).keys())], f"c{number}")
        there.follow(row)
        assert here.public_sequence == there.public_sequence
        if is_inside(game, there.play.game):
            sealed += asked
            assert there.public_sequence == before < there.sequence
            assert (there.request is not None) == asked
        else:
            assert there.public_sequence == there.sequence and there.request is None
        there.request = None
    assert sealed > 5


def test_what_was_asked_for_is_taken_back_whatever_was_sealed_since() -> None:
    """The choice that the asking seat had sealed meanwhile was taken back, and nothing else."""
    record = three_people()
    room, rng = Room(record, games.build), random.Random(5)
    rows, tried = list[Row](), 0
    for number in range(300):
        assert room.play is not None
        if room.request is None and room.table_view(0).can_ask_undo and room.play.game.at_once:
            in_force = list(room.play.made)
            asked = [place for place, (seat, _) in enumerate(in_force) if seat == 0][-1]
            together(room, 0)
        seat = rng.choice(room.movers())
        rows.append(choose(room, seat, [rng.choice(room.view(seat).keys())], f"c{number}"))
        if room.request is None or seat != 0:
            continue
        tried += 1
        assert room.consent(1, agree=True) is None
        proposal = room.consent(2, agree=True)
        assert proposal is not None
        room.accept(proposal)
        rows.append(proposal.row)
        assert room.table_view(1).request is None
        assert room.play.made == in_force[:asked]
        if tried == 3:
            break
    assert tried == 3
    other = Room(record, games.build)
    other.load(rows)
    assert other.table_view(0) == room.table_view(0)


def test_nobody_else_can_answer_a_request() -> None:
    room = past_a_reveal(table("me", "other", "bot"))
    together(room, 0)
    for seat in (0, 2):
        with pytest.raises(Refused):
            room.consent(seat, agree=True)


def test_a_table_may_forbid_it() -> None:
    room = past_a_reveal(table("me", "bot", undo_together=False))
    assert not room.table_view(0).can_ask_undo
    with pytest.raises(Refused):
        together(room, 0)


def test_a_table_with_rewinds_is_loaded_as_it_was() -> None:
    record = table("me", "bot", "bot")
    room = Room(record, build)
    rows = []
    for seat in range(3):
        rows.append(choose(room, seat, room.view(seat).keys()[:1], f"c{seat}"))
    proposal = together(room, 0)
    assert isinstance(proposal, Proposal)
    room.accept(proposal)
    rows.append(proposal.row)
    rows.append(choose(room, 0, room.view(0).keys()[:1], "again"))
    other = Room(record, build)
    other.load(rows)
    assert other.table_view(0) == room.table_view(0)


@pytest.mark.parametrize("game", games.GAMES)
def test_people_are_asked_for_the_end_of_their_turn_and_bots_are_not(game: str) -> None:
    real = Lobby(list(games.GAMES), games.build, ["random"])
    wishes = [SeatWish(kind="person"), SeatWish(kind="bot")]
    room = Room(real.create(NewTable(game=game, seats=wishes), HOST).record, games.build)
    rng = random.Random(4)
    asked = [0, 0]
    for number in range(400):
        if room.is_over():
            break
        seat = rng.choice(room.movers())
        view = room.view(seat)
        stack = view.data()["own_stack"] if view.data()["at_once"] else view.data()["stack"]
        asked[seat] += stack[-1][0] == "end_of_turn"
        choose(room, seat, [rng.choice(view.keys())], f"c{number}")
    assert asked[0] > 3
    assert asked[1] == 0


def test_a_table_from_before_does_not_ask_for_the_end_of_a_turn() -> None:
    """Its stored choices have none."""
    assert not TableRecord(
        id="t",
        game="toy",
        options={},
        title="",
        created=0,
        host="",
        seed="1",
        nonce="",
        watch="",
        seats=[],
    ).end_of_turn
