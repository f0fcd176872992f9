"""Requests that no page would send: legal choices spoiled in every way we could think of."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from planetfall.lab.server.http_client import JSON
from planetfall.lab.server.stress.shadow import Sending, Shadow
from planetfall.table.middleware import BODY_LIMIT


@dataclass
class Asked:
    """One request."""

    kind: str
    path: str
    body: bytes = b""
    method: str = "POST"
    headers: dict[str, str] = field(default_factory=lambda: dict(JSON))
    stranger: bool = False
    """Sent by somebody without a seat."""


Maker = Callable[[Random, str, Shadow, Sending], Asked]

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    2**80,
    1e308,
    "",
    " ",
    "pass",
    "x" * 100,
    "\x00",
    "\u202e",
    "\ud800",
    "<script>alert(1)</script>",
    "'; DROP TABLE choices; --",
    [],
    {},
    [[[[]]]],
    {"$ref": "#"},
    ["pass"] * 65,
    ["pass", None],
    "0.0",
    "-1.0",
    "1e5",
    "9" * 24 + ".0",
    "٣.٠",
]

WORDS = ["%00", "%ff", "..", "-1", "99", "x" * 300, "%2e%2e%2f", "null", "seat[]", "٣", ""]

ODD_COOKIES = [
    'planetfall="',
    "planetfall=;;==",
    "a" * 3000,
    "\xff=\xff",
    "planetfall=" + "\xff" * 30,
    "planetfall-watch=\xff",
    "pf-lang=\xff; pf-theme=\xff",
]

TYPES = [
    "",
    "text/plain",
    "application/msgpack",
    "application/x-msgpack",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "application/json; charset=nonsense",
    "image/png",
    ";;;",
]


def _quoted(word: str) -> str:
    return "".join(letter if ord(letter) < 128 else "%D9%A3" for letter in word)


def _plain(sending: Sending, table: str) -> tuple[str, bytes]:
    return sending.path(table), json.dumps(sending.body).encode()


def flipped(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Some bytes are others."""
    path, body = _plain(sending, table)
    data = bytearray(body)
    for _ in range(rng.randint(1, 4)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return Asked("flipped bytes", path, bytes(data))


def cut(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """A piece is missing or comes twice."""
    path, body = _plain(sending, table)
    first, last = sorted(rng.randrange(len(body) + 1) for _ in range(2))
    middle = body[first:last] * rng.choice((0, 2, 3))
    return Asked("cut or doubled", path, body[:first] + middle + body[last:])


def retyped(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """A field holds something else, is missing, or is one too many."""
    body = copy.deepcopy(sending.body)
    name = rng.choice([*body, "more", "seat", "__proto__"])
    if rng.random() < 0.2:
        body.pop(name, None)
    elif name == "keys" and rng.random() < 0.5:
        body["keys"] = [*body.get("keys", []), rng.choice(JUNK)]
    else:
        body[name] = rng.choice(JUNK)
    return Asked("other types", sending.path(table), json.dumps(body).encode())


def illegal(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """A choice of this game that is not offered now."""
    rules = shadow.room.rules
    keys = [rules.key(rng.randrange(len(rules.vocabulary))) for _ in range(rng.randint(1, 3))]
    body = {**sending.body, "keys": keys}
    return Asked("keys not offered", sending.path(table), json.dumps(body).encode())


def misplaced(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """The choice of one seat, sent for another or out of turn."""
    seat = rng.randrange(-1, 8)
    path = f"/api/tables/{table}/{sending.what}?seat={seat}"
    body = dict(sending.body)
    if 0 <= seat < shadow.seats and rng.random() < 0.5:
        body["decision"] = shadow.room.decision(seat)
    return Asked("wrong seat or out of turn", path, json.dumps(body).encode())


def mistimed(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """The answer to a question of the past or the future."""
    number, undone = map(int, sending.body["decision"].split("."))
    decision = f"{max(0, number + rng.randint(-3, 3))}.{max(0, undone + rng.randint(-1, 1))}"
    body = {**sending.body, "decision": decision}
    return Asked("another decision", sending.path(table), json.dumps(body).encode())


def strange(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """A legal choice by somebody who has no seat here."""
    path, body = _plain(sending, table)
    return Asked("strangers", path, body, stranger=True)


def oversized(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """More than a request may hold."""
    path, body = _plain(sending, table)
    return Asked("oversized", path, body + b" " * (BODY_LIMIT + rng.randint(0, 4000)))


def deep(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Nested beyond reason."""
    depth = rng.choice((50, 900, 1100, 5000, 10_000))
    opening, closing = rng.choice(((b"[", b"]"), (b'{"keys":', b"}")))
    body = opening * depth + (b"1" + closing * depth if rng.random() < 0.5 else b"")
    return Asked("deep JSON", sending.path(table), body[: BODY_LIMIT - 1])


def not_text(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Bytes that are no text."""
    path, body = _plain(sending, table)
    wrong = rng.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\x00", b"\xf5\x80\x80\x80"))
    place = rng.randrange(len(body) + 1)
    return Asked("bad UTF-8", path, body[:place] + wrong + body[place:])


def untyped(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """JSON that is said to be something else."""
    path, body = _plain(sending, table)
    return Asked("wrong content type", path, body, headers={"content-type": rng.choice(TYPES)})


def headed(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Odd headers, or those of another site."""
    path, body = _plain(sending, table)
    odd = {
        "cookie": rng.choice(ODD_COOKIES),
        "origin": rng.choice(("http://elsewhere.example", "null", "http://[", "\xff")),
        "sec-fetch-site": rng.choice(("cross-site", "same-site", "")),
        "accept-encoding": "\xff, ;q=,",
        "last-event-id": "x" * 500,
        "x-forwarded-for": "\xff, 1.2.3.4:x",
    }
    name = rng.choice(list(odd))
    return Asked("odd headers", path, body, headers={**JSON, name: odd[name]})


def misaddressed(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Wrong methods, paths and queries."""
    word = _quoted(rng.choice(WORDS))
    _, body = _plain(sending, table)
    path = rng.choice(
        (
            f"/api/tables/{word}/choice",
            f"/api/tables/{table}/{word}",
            f"/api/tables/{table}/choice?seat={word}",
            f"/api/tables/{table}/choice?seat=0&seat={word}",
            f"/api/tables/{table}/seats/{word}",
            f"/api/tables/{table}/link?{word}",
            f"/{word}",
        )
    )
    method = rng.choice(("POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"))
    if method in ("POST", "PUT") and path.endswith("/choice?"):
        path += "seat=99"
    return Asked("wrong addresses", path, body, method)


def looked_for(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Questions with senseless parameters."""
    word = _quoted(rng.choice(WORDS))
    path = rng.choice(
        (
            f"/api/tables/{table}?seat={word}",
            f"/api/tables/{table}/why?key={word}&seat={rng.randrange(-1, 3)}",
            f"/api/tables/{table}/scores?seat={word}",
            f"/t/{table}/panel/{word or 'x'}?what={word}",
            f"/t/{table}/panel/{rng.choice(('scores', 'log', 'player', 'menu'))}?what={word}",
            f"/t/{table}/chips?keys={word}&keys=pass&seat={rng.randrange(-1, 3)}",
            f"/t/{table}/parts?after={word}&lang={word[:8]}",
            f"/t/{table}/stream?seat=99&after={word}",
            f"/static/{word}",
            f"/s/{table}/{word or 'x'}",
            f"/w/{table}/{word or 'x'}",
            f"/?game={word}",
        )
    )
    return Asked("senseless questions", path, method="GET", headers={})


def wished(rng: Random, table: str, shadow: Shadow, sending: Sending) -> Asked:
    """Spoiled wishes for a table."""
    wish: dict[str, Any] = {
        "game": shadow.room.record.game,
        "seats": [{"kind": "person", "name": "A"}, {"kind": "link"}],
        "options": {},
        "title": "T",
        "listed": False,
    }
    name = rng.choice(list(wish))
    if name == "options":
        spec = rng.choice(shadow.room.rules.specs())
        wish["options"] = {rng.choice((spec.name, "nothing")): rng.choice(JUNK)}
    elif name == "seats" and rng.random() < 0.7:
        seat = {"kind": rng.choice(("person", "bot", "link", "x")), "name": rng.choice(JUNK)}
        wish["seats"] = [{**seat, rng.choice(("level", "more")): rng.choice(JUNK)}]
    else:
        wish[name] = rng.choice(JUNK)
    return Asked("spoiled wishes", "/api/tables", json.dumps(wish).encode())


MAKERS: list[Maker] = [
    flipped,
    cut,
    retyped,
    illegal,
    misplaced,
    mistimed,
    strange,
    oversized,
    deep,
    not_text,
    untyped,
    headed,
    misaddressed,
    looked_for,
    wished,
]
