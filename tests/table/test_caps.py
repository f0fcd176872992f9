"""How much there may be of something: streams, descriptors, requests, names, cookies."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from planetfall.table import limits
from planetfall.table.buckets import Buckets
from planetfall.table.errors import Refused, TooMany
from planetfall.table.limits import MOST_CONNECTIONS, MOST_STREAMS, RESERVED, Caps
from planetfall.table.logs import request_id, set_up_logs
from planetfall.table.names import (
    LONGEST,
    MOST_LETTERS,
    MOST_MARKS,
    check_stored,
    checked_name,
    clean_name,
    unlike,
)
from planetfall.table.quotas import Quotas
from planetfall.table.viewers import Viewer, Viewers
from planetfall.table.visitors import MOST_COOKIES, cookies


@pytest.mark.parametrize(
    ("descriptors", "connections", "streams"),
    [
        (100, 50, 37),
        (2 * RESERVED, RESERVED, 96),
        (1024, 896, 672),
        (MOST_STREAMS * 4 // 3 + RESERVED, 1333, 999),
        (4000, 4000 - RESERVED, MOST_STREAMS),
        (1 << 20, MOST_CONNECTIONS, MOST_STREAMS),
    ],
)
def test_descriptors_suffice_for_so_much(descriptors: int, connections: int, streams: int) -> None:
    assert Caps.of(descriptors) == Caps(connections, streams, streams // 2)


WANTED = MOST_CONNECTIONS + RESERVED
INFINITE = -1


@pytest.mark.parametrize(
    ("soft", "hard", "refused", "found"),
    [
        (256, 4096, (), 4096),
        (256, INFINITE, (), WANTED),
        (256, 1 << 20, (), WANTED),
        (4096, 4096, (), 4096),
        (WANTED, INFINITE, (), WANTED),
        (INFINITE, INFINITE, (), WANTED),
        (256, INFINITE, (WANTED,), 10_240),
        (256, INFINITE, (WANTED, 10_240), 256),
        (12_000, INFINITE, (WANTED,), 12_000),
    ],
)
def test_as_many_files_are_asked_for_as_there_may_be(
    soft: int, hard: int, refused: tuple[int, ...], found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = []

    def setrlimit(kind: str, both: tuple[int, int]) -> None:
        if both[0] in refused:
            raise ValueError
        given.append(both)

    resource: Any = SimpleNamespace(
        RLIMIT_NOFILE="files",
        RLIM_INFINITY=INFINITE,
        getrlimit=lambda kind: (soft, hard),
        setrlimit=setrlimit,
    )
    monkeypatch.setitem(sys.modules, "resource", resource)
    assert limits.raise_descriptors() == found
    raised = found != soft and soft not in (INFINITE, WANTED) and (soft, hard) != (4096, 4096)
    assert given == ([(found, hard)] if raised else [])


def opened(caps: Caps, *streams: tuple[str, str]) -> list[int]:
    """Which of some streams, each of a visitor at an address, gave way to those after them."""
    viewers = Viewers(caps)
    found = [Viewer(-1, visitor, address) for visitor, address in streams]
    for viewer in found:
        viewers.add(viewer)
    ended = [number for number, viewer in enumerate(found) if viewer.gives_way]
    assert ended == [number for number, viewer in enumerate(found) if viewer.ended]
    assert len(viewers) == len(found) - len(ended)
    for viewer in found:
        viewers.remove(viewer)
    assert not len(viewers)
    return ended


def test_the_oldest_stream_of_whoever_has_most_gives_way() -> None:
    caps = Caps(99, streams=6, address_streams=4, visitor_streams=2)
    a, b, strangers = ("ann", "1"), ("bob", "1"), ("", "2")
    assert opened(caps, a, a) == []
    assert opened(caps, a, a, a) == [0]
    assert opened(caps, b, a, a, a, a) == [1, 2]
    # Strangers are counted by their address alone.
    assert opened(caps, *[strangers] * 4) == []
    assert opened(caps, *[strangers] * 5) == [0]
    assert opened(caps, ("cyd", "2"), *[strangers] * 4) == [1]
    # All together: whoever has most of all.
    assert opened(caps, a, b, *[strangers] * 3, ("dan", "3")) == []
    assert opened(caps, a, b, *[strangers] * 3, ("dan", "3"), ("eve", "3")) == [2]


def test_an_address_with_a_large_part_of_a_full_server_gives_way_first() -> None:
    """Two addresses with a visitor for each of their streams ended the pages of people."""
    caps = Caps(99, streams=16, address_streams=8)
    people = [("ann", "1")] * 3
    greedy = [(f"v{number}", f"{2 + number % 2}") for number in range(14)]
    assert opened(caps, *people, *greedy) == [3]
    # Who has no large part of it is judged by his own streams.
    shared = [("ann", "1"), ("bob", "1"), *[("cyd", "2")] * 3]
    assert opened(Caps(99, 40, 30), *shared, *[(f"v{k}", f"{k}") for k in range(3, 39)]) == [2]


def test_a_stream_is_its_lookers() -> None:
    assert Viewer(0, "seat", "1").looker == "seat"
    assert Viewer(0, "seat", "1", looker="cookie").looker == "cookie"
    assert (Viewer(0, "seat", "1").holder, Viewer(0, "", "1").holder) == ("seat", "1")


@pytest.mark.parametrize("workers", [1, 2])
def test_each_kind_of_thing_has_its_own_quota(workers: int) -> None:
    quotas = Quotas(8, workers)
    kinds: list[tuple[Callable[[str], None], int]] = [
        (quotas.count_table, 8),
        (lambda name: quotas.count_undo(name, 0), 60),
        (quotas.count_link, 20),
        (quotas.count_seat, 30),
    ]
    for count, most in kinds:
        for _ in range(most // workers):
            count("a")
        with pytest.raises(TooMany):
            count("a")
        count("b")
    quotas.count_undo("a", 1)
    quotas.is_on = False
    for count, _ in kinds:
        count("a")


def test_quotas_fill_up_again_as_fast_as_was_chosen() -> None:
    for workers in (1, 2):
        quotas = Quotas(86_400, workers)
        buckets = (quotas.tables, quotas.undos, quotas.links, quotas.seats, quotas.settings)
        assert [(each.burst * workers, round(each.rate * workers, 6)) for each in buckets] == [
            (86_400, 1.0),
            (60, 0.5),
            (20, 0.033333),
            (30, 0.05),
            (30, 0.5),
        ]
    assert Quotas(1, 4).tables.burst == 1.0  # each of four lets one through


def test_a_bucket_fills_up_again_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(3, 0.5, most=2)
    assert [buckets.take("a", 10.0) for _ in range(4)] == [True, True, True, False]
    assert [buckets.take("a", moment) for moment in (11.0, 12.0, 13.0)] == [False, True, False]
    assert buckets.take("b", 14.0, cost=3.0) and not buckets.take("b", 15.0, cost=0.75)
    assert buckets.take("b", 100.0, cost=3.0) and not buckets.take("b", 100.0, cost=0.5)
    assert len(buckets) == 2
    buckets.take("a", 100.0, cost=3.0)
    buckets.take("c", 100.0)  # in place of the one that was used least lately
    assert len(buckets) == 2
    assert not buckets.take("a", 100.0) and buckets.take("b", 100.0)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann\t Lee\n", "Ann Lee"),
        ("A\x00B", "A B"),
        ("ﬁn", "fin"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * LONGEST),
        ("x" * (LONGEST - 1) + " y", "x" * (LONGEST - 1)),
    ],
)
def test_a_name_is_one_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == checked_name(typed) == shown


@pytest.mark.parametrize(
    ("name", "is_taken"),
    [
        ("Ann", True),
        ("Анна", True),
        ("Annа", False),  # the last one is Cyrillic
        ("日本ゴ", True),
        ("Ann日", True),
        ("Ann\u200b", False),
        ("Ann\u3164", False),
        ("x" + "\u0330" * MOST_MARKS, True),
        ("x" + "\u0330" * (MOST_MARKS + 1), False),
        ("x\u0330\u0330y\u0330", True),
        ("Ann 7", True),
    ],
)
def test_a_name_can_be_read(name: str, is_taken: bool) -> None:
    if is_taken:
        assert checked_name(name)
    else:
        with pytest.raises(Refused):
            checked_name(name)


def test_a_stored_name_is_no_longer_than_it_can_be() -> None:
    check_stored("")
    check_stored("x" * MOST_LETTERS)
    start = "x" * LONGEST
    for name in ("x" * (MOST_LETTERS + 1), "x\ny", f"{start}\u200b", f"{start}ab\u0430"):
        with pytest.raises(Refused):
            check_stored(name)


def test_equal_names_are_numbered_and_look_alikes_refused() -> None:
    assert unlike("Ann", []) == unlike("Ann", ["", "Bob"]) == "Ann"
    assert unlike("Ann", ["ann"]) == "Ann 2"
    assert unlike("Ann", ["ann", "Ann 2", "ANN 3"]) == "Ann 4"
    assert unlike("Ann", ["Ann", "Ann 3"]) == "Ann 2"
    assert unlike("Žofie", ["Zofie"]) == "Žofie"
    for other in ("Аnn", "Ann\u0336"):  # a Cyrillic letter, a stroke
        with pytest.raises(Refused):
            unlike("Ann", ["Bob", other])


def test_so_many_cookies_are_read() -> None:
    some = "; ".join(f"c{k}={k}" for k in range(MOST_COOKIES + 1))
    found = cookies([(b"accept", b"x=1"), (b"cookie", some.encode())])
    assert found == {f"c{k}": str(k) for k in range(MOST_COOKIES)}
    twice = cookies([(b"cookie", b"a=1; a=2; b = 3=4;c"), (b"cookie", b"d=5")])
    assert twice == {"a": "1", "b": "3=4", "c": "", "d": "5"}


@contextlib.contextmanager
def logging_to(out: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Logs set up as a server does, written to `out`."""
    monkeypatch.setattr(sys, "stderr", out)
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        root.handlers[:] = []
        set_up_logs(form)
        yield
    finally:
        root.handlers[:] = before
        root.setLevel(level)


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_line_of_the_log_has_its_request_and_its_fault_and_no_secret(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    mark = request_id.set("abc")
    secret = "s" * 22
    with logging_to(out, form, monkeypatch):
        log = logging.getLogger("planetfall.test")
        log.info("nothing")
        log.warning("at /t/%s", secret)
        try:
            raise ValueError(secret)
        except ValueError:
            log.exception("broke")
        request_id.reset(mark)
        log.error("alone")
    text = out.getvalue()
    assert secret not in text and "nothing" not in text
    if form == "text":
        lines = text.splitlines()
        assert lines[0] == "WARNING planetfall.test: at /t/… [abc]"
        assert lines[1] == "ERROR planetfall.test: broke [abc]"
        assert lines[2].startswith("Traceback") and "ValueError: …" in lines
        assert lines[-1] == "ERROR planetfall.test: alone"
        return
    told = [json.loads(line) for line in text.splitlines()]
    assert [sorted(line) for line in told] == [
        ["level", "logger", "message", "request", "time"],
        ["fault", "level", "logger", "message", "request", "time"],
        ["level", "logger", "message", "time"],
    ]
    assert [line["message"] for line in told] == ["at /t/…", "broke", "alone"]
    assert told[0]["request"] == "abc" and told[1]["fault"].endswith("ValueError: …")


def test_requests_given_up_at_the_end_leave_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    with logging_to(out, "text", monkeypatch):
        log = logging.getLogger("uvicorn.error")
        log.error("Cancel %s running task(s), timeout graceful shutdown exceeded", 1)
        try:
            raise asyncio.CancelledError
        except asyncio.CancelledError:
            log.exception("Exception in ASGI application")
        log.error(OSError("no such address"))
    assert out.getvalue() == "ERROR uvicorn.error: no such address\n"
