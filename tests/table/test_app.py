"""The application over HTTP: rights, repeats, malformed requests, headers, streams."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.serving import Guest, Server

GAME = "planet-unknown"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("table") / "t.sqlite") as running:
        yield running


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    made = Guest(server)
    yield made
    made.close()


@pytest.fixture
def friend(server: Server) -> Iterator[Guest]:
    made = Guest(server)
    yield made
    made.close()


def first_frame(
    guest: Guest, table: str, query: str = "", after: str = ""
) -> tuple[str, list[str]]:
    """The id and the parts of the first event of a stream."""
    address = f"/t/{table}/stream?{query}&after={after}"
    with guest.http.stream("GET", address, headers={"accept-encoding": "identity"}) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        text = ""
        for chunk in stream.iter_text():
            text += chunk
            if "data: " in text and text.endswith("\n\n"):
                break
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    parts: list[str] = json.loads(lines["data"])
    return lines["id"], parts


def test_a_seat_is_a_link_whose_secret_moves_into_a_cookie(guest: Guest, friend: Guest) -> None:
    told = guest.create(GAME, "person", "link")
    link = told["links"]["1"]
    assert friend.http.get(f"/t/{told['id']}").status_code == 403
    # Looking at the page does not use the link up: messengers look too.
    for _ in range(2):
        assert friend.http.get(link).status_code == 200
    secret = link.rsplit("/", 1)[1]
    taken = friend.http.post(f"/api/tables/{told['id']}/seats/{secret}", json={"name": "Azure"})
    assert taken.json() == {"table": told["id"], "seat": 1}
    header = taken.headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=lax" in header
    assert friend.table_view(told["id"])["seat"] == 1
    assert friend.http.get(link).status_code == 302
    assert httpx.get(link).status_code == 403
    assert secret not in friend.http.get(f"/t/{told['id']}").text


def test_spectators_have_their_own_link_and_cannot_choose(guest: Guest, friend: Guest) -> None:
    told = guest.create(GAME, "person")
    friend.http.get(told["watch"], follow_redirects=True)
    table_view = friend.table_view(told["id"])
    assert table_view["seat"] == -1 and table_view["keys"] == []
    refused = friend.choose(told["id"], -1, "0.0", ["pass"])
    assert refused.status_code == 409
    assert friend.choose(told["id"], 0, "0.0", ["pass"]).status_code == 403


def test_a_repeat_gets_the_same_answer_and_a_stale_choice_the_fresh_view(guest: Guest) -> None:
    table = guest.create(GAME, "person", "person")["id"]
    table_view = guest.table_view(table)
    seat, keys = table_view["seat"], table_view["keys"][:1]
    first = guest.choose(table, seat, table_view["decision"], keys, "one")
    assert first.status_code == 200
    assert guest.choose(table, seat, table_view["decision"], keys, "one").json() == first.json()
    stale = guest.choose(table, seat, table_view["decision"], keys, "two")
    assert stale.status_code == 409
    assert stale.json()["view"]["decision"] == guest.table_view(table, seat)["decision"]


BAD: list[tuple[Any, int]] = [
    (b"", 400),
    (b"{", 400),
    (b"[]", 400),
    (b"null", 400),
    (b'{"decision":"0.0","client":"c"}', 400),
    (b'{"decision":"0.0","client":"c","keys":[]}', 400),
    (b'{"decision":"0.0","client":"c","keys":[1]}', 400),
    (b'{"decision":"0.0","client":"c","keys":"pass"}', 400),
    (b'{"decision":"x","client":"c","keys":["pass"]}', 400),
    (b'{"decision":"0.0\\n","client":"c","keys":["pass"]}', 400),
    (b'{"decision":"0.0","client":"c\\n","keys":["pass"]}', 400),
    (b'{"decision":"0.0","client":"c","keys":[1e999]}', 400),
    (b'{"decision":"0.0","client":"c","keys":["pass"]', 400),
    (b'{"decision":"0.0","client":"<b>","keys":["pass"]}', 400),
    (b'{"decision":"0.0","client":"c","keys":["pass"],"more":1}', 400),
    (b'{"decision":"0.0","client":"c","keys":["' + b"x" * 90 + b'"]}', 400),
    (b"[" * 5000, 400),
    (b'{"decision":"0.0","client":"c","keys":["no such key"]}', 422),
    (b'{"decision":"9.0","client":"c","keys":["pass"]}', 409),
    (b"x" * 70_000, 413),
    ("\udcff".encode("utf-8", "surrogateescape"), 400),
]


@pytest.mark.parametrize("body, status", BAD)
def test_malformed_choices_are_refused_and_change_nothing(
    guest: Guest, body: bytes, status: int
) -> None:
    table = guest.create(GAME, "person", "person")["id"]
    seat = guest.table_view(table)["seat"]
    before = guest.table_view(table, seat)
    answer = guest.http.post(f"/api/tables/{table}/choice?seat={seat}", content=body)
    assert answer.status_code == status
    assert is_sentence(answer.json()["error"])
    assert guest.table_view(table, seat) == before


def is_sentence(text: str) -> bool:
    """Whether a refusal is one sentence and no fragment of a framework's."""
    return text.endswith(".") and (text[0].isupper() or text[0] == "`") and " " in text


def test_a_body_without_a_length_is_capped_too(guest: Guest) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    table = guest.create(GAME, "person")["id"]
    answer = guest.http.post(f"/api/tables/{table}/choice", content=endless())
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "method, path, status",
    [
        ("GET", "/nothing", 404),
        ("GET", "/t/nothing", 404),
        ("GET", "/t/nothing/stream", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/static/../app.py", 404),
        ("GET", "/static/nothing.js", 404),
        ("GET", "/s/nothing/wrong", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/nothing?seat=99", 400),
        ("GET", "/api/tables/nothing?seat=x", 400),
        ("GET", "/api/tables/nothing/why", 400),
        ("GET", "/t/nothing/chips", 400),
    ],
)
def test_wrong_addresses_have_the_right_status(
    guest: Guest, method: str, path: str, status: int
) -> None:
    answer = guest.http.request(method, path)
    assert answer.status_code == status
    assert is_sentence(answer.json()["error"]), answer.text


@pytest.mark.parametrize(
    ("field", "value"), [("listed", 0), ("undo_together", "true"), ("title", 5), ("pace", None)]
)
def test_a_body_is_read_as_its_schema_says(guest: Guest, field: str, value: Any) -> None:
    """The web framework took 0 and `"true"` for truth values, against the description."""
    wish = {"game": GAME, "seats": [{"kind": "person"}], field: value}
    answer = guest.http.post("/api/tables", json=wish)
    assert answer.status_code == 400 and f"`{field}` cannot be read" in answer.json()["error"]
    answer = guest.http.post("/api/tables", json=[wish])
    assert answer.status_code == 400 and "`body` cannot be read" in answer.json()["error"]


def test_a_whole_number_may_be_written_with_a_point(guest: Guest) -> None:
    table = guest.create(GAME, "person", "person")["id"]
    for seat, status in ((1.0, 200), (1.5, 400), (1e300, 400), ("1", 400)):
        answer = guest.http.post(f"/api/tables/{table}/link", json={"seat": seat})
        assert answer.status_code == status, answer.text


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nothing/choice?seat=0"])
def test_a_request_without_its_body_is_told_so(guest: Guest, path: str) -> None:
    answer = guest.http.post(path)
    assert answer.status_code == 400
    assert answer.json() == {"error": "This request needs a body: an object in JSON."}
    czech = guest.http.post(path, headers={"accept-language": "cs"}).json()["error"]
    assert czech == "Tento požadavek musí mít tělo: objekt ve formátu JSON."


def test_a_form_of_another_site_cannot_post(guest: Guest) -> None:
    table = guest.create(GAME, "person")["id"]
    for headers in (
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://elsewhere.example"},
    ):
        answer = guest.http.post(f"/api/tables/{table}/choice", headers=headers, content=b"{}")
        assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/", "/nothing", "/static/app.css", "/openapi.json", "/t/x"])
def test_every_answer_carries_a_strict_policy(guest: Guest, path: str) -> None:
    policy = guest.http.get(path).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "kind"), [("/", "html"), ("/static/app.css", "css"), ("/static/app.js", "javascript")]
)
def test_an_answer_names_its_letters_once(guest: Guest, path: str, kind: str) -> None:
    assert guest.http.get(path).headers["content-type"] == f"text/{kind}; charset=utf-8"


def test_pages_have_no_inline_script_or_style(guest: Guest) -> None:
    table = guest.create(GAME, "person", "person")["id"]
    for path in ("/", f"/t/{table}"):
        text = guest.http.get(path).text
        assert " style=" not in text and "<style" not in text
        assert " onclick" not in text and "javascript:" not in text
        assert text.count("<script") == 1


@pytest.mark.parametrize(
    ("chapter", "seats", "status"),
    [
        ("invasion", 2, 422),
        ("invasion", 3, 201),
        ("invasion", 5, 201),
        ("outbreak", 1, 422),
        ("blackout", 5, 422),
        ("monolith", 2, 422),
        ("monolith", 1, 201),
    ],
)
def test_a_table_takes_the_seats_of_its_chapter(
    guest: Guest, chapter: str, seats: int, status: int
) -> None:
    people = [{"kind": "person"}] * seats
    asked = {"game": "on-mars", "options": {"chapter": chapter}, "seats": people}
    answer = guest.http.post("/api/tables", json=asked)
    assert answer.status_code == status
    assert status == 201 or "it takes" in answer.json()["error"]


PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "{{7*7}}",
    "&lt;b&gt;",
]


@pytest.mark.parametrize("name", PAYLOADS)
def test_markup_in_names_stays_text(guest: Guest, name: str) -> None:
    made = guest.http.post(
        "/api/tables",
        json={"game": GAME, "title": name, "seats": [{"kind": "person", "name": name}]},
    )
    table = made.json()["id"]
    shown = guest.table_view(table)["seats"][0]["name"]
    for path in (f"/t/{table}", "/", f"/t/{table}/panel/scores"):
        text = guest.http.get(path).text
        if "<" in shown or '"' in shown:
            assert shown not in text
        assert "<script>alert" not in text and "<img" not in text


def test_the_stream_resumes_where_the_page_is(guest: Guest) -> None:
    table = guest.create(GAME, "person", "person")["id"]
    seat = guest.table_view(table)["seat"]
    version, parts = first_frame(guest, table, f"seat={seat}")
    assert len(parts) > 5
    assert f'data-version="{version}"' in guest.http.get(f"/t/{table}?seat={seat}").text
    table_view = guest.table_view(table, seat)
    address = f"/t/{table}/stream?seat={seat}&after={version}"
    with guest.http.stream("GET", address, headers={"accept-encoding": "identity"}) as stream:
        texts = stream.iter_text()
        assert "data" not in next(texts)
        # Only now is there something to tell; it comes alone, without the parts that are the same.
        guest.choose(table, seat, table_view["decision"], table_view["keys"][:1])
        told = ""
        for chunk in texts:
            told += chunk
            if told.endswith("\n\n"):
                break
    lines = dict(line.split(": ", 1) for line in told.splitlines() if ": " in line)
    changed = json.loads(lines["data"])
    assert 0 < len(changed) < len(parts)
    assert lines["id"] != version


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_the_stream_speaks_what_the_client_reads(guest: Guest, encoding: str) -> None:
    table = guest.create(GAME, "person")["id"]
    with guest.http.stream(
        "GET", f"/t/{table}/stream", headers={"accept-encoding": encoding}
    ) as stream:
        assert stream.headers.get("content-encoding", "identity") == encoding


def test_the_interface_is_described(guest: Guest) -> None:
    told = guest.http.get("/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    paths = told["paths"]
    assert "409" in paths["/api/tables/{table}/choice"]["post"]["responses"]
    games = guest.http.get("/api/games").json()
    assert GAME in [game["id"] for game in games]


def test_the_host_starts_with_bots_in_the_free_seats(guest: Guest) -> None:
    table = guest.create(GAME, "person", "link", "link")["id"]
    assert guest.table_view(table)["state"] == "waiting"
    assert guest.http.post(f"/api/tables/{table}/fill").status_code == 200
    assert guest.table_view(table)["state"] == "playing"


def test_my_tables_are_found_again_by_cookie(guest: Guest, friend: Guest) -> None:
    table = guest.create(GAME, "person", "link")["id"]
    assert f"/t/{table}" in guest.http.get("/").text
    assert f"/t/{table}" not in friend.http.get("/").text


@pytest.mark.slow
def test_a_whole_game_against_bots_ends_with_a_record(guest: Guest) -> None:
    table = guest.create(GAME, "person", "bot")["id"]
    assert guest.http.get(f"/api/tables/{table}/record").status_code == 409
    rng = random.Random(4)
    for number in range(100_000):
        table_view = guest.table_view(table, 0)
        if table_view["state"] == "over":
            break
        if table_view["keys"]:
            key = rng.choice(table_view["keys"])
            guest.choose(table, 0, table_view["decision"], [key], f"c{number}")
    assert table_view["state"] == "over" and table_view["scores"]
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert json.loads(record.splitlines()[-1])["end"]


def test_wrong_keys_are_counted_and_then_barred(server: Server) -> None:
    with Guest(server) as guest, Guest(server) as stranger:
        table = guest.create(GAME, "person", "link")["id"]
        seen = {stranger.http.get(f"/s/{table}/wrong{k}").status_code for k in range(14)}
        assert seen == {403, 429}


LASTING = """
from planetfall.table import app
class Buckets(app.Buckets):
    def __init__(self, burst, rate):
        super().__init__(burst, rate / 1000)
app.Buckets = Buckets
"""
"""A server that forgets requests slowly: one that is held up must not miss a flood."""


@pytest.mark.slow
def test_somebody_who_floods_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "t.sqlite", limited=True, prelude=LASTING) as running,
        Guest(running) as player,
        Guest(running) as flooder,
    ):
        table = player.create(GAME, "person")["id"]
        seen = [flooder.http.get("/health").status_code for _ in range(300)]
        assert seen[0] == 200 and seen[-1] == 429
        assert player.http.get(f"/api/tables/{table}").status_code == 200


def test_a_browser_without_a_stream_asks_for_the_parts(guest: Guest) -> None:
    table = guest.create(GAME, "person")["id"]
    told = guest.http.get(f"/t/{table}/parts").json()
    assert len(told["parts"]) > 5
    again = guest.http.get(f"/t/{table}/parts?after={told['version']}").json()
    assert again == {"version": told["version"], "parts": []}


def test_a_visitor_without_the_seat_is_refused(guest: Guest, friend: Guest) -> None:
    table = guest.create(GAME, "person")["id"]
    friend.create(GAME, "person")
    table_view = guest.table_view(table, 0)
    refused = friend.choose(table, 0, table_view["decision"], table_view["keys"][:1])
    assert refused.status_code == 403
    assert guest.table_view(table, 0)["decision"] == table_view["decision"]


def test_a_theme_that_there_is_not_is_ignored(server: Server) -> None:
    for theme, known in (("dark", True), ("light", True), ("sepia", False)):
        with Guest(server) as guest:
            page = guest.http.get("/", headers={"cookie": f"pf-theme={theme}"}).text
            assert (f'data-theme="{theme}"' in page) == known
