"""Streams: what is told of a page makes the same page again."""

from __future__ import annotations

import json
import random

import pytest

from planetfall.lab.server.http_client import Listener
from planetfall.svg.canvas import Markup, Pieces, pieced
from planetfall.table.changes import applied, changes
from planetfall.table.parts import Page, PartStream, composed

WORDS = ["<g>", "</g>", "river", "ž", "—", '"quoted"', "\n", "0123456789" * 8]


def text_of(rng: random.Random, count: int) -> list[str]:
    return [rng.choice(WORDS) for _ in range(count)]


@pytest.mark.parametrize("seed", range(60))
def test_the_steps_of_a_change_lead_to_the_new_text(seed: int) -> None:
    rng = random.Random(seed)
    old = text_of(rng, rng.randrange(600))
    new = list(old)
    for _ in range(rng.randrange(6)):
        at = rng.randrange(len(new) + 1)
        new[at : at + rng.randrange(9)] = text_of(rng, rng.randrange(9))
    before, after = "".join(old), "".join(new)
    steps = changes(before, after)
    assert steps is None or applied(before, steps) == after


@pytest.mark.parametrize("seed", range(60))
def test_the_steps_between_pieces_lead_to_the_new_text(seed: int) -> None:
    rng = random.Random(seed)
    old = [f"<g>{word}</g>" * rng.randrange(5) for word in text_of(rng, rng.randrange(40))]
    new = list(old)
    for _ in range(rng.randrange(6)):
        at = rng.randrange(len(new) + 1)
        new[at : at + rng.randrange(4)] = [word * 3 for word in text_of(rng, rng.randrange(4))]
    before, after = pieced(map(Markup, old)), pieced(map(Markup, new))
    steps = changes(before, after)
    assert steps is not None
    assert applied(before, steps) == after
    # Only plain texts and numbers go into the event.
    assert {type(step) for step in steps} <= {int, str}


def test_of_pieces_only_those_that_differ_are_told() -> None:
    rows = [Markup(f"<li>row number {number} of the list: {'·' * 20}</li>") for number in range(9)]
    changed = [*rows[:4], Markup("<li>another</li>"), *rows[5:8], Markup("<li>last</li>")]
    steps = changes(pieced(rows), pieced(changed))
    assert steps is not None
    assert [step for step in steps if isinstance(step, str)] == [
        "<li>another</li>",
        "<li>last</li>",
    ]


def wrapped(rng: random.Random, pieces: list[str]) -> list[Markup]:
    """The same text, some of it as pieces that consist of pieces themselves."""
    found: list[Markup] = []
    at = 0
    while at < len(pieces):
        count = rng.randrange(1, 5)
        inner = [Markup(piece) for piece in pieces[at : at + count]]
        found += [pieced(inner)] if rng.random() < 0.5 else inner
        at += count
    return found


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("seed", range(60))
def test_the_steps_between_pieces_of_pieces_lead_to_the_new_text(seed: int, fixed: bool) -> None:
    rng = random.Random(seed)
    old = [f"<g>{word}</g>" * rng.randrange(4) for word in text_of(rng, rng.randrange(30))]
    new = list(old)
    for _ in range(rng.randrange(6)):
        at = rng.randrange(len(new) + 1)
        new[at : at + rng.randrange(4)] = text_of(rng, rng.randrange(4))
    kind = rng.randrange(10**6)
    before, after = (
        Pieces(tuple(wrapped(random.Random(kind), pieces)), fixed) for pieces in (old, new)
    )
    steps = changes(before, after)
    assert steps is not None
    assert applied(str(before), steps) == "".join(new)
    assert {type(step) for step in steps} <= {int, str}


def test_of_a_piece_that_differs_only_the_pieces_are_told_that_differ() -> None:
    def row(number: int, count: int) -> Markup:
        ground = Markup(f"<li>row number {number} of the list with a long ground: ")
        return pieced([ground, Markup(str(count)), Markup("</li>")])

    before = Pieces(tuple([row(number, 5) for number in range(9)]))
    after = Pieces(tuple([row(number, 7 if number in (3, 4, 8) else 5) for number in range(9)]))
    steps = changes(before, after)
    assert steps is not None
    assert [step for step in steps if isinstance(step, str)] == ["7", "7", "7"]


def test_where_all_has_its_place_what_comes_from_elsewhere_is_told_in_its_place() -> None:
    grounds = [Markup(f"<g>ground number {number} of the station") for number in range(6)]

    def turned(by: int, fixed: bool) -> Pieces:
        tiles = [Markup(f'<use href="#tile-{(number + by) % 6}"/></g>') for number in range(6)]
        return Pieces(
            tuple([each for both in zip(grounds, tiles, strict=True) for each in both]), fixed
        )

    steps = changes(turned(0, True), turned(2, True))
    assert steps is not None
    assert [step for step in steps if isinstance(step, str)] == [
        f'<use href="#tile-{(number + 2) % 6}"/></g>' for number in range(6)
    ]


def test_a_line_put_before_others_is_all_that_is_told() -> None:
    lines = [f"<li>something number {number} happened at the table</li>" for number in range(90)]
    steps = changes("<ul>" + "".join(lines[1:81]), "<ul>" + "".join(lines[:80]))
    assert steps is not None
    assert sum(len(step) for step in steps if isinstance(step, str)) < 120


def heard(listener: Listener, event: bytes) -> None:
    """Let a listener take an event."""
    listener._take(event.decode().strip(), len(event))


def test_a_part_that_is_sent_again_brings_its_children() -> None:
    long = "x" * 4000
    before = Page([("a", f'<p id="a">1{long}<div id="b"></div></p>'), ("a/b", '<i id="b">x</i>')])
    after = Page([("a", f'<p id="a">2{long}<div id="b"></div></p>'), ("a/b", '<i id="b">x</i>')])
    told = PartStream()
    told.news(before)
    data = json.loads(told.news(after).partition(b"data: ")[2])
    assert data[0][0] == "a"
    assert data[1] == '<i id="b">x</i>'
    deep = [*after.parts.items(), ("a/b/c", '<u id="c"></u>')]
    last = Page([("a", '<p id="a">3<div id="b"></div></p>'), *deep[1:]], Page(deep))
    assert last.since(Page(deep)) == ["a", "a/b", "a/b/c"]
    assert composed(list(after.parts.items())) == {"a": f'<p id="a">2{long}<i id="b">x</i></p>'}


def test_somebody_who_came_back_is_told_whole_parts() -> None:
    before = Page([("a", '<p id="a">' + "x" * 4000 + "1</p>")])
    after = Page([("a", '<p id="a">' + "x" * 4000 + "2</p>")])
    told = PartStream()
    told.page = before
    data = json.loads(told.news(after).partition(b"data: ")[2])
    assert data == [after.parts["a"]]


def test_a_listener_follows_a_page_through_its_changes() -> None:
    rng = random.Random(4)
    told, listener = PartStream(), Listener(0, "", 0, "")
    words = {name: text_of(rng, 300) for name in "abc"}
    before: Page | None = None
    for _ in range(40):
        for name in rng.sample("abc", rng.randrange(1, 3)):
            at = rng.randrange(300)
            words[name][at : at + 3] = text_of(rng, 3)
        parts = [(name, f'<p id="{name}">{"".join(words[name])}</p>') for name in "abc"]
        page = Page(parts, before)
        assert before is None or page.version != before.version
        assert Page(parts, page).version == page.version
        heard(listener, told.news(page))
        assert listener.parts == page.parts
        assert listener.version == page.version
        before = page
