"""Small parts of the table, one by one: counts, packed files, settings, seats, live tables."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import msgspec
import pytest

from planetfall import games
from planetfall.core.errors import BadRequest
from planetfall.table.archive import archive
from planetfall.table.assets import LONG, SMALL, AssetStore, accepts, packed, packed_once
from planetfall.table.backup import backup
from planetfall.table.errors import Missing, Refused
from planetfall.table.health import counts
from planetfall.table.live import LiveTable
from planetfall.table.lobby import Lobby
from planetfall.table.messages import NewTable, SeatWish, TakeBack
from planetfall.table.metrics import STEPS, Metrics
from planetfall.table.pages import Asset
from planetfall.table.parts import Page
from planetfall.table.room import Proposal, Room
from planetfall.table.seats import BOT_NAMES, MOST_HOLDERS, Seats
from planetfall.table.settings import Settings, load
from planetfall.table.store import Store
from planetfall.table.transfer import FORMAT, import_table
from planetfall.table.viewers import Viewer
from tests.table.tables import HOST, build, choose, lobby, played, record, stored, undo


def test_every_answer_is_counted_once() -> None:
    metrics = Metrics()
    metrics.answered("/", 200, STEPS[0])
    metrics.answered("/", 200, STEPS[1])
    metrics.answered("/", 404, STEPS[-1] + 1)
    metrics.refused("busy")
    lines = metrics.text([("tables", 3.0), ("choices_total", 5.0)]).splitlines()
    bucket = 'planetfall_request_seconds_bucket{route="lobby",le='
    assert lines == [
        "# TYPE planetfall_requests_total counter",
        'planetfall_requests_total{route="lobby",status="200"} 2',
        'planetfall_requests_total{route="lobby",status="404"} 1',
        "# TYPE planetfall_request_seconds histogram",
        *[f'{bucket}"{step:g}"}} {min(k + 1, 2)}' for k, step in enumerate(STEPS)],
        f'{bucket}"+Inf"}} 3',
        'planetfall_request_seconds_sum{route="lobby"} '
        f"{STEPS[0] + STEPS[1] + STEPS[-1] + 1:.6f}",
        'planetfall_request_seconds_count{route="lobby"} 3',
        "# TYPE planetfall_refusals_total counter",
        'planetfall_refusals_total{reason="busy"} 1',
        "# TYPE planetfall_tables gauge",
        "planetfall_tables 3",
        "# TYPE planetfall_choices_total counter",
        "planetfall_choices_total 5",
    ]


@pytest.mark.parametrize("size", [SMALL - 1, SMALL])
def test_files_that_are_worth_it_are_packed_once_for_whoever_reads_that(size: int) -> None:
    body = b"x" * size
    store = AssetStore({"style": Asset(body, "text/css")})
    assert store.get("script", "br") is None
    assert store.get("style", "gzip") == (body, "text/css", "")
    assert packed(body, "gzip") == packed_once(body, "gzip") == (body, "")
    found = store.get("style", "gzip, br")
    assert found is not None
    if size < SMALL:
        assert found == (body, "text/css", "")
        assert packed(body, "br") == packed_once(body, "br") == (body, "")
        return
    assert brotli.decompress(found[0]) == body and found[1:] == ("text/css", "br")
    again = store.get("style", "br")
    assert again is not None and again[0] is found[0]
    for pack in (packed, packed_once):
        small, encoding = pack(body, "br")
        assert brotli.decompress(small) == body and encoding == "br"


@pytest.mark.parametrize(
    ("accepted", "reads"),
    [
        ("br", True),
        ("gzip,br;q=0.5", True),
        ("br;q=0", False),
        ("br; q=0.00", False),
        ("gzip", False),
        ("", False),
        ("gzip," + " " * (LONG - 7) + "br", True),
        ("gzip," + " " * (LONG - 6) + "br", False),
    ],
)
def test_what_a_client_reads_is_what_its_header_says(accepted: str, reads: bool) -> None:
    assert accepts("br", accepted) is reads


def test_settings_that_nobody_gives_are_the_usual_ones() -> None:
    assert load(environment={}) == Settings() == load(given={"database": None}, environment={})


def test_spectators_have_no_seat_that_is_present() -> None:
    live = LiveTable(Room(record(), build))
    live.viewers = {Viewer(seat) for seat in (-1, 0, 2)}
    assert live.present_here() == live.present() == {0, 2}
    live.elsewhere[7] = (frozenset([1, 2]), 0.0)
    assert live.present_here() == {0, 2} and live.present() == {0, 1, 2}


def test_only_who_made_the_table_is_its_host() -> None:
    seats = Seats(record())
    assert seats.is_host(HOST)
    assert not seats.is_host("") and not seats.is_host("somebody else")
    seats.record.host = ""  # nobody's
    assert not seats.is_host("")


def test_who_sits_already_may_open_a_link_to_a_full_seat() -> None:
    seats = Seats(record(2))
    devices = [HOST, *[f"device {k}" for k in range(MOST_HOLDERS - 1)]]
    for device in devices[1:]:
        seats.take(seats.new_link(1, HOST), device, "")
    with pytest.raises(Refused):
        seats.take(seats.new_link(1, HOST), "one more", "")
    assert seats.take(seats.new_link(1, HOST), devices[-1], "") == 1
    assert seats.record.seats[1].holders == devices


@pytest.mark.parametrize(
    ("client", "decision", "fits"),
    [
        ("c" * 64, "d" * 24, True),
        ("c" * 65, "d" * 24, False),
        ("c" * 64, "d" * 25, False),
        ("c\n", "d", False),
        ("c", "d\n", False),
    ],
)
def test_names_in_an_exported_table_are_short_words(
    tmp_path: Path, client: str, decision: str, fits: bool
) -> None:
    room = Room(record(2), build)
    record_data = msgspec.to_builtins(room.record)
    rows = [msgspec.to_builtins(row) for row in played(room, 3)]
    rows[-1] |= {"client": client, "decision": decision}
    text = {"planetfall table": FORMAT, "record": record_data, "rows": rows}

    async def work(store: Store) -> None:
        if fits:
            found, links = await import_table(store, lobby(), json.dumps(text))
            assert len(found.seats) == len(links) == 2
            return
        with pytest.raises(BadRequest, match="no proper names"):
            await import_table(store, lobby(), json.dumps(text))

    stored(tmp_path / "tables.db", work)


def seated(game: str, **options: Any) -> Room:
    """A table of two people, the same at every run."""
    seats = [SeatWish(kind="person", name=name) for name in "AB"]
    wish = NewTable(game=game, seats=seats, options=options)
    made = Lobby([game], games.build, []).create(wish, HOST).record
    made.seed, made.nonce = "5", ""
    return Room(made, games.build)


def test_a_page_is_told_what_its_own_seat_may_know() -> None:
    room = seated("terraforming-mars")
    played(room, 40)
    told = []
    for seat in (-1, 0, 1):
        context = room.page_context(seat)
        told.append(repr(context.whole()))
        assert context.whole() == room.events(seat)
        assert context.since() == room.since(seat)
    assert len(set(told)) == 3


@pytest.mark.parametrize("seat", [3, -2])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    room = Room(record(3), build)
    assert (room.view(-1).seat, room.view(2).seat) == (-1, 2)
    with pytest.raises(Missing):
        room.view(seat)


@pytest.mark.parametrize("last", [False, True])
def test_a_done_that_nobody_waits_for_is_not_stored(last: bool) -> None:
    """A page may end a set of choices with it, full or not."""
    room = Room(record(2), build)
    if last:
        choose(room, 1, room.view(1).keys()[:1])
    key = room.view(0).keys()[0]
    row = choose(room, 0, [key, "done"])
    assert [line["do"] for line in map(json.loads, row.lines.splitlines()) if "do" in line] == [key]
    assert last or room.movers() == (1,)


def test_seats_without_a_name_get_one() -> None:
    wishes = [
        SeatWish(kind="person", name=" "),
        SeatWish(kind="bot", level="random"),
        SeatWish(kind="bot", level="random", name="Halley"),
        SeatWish(kind="person"),
    ]
    made = lobby().create(NewTable(game="toy", seats=wishes), HOST)
    names = [seat.name for seat in made.record.seats]
    assert names == ["Player 1", BOT_NAMES[1], "Halley", "Player 4"]


def test_a_page_sends_what_has_changed_and_what_stands_inside_that() -> None:
    parts = [("head", "<p>a</p>"), ("table", "<div>b</div>"), ("table/hand", "<p>c</p>")]
    first = Page(parts)
    assert first.since(None) == ["head", "table", "table/hand"]
    same = Page(parts, first)
    assert same.version == first.version and same.since(first) == []
    other = Page([*parts[:2], ("table/hand", "<p>d</p>")], first)
    assert other.since(first) == ["table/hand"]
    assert (other.name, other.number) == (first.name, first.number + 1)
    whole = Page([parts[0], ("table", "<div>e</div>"), parts[2]], other)
    assert whole.since(other) == ["table", "table/hand"]
    fewer = Page(parts[:2], first)
    assert fewer.name != first.name and fewer.number == 0
    known: set[str] = set()
    told = whole.news(None, known).decode()
    assert told.startswith(f"event: parts\nid: {whole.version}\ndata: ") and told.endswith("\n\n")
    assert known == {"head", "table", "table/hand"}
    assert json.loads(told.split("data: ")[1]) == whole.whole()
    told = other.news(whole, {"table"}).decode()
    assert [each[0] for each in json.loads(told.split("data: ")[1])] == ["table", "hand"]


def test_a_total_that_hidden_things_do_not_change_is_told() -> None:
    room = seated("terraforming-mars")
    played(room, 60)
    assert room.play is not None and not room.is_over()
    totals = [sheet.total for sheet in room.play.game.scores()]
    for seat in (-1, 0, 1):
        assert [sheet.total for sheet in room.running_scores(seat)] == totals


def test_a_total_that_hidden_things_change_is_told_to_whom_they_are_known() -> None:
    room = seated("planet-unknown", personal_objectives=True)
    told = []
    for _ in range(12):
        played(room, 20)
        if room.is_over():
            break
        told += [[sheet.total is None for sheet in room.running_scores(k)] for k in (0, 1)]
    assert [False, True] in told or [True, False] in told


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_row_is_of_the_seat_that_chose_or_took_back(seat: int) -> None:
    made = record(3)
    room = Room(made, build)
    keys = {each: room.view(each).keys()[:1] for each in range(3)}
    row = choose(room, seat, keys[seat], "first")
    assert (row.seat, row.client) == (seat, "first")
    row = undo(room, seat, "back")
    assert (row.seat, row.client) == (seat, "back")
    for each in range(3):
        choose(room, each, keys[each], f"c{each}")
    decision = room.decision(seat)
    proposal = room.undo(seat, TakeBack(decision=decision, client="all", together=True))
    assert isinstance(proposal, Proposal)
    row = proposal.row
    assert (row.seat, row.decision, row.client) == (seat, decision, "all")
    assert row.lines == f'{{"rewind":{seat}}}\n'


def test_stored_and_archived_tables_are_counted_apart(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        made = [record(2) for _ in range(3)]
        for each in made:
            await store.create(each, Room(each, build).summary())
        await archive(store, made[0].id)
        assert await counts(store) == {"stored": 2, "archived": 1}

    stored(tmp_path / "t.sqlite", work)


def test_a_backup_that_cannot_be_kept_leaves_nothing_behind(tmp_path: Path) -> None:
    stored(tmp_path / "t.sqlite", lambda store: store.bans())
    place = tmp_path / "all.gz"
    place.mkdir()
    with pytest.raises(BadRequest, match="cannot be written"):
        asyncio.run(backup(str(tmp_path / "t.sqlite"), place))
    assert not list(tmp_path.glob("*.part"))
